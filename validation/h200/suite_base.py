"""What the parts of the training suite are made of: kernels of our own at several sizes and work-group shapes.

`suite_<part>.py` beside this file list the cases; `python validation/h200/suite.py -o suite.json.gz` writes them all as a suite
for `mgpusim measure`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from mgpusim.workload.launch import Launch, launch_from_dict

KERNELS = Path(__file__).parent / "kernels"


@dataclass(frozen=True)
class Case:
    """One kernel at one problem size, with the work-group shapes to try. `args` are in the form of launch files."""

    file: str
    entry: str
    family: str
    size: dict[str, Any]
    global_size: tuple[int, ...]
    locals_: Sequence[tuple[int, ...]]
    args: Sequence[Any]
    options: str = ""
    pad: bool = True
    tags: dict[str, Any] = field(default_factory=dict)

    @property
    def kernel(self) -> str:
        """The key of its kernel in a corpus: one per entry and options."""
        return self.entry + "".join(" " + word for word in self.options.split())


def buf(dtype: str, count: int, init: Any = "uniform", access: str = "read_write") -> dict[str, Any]:
    """A buffer argument."""
    return {"buffer": {"dtype": dtype, "count": int(count), "init": init, "access": access}}


def img(
    width: int, height: int, dtype: str = "float32", channels: str = "RGBA", init: Any = "uniform", access: str = "read"
) -> Any:
    """A 2-D image argument."""
    sizes = {"width": int(width), "height": int(height)}
    return {"image2d": {**sizes, "channels": channels, "dtype": dtype, "init": init, "access": access}}


def i32(*values: int) -> dict[str, Any]:
    """An int (or int2, int4) argument."""
    return {"scalar": {"dtype": "int32", "value": list(values) if len(values) > 1 else int(values[0])}}


def f32(*values: float) -> dict[str, Any]:
    """A float (or float2, float4) argument."""
    return {"scalar": {"dtype": "float32", "value": list(values) if len(values) > 1 else float(values[0])}}


def local_mem(bytes_: int) -> dict[str, Any]:
    """A local-memory argument; where it depends on the shape, `Case.args` takes a callable: `lambda l: local_mem(4 * l[0])`."""
    return {"local": {"bytes": int(bytes_)}}


def sampler(address: str = "clamp", filter_: str = "nearest", normalized: bool = False) -> dict[str, Any]:
    """A sampler argument."""
    return {"sampler": {"normalized": normalized, "address": address, "filter": filter_}}


def launch_of(case: Case, local: tuple[int, ...] | None) -> Launch:
    """Return the launch of `case` with work groups of `local`; an argument that is a callable is called with the shape."""
    args = [arg(local) if callable(arg) else arg for arg in case.args]
    table: dict[str, Any] = {
        "kernel": str(KERNELS / case.file), "entry": case.entry, "options": case.options,
        "global": list(case.global_size), "args": args, "pad": case.pad,
    }  # fmt: skip
    if local is not None:
        table["local"] = list(local)
    return launch_from_dict(table)
