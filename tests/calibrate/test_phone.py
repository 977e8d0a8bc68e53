"""A phone at the end of a cable: a local sshd, and a stand-in that speaks adb's protocol; its GPU is the OpenCL device here."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shlex
import shutil
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.bundles import RUNNER
from mgpusim.calibrate.measuring.suites import suite_of, throttled
from mgpusim.calibrate.phone.cable import ADB, SSH, Cable, LostCable, adb_cable, ssh_cable
from mgpusim.calibrate.phone.remote import Phone, Remote, meet
from mgpusim.cli.app import cli
from mgpusim.errors import InputError
from mgpusim.session import Session
from mgpusim.workload.corpus import read_corpus
from tests.calibrate.test_measure import twice
from tests.helpers.adbd import Adbd
from tests.helpers.oracles import need_device
from tests.helpers.work import HANG_S

STUBS = {"id": "echo ${FAKE_USER:-2000}"}
"""Programs of the device before those of this machine, whose user may be root."""


class Sshd:
    """A server on a port of the loopback interface, which can be stopped with all its sessions and started again."""

    def __init__(self, folder: Path, path: str) -> None:
        for name in ("host", "user"):
            subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder / name], check=True)
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        (folder / "sshd_config").write_text(
            f"Port {self.port}\nListenAddress 127.0.0.1\nHostKey {folder}/host\nAuthorizedKeysFile {folder}/user.pub\n"
            f"PidFile none\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nMaxStartups 100\nSetEnv PATH={path}\n",
            encoding="utf-8",
        )
        (folder / "ssh_config").write_text(
            f"Host *\nPort {self.port}\nIdentityFile {folder}/user\nUserKnownHostsFile /dev/null\nStrictHostKeyChecking no\n"
            "LogLevel ERROR\n",
            encoding="utf-8",
        )
        self.folder = folder
        self._server: subprocess.Popen[bytes] | None = None
        self.plug()

    def plug(self) -> None:
        """Start the server and wait until it listens."""
        program = str(shutil.which("sshd", path=f"{os.environ['PATH']}:/usr/sbin"))
        self._server = subprocess.Popen(
            [program, "-D", "-f", self.folder / "sshd_config", "-E", self.folder / "log"], start_new_session=True
        )
        until = time.monotonic() + HANG_S
        while time.monotonic() < until and self._server.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text(encoding="utf-8"))

    def drop(self) -> None:
        """End the server; whoever calls waits for no answer."""
        assert self._server is not None
        self._server.kill()
        self._server.wait()


def device_path(folder: Path, stubs: dict[str, str]) -> str:
    """Return the PATH of a device that has programs of its own."""
    (folder / "bin").mkdir()
    for name, script in stubs.items():
        (folder / "bin" / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / "bin" / name).chmod(0o755)
    return f"{folder}/bin:{os.environ['PATH']}"


@pytest.fixture(scope="module")
def sshd() -> Iterator[Sshd]:
    for program in ("sshd", "ssh", "ssh-keygen", "cc"):
        if shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin") is None:
            pytest.skip(f"no {program} (Debian: apt install openssh-server openssh-client gcc)")
    need_device()
    if os.geteuid() == 0:
        Path("/run/sshd").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="ssh-", dir="/tmp") as folder:  # its configuration takes no spaces
        server = Sshd(Path(folder), device_path(Path(folder), STUBS))
        yield server
        server.drop()


@pytest.fixture(scope="module")
def adbd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Adbd, list[str]]]:
    for program in ("adb", "cc"):
        if shutil.which(program) is None:
            pytest.skip(f"no {program} (Debian: apt install adb gcc)")
    need_device()
    folder = tmp_path_factory.mktemp("adb")
    # an Android of this machine's architecture, whose NDK is this machine's compiler
    stubs = STUBS | {"getprop": 'case $1 in *abi) echo x86_64;; *soc*) echo SM8150;; *) echo "Stand in";; esac'}
    ndk = folder / "toolchains/llvm/prebuilt/linux-x86_64/bin/x86_64-linux-android26-clang"
    ndk.parent.mkdir(parents=True)
    ndk.write_text('#!/bin/sh\nexec cc "$@" -ldl\n', encoding="utf-8")
    ndk.chmod(0o755)
    device = Adbd(os.environ | {"PATH": device_path(folder, stubs)})
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        adb = ["adb", "-P", str(free.getsockname()[1])]
    subprocess.run([*adb, "connect", f"127.0.0.1:{device.port}"], check=True, capture_output=True, timeout=HANG_S)
    os.environ["ANDROID_NDK_HOME"] = str(folder)
    yield device, adb
    del os.environ["ANDROID_NDK_HOME"]
    subprocess.run([*adb, "kill-server"], check=False, capture_output=True)
    device.drop()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a runner that need not be built again for each test."""
    made = tmp_path_factory.mktemp("runner") / "runner"
    subprocess.run(["cc", "-O1", "-o", made, RUNNER, "-ldl"], check=True)
    return made


