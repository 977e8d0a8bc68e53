"""The frame of every page: one document with its style in it, from a template that extends `base.html.j2`."""

from __future__ import annotations

import base64
import hashlib
import html
import math
import re
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from mgpusim.errors import InputError
from mgpusim.report.figures.drawing import PAGE_COLOURS
from mgpusim.report.text import clock_text, share, time_range, time_text
from mgpusim.version import __version__

if TYPE_CHECKING:
    from jinja2 import Environment

    from mgpusim.arch.spec import GpuSpec
    from mgpusim.engine.prediction import Prediction
    from mgpusim.nn.running.prediction import NetworkPrediction

MOST_BYTES = 990_000
"""Of a page, its foot apart: reports that would be larger leave something out, and say so."""

PAINTS = PAGE_COLOURS[4:]  # the first four are of text and paper
LABEL_FROM = 0.13  # share of a bar that has room for a label


@lru_cache(maxsize=1)
def environment() -> Environment:
    """Return what makes pages out of templates."""
    from jinja2 import Environment, PackageLoader, StrictUndefined

    jinja = Environment(
        loader=PackageLoader("mgpusim.report"), autoescape=True, undefined=StrictUndefined, trim_blocks=True, lstrip_blocks=True
    )
    jinja.filters["heads_of"] = _heads_of
    return jinja


_HEAD = re.compile(r'<h\d class="(title|part)" (?:id|data-of)="([^"]+)">(.*?)<a class="permalink"', re.DOTALL)


def _heads_of(body: str) -> list[tuple[str, str, bool]]:
    """Return what the contents of a page list: (id, text, whether it is below another) of sections and their parts.

    >>> _heads_of('<h2 class="part" id="a">A <i>b</i><a class="permalink"')
    [('a', 'A b', False)]
    """
    heads = [(kind, id, html.unescape(re.sub(r"<[^>]*>", "", text)).strip()) for kind, id, text in _HEAD.findall(str(body))]
    titles = [id for kind, id, _ in heads if kind == "title"]
    if len(titles) < 2:
        return (
            [(id, text, False) for kind, id, text in heads if kind == "part"] if titles else [(i, t, False) for _, i, t in heads]
        )
    own = [any(id.startswith(f"{title}-") for title in titles) for _, id, _ in heads]
    return [(id, text, deep) for (_, id, text), deep in zip(heads, own, strict=True) if not deep or len(titles) == 2]


@lru_cache
def _script(more: str) -> str:
    templates = files("mgpusim.report").joinpath("templates")
    names = ["report.js", *([f"{more}.js"] if more else [])]
    return "\n".join(templates.joinpath(name).read_text(encoding="utf-8") for name in names)


def page(template: str, title: str, *, script: str = "", **content: Any) -> bytes:
    """Return a page: UTF-8 HTML without anything to be loaded, the same for the same content.

    Parameters
    ----------
    template : name of a template without its ending; it fills the blocks of `base.html.j2`.
    title : of the document.
    script : name of a script without its ending, run after that of all pages.
    content : what the template shows, by the names it uses.

    >>> page("view", "A & B", body="")[:15]
    b'<!DOCTYPE html>'
    """
    from markupsafe import Markup

    code = _script(script)
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    html_text = (
        environment()
        .get_template(f"{template}.html.j2")
        .render(
            title=title,
            colours=PAINTS,
            script=Markup(code),
            script_hash=Markup(f"sha256-{digest}"),
            version=__version__,
            **content,
        )
    )
    return html_text.encode("utf-8", "replace")


def page_within(make: Callable[[int], bytes], fewest: int, most_bytes: int | None = None) -> bytes:
    """Return the page with most details that has at most so many bytes, or the one with fewest.

    Parameters
    ----------
    make : returns a page without some details: none are left out for 0, the more the higher the number.
    fewest : the highest number.
    most_bytes : MOST_BYTES unless given.

    >>> page_within(lambda left_out: b"x" * (9 - left_out), 5, most_bytes=6)
    b'xxxxxx'
    """
    limit = MOST_BYTES if most_bytes is None else most_bytes
    document = b""
    for left_out in range(fewest + 1):
        document = make(left_out)
        if len(document) <= limit:
            break
    return document


