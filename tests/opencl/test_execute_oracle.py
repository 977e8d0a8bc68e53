"""Full execution against PoCL and against answers worked out by hand, over the kernels of tests/kernels.

Three-way: the suite itself is checked first (PoCL against the references), so that a failure of ours names who is wrong.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

from mgpusim.workload.args import Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import contents_of
from tests.helpers.oracles import need_oclgrind, need_pocl, oclgrind_run, outputs, pocl_run
from tests.kernels.suite import CASES, Case

Array = np.ndarray[Any, Any]
each_case = pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)


def contents(case: Case) -> list[Array]:
    return contents_of(Launch(case.source, case.entry, tuple(case.global_), tuple(case.args), options=case.options))


def ours(case: Case, full: bool = True, observer: Any = None) -> list[Array]:
    """Run a case in mgpusim, all work groups at once; outputs as `outputs` orders them (those of full mode are the kernel's)."""
    from mgpusim.opencl import clang
    from mgpusim.opencl.execution import simt
    from mgpusim.opencl.ir import reader

    arrays = contents(case)
    module = reader.read_module(clang.compile_source(clang.TranslationUnit.from_file(case.source, case.options)))
    kernel = simt.CompiledKernel(module, case.entry, full=full)
    geometry = simt.Geometry(case.global_, case.local or case.global_, case.offset or None)
    passed = [as_argument(arg, array) for arg, array in zip(case.args, arrays, strict=True)]
    simt.execute(kernel, geometry, range(geometry.n_groups), passed, observer)
    return [arrays[at] for at in outputs(case.args)]


class Diary:
    """An observer that writes everything down, lane by lane."""

    def __init__(self) -> None:
        self.events: list[tuple[Any, ...]] = []

    @staticmethod
    def _lanes(value: Any, mask: Array | None) -> Any:
        if isinstance(value, np.ndarray):
            return (value if mask is None else value[mask]).tolist()
        return value

    def _active(self, mask: Array | None) -> Any:
        return None if mask is None else np.flatnonzero(mask).tolist()

    def block(self, position: int, mask: Array | None) -> None:
        self.events.append(("block", position, self._active(mask)))

    def access(self, site: Any, item: Any, offset: Any, mask: Array | None) -> None:
        where = (site.kind, site.space, site.line, site.position, site.index, site.width_b, item.name)
        self.events.append((*where, self._lanes(offset, mask), self._active(mask)))

    def texels(self, site: Any, image: Any, index: Any, mask: Array | None) -> None:
        where = (site.kind, site.line, site.position, site.index, image.arg)
        self.events.append((*where, self._lanes(index, mask), self._active(mask)))


def as_argument(arg: Arg, array: Array) -> Any:
    """What `simt.execute` takes for an argument that holds `array`; stores go into the array."""
    from mgpusim.opencl.execution.image_taps import Sampler
    from mgpusim.opencl.execution.images import Image

    if isinstance(arg, ImageArg):
        dims = arg.kind.removeprefix("image")
        return Image(dims, arg.width, arg.height, arg.depth, arg.channels, arg.dtype, array)
    if isinstance(arg, SamplerArg):
        return Sampler(arg.normalized, arg.address, arg.filter)
    if isinstance(arg, LocalArg):
        return arg.bytes
    if isinstance(arg, ScalarArg):
        if isinstance(arg.value, bytes):
            return arg.value
        return arg.value if len(arg.value) > 1 else arg.value[0]
    assert isinstance(arg, BufferArg)
    return array


def compare(case: Case, got: Sequence[Array], expected: Sequence[Array]) -> None:
    assert len(got) == len(expected)
    for at, mine, theirs in zip(outputs(case.args), got, expected, strict=True):
        a, b = np.ravel(mine), np.ravel(theirs)
        if case.order_free:
            a, b = np.sort(a), np.sort(b)
        what = f"{case.name}, argument {at}"
        if a.dtype.kind == "f" or b.dtype.kind == "f" or case.atol:
            wide = np.asarray(a, np.float64), np.asarray(b, np.float64)
            np.testing.assert_allclose(*wide, rtol=case.rtol, atol=case.atol, err_msg=what)
        else:
            np.testing.assert_array_equal(a, b, err_msg=what)


def worked_out(case: Case) -> list[Array]:
    assert case.reference is not None
    return case.reference(*contents(case))


def on_pocl(case: Case) -> list[Array]:
    return pocl_run(case.source, case.entry, case.options, case.global_, case.local, case.args, case.offset)


@pytest.mark.each_time(every=5)
@each_case
def test_the_suite_itself(case: Case) -> None:
    need_pocl()
    compare(case, on_pocl(case), worked_out(case))


@each_case
def test_ours_against_worked_out(case: Case) -> None:
    compare(case, ours(case), worked_out(case))


@pytest.mark.each_time(every=7)
@each_case
def test_ours_against_pocl(case: Case) -> None:
    need_pocl()
    compare(case, ours(case), on_pocl(case))


@each_case
def test_the_address_slice_touches_what_full_execution_touches(case: Case) -> None:
    diaries = Diary(), Diary()
    for diary, full in zip(diaries, (True, False), strict=True):
        ours(case, full, diary)
    assert diaries[0].events
    assert diaries[1].events == diaries[0].events


def test_every_kernel_of_the_folder_is_launched() -> None:
    import re
    from pathlib import Path

    launched = {(c.file, c.entry) for c in CASES}
    for path in sorted((Path(__file__).parents[1] / "kernels").glob("*.cl")):
        names = re.findall(r"^kernel void (\w+)\(", path.read_text(encoding="utf-8"), re.MULTILINE)
        names += [f"arithmetic_{t}" for t in re.findall(r"^OPS\((\w+),", path.read_text(encoding="utf-8"), re.MULTILINE)]
        assert {(path.name, n) for n in names} <= launched


def test_outputs_differ_from_what_the_arguments_held() -> None:
    """A launch whose answer is its input would test nothing."""
    for case in CASES:
        before = [contents(case)[at] for at in outputs(case.args)]
        for old, new in zip(before, worked_out(case), strict=True):
            assert not np.array_equal(np.ravel(old), np.ravel(new)), case.name


def test_oclgrind_agrees_and_counts() -> None:
    need_oclgrind()
    case = next(c for c in CASES if c.name == "reduce")
    got, counts = oclgrind_run(case.source, case.entry, case.options, case.global_, case.local, case.args)
    compare(case, got, worked_out(case))
    # 500 elements read once; 96 partial sums stored, then 16 + 8 + 4 + 2 + 1 combined in each of 3 groups
    assert counts["load global"] == 500
    assert counts["load global bytes"] == 2000
    assert counts["store local"] == 96 + 3 * 31
    assert counts["load local"] == 2 * 3 * 31 + 3
    assert counts["store global"] == 3
    assert counts["call _Z7barrierj"] == 96 * (1 + 5)


def test_blocks_whose_length_differs_by_lane() -> None:
    """Other compilers' IR may set memory in one call; each lane's block ends where its own length says."""
    from mgpusim.opencl.execution import simt
    from mgpusim.opencl.ir import reader

    text = """\
define spir_kernel void @tail(ptr addrspace(1) noundef %a) {
entry:
  %i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %at = mul i64 %i, 8
  %p = getelementptr i8, ptr addrspace(1) %a, i64 %at
  call void @llvm.memset.p1.i64(ptr addrspace(1) %p, i8 7, i64 %i, i1 false)
  ret void
}
"""
    kernel = simt.CompiledKernel(reader.read_module(text), "tail", full=True)
    data = np.zeros(8 * 8, np.uint8)
    simt.execute(kernel, simt.Geometry([8], [8]), range(1), [data])
    rows = np.arange(8)
    assert np.array_equal(data.reshape(8, 8), np.where(rows[None, :] < rows[:, None], 7, 0))


def test_a_loop_of_stores_stays_a_loop() -> None:
    """Were it a call of memset, a word would be as many stores as it has bytes."""
    from mgpusim.opencl import clang
    from mgpusim.opencl.execution import simt
    from mgpusim.opencl.ir import reader

    source = "kernel void clear(global float *a, int n) { for (int j = 0; j < n; ++j) a[get_global_id(0) * n + j] = 0; }"
    kernel = simt.CompiledKernel(reader.read_module(clang.compile_source(clang.TranslationUnit(source))), "clear", full=False)
    assert [(s.kind, s.width_b) for s in kernel.sites] == [("store", 4)]
