"""Attention as ML Drift computes it: keys and values are weights of two products, with the sums of a softmax between them.

Keys are kept as `key_fours`, values as `value_fours`. Of a few queries the products are those of `mgpusim.nn.kernels.drift.rows`.
Of many, keys and values are converted first.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import ImageShape
from mgpusim.nn.kernels.base import Call, Operand, Precision, Stored, call
from mgpusim.nn.kernels.drift import Converted, group_constants
from mgpusim.nn.kernels.expressions import number


class ProductBlocks(msgspec.Struct, frozen=True):
    """How an item of a product of many queries works; see `mgpusim.nn.kernels.drift.through_numbers`."""

    columns: int
    slices: int
    unroll: int = 1
    weights: str = "buffer"
    lanes: int = 32


class _Attention:
    """Sizes of attention over the heads of one text, checked."""

    def __init__(
        self, q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, scale: float, cap: float, scores_in: str
    ) -> None:  # fmt: skip
        lie = ((keys, "key_fours"), (values, "value_fours"))
        problems = [f"{t.name} lies in {t.storage}, expected {wanted}" for t, wanted in lie if t.storage != wanted]
        self.length, self.size, self.seen, self.sets = q.shape.w, q.shape.c, keys.shape.w, keys.rows
        self.shared = q.rows // max(1, self.sets)
        if q.shape.n != 1 or q.rows != self.shared * self.sets or (keys.shape, keys.shape.c) != (values.shape, self.size):
            problems.append(f"queries {q.shape}, keys {keys.shape} and values {values.shape} of one text")
        if self.size % 4 or dst.shape != q.shape:
            problems.append(f"heads of {self.size} channels into {dst.shape}")
        if mask is not None and (mask.rows, mask.shape.w, mask.shape.c) != (1, self.length, self.seen):
            problems.append(f"a mask {mask.shape}")
        if problems:
            raise InputError(f"attention of {q.name}:", problems)
        self.q, self.keys, self.values, self.mask, self.dst = q, keys, values, mask, dst
        self.own: dict[str, object] = {"SCALE": number(scale), "CAP": number(cap), "MASKED": mask is not None, "KEYS": self.seen}
        self.tokens = -(-self.seen // 4)
        """Slices of scores."""
        self.scores = self._between("scores", self.seen, scores_in or q.storage)

    def _between(self, what: str, channels: int, storage: str) -> Stored:
        return Stored(f"{self.q.name} {what}", ImageShape(1, self.q.rows, self.length, channels), storage, self.q.bits)

    @property
    def masks(self) -> list[tuple[str, Operand]]:
        """The mask as a parameter."""
        return [] if self.mask is None else [("MASK", self.mask)]

    @property
    def title(self) -> str:
        return f"{self.length}x{self.seen}x{self.size} of {self.q.rows}"

    def sums(self, group: tuple[int, int, int], precision: Precision) -> tuple[Call, Stored]:
        """Return the kernel between the products, and what it makes."""
        partial = self._between("sums", 4, self.q.storage)
        width, height, parts = group
        grid = (-(-self.length // width) * width, -(-self.q.rows // height) * height, parts)
        return call(
            "drift_sums", f"sums {self.title}", grid, src=[("SRC", self.scores)], dst=[("DST", partial)], precision=precision,
            constants={"WG_X": width, "WG_Y": height, "WG_Z": parts, "KEYS": self.seen}, local_size=group,
        ), partial  # fmt: skip


def sums_group(columns: int, rows: int, depth: int, cores: int, *, mali: bool = False) -> tuple[int, int, int]:
    """Return columns, rows and parts of a line of a group: google-ai-edge/ml-drift, kernels/softmax.cc, Softmax and
    GetWorkGroupSize.

    Parameters
    ----------
    columns, rows, depth : of scores, and slices of a line.
    cores : of the GPU. `mali` : groups are larger there.

    >>> sums_group(1, 32, 160, 6), sums_group(512, 32, 128, 6)
    ((4, 1, 32), (64, 1, 1))
    """
    each = columns * rows / cores
    if not (depth >= 64 and each < 256) and not (depth >= 16 and each < 64):
        return min(64, 1 << (columns - 1).bit_length()), 1, 1
    for lines in (64, 32, 16, 8, 4)[0 if mali else 1 :]:
        shapes = [(lines // height, height) for height in (1 << i for i in range(lines.bit_length()))]
        count, width, height = min((-(-columns // w) * -(-rows // h), w, h) for w, h in shapes)
        if count / cores >= (6 if mali else 4):
            return width, height, 128 // lines
    return 4, 1, 32


def few_queries(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    score_group: tuple[int, int], value_group: tuple[int, int], sum_group: tuple[int, int, int], scores_in: str = "",
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of a few queries, all of them that share keys an item's.

    Parameters
    ----------
    score_group, value_group : slices of results and parts of a sum of a group; see `mgpusim.nn.kernels.drift.rows_group`.
    sum_group : see `sums_group`. `scores_in` : storage of scores, that of queries if empty.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, w, 64), s, 16) for n, h, w, s in (
    ...     ("q", 32, 1, "image2d_rows"), ("k", 8, 640, "key_fours"), ("v", 8, 640, "value_fours")))
    >>> calls = few_queries(q, k, v, None, q, scale=0.125, score_group=(16, 8), value_group=(2, 32), sum_group=(4, 1, 32),
    ...     precision=p)
    >>> [call.launch.global_size for call in calls]
    [(160, 8, 8), (4, 32, 32), (16, 32, 8)]
    """
    of = _Attention(q, keys, values, mask, dst, scale, cap, scores_in)
    scores = of.scores
    sums, partial = of.sums(sum_group, precision)
    shared: dict[str, object] = {"ROWS": of.length * of.shared, "TOKENS": of.length, "SHARED": of.shared, **of.own}
    return [
        call(
            "drift_rows", f"scores {of.title}", (of.tokens, score_group[1], of.sets),
            src=[("SRC", q), ("W", keys), *of.masks], dst=[("DST", scores)], precision=precision,
            constants={**shared, **group_constants(q.name, score_group), "FORM": 1, "DEPTH": of.size // 4, "O_SLICES": of.tokens},
            local_size=(*score_group, 1) if score_group[1] > 1 else None,
        ),
        sums,
        call(
            "drift_rows", f"mix {of.title}", (of.size // 4, value_group[1], of.sets),
            src=[("SRC", scores), ("W", values), ("SUMS", partial)], dst=[("DST", dst)], precision=precision,
            constants={**shared, **group_constants(q.name, value_group), "FORM": 2, "DEPTH": of.tokens, "O_SLICES": of.size // 4},
            local_size=(*value_group, 1) if value_group[1] > 1 else None,
        ),
    ]  # fmt: skip


def many_queries(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0,
    scores_by: ProductBlocks, values_by: ProductBlocks, sum_group: tuple[int, int, int], scores_in: str = "",
    precision: Precision,
) -> list[Call]:  # fmt: skip
    """Return the kernels of many queries: keys are converted and multiplied, then sums, then values the same way.

    >>> p = Precision(16, 16, 16)
    >>> q, k, v = (Stored(n, ImageShape(1, h, 512, 64), s, 16) for n, h, s in (
    ...     ("q", 32, "image2d_rows"), ("k", 8, "key_fours"), ("v", 8, "value_fours")))
    >>> calls = many_queries(q, k, v, None, q, scale=0.125, scores_by=ProductBlocks(4, 2), values_by=ProductBlocks(4, 2),
    ...     sum_group=(64, 1, 1), precision=p)
    >>> [call.launch.global_size for call in calls]
    [(128, 16, 8), (128, 32, 64), (512, 32, 1), (16, 128, 8), (128, 32, 8)]
    """
    of = _Attention(q, keys, values, mask, dst, scale, cap, scores_in)
    scores = of.scores
    sums, partial = of.sums(sum_group, precision)
    by_keys = Converted(f"{q.name} keys", of.sets, of.size // 4, of.tokens, scores_by.slices, scores_by.weights, q.bits)
    by_values = Converted(f"{q.name} values", of.sets, of.tokens, of.size // 4, values_by.slices, values_by.weights, q.bits)

    def converted(by: Converted, form: int, held: Stored) -> Call:
        return by.made(form, [("W", held)], {}, precision)

    def product(
        title: str, form: int, src: Stored, by: Converted, how: ProductBlocks, more: Sequence[tuple[str, Operand]], to: Stored
    ) -> Call:
        return call(
            "drift_product", f"{title} {of.title} {how.columns}x{how.slices}",
            (-(-of.length // how.columns), of.q.rows, -(-to.shape.slices // how.slices)),
            src=[("SRC", src), *(("M", held) for held in by.held), *more], dst=[("DST", to)], precision=precision,
            constants={
                **by.constants(how.unroll, how.lanes), **of.own, "FORM": form, "SHARED": of.shared, "BLOCK_X": how.columns,
            },
            local_size=by.local_size(how.lanes),
        )  # fmt: skip

    return [
        converted(by_keys, 1, keys),
        product("scores", 1, q, by_keys, scores_by, of.masks, scores),
        sums,
        converted(by_values, 2, values),
        product("mix", 2, scores, by_values, values_by, [("SUMS", partial)], dst),
    ]


def heads(
    q: Stored, k: Stored, v: Stored, cosines: Stored, sines: Stored, scales: Sequence[Stored], dst: Stored, keys: Stored,
    values: Stored, *, start: int, epsilon: float = 0.0, precision: Precision,
) -> Call:  # fmt: skip
    """Return the kernel that makes heads of queries, keys and values, turns the first two, and keeps the last two.

    Parameters
    ----------
    scales : of RMS norms of the heads of queries and keys, or none.
    start : tokens that are kept already.

    >>> q, k, v = (Stored(n, ImageShape(1, 1, 1, c), "image2d_rows") for n, c in (("q", 2048), ("k", 512), ("v", 512)))
    >>> angles = Stored("a", ImageShape(1, 1, 1, 32), "image2d_rows")
    >>> dst = Stored("y", ImageShape(1, 32, 1, 64), "image2d_rows")
    >>> kept = [Stored(n, ImageShape(1, 8, 513, 64), n) for n in ("key_fours", "value_fours")]
    >>> heads(q, k, v, angles, angles, (), dst, *kept, start=512, precision=Precision()).launch.global_size
    (4, 8, 8)
    """
    tokens, size, count = q.shape.w, keys.shape.c, keys.rows
    shared = q.shape.c // max(1, count * size)
    lie = ((keys, "key_fours"), (values, "value_fours"))
    problems = [f"{t.name} lies in {t.storage}, expected {wanted}" for t, wanted in lie if t.storage != wanted]
    wanted = ((q, shared * count * size), (k, count * size), (v, count * size), (cosines, size // 2), (sines, size // 2))
    problems += [
        f"{t.name} is {t.shape}, expected {tokens} tokens of {c} channels"
        for t, c in wanted if (t.rows, t.shape.w, t.shape.c) != (1, tokens, c)
    ]  # fmt: skip
    if size % 8 or keys.shape != values.shape or dst.shape != ImageShape(1, shared * count, tokens, size):
        problems.append(f"heads {dst.shape} and keys {keys.shape} of one text")
    if len(scales) not in (0, 2) or not 0 <= start <= keys.shape.w - tokens:
        problems.append(f"{tokens} tokens behind {start} of {keys.shape.w}, and {len(scales)} norms")
    if problems:
        raise InputError(f"heads of {q.name}:", problems)
    kernel = call(
        "drift_heads", f"heads {tokens}x{size} of {shared * count}" + (", normed" if scales else ""),
        (shared * tokens, count, size // 8),
        src=[("Q", q), ("K", k), ("V", v), ("COS", cosines), ("SIN", sines), *zip(("QS", "KS"), scales, strict=False)],
        dst=[("DST", dst), ("KEYS", keys), ("VALUES", values)],
        constants={
            "SIZE": size, "SHARED": shared, "TOKENS": tokens, "START": start, "NORMED": bool(scales), "EPSILON": number(epsilon),
        },
        precision=precision, local_size=(1, 1, size // 8) if scales else None,
    )  # fmt: skip
    new_b = count * tokens * size * keys.bits // 8
    return msgspec.structs.replace(kernel, parts_b=dict.fromkeys(kernel.writes[1:], new_b))