@pytest.fixture
def by_ssh(sshd: Sshd, monkeypatch: pytest.MonkeyPatch, far: Path) -> list[str]:
    """Return the options by which commands reach the device over ssh."""
    monkeypatch.setenv(SSH, json.dumps(["ssh", "-F", str(sshd.folder / "ssh_config")]))
    return ["--ssh", "127.0.0.1", "--folder", str(far), "--cooldown", "0"]


@pytest.fixture
def by_adb(adbd: tuple[Adbd, list[str]], monkeypatch: pytest.MonkeyPatch, far: Path) -> list[str]:
    monkeypatch.setenv(ADB, json.dumps(adbd[1]))
    return ["--folder", str(far), "--cooldown", "0"]


def phone(*words: object) -> Result:
    return CliRunner().invoke(cli, ["phone", *map(str, words)], catch_exceptions=False)


def launch_file(folder: Path) -> Path:
    (folder / "twice.cl").write_text(twice()[1].text(), encoding="utf-8")
    path = folder / "twice.toml"
    path.write_text('kernel = "twice.cl"\nglobal = 1024\nlocal = 64\nargs = ["buffer:int32:1024"]\n', encoding="utf-8")
    return path


def logged(folder: Path, monkeypatch: pytest.MonkeyPatch, variable: str) -> Path:
    """Have the program of a cable write down each command; return where."""
    command = json.loads(os.environ[variable])
    log, script = folder / "log", folder / "logged"
    at = shlex.quote(str(log))
    script.write_text(
        f'#!/bin/sh\nprintf "%s\\0" "$@" >> {at}; printf "\\n\\0" >> {at}\nexec {shlex.join(command)} "$@"\n', encoding="utf-8"
    )
    script.chmod(0o755)
    monkeypatch.setenv(variable, str(script))
    return log


def settled(command: str) -> str:
    """Return a command without what differs from run to run: names of temporary files, digests of plans and of devices."""
    return re.sub(r"/tmp/tmp\w+/|run-[0-9a-f]{12}|= \d+ \]", "X", command)


@pytest.mark.each_time("by_adb")
@pytest.mark.parametrize("way", ["by_ssh", "by_adb"])
def test_launches_are_measured_and_nothing_is_left(
    way: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, far: Path
) -> None:
    """A dry run prints each command that the run sends."""
    options = request.getfixturevalue(way)
    log = logged(tmp_path, monkeypatch, SSH if way == "by_ssh" else ADB)
    words = ["measure", launch_file(tmp_path), "-o", tmp_path / "c.json.gz", *options]
    done = phone(*words)
    assert done.exit_code == 0, done.output
    corpus = read_corpus(tmp_path / "c.json.gz")
    assert [m.kernel for m in corpus.launches] == ["twice"]
    assert corpus.protocol["runner"] == "C"
    assert not far.exists()
    assert_dry_run_says(words, log)
    assert not far.exists()


