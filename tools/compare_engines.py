"""Compare the analytic with the event engine over generated kernels: the distribution of event / analytic, and the worst cases.

`python tools/compare_engines.py` runs the closed forms and twelve random kernels on every shipped GPU and prints the ratio by
bound and by GPU; `--kernels 100 --seed 7 --gpus adreno-640,mali-g72-mp12 --set core.scheduler=lrr` asks for others,
`--examples` for the shipped launches instead, `--json FILE` and `--csv FILE` for all rows. A seed always makes the same kernel,
which `--show SEED` prints.

A closed form has one cause of its time, which a hand can compute; there the engines must agree closely. Random kernels mix
loops, strides, images, local memory and barriers; their ratio says where the two tiers see different things.
"""

from __future__ import annotations

import argparse
import csv
import io
import json
import random
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.workload.args import BufferArg, ImageArg, Init, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch, load_launch

COLUMNS = (
    "kernel", "gpu", "global", "local", "analytic_us", "event_us", "ratio", "analytic_bound", "event_bound", "longest_stall",
    "analytic_hit", "event_hit", "converged",
)  # fmt: skip
Row = dict[str, Any]
TILE = 1024  # floats of local memory of a random kernel
SIDE = 128  # texels of the image's sides


def buffer(
    count: int, access: str = "read", init: str = "uniform", value: int | None = None, dtype: str = "float32"
) -> BufferArg:
    return BufferArg(dtype, count, Init(init, value), access)


def scalar(value: int) -> ScalarArg:
    return ScalarArg("int32", (value,))


# ---- closed forms ----------------------------------------------------------------------------------------------------------
def alu(gpu: GpuSpec, rounds: int = 32) -> Launch:
    """Independent chains of multiply-adds on all work items the GPU holds and more: the rate of its float pipe."""
    chains = 8
    declared = ", ".join(f"x{c} = {c} * y" for c in range(chains))
    once = " ".join(f"x{c} = mad(x{c}, y, z);" for c in range(chains))
    total = " + ".join(f"x{c}" for c in range(chains))
    source = f"""kernel void alu(global float *restrict out, float z, int rounds) {{
        float y = (float)get_local_id(0), {declared};
        for (int i = 0; i < rounds; ++i) {{ {once * 4} }}
        out[get_global_id(0)] = {total};
    }}"""
    local, items = group(gpu), 2 * filling(gpu)
    return Launch(
        source, "alu", (items,), (buffer(items, "write", "zeros"), ScalarArg("float32", (1.5,)), scalar(rounds)), (local,)
    )


def stream(gpu: GpuSpec, rounds: int = 4) -> Launch:
    """A copy whose two buffers are as large as the last cache each: the bandwidth of DRAM."""
    source = """kernel void stream(global const float4 *restrict a, global float4 *restrict out, int rounds) {
        for (int i = 0; i < rounds; ++i) {
            int at = get_global_id(0) + i * (int)get_global_size(0);
            out[at] = a[at];
        }
    }"""
    shared_b = max(gpu.l2.size_b, gpu.slc.size_b if gpu.slc else 0)
    items = max(4 * filling(gpu), rounded(shared_b / (16 * rounds)))
    count = 4 * items * rounds
    return Launch(source, "stream", (items,), (buffer(count), buffer(count, "write", "zeros"), scalar(rounds)), (64,))


def chase(gpu: GpuSpec, steps: int = 2000) -> Launch:
    """One work item follows pointers through 2 KiB of a buffer: the latency of the first level that serves it."""
    source = """kernel void chase(global const int *restrict next, global int *restrict last, int steps) {
        int at = 0;
        for (int i = 0; i < steps; ++i) at = next[at];
        last[0] = at;
    }"""
    args = (buffer(512, init="chase", value=17, dtype="int32"), buffer(1, "write", "zeros", dtype="int32"), scalar(steps))
    return Launch(source, "chase", (1,), args, (1,))


def texture(gpu: GpuSpec, rounds: int = 16) -> Launch:
    """All work items read the same few texels of an image: the rate of the texture unit."""
    source = """constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
    kernel void fetch(read_only image2d_t image, global float *restrict out, int rounds) {
        float4 sum = 0;
        for (int i = 0; i < rounds; ++i)
            for (int k = 0; k < 4; ++k) sum += read_imagef(image, nearest, (int2)(k, i & 3));
        out[get_global_id(0)] = sum.x + sum.y + sum.z + sum.w;
    }"""
    items = 2 * filling(gpu)
    args = (ImageArg("image2d", 4, 4, access="read"), buffer(items, "write", "zeros"), scalar(rounds))
    return Launch(source, "fetch", (items,), args, (group(gpu),))


