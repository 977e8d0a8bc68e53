"""The front door of anchors: a GPU and measured times in, the GPU at the clock of its runs out, and what is to say of it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import msgspec
import numpy as np

from mgpusim.arch.fields import get_field
from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import Anchor, GpuSpec, Source
from mgpusim.arrays import Array
from mgpusim.cost.interval import CLOCK, Z80
from mgpusim.engine.anchors import AnchorsLike, anchoring, read_anchors
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.nn.anchoring.curves import AnchorCurve, at_clock, curve_of, host_fields, with_host, with_source
from mgpusim.nn.anchoring.solve import CLOCKS, AnchorFit, Problem, Residual, root, slopes_at, solve
from mgpusim.nn.defaults import DEFAULT_LIBRARY
from mgpusim.nn.libraries.profile import Library
from mgpusim.session import USUAL, Session
from mgpusim.units import format_quantity

LEAST_SLOPE = 0.1
"""Share of a time that scales with the clock, below which it says nothing of it."""
FAINT = 0.5
"""Below it an error of the model moves the clock by twice itself and more."""
LEAST_SIGMA = 0.02
"""Of the model's error: anchors of GPUs that state none still weigh something."""
NEAR = 2.0
"""How far a time in another unit may be from the predictions to be what was meant."""
SAME = 1e-6
"""Of ln(predicted / measured): what is nearer is equal."""


@anchoring.register("clock")
def anchor(
    gpu: GpuLike, anchors: AnchorsLike, *, engine: str = "analytic", library: str | Library | None = DEFAULT_LIBRARY,
    precision: str | None = None, batch: int | None = None, resolution: int | None = None, overrides: Overrides | None = None,
    session: Session = USUAL,
) -> GpuSpec:  # fmt: skip
    """Return a GPU at the clock that measured times say: what is predicted of it equals them.

    What is solved for is the effective clock of the runs, `clock.gpu_hz`; DRAM and the host stay as they are. The anchors of two
    networks or more also find what the host takes for a launch, where they can tell it from the clock. Several anchors are met by
    least squares of the logarithms. A clock beyond 0.3 to 1.3 times that of the preset is an error: what is measured then differs
    by more than its clock.

    Parameters
    ----------
    gpu : a `GpuSpec`, a preset's name, or the path of a preset.
    anchors : texts such as ``"resnet18=19.9ms"`` or ``"launch.toml=1.2ms+-2%"``, or a mapping of targets to times.
    engine : whose predictions are to equal the times.
    library : of networks, as all of these where an anchor does not say; see `mgpusim.network`. None: that is open.
    precision : one of the library's; its default if None.
    batch : images at once.
    resolution : height and width of the images, of networks of the zoo.
    overrides : fields of the GPU to change first.
    session : settings of the run, which tells (kernels predicted, of how many, which).

    Returns
    -------
    GpuSpec
        The GPU without an interval of its clock; `anchors` says what settled it.

    Raises
    ------
    MgpusimError
        An anchor that is none, names nothing, says nothing of the clock, or that no plausible clock explains.

    >>> anchored = anchor("mali-g76-mp5", ["conv3x3_image=370ms"])
    >>> 0.8 < anchored.clock.gpu_hz / 800e6 < 0.9, anchored.clock.run_hz is None, anchored.anchors[0].of
    (True, True, 'conv3x3_image')
    """
    engines.lookup(engine)
    spec = as_gpu(gpu, overrides)
    times = read_anchors(anchors)
    asked = {
        "library": library, "precision": precision, "batch": batch, "resolution": resolution, "session": session,
    }  # fmt: skip
    curves = [curve_of(time, spec, engine, asked) for time in times]
    return _Settling(spec, curves).settled() if curves else spec


