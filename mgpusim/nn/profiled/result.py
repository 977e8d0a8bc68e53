"""How well measured operators of networks are predicted: the figures of all, and by kind, kernel, bound and size of the map."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from mgpusim.accuracy import metrics
from mgpusim.accuracy.scores import interval_scores
from mgpusim.nn.profiled.rows import UnreadRow
from mgpusim.result import SIZES, Versioned, follows

WORST = 15
ORDER_GAP = 0.15
"""Log ratio of two measured times above which their order counts."""
MAP_STEPS = (1, 7, 14, 28, 56, 112)
"""Heights of maps, the last of each range: those of the stages of image networks."""
Interval = tuple[float, float]


class JudgedOperator(msgspec.Struct, frozen=True, rename=SIZES):
    """A distinct operator: rows whose launches are the same ones. Times in microseconds.

    Attributes
    ----------
    network, layer : of the first of its rows. `rows` : places of all of them, as "resnet10 row 57".
    operator : what it computes; `variant` the kernel that does, `launches` how many.
    output : height, width and channels.
    fused : functions that are computed besides.
    measured_us : median of the rows; `measured_range_us` the least and the most.
    predicted_us : `interval_us` is the central 80%; `error` is predicted / measured - 1.
    """

    network: str
    layer: str
    rows: tuple[str, ...]
    operator: str
    variant: str
    launches: int
    global_size: tuple[int, ...]
    local_size: tuple[int, ...] | None
    output: tuple[int, int, int]
    fused: tuple[str, ...]
    measured_us: float
    measured_range_us: Interval
    predicted_us: float
    interval_us: Interval
    bound: str
    error: float = 0.0

    def __post_init__(self) -> None:
        follows(self, error=self.predicted_us / self.measured_us - 1.0)


class OperatorScores(msgspec.Struct, frozen=True):
    """Figures of `n` distinct operators, which are `rows` rows of the profile.

    Attributes
    ----------
    measured_us, predicted_us : sums over the distinct operators; `sum_ratio` is the latter over the former.
    mape, median_error, bias : as of `mgpusim.accuracy.metrics`.
    order : share of the pairs that differ by more than 15% that are ordered right; `order_pairs` their number.
    coverage : share of measured times in the 80% intervals.
    """

    n: int
    rows: int
    measured_us: float
    predicted_us: float
    mape: float | None
    median_error: float | None
    bias: float | None
    sum_ratio: float | None
    order: float | None
    order_pairs: int
    coverage: float | None


class JudgedNetwork(msgspec.Struct, frozen=True):
    """A network as a whole. Times in microseconds, None where nothing was measured.

    Attributes
    ----------
    rows, matched : measured operators, and those of them with a layer. `layers` : of the network.
    operators_us : sum of all its measured operators; `matched_us` of those with a layer, `predicted_operators_us` the same.
    end_to_end_us : measured, `std_us` its standard deviation; `predicted_us` with its 80% interval.
    besides_us, predicted_besides_us : what the run costs besides its operators, measured and predicted.
    """

    network: str
    rows: int
    matched: int
    layers: int
    operators_us: float | None
    matched_us: float | None
    predicted_operators_us: float | None
    end_to_end_us: float | None
    std_us: float | None
    predicted_us: float | None
    predicted_kernels_us: float | None
    interval_us: Interval | None
    besides_us: float | None = None
    predicted_besides_us: float | None = None

    def __post_init__(self) -> None:
        follows(
            self, besides_us=_less(self.end_to_end_us, self.operators_us),
            predicted_besides_us=_less(self.predicted_us, self.predicted_kernels_us),
        )  # fmt: skip


def _less(whole: float | None, part: float | None) -> float | None:
    return None if whole is None or part is None else whole - part


class LayerWithoutRow(msgspec.Struct, frozen=True):
    """A layer of the graph that no row is of: missing in the profile, or computed by the kernel of another row."""

    network: str
    layer: str
    operator: str
    variant: str
    predicted_us: float


class OperatorValidation(Versioned, frozen=True, kw_only=True, tag="mgpusim.operators/1"):
    """How well one engine predicts the operators of a profile.

    Attributes
    ----------
    profile, format : of the file. `device` : whose rows they are, as the file names it.
    caches : what the profiler's way of timing leaves in them: "cold" or "warm"; `caches_source` says who says so.
    scores : of all distinct operators; the others by kind of operator, kernel, predicted bound, and height of the map.
    operators : distinct ones, in the order of the profile; `worst` those most off, by factor.
    unmatched : rows that no figure counts, each with its reason.
    without_row : layers that no row is of. network_scores : of networks end to end.
    """

    several: ClassVar = "engines"

    gpu: str
    engine: str
    library: str
    precision: str
    profile: str
    format: str
    device: str
    caches: str
    caches_source: str
    scores: OperatorScores
    by_operator: dict[str, OperatorScores]
    by_variant: dict[str, OperatorScores]
    by_bound: dict[str, OperatorScores]
    by_map: dict[str, OperatorScores]
    operators: tuple[JudgedOperator, ...]
    networks: tuple[JudgedNetwork, ...] = ()
    network_scores: OperatorScores | None = None
    unmatched: tuple[UnreadRow, ...] = ()
    without_row: tuple[LayerWithoutRow, ...] = ()
    notes: tuple[str, ...] = ()
    worst: tuple[JudgedOperator, ...] = ()

    def __post_init__(self) -> None:
        worst = sorted(self.operators, key=lambda operator: -abs(math.log(operator.predicted_us / operator.measured_us)))
        follows(self, worst=tuple(worst[:WORST]))


def operator_scores(items: Sequence[tuple[float, float, Interval | None, int]]) -> OperatorScores:
    """Return the figures of items: measured and predicted microseconds, interval, and rows.

    >>> scores = operator_scores([(10.0, 12.0, (8.0, 14.0), 3), (20.0, 20.0, None, 1)])
    >>> scores.n, scores.rows, round(scores.mape, 3), scores.order, scores.coverage
    (2, 4, 0.1, 1.0, 1.0)
    """
    m, p = [item[0] for item in items], [item[1] for item in items]
    order, pairs = metrics.order_by_gap(m, p, [range(len(m))], ORDER_GAP)
    held = [(us, interval) for us, _, interval, _ in items if interval is not None]
    intervals = interval_scores([us for us, _ in held], [interval for _, interval in held])
    return OperatorScores(
        len(items), sum(item[3] for item in items), math.fsum(m), math.fsum(p), metrics.mape(m, p), metrics.median_error(m, p),
        metrics.bias(m, p), math.fsum(p) / math.fsum(m) if m else None, order, pairs,
        None if intervals is None else intervals.coverage,
    )  # fmt: skip


def scores_by(items: Iterable[JudgedOperator], name: Callable[[JudgedOperator], str]) -> dict[str, OperatorScores]:
    parts: dict[str, list[JudgedOperator]] = {}
    for operator in items:
        parts.setdefault(name(operator), []).append(operator)
    ordered = sorted(parts, key=lambda key: (-len(parts[key]), key))
    return {key: operator_scores([_item(operator) for operator in parts[key]]) for key in ordered}


def _item(operator: JudgedOperator) -> tuple[float, float, Interval | None, int]:
    return operator.measured_us, operator.predicted_us, operator.interval_us, len(operator.rows)


def figures_of(operators: Sequence[JudgedOperator]) -> dict[str, Any]:
    maps = scores_by(operators, lambda operator: map_range(operator.output[0]))
    order = [map_range(size) for size in (*MAP_STEPS, MAP_STEPS[-1] + 1)]
    return {
        "scores": operator_scores([_item(operator) for operator in operators]),
        "by_operator": scores_by(operators, lambda operator: operator.operator),
        "by_variant": scores_by(operators, lambda operator: operator.variant),
        "by_bound": scores_by(operators, lambda operator: operator.bound),
        "by_map": {name: maps[name] for name in order if name in maps},
        "operators": tuple(operators),
    }


def map_range(height: int) -> str:
    """Return the range of heights of maps that a height is of.

    >>> [map_range(height) for height in (1, 7, 8, 56, 224)]
    ['1', '2 to 7', '8 to 14', '29 to 56', 'over 112']
    """
    before = 0
    for step in MAP_STEPS:
        if height <= step:
            return f"{before + 1} to {step}" if step > before + 1 else str(step)
        before = step
    return f"over {MAP_STEPS[-1]}"
