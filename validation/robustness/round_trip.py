"""Probes of presets simulated, read blindly, and the examples predicted with what was read: there and back.

    python round_trip.py GPU...           simulates the probes of these presets (minutes each) and adds to round_trip.json
    python round_trip.py --from FOLDER    takes the corpora FOLDER/GPU.json that `mgpusim probe --simulate GPU` or this has made
    python round_trip.py                  writes ROUND_TRIP.md from round_trip.json

The probes are simulated by the event engine. What they find replaces the figures of a base: the preset itself, whose other
figures stay, or another GPU of its family, as one has it who meets a new GPU. Examples are predicted by the analytic engine.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.arch.fields import get_field, numeric_fields, replaced
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.calibrate.measuring.suites import throttled
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.presets.preset import Calibration, calibrate
from mgpusim.calibrate.probe import Point
from mgpusim.calibrate.probes import choose_probes
from mgpusim.calibrate.probing.facts import facts_of_gpu
from mgpusim.calibrate.probing.runs import points_of, simulated_times, suite_of_probes
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.files import write_atomic
from mgpusim.workload.corpus import corpus_from_dict
from mgpusim.workload.launch import load_launch
from mgpusim.workload.shipped import shipped_examples

HERE = Path(__file__).resolve().parent
RESULTS = HERE / "round_trip.json"
EFFORT = 0.25
CLOSE, NOISY = 0.05, 0.1
"""Errors of latency that are asked for: of what was read from probes as they are, and with noise."""
NOISE, STEP, LOOKS = 0.05, 2.0, 20
"""Relative scatter of each time; how much slower a throttled device is, and how often its first launch is looked at."""
Points = Mapping[str, Sequence[Point]]


def simulated(name: str, effort: float = EFFORT) -> dict[str, Any]:
    """Return the corpus of the probes of a preset, as the event engine times them."""
    gpu = load_gpu(name)
    chosen, _ = choose_probes((), simulated=True)
    return simulated_times(suite_of_probes(chosen, facts_of_gpu(gpu, effort)), gpu)


def with_noise(points: Points, name: str, slower: Callable[[int], float] = lambda i: 1.0) -> dict[str, tuple[Point, ...]]:
    """Return points whose times scatter, and are longer by `slower` of their number."""
    rng = np.random.default_rng(list(name.encode()))
    out: dict[str, tuple[Point, ...]] = {}
    at = 0
    for probe, of in points.items():
        made = []
        for point in of:
            time_s = point.time_s * math.exp(NOISE * rng.standard_normal()) * slower(at)
            made.append(msgspec.structs.replace(point, time_s=time_s, spread_s=NOISE * time_s))
            at += 1
        out[probe] = tuple(made)
    return out


def throttled_points(points: Points, name: str) -> tuple[dict[str, tuple[Point, ...]], str]:
    """Return points of which a third was measured at half the clock, and what is said of it."""
    count = sum(map(len, points.values()))

    def slower(i: int) -> float:
        return STEP if count / 3 <= i < 2 * count / 3 else 1.0

    looks = [1000.0 * slower(k * count // LOOKS) for k in range(LOOKS)]
    return with_noise(points, name, slower), throttled({"reference_ns": looks})


def relative_of(gpu: GpuSpec) -> GpuSpec | None:
    """Return another GPU of the family, of the same model if there is one, else of the nearest peak; None where there is none."""
    others = [load_gpu(name) for name in list_gpus() if name != gpu.name]
    family = [other for other in others if other.family == gpu.family]

    def apart(other: GpuSpec) -> tuple[bool, float, str]:
        model = [one.name.rpartition("-")[0] for one in (other, gpu)]
        return model[0] != model[1] or "-" not in model[0], abs(math.log(other.peak_flops / gpu.peak_flops)), other.name

    return min(family, key=apart, default=None)


def errors(made: GpuSpec, gpu: GpuSpec) -> dict[str, float]:
    """Return the relative error of each example, with `made` in place of `gpu`."""
    out = {}
    for name, path in shipped_examples().items():
        launch = load_launch(path)
        out[name] = predict(launch, made).latency_us / predict(launch, gpu).latency_us - 1
    return out


def cause_of(example: str, made: GpuSpec, gpu: GpuSpec) -> tuple[str, float]:
    """Return the field that explains most of the error of an example, and the error without it."""
    launch = load_launch(shipped_examples()[example])
    full = predict(launch, gpu).latency_us
    own = numeric_fields(made)
    best = abs(predict(launch, made).latency_us / full - 1), ""
    for path, value in numeric_fields(gpu).items():
        if path not in own or own[path] == value:
            continue
        try:
            best = min(best, (abs(predict(launch, replaced(made, path, value)).latency_us / full - 1), path))
        except MgpusimError:  # a figure that does not go with the others
            continue
    return best[1], best[0]


def judged(made: Calibration, gpu: GpuSpec, within: float) -> dict[str, Any]:
    """Return the errors of the examples, and of those beyond a bound the causes."""
    found = errors(made.gpu, gpu)
    out = {name: cause_of(name, made.gpu, gpu) for name, error in found.items() if abs(error) > within}
    causes = {
        name: {
            "field": field, "without": left,
            "found": get_field(made.gpu, field) if field else None, "true": get_field(gpu, field) if field else None,
        } for name, (field, left) in out.items()
    }  # fmt: skip
    return {"errors": found, "causes": causes}


def there_and_back(name: str, document: dict[str, Any]) -> dict[str, Any]:
    """Return what becomes of a preset: with what probes say as they are, over a relative, with noise, and throttled."""
    gpu = load_gpu(name)
    points = points_of(corpus_from_dict({key: value for key, value in document.items() if key != "failures"}))
    facts = facts_of_gpu(gpu, EFFORT)
    known, _ = choose_probes((), simulated=True)

    def read(of: Points, base: GpuSpec) -> Calibration:
        return calibrate(infer_all(of, facts, known), base, name)

    own = read(points, gpu)
    other = relative_of(gpu)
    slow, said = throttled_points(points, name)
    return {
        "launches": len(document["launches"]), "refused": len(document.get("failures", [])), "ports": _asks_for_ports(document),
        "fields": sum(row.taken for row in own.rows), "own": judged(own, gpu, CLOSE),
        "relative": None if other is None else other.name,
        "over": None if other is None else judged(read(points, other), gpu, CLOSE),
        "noise": judged(read(with_noise(points, name), gpu), gpu, NOISY),
        "throttled": judged(read(slow, gpu), gpu, NOISY), "said": said,
    }  # fmt: skip


def _asks_for_ports(document: Mapping[str, Any]) -> bool:
    """Return whether neighbours read the same bytes, as they do since probes ask for what today's do."""
    return any(launch["tags"].get("kind") == "port" for launch in document["launches"])


