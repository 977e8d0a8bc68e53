"""Names of models and files reach terminals and spreadsheets as text, not as what these would carry out."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.escapes import for_terminal, in_csv, shortened
from mgpusim.files import cache_dir
from mgpusim.nn.changing.scheduling.make import schedule_network
from mgpusim.nn.libraries.load import load_library
from mgpusim.report.console import plain, table, write
from mgpusim.report.tables.comparison import comparison_csv
from mgpusim.sweeps.comparing import compare


def test_controls_are_spelled_out_and_all_else_stays() -> None:
    assert for_terminal("a\x1b]0;title\x07b\x00c\x9bd\u202ee") == "a\\x1b]0;title\\x07b\\x00c\\x9bd\\u202ee"
    kept = "tabs\tlines\nµs × „Größe“ 漢字 → é"
    assert for_terminal(kept) == kept


@pytest.mark.parametrize("terminal", [False, True])
def test_reports_have_no_controls_of_others(terminal: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    made = table("layer", "time", right=("time",))
    made.add_row("conv\x1b[31mred", "5 us", style="bold")

    class Out(io.StringIO):
        def isatty(self) -> bool:
            return terminal

    out = Out()
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "80")
    write(made, "note: x\x1b[2J", "last")
    text = out.getvalue()
    assert "\x1b[31m" not in text
    assert "\x1b[2J" not in text
    assert "conv\\x1b[31mred" in text
    lines = [line.strip() for line in text.splitlines()]
    assert lines[-1] == "last"
    assert lines[-2] == "note: x\\x1b[2J"
    assert "\x1b" not in plain(made)


def test_messages_end() -> None:
    assert shortened("short\nlines") == "short\nlines"
    assert len(shortened("n" * 1_000_000)) < 2100
    many = shortened("\n".join(map(str, range(724))))
    assert many.splitlines()[-1] == "... and 624 lines more"
    assert many.count("\n") == 100


def test_an_error_names_the_dimension_without_carrying_it_out(tmp_path: Path) -> None:
    onnx = pytest.importorskip("onnx")
    info, name = onnx.helper.make_tensor_value_info, "a\x1b[31mred"
    graph = onnx.helper.make_graph(
        [onnx.helper.make_node("Relu", ["x"], ["y"])], "g", [info("x", 1, [1, name, 4, 4])], [info("y", 1, None)]
    )
    (tmp_path / "m.onnx").write_bytes(onnx.helper.make_model(graph).SerializeToString())
    found = CliRunner().invoke(cli, ["network", str(tmp_path / "m.onnx"), "--gpu", "adreno-640"])
    assert found.exit_code == 2
    assert "\x1b" not in found.output
    assert "a\\x1b[31mred" in found.output


def test_cells_are_no_formulas() -> None:
    assert [in_csv(text) for text in ("=1+1", "+1", "-a", "@x", "a=b", "")] == ["'=1+1", "'+1", "'-a", "'@x", "a=b", ""]
    found = compare(["srcnn"], ["adreno-640"], ["tnn"], resolution=32, limits=False)
    named = msgspec.structs.replace(found.combinations[0], problem='=cmd|"/c calc"!A1')
    rows = list(csv.reader(io.StringIO(comparison_csv(msgspec.structs.replace(found, combinations=(named,))))))
    assert rows[1][-1] == '\'=cmd|"/c calc"!A1'
    assert float(rows[1][4]) == found.combinations[0].latency_us


def test_an_empty_home_is_that_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    """The defect: the cache went into the root folder."""
    pwd = pytest.importorskip("pwd")
    import os

    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "")
    assert cache_dir() == Path(pwd.getpwuid(os.getuid()).pw_dir) / ".cache" / "mgpusim"


def test_numbers_beyond_reason_are_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match=r"weights of srcnn: got 1e\+308, expected at most 1e\+12"):
        compare(["srcnn"], ["adreno-640"], ["tnn"], resolution=32, limits=False, weights={"srcnn": 1e308})
    with pytest.raises(InputError, match=r"budget_s: got 3\.6e\+102 s, expected at most 2\.592e\+06 s, which are 30 days"):
        schedule_network("srcnn", "adreno-640", budget_s=3.6e102, resolution=32)
    for number in range(1200):
        base = f"l{number + 1}.toml" if number < 1199 else "tnn"
        (tmp_path / f"l{number}.toml").write_text(f'extends = "{base}"\n', encoding="utf-8")
    with pytest.raises(InputError, match="extends: more than 50 profiles extend each other in a row"):
        load_library(tmp_path / "l0.toml")
    assert load_library(tmp_path / "l1180.toml").name == load_library("tnn").name
