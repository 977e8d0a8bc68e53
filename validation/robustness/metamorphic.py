"""Hold predictions to what must be so whatever the numbers are: `python validation/robustness/metamorphic.py --out FILE`.

Each property is a function that returns what it found against it. tests/metamorphic runs the same functions, a few of them in the
default suite and all of them by hand. Cases come in a fixed order that mixes presets, engines and properties, so that a run which
is broken off has tried some of each; `--results` keeps what was found, and a later run goes on from there.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import MgpusimError
from mgpusim.nn.running.predict import network
from mgpusim.report.words import thrash_text
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import as_launch
from mgpusim.workload.shipped import list_examples
from mgpusim.workload.source import source_of_launch

ENGINES = ("analytic", "event")
RESOURCES = ("dram.b_per_s", "shader_cores", "clock.gpu_hz", "l2.size_b", "texture_l1.size_b", "l1.size_b")
"""More of each is never slower."""
SLOWER = {"analytic": 0.02, "event": 0.03}
"""What twice a resource may cost: rounding, and waves that end elsewhere. Beside it the spread over orders of warps counts."""
UNITS = (
    ("clock.gpu_hz", "1000MHz", "1GHz"), ("l2.size_b", "256KiB", "262144"), ("dram.b_per_s", "12.5GB/s", "12500MB/s"),
    ("launch.floor_s", "10us", "0.01ms"), ("dram.latency_s", "300ns", "0.3us"),
)  # fmt: skip
LOADS = 0.01
"""What the order of independent loads may change by events."""
SPLIT = 0.03
WORK = 0.03
SAMPLED = 0.05
"""Simulating all waves beside a part of them may move a time by this, where waves had settled; else by the 80% interval."""
GROUPS = 2048
KERNELS = {
    "stream": "kernel void f(global const float *a, global float *o, int n) { int i = get_global_id(0); float s = 0;"
    " for (int k = 0; k < n; ++k) s += a[i + k * 64]; o[i] = s; }",
    "flops": "kernel void f(global const float *a, global float *o, int n) { int i = get_global_id(0); float s = a[i];"
    " for (int k = 0; k < n; ++k) s = mad(s, 1.0001f, 0.5f); o[i] = s; }",
    "local": "kernel void f(global const float *a, global float *o, int n) { local float t[64]; int l = get_local_id(0);"
    " t[l] = a[get_global_id(0)]; barrier(CLK_LOCAL_MEM_FENCE); float s = 0;"
    " for (int k = 0; k < n; ++k) s += t[(l + k) & 63]; o[get_global_id(0)] = s; }",
}
"""Kernels whose work is known: turns of a loop, and work groups of 64."""


LONG = ("conv3x3_image", "conv3x3_buffer", "gemm_tiled", "conv1x1_image", "conv1x1_buffer")
"""Examples that take longest, tried last."""


class Case(NamedTuple):
    """One comparison: `found` is empty where the property holds, `named` are the words that explain what is found."""

    law: str
    what: str
    found: str = ""
    named: str = ""


def spread(one: Prediction) -> float:
    """Return one sigma of ln(latency) over the orders of warps that were tried."""
    return one.event.spread if one.event is not None else 0.0


def said(one: Prediction, base: Prediction | None = None) -> str:
    """Return how the report explains that more of something may cost time: thrash, if more than that of `base`, or orders."""
    thrash = thrash_text(one.beyond_l2_b, one.compulsory_b) if base is None or one.beyond_l2_b > base.beyond_l2_b else ""
    orders = "time hangs on the order of warps" if one.event is not None and one.event.seeds > 1 else ""
    return thrash.split(":")[0] or orders


@lru_cache(maxsize=4)
def as_it_is(name: str, gpu: str, engine: str) -> Prediction:
    """Return the prediction of an example on a preset, several cases' other side."""
    return predict(name, gpu, engine)