def assert_dry_run_says(words: list[object], log: Path) -> None:
    """Assert that --dry-run prints each command that a run has logged, and sends none."""
    sent = {tuple(one.split("\0")[:-1]) for one in log.read_text(encoding="utf-8").split("\n\0") if one}
    log.unlink()
    dry = phone(*words, "--dry-run")
    assert dry.exit_code == 0, dry.output
    assert not log.exists()
    printed = settled(dry.output.replace("SERIAL", "127.0.0.1:").replace("'\"'\"'", "'"))
    for one in sent:
        last = settled(one[-1])
        assert last in printed or one[-2] in ("-s", "push") or last == "-l", last


@pytest.mark.slow
@pytest.mark.parametrize("way", ["by_ssh", "by_adb"])
def test_a_network_is_measured_and_nothing_is_left(
    way: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, far: Path
) -> None:
    options = request.getfixturevalue(way)
    log = logged(tmp_path, monkeypatch, SSH if way == "by_ssh" else ADB)
    asked = ["--resolution", 12, "--precision", "F32", "--candidates", 1]
    words = ["network", "srcnn", "-o", tmp_path / "c.json.gz", *asked, "--gpu", "nvidia-h200", *options]
    done = phone(*words)
    assert done.exit_code == 0, done.output
    assert re.search(r"end to end \d+\.\d+ ms", done.output)
    assert re.search(r"differs by \S+ from what numpy computes\n", done.output)
    corpus = read_corpus(tmp_path / "c.json.gz")
    assert [item.tags["order"] for item in corpus.launches] == list(range(len(corpus.launches)))
    assert corpus.extra["network"]["queue_ns"]["median"] > 0
    assert not far.exists()
    assert not (tmp_path / "c.json.gz.alone").exists()
    assert_dry_run_says(words, log)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["no_such_network", "--gpu", "adreno-640"], "no_such_network"),
        (["srcnn", "--gpu", "adreno-0"], "adreno-0"),
        (["srcnn", "--schedule", "s.json", "--library", "mnn"], "--library: beside --schedule"),
        (["srcnn", "--precision", "F8"], "unknown precision 'F8'"),
    ],
)
def test_what_is_wrong_with_a_network_is_said(words: list[str], said: str, tmp_path: Path) -> None:
    done = phone("network", *words, "-o", tmp_path / "c.json", "--ssh", "far", "--dry-run")
    assert done.exit_code == 2
    assert said in done.output.splitlines()[-1]


@pytest.mark.slow
def test_a_run_outlives_the_cable(by_ssh: list[str], sshd: Sshd, program: Path, far: Path) -> None:
    """The server goes away while the device measures, and comes back; nothing is measured twice."""
    name, launch, _ = twice()
    suite = suite_of([(name, launch, {"tags": {"n": n}}) for n in range(12)])
    said: list[str] = []
    cable = ssh_cable("127.0.0.1", str(far))
    remote = Remote(cable, meet(cable), program, say=said.append, poll_s=0.2)
    dropped = threading.Event()

    def progress(done: int, total: int, kernel: str) -> None:
        if not dropped.is_set():
            dropped.set()
            sshd.drop()
            threading.Timer(2, sshd.plug).start()

    document = remote.measure(
        suite, {"budget_s": 0.2, "repeats": 100, "most": 1000, "spread": 1e-6}, Session(on_progress=progress)
    )
    assert len(document["launches"]) == 12
    assert "waiting for the cable" in said[-1]
    remote.clean()
    assert not far.exists()


def test_a_lost_cable_is_not_waited_for_forever(by_ssh: list[str], monkeypatch: pytest.MonkeyPatch, far: Path) -> None:
    cable = ssh_cable("127.0.0.1", str(far))
    remote = Remote(cable, meet(cable), poll_s=0.1, patience_s=0.3)
    monkeypatch.setenv(SSH, json.dumps(["ssh", "-p", "1"]))
    remote.cable = ssh_cable("127.0.0.1", str(far))
    with pytest.raises(LostCable, match="what is measured stays on the device, the same command goes on"):
        remote.measure(suite_of([twice()]))


