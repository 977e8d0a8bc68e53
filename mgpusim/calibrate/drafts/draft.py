"""A first preset out of what tools print of a GPU, over the shipped GPU that is most like it.

Figures become findings as those of probes do, and are merged by the same rules: tools that disagree stay visible. A rate that a
tool reached is a share of the hardware's: its interval says how large. What no tool says stays as in the base. Where the base is
another GPU, its figures are no more than a relative's: their uncertainty is widened by `RELATIVE`.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.arch.devices import Chip, chip_sold_as
from mgpusim.arch.families import family_of
from mgpusim.arch.fields import get_field, numeric_fields, source_of
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.calibrate.archprobe.source import infer_archprobe, is_archprobe
from mgpusim.calibrate.drafts.tools import ToolOutput, is_tool, read_tool, text_of_tool
from mgpusim.calibrate.presets.base import guess_base
from mgpusim.calibrate.presets.infer import DEVICE_QUERY, Inferred, Merged, findings_of_facts, merge, relative_sigma
from mgpusim.calibrate.presets.preset import Calibration, CalibrationReport, calibrate
from mgpusim.calibrate.presets.ranking import rank_probes, rank_table, variance_shares
from mgpusim.calibrate.probe import Z80, DeviceFacts, Finding, Inference, Probe, Proof
from mgpusim.errors import InputError
from mgpusim.nn.graphs.operators import macs
from mgpusim.nn.profiled.format import profile_formats, read_profile
from mgpusim.nn.profiled.matched import MeasuredLayer, match_profile
from mgpusim.nn.profiled.rows import Profile
from mgpusim.result import Versioned
from mgpusim.session import USUAL, Session
from mgpusim.view import Facts, ResultView, ViewTable

BEST = 3
"""Operators of the best rates, whose middle one is the bound, and the others its interval: one may have been timed too short."""
RATE_REACHED = "an operator of a network reached it, and may wait for much else"


def is_profile(text: str) -> bool:
    """Return whether a text is a profile of an inference engine.

    >>> is_profile("kernel,us\\nconv,8.5\\n"), is_profile("hello")
    (True, False)
    """
    return any(known.matches(text) for known in profile_formats.load().values())


def infer_profile(
    profile: str | PathLike[str] | Profile, gpu: GpuSpec, tool: str, hz: float, cores: int, *,
    asked: Mapping[str, Any] | None = None, session: Session = USUAL,
) -> Inference:  # fmt: skip
    """Return the bounds that a profile sets to fields of a GPU.

    Parameters
    ----------
    gpu : by whose rules the network is planned.
    hz, cores : of the device: rates are a cycle of a core.
    asked : `graphs`, `library`, `precision` and `device`, as of `mgpusim.nn.profiled.judge.validate_operators`.
    """
    options = dict(asked or {})
    matched = match_profile(profile, gpu, options.pop("library", None), 0, session, **options)
    layers = [layer for many in matched.distinct.values() for layer in many]
    bits = {case.plan.target.precision.calc for case in matched.cases}
    findings = [*_rates(layers, gpu, tool, hz * cores, bits.pop() if len(bits) == 1 else 0)]
    if matched.profile.launches and (times := sorted(row.us for layer in layers for row in layer.rows)):
        shortest = [1e-6 * us for us in times[:BEST]]
        what = f"the shortest of {len(times)} launches took {times[0]:.4g} us"
        findings.append(_bound("launch.floor_s", shortest, tool, what, "at most", "that launch computed something, too"))
    rows = sum(len(layer.rows) for layer in layers)
    notes = [f"{rows} of {rows + len(matched.unread)} rows are of operators that are known; each rate is a bound"]
    return Inference(tuple(findings), (), tuple(notes))


def _flops(layer: MeasuredLayer) -> float:
    """Return the arithmetic a second that an operator reached, 0 where it runs by several launches or with other sums."""
    words = " ".join([layer.layer.variant, *(row.says for row in layer.rows)]).lower()
    operator = next((operator for operator in layer.case.plan.graph.operators if operator.name == layer.layer.name), None)
    if len(layer.layer.options) != 1 or "winograd" in words or layer.us <= 0 or operator is None:
        return 0.0
    return 2e6 * macs(layer.case.plan.graph, operator) / layer.us


def _bound(field: str, best: Sequence[float], tool: str, what: str, proves: Proof, because: str, sigma: float = 0.0) -> Finding:
    """Return the bound that the best few values set: the middle one, with an interval over all of them and a sigma besides."""
    ordered = sorted(best)
    spread = math.exp(Z80 * sigma)
    value = ordered[len(ordered) // 2]
    return Finding(field, value, ordered[0] / spread, ordered[-1] * spread, tool, what, proves, because)


def _rates(layers: Sequence[MeasuredLayer], gpu: GpuSpec, tool: str, cycles: float, bits: int) -> Iterator[Finding]:
    best = sorted(((rate, layer) for layer in layers if (rate := _flops(layer)) > 0), key=lambda pair: -pair[0])[:BEST]
    if not best or bits not in (16, 32):
        return
    ratio, sigma, halves = 1.0, 0.0, ""
    if bits == 16:
        ratio, sigma = gpu.core.fp16.rate, source_of(gpu, "core.fp16.rate").rel_uncertainty
        halves = f" in halves, of which {gpu.name} does {ratio:g} times as many"
    what = f"a {best[0][1].layer.kind} of {best[0][1].us:.4g} us at {best[0][0] / 1e9:.4g} GFLOPS{halves}"
    yield _bound("core.ops.fma.per_cycle", [r / 2 / cycles / ratio for r, _ in best], tool, what, "at least", RATE_REACHED, sigma)


REACHED = (0.75, 0.92)
"""Of the hardware's rate, what a micro-benchmark reaches: at least, and as a rule. clpeak reached 0.92 of the floats that the
clock and Arm's lanes give on a Mali-G710 MP7 (702 of 760 GFLOPS) and on a Mali-G610 MP4 (470 of 512)."""
RELATIVE = 0.3
"""Relative uncertainty, one sigma, of a figure of another GPU of the family, besides its own."""
PROOF = 0.9, 1.12
"""Over the measured bandwidth, that of the preset's kernels: tools read arrays in one order."""
LAUNCH = 0.3
CACHE = 0.02
"""Relative width of the size of an L2 that a driver states, to either side."""
MISSING = DeviceFacts("", 0, 0.0, 0, (), 0, 0, 0)


