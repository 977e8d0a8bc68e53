"""Pages of the site that are made from the code and from `validation/` each time it is built.

They are written beside those of people and ignored by git: `reference/cli/`, `reference/gpu-fields.md`, `reference/gpus.md`,
`reference/gpus/`, `reference/results.md`, `reference/inputs.md`, `reference/python.md`, `reference/libraries.md` and
`accuracy/reports/`.
"""

from __future__ import annotations

import inspect
import os
import re
import shutil
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import click
import msgspec

import mgpusim
from mgpusim.arch.devices import devices_like
from mgpusim.arch.fields import numeric_fields, source_of
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.cli.app import COMMANDS, cli
from mgpusim.report.fields import fields_markdown
from mgpusim.report.tables.gpus import guessed_share, value_text
from mgpusim.schemas import printed

ROOT = Path(__file__).resolve().parents[1]
MADE = "% Made by docs/generate.py: change the code, not this page.\n\n"

INPUTS = (
    ("Launch files", "launch-files", "mgpusim.workload.launch", ("Launch",)),
    ("Corpora", "", "mgpusim.workload.corpus", ("Corpus", "KernelSource", "Measurement", "TimeNs")),
    ("Search spaces", "search-space", "mgpusim.workload.spaces.space", ("Space",)),
    ("Studies", "sweep", "mgpusim.sweeps.study", ("Study", "Objective", "Escalation")),
    (
        "Library profiles", "libraries", "mgpusim.nn.libraries.profile",
        ("Library", "PrecisionRule", "StorageRule", "LocalRule", "KernelChoice", "Rule", "MemoryRule", "Io", "Flush", "Queue"),
    ),
)  # fmt: skip
"""Files that users write: title, the how-to guide that shows one, and the structs that are read from them."""


def write_pages(docs: Path) -> None:
    """Write every page that is made, in place of what an earlier build made; a page that did not change is left alone."""
    pages: dict[Path, str | bytes] = {}
    pages |= {docs / "reference" / "cli" / name: text for name, text in command_pages().items()}
    pages[docs / "reference" / "gpu-fields.md"] = fields_page()
    pages[docs / "reference" / "gpus.md"] = gpus_page()
    pages[docs / "reference" / "results.md"] = results_page()
    pages[docs / "reference" / "inputs.md"] = inputs_page()
    pages[docs / "reference" / "python.md"] = python_page()
    pages[docs / "reference" / "libraries.md"] = libraries_page()
    pages |= {docs / "accuracy" / "reports" / name: text for name, text in report_pages(ROOT / "validation").items()}
    pages |= {docs / "reference" / "gpus" / name: text for name, text in gpu_pages(ROOT / "validation").items()}
    for folder in (docs / "reference" / "cli", docs / "reference" / "gpus", docs / "accuracy" / "reports"):
        for path in [p for p in folder.rglob("*") if p.is_file() and p not in pages]:
            path.unlink()
    for path, text in pages.items():
        data = text if isinstance(text, bytes) else (MADE + text).encode()
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_bytes() != data:
            path.write_bytes(data)


# --- the command line


def command_pages() -> dict[str, str]:
    """Return a page for each command, and one that lists them, by file name."""
    ctx = click.Context(cli, info_name="mgpusim")
    pages, rows = {}, []
    for name in COMMANDS:
        command = cli.get_command(ctx, name)
        assert command is not None
        pages[f"{name}.md"] = "\n".join(_command(command, f"mgpusim {name}", "#"))
        rows.append(f"| [`{name}`]({name}.md) | {_escape(command.get_short_help_str(200))} |")
    toc = ["```{toctree}", ":hidden:", *COMMANDS, "```"]
    text = "Every command takes `--help`. An error ends with exit status 2 and a message that names the value and the fix."
    pages["index.md"] = "\n".join(
        ["# Commands", "", text, "", "| command | what it does |", "| --- | --- |", *rows, "", *toc, ""]
    )
    return pages


def _command(command: click.Command, name: str, level: str) -> Iterator[str]:
    ctx = click.Context(command, info_name=name)
    yield f"{level} `{name}`\n"
    yield f"```text\n{name} {' '.join(command.collect_usage_pieces(ctx))}\n```\n"
    yield from _prose(command.help or "")
    rows = [_option(p, ctx) for p in command.get_params(ctx) if isinstance(p, click.Option) and not p.hidden]
    yield from ["| option | meaning |", "| --- | --- |", *rows, ""]
    if isinstance(command, click.Group):
        for sub in command.list_commands(ctx):
            found = command.get_command(ctx, sub)
            assert found is not None
            yield from _command(found, f"{name} {sub}", level + "#")


