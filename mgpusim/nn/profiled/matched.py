"""Rows of a profile with the layers that compute them: a profile, a GPU, a library and the graphs in, a `MatchedProfile` out."""

from __future__ import annotations

import math
from collections.abc import Sequence
from os import PathLike
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np

from mgpusim.accuracy.sample import even
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, MgpusimError, MissingExtraError, suggest
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.plan import NetworkPlan, Option, options_of
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.profiled.alone import OPERATOR, graph_of_row
from mgpusim.nn.profiled.format import read_profile
from mgpusim.nn.profiled.graphs import NetworkFiles, plain_name
from mgpusim.nn.profiled.layers import ProfiledLayer, layers_of
from mgpusim.nn.profiled.matching import match_rows
from mgpusim.nn.profiled.profilers import Profiler, profiler_of
from mgpusim.nn.profiled.rows import MeasuredOperator, MeasuredRun, Profile, UnreadRow
from mgpusim.nn.running.chosen import kernel_steps
from mgpusim.nn.running.timing import Timed, option_key, time_options
from mgpusim.session import Session

FASTEST = 3.0
"""Of the GPU's peak rate in single precision: above it, half precision included, no operator is believed."""
SLOWEST = 1e-6
MOST_SAID = 20


class ProfiledCase(msgspec.Struct):
    """A network with its rows: planned, then timed and matched."""

    name: str
    rows: list[MeasuredOperator]
    graph: Graph
    plan: NetworkPlan
    layers: list[ProfiledLayer] = []
    pairs: tuple[tuple[int, int], ...] = ()
    unmatched: tuple[UnreadRow, ...] = ()
    without_row: tuple[int, ...] = ()
    whole: bool = True


class MeasuredLayer(NamedTuple):
    """A layer that was measured once: by one row, or by a row for each of its launches."""

    case: ProfiledCase
    layer: ProfiledLayer
    rows: tuple[MeasuredOperator, ...]

    @property
    def us(self) -> float:
        return math.fsum(row.us for row in self.rows)

    @property
    def place(self) -> str:
        return ", ".join(map(_place, self.rows))


def measured_layers(case: ProfiledCase, launches: bool) -> list[MeasuredLayer]:
    """Return what was measured of a network: the rows of a layer together where they are launches."""
    if not launches:
        return [MeasuredLayer(case, case.layers[j], (case.rows[i],)) for i, j in case.pairs]
    of_layer: dict[int, list[MeasuredOperator]] = {}
    for i, j in case.pairs:
        of_layer.setdefault(j, []).append(case.rows[i])
    return [MeasuredLayer(case, case.layers[j], tuple(rows)) for j, rows in of_layer.items()]


def match_profile(
    profile: str | PathLike[str] | Profile, spec: GpuSpec, library: str | Library | None, limit: int | None, session: Session, *,
    graphs: str | PathLike[str] | None = None, runs: str | PathLike[str] | Profile | None = None, device: str | None = None,
    precision: str | None = None, caches: str | None = None,
) -> MatchedProfile:  # fmt: skip
    """Return the rows of a profile with their layers, and what the kernels take that are to be judged.

    Parameters
    ----------
    limit : distinct operators to take, the same number of each kernel as far as it has them; all if None. With 0 all are matched,
        and none is timed.

    The others are those of `mgpusim.nn.profiled.judge.validate_operators`.
    """
    read = profile if isinstance(profile, Profile) else read_profile(profile)
    own = library if isinstance(library, Library) else load_library(library or read.library or DEFAULT_LIBRARY)
    how = profiler_of(own.name, spec, caches)
    beside = runs if isinstance(runs, Profile) or runs is None else read_profile(runs)
    rows, ends, named, notes = _chosen_rows(read, beside, spec, device)
    unread = [*read.unread, *(beside.unread if beside is not None else ())]
    if rows:
        _check_rate(read, rows, spec)
    with NetworkFiles(graphs) as files:
        cases, left = _cases(rows, ends, files, spec, own, precision, notes)
        unread += left
        if not cases:
            raise InputError(f"profile {read.name}: none of its networks has a graph that can be planned", unread_lines(unread))
        common = MatchedProfile(read, spec, own, named, how, cases, ends, unread, notes)
        measured = {end.network for end in ends}
        common.timed = [case for case in cases if limit is None or case.name in measured]
        options = [option for case in common.timed for option in options_of(case.plan.steps)]
        if limit is None:
            time_options(cases[0].plan, spec, options=options, known=common.known, session=session)
        for case in cases:
            _match(case, read, common.known, unread, own, session)
            for measured_layer in measured_layers(case, read.launches):
                common.distinct.setdefault("".join(map(common.key, measured_layer.layer.options)), []).append(measured_layer)
    if rows and not common.distinct:
        raise InputError(f"profile {read.name}: none of its {len(rows):,} rows is a layer of its network", unread_lines(unread))
    if limit:
        common.take(limit)
        sampled = [option for many in common.distinct.values() for option in many[0].layer.options]
        time_options(cases[0].plan, spec, options=[*sampled, *options], known=common.known, session=session)
    return common


