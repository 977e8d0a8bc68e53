"""Every operator template computes what its operator is, whatever the knobs: PoCL and our own executor against numpy.

Sizes are small and do not divide by tiles and groups, so that every border is met. The default part runs two members of each
space, one on PoCL and one in the executor; the slow part runs members that together take every value of every knob on both.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from mgpusim.workload.args import BufferArg, ImageArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from mgpusim.workload.spaces.file import load_space, templates
from mgpusim.workload.spaces.space import Space
from tests.helpers.oracles import given, need_pocl, pocl_run
from tests.helpers.space_oracle import SPACES, covering, expected, shrunk

Array = np.ndarray[Any, Any]

# each shipped space with sizes that leave ragged edges; further sizes for the slow part
SMALL: dict[str, list[dict[str, int]]] = {
    "gemm": [{"M": 13, "N": 24, "K": 32}, {"M": 5, "N": 40, "K": 64, "BATCH": 3}],
    "conv1x1": [{"H": 5, "W": 9, "CIN": 32, "COUT": 24}],
    "conv3x3": [{"H": 7, "W": 9, "CIN": 16, "COUT": 24}, {"H": 8, "W": 5, "CIN": 32, "COUT": 8, "STRIDE": 2}],
    "conv": [
        {"H": 9, "W": 11, "CIN": 16, "COUT": 24, "KH": 3, "KW": 5, "STRIDE": 1, "PAD_Y": 1, "PAD_X": 3, "DILATION": 2},
        {"H": 9, "W": 8, "CIN": 32, "COUT": 8, "KH": 7, "KW": 1, "PAD_Y": 3, "PAD_X": 0},
    ],
    "depthwise": [{"H": 7, "W": 9, "C": 16}, {"H": 11, "W": 10, "C": 8, "WINDOW": 5, "PAD": 2, "STRIDE": 2}],
    "fully_connected": [{"K": 256, "N": 72, "X_WIDTH": 24}],
    "winograd_weights": [{"CIN": 5, "COUT": 24}],
    "winograd_input": [{"H": 7, "W": 9, "CIN": 16}],
    "winograd_output": [{"H": 11, "W": 9, "COUT": 24}],
    "winograd_multiply": [{"H": 7, "W": 9, "CIN": 32, "COUT": 24}],
    "first": [{"M": 13, "N": 24, "K": 32}],
    "measured_gemm": [{"M": 13, "N": 24, "K": 32}],
    "measured_conv1x1": [{"H": 5, "W": 9, "CIN": 16, "COUT": 24}],
    "measured_conv3x3": [{"H": 7, "W": 9, "CIN": 8, "COUT": 24}],
    "romou_conv1x1": [{"H": 4, "W": 7, "CIN": 16, "COUT": 32}],
    "romou_conv7x1": [{"H": 17, "W": 17, "CIN": 16, "COUT": 32}],
}
TEMPLATES = [name for name in SMALL if name.split("_")[0] not in ("first", "measured", "romou")]


def on_pocl(launch: Launch) -> Array:
    got = pocl_run(launch.source, launch.entry, launch.options, launch.global_size, launch.local_size, launch.args)
    return np.asarray(got[-1], np.float64).reshape(-1)


def in_executor(launch: Launch) -> Array:
    return np.asarray(run(launch)[-1], np.float64).reshape(-1)


def check(space: Space, index: int, execute: Any) -> None:
    config = space.config(index)
    launch = space.launch(config)
    want = expected(space, config, launch)
    assert np.abs(want).max() > 1e-3
    rounding = 16 * 2.0**-11 if space.constants["BITS"] == 16 else 2e-6  # sums are kept in the precision of the operands
    atol = rounding * np.abs(want).max()
    np.testing.assert_allclose(execute(launch), want, rtol=0, atol=atol, err_msg=f"{space.name} {config}")


def too_large(space: Space, index: int) -> bool:
    """Members of the spaces of Romou that no device takes, and those of a million instructions that take minutes to compile."""
    v = space.values(space.config(index))
    items = v["ITEMS"]
    work = v["VEC"] * v["TILE_C"] * v["TILE_H"] * v["TILE_W"] * v["DEPTH"]
    return items > 256 or work > 512 or v["LOCAL_BYTES"] > 32768


@pytest.mark.each_time("depthwise")
@pytest.mark.parametrize("name", TEMPLATES)
def test_a_member_on_pocl(name: str) -> None:
    need_pocl()
    space = shrunk(name, **SMALL[name][0])
    check(space, int(space.sample(1, seed=2)[0]), on_pocl)


@pytest.mark.each_time(every=2)
@pytest.mark.parametrize("name", SMALL)
def test_members_in_the_executor(name: str) -> None:
    space = shrunk(name, **SMALL[name][-1])
    members = [i for i in space.sample(200, seed=5).tolist() if "romou" not in name or not too_large(space, i)]
    for index in members[:: max(1, len(members) // 2)][: 2 if name in TEMPLATES else 1]:
        check(space, index, in_executor)


@pytest.mark.each_time(every=3)
@pytest.mark.parametrize("name", TEMPLATES)
def test_a_member_in_half_precision(name: str) -> None:
    whole, half = (shrunk(name, **SMALL[name][0], BITS=bits) for bits in (32, 16))
    index = int(whole.sample(1, seed=7)[0])
    check(half, index, in_executor)
    (before, *_), (after, *_) = (space.launch(space.config(index)).args for space in (whole, half))
    assert isinstance(before, (BufferArg, ImageArg))
    assert isinstance(after, (BufferArg, ImageArg))
    assert before.size_b == 2 * after.size_b


@pytest.mark.slow
@pytest.mark.parametrize("execute", [on_pocl, in_executor], ids=["pocl", "ours"])
@pytest.mark.parametrize(("name", "which"), [(name, at) for name, sizes in SMALL.items() for at in range(len(sizes))])
def test_every_value_of_every_knob(name: str, which: int, execute: Any) -> None:
    if execute is on_pocl:
        need_pocl()
    space = shrunk(name, **SMALL[name][which])
    for index in covering(space, seed=which):
        if "romou" not in name or not too_large(space, index):
            check(space, index, execute)


@pytest.mark.each_time("2")
@pytest.mark.parametrize("out", [2, 4])
def test_winograd_is_the_convolution(out: int) -> None:
    """The three transforms and the product between them, each a member of its space, against the direct sum."""
    h, w, cin, cout = 7, 10, 8, 12
    rng = np.random.default_rng(out)
    x, g = rng.random((h, w, cin)).astype(np.float32), rng.random((3, 3, cin, cout)).astype(np.float32)
    sizes = {"H": h, "W": w, "CIN": cin, "COUT": cout}

    def stage(name: str, *inputs: Array) -> Array:
        import msgspec

        space = shrunk(f"winograd_{name}", **sizes)
        plain = {"OUT": out, "VEC": 4, "LAYOUT": 0, "TILE_M": 2, "TILE_N": 1, "WG_X": 8, "WG_Y": 4, "BROADCAST": True,
                 "CHANNELS_FIRST": True, "SPLIT": 1, "DEPTH": 1}  # fmt: skip
        launch = space.launch({name: plain.get(name, False) for name in space.names})
        args = (*(given(values.reshape(-1)) for values in inputs), launch.args[-1])
        return np.asarray(run(msgspec.structs.replace(launch, args=args))[-1])

    u, v = stage("weights", g), stage("input", x)
    got = stage("output", stage("multiply", v, u)).reshape(h, w, cout)
    seen = np.lib.stride_tricks.sliding_window_view(np.pad(x, ((1, 1), (1, 1), (0, 0))).astype(float), (3, 3), axis=(0, 1))
    want = np.einsum("yxchw,hwco->yxo", seen, g.astype(float))
    np.testing.assert_allclose(got, want, rtol=0, atol=1e-5 * np.abs(want).max())


def test_every_shipped_space_is_tested_and_every_template_has_one() -> None:
    assert {path.stem for path in SPACES.glob("*.toml")} == set(SMALL)
    used = {load_space(path).template.source for path in SPACES.glob("*.toml")}  # type: ignore[union-attr]
    assert used == set(templates().values())


def test_every_macro_of_a_template_is_a_name_of_its_spaces() -> None:
    """A misspelt knob would silently be 0: `#if LOCAL_AA`."""
    import re

    for path in SPACES.glob("*.toml"):
        space = load_space(path)
        assert space.template is not None
        text = re.sub(r"/\*.*?\*/|//[^\n]*", " ", space.template.text(), flags=re.DOTALL)
        own = set(re.findall(r"#\s*define\s+(\w+)", text))
        tested = set(re.findall(r"\b[A-Z][A-Z_0-9]+\b", " ".join(re.findall(r"#\s*(?:if|elif)\b(.*)", text))))
        known = {*space.names, *space.constants, *space.derived}
        optional = {"LAYOUT"} if space.template.entry == "winograd_weights" else set()
        assert tested - own - known - optional - {"VEC_IN"} == set(), path.stem


def test_romous_sizes() -> None:
    """The paper's figures: section 5.3."""
    assert load_space(SPACES / "romou_conv1x1.toml").count_valid() == 102_060
    assert load_space(SPACES / "romou_conv7x1.toml").count_valid() == 1_498_176


