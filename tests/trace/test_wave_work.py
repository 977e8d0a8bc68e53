"""Work of waves that are not traced. Oracles: operations counted by hand, every group's items listed."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.engine.predict import predict
from mgpusim.trace.data import _inside, wave_work
from mgpusim.trace.trace import trace_launch
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.ndrange import NDRange
from tests.helpers.examples import examples

SOURCE = """kernel void f(global const float *a, global float *b, int4 size) {
    const int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);
    if (x >= size.x || y >= size.y || z >= size.z) return;
    float sum = 0;
    for (int i = 0; i < size.w; ++i) sum = mad(a[i], sum, a[i + 1]);
    b[(z * size.y + y) * size.x + x] = sum;
}"""
SIZE, TURNS = (28, 56, 64), 200


def launch(local):
    args = (BufferArg("float32", TURNS + 1), BufferArg("float32", 28 * 56 * 64), ScalarArg("int32", (*SIZE, TURNS)))
    return Launch(SOURCE, "f", SIZE, args, local_size=local, pad=True)


@pytest.mark.parametrize("local", [(12, 1, 3), (6, 46, 1), (2, 13, 12)])
def test_a_padded_launch_does_what_its_items_do(local):
    """The guard sends the rest home: 2 operations a turn for each item of the NDRange, whatever the work group."""
    asked, gpu = launch(local), load_gpu("mali-g72-mp12")
    assert not trace_launch(asked, gpu).meta.complete
    assert predict(asked, gpu).flops == pytest.approx(2 * TURNS * 28 * 56 * 64, rel=0.03)


@pytest.mark.slow
def test_every_wave_of_a_padded_launch_is_known():
    trace = trace_launch(launch((12, 1, 3)), load_gpu("mali-g72-mp12"))
    waves, work = wave_work(trace)
    assert waves.tolist() == list(range(trace.meta.n_waves))
    assert work.min() > 0


@examples(60)
@given(st.tuples(*[st.integers(1, 9)] * 3), st.tuples(*[st.integers(1, 5)] * 3), st.sampled_from([1, 4, 16, 64]))
def test_items_inside_are_those_listed(size, local, warp):
    groups = tuple(-(-n // w) for n, w in zip(size, local, strict=True))
    padded = tuple(g * w for g, w in zip(groups, local, strict=True))
    expected = []
    for gz, gy, gx in itertools.product(*(range(g) for g in reversed(groups))):
        inside = [
            gx * local[0] + x < size[0] and gy * local[1] + y < size[1] and gz * local[2] + z < size[2]
            for z, y, x in itertools.product(*(range(w) for w in reversed(local)))
        ]
        warps = [any(inside[i : i + warp]) for i in range(0, len(inside), warp)]
        expected.append((sum(warps) + sum(inside) / warp) / 2)
    found = _inside(NDRange(size, padded, local, groups), warp)
    assert np.allclose(found, expected)
