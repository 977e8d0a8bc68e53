"""One kernel tried in this process: values that are changed, verdicts, crashes, what is kept."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from mgpusim.acceptance import kernel_trial
from mgpusim.acceptance.kernel_trial import ListRequest, TryRequest, list_kernels, try_kernel
from mgpusim.acceptance.result import Case, CaseResult, line_of, reason_group
from mgpusim.acceptance.run import try_folder
from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.opencl import clang
from mgpusim.session import Session
from mgpusim.workload.plausible import NOTHING_GIVEN, Given

GPU = load_gpu("adreno-640")


def tried(folder: Path, source: str, *, given: Given = NOTHING_GIVEN, timeout_s: float = 3600.0, options: str = "",
          gpu: str = "adreno-640", cache: bool = False) -> CaseResult:  # fmt: skip
    path = folder / "k.cl"
    path.write_text(source, encoding="utf-8")
    case = Case("k.cl", "f", options)
    return try_kernel(TryRequest(case, path, given, (load_gpu(gpu),), 0.0, timeout_s, Session(cache=cache), ("--gpu", gpu)))


def test_buffers_grow_until_the_kernel_stays_inside(tmp_path: Path) -> None:
    # the last of 4096 items stores at byte 4 * (4095 * 512) = 8,386,560
    result = tried(tmp_path, "kernel void f(global float *a) { a[get_global_id(0) * 512] = 1; }")
    assert (result.status, result.setting, result.tries > 1) == ("predicted", "usual", True)
    (arg,) = result.args
    count = int(arg.form.split(":")[2])
    assert count > 4095 * 512
    assert result.notes == (f"'a' grown to {arg.form}",)


def test_local_memory_grows(tmp_path: Path) -> None:
    source = """kernel void f(global float *a, local float *t) {
      int i = get_local_id(0);
      for (int k = 0; k < 32; k++) t[k * 64 + i] = a[i + k];
      barrier(CLK_LOCAL_MEM_FENCE);
      a[get_global_id(0)] = t[(i + 1) % 64];
    }"""
    result = tried(tmp_path, source)
    assert result.status == "predicted"
    assert int(result.args[1].form.removeprefix("local:")) >= 32 * 64 * 4


def test_other_values_where_the_usual_ones_lead_outside(tmp_path: Path) -> None:
    # 0..15 out of an index buffer step before the start; zeros do not
    result = tried(tmp_path, "kernel void f(global float *a, global const int *at) { a[get_global_id(0) - 999999 * at[0]] = 1; }")
    assert (result.status, result.setting) == ("predicted", "zero indices")
    assert result.notes[0].startswith("values 'zero indices' instead of 'usual', with which: ")
    assert "kernel f, line 1: work item" in result.notes[0]


def test_structs_of_zeros_where_their_members_are_indices(tmp_path: Path) -> None:
    source = """typedef struct { float weight; long to; } edge;
    kernel void f(global const edge *e, global float *a) { int i = get_global_id(0); a[e[e[i].to].to] = e[i].weight; }"""
    result = tried(tmp_path, source)
    assert (result.status, result.setting) == ("predicted", "zero indices")
    assert result.args[0].form.endswith(":zeros")


def test_other_values_where_no_item_does_anything(tmp_path: Path) -> None:
    # the usual switch is 0
    result = tried(tmp_path, "kernel void f(global float *a, int use_bias) { if (use_bias) a[get_global_id(0)] = 1; }")
    assert (result.status, result.setting) == ("predicted", "large groups")
    assert "no item touches memory" in result.notes[0]
    never = tried(tmp_path, "kernel void f(global float *a, int n) { if (n == 12345) a[get_global_id(0)] = 1; }")
    assert never.status == "predicted"
    assert never.notes == ("with these values no item touches memory: say which are right in a builds file",)


def test_a_group_larger_than_a_local_array_is_made_smaller(tmp_path: Path) -> None:
    source = """kernel void f(global float *a) {
      local float t[32];
      t[get_local_id(0)] = a[get_global_id(0)];
      barrier(CLK_LOCAL_MEM_FENCE);
      a[get_global_id(0)] = t[31 - get_local_id(0)];
    }"""
    result = tried(tmp_path, source)
    assert result.status == "predicted"
    assert result.local_size[0] <= 32


def test_what_no_values_mend_fails_with_line_and_way_out(tmp_path: Path) -> None:
    result = tried(tmp_path, "kernel void f(global float *a) {\n  a[-1 - (int)get_global_id(0)] = 1;\n}")
    assert (result.status, result.line) == ("failed", 2)
    assert "accesses bytes -4..-1 of buffer 'a'" in result.reason
    assert "--builds" in result.way_out
    assert result.command.startswith("mgpusim predict ")


def test_a_build_that_says_values_is_followed(tmp_path: Path) -> None:
    source = "kernel void f(global float *a, int first) { a[get_global_id(0) + first] = 1; }"
    result = tried(tmp_path, source, given=Given((128,), (32,), {"first": 40}, {"a": 168}))
    assert (result.status, result.tries, result.notes) == ("predicted", 1, ())
    assert (result.global_size, result.local_size) == ((128,), (32,))
    assert [arg.form for arg in result.args] == ["buffer:float32:168:uniform", "int32:40"]


def test_fp64_is_refused_by_the_gpu_that_lacks_it(tmp_path: Path) -> None:
    source = "kernel void f(global double *a) { a[get_global_id(0)] *= 2; }"
    result = tried(tmp_path, source)
    assert (result.status, result.gpus[0].status) == ("refused", "refused")
    assert "has no fp64" in result.reason
    assert tried(tmp_path, source, gpu="nvidia-h200").status == "predicted"


def test_a_kernel_that_a_gpu_without_its_extension_has_not(tmp_path: Path) -> None:
    source = "#ifdef cl_khr_fp64\nkernel void f(global double *a) { a[get_global_id(0)] = 1; }\n#endif\n"
    result = tried(tmp_path, source)
    assert result.status == "refused"
    assert "name a GPU that has it" in result.way_out
    assert tried(tmp_path, source, gpu="nvidia-h200").status == "predicted"
    found = list_kernels(ListRequest(tmp_path / "k.cl", "", GPU, 60.0, Session(cache=False)))
    assert (found.kernels, found.error) == ((), "for adreno-640 and these options its #if leaves out f")


def test_a_source_that_does_not_compile(tmp_path: Path) -> None:
    (tmp_path / "k.cl").write_text(
        '#include "missing.h"\nkernel void f(global float *a) {\n  a[0] = 1;\n}\nkernel void g() {}', encoding="utf-8"
    )
    found = list_kernels(ListRequest(tmp_path / "k.cl", "", load_gpu("adreno-640"), 3600.0, Session(cache=False)))
    assert (found.kernels, found.status, line_of(found.error)) == (("f", "g"), "failed", 1)
    assert "prepend" in kernel_trial.compile_hint(found.error)
    (tmp_path / "missing.h").touch()
    assert list_kernels(ListRequest(tmp_path / "k.cl", "", load_gpu("adreno-640"), 3600.0, Session(cache=False))).error == ""


def test_a_kernel_that_does_not_compile_hides_no_other(tmp_path: Path) -> None:
    source = "kernel void g(global int *a) { a[0] = 1; }\nkernel void f(global float *a) {\n  a[get_global_id(0)] = WIDTH;\n}"
    (tmp_path / "k.cl").write_text(source, encoding="utf-8")
    found = list_kernels(ListRequest(tmp_path / "k.cl", "", load_gpu("adreno-640"), 3600.0, Session(cache=False)))
    assert (set(found.kernels), found.error) == ({"f", "g"}, "")
    result = tried(tmp_path, source)
    assert (result.status, result.line) == ("failed", 3)
    assert "--options='-DNAME=VALUE'" in result.way_out
    assert tried(tmp_path, source, options="-DWIDTH=3").status == "predicted"


def test_too_slow_is_a_result(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is under way is ended by the time limit alone: here it would wait for ever."""
    monkeypatch.setattr(kernel_trial._Attempt, "_predicted", lambda *_: threading.Event().wait())
    result = tried(tmp_path, "kernel void f(global float *a) { a[get_global_id(0)] = 1; }", timeout_s=0.2)
    assert (result.status, result.reason) == ("timeout", "not predicted within 0.2 s")


