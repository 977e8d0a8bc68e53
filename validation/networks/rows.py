"""The measured rows of networks, and what each is predicted with: preset, network of the zoo, library profile, precision."""

from __future__ import annotations

import csv
from dataclasses import dataclass
from pathlib import Path

__all__ = ["GPUS", "LIBRARIES", "NETWORKS", "PREDICTED", "Case", "Row", "case_of", "read_rows"]

HERE = Path(__file__).resolve().parent
MEASURED = HERE / "measured.csv"
PREDICTED = HERE / "predicted.json"


@dataclass(frozen=True)
class Row:
    """A measured latency as its source prints it; `place` is its line in measured.csv."""

    place: int
    table: str
    library: str
    device: str
    gpu: str
    network: str
    precision: str
    ms: float
    queue: str
    split: str


@dataclass(frozen=True)
class Case:
    """What a row is predicted with. `own`: the profile is that of the row's library, and the preset that of its GPU."""

    network: str
    resolution: int | None
    gpu: str
    library: str
    precision: str
    recorded: bool
    own: bool

    @property
    def key(self) -> str:
        """The name of its prediction."""
        size = f"@{self.resolution}" if self.resolution else ""
        return f"{self.network}{size} {self.gpu} {self.library} {self.precision}" + (" recorded" if self.recorded else "")

    @property
    def profile(self) -> str:
        """Its library profile: by name, or the path of one beside this file."""
        own = HERE / f"{self.library}.toml"
        return str(own) if own.is_file() else self.library


GPUS: dict[str, tuple[str, str]] = {
    "Adreno 640": ("adreno-640", "the Adreno 640 of a Pixel 4; both devices of the rows are Snapdragon 855"),
    "Adreno 630": ("adreno-630", "the same GPU"),
    "Adreno 650": ("adreno-650", "the same GPU, of a Galaxy S20 as in the paper"),
    "Mali-T860 MP4": ("mali-t860-mp4", "the same GPU, RK3399 at 800 MHz"),
    "Mali-T860": ("mali-t860-mp4", "the Acer aiSage is an RK3399"),
    "Mali-G72 MP12": ("mali-g72-mp12", "the same GPU, Kirin 970"),
    "Mali-G76 MP12": ("mali-g76-mp12", "the Exynos 9820 of a Galaxy S10; the Exynos 9825 has the same GPU at a higher clock"),
    "Intel HD 505": ("intel-hd505", "the GPU as the paper names it; ../icpp2019 has the DeepLens by intel-hd500"),
    "Maxwell 128": ("nvidia-maxwell-tegra-x1", "the Jetson Nano is a Tegra X1"),
}
"""Preset of a GPU, and why it stands for it. A GPU that is not here has no preset and is not predicted."""

QUEUE_STAND_IN = {"Adreno 660": "adreno-650"}
"""No preset: the GPU of the generation before, for the ratio of a plain to a recorded queue alone."""

LIBRARIES: dict[str, tuple[str, str, bool, str]] = {
    "Paddle-Lite": ("paddle-lite", "F16", True, "its own profile and default precision"),
    "TFLite GPU delegate": (
        "tflite-gpu-2.1",
        "F16",
        True,
        "its own profile, of the time of Android 10 (until September 2020); benchmark's default precision; OpenCL assumed",
    ),
    "MNN": ("mnn", "F16", True, "its own profile, that of a later version; low precision, the choice of its benchmark"),
    "TNN": ("tnn", "F16", True, "its own profile, that of a later version; its default precision, not tuned"),
    "MACE": ("mace", "F32_F16", True, "its own profile, that of a later version; its default precision, tuned"),
    "TVM AutoTVM": ("tvm-2018", "F32", True, "its own profile, of that year; the precision of the rows"),
    "TVM (ICPP 2019)": ("tvm-2018", "F32", False, "the TVM that the paper starts from, without its own schedules and operators"),
    "S.LSI OpenCL": (
        "tflite-gpu",
        "F16",
        False,
        "a driver whose kernels nobody published; the delegate, which was measured on this phone, computes integers in floats",
    ),
    "S.LSI OpenCL, floats": ("tflite-gpu", "F16", False, "the same driver with float models, in half precision"),
    "ACL": (
        "acl",
        "F32",
        False,
        "the library as it is now; that of 2018 had other products (causes.md); the precision of TVM's rows",
    ),
    "Arm NN OpenCL, floats": ("acl", "F16", False, "the library below Arm NN as it is now, in half precision"),
    "Qualcomm NNAPI driver": (
        "tflite-gpu",
        "F16",
        False,
        "a driver whose kernels nobody published; the delegate stands in for it",
    ),
}
"""Profile of a library, precision, whether it is the library's own, and why. Libraries that are not here are not predicted."""

