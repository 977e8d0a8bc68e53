"""Documents of strangers name files: none outside of their folder is read, and no message quotes one."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from shlex import quote
from typing import Any

import msgspec
import numpy as np
import pytest
from onnx import TensorProto, helper

from mgpusim.acceptance.builds import load_builds
from mgpusim.acceptance.kernel_trial import ListRequest, list_kernels
from mgpusim.acceptance.units import find_sources, units_of
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.archprobe.files import COLUMNS, REPORT, read_files
from mgpusim.calibrate.measuring.runner import main as run_bundle
from mgpusim.calibrate.measuring.suites import load_suite
from mgpusim.calibrate.probing.folders import read_probes
from mgpusim.engine.predict import predict
from mgpusim.errors import MgpusimError
from mgpusim.folders import INCLUDE, inside, named_folders
from mgpusim.interop.formats.t1 import t1_from_dict
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.planning.placement import HostPlacement, plan_placed
from mgpusim.nn.readers.read import read_network
from mgpusim.session import Session
from mgpusim.sweeps.study import load_study
from mgpusim.workload.corpus import corpus_from_dict, read_corpus
from mgpusim.workload.launch import launch_from_cli, load_launch
from mgpusim.workload.launches import launches_of_file
from mgpusim.workload.program import open_module
from mgpusim.workload.spaces.file import load_space

SECRET = "root:x:0:0:the secret line"
KERNEL = "kernel void k(global float *a) { a[get_global_id(0)] = 1; }\n"
ARGS = '[[args]]\nbuffer = { dtype = "float32", count = 64 }\n'
LAUNCH = f'kernel = "k.cl"\nentry = "k"\nglobal = [64]\n{ARGS}'
SPACE = f'schema = "mgpusim.space/1"\nname = "s"\nkernel = "k.cl"\nentry = "k"\nglobal = ["64"]\nknobs = {{ A = [1, 2] }}\n{ARGS}'
STUDY = (
    'schema = "mgpusim.study/1"\ngpu = "adreno-640"\nlaunches = ["softmax"]\n[[axes]]\nfield = "dram.b_per_s"\nfactors = [1, 2]\n'
)
T1: dict[str, Any] = {
    "ConfigurationSpace": {"TuningParameters": [{"Name": "A", "Type": "int", "Values": "[1, 2]"}]},
    "KernelSpecification": {
        "Language": "OpenCL", "KernelName": "k", "KernelFile": "@", "LocalSize": {"X": "1"}, "GlobalSize": {"X": "64"},
    },
}  # fmt: skip


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return the folder of a stranger's files; beside it lies what is not to be read, and a link in it leads there."""
    folder = tmp_path / "home"
    folder.mkdir()
    (tmp_path / "secret").write_text(f"{SECRET}\n", encoding="utf-8")
    (folder / "link.cl").symlink_to(tmp_path / "secret")
    (folder / "k.cl").write_text(KERNEL, encoding="utf-8")
    np.save(tmp_path / "data.npy", np.zeros(64, np.float32))
    return folder


def write(path: Path, text: str) -> Path:
    path.write_text(text, encoding="utf-8")
    return path


def refused(call: Callable[[], Any], *words: str) -> None:
    """Check that a call is refused, by a message that names the place and the way out and quotes no file."""
    with pytest.raises(MgpusimError) as error:
        call()
    for word in ("lies outside of the folder of", "mgpusim --include FOLDER", *words):
        assert word in str(error.value)
    assert "secret line" not in str(error.value)


KERNELS = ["/etc/passwd", "../secret", "link.cl", "no/../../secret", "../there_is_none"]


@pytest.mark.parametrize("name", KERNELS)
def test_kernels_of_launch_files(home: Path, name: str) -> None:
    refused(lambda: load_launch(write(home / "a.toml", LAUNCH.replace("k.cl", name))), "a.toml", "kernel: ")


@pytest.mark.parametrize("options", ["-I/etc", "-I ..", "-include /etc/passwd", "-I sub -I../x", "-include ../secret"])
def test_options_of_launch_files(home: Path, options: str) -> None:
    text = LAUNCH.replace("global", f"options = '{options}'\nglobal")
    refused(lambda: load_launch(write(home / "a.toml", text)), "a.toml", "options: ", "-I" if "-I" in options else "-include")


def test_options_that_the_user_types_may_lead_anywhere(home: Path) -> None:
    (home.parent / "far").mkdir()
    write(home.parent / "far" / "far.h", "#define FAR 1\n")
    write(home / "k.cl", "#include <far.h>\n" + KERNEL)
    base = load_launch(write(home / "a.toml", LAUNCH))
    with pytest.raises(MgpusimError, match=r"'far\.h' file not found"):
        open_module(base, session=Session(cache=False))
    assert "k" in open_module(launch_from_cli(base, options="-I ../far"), session=Session(cache=False)).kernels


