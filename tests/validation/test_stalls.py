"""The script that counts how far apart a compiler puts instructions, on a listing made by hand."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.scripts import ROOT, script


def encoded(guard: str, operation: str, operands: str, stall: int) -> str:
    """Return an instruction as nvdisasm writes it with `-hex`: the upper half, which has the stall count, apart."""
    upper = 0x000FC00000000000 | stall << 41
    return f"        /*0010*/ {guard} {operation} {operands} ;  /* 0x00000a00ff017b82 */\n    /* 0x{upper:016x} */\n"


@pytest.fixture
def stalls(monkeypatch: pytest.MonkeyPatch) -> Any:
    pytest.importorskip("pyopencl")
    monkeypatch.setattr(sys, "path", [str(Path(ROOT / "validation" / "h200")), *sys.path])
    return script("validation/h200/stalls.py")


def test_gaps_and_decisions_are_counted(stalls: Any) -> None:
    listing = ".text.k:\n" + encoded("", "MOV", "R1, RZ", 2) + ".L_x_0:\n"
    listing += encoded("", "LDG.E", "R2, [R4.64]", 4) + encoded("", "LDS", "R3, [R5]", 1)
    listing += encoded("", "ISETP.LE.AND", "P0, PT, R3, UR4, PT", 6) + encoded("", "FFMA", "R6, R2, R3, R6", 7)
    listing += encoded("@!P0", "BRA", "`(.L_x_0)", 5) + "//---------- .text.other\n" + encoded("", "EXIT", "", 5)
    code, labels = stalls.code_of(listing, "k")
    assert labels == {".L_x_0": 1}
    assert [instruction[3] for instruction in code] == [2, 4, 1, 6, 7, 5]
    assert stalls.table([code[1:]]) == {
        "gaps": {
            "access, access": {4: 1},
            "access, other": {1: 1},
            "jump": {5: 1},
            "other, jump": {7: 1},
            "other, other": {6: 1},
        },
        "decisions": {"comparison, jump": {13: 1}},
    }


def test_a_predicate_that_changes_decides_nothing(stalls: Any) -> None:
    compare, jump = ("", "ISETP.LE.AND", "P0, PT, R3, UR4, PT", 6), ("@!P0", "BRA", "`(.L_x_0)", 5)
    assert stalls.table([[compare, compare, jump]])["decisions"] == {"comparison, jump": {6: 1}}
    assert stalls.table([[compare, ("@P1", *jump[1:])]])["decisions"] == {"comparison, jump": {}}
