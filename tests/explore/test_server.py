"""The explorer's server over HTTP: who may ask, what is answered, and the page in a browser."""

from __future__ import annotations

import html
import http.client
import json
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from mgpusim import load_gpu, predict
from mgpusim.arch.fields import get_field
from mgpusim.cli.app import cli
from mgpusim.explore.answers import Explorer
from mgpusim.explore.page import WIDER
from mgpusim.explore.roofs import roofs_svg
from mgpusim.explore.server import ExplorerServer, Subject
from mgpusim.explore.state import ExplorerState
from mgpusim.report.text import time_text
from mgpusim.units import parse_quantity
from mgpusim.workload.launch import Launch
from mgpusim.workload.launches import as_launch
from tests.helpers.chromium import CHROMIUM, need_axe, violations
from tests.helpers.work import HANG_S

GPU = "gpu=adreno-640"
FASTER = f"{GPU}&set=clock.gpu_hz%3D700MHz"


@pytest.fixture(scope="module")
def server() -> Iterator[ExplorerServer]:
    explorer = Explorer(as_launch("softmax"))
    explorer.answer(ExplorerState("adreno-640"), wait_s=HANG_S)
    subject = Subject("softmax", (), (), {"launches": ["softmax"]})
    with ExplorerServer(explorer, subject, ExplorerState("adreno-640")) as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        yield made
        made.shutdown()


def get(
    server: ExplorerServer, name: str, token: str | None = None, method: str = "GET", host: str = "", **query: str
) -> tuple[http.client.HTTPResponse, bytes]:
    connection = http.client.HTTPConnection("127.0.0.1", server.server_port, timeout=HANG_S)
    path = f"/{server.token if token is None else token}/{name}" + (f"?{urlencode(query)}" if query else "")
    connection.request(method, path, headers={"Host": host} if host else {})
    response = connection.getresponse()
    data = response.read()
    connection.close()
    return response, data


def ask(server: ExplorerServer, **query: str) -> dict[str, Any]:
    response, data = get(server, "answer", **query)
    assert response.status == 200
    said: dict[str, Any] = json.loads(data)
    return said


@pytest.mark.parametrize("asked", [{"token": "guess"}, {"token": ""}, {"host": "evil.example"}, {"name": "nothing"}])
def test_who_may_not_ask_is_told_nothing(server: ExplorerServer, asked: dict[str, str]) -> None:
    response, data = get(server, **({"name": ""} | asked))  # type: ignore[arg-type]
    assert (response.status, data) == (404, b"Not found\n")


def test_only_reading_is_offered(server: ExplorerServer) -> None:
    assert get(server, "", method="POST")[0].status == 501
    assert server.server_address[0] == "127.0.0.1"
    assert len(server.token) > 20


def test_page_and_answer_name_kernel_and_gpu(tmp_path: Path) -> None:
    """Of a launch without an entry, which names its file alone, the answer says what to put there."""
    path = tmp_path / "file.cl"
    path.write_text("kernel void twice(global float* a) { a[get_global_id(0)] *= 2.0f; }", encoding="utf-8")
    launch = Launch(path, "", (1024,), ("buffer:float32:1024",))
    explorer = Explorer(launch)
    explorer.answer(ExplorerState("adreno-640"), wait_s=HANG_S)
    with ExplorerServer(explorer, Subject(str(path), (), (), {}), ExplorerState("adreno-640")) as made:
        page = made.page({}).decode()
        said = made.reply("answer", {})
    assert "<title>file.cl on adreno-640, explored – mgpusim</title>" in page
    assert re.search(r'<h1><span id="target">file.cl</span> <span class="on">explored on</span> adreno-640</h1>', page)
    assert said is not None
    assert json.loads(said.data)["name"] == "twice"


def test_the_page_loads_nothing(server: ExplorerServer) -> None:
    response, data = get(server, "")
    page = data.decode()
    assert response.headers["Referrer-Policy"] == "no-referrer"
    assert "default-src 'none'" in page
    assert "connect-src 'self'" in page
    assert not re.findall(r"""(?:src|href|action)=["'](?!#)[^"']*["']""", page)
    assert "@import" not in page
    assert "url(" not in page


