"""The arithmetic of validation/networks against least squares of numpy and pairs counted by hand, and what its rows rest on."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.zoo import list_networks

FOLDER = Path(__file__).parents[2] / "validation" / "networks"


@pytest.fixture(scope="module")
def folder():
    sys.path.insert(0, str(FOLDER))
    yield __import__
    sys.path.remove(str(FOLDER))
    for name in ("fits", "rows", "report", "predict"):
        sys.modules.pop(name, None)


MACS = [0.57, 0.30, 0.22, 0.06, 4.09]
KERNELS = [30.0, 65.0, 110.0, 95.0, 70.0]
MS = [6.4, 8.1, 9.3, 6.8, 29.7]
NETWORKS = ["v1", "v2", "v3", "v3s", "r50"]


def numpy_fit(columns, measured):
    relative = np.array(columns).T / np.array(measured)[:, None]
    return np.linalg.lstsq(relative, np.ones(len(measured)), rcond=None)[0]


def test_two_weights_are_least_squares_of_relative_errors(folder):
    found = folder("fits").fitted([MACS, KERNELS], MS)
    assert found == pytest.approx(numpy_fit([MACS, KERNELS], MS))


@given(st.lists(st.tuples(st.floats(0.1, 10), st.floats(1, 200), st.floats(0.5, 500)), min_size=3, max_size=8))
def test_no_weight_is_negative_and_none_fits_better(rows):
    sys.path.insert(0, str(FOLDER))
    try:
        from fits import fitted
    finally:
        sys.path.remove(str(FOLDER))
    x, y, t = map(list, zip(*rows, strict=True))
    found = fitted([x, y], t)
    if found is None:
        return
    assert min(found) >= 0
    relative = np.array([x, y]).T / np.array(t)[:, None]

    def error(weights):
        return float(((relative @ np.array(weights) - 1) ** 2).sum())

    for factor in (0.99, 1.01):
        for other in ((found[0] * factor, found[1]), (found[0], found[1] * factor), (found[0] + 1e-3, found[1]),
                      (found[0], found[1] + 1e-3)):  # fmt: skip
            assert error(found) <= error(other) + 1e-9


def test_each_network_is_predicted_by_the_others_alone(folder):
    left_out = folder("fits").left_out
    said = left_out([MACS, KERNELS], MS, NETWORKS)
    for i in range(len(MS)):
        kept = [k for k in range(len(MS)) if k != i]
        weights = numpy_fit([[c[k] for k in kept] for c in (MACS, KERNELS)], [MS[k] for k in kept])
        assert said[i] == pytest.approx(weights @ [MACS[i], KERNELS[i]])
    wrong = [*MS[:-1], 1000.0]  # what a network takes has no part in its own prediction
    assert left_out([MACS, KERNELS], wrong, NETWORKS)[-1] == pytest.approx(said[-1])


def test_rows_of_one_network_are_left_out_together(folder):
    said = folder("fits").left_out([[1.0, 1.0, 2.0]], [3.0, 5.0, 8.0], ["a", "a", "b"])
    assert said[:2] == pytest.approx([4.0, 4.0])


def test_two_weights_need_two_other_networks(folder):
    assert folder("fits").left_out([[1.0, 2.0], [1.0, 1.0]], [3.0, 5.0], ["a", "b"]) is None


def test_tau_and_pairs_are_counted_by_hand(folder):
    fits = folder("fits")
    measured, predicted = [1.0, 1.1, 2.0, 4.0], [1.0, 2.0, 1.5, 8.0]
    # of the six pairs one is within 15%; of the five others (1.1, 2.0) is ordered wrong
    assert fits.pairs_right(measured, predicted, [(0, 1, 2, 3)]) == (pytest.approx(4 / 5), 5)
    assert fits.tau(measured, predicted) == pytest.approx((5 - 1) / 6)
    assert fits.pairs_right(measured, predicted, [(0, 1), (2, 3)]) == (1.0, 1)  # none across groups


@pytest.mark.slow
def test_every_row_has_a_prediction_or_a_reason(folder):
    rows = folder("rows")
    known, found = list_networks(), rows.read_rows()
    assert len(found) == 147
    for row in found:
        case = rows.case_of(row)
        if isinstance(case, str):
            assert row.gpu in case or row.library in case
            continue
        assert case.network in known
        assert case.precision in load_library(case.profile).precision
        load_gpu(case.gpu)


def test_the_misprint_of_icpp_is_not_used(folder):
    found = [r for r in folder("rows").read_rows() if (r.device, r.network) == ("aisage", "squeezenet_v1.0")]
    assert [r.ms for r in found] == [106.61, 77.10]
