"""What the report of a pruning says of a criterion comes from the criterion."""

from __future__ import annotations

import pytest

from mgpusim.report.tables.pruning import meaning_of
from mgpusim.sched.pruning.criteria import Constants, Use, criteria


def test_every_criterion_has_a_meaning_that_fits_its_column() -> None:
    for name in criteria:
        assert 10 < len(meaning_of(name)) < 60
        assert not meaning_of(name).endswith(".")


def odd(use: Use, gpu: object, constants: Constants) -> object:
    """Odd groups are not liked.

    For no reason.
    """
    return None if use.items is None else use.items % 2 == 1


def test_a_criterion_is_one_function(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(criteria, "odd", odd)
    assert meaning_of("odd") == "odd groups are not liked"
