"""Products of matrices that are both tensors, singly or in batches."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, FusedOperator, Precision, Stored, call


def matmul(
    a: Stored,
    b: Stored,
    dst: Stored,
    *,
    precision: Precision,
    batch: int = 1,
    transpose_a: bool = False,
    transpose_b: bool = False,
    own: tuple[int, int] = (0, 0),
    after: tuple[int, int] = (1, 1),
    block: tuple[int, int] = (4, 1),
    fused: Sequence[FusedOperator] = (),
) -> Call:
    """Return the product of `a` and `b`, `batch` pairs of matrices.

    The last axis of a matrix are the channels of its tensor, its other axis are pixels. The matrices of a batch follow each
    other. So a tensor (m, 1, 1, k) and a tensor (1, 1, m, k) are the same matrix.

    Parameters
    ----------
    batch : pairs.
    own : matrices of `a` and of `b`. 0 of an operand that has one for each pair, or one for all; not of both at once.
    after : pairs that follow each other and have the same one of `a`, and of `b`. Behind the last matrix comes the first again.
    transpose_a, transpose_b : `a` is (k, m), `b` is (n, k).
    block : rows, and slices of four columns, of a work item; 4 rows with `transpose_a`.

    >>> q, k, p = (Stored(n, ImageShape(1, 8, 197, c)) for n, c in (("q", 64), ("k", 64), ("p", 197)))
    >>> made = matmul(q, k, p, precision=Precision(), batch=8, transpose_b=True)
    >>> made.variant, made.launch.global_size
    ('matmul 197x197x64 of 8', (50, 50, 8))
    """
    pixels_out = dst.rows * dst.shape.w
    if batch < 1 or pixels_out % batch:
        raise InputError(f"product of {a.name} and {b.name}: got a batch of {batch} for the {pixels_out} pixels of {dst.name}")
    m, n = pixels_out // batch, dst.shape.c
    pixels = [a.rows * a.shape.w, b.rows * b.shape.w]
    k = a.shape.c
    if transpose_a:  # of two transposed operands the second says it, else it is the pixels of a matrix
        of_both = [of // count if count else of * times for of, count, times in zip(pixels, own, after, strict=True)]
        same = of_both[0] == of_both[1] and not any(own)
        k = b.shape.c if transpose_b else max(1, of_both[0] // batch) if same else min(of_both)
    problems = []
    counts = []
    for tensor, found, count, times, one, channels in (
        (a, pixels[0], own[0], after[0], *((k, m) if transpose_a else (m, k))),
        (b, pixels[1], own[1], after[1], *((n, k) if transpose_b else (k, n))),
    ):
        counts.append(count or (1 if found == one else batch // max(1, times)))
        if tensor.shape.c != channels or found != counts[-1] * one:
            problems.append(f"{tensor.name}: got {found} pixels of {tensor.shape.c} channels, expected {one} of {channels}")
        if times < 1 or batch % times or (batch // times) % counts[-1]:
            problems.append(
                f"{tensor.name}: got {counts[-1]} matrices for {times} pairs each, expected divisors of the {batch} pairs"
            )
    if min(block) < 1 or (transpose_a and block[0] != 4):
        problems.append(f"block: got {block}, expected rows and slices from 1, and 4 rows where the first operand is transposed")
    if problems:
        raise InputError(f"product of {a.name} and {b.name}:", problems)
    constants = {
        "M": m, "N": n, "K": k, "BATCH": batch, "BLOCK_M": block[0], "BLOCK_N": block[1], "TRANSPOSE_A": transpose_a,
        "TRANSPOSE_B": transpose_b, "A_OWN": counts[0], "A_AFTER": after[0], "B_OWN": counts[1], "B_AFTER": after[1],
    }  # fmt: skip
    return call(
        "matmul", f"matmul {m}x{n}x{k}" + (f" of {batch}" if batch > 1 else ""),
        (-(-m // block[0]), -(-dst.shape.slices // block[1]), batch), src=[("A", a), ("B", b)], dst=[("DST", dst)],
        constants=constants, precision=precision, fused=fused,
    )  # fmt: skip
