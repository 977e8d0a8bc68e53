"""The HTML report: read with an HTML parser of its own, as a browser would."""

from __future__ import annotations

import html as html_text
import math
import os
import re
import subprocess
import sys

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.arch.load import load_gpu
from mgpusim.engine.details import STALLS, CacheLevel, GroupSpan, LineCost, Series
from mgpusim.engine.prediction import BOUNDS, Prediction
from mgpusim.errors import InputError
from mgpusim.report import words
from mgpusim.report.figures.drawing import PAGE_COLOURS
from mgpusim.report.figures.prediction import caches_figure, cores_figure, over_time_figure
from mgpusim.report.pages.annotate import annotated, coloured_lines
from mgpusim.report.pages.prediction import html_report
from tests.helpers.event_details import SOURCE, details, prediction
from tests.helpers.html_page import Page, check_structure


def report(*predictions: Prediction, source: str = SOURCE) -> bytes:
    gpus = {name: load_gpu(name) for name in {p.gpu for p in predictions}}
    return html_report(predictions, gpus, {p.kernel: source for p in predictions})


@pytest.fixture(scope="module")
def event() -> Prediction:
    return prediction(engine="event", event=details())


@pytest.fixture(scope="module")
def page(event: Prediction) -> Page:
    return Page(report(event))


def test_nothing_is_loaded_and_only_the_frame_runs(event: Prediction) -> None:
    data = report(event, msgspec.structs.replace(event, gpu="mali-g76-mp5"))
    page = Page(data)
    ids = [attrs["id"] for _, attrs in page.elements if "id" in attrs]
    assert len(ids) == len(set(ids))
    for tag, attrs in page.elements:
        assert tag not in ("link", "iframe", "object", "embed", "img", "base", "form")
        assert not any(name.startswith("on") or name in ("src", "srcset", "data", "action") for name in attrs)
        if "href" in attrs:
            assert attrs["href"].startswith("#")
            assert attrs["href"][1:] in ids
        assert attrs.get("http-equiv", "").lower() != "refresh"
    assert set(re.findall(r"url\(#([^)]*)\)", data.decode())) <= set(ids)
    assert not re.search(rb"url\((?!#)|@import|//\w|https?:", data.replace(b"/* ", b""))
    check_structure(data)
    check_structure(report(event))


def test_colours_are_variables_of_the_page(event: Prediction) -> None:
    text = report(event).decode()
    assert set(re.findall(r"var\((--[\w-]+)\)", text)) <= set(re.findall(r"(--[\w-]+):", text))
    assert not re.search(r"(fill|stroke): (?!none|var)", text)  # nothing drawn for one theme only
    assert {f"--{name}" for name in PAGE_COLOURS} <= set(re.findall(r"(--[\w-]+):", text))


def test_headline(page: Page) -> None:
    for said in (
        "1.23 ms",
        "876 µs to 1.78 ms in 80% of cases",
        "64 × 32 × 4",
        "8 × 4 × 4",
        "DRAM bandwidth is the bottleneck.",
    ):
        assert said in page.text
    assert "65% of the latency goes to DRAM bandwidth." in page.text  # 800.6 of 1234
    assert "62% of warp time: waiting for global memory." in page.text
    assert "81 GFLOP/s" in page.text
    assert "9% of the fp32 peak" in page.text  # of 898.6 GFLOP/s
    assert "Fewer registers" in page.text
    assert "926 µs, 25% less" in page.text


def test_breakdown_and_stalls_show_the_numbers_given(page: Page) -> None:
    assert page.row("DRAM bandwidth") == ["DRAM bandwidth", "801 µs", "65%"]
    assert page.row("exposed latency") == ["exposed latency", "230 µs", "19%"]
    assert page.row("floating-point units") == ["floating-point units", "200 µs", "16%"]
    assert page.row("launch overhead") == ["launch overhead", "3.4 µs", "0.3%"]
    assert [page.row(name)[1] for name in ("waiting for global memory", "issuing an instruction")] == ["62%", "25%"]
    assert page.row("load/store unit busy")[1:] == ["11%", words.STALL_WORDS["lsu"].remark]
    assert page.row("waiting at a barrier")[1:] == ["2%", ""]
    assert not [row for row in page.rows if row and row[0] == words.STALL_WORDS["atomic"].text]


def test_bars_have_the_lengths_of_their_shares(event: Prediction) -> None:
    widths = re.findall(r'<span class="c-[\w-]+[^"]*" style="width:([\d.]+)%" title="([^"]*): [^"]*"', report(event).decode())
    for parts, names in ((event.breakdown_us, words.BOUND_WORDS), (details().stalls, words.STALL_WORDS)):
        whole = sum(parts.values())
        found = {label: float(width) for width, label in widths}
        for name, value in parts.items():
            if value > 0:
                assert found[names[name].text] == pytest.approx(100 * value / whole, abs=1e-3)


