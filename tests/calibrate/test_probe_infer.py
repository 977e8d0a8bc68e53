"""Reading probes in order, and merging what they found by field."""

from __future__ import annotations

import math
from itertools import permutations

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.calibrate.presets.infer import DEVICE_QUERY, infer_all, merge, relative_sigma
from mgpusim.calibrate.probe import Z80, Finding, Inference, Point, Probe
from tests.helpers.probes import FACTS, found, says

POINTS = (Point({}, 1e-3, 1e-6),)


def normal(value: float, sigma: float, probe: str) -> Finding:
    """Return a finding of l2.latency_cycles whose logarithm is normal."""
    spread = math.exp(Z80 * sigma)
    return Finding("l2.latency_cycles", value, value / spread, value * spread, probe, f"seen by {probe}")


def test_probes_that_agree_are_averaged_by_inverse_variance() -> None:
    values, sigmas = [100.0, 104.0, 99.0], [0.02, 0.05, 0.03]
    merged = merge(normal(v, s, p) for v, s, p in zip(values, sigmas, "abc", strict=True))["l2.latency_cycles"]
    weights = 1 / np.square(sigmas)
    assert merged.value == pytest.approx(np.exp(np.average(np.log(values), weights=weights)))
    # three findings that scatter less than they say: the interval is that of the weights
    assert relative_sigma(merged.value, merged.low, merged.high) == pytest.approx(weights.sum() ** -0.5)
    assert merged.conflicts == ()
    assert merged.probes == ("a", "c", "b")


def test_interval_is_widened_where_findings_scatter_more_than_they_say() -> None:
    narrow = [normal(100.0, 0.01, "a"), normal(103.4, 0.01, "b")]
    merged = merge(narrow)["l2.latency_cycles"]
    assert merged.conflicts == ()
    expected = abs(math.log(103.4 / 100)) / 2  # standard error of two values is half their distance
    assert relative_sigma(merged.value, merged.low, merged.high) == pytest.approx(expected, rel=1e-6)


@pytest.mark.parametrize(("other", "agrees"), [(103.0, True), (103.9, False)])
def test_no_finding_is_taken_to_be_better_than_one_percent_when_compared(other: float, agrees: bool) -> None:
    # sigma of the difference of two exact figures: 1.41%, so they may differ by 3.54%
    merged = merge([found("l2.latency_cycles", 100.0, probe="a"), found("l2.latency_cycles", other, probe="b")])
    assert (merged["l2.latency_cycles"].conflicts == ()) == agrees
    assert merged["l2.latency_cycles"].value == 100.0


def test_the_majority_is_taken_before_the_narrowest_and_what_lost_is_kept() -> None:
    several = [normal(100.0, 0.05, "a"), normal(103.0, 0.05, "b"), normal(200.0, 0.001, "c")]
    for order in permutations(several):
        merged = merge(order)["l2.latency_cycles"]
        assert merged.value == pytest.approx(math.sqrt(100.0 * 103.0))
        assert [c.value for c in merged.conflicts] == [200.0]


def test_without_a_majority_the_narrowest_interval_is_taken() -> None:
    for order in permutations([normal(100.0, 0.05, "a"), normal(200.0, 0.01, "b"), normal(400.0, 0.08, "c")]):
        merged = merge(order)["l2.latency_cycles"]
        assert merged.value == 200.0
        assert [c.probe for c in merged.conflicts] == ["a", "c"]


def test_one_probe_that_repeats_itself_is_no_majority() -> None:
    merged = merge([normal(100.0, 0.05, "a"), normal(101.0, 0.05, "a"), normal(200.0, 0.01, "b")])
    assert merged["l2.latency_cycles"].value == 200.0


def test_warp_sizes_are_a_list_to_which_every_method_adds() -> None:
    merged = merge([found("core.warp_sizes", 128, probe="b"), found("core.warp_sizes", 64, probe="a")])["core.warp_sizes"]
    assert merged.value == (64, 128)
    assert "64 by a" in merged.method
    assert "128 by b" in merged.method


@given(
    st.lists(st.tuples(st.floats(1e-6, 1e6), st.floats(0, 1), st.floats(0, 1)), min_size=1, max_size=6),
    st.sampled_from(["l2.latency_cycles", "launch.floor_s"]),
)
def test_a_merged_value_lies_in_its_interval_and_among_the_findings(rows: list[tuple[float, float, float]], field: str) -> None:
    findings = [Finding(field, v, v * (1 - a), v * (1 + b), f"p{i}", "made up") for i, (v, a, b) in enumerate(rows)]
    merged = merge(findings)[field]
    assert isinstance(merged.value, float)
    assert merged.low <= merged.value <= merged.high
    used = [f.value for f in merged.findings]
    assert min(used) * (1 - 1e-9) <= merged.value <= max(used) * (1 + 1e-9)
    assert len(merged.findings) + len(merged.conflicts) == len(findings)


