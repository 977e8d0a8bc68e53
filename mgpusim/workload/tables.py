"""Reading an argument from its table in a launch file or corpus: the inverse of `mgpusim.workload.args.arg_to_dict`."""

from __future__ import annotations

from pathlib import Path

from mgpusim.errors import InputError, suggest
from mgpusim.folders import outside
from mgpusim.workload.args import (
    DTYPES,
    IMAGE_AXES,
    IMAGE_DTYPES,
    INITS,
    KINDS,
    UNIFORM,
    Arg,
    BufferArg,
    ImageArg,
    Init,
    LocalArg,
    SamplerArg,
    ScalarArg,
)
from mgpusim.workload.checks import Problems, TableReader, as_text_int, show


def arg_from_dict(data: object, path: str = "", base: Path | None = None) -> Arg:
    """Return the argument a table describes.

    Parameters
    ----------
    data : one ``[[args]]`` table: a mapping with the one key buffer, image1d, ..., scalar, local or sampler.
    path : where the table stands in its document ("args[2]"), for messages.
    base : directory that ``init = {file = ...}`` is relative to.

    >>> arg_from_dict({"scalar": {"dtype": "int32", "value": 56}})
    ScalarArg(dtype='int32', value=(56,))
    """
    problems = Problems()
    one_of = f"a table with one of {', '.join(KINDS)}"
    if not isinstance(data, dict) or len(data) != 1:
        problems.add(path, f"got {show(data)}, expected {one_of}" + (": one argument each" if isinstance(data, dict) else ""))
        problems.stop()
    kind, body = next(iter(data.items())) if isinstance(data, dict) else ("", None)
    if kind not in KINDS:
        problems.add(path, suggest("argument kind", str(kind), KINDS))
        problems.stop()
    where = f"{path}.{kind}" if path else str(kind)
    table = TableReader(body, where, problems)
    arg: Arg = LocalArg(1)
    try:
        arg = _READERS.get(kind, _read_image)(kind, table, base)
    except InputError as error:
        problems.absorb(where, error)
    if table.ok:
        table.close()
    problems.stop()
    return arg


def _read_buffer(kind: str, table: TableReader, base: Path | None) -> Arg:
    dtype = table.need("dtype", f"one of {', '.join(DTYPES)}", "int64")
    count = table.need("count", "the number of scalars", 1)
    return BufferArg(dtype, count, _take_init(table, base), table.take("access"))


def _read_image(kind: str, table: TableReader, base: Path | None) -> Arg:
    sizes = {}
    for axis in IMAGE_AXES[kind]:
        if axis == "layers" and "depth" in table.data:  # the field's name in Python; tolerated in tables
            sizes["depth"] = table.take("depth")
            if table.take("layers") is not None:
                table.problems.add(table.at("depth"), "given beside layers; keep only layers")
        else:
            sizes["depth" if axis == "layers" else axis] = table.need(axis, "a size in texels", 1)
    dtype = table.need("dtype", f"one of {', '.join(IMAGE_DTYPES)}", "int32")
    channels, access, pitch = table.take("channels", "RGBA"), table.take("access"), table.take("row_pitch")
    init = _take_init(table, base)
    return ImageArg(kind, **sizes, channels=channels, dtype=dtype, init=init, access=access, row_pitch=pitch)


def _read_scalar(kind: str, table: TableReader, base: Path | None) -> Arg:
    forms = {"value": table.take("value"), "bytes": table.take("bytes"), "struct": table.take("struct")}
    given = [name for name, form in forms.items() if form is not None]
    dtype = table.take("dtype")
    if table.ok and len(given) != 1:
        got = " and ".join(given) or "none of them"
        table.problems.add(table.path, f"got {got}, expected exactly one of value (with dtype), bytes or struct")
    if given == ["value"]:
        if dtype is None:
            table.problems.add(table.at("dtype"), f"missing, expected one of {', '.join(DTYPES)}")
        elif dtype == "struct":
            raise InputError("dtype: got 'struct', expected a number type; give the struct as bytes or struct")
        else:
            return ScalarArg(dtype, forms["value"])
    elif len(given) == 1:
        if dtype is not None:
            table.problems.add(table.at("dtype"), f"given beside {given[0]}, which needs none; remove it")
        return ScalarArg("struct", _pack_struct(forms["struct"]) if given == ["struct"] else _read_bytes(forms["bytes"]))
    return LocalArg(1)  # stands in: a problem was noted


