"""Networks by TensorFlow Lite on the CPUs of two phones: rows, what they ask of a CPU, and what the model takes for them.

`python cpu_rows.py` fits the costs of `mgpusim.nn.host.cpu` to the rows and writes cpu_fit.json. `cpu.py` judges.
"""

from __future__ import annotations

import csv
import json
import math
import tarfile
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from scipy.optimize import least_squares

from mgpusim.arch.load import load_gpu
from mgpusim.arch.spec.device import HostCpu
from mgpusim.files import write_atomic
from mgpusim.nn.host.cpu import COSTS, HostCosts, host_us
from mgpusim.nn.host.work import HostWork, host_work
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.planning.planner import prepare_network
from mgpusim.nn.running.case import as_network

HERE = Path(__file__).resolve().parent
DATA = HERE / "tflite"
FIT = HERE / "cpu_fit.json"
FOLDS = 5
SHARED = ("share", "stalls", "operator", "join", "loss", "draw")
"""Costs that are alike for both data types."""
OWN = tuple(name for name in HostCosts.__struct_fields__ if name not in (*SHARED, "size_b"))
START = {
    False: HostCosts(4.0, 0.82, 90.0, 25.0, 3.0, 1.0, 2.2, 1.2, 2.0, 2.0, 7.0, 4.5, 3000.0, 4000.0, 0.03, 0.125),
    True: HostCosts(1.0, 0.82, 80.0, 20.0, 1.0, 1.0, 1.5, 1.7, 2.0, 1.4, 12.0, 2.7, 3000.0, 4000.0, 0.03, 0.125),
}
"""Where the fit begins: orders of magnitude."""
SIDE = {"efficientnet_edge_medium_b": 224}
"""Of the images of the rows, where the graph has another."""
PULL = 0.15
"""How much of an error of a row it takes to move a cost away from where the fit begins, for a factor e."""

Array = np.ndarray[Any, Any]
Costs = Mapping[bool, HostCosts]


class CpuRow(NamedTuple):
    """A network as measured: `cores` as `host.threads` names them."""

    phone: str
    cores: str
    integers: bool
    network: str
    us: float


@cache
def rows() -> tuple[CpuRow, ...]:
    """Return the rows of cpu.csv."""
    with (DATA / "cpu.csv").open(encoding="utf-8", newline="") as file:
        return tuple(
            CpuRow(row["phone"], row["cores"], row["dtype"] == "quant", row["network"], float(row["mean_us"]))
            for row in csv.DictReader(file)
        )


@cache
def phones() -> dict[str, HostCpu]:
    """Return the CPUs of the phones, as described."""
    s10 = msgspec.convert(tomllib.loads((DATA / "galaxy_s10_host.toml").read_text(encoding="utf-8"))["host"], HostCpu)
    pixel = load_gpu("adreno-640").host
    if pixel is None:
        raise ValueError("adreno-640: has no [host]")
    return {"Pixel 4": pixel, "Galaxy S10": s10}


class Works(NamedTuple):
    """What operators of networks ask, as columns, and where each network begins."""

    names: tuple[str, ...]
    begins: Array
    work: dict[bool, HostWork]

    def us(self, host: HostCpu, *, integers: bool, costs: Costs) -> Array:
        """Return the microseconds of each network."""
        each = np.broadcast_to(host_us(self.work[integers], host, costs[integers]), self.work[integers].operators.shape)
        return np.add.reduceat(each, self.begins)


@cache
def works() -> Works:
    """Return the operators of all networks of graphs.tar.xz."""
    gpu, library = load_gpu("adreno-640"), load_library("tflite-gpu")  # of which the passes alone are in what the CPU does
    found: dict[bool, list[HostWork]] = {False: [], True: []}
    names, begins = [], []
    with tempfile.TemporaryDirectory() as folder, tarfile.open(DATA / "graphs.tar.xz") as archive:
        archive.extractall(folder, filter="data")
        for path in sorted(Path(folder).rglob("*.onnx")):
            graph = as_network(path)
            if path.stem in SIDE:
                graph = as_network(path, inputs={graph.inputs[0]: (1, 3, SIDE[path.stem], SIDE[path.stem])})
            prepared = prepare_network(graph, gpu, library, precision=None, batch=None)
            names.append(path.stem)
            begins.append(len(found[False]))
            for group in prepared.groups():
                for integers, own in found.items():
                    own.append(host_work(prepared.graph, group, integers=integers))
    return Works(tuple(names), np.array(begins), {integers: _columns(own, integers) for integers, own in found.items()})


