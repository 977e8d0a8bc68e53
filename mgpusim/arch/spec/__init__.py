"""What a GPU is: frozen structs with the unit in every field name, read from a preset with `mgpusim.arch.load`.

A field keeps its dotted path from the preset file to the report: ``l2.size_b`` is `GpuSpec.l2.size_b` and the key
``size_b`` of the table ``[l2]``. Nothing derived is stored: what follows from other fields is a property. Rates are
per shader core and per cycle of the GPU clock unless a field says otherwise. What else is known of a field stands at its
definition (`About`). `mgpusim.arch.schema` gives it by path, and `mgpusim.arch.check` checks documents by it.
"""

from mgpusim.arch.spec.about import ITSELF, RESOURCES, About, Affects
from mgpusim.arch.spec.core import OP_CLASSES, Core, Fp16, OpRate, Ops, Rate, Registers, RegisterStep
from mgpusim.arch.spec.device import (
    LAUNCH_ORDERS,
    Clock,
    ClockPoint,
    Compilers,
    CoreType,
    Dispatch,
    HostCpu,
    LaunchOrder,
    LaunchOverhead,
    Limits,
)
from mgpusim.arch.spec.errors import EngineErrors, ModelErrors
from mgpusim.arch.spec.gpu import SOURCE_KINDS, Alternative, Anchor, GpuSpec, Source, phase_b
from mgpusim.arch.spec.memory import Atomics, Cache, Constant, Dram, Local, Texture, Tlb
from mgpusim.arch.spec.model import Model

__all__ = [
    "ITSELF",
    "LAUNCH_ORDERS",
    "OP_CLASSES",
    "RESOURCES",
    "SOURCE_KINDS",
    "About",
    "Affects",
    "Alternative",
    "Anchor",
    "Atomics",
    "Cache",
    "Clock",
    "ClockPoint",
    "Compilers",
    "CoreType",
    "Constant",
    "Core",
    "Dispatch",
    "Dram",
    "EngineErrors",
    "Fp16",
    "GpuSpec",
    "HostCpu",
    "LaunchOrder",
    "LaunchOverhead",
    "Limits",
    "Local",
    "Model",
    "ModelErrors",
    "OpRate",
    "Ops",
    "Rate",
    "RegisterStep",
    "Registers",
    "Source",
    "Texture",
    "Tlb",
    "phase_b",
]