def _prose(text: str) -> Iterator[str]:
    """Return the paragraphs of a help text: those that click keeps as they are become code."""
    for part in inspect.cleandoc(text).split("\n\n"):
        kept = part.startswith("\b\n")
        yield f"```text\n{part[2:]}\n```\n" if kept else f"{_escape(' '.join(part.split()))}\n"


def _option(option: click.Option, ctx: click.Context) -> str:
    names, text = option.get_help_record(ctx) or ("", "")
    shown = ", ".join(f"`{name}`" for name in re.split(r", | / ", names)).replace("|", "\\|")
    return f"| {shown} | {_escape(' '.join(text.split()))} |"


def _escape(text: str) -> str:
    """Return plain text as Markdown: only what stands between backticks is read as code."""
    parts = re.split(r"(`+[^`]*`+)", text)
    plain = [part if part.startswith("`") else re.sub(r"([*_<>\[\]\\#{}])", r"\\\1", part) for part in parts]
    return "".join(plain).replace("|", "\\|")


# --- GPUs


def fields_page() -> str:
    """Return the page that `mgpusim gpus fields` prints, with text in angle and other brackets left as text."""
    lines = []
    for line in fields_markdown().splitlines():
        cells = line.split(" | ")
        lines.append(" | ".join([cells[0], *map(_escape, cells[1:])]).replace("\\|", "|") if line.startswith("| `") else line)
    return "\n".join(lines) + "\n"


def gpus_page() -> str:
    """Return a table of the shipped GPUs: what most ask for, and how much of each is guessed."""
    head = (
        "# GPUs that are shipped\n\nOf `mgpusim gpus show NAME` you get every figure with its source. *Guessed* is the share of "
        "a GPU's figures whose source is a guess. *Estimated error* is `model.sigma`: one sigma of the logarithm of predicted "
        "over measured time.\n\n```{toctree}\n:maxdepth: 1\n:hidden:\n:glob:\n\ngpus/*\n```\n"
    )
    rows = [
        "| GPU | family | cores | clock | warp | texture cache | L2 | DRAM | guessed | estimated error |",
        "| --- | --- " + "| ---: " * 8 + "|",
    ]
    for name in list_gpus():
        gpu = load_gpu(name)
        guessed = guessed_share(gpu)
        texture = "" if gpu.texture_l1 is None else _size(gpu.texture_l1.size_b)
        rows.append(
            f"| [`{name}`](gpus/{name}.md) | {gpu.family} | {gpu.shader_cores} | {gpu.clock.gpu_hz / 1e6:.0f} MHz | "
            f"{', '.join(map(str, gpu.core.warp_sizes))} | {texture} | {_size(gpu.l2.size_b)} | "
            f"{gpu.dram.b_per_s / 1e9:.1f} GB/s | "
            f"{guessed:.0%} | {gpu.model.sigma:.2f} |"
        )
    return "\n".join([head, *rows, ""])


def gpu_pages(validation: Path) -> dict[str, str]:
    """Return a page for each shipped GPU, by file name: what it is, the source of each figure, and which reports judge it."""
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(validation.rglob("*.md"))}
    return {f"{name}.md": _gpu_page(load_gpu(name), texts, validation) for name in list_gpus()}


def _gpu_page(gpu: GpuSpec, reports: Mapping[Path, str], validation: Path) -> str:
    numbers = numeric_fields(gpu)
    kinds = Counter(source_of(gpu, path).kind for path in numbers)
    shares = ", ".join(f"{count / len(numbers):.0%} {kind}" for kind, count in kinds.most_common())
    sold = [f"{one.written}{f' ({one.chip.name})' if one.maker else ''}" for one in devices_like("") if one.chip.gpu == gpu.name]
    named = []
    for path, text in reports.items():
        if re.search(rf"(?<![\w-]){re.escape(gpu.name)}(?![\w-])", text):
            where = path.relative_to(validation).as_posix()
            named.append(f"- [{_title(text, where)}](../../accuracy/reports/{where})")
    lines = [f"# {gpu.name}\n", f"{_escape(gpu.description)}.\n"]
    lines += [f"Execution family `{gpu.family}`. Of its {len(numbers)} figures are {shares}.\n"]
    lines += [f"Sold as: {_escape(', '.join(sold))}.\n"] if sold else []
    lines += ["## What was judged\n"]
    lines += ["Reports that name it, also among what cannot be judged:\n", *named] if named else ["No report names it."]
    columns = ["field", "value", "kind", "uncertainty", "source"]
    rows = [
        [f"`{path}`", value_text(path, value), source.kind, f"{100 * source.rel_uncertainty:.3g}%", source.ref]
        for path, value in numbers.items()
        if (source := source_of(gpu, path))
    ]
    lines += ["\n## Where each figure is from\n", *_table(columns, rows)]
    if gpu.alternatives:
        lost = [[f"`{one.field}`", value_text(one.field, one.value), one.kind, one.ref, one.why] for one in gpu.alternatives]
        lines += ["\n## Figures that were not taken\n", *_table(["field", "value", "kind", "source", "why not"], lost)]
    return "\n".join([*lines, ""])


