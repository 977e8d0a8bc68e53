"""What decides the trace of a launch on a GPU: those of the GPU's fields that act on a trace, and no others."""

from __future__ import annotations

from mgpusim.arch.fields import get_field
from mgpusim.arch.occupancy import occupancy
from mgpusim.arch.schema import about, paths_that_affect
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError
from mgpusim.session import Session
from mgpusim.trace.data import TraceMeta
from mgpusim.trace.trace import gpu_key, trace_launch
from mgpusim.workload.device import compiler_of
from mgpusim.workload.launch import Launch

ONLY_RESIDENCY = tuple(path for path in paths_that_affect("occupancy") if not about(path).rate)
"""Fields that act on a trace and the equations through the number of groups on a core alone."""
_READ_BESIDE = (
    *(path for path in paths_that_affect("occupancy") if about(path).rate),
    *(path for path in paths_that_affect("trace") if about(path).where),
)
"""Fields that the equations read, whether or not they act on the trace of a GPU."""


class Signature:
    """What decides a launch's trace on a GPU: `gpu_key`, but of registers and slots only the occupancy they give.

    `meta` is that of the trace on `gpu`; None, and then no two GPUs of different registers share a trace, where it cannot run the
    launch, the driver chooses the local size, or a compiler the width of a warp.
    """

    def __init__(self, launch: Launch, gpu: GpuSpec, session: Session) -> None:
        self.meta: TraceMeta | None = None
        # else registers and slots may decide the driver's choice of it
        if launch.local_size is not None and compiler_of(gpu) != "ocloc":
            try:
                self.meta = trace_launch(launch, gpu, session=session).meta
            except MgpusimError:
                return  # the other GPUs may run it

    def of(self, gpu: GpuSpec) -> tuple[object, object]:
        """Return what decides the shape of the launch, and what its cache results."""
        return self._shape(gpu), gpu_key(gpu, ("cache",))

    def _shape(self, gpu: GpuSpec) -> object:
        if self.meta is None or self.meta.ndrange.sub_group:
            return gpu_key(gpu, ("trace", "occupancy"))
        barriers = any(r.has_barrier for r in self.meta.regions)
        residencies = [self._residency(gpu, barriers, spill=True)]
        try:  # the trace does not say whether registers spill to make a group fit; GPUs alike in both ways are alike in it
            residencies.append(self._residency(gpu, barriers, spill=False))
        except InputError:
            residencies.append(())
        return gpu_key(gpu, ("trace",)), tuple(get_field(gpu, path) for path in _READ_BESIDE), tuple(residencies)

    def _residency(self, gpu: GpuSpec, barriers: bool, spill: bool) -> tuple[int, ...]:
        meta = self.meta
        assert meta is not None
        resident = occupancy(gpu, meta.ndrange.items_per_group, meta.registers[1], meta.local_b, barriers=barriers, spill=spill)
        return resident.warp_size, resident.groups_per_core, resident.warps_per_core, resident.spilled, resident.passes
