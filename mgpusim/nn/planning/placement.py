"""Placements as files: what `mgpusim place -o` writes and `mgpusim network --placement` reads."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.folders import is_path
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.host.cpu import busy_cores
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.made_for import MadeFor, check_asked
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network, prepare_network
from mgpusim.reading import read_struct
from mgpusim.result import Result

SCHEMA = "mgpusim.placement/1"


class HostPlacement(Result, frozen=True, kw_only=True, tag=SCHEMA, forbid_unknown_fields=True):
    """Which operators of a network the CPU computes.

    Attributes
    ----------
    made_for : version of mgpusim, network and GPU; those of another are refused.
    library, precision, batch : with which it was made.
    mapped : the CPU maps what it exchanges with the GPU, in place of copies.
    on_host : operators on the CPU, as they are after the library's passes.
    latency_us : of an inference, predicted.
    host_cores : that the operators on the CPU run on, where they were named: `host.threads` of the GPU.
    """

    made_for: MadeFor
    library: str
    precision: str
    batch: int | None
    mapped: bool
    on_host: tuple[str, ...]
    latency_us: float = 0.0
    host_cores: str = ""


def on_cores(gpu: GpuSpec, cores: str) -> GpuSpec:
    """Return a GPU whose CPU runs operators on some of its cores, as `host.threads` names them.

    >>> on_cores(load_gpu("adreno-640"), "1large").host.threads
    '1large'
    """
    if gpu.host is None:
        raise InputError(f"host.threads: the CPU of {gpu.name} is not described ([host]), so it has no cores to name")
    pinned = msgspec.structs.replace(gpu, host=msgspec.structs.replace(gpu.host, threads=cores))
    busy_cores(pinned.host)
    return pinned


def read_placement(path: str | os.PathLike[str]) -> HostPlacement:
    """Return the placement in a file."""
    return read_struct(path, "placement", HostPlacement, SCHEMA, "mgpusim place -o")


def plan_placed(
    model: Graph, gpu: GpuSpec, placement: HostPlacement | str | os.PathLike[str], *, library: str | Library | None = None,
    precision: str | None = None, batch: int | None = None, strict: bool = False,
) -> NetworkPlan:  # fmt: skip
    """Return a network with the operators of a placement on the CPU; the other parameters are those of `plan_network`.

    Parameters
    ----------
    placement : or the path of its file.
    library : only where the profile is a file of your own; it must be that of the placement.
    """
    if not isinstance(placement, HostPlacement):
        placement = read_placement(placement)
    if library is None and is_path(placement.library):
        raise InputError(f"placement: library: got '{placement.library}', expected a name; give the file of a profile yourself")
    profile = library if isinstance(library, Library) else load_library(library or placement.library)
    if profile.name != placement.library:
        raise InputError(f"library: got {profile.name}, but the placement is of {placement.library}; leave it out, or place anew")
    check_asked("placement", precision, batch, (placement.precision, placement.batch))
    asked: dict[str, Any] = {"precision": placement.precision, "batch": placement.batch}
    if placement.host_cores:
        gpu = on_cores(gpu, placement.host_cores)
    placement.made_for.check("placement", prepare_network(model, gpu, profile, **asked).graph, gpu)
    asked |= {"strict": strict, "mapped": placement.mapped}
    return plan_network(model, gpu, profile, on_host=frozenset(placement.on_host), **asked)