class Guess(msgspec.Struct, frozen=True):
    """A field that no tool says: `share` of the variance of ln(latency) over the examples, `sigma` its relative uncertainty."""

    field: str
    value: float
    sigma: float
    kind: str
    share: float


class Draft(Versioned, frozen=True, kw_only=True, tag="mgpusim.draft/1"):
    """A preset out of what tools print.

    Attributes
    ----------
    base : the GPU it stands on; `same` where that is this very GPU.
    tools : what was read, by file.
    preset : what was found of each field.
    guessed : what no tool says, largest share of the variance first.
    conflicts : what one tool says and others contradict, beyond both intervals; also of fields that the base knows better.
    """

    gpu: str
    device: str
    base: str
    same: bool
    tools: dict[str, str]
    preset: CalibrationReport
    guessed: tuple[Guess, ...]
    conflicts: tuple[str, ...] = ()

    def view(self) -> ResultView:
        """Return what there is to see of it."""
        how = "this very GPU" if self.same else f"a relative, whose figures count as ±{RELATIVE:.0%} besides their own"
        best = self.preset.measurements[0] if self.preset.measurements else None
        tools = ", ".join(sorted(set(self.tools.values()))) or "nothing"
        rows = [
            (row.field, _shown(row.value), f"{row.low:.4g} to {row.high:.4g}", ", ".join(row.probes), row.why_not or "taken")
            for row in self.preset.fields
        ]
        return ResultView(
            title=f"Draft {self.gpu}",
            headline=f"{len(rows)} fields of {self.device} are said by {tools}"
            + (f"; {best.probe} would narrow predictions most ({best.share:.0%} of their variance)." if best else "."),
            parts=[
                Facts([("base", f"{self.base}, {how}"), *(("read", f"{file}: {tool}") for file, tool in self.tools.items())]),
                ViewTable(
                    columns={"field": "word", "found": "word", "80% interval": "word", "by": "text", "": "text"}, rows=rows,
                    title="Found",
                ),
                ViewTable(
                    columns={"field": "word", "value": "number", "sigma": "share", "source": "word", "of the variance": "share"},
                    rows=[(g.field, g.value, g.sigma, g.kind, g.share) for g in self.guessed], title="Said by no tool", most=12,
                ),
                rank_table(self.preset.measurements),
            ],
            notes=(*self.conflicts, *self.preset.notes),
        )  # fmt: skip