def test_an_error_inside_is_a_bug_with_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> None:
        raise KeyError("slot")

    monkeypatch.setattr(kernel_trial, "index_space", broken)
    result = tried(tmp_path, "kernel void f(global float *a) { a[get_global_id(0)] = 1; }")
    assert (result.status, result.reason) == ("bug", "KeyError: 'slot'")
    assert result.place.startswith("mgpusim/acceptance/kernel_trial.py:")
    assert "report" in result.way_out


def test_what_is_kept_is_not_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = "kernel void f(global float *a) { a[get_global_id(0)] = N; }"
    first = tried(tmp_path, source, options="-DN=1", cache=True)

    def broken(*_: Any) -> None:
        raise AssertionError("tried again")

    monkeypatch.setattr(kernel_trial, "usage_of", broken)
    assert tried(tmp_path, source, options="-DN=1", cache=True) == first
    for again in (tried(tmp_path, source, options="-DN=1"), tried(tmp_path, source, options="-DN=2", cache=True)):
        assert again.reason == "AssertionError: tried again"


def test_reasons_of_a_kind_are_one_group() -> None:
    one = reason_group("kernel a, line 3: work item (0, 1) (lane 7) accesses bytes -4..-1 of buffer 'x', which has 16")
    other = reason_group("kernel b_2, line 77: work item (9, 1) (lane 2) accesses bytes -40..-37 of buffer 'y', which has 4096")
    assert one == other
    assert reason_group("k.cl: kernel f does not compile: k.cl:3: bad token") == "bad token"
    assert reason_group("a.cl does not compile:\na.cl:3:1: error: bad token") == reason_group("b.cl:9:12: error: bad token")