class _Settling:
    """One GPU's anchors on their way to a clock."""

    def __init__(self, gpu: GpuSpec, curves: Sequence[AnchorCurve]) -> None:
        self.gpu, self.curves = gpu, curves
        base = at_clock(gpu, gpu.clock.gpu_hz)
        whole = [curve.whole(base) for curve in curves]
        self.before_s = [seconds for seconds, _ in whole]
        self.sigma = [
            math.hypot(max(LEAST_SIGMA, sigma), of_anchor.time.rel_uncertainty)
            for (_, sigma), of_anchor in zip(whole, curves, strict=True)
        ]
        zero = np.zeros(1)
        self.off = [
            math.log(s / self._analytic(of_anchor, zero, zero)[0]) for s, of_anchor in zip(self.before_s, curves, strict=True)
        ]
        self.host = sum(curve.launches > 1 for curve in curves) > 1 and bool(host_fields(gpu))

    def _analytic(self, curve: AnchorCurve, x: Array, h: Array) -> Array:
        return curve.columns(self.gpu.clock.gpu_hz * np.exp(x), np.exp(h))

    def residual(self, i: int) -> Residual:
        """Return ln(predicted / measured) of an anchor: the analytic curve, off by what the engine differs from it."""

        def log_ratio(x: Array, h: Array) -> Array:
            return np.asarray(np.log(self._analytic(self.curves[i], x, h) / self.curves[i].time.time_s) + self.off[i])

        return log_ratio

    def settled(self) -> GpuSpec:
        fit = self._fit()
        for _ in range(4):  # an engine that simulates differs from the analytic curve by another factor at another clock
            spec = self._made(fit)
            after_s = [curve.whole(spec)[0] for curve in self.curves]
            x, h = np.array([fit.x]), np.array([fit.h])
            off = [math.log(s / self._analytic(of_anchor, x, h)[0]) for s, of_anchor in zip(after_s, self.curves, strict=True)]
            moved = max(abs(new - old) for new, old in zip(off, self.off, strict=True))
            self.off = off
            if moved < 1e-5:
                break
            fit = self._fit()
        return self._with_anchors(fit, spec, after_s)

    def _fit(self) -> AnchorFit:
        if len(self.curves) == 1:
            return AnchorFit(self._alone(0))
        problems = [Problem(self.residual(i), sigma) for i, sigma in enumerate(self.sigma)]
        fit = solve(problems, self.host)
        slopes = [slopes_at(problem.residual, fit.x, fit.h) for problem in problems]
        if max(abs(by_clock) for by_clock, _ in slopes) < LEAST_SLOPE:
            worst = max(range(len(slopes)), key=lambda i: abs(slopes[i][0]))
            raise self._says_nothing(worst, abs(slopes[worst][0]))
        for i, (by_clock, _) in enumerate(slopes):
            if abs(by_clock) >= LEAST_SLOPE and root(problems[i].residual, fit.h) is None:
                raise self._implausible(i, fit.h)
        return fit

    def _alone(self, i: int) -> float:
        """Return the x that one anchor says."""
        residual = self.residual(i)
        zero = np.zeros(1)
        by_clock = abs(slopes_at(residual, 0.0)[0])
        if abs(residual(zero, zero)[0]) < SAME:
            if by_clock < LEAST_SLOPE:
                raise self._says_nothing(i, by_clock)
            return 0.0
        x = root(residual)
        if x is None:
            raise self._implausible(i, 0.0)
        by_clock = abs(slopes_at(residual, x)[0])
        if by_clock < LEAST_SLOPE:
            raise self._says_nothing(i, by_clock)
        return x

    def _says_nothing(self, i: int, by_clock: float) -> InputError:
        curve = self.curves[i]
        return InputError(
            f"anchor {curve.name}: says nothing of the clock of {self.gpu.name}: {by_clock:.0%} of its time scales with it, "
            "the rest is DRAM's or the host's; give one that computes more"
        )

    def _implausible(self, i: int, h: float) -> InputError:
        curve = self.curves[i]
        ends = np.exp(self.residual(i)(np.log(np.array(CLOCKS[::-1])), np.full(2, h))) * curve.time.time_s
        hz = [format_quantity(self.gpu.clock.gpu_hz * factor, "Hz", 3) for factor in CLOCKS]
        within = " to ".join(format_quantity(float(end), "s", 3) for end in ends)
        measured, said = curve.time.time_s, format_quantity(self.before_s[i], "s", 3)
        guess = ""
        for power in (1e-6, 1e-3, 1e3, 1e6):
            if ends[0] / NEAR <= measured * power <= ends[1] * NEAR:
                guess = f"did you mean {format_quantity(measured * power, 's', 3).replace(' ', '')}? "
        by_clock = abs(slopes_at(self.residual(i), 0.0, h)[0])
        mostly = f"{1 - by_clock:.0%} of its time does not scale with it. " if by_clock < FAINT else ""
        if mostly and curve.launches > 1 and not self.host:
            mostly += "The anchors of two networks also find the host's time for a launch. "
        return InputError(
            f"anchor {curve.name}: {format_quantity(measured, 's', 3)} does not fit any clock of {self.gpu.name}: "
            f"predicted are {said}, and {within} from {hz[1]} down to {hz[0]}. {guess}{mostly}"
            f"Check the time, how it ran ({curve.how}), and that it ran on this GPU"
        )

    def _made(self, fit: AnchorFit) -> GpuSpec:
        hz = self.gpu.clock.gpu_hz * (math.exp(fit.x) if fit.x else 1.0)
        return with_host(at_clock(self.gpu, hz), math.exp(fit.h) if fit.h else 1.0)

    def _with_anchors(self, fit: AnchorFit, spec: GpuSpec, after_s: Sequence[float]) -> GpuSpec:
        gpu, anchors, clocks = self.gpu, [], []
        for i, (curve, sigma) in enumerate(zip(self.curves, self.sigma, strict=True)):
            residual = self.residual(i)
            by_clock, by_host = (abs(slope) for slope in slopes_at(residual, fit.x, fit.h))
            x = None
            if by_clock >= LEAST_SLOPE:
                x = fit.x if len(self.curves) == 1 else root(residual, fit.h)
            hz = within = None
            if x is not None:
                edge = Z80 * sigma / by_clock
                hz = gpu.clock.gpu_hz * math.exp(x)
                within = (hz * math.exp(-edge), hz * math.exp(edge))
                clocks.append((x, curve.time.rel_uncertainty / by_clock))
            anchors.append(Anchor(
                of=curve.name, how=curve.how, time_s=curve.time.time_s, rel_uncertainty=curve.time.rel_uncertainty,
                before_s=self.before_s[i], after_s=after_s[i], base_hz=gpu.clock.gpu_hz, gpu_hz=hz, within_hz=within,
                by_clock=by_clock, by_host=by_host if curve.launches else 0.0, host_factor=math.exp(fit.h) if fit.h else 1.0,
            ))  # fmt: skip
        said = ", ".join(f"{anchor.of} = {format_quantity(anchor.time_s, 's', 3)}" for anchor in anchors)
        doubt = _doubt([x for x, _ in clocks], [own for _, own in clocks])
        spec = with_source(spec, CLOCK, Source(kind="user", ref=f"anchors: {said}", rel_uncertainty=float(f"{doubt:.3g}")))
        if fit.h:
            seen = max(anchor.by_host for anchor in anchors)
            own = max(curve.time.rel_uncertainty for curve in self.curves) / seen
            for path in host_fields(gpu):
                spec = with_source(spec, path, Source(kind="user", ref=f"anchors: {said}", rel_uncertainty=float(f"{own:.3g}")))
        return msgspec.structs.replace(spec, anchors=tuple(anchors))


