"""How long launches keep the cores busy, by the cores' clocks, and what of their event times is the host's and the driver's.

`python spans.py measure NVIDIA spans.json` puts a clock around the kernels of `isolated/` and those of the blind suite that were
looked at. It writes the longest time of a core from the start of its first group to the end of its last. It needs pyopencl.
`python spans.py hosts spans.json` prints what `launch.floor_s`, `launch.overlap_s` and `launch.enqueue_s` come to on each host
that timed these launches, by `mgpusim.cost.launch.launch_overhead_s`.
"""

from __future__ import annotations

import json
import re
import statistics
import sys
import zlib
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize

from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.cldevice import DeviceSession, open_device, padded
from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.cost.launch import launch_overhead_s
from mgpusim.workload.args import kind_of
from mgpusim.workload.corpus import Measurement, read_corpus

HERE = Path(__file__).parent
HOSTS = {
    "isolated/back_to_back": HERE / "isolated/back_to_back.json.gz",
    "isolated/back_to_back_fast": HERE / "isolated/back_to_back_fast.json.gz",
    "isolated/back_to_back_slow": HERE / "isolated/back_to_back_slow.json.gz",
    "blind/h200": HERE.parent / "blind/h200.json.gz",
    "blind/h200_other_host": HERE.parent / "blind/h200_other_host.json.gz",
}
SUITES = ("isolated/back_to_back", "blind/h200")
MOST_US, EACH = 60.0, 6
CLOCKS = """
uint now_(void) { uint t; asm volatile("mov.u32 %0, %%clock;" : "=r"(t)); return t; }
uint core_(void) { uint t; asm volatile("mov.u32 %0, %%smid;" : "=r"(t)); return t; }
"""


def key(item: Measurement) -> str:
    return json.dumps([item.kernel, item.launch.global_size, item.launch.local_size, item.tags], sort_keys=True)


def asked() -> list[Measurement]:
    """Return launches of up to `MOST_US` of buffers alone, `EACH` of a kernel; of the blind suite the half that was looked at."""
    out: list[Measurement] = []
    count: dict[str, int] = {}
    for name in SUITES:
        for item in read_corpus(HOSTS[name]).launches:
            apart = name.startswith("blind") and zlib.crc32(item.kernel.split()[0].encode()) % 2
            images = any(kind_of(arg).startswith("image") for arg in item.launch.args)
            count[item.kernel] = count.get(item.kernel, 0) + 1
            if not apart and not images and item.time_ns.median < MOST_US * 1e3 and count[item.kernel] <= EACH:
                out.append(item)
    return out


def clocked(source: str, entry: str) -> str:
    """Return a source whose kernel also writes when each group starts and ends, and on which core."""
    head = re.search(rf"(?:__kernel|kernel)\s+void\s+{entry}\s*\(", source)
    if head is None:
        raise SystemExit(f"{entry}: its source has attributes or a macro where `kernel void {entry}(` is expected")
    end, depth = head.end(), 1
    while depth:
        depth += {"(": 1, ")": -1}.get(source[end], 0)
        end += 1
    parameters = source[head.end() : end - 1]
    plain = re.sub(r"/\*.*?\*/|//[^\n]*", "", parameters, flags=re.S)
    names = [re.findall(r"\w+", part)[-1] for part in plain.split(",")]
    return f"""{CLOCKS}{source[: head.start()]}void {entry}_body({source[head.end() :]}
        kernel void {entry}({parameters}, global uint *clock_) {{
          uint begun_ = now_();
          {entry}_body({", ".join(names)});
          barrier(CLK_LOCAL_MEM_FENCE);
          uint ended_ = now_();
          if (get_local_id(0) + get_local_id(1) + get_local_id(2) == 0) {{
            size_t g_ = (get_group_id(2) * get_num_groups(1) + get_group_id(1)) * get_num_groups(0) + get_group_id(0);
            clock_[3 * g_] = begun_, clock_[3 * g_ + 1] = ended_, clock_[3 * g_ + 2] = core_();
          }}
        }}"""


class Clocked(DeviceSession):
    clock: Any = None

    def arguments(self, launch: dict[str, Any]) -> list[Any]:
        return [*super().arguments(launch), *([] if self.clock is None else [self.clock])]


