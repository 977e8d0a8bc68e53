"""Write REPORT.md, presets out of what the runner in C measured against today's: `python validation/h200/runner/judge.py`.

With `--presets` the presets are made first, by `mgpusim calibrate` alone: out of the probes, then fitted to the training corpus
as today's was. That takes half an hour. Else those that are there are read. Launches are those of `validation/h200/report.py`.
"""

from __future__ import annotations

import argparse
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import msgspec

from mgpusim.accuracy.sample import select
from mgpusim.accuracy.validation import Validation, noise_floor, validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.probes import known_probes
from mgpusim.calibrate.probing.folders import read_probes
from mgpusim.files import write_atomic
from mgpusim.report.markdown import percent, plain
from mgpusim.session import Session
from mgpusim.workload.corpus import Corpus, Measurement, read_corpus

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from report import HOST  # type: ignore[import-not-found]  # noqa: E402

BASES = {"relative": "nvidia-maxwell-tegra-x1", "today": "nvidia-h200"}
FIT = ("--limit", "900", "--folds", "0")
CLOSE, LONG_NS = 0.02, 20e3
EARLIER = {
    "train": HERE.parent / "train.json.gz", "uneven": HERE.parent / "uneven.json.gz",
    "mechanisms": HERE.parents[1] / "mechanisms" / "h200.json.gz", "blind": HERE.parents[1] / "blind" / "h200.json.gz",
}  # fmt: skip
"""Launches that the runner in Python measured before, on another host."""
OLD = "Today's measurements, with what launches cost on their host"
OWN = "The runner's measurements, with the launch costs of each preset"
Rows = list[tuple[str, tuple[Validation, ...]]]


def corpus(name: str) -> Corpus:
    """Return a corpus beside this file."""
    return read_corpus(HERE / f"{name}.json.gz")


# ---- presets -----------------------------------------------------------------------------------------------------------
def make_presets() -> None:
    """Write PROBED.toml and FITTED.toml of each base."""
    tool = [sys.executable, "-m", "mgpusim", "calibrate"]
    for name, base in BASES.items():
        probed, fitted = (HERE / f"{name}_{how}.toml" for how in ("probed", "fitted"))
        subprocess.run(
            [*tool, str(HERE / "probes.json.gz"), "--base", base, "-o", str(probed)], check=True, stdout=subprocess.DEVNULL
        )
        train = ["--corpus", str(HERE / "train.json.gz"), "--base", str(probed), *FIT, "-o", str(fitted)]
        subprocess.run([*tool, *train], check=True, stdout=subprocess.DEVNULL)


def judged(limits: Mapping[str, int], jobs: int) -> dict[str, Rows]:
    """Return (preset, result of each engine) of the launches that today's preset is judged by, as both measured them.

    Each engine predicts as many launches as `limits` says: the event engine takes seconds for one.
    """
    presets = {"today's": "nvidia-h200"}
    for name, base in BASES.items():
        presets[f"probes, over {base}"] = str(HERE / f"{name}_probed.toml")
        presets[f"probes and fit, over {base}"] = str(HERE / f"{name}_fitted.toml")
    whole, own = read_corpus(HERE.parent / "train.json.gz"), corpus("train")
    out: dict[str, Rows] = {}
    for title, host in ((OLD, HOST), (OWN, {})):
        for preset, path in presets.items():
            print(f"{title}: {preset}", file=sys.stderr)
            found = []
            for engine, limit in limits.items():
                train = select(whole, limit=limit)
                launches = train if title == OLD else same(train, own)
                found += validate_engines(launches, load_gpu(path, host), [engine], session=Session(jobs=jobs))
            out.setdefault(title, []).append((preset, tuple(found)))
    return out


def key(item: Measurement) -> bytes:
    """Return the identity of a launch in both corpora: its kernel, sizes and tags."""
    return msgspec.json.encode([item.kernel, item.launch.global_size, item.launch.local_size, sorted(item.tags.items())])


def same(wanted: Corpus, measured: Corpus) -> Corpus:
    """Return the launches of one corpus as another measured them."""
    keys = {key(item) for item in wanted.launches}
    return msgspec.structs.replace(measured, launches=tuple(item for item in measured.launches if key(item) in keys))


