"""Every family of network kernels predicted on four GPUs, each in the storage a library takes there; counts in closed form."""

from __future__ import annotations

from functools import cache

import msgspec
import pytest

import mgpusim
from mgpusim.engine.prediction import Prediction
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored
from mgpusim.nn.kernels.elementwise import Plain, affine, convert, elementwise
from mgpusim.nn.kernels.lookup import arg_max, gather
from mgpusim.nn.kernels.rearrange import concat, pad, strided_slice
from mgpusim.nn.kernels.reduce import lrn, normalize, pool, reduce, softmax
from mgpusim.nn.kernels.reorder import channel_shuffle, depth_to_space, reshape, space_to_depth, transpose
from mgpusim.nn.kernels.resize import resize
from mgpusim.nn.kernels.window import Window

GPUS = {
    "adreno-640": ("image_array", 16),
    "mali-g76-mp5": ("image2d_rows", 16),
    "mali-t860-mp4": ("image2d_columns", 32),
    "intel-hd505": ("buffer", 16),
}
SHAPE = ImageShape(1, 28, 28, 64)
ELEMENTS = 28 * 28 * 64


@cache
def calls(gpu: str) -> dict[str, Call]:
    storage, bits = GPUS[gpu]
    p = Precision(bits, bits, bits)

    def tensor(name: str, *sizes: int) -> Stored:
        return Stored(name, ImageShape(*sizes) if sizes else SHAPE, storage, bits)

    x, y, out, channel, odd = tensor("x"), tensor("y"), tensor("out"), tensor("v", 1, 1, 1, 64), tensor("odd", 1, 28, 28, 58)
    return {
        "add": elementwise("add", [x, y], out, precision=p),
        "add and relu": elementwise("add", [x, y], out, precision=p, fused=[FusedOperator("relu")]),
        "relu": elementwise("relu", [x], out, precision=p),
        "affine": affine(x, channel, channel, out, precision=p),
        "input": convert(Plain("image", ImageShape(1, 224, 224, 3)), tensor("i", 1, 224, 224, 3)),
        "output": convert(x, Plain("o", SHAPE, "NCHW")),
        "max pool": pool("max", tensor("p", 1, 56, 56, 64), out, Window((3, 3), (2, 2), pads=(0, 0, 1, 1)), precision=p),
        "avg pool": pool("avg", x, out, Window((3, 3), pads=(1, 1, 1, 1)), precision=p),
        "mean": reduce("mean", x, channel, axes="hw", precision=p),
        "mean in groups": reduce("mean", x, channel, axes="hw", precision=p, variant="group"),
        "concat": concat([x, odd], tensor("c", 1, 28, 28, 122), axis="c", precision=p)[0],
        "concat of odd": concat([odd, x], tensor("c", 1, 28, 28, 122), axis="c", precision=p)[0],
        "slice": strided_slice(odd, tensor("half", 1, 28, 28, 29), starts={"c": 29}, precision=p),
        "pad": pad(x, tensor("wide", 1, 30, 30, 64), before={"h": 1, "w": 1}, precision=p),
        "transpose": transpose(x, tensor("t", 1, 64, 28, 28), order="nchw", precision=p),
        "reshape x4": reshape(x, tensor("r", 1, 14, 56, 64), precision=p),
        "reshape": reshape(x, tensor("r", 1, 14, 56, 64), precision=p, variant="general"),
        "shuffle": channel_shuffle(odd, odd, groups=2, precision=p),
        "depth to space": depth_to_space(x, tensor("d", 1, 56, 56, 16), block=2, precision=p),
        "space to depth": space_to_depth(x, tensor("s", 1, 14, 14, 256), block=2, precision=p),
        "resize": resize("bilinear", x, tensor("big", 1, 56, 56, 64), half_pixel=True, precision=p),
        "softmax": softmax(x, out, precision=p, variant="direct"),
        "softmax in groups": softmax(tensor("l", 1, 1, 1, 1000), tensor("m", 1, 1, 1, 1000), precision=p),
        "norm": normalize(x, out, axes="c", epsilon=1e-6, precision=p),
        "lrn": lrn(x, out, size=5, precision=p),
        "arg max": arg_max(x, tensor("k", 1, 28, 28, 1), precision=p),
        "gather": gather(tensor("table", 1, 20, 250, 64), Stored("ids", ImageShape(1, 1, 1, 784), "buffer"), out, precision=p),
    }  # fmt: skip


@cache
def predicted(gpu: str, name: str) -> Prediction:
    launch = calls(gpu)[name].launch
    if launch.local_size is None:
        launch = msgspec.structs.replace(launch, local_size=(4, 7, 2)[: launch.dim])
    return mgpusim.predict(launch, mgpusim.load_gpu(gpu))


@pytest.mark.each_time("adreno-640")
@pytest.mark.parametrize("gpu", GPUS)
def test_every_family(gpu: str) -> None:
    for name, call in calls(gpu).items():
        found = predicted(gpu, name)
        low, high = found.interval_us
        assert 0 < low < found.latency_us < high, name
        assert found.kernel == call.launch.entry


@pytest.mark.parametrize("gpu", GPUS)
def test_operations_are_those_of_the_elements(gpu: str) -> None:
    for name, of_each in (("add", 1), ("affine", 2), ("reshape x4", 0), ("pad", 0)):
        assert predicted(gpu, name).flops == of_each * ELEMENTS, name


@pytest.mark.parametrize("gpu", GPUS)
def test_what_saves_work_saves_time(gpu: str) -> None:
    """FusedOperator beside separate kernels, whole slices beside single channels."""
    assert predicted(gpu, "add and relu").latency_us < predicted(gpu, "add").latency_us + predicted(gpu, "relu").latency_us
    assert predicted(gpu, "reshape x4").latency_us < predicted(gpu, "reshape").latency_us
    assert predicted(gpu, "concat").latency_us < predicted(gpu, "concat of odd").latency_us