def test_caches(page: Page) -> None:
    assert page.row("L1") == ["L1", "4,000", "37%", "", "3%", "500 KiB", "192 kB", "31%"]
    assert page.row("L2")[:3] == ["L2", "2,520", "80%"]
    assert not [row for row in page.rows if row and row[0] == "texture L1" and len(row) == 8]


def test_source_with_costs(page: Page) -> None:
    shown = [row for row in page.rows if row and row[0].isdigit()]
    assert [row[-1] for row in shown] == SOURCE.splitlines()
    assert shown[4][:-1] == ["5", "71%", "", "global memory", "38%", "81%", "64 KiB"]
    assert shown[5][:-1] == ["6", "19%", "", "issuing", "", "", ""]
    assert shown[0][:-1] == ["1", "", "", "", "", "", ""]
    assert "3% of the time belongs to no line" in page.text
    spilling = Page(report(prediction(spilled_registers=3, event=details()))).text
    assert "3% of the time goes to spilled registers or belongs to no line" in spilling
    titles = {a["title"] for tag, a in page.elements if tag == "tr" and "title" in a}
    assert "4096 warp instructions, 1024 memory requests of 3 transactions each, global memory 85%, load/store unit 15%" in titles


@pytest.mark.slow
def test_what_was_simulated_and_what_rests_on_guesses(page: Page) -> None:
    for said in ("12 of 64 work groups on 2 shader cores, 123,456 warp instructions, 30 µs", "the cycles of a wave had converged",
                 "5,321, 5,100, 5,099", "gto", "987 µs; the simulation takes 25% more (ratio 1.25)",
                 "17% of the latency rests on figures",
                 "5 work groups per core, 42% of its warp slots; more would not fit because of its registers",
                 "43% of the warp slots", "52 of 32 bits per work item (40 to 70"):  # fmt: skip
        assert said in page.text
    assert page.row("model.latency_norm")[-1] == "12%"
    loose = Page(report(prediction(event=details(converged=False, gap=0.5))))
    assert "extrapolated before the cycles of a wave had converged" in loose.text
    assert "2.47 ms; the simulation takes 50% less" in loose.text
    every = Page(report(prediction(event=details(exact=True, simulated_groups=64)))).text
    assert "all 64 work groups on 2 shader cores" in every
    assert "the rest" not in every
    some = Page(report(prediction(event=details(exact=True)))).text  # of a GPU with many cores
    assert "12 of 64 work groups on 2 shader cores" in some
    assert "on the other shader cores, taken to be alike" in some


def test_an_analytic_prediction_has_only_what_it_knows() -> None:
    text = Page(report(prediction())).text
    for missing in ("warps are doing", "line by line", "over time", "on the cores", "simulated"):
        assert missing not in text
    for present in ("Where the time goes", "Caches", "Roofline", "Occupancy and registers", "What would help"):
        assert present in text


def test_several_predictions_are_compared_first(event: Prediction, page: Page) -> None:
    other = prediction(kernel="gemm", gpu="mali-g76-mp5", latency_us=50000.0, interval_us=(40000.0, 62500.0), bound="texture")
    alone, page = page, Page(report(event, other))
    assert [row[0] for row in page.rows[:3]] == ["kernel", "conv", "gemm"]
    assert [cell.strip() for cell in page.rows[2][1:]] == [
        "mali-g76-mp5",
        "64 × 32 × 4",
        "8 × 4 × 4",
        "analytic",
        "50 ms",
        "40 to 62.5 ms",
        "",
        "texture units",
        "42%",
    ]
    table = page.elements[[tag for tag, _ in page.elements].index("table") :]
    anchors = [attrs["href"] for tag, attrs in table if tag == "a"][:2]
    assert anchors == [f"#{attrs['id']}" for tag, attrs in page.elements if tag == "section"]
    assert "kernel" not in [row[0] for row in alone.rows if row]


@pytest.mark.parametrize("log", [False, True])
def test_the_overview_puts_latencies_on_one_axis(log: bool) -> None:
    times = (100.0, 5000.0 if log else 400.0)
    page = Page(report(*(prediction(latency_us=t, interval_us=(t / 2, t * 2)) for t in times)))
    styles = [a["style"] for _, a in page.elements if a.get("class") in ("band", "dot")][:4]
    band, dot, _, last = (tuple(float(x) for x in re.findall(r"([\d.]+)%", style)) for style in styles)
    low, high = 50.0, 2 * times[1]
    place = (lambda us: math.log(us / low) / math.log(high / low)) if log else (lambda us: us / high)
    assert band == pytest.approx((100 * place(50.0), 100 * (place(200.0) - place(50.0))), abs=1e-2)
    assert (dot[0], last[0]) == pytest.approx((100 * place(100.0), 100 * place(times[1])), abs=1e-2)