TWO = "kernel void slow(global float *a) { a[0] = sin(a[1]); }\nkernel void f(global float *a) { a[get_global_id(0)] = 1; }\n"


def test_kernels_of_a_slow_file_are_compiled_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "k.cl"
    path.write_text(TWO, encoding="utf-8")
    listing = list_kernels(ListRequest(path, "", GPU, 1e-6, Session(cache=False)))
    assert (listing.kernels, listing.error, listing.slow) == (("slow", "f"), "", True)
    path.write_text(f"#define ENTRY kernel\n{TWO.replace('kernel', 'ENTRY')}", encoding="utf-8")
    listing = list_kernels(ListRequest(path, "", GPU, 1e-6, Session(cache=False)))
    assert (listing.kernels, listing.error, listing.slow) == (("slow", "f"), "", True)
    path.write_text(TWO, encoding="utf-8")
    quick = list_kernels(ListRequest(path, "", GPU, 3600.0, Session(cache=False)))
    assert (quick.kernels, quick.slow) == (("slow", "f"), False)
    compiled: list[str] = []

    def run_clang(source: clang.TranslationUnit, command: tuple[str, ...]) -> str:
        compiled.append(source.only)
        return original(source, command)

    original = clang.run_clang
    monkeypatch.setattr(clang, "run_clang", run_clang)
    request = TryRequest(Case("k.cl", "f", ""), path, NOTHING_GIVEN, (GPU,), 0.0, 3600.0, Session(cache=False), alone=True)
    assert try_kernel(request).status == "predicted"
    assert set(compiled) == {"f"}
    compiled.clear()
    assert tried(tmp_path, TWO).status == "predicted"
    assert set(compiled) == {""}


def test_a_file_whose_kernels_cannot_be_seen_says_what_its_compiler_said(tmp_path: Path) -> None:
    path = tmp_path / "k.cl"
    path.write_text('#include "not_here.h"\nENTRY void f(global float *a) { a[0] = 1; }\n', encoding="utf-8")
    with pytest.raises(
        InputError, match=r"no kernel in 1 file, of which 1 did not compile: .*not_here\.h' file not found; name the"
    ):
        try_folder(path, [GPU])


HALO = """kernel void f(global const float *a, global float *b, int pitch) {
  int at = get_global_id(1) * pitch + get_global_id(0);
  b[at] = a[at - REACH * pitch - REACH] + a[at + pitch];
}"""


@pytest.mark.parametrize(("reach", "first"), [(1, 1), (2, 2), (3, 4)])
def test_items_begin_where_the_first_ones_read_before_a_buffer(tmp_path: Path, reach: int, first: int) -> None:
    result = tried(tmp_path, HALO.replace("REACH", str(reach)))
    assert (result.status, result.launch["offset"]) == ("predicted", [first, first])
    assert f"items begin at {first}x{first}: those before read outside 'a'" in result.notes
    assert f"--offset {first}x{first}" in result.command


def test_a_halo_has_an_end_and_is_not_changed_where_it_is_given(tmp_path: Path) -> None:
    assert tried(tmp_path, HALO.replace("REACH", "100000")).status == "failed"
    given = Given(global_size=(64, 64), local_size=(8, 8), values={"pitch": 64}, offset=(3, 1))
    assert tried(tmp_path, HALO.replace("REACH", "2"), given=given).status == "failed"
    result = tried(tmp_path, HALO.replace("REACH", "1"), given=given)
    assert (result.status, result.launch["offset"]) == ("predicted", [3, 1])