def _columns(own: Sequence[HostWork], integers: bool) -> HostWork:
    names = [name for name in HostWork.__struct_fields__ if name != "integers"]
    return HostWork(**{name: np.array([getattr(one, name) for one in own], float) for name in names}, integers=integers)


@cache
def _host(phone: str, cores: str) -> HostCpu:
    return msgspec.structs.replace(phones()[phone], threads=cores)


def predicted(of: Sequence[CpuRow], costs: Costs = COSTS) -> Array:
    """Return the microseconds of rows; `costs` in place of those of the model."""
    known: dict[tuple[str, str, bool], Array] = {}
    place = {name: i for i, name in enumerate(works().names)}
    out = np.empty(len(of))
    for i, row in enumerate(of):
        key = row.phone, row.cores, row.integers
        if key not in known:
            known[key] = works().us(_host(row.phone, row.cores), integers=row.integers, costs=costs)
        out[i] = known[key][place[row.network]]
    return out


def fitted(of: Sequence[CpuRow]) -> dict[bool, HostCosts]:
    """Return costs fitted to rows: least squares of the logarithm, in which rows far off count less."""
    start = _vector(START)
    measured = np.log([row.us for row in of])
    most = np.full(len(start), math.inf)
    most[0] = 0.0  # a share of the peak

    def residuals(x: Array) -> Array:
        return np.concatenate([np.log(predicted(of, _costs(x))) - measured, PULL * (x - start)])

    found = least_squares(residuals, start, bounds=(-math.inf, most), loss="soft_l1", f_scale=0.15, x_scale=1.0, xtol=1e-5)
    return _costs(found.x)


def _vector(costs: Costs) -> Array:
    return np.log([*(getattr(costs[False], name) for name in SHARED),
                   *(getattr(costs[integers], name) for integers in (False, True) for name in OWN)])  # fmt: skip


def _costs(x: Array) -> dict[bool, HostCosts]:
    values = [float(value) for value in np.exp(x)]
    shared = dict(zip(SHARED, values, strict=False))
    own = values[len(SHARED) :]
    return {
        integers: HostCosts(size_b=1.0 if integers else 4.0, **shared,
                            **dict(zip(OWN, own[len(OWN) * integers :], strict=False)))
        for integers in (False, True)
    }  # fmt: skip


def fold_of(network: str) -> int:
    """Return the fold in which a network is left out: by its place in the order of names."""
    return works().names.index(network) % FOLDS


def left_out() -> Iterable[tuple[str, list[CpuRow]]]:
    """Yield what is fitted, by name, and the rows that it is fitted to."""
    yield "all", list(rows())
    for fold in range(FOLDS):
        yield f"without fold {fold}", [row for row in rows() if fold_of(row.network) != fold]
    for phone in phones():
        yield f"{phone} alone", [row for row in rows() if row.phone == phone]


def stored() -> dict[str, dict[bool, HostCosts]]:
    """Return the fits of cpu_fit.json."""
    said = json.loads(FIT.read_text(encoding="utf-8"))
    return {
        name: {integers: HostCosts(**own[key]) for key, integers in (("float32", False), ("int8", True))}
        for name, own in said.items()
    }  # fmt: skip


def main() -> None:
    """Fit and write."""
    said = {}
    for name, of in left_out():
        costs = fitted(of)
        said[name] = {
            key: {n: float(f"{getattr(costs[integers], n):.3g}") for n in HostCosts.__struct_fields__}
            for key, integers in (("float32", False), ("int8", True))
        }
        print(name, said[name], flush=True)
    write_atomic(FIT, (json.dumps(said, indent=1) + "\n").encode())


if __name__ == "__main__":
    main()