def local_memory(gpu: GpuSpec, rounds: int = 4) -> Launch:
    """Work items read neighbouring words of local memory, with a barrier now and then: its bandwidth."""
    source = """kernel void shared_words(global float *restrict out, local float *restrict tile, int rounds) {
        int l = get_local_id(0);
        float sum = 0;
        for (int i = 0; i < rounds; ++i) {
            tile[l] = sum;
            barrier(CLK_LOCAL_MEM_FENCE);
            for (int k = 0; k < 32; ++k) sum += tile[(l + k) & 63];
            barrier(CLK_LOCAL_MEM_FENCE);
        }
        out[get_global_id(0)] = sum;
    }"""
    items = 2 * filling(gpu)
    return Launch(source, "shared_words", (items,), (buffer(items, "write", "zeros"), LocalArg(256), scalar(rounds)), (64,))


CLOSED_FORMS: dict[str, Callable[[GpuSpec], Launch]] = {
    "alu": alu, "stream": stream, "chase": chase, "texture": texture, "local": local_memory,
}  # fmt: skip


def rounded(items: float) -> int:
    """Return items as a whole number of groups of 64."""
    return max(64, int(-(-items // 64)) * 64)


def group(gpu: GpuSpec) -> int:
    """Return the items of a group of which a core holds enough to be busy."""
    return 64 if gpu.core.max_groups > 1 else min(gpu.core.max_items, gpu.limits.max_work_group_size)


def filling(gpu: GpuSpec) -> int:
    """Return the work items that a GPU holds at once, if registers allow."""
    return rounded(gpu.shader_cores * gpu.core.max_items)


# ---- random kernels --------------------------------------------------------------------------------------------------------
class Kernel:
    """The kernel of a seed: `source`, and the `launch` of it. The same on every GPU, Python and machine."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        choose = self.rng.choice
        self.chains = choose([1, 2, 4])
        self.tiled = self.rng.random() < 0.35
        self.depth = choose([1, 1, 2])
        self.log2 = self.rng.randint(12, 20)  # of the elements of the buffer that is read
        self.trips = [self.rng.randint(2, 24) for _ in range(2)]
        self.local: tuple[int, ...] = choose([(32,), (64,), (96,), (128,), (256,), (8, 8), (16, 4), (4, 32), (16, 16)])
        groups = choose([3, 24, 60, 200])
        shape = (groups,) if len(self.local) == 1 else (max(1, groups // 4), 4)
        self.items = tuple(g * n for g, n in zip(shape, self.local, strict=True))
        self.source = self._source()

    def launch(self) -> Launch:
        total = int(np.prod(self.items))
        args = (
            buffer(1 << self.log2), ImageArg("image2d", SIDE, SIDE, access="read"), buffer(total, "write", "zeros"),
            scalar(self.trips[0]), scalar(self.trips[1]), LocalArg(4 * TILE),
        )  # fmt: skip
        return Launch(self.source, "k", self.items, args, self.local)

    def _index(self) -> str:
        """An element of the buffer: neighbours, a stride, the same for all, a row for each second dimension, or scattered."""
        stride = self.rng.choice([2, 3, 8, 16, 33])
        step = self.rng.choice([1, 7, 32, 64, 1000])
        choices = [f"g + i * {step}", f"g * {stride} + i", f"i * {step} + 5", f"y * 256 + i * {step}", "g + i * all"]
        return self.rng.choice([*choices, f"(uint)g * 2654435769u + i * {step}"])

    def _statement(self) -> list[str]:
        c = self.rng.randrange(self.chains)
        kind = self.rng.choice(["load", "load", "image", "fma", "fma", "int", "sfu", "branch", "tile" if self.tiled else "fma"])
        last = (1 << self.log2) - 1
        if kind == "load":
            return [f"s{c} += a[({self._index()}) & {last}];"]
        if kind == "image":
            at = self.rng.choice(
                ["(int2)((x + i) & M, y & M)", "(int2)(i & M, (y + i) & M)", "(int2)((x * 5 + i) & M, (i * 3) & M)"]
            )
            return [f"s{c} += read_imagef(t, nearest, {at}).{self.rng.choice('xyzw')};"]
        if kind == "fma":
            return [f"s{c} = mad(s{c}, 1.01f, 0.5f);"] * self.rng.choice([1, 4, 12])
        if kind == "int":
            return [f"u = (u ^ (u >> {self.rng.randint(1, 9)})) * 2654435769u + i;"] * self.rng.choice([1, 3])
        if kind == "sfu":
            return [f"s{c} = native_{self.rng.choice(['exp', 'sin', 'rsqrt'])}(s{c});"]
        if kind == "tile":
            return [f"s{c} += tile[(l * {self.rng.choice([1, 1, 2, 4, 17])} + i) & {TILE - 1}];"]
        return [f"if (((l + i) & 7) < {self.rng.randint(1, 7)}) {{ s{c} = mad(s{c}, s{c}, a[(g + i) & {last}]); }}"]

    def _body(self) -> str:
        return "\n            ".join(line for _ in range(self.rng.randint(2, 7)) for line in self._statement())

    def _source(self) -> str:
        chains = ", ".join(f"s{c} = x + {c}" for c in range(self.chains))
        inner = f"for (int j = 0; j < m; ++j) {{\n            int i = o * m + j;\n            {self._body()}\n        }}"
        outer = inner if self.depth == 2 else f"{{\n            int i = o;\n            {self._body()}\n        }}"
        fill = f"for (int w = l; w < {TILE}; w += size) tile[w] = a[(g + o * {TILE} + w) & {(1 << self.log2) - 1}];"
        phase = f"{fill}\n        barrier(CLK_LOCAL_MEM_FENCE);\n        {outer}\n        barrier(CLK_LOCAL_MEM_FENCE);"
        total = " + ".join(f"s{c}" for c in range(self.chains))
        return f"""#define M {SIDE - 1}
constant sampler_t nearest = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_CLAMP | CLK_FILTER_NEAREST;
kernel void k(global const float *restrict a, read_only image2d_t t, global float *restrict out, int n, int m,
              local float *restrict tile) {{
    int x = get_global_id(0), y = get_global_id(1), width = get_global_size(0), g = y * width + x;
    int size = get_local_size(0) * get_local_size(1), l = get_local_id(1) * get_local_size(0) + get_local_id(0);
    int all = width * get_global_size(1);
    uint u = g;
    float {chains};
    for (int o = 0; o < n; ++o) {{
        {phase if self.tiled else outer}
    }}
    out[g] = {total} + (float)(u & 255);
}}
"""


# ---- both engines ----------------------------------------------------------------------------------------------------------
def compare(name: str, launch: Launch, gpu: GpuSpec) -> Row:
    """Predict a launch with both engines; what a preset cannot run has no figures but an "error"."""
    row: Row = dict.fromkeys(COLUMNS) | {"kernel": name, "gpu": gpu.name}
    row["global"] = "x".join(map(str, launch.global_size))
    try:
        analytic, event = predict(launch, gpu), predict(launch, gpu, "event")
    except MgpusimError as error:
        return row | {"error": str(error)}
    assert event.event is not None
    stalls = event.event.stalls
    shown = {
        "analytic_us": analytic.latency_us, "event_us": event.latency_us, "ratio": event.latency_us / analytic.latency_us,
        "analytic_bound": analytic.bound, "event_bound": event.bound, "longest_stall": max(stalls, key=lambda s: stalls[s]),
        "analytic_hit": first_hit(analytic.hit_rate), "event_hit": first_hit(event.hit_rate),
        "converged": event.event.converged, "local": "x".join(map(str, event.local_size)),
    }  # fmt: skip
    return row | shown


def first_hit(rates: dict[str, float | None]) -> float | None:
    """Return the hit rate of the level nearest to the core that was asked."""
    return next((rates[k] for k in ("l1", "texture_l1", "l2") if rates.get(k) is not None), None)


def launches(args: argparse.Namespace, gpu: GpuSpec) -> Iterator[tuple[str, Launch]]:
    """Yield (name, launch) of what the command line asks for on a GPU."""
    if args.examples:
        from mgpusim.workload.shipped import shipped_examples

        yield from ((name, load_launch(path)) for name, path in shipped_examples().items())
        return
    if not args.no_closed_forms:
        yield from ((name, make(gpu)) for name, make in CLOSED_FORMS.items())
    yield from ((f"seed {seed}", Kernel(seed).launch()) for seed in range(args.seed, args.seed + args.kernels))


def spread(ratios: Sequence[float]) -> str:
    """Return count, quantiles and geometric mean of ratios, as a line of a table."""
    found = np.array(ratios)
    low, first, middle, third, high = np.quantile(found, [0, 0.1, 0.5, 0.9, 1])
    mean = float(np.exp(np.log(found).mean()))
    return f"{len(found):5d} {low:7.2f} {first:7.2f} {middle:7.2f} {third:7.2f} {high:7.2f} {mean:7.2f}"


def table(title: str, rows: Iterable[Row], by: str) -> list[str]:
    """Return the distribution of the ratio over the values of a column, as lines."""
    groups: dict[str, list[float]] = {}
    for row in rows:
        groups.setdefault(str(row[by]), []).append(row["ratio"])
    head = f"{title:20s} {'n':>5s} {'least':>7s} {'10%':>7s} {'median':>7s} {'90%':>7s} {'most':>7s} {'mean':>7s}"
    lines = [f"{name:20s} {spread(ratios)}" for name, ratios in sorted(groups.items())]
    if len(lines) > 1:
        lines.append(f"{'all':20s} {spread([r for ratios in groups.values() for r in ratios])}")
    return [head, *lines, ""]


def worst(rows: Sequence[Row], count: int) -> list[str]:
    """Return the rows whose ratio is farthest from one, either way, as lines."""
    chosen = sorted(rows, key=lambda row: -abs(float(np.log(row["ratio"]))))[:count]
    lines = ["farthest from one"]
    for row in chosen:
        hits = " ".join(f"{'-' if row[k] is None else format(row[k], '.2f'):>4s}" for k in ("analytic_hit", "event_hit"))
        lines.append(
            f"{row['ratio']:6.2f}  {row['kernel']:16s} {row['gpu']:26s} {row['global']}/{row['local']}  "
            f"{row['analytic_us']:.0f} us {row['analytic_bound']}, {row['event_us']:.0f} us {row['event_bound']}, "
            f"waits: {row['longest_stall']}, hits {hits}{'' if row['converged'] else ', not converged'}"
        )
    return lines


def as_csv(rows: Sequence[Row]) -> str:
    out = io.StringIO()
    writer = csv.DictWriter(out, [*COLUMNS, "error"], lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()


def parse(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--kernels", type=int, default=12, help="random kernels (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the first of them (default: %(default)s)")
    parser.add_argument("--gpus", default="", help="names or files, separated by commas (default: all that ship)")
    parser.add_argument("--set", action="append", default=[], metavar="FIELD=VALUE", help="change a field of every GPU")
    parser.add_argument("--no-closed-forms", action="store_true", help="random kernels only")
    parser.add_argument("--examples", action="store_true", help="the shipped launches instead of generated ones")
    parser.add_argument("--worst", type=int, default=10, help="cases to list (default: %(default)s)")
    parser.add_argument("--json", type=Path, help="write all rows as JSON")
    parser.add_argument("--csv", type=Path, help="write all rows as CSV")
    parser.add_argument("--show", type=int, metavar="SEED", help="print the kernel of a seed and stop")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = parse(argv)
    if args.show is not None:
        print(Kernel(args.show).source, end="")
        return 0
    names = args.gpus.split(",") if args.gpus else list_gpus()
    rows: list[Row] = []
    try:
        changes = dict(change.split("=", 1) for change in args.set)
        for name in names:
            gpu = load_gpu(name, changes)
            rows += [compare(kernel, launch, gpu) for kernel, launch in launches(args, gpu)]
    except (MgpusimError, ValueError) as error:
        print(f"compare_engines: {error}", file=sys.stderr)
        return 2
    ran = [row for row in rows if row["ratio"] is not None]
    if ran:
        for title, column in (("bound (analytic)", "analytic_bound"), ("bound (event)", "event_bound"), ("GPU", "gpu")):
            print("\n".join(table(title, ran, column)))
        print("\n".join(worst(ran, args.worst)))
    refused = [row for row in rows if row["ratio"] is None]
    for row in refused:
        print(f"refused: {row['kernel']} on {row['gpu']}: {row['error']}")
    if args.json:
        document = {"schema": "mgpusim.engines/1", "launches": rows}
        write_atomic(args.json, (json.dumps(document, indent=1) + "\n").encode())
    if args.csv:
        write_atomic(args.csv, as_csv(rows).encode())
    return 0 if ran else 1


if __name__ == "__main__":
    sys.exit(main())
