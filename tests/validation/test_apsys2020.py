"""What validation/apsys2020 rests on: its kernel against numpy, every published figure answered, the networks' work."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

import numpy as np
import pytest

from mgpusim.nn.host.cpu import COSTS
from mgpusim.workload.program import contents_of, run

FOLDER = Path(__file__).parents[2] / "validation" / "apsys2020"
MODULES = ("cpu", "operators", "networks", "predictions", "h200_groups", "report")


@pytest.fixture
def folder(monkeypatch):
    """The folder's modules by name; gone afterwards, since their names are plain ones."""
    monkeypatch.syspath_prepend(str(FOLDER))
    yield __import__
    for name in MODULES:
        sys.modules.pop(name, None)


@pytest.mark.parametrize("buffers", [False, True])
def test_the_kernel_convolves(folder, buffers):
    w, h, si, so = 5, 4, 2, 1
    launch = folder("operators").conv_pair(w, h, 4 * si, 4 * so, buffers=buffers)
    src, weights, bias = (held.reshape(-1) for held in contents_of(launch)[:3])
    if buffers:  # the border is part of the buffer, whatever is in it
        bordered = src[:-4].reshape(si, h + 2, w + 2, 4)
    else:
        bordered = np.zeros((si, h + 2, w + 2, 4), np.float32)
        bordered[:, 1:-1, 1:-1] = src.reshape(h, si, w, 4).transpose(1, 0, 2, 3)
    taps = weights.reshape(9 * so, 4 * si, 4).astype(np.float64)
    expected = np.broadcast_to(bias.reshape(1, so, 1, 4), (h, so, w, 4)).astype(np.float64)
    for co, ky, kx, ci in np.ndindex(so, 3, 3, 4 * si):
        window = bordered[ci // 4, ky : ky + h, kx : kx + w, ci % 4]
        expected[:, co] += window[..., None] * taps[9 * co + 3 * ky + kx, ci]
    found = np.asarray(run(launch, (2, 2, 1))[3]).reshape(h, so, w, 4)
    assert np.allclose(found, expected, rtol=1e-5)


def test_every_published_figure_has_an_answer(folder):
    report = folder("report")
    with (FOLDER / "claims.csv").open(newline="", encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 25 + 10 + 36
    assert all(hasattr(report.Report, row["id"].replace("-", "_")) for row in rows)
    networks = {row["claim"].rpartition(" ")[2] for row in rows if row["id"] == "init"}
    assert networks == set(folder("networks").GMACS)
    text = (FOLDER / "REPORT.md").read_text(encoding="utf-8")
    assert all(text.count(f"| {row['claim']} | {row['device']} |") == 1 for row in rows)


def test_the_cpu_takes_what_its_share_of_the_peak_says(folder):
    """Almost all of VGG-16 is convolutions, which the four big cores share; gathering their windows is the rest."""
    cpu = folder("cpu")
    big = cpu.TYPES["hikey970"][0]
    products = 2e3 * folder("networks").GMACS["vgg16"] * 1e9 / (COSTS[False].share * big.cores * big.flops)
    assert products < cpu.cpu_ms("vgg16", "hikey970") < 1.6 * products
    assert set(cpu.PEAKS) == set(folder("operators").DEVICES)
    for device, types in cpu.TYPES.items():
        assert sum(one.cores * one.flops for one in types) == pytest.approx(cpu.PEAKS[device][0], rel=0.01)
    for device, figures in cpu.PEAKS.items():
        assert (cpu.cpu_of(device).flops, cpu.cpu_of(device).memory_b_per_s) == figures


def test_densenets_come_out_as_published(folder):
    """Table 1 of the paper lays them out; their multiply-adds are usually given as 2.9 and 4.3 billion."""
    networks = folder("networks")
    assert networks.GMACS["densenet121"] == pytest.approx(2.87, rel=0.03)
    assert networks.GMACS["densenet201"] == pytest.approx(4.34, rel=0.03)


def test_any_first_part_of_a_dealt_order_is_spread(folder):
    shapes = [(n, 1, 1) for n in range(1, 1001)]
    dealt = folder("predictions")._dealt(shapes)
    assert sorted(dealt) == shapes
    for part in (10, 40, 200):
        gaps = np.diff(sorted(x for x, _, _ in dealt[:part]))
        assert gaps.max() <= 3 * 1000 / part
