"""What must hold of predictions whatever their numbers: the properties of validation/robustness/metamorphic.py.

The default suite tries a few cases of each on one GPU and Hypothesis some more; `-m slow` tries every example on every preset
with both engines, and the exceptions that METAMORPHIC.md explains are those it meets.
"""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import list_gpus
from mgpusim.workload.shipped import list_examples
from tests.helpers.examples import examples
from tests.helpers.scripts import script

FOLDER = Path(__file__).parents[2] / "validation" / "robustness"
laws = script("validation/robustness/metamorphic.py")

QUICK = ("softmax", "reduction")
EXPLAINED = FOLDER / "METAMORPHIC.md"
engines = st.sampled_from(laws.ENGINES)
sizes = st.integers(1, 48), st.integers(1, 8)


def holds(case: Any) -> None:
    """The property holds, or the report names why not."""
    assert case is None or not case.found or case.named, case


def explained(case: Any) -> None:
    """The property holds, the report names why not, or METAMORPHIC.md lists the case."""
    known = EXPLAINED.read_text(encoding="utf-8") if EXPLAINED.exists() else ""
    good = case is None or not case.found or case.named or f"- {case.what}:" in known
    assert good, case


@pytest.mark.parametrize("engine", laws.ENGINES)
@pytest.mark.parametrize("name", QUICK)
def test_more_is_not_slower(name: str, engine: str) -> None:
    for path in ("dram.b_per_s", "shader_cores"):
        explained(laws.more(name, "adreno-640", engine, path, 2))


@pytest.mark.parametrize(
    ("name", "gpu", "engine"),
    [
        ("maxpool_image", "adreno-640", "analytic"),
        ("maxpool_image", "adreno-630", "analytic"),
        ("maxpool_image", "mali-g76-mp5", "analytic"),
        pytest.param("softmax", "mali-g76-mp5", "event", marks=pytest.mark.slow),
    ],
)
def test_more_cores_that_thrash_are_named(name: str, gpu: str, engine: str) -> None:
    """Twice the resident groups drive lines out of L2 that are read again: more goes beyond it for the same work."""
    case = laws.more(name, gpu, engine, "shader_cores", 2)
    assert case.found
    assert case.named == "L2 thrashes"


def test_more_cores_than_any_mobile_gpu_share_their_lines() -> None:
    assert not laws.more("maxpool_image", "mali-g72-mp12", "event", "shader_cores", 2).found


@examples(4)
@given(kernel=st.sampled_from(list(laws.KERNELS)), engine=engines, groups=sizes[0], iterations=sizes[1], grown=st.booleans())
def test_twice_the_work_is_not_faster(kernel: str, engine: str, groups: int, iterations: int, grown: bool) -> None:
    holds(laws.twice(kernel, "adreno-640", engine, groups, iterations, grown))


@examples(3)
@given(kernel=st.sampled_from(list(laws.KERNELS)), engine=engines, groups=sizes[0], iterations=sizes[1])
def test_a_launch_cut_in_two_costs_as_much(kernel: str, engine: str, groups: int, iterations: int) -> None:
    holds(laws.split(kernel, "adreno-640", engine, groups, iterations))


@pytest.mark.parametrize("index", range(len(laws.UNITS)))
def test_units_cancel(index: int) -> None:
    assert not laws.units("softmax", "adreno-640", laws.ENGINES[index % 2], index).found


@pytest.mark.parametrize("engine", laws.ENGINES)
def test_names_and_comments_change_nothing(engine: str) -> None:
    assert not laws.renamed("reduction", "adreno-640", engine, 7).found


def test_the_order_of_declarations_changes_nothing() -> None:
    assert not laws.declared("adreno-640", "analytic", (2, 0, 1)).found
    assert not laws.functions("adreno-640", "event", (2, 0, 1)).found


def test_a_part_of_the_waves_stands_for_all() -> None:
    holds(laws.sampled("softmax", "adreno-640"))


def test_a_prediction_that_breaks_a_law_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model that takes longer on a faster GPU, and half as long for twice the work, does not pass."""
    import msgspec

    real = laws.predict
    monkeypatch.setattr(laws, "as_it_is", laws.as_it_is.__wrapped__)

    def wrong(launch: object, gpu: object, *rest: object, **options: object) -> object:
        found = real(launch, gpu, *rest, **options)
        return msgspec.structs.replace(found, latency_us=1e3 / found.latency_us, dram_b=0.0)

    monkeypatch.setattr(laws, "predict", wrong)
    assert laws.more("reduction", "mali-g76-mp5", "analytic", "dram.b_per_s", 2).found
    assert laws.twice("flops", "adreno-640", "analytic", 2048, 64, True).found


# ---- every example, every preset -------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("gpu", list_gpus())
@examples(40)
@given(name=st.sampled_from(list(list_examples())), engine=engines, path=st.sampled_from(laws.RESOURCES))
def test_more_is_not_slower_anywhere(gpu: str, name: str, engine: str, path: str) -> None:
    explained(laws.more(name, gpu, engine, path, 2))


@pytest.mark.slow
@pytest.mark.parametrize("gpu", list_gpus())
@examples(40)
@given(
    kernel=st.sampled_from(list(laws.KERNELS)), engine=engines, groups=st.integers(1, 2048), iterations=st.integers(1, 64),
    what=st.sampled_from(("groups", "iterations", "halves")),
)  # fmt: skip
def test_work_costs_time_anywhere(gpu: str, kernel: str, engine: str, groups: int, iterations: int, what: str) -> None:
    cut = what == "halves"
    explained(
        laws.split(kernel, gpu, engine, groups, iterations)
        if cut
        else laws.twice(kernel, gpu, engine, groups, iterations, what == "groups")
    )


@pytest.mark.slow
@pytest.mark.parametrize("engine", laws.ENGINES)
@pytest.mark.parametrize("gpu", list_gpus())
def test_spelling_changes_nothing_anywhere(gpu: str, engine: str) -> None:
    for name in list_examples():
        assert not laws.renamed(name, gpu, engine, 11).found
    for order in permutations(range(3)):
        explained(laws.declared(gpu, engine, order))
        assert not laws.functions(gpu, engine, order).found
    for index in range(len(laws.UNITS)):
        assert not laws.units("reduction", gpu, engine, index).found


@pytest.mark.slow
@pytest.mark.parametrize("gpu", list_gpus())
def test_sums_and_samples_anywhere(gpu: str) -> None:
    assert not laws.summed("squeezenet_v1_1", gpu, "mace").found
    for name in ("reduction", "softmax", "maxpool_image", "depthwise3x3"):
        explained(laws.sampled(name, gpu))
