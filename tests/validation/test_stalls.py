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
    assert [instruction.stall for instruction in code] == [2, 4, 1, 6, 7, 5]
    assert stalls.table([code[1:]]) == {
        "gaps": {
            "access, access": {4: 1},
            "access, other": {1: 1},
            "jump": {5: 1},
            "other, jump": {7: 1},
            "other, other": {6: 1},
        },
        "decisions": {"comparison, jump": {13: 1}},
        "latencies": {"up to 4 registers": {0: 1}, **{f"up to {n} registers": {} for n in (8, 16, 32, 64)}},
    }


def test_a_predicate_that_changes_decides_nothing(stalls: Any) -> None:
    compare = stalls.Instruction("", "ISETP.LE.AND", "P0, PT, R3, UR4, PT", 6)
    jump = stalls.Instruction("@!P0", "BRA", "`(.L_x_0)", 5)
    assert stalls.table([[compare, compare, jump]])["decisions"] == {"comparison, jump": {6: 1}}
    assert stalls.table([[compare, jump._replace(guard="@P1")]])["decisions"] == {"comparison, jump": {}}


@pytest.mark.parametrize("together", [1, 2, 4, 8])
def test_loads_of_a_barrier_are_waited_for_together(stalls: Any, together: int) -> None:
    """Eight loads, each followed by what waits for its barrier, once `together` of them are on their way."""
    none = 7 << 5 | 7 << 8
    code = []
    for first in range(0, 8, together):
        code += [stalls.Instruction("", "LDG.E", f"R{first + n}, [R9.64]", 4 | 7 << 8) for n in range(together)]
        code += [stalls.Instruction("", "FFMA", f"R8, R{first}, R8, R8", 1 | none | 1 << 11)]
    assert stalls.latencies(code) == 8 // together
    assert stalls.latencies([*code, stalls.Instruction("", "DEPBAR.LE", "SB0, 0x1", 4 | none)]) is None
    assert stalls.latencies([stalls.Instruction("", "FFMA", "R1, R2, R3, R1", 4 | none)]) is None
