"""The documents beside what they speak of: pages made from the code, paths, drawings, citation, and the build of the site."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import mgpusim
from mgpusim.arch.fields import numeric_fields, source_of
from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.schema import entries
from mgpusim.cli.app import COMMANDS
from tests.helpers.doc_snippets import pages

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = [*pages(ROOT), ROOT / "CONTRIBUTING.md"]


def module_of(name: str) -> ModuleType:
    """Import a script of docs/, which is not a package."""
    sys.path.insert(0, str(DOCS))
    try:
        return __import__(name)
    finally:
        sys.path.remove(str(DOCS))


def test_drawings_are_those_of_their_script() -> None:
    drawings = module_of("drawings")
    for name in drawings.DRAWINGS:
        assert (DOCS / "concepts" / f"{name}.svg").read_text(encoding="utf-8") == drawings.draw(name)
        assert f"({name}.svg)" in "".join(page.read_text(encoding="utf-8") for page in (DOCS / "concepts").glob("*.md"))


def test_every_command_field_and_result_has_its_place() -> None:
    generate = module_of("generate")
    commands = generate.command_pages()
    assert {f"{name}.md" for name in COMMANDS} < commands.keys()
    assert "| `--engine analytic\\|event` |" in commands["predict.md"]
    fields = generate.fields_page()
    assert all(f"| `{path}` |" in fields for path, entry in entries().items() if "." in path and not entry.is_table)
    results = generate.results_page()
    assert "| `latency_us` | `float` | what event profiling would report" in results


def test_every_gpu_has_a_page_with_the_source_of_each_figure_and_what_was_judged() -> None:
    generate = module_of("generate")
    pages = generate.gpu_pages(ROOT / "validation")
    overview = generate.gpus_page()
    assert pages.keys() == {f"{name}.md" for name in list_gpus()}
    for name in list_gpus():
        gpu, page = load_gpu(name), pages[f"{name}.md"]
        for path in numeric_fields(gpu):
            assert re.search(rf"^\| `{re.escape(path)}` \| [^|]+ \| {source_of(gpu, path).kind} \| ", page, re.MULTILINE), path
        assert f"(gpus/{name}.md)" in overview
    assert "(../../accuracy/reports/modern/REPORT.md)" in pages["adreno-830.md"]
    assert "Galaxy S25" in pages["adreno-830.md"]


def test_python_page_names_all_that_is_public() -> None:
    text = module_of("generate").python_page()
    assert {name for name in mgpusim.__all__ if f":: mgpusim.{name}\n" not in text} == {"__version__"}


def test_reports_become_pages_with_their_figures_and_links(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "REPORT.md").write_text(
        "# One\n\n![speed](x.svg) [causes](causes.md) [data.csv](data.csv) [why](../../src/x.py)\n", encoding="utf-8"
    )
    (tmp_path / "a" / "causes.md").write_text("# Causes\n", encoding="utf-8")
    (tmp_path / "a" / "x.svg").write_text("<svg/>", encoding="utf-8")
    made = module_of("generate").report_pages(tmp_path)
    assert made.keys() == {"a/REPORT.md", "a/causes.md", "a/x.svg", "index.md"}
    assert "[causes](causes.md)" in made["a/REPORT.md"]
    assert f"`{tmp_path.name}/a/data.csv`" in made["a/REPORT.md"]
    assert "why (`" in made["a/REPORT.md"]
    assert "One (REPORT.md) <a/REPORT.md>" in made["index.md"]


def test_paths_in_the_documents_exist() -> None:
    wrong = []
    for page in PAGES:
        for path in re.findall(
            r"`((?:mgpusim|tests|tools|docs|examples|validation|presets)/[\w./-]+?)/?`", page.read_text(encoding="utf-8")
        ):
            made = path.startswith(("docs/_build", "docs/reference/cli"))
            if not made and not (ROOT / path).exists():
                wrong.append(f"{page.name}: {path}")
    assert wrong == []


def test_reports_that_pages_link_to_exist() -> None:
    wrong = []
    for page in PAGES:
        for link in re.findall(r"\]\(((?![a-z]+:)[^)#\s]+)", page.read_text(encoding="utf-8")):
            target = Path(os.path.normpath(page.parent / link))
            if DOCS / "accuracy" / "reports" in target.parents and target.name != "index.md":
                target = ROOT / "validation" / target.relative_to(DOCS / "accuracy" / "reports")
            elif DOCS / "reference" in target.parents or target == DOCS / "accuracy" / "reports" / "index.md":
                continue  # made at each build, which checks them
            if not target.exists():
                wrong.append(f"{page.relative_to(ROOT)}: {link}")
    assert wrong == []


def test_versions_agree() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    cited = re.search(r"^version: (.*)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    assert mgpusim.__version__ == project == cited[1]


@pytest.mark.slow
def test_site_builds_without_a_warning_and_a_network(tmp_path: Path) -> None:
    """A proxy that nobody answers stands for the network that is not there."""
    pytest.importorskip("sphinx", reason="pip install -e '.[docs]'")
    away: dict[str, Any] = dict.fromkeys(("http_proxy", "https_proxy", "HTTP_PROXY", "HTTPS_PROXY"), "http://127.0.0.1:9")
    command = [sys.executable, "-m", "sphinx", "-W", "--keep-going", "-q", "-E", str(DOCS), str(tmp_path / "site")]
    made = subprocess.run(command, env=os.environ | away, capture_output=True, encoding="utf-8", check=False)
    assert made.returncode == 0, made.stderr[-4000:]
    front = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "Quickstart" in front
    loaded = re.findall(r"(?:src|href)=\"(https?://[^\"]+)\"[^>]*(?:rel=\"stylesheet\"|></script>)", front)
    assert loaded == []
