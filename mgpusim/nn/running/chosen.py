"""The kernels of a run: where a library times several kernels or work groups, it takes those that are fastest on the GPU."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.nn.planning.plan import NetworkPlan, Option, PlannedStep, options_of
from mgpusim.nn.running.timeline import TimedStep, launch_step
from mgpusim.nn.running.timing import Timed, host_step, in_plan, option_key, time_options


class ChosenStep(msgspec.Struct, frozen=True):
    """A step with the kernel that was chosen for it, and what that takes; neither where the host works."""

    step: PlannedStep
    option: Option | None = None
    timed: Timed | None = None
    engine: str = ""

    @property
    def time_us(self) -> float:
        """Of the kernel alone."""
        return self.timed.estimate.latency_us if self.timed is not None and self.timed.estimate is not None else 0.0

    @property
    def fixed(self) -> PlannedStep:
        """The step with one kernel and one work group."""
        if self.option is None or self.timed is None:
            return self.step
        return msgspec.structs.replace(self.step, options=(Option.of(self.option.call, self.timed.local),))

    @property
    def key(self) -> str:
        """What makes its launch the same as another; "" of work of the host."""
        return option_key(self.fixed.options[0]) if self.option is not None else ""

    def in_run(self, plan: NetworkPlan) -> TimedStep:
        """Return what it is in a run."""
        if self.option is None or self.timed is None:
            return host_step(self.step)
        return launch_step(
            self.step.name, self.timed.in_run, fetched=self.timed.fetched, **in_plan(plan, self.option)
        )  # fmt: skip


def choose(plan: NetworkPlan, *, known: dict[str, Timed] | None = None, **asked: Any) -> list[ChosenStep]:
    """Return the steps of a run as the analytic engine times their kernels."""
    gpu = plan.target.gpu
    return _chosen(plan.steps, time_options(plan, gpu, known=known, **asked), gpu)


def chosen_steps(plan: NetworkPlan, **asked: Any) -> tuple[PlannedStep, ...]:
    """Return the steps of a run as `mgpusim.network` predicts them: each launch with one kernel and one work group.

    The other parameters are those of `choose`.

    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("srcnn", resolution=24), "adreno-640")
    >>> {len(step.options[0].locals) for step in chosen_steps(plan) if step.kind == "launch"}
    {1}
    """
    return tuple(chosen.fixed for chosen in choose(plan, **asked))


def kernel_steps(plan: NetworkPlan, **asked: Any) -> tuple[PlannedStep, ...]:
    """Return the steps of a run with one kernel each, whose work groups are open; only kernels that a library times are timed.

    The other parameters are those of `choose`.

    >>> from mgpusim.nn.zoo import network
    >>> plan = plan_network(network("srcnn", resolution=24), "adreno-640")
    >>> kernel_steps(plan) == plan.steps
    True
    """
    gpu = plan.target.gpu
    several = [step.kind == "choice" or len(step.options) > 1 for step in plan.steps]
    timed_steps = [step for step, open_ in zip(plan.steps, several, strict=True) if open_]
    timed = time_options(plan, gpu, options=list(options_of(timed_steps)), **asked)
    out: list[PlannedStep] = []
    for step, open_ in zip(plan.steps, several, strict=True):
        ways = _chosen([step], timed, gpu) if open_ else [ChosenStep(step)]
        out += [c.step if c.option is None else msgspec.structs.replace(c.step, options=(c.option,)) for c in ways]
    return tuple(out)


def _chosen(steps: Sequence[PlannedStep], timed: Mapping[str, Timed], gpu: GpuSpec) -> list[ChosenStep]:
    """Return the steps of a run, the fastest kernel and the fastest way where the library times several."""
    out: list[ChosenStep] = []
    for step in steps:
        if step.kind == "choice":
            ways, refused = [], []
            for way in step.alternatives:
                try:
                    ways.append(_chosen(way, timed, gpu))
                except InputError as error:
                    refused.append(error)
            if not ways:
                raise refused[0]
            out += min(ways, key=lambda way: way_us([c.time_us for c in way if c.option is not None], gpu.launch.gap_s))
        elif step.kind == "launch":
            out.append(_fastest(step, timed, gpu))
        else:
            out.append(ChosenStep(step))
    return out


def way_us(times_us: Sequence[Any], gap_s: Any) -> Any:
    """Return what kernels one after the other take in a run: between two of them there is a gap.

    Times and gap are numbers, or columns of many GPUs.

    >>> way_us([10.0], 2e-6), way_us([3.0, 4.0, 3.0], 2e-6)
    (10.0, 14.0)
    """
    return sum(times_us) + 1e6 * gap_s * max(0, len(times_us) - 1)


def _fastest(step: PlannedStep, timed: Mapping[str, Timed], gpu: GpuSpec) -> ChosenStep:
    kernels = [(option, timed[option_key(option)]) for option in step.options]
    able = [ChosenStep(step, option, t, "analytic") for option, t in kernels if t.estimate is not None]
    if not able:
        raise InputError(f"{step.name} on {gpu.name}: none of its kernels can be predicted", [t.refused for _, t in kernels])
    return min(able, key=lambda c: c.time_us)
