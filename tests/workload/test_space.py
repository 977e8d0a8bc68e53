"""Spaces: brute force over itertools.product is the oracle of numbering, validity, counts, samples and conflicts."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.errors import InputError
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.spaces.file import load_space
from mgpusim.workload.spaces.members import Knob
from mgpusim.workload.spaces.space import Space
from mgpusim.workload.spaces.walk import conflict
from tests.helpers.examples import examples
from tests.helpers.work import calls_of

NAMES = ("A", "B", "C", "D")
CONDITIONS = (
    "A <= B", "A * B <= 8", "C != 0", "C != 0 and A % C == 0", "N > 3", "M == A", "B in (1, 2)", "A + B + C + D < 9", "D > K",
    "A > B or D == 1", "not (A == 1 and D == 1)", "A > 99", "D < 0", "1 <= K",
)  # fmt: skip


@st.composite
def spaces(draw: st.DrawFn) -> Space:
    knobs = tuple(Knob(n, tuple(draw(st.lists(st.integers(0, 5), min_size=1, max_size=4, unique=True)))) for n in NAMES)
    constraints = tuple(draw(st.lists(st.sampled_from(CONDITIONS), max_size=4, unique=True)))
    return Space("s", knobs, constraints, {"M": "N - B", "N": "A + B"}, {"K": draw(st.integers(0, 3))})


def brute(space: Space) -> list[tuple[dict[str, Any], bool]]:
    out = []
    for values in itertools.product(*(k.values for k in space.knobs)):
        config = dict(zip(space.names, values, strict=True))
        env = {**config, **space.constants, "N": config["A"] + config["B"], "M": config["A"]}
        out.append((config, all(eval(c.text, {}, env) for c in space.constraints)))
    return out


@examples(75)
@given(spaces(), st.integers(1, 40))
def test_against_brute_force(space: Space, chunk: int) -> None:
    members = brute(space)
    assert space.count == len(members)
    table = space.table(0, space.count)
    for name in NAMES:
        assert table[name].tolist() == [config[name] for config, _ in members]
    wanted = [valid for _, valid in members]
    assert space.valid(table).tolist() == wanted
    found = list(space.valid_indices(chunk))
    assert np.concatenate([*found, np.zeros(0, int)]).tolist() == [i for i, v in enumerate(wanted) if v]
    assert space.count_valid() == sum(wanted)
    for index in (0, len(members) // 2, len(members) - 1):
        config, valid = members[index]
        assert space.config(index) == config
        assert space.index(config) == index
        assert (space.broken(config) is None) == valid
        assert space.values(config) == {**config, "K": space.constants["K"], "N": config["A"] + config["B"], "M": config["A"]}
    drawn = space.sample(5, seed=3)
    assert len(drawn) == min(5, sum(wanted))
    assert len(set(drawn.tolist())) == len(drawn)
    assert all(wanted[i] for i in drawn)


@examples(75)
@given(spaces())
def test_a_conflict_is_one_and_is_minimal(space: Space) -> None:
    def satisfiable(constraints: tuple[Expression, ...]) -> bool:
        return any(valid for _, valid in brute(Space("s", space.knobs, constraints, space.derived, space.constants)))

    found = conflict(space)
    assert bool(found) == (not satisfiable(space.constraints))
    if found:
        assert not satisfiable(found)
        for left_out in found:
            assert satisfiable(tuple(c for c in found if c != left_out))


def test_a_sample_is_even_and_repeats() -> None:
    space = Space("s", (Knob("A", tuple(range(10))), Knob("B", tuple(range(10)))), ("A >= B",))
    counts = np.zeros(100)
    for seed in range(400):
        drawn = space.sample(11, seed)
        counts[drawn] += 1
    valid = space.valid(space.table(0, 100))
    assert counts[~valid].sum() == 0
    assert abs(counts[valid] - 80).max() < 5 * 80**0.5  # 11 of 55, 400 times
    assert space.sample(11, 7).tolist() == space.sample(11, 7).tolist()


def billions(constraints: tuple[str, ...]) -> Space:
    return Space("large", tuple(Knob(f"K{i}", tuple(range(1, 11))) for i in range(10)), constraints)


def test_ten_thousand_million_members_are_not_enumerated() -> None:
    space = billions(("K0 % K1 == 0", "K2 < K3", "K4 * K5 == 20"))
    assert space.count == 10**10
    pairs = sum(a % b == 0 for a in range(1, 11) for b in range(1, 11))
    assert space.count_valid() == pairs * 45 * 4 * 10**4
    drawn = space.sample(50, 1)
    assert len(drawn) == 50
    assert space.valid(space.table_of(drawn)).all()
    first = next(space.valid_indices(1000))
    assert space.valid(space.table_of(first)).all()
    assert space.config(10**10 - 1) == {f"K{i}": 10 for i in range(10)}
    assert [c.text for c in conflict(billions(("K0 > 3", "K1 < K0", "K1 > K2", "K2 > 8", "K3 < 2")))] == [
        "K1 < K0",
        "K1 > K2",
        "K2 > 8",
    ]


def test_rare_members_of_a_large_space_are_sampled() -> None:
    space = billions(tuple(f"K{i} == {i + 1}" for i in range(9)))
    assert space.sample(100).size == 10


def test_counting_stops_at_its_budget() -> None:
    space = billions(("K0 + K1 + K2 + K3 + K4 + K5 + K6 + K7 + K8 + K9 > 10",))
    assert space.count_valid(budget=10**6) is None


def test_configurations_are_checked_in_columns() -> None:
    space = Space(
        "s",
        tuple(Knob(f"T{i}", (1, 2, 4, 8, 16)) for i in range(8)),
        ("T0 * T1 <= 64", "T2 * T3 * T4 <= 512", "N % T5 == 0", "T6 <= T7 or T0 == 1"),
        {"N": "T0 * T1 * 16"},
    )
    few, many = (calls_of(lambda rows=rows: space.valid(space.table(0, rows))) for rows in (1 << 10, 1 << 17))
    assert many < 2 * few


def test_what_removes_a_row_guards_the_next_constraints() -> None:
    space = Space("s", (Knob("A", (8,)), Knob("B", (0, 2, 3))), ("B != 0", "Q * B == A"), {"Q": "A // B"})
    assert space.valid(space.table(0, 3)).tolist() == [False, True, False]
    assert space.count_valid() == 1
    assert [space.broken({"A": 8, "B": b}) is None for b in (0, 2, 3)] == [False, True, False]


def test_knobs_of_text_truth_values_and_fractions() -> None:
    space = Space("s", (Knob("L", ("nhwc", "nchw")), Knob("I", (True, False)), Knob("F", (0.5, 1))), ("I or L == 'nchw'",))
    assert space.config(2) == {"L": "nhwc", "I": False, "F": 0.5}
    assert space.key(space.config(2)) == "nhwc,False,0.5"
    assert space.valid(space.table(0, 8)).tolist() == [True, True, False, False, True, True, True, True]


KERNEL = """\
kernel void scale(global const float *a, global float *b) {  // WG and NOTE are mentioned here only
    for (int k = 0; k < TILE * N; ++k) b[get_global_id(0) * TILE * N + k] = a[k] * WIDE;
}
kernel void scale_image(read_only image2d_t a, global float *b) { }
"""
FILE = """\
schema = "mgpusim.space/1"
name = "scale"
kernel = "scale.cl"
entry = "scale"
options = "-cl-mad-enable -DT=float{VEC}"
global = ["ceil_div(N, TILE) * WG", 4]
local = ["WG", 1]
constraints = ["TILE * WG <= 64", "N % TILE == 0"]

