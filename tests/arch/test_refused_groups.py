"""Groups that a device refuses for their registers, and those that it runs with spills."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.arch.occupancy import largest_group, occupancy, refused_groups, residency
from mgpusim.errors import InputError
from tests.helpers.examples import examples

H200 = load_gpu("nvidia-h200")


def hopper_holds(items: int, registers: int) -> bool:
    """Whether 64 Ki registers hold a group: they go to warps of 32 in steps of 8, each quarter to its sub-core's warps."""
    warps = math.ceil(items / 32)
    per_warp = math.ceil(registers / 8) * 8 * 32
    return 4 * (16384 // per_warp) >= warps


@examples(200)
@given(items=st.integers(1, 1024), low=st.integers(1, 255), spread=st.integers(0, 60))
def test_an_h200_refuses_what_even_the_low_estimate_does_not_hold(items: int, low: int, spread: int) -> None:
    registers = (low, low + spread // 2, low + spread)
    if hopper_holds(items, low):
        held = residency(H200, items, registers)
        assert held.groups_per_core >= 1
        assert (held.spilled > 0) == (not hopper_holds(items, registers[1]) or registers[1] > 255)
        assert held.may_be_refused == (not hopper_holds(items, min(255, registers[1])))
    else:
        with pytest.raises(InputError, match="CL_OUT_OF_RESOURCES"):
            residency(H200, items, registers)
        forced = residency(H200, items, registers, allow_spill=True)
        assert forced == occupancy(H200, items, registers[1], spill=True)
        assert forced.spilled > 0


def test_1024_items_hold_64_registers_and_not_65() -> None:
    assert residency(H200, 1024, (64, 64, 64)).groups_per_core == 1
    with pytest.raises(InputError) as caught:
        residency(H200, 1024, (65, 80, 100))
    said = str(caught.value)
    for word in (
        "1024 work items",
        "80 registers",
        "65 to 100",
        "nvidia-h200 holds 64",
        "at most 768 work items",
        "--allow-spill",
    ):
        assert word in said


def test_a_compiler_that_knows_the_group_spills() -> None:
    assert residency(H200, 1024, (100, 120, 150), sized=True).spilled == 56
    assert not refused_groups(H200, barriers=True, sized=True)


@pytest.mark.parametrize(
    ("gpu", "barriers", "refused"),
    [
        ("nvidia-maxwell-tegra-x1", False, True),
        ("nvidia-maxwell-tegra-x1", True, True),
        ("adreno-640", True, True),
        ("adreno-640", False, False),  # it runs in passes
        ("mali-t860-mp4", False, False),
        ("mali-t860-mp4", True, False),
        ("mali-g76-mp5", True, False),
        ("intel-hd505", True, False),
    ],
)
def test_each_family_refuses_what_its_devices_do(gpu: str, barriers: bool, refused: bool) -> None:
    spec = load_gpu(gpu)
    items = spec.limits.max_work_group_size
    registers = (140, 150, 160)
    if refused:
        assert largest_group(spec, registers[0]) < items
        with pytest.raises(InputError, match=f"{gpu} holds"):
            residency(spec, items, registers, barriers=barriers)
        assert residency(spec, largest_group(spec, registers[0]), registers, barriers=barriers).groups_per_core >= 1
    else:
        assert residency(spec, items, registers, barriers=barriers).warps_per_core >= 1