# --- order ----------------------------------------------------------------------------------------------------------


def test_a_probe_gets_the_findings_of_those_it_builds_on_and_of_no_other() -> None:
    got: dict[str, list[str]] = {}

    def listening(name: str, *after: str) -> Probe:
        def infer(points: object, facts: object, before: object) -> Inference:
            got[name] = [f.field for f in before]  # type: ignore[attr-defined]
            return Inference((found(f"core.ops.{name}.latency_cycles", 4.0, probe=name),))

        return Probe(name, name, lambda facts: [], infer, after)

    known = {p.name: p for p in (listening("fma", "fmul", "sfu"), listening("fmul"), listening("sfu", "fmul"), listening("fadd"))}
    inferred = infer_all(dict.fromkeys(known, POINTS), FACTS, known)
    assert got == {
        "fmul": [], "fadd": [], "sfu": ["core.ops.fmul.latency_cycles"],
        "fma": ["core.ops.fmul.latency_cycles", "core.ops.sfu.latency_cycles"],
    }  # fmt: skip
    assert set(inferred.inferences) == set(known)
    assert inferred.notes == ()


def test_probes_that_build_on_each_other_in_a_circle_are_refused() -> None:
    known = {p.name: p for p in (says("a", after=("b",)), says("b", after=("a",)))}
    with pytest.raises(ValueError, match="circle: "):
        infer_all({"a": POINTS}, FACTS, known)


def test_a_probe_that_did_not_run_is_missed_aloud() -> None:
    known = {p.name: p for p in (says("a"), says("b", found("l2.latency_cycles", 9.0), after=("a",)))}
    inferred = infer_all({"b": POINTS}, FACTS, known)
    assert inferred.merged["l2.latency_cycles"].value == 9.0
    assert inferred.notes == ("b: builds on probe a, which has not run; read without it",)
    assert "a" not in inferred.inferences


def test_one_probe_that_cannot_be_read_does_not_cost_the_others() -> None:
    def broken(*_: object) -> Inference:
        raise KeyError("stride")

    known = {"a": Probe("a", "", lambda facts: [], broken), "b": says("b", found("l2.latency_cycles", 9.0, probe="b"))}
    inferred = infer_all({"a": POINTS, "b": POINTS, "c": POINTS}, FACTS, known)
    assert inferred.merged["l2.latency_cycles"].value == 9.0
    text = "\n".join(inferred.notes)
    assert "a: its points could not be read: KeyError: 'stride'" in text
    assert "c: no such probe here" in text


@pytest.mark.parametrize(
    ("finding", "says_so"),
    [
        (found("l2.latency", 9.0), "no such field"),
        (found("l2.latency_cycles", math.nan), "expected numbers"),
        (found("l2.latency_cycles", 9.0, 1.0, math.inf), "expected numbers"),
        (found("l2.latency_cycles", 9.0, 10.0, 11.0), "outside its own interval"),
    ],
)
def test_findings_that_make_no_sense_are_left_out_with_a_note(finding: Finding, says_so: str) -> None:
    inferred = infer_all({"a": POINTS}, FACTS, {"a": says("a", finding)})
    assert finding.field not in inferred.merged
    assert says_so in inferred.notes[0]
    assert inferred.inferences["a"].findings == ()


def test_noisy_points_are_said_to_be() -> None:
    noisy = tuple(Point({}, 1e-3, spread) for spread in (1e-6, 3e-4, 4e-4))
    assert "scatter by 30%" in infer_all({"a": noisy}, FACTS, {"a": says("a")}).notes[0]
    assert infer_all({"a": (*POINTS, *POINTS, noisy[1])}, FACTS, {"a": says("a")}).notes == ()


def test_the_clock_a_device_states_counts_only_where_none_was_measured() -> None:
    stated = infer_all({}, FACTS, {}).merged["clock.gpu_hz"]
    assert (stated.value, stated.probes) == (585e6, (DEVICE_QUERY,))
    measured = infer_all({"a": POINTS}, FACTS, {"a": says("a", found("clock.gpu_hz", 500e6, 490e6, 510e6, "a"))})
    assert measured.merged["clock.gpu_hz"].value == 500e6
    assert measured.merged["clock.gpu_hz"].conflicts == ()


def test_a_clock_the_driver_does_not_tell_is_not_taken() -> None:
    assert "clock.gpu_hz" not in infer_all({}, msgspec.structs.replace(FACTS, max_clock_hz=1e6), {}).merged


def test_fields_that_nobody_saw_have_no_figure() -> None:
    merged = infer_all({"a": POINTS}, FACTS, {"a": says("a")}).merged
    assert {field.partition(".")[0] for field in merged} == {"shader_cores", "clock", "limits", "local"}