def with_origin(data: bytes, command: str, when: datetime) -> bytes:
    """Return a page whose footer also says when it was made and by which command.

    Parameters
    ----------
    command : as typed.
    when : in any time zone; shown in UTC.

    >>> page = b'<p id="origin">Made by mgpusim 1.0.</p>'
    >>> with_origin(page, "mgpusim predict", datetime(2026, 11, 26, 9, 5, tzinfo=UTC)).decode()
    '<p id="origin">Made by mgpusim 1.0 on 2026-11-26 at 09:05 UTC by <code>mgpusim predict</code></p>'
    """
    said = f" on {when.astimezone(UTC):%Y-%m-%d at %H:%M} UTC by <code>{html.escape(command)}</code></p>"
    return re.sub(rb'(<p id="origin">[^<]*)\.</p>', lambda m: m[1] + said.encode("utf-8", "replace"), data, count=1)


def with_micro(text: str) -> str:
    """Return a text with microseconds as pages write them.

    >>> with_micro("3 to 5 us")
    '3 to 5 µs'
    """
    return text.replace(" us", " µs")


def page_time(us: float) -> str:
    """Return a time as pages write it.

    >>> page_time(3.5), page_time(0.0001), page_time(math.inf)
    ('3.5 µs', '<1 ns', 'unknown')
    """
    if not math.isfinite(us):
        return "unknown"
    return "<1 ns" if 0 < us < 1e-3 else with_micro(time_text(us))


def check_gpus(predictions: Sequence[Prediction | NetworkPrediction], gpus: Mapping[str, GpuSpec]) -> None:
    """Refuse a page about no prediction, or without a GPU of its predictions."""
    if not predictions:
        raise InputError("HTML report: there is no prediction to report")
    if missing := sorted({p.gpu for p in predictions} - set(gpus)):
        raise InputError(f"HTML report: the predictions' GPUs {', '.join(missing)} are not among the given ones")


def latency_parts(p: Prediction | NetworkPrediction) -> dict[str, str]:
    """Return what the macro `latency` shows: the latency in its interval, on an axis from 0."""
    low, high = p.interval_us
    scale = max(high, p.latency_us)
    return {
        "latency": page_time(p.latency_us), "interval": with_micro(time_range(low, high)), "clock": clock_text(p.clock_factors),
        "interval_from": css_length(low / scale), "interval_width": css_length((high - low) / scale),
        "interval_at": css_length(p.latency_us / scale), "interval_end": page_time(scale),
    }  # fmt: skip


def css_length(fraction: float) -> str:
    """Return a fraction of a whole as a length for CSS.

    >>> css_length(0.25), css_length(1.5)
    ('25.000%', '100.000%')
    """
    return f"{100 * min(1.0, max(0.0, fraction)):.3f}%"


def bar_part(label: str, fraction: float, colour: str, value: str, remark: str = "", short: str = "") -> dict[str, Any]:
    """Return a part of a bar for the macro `stack` and its legend.

    Parameters
    ----------
    fraction : of the bar.
    value : what it is a share of, as text.
    short : label inside the bar.
    """
    return {
        "label": label, "short": short or label, "share": share(fraction), "width": css_length(fraction), "colour": colour,
        "value": value, "remark": remark, "labelled": fraction >= LABEL_FROM,
    }  # fmt: skip


def rest_part(fraction: float, value: str) -> dict[str, Any]:
    """Return the `bar_part` of what is left of a whole beside its larger parts.

    >>> rest_part(0.25, "3 us")["label"]
    'all else'
    """
    return bar_part("all else", fraction, "rest", value)


def stack(parts: Sequence[Mapping[str, Any]], label: str, legend: bool = False) -> str:
    """Return a bar of parts side by side as HTML, each a `bar_part`; with a `legend`, what they are below it.

    >>> stack([bar_part("DRAM", 1.0, "far-1", "3 us")], "Parts")[:57]
    '<div class="stack" role="img" aria-label="Parts: DRAM 100'
    """
    macros: Any = environment().get_template("parts.html.j2").module
    return f"{macros.stack(parts, label)}{macros.legend(label, parts) if legend else ''}".strip()
