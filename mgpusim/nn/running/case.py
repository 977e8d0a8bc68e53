"""A network as it is asked for: a name of the zoo, the file of a model or a graph, with a library and how it runs."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.readers.format import is_model_file
from mgpusim.nn.running.timing import CANDIDATES
from mgpusim.nn.zoo.catalogue import canonical_name

NetworkLike = str | PathLike[str] | Graph


class NetworkCase(msgspec.Struct, frozen=True):
    """A network as it is asked for: model, library, how it runs. See `mgpusim.nn.running.predict.network` for the fields."""

    graph: Graph
    library: Library
    precision: str | None = None
    batch: int | None = None
    recorded: bool = False
    candidates: int = CANDIDATES

    @property
    def label(self) -> str:
        """What to call it in messages."""
        return self.graph.name

    def identity(self) -> str:
        """Return a hash of all that decides its prediction but the GPU and the version of mgpusim."""
        values = {name: (v.dtype.str, v.shape, hashlib.sha256(v.tobytes()).hexdigest()) for name, v in self.graph.values.items()}
        bare = msgspec.structs.replace(self.graph, values={})
        rest = (self.library, self.precision, self.batch, self.recorded, self.candidates)
        return hashlib.sha256(repr((bare, sorted(values.items()), rest)).encode()).hexdigest()

    def plan(self, gpu: GpuSpec) -> NetworkPlan:
        """Return its plan for a GPU.

        Raises
        ------
        MgpusimError
            As `plan_network`; the library records no queue there.
        """
        plan = plan_network(self.graph, gpu, self.library, precision=self.precision, batch=self.batch)
        plan.check_runs(recorded=self.recorded)
        return plan


def names_network(target: str | PathLike[str]) -> bool:
    """Return whether a target is a network rather than a launch: a name of the zoo, or a file of a model.

    >>> [names_network(name) for name in ("mobilenet-v2", "net.onnx", "softmax", "conv.cl")]
    [True, True, False, False]
    """
    if is_model_file(target):
        return True
    try:
        return bool(canonical_name(os.fspath(target)))
    except UnknownNameError:
        return False


def as_network(
    network: NetworkLike, *, inputs: Mapping[str, tuple[int, ...]] | None = None, resolution: int | None = None,
    values: bool = False,
) -> Graph:  # fmt: skip
    """Return a network: a graph as it is, a model file read, or a network of the zoo by name.

    Parameters
    ----------
    values : with the weights of the file; those of the zoo are drawn.

    >>> as_network("mobilenet-v2").name
    'mobilenet_v2'
    """
    if isinstance(network, Graph):
        return network
    path = Path(network)
    if os.path.isfile(path) or is_model_file(path) or os.sep in os.fspath(network):
        from mgpusim.nn.readers import read_network

        if resolution is not None:
            raise InputError(f"resolution: given for {path.name}, whose inputs are its own; name their shapes (inputs) instead")
        return read_network(path, inputs=inputs, values=values)
    from mgpusim.nn import zoo

    if inputs:
        raise InputError(f"inputs: given for the network {network} of the zoo; it takes a resolution and a batch")
    return zoo.network(str(network), resolution=resolution, values=values)


def as_case(
    network: NetworkLike, library: str | Library = DEFAULT_LIBRARY, *, precision: str | None = None, batch: int | None = None,
    resolution: int | None = None, inputs: Mapping[str, tuple[int, ...]] | None = None, recorded: bool = False,
    candidates: int = CANDIDATES,
) -> NetworkCase:  # fmt: skip
    """Return a network as it is to run, for all that takes a network in place of a launch.

    Parameters
    ----------
    network : name of a network of the zoo, path of a model (ONNX, TFLite, MNN, ncnn), or a `Graph`.
    library : name or path of a library profile.
    precision : one of the profile's; its default if None.
    batch : images at once; those of the model if None.
    resolution : height and width of the images, of a network of the zoo; a model's file has its own.
    inputs : shapes of inputs with free dimensions.
    recorded : replay a recorded queue, where the library can record one.
    candidates : work groups to compare where the library times them, at most.

    Returns
    -------
    NetworkCase
        What `mgpusim.bottleneck`, `mgpusim.tune_network` and `mgpusim.fuse_networks` take.

    Raises
    ------
    MgpusimError
        There is no such network or library; the model cannot be read.

    >>> as_case("mobilenet_v2", "mnn").label
    'mobilenet_v2'
    """
    graph = as_network(network, inputs=inputs, resolution=resolution)
    profile = library if isinstance(library, Library) else load_library(library)
    return NetworkCase(graph, profile, precision, batch, recorded, candidates)
