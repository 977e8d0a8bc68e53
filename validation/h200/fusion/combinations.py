"""Combinations of kernels to fuse on the H200: which, how, and the suite that measures them apart and fused.

    python validation/h200/fusion/combinations.py -o suite.json.gz

Parts are kernels of the training suite beside this folder, of the shipped examples and of validation/emdl2021: of different
bounds, sizes, group sizes; some leave most of the GPU empty, some fill it many times.
"""

from __future__ import annotations

import argparse
import gzip
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parents[1] / "emdl2021")]

from operators import OPERATORS  # noqa: E402
from operators import launch_of as operator_launch  # noqa: E402
from suite import cases  # noqa: E402
from suite_base import Case, launch_of  # noqa: E402

from mgpusim.arch.load import load_gpu  # noqa: E402
from mgpusim.calibrate.measuring.suites import suite_of  # noqa: E402
from mgpusim.fusion.source.fuse import Fused, fuse_launches  # noqa: E402
from mgpusim.workload.corpus import encode  # noqa: E402
from mgpusim.workload.launch import Launch, load_launch  # noqa: E402

GPU = "nvidia-h200"
EXAMPLES = HERE.parents[2] / "examples"


@dataclass(frozen=True)
class Combination:
    """Kernels to run as one launch: names of `PARTS`, how they are joined, and the class it stands for."""

    parts: tuple[str, ...]
    kind: str
    align: str = "warp"
    order: str = "concatenated"

    @property
    def name(self) -> str:
        """What its fused kernel is called in the corpus."""
        how = "" if self.align == "warp" else f" {self.align}"
        return "+".join(self.parts) + how + ("" if self.order == "concatenated" else f" {self.order}")


# name: kernel of the training suite, which of its sizes, work group
PARTS: dict[str, tuple[str, int, tuple[int, ...]]] = {
    # little work: most of the GPU stays empty
    "fma_small": ("chain_fma -DT=float4 -DCHAINS=1", 0, (64,)),
    "copy_small": ("stream_copy -DT=float4", 0, (256,)),
    "sfu_small": ("chain_native_sin", 0, (256,)),
    "nbody_small": ("nbody_global", 0, (256,)),
    "mm88_small": ("mm_at_block8x8", 0, (64, 1)),
    "mm44_mid": ("mm_at_block4x4", 1, (16, 4)),
    "norm_rows": ("layer_norm_item", 0, (64,)),
    "matvec_row": ("matvec_row4", 3, (128,)),
    "rows64": ("softmax_row_per_item", 0, (64,)),
    "online64": ("softmax_online_vec4", 0, (256,)),
    "pw7": ("pw_image -DPX=4", 1, (16, 16, 1)),
    "pw14": ("pw_image -DPX=1", 0, (1, 64, 1)),
    "c3_7": ("c3_image -DSTRIDE=1 -DDIL=1", 1, (16, 16, 1)),
    "c3_14": ("c3_planes", 2, (16, 4, 4)),
    "c3_28": ("c3_planes", 1, (16, 16, 1)),
    "dw_14": ("dw_image -DK=3 -DSTRIDE=1", 1, (16, 16, 1)),
    "up2_14": ("up2_image", 1, (1, 1, 64)),
    "chase": ("chase_many", 4, (64,)),
    "regs128_small": ("registers_live -DREGS=128", 0, (128,)),
    "regs16_small": ("registers_live -DREGS=16", 0, (256,)),
    "decode": ("attn_decode_fused", 0, (128, 1)),
    "wino16": ("wino_product -DTILES=4", 1, (4, 4, 8)),
    # enough for the whole GPU, for some waves or many
    "fma_large": ("chain_fma -DT=float4 -DCHAINS=1", 2, (128,)),
    "copy_large": ("stream_copy -DT=float4", 2, (128,)),
    "sfu_mid": ("chain_native_sin", 1, (256,)),
    "gelu": ("act_gelu_vec4", 1, (128,)),
    "c3_112": ("c3_image -DSTRIDE=1 -DDIL=1", 3, (1, 64, 1)),
    "nbody_tiles": ("nbody_tiles", 1, (128,)),
    "regs128": ("registers_live -DREGS=128", 1, (128,)),
    "regs16": ("registers_live -DREGS=16", 1, (256,)),
    "bank32": ("bank_walk -DSTRIDE=32", 1, (256,)),
    "transpose": ("transpose_local -DPAD=1", 1, (32, 8)),
    "tree": ("reduce_tree", 1, (256,)),
    "spmv": ("spmv_row", 1, (256,)),
    "xorshift": ("chain_xorshift", 1, (128,)),
    "pw160": ("pw_image -DPX=4", 3, (1, 64, 1)),
    "mm_tile": ("mm_tile_square -DT=16", 1, (16, 16)),
    "collatz": ("collatz", 1, (64,)),
    "mandel": ("mandelbrot", 1, (16, 16)),
    "gather": ("gather_float4", 2, (128,)),
    "half_pw": ("pw_half", 3, (256, 1)),
    "atomic_local": ("atomic_local", 1, (128,)),
    "bilateral": ("bilateral_image", 1, (16, 16)),
}