class MatchedProfile(msgspec.Struct):
    """What the results of all engines share.

    `distinct` is what was measured of each distinct operator, by its launches, `timed` the cases of which all kernels are known.
    """

    profile: Profile
    gpu: GpuSpec
    library: Library
    device: str
    how: Profiler
    cases: list[ProfiledCase]
    ends: list[MeasuredRun]
    unread: list[UnreadRow]
    notes: list[str]
    known: dict[str, Timed] = {}
    distinct: dict[str, list[MeasuredLayer]] = {}
    keys: dict[int, str] = {}
    timed: list[ProfiledCase] = []

    def key(self, option: Option) -> str:
        """Return `option_key` of an option of a layer, made once: it reads the whole source of the kernel."""
        if id(option) not in self.keys:
            self.keys[id(option)] = option_key(option)
        return self.keys[id(option)]

    def take(self, limit: int) -> None:
        """Keep so many distinct operators, the same number of each kernel, spread over the profile."""
        of_kernel: dict[str, list[str]] = {}
        for key, many in self.distinct.items():
            of_kernel.setdefault(many[0].layer.variant, []).append(key)
        shares = zip(of_kernel.values(), even([len(keys) for keys in of_kernel.values()], limit), strict=True)
        kept = {keys[(2 * k + 1) * len(keys) // (2 * n)] for keys, n in shares for k in range(n)}
        if len(kept) < len(self.distinct):
            self.notes.append(f"{len(kept):,} of {len(self.distinct):,} distinct operators are taken, evenly over the kernels.")
        self.distinct = {key: many for key, many in self.distinct.items() if key in kept}


def unread_lines(unread: Sequence[UnreadRow]) -> list[str]:
    shown = [f"{_place(row)}: {row.reason}{f'; {row.fix}' if row.fix else ''}" for row in unread[:MOST_SAID]]
    return [*shown, f"and {len(unread) - MOST_SAID:,} more"] if len(unread) > MOST_SAID else shown


def _place(row: UnreadRow | MeasuredOperator) -> str:
    return f"{row.network} {row.where}".strip()


# ---- which rows ---------------------------------------------------------------------------------------------------------
def _chosen_rows(
    profile: Profile, beside: Profile | None, gpu: GpuSpec, device: str | None
) -> tuple[list[MeasuredOperator], list[MeasuredRun], str, list[str]]:
    """Return the rows and runs of one device, its name, and notes."""
    notes = list(profile.notes)
    devices = list(dict.fromkeys((*profile.devices, *(beside.devices if beside is not None else ()))))
    name = _device(profile.name, devices, gpu, device)
    rows = [row for row in profile.rows if not row.device or not name or row.device == name]
    every = [*profile.runs, *(beside.runs if beside is not None else ())]
    ends = [run for run in every if not run.device or not name or run.device == name]
    for other in devices:
        if other != name:
            count = [*(row.device for row in profile.rows), *(run.device for run in every)].count(other)
            notes.append(f"{count:,} rows of {other} are left out.")
    return rows, ends, name, notes


def _device(file: str, devices: Sequence[str], gpu: GpuSpec, asked: str | None) -> str:
    """Return the device whose rows are taken: that which was asked for, the only one, or that which the GPU is called."""
    if asked is not None:
        device = next((name for name in devices if plain_name(name) == plain_name(asked)), None)
        if device is None:
            there = f"{suggest('device', asked, devices)}" if devices else "its rows name no device"
            raise InputError(f"profile {file}: device '{asked}': {there}")
        return device
    if len(devices) <= 1:
        return devices[0] if devices else ""
    called = plain_name(gpu.name), plain_name(gpu.description)
    fit = [name for name in devices if plain_name(name) == called[0] or called[1].startswith(plain_name(name))]
    if len(fit) != 1:
        raise InputError(
            f"profile {file}: has rows of {len(devices)} devices, and none is surely {gpu.name}; say which with --device:",
            [f'--device "{name}"' for name in devices],
        )
    return fit[0]


def _check_rate(profile: Profile, rows: Sequence[MeasuredOperator], gpu: GpuSpec) -> None:
    """Refuse times in another unit than they are said to be, by the operations that the tool counted."""
    rates = [row.flop / row.us * 1e6 for row in rows if row.flop > 0]
    if len(rates) < 3:
        return
    rate, peak = float(np.median(rates)), gpu.peak_flops
    if rate > FASTEST * peak or rate < SLOWEST * peak:
        raise InputError(
            f"profile {profile.name}: its times are no {profile.unit}: half of the rows would compute at "
            f"{'more' if rate > peak else 'less'} than {rate / 1e9:,.3g} GFLOP/s, and {gpu.name} reaches {peak / 1e9:,.0f}; "
            f"name the column of times by its unit ({'ms' if rate > peak else 'ns'}?)"
        )


# ---- graphs -------------------------------------------------------------------------------------------------------------
def _cases(
    rows: Sequence[MeasuredOperator], ends: Sequence[MeasuredRun], files: NetworkFiles, gpu: GpuSpec, library: Library,
    precision: str | None, notes: list[str],
) -> tuple[list[ProfiledCase], list[UnreadRow]]:  # fmt: skip
    """Return each network that is measured with its plan, and rows whose graph there is not."""
    of_network: dict[str, list[MeasuredOperator]] = {run.network: [] for run in ends}
    for row in rows:
        of_network.setdefault(row.network, []).append(row)
    cases: list[ProfiledCase] = []
    left: list[UnreadRow] = []
    cases_of: dict[str, ProfiledCase | str] = {}
    for name, own in of_network.items():
        path = files.find(name)
        if path is None and files.path is None and not files.single and own:
            _alone(own, gpu, library, precision, cases_of, cases, left)
            continue
        if path is None:
            near = files.near(name)
            reason = f"no graph for {name or 'the network'}" + (f"; did you mean {near}?" if near else "")
            fix = "add its model to --graphs"
            left += [row.unread(reason, fix) for row in own]
            left += [UnreadRow(end.where, name, "whole network", end.us, reason, fix) for end in ends if end.network == name]
            continue
        try:
            graph = _at_measured_size(files, path, own, notes)
            cases.append(ProfiledCase(name, own, graph, plan_network(graph, gpu, library, precision=precision)))
        except MgpusimError as error:
            if files.single or isinstance(error, MissingExtraError):
                raise
            left += [row.unread(str(error), "repair the model") for row in own]
    if files.path is None and rows:
        notes.append("Each operator is predicted alone, by its shapes: there is no graph (--graphs).")
    return cases, left


def _alone(
    rows: Sequence[MeasuredOperator], gpu: GpuSpec, library: Library, precision: str | None,
    cases_of: dict[str, ProfiledCase | str],
    cases: list[ProfiledCase], left: list[UnreadRow],
) -> None:  # fmt: skip
    """Add the networks of single operators of rows without a graph."""
    for row in rows:
        key = repr((row.kind, sorted(row.facts.items()), row.fused, row.dtype))
        case = cases_of.get(key)
        if case is None:
            try:
                graph = graph_of_row(row)
                case = ProfiledCase("", [], graph, plan_network(graph, gpu, library, precision=precision), whole=False)
                cases.append(case)
            except MgpusimError as error:
                case = str(error)
            cases_of[key] = case
        if isinstance(case, str):
            left.append(row.unread(case, "give the model (--graphs), or its shapes"))
        else:
            case.rows.append(row)


def _match(
    case: ProfiledCase,
    profile: Profile,
    known: dict[str, Timed],
    unread: list[UnreadRow],
    library: Library,
    session: Session,
) -> None:
    """Find the layers of a network, and the layer of each of its rows."""
    steps = kernel_steps(case.plan, known=known, session=session)
    case.layers = layers_of(case.plan.graph, steps)
    if not case.whole:
        own = next((j for j, layer in enumerate(case.layers) if layer.name == OPERATOR and not layer.on_host), None)
        if own is None:
            reason = f"{library.name} runs no kernel of its own for it"
            unread += [row.unread(reason, "give the model (--graphs)") for row in case.rows]
        else:
            case.pairs = tuple((i, own) for i in range(len(case.rows)))
        return
    rows = match_rows(case.rows, case.layers, ordered=profile.ordered, launches=profile.launches)
    case.pairs, case.unmatched, case.without_row = rows.pairs, rows.unmatched, rows.without_row


def _at_measured_size(files: NetworkFiles, path: Path, rows: Sequence[MeasuredOperator], notes: list[str]) -> Graph:
    """Return the graph of a file, at the resolution of its rows where that is another one and the graph can have it."""
    graph = files.read(path)
    size = _measured_size(rows, graph)
    if size is None:
        return graph
    try:
        other = files.read(path, size)
    except MgpusimError:  # shapes that are written into it: its rows will find no layer, which is said
        return graph
    notes.append(f"{path.stem}: the graph is taken at {size[0]}x{size[1]}, as its rows are.")
    return other


def _measured_size(rows: Sequence[MeasuredOperator], graph: Graph) -> tuple[int, int] | None:
    """Return height and width of the images by the row of the first convolution, None where the graph has them."""
    image = graph.image(graph.inputs[0]) if len(graph.inputs) == 1 else None
    first = next((row for row in rows if row.kind == "conv" and image and row.facts.get("in_c") == image.c), None)
    if first is None or image is None or not {"in_h", "in_w", "out_h", "out_w", "stride"} <= first.facts.keys():
        return None
    f = first.facts
    padded, plain = (f["in_h"], f["in_w"]), (f["out_h"] * f["stride"], f["out_w"] * f["stride"])
    return None if (image.h, image.w) in (padded, plain) else min(padded, plain)