def _shown(value: Any) -> str:
    return f"{value:.5g}" if isinstance(value, float) else "-" if value is None else str(value)


def draft_gpu(
    files: Sequence[str | Path], name: str, known: Mapping[str, Probe], *, phone: str | None = None, base: str | None = None,
    profiled: Mapping[str, Any] | None = None, session: Session = USUAL,
) -> tuple[Draft, Calibration]:  # fmt: skip
    """Return a first preset, and what it was made of.

    Parameters
    ----------
    files : what tools printed, profiles of inference engines, or folders of ArchProbe.
    name : of the preset.
    known : the probes there are, to say which would help most.
    phone : a phone, a board or a chip: its GPU, clock and memory are taken.
    base : the GPU to start from; without one that of the phone, or the nearest by name.
    profiled : of the profiles `graphs`, `library`, `precision` and `device` (`mgpusim.calibrate.drafts.draft`).
    """
    if not files and phone is None:
        raise InputError("nothing to draft from: give what clinfo or clpeak printed, or --phone")
    profiles = [path for path in files if not is_archprobe(path) and not is_tool(text := text_of_tool(path)) and is_profile(text)]
    said = {str(path): read_tool(path) for path in files if not is_archprobe(path) and path not in profiles}
    chip = chip_sold_as(phone) if phone is not None else None
    read = {str(path): read_profile(path) for path in profiles}
    device = _device(said) or {"name": next((name for output in read.values() for name in output.devices[:1]), "")}
    called = str(device.get("name", "")) or (chip.gpu if chip else "")
    start = load_gpu(base or _base(phone, chip, called, str(device.get("vendor", ""))))
    same = _same(called, start) and int(device.get("compute_units", 0)) in (0, start.shader_cores)
    hz = 1e6 * device.get("max_clock_mhz", 0) or (chip.gpu_hz if chip else None)
    gpu = _with_chip(start if same else _relative(start, name, hz), chip, same)
    own = {field: device[field] for field in MISSING.__struct_fields__ if field in device and field != "name"}
    facts = msgspec.structs.replace(MISSING, **own, name=called or gpu.name, max_clock_hz=1e6 * device.get("max_clock_mhz", 0))
    findings: list[Finding] = [*findings_of_facts(facts)]
    hz = hz or gpu.clock.gpu_hz
    # other devices report execution units, of which a core has several
    cores = facts.compute_units if facts.compute_units and family_of(gpu).cores_reported else gpu.shader_cores
    counted = Counter(output.tool for output in said.values())
    names = {
        path: output.tool if counted[output.tool] == 1 else f"{output.tool} of {Path(path).name}" for path, output in said.items()
    }
    peak_known = chip is not None or same
    inferences = {
        names[p]: Inference(tuple(_findings(output, names[p], gpu, hz, cores, peak_known))) for p, output in said.items()
    }
    tools = {path: output.tool for path, output in said.items()}
    for path in filter(is_archprobe, files):
        inferred, _ = infer_archprobe(path, gpu, known)
        inferences |= {f"ArchProbe: {section}": inference for section, inference in inferred.inferences.items()}
        tools[str(path)] = "ArchProbe"
    for file, profile in read.items():
        by = f"profile {Path(file).name}"
        inferences[by] = infer_profile(profile, gpu, by, hz, cores, asked=profiled, session=session)
        tools[file] = f"a profile of {profile.format}"
    findings += [
        msgspec.structs.replace(f, probe=_by(f, tool)) for tool, inference in inferences.items() for f in inference.findings
    ]
    merged = merge(findings)
    news = {field: output for field, output in merged.items() if not _known_better(field, output, gpu)}
    calibration = calibrate(Inferred(facts, news, inferences), gpu, name)
    shares = variance_shares(calibration.gpu, session)
    calibration = msgspec.structs.replace(calibration, gains=rank_probes(shares, list(known)))
    told = {row.field for row in calibration.rows if row.taken}
    guessed = tuple(
        _guess(calibration.gpu, field, share) for field, share in shares.items() if field not in told and share >= 0.001
    )
    report = calibration.report()
    return Draft(
        gpu=name, device=facts.name, base=start.name, same=same, tools=tools, preset=report, guessed=guessed,
        conflicts=tuple(_conflict(output, other) for output in merged.values() for other in output.conflicts),
    ), calibration  # fmt: skip


