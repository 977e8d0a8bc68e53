"""Networks of a study: what its file says of them, read and planned for the base GPU."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import MgpusimError
from mgpusim.folders import check_inside
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.running.case import NetworkCase, as_case
from mgpusim.workload.checks import Problems
from mgpusim.workload.documents import Number, Positive, Shape, Text, read_table, short_form

Named = tuple[str, NetworkCase, float]


class _NetworkEntry(msgspec.Struct, frozen=True):
    network: Annotated[Text, "a network of `mgpusim networks` or the path of a model"]
    weight: Number = 1.0
    name: Text = ""
    library: Text = DEFAULT_LIBRARY
    precision: Text | None = None
    recorded: bool = False
    inputs: Annotated[dict[str, Shape], "a table of shapes, as in { data = [1, 3, 224, 224] }"] = {}
    batch: Positive | None = None
    resolution: Positive | None = None
    candidates: Positive | None = None


def read_networks(
    entries: Sequence[object], shared: Mapping[str, Any], base: Path, gpu: GpuSpec | None, problems: Problems
) -> tuple[Named, ...]:
    """Return name, network and weight of each entry of `networks`.

    Parameters
    ----------
    shared : library and precision of networks that do not say.
    base : folder that paths are relative to.
    gpu : each network is planned for, so that what no library can run there is said at once.
    """
    networks = []
    for i, data in enumerate(entries):
        before = len(problems.lines)
        entry = read_table(_NetworkEntry, {**shared, **short_form(data, "network")}, f"networks[{i}]", problems)
        if entry is None or len(problems.lines) > before:
            continue
        try:
            case = _case(entry, base)
            if gpu is not None:
                case.plan(gpu)
        except MgpusimError as error:
            problems.add(f"networks[{i}]", str(error))
        else:
            networks.append((entry.name or case.label, case, entry.weight))
    return tuple(networks)


def _case(entry: _NetworkEntry, base: Path) -> NetworkCase:
    beside, library = base / entry.network, entry.library
    for what, text in (("a model", entry.network), ("a library profile", library)):
        check_inside(base / text, base, "the study", what)
    sizes = {key: getattr(entry, key) for key in ("batch", "resolution", "candidates")}
    return as_case(
        beside if os.path.isfile(beside) else entry.network,
        load_library(base / library if library.endswith(".toml") and os.path.isfile(base / library) else library),
        precision=entry.precision, inputs=entry.inputs or None, recorded=entry.recorded,
        **{key: value for key, value in sizes.items() if value is not None},
    )  # fmt: skip