def _cells(said: Mapping[str, Any] | None, within: float) -> tuple[str, str]:
    if said is None:
        return "-", "-"
    off = {name: abs(error) for name, error in said["errors"].items()}
    close = sum(error <= within for error in off.values())
    return f"{close} of {len(off)}", f"{100 * max(off.values()):.1f}%"


def _named(said: Mapping[str, Any] | None) -> str:
    """Return the examples beyond the bound, by the field that explains each."""
    of_field: dict[str, list[str]] = {}
    for name, cause in (said or {"causes": {}})["causes"].items():
        field = cause["field"] or "no one field"
        figures = f" {cause['found']:.4g} for {cause['true']:.4g}" if cause["field"] else ""
        off = f"{name} {100 * said['errors'][name]:+.0f}%, {100 * cause['without']:.0f}% without"  # type: ignore[index]
        of_field.setdefault(f"`{field}`{figures}" if cause["field"] else field, []).append(off)
    return "<br>".join(f"{field}: {'; '.join(names)}" for field, names in of_field.items()) or "-"


def report(results: Mapping[str, Any]) -> str:
    """Return the page."""
    missing = sorted(set(list_gpus()) - set(results))
    lines = [
        "# There and back: presets out of their own probes", "",
        "The probes of each preset were simulated by the event engine, with a quarter of their points. What they find was read",
        "without a look at the preset, and put in its place. The examples are predicted with the preset and with what was made,",
        "by the analytic engine. *Close* is within 5%, with noise within 10%.", "",
        "- *Its own rest*: figures that no probe settles stay as they are. What is off is what probes read wrongly.",
        "- *Over a relative*: the rest is that of another GPU of the family, as for a GPU that nobody knows.",
        "- *Noise*: each time scatters by 5% (one sigma). *Throttled*: a third of the launches at half the clock, besides. The",
        "  looks at the first launch, which the runner takes, show the step, and `mgpusim calibrate` says it.", "",
    ]  # fmt: skip
    far = [name for name, one in results.items() if one["own"]["causes"]]
    lines += [
        f"Of {len(results)} GPUs {len(results) - len(far)} come back whole. Not so {', '.join(far)}: their fields are below.",
        "",
    ]
    if missing:
        lines += [f"Not run, for the minutes that each takes: {', '.join(missing)}.", ""]
    if before := [name for name, one in results.items() if not one.get("ports")]:
        lines += [
            "Probes ask for ports wider than a line, fetch in larger groups, and ask more often for what rests on few launches",
            f"since these were run: {', '.join(before)}.", "",
        ]  # fmt: skip
    lines += [
        "| GPU | launches | fields | its own rest: close | worst | over a relative | close | worst | noise: close | worst |"
        " throttled: close | said |",
        "| --- | ---: | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |",
    ]
    for name, one in results.items():
        parts = [*_cells(one["own"], CLOSE), one["relative"] or "-", *_cells(one["over"], CLOSE), *_cells(one["noise"], NOISY)]
        said = "yes" if one["said"] else "no"
        cells = [name, str(one["launches"]), str(one["fields"]), *parts, _cells(one["throttled"], NOISY)[0], said]
        lines.append(f"| {' | '.join(cells)} |")
    lines += ["", "## What is off, and why", "", "By the field that explains most: what was found for what is true.", ""]
    lines += ["| GPU | its own rest, beyond 5% | with noise, beyond 10% |", "| --- | --- | --- |"]
    lines += [f"| {name} | {_named(one['own'])} | {_named(one['noise'])} |" for name, one in results.items()]
    return "\n".join(lines) + "\n"


def main(words: Sequence[str]) -> None:
    results: dict[str, Any] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    if words[:1] == ["--from"]:
        made = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(Path(words[1]).glob("*.json"))}
    else:
        made = {name: simulated(name) for name in words}
    for name, document in made.items():
        results[name] = there_and_back(name, document)
        print(name, {key: _cells(results[name][key], CLOSE) for key in ("own", "over", "noise", "throttled")})
    write_atomic(RESULTS, (json.dumps(dict(sorted(results.items())), indent=1) + "\n").encode())
    write_atomic(HERE / "ROUND_TRIP.md", report(dict(sorted(results.items()))).encode())


if __name__ == "__main__":
    main(sys.argv[1:])
