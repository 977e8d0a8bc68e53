"""`mgpusim tune`: the work-group shape to launch kernels with, those of a whole network too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.cases import CASE_ARGUMENTS, CASE_NAMES, case_options, check_kinds, find_cases, split_targets
from mgpusim.cli.options import (
    allow_predicted_option,
    anchor_option,
    anchored_gpus,
    engine_option,
    find_launches,
    gpu_options,
    isolated_option,
    load_gpus,
    named_as_options,
    said_orders,
    session_options,
    spill_option,
    spilling,
)
from mgpusim.cli.output import FileToWrite, html_option, json_option
from mgpusim.cli.pairs import Failures, asked_of_each
from mgpusim.cli.runner import Answer, AnswerCommand, apart, files_asked
from mgpusim.errors import InputError, MgpusimError
from mgpusim.nn.defaults import DEFAULT_LIBRARY

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.nn.changing.tuning import NetworkTuning
    from mgpusim.nn.running.case import NetworkCase
    from mgpusim.sched.shapes.lookup import LookupEntry
    from mgpusim.sched.shapes.strategies import StrategySettings
    from mgpusim.sched.shapes.tune import Tuning
    from mgpusim.session import Session
    from mgpusim.view import ResultView
    from mgpusim.workload.launch import Launch

OPERATORS = ("any", "conv", "dwconv")
COMPARES = "comparing strategies for"
"""Begins a line before strategies are compared, which may take minutes."""
MAPS = (16, 4, 1, 0)
"""Heat maps of a tuning on a page: fewer where it would be too large."""


@click.command(cls=AnswerCommand)
@click.argument("targets", nargs=-1, metavar="LAUNCH.toml|EXAMPLE|KERNEL.cl|NETWORK...")
@gpu_options
@anchor_option
@case_options
@click.option(
    "--strategy", default="model", show_default=True, metavar="NAME", help="model, exhaustive, rules, lookup or driver."
)
@engine_option("Whose times decide; event simulates the best --top.")
@click.option("--top", default=5, show_default=True, metavar="K", help="Shapes shown, and simulated with --engine event.")
@click.option("--compare", is_flag=True, help="Compare all strategies: choice, loss, cost on the device.")
@click.option(
    "--measured", type=click.Path(path_type=Path), metavar="CORPUS", help="Judge by measured times; without targets, all of it."
)
@allow_predicted_option()
@click.option("--table", type=click.Path(path_type=Path), metavar="TABLE.json", help="The table that strategy lookup reads.")
@click.option("--output", "-o", type=FileToWrite(".json"), metavar="TABLE.json", help="Write a lookup table.")
@html_option("Write a page with heat maps.")
@json_option("a list of results", prints={
    "tune --json": "mgpusim.sched.shapes.tune.Tuning",
    "tune NETWORK --json": "mgpusim.nn.changing.tuning.NetworkTuning",
})  # fmt: skip
@click.option("--all-shapes", is_flag=True, help="Every legal shape, not only powers of two and divisors of the global size.")
@click.option("--limit", type=click.IntRange(1), metavar="N", help="At most N shapes, spread over the sizes of groups.")
@click.option("--full", is_flag=True, help="Predict every shape in full, not only the best by quick trace.")
@click.option("--operator", default="any", show_default=True, type=click.Choice(OPERATORS), help="Which form rule V takes.")
@click.option("--kernel", "-k", metavar="NAME", help="Kernel function; of --measured without targets a pattern, as in 'conv*'.")
@click.option("--global", "-g", "global_size", metavar="SIZE",
              help="Work items, as in 56x56x64, or by local size (lx, ly, lz) and scalar parameters: 'rows * lx'.")  # fmt: skip
@click.option("--local", "-l", "local_sizes", metavar="SIZE", multiple=True,
              help="The launch's own work-group size: the others have to do the same work.")  # fmt: skip
@click.option("--pad/--no-pad", default=None, help="Let shapes round the global size up to whole groups.")
@click.option("--arg", "-a", "args", metavar="ARG", multiple=True, help="One per parameter of a KERNEL.cl, as for predict.")
@click.option("--options", metavar="TEXT", help="Compiler options, as in '-DTILE=4'.")
@isolated_option
@spill_option
@session_options()
def tune(
    targets: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], strategy: str, engine: str, top: int, compare: bool,
    measured: Path | None, allow_predicted: bool, table: Path | None, output: Path | None, all_shapes: bool,
    limit: int | None, full: bool, operator: str, session: Session, isolated: bool, allow_spill: bool,
    anchors: tuple[str, ...], **launch: Any,
) -> Answer:  # fmt: skip
    """Choose the work-group shape of launches, and say what it gains over the driver's choice.

    A quick trace rates all legal shapes, the best are predicted in full. Nothing runs on a device; what each strategy would
    take there, and lose, --compare says. -o writes a lookup table for a framework to ship, --table reads it back.

    Of a network each kernel that its library launches is tuned, and what that gains over the library's work groups is said. With
    --compare it is said under each strategy, with what it costs before the first inference.

    \b
    mgpusim tune conv1x1_image --gpu adreno-640
    mgpusim tune mobilenet_v2 --gpu adreno-640 -o table.json
    mgpusim tune mobilenet_v2 --gpu adreno-640 --compare --table table.json
    """
    from mgpusim.sched.shapes.lookup import read_table
    from mgpusim.sched.shapes.strategies import StrategySettings, strategies

    strategies.lookup(strategy)
    if top < 1:
        raise InputError(f"--top: got {top}, expected at least 1")
    if strategy == "lookup" and table is None:
        raise InputError("--strategy lookup: add --table TABLE.json, as `mgpusim tune ... -o TABLE.json` writes it")
    read = read_table(table) if table is not None else None
    settings = StrategySettings(engine=engine, top=top, table=read, operator=operator, full=full)
    specs = load_gpus(gpus, sets, isolated)
    of_network = {name: launch.pop(name) for name in CASE_NAMES}
    launches_asked, networks = split_targets(targets)
    if launches_asked and networks:
        raise InputError(f"{networks[0]}: a network, beside the launch {launches_asked[0]}; tune networks by themselves")
    check_kinds(targets, networks, of_network, launch)
    how = {"precision": of_network["precision"], "batch": of_network["images"], "resolution": of_network["resolution"]}
    specs = anchored_gpus(specs, anchors, engine=engine, library=of_network["library"] or DEFAULT_LIBRARY, **how, session=session)
    if networks:
        unfit = {
            "--measured": measured, "--html": "--html" in files_asked(), "--allow-spill": allow_spill,
            "--operator": operator != OPERATORS[0],
        }  # fmt: skip
        if wrong := [option for option, value in unfit.items() if value]:
            raise InputError(f"{', '.join(wrong)}: not of networks")
        shared = {"engine": engine, "top": top, "every": all_shapes, "limit": limit, "full": full}
        cases = find_cases(networks, of_network)
        if compare:
            return _strategies(cases, specs, strategy, table, shared, session)
        return _networks(cases, specs, strategy, shared | {"table": read}, session)
    if measured is not None:
        tuned, failures = _measured(
            measured, targets, specs, strategy, settings, compare, limit, launch, allow_predicted, session,
        )  # fmt: skip
    else:
        if not targets:
            raise InputError("no launch: give a launch file, a shipped example (`mgpusim examples` lists them) or KERNEL.cl")
        launches = spilling(find_launches(targets, offset=None, **launch), allow_spill)
        asked = {"top": top, "compare": compare, "table": read, "operator": operator, "full": full, "engine": engine}
        tuned, failures = _run(launches, specs, strategy, {**asked, "every": all_shapes, "limit": limit}, session)
    tunings = [tuning for tuning, _ in tuned]

    def entries() -> list[LookupEntry]:
        from mgpusim.sched.shapes.tune import lookup_entries

        return lookup_entries(tuned)

    def page() -> bytes:
        from mgpusim.report.pages.frame import page_within
        from mgpusim.report.render import page_of_view

        return page_within(lambda left_out: page_of_view(tuning_view(tunings, top, MAPS[left_out])), len(MAPS) - 1)

    from mgpusim.report.tables.tuning import tuning_view

    files = {"output": lambda: _lookup_table(entries(), strategy, engine), "html": page}
    return Answer(tunings, lambda: [tuning_view(tunings, top)], files, failures)


TunedLaunches = list[tuple["Tuning", "Launch"]]


def _run(
    launches: list[Launch], gpus: list[GpuSpec], strategy: str, asked: dict[str, Any], session: Session
) -> tuple[TunedLaunches, Failures]:
    """Tune every launch on every GPU; return what was found, and what became of the others."""
    from mgpusim.sched.shapes.tune import tune as tune_one

    failures = Failures("launches were not tuned")
    tuned = asked_of_each(
        launches, gpus, lambda launch, gpu, own: (tune_one(launch, gpu, strategy, **asked, session=own), launch),
        session=session, label=lambda launch: launch.label, failures=failures, start=COMPARES if asked["compare"] else "",
    )  # fmt: skip
    return tuned, failures


def _networks(cases: list[NetworkCase], gpus: list[GpuSpec], strategy: str, asked: dict[str, Any], session: Session) -> Answer:
    """Tune the kernels of networks."""
    from mgpusim.nn.changing.tuning import tune_network

    with named_as_options(**CASE_ARGUMENTS):
        tuned = asked_of_each(
            cases, gpus, lambda case, gpu, own: tune_network(case, gpu, strategy, **asked, session=own),
            session=session, label=lambda case: case.label,
        )  # fmt: skip

    from mgpusim.report.tables.network_changes import network_tuning_view

    return _answer(tuned, network_tuning_view, strategy, asked["engine"])


def _strategies(
    cases: list[NetworkCase], gpus: list[GpuSpec], strategy: str, table: Path | None, asked: dict[str, Any],
    session: Session,
) -> Answer:  # fmt: skip
    """Set strategies side by side over networks; the table that is written has the choices of one of them."""
    from mgpusim.nn.changing.tuning import COMPARED, compare_strategies

    of_table = f"table:{table}"
    keep = of_table if strategy == "lookup" else strategy
    compared = tuple(dict.fromkeys((*COMPARED, *([of_table] if table is not None else []), keep)))
    with named_as_options(**CASE_ARGUMENTS):
        tunings = asked_of_each(
            cases, gpus, lambda case, gpu, own: compare_strategies(case, gpu, compared, keep=keep, **asked, session=own),
            session=session, label=lambda case: case.label, start=COMPARES,
        )  # fmt: skip

    from mgpusim.report.tables.network_changes import strategies_view

    return _answer(tunings, strategies_view, strategy, asked["engine"])


def _measured(
    path: Path, targets: tuple[str, ...], gpus: list[GpuSpec], strategy: str, settings: StrategySettings, compare: bool,
    limit: int | None, launch: dict[str, Any], allow_predicted: bool, session: Session,
) -> tuple[TunedLaunches, Failures]:  # fmt: skip
    """Tune the choice groups of a corpus, or those that `targets` name."""
    from mgpusim.cli.progress import Waiting
    from mgpusim.cost.launch import as_measured
    from mgpusim.sched.shapes.measured import groups_of, landscape_of
    from mgpusim.sched.shapes.tune import tune_landscape
    from mgpusim.workload.corpus import read_corpus
    from mgpusim.workload.measured import require_measured

    if len(gpus) != 1:
        raise InputError(f"--gpu: got {len(gpus)} GPUs; a corpus is of one device")
    corpus = read_corpus(path)
    require_measured(corpus, "tuning", allow_predicted)
    gpu = as_measured(gpus[0], corpus.protocol.get("order"))
    if gpu is not gpus[0]:
        said_orders([gpu])
    if targets:
        launches = find_launches(targets, offset=None, **launch)
        groups = [group for kernel in launches for group in groups_of(corpus, like=kernel)]
    else:
        groups = groups_of(corpus, pattern=launch["kernel"], limit=limit)
    tuned: TunedLaunches = []
    failures = Failures("launches were not tuned")
    with Waiting(len(groups), start=f"{COMPARES} {len(groups)} choice groups on {gpu.name}" if compare else "") as waiting:
        for group in groups:
            waiting.step(group[0].launch.label)
            try:
                landscape = landscape_of(group, gpu, session=session)
                tuned.append((tune_landscape(landscape, strategy, settings, compare=compare), landscape.launch))
            except MgpusimError as error:
                failures.add(f"{group[0].launch.label} {group[0].launch.global_size}", "", error)
    return tuned, failures


def _answer(tunings: list[NetworkTuning], view: Callable[[NetworkTuning], ResultView], strategy: str, engine: str) -> Answer:
    entries = [entry for tuning in tunings for entry in tuning.entries]
    return Answer(tunings, lambda: apart(view, tunings), {"output": lambda: _lookup_table(entries, strategy, engine)})


def _lookup_table(entries: list[LookupEntry], strategy: str, engine: str) -> bytes:
    from mgpusim.sched.shapes.lookup import table_text
    from mgpusim.version import __version__

    click.echo(f"a lookup table of {len(entries)} {'entry' if len(entries) == 1 else 'entries'}", err=True)
    return table_text(entries, {"mgpusim": __version__, "strategy": strategy, "engine": engine})
