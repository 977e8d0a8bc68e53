"""Reports of networks: golden tables of a prediction made by hand, the page as a browser reads it, the timeline, treemaps."""

from __future__ import annotations

import json
import math
import os
import re
from itertools import combinations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.errors import InputError
from mgpusim.nn.running.prediction import FirstRun, LayerTime, NetworkPrediction
from mgpusim.report.console import plain
from mgpusim.report.figures.network import Box, squarified
from mgpusim.report.pages.network import network_page, parts_of_latency
from mgpusim.report.render import lines_of_view
from mgpusim.report.tables.network import by_operator, predicted_networks_view, timeline_of_network
from mgpusim.workload.provenance import by_engine
from tests.helpers.html_page import Page, check_structure

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def kernel(name: str, operator: str, start: float, time: float, macs: int, bound: str, host: float) -> LayerTime:
    return LayerTime(
        name, "kernel", (name, f"{name}/relu"), operator, f"{operator} 1x1", (56, 56, 4), (8, 8, 1), start, time, time,
        (0.8 * time, 1.3 * time), bound, {"launch": 5.0, bound: time - 5.0}, macs, 200_000, "analytic", 6, 40, "kernel",
        (host, host + 100.0),
    )  # fmt: skip


@pytest.fixture
def found() -> NetworkPrediction:
    """Return a prediction with round numbers, whose steps and gaps add up to the latency."""
    copied = LayerTime("upload x", "upload", (), "upload", "", (), None, 0.0, 110.0, 110.0, (110.0, 110.0), "", {}, 0, 602112, "",
                       host_us=(0.0, 100.0))  # fmt: skip
    layers = (
        copied,
        kernel("conv<1>", "conv2d", 210.0, 400.0, 20_000_000, "texture", 110.0),
        kernel("depthwise", "depthwise_conv2d", 625.0, 175.0, 1_000_000, "dram", 210.0),
        kernel("conv2", "conv2d", 815.0, 300.0, 16_000_000, "fp", 310.0),
        LayerTime("nms", "cpu", ("nms",), "nms", "", (), None, 1115.0, 85.0, 85.0, (85.0, 85.0), "", {}, 4000, 80000, "",
                  host_us=(1115.0, 1200.0)),
    )  # fmt: skip
    return NetworkPrediction(
        provenance=by_engine("analytic", "adreno-640"), network="tiny", gpu="adreno-640", library="tflite-gpu", precision="F16",
        batch=1, engine="analytic", recorded=False, latency_us=1200.0, interval_us=(900.0, 1600.0), kernels_us=875.0,
        gaps_us=130.0, host_bound_us=100.0, copies_us=110.0, cpu_us=85.0, layers=layers, macs=37_004_000, parameters=1_250_000,
        memory_b=1 << 20, weights_b=2_500_000, first=FirstRun(3, 120, 64_000.0, 2_500_000, 25_000.0, 132_000.0),
        explanation=(("conv<1>", "conv2d", "kernel", "kernel conv2d 1x1"),
                     ("conv<1>/relu", "elementwise", "fused", "fused into conv<1>"), ("nms", "nms", "host", "")),
        notes=("Operators on the CPU: nms.",),
    )  # fmt: skip


def golden(name: str, text: str) -> None:
    """Compare with a file; MGPUSIM_WRITE_GOLDEN=1 writes it anew, to be read before it is committed."""
    path = GOLDEN / name
    if os.environ.get("MGPUSIM_WRITE_GOLDEN"):
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


def test_one_network(found: NetworkPrediction) -> None:
    golden("network_one.txt", plain(*lines_of_view(predicted_networks_view([found], explain=True)), width=110))


def test_networks_side_by_side(found: NetworkPrediction) -> None:
    other = msgspec.structs.replace(found, gpu="mali-g76-mp5", library="mnn", notes=(*found.notes, "Another note."))
    golden("network_several.txt", plain(*lines_of_view(predicted_networks_view([found, other])), width=110))