[knobs]
TILE = [1, 2, 4]
WG = { values = [16, 32], about = "work items of a group" }
WIDE = [true, false]
VEC = [2, 4]

[constants]
N = 64
NOTE = "x"

[derived]
COUNT = "N * VEC"

[[args]]
name = "a"
when = "not WIDE"
buffer = { dtype = "float32", count = "COUNT", access = "read" }
[[args]]
when = "WIDE"
image2d = { width = "N // 4", height = "VEC", channels = "RGBA", dtype = "float32", access = "read" }
[[args]]
buffer = { dtype = "float32", count = "N * 4", init = "zeros", access = "write" }
[[args]]
scalar = { dtype = "int32", value = ["N", "VEC"] }
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "scale.cl").write_text(KERNEL, encoding="utf-8")
    (tmp_path / "space.toml").write_text(FILE, encoding="utf-8")
    return tmp_path


def test_a_member_becomes_a_launch(folder: Path) -> None:
    space = load_space(folder / "space.toml")
    assert space.count == 24
    assert space.knobs[1].about == "work items of a group"
    assert space.defines == ("N", "TILE", "WIDE")
    launch = space.launch({"TILE": 2, "WG": 32, "WIDE": True, "VEC": 4})
    assert launch.options == "-cl-mad-enable -DT=float4 -DN=64 -DTILE=2 -DWIDE=1"
    assert launch.global_size == (1024, 4)
    assert launch.local_size == (32, 1)
    image, out, sizes = launch.args
    assert isinstance(image, ImageArg)
    assert (image.width, image.height, image.access) == (16, 4, "read")
    assert isinstance(out, BufferArg)
    assert out.count == 256
    assert sizes == ScalarArg("int32", (64, 4))
    other = space.launch({"TILE": 2, "WG": 32, "WIDE": False, "VEC": 2})
    assert isinstance(other.args[0], BufferArg)
    assert other.args[0].count == 128
    assert other.options.endswith("-DWIDE=0")


