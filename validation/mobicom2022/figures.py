"""What mgpusim says where Romou (MobiCom'22) says something that can be computed: kernels and spaces predicted, not measured.

``python validation/mobicom2022/figures.py`` computes what `figures.json` lacks and adds it; a run that was stopped goes on.
Predictions are of the analytic engine unless the name of a figure says otherwise.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.run import Refusal, predict_all
from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.files import data_dir, write_atomic
from mgpusim.sched.measured_space import member_of
from mgpusim.workload.args import BufferArg, ImageArg, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.space import Space, load_space

HERE = Path(__file__).resolve().parent
FIGURES = HERE / "figures.json"
SHAPES = ((64, 64, 512, 256), (18, 18, 128, 768), (56, 56, 128, 128), (28, 28, 256, 256))  # H, W, Cin, Cout of figure 17
JOBS = 2


def space_of(name: str, **constants: Any) -> Space:
    """Return a shipped space with other constants."""
    space = load_space(data_dir("examples") / "spaces" / f"{name}.toml")
    return msgspec.structs.replace(space, constants={**space.constants, **constants})


def times(space: Space, configs: Iterable[dict[str, Any]], gpu: GpuSpec, engine: str = "analytic") -> list[tuple[float, str]]:
    """Return (time in us, which member) of those configurations that are valid and can be predicted, fastest first."""
    chosen = [config for config in configs if space.is_valid(config)]
    outcomes = predict_all([space.launch(config) for config in chosen], gpu, [engine], jobs=JOBS)
    pairs = zip(outcomes, chosen, strict=True)
    return sorted((o[engine].latency_us, space.key(c)) for o, c in pairs if not isinstance(o, Refusal))


def members(space: Space, **values: Iterable[Any]) -> list[dict[str, Any]]:
    """Return the configurations with these values; knobs that are not named take their first."""
    choices = [tuple(values.get(knob.name, knob.values[:1])) for knob in space.knobs]
    unknown = set(values) - set(space.names)
    if unknown:
        raise SystemExit(f"{space.name} has no knob {', '.join(sorted(unknown))}")
    return [dict(zip(space.names, row, strict=True)) for row in product(*choices)]


def best(found: list[tuple[float, str]], flops: float) -> dict[str, Any]:
    """Return the fastest of what was predicted, its rate, and how many there were."""
    if not found:
        return {"us": None, "gflops": None, "config": None, "of": 0}
    return {"us": found[0][0], "gflops": flops / found[0][0] / 1e3, "config": found[0][1], "of": len(found)}


GROUPS = {"WG_X": (8,), "WG_Y": (1, 4), "WG_C": (4, 16)}


def conv1x1(gpu: GpuSpec, shape: tuple[int, int, int, int]) -> dict[str, Any]:
    """Operands in images, in buffers, through local memory: the best of the same tiles and groups for each."""
    h, w, cin, cout = shape
    space = space_of("conv1x1", H=h, W=w, CIN=cin, COUT=cout)
    flops = 2.0 * h * w * cin * cout
    tiles = {"VEC": (4,), "TILE_W": (4,), "TILE_C": (1, 2), **GROUPS}
    kinds: dict[str, dict[str, tuple[Any, ...]]] = {
        "image": {"IN_IMAGE": (True,), "W_IMAGE": (True,), "OUT_IMAGE": (True,)},
        "buffer": {},
        "local of images": {
            "IN_IMAGE": (True,),
            "W_IMAGE": (True,),
            "OUT_IMAGE": (True,),
            "LOCAL_IN": (True,),
            "LOCAL_W": (True,),
        },
        "local of buffers": {"LOCAL_IN": (True,), "LOCAL_W": (True,)},
    }
    out = {}
    for name, values in kinds.items():
        chosen = [c for c in members(space, **tiles, **values) if 64 <= c["WG_X"] * c["WG_Y"] * c["WG_C"] <= 512]
        out[name] = best(times(space, chosen, gpu), flops)
    return out


def broadcast(gpu: GpuSpec) -> dict[str, Any]:
    """A scalar times a vector, against the scalar widened first."""
    space = space_of("conv1x1")
    image = {"IN_IMAGE": (True,), "W_IMAGE": (True,), "OUT_IMAGE": (True,)}
    fixed = {"VEC": (4,), "TILE_W": (4,), "WG_X": (8,), "WG_Y": (4,), "WG_C": (4,), **image}
    both = [times(space, members(space, **fixed, BROADCAST=(value,)), gpu)[0][0] for value in (True, False)]
    return {"broadcast_us": both[0], "widened_us": both[1]}


def address(gpu: GpuSpec, engine: str) -> dict[str, Any]:
    """Address calculation per access against once, reading and writing 16 texels an item of a tensor that the L2 holds."""
    coarse, side = 16, 64
    image = ImageArg("image2d", side, side)
    out_image = ImageArg("image2d", side, side, access="write")
    scalars = (ScalarArg("int32", coarse), ScalarArg("int32", side * side))
    cases = {
        "write": ("write_tile", (BufferArg("float32", 4 * coarse), out_image, *scalars)),
        "read": ("read_tile", (image, BufferArg("float32", 4 * side * side), *scalars)),
    }
    out: dict[str, Any] = {}
    for name, (entry, args) in cases.items():
        launches = [
            Launch(HERE / "kernels" / "address.cl", entry, (256, 256), args, local_size=(32, 4), options=f"-DELIMINATED={e}")
            for e in (0, 1)
        ]
        found = predict_all(launches, gpu, [engine], jobs=1)
        refused = [o.reason for o in found if isinstance(o, Refusal)]
        if refused:
            out[name] = {"error": refused[0]}
            continue
        us = [o[engine].latency_us for o in found if not isinstance(o, Refusal)]
        bounds = [o[engine].bound for o in found if not isinstance(o, Refusal)]
        out[name] = {"each_us": us[0], "once_us": us[1], "bounds": bounds}
    return out


def fully_connected(gpu: GpuSpec, k: int, n: int) -> dict[str, Any]:
    """The reduction in one piece against split over the items of a group."""
    space = space_of("fully_connected", K=k, N=n)
    groups = {"VEC": (4,), "DEPTH": (4,), "W_IMAGE": (False, True), "WG_X": (8, 64)}
    out = {}
    for name, split in (("whole", (1,)), ("split", (4, 16))):
        out[name] = best(times(space, members(space, **groups, SPLIT=split), gpu), 2.0 * k * n)
    for name, image in (("image", True), ("buffer", False)):
        chosen = [c for c in members(space, **groups, SPLIT=(1, 4, 16)) if c["W_IMAGE"] == image]
        out[name] = best(times(space, chosen, gpu), 2.0 * k * n)
    return out


def split_event(gpu: GpuSpec, k: int, n: int) -> dict[str, Any]:
    """The best kernels of `fully_connected` with and without the split, by the event engine."""
    space = space_of("fully_connected", K=k, N=n)
    found = fully_connected(gpu, k, n)
    configs = {name: space.config(member_of(space, found[name]["config"])) for name in ("whole", "split")}
    return {name: times(space, [config], gpu, "event")[0][0] for name, config in configs.items()}


def depthwise(gpu: GpuSpec) -> dict[str, Any]:
    """Images against buffers for a depthwise convolution."""
    space = space_of("depthwise")
    flops = 2.0 * 9 * 112 * 112 * 64
    tiles = {
        "VEC": (4,),
        "TILE_H": (1, 2),
        "TILE_W": (1, 4),
        "REUSE": (False, True),
        "WG_X": (8, 16),
        "WG_Y": (4, 8),
        "WG_C": (1, 4),
    }
    image = {"IN_IMAGE": (True,), "W_IMAGE": (True,), "OUT_IMAGE": (True,)}
    return {
        name: best(times(space, members(space, **tiles, **kind), gpu), flops) for name, kind in (("image", image), ("buffer", {}))
    }


def border(gpu: GpuSpec) -> dict[str, Any]:
    """A 7x1 window over 17 x 17 pixels: a branch per load against an input that brings its border."""
    space = space_of("conv", H=17, W=17, CIN=192, COUT=192, KH=7, KW=1, STRIDE=1, PAD_Y=3, PAD_X=0)
    flops = 2.0 * 7 * 17 * 17 * 192 * 192
    tiles = {"VEC": (4,), "TILE_C": (1, 2), "WG_X": (4,), "WG_Y": (4,), "WG_C": (8,)}
    image = {"IN_IMAGE": (True,), "W_IMAGE": (True,), "OUT_IMAGE": (True,)}
    out = {}
    for name, kind in (("image", image), ("buffer", {})):
        for word, value in (("branch", 0), ("padded", 1)):
            out[f"{name} {word}"] = best(times(space, members(space, **tiles, **kind, BORDER=(value,)), gpu), flops)
    return out


def wanted() -> dict[str, Callable[[], Any]]:
    """Return how each figure is computed, by name."""
    adreno, a630, g76 = (load_gpu(name) for name in ("adreno-640", "adreno-630", "mali-g76-mp5"))
    full = load_gpu(
        "adreno-640", {"model.index_division_ops": str(adreno.core.ops.iadd.per_cycle / adreno.core.ops.idiv.per_cycle)}
    )
    out: dict[str, Callable[[], Any]] = {}
    for gpu, engine in product((adreno, a630), ("analytic", "event")):
        out[f"address {gpu.name} {engine}"] = partial(address, gpu, engine)
    out["address, divisions at the full price, adreno-640 analytic"] = partial(address, full, "analytic")
    for gpu in (adreno, g76):
        out[f"broadcast {gpu.name}"] = partial(broadcast, gpu)
    out["conv1x1 28-28-256-256 adreno-640"] = partial(conv1x1, adreno, SHAPES[3])
    out["fully_connected 3072x768 adreno-640"] = partial(fully_connected, adreno, 3072, 768)
    out["border adreno-640"] = partial(border, adreno)
    out["depthwise adreno-640"] = partial(depthwise, adreno)
    out["fully_connected 768x3072 adreno-640"] = partial(fully_connected, adreno, 768, 3072)
    for k, n in ((3072, 768), (768, 3072)):
        out[f"split event {k}x{n} adreno-640"] = partial(split_event, adreno, k, n)
    out["conv1x1 28-28-256-256 mali-g76-mp5"] = partial(conv1x1, g76, SHAPES[3])
    out["fully_connected 3072x768 mali-g76-mp5"] = partial(fully_connected, g76, 3072, 768)
    out["conv1x1 18-18-128-768 adreno-640"] = partial(conv1x1, adreno, SHAPES[1])
    out["conv1x1 56-56-128-128 adreno-640"] = partial(conv1x1, adreno, SHAPES[2])
    return out


def main(only: list[str]) -> None:
    known = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    for name, compute in wanted().items():
        if name in known or (only and not any(name.startswith(o) for o in only)):
            continue
        print(name, file=sys.stderr, flush=True)
        known[name] = compute()
        write_atomic(FIGURES, (json.dumps(known, indent=1, default=_plain) + "\n").encode())


def _plain(value: Any) -> Any:
    if isinstance(value, np.generic):
        return value.item()
    raise TypeError(type(value).__name__)


if __name__ == "__main__":
    main(sys.argv[1:])
