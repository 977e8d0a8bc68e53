"""`mgpusim space`: what a search space holds, and suites of its members to measure."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from mgpusim.cli.options import constant_option, named_as_options, parse_constants
from mgpusim.cli.output import PathToWrite, json_option
from mgpusim.cli.runner import Answer, AnswerCommand, json_asked
from mgpusim.errors import InputError

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

MOST_DRAWN, MOST_IN_SUITE = 1_000_000, 100_000
"""Members that are drawn at most, and launches of a suite at most."""


@click.command(cls=AnswerCommand)
@click.argument("file", required=False, metavar="SPACE.toml|NAME")
@constant_option
@click.option("--count", "only_count", is_flag=True, help="Print only how many members there are and how many are valid.")
@click.option("--sample", metavar="N|all", help="Draw N valid members, or take all of them.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the sample: the same seed, the same members."
)
@click.option("--output", "-o", type=PathToWrite(), metavar="SUITE.json[.gz]",
              help="Write the sample as a suite, which `mgpusim measure` takes.")  # fmt: skip
@click.option("--show", metavar="INDEX|KEY", help="Show one member: knobs, derived values, its launch.")
@json_option(prints={
    "space NAME --json": "mgpusim.workload.spaces.facts.SpaceFacts mgpusim.workload.spaces.facts.SpaceCount",
})  # fmt: skip
def space(
    file: str | None, constants: tuple[str, ...], only_count: bool, sample: str | None, seed: int, output: Path | None,
    show: str | None,
) -> Answer:  # fmt: skip
    """Describe a search space of kernel variants, or draw members of it.

    \b
    mgpusim space                                     the spaces that come with the package
    mgpusim space gemm                                knobs, constraints, how many members, one of them
    mgpusim space first --show 4,4,true,8,4           one member, by its knobs or its number
    mgpusim space conv1x1 --constant H=28 --constant W=28 --constant BITS=16         of another size, in half precision
    mgpusim space measured_gemm --sample all -o suite.json.gz      to be measured with `mgpusim measure`
    """
    if file is None:
        if constants:
            raise InputError("--constant: needs the space whose constants they are, as in: mgpusim space conv1x1 --constant H=28")
        return _list()
    if output is not None and sample is None:
        raise InputError("-o: needs --sample N, or --sample all")
    from mgpusim.workload.spaces.facts import count_members, describe_member, describe_space, member_index
    from mgpusim.workload.spaces.file import load_space

    loaded = load_space(file, parse_constants(constants))
    if sample is not None:
        _sample(loaded, sample, seed, output)
        click.get_current_context().exit()
    if show is not None:
        with named_as_options(member="--show"):
            return Answer(describe_member(loaded, member_index(loaded, show)))
    if only_count:
        counted = count_members(loaded)
        return Answer(counted, lambda: [f"{counted.members:,} members, valid: {counted.share}"])
    return Answer(describe_space(loaded))


def _list() -> Answer:
    from mgpusim.view import ResultView, ViewTable
    from mgpusim.workload.shipped import shipped_spaces
    from mgpusim.workload.spaces.facts import count_members
    from mgpusim.workload.spaces.file import load_space

    files = shipped_spaces()
    spaces = [(name, space, count_members(space)) for name, space in zip(files, map(load_space, files.values()), strict=True)]
    documents = [
        {"name": name, "members": counted.members, "valid": counted.valid, "estimated": counted.estimated, "about": space.about}
        for name, space, counted in spaces
    ]
    table = ViewTable(
        columns={"space": "text", "members": "count", "valid": "count", "what it is": "text"},
        rows=[(name, counted.members, counted.number, space.about) for name, space, counted in spaces],
    )
    folder = f"in {next(iter(files.values())).parent}"
    return Answer(documents, lambda: [ResultView(title="Search spaces", parts=[table]), folder])


def _sample(space: Space, text: str, seed: int, output: Path | None) -> None:
    """Print members one by one, of which there may be too many to be held, or write them as a suite."""
    if text != "all" and not (text.isdigit() and int(text)):
        raise InputError(f"--sample: got '{text}', expected how many members, or all")
    if text != "all" and int(text) > MOST_DRAWN:
        raise InputError(f"--sample: got {text}, expected at most {MOST_DRAWN:,}, or all")
    chunks = space.valid_indices() if text == "all" else iter([space.sample(int(text), seed)])
    if output is None:
        if json_asked():
            _print_list({"index": int(i), "config": space.config(int(i))} for chunk in chunks for i in chunk)
        else:
            for chunk in chunks:
                click.echo("\n".join(f"{index}  {space.key(space.config(int(index)))}" for index in chunk))
        return
    indices: list[int] = []
    for chunk in chunks:
        indices += chunk.tolist()
        if len(indices) > MOST_IN_SUITE:
            raise InputError(f"-o: more than {MOST_IN_SUITE:,} members, which nobody measures; draw some: --sample 1000")
    from mgpusim.cli.progress import told
    from mgpusim.session import USUAL
    from mgpusim.workload.spaces.suite import suite_of, write_suite

    with told(USUAL) as session:
        suite = suite_of(space, indices, session=session)
    write_suite(output, suite)
    click.echo(f"{output}: {len(suite['launches'])} launches of {len(suite['kernels'])} programs", err=True)


def _print_list(items: Iterable[object]) -> None:
    """Print a list as JSON, item by item: it may be too long to be held."""
    import json
    from textwrap import indent

    empty = True
    for item in items:
        click.echo(("[" if empty else ",") + "\n" + indent(json.dumps(item, indent=1, allow_nan=False), " "), nl=False)
        empty = False
    click.echo("[]" if empty else "\n]")
