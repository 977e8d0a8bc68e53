"""Attention as MNN's OpenCL back end computes it: scores, a softmax and sums of values, each a kernel; rotary embeddings.

Keys are kept by channels, a token beside the other, values token after token (`row_columns` and `rows`). Long prompts go through
products of matrices, for which the weights are flipped.
"""

from __future__ import annotations

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.kernels.base import Call, Precision, Scratch, Stored, call
from mgpusim.nn.kernels.expressions import number
from mgpusim.nn.kernels.mnn import Matrices, back, product, turned


class _Heads:
    """Sizes of attention over the heads of one text, checked."""

    def __init__(self, q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, cap: float) -> None:
        lie = ((q, "row_planes"), (keys, "row_columns"), (values, "rows"), (dst, "row_planes"))
        problems = [f"{t.name} lies in {t.storage}, expected {wanted}" for t, wanted in lie if t.storage != wanted]
        self.heads, self.length, self.size, self.seen = q.shape.h, q.shape.w, q.shape.c, keys.shape.w
        self.shared = self.heads // max(1, keys.shape.h)
        if q.shape.n != 1 or self.heads != self.shared * keys.shape.h or (keys.shape, keys.shape.c) != (values.shape, self.size):
            problems.append(f"queries {q.shape}, keys {keys.shape} and values {values.shape} of one text")
        if (
            self.size % 8
            or dst.shape != q.shape
            or (mask is not None and (mask.shape.w, mask.shape.c) != (self.length, self.seen))
        ):
            problems.append(f"got heads of {self.size} channels into {dst.shape}" + (f", a mask {mask.shape}" if mask else ""))
        if problems:
            raise InputError(f"attention of {q.name}:", problems)
        self.q, self.bits, self.cap = q, q.bits, cap

    def constants(self) -> dict[str, object]:
        return {
            "HEADS": self.heads,
            "SHARED": self.shared,
            "CHANNELS": self.size,
            "KEYS": self.seen,
            "HELD_BITS": self.bits,
            "CAP": number(self.cap),
        }

    def scratch(self, what: str, count: int) -> Scratch:
        return Scratch(f"{self.q.name} {what}", count, f"float{self.bits}")

    @property
    def title(self) -> str:
        return f"{self.length}x{self.seen}x{self.size} of {self.heads}"


