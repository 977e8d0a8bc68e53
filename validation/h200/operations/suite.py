"""What each function, integer expression and kind of atomic takes alone: `python suite.py -o suite.json.gz`.

Functions and integers stand in four chains of their own in a loop, over enough items to fill an H200. Atomics meet on 1 word to
16 M words, scattered or in rows of neighbours.
"""

from __future__ import annotations

import argparse
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mgpusim.calibrate.measuring.suites import suite_of
from mgpusim.files import write_atomic
from mgpusim.workload.corpus import encode
from mgpusim.workload.launch import Launch, launch_from_dict

SOURCE = Path(__file__).with_name("operations.cl")
ITEMS, LOCAL, ROUNDS = 132 * 2048, 256, 64
ONE = (
    "sin cos tan sinpi cospi tanpi asin acos atan asinpi acospi atanpi sinh cosh tanh asinh atanh exp exp2 exp10 expm1 "
    "log log2 log10 log1p sqrt rsqrt cbrt erf erfc tgamma lgamma floor round rint trunc fabs logb degrees sign "
    "native_sin native_cos native_tan native_exp native_exp2 native_exp10 native_log native_log2 native_log10 native_sqrt "
    "native_rsqrt native_recip half_sin half_cos half_tan half_exp half_log half_sqrt half_rsqrt half_recip"
).split()
TWO = "pow powr fmod remainder atan2 hypot fdim fmin fmax maxmag nextafter copysign native_powr native_divide half_divide".split()
ABOVE_ONE = {"acosh": "acosh(x)"}
WRITTEN = {
    "none": "x", "divide": "0.7f/x", "reciprocal": "1.0f/x", "pown": "pown(x,3)", "rootn": "rootn(x,3)", "ldexp": "ldexp(x,2)",
    "clamp": "clamp(x,0.1f,0.9f)", "mix": "mix(x,0.3f,x)", "smoothstep": "smoothstep(0.1f,0.9f,x)", "step": "step(0.4f,x)",
    "to_int": "convert_float(convert_int(x))", "to_uchar": "convert_float(convert_uchar_sat(x))", "sqrt_sum": "sqrt(x*x+0.1f)",
    "sigmoid": "1.0f/(1.0f+exp(-x))", "sin_cos": "sin(x)+cos(x)", "select": "(x>0.5f?x:0.25f)",
}  # fmt: skip
INTEGERS = {
    "none": "(x)", "add": "(x+y)", "add3": "(x+y+(x>>31))", "mul": "(x*y)", "mul_add": "(x*y+y)",
    "mul_add_constant": "(x*5u+y)", "and_xor": "((x&y)^7u)", "logic3": "((x&y)|(~x&7u))",
    "majority": "((x&y)^(x&9u)^(y&9u))", "shift_add": "((x<<2)+y)", "shift_or": "((x<<7)|(x>>25))",
    "rotate": "rotate(x,7u)", "rotate_add": "(rotate(x,7u)+y)", "rotate_xor": "(rotate(x,7u)^y)", "min": "min(x,y)",
    "max_add": "(max(x,y)+1u)", "abs_diff": "abs_diff(x,y)", "abs_diff_add": "(abs_diff(x,y)+y)", "mul_hi": "mul_hi(x,y)",
    "mul24": "mul24(x,y)", "mad24": "mad24(x,y,x)", "popcount": "(popcount(x)+y)", "clz": "(clz(x)+y)", "divide": "(x/y)",
    "modulo": "(x%y)", "divide_by_7": "(x/7u+y)", "modulo_7": "(x%7u+y)", "select": "((x>y)?x-y:x)",
    "compare_sum": "(x+((x>y)?1u:0u))", "bit_field": "(((x>>8)&255u)+y)",
    "four_bytes": "((x&255u)+((x>>8)&255u)+((x>>16)&255u)+(x>>24))", "add_sat": "add_sat(x,y)", "hadd": "hadd(x,y)",
    "as_long": "((uint)(((ulong)x*y)>>16))", "long_add": "((uint)(((ulong)x+y)>>1))", "xorshift": "(x^(x<<13))",
    "sum4": "(x+y+(x>>1)+(x>>2)+(x>>3))", "lcg": "(x*1664525u+1013904223u)",
    "madsat_char": "((uint)convert_uchar_sat((int)x)+y)",
}  # fmt: skip


def functions() -> Iterator[tuple[str, str]]:
    """Yield (name, options) of every function of floats."""
    for name in ONE:
        yield name, f"-DF(x)={name}(x)"
    for name in TWO:
        yield name, f"-DF(x)={name}(x,0.7f)"
    for name, text in ABOVE_ONE.items():
        yield name, f"-DF(x)={text} -DBASE=1.5f"
    for name, text in WRITTEN.items():
        yield name, f"-DF(x)=({text})"


def launches() -> Iterator[tuple[str, Launch, dict[str, Any]]]:
    """Yield every launch; tags hold its family and what it is about."""
    text = SOURCE.read_text(encoding="utf-8")

    def launch(entry: str, options: str, items: int, args: list[dict[str, Any]]) -> Launch:
        table = {"source": text, "entry": entry, "options": options, "global": [items], "local": [LOCAL], "args": args}
        return launch_from_dict(table)

    def words(dtype: str, count: int, access: str = "write") -> dict[str, Any]:
        return {"buffer": {"dtype": dtype, "count": count, "init": "zeros", "access": access}}

    rounds = {"scalar": {"dtype": "int32", "value": ROUNDS}}
    for name, options in functions():
        args = [words("float32", ITEMS), {"scalar": {"dtype": "float32", "value": 0.001}}, rounds]
        yield f"functions {name}", launch("functions", options, ITEMS, args), {"tags": {"family": "functions", "of": name}}
    for name, expression in INTEGERS.items():
        args = [words("uint32", ITEMS), {"scalar": {"dtype": "uint32", "value": 1000003}}, rounds]
        yield (
            f"integers {name}",
            launch("integers", f"-DG(x,y)={expression}", ITEMS, args),
            {"tags": {"family": "integers", "of": name}},
        )
    items = 1 << 20
    for kind in range(6):
        for lanes in (1, 4, 32) if kind == 0 else (1,):
            for bits in (0, 3, 5, 6, 8, 10, 12, 14, 17, 20, 24) if kind < 2 else (0, 5, 8, 12, 20):
                if (lanes > 1 << bits) or (kind == 4 and bits < 5):
                    continue
                args = [words("uint32", 1 << bits, "read_write"), words("uint32", items if kind in (1, 3) else 1)]
                args.append({"scalar": {"dtype": "uint32", "value": (1 << bits) - 1}})
                tags = {"family": "atomics", "kind": kind, "lanes": lanes, "words": 1 << bits}
                yield f"atomics {kind} {lanes}", launch("atomics", f"-DKIND={kind} -DLANES={lanes}", items, args), {"tags": tags}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-o", "--output", type=Path, required=True)
    write_atomic(parser.parse_args().output, gzip.compress(encode(suite_of(launches())), mtime=0))