def table(rows: Rows) -> list[str]:
    """Return a table of presets and engines."""
    lines = ["| preset | engine | launches | MAPE | median | P90 | bias | tau5 | net of launch costs |"]
    lines.append("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for preset, found in rows:
        for v in found:
            lines.append(
                f"| {preset} | {v.engine} | {v.n} | {percent(v.mape)} | {percent(v.median_error)} | {percent(v.p90_error)} | "
                f"{plain(v.bias)} | {plain(v.tau5)} | {percent(v.net_error)} |"
            )
    return [*lines, ""]


def headline(rows: Rows) -> str:
    """Return how far the presets are from today's."""
    today = {v.engine: v.mape for v in rows[0][1]}
    parts = []
    for preset, found in rows[1:]:
        points = [f"{100 * (v.mape - old):+.1f} ({v.engine})" for v in found if v.mape is not None and (old := today[v.engine])]
        parts.append(f"{preset}: {', '.join(points)}")
    return f"Mean error on them less that of today's preset, in points. {'; '.join(parts)}."


# ---- both runners ------------------------------------------------------------------------------------------------------
def pairs(first: Corpus, second: Corpus, keep: Callable[[Measurement], bool]) -> list[float]:
    """Return the times of the second corpus over those of the first, of launches that both have."""
    waiting: dict[bytes, list[float]] = {}
    for item in second.launches:
        waiting.setdefault(key(item), []).append(item.time_ns.median)
    return [waiting[key(m)].pop(0) / m.time_ns.median for m in first.launches if keep(m) and waiting.get(key(m))]


def by_events(item: Measurement) -> bool:
    """Return whether an event timed a launch."""
    return not item.extra.get("timing")


def agreement() -> list[str]:
    """Return the table of launches that both runners measured, and that the runner in C measured twice."""
    lines = [
        "| | launches | median ratio | within 2% | of those over 20 us | ratio of 8 of 10 |",
        "| --- | ---: | ---: | ---: | ---: | ---: |",
    ]
    sets = {
        "all probes, Python over C": (corpus("probes"), corpus("python_probes")),
        "of these again, C over C": (corpus("probes"), corpus("again_probes")),
        "100 launches, Python over C": (corpus("pairs"), corpus("python_pairs")),
        **{f"{name}, Python on another host over C": (corpus(name), read_corpus(path)) for name, path in EARLIER.items()},
    }
    for what, (a, b) in sets.items():
        ratios = sorted(pairs(a, b, by_events))
        long = pairs(a, b, lambda m: by_events(m) and m.time_ns.median > LONG_NS)
        low, high = (ratios[round(q * (len(ratios) - 1))] for q in (0.1, 0.9))
        within, of_long = (sum(abs(r - 1) <= CLOSE for r in rs) for rs in (ratios, long))
        shown = (len(ratios), f"{statistics.median(ratios):.4f}", within, f"{of_long} of {len(long)}", f"{low:.3f} to {high:.3f}")
        lines.append(f"| {what} | {' | '.join(map(str, shown))} |")
    a, b = corpus("probes"), corpus("python_probes")
    for item in a.launches:
        if not by_events(item) and (ratio := pairs(msgspec.structs.replace(a, launches=(item,)), b, lambda _: True)):
            lines.append(
                f"| {item.extra['timing']}, {item.time_ns.median / 1e3:.3g} us from C | 1 | {ratio[0]:.3f} | - | - | - |"
            )
    return [*lines, ""]


def fields() -> list[str]:
    """Return how far the figures that probes find agree."""
    found = {}
    for name in ("probes", "python_probes"):
        read = read_probes(HERE / f"{name}.json.gz")
        found[name] = infer_all(read.points, read.facts, known_probes()).merged
    own, other = found.values()
    both = {f: (own[f], other[f]) for f in own.keys() & other.keys() if not isinstance(own[f].value, tuple)}
    apart = {
        f: f"{a.value:.4g} for {b.value:.4g}" for f, (a, b) in sorted(both.items()) if max(a.low, b.low) > min(a.high, b.high)
    }
    return [
        f"Of {len(both)} figures that the probes of both find, the intervals of {len(both) - len(apart)} meet. Not so, C's for",
        f"Python's: {', '.join(f'`{f}` {text}' for f, text in apart.items()) or 'none'}.", "",
    ]  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--presets", action="store_true", help="make the presets anew")
    parser.add_argument("--limit", type=int, default=800, help="launches for the analytic engine")
    parser.add_argument("--events", type=int, default=0, help="launches for the event engine; 0 leaves it out")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "REPORT.md")
    asked = parser.parse_args()
    if asked.presets:
        make_presets()
    train = read_corpus(HERE.parent / "train.json.gz")
    noise = noise_floor(train, corpus("train"), load_gpu("nvidia-h200").launch.floor_s)
    found = judged({"analytic": asked.limit} | ({"event": asked.events} if asked.events else {}), asked.jobs)
    lines = [
        "# The H200's preset out of the runner in C", "",
        (HERE / "about.md").read_text(encoding="utf-8"),
        "## Presets", "",
        headline(found[OLD]), "",
        f"The runner's times of the {noise.n} launches of the training corpus differ by {percent(noise.mape)} in the mean from",
        f"those of Python on another host, the median by {percent(noise.median_error)}.", "",
    ]  # fmt: skip
    for title, rows in found.items():
        lines += [f"### {title}", "", *table(rows)]
    lines += ["## Both runners", "", *agreement(), *fields()]
    write_atomic(asked.output, "\n".join(lines).rstrip("\n").encode() + b"\n")
    print(headline(found[OLD]))


if __name__ == "__main__":
    main()