def more(name: str, gpu: str, engine: str, path: str, factor: int) -> Case | None:
    """More of a resource is never slower; None where the GPU has no such resource or cannot have more of it."""
    spec = load_gpu(gpu)
    what = f"{name} on {gpu}, {engine}: {factor} times {path}"
    node: object = spec
    for part in path.split("."):
        node = getattr(node, part, None)
    if not isinstance(node, int | float):
        return None
    try:
        base, other = as_it_is(name, gpu, engine), predict(name, load_gpu(gpu, {path: str(node * factor)}), engine)
    except MgpusimError:
        return None
    allowed = (1.0 + SLOWER[engine]) * math.exp(2.0 * math.hypot(spread(base), spread(other)))
    ratio = other.latency_us / base.latency_us
    found = f"{base.latency_us:.1f} us become {other.latency_us:.1f} us (+{ratio - 1.0:.0%})" if ratio > allowed else ""
    return Case("more is not slower", what, found, said(other, base) if found else "")


def made(kernel: str, groups: int, turns: int) -> Launch:
    """Return a launch of one of `KERNELS`."""
    items = groups * 64
    zeros = BufferArg("float32", items, Init("zeros"), "write")
    args = (BufferArg("float32", items + 64 * turns), zeros, ScalarArg("int32", (turns,)))
    return Launch(KERNELS[kernel], "f", (items,), args, (64,))


def twice(kernel: str, gpu: str, engine: str, groups: int, turns: int, more_groups: bool) -> Case:
    """Twice the work groups, or twice the turns of their loop, are not faster."""
    base = predict(made(kernel, groups, turns), gpu, engine)
    other = predict(made(kernel, 2 * groups, turns) if more_groups else made(kernel, groups, 2 * turns), gpu, engine)
    allowed = (1.0 - WORK) * math.exp(-2.0 * math.hypot(spread(base), spread(other)))
    what = f"{kernel} on {gpu}, {engine}: {groups} groups, {turns} turns, twice the {'groups' if more_groups else 'turns'}"
    ratio = other.latency_us / base.latency_us
    found = f"{base.latency_us:.1f} us become {other.latency_us:.1f} us" if ratio < allowed else ""
    return Case("twice the work is not faster", what, found, said(other) if found else "")


def split(kernel: str, gpu: str, engine: str, groups: int, turns: int) -> Case:
    """A launch cut in two costs at least as much."""
    whole = made(kernel, 2 * groups, turns)
    size = 64 * groups
    parts = [msgspec.structs.replace(whole, global_size=(size,), offset=(at,)) for at in (0, size)]
    one = predict(whole, gpu, engine)
    halves = [predict(part, gpu, engine) for part in parts]
    both = math.fsum(half.latency_us for half in halves)
    allowed = (1.0 - SPLIT) * math.exp(-2.0 * max(map(spread, [one, *halves])))
    what = f"{kernel} on {gpu}, {engine}: {2 * groups} groups, {turns} turns"
    found = f"{one.latency_us:.1f} us, its halves {both:.1f} us" if both < allowed * one.latency_us else ""
    return Case("a launch cut in two costs as much", what, found, said(one) if found else "")


def units(name: str, gpu: str, engine: str, index: int) -> Case:
    """A figure in another unit is the same figure."""
    path, *texts = UNITS[index]
    one, other = (predict(name, gpu, engine, overrides={path: text}).to_dict() for text in texts)
    found = "" if one == other else "the predictions differ"
    return Case("units cancel", f"{name} on {gpu}, {engine}: {path} {texts[0]} and {texts[1]}", found)


def respelled(text: str, seed: int) -> str:
    """Return a source whose private names are others, with comments between its lines."""
    names = {
        "acc": "total",
        "sum": "added",
        "row": "line_at",
        "column": "place",
        "sample": "picked",
        "top": "best",
        "lane": "here",
    }
    for old, new in names.items():
        text = re.sub(rf"\b{old}\b", f"{new}_{seed}", text)
    return "".join(f"{line}\n" if line.rstrip().endswith("\\") else f"{line} // {seed}\n" for line in text.splitlines())


def renamed(name: str, gpu: str, engine: str, seed: int) -> Case:
    """Names and comments of a source change nothing."""
    launch = as_launch(name)
    text = source_of_launch(launch).text
    one, other = (
        predict(msgspec.structs.replace(launch, source=t), gpu, engine).to_dict() for t in (text, respelled(text, seed))
    )
    found = "" if one == other else "the predictions differ"
    return Case("names and comments change nothing", f"{name} on {gpu}, {engine}", found)


DECLARATIONS = ("float p = a[i] * 2.0f;", "float q = a[i + 64] + 1.0f;", "float r = a[i + 128] * a[i + 192];")