def test_a_macro_only_where_it_matters(folder: Path) -> None:
    (folder / "space.toml").write_text(
        FILE.replace("[constants]", '[define_when]\nTILE = "WIDE or VEC > 2"\n[constants]'), encoding="utf-8"
    )
    space = load_space(folder / "space.toml")
    options = [space.launch({"TILE": 2, "WG": 32, "WIDE": wide, "VEC": 2}).options for wide in (True, False)]
    assert options == ["-cl-mad-enable -DT=float2 -DN=64 -DTILE=2 -DWIDE=1", "-cl-mad-enable -DT=float2 -DN=64 -DWIDE=0"]


def test_a_default_in_the_source_is_replaced_but_its_own_macros_are_not(folder: Path) -> None:
    (folder / "scale.cl").write_text("#ifndef TILE\n#define TILE 1\n#endif\n#define WIDE 0\n" + KERNEL, encoding="utf-8")
    assert load_space(folder / "space.toml").defines == ("N", "TILE")


def test_what_is_no_member_is_not_launched(folder: Path) -> None:
    space = load_space(folder / "space.toml")
    with pytest.raises(InputError, match=r"4,32,True,2 is not valid: constraints\[0\] 'TILE \* WG <= 64'"):
        space.launch({"TILE": 4, "WG": 32, "WIDE": True, "VEC": 2})
    with pytest.raises(InputError) as caught:
        space.launch({"TIEL": 4, "WG": 33, "WIDE": True, "VEC": 2})
    assert caught.value.problems == (
        "TILE: missing, expected one of 1, 2, 4",
        "WG: got 33, expected one of 16, 32",
        "TIEL: unknown knob; did you mean 'TILE'?",
    )
    with pytest.raises(InputError, match="expected 0 to 23"):
        space.config(24)
    with pytest.raises(InputError, match="has no kernel"):
        Space("s", (Knob("A", (1,)),)).launch({"A": 1})


