"""Calls of network kernels on PoCL: another compiler, and hardware that keeps to the bounds of images by itself."""

from __future__ import annotations

from typing import Any

import pytest

from mgpusim.workload.launch import Launch
from tests.helpers import network_kernels
from tests.helpers.oracles import need_pocl, outputs, pocl_run


def on_pocl(launch: Launch, local: tuple[int, ...] | None = None, step_limit: int = 0, sub_group: int = 0) -> list[Any]:
    """Run a launch as `mgpusim.workload.program.run` does, but on PoCL."""
    shape = launch.local_size or local or (1,) * launch.dim
    size = tuple(-(-g // w) * w for g, w in zip(launch.global_size, shape, strict=True))
    ended: list[Any] = [None] * len(launch.args)
    results = pocl_run(launch.source, launch.entry, launch.options, size, shape, launch.args)
    for at, values in zip(outputs(launch.args), results, strict=True):
        ended[at] = values
    return ended


def use_pocl(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the calls of a test run on PoCL; skip it where there is none."""
    need_pocl()
    monkeypatch.setattr(network_kernels, "run", on_pocl)
