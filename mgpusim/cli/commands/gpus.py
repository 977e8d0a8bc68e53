"""`mgpusim gpus`: which GPUs there are, what is known of one, and whether a preset is sound."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from mgpusim.cli.options import parse_sets
from mgpusim.cli.output import FileToWrite, json_option
from mgpusim.cli.runner import Answer, AnswerCommand, print_shown
from mgpusim.errors import InputError, MgpusimError, UnknownNameError, suggest


@click.group(invoke_without_command=True)
@click.option("--phone", metavar="NAME", help="List phones, boards and chips with NAME in theirs, and the GPU of each.")
@click.pass_context
def gpus(ctx: click.Context, phone: str | None) -> None:
    """List the GPUs; `show` one, `check` a preset, print what its `fields` are.

    A phone, a board or a chip does for a GPU wherever one is asked for: --gpu "Galaxy S25".
    """
    if ctx.invoked_subcommand is not None:
        if phone is not None:
            raise InputError(f"--phone {phone}: it lists, and takes no {ctx.invoked_subcommand}; leave one out")
        return
    if phone is not None:
        _list_devices(phone)
        return
    from mgpusim.arch.load import list_gpus, load_gpu
    from mgpusim.report.tables.gpus import gpus_view

    loaded, broken = [], []
    for name in list_gpus():
        try:
            loaded.append((name, load_gpu(name)))
        except MgpusimError as error:  # one of the user's own must not hide the others
            broken.append(str(error))
    print_shown([gpus_view(loaded)])
    if broken:
        raise InputError("presets that cannot be used:", broken)


def _list_devices(part: str) -> None:
    from mgpusim.arch.devices import devices_like, known_names
    from mgpusim.report.tables.gpus import devices_view

    devices = devices_like(part)
    if not devices:
        raise UnknownNameError(suggest("phone, board or chip", part, (), known_names()).partition(" Known:")[0])
    print_shown([devices_view(devices)])


@gpus.command()
@click.argument("name")
@click.option("--toml", is_flag=True, help="Print the whole preset, bases included, as TOML.")
@click.option("--set", "sets", metavar="FIELD=VALUE", multiple=True, help="Change a field first. Repeatable.")
def show(name: str, toml: bool, sets: tuple[str, ...]) -> None:
    """Show every field of a GPU with its source; NAME may be the path of a preset."""
    from mgpusim.arch.fields import dump_toml
    from mgpusim.arch.load import load_gpu

    gpu = load_gpu(name, parse_sets(sets))
    if toml:
        click.echo(dump_toml(gpu), nl=False)
        return
    from mgpusim.report.tables.gpus import details_view

    print_shown([details_view(gpu)])


@gpus.command(cls=AnswerCommand)
@click.argument("files", nargs=-1, type=click.Path(exists=True), metavar="FILE...")
@click.option("--phone", metavar="NAME", help="The phone, board or chip it is of: its GPU, clock and memory are taken.")
@click.option("--base", metavar="GPU", help="The preset to start from (default: that of the phone, or the nearest by name).")
@click.option("--graphs", type=click.Path(path_type=Path), metavar="MODEL|FOLDER", help="Models that profiles are of.")
@click.option("--library", metavar="NAME|FILE.toml", help="The library that profiles are of.  [tflite-gpu]")
@click.option("--precision", metavar="NAME", help="One of the library's; its own default without.")
@click.option("--device", metavar="TEXT", help="Whose rows to take of a profile of several GPUs, as in 'Adreno 640'.")
@click.option("-o", "--output", type=FileToWrite(".toml"), metavar="FILE.toml", help="The preset to write.")
@json_option(prints="mgpusim.calibrate.drafts.draft.Draft")
def draft(files: tuple[str, ...], phone: str | None, base: str | None, output: Path | None, **profiled: Any) -> Answer:
    """Make a first preset out of what tools print of a GPU: no cable, no probes.

    FILE is what clinfo (as text, with --raw or --json), clpeak, mixbench, OpenCL-Benchmark, vkpeak or vulkaninfo prints, the
    folder of an ArchProbe run, or a profile of an inference engine: what benchmark_model --enable_op_profiling=true prints, with
    its model as --graphs. What its operators reached are bounds.

    Each field keeps its source and its interval. What is still guessed is listed by its share of the variance of predictions, and
    so is what to measure next.

    \b
    mgpusim gpus draft clinfo.txt clpeak.txt --phone "Galaxy S25" -o draft.toml
    mgpusim gpus draft clpeak.txt operators.txt --graphs model.tflite
    """
    from mgpusim.calibrate.drafts.draft import draft_gpu
    from mgpusim.calibrate.presets.preset import preset_text
    from mgpusim.calibrate.probes import known_probes
    from mgpusim.cli.progress import told
    from mgpusim.session import USUAL

    with told(USUAL) as session:
        drafted, preset = draft_gpu(
            files,
            output.stem if output is not None else "draft",
            known_probes(),
            phone=phone,
            base=base,
            profiled={name: value for name, value in profiled.items() if value is not None},
            session=session,
        )
    return Answer(drafted, files={"output": preset_text(preset).encode})


@gpus.command()
def fields() -> None:
    """Print what every field of a preset is, as a page in Markdown."""
    from mgpusim.report.fields import fields_markdown

    click.echo(fields_markdown(), nl=False)


@gpus.command()
@click.argument("file")
def check(file: str) -> None:
    """Check a preset and report every problem at once."""
    from mgpusim.arch.check import unusual
    from mgpusim.arch.fields import numeric_fields, source_of, unsourced
    from mgpusim.arch.load import load_gpu

    # a name of the list would be taken for a shipped GPU
    gpu = load_gpu(file if file.endswith(".toml") or os.sep in file or not os.path.isfile(file) else os.path.join(".", file))
    numbers = numeric_fields(gpu)
    guessed = sum(source_of(gpu, path).kind == "guess" for path in numbers)
    click.echo(f"{file}: ok: {gpu.name} ({gpu.family}), {len(numbers)} numbers, {guessed} of them guessed")
    for what in unusual(gpu):
        click.echo(what)
    bare = unsourced(gpu)
    if bare:
        click.echo(f"without a source: {', '.join(bare)}")