def test_only_the_longest_layers_unless_all_are_asked_for(found: NetworkPrediction) -> None:
    many = tuple(kernel(f"layer{i}", "conv2d", 10.0 * i, 5.5 + i % 7, 1000, "fp", 0.0) for i in range(30))
    long = msgspec.structs.replace(found, layers=many)
    short, whole = (
        plain(*lines_of_view(predicted_networks_view([long]))),
        plain(*lines_of_view(predicted_networks_view([long], all_layers=True))),
    )
    assert len(re.findall(r"^ layer\d+ ", short, re.MULTILINE)) == 10
    assert re.findall(r"^ (layer\d+) ", whole, re.MULTILINE) == [layer.name for layer in many]
    shown = re.findall(r"^ layer(\d+) ", short, re.MULTILINE)
    assert sorted((int(i) % 7 for i in shown), reverse=True) == sorted((i % 7 for i in range(30)), reverse=True)[:10]


def test_kinds_of_operators_add_up(found: NetworkPrediction) -> None:
    rows = by_operator(found)
    assert [row.operator for row in rows] == ["conv2d", "depthwise_conv2d", "upload", "nms"]
    assert math.fsum(row.time_us for row in rows) + found.gaps_us == found.latency_us
    assert rows[0].gflops == pytest.approx(2 * 36_000_000 / 700e-6 / 1e9)
    assert rows[0].bound == "texture"  # 395 us of 700, 295 to fp


# ---- the page ----------------------------------------------------------------------------------------------------------
def page_of(*predictions: NetworkPrediction) -> bytes:
    return network_page(predictions, {p.gpu: load_gpu(p.gpu) for p in predictions})


def test_the_page_has_every_layer_and_loads_nothing(found: NetworkPrediction) -> None:
    data = page_of(found)
    page = check_structure(data)
    for i, layer in enumerate(found.layers, 1):
        assert page.row(str(i))[1] == layer.name
    assert ["conv2d", "2", "700 µs", "58%"] in [row[:4] for row in page.rows]
    assert {"1.2 ms", "900 µs to 1.6 ms in 80% of cases", "Operators on the CPU: nms."} <= set(re.split(r"\n+", page.text))
    assert not [tag for tag, _ in page.elements if tag in ("link", "iframe", "img", "object", "embed", "base", "form")]
    assert not [attrs for _, attrs in page.elements if {"src", "srcset", "data", "action", "onclick"} & attrs.keys()]
    style, _, body = data.decode().partition("<body>")
    assert set(re.findall(r"var\((--[\w-]+)\)", body)) <= set(re.findall(r"(--[\w-]+):", style))
    assert not re.search(r"(fill|stroke):(?! ?none| ?var)", body)  # nothing drawn for one theme only
    assert not re.search(rb"@import|https?:", data)


def test_layers_have_rectangles_in_proportion_to_their_times(found: NetworkPrediction) -> None:
    drawing = re.search(r'<svg[^>]*aria-label="Time by kind.*?</svg>', page_of(found).decode(), re.DOTALL)
    assert drawing is not None
    cell = re.compile(r'<title>([^:]+): .*?width="([\d.]+)" height="([\d.]+)"')
    # each is drawn with a margin of 0.8 on all sides
    areas = {name: (float(w) + 1.6) * (float(h) + 1.6) for name, w, h in cell.findall(drawing[0])}
    times = {layer.name.replace("<", "&lt;").replace(">", "&gt;"): layer.time_us for layer in found.layers} | {
        "gaps": found.gaps_us
    }
    assert areas.keys() == times.keys()
    for name, area in areas.items():
        assert area / (900 * 400) == pytest.approx(times[name] / found.latency_us, rel=0.01)


def test_several_networks_are_compared_first(found: NetworkPrediction) -> None:
    other = msgspec.structs.replace(found, gpu="mali-g76-mp5", latency_us=2400.0, interval_us=(2000.0, 3000.0))
    page = check_structure(page_of(found, other))
    assert [row[3:5] for row in page.rows if row[0] == "tiny"] == [["adreno-640", "1.2 ms"], ["mali-g76-mp5", "2.4 ms"]]
    with pytest.raises(InputError, match="mali-g76-mp5"):
        network_page([other], {})


def test_a_network_without_multiplications_has_no_roofline(found: NetworkPrediction) -> None:
    layers = tuple(msgspec.structs.replace(layer, macs=0) for layer in found.layers)
    text = Page(page_of(msgspec.structs.replace(found, layers=layers, macs=0))).text
    assert "Roofline" not in text
    assert "All layers" in text


