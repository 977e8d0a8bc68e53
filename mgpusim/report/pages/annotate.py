"""A kernel's source with what each line costs, for the HTML report."""

from __future__ import annotations

import html
import math
import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from pygments.lexer import inherit, words
from pygments.lexers.c_cpp import CLexer
from pygments.token import Comment, Keyword, String, _TokenType

from mgpusim.engine.details import STALLS
from mgpusim.report.text import bytes_text, number, share
from mgpusim.report.words import STALL_WORDS

if TYPE_CHECKING:
    from mgpusim.engine.details import LineCost

HOT = 0.1  # share of all warp time from which a line is highlighted
WARM = 0.5  # or this share of the most expensive line's, so that a flat profile has its hot lines too
FOLD = 10  # lines without cost in a row from which they are folded
TAB = 4  # columns, as the page's style sheet says
CONTEXT = 3  # of them, those that stay visible beside lines with cost


class SourceLine(msgspec.Struct, frozen=True):
    """One line as the page shows it; texts are empty where a line has no cost.

    Attributes
    ----------
    code : HTML of the line, escaped; `indent` columns it begins with, so that its continuation can be set off from it.
    heat : 0..1, its share over that of the most expensive line.
    parts : (name, colour, part of the line's time in percent) of what its warps did, as `STALLS` orders it.
    about : the counters in one sentence.
    """

    line: int
    code: str
    indent: int = 0
    share: str = ""
    heat: float = 0.0
    hot: bool = False
    parts: tuple[tuple[str, str, str], ...] = ()
    mostly: str = ""
    l1: str = ""
    l2: str = ""
    dram: str = ""
    about: str = ""


class FoldedLines(msgspec.Struct, frozen=True):
    """Lines in a row: shown, or without cost and folded away."""

    folded: bool
    lines: tuple[SourceLine, ...]


def annotated(source: str, costs: Sequence[LineCost]) -> list[FoldedLines]:
    """Return the source with its costs, long stretches without cost folded; the whole source in order.

    >>> from mgpusim.engine.details import LineCost
    >>> cost = LineCost(2, 1.0, {"memory": 0.75, "issue": 0.25}, 10.0, 4, 8, None, 0.5, 64.0)
    >>> [(s.line, s.share, s.mostly) for fold in annotated("a\\nb", [cost]) for s in fold.lines]
    [(1, '', ''), (2, '100%', 'global memory')]
    """
    code = coloured_lines(source)
    by_line = {cost.line: cost for cost in costs if 1 <= cost.line <= len(code)}
    most = max((c.share for c in by_line.values() if math.isfinite(c.share)), default=0.0)
    lines = [_line(i, text, by_line.get(i), most) for i, text in enumerate(code, 1)]
    return list(_folds(lines, set(by_line)))


def unattributed(source: str, costs: Sequence[LineCost]) -> float:
    """Return the share of the time that belongs to no line of the source: inlined from elsewhere, or of unknown place."""
    last = len(coloured_lines(source))
    return sum(c.share for c in costs if not 1 <= c.line <= last and math.isfinite(c.share))


def _line(index: int, code: str, cost: LineCost | None, most: float) -> SourceLine:
    if cost is None or not math.isfinite(cost.share):
        return SourceLine(index, code, _indent(code))
    times = {name: cost.stalls.get(name, 0.0) for name in STALLS}
    times = {name: value for name, value in times.items() if value > 0 and math.isfinite(value)}
    whole = sum(times.values())
    heat = cost.share / most if most > 0 else 0.0
    return SourceLine(
        line=index, code=code, indent=_indent(code), share=share(cost.share), heat=round(heat, 4),
        hot=cost.share > 0 and (cost.share >= HOT or heat >= WARM),
        parts=tuple((STALL_WORDS[n].short, STALL_WORDS[n].colour, f"{100 * value / whole:.2f}") for n, value in times.items()),
        mostly=STALL_WORDS[max(times, key=lambda name: times[name])].short if times else "",
        l1=_rate(cost.l1_hit_rate), l2=_rate(cost.l2_hit_rate),
        dram=bytes_text(cost.dram_b) if 0 < cost.dram_b < math.inf else "", about=_about(cost, times, whole),
    )  # fmt: skip


