"""Launches whose time hangs on the order of their warps: a mean over fixed orders, whose spread the interval holds."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event.orders import ORDERS
from mgpusim.engine.event.simulation import Order
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.report.tables.predictions import facts
from tests.helpers.gpus import MALI


@cache
def reduction(clock: str) -> Prediction:
    return predict("reduction", load_gpu(MALI, {"clock.gpu_hz": clock}), "event")


@pytest.mark.slow
def test_a_clock_does_not_pick_a_lucky_order() -> None:
    times = [reduction(clock).latency_us for clock in ("720MHz", "800MHz", "880MHz")]  # one order each: 551, 503 and 621 us
    assert max(times) / min(times) < 1.1


def test_the_mean_of_the_orders_is_the_latency_and_the_interval_holds_them() -> None:
    one = reduction("800MHz")
    assert one.event is not None
    assert one.event.seeds == len(ORDERS) == len(one.event.order_us)
    assert one.latency_us == pytest.approx(float(np.mean(one.event.order_us)))
    assert one.event.spread == pytest.approx(float(np.std(np.log(one.event.order_us), ddof=1)), rel=0.1)
    assert sum(one.breakdown_us.values()) == pytest.approx(one.latency_us)
    assert one.interval_us[0] < min(one.event.order_us)
    assert one.interval_us[1] > max(one.event.order_us)
    assert "the time depends on the order of warps: mean of 3" in facts(one)["orders"]


def test_the_orders_are_the_same_every_time() -> None:
    assert reduction("800MHz") == reduction.__wrapped__("800MHz")


def test_one_order_where_it_does_not_matter() -> None:
    found = predict("reduction", "adreno-640", "event")
    assert found.event is not None
    assert found.event.seeds == 1
    assert found.event.spread < 0.03
    assert "orders" not in facts(found)


def test_groups_change_places_only_with_those_that_are_handed_out_together() -> None:
    for groups, cores in ((10, 4), (3, 8), (7, 1)):
        found = Order(5).shuffled(groups, 3, cores)
        assert sorted(found.tolist()) == list(range(groups))
        assert (found // cores == np.arange(groups) // cores).all()
    assert Order().shuffled(6, 0, 3).tolist() == list(range(6))
