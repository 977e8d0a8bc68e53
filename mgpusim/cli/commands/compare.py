"""`mgpusim compare`: networks through libraries on GPUs, all side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import (
    anchor_option,
    anchored_gpus,
    complete_library,
    complete_network,
    engine_option,
    gpu_options,
    load_gpus,
    named_as_options,
    session_options,
)
from mgpusim.cli.output import html_option, json_option
from mgpusim.cli.runner import Answer, AnswerCommand, json_asked
from mgpusim.errors import InputError
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.reading import read_toml

if TYPE_CHECKING:
    from mgpusim.session import Session

ARGUMENTS = {
    "weights": "--weights", "accuracy": "--accuracy", "batch": "--batch", "resolution": "--resolution", "networks": "NETWORK",
}  # fmt: skip


@click.command(cls=AnswerCommand)
@click.argument("networks", metavar="MODEL|NAME...", nargs=-1, required=True, shell_complete=complete_network)
@gpu_options
@anchor_option
@click.option("--library", "libraries", metavar="NAME|FILE.toml", multiple=True, shell_complete=complete_library,
              help=f"As `mgpusim libraries` lists them.  [default: {DEFAULT_LIBRARY}]  Repeat to compare.")  # fmt: skip
@click.option("--weights", metavar="NETWORK=WEIGHT|FILE.toml", multiple=True,
              help="How often a network counts in what is said of the suite; 1 without. Repeatable.")  # fmt: skip
@click.option("--accuracy", metavar="NETWORK=VALUE|FILE.toml", multiple=True,
              help="Yours, higher is better: for accuracy against latency. Repeatable.")  # fmt: skip
@click.option("--precision", metavar="NAME", help="One that all libraries have, as F16 or F32; the default of each without.")
@click.option("--batch", type=click.IntRange(1), metavar="N", help="Images at once.")
@click.option("--resolution", type=click.IntRange(1), metavar="N", help="Side of the images of networks by NAME.")
@engine_option("Whose latencies; limits are always analytic.")
@click.option("--limits/--no-limits", default=True, help="Whether to find what more of each resource saves; on by default.")
@html_option("Write a page with the matrix.")
@json_option(prints="mgpusim.sweeps.comparison.Comparison")
@click.option("--csv", "as_csv", is_flag=True, help="Print a row for each combination as CSV.")
@session_options()
def compare(
    networks: tuple[str, ...], gpus: tuple[str, ...], sets: tuple[str, ...], libraries: tuple[str, ...],
    weights: tuple[str, ...], accuracy: tuple[str, ...], as_csv: bool, session: Session,
    anchors: tuple[str, ...], **asked: Any,
) -> Answer:  # fmt: skip
    """Compare networks through libraries on GPUs: latencies, rankings, accuracy against latency, and what limits all of them.

    A combination that cannot be is shown with the reason, and does not stop the others. A comparison that was interrupted goes
    on where it was: what is predicted is kept in the disk cache.

    \b
    mgpusim compare mobilenet_v2 resnet50_v1 --gpu adreno-640 --gpu mali-g76-mp5 --library tflite-gpu --library mnn
    mgpusim compare mobilenet_v2 squeezenet_v1_1 --gpu adreno-640 --weights mobilenet_v2=3 --html compare.html
    """
    from mgpusim.cli.progress import told
    from mgpusim.sweeps.comparing import compare as compare_all

    if as_csv and json_asked():
        raise InputError("--json, --csv: both say what to print; give one of them")
    counted, known = parse_numbers("--weights", weights), parse_numbers("--accuracy", accuracy)
    specs = load_gpus(gpus, sets)
    how = {name: asked[name] for name in ("engine", "precision", "batch", "resolution")}
    specs = anchored_gpus(specs, anchors, library=only_library(libraries), session=session, **how)
    with told(session) as own, named_as_options(**ARGUMENTS):
        comparison = compare_all(
            list(dict.fromkeys(networks)), specs, list(dict.fromkeys(libraries or (DEFAULT_LIBRARY,))), weights=counted,
            accuracy=known, **asked, session=own,
        )  # fmt: skip
    from mgpusim.report.render import page_of_view
    from mgpusim.report.tables.comparison import comparison_csv, comparison_view

    shown = (lambda: comparison_csv(comparison)) if as_csv else (lambda: [comparison_view(comparison)])
    return Answer(comparison, shown, {"html": lambda: page_of_view(comparison_view(comparison))})


def only_library(libraries: Sequence[str]) -> str | None:
    """Return the library that anchors ran with where they do not say; None where several are compared.

    >>> only_library([]), only_library(["mnn", "tnn"])
    ('tflite-gpu', None)
    """
    names = list(dict.fromkeys(libraries or (DEFAULT_LIBRARY,)))
    return names[0] if len(names) == 1 else None


def parse_numbers(option: str, texts: Sequence[str]) -> dict[str, float]:
    """Return the numbers of networks that an option names, each NETWORK=NUMBER or a TOML file of such lines.

    >>> parse_numbers("--weights", ["mobilenet_v2=3", "resnet50_v1 = 0.5"])
    {'mobilenet_v2': 3.0, 'resnet50_v1': 0.5}
    """
    out: dict[str, float] = {}
    for text in texts:
        for name, value in _given(option, text).items():
            if name in out:
                raise InputError(f"{option}: {name} is given twice; give it once")
            out[name] = value
    return out


def _given(option: str, text: str) -> Mapping[str, float]:
    name, equals, value = (part.strip() for part in text.rpartition("="))
    if not equals and text.lower().endswith(".toml"):
        return _of_file(option, Path(text))
    try:
        if not (name and equals):
            raise ValueError
        return {name: float(value)}
    except ValueError:
        raise InputError(f"{option}: got '{text}', expected NETWORK=NUMBER, as in mobilenet_v2=3, or a .toml file") from None


def _of_file(option: str, path: Path) -> dict[str, float]:
    document = read_toml(path, option)
    wrong = [name for name, value in document.items() if isinstance(value, bool) or not isinstance(value, int | float)]
    if wrong:
        raise InputError(f"{option} {path}: {wrong[0]}: got {document[wrong[0]]!r}, expected a number, as in mobilenet_v2 = 3")
    try:
        return {name: float(value) for name, value in document.items()}
    except OverflowError:
        raise InputError(f"{option} {path}: a number beyond 1e308") from None