def token_attention(
    q: Stored, keys: Stored, values: Stored, dst: Stored, *, scale: float, cap: float = 0.0, channels: int = 8, unroll: int = 8,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of one query of each head: an item makes 4 or 8 `channels`, `unroll` keys at a time.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, w, 64), s, 16) for n, h, w, s in (
    ...     ("q", 32, 1, "row_planes"), ("k", 8, 513, "row_columns"), ("v", 8, 513, "rows")))
    >>> [made.launch.global_size for made in token_attention(q, k, v, q, scale=0.125, precision=p)]
    [(129, 32), (64, 1, 32), (8, 32)]
    """
    of = _Heads(q, keys, values, None, dst, cap)
    if of.length != 1 or channels not in (4, 8) or unroll not in (4, 8):
        raise InputError(f"attention of {q.name}: got {of.length} queries, {channels} channels and {unroll} keys of an item")
    pitch = -(-of.seen // 4) * 4
    scores, weights = (of.scratch(what, of.heads * pitch) for what in ("scores", "weights"))
    own = of.constants()
    return [
        call(
            "mnn_scores", f"scores {of.title}", (pitch // 4, of.heads), src=[("Q", q), ("K", keys)], dst=[("DST", scores)],
            constants={**own, "SCALE": number(scale), "TOKEN": 1}, precision=precision,
        ),
        _softmax(of, scores, weights, 0, pitch, 1, precision),
        call(
            "mnn_mix", f"mix {of.title} by {channels}, {unroll} keys", (of.size // channels, of.heads),
            src=[("WEIGHTS", weights), ("V", values)], dst=[("DST", dst)], precision=precision,
            constants={**own, "TOKEN": 1, "PITCH": pitch, "EACH_CHANNELS": channels, "UNROLL": unroll},
        ),
    ]  # fmt: skip


def _softmax(of: _Heads, src: Scratch, dst: Scratch, by: int, pitch: int, lines: int, precision: Precision) -> Call:
    return call(
        "mnn_softmax", f"softmax {of.title}", (64, lines, of.heads), src=[("SRC", src)], dst=[("DST", dst)],
        constants={**of.constants(), "BY": by, "PITCH": pitch, "LINES": lines}, precision=precision, local_size=(64, 1, 1),
    )  # fmt: skip


def prompt_attention(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of a prompt: queries, and the mask of all heads, are turned; the others are as of one query.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, 100, 64), s, 16) for n, h, s in (
    ...     ("q", 32, "row_planes"), ("k", 8, "row_columns"), ("v", 8, "rows")))
    >>> [made.launch.global_size for made in prompt_attention(q, k, v, None, q, scale=0.125, precision=p)]
    [(25, 16, 32), (25, 25, 32), (64, 25, 32), (8, 25, 32)]
    """
    of = _Heads(q, keys, values, mask, dst, cap)
    pitch = -(-of.length // 4) * 4
    queries = of.scratch(f"turned to {pitch}", of.heads * of.size * pitch)
    scores, weights = (of.scratch(f"{what} by keys", of.heads * of.seen * pitch) for what in ("scores", "weights"))
    own = {**of.constants(), "Q_PITCH": pitch, "PITCH": pitch}
    made = [turned(q, queries, pitch, precision=precision)]
    masks = []
    if mask is not None:
        kept = of.scratch("mask by keys", -(-of.seen // 4) * 4 * pitch)
        made.append(turned(mask, kept, pitch, precision=precision))
        masks = [("MASK", kept)]
    return [
        *made,
        call(
            "mnn_scores", f"scores {of.title}", (pitch // 4, -(-of.seen // 4), of.heads),
            src=[("Q", queries), ("K", keys), *masks], dst=[("DST", scores)], precision=precision,
            constants={**own, "SCALE": number(scale), "MASKED": mask is not None},
        ),
        _softmax(of, scores, weights, 1, pitch, pitch // 4, precision),
        call(
            "mnn_mix", f"mix {of.title}", (of.size // 8, pitch // 4, of.heads), src=[("WEIGHTS", weights), ("V", values)],
            dst=[("DST", dst)], constants=own, precision=precision,
        ),
    ]  # fmt: skip


def long_attention(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of a long prompt: products of matrices by items of 4 x 4, the first one in float.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, 100, 64), s, 16) for n, h, s in (
    ...     ("q", 32, "row_planes"), ("k", 8, "row_columns"), ("v", 8, "rows")))
    >>> [made.launch.global_size for made in long_attention(q, k, v, None, q, scale=0.125, precision=p)]
    [(32, 16, 32), (32, 32, 32), (64, 128, 32), (16, 16, 32), (32, 16, 32), (25, 16, 32)]
    """
    of = _Heads(q, keys, values, mask, dst, cap)
    if of.seen % 4:
        raise UnsupportedError("long prompts over keys that are no multiple of four")
    rows, seen = (-(-many // 32) * 32 for many in (of.length, of.seen))
    queries = of.scratch(f"turned to {rows}", of.heads * of.size * rows)
    scores, weights = (of.scratch(f"{what} by queries", of.heads * rows * seen) for what in ("scores", "weights"))
    flipped = of.scratch("weights flipped", of.heads * rows * seen)
    mixed = of.scratch("mixed", of.heads * of.size * rows)
    made = [turned(q, queries, rows, precision=precision)]
    kept = None
    if mask is not None:
        kept = of.scratch("mask by queries", rows * seen)
        made.append(turned(mask, kept, seen, to_rows=True, lines=rows, precision=precision))
    group_m = 16 if rows % 64 == 0 else 8
    first = Matrices(
        rows, of.seen, of.size, rows, of.seen, seen, of.heads, of.shared, of.size * rows, of.size * of.seen, rows * seen
    )  # fmt: skip
    second = Matrices(
        rows, of.size, of.seen, rows, of.size, rows, of.heads, of.shared, seen * rows, of.seen * of.size, of.size * rows
    )  # fmt: skip
    floats = Precision(precision.stored, 32, 32)
    return [
        *made,
        product(
            queries, keys, scores, first, group=(group_m, 8), scale=scale, cap=cap, mask=kept, mask_pitch=seen, precision=floats
        ),
        _softmax(of, scores, weights, 2, seen, rows, floats),
        call(
            "mnn_flip", f"flip {rows}x{seen} of {of.heads}", (rows // 8, seen // 8, of.heads), src=[("SRC", weights)],
            dst=[("DST", flipped)], constants={"LINES": rows, "COLUMNS": seen, "HELD_BITS": of.bits}, precision=precision,
        ),
        product(flipped, values, mixed, second, group=(group_m, 8), flipped=True, precision=precision),
        back(mixed, dst, rows, each=4, is_turned=True, precision=precision),
    ]  # fmt: skip


def head_rotary(
    src: Stored, cosines: Stored, sines: Stored, dst: Stored, *, scale: Stored | None = None, epsilon: float = 0.0,
    precision: Precision,
) -> Call:  # fmt: skip
    """Return the kernel of rotary embeddings of heads; with a `scale`, behind an RMS norm of each head.

    >>> x = Stored("x", ImageShape(1, 32, 512, 64), "row_planes")
    >>> c, s = (Stored(n, ImageShape(1, 1, 512, 32), "row_planes") for n in "cs")
    >>> head_rotary(x, c, s, x, precision=Precision()).launch.global_size
    (32, 512, 32)
    """
    lies = {t.storage for t in (src, cosines, sines, dst)}
    angles = ((cosines.shape.w, 2 * cosines.shape.c), (src.shape.w, src.shape.c))
    if lies != {"row_planes"} or src.shape.c % 8 or cosines.rows != 1 or angles[0] != angles[1] or dst.shape != src.shape:
        raise InputError(f"rotary embedding of {src.name}: {src.shape} in {', '.join(sorted(lies))}, angles {cosines.shape}")
    given = [("SRC", src), ("COS", cosines), ("SIN", sines), *([("SCALES", scale)] if scale is not None else [])]
    return call(
        "mnn_rotary", "rotary of normed heads" if scale is not None else "rotary of heads",
        (1 if scale is not None else src.shape.c // 2, src.shape.w, src.shape.h), src=given, dst=[("DST", dst)],
        constants={"NORMED": scale is not None, "EPSILON": number(epsilon), "HELD_BITS": src.bits}, precision=precision,
    )  # fmt: skip
