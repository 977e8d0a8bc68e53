"""Rules I to V of APSys'20 for choosing a work-group shape without running any, as registered predicates.

Jiang et al., "Profiling and Optimizing Deep Learning Inference on Mobile GPUs", APSys 2020, section 4.1. A shape w = (w_x,
w_y, w_z) divides the problem space (x, y, z), which is the NDRange: vectorisation is in it already. Rules are applied one
after the other. Where the paper leaves a choice, this is what was chosen:

- *K_ac of rule II*, the items a core can run at a time, also said to depend on the kernel's registers: the lanes of a core,
  or the largest group its registers hold if that is smaller. The number of resident items, the other reading, would leave
  groups of exactly that size (384 on a Mali-G72, where the paper praises one of 96).
- *d_x U of rule III*: the bytes an item loads at once, of the loads that move along x, counted (the paper: 8 floats of
  TFLite's layout, `PAPER_BLOCK_B`). A kernel that loads nothing meets the rule. W_cache is the line of the L2.
- *C_x, C_y, C_t of rule V*: the device's max_work_item_sizes and what the kernel's registers allow in a group.
- *"is about equal" in rule V*: within a factor of `ABOUT` = 2. At twice the ratio that (6) asks for, the accesses it minimises
  are 6.1% above their minimum. So much more than the least counted accesses is allowed to kernels without a
  closed form.
- *the total TD_k that rule V minimises*: per group it would be least for a group of one item. So that of the launch is meant, of
  all groups together. At each load a group counts what several of its items share once, and counts anew what it loads again. So
  (6)
  and (7) come out (`mgpusim.sched.shapes.reuse`). The least is that of the shapes left when its turn comes.
- *a rule that no shape left meets* is passed over, and said so; *the order* is I to V, and ends when one shape is left.
- *the draw at random* among those left: `expectation` is the mean over them; the tool itself takes the shape that loads
  least, of these the largest, of these the longest in x, then y.

Further rules can be registered from outside under the entry-point group ``mgpusim.rules`` and are applied when named.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property

import msgspec

from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError, nearest
from mgpusim.registry import Registry
from mgpusim.sched.shapes.candidates import KernelLimits, candidates, kernel_limits, three
from mgpusim.sched.shapes.reuse import DataLoads
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

ABOUT = 2.0
"""Factor within which two sides of an approximate equality of rule V may differ."""
SLACK = (math.sqrt(ABOUT) + math.sqrt(1 / ABOUT)) / 2 - 1
"""How far above the least counted accesses rule V lets a shape be: what the factor costs where (6) holds, 6.1%."""
COMPETITIVE = 0.15
"""Shapes at most this much slower than the best are competitive (section 4.1)."""
PAPER_BLOCK_B = 32
"""d_x U of rule III as the paper has it: 8 floats."""
OPERATORS = ("any", "conv", "dwconv")
"""Which form rule V takes: counted accesses, (6), (7)."""


class RuleInputs(msgspec.Struct, frozen=True, dict=True):
    """What the rules read of a launch on a GPU, in the paper's terms.

    Attributes
    ----------
    space : problem space (x, y, z) in work items.
    shader_cores : N_sc.
    at_once : K_ac, work items that a core executes at once.
    line_b : W_cache, bytes of a cache line.
    most : C_x, C_y, C_z, the largest group along each axis.
    most_items : C_t, work items of the largest group.
    operator : which form rule V takes, see `OPERATORS`.
    shapes : the candidates.
    block_b_given : d_x U where it is not counted.
    loads : counts what groups of a shape load; None where no rule asks.
    """

    space: Shape
    shader_cores: int
    at_once: int
    line_b: int
    most: Shape
    most_items: int
    operator: str = "any"
    shapes: tuple[Shape, ...] = ()
    block_b_given: int | None = None
    loads: Callable[[], DataLoads | None] | None = None

    @cached_property
    def counted(self) -> DataLoads | None:
        """Data loads, counted when a rule first asks."""
        return self.loads() if self.loads is not None else None

    @property
    def block_b(self) -> int:
        """d_x U, bytes an item loads at once along x; 0 if it loads nothing."""
        if self.block_b_given is not None:
            return self.block_b_given
        return self.counted.block_b if self.counted is not None else 0

    def total_b(self, shape: Shape) -> float:
        """Bytes that all groups of that shape load: TD_k of the launch."""
        return self.counted.total_b(shape) if self.counted is not None else 0.0

    @cached_property
    def least_b(self) -> float:
        """The least `total_b` of the candidates."""
        return min((self.total_b(s) for s in self.shapes), default=0.0)

    def narrowed(self, shapes: Sequence[Shape]) -> RuleInputs:
        """Return these facts with fewer candidates, which shares what was counted."""
        return msgspec.structs.replace(self, shapes=tuple(shapes), loads=(lambda: self.counted) if self.loads else None)


Rule = Callable[[RuleInputs, Shape], bool]
rules: Registry[Rule] = Registry("rule", entry_point="mgpusim.rules")


@rules.register("shader_cores")
def shader_cores(facts: RuleInputs, shape: Shape) -> bool:
    """Rule I, equation (1): the groups can be dealt out evenly to the shader cores.

    >>> facts = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384)
    >>> shader_cores(facts, (8, 4, 3)), shader_cores(facts, (8, 7, 4))  # 7 x 14 x 22 groups; 7 x 8 x 16
    (False, False)
    >>> shader_cores(facts, (10, 4, 3))  # 6 x 14 x 22
    True
    """
    return math.prod(-(-n // w) for n, w in zip(facts.space, shape, strict=True)) % facts.shader_cores == 0


@rules.register("apus")
def apus(facts: RuleInputs, shape: Shape) -> bool:
    """Rule II, equation (2): a group fills the arithmetic units of a core a whole number of times.

    >>> facts = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384)
    >>> apus(facts, (8, 4, 3)), apus(facts, (1, 3, 61))
    (True, False)
    """
    return math.prod(shape) % facts.at_once == 0


@rules.register("cache_lines")
def cache_lines(facts: RuleInputs, shape: Shape) -> bool:
    """Rule III, equation (3) for i = x: what a row of a group loads at once fills whole cache lines.

    >>> facts = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384, block_b_given=PAPER_BLOCK_B)
    >>> cache_lines(facts, (8, 4, 3)), cache_lines(facts, (1, 3, 61))
    (True, False)
    """
    return shape[0] * facts.block_b % facts.line_b == 0


@rules.register("padding")
def padding(facts: RuleInputs, shape: Shape) -> bool:
    """Rule IV, equation (4): the shape divides the problem space.

    >>> facts = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384)
    >>> padding(facts, (8, 4, 4)), padding(facts, (8, 4, 3))
    (True, False)
    """
    return all(n % w == 0 for n, w in zip(facts.space, shape, strict=True))


@rules.register("data_accesses")
def data_accesses(facts: RuleInputs, shape: Shape) -> bool:
    """Rule V, equations (5) to (7): the groups load as little data as they can.

    A convolution has w_x w_y about 2 w_z (6), a depthwise one w_x w_y about min(C_x C_y, C_t) (7), any other kernel few counted
    accesses.

    >>> facts = RuleInputs((56, 56, 64), 12, 12, 64, (384, 384, 384), 384, operator="conv")
    >>> data_accesses(facts, (4, 4, 8)), data_accesses(facts, (8, 4, 3))
    (True, False)
    """
    if facts.operator == "any":
        return facts.total_b(shape) <= facts.least_b * (1 + SLACK)
    asked = 2 * shape[2] if facts.operator == "conv" else min(facts.most[0] * facts.most[1], facts.most_items)
    return 1 / ABOUT <= shape[0] * shape[1] / asked <= ABOUT


PAPER_RULES = tuple(rules)
"""Rules I to V, in order."""


class RuleOutcome(msgspec.Struct, frozen=True):
    """What the rules leave of the candidates.

    Attributes
    ----------
    stages : per rule applied, its name and how many shapes are left after it.
    passed_over : rules that no shape left met.
    survivors : the shapes left, in the order of the candidates.
    choice : the one that the tool takes; the paper draws at random.
    """

    stages: tuple[tuple[str, int], ...]
    survivors: tuple[Shape, ...]
    choice: Shape
    passed_over: tuple[str, ...] = ()


def facts_of(
    launch: Launch,
    gpu: GpuSpec,
    shapes: Sequence[Shape],
    *,
    operator: str = "any",
    block_b: int | None = None,
    limits: KernelLimits | None = None,
) -> RuleInputs:
    """Return what the rules read of `launch` on `gpu`.

    Parameters
    ----------
    shapes : the candidates.
    operator : conv or dwconv for the paper's closed forms of rule V (w_z along the output channels), any to count.
    block_b : bytes an item loads at once along x; counted if not given.

    >>> launch = Launch("kernel void f(global float *a) { a[get_global_id(0)] = 0; }", "f", (64,))
    >>> facts_of(launch, load_gpu("mali-g72-mp12"), [(4, 1, 1)]).at_once
    12
    """
    if operator not in OPERATORS:
        close = nearest(operator, OPERATORS)
        hint = f"; did you mean '{close}'?" if close else ""
        raise InputError(f"operator: got '{operator}', expected one of {', '.join(OPERATORS)}{hint}")
    if not shapes:
        raise InputError(f"{launch.label} on {gpu.name}: no work-group shapes to choose from")
    kernel = limits or kernel_limits(launch, gpu)
    chosen = tuple(three(s) for s in shapes)
    return RuleInputs(
        space=three(launch.global_size),
        shader_cores=gpu.shader_cores,
        at_once=min(gpu.core.lanes, kernel.max_items),
        line_b=gpu.l2.line_b,
        most=gpu.limits.max_work_item_sizes,
        most_items=kernel.max_items,
        operator=operator,
        shapes=chosen,
        block_b_given=block_b,
        loads=lambda: DataLoads(launch, chosen, uses_local_ids=kernel.uses_local_ids),
    )


def apply_rules(facts: RuleInputs, names: Iterable[str] = PAPER_RULES) -> RuleOutcome:
    """Return what the rules leave of the shapes of `facts`, applied one after the other.

    Parameters
    ----------
    names : rules and their order; rules I to V if not given.

    >>> facts = RuleInputs((8, 8, 1), 2, 4, 64, (8, 8, 8), 64, operator="conv", shapes=((1, 1, 1), (2, 2, 1), (2, 1, 1)))
    >>> apply_rules(facts).stages
    (('shader_cores', 3), ('apus', 1))
    """
    if not facts.shapes:
        raise InputError("no work-group shapes to choose from")
    left, stages, passed_over = list(facts.shapes), [], []
    for name in names:
        if len(left) == 1:
            break
        rule = rules.lookup(name)
        among = facts.narrowed(left)
        kept = [shape for shape in left if rule(among, shape)]
        if kept:
            left = kept
        else:
            passed_over.append(name)
        stages.append((name, len(left)))
    choice = left[0] if len(left) == 1 else min(left, key=lambda s: (facts.total_b(s), -math.prod(s), -s[0], -s[1]))
    return RuleOutcome(tuple(stages), tuple(left), choice, tuple(passed_over))


def select(
    launch: Launch,
    gpu: GpuSpec,
    shapes: Sequence[Shape] | None = None,
    *,
    operator: str = "any",
    block_b: int | None = None,
    names: Iterable[str] = PAPER_RULES,
) -> RuleOutcome:
    """Return the work-group shapes that the rules leave for `launch` on `gpu`, and one of them.

    Parameters
    ----------
    shapes : the candidates; all legal ones if None.
    operator, block_b : see `facts_of`.
    names : see `apply_rules`.

    >>> source = "kernel void f(global float *a) { a[get_global_id(0)] *= 2; }"
    >>> launch = Launch(source, "f", (4608,), (BufferArg("float32", 4608),))
    >>> select(launch, load_gpu("mali-g72-mp12"), [(n, 1, 1) for n in (12, 48, 100, 128, 144)]).stages
    (('shader_cores', 3), ('apus', 2), ('cache_lines', 1))
    """
    shapes = candidates(launch, gpu) if shapes is None else shapes
    return apply_rules(facts_of(launch, gpu, shapes, operator=operator, block_b=block_b), names)


def _checked(times: Mapping[Shape, float]) -> None:
    wrong = [f"{shape}: got {t}, expected a positive time" for shape, t in times.items() if not (math.isfinite(t) and t > 0)]
    if wrong or not times:
        raise InputError("times of work-group shapes", wrong or ["none given"])


def importance(times: Mapping[Shape, float], follow: Iterable[Shape]) -> float | None:
    """Return the importance score of a rule, equation (8): how near its shapes come to the best, from 0 (the worst) to 1.

    Parameters
    ----------
    times : time of every candidate.
    follow : those that meet the rule.

    Returns
    -------
    float or None
        None where no shape meets the rule or all take the same time.

    >>> importance({(1, 1, 1): 9.0, (2, 1, 1): 5.0, (4, 1, 1): 1.0}, [(2, 1, 1), (4, 1, 1)])
    0.75
    """
    _checked(times)
    worst, best = max(times.values()), min(times.values())
    terms = [(worst - times[shape]) / (worst - best) for shape in follow] if worst > best else []
    return math.fsum(terms) / len(terms) if terms else None


def competitive_share(times: Iterable[float], within: float = COMPETITIVE) -> float:
    """Return the share of times at most `within` above the least one.

    >>> competitive_share([10.0, 11.5, 12.0, 20.0])
    0.5
    """
    known = list(times)
    if not known:
        raise InputError("times of work-group shapes: none given")
    most = min(known) * (1 + within) * (1 + 1e-12)  # equality is not a matter of rounding
    return sum(t <= most for t in known) / len(known)


def expectation(times: Mapping[Shape, float], outcome: RuleOutcome) -> float:
    """Return the mean time over the survivors, what the paper's draw at random gives on average.

    >>> expectation({(1, 1, 1): 4.0, (2, 1, 1): 2.0}, RuleOutcome((), ((1, 1, 1), (2, 1, 1)), (2, 1, 1)))
    3.0
    """
    _checked({shape: times[shape] for shape in outcome.survivors})
    return math.fsum(times[shape] for shape in outcome.survivors) / len(outcome.survivors)