def declared(gpu: str, engine: str, order: tuple[int, ...]) -> Case:
    """The order in which values without side effects are declared changes nothing that the launch has to do.

    Loads issue in the order of the source, so by events they meet others at the caches a little earlier or later.
    """
    body = "kernel void f(global const float *a, global float *o) { int i = get_global_id(0); %s o[i] = p + q * r; }"
    args = (BufferArg("float32", 8192 + 192), BufferArg("float32", 8192, Init("zeros"), "write"))
    found = []
    for turn in ((0, 1, 2), order):
        text = body % " ".join(DECLARATIONS[k] for k in turn)
        found.append(predict(Launch(text, "f", (8192,), args, (64,)), gpu, engine))
    same = found[0].latency_us == found[1].latency_us and found[0].breakdown_us == found[1].breakdown_us
    text = "" if same else f"{found[0].latency_us} us and {found[1].latency_us} us"
    close = engine == "event" and abs(math.log(found[1].latency_us / found[0].latency_us)) < LOADS
    named = "loads issue in the order of the source" if text and close else ""
    return Case("the order of declarations changes nothing", f"{order} on {gpu}, {engine}", text, named)


FUNCTIONS = (
    "float one(float v) { return v * 2.0f; }",
    "float two(float v) { return v + 1.0f; }",
    "float three(float v, float w) { return v * w; }",
)


def functions(gpu: str, engine: str, order: tuple[int, ...]) -> Case:
    """The order in which a source defines its functions changes nothing."""
    body = "%s kernel void f(global const float *a, global float *o) {"
    body += " int i = get_global_id(0); o[i] = three(one(a[i]), two(a[i + 64])); }"
    args = (BufferArg("float32", 8192 + 64), BufferArg("float32", 8192, Init("zeros"), "write"))
    one, other = (
        predict(Launch(body % " ".join(FUNCTIONS[k] for k in turn), "f", (8192,), args, (64,)), gpu, engine).to_dict()
        for turn in ((0, 1, 2), order)
    )
    found = "" if one == other else "the predictions differ"
    return Case("the order of functions changes nothing", f"{order} on {gpu}, {engine}", found)


def sampled(name: str, gpu: str) -> Case:
    """A part of the waves says what all of them take."""
    part, whole = as_it_is(name, gpu, "event"), predict(name, gpu, "event", exact=True)
    assert part.event is not None
    ratio = whole.latency_us / part.latency_us
    allowed = (1.0 + SAMPLED) * math.exp(2.0 * math.hypot(spread(part), spread(whole)))
    settled = 1.0 / allowed <= ratio <= allowed
    inside = part.interval_us[0] <= whole.latency_us <= part.interval_us[1]
    good = settled or (inside and not part.event.converged)
    found = "" if good else f"{part.latency_us:.1f} us by a part, {whole.latency_us:.1f} us by all ({ratio - 1.0:+.0%})"
    return Case("a part of the waves stands for all", f"{name} on {gpu}", found, said(part) if found else "")


def summed(name: str, gpu: str, library: str) -> Case:
    """A network takes what the queue of its steps takes: kernels, gaps, copies, the CPU."""
    whole = network(name, gpu, library)
    parts = math.fsum((whole.kernels_us, whole.gaps_us, whole.copies_us, whole.cpu_us))
    layers = math.fsum(layer.time_us for layer in whole.layers if layer.kind == "kernel")
    found = []
    if not math.isclose(parts, whole.latency_us, rel_tol=1e-6):
        found.append(f"{whole.latency_us:.3f} us, its parts {parts:.3f} us")
    if not math.isclose(layers, whole.kernels_us, rel_tol=1e-6):
        found.append(f"kernels {whole.kernels_us:.3f} us, their layers {layers:.3f} us")
    return Case("a network is the sum of its queue", f"{name} on {gpu} with {library}", "; ".join(found))


class Trial(NamedTuple):
    """A case to try: one of the functions above and what it is called with."""

    law: Callable[..., Case | None]
    args: tuple[Any, ...]

    @property
    def key(self) -> str:
        """What tells it from the others: `units softmax adreno-640 event 1`."""
        return " ".join(str(part) for part in (self.law.__name__, *self.args))