def test_every_field_has_a_label_and_its_figure(server: ExplorerServer) -> None:
    page = get(server, "")[1].decode()
    ids = re.findall(r'<(?:input|select) id="([^"]+)"', page)
    assert len(ids) > 100
    assert len(set(ids)) == len(ids)
    for name in ids:
        assert f'for="{name}"' in page or name == "anew"
    for path, base in re.findall(r'data-path="([^"]+)" data-base="([^"]*)"', page):
        own, again = (get_field(load_gpu("adreno-640", sets), path) for sets in ({}, {path: base}))
        assert again == own or again == pytest.approx(own, rel=1e-3), path


def test_sliders_hold_legal_figures(server: ExplorerServer) -> None:
    page = get(server, "")[1].decode()
    for path in ("clock.gpu_hz", "l2.size_b", "dram.efficiency", "l2.line_b"):
        found = re.search(rf'data-of="f-{path.replace(".", "-")}" data-values="([^"]*)"', page)
        assert found, path
        values = json.loads(found[1].replace("&#34;", '"'))
        assert len(values) > 2
        for text in values if path != "l2.line_b" else ():  # lines must fit the sets: the page says where they do not
            load_gpu("adreno-640", {path: text})


def test_an_answer_has_both_states(server: ExplorerServer) -> None:
    said = ask(server, now=FASTER, kept=GPU)
    now, kept = (predict("softmax", "adreno-640", overrides=more) for more in ({"clock.gpu_hz": "700MHz"}, {}))
    for one in (now, kept):
        assert time_text(one.latency_us).replace(" us", " µs") in said["html"]
    assert f"{100 * (now.latency_us / kept.latency_us - 1):+.1f}%" in said["html"]
    assert "mgpusim predict softmax --gpu adreno-640 --set clock.gpu_hz=700MHz" in said["html"]
    roofs = ["texture L1", "local memory", "L2", "DRAM"]  # have names
    assert re.findall(r"rotate[^>]+>([^<]+)</text>", said["html"]) == roofs


def test_roofs_of_one_rate_are_one_line_with_both_names() -> None:
    answer = Explorer(as_launch("softmax")).answer(ExplorerState("mali-g710-mp7"), wait_s=HANG_S)
    assert answer is not None
    assert answer.gpu.l1 is not None
    assert answer.gpu.texture_l1 is not None
    assert answer.gpu.l1.b_per_cycle == answer.gpu.texture_l1.b_per_cycle
    drawn = roofs_svg([answer])
    assert len(re.findall(r"rotate[^>]+>texture L1, L1</text>", drawn)) == 1
    lines = re.findall(r'<path d="([^"]+)" style="fill:none;stroke-width:([\d.]+);stroke:var\(--(?:tex-1|mem-2)\)"', drawn)
    assert len({place for place, _ in lines}) == 1
    assert [float(width) for _, width in lines] == [4.8, 1.6]  # the first shows to both sides of the second


@pytest.mark.parametrize(
    ("now", "wrong", "text"),
    [
        (f"{GPU}&set=l2.size_b%3D17", "l2.size_b", "sets"),
        (f"{GPU}&set=l2.sise_b%3D17", "", "did you mean"),
        (f"{GPU}&local=0", "", "local"),
        ("gpu=/etc/passwd", "", "expected one that the page lists"),
        (f"{GPU}&library=/tmp/x.toml", "", "expected one that the page lists"),
        (f"{GPU}&colour=<b>", "", "expected a state"),
    ],
)
def test_what_is_wrong_is_said(server: ExplorerServer, now: str, wrong: str, text: str) -> None:
    said = ask(server, now=now)
    assert "html" not in said
    assert text in said["status"]
    assert said["wrong"] == wrong


