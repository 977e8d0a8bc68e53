"""Write unseen.md, both engines on launches that nothing was fitted to: `python validation/h200/unseen.py`.

The mechanisms of compilers, groups whose work differs, and the blind suite. Of that half of the kernels, by the checksum of their
names, were looked at one by one after they were judged. Of the other half only sums over many kernels were. Ten minutes on two
cores.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from mgpusim.accuracy.validation import Validation, noise_floor, validate_engines
from mgpusim.arch.load import load_gpu
from mgpusim.files import write_atomic
from mgpusim.report.markdown import intervals, overall, percent, plain, split
from mgpusim.session import Session
from mgpusim.workload.corpus import Corpus, Measurement, read_corpus

HERE = Path(__file__).parent
NOTE = (
    "No parameter was fitted to them. The form of the model was worked on with the mechanisms and one half of the blind",
    "suite in sight; of the half kept apart figures over all of it and by bound were seen meanwhile.",
)
HOST_US = 14.0  # from here on how fast the host hands over launches does not show in their times


def part(corpus: Corpus, wanted: Callable[[Measurement], bool]) -> Corpus:
    """Return the launches of a corpus that are wanted."""
    return msgspec.structs.replace(corpus, launches=tuple(filter(wanted, corpus.launches)))


def looked_at(item: Measurement) -> bool:
    """Return whether a blind kernel is of the half whose launches were looked at."""
    return zlib.crc32(item.kernel.split()[0].encode()) % 2 == 0


def kept_apart(item: Measurement) -> bool:
    """Return whether it is of the other half."""
    return not looked_at(item)


def longer(item: Measurement) -> bool:
    """Return whether a launch takes longer than the host needs to hand over the next."""
    return item.time_ns.median > HOST_US * 1e3


def sets() -> list[tuple[str, str, Corpus, Corpus | None]]:
    """Return (title, how to split its table, launches, the second measurement) of every set."""
    blind = read_corpus(HERE.parent / "blind" / "h200.json.gz")
    again = read_corpus(HERE.parent / "blind" / "h200_repeat.json.gz")
    return [
        ("Mechanisms of compilers", "by_family", read_corpus(HERE.parent / "mechanisms" / "h200.json.gz"),
         read_corpus(HERE.parent / "mechanisms" / "h200_repeat.json.gz")),
        ("Groups whose work differs", "by_family", read_corpus(HERE / "uneven.json.gz"),
         read_corpus(HERE / "uneven_repeat.json.gz")),
        ("Blind suite, the half kept apart", "by_bound", part(blind, kept_apart), part(again, kept_apart)),
        ("Blind suite, the half looked at", "by_family", part(blind, looked_at), part(again, looked_at)),
    ]  # fmt: skip


def summary(rows: list[tuple[str, tuple[Validation, ...]]]) -> list[str]:
    """Return the table of all sets and engines."""
    lines = [
        "| | engine | launches | MAPE | median | P90 | bias | tau5 | regret (random) | 80% interval held |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for title, found in rows:
        for v in found:
            s = v
            held = v.intervals.get("all", {}).get("all")
            lines.append(
                f"| {title} | {v.engine} | {s.n} | {percent(s.mape)} | {percent(s.median_error)} | {percent(s.p90_error)} | "
                f"{plain(s.bias)} | {plain(s.tau5)} | {percent(s.regret)} ({percent(s.chance_regret)}) | "
                f"{percent(held.coverage) if held is not None else '-'} |"
            )
    return lines


def of_the_host(floor_s: float) -> str:
    """Return how far the blind suite's times on another machine with the same GPU are from those that are predicted."""
    first = read_corpus(HERE.parent / "blind" / "h200.json.gz")
    other = read_corpus(HERE.parent / "blind" / "h200_other_host.json.gz")
    short = part(first, lambda item: not longer(item))
    under, over = (noise_floor(of, other, floor_s) for of in (short, part(first, longer)))
    return (
        f"Between two machines with the same GPU the blind suite's times differ by {percent(under.mape)} up to {HOST_US:g} us "
        f"and by {percent(over.mape)} above. The host's speed is part of the times of short launches."
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("-o", "--output", type=Path, default=HERE / "unseen.md")
    asked = parser.parse_args()
    gpu = load_gpu("nvidia-h200")
    rows, details = [], []
    for title, which, corpus, again in sets():
        found = validate_engines(corpus, gpu, ("analytic", "event"), repeat=again, session=Session(jobs=asked.jobs))
        rows.append((title, found))
        long = validate_engines(part(corpus, longer), gpu, ("analytic", "event"), session=Session(jobs=asked.jobs))
        rows.append((f"of these over {HOST_US:g} us", long))
        details += [f"## {title}", "", *overall(found), "", *split(found, which), ""]
        details += ["80% intervals:", "", *intervals(found), ""]
    lines = [
        "# Launches that nothing was fitted to",
        "",
        *NOTE,
        "",
        of_the_host(gpu.launch.floor_s),
        "",
        *summary(rows),
        "",
        *details,
    ]
    write_atomic(asked.output, "\n".join(lines).rstrip("\n").encode() + b"\n")


if __name__ == "__main__":
    main()