def _table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> list[str]:
    return ["| " + " | ".join(map(_escape, row)) + " |" for row in (columns, ["---"] * len(columns), *rows)]


def _size(size_b: float) -> str:
    for unit, factor in (("MiB", 2**20), ("KiB", 2**10)):
        if size_b >= factor:
            return f"{size_b / factor:g} {unit}"
    return f"{size_b:g} B"


# --- libraries and networks


def libraries_page() -> str:
    """Return the library profiles and the networks that go by name."""
    from mgpusim.nn.libraries.load import list_libraries, load_library
    from mgpusim.nn.zoo.catalogue import list_networks

    lines = ["# Library profiles and networks\n", "| profile | what it describes |", "| --- | --- |"]
    lines += [f"| `{name}` | {_escape(load_library(name).title)} |" for name in list_libraries()]
    lines += ["", "Networks that go by name: " + ", ".join(f"`{name}`" for name in list_networks()) + ".", ""]
    return "\n".join(lines)


# --- results and the Python API


def results_page() -> str:
    """Return the JSON that commands print, field by field, from the structs that they are."""
    text = """# Results as JSON

Results are versioned (`schema`), carry units in their names (`latency_us`, `dram_b`), and use fractions from 0 to 1. What
does not apply is `null`. A field that is added keeps the version; one that is removed or changes its meaning raises it.

Tables below are made from the structs that the Python API returns, whose `to_dict()` is the JSON.
"""
    lines = [text]
    for schema, (command, types) in printed().items():
        for cls in types:
            lines += [f"## `{command}`\n", f"Schema `{schema}`. {_escape(_summary(cls))}\n", *_fields(cls)]
    return "\n".join(lines)


def inputs_page() -> str:
    """Return the structs that files of users become, field by field."""
    lines = [
        "# Files that you write, by type\n\nThe types that such files are read into. Guides show whole files. In files "
        "`global_size` and `local_size` are `global` and `local`.\n"
    ]
    for title, guide, module, names in INPUTS:
        lines.append(f"## {title}\n")
        lines += [f"See [the guide](../howto/{guide}.md).\n"] if guide else []
        for name in names:
            cls = getattr(import_module(module), name)
            lines += [f"### `{name}`\n", f"{_escape(_summary(cls))}\n", *_fields(cls)]
    return "\n".join(lines)


def _summary(cls: type) -> str:
    return " ".join((inspect.getdoc(cls) or "").split("\n\n")[0].split())


def _fields(cls: Any) -> Iterator[str]:
    told = _attributes(inspect.getdoc(cls) or "")
    yield from ["| field | type | meaning |", "| --- | --- | --- |"]
    inner: dict[str, type] = {}
    for field in msgspec.structs.fields(cls):
        if field.name in getattr(cls, "unprinted", ()):
            continue
        yield f"| `{field.encode_name}` | {_type(field.type)} | {_escape(told.get(field.name, ''))} |"
        inner |= {t.__name__: t for t in _structs(field.type)}
    yield ""
    for name, one in inner.items():
        if one.__module__.startswith("mgpusim.") and one not in (msgspec.Struct, cls):
            yield f"`{name}`: {_escape(_summary(one))}\n"


def _structs(kind: Any) -> Iterator[type]:
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield kind
    for part in get_args(kind):
        yield from _structs(part)


def _type(kind: Any) -> str:
    text = kind.__name__ if isinstance(kind, type) and not get_args(kind) else re.sub(r"\b(?:\w+\.)+(\w+)", r"\1", str(kind))
    return "`" + text.replace("|", "or") + "`"