def _c(kind: str, *names: str, align: str = "warp", order: str = "concatenated") -> Combination:
    return Combination(names, kind, align, order)


COMBINATIONS = (
    # launch overhead and little else
    _c("overhead", "fma_small", "copy_small"),
    _c("overhead", "sfu_small", "dw_14"),
    _c("overhead", "fma_small", "copy_small", "sfu_small"),
    # two that leave the GPU empty
    _c("small", "nbody_small", "mm88_small"),
    _c("small", "mm88_small", "norm_rows"),
    _c("small", "norm_rows", "up2_14"),
    _c("small", "matvec_row", "rows64"),
    _c("small", "online64", "c3_7"),
    _c("small", "pw7", "c3_14"),
    _c("small", "c3_7", "c3_14"),
    _c("small", "chase", "c3_7"),
    _c("small", "chase", "mm44_mid"),
    _c("small", "pw14", "nbody_small"),
    _c("small", "regs128_small", "regs16_small"),
    _c("small", "decode", "pw7"),
    _c("small", "c3_28", "mm44_mid"),
    _c("small", "wino16", "c3_28"),
    _c("small", "up2_14", "pw7"),
    _c("small", "example:conv1x1_image", "example:conv3x3_buffer"),
    _c("small", "example:conv1x1_buffer", "example:depthwise3x3"),
    _c("small", "example:maxpool_image", "example:conv1x1_image"),
    _c("small", "op:C 14 256-256 k3", "op:C1 14 512-512"),
    _c("small", "op:S 13 384-48", "op:C 13 48-192 k3"),
    _c("small", "op:C1 7 160-960", "op:D1 7 960"),
    # one that leaves it empty and one that fills it
    _c("mixed", "nbody_small", "copy_large"),
    _c("mixed", "matvec_row", "fma_large"),
    _c("mixed", "fma_large", "matvec_row"),
    _c("mixed", "c3_7", "copy_large"),
    _c("mixed", "chase", "fma_large"),
    _c("mixed", "rows64", "spmv"),
    _c("mixed", "copy_large", "norm_rows"),
    _c("mixed", "regs16", "mm88_small"),
    _c("mixed", "online64", "gelu"),
    _c("mixed", "bilateral", "pw7"),
    # two that fill it: alike, unlike, one with many registers
    _c("large", "fma_large", "copy_large"),
    _c("large", "copy_large", "gelu"),
    _c("large", "regs128", "copy_large"),
    _c("large", "regs128", "regs16"),
    _c("large", "regs16", "regs128"),
    _c("large", "regs128", "spmv"),
    _c("large", "sfu_mid", "c3_112"),
    _c("large", "nbody_tiles", "xorshift"),
    _c("large", "tree", "bank32"),
    _c("large", "transpose", "mm_tile"),
    _c("large", "pw160", "copy_large"),
    _c("large", "gather", "fma_large"),
    _c("large", "collatz", "half_pw"),
    _c("large", "mandel", "regs128"),
    _c("large", "atomic_local", "sfu_mid"),
    _c("large", "example:conv3x3_image", "example:depthwise3x3"),
    _c("large", "example:gemm_tiled", "example:conv1x1_buffer"),
    # three
    _c("triple", "nbody_small", "mm88_small", "norm_rows"),
    _c("triple", "c3_7", "c3_14", "pw7"),
    _c("triple", "matvec_row", "rows64", "chase"),
    _c("triple", "fma_large", "copy_large", "c3_112"),
    _c("triple", "regs128", "copy_large", "gelu"),
    _c("triple", "norm_rows", "spmv", "up2_14"),
    _c("triple", "op:S 13 384-48", "op:S 13 512-64", "op:S 27 256-32"),
    _c("triple", "example:conv1x1_image", "example:maxpool_image", "example:depthwise3x3"),
    # copies of one kernel
    *(_c("copies", *(["pw7"] * n)) for n in (2, 4, 8)),
    *(_c("copies", *(["op:C1 14 64-384"] * n)) for n in (2, 5, 8)),
    _c("copies", *(["regs128_small"] * 4)),
    _c("copies", *(["copy_large"] * 2)),
    # parts that begin anywhere: warps hold two of them
    _c("unaligned", "nbody_small", "pw7", align="none"),
    _c("unaligned", *(["op:C1 7 160-960"] * 6), align="none"),
    _c("unaligned", "c3_7", "c3_14", align="none"),
    _c("unaligned", "matvec_row", "fma_large", align="none"),
    # groups of the parts in turn
    _c("interleaved", "fma_large", "copy_large", order="interleaved"),
    _c("interleaved", "nbody_small", "mm88_small", order="interleaved"),
    _c("interleaved", "c3_7", "c3_14", order="interleaved"),
    _c("interleaved", "regs128", "copy_large", order="interleaved"),
    _c("interleaved", "gather", "fma_large", order="interleaved"),
    _c("interleaved", "matvec_row", "fma_large", order="interleaved"),
    _c("interleaved", "tree", "bank32", order="interleaved"),
)


