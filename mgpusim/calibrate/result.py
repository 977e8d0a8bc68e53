"""What results of calibrating have in common: the GPU that was made, of which JSON says the name."""

from __future__ import annotations

from typing import ClassVar

from mgpusim.arch.spec import GpuSpec
from mgpusim.result import Versioned, follows


class OfGpu(Versioned, frozen=True, kw_only=True, rename={"gpu": "spec", "gpu_name": "gpu"}):
    """A result about a GPU, whose figures are left to its preset."""

    unprinted: ClassVar[tuple[str, ...]] = ("gpu",)

    gpu_name: str = ""
    gpu: GpuSpec

    def __post_init__(self) -> None:
        follows(self, gpu_name=self.gpu.name)