def _attributes(doc: str) -> dict[str, str]:
    """Return what the sections Attributes and Parameters of a numpy docstring say of each name."""
    told: dict[str, str] = {}
    names: list[str] = []
    lines = doc.splitlines()
    inside = False
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        if re.fullmatch(r"-{3,}", below.strip()):
            inside = line.strip() in ("Attributes", "Parameters")
            continue
        if not inside or re.fullmatch(r"-{3,}", line.strip()):
            continue
        entry = re.match(r"(\w+(?:, \w+)*) : (.*)", line)
        if entry:
            names = entry[1].split(", ")
            told |= dict.fromkeys(names, entry[2])
        elif line.startswith(" "):
            for name in names:  # numpy's own form has the type behind the colon, and a sentence below
                typed = told[name].count(" ") < 4 and not told[name].endswith(".") and line.strip()[0].isupper()
                told[name] = line.strip() if typed else f"{told[name]} {line.strip()}"
        else:
            names = []
    return told


def python_page() -> str:
    """Return the page of the public names, documented by their docstrings."""
    names = [n for n in mgpusim.__all__ if n != "__version__"]
    functions = sorted(n for n in names if inspect.isfunction(getattr(mgpusim, n)))
    classes = sorted(n for n in names if n not in functions)
    lines = [
        "# Python API\n",
        "Everything here is a name of `mgpusim` itself. Each function asks one question and returns a frozen struct.\n",
    ]
    lines += ["## Functions\n"]
    for name in functions:
        lines += [f"```{{eval-rst}}\n.. autofunction:: mgpusim.{name}\n```\n"]
    lines += ["## Results and inputs\n"]
    for name in classes:
        lines += [f"```{{eval-rst}}\n.. autoclass:: mgpusim.{name}\n   :members:\n```\n"]
    return "\n".join(lines)


# --- validation reports


def report_pages(validation: Path) -> dict[str, str | bytes]:
    """Return a page for every Markdown file of `validation/`, their drawings, and an index of them, by relative path.

    Links between pages stay links. Those to other files of the repository become the file's path: they are no part of the site.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(validation.rglob("*.md"))}
    pages: dict[str, str | bytes] = {}
    folders: dict[str, list[str]] = {}
    for path, text in texts.items():
        name = path.relative_to(validation).as_posix()
        for link in re.findall(r"!\[[^\]]*\]\(([^)]+)\)", text):
            pages[(path.parent / link).relative_to(validation).as_posix()] = (path.parent / link).read_bytes()
        title = "" if re.search(r"^#{1,2} ", text, re.MULTILINE) else f"# {_title(text, name)}\n\n"  # fragments have none
        pages[name] = f"% validation/{name}\n\n{title}{_relinked(text, path, texts, validation)}"
        folders.setdefault(name.partition("/")[0], []).append(name)
    lines = ["# Validation reports\n", "Each page is a file of the folder `validation/` as its script wrote it.\n"]
    for folder, names in folders.items():
        first = sorted(names, key=lambda n: (n.count("/"), "REPORT" not in n, n))
        lines += [
            f"## `validation/{folder}`\n",
            "```{toctree}",
            ":maxdepth: 1",
            *[f"{_title(texts[validation / n], n)} <{n}>" for n in first],
            "```\n",
        ]
    pages["index.md"] = "\n".join(lines)
    return pages


def _title(text: str, name: str) -> str:
    found = re.search(r"^#{1,2} (.*)$", text, re.MULTILINE)
    place = name.partition("/")[2] or name
    return f"{re.sub(r'[`<>*]', '', found[1])} ({place})" if found else name


def _relinked(text: str, path: Path, known: dict[Path, str], validation: Path) -> str:
    def link(match: re.Match[str]) -> str:
        shown, target = match[1], match[2]
        if re.match(r"[a-z]+:|#", target):
            return match[0]
        file, _, _ = target.partition("#")
        where = Path(os.path.normpath(path.parent / file))
        if where in known:
            return f"[{shown}]({os.path.relpath(where, path.parent)})"
        place = os.path.relpath(where, validation.parent)
        return f"`{place}`" if shown.strip("`") in (file, Path(file).name) else f"{shown} (`{place}`)"

    return re.sub(r"(?<!!)\[([^\]]*)\]\(([^)\s]+)\)", link, text)


if __name__ == "__main__":
    shutil.rmtree(ROOT / "docs" / "accuracy" / "reports", ignore_errors=True)
    write_pages(ROOT / "docs")