@cache
def _cases() -> dict[str, list[Case]]:
    out: dict[str, list[Case]] = {}
    for case in cases():
        out.setdefault(case.kernel, []).append(case)
    return out


@cache
def part(name: str) -> Launch:
    """Return the launch of a part."""
    origin, _, rest = name.partition(":")
    if origin == "example":
        return load_launch(EXAMPLES / f"{rest}.toml")
    if origin == "op":
        return operator_launch(next(op for op in OPERATORS if op.name == rest))
    kernel, size, local = PARTS[name]
    launch = launch_of(_cases()[kernel][size], local)
    return msgspec.structs.replace(launch, source=launch.text())


def fused(combination: Combination) -> Fused:
    """Return a combination fused for the H200."""
    launches = [part(name) for name in combination.parts]
    gpu = load_gpu(GPU)
    return fuse_launches(launches, align=combination.align, warp=max(gpu.core.warp_sizes), order=combination.order, gpu=gpu)


def launches() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Every part once, then every combination fused; the tag `fused` holds its name, `part` that of a part."""
    for name in dict.fromkeys(n for c in COMBINATIONS for n in c.parts):
        yield name, part(name), {"tags": {"part": name}}
    for c in COMBINATIONS:
        yield c.name, fused(c).launch, {"tags": {"fused": c.name, "kind": c.kind}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, default=Path("suite.json.gz"))
    asked = parser.parse_args()
    suite = suite_of(launches())
    asked.output.write_bytes(gzip.compress(encode(suite), mtime=0))
    print(f"{asked.output}: {len(suite['launches'])} launches, {len(COMBINATIONS)} of them fused")


if __name__ == "__main__":
    main()