def _indent(code: str) -> int:
    """Return the columns of the white space a line begins with; nothing of a line in markup is white space but text."""
    blank = re.sub(r"^(<i [^>]*>)+", "", code)
    blank = blank[: len(blank) - len(blank.lstrip(" \t"))]
    return len(blank.expandtabs(TAB))


def _rate(value: float | None) -> str:
    return share(value) if value is not None and math.isfinite(value) else ""


def _about(cost: LineCost, times: dict[str, float], whole: float) -> str:
    said = [f"{number(cost.instructions)} warp instructions"] if 0 < cost.instructions < math.inf else []
    if cost.requests:
        said.append(f"{cost.requests} memory requests of {number(cost.transactions / cost.requests)} transactions each")
    ordered = sorted(times.items(), key=lambda item: -item[1])[:4]
    said += [f"{STALL_WORDS[name].short} {share(value / whole)}" for name, value in ordered]
    return ", ".join(said)


def _folds(lines: list[SourceLine], costly: set[int]) -> Iterator[FoldedLines]:
    """Yield stretches of lines; those further than CONTEXT from every line with cost are folded if they are many."""
    near = {i + d for i in costly for d in range(-CONTEXT, CONTEXT + 1)} if costly else {s.line for s in lines}
    stretch: list[SourceLine] = []
    stretches: list[tuple[bool, list[SourceLine]]] = []
    for s in lines:
        far = s.line not in near
        if not stretches or stretches[-1][0] != far:
            stretch = []
            stretches.append((far, stretch))
        stretch.append(s)
    shown: list[SourceLine] = []
    for far, part in stretches:
        if far and len(part) >= FOLD:
            if shown:
                yield FoldedLines(False, tuple(shown))
            yield FoldedLines(True, tuple(part))
            shown = []
        else:
            shown += part
    if shown:
        yield FoldedLines(False, tuple(shown))


SPACES = ("kernel", "global", "local", "constant", "private", "read_only", "write_only", "read_write")
TYPE = r"(?:bool|u?char|u?short|u?int|u?long|half|float|double|size_t|sampler_t|event_t|image\w+_t)(?:2|3|4|8|16)?\b"
MARKS = ((Comment.Preproc, "k"), (Comment, "c"), (Keyword.Type, "t"), (Keyword, "k"), (String, "s"))
"""The class by which the page's style sheet knows a kind of token, the narrower kind first."""


class _OpenCLLexer(CLexer):  # type: ignore[misc]
    """C with address spaces, access qualifiers, vector and image types."""

    name = "OpenCL C"
    tokens: ClassVar[dict[str, Any]] = {
        "keywords": [
            (words([*SPACES, *(f"__{word}" for word in SPACES), "__attribute__"], suffix=r"\b"), Keyword),
            inherit,
        ],
        "types": [(TYPE, Keyword.Type), inherit],
    }


def coloured_lines(source: str) -> list[str]:
    """Return each line of OpenCL C as HTML: escaped, with comments, keywords, types and strings marked.

    >>> coloured_lines("int a; // <b>")
    ['<i class="t">int</i> a; <i class="c">// &lt;b&gt;</i>']
    """
    text = source.replace("\r\n", "\n").replace("\r", "\n").removesuffix("\n")
    tokens = ((_mark(kind), value) for _, kind, value in _OpenCLLexer().get_tokens_unprocessed(f"{text}\n"))  # ends comments
    out = []
    for mark, run in groupby(tokens, key=lambda token: token[0]):
        for i, part in enumerate("".join(value for _, value in run).split("\n")):
            escaped = html.escape(part, quote=False)
            marked = f'<i class="{mark}">{escaped}</i>' if mark and part else escaped
            out.append("\n" * (i > 0) + marked)  # an element ends with its line: lines can be cut apart
    return "".join(out).split("\n")[:-1]


def _mark(kind: _TokenType) -> str:
    return next((mark for known, mark in MARKS if kind in known), "")