@pytest.mark.parametrize("name", ["measured_gemm", "measured_conv1x1", "measured_conv3x3"])
def test_spaces_to_be_measured_have_a_thousand_members(name: str) -> None:
    space = load_space(SPACES / f"{name}.toml")
    assert 1000 <= (space.count_valid() or 0) <= 4000


def test_a_member_too_large_to_compile_says_so() -> None:
    from mgpusim.errors import CompileError
    from mgpusim.workload.program import open_module

    space = load_space(SPACES / "romou_conv1x1.toml")
    config = {"WG_Y": 1, "TILE_H": 28, "WG_X": 1, "TILE_W": 28, "WG_C": 1, "CO": 256, "DEPTH": 64}
    with pytest.raises(CompileError, match="more than 512 accumulators"):
        open_module(space.launch(config))


def test_shapes_of_a_member_share_a_program_where_its_items_do_not_work_together() -> None:
    space = load_space(SPACES / "first.toml")
    assert len({space.launch(space.config(int(i))).options for i in space.sample(100)}) == 12  # 3 tiles, 3 widths, and images
    local = load_space(SPACES / "measured_gemm.toml")
    config = local.config(int(local.sample(1)[0])) | {"LOCAL": True}
    assert len({local.launch(config | {"WG_X": x}).options for x in (8, 16, 32)}) == 3


