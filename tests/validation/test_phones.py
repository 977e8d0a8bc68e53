"""What validation/phones rests on: registers of the kernels whose cliff was measured, and a report from its figures alone."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from mgpusim.accuracy import metrics
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import load_gpu
from mgpusim.cost.traffic import mixed_traffic
from mgpusim.engine.features import F, features_of
from mgpusim.nn.host.cpu import COSTS
from mgpusim.nn.profiled.result import JudgedNetwork
from mgpusim.session import Session
from mgpusim.trace.registers import registers_of
from mgpusim.trace.trace import trace_launch
from mgpusim.trace.work import Work
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch

FOLDER = Path(__file__).parents[2] / "validation" / "phones"
T860 = load_gpu("mali-t860-mp4")


@pytest.fixture
def folder(monkeypatch):
    monkeypatch.syspath_prepend(str(FOLDER))
    yield __import__
    for name in ("rows", "report", "mali_t860", "cpu", "cpu_rows", "tflite"):
        sys.modules.pop(name, None)


ARRANGED = """
kernel void arranged(global float4 *o, global const float4 *a, int n) {
    int i = get_global_id(0);
    float4 p = 0, q = 0, r = 0, s = 0;
    for (int k = 0; k < n; ++k) {
        float4 x = a[i * n + k], y = a[i * n + k + 4096];
        p += x.xxxx * y; q += x.yyyy * y; r += x.zzzz * y; s += x.wwww * y;
    }
    o[i] = p + q + r + s;
}
"""


def test_arrangements_and_indices_take_no_registers_on_midgard() -> None:
    launch = Launch(
        ARRANGED, "arranged", (64,), (BufferArg("float32", 256), BufferArg("float32", 32768), ScalarArg("int32", (8,)))
    )
    facts = Work(launch).facts
    # four sums and two vectors of four words, and what says where; no arranged vector of four more
    assert 24 < facts.folded_registers <= facts.registers[1] - 4
    assert registers_of(facts, T860)[1] == facts.folded_registers
    assert registers_of(facts, with_fields(T860, {"registers.folded_operands": False})) == facts.registers


ROWS = "kernel void rows(global float *o, global const float *a, int n) { int i = get_global_id(0); float s = 0; " \
       "for (int k = 0; k < n; ++k) s += a[i * 4096 + k]; o[i] = s; }"  # fmt: skip


@pytest.mark.parametrize(("items", "missed"), [(32, False), (64, True)])
def test_pages_of_a_core_are_counted_against_its_translations(items: int, missed: bool) -> None:
    """Each item walks a page of its own: they stay where few are held at once, and do not where there are too many."""
    n, zeros = 16, Init("zeros")
    launch = Launch(
        ROWS,
        "rows",
        (items,),
        (BufferArg("float32", items), BufferArg("float32", items * 4096, zeros), ScalarArg("int32", (n,))),
        local_size=(items,),
    )
    found = features_of(trace_launch(launch, T860, session=Session(cache=False)))
    loads = [i for i, s in enumerate(found.site_info) if s.kind == "load"]
    misses = found.sites[0, loads, F["tlb_misses"]].sum()
    assert misses == items * n if missed else misses <= 2 * items


def test_mixed_traffic_costs_most_where_half_is_written() -> None:
    shares = [mixed_traffic(T860, 1.0 - w, w) for w in (0.0, 0.25, 0.5, 0.75, 1.0)]
    assert shares[0] == shares[4] == 1.0 < shares[1] == shares[3] < shares[2]
    assert mixed_traffic(load_gpu("nvidia-h200"), 1.0, 1.0) == 1.0


def test_the_report_is_made_of_the_figures_kept(folder, tmp_path, monkeypatch) -> None:
    report = folder("report")
    row = {"set": "a set", "group": "g", "kernel": "k", "note": "", "global": [64], "local": [4]}
    rows = [
        row | {"measured_ms": ms, "analytic": {"ms": said, "low_ms": said / 2, "high_ms": 2 * said, "bound": "fp"},
               "event": {"error": "refused"}, "without": {"this": {"analytic": 2 * ms}}}
        for ms, said in ((1.0, 1.1), (2.0, 2.0), (3.0, 9.0))
    ]  # fmt: skip
    assert report.scores(rows, "analytic") == ["3", "70.0%", "10.0%", "1.489", "1.000", "0.0%", "100.0%", "66.7%", "4.0"]
    assert report.scores(rows, "event")[:2] == ["0", "-"]
    document = {"device": "a phone", "gpu": "p", "version": "v", "sources": "s", "rows": rows,
                "mechanisms": {"this": {"overrides": {"core.x": "0"}, "says": "It does."}}}  # fmt: skip
    (tmp_path / "phone.json").write_text(json.dumps(document), encoding="utf-8")
    monkeypatch.setattr(report, "PREDICTED", tmp_path)
    monkeypatch.setattr(folder("rows"), "PREDICTED", tmp_path)
    monkeypatch.setattr(sys, "argv", ["report.py", "-o", str(tmp_path / "out.md")])
    report.main()
    text = (tmp_path / "out.md").read_text(encoding="utf-8")
    assert "| a set | analytic | this | 3 | 100.0% | 2.000 | 1.000 |" in text
    assert "| k | 4 | 1 | 1.1 | refused | fp |" in text


def test_every_measured_row_was_predicted(folder) -> None:
    rows = folder("rows")
    said = rows.stored("mali_t860")
    kept = [(r["set"], r["kernel"], r["note"], tuple(r["local"]), r["measured_ms"]) for r in said["rows"]]
    assert kept == [(r.set, r.kernel, r.note, r.local_size, r.ms) for r in rows.read_rows(FOLDER / "mali_t860.csv")]


def test_networks_of_the_report_have_a_line_each(folder) -> None:
    """What could not be measured is a dash."""
    whole = JudgedNetwork("b", 9, 9, 9, 9e3, 9e3, 9e3, 10e3, 100.0, 11e3, 9.5e3, (10e3, 12e3))
    part = JudgedNetwork("a", 0, 0, 9, None, None, None, None, None, 2e3, 1e3, (1e3, 3e3))
    lines = folder("tflite").of_networks(SimpleNamespace(networks=(whole, part)))
    assert [re.split(r" *\| *", line)[1:-1] for line in lines[2:4]] == [
        ["a", "-", "2 ms", "-", "-", "-", "1 ms"],
        ["b", "10 ms", "11 ms", "+10%", "9 ms", "1 ms", "1.5 ms"],
    ]


def test_costs_of_the_cpu_are_those_fitted_to_all_rows(folder) -> None:
    assert folder("cpu_rows").stored()["all"] == COSTS


@pytest.mark.slow
def test_the_report_of_the_cpu_comes_from_its_rows(folder) -> None:
    cpu = folder("cpu")
    assert (FOLDER / "cpu.md").read_text(encoding="utf-8") == cpu.report()
    measured = [row.us for row in cpu.rows()]
    assert metrics.mape(measured, cpu.unseen()) < 0.2
    for row in cpu.rows():
        assert row.network in cpu.works().names


@pytest.mark.slow
def test_costs_that_made_rows_are_found_in_them(folder) -> None:
    """Rows that the model itself makes are fitted to within a few percent, from where every fit begins."""
    rows = folder("cpu_rows")
    own = [row for row in rows.rows() if row.phone == "Pixel 4" and row.cores in ("1med", "3med", "2small")]
    made = [row._replace(us=us) for row, us in zip(own, rows.predicted(own).tolist(), strict=True)]
    found = rows.predicted(made, rows.fitted(made))
    assert metrics.mape([row.us for row in made], found) < 0.03
