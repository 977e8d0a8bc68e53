"""Write unseen.md, both engines on launches that nothing was fitted to: `python validation/h200/unseen.py`.

The mechanisms of compilers, groups whose work differs, and the blind suite. Of the blind suite half of the kernels, chosen by the
checksum of their names, were looked at one by one after they were judged; the other half never was. About 20 minutes on two
cores.
"""

from __future__ import annotations

import argparse
import zlib
from pathlib import Path

import msgspec

from mgpusim.accuracy.validation import Validation, validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.files import write_atomic
from mgpusim.report.markdown import intervals, overall, percent, plain, split
from mgpusim.workload.corpus import Corpus, read_corpus

HERE = Path(__file__).parent
HOST_US = 14.0  # from here on how fast the host hands over launches does not show in their times


def half(corpus: Corpus, looked_at: bool) -> Corpus:
    """Return the blind kernels of one half."""
    kept = tuple(m for m in corpus.launches if (zlib.crc32(m.kernel.split()[0].encode()) % 2 == 0) == looked_at)
    names = {m.kernel for m in kept}
    return msgspec.structs.replace(corpus, launches=kept, kernels={k: v for k, v in corpus.kernels.items() if k in names})


def longer(corpus: Corpus) -> Corpus:
    """Return the launches that take longer than the host needs to hand over the next."""
    kept = tuple(m for m in corpus.launches if m.time_ns.median > HOST_US * 1e3)
    names = {m.kernel for m in kept}
    return msgspec.structs.replace(corpus, launches=kept, kernels={k: v for k, v in corpus.kernels.items() if k in names})


def sets() -> list[tuple[str, str, Corpus, Corpus | None]]:
    """Return (title, how to split its table, launches, the second measurement) of every set."""
    blind = read_corpus(HERE.parent / "blind" / "h200.json.gz")
    again = read_corpus(HERE.parent / "blind" / "h200_repeat.json.gz")
    return [
        ("Mechanisms of compilers", "by_family", read_corpus(HERE.parent / "mechanisms" / "h200.json.gz"),
         read_corpus(HERE.parent / "mechanisms" / "h200_repeat.json.gz")),
        ("Groups whose work differs", "by_family", read_corpus(HERE / "uneven.json.gz"),
         read_corpus(HERE / "uneven_repeat.json.gz")),
        ("Blind suite, the half never looked at", "by_bound", half(blind, looked_at=False), half(again, looked_at=False)),
        ("Blind suite, the half looked at", "by_family", half(blind, looked_at=True), half(again, looked_at=True)),
    ]  # fmt: skip


def summary(rows: list[tuple[str, tuple[Validation, ...]]]) -> list[str]:
    """Return the table of all sets and engines."""
    lines = [
        "| | engine | launches | MAPE | median | P90 | bias | tau5 | regret (random) | 80% interval held |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for title, found in rows:
        for v in found:
            s = v.scores
            held = v.intervals.get("all", {}).get("all")
            lines.append(
                f"| {title} | {v.engine} | {s.n} | {percent(s.mape)} | {percent(s.median_error)} | {percent(s.p90_error)} | "
                f"{plain(s.bias)} | {plain(s.tau5)} | {percent(s.regret)} ({percent(s.chance_regret)}) | "
                f"{percent(held.coverage) if held is not None else '-'} |"
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "unseen.md")
    asked = parser.parse_args()
    gpu = load_gpu("nvidia-h200")
    rows, details = [], []
    for title, which, corpus, again in sets():
        found = validate_engines(corpus, gpu, ("analytic", "event"), repeat=again, jobs=asked.jobs)
        rows.append((title, found))
        long = validate_engines(longer(corpus), gpu, ("analytic", "event"), jobs=asked.jobs)
        rows.append((f"of these over {HOST_US:g} us", long))
        details += [f"## {title}", "", *overall(found), "", *split(found, which), ""]
        details += ["80% intervals:", "", *intervals(found), ""]
    lines = ["# Launches that nothing was fitted to", "", *summary(rows), "", *details]
    write_atomic(asked.output, "\n".join(lines).rstrip("\n").encode() + b"\n")


if __name__ == "__main__":
    main()