def _by(finding: Finding, tool: str) -> str:
    return finding.probe if finding.probe == DEVICE_QUERY else tool


def _conflict(merged: Merged, other: Finding) -> str:
    """Return what a tool says of a field against the others."""
    said = [f"{'' if f.proves == 'exactly' else f.proves + ' '}{f.value:.4g}" for f in (other, merged.findings[0])]
    return f"{merged.field}: {said[0]} by {other.probe} disagrees with {said[1]} by {', '.join(merged.probes)}"


def _guess(gpu: GpuSpec, field: str, share: float) -> Guess:
    source = source_of(gpu, field)
    return Guess(field, float(get_field(gpu, field)), source.rel_uncertainty, source.kind, share)


# ---- the base ----------------------------------------------------------------------------------------------------------
def _device(said: Mapping[str, ToolOutput]) -> dict[str, Any]:
    """Return what the tools say of the device; clinfo, which says most, first."""
    names = {_model(str(output.device["name"])): path for path, output in said.items() if output.device.get("name")}
    if len(models := [m for m in names if m]) > 1:
        raise InputError(
            "the files are of different GPUs: " + "; ".join(f"{names[m]}: {said[names[m]].device['name']}" for m in models)
        )
    out: dict[str, Any] = {}
    for output in sorted(said.values(), key=lambda output: output.tool != "clinfo"):
        out = {**output.device, **out}
    return out


def _model(name: str) -> str:
    """Return the number by which a GPU of a series is told, with the letter before it.

    >>> _model("QUALCOMM Adreno(TM) 640"), _model("Mali-G710 r0p0"), _model("Mali-G710 MP7"), _model("NVIDIA H200")
    ('640', 'g710', 'g710', 'h200')
    """
    match = re.search(r"(?<![a-z0-9])([a-z]?\d{2,4})(?!\d)", name.lower())
    return match[1] if match else ""


def _same(name: str, gpu: GpuSpec) -> bool:
    return bool(_model(name)) and _model(name) == _model(gpu.name)


def _base(phone: str | None, chip: Chip | None, called: str, vendor: str) -> str:
    if phone is not None and chip is not None and chip.shipped:
        return phone
    return guess_base(called or (chip.gpu if chip else ""), vendor)


def _relative(gpu: GpuSpec, name: str, hz: float | None) -> GpuSpec:
    """Return a GPU as that of a relative: what can be a different number is less certain, and says whose it is.

    Parameters
    ----------
    hz : its highest clock, where that is known: what the relative's governor leaves of its own is left of it.
    """
    wider: dict[str, Source] = dict(gpu.source)
    for path in numeric_fields(gpu):
        old = source_of(gpu, path)
        if old.rel_uncertainty > 0 and not path.startswith(("model.", "limits.", "host.") + (("clock.",) if hz else ())):
            sigma = float(f"{math.hypot(old.rel_uncertainty, RELATIVE):.3g}")
            wider[path] = Source("guess" if old.kind == "guess" else "derived", f"as {gpu.name}, a relative: {old.ref}", sigma)
    clock = gpu.clock
    if hz:
        run_hz = None if clock.run_hz is None else (clock.run_hz[0] / clock.gpu_hz * hz, clock.run_hz[1] / clock.gpu_hz * hz)
        clock = msgspec.structs.replace(clock, gpu_hz=hz, run_hz=run_hz, points=())
    return msgspec.structs.replace(gpu, name=name, source=wider, clock=clock)