@pytest.mark.parametrize("name", ["../data.npy", "/etc/passwd"])
def test_contents_of_arguments(home: Path, name: str) -> None:
    text = LAUNCH.replace("count = 64", f'count = 64, init = {{ file = "{name}" }}')
    refused(lambda: load_launch(write(home / "a.toml", text)), "init.file")
    short = LAUNCH.replace(ARGS, "").replace("global", f'args = ["buffer:float32:64:file={name}"]\nglobal')
    refused(lambda: load_launch(write(home / "a.toml", short)), "init.file")


def test_folders_of_launch_files(home: Path) -> None:
    write(home.parent / "other.toml", "password = 'secret line'")
    (home / "a.toml").symlink_to(home.parent / "other.toml")
    refused(lambda: launches_of_file(home))


def corpus_of(source: str, options: str = "", init: object = "zeros") -> dict[str, Any]:
    args = [{"buffer": {"dtype": "float32", "count": 64, "init": init}}]
    launch = {"kernel": "k", "global": [64], "args": args, "time_ns": {"median": 1000.0}}
    kernels = {"k": {"source": source, "entry": "k", "options": options}}
    return {"schema": "mgpusim.corpus/1", "device": {"name": "d"}, "kernels": kernels, "launches": [launch]}


@pytest.mark.parametrize("options", ["", "-I/", "-I ..", "-I{home}", "-include {secret}", "-I @{secret}"])
@pytest.mark.parametrize("name", ["{secret}", "../secret", "secret", "home/k.cl"])
def test_corpora_read_no_file(home: Path, options: str, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home.parent)
    names = {"secret": home.parent / "secret", "home": home.parent}
    words = options.format(**{key: quote(str(path)) for key, path in names.items()})
    document = corpus_of(f'#include "{name.format(**names)}"\n{KERNEL}', words)
    path = write(home / "c.json", json.dumps(document))
    for launch in (read_corpus(path).launches[0].launch, corpus_from_dict(document).launches[0].launch):
        with pytest.raises(MgpusimError) as error:
            predict(launch, "adreno-640", session=Session(cache=False))
        assert "secret line" not in str(error.value)
        assert "--include FOLDER" in str(error.value)
    with pytest.raises(MgpusimError, match="the driver's compiler would read"):
        load_suite([path])


def test_a_corpus_built_with_folders_of_another_machine_is_as_good_as_any(home: Path) -> None:
    launch = corpus_from_dict(corpus_of(KERNEL, "-I/opt/nowhere/include -DA")).launches[0].launch
    assert predict(launch, "adreno-640", session=Session(cache=False)).latency_us > 0


def test_contents_of_arguments_of_corpora(home: Path) -> None:
    document = corpus_of(KERNEL, init={"file": "../data.npy"})
    refused(lambda: read_corpus(write(home / "c.json", json.dumps(document))), "c.json", "launches[0].args[0]")


