"""The disk cache as the system may make it: full, read-only, shared by many, damaged. Predictions are the same bytes."""

from __future__ import annotations

import errno
import os
import random
import resource
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from mgpusim import artefacts, files, load_gpu, predict
from mgpusim.engine.prediction import Prediction
from mgpusim.session import Session
from tests.helpers.work import HANG_S
from tests.robustness.commands import GPU, command, environment, printed

LAUNCH = "softmax"


def predicted(engine: str = "analytic", cache: bool = True) -> dict[str, Any]:
    found = predict(LAUNCH, load_gpu("adreno-640"), engine=engine, session=Session(cache=cache))
    assert isinstance(found, Prediction)
    return found.to_dict()


@pytest.fixture
def whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
    found = predicted(cache=False)
    assert {path.name for path in (tmp_path / "elsewhere" / "mgpusim").glob("*")} <= {"native", "numba"}  # machine code
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return found


def kept(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file())


class Full:
    """What `os.fdopen` returns on a full disk: some bytes go in, the rest do not."""

    def __init__(self, handle: int, mode: str) -> None:
        self.handle = handle

    def __enter__(self) -> Full:
        return self

    def __exit__(self, *error: object) -> None:
        os.close(self.handle)

    def write(self, data: bytes) -> None:
        os.write(self.handle, data[:10])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk(whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fdopen", Full)
        assert predicted() == whole
        assert not kept(tmp_path / "cache")
    assert predicted() == whole
    assert kept(tmp_path / "cache")
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fdopen", Full)
        assert predicted() == whole


def test_a_folder_that_cannot_be_written(whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Root may write anywhere, so the system's answer is made up where folders and files are made."""

    def refuse(*args: object, **named: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    for name in ("tempfile.mkstemp", "Path.unlink", "os.utime"):
        monkeypatch.setattr(f"mgpusim.files.{name}" if name[0] in "tP" else f"mgpusim.artefacts.{name}", refuse)
    assert predicted() == whole
    assert not kept(tmp_path / "cache")


def test_without_the_cache_nothing_is_read_either(whole: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    predicted()
    before = {path: path.stat() for path in kept(tmp_path / "cache")}
    assert before
    monkeypatch.setattr(artefacts, "load", lambda *args: pytest.fail("read"))
    monkeypatch.setattr(artefacts, "store", lambda *args: pytest.fail("written"))
    assert predicted(cache=False) == whole
    assert {path: path.stat() for path in kept(tmp_path / "cache")} == before


@pytest.mark.parametrize("seed", range(3))
def test_damage_of_any_kind(whole: dict[str, Any], seed: int, tmp_path: Path) -> None:
    """Every file with a chance of a half: cut off, a bit flipped, zeros, emptied, another one's bytes."""
    rng = random.Random(seed)
    assert predicted() == whole
    for path in kept(tmp_path / "cache"):
        data = bytearray(path.read_bytes())
        kind = rng.randrange(10)
        if kind == 0:
            del data[rng.randrange(len(data)) :]
        elif kind == 1:
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
        elif kind == 2:
            data = bytearray(len(data))
        elif kind == 3:
            data.clear()
        elif kind == 4:
            data = bytearray(rng.choice(kept(tmp_path / "cache")).read_bytes())
        path.write_bytes(bytes(data))
    assert predicted() == whole


@pytest.mark.slow
def test_files_that_may_not_grow(tmp_path: Path) -> None:
    """The system's own limit of a file's size in a process: longer writes fail with EFBIG."""
    argv = ("predict", LAUNCH, *GPU, "--json")
    whole = printed(argv, tmp_path / "a", tmp_path)

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (2000, 2000))

    env = environment(tmp_path / "b")
    done = subprocess.run(command(*argv), capture_output=True, env=env, cwd=tmp_path, preexec_fn=limited, check=False)
    assert (done.returncode, done.stdout) == (0, whole), done.stderr.decode()
    assert all(path.stat().st_size <= 2000 for path in kept(tmp_path / "b"))
    assert printed(argv, tmp_path / "b", tmp_path) == whole


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_twenty_processes_at_once(engine: str, tmp_path: Path) -> None:
    argv = ("predict", LAUNCH, *GPU, "--engine", engine, "--json")
    whole = printed(argv, tmp_path / "a", tmp_path)
    env = environment(tmp_path / "b")
    children = [subprocess.Popen(command(*argv), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) for _ in range(20)]
    for child in children:
        out, said = child.communicate(timeout=HANG_S)
        assert (child.returncode, out) == (0, whole), said.decode()
    assert not [path for path in kept(tmp_path / "b") if path.name.startswith(".")]
    assert printed(argv, tmp_path / "b", tmp_path) == whole


@pytest.mark.slow
def test_no_cache_of_a_command_reads_and_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Machine code neither, which the library keeps whatever it is asked; so it is compiled anew."""
    printed(("predict", LAUNCH, *GPU, "--no-cache"), tmp_path / "cache", tmp_path)
    assert not list((tmp_path / "cache").rglob("*"))


def test_switched_off_nothing_is_read_or_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    artefacts.store("trace", "aa", b"kept")
    monkeypatch.setenv(files.NO_CACHE, "1")
    assert artefacts.load("trace", "aa", bytes) is None
    artefacts.store("trace", "bb", b"kept")
    monkeypatch.delenv(files.NO_CACHE)
    assert artefacts.load("trace", "aa", bytes) == b"kept"
    assert artefacts.load("trace", "bb", bytes) is None


def quote(path: Path) -> str:
    """Return a path as a word of a shell."""
    return shlex.quote(str(path))


def in_a_namespace(script: str, cache: Path) -> subprocess.CompletedProcess[bytes]:
    """Run a shell script that may mount what it likes over the folder of the cache, where the system lets users do so."""
    cache.mkdir()
    words = ["unshare", "--map-root-user", "--mount", "sh", "-ec"]
    try:
        subprocess.run([*words, f"mount -t tmpfs none {quote(cache)}"], capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"no namespace of mounts: {error}")
    return subprocess.run([*words, script], capture_output=True, env=environment(cache), cwd=cache.parent, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_disk_that_is_full(engine: str, tmp_path: Path) -> None:
    """A disk of 64 KiB, full after the first files; the second run finds what the first one could keep."""
    argv = ("predict", LAUNCH, *GPU, "--engine", engine, "--json")
    whole, cache = printed(argv, tmp_path / "a", tmp_path), tmp_path / "b"
    predict_it = shlex.join(command(*argv))
    at = quote(cache)
    done = in_a_namespace(f"mount -t tmpfs -o size=64k none {at}; {predict_it}; {predict_it}; df {at} >&2", cache)
    assert (done.returncode, done.stdout) == (0, whole * 2), done.stderr.decode()
    assert b"100%" in done.stderr


@pytest.mark.slow
def test_a_disk_that_is_read_only(tmp_path: Path) -> None:
    """Read-only with an empty cache, and with one that holds half of what is needed."""
    argv, cache = ("predict", LAUNCH, "conv1x1_image", *GPU, "--json"), tmp_path / "b"
    whole = printed(argv, tmp_path / "a", tmp_path)
    some, predict_it = shlex.join(command("predict", LAUNCH, *GPU)), shlex.join(command(*argv))
    at = quote(cache)

    def script(before: str) -> str:
        return f"mount -t tmpfs none {at}; {before} mount -o remount,ro {at}; {predict_it}; find {at} -type f | wc -l >&2"

    empty = in_a_namespace(script(""), cache)
    assert (empty.returncode, empty.stdout, empty.stderr.split()[-1]) == (0, whole, b"0"), empty.stderr.decode()
    cache.rmdir()
    half = in_a_namespace(script(f"{some} >&2;"), cache)
    assert (half.returncode, half.stdout) == (0, whole), half.stderr.decode()
    assert int(half.stderr.split()[-1]) > 0
