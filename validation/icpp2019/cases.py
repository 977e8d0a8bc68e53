"""What is predicted of ICPP'19: networks on three devices, tuned and untuned."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

__all__ = [
    "DEVICES",
    "LATENCIES",
    "NETWORKS",
    "SIZES",
    "Case",
    "Row",
    "alone",
    "by_hand",
    "cases",
    "read_rows",
    "tuned",
    "untuned",
]

HERE = Path(__file__).resolve().parent
LATENCIES = HERE / "latency_ms.csv"

DEVICES = {"deeplens": "intel-hd500", "aisage": "mali-t860-mp4", "jetson_nano": "nvidia-maxwell-tegra-x1"}
"""Preset of a device. That of the Tegra X1 has the one multiprocessor of 128 lanes that the Jetson Nano has."""

SIZES = {"deeplens": 512, "aisage": 300, "jetson_nano": 512}
"""Side of the detectors' inputs (section 4.2); classification takes 224, which the paper does not say."""

NETWORKS = {
    "resnet50_v1": "resnet50_v1", "mobilenet_v1": "mobilenet_v1", "squeezenet_v1.0": "squeezenet_v1_0",
    "ssd_mobilenet_v1": "ssd_512_mobilenet_v1", "ssd_resnet50": "ssd_resnet50", "yolov3": "yolov3",
}  # fmt: skip
"""Network of the zoo by the name in latency_ms.csv."""


@dataclass(frozen=True)
class Row:
    """A line of Tables 1 to 5; `ours` is the tuned time, `untuned` that of Table 4 (vision) or 5 (conv)."""

    network: str
    device: str
    ours: float
    vendor: str
    vendor_ms: float | None
    untuned: float
    kind: str

    @property
    def gain(self) -> float:
        return self.untuned / self.ours


@dataclass(frozen=True)
class Case:
    """A prediction: network of the zoo, side of its input (None: its own), preset and profile."""

    network: str
    resolution: int | None
    gpu: str
    profile: str

    @property
    def key(self) -> str:
        size = f"@{self.resolution}" if self.resolution else ""
        return f"{self.network}{size} {self.gpu} {self.profile}"

    @property
    def path(self) -> str:
        """The profile: its name, or the path of one beside this file."""
        own = HERE / f"{self.profile}.toml"
        return str(own) if own.is_file() else self.profile


def read_rows() -> list[Row]:
    """Return the lines of Tables 1 to 5, the misprint of Table 2 as Table 5 has it."""
    with LATENCIES.open(newline="", encoding="utf-8") as file:
        return [
            Row(
                r["model"], r["device"], float(r["ours_ms"]), r["vendor"], float(r["vendor_ms"]) if r["vendor_ms"] else None,
                float(r["untuned_ms"]), r["untuned_kind"],
            )
            for r in csv.DictReader(file)
        ]  # fmt: skip


def _case(row: Row, profile: str) -> Case:
    name = NETWORKS[row.network]
    return Case(name, SIZES[row.device] if row.kind == "vision" else None, DEVICES[row.device], profile)


def tuned(row: Row) -> Case:
    """The tuned network: on the Mali tvm-2018, whose rules tvm-2019 has there; on Intel's graphics depthwise stays as it was.

    Vision operators are on the CPU; ends.py has what they take on the GPU.
    """
    profile = "tvm-2018" if row.device == "aisage" else "tvm-2019"
    return _case(row, profile + ("-cpu-vision" if row.kind == "vision" else ""))


def untuned(row: Row) -> Case:
    """Without tuned convolutions."""
    return _case(row, "tvm-untuned")


def by_hand(row: Row) -> Case:
    """With the schedules that TVM had before its tuner, of the GPUs that had some."""
    return _case(row, "tvm-manual")


def alone(row: Row) -> Case:
    """Tuned as `tuned`, where items of Intel's graphics share nothing in sub-groups."""
    return _case(row, "tvm-2019-no-sub-group")


def cases() -> Iterator[Case]:
    """Return what is predicted, the small networks first."""
    rows = read_rows()
    yield alone(next(row for row in rows if row.network == "resnet50_v1" and row.device == "deeplens"))
    for row in [r for r in rows if r.kind == "conv"] + [r for r in rows if r.kind == "vision"]:
        if row.kind == "conv":
            yield untuned(row)
            if row.device != "deeplens":
                yield by_hand(row)
        yield tuned(row)