def test_a_bundle_is_given_no_file(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    suite = write(home / "suite.json", json.dumps(corpus_of(KERNEL, init={"file": str(home.parent / "data.npy")})))
    assert run_bundle([str(suite), "-o", str(home / "out.json")]) == 2
    assert "launches[0].args[0]: its contents come from a file" in capsys.readouterr().err


@pytest.mark.parametrize("name", KERNELS)
def test_spaces(home: Path, name: str) -> None:
    refused(lambda: load_space(write(home / "s.toml", SPACE.replace("k.cl", name))), "s.toml", "kernel: ")


def test_options_and_arguments_of_spaces(home: Path) -> None:
    refused(lambda: load_space(write(home / "s.toml", SPACE.replace("global", 'options = "-I/etc"\nglobal'))), "options: -I/etc")
    made = SPACE.replace("global", 'options = "-I{A}"\nglobal').replace("[1, 2]", '["..", "."]')
    write(home / "k.cl", "#include <secret>\n" + KERNEL)
    space = load_space(write(home / "s.toml", made.replace('entry = "k"\n', "")))
    with pytest.raises(MgpusimError) as error:
        open_module(space.launch({"A": ".."}), session=Session(cache=False))
    assert "secret line" not in str(error.value)


@pytest.mark.parametrize("name", ["/etc/passwd", "../secret", "link.cl"])
def test_kernels_of_t1_files(home: Path, name: str) -> None:
    document = json.loads(json.dumps(T1).replace("@", name))
    refused(lambda: t1_from_dict(document, home), "KernelFile")


@pytest.mark.parametrize(
    ("old", "new"),
    [('"adreno-640"', '"../secret.toml"'), ('"adreno-640"', '"/etc/passwd"'), ('["softmax"]', '["../secret"]'),
     ('["softmax"]', '["link.cl"]'), ('launches = ["softmax"]', 'corpus = "../secret"'),
     ('launches = ["softmax"]', 'networks = ["../secret"]'),
     ('launches = ["softmax"]', 'networks = [{ network = "squeezenet_v1_1", library = "../secret.toml" }]'),
     ('["softmax"]', '[{ launch = "softmax", options = "-I/etc" }]')],
)  # fmt: skip
def test_studies(home: Path, old: str, new: str) -> None:
    refused(lambda: load_study(write(home / "s.toml", STUDY.replace(old, new))), "s.toml")


@pytest.mark.parametrize(
    "line", ['prepend = ["../secret"]', 'prepend = ["link.cl"]', 'options = "-I/etc"', "options = '-include ../secret'"]
)
def test_builds_files(home: Path, line: str) -> None:
    path = write(home / "builds.toml", f'[[build]]\nfiles = ["k.cl"]\n{line}\n')
    refused(lambda: load_builds(path), "builds.toml", "build[0]")
    assert load_builds(path, [home.parent, Path("/etc")]), "below the folder of the code base as well"


def test_links_in_a_code_base_are_not_read(home: Path) -> None:
    units = units_of(find_sources(home), home, ())
    assert [unit.shown for unit in units] == ["k.cl", "link.cl"]
    asks = (ListRequest(unit.file, unit.options, load_gpu("adreno-640"), 60, Session(cache=False), unit.reads) for unit in units)
    own, linked = map(list_kernels, asks)
    assert (own.kernels, linked.kernels, linked.status) == (("k",), (), "failed")
    assert "lies outside of the folder of the kernels" in linked.error


def test_presets_and_profiles(home: Path) -> None:
    write(home.parent / "base.toml", f'password = "{SECRET}"')
    (home / "link.toml").symlink_to(home.parent / "base.toml")
    for name in ("../base.toml", "/etc/passwd.toml", "link.toml"):
        refused(lambda name=name: load_gpu(write(home / "g.toml", f'extends = "{name}"')), "g.toml: extends")  # type: ignore[misc]
        refused(lambda name=name: load_library(write(home / "l.toml", f'extends = "{name}"')), "l.toml: extends")  # type: ignore[misc]
    text = 'extends = "adreno-640"\n[model.errors]\nof = "../base.toml"\ninflation = 1.5\n'
    refused(lambda: load_gpu(write(home / "g.toml", text)), "model.errors.of")


def test_result_folders(home: Path) -> None:
    write(home / REPORT, "{}")
    (home / f"{next(iter(COLUMNS))}.csv").symlink_to(home.parent / "secret")
    refused(lambda: read_files(home), ".csv")
    probes = home / "probes"
    probes.mkdir()
    (probes / "facts.json").symlink_to(home.parent / "secret")
    write(probes / "launch.floor.json", "{}")
    refused(lambda: read_probes(probes), "facts.json")


def test_a_placement_names_a_profile_and_no_file(home: Path) -> None:
    made_for: Any = msgspec.convert({"version": "0", "network": "n", "graph": "0", "gpu": "adreno-640", "gpu_figures": "0"}, dict)
    placement = HostPlacement(
        made_for=made_for, library=str(home.parent / "secret.toml"), precision="F16", batch=None, mapped=False, on_host=()
    )
    with pytest.raises(MgpusimError, match=r"placement: library: got '.*secret\.toml', expected a name"):
        plan_placed(None, load_gpu("adreno-640"), placement)  # type: ignore[arg-type]


@pytest.mark.parametrize("location", ["../data.bin", "link.bin", "{out}/data.bin", "sub/../../data.bin"])
def test_external_data_of_models(home: Path, location: str) -> None:
    """Weights outside of the model's folder are absent: their values are never those of the file."""
    write(home.parent / "data.bin", "secret!!" * 2)
    (home / "link.bin").symlink_to(home.parent / "data.bin")
    weights = TensorProto(name="w", data_type=TensorProto.FLOAT, dims=[4], data_location=TensorProto.EXTERNAL)
    weights.external_data.add(key="location", value=location.format(out=home.parent))
    nodes = [helper.make_node("Add", ["x", "w"], ["y"], name="add")]
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, [1, 4]) for name in "xy")
    model = helper.make_model(helper.make_graph(nodes, "g", [x], [y], [weights]))
    (home / "m.onnx").write_bytes(model.SerializeToString())
    try:
        values = read_network(home / "m.onnx", values=True).values or {}
    except MgpusimError:
        return
    assert all(b"secret" not in np.asarray(value).tobytes() for value in values.values())


def test_folders_are_named_by_the_environment(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = LAUNCH.replace("k.cl", "../k.cl")
    (home.parent / "k.cl").write_text(KERNEL, encoding="utf-8")
    monkeypatch.setenv(INCLUDE, os.pathsep.join(["/nowhere", str(home.parent), ""]))
    assert named_folders() == (Path("/nowhere"), home.parent.resolve())
    assert "k" in open_module(load_launch(write(home / "a.toml", text)), session=Session(cache=False)).kernels
    monkeypatch.setenv(INCLUDE, "")
    assert not inside(home.parent / "k.cl", [home])