def test_a_suite_of_members() -> None:
    from mgpusim.workload.corpus import corpus_from_dict
    from mgpusim.workload.spaces.suite import suite_of

    space = load_space(SPACES / "first.toml")
    indices = space.sample(20, seed=1)
    suite = suite_of(space, indices)
    for entry in suite["launches"]:
        entry["time_ns"] = {"median": 1.0}
    corpus = corpus_from_dict(suite)
    assert len({k.options for k in corpus.kernels.values()}) == len(corpus.kernels)
    for index, item in zip(indices, corpus.launches, strict=True):
        config = space.config(int(index))
        launch = space.launch(config)
        assert item.tags == {"space": "first", "config": space.key(config), **config}
        assert (item.launch.options, item.launch.global_size, item.launch.local_size) == (
            launch.options, launch.global_size, launch.local_size,
        )  # fmt: skip
        assert item.launch.args == launch.args
        assert item.launch.text() == launch.text()
    assert suite_of(space, indices)["kernels"] == suite["kernels"]


def test_a_suite_brings_what_its_template_includes() -> None:
    from mgpusim.workload.spaces.suite import suite_of

    space = load_space(SPACES / "conv.toml")
    kernels = suite_of(space, space.sample(2))["kernels"]
    assert all("#include" not in kernel["source"] and "define REAL float" in kernel["source"] for kernel in kernels.values())


def test_templates_are_in_the_package() -> None:
    import mgpusim

    folder = Path(mgpusim.__file__).parent / "workload" / "ops"
    assert {path.parent for path in templates().values()} == {folder}
    assert len(templates()) == 7