def _with_chip(gpu: GpuSpec, chip: Chip | None, same: bool) -> GpuSpec:
    peak = None if chip is None else re.search(r"at (\d+) MHz, (\d+) bits", chip.memory)
    if chip is None or peak is None:
        return gpu
    b_per_s = float(peak[1]) * 1e6 * 2 * float(peak[2]) / 8
    if same and abs(math.log(b_per_s / gpu.dram.b_per_s)) < 0.01:
        return gpu
    source = Source("derived", f"{chip.name}: {chip.memory}; {chip.source}", 0.02)
    dram = msgspec.structs.replace(gpu.dram, b_per_s=b_per_s)
    return msgspec.structs.replace(gpu, dram=dram, source={**gpu.source, "dram.b_per_s": source})


# ---- figures -----------------------------------------------------------------------------------------------------------
def _findings(said: ToolOutput, tool: str, gpu: GpuSpec, hz: float, cores: int, peak_known: bool) -> Iterator[Finding]:
    """Yield what a tool's rates say of fields; per cycle at the clock that the device states."""
    rates, cycles = said.rates, hz * cores

    def finding(field: str, value: float, low: float, high: float, what: str) -> Finding:
        return Finding(field, value, low, high, tool, what)

    def reached(field: str, value: float, what: str, most: float = REACHED[0]) -> Finding:
        share = f"micro-benchmarks reach {REACHED[0]:.0%} to all of a rate"
        return finding(field, value / REACHED[1], value, value / most, f"{what} at {hz / 1e6:g} MHz on {cores} cores; {share}")

    if fp32 := rates.get("fp32"):
        yield reached("core.ops.fma.per_cycle", fp32 / 2 / cycles, f"{fp32 / 1e9:.4g} GFLOPS of floats")
        for name, field in (("fp16", "core.fp16.rate"), ("fp64", "core.fp64.rate")):
            if rates.get(name):
                ratio = rates[name] / fp32
                near = min((0.5**k for k in range(-2, 7)), key=lambda r: abs(math.log(r / ratio)))
                value = near if abs(math.log(near / ratio)) < 0.15 else ratio
                yield finding(field, value, min(value, ratio / 1.15), max(value, ratio * 1.15), f"{name} over fp32: {ratio:.3g}")
    if rates.get("int32"):
        what = f"{rates['int32'] / 1e9:.4g} GIOPS, half of them multiplications"
        yield reached("core.ops.imul.per_cycle", rates["int32"] / 2 / cycles, what, 0.5)
    if bandwidth := rates.get("dram"):
        (low, high), got = PROOF, f"{bandwidth / 1e9:.4g} GB/s"
        if peak_known:
            share, over = bandwidth / gpu.dram.b_per_s, f"over {gpu.dram.b_per_s / 1e9:g} GB/s"
            most = min(1.0, share)
            yield finding("dram.efficiency", most, low * share, max(most, high * share), f"{got} {over}")
        else:
            peak, kept = bandwidth / gpu.dram.efficiency, gpu.dram.efficiency
            yield finding("dram.b_per_s", peak, low * peak, high * peak, f"{got} at the efficiency of {gpu.name}")
            how = f"as {gpu.name}: the peak was read off their product"
            yield finding("dram.efficiency", kept, 0.97 * kept, 1.03 * kept, how)
    if launch := rates.get("launch"):
        how = "from the call to the start of an empty kernel"
        yield finding("launch.enqueue_s", launch, launch / (1 + LAUNCH), launch * (1 + LAUNCH), how)
    if (cache := said.device.get("global_cache_b")) and family_of(gpu).l2_reported:
        how = "the cache of global memory, as the driver states"
        yield finding("l2.size_b", cache, cache / (1 + CACHE), cache * (1 + CACHE), how)
    for field, value in said.exactly.items():
        yield finding(field, value, value, value, "as the driver states")


def _known_better(field: str, merged: Any, gpu: GpuSpec) -> bool:
    """Whether the base's figure lies within what was found, and is surer."""
    if (
        merged.probes == (DEVICE_QUERY,)
        or isinstance(merged.value, tuple)
        or merged.low == merged.high
        or field == "dram_b_per_cycle"
    ):
        return False
    base = get_field(gpu, field)
    inside = isinstance(base, int | float) and merged.low <= base <= merged.high
    return inside and source_of(gpu, field).rel_uncertainty <= relative_sigma(merged.value, merged.low, merged.high)