NASTY = """</td><script>alert("1")</script> <!-- {{ 7 * 7 }} {% raw %} &amp; ' ` --> \t "</table>" // <b>é</b>
/* <script>
</script> */ x"""


def test_source_and_names_are_escaped() -> None:
    event = details(lines=(LineCost(1, 1.0, {"memory": 1.0}, 1.0, 0, 0, None, None, 0.0),))
    page = Page(report(prediction(kernel='<img src=x onerror="1">', event=event), source=NASTY))
    assert [tag for tag, _ in page.elements if tag in ("script", "img")] == ["script"]
    assert not [a for _, a in page.elements if "onerror" in a]
    assert [row[-1] for row in page.rows if row and row[0].isdigit()] == NASTY.split("\n")
    assert '<img src=x onerror="1">' in page.text


SOURCES = st.lists(st.sampled_from(["int", " ", "\n", "/*", "*/", "//", '"', "\\", "<", ">", "&", "#if", "x", "'", "\r\n"])).map(
    "".join
)


@given(SOURCES | st.text())
def test_colouring_changes_no_text(source: str) -> None:
    lines = coloured_lines(source)
    plain = source.replace("\r\n", "\n").replace("\r", "\n")
    wanted = plain.removesuffix("\n").split("\n")
    assert [html_text.unescape(re.sub(r"</?i[^>]*>", "", line)) for line in lines] == wanted
    assert all(line.count("<i ") == line.count("</i>") for line in lines)


@pytest.mark.parametrize(("code", "marked"), [
    ("__kernel void f(__global const float4 *a)", ["k __kernel", "t void", "k __global", "k const", "t float4"]),
    ("read_only image2d_t i; half16 globals;", ["k read_only", "t image2d_t", "t half16"]),
    ('"a // b" + 1 // c', ['s "a // b"', "c // c"]),
    ("/* a\n  b */ int x;", ["c /* a", "c   b */", "t int"]),
    ("#define N 4 // four", ["k #define N 4 ", "c // four"]),
])  # fmt: skip
def test_words_of_opencl_are_marked(code: str, marked: list[str]) -> None:
    found = re.findall(r'<i class="(.)">(.*?)</i>', "\n".join(coloured_lines(code)))
    assert [f"{kind} {html_text.unescape(text)}" for kind, text in found] == marked


def test_columns_are_named_also_where_the_source_begins_folded() -> None:
    costly = details(lines=(LineCost(20, 1.0, {"memory": 1.0}, 1.0, 4, 8, 0.5, 0.25, 64.0),))
    page = Page(report(prediction(event=costly), source="\n" * 19 + "a[i] = 0;\n"))
    at = page.rows.index(["line", "share", "split", "mostly", "L1 hit", "L2 hit", "DRAM", "source"])
    assert page.rows[at + 1][0] == "1"
    assert page.row("20") == ["20", "100%", "", "global memory", "50%", "25%", "64 B", "a[i] = 0;"]


@given(st.text(" \t", max_size=5), st.sampled_from(["x", "int x;", "/* x */", "// x", "#if x", '"x"', ""]))
def test_continuations_are_set_off_from_where_a_line_begins(blank: str, code: str) -> None:
    (fold,) = annotated(blank + code, [])
    assert fold.lines[0].indent == len((blank + ".").expandtabs(4)) - 1
    (fold,) = annotated("/* y\n" + blank + "x */", [])  # a comment's second line is marked up from its first column on
    assert fold.lines[1].indent == len((blank + ".").expandtabs(4)) - 1


@given(st.integers(1, 80), st.sets(st.integers(-2, 90), max_size=6))
def test_folds_keep_every_line_and_hide_no_cost(count: int, costly: set[int]) -> None:
    costs = [LineCost(line, 0.1, {"issue": 0.1}, 1.0, 0, 0, None, None, 0.0) for line in costly]
    folds = annotated("\n" * count, costs)
    assert [s.line for fold in folds for s in fold.lines] == list(range(1, count + 1))
    for fold in folds:
        shown = {s.line for s in fold.lines if s.share}
        assert shown == {s.line for s in fold.lines} & costly
        if fold.folded:
            assert len(fold.lines) >= 10
            assert not {s.line + d for s in fold.lines for d in range(-3, 4)} & costly & set(range(1, count + 1))