def _read_local(kind: str, table: TableReader, base: Path | None) -> Arg:
    return LocalArg(table.need("bytes", "the bytes per work group", 1), table.take("of", ""))


def _read_sampler(kind: str, table: TableReader, base: Path | None) -> Arg:
    return SamplerArg(table.take("normalized", False), table.take("address", "clamp"), table.take("filter", "nearest"))


_READERS = {"buffer": _read_buffer, "scalar": _read_scalar, "local": _read_local, "sampler": _read_sampler}


def _take_init(table: TableReader, base: Path | None) -> Init:
    seed = table.take("seed")
    try:
        init = read_init(table.take("init", "uniform"), base)
        return init if seed is None else Init(init.kind, init.value, seed)
    except InputError as error:
        table.problems.absorb(table.path, error)
        return UNIFORM


def read_init(data: object, base: Path | None = None) -> Init:
    """Return the `Init` of a word ("zeros"), a table ({"chase": 16}) or the command line's "chase=16", "uniform@SEED".

    >>> read_init("chase=0x10") == read_init({"chase": 16})
    True
    >>> read_init("uniform@7").seed
    7
    """
    if isinstance(data, dict) and len(data) == 1:
        kind, value = next(iter(data.items()))
        if kind == "file" and isinstance(value, str) and value and base is not None:
            value = str(base / value)
            if problem := outside(value, [base], "what names it"):
                raise InputError(f"init.file: {problem}")
        return Init(kind, value)
    if isinstance(data, str):
        word, at, seed = data.rpartition("@")
        if at and not data.startswith("file="):
            init = read_init(word, base)
            if (number := as_text_int(seed)) is None:
                raise InputError(f"seed: got {show(seed)}, expected an integer from 0 to 4294967295")
            return Init(init.kind, init.value, number)
        kind, _, text = data.partition("=")
        if text:  # the command line's spelling, "chase=16"
            return read_init({kind: text if kind == "file" or as_text_int(text) is None else as_text_int(text)}, base)
        return Init(data)
    raise InputError(f"init: got {show(data)}, expected one of {', '.join(INITS)}, as in 'zeros' or {{ chase = 16 }}")


def _read_bytes(data: object) -> bytes:
    if not isinstance(data, list) or not all(isinstance(b, int) and not isinstance(b, bool) and 0 <= b <= 255 for b in data):
        raise InputError(f"bytes: got {show(data)}, expected a list of integers 0 to 255")
    return bytes(data)


def _pack_struct(data: object) -> bytes:
    """Bytes of ``[["int32", 1], ["float32", [1, 2, 3, 4]]]`` laid out as C does: each member at a multiple of its alignment."""
    if not isinstance(data, list) or not data:
        raise InputError(f"struct: got {show(data)}, expected a list of [dtype, value] members")
    problems = Problems()
    out, align = bytearray(), 1
    for index, member in enumerate(data):
        if not isinstance(member, list) or len(member) != 2:
            problems.add(f"struct[{index}]", f"got {show(member)}, expected [dtype, value]")
            continue
        try:
            packed = ScalarArg(*member).to_bytes()
        except InputError as error:
            problems.absorb(f"struct[{index}]", error)
            continue
        step = len(packed)  # OpenCL C aligns a scalar and a vector alike to its own size
        align = max(align, step)
        out += bytes(-len(out) % step) + packed
    problems.stop()
    return bytes(out) + bytes(-len(out) % align)
