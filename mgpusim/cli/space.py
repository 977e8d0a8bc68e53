"""`mgpusim space`: what a search space holds, and suites of its members to measure."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mgpusim.cli.options import constant_option, parse_constants
from mgpusim.errors import InputError, UnknownNameError, nearest, suggest

if TYPE_CHECKING:
    from mgpusim.workload.spaces.space import Space

__all__ = ["find_space", "shipped_spaces", "space"]

BUDGET = 1 << 27  # rows looked at before the number of valid members is estimated
DRAWN = 1 << 16


@click.command()
@click.argument("file", required=False, metavar="SPACE.toml|NAME")
@constant_option()
@click.option("--count", "only_count", is_flag=True, help="Print only how many members there are and how many are valid.")
@click.option("--sample", metavar="N|all", help="Draw N valid members, or take all of them.")
@click.option(
    "--seed", type=click.IntRange(0), default=0, show_default=True, help="Of the sample: the same seed, the same members."
)
@click.option("--output", "-o", type=click.Path(dir_okay=False, path_type=Path), metavar="SUITE.json[.gz]",
              help="Write the sample as a suite, which `mgpusim measure` takes.")  # fmt: skip
@click.option("--show", metavar="INDEX|KEY", help="Show one member: knobs, derived values, its launch.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def space(
    file: str | None, constants: tuple[str, ...], only_count: bool, sample: str | None, seed: int, output: Path | None,
    show: str | None, as_json: bool,
) -> None:  # fmt: skip
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
        _list(as_json)
        return
    if output is not None and sample is None:
        raise InputError("-o: needs --sample N, or --sample all")
    found = find_space(file, parse_constants(constants))
    if sample is not None:
        _sample(found, sample, seed, output, as_json)
    elif show is not None:
        _print(_member(found, _index(found, show)), as_json, _show_member)
    else:
        facts = _facts(found, only_count)
        if only_count and not as_json:
            click.echo(f"{facts['members']:,} members, valid: {_valid_text(facts)}")
        else:
            _print(facts, as_json, _show_space)


def shipped_spaces() -> dict[str, Path]:
    """Return the space files shipped with the package by name.

    >>> "gemm" in shipped_spaces()
    True
    """
    from mgpusim.files import data_dir

    return {path.stem: path for path in sorted((data_dir("examples") / "spaces").glob("*.toml"))}


def find_space(text: str, constants: Mapping[str, str] | None = None) -> Space:
    """Return the space a user names: a file, or a shipped one by name; with other values of its constants.

    Raises
    ------
    MgpusimError
        There is no such file and no such shipped space, or it has problems.
    """
    from mgpusim.workload.spaces.file import load_space

    path, known = Path(text), shipped_spaces()
    if path.is_file():
        return load_space(path, constants)
    if path.parent == Path() or path.parent.name == "spaces":
        if path.stem in known and path.suffix in ("", ".toml"):
            return load_space(known[path.stem], constants)
    if path.suffix or path.parent != Path():
        close = nearest(path.stem, known)
        hint = f"did you mean '{close}'? Shipped" if close else "shipped"
        raise InputError(f"{text}: no such file; {hint} spaces: {', '.join(known)}")
    raise UnknownNameError(suggest("space", text, known))


def _list(as_json: bool) -> None:
    from mgpusim.report.console import table, write

    rows = []
    for name in shipped_spaces():
        found = find_space(name)
        rows.append({"name": name, "members": found.count, **_valid(found), "about": found.about})
    if as_json:
        _echo(rows)
        return
    listing = table("space", "members", "valid", "what it is", right=("members", "valid"))
    for row in rows:
        listing.add_row(row["name"], f"{row['members']:,}", _number(row), row["about"])
    write(listing, f"in {next(iter(shipped_spaces().values())).parent}")


def _valid(found: Space) -> dict[str, Any]:
    """How many members are valid; estimated from a sample where counting would take long."""
    counted = found.count_valid(BUDGET)
    if counted is not None:
        return {"valid": counted, "estimated": False}
    import numpy as np

    drawn = np.random.default_rng(0).integers(0, found.count, DRAWN)
    return {"valid": int(found.count * float(found.valid(found.table_of(drawn)).mean())), "estimated": True}


def _number(facts: dict[str, Any]) -> str:
    return f"about {facts['valid']:.3g}" if facts["estimated"] else f"{facts['valid']:,}"


def _valid_text(facts: dict[str, Any]) -> str:
    return f"{_number(facts)} ({100 * facts['valid'] / facts['members']:.3g}% of them)".replace("(100% of them)", "(all of them)")


def _facts(found: Space, brief: bool) -> dict[str, Any]:
    facts: dict[str, Any] = {"schema": "mgpusim.space_facts/1", "space": found.name, "members": found.count, **_valid(found)}
    if brief:
        return facts
    facts["about"] = found.about
    if found.template is not None:
        facts["kernel"] = str(found.template.source)
        facts["entry"] = found.template.entry
    facts["knobs"] = [{"name": k.name, "values": list(k.values), "about": k.about} for k in found.knobs]
    facts["constants"] = found.constants
    facts["derived"] = {name: value.text for name, value in found.derived.items()}
    facts["constraints"] = _removals(found)
    example = found.sample(1)
    facts["example"] = _member(found, int(example[0])) if example.size else None
    return facts


def _removals(found: Space) -> list[dict[str, Any]]:
    """Per constraint, the share of all members that it is the first to remove, from a sample."""
    import msgspec
    import numpy as np

    drawn = np.arange(found.count) if found.count <= DRAWN else np.random.default_rng(0).integers(0, found.count, DRAWN)
    left, before, out = found.table_of(drawn), drawn.size, []
    for constraint in found.constraints:
        alone = msgspec.structs.replace(found, constraints=(constraint,))
        kept = alone.valid(left)
        left = {name: column[kept] for name, column in left.items()}
        out.append({"text": constraint.text, "removes": float((before - kept.sum()) / drawn.size)})
        before = int(kept.sum())
    return out


def _index(found: Space, text: str) -> int:
    if text.strip().isdigit():
        return int(text)
    words = text.split(",")
    if len(words) != len(found.knobs):
        raise InputError(f"--show: got '{text}', expected a number below {found.count}, or {len(found.knobs)} values of "
                         f"{', '.join(found.names)}")  # fmt: skip
    config: dict[str, Any] = {}
    for knob, word in zip(found.knobs, words, strict=True):
        named = {str(value).lower(): value for value in knob.values}
        config[knob.name] = named.get(word.strip().lower(), word)
    return found.index(config)


def _member(found: Space, index: int) -> dict[str, Any]:
    config = found.config(index)
    broken = found.broken(config)
    out: dict[str, Any] = {"index": index, "key": found.key(config), "config": config, "valid": broken is None}
    if broken is not None:
        return out | {"breaks": broken.text}
    values = found.values(config)
    out["derived"] = {name: values[name] for name in found.derived}
    if found.template is not None:
        from mgpusim.workload.forms import format_arg

        launch = found.launch(config)
        out["launch"] = {
            "global": list(launch.global_size), "local": launch.local_size and list(launch.local_size), "options": launch.options,
            "args": [format_arg(arg) for arg in launch.args],
        }  # fmt: skip
    return out


def _show_space(facts: dict[str, Any]) -> list[Any]:
    from mgpusim.report.console import table, table_without_head

    head = table_without_head()
    head.add_row("space", facts["space"])
    if facts["about"]:
        head.add_row("what it is", facts["about"])
    if "kernel" in facts:
        head.add_row("kernel", f"{Path(facts['kernel']).name}, {facts['entry']}")
    head.add_row("members", f"{facts['members']:,}")
    head.add_row("valid", _valid_text(facts))
    knobs = table("knob", "values", "what it does", whole=("knob",))
    for knob in facts["knobs"]:
        knobs.add_row(knob["name"], " ".join(_text(value) for value in knob["values"]), knob["about"])
    out: list[Any] = [head, "", knobs]
    if facts["constraints"]:
        rules = table("constraint", "removes", right=("removes",))
        for rule in facts["constraints"]:
            rules.add_row(rule["text"], f"{rule['removes']:.1%}")
        out.append(rules)
    if facts["example"]:
        out += ["a valid member:", *_show_member(facts["example"])]
    return out


def _show_member(member: dict[str, Any]) -> list[Any]:
    from mgpusim.report.console import table_without_head
    from mgpusim.workload.forms import format_sizes

    made = table_without_head()
    made.add_row("index", str(member["index"]))
    made.add_row("key", member["key"])
    made.add_row("knobs", _pairs(member["config"]))
    if not member["valid"]:
        made.add_row("not valid", f"breaks {member['breaks']}")
        return [made]
    if member["derived"]:
        made.add_row("derived", _pairs(member["derived"]))
    launch = member.get("launch")
    if launch:
        made.add_row("global", format_sizes(tuple(launch["global"])))
        made.add_row("local", format_sizes(tuple(launch["local"])) if launch["local"] else "the driver's choice")
        made.add_row("options", launch["options"])
        for at, arg in enumerate(launch["args"]):
            made.add_row("arguments" if not at else "", arg)
    return [made]


def _pairs(values: dict[str, Any]) -> str:
    return "  ".join(f"{name}={_text(value)}" for name, value in values.items())


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else f"{value:g}" if isinstance(value, float) else str(value)


def _sample(found: Space, text: str, seed: int, output: Path | None, as_json: bool) -> None:
    import numpy as np

    if text == "all":
        indices = np.concatenate([np.zeros(0, np.int64), *found.valid_indices()])
    elif text.isdigit() and int(text):
        indices = found.sample(int(text), seed)
    else:
        raise InputError(f"--sample: got '{text}', expected how many members, or all")
    if output is None:
        if as_json:
            _echo([{"index": int(i), "config": found.config(int(i))} for i in indices])
        else:
            for index in indices:
                click.echo(f"{index}  {found.key(found.config(int(index)))}")
        return
    from mgpusim.cli.predict import check_place
    from mgpusim.cli.progress import Waiting
    from mgpusim.files import write_atomic
    from mgpusim.workload.corpus import encode
    from mgpusim.workload.spaces.suite import suite_of

    check_place("-o", output)
    with Waiting(len(indices)) as waiting:
        suite = suite_of(found, indices, lambda done: waiting.at(done, found.name))
    raw = encode(suite)
    if output.suffix == ".gz":
        import gzip

        raw = gzip.compress(raw, mtime=0)
    write_atomic(output, raw)
    click.echo(f"{output}: {len(suite['launches'])} launches of {len(suite['kernels'])} programs", err=True)


def _print(facts: dict[str, Any], as_json: bool, show: Any) -> None:
    if as_json:
        _echo(facts)
        return
    from mgpusim.report.console import write

    write(*show(facts))


def _echo(document: object) -> None:
    import json

    click.echo(json.dumps(document, indent=1, allow_nan=False))
