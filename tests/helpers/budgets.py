"""A small code base with budgets: a kernel whose tile decides how many registers it takes."""

from __future__ import annotations

from pathlib import Path

__all__ = ["LAUNCH", "SPILLING", "TILE", "TILE_LINE", "write_tile"]

TILE = """// A tile of one row of sums per work item.
kernel void tile(global const float4 *a, global const float4 *b, global float4 *c, int n) {
    int x = get_global_id(0);
    float4 sums[TILE];
    for (int i = 0; i < TILE; i++)
        sums[i] = (float4)(0.0f);
    for (int k = 0; k < n; k++) {
        float4 other = b[k * 64 + x];
        for (int i = 0; i < TILE; i++)
            sums[i] = fma(a[k * 48 + i], other, sums[i]);
    }
    for (int i = 0; i < TILE; i++)
        c[x * 48 + i] = sums[i];
}
"""
TILE_LINE = 10
"""The line that holds the sums."""
SPILLING = 48
"""A tile of so many sums of four words is more than the 180 registers of a work item of an Adreno 640."""
LAUNCH = """kernel = "tile.cl"
options = "-DTILE={tile}"
global = [1024]
local = [{local}]
args = ["buffer:float32:65536", "buffer:float32:65536", "buffer:float32:262144", "int32:16"]
"""


def write_tile(folder: Path, tile: int = 4, local: int = 64, source: str = TILE) -> None:
    """Write tile.cl and tile.toml."""
    (folder / "tile.cl").write_text(source, encoding="utf-8")
    (folder / "tile.toml").write_text(LAUNCH.format(tile=tile, local=local), encoding="utf-8")
