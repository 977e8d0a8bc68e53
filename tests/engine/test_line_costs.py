"""Time in the queue of a unit is charged to the source lines whose accesses hold it, not to those at which warps wait."""

from __future__ import annotations

import pytest

from mgpusim.engine.predict import predict
from mgpusim.workload.launches import as_launch
from mgpusim.workload.source import source_of_launch


@pytest.mark.parametrize("gpu", ["adreno-640", pytest.param("mali-g76-mp5", marks=pytest.mark.slow)])
def test_a_line_that_is_read_once_for_each_item_costs_little(gpu: str) -> None:
    found = predict("conv1x1_image", gpu, "event")
    assert found.event is not None
    source = source_of_launch(as_launch("conv1x1_image")).text.splitlines()
    by_line = {cost.line: cost for cost in found.event.lines}
    assert sum(cost.share for cost in by_line.values()) == pytest.approx(1.0)
    for cost in by_line.values():
        assert sum(cost.stalls.values()) == pytest.approx(1.0)
    once = [line for line, cost in by_line.items() if "read_imagef(bias" in source[line - 1]]
    inner = [line for line, cost in by_line.items() if "read_imagef(src" in source[line - 1]]
    assert len(once) == 1
    assert by_line[once[0]].share < 0.02
    assert sum(by_line[line].share for line in inner) > 0.3
    whole = sum(cost.share * cost.stalls.get("texture_unit", 0.0) for cost in by_line.values())
    assert whole == pytest.approx(found.event.stalls["texture_unit"], rel=1e-6)  # only where it is charged differs
