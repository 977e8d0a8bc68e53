"""Networks as users name them beside launches: a name of the zoo, or the file of a model."""

from __future__ import annotations

import os
from collections.abc import Mapping
from os import PathLike

from mgpusim.errors import UnknownNameError
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.readers.format import is_model_file
from mgpusim.nn.running.many_gpus import NetworkCase
from mgpusim.nn.running.predict import NetworkLike, as_network
from mgpusim.nn.running.timing import CANDIDATES
from mgpusim.nn.zoo.catalogue import canonical_name

__all__ = ["as_case", "names_network"]


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

    Examples
    --------
    >>> as_case("mobilenet_v2", "mnn").label
    'mobilenet_v2'
    """
    graph = as_network(network, inputs=inputs, resolution=resolution)
    profile = library if isinstance(library, Library) else load_library(library)
    return NetworkCase(graph, profile, precision, batch, recorded, candidates)