def _doubt(clocks: Sequence[float], own: Sequence[float]) -> float:
    """Return one sigma of ln(clock) by the measured times' own errors and by how far their clocks lie apart.

    >>> _doubt([0.0], [0.02]), round(_doubt([-0.1, 0.1], [0.0, 0.0]), 3)
    (0.02, 0.1)
    """
    if not clocks:
        return 0.0
    n = len(clocks)
    spread = float(np.std(clocks, ddof=1)) / math.sqrt(n) if n > 1 else 0.0
    return math.hypot(spread, math.hypot(*own) / n)


# ---- what to say -------------------------------------------------------------------------------------------------------
def contradictions(anchors: Sequence[Anchor]) -> tuple[tuple[Anchor, Anchor], ...]:
    """Return the pairs of anchors whose clocks are further apart than their intervals allow.

    >>> first = Anchor(of="a", how="", time_s=1.0, before_s=1.0, after_s=1.0, base_hz=5e8, gpu_hz=3e8, within_hz=(2.9e8, 3.1e8))
    >>> other = msgspec.structs.replace(first, of="b", gpu_hz=5e8, within_hz=(4.9e8, 5.1e8))
    >>> [(a.of, b.of) for a, b in contradictions([first, other, msgspec.structs.replace(first, of="c")])]
    [('a', 'b'), ('b', 'c')]
    """
    known = [
        (anchor, math.log(anchor.gpu_hz), math.log(anchor.within_hz[1] / anchor.gpu_hz))
        for anchor in anchors
        if anchor.gpu_hz and anchor.within_hz
    ]
    return tuple(
        (a, b) for i, (a, x, edge) in enumerate(known) for b, y, other in known[i + 1 :] if abs(x - y) > math.hypot(edge, other)
    )


