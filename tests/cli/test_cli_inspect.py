"""`mgpusim inspect`: static facts and access patterns, against figures worked out by hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest


def inspected(run: Any, *args: Any) -> list[dict[str, Any]]:
    result = run("inspect", *args, "--json")
    assert result.exit_code == 0, result.output
    found: list[dict[str, Any]] = json.loads(result.stdout)
    return found


def test_static_facts(run: Any, kernels: Path) -> None:
    found = {k["kernel"]: k for k in inspected(run, kernels)}
    assert set(found) == {"twice", "strided", "banks", "outside", "diverge", "forever", "picture", "tables"}
    assert all(k["schema"] == "mgpusim.inspection/1" and k["accesses"] == [] for k in found.values())
    assert [(a["kind"], a["type"]) for a in found["picture"]["args"]] == [("image", "image2d_t"), ("buffer", "float*")]
    assert [a["kind"] for a in found["banks"]["args"]] == ["buffer", "local"]
    assert found["banks"]["uses_local_ids"]
    assert not found["twice"]["uses_local_ids"]
    assert found["twice"]["regions"][0]["ops"]["fmul"] == 1
    assert found["twice"]["branches"] == 0
    assert len(found["diverge"]["divergent_branches"]) == 1
    # a loop over uniform data diverges nowhere
    assert found["tables"]["branches"] > 0
    assert found["tables"]["divergent_branches"] == []
    loops = [r for r in found["tables"]["regions"] if r["loop"] >= 0]
    assert [r["depth"] for r in loops] == [1]


def test_one_kernel_of_many(run: Any, kernels: Path) -> None:
    assert [k["kernel"] for k in inspected(run, kernels, "-k", "twice")] == ["twice"]


@pytest.mark.parametrize(
    ("kernel", "args", "line", "kind", "wanted"),
    [
        # 32 lanes of 4 bytes side by side: one 128-byte line, whole sectors
        ("twice", ("buffer:float32:4096",), 1, "load", {"lines_per_request": 1, "efficiency": 1.0, "lanes_per_request": 32}),
        # one line per lane, and 4 bytes used of each 32-byte sector
        ("strided", ("buffer:float32:131072",), 2, "store", {"lines_per_request": 32, "efficiency": 0.125}),
        # every lane on the same one of 32 banks
        ("banks", ("buffer:float32:4096", "local:4096"), 5, "store", {"cycles_per_request": 32, "pipe": "local"}),
    ],
)
def test_access_patterns(run: Any, kernels: Path, kernel: str, args: tuple[str, ...], line: int, kind: str,
                         wanted: dict[str, Any]) -> None:  # fmt: skip
    size = "32" if kernel == "banks" else "4096"
    given = [word for arg in args for word in ("--arg", arg)]
    (found,) = inspected(run, kernels, "-k", kernel, "--global", size, "--local", "32", *given, "--gpu", "nvidia-h200")
    (report,) = found["accesses"]
    assert (report["gpu"], report["warp_size"]) == ("nvidia-h200", 32)
    (site,) = [s for s in report["sites"] if s["line"] == line and s["kind"] == kind]
    assert {name: site[name] for name in wanted} == wanted


def test_tables(run: Any, kernels: Path) -> None:
    text = run("inspect", kernels, "-k", "tables").stdout
    assert "kernel tables" in text
    assert "global, --arg" not in text
    assert "For access patterns name a launch file" in text
    text = run("inspect", "softmax", "--gpu", "adreno-640", "--gpu", "mali-t860-mp4").stdout
    assert "accesses on adreno-640, warps of 64" in text
    assert "accesses on mali-t860-mp4, warps of 1," in text
    assert "For access patterns add --gpu" in run("inspect", "softmax").stdout
