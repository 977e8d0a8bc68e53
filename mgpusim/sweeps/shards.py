"""Shards: the rows of a chunk as one file, Parquet where pyarrow is installed, else CSV. Equal rows give equal bytes."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.errors import InputError
from mgpusim.sweeps.columns import Column, Rows, WordColumn, words_of

FORMATS = ("parquet", "csv")
Kinds = dict[str, str]


def default_format() -> str:
    """Return "parquet" if it can be written here, else "csv"."""
    import importlib.util

    return "parquet" if importlib.util.find_spec("pyarrow") else "csv"


def _arrow() -> Any:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise InputError("these results are Parquet files: pip install 'mgpusim[parquet]', or take --format csv") from None
    return pyarrow


def kinds_of(rows: Mapping[str, Column]) -> Kinds:
    """Return what each column holds: "word", "int", "uint", "bool" or "float".

    >>> kinds_of({"point": np.array([1]), "bound": words_of(["dram"])})
    {'point': 'int', 'bound': 'word'}
    """
    names = {"i": "int", "u": "uint", "b": "bool", "f": "float"}
    return {name: "word" if isinstance(c, WordColumn) else names[c.dtype.kind] for name, c in rows.items()}


def encode(rows: Mapping[str, Column], form: str) -> bytes:
    """Return the file that holds `rows`; figures that are not known (NaN) are null, or empty in CSV.

    >>> encode({"point": np.array([0, 1]), "us": np.array([1.5, np.nan])}, "csv")
    b'point,us\\n0,1.5\\n1,\\n'
    """
    if form == "csv":
        lines = [",".join(map(_quoted, rows)), *map(",".join, zip(*(_texts(c) for c in rows.values()), strict=True))]
        return ("\n".join(lines) + "\n").encode()
    arrow = _arrow()
    columns = {}
    for name, column in rows.items():
        if isinstance(column, WordColumn):
            coded = arrow.DictionaryArray.from_arrays(
                arrow.array(column.codes, arrow.int32()), arrow.array(column.names, arrow.string())
            )
            columns[name] = coded.cast(arrow.string())
        else:
            columns[name] = arrow.array(column, from_pandas=True)
    sink = arrow.BufferOutputStream()
    arrow.parquet.write_table(arrow.table(columns), sink, compression="zstd")
    return bytes(sink.getvalue())


def _quoted(text: str) -> str:
    """Return the text as a field of CSV."""
    return '"' + text.replace('"', '""') + '"' if any(c in text for c in ',"\r\n') else text


def _texts(column: Column) -> Sequence[str]:
    """Return the fields of a column; values that occur often, as those of a grid do, are spelled once."""
    if isinstance(column, WordColumn):
        return [*map([_quoted(name) for name in column.names].__getitem__, column.codes.tolist())]
    if column.dtype.kind == "b":
        return ["true" if v else "false" for v in column.tolist()]
    ends = column[:: max(1, len(column) // 64)]
    if len(column) > 256 and len(np.unique(ends)) <= len(ends) // 2:
        values, which = np.unique(column, return_inverse=True)
        return [*map(_spelled(values).__getitem__, which.tolist())]
    return _spelled(column)


def _spelled(values: Any) -> list[str]:
    if values.dtype.kind == "f" and np.isnan(values).any():
        return ["" if v != v else repr(v) for v in values.tolist()]
    return [*map(repr, values.tolist())]


def decode(data: bytes, form: str, kinds: Kinds, only: Sequence[str] = ()) -> Rows:
    """Return the rows of a file, `only` these columns if any are named: the inverse of `encode`.

    >>> decode(b"point,us\\n0,1.5\\n1,\\n", "csv", {"point": "int", "us": "float"})["us"].tolist()
    [1.5, nan]
    """
    names = list(only) or list(kinds)
    if form == "csv":
        heads, columns = _fields(data.decode())
        if heads != list(kinds):
            raise ValueError("other columns")
        return {n: _column(columns[heads.index(n)], kinds[n]) for n in names}
    arrow = _arrow()
    table = arrow.parquet.read_table(arrow.BufferReader(data), columns=names)
    return {n: _from_arrow(table.column(n), kinds[n]) for n in names}


_DTYPES: dict[str, Any] = {"int": np.int64, "uint": np.uint64, "float": np.float64}


def _fields(text: str) -> tuple[list[str], list[Sequence[str]]]:
    """Return the heads and the fields of each column."""
    if '"' in text:
        heads, *lines = csv.reader(io.StringIO(text))
        return heads, [*zip(*lines, strict=True)] or [()] * len(heads)
    first, _, rest = text.partition("\n")
    heads = first.split(",")
    flat = rest.replace("\n", ",").split(",")  # one split of all is several times as fast as one a line
    if flat.pop() or len(flat) % len(heads) or rest.count("\n") * len(heads) != len(flat):
        raise ValueError("lines of different lengths")
    return heads, [flat[i :: len(heads)] for i in range(len(heads))]


def _column(texts: Sequence[str], kind: str) -> Column:
    if kind == "word":
        return words_of(texts)
    if kind == "bool":
        return np.array([t == "true" for t in texts], bool)
    if kind == "float":
        return np.array([*map(float, texts if "" not in texts else [t or "nan" for t in texts])], np.float64)
    return np.array([*map(int, texts)], dtype=_DTYPES[kind])


def _from_arrow(column: Any, kind: str) -> Column:
    if kind == "word":
        coded = column.combine_chunks().dictionary_encode()
        coded = coded.combine_chunks() if hasattr(coded, "combine_chunks") else coded
        codes = np.asarray(coded.indices.to_numpy(zero_copy_only=False), np.int32)
        return WordColumn(codes, tuple(coded.dictionary.to_pylist()))
    values = column.to_numpy()
    return np.asarray(values, np.float64) if kind == "float" else np.asarray(values)


def read_shard(path: Path, kinds: Kinds, only: Sequence[str] = ()) -> Rows:
    """Return the rows of a shard."""
    try:
        return decode(path.read_bytes(), path.suffix[1:], kinds, only)
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
    except InputError:
        raise
    except Exception as error:
        raise InputError(
            f"{path}: damaged ({type(error).__name__}); delete it and run the study again: only it is made anew"
        ) from None