def anchor_notes(base: GpuSpec, gpu: GpuSpec) -> tuple[str, ...]:
    """Return what anchors changed of a GPU, and what they cannot change, in sentences.

    >>> base = load_gpu("mali-g76-mp5")
    >>> anchor_notes(base, anchor(base, ["conv3x3_image=370ms"]))[0][:43]
    'anchored: mali-g76-mp5 runs at 667 MHz (x0.'
    """
    if not gpu.anchors:
        return ()
    hz, factor = format_quantity(gpu.clock.gpu_hz, "Hz", 3), gpu.clock.gpu_hz / base.clock.gpu_hz
    nominal = format_quantity(base.clock.gpu_hz, "Hz", 3)
    said = [f"anchored: {gpu.name} runs at {hz} (x{factor:.3g} of {nominal})"]
    for path in host_fields(base):
        old, new = get_field(base, path), get_field(gpu, path)
        if new != old:
            said.append(f"{path}: {format_quantity(old, 's', 3)} before, {format_quantity(new, 's', 3)} now")
    for anchor in gpu.anchors:
        said.append(_of_anchor(anchor))
    for a, b in contradictions(gpu.anchors):
        said.append(f"{a.of} and {b.of} contradict each other: {_clock(a)} and {_clock(b)}; no clock meets both times")
    said.append(
        "an anchor moves what scales with the clock: DRAM's and the host's time stay, and so does the order of kernels that wait "
        "for neither"
    )
    return tuple(said)


def _clock(anchor: Anchor) -> str:
    assert anchor.gpu_hz is not None
    assert anchor.within_hz is not None
    low, high = (format_quantity(hz, "Hz", 3) for hz in anchor.within_hz)
    return f"{format_quantity(anchor.gpu_hz, 'Hz', 3)} ({low} to {high})"


def _of_anchor(anchor: Anchor) -> str:
    times = [format_quantity(seconds, "s", 3) for seconds in (anchor.time_s, anchor.before_s, anchor.after_s)]
    text = f"{anchor.of} ({anchor.how}): measured {times[0]}, predicted {times[1]} before and {times[2]} now; "
    if anchor.gpu_hz is None:
        text += f"{anchor.by_clock:.0%} of its time scales with the clock, of which it says nothing"
    else:
        faint = ", so that it says little of it" if anchor.by_clock < FAINT else ""
        text += f"{anchor.by_clock:.0%} of its time scales with the clock{faint}"
    return text