@pytest.mark.slow
def test_a_stopped_command_goes_on_where_it_was(by_ssh: list[str], program: Path, tmp_path: Path, far: Path) -> None:
    """The command is killed, and the runner, too; the same command takes what the journal has."""
    (tmp_path / "many").mkdir()
    for n in range(8):
        launch_file(tmp_path).rename(tmp_path / "many" / f"{n}.toml")
    (tmp_path / "twice.cl").rename(tmp_path / "many" / "twice.cl")
    words = ["phone", "measure", str(tmp_path / "many"), "-o", str(tmp_path / "c.json"), *by_ssh, "--runner", str(program)]
    first = subprocess.Popen([sys.executable, "-m", "mgpusim", *words], stderr=subprocess.PIPE)
    until = time.monotonic() + HANG_S
    while not list(far.glob("run-*/corpus.json.journal")) and time.monotonic() < until:
        time.sleep(0.05)
    first.kill()
    first.communicate()
    run = next(far.glob("run-*"))
    done = CliRunner().invoke(cli, words)
    assert done.exit_code == 0, done.output
    assert len(read_corpus(tmp_path / "c.json").launches) == 8
    assert not run.exists()


@pytest.mark.parametrize(
    ("stubs", "options", "words"),
    [
        ({"id": "echo 0"}, [], "its shell is root's, as which nothing is run here; log in as another user"),
        ({"df": "echo Filesystem 1K-blocks Used Available; echo /dev/x 9999 9000 999 90% /"}, [], "has 1.0 MiB free"),
        ({"mkdir": "echo cannot create: Permission denied; exit 1"}, [], "Permission denied; --folder takes another"),
        ({"cc": "echo no such header; exit 1"}, [], "no such header"),
        pytest.param(
            {}, ["--opencl", "/no/libOpenCL.so"], "no OpenCL was found; looked for /no/libOpenCL.so", marks=pytest.mark.slow
        ),
        ({}, ["--opencl", "/a'b"], "may have no quotes or control characters"),
        pytest.param({}, ["--device", "Adreno 999"], "no OpenCL device matches 'Adreno 999'", marks=pytest.mark.slow),
        ({}, ["--folder", "/"], "--folder: got '/', expected a folder of its own"),
        ({}, ["--folder", "/data"], "--folder: got '/data', expected a folder of its own"),
        ({}, ["--folder", "a/../b"], "--folder: got 'a/../b', expected a folder of its own"),
        ({}, ["--folder", "a b"], "--folder: got 'a b', expected a folder of its own"),
        ({}, ["--serial", "X"], "--serial: is of adb"),
    ],
)  # fmt: skip
def test_faults_are_one_sentence(
    stubs: dict[str, str], options: list[str], words: str, by_ssh: list[str], sshd: Sshd, program: Path, tmp_path: Path
) -> None:
    own, given = sshd.folder / "bin", [] if "cc" in stubs else ["--runner", program]
    kept = {name: (own / name).read_text(encoding="utf-8") for name in stubs if (own / name).exists()}
    try:
        for name, script in stubs.items():
            (own / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
            (own / name).chmod(0o755)
        done = phone("measure", launch_file(tmp_path), "-o", tmp_path / "c.json", *by_ssh, *given, *options)
    finally:
        for name in stubs:
            (own / name).unlink()
            if name in kept:
                (own / name).write_text(kept[name], encoding="utf-8")
                (own / name).chmod(0o755)
    assert done.exit_code == 2, done.output
    assert words in done.output
    assert "Traceback" not in done.output
    assert not (tmp_path / "c.json").exists()


def test_another_run_is_not_disturbed(by_ssh: list[str], tmp_path: Path, far: Path) -> None:
    other = far / "run-000000000000"
    other.mkdir(parents=True)
    at_work = subprocess.Popen(["sh", "-c", ": runner; sleep 100; :"])
    (other / "pid").write_text(str(at_work.pid), encoding="utf-8")
    try:
        done = phone("measure", launch_file(tmp_path), "-o", tmp_path / "c.json", *by_ssh)
        assert f"another run is at work in {other}" in done.output
        assert phone("clean", *by_ssh).exit_code == 0
        assert at_work.wait(timeout=HANG_S) == -15
        assert not far.exists()
    finally:
        at_work.kill()


@pytest.mark.slow
@pytest.mark.parametrize("way", ["by_ssh", "by_adb"])
def test_from_a_cable_to_a_preset(way: str, request: pytest.FixtureRequest, tmp_path: Path, far: Path) -> None:
    options = request.getfixturevalue(way)
    made = tmp_path / "my-phone.toml"
    base = [] if way == "by_adb" else ["--base", "adreno-640"]
    words = ["calibrate", made, "--probe", "launch.floor", "--probe", "compute.clock", *base, *options]
    done = phone(*words)
    assert done.exit_code == 0, done.output
    gpu = load_gpu(made)
    device = read_corpus(tmp_path / "my-phone.probes.json.gz").device
    assert gpu.limits.max_work_group_size == device["max_work_group_size"]
    assert gpu.source["limits.max_work_group_size"].kind == "measured"
    assert gpu.family == "adreno6xx"
    page = made.with_suffix(".html").read_text(encoding="utf-8")
    for text in (
        "off on average",
        "conv3x3_image",
        "Found by no probe",
        "compute.clock",
        "launch.floor_s",
        "What to measure next",
    ):
        assert text in page
    assert "of them only bounded" in done.output
    again = phone(*words, "--json")
    assert "already there, not run again" in again.output
    assert json.loads(again.stdout)["schema"] == "mgpusim.phone/1"
    assert not far.exists()


# ---- without a device --------------------------------------------------------------------------------------------------
DEVICES = "List of devices attached\n"


@pytest.mark.parametrize(
    ("listed", "serial", "words"),
    [
        (DEVICES, None, "adb sees no phone (none is attached): plug it in"),
        (DEVICES + "A1 device product:x model:Pixel_7 device:y\nB2 device model:Pixel_8\n", None,
         "adb sees 2 phones: A1 (Pixel_7), B2 (Pixel_8); choose one with --serial"),
        (DEVICES + "A1 device model:Pixel_7\n", "C3", "--serial C3: adb sees no such phone; there are: A1 (Pixel_7)"),
        (DEVICES + "A1 unauthorized usb:1-1\n", None, "phone A1: unauthorized: it waits for you to allow USB debugging"),
        (DEVICES + "A1 offline\n", None, "phone A1: offline: it does not answer"),
        (DEVICES + "A1 no permissions (user in plugdev group; are your udev rules wrong?); see [http://x]\n", None,
         "phone A1: no permissions: this user may not open it"),
    ],
)  # fmt: skip
def test_which_phone_is_meant(
    listed: str, serial: str | None, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script = tmp_path / "adb"
    script.write_text(f"#!/bin/sh\ncat << 'END'\n{listed}END\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.setenv(ADB, str(script))
    with pytest.raises(InputError) as refused:
        adb_cable(serial)
    assert words in str(refused.value)


def test_half_an_answer_is_a_lost_cable() -> None:
    def answers(script: str) -> Cable:
        return Cable("x", ["sh", "-c", script], "far", lambda a, b: ([], False))

    assert answers("echo yes; echo =0").shell("") == "yes"
    with pytest.raises(InputError, match=r"x: no \(from"):
        answers("echo no; echo =1").shell("")
    for script in ("echo half", "echo 'ssh: connect: refused' >&2; exit 255"):
        with pytest.raises(LostCable):
            answers(script).shell("")


def test_the_runner_for_a_phone_is_built_by_an_ndk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ANDROID_NDK_HOME", "ANDROID_NDK_ROOT", "ANDROID_NDK", "ANDROID_HOME", "ANDROID_SDK_ROOT"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    cable = Cable("x", ["sh", "-c", "echo =0"], "far", lambda a, b: (["true"], False), adb=True)
    with pytest.raises(InputError, match=r"set ANDROID_NDK_HOME; or give a program with --runner; or start sshd in Termux"):
        Remote(cable, Phone(abi="arm64-v8a")).measure(suite_of([twice()]))
    with pytest.raises(InputError, match="no runner for the phone's ABI 'mips'"):
        Remote(cable, Phone(abi="mips")).measure(suite_of([twice()]))


def test_throttling_is_said() -> None:
    assert throttled({"reference_ns": [10, 10, 20]}).startswith("the device became slower while it measured: its first")
    assert not throttled({"reference_ns": []})
