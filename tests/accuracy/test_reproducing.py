"""Validations run again: descriptions, what has changed in a report, and steps that run, resume, fail and are ended."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mgpusim.accuracy.reproducing.changes import changes_of
from mgpusim.accuracy.reproducing.description import described, find_folders, read_description, validation_folder
from mgpusim.accuracy.reproducing.steps import Reproduced, reproduce, write_back
from mgpusim.artefacts import clear_cache
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.files import cache_dir, data_dir
from mgpusim.session import Session
from tests.helpers.work import HANG_S

# --- changes ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "changed", "texts"),
    [
        ("error 12.5%", "error 12.5%", 0, 0),
        ("error 12.5%", "error 12.6%", 0, 0),  # one unit of the last digit
        ("error 12.5%", "error 12.7%", 1, 0),
        ("error 12%", "error 13%", 0, 0),
        ("8 kernels", "9 kernels", 1, 0),  # a count is not rounded
        ("1,024 launches", "1,025 launches", 1, 0),
        ("conv3x3 takes 4.00 us", "conv3x3 takes 4.05 us", 1, 0),
        ("conv3x3", "conv5x5", 0, 1),  # no figures, but words
        ("-0.25 and +3.1", "+0.25 and +3.1", 1, 0),
        ("1.2e-05 s", "1.3e-05 s", 0, 0),
        ("1.2e-05 s", "1.2e-04 s", 1, 0),
        ("a\nb 1.0\nc", "a\nnew 7\nb 2.0\nc", 1, 1),  # a line came in; the others are compared all the same
        ("a\nb\nc", "a\nc", 0, 1),
    ],
)
def test_changes_of_a_report(old: str, new: str, changed: int, texts: int) -> None:
    found = changes_of(old, new)
    assert (found.changed, found.texts, found.differs) == (changed, texts, bool(changed or texts))


@given(st.lists(st.floats(0.1, 1e6), min_size=1, max_size=8), st.data())
def test_every_number_that_moves_is_counted(values: list[float], data: st.DataObject) -> None:
    moved = data.draw(st.lists(st.booleans(), min_size=len(values), max_size=len(values)))
    after = [value * (1.5 if m else 1) for value, m in zip(values, moved, strict=True)]
    old, new = ("\n".join(f"row {k}x{k}: {v:.3f} us" for k, v in enumerate(some)) for some in (values, after))
    found = changes_of(old, new)
    assert (found.figures, found.changed, found.texts) == (len(values), sum(moved), 0)
    document = changes_of(json.dumps(values), json.dumps(after), is_json=True)
    assert (document.figures, document.changed, document.texts) == (len(values), sum(moved), 0)


def test_changes_of_json_and_what_varies() -> None:
    old = {"a": {"us": 1.5, "rounded": 2.125, "n": 3, "seconds": 9.0}, "word": "x", "gone": [1]}
    new = {"a": {"us": 1.5000001, "rounded": 2.126, "n": 4, "seconds": 1.0}, "word": "y", "fresh": None}
    found = changes_of(json.dumps(old), json.dumps(new), is_json=True, vary=[r"(^|\.)seconds$"])
    assert (found.changed, found.texts) == (1, 3)
    assert found.lines == ("a.n: 3 -> 4", "word: x -> y", "+ fresh: None", "- gone.0: 1")
    assert not changes_of("took 12 s, 0.5", "took 99 s, 0.5", vary=[r"took \d+ s"]).differs
    assert changes_of('{"x": 1.5}', '{"x": 1.6}', is_json=True).changed == 1  # not rounded to one decimal, just short


# --- descriptions -----------------------------------------------------------------------------------------------------

HEAD = 'schema = "mgpusim.reproduction/1"\ntitle = "A test"\n'
Make = Callable[..., Path]


@pytest.fixture
def make(tmp_path: Path) -> Make:
    """Return a function that makes a folder of validations with one in it."""

    def folder(steps: str, name: str = "one", head: str = HEAD, **files: str) -> Path:
        place = tmp_path / "validation" / name
        place.mkdir(parents=True, exist_ok=True)
        (place / "validation.toml").write_text(head + steps, encoding="utf-8")
        for file, text in files.items():
            (place / file.replace("__", ".")).write_text(text, encoding="utf-8")
        return tmp_path / "validation"

    return folder


def step(name: str, run: str, makes: str = "", **more: Any) -> str:
    lines = [f'[[steps]]\nname = "{name}"\nrun = ["{run}"]\nmakes = {json.dumps(makes.split())}']
    return "\n".join([*lines, *(f"{key} = {json.dumps(value)}" for key, value in more.items())]) + "\n"


def test_every_report_of_this_project_has_steps_that_make_it() -> None:
    root = validation_folder()
    names = find_folders(root)
    by_hand = {"robustness", "peers"}  # counts of runs of the fuzzer; programs that have to be installed
    assert {path.parent.relative_to(root).as_posix() for path in root.rglob("REPORT.md")} - by_hand == set(names)
    for one in described(root, names):
        assert "REPORT.md" in one.makes
        for file in one.makes:
            assert (root / one.name / file).is_file(), f"{one.name}: {file}"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "steps: missing"),
        ("steps = []\n", "steps: got none"),
        (step("a", "none.py"), "there is no file"),
        (step("a", "s.py") + step("a", "s.py"), "steps[1].name: got 'a' a second time"),
        (step("a", "s.py", after=["b"]) + step("b", "s.py"), "steps[0].after: got 'b', expected earlier step"),
        (step("a", "s.py", "../x.md"), "steps[0].makes: got '../x.md'"),
        (step("a", "s.py", stdout="x.md"), "steps[0].stdout: got 'x.md', expected one of the files that makes names"),
        (step("a", "s.py", maks=["x"]), "did you mean 'makes'?"),
        ("vary = ['(']\n" + step("a", "s.py"), "vary[0]: got '(', not a regular expression"),
        ("steps = 3\n", "steps: got 3"),
        ("x = \n", "not TOML"),
    ],
)
def test_descriptions_that_are_wrong(make: Make, text: str, problem: str) -> None:
    root = make(text, s__py="")
    with pytest.raises(InputError) as caught:
        read_description(root, "one")
    assert problem in str(caught.value)
    assert "validation.toml" in str(caught.value)


def test_steps_are_taken_with_what_they_are_after(make: Make) -> None:
    root = make(step("a", "s.py") + step("b", "s.py") + step("c", "s.py", after=["a"]), s__py="")
    assert [s.name for s in described(root, ["one:c"])[0].steps] == ["a", "c"]
    assert [s.name for s in described(root, ["one:c", "one"])[0].steps] == ["a", "b", "c"]
    make(step("d", "s.py", after=["one:c"]), name="two/deep", s__py="")
    found = described(root, ["two/deep"])
    assert [(one.name, [s.name for s in one.steps]) for one in found] == [("two/deep", ["d"]), ("one", ["a", "c"])]
    make(step("a", "s.py", after=["two/deep:d"]) + step("c", "s.py", after=["a"]), s__py="")
    with pytest.raises(InputError, match="two/deep:d after one:c after one:a after two/deep:d"):
        described(root, ["two/deep"])
    with pytest.raises(UnknownNameError, match="unknown validation 'three'"):
        described(make(step("e", "s.py", after=["three:a"]), name="four", s__py=""), ["four"])
    with pytest.raises(UnknownNameError, match="unknown validation 'on'; did you mean 'one'"):
        described(root, ["on"])
    with pytest.raises(UnknownNameError, match="unknown step of one 'd'"):
        described(root, ["one:d"])


# --- steps ------------------------------------------------------------------------------------------------------------

COUNTED = "import os, pathlib, sys\npathlib.Path(os.environ['RUNS']).open('a').write(sys.argv[0].rpartition(os.sep)[2] + ' ')\n"


@pytest.fixture
def runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], list[str]]:
    """Return a function that says which scripts have run since it was last asked."""
    path = tmp_path / "runs"
    monkeypatch.setenv("RUNS", str(path))

    def since() -> list[str]:
        found = path.read_text(encoding="utf-8").split() if path.exists() else []
        path.unlink(missing_ok=True)
        return found

    return since


def run(root: Path, *names: str, **options: Any) -> tuple[Reproduced, ...]:
    return reproduce(root, described(root, names or find_folders(root)), **options)


TWO = step("data", "data.py", "data.json") + step("report", "report.py", "REPORT.md", after=["data"])
FILES = {
    "data__py": COUNTED + "pathlib.Path('data.json').write_text('{\"us\": 12.5}')\n",
    "report__py": COUNTED + "import json\nus = json.load(open('data.json'))['us']\n"
                            "pathlib.Path('REPORT.md').write_text(f'{us} us on 8 kernels\\n')\n",
}  # fmt: skip


@pytest.mark.each_time("1")
@pytest.mark.parametrize("jobs", [1, 2])
def test_what_is_made_is_compared_and_written_back(make: Make, runs: Any, jobs: int) -> None:
    root = make(TWO, **FILES, data__json='{"us": 99.0}', REPORT__md=f"{12.5} us on 7 kernels {jobs}\n")
    (one,) = run(root, session=Session(jobs=jobs))
    assert runs() == ["data.py", "report.py"]
    assert [(file.name, file.changed, file.texts) for file in one.files] == [
        ("data.json", 1, 0),
        ("REPORT.md", 0, 1),
    ]
    assert (one.changed, one.failed) == (True, False)
    assert json.loads((root / "one" / "data.json").read_text(encoding="utf-8")) == {"us": 99.0}  # nothing is written yet
    assert [file.name for file in write_back(root, [one])[0].files if file.written] == ["data.json", "REPORT.md"]
    assert (root / "one" / "REPORT.md").read_text(encoding="utf-8") == "12.5 us on 8 kernels\n"
    (again,) = run(root)
    assert (again.changed, runs()) == (False, [])  # what it made is not a source: nothing is run again
    assert all(step.resumed for step in again.steps)
    assert not any(file.written for file in write_back(root, [again])[0].files)
    run(root, again=True)
    assert runs() == ["data.py", "report.py"]
    (root / "one" / "data.py").write_text(FILES["data__py"].replace("12.5", "20.5"), encoding="utf-8")
    (other,) = run(root)  # its sources are others now
    assert (runs(), other.files[1].largest) == (["data.py", "report.py"], "12.5 -> 20.5")


def test_an_interrupted_run_goes_on_with_what_is_missing(make: Make, runs: Any, tmp_path: Path) -> None:
    slow = COUNTED + (
        f"import time\npathlib.Path({str(tmp_path / 'pid')!r}).write_text(str(os.getpid()))\n"
        f"if not pathlib.Path({str(tmp_path / 'quick')!r}).exists():\n    time.sleep(3600)\n" + FILES["report__py"]
    )
    root = make(TWO, **{**FILES, "report__py": slow})

    def interrupt(done: int, total: int, label: str) -> None:
        if (tmp_path / "pid").exists():
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(root, session=Session(on_progress=interrupt))
    assert runs() == ["data.py", "report.py"]
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text(encoding="utf-8")), 0)
    (tmp_path / "quick").touch()
    said: list[tuple[str, str]] = []
    (one,) = run(root, on_step=lambda *step: said.append(step))
    assert runs() == ["report.py", "report.py"]  # it says so twice
    assert [step.resumed for step in one.steps] == [True, False]
    assert said[0][0] == "one:data"
    assert said[0][1].startswith("done before, in ")


def test_one_run_at_a_time_and_no_copies_are_left(make: Make, runs: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    root = make(TWO, **FILES)
    refused: list[str] = []

    def meanwhile(done: int, total: int, label: str) -> None:
        with pytest.raises(InputError, match="another run of the same sources is under way") as caught:
            run(root)
        refused.append(str(caught.value))

    run(root, session=Session(on_progress=meanwhile))
    assert refused
    assert runs() == ["data.py", "report.py"]
    copies = cache_dir() / "reproduce"
    before = set(copies.iterdir())
    (root / "one" / "data.py").write_text(FILES["data__py"] + "# changed\n", encoding="utf-8")
    run(root)
    assert len(set(copies.iterdir())) == 1
    assert not before & set(copies.iterdir())
    clear_cache()
    assert not copies.exists()


def test_a_script_ends_with_the_process_that_started_it(tmp_path: Path) -> None:
    (tmp_path / "s.py").write_text("import time\nprint('up', flush=True)\ntime.sleep(3600)\n", encoding="utf-8")
    child = subprocess.Popen(
        [sys.executable, "-m", "mgpusim.accuracy.reproducing.attached", str(tmp_path / "s.py")],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert child.stdout is not None
    assert child.stdin is not None
    assert child.stdout.readline() == b"up\n"
    child.stdin.close()
    assert child.wait(HANG_S) == 1
    child.stdout.close()


def test_a_step_that_fails_costs_what_needs_it_only(make: Make, runs: Any) -> None:
    steps = TWO + step("other", "other.py", "o.md") + step("lazy", "lazy.py", "l.md")
    root = make(steps, **{**FILES, "data__py": COUNTED + "print('reading'); raise ValueError('no such corpus')\n"},
                other__py=COUNTED + "pathlib.Path('o.md').write_text('1')\n", lazy__py=COUNTED)  # fmt: skip
    (one,) = run(root)
    assert sorted(runs()) == ["data.py", "lazy.py", "other.py"]
    errors = {step.name: step.error for step in one.steps}
    assert errors["data"].startswith("exit status 1")
    assert "ValueError: no such corpus" in errors["data"]
    assert errors["report"] == "not run: one:data failed"
    assert errors["lazy"].startswith("it made no l.md")
    assert (errors["other"], one.failed) == (None, True)
    assert [file.name for file in one.files] == ["o.md"]


def test_a_corpus_needs_no_script(make: Make) -> None:
    source = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }"
    corpus = {
        "schema": "mgpusim.corpus/1", "device": {"name": "a phone"}, "kernels": {"twice": {"source": source}},
        "launches": [{"kernel": "twice", "global": [4096], "local": [64], "args": ["buffer:float32:4096"],
                      "time_ns": {"median": 9e3}}],
    }  # fmt: skip
    command = '["mgpusim", "validate", "corpus.json", "--gpu", "adreno-640", "--json", "--jobs", "{jobs}"]'
    text = f'[[steps]]\nname = "validate"\nrun = {command}\nmakes = ["figures.json"]\nstdout = "figures.json"\n'
    root = make(text, corpus__json=json.dumps(corpus))
    (one,) = run(root, session=Session(jobs=2))
    assert [step.error for step in one.steps] == [None]
    assert [(file.name, file.missing) for file in one.files] == [("figures.json", True)]
    made = json.loads(one.made[one.files[0].name].read_text(encoding="utf-8"))
    assert (made["schema"], made["n"], made["device"]) == ("mgpusim.validation/1", 1, "a phone")


def test_steps_that_take_several_processes_run_alone(make: Make, tmp_path: Path) -> None:
    """Wide ones wait a while for company, which would be a mistake, and narrow ones until all of them have begun."""
    log = tmp_path / "log"
    script = f"""
import pathlib, sys, time
log, name = pathlib.Path({str(log)!r}), sys.argv[1]
def say(text):
    with log.open("a") as out:
        out.write(text + "\\n")
say("begin " + name)
until = time.monotonic() + (1.0 if name.startswith("wide") else {HANG_S})
while name.startswith("wide") or sum(f"begin {{n}}\\n" in log.read_text() for n in "abc") < 3:
    if time.monotonic() > until:
        break
    time.sleep(0.01)
say("end " + name)
open(name, "w").close()
"""
    narrow, wide = (), ("{jobs}",)
    text = "".join(
        f'[[steps]]\nname = "{name}"\nrun = {json.dumps(["s.py", name, *more])}\nmakes = ["{name}"]\n'
        for name, more in (("wide1", wide), ("a", narrow), ("b", narrow), ("wide2", wide), ("c", narrow))
    )
    root = make(text, s__py=script)
    (one,) = run(root, session=Session(jobs=3))
    assert not one.failed
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["begin wide1", "end wide1"]
    assert set(lines[2:5]) == {"begin a", "begin b", "begin c"}
    assert lines[-2:] == ["begin wide2", "end wide2"]
    assert data_dir("examples").is_dir()
