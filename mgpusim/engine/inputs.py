"""What a prediction was made from, as files of predictions keep it: the fields of the GPU, the launch, the source."""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.arch.fields import NO_FIGURES, get_field
from mgpusim.arch.schema import leaf_paths
from mgpusim.engine.prediction import Inputs
from mgpusim.workload.launch import launch_to_dict
from mgpusim.workload.source import source_of_launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.workload.launch import Launch


def inputs_of(launch: Launch, gpu: GpuSpec) -> Inputs:
    """Return what a prediction of a launch on a GPU is made from.

    Parameters
    ----------
    launch : it is kept as in a launch file; of its source, the name and the SHA-256 of the text.
    gpu : its fields are kept by dotted path.

    >>> inputs = inputs_of(Launch("kernel void f() {}", "f", (64,)), load_gpu("adreno-640"))
    >>> inputs.gpu["l2.size_b"], inputs.launch["global"], len(inputs.source["sha256"])
    (131072, [64], 64)
    """
    said = {key: value for key, value in launch_to_dict(launch).items() if key not in ("kernel", "source")}
    text = source_of_launch(launch).text
    source = {"name": launch.source_name, "sha256": hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()}
    return Inputs(fields_of(gpu), said, source)


def fields_of(gpu: GpuSpec) -> dict[str, Any]:
    """Return the fields of a GPU by dotted path, as plain values.

    >>> fields_of(load_gpu("adreno-640"))["l2.size_b"]
    131072
    """
    paths = leaf_paths(msgspec.to_builtins(gpu))
    return {path: msgspec.to_builtins(get_field(gpu, path)) for path in paths if path not in NO_FIGURES}
