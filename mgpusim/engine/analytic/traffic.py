"""Bytes asked of each level of the memory hierarchy: hit rates, and operations per byte."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.arch.spec import GpuSpec, phase_b
from mgpusim.engine.analytic.equations import Evaluation
from mgpusim.engine.features import F, Features

__all__ = ["Traffic"]


class Traffic:
    """Bytes asked of each level, per group of the sample."""

    def __init__(self, features: Features, gpu: GpuSpec) -> None:
        self.features, self.gpu = features, gpu
        self.table = np.tensordot(features.groups / features.n_groups, features.sites, 1)
        kinds = [s.pipe for s in features.site_info] or [""]
        self.texture = np.array([k == "texture" for k in kinds])
        self.buffer = np.array([k == "l1" for k in kinds])

    def _sum(self, field: str, rows: Any = None) -> float:
        column = self.table[: len(self.texture), F[field]]
        return float(column.sum() if rows is None else column[rows].sum())

    def hit_rates(self) -> dict[str, float | None]:
        """Return the share of the bytes asked of each level that it had: of l1, texture_l1, l2, slc; None where there is none."""

        def ratio(hit: float, asked: float) -> float | None:
            return hit / asked if asked > 0 else None

        unified = self.gpu.texture_l1 is None
        l1_rows = self.buffer | self.texture if unified else self.buffer
        l2, l2_hit = self._sum("l2_b"), self._sum("l2_hit_b")
        reads = np.array([s.kind in ("load", "texture") for s in self.features.site_info] or [False])
        slc_hit = self._sum("slc_hit_b", reads)  # beside what it takes of stores
        return {
            "l1": ratio(self._sum("l1_hit_b", l1_rows), self._sum("sector_b", l1_rows)) if self.gpu.l1 else None,
            "texture_l1": None if unified else ratio(self._sum("l1_hit_b", self.texture), self._sum("sector_b", self.texture)),
            "l2": ratio(l2_hit, l2),
            "slc": ratio(slc_hit, slc_hit + self._sum("dram_read_b", reads)) if self.gpu.slc else None,
        }

    def intensity(self, flops: float, evaluation: Evaluation) -> dict[str, float | None]:
        """Floating-point operations per byte each level moves; of the first ones to the lanes, those that share bytes once."""
        groups = self.features.n_groups

        def per_byte(asked: float) -> float | None:
            return flops / asked if asked > 0 and flops > 0 else None

        lanes = self.table[: len(self.texture), F["lanes"]]
        widths = np.array([s.width_b for s in self.features.site_info] or [0])
        # as it is timed: a wavefront moves what its lanes ask for, at most the bytes of a phase, never a whole sector for a few
        waves = self.table[: len(self.texture), F["wavefronts"]]
        moved = np.minimum(lanes * widths, waves * phase_b(self.gpu))
        return {
            "l1": per_byte(float(moved[self.buffer].sum()) * groups),
            "texture_l1": per_byte(float((lanes * widths)[self.texture].sum()) * groups),
            "l2": per_byte(evaluation.l2_b),
            "dram": per_byte(evaluation.dram_b),
        }