def problems_of(folder: Path, *changes: tuple[str, str]) -> str:
    text = FILE
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (folder / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(InputError) as caught:
        load_space(folder / "bad.toml")
    return str(caught.value)


def test_every_problem_of_a_file_at_once(folder: Path) -> None:
    text = problems_of(
        folder,
        ('"scale.cl"', '"scael.cl"'),
        ("[1, 2, 4]", "[]"),
        ("TILE * WG <= 64", "TIEL * WG <= 64"),
        ("N * VEC", "N * VEK"),
        ('"ceil_div(N, TILE) * WG"', '"ceil_dvi(N, TILE) * WG"'),
        ('count = "COUNT"', 'count = "COUNTS"'),
        ("{VEC}", "{VECTOR}"),
        ("[true, false]", "[true, 1]"),
        ("name =", "nam ="),
    )
    for part in (
        "10 problems", "kernel: got 'scael.cl', but there is no file", "knobs.TILE: got [], expected a list",
        "constraints[0]: 'TIEL * WG <= 64', column 1: unknown name 'TIEL'; did you mean 'TILE'?",
        "derived.COUNT: 'N * VEK', column 5: unknown name 'VEK'; did you mean 'VEC'?",
        "unknown function 'ceil_dvi'; did you mean 'ceil_div'?", "args[0].buffer.count: 'COUNTS', column 1",
        "options: unknown name 'VECTOR'", "knobs.WIDE: mixes numbers and truth values", "nam: unknown key",
    ):  # fmt: skip
        assert part in text


@pytest.mark.parametrize(
    ("changes", "what"),
    [
        ([("mgpusim.space/1", "mgpusim.space/2")], "schema: got 'mgpusim.space/2', expected 'mgpusim.space/1'"),
        ([("TILE * WG <= 64", "TILE > 99")], r"no member is valid: constraints[0] 'TILE > 99' holds for none"),
        (
            [("TILE * WG <= 64", "TILE < 2"), ("N % TILE == 0", "TILE > 2")],
            "no member is valid: constraints[0] 'TILE < 2' and constraints[1] 'TILE > 2' contradict each other",
        ),
        ([("TILE * WG <= 64", "open('x')")], "unknown function 'open'"),
        ([("N * VEC", "COUNT + 1")], "derived.COUNT: needs itself"),
        ([("NOTE =", "TILE =")], "constants.TILE: is named twice: also in knobs"),
        ([('"N * 4"', '"N - 64"')], "args[2].buffer.count: got 0, expected a positive integer"),
        ([('"ceil_div(N, TILE) * WG"', '"N / 3"')], "global[0]: 'N / 3' is 21.3"),
        ([('entry = "scale"', 'entry = "sclae"')], "unknown kernel 'sclae'; did you mean 'scale'?"),
        ([('kernel = "scale.cl"', 'template = "conv1x2"')], "unknown template 'conv1x2'"),
        ([('when = "WIDE"', 'wenn = "WIDE"')], "args[1]: got a table with wenn, image2d"),
        ([("TILE = [1, 2, 4]", "TILE = [1, 2, 2]")], "knobs.TILE: lists 2 more than once"),
        ([("TILE = [1, 2, 4]", "if = [1, 2, 4]")], "knobs.if: got 'if', expected a name"),
        ([("[constants]", "[constants")], "not TOML"),
        ([("[constants]", '[define_when]\nTIEL = "WIDE"\n[constants]')], "define_when.TIEL: unknown name 'TIEL'"),
        ([("[constants]", '[define_when]\nTILE = "WIDE +"\n[constants]')], "define_when.TILE: 'WIDE +', column"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_named(folder: Path, changes: list[tuple[str, str]], what: str) -> None:
    assert what in problems_of(folder, *changes)


def test_a_space_made_in_python_reports_everything() -> None:
    with pytest.raises(InputError) as caught:
        Space("s", (Knob("A", ()), Knob("1B", (1,))), ("A >",), {"N": "M"}, {"M": "N", "A": 3})
    assert len(caught.value.problems) == 4
