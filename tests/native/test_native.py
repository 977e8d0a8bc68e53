"""The event core's shipped IR: current, and the same machine as its source; what cannot be used is left aside."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from mgpusim.arch.load import load_gpu
from mgpusim.engine.event import simulation as event
from mgpusim.engine.event.native import CORE
from mgpusim.engine.features import features_of
from mgpusim.memory import caches, coalesce
from mgpusim.native.loader import HEADER, NativeModule, load_native
from mgpusim.session import Session
from mgpusim.sources import stamp_of
from mgpusim.trace.stream import StreamSource
from mgpusim.trace.stream_native import ROWS
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, LocalArg, ScalarArg
from mgpusim.workload.launch import Launch

KERNEL = """
kernel void k(global float *a, global const float *b, int n, local float *t) {
    int i = get_global_id(0);
    float sum = 0;
    for (int j = 0; j < n + (i & 7); ++j) sum += b[(i * 7 + j * 33) & 4095] * t[(i + j) & 63];
    barrier(CLK_LOCAL_MEM_FENCE);
    t[i & 63] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    a[i] = t[(i + 1) & 63] + sum;
}
"""


@pytest.mark.parametrize("module", [coalesce.KERNELS, caches.KERNELS, ROWS, CORE], ids=lambda m: m.ir.stem)
def test_the_shipped_ir_is_of_these_sources(module: NativeModule) -> None:
    first = module.ir.read_text(encoding="utf-8").splitlines()[0]
    assert first == f"{HEADER}{stamp_of(module.sources)}", "its sources have changed: run `python tools/ship_native.py`"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["adreno-640", "mali-g76-mp5", "nvidia-h200"])
def test_the_shipped_ir_does_what_the_source_does(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    gpu = load_gpu(name)
    args = (BufferArg("float32", 4096), BufferArg("float32", 4096), ScalarArg("int32", 9), LocalArg(256))
    launch = Launch(KERNEL, "k", (4096,), args, local_size=(64,))

    def state() -> bytes:
        trace = trace_launch(launch, gpu, session=Session(cache=False))
        features = features_of(trace)
        cores = event.chosen_cores(features, gpu, 64)
        source = StreamSource(launch, gpu, trace, session=Session(cache=False), cores=cores)
        run = event.simulate_launch(source, trace, features, gpu, cores)
        return run.machine.S.tobytes() + run.log.tobytes() + run.slices.tobytes()

    for module in (coalesce.KERNELS, caches.KERNELS, ROWS, CORE):
        shipped = load_native(module.ir, module.sources, module.functions)
        assert shipped is not None
        monkeypatch.setattr(module, "_loaded", shipped)
    found = state()
    for module in (coalesce.KERNELS, caches.KERNELS, ROWS, CORE):
        monkeypatch.setattr(module, "_loaded", module.compiled())
    assert state() == found


def test_ir_that_cannot_be_used(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.write_text("x = 1\n", encoding="utf-8")
    ir = tmp_path / "x.ll"
    body = "define i32 @mgpusim_f(ptr %r, ptr %e, ptr %a) {\n  store i64 7, ptr %a\n  ret i32 0\n}\n"
    ir.write_text(f"{HEADER}{stamp_of([source])}\n{body}", encoding="utf-8")
    functions = load_native(ir, [source], {"f": "q"})
    assert functions is not None
    out = np.zeros(2, np.int64)
    functions["f"](out)
    assert out.tolist() == [7, 0]
    assert load_native(ir, [source], {"g": "q"}) is None  # no such function
    assert load_native(ir, [tmp_path / "gone.py"], {"f": "q"}) is None
    source.write_bytes(b"x = 1\r\n")  # a checkout with other line ends
    assert load_native(ir, [source], {"f": "q"}) is not None
    ir.write_text(f"{HEADER}{stamp_of([source])}\n{body.replace('store', 'stare')}", encoding="utf-8")
    assert load_native(ir, [source], {"f": "q"}) is None
    source.write_text("x = 2\n", encoding="utf-8")
    assert load_native(ir, [source], {"f": "q"}) is None


def test_a_status_is_an_error(tmp_path: Path) -> None:
    source = tmp_path / "source.py"
    source.touch()
    ir = tmp_path / "x.ll"
    ir.write_text(
        f"{HEADER}{stamp_of([source])}\ndefine i32 @mgpusim_f(ptr %r, ptr %e, ptr %a) {{\n  ret i32 1\n}}\n", encoding="utf-8"
    )
    functions = load_native(ir, [source], {"f": "q"})
    assert functions is not None
    with pytest.raises(RuntimeError, match="status 1"):
        functions["f"](np.zeros(1, np.int64))


def test_only_the_arrays_it_is_made_for() -> None:
    what, texels = np.zeros(8, np.int64), np.zeros(4, np.int64)
    coalesce.KERNELS.call("texels", what, texels, texels)
    with pytest.raises(TypeError, match="texels: an array of int32, expected contiguous int64"):
        coalesce.KERNELS.call("texels", what, texels.astype(np.int32), texels)
    with pytest.raises(TypeError, match="contiguous"):
        coalesce.KERNELS.call("texels", what, texels[::2], texels)
