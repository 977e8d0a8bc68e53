"""One kernel of each template on PoCL, in every storage: another compiler, and hardware that keeps to the bounds of images."""

from __future__ import annotations

import numpy as np
import pytest

from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import STORAGES, FusedOperator, Stored
from mgpusim.nn.kernels.elementwise import Plain, convert
from mgpusim.nn.kernels.lookup import arg_max, gather
from mgpusim.nn.kernels.rearrange import concat, pad
from mgpusim.nn.kernels.reduce import lrn, normalize, pool, reduce, softmax
from mgpusim.nn.kernels.resize import resize
from mgpusim.nn.kernels.window import Window
from tests.helpers.network_pocl import use_pocl
from tests.helpers.network_tensors import F32, array, check


@pytest.mark.slow
@pytest.mark.parametrize("storage", STORAGES)
def test_on_pocl(storage: str, monkeypatch: pytest.MonkeyPatch) -> None:
    use_pocl(monkeypatch)
    shape = ImageShape(2, 4, 6, 7)
    x, y, values = Stored("x", shape, storage), Stored("y", shape, storage), array(shape)
    given = [(x, values)]

    def tensor(*sizes: int) -> Stored:
        return Stored("z", ImageShape(*sizes), storage)

    plain = Plain("plain", shape, "NCHW")
    check(convert(x, plain), given, plain, values)
    check(convert(plain, x, fused=[FusedOperator("relu")]), [(plain, values)], x, np.maximum(values, 0))
    small = tensor(2, 2, 3, 7)
    window = Window((2, 2), (2, 2))
    blocks = values.reshape(2, 2, 2, 3, 2, 7)
    check(pool("max", x, small, window, precision=F32), given, small, blocks.max(axis=(2, 4)))
    check(pool("avg", x, small, window, precision=F32), given, small, blocks.mean(axis=(2, 4)), rtol=1e-6)
    one = tensor(2, 1, 1, 7)
    check(reduce("mean", x, one, axes="hw", precision=F32, variant="group", local_size=(8, 2, 1)), given, one,
          values.mean(axis=(1, 2), keepdims=True), rtol=1e-6)  # fmt: skip
    two = tensor(2, 4, 6, 14)
    check(concat([x, x], two, axis="c", precision=F32), given, two, np.concatenate([values, values], axis=3))
    wide = tensor(2, 5, 7, 7)
    check(pad(x, wide, before={"h": 1, "w": 1}, precision=F32), given, wide, np.pad(values, ((0, 0), (1, 0), (1, 0), (0, 0))))
    big = tensor(2, 8, 12, 7)
    check(resize("nearest", x, big, precision=F32), given, big, values.repeat(2, axis=1).repeat(2, axis=2))
    powers = np.exp(values)
    for variant in ("direct", "group"):
        made = softmax(x, y, precision=F32, variant=variant, local_size=(2, 4) if variant == "group" else None)
        check(made, given, y, powers / powers.sum(axis=3, keepdims=True), rtol=1e-5)
    centred = values - values.mean(axis=3, keepdims=True)
    want = centred / np.sqrt(values.var(axis=3, keepdims=True) + 0.1)
    check(normalize(x, y, axes="c", epsilon=0.1, precision=F32, local_size=(2, 4, 1)), given, y, want, rtol=1e-5)
    check(lrn(x, y, size=1, alpha=1.0, precision=F32), given, y, values / (1 + values**2) ** 0.75, rtol=1e-5)
    best = tensor(2, 4, 6, 1)
    check(arg_max(x, best, precision=F32), given, best, values.argmax(axis=3)[..., None].astype(float))
    index, rows = Stored("index", ImageShape(1, 1, 1, 5), storage), np.array([3, 47, -1, 0, 11])
    taken = tensor(1, 1, 5, 7)
    found = values.reshape(48, 7)[rows].reshape(1, 1, 5, 7)
    check(gather(x, index, taken, precision=F32), [*given, (index, rows.reshape(1, 1, 1, 5).astype(float))], taken, found)