def span_us(session: Clocked, launch: dict[str, Any], hz: float) -> float:
    """Return the longest time of a core from the start of its first group to the end of its last."""
    size, local = padded(launch)
    groups = int(np.prod([n // m for n, m in zip(size, local or size, strict=True)]))
    stamps = np.zeros((groups, 3), np.uint32)
    session.cl.enqueue_copy(session.queue, stamps, session.clock)
    spans = []
    for core in np.unique(stamps[:, 2]):
        mine = stamps[stamps[:, 2] == core, :2]
        since = (mine - mine[0, 0]).astype(np.int32)  # the clock wraps around
        spans.append(int(since[:, 1].max()) - int(since[:, 0].min()))
    return max(spans) / hz * 1e6


def measure(platform: str, output: Path) -> None:
    device = open_device(platform)
    items = asked()
    suite = suite_of((item.kernel, item.launch, {"tags": item.tags}) for item in items)
    plain = Clocked(device, suite, {})
    timed = Clocked(device, {**suite, "kernels": {}}, {})
    timed.clock = timed.cl.Buffer(timed.context, timed.cl.mem_flags.READ_WRITE, 1 << 24)
    rows = []
    for item, launch in zip(items, suite["launches"], strict=True):
        kernel = suite["kernels"][launch["kernel"]]
        timed.suite["kernels"][launch["kernel"]] = {**kernel, "source": clocked(kernel["source"], kernel["entry"])}
        us = []
        try:
            for session in (plain, timed):
                session.set_args(session.kernel(launch["kernel"]), launch)
                session.enqueue(launch, 4)
                us.append(statistics.median(session.enqueue(launch, 30)) / 1e3)
        except ValueError as error:  # local arrays are for kernels alone
            print(item.kernel, str(error)[:60], file=sys.stderr)
            continue
        span = span_us(timed, launch, device.max_clock_frequency * 1e6)
        rows.append({"launch": key(item), "us": us[0], "clocked_us": us[1], "span_us": round(span, 3)})
    text = json.dumps({"device": device.name.strip(), "driver": device.driver_version, "launches": rows}, indent=1)
    output.write_text(text + "\n", encoding="utf-8")


def hosts(path: Path) -> None:
    document = json.loads(path.read_text(encoding="utf-8"))
    # a kernel that the clocks have made slower says nothing of the one without
    spans = {row["launch"]: row for row in document["launches"] if row["clocked_us"] - row["us"] < 1.0}
    times = {name: {key(i): i.time_ns.median / 1e3 for i in read_corpus(path).launches} for name, path in HOSTS.items()}
    times["spans"] = {launch: row["us"] for launch, row in spans.items()}
    gpu = load_gpu("nvidia-h200")
    names = ("floor_s", "overlap_s", "enqueue_s")
    print("| launches timed by | launches | floor, us | overlap, us | enqueue, us | error |\n|---|---:|---:|---:|---:|---:|")
    found = []
    for name, timed in times.items():
        rows = [(timed[launch], row["span_us"] * 1e-6) for launch, row in spans.items() if launch in timed]
        us, work = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])

        def error(values: Any, us: Any = us, work: Any = work) -> float:
            if min(values) <= 0:
                return 9.0
            host = with_fields(gpu, {f"launch.{n}": float(v) * 1e-6 for n, v in zip(names, values, strict=True)})
            return float(np.mean(np.abs(np.log((launch_overhead_s(host, 0, work) + work) * 1e6 / us))))

        best = min((minimize(error, (5.3, 2.4, start), method="Nelder-Mead") for start in range(8, 18)), key=lambda b: b.fun)
        found.append(best.x)
        print(f"| {name} | {len(us)} | {' | '.join(f'{v:.2f}' for v in best.x)} | {best.fun:.1%} |")
    print(f"| mean | | {' | '.join(f'{v:.2f}' for v in np.mean(found, axis=0))} | |")


if __name__ == "__main__":
    if sys.argv[1:2] == ["measure"]:
        measure(sys.argv[2], Path(sys.argv[3]))
    else:
        hosts(Path(sys.argv[2]))