# ---- the timeline ------------------------------------------------------------------------------------------------------
def test_the_timeline_has_host_queue_and_layers(found: NetworkPrediction) -> None:
    trace = json.loads(timeline_of_network(found))
    names = {(e["pid"], e["tid"]): e["args"]["name"] for e in trace["traceEvents"] if e["name"] == "thread_name"}
    events: dict[str, list[tuple[str, float, float]]] = {}
    for e in trace["traceEvents"]:
        if e["ph"] == "X":
            events.setdefault(names[e["pid"], e["tid"]], []).append((e["name"], e["ts"], e["dur"]))
    assert events["calls"] == [(layer.name, layer.host_us[0], layer.host_us[1] - layer.host_us[0]) for layer in found.layers]
    on_gpu = [layer for layer in found.layers if layer.kind != "cpu"]
    assert events["queue"] == [(layer.name, layer.start_us, layer.time_us) for layer in on_gpu]
    assert [name for name, _, _ in events["by operator"]] == [layer.operator for layer in found.layers]
    assert trace["otherData"]["library"] == "tflite-gpu"


# ---- treemaps ----------------------------------------------------------------------------------------------------------
@given(st.lists(st.floats(0.01, 1000.0), min_size=1, max_size=40), st.floats(10.0, 2000.0), st.floats(10.0, 2000.0))
def test_a_treemap_fills_its_box_in_proportion(values: list[float], width: float, height: float) -> None:
    ordered = sorted(values, reverse=True)
    boxes = squarified(ordered, Box(3.0, 4.0, width, height))
    for value, box in zip(ordered, boxes, strict=True):
        assert box.width * box.height == pytest.approx(width * height * value / sum(ordered), rel=1e-6)
        assert 3.0 - 1e-6 <= box.x <= box.x + box.width <= 3.0 + width + 1e-6
        assert 4.0 - 1e-6 <= box.y <= box.y + box.height <= 4.0 + height + 1e-6
    for a, b in combinations(boxes, 2):
        across = min(a.x + a.width, b.x + b.width) - max(a.x, b.x)
        down = min(a.y + a.height, b.y + b.height) - max(a.y, b.y)
        assert min(across, down) <= 1e-6 * (width + height)


def test_rectangles_of_equal_values_are_squares() -> None:
    assert all(0.5 <= box.width / box.height <= 2.0 for box in squarified([1.0] * 24, Box(0.0, 0.0, 600.0, 400.0)))


def test_a_page_that_would_be_large_leaves_layers_out(found: NetworkPrediction, monkeypatch: pytest.MonkeyPatch) -> None:
    longest = max(found.layers, key=lambda layer: layer.time_us)
    layers = tuple(msgspec.structs.replace(layer, name=f"{layer.name} {i}") for i in range(20) for layer in found.layers)
    many = msgspec.structs.replace(found, layers=layers)
    monkeypatch.setattr("mgpusim.report.pages.frame.MOST_BYTES", 1)
    page = check_structure(page_of(many))
    assert "and all but the 20 longest layers" in page.text
    assert "Layers over time" not in page.text
    rows = [row for row in page.rows if len(row) == 12 and row[0].isdigit()]
    assert len(rows) == 20
    assert {row[1].rpartition(" ")[0] for row in rows} == {longest.name}  # 20 of the longest


def test_rates_of_roofs_are_in_powers_of_1000(found: NetworkPrediction) -> None:
    gpu = load_gpu("mali-g710-mp7")  # 64 B a cycle x 7 cores x 848 MHz = 371e6 KiB/s
    text = Page(network_page([msgspec.structs.replace(found, gpu=gpu.name)], {gpu.name: gpu})).text
    assert "380 GB/s" in text
    assert "KiB/s" not in text


def test_gaps_and_what_is_left_look_different(found: NetworkPrediction) -> None:
    tiny = msgspec.structs.replace(found.layers[-1], name="tiny", time_us=0.1, operator="tiny")
    parts = parts_of_latency(msgspec.structs.replace(found, layers=(*found.layers, tiny)))
    colours = {part["label"]: part["colour"] for part in parts}
    assert colours["gaps"] != colours["all else"]
    assert list(colours.values()).count(colours["all else"]) == 1