def test_files_are_what_the_page_shows(server: ExplorerServer, tmp_path: Path) -> None:
    response, data = get(server, "preset.toml", now=FASTER)
    path = tmp_path / "mine.toml"
    path.write_bytes(data)
    assert load_gpu(path).clock.gpu_hz == 700e6
    assert "attachment" in response.headers["Content-Disposition"]
    assert get(server, "study.toml", now=GPU)[0].status == 400
    assert b"texture units" in get(server, "report.html", now=GPU)[1] or b"bottleneck" in get(server, "report.html", now=GPU)[1]


@pytest.mark.slow
@need_axe
@pytest.mark.parametrize("width", [400, 1600])
@pytest.mark.parametrize("dark", [False, True])
def test_axe_finds_nothing(server: ExplorerServer, tmp_path: Path, width: int, dark: bool) -> None:
    html = ask(server, now=FASTER, kept=GPU)["html"]
    page = get(server, "", now=FASTER, kept=GPU)[1].decode()
    page = page.replace('<div id="answer" aria-busy="true"></div>', f'<div id="answer">{html}</div>').replace("\nask();\n", "\n")
    found = violations(page.encode(), tmp_path, width, dark)
    assert [(one["id"], one["help"], one["nodes"][:3]) for one in found] == []


class _Poked(ExplorerServer):
    """Its page moves the slider of the clock to the left end, as a user would."""

    def page(self, query: dict[str, str]) -> bytes:
        move = """const slider = document.querySelector('[data-of="f-clock-gpu_hz"]'); slider.value = 0;
        slider.dispatchEvent(new Event("input", {bubbles: true}));"""
        text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", super().page(query).decode())
        return text.replace("</body>", f"<script>{move}</script></body>").encode()


@pytest.mark.slow
@need_axe
def test_a_slider_in_a_browser_changes_the_answer(tmp_path: Path) -> None:
    explorer, subject = Explorer(as_launch("softmax")), Subject("softmax", (), (), {"launches": ["softmax"]})
    with _Poked(explorer, subject, ExplorerState("adreno-640")) as made:
        threading.Thread(target=made.serve_forever, daemon=True).start()
        done = subprocess.run(
            [str(CHROMIUM), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={tmp_path}",
             "--virtual-time-budget=30000", "--dump-dom", made.address],
            capture_output=True, encoding="utf-8", check=True, timeout=HANG_S,
        )  # fmt: skip
        made.shutdown()
    steps = re.search(r'data-of="f-clock-gpu_hz" data-values="([^"]*)"', done.stdout)
    assert steps is not None
    hz = json.loads(html.unescape(steps[1]))[0]
    assert parse_quantity(hz, "Hz") == pytest.approx(load_gpu("adreno-640").clock.gpu_hz / WIDER, rel=5e-3)
    found = predict("softmax", "adreno-640", overrides={"clock.gpu_hz": hz})
    said = re.search(r'<output id="status"[^>]*>([^<]*)</output>', done.stdout)
    assert said is not None
    assert said[1].startswith(time_text(found.latency_us).replace(" us", " µs"))
    assert made.token not in done.stdout  # it stays in the address


def test_the_command_serves_until_it_is_interrupted(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mgpusim", "explore", "softmax", "--gpu", "adreno-640", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"softmax on adreno-640: (http://127\.0\.0\.1:\d+/[\w-]{20,}/)\n", line)
        assert found, line
        with urlopen(found[1], timeout=HANG_S) as page:
            assert b"softmax" in page.read()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=HANG_S)
    assert (process.returncode, errors) == (130, "interrupted\n")


@pytest.mark.parametrize(
    ("more", "text"),
    [
        (["--gpu", "mali-g76-mp5"], "--gpu: got 2 GPUs"),
        (["--local", "64", "--local", "32"], "--local: got 2"),
        (["--library", "mnn"], "--library"),
    ],
)
def test_what_cannot_be_explored_is_refused(more: list[str], text: str) -> None:
    result = CliRunner().invoke(cli, ["explore", "softmax", "--gpu", "adreno-640", "--no-browser", *more])
    assert result.exit_code == 2
    assert text in result.output