def trial(law: Callable[..., Case | None], *args: Any) -> Trial:
    return Trial(law, args)


def blocks(gpus: list[str], engines: tuple[str, ...]) -> Iterator[tuple[bool, list[Trial]]]:
    """Yield cases that have much in common together, and whether they take long."""
    for engine in engines:
        for gpu in gpus:
            for name in list_examples():
                yield name in LONG, [trial(more, name, gpu, engine, path, 2) for path in RESOURCES]
                yield name in LONG, [trial(renamed, name, gpu, engine, 7)]
            for kernel in KERNELS:
                for groups, turns in ((16, 4), (64, 32), (GROUPS, 8)):
                    grown = [trial(twice, kernel, gpu, engine, groups, turns, by_groups) for by_groups in (True, False)]
                    yield False, [*grown, trial(split, kernel, gpu, engine, groups, turns)]
            yield False, [trial(units, "softmax", gpu, engine, index) for index in range(len(UNITS))]
            yield False, [trial(law, gpu, engine, order) for law in (declared, functions) for order in ((1, 0, 2), (2, 1, 0))]
    for gpu in gpus if "event" in engines else ():
        for name in ("reduction", "softmax", "maxpool_image", "depthwise3x3"):
            yield False, [trial(sampled, name, gpu)]
    for gpu in gpus:
        yield True, [trial(summed, "squeezenet_v1_1", gpu, "mace")]


def cases(gpus: list[str], engines: tuple[str, ...]) -> list[Trial]:
    """Return every case of the report in a fixed order that mixes GPUs, engines and properties; those that take long are last."""
    found = list(blocks(gpus, engines))
    random.Random(0).shuffle(found)
    return [case for _, block in sorted(found, key=lambda one: one[0]) for case in block]


def report(done: list[Case]) -> str:
    """Return the tables of the report."""
    laws = list(dict.fromkeys(case.law for case in done))
    out = ["| property | cases | hold | explained | others |", "| --- | ---: | ---: | ---: | ---: |"]
    for law in laws:
        mine = [case for case in done if case.law == law]
        named = sum(bool(case.found and case.named) for case in mine)
        others = sum(bool(case.found and not case.named) for case in mine)
        out.append(f"| {law} | {len(mine)} | {len(mine) - named - others} | {named} | {others} |")
    tried = Counter(re.split(" on | with ", case.what, maxsplit=2)[1].split(":")[0] for case in done)
    out += ["", "Cases by preset and engine: " + "; ".join(f"{where} {n}" for where, n in sorted(tried.items())) + "."]
    for title, wanted in (("Explained by the report or the property", True), ("Others", False)):
        rows = [case for case in done if case.found and bool(case.named) == wanted]
        out += ["", f"## {title}", ""]
        out += [f"- {case.what}: {case.found}" + (f"; {case.named}" if case.named else "") for case in rows] or ["None."]
    return "\n".join(out) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--gpu", action="append", help="a preset; all by default")
    parser.add_argument("--engine", action="append", choices=ENGINES, help="both by default")
    parser.add_argument("--results", type=Path, help="append each case to this file of JSON lines, and begin behind those there")
    parser.add_argument("--out", type=Path, help="where to write the tables; printed by default")
    asked = parser.parse_args()
    kept = asked.results.read_text(encoding="utf-8").splitlines() if asked.results and asked.results.exists() else []
    tried: dict[str, Case | None] = {key: row and Case(*row) for key, row in map(json.loads, kept)}
    for one in cases(asked.gpu or list(list_gpus()), tuple(asked.engine or ENGINES)):
        if one.key in tried:
            continue
        try:
            found = one.law(*one.args)
        except MgpusimError as error:
            found = None
            print(f"left out: {one.key}: {error}", flush=True)
        if found is not None and found.found:
            print(f"{found.law}: {found.what}: {found.found}; {found.named}", flush=True)
        tried[one.key] = found
        if asked.results:
            with asked.results.open("a", encoding="utf-8") as file:
                file.write(json.dumps((one.key, found)) + "\n")
    done = [found for found in tried.values() if found is not None]
    text = report(done)
    if asked.out:
        asked.out.write_text(text, encoding="utf-8")
    else:
        print(text)


if __name__ == "__main__":
    main()