def test_only_finite_numbers_are_shown() -> None:
    nan, inf = math.nan, math.inf
    bad = details(
        gap=nan, wave_cycles=(nan, 5.0), stalls={"memory": 1.0, "lsu": nan},
        over_time=Series(0.0, 1.0, {"occupancy": (nan, 0.5), "dram": (inf, 0.1), "l2": (nan,)}),
        lines=(LineCost(1, nan, {}, nan, 0, 0, nan, None, nan), LineCost(5, 1.0, {"memory": nan}, inf, 3, 0, None, nan, 0.0)),
        caches={"l2": CacheLevel(4, 2, 0, 10.0, 5.0, nan)},
    )  # fmt: skip
    odd = prediction(event=bad, hit_rate=dict.fromkeys(("l1", "l2"), nan), utilization={"dram": nan, "alu": None},
                     guesses={"a": nan}, breakdown_us={"dram": 1.0, "fp": nan}, guess_share=nan,
                     intensity={"l2": nan})  # fmt: skip
    none = prediction(
        flops=0.0, gflops=0.0, hit_rate={"l1": None}, intensity={"l2": None, "dram": None}, divergence=0.0, advice=()
    )
    for p in (odd, none):
        page = Page(report(p))
        said = [page.text, *(value for _, attrs in page.elements for value in attrs.values())]
        assert not [text for text in said if re.search(r"\b(nan|None|inf|undefined|NaN|null)\b", text)]


def test_no_groups_no_lines_no_caches() -> None:
    empty = details(groups=(), slices=(), lines=(), caches={}, over_time=Series(0.0, 1.0, {}), stalls={}, wave_cycles=())
    assert "Where the time goes" in Page(report(prediction(event=empty))).text


def test_a_figure_draws_each_group_and_the_right_lengths() -> None:
    spans = details().groups
    drawn = re.findall(r'<path d="([^"]*)"[^>]*fill: var\(--mem-1\)', cores_figure(spans, "a"))
    assert sum(path.count("M") for path in drawn) == len(spans)
    many = tuple(GroupSpan(i, i % 2, 0, float(i), i + 1.0) for i in range(2000))
    assert len(cores_figure(many, "a")) < 100_000
    figure = caches_figure({"l2": CacheLevel(1, 1, 0, 400.0, 300.0, 0.5)}, "k")
    bars = re.findall(r'<path d="M([\d.]+) [\d.]+L([\d.]+) [^>]*fill: var\(--mem-1\)', figure)
    (left, middle), (start, right) = ((float(a), float(b)) for a, b in bars)
    assert middle == pytest.approx(start)
    assert (middle - left) / (right - left) == pytest.approx(0.75, rel=1e-4)
    assert over_time_figure(Series(0.0, 1.0, {"issue": (0.5,) * 5000}), "t").count("L") < 2000


def test_every_name_of_the_model_has_words_and_a_colour() -> None:
    for names, table in ((BOUNDS, words.BOUND_WORDS), (STALLS, words.STALL_WORDS)):
        assert set(table) == set(names)
        assert all(said.text and said.remark for said in table.values())
    assert all(said.short for said in words.STALL_WORDS.values())
    for table in (words.BOUND_WORDS, words.STALL_WORDS, words.LEVEL_WORDS, words.UNIT_WORDS):
        assert {said.colour for said in table.values()} <= set(PAGE_COLOURS)


def test_what_is_missing_is_said(event: Prediction) -> None:
    with pytest.raises(InputError, match="no prediction"):
        html_report([], {}, {})
    with pytest.raises(InputError, match="adreno-640"):
        html_report([event], {}, {})
    assert b"line by line" not in html_report([event], {"adreno-640": load_gpu("adreno-640")}, {})


@pytest.mark.slow
def test_the_same_input_gives_the_same_bytes(event: Prediction) -> None:
    here = report(event)
    assert report(event) == here
    code = (
        "import sys\nfrom tests.helpers.event_details import *\nfrom mgpusim.arch.load import load_gpu\n"
        "from mgpusim.report.pages.prediction import html_report\n"
        "made = [prediction(engine='event', event=details())]\n"
        "sys.stdout.buffer.write(html_report(made, {'adreno-640': load_gpu('adreno-640')}, {'conv': SOURCE}))"
    )
    env = {**os.environ, "PYTHONHASHSEED": "7", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    assert subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True).stdout == here


@pytest.mark.slow
def test_a_page_that_would_be_large_leaves_details_out(event: Prediction, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = report(event, event)
    monkeypatch.setattr("mgpusim.report.pages.frame.MOST_BYTES", len(whole) - 1)
    some = check_structure(report(event, event))
    assert "Left out, so that the page stays below 1 MB: how work groups lie on the cores" in some.text
    assert "Work groups on the cores" not in some.text
    assert "Source, line by line" in some.text
    monkeypatch.setattr("mgpusim.report.pages.frame.MOST_BYTES", 1)
    least = report(event, event)
    assert "Source, line by line" not in Page(least).text
    assert len(least) < len(whole) / 2
