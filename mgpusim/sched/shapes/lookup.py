"""Lookup tables: the work-group shape of each kernel and problem size, for a framework to ship (`mgpusim.lookup/1`, JSON)."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.reading import read_json
from mgpusim.result import SIZES
from mgpusim.sched.shapes.candidates import three
from mgpusim.workload.args import arg_to_dict
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Shape

SCHEMA = "mgpusim.lookup/1"


class LookupEntry(msgspec.Struct, frozen=True, rename=SIZES):
    """What to launch a kernel with for one problem on one GPU.

    Attributes
    ----------
    kernel : name of the function; `source_sha256` of the program's text, `options` it is built with.
    args : the arguments as launch files spell them, without what initialises them.
    pad : whether the global size is rounded up to whole groups of `local`.
    predicted_us : time with `local`; `driver_us` with the driver's choice, `driver_local`.
    """

    gpu: str
    kernel: str
    source_sha256: str
    options: str
    global_size: tuple[int, ...]
    args: tuple[dict[str, Any], ...]
    local: tuple[int, ...]
    predicted_us: float
    pad: bool = False
    driver_local: tuple[int, ...] | None = None
    driver_us: float | None = None


class LookupTable(msgspec.Struct, frozen=True):
    """A lookup table; `made_with` says how (mgpusim's version, engine, strategy)."""

    entries: tuple[LookupEntry, ...]
    made_with: dict[str, str] = {}
    schema: str = SCHEMA


class LookupMatch(msgspec.Struct, frozen=True):
    """The entry found, and whether it is of the very problem or of the nearest one."""

    entry: LookupEntry
    exact: bool


def _shape_of(arg: Any) -> dict[str, Any]:
    """Return an argument without its contents: buffers of one size share an entry whatever is in them."""
    plain = arg_to_dict(arg)
    return {
        kind: {k: v for k, v in body.items() if k != "init"} if isinstance(body, dict) else body for kind, body in plain.items()
    }


def source_hash(launch: Launch) -> str:
    """Return the SHA-256 of the program's text."""
    return hashlib.sha256(launch.text().encode()).hexdigest()


def entry_of(
    launch: Launch,
    gpu: str,
    kernel: str,
    local: Shape,
    predicted_us: float,
    driver: Shape | None = None,
    driver_us: float | None = None,
) -> LookupEntry:
    """Return the entry that says to run `launch` on `gpu` with `local`.

    >>> entry_of(Launch("kernel void f() {}", "f", (64,)), "adreno-640", "f", (32, 1, 1), 3.5).local
    (32,)
    """
    dim = launch.dim
    return LookupEntry(
        gpu, kernel, source_hash(launch), launch.options, launch.global_size, tuple(_shape_of(a) for a in launch.args),
        local[:dim], predicted_us, launch.pad, driver[:dim] if driver else None, driver_us,
    )  # fmt: skip


def table_text(entries: Iterable[LookupEntry], made_with: dict[str, str]) -> bytes:
    """Return the bytes of a file that `read_table` reads, one entry per line."""
    rows = [msgspec.json.encode(e).decode() for e in sorted(entries, key=lambda e: (e.gpu, e.kernel, e.global_size, e.options))]
    head = f'"schema": "{SCHEMA}",\n"made_with": {msgspec.json.encode(made_with).decode()},\n"entries": [\n'
    return ("{" + head + ",\n".join(rows) + "]}\n").encode()


def read_table(path: Path) -> LookupTable:
    """Read a table.

    >>> read_table(Path("no-such-table.json"))
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: table no-such-table.json: No such file or directory
    """
    data = read_json(path, "table")
    schema = data.get("schema") if isinstance(data, dict) else None
    if schema != SCHEMA:
        newer = isinstance(schema, str) and schema.startswith("mgpusim.lookup/")
        hint = "; a newer mgpusim may read it" if newer else "; `mgpusim tune ... -o table.json` writes one"
        raise InputError(f"table {path}: schema: got {schema!r}, expected '{SCHEMA}'{hint}")
    try:
        table = msgspec.convert(data, LookupTable)
    except msgspec.ValidationError as error:
        raise InputError(f"table {path}: {error}") from None
    if not table.entries:
        raise InputError(f"table {path}: it has no entries")
    return table


def look_up(table: LookupTable, launch: Launch, gpu: str, kernel: str) -> LookupMatch:
    """Return what the table says of `launch` on `gpu`: the entry of the very problem, else of the nearest global size.

    Nearest is the least sum over the axes of abs(log(size / other size)). Only entries of the same kernel, built from the same
    text with the same options, count.

    >>> launch = Launch("kernel void f() {}", "f", (64,))
    >>> table = LookupTable((entry_of(launch, "adreno-640", "f", (32, 1, 1), 3.5),))
    >>> look_up(table, Launch("kernel void f() {}", "f", (96,)), "adreno-640", "f").exact
    False
    """
    mine = [e for e in table.entries if e.gpu == gpu]
    if not mine:
        known = ", ".join(sorted({e.gpu for e in table.entries}))
        raise InputError(f"the lookup table has no entry for {gpu}; it is for {known}")
    named = [e for e in mine if e.kernel == kernel]
    if not named:
        known = ", ".join(sorted({e.kernel for e in mine}))
        raise InputError(f"the lookup table has no entry for kernel {kernel} on {gpu}; it has {known}")
    text = source_hash(launch)
    same = [e for e in named if e.source_sha256 == text and e.options == launch.options and len(e.global_size) == launch.dim]
    if not same:
        raise InputError(
            f"the lookup table's entries for kernel {kernel} on {gpu} are of another source, other options or dimensions; "
            "tune again with -o"
        )
    args = tuple(_shape_of(a) for a in launch.args)
    for entry in same:
        if entry.global_size == launch.global_size and _equal(entry.args, args):
            return LookupMatch(entry, True)

    def far(entry: LookupEntry) -> tuple[float, bool, tuple[int, ...]]:
        pairs = zip(entry.global_size, launch.global_size, strict=True)
        return sum(abs(math.log(a / b)) for a, b in pairs), not _equal(entry.args, args), entry.global_size

    return LookupMatch(min(same, key=far), False)


def _equal(one: Sequence[dict[str, Any]], other: Sequence[dict[str, Any]]) -> bool:
    order: Any = "deterministic"
    return msgspec.json.encode(one, order=order) == msgspec.json.encode(other, order=order)


def nearest_shape(local: tuple[int, ...], shapes: Iterable[Shape]) -> Shape:
    """Return the shape that is `local`, else the one nearest to it: the least sum of abs(log(new / old)) over the axes.

    >>> nearest_shape((48, 8, 4), [(32, 8, 4), (8, 8, 1)])
    (32, 8, 4)
    """
    want = three(local)
    return min(shapes, key=lambda s: (sum(abs(math.log(a / b)) for a, b in zip(s, want, strict=True)), s))
