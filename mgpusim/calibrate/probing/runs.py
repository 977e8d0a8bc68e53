"""Makes suites out of what probes ask for, simulates them, and takes measured corpora apart into points by probe."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from mgpusim.calibrate.measuring.suites import launches_of, suite_of
from mgpusim.calibrate.probe import DeviceFacts, Point, Probe
from mgpusim.cost.launch import as_measured, enqueue_s, host_slowdown, order_note, pace_s
from mgpusim.errors import InputError, MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import SCHEMA, Corpus, kernel_of
from mgpusim.workload.launch import Launch
from mgpusim.workload.provenance import by_engine

if TYPE_CHECKING:
    from mgpusim.arch.columns import Value
    from mgpusim.arch.spec import GpuSpec


Document = dict[str, Any]


# --- suites and simulated corpora -----------------------------------------------------------------------------------


def suite_of_probes(chosen: Mapping[str, Probe], facts: DeviceFacts) -> Document:
    """Return the launches that `chosen` probes ask for as a suite: a corpus without times, each launch tagged `probe`."""
    names: dict[tuple[str, str, str], str] = {}
    launches = []
    for name, probe in chosen.items():
        for ask in probe.asks(facts):
            # probes are made for what the run before leaves in the caches: copies in between would disturb them
            more: Document = {"tags": {**ask.tags, "probe": name}, "restored": []}
            more |= {"needs": list(ask.needs)} if ask.needs else {}
            more |= {"outputs": list(ask.outputs)} if ask.outputs else {}
            more |= {"order": ask.order} if ask.order else {}
            more |= {"timing": ask.timing} if ask.timing else {}
            launches.append((_name_of(ask.launch, name, names), ask.launch, more))
    return suite_of(launches)


def _name_of(launch: Launch, probe: str, names: dict[tuple[str, str, str], str]) -> str:
    """Return the name of a launch's kernel; the same function of another text or with other options has another one."""
    kernel = kernel_of(launch)
    key = (kernel.source, kernel.entry, kernel.options)
    if key not in names:
        stem, taken = kernel.entry or probe, set(names.values())
        numbered = (stem if count == 1 else f"{stem}#{count}" for count in itertools.count(1))
        names[key] = next(name for name in numbered if name not in taken)
    return names[key]


def simulated_times(suite: Document, gpu: GpuSpec, session: Session = USUAL) -> Document:
    """Return the corpus that measuring `suite` on `gpu` would give, as the event engine times it.

    A launch that the engine refuses is left out and listed under `failures`.
    """
    from mgpusim.engine.predict import predict

    done, failed = [], []
    times_ns: dict[tuple[Launch, str | None], float] = {}  # equal launches take equally long
    total = len(suite["launches"])
    for index, (entry, launch) in enumerate(zip(suite["launches"], launches_of(suite), strict=True)):
        session.tell(index, total, entry["tags"].get("probe", entry["kernel"]))
        if entry.get("timing"):
            plain = {key: value for key, value in entry.items() if key not in ("seeds", "restored")}
            try:
                done.append({**plain, **simulated_timing(entry["timing"], launch, gpu)})
            except InputError as error:
                failed.append({**entry, "reason": str(error)})
            continue
        ordered = as_measured(gpu, entry.get("order"))
        if note := order_note(ordered):
            failed.append({**entry, "reason": note})
            continue
        asked = launch, entry.get("order")
        try:
            if asked not in times_ns:
                times_ns[asked] = predict(launch, ordered, engine="event", session=session.alone).latency_us * 1e3
        except MgpusimError as error:
            failed.append({**entry, "reason": str(error)})
            continue
        # no repeats differ: the spread is 0
        plain = {key: value for key, value in entry.items() if key not in ("seeds", "restored")}
        done.append({**plain, "time_ns": _exact(times_ns[asked])})
    device = {"name": gpu.name, "simulated": True}
    provenance = msgspec.to_builtins(by_engine("event", gpu.name))
    protocol = {"timer": "event engine", "cache": "warm"}
    corpus = {"schema": SCHEMA, "device": device, "protocol": protocol, "provenance": provenance, "kernels": suite["kernels"],
            "launches": done}  # fmt: skip
    return corpus | ({"failures": failed} if failed else {})


def simulated_timing(timing: str, launch: Launch, gpu: GpuSpec) -> Document:
    """Return what timing a launch in a way of its own would give on `gpu`: `time_ns`, and what belongs to it.

    >>> empty = Launch("kernel void f() {}", "f", (1,))
    >>> simulated_timing("gap", empty, load_gpu("adreno-640", {"launch.gap_s": "7 us"}))["time_ns"]["median"]
    7000.0
    """
    if timing == "clock ramp":
        return _simulated_ramp(gpu)
    flush_s = gpu.launch.flush_s
    ways: dict[str, tuple[str, Value | None]] = {
        "gap": ("launch.gap_s", gpu.launch.gap_s),
        "flush": ("launch.flush_s", None if flush_s is None else flush_s * host_slowdown(gpu)),
        "host call": ("launch.pace_s", pace_s(gpu, len(launch.args))),
        "call to start": ("launch.enqueue_s", enqueue_s(gpu)),
    }
    field, value = ways[timing]
    if value is None:
        raise InputError(f"{gpu.name}: {field} is not known")
    return {"time_ns": _exact(1e9 * value)}


def _exact(time_ns: float) -> Document:
    return {"p10": time_ns, "median": time_ns, "p90": time_ns, "repeats": 1}


RAMP_LAUNCH_S = 0.2e-3


def _simulated_ramp(gpu: GpuSpec) -> Document:
    """Return launches of arithmetic that follow each other after a pause."""
    from mgpusim.engine.device.state import GpuClock
    from mgpusim.nn.running.timeline import rising_clock

    steps = rising_clock(gpu)
    if not steps:
        raise InputError(f"{gpu.name}: its clock does not rise; clock.ramp_s or clock.idle_hz is not known, or 0")
    clock, now, times = GpuClock(gpu.clock.gpu_hz, steps), 0, []
    while now < 3 * round(steps[-1].at_s * 1e12) + 1:
        end = clock.end(now, round(RAMP_LAUNCH_S * 1e12))
        times.append((end - now) // 1000)
        now = end
    return {"time_ns": _exact(float(sorted(times)[len(times) // 2])), "output_values": {"-1": times}}


# --- points ---------------------------------------------------------------------------------------------------------


def points_of(corpus: Corpus) -> dict[str, tuple[Point, ...]]:
    """Return the points of each probe of a measured corpus, in the order of its launches; launches of no probe are left out.

    >>> points_of(Corpus({"name": "GPU"}, {}, {}, ()))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`
    """
    of_probe: dict[str, list[Point]] = {}
    for item in corpus.launches:
        name = item.tags.get("probe")
        if not isinstance(name, str):
            continue
        time = item.time_ns
        low, high = time.p10 or time.min or time.median, time.p90
        if high is None:
            high = 2 * time.median - low
        values = item.extra.get("output_values") or {}
        of_probe.setdefault(name, []).append(
            Point(
                tags={key: value for key, value in item.tags.items() if key != "probe"},
                time_s=time.median * 1e-9,
                spread_s=max(0.0, high - low) / 2 * 1e-9,
                outputs={int(position): value for position, value in values.items()},
            )
        )
    if not of_probe:
        raise InputError("no launch carries the tag 'probe'; corpora of ordinary kernels are for `mgpusim validate`")
    return {name: tuple(points) for name, points in of_probe.items()}