NETWORKS: dict[str, str] = {
    "mobilenetv1": "mobilenet_v1", "mobilenet": "mobilenet_v1", "mobilenet10224": "mobilenet_v1", "mobilenetv110": "mobilenet_v1",
    "mobilenetv2": "mobilenet_v2", "mobilenetv2224": "mobilenet_v2", "mobilenetv3largex10": "mobilenet_v3_large",
    "mobilenetv3smallx10": "mobilenet_v3_small", "resnet50": "resnet50_v1", "resnet50v1": "resnet50_v1", "resnet18": "resnet18",
    "resnetv250": "resnet50_v2", "resnetv2": "resnet50_v2", "ssdmobilenetv3large": "ssdlite_mobilenet_v3_large",
    "squeezenet": "squeezenet_v1_0", "squeezenetv1": "squeezenet_v1_0", "squeezenetv10": "squeezenet_v1_0",
    "squeezenetv11": "squeezenet_v1_1", "inceptionv3": "inception_v3", "inceptionv4": "inception_v4",
    "inceptionresnetv2": "inception_resnet_v2", "deeplabv3": "deeplab_v3", "deeplabv3plusmobilenetv2": "deeplab_v3_513",
    "densenet121": "densenet121", "vgg16": "vgg16", "vgg19": "vgg19", "ssdmobilenetv1": "ssd_512_mobilenet_v1",
    "ssdresnet50": "ssd_resnet50", "yolov3": "yolov3",
    "inceptionresnetv1": "inception_resnet_v1", "srcnn": "srcnn", "vgg19vdsr": "vdsr", "dped": "dped",
}  # fmt: skip
"""Network of the zoo by the letters and digits of its name in the source."""

DEPLOYED = {("MACE", "vgg16"): "mace-winograd4"}
"""Profile beside this file, of networks that a library's own model zoo deploys otherwise than its default.

MACE's files of the other networks measured ask for no Winograd (XiaoMi/mace-models, *-gpu.yml: winograd: 0).
"""

SIZES = {("icpp2019", "aisage"): 300, ("icpp2019", "deeplens"): 512, ("icpp2019", "jetson_nano"): 512}
"""Input side of the detectors of ICPP'19 by device (section 4.2); others take the input of the published network."""

AI_BENCHMARK = {"inception_v3": 346}
"""Input side of the networks of AI Benchmark that differs from that of the zoo's (ai-benchmark.com, tests)."""


def read_rows(path: Path = MEASURED) -> list[Row]:
    """Return the rows of measured.csv."""
    with path.open(newline="", encoding="utf-8") as file:
        return [
            Row(
                place, r["table"], r["library"], r["device"], r["gpu"], r["network"], r["precision"], float(r["ms"]), r["queue"],
                r["split"],
            )
            for place, r in enumerate(csv.DictReader(file), start=2)
        ]  # fmt: skip


def case_of(row: Row) -> Case | str:
    """Return what a row is predicted with, or why it is not."""
    if row.library not in LIBRARIES:
        return f"no profile comes near {row.library}"
    library, precision, own_library, _ = LIBRARIES[row.library]
    if row.gpu in GPUS:
        gpu, own_gpu = GPUS[row.gpu][0], True
    elif row.gpu in QUEUE_STAND_IN and row.queue:
        gpu, own_gpu = QUEUE_STAND_IN[row.gpu], False
    else:
        return f"no preset for {row.gpu}"
    name = NETWORKS["".join(c for c in row.network.lower() if c.isalnum())]
    detects = name.startswith(("ssd_", "yolo"))
    size = SIZES.get((row.table, row.device)) if detects else AI_BENCHMARK.get(name) if row.table.startswith("aib") else None
    library = DEPLOYED.get((row.library, name), library)
    return Case(name, size, gpu, library, precision, row.queue == "recorded", own_library and own_gpu)
