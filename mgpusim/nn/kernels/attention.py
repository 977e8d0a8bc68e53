"""Attention in one kernel: of one query of each head, or of many that stage keys and values in local memory."""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.kernels.base import Call, Precision, Stored, call
from mgpusim.nn.kernels.expressions import number


def attention(
    q: Stored, keys: Stored, values: Stored, mask: Stored | None, dst: Stored, *, scale: float, cap: float = 0.0, group: int = 64,
    tile: int = 32, precision: Precision,
) -> Call:  # fmt: skip
    """Return the kernel of softmax(cap tanh(scale q k^T / cap) + mask) v of the heads of all texts.

    Parameters
    ----------
    q, keys, values, dst : (texts, heads, length, size) as images.
    mask : (texts, 1, length, keys).
    group : items of a group, a power of two: they share a query if there is one, else each has its own.
    tile : keys that are staged at once, an even number.

    >>> q, k, v = (Stored(n, ImageShape(1, h, w, 128), "rows") for n, h, w in (("q", 12, 1), ("k", 2, 513), ("v", 2, 513)))
    >>> call = attention(q, k, v, None, q, scale=0.09, precision=Precision())
    >>> call.variant, call.launch.global_size
    ('attention 1x513x128 of 12', (64, 12))
    """
    length, size, count = q.shape.w, q.shape.c, keys.shape.w
    shared = q.shape.h // max(1, keys.shape.h)
    problems = []
    if q.shape.h != shared * keys.shape.h or (keys.shape, keys.shape.c) != (values.shape, size) or dst.shape != q.shape:
        problems.append(f"queries {q.shape}, keys {keys.shape} and values {values.shape}")
    if size % 4 or (mask is not None and (mask.shape.w, mask.shape.c) != (length, count)):
        problems.append(f"got heads of {size} channels" + (f" and a mask {mask.shape}" if mask is not None else ""))
    if group < 2 or group & (group - 1) or tile < 2 or tile % 2:
        problems.append(f"got groups of {group} and tiles of {tile}, expected a power of two and an even number")
    if problems:
        raise InputError(f"attention of {q.name}:", problems)
    single = length == 1
    constants: dict[str, object] = {
        "SLICES": size // 4, "KEYS": count, "LENGTH": length, "SHARED": shared, "HEADS": q.shape.h, "SCALE": number(scale),
        "CAP": number(cap), "MASKED": mask is not None, "GROUP": group, "TILE": tile,
    }  # fmt: skip
    if single:
        constants["TOKEN"] = 1
    heads = q.rows
    return call(
        "attention_token" if single else "attention_prompt", f"attention {length}x{count}x{size} of {heads}",
        (group if single else -(-length // group) * group, heads),
        src=[("Q", q), ("K", keys), ("V", values), *([("MASK", mask)] if mask is not None else [])], dst=[("DST", dst)],
        constants=constants, precision=precision, local_size=(group, 1),
    )  # fmt: skip
