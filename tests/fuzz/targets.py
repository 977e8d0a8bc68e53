"""What is fuzzed: each reader of files and options with seeds of its own and what is done with what it read.

A target's `check` takes an input and either returns or raises a `MgpusimError`; everything else that comes out is a finding.
Files lie in a folder of this process in memory (/dev/shm) where there is one.
"""

from __future__ import annotations

import atexit
import gzip
import io
import json
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.errors import InputError
from mgpusim.files import data_dir
from mgpusim.session import Session
from tests.fuzz.mutate import Form

__all__ = ["TARGETS", "Target", "scratch", "seeds_of"]

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SILENT_S = 10.0
"""Seconds of processor time that no reader is silent for; what a child process does has limits of its own."""
LIBRARIES = ("ours", "tflite-gpu", "mnn", "mace", "tnn", "paddle-lite", "tvm", "acl")
Check = Callable[[bytes], None]
Seeds = Callable[[], list[bytes]]


class Target(NamedTuple):
    """A reader: its seeds, what they are, and how large its share of the cases is (a cheap reader has 10)."""

    name: str
    seeds: Seeds
    form: Form
    check: Check
    share: float = 10.0


TARGETS: dict[str, Target] = {}


def target(name: str, form: Form, seeds: Seeds, share: float = 10.0) -> Callable[[Check], Check]:
    """Register a check under a name."""

    def add(check: Check) -> Check:
        TARGETS[name] = Target(name, seeds, form, check, share)
        return check

    return add


@cache
def scratch(_process: int = 0) -> Path:
    """Return a folder of this process."""
    base = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="mgpusim-fuzz-", dir=base))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def file(name: str, data: bytes) -> Path:
    """Write an input under a name."""
    path = scratch(os.getpid()) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def seeds_of(one: Target) -> list[bytes]:
    """Return the seeds of a target, and what it once failed on."""
    kept = sorted((HERE / "regressions" / one.name).glob("*"))
    return [*_made(one), *(path.read_bytes() for path in kept)]


@cache
def _made(one: Target) -> tuple[bytes, ...]:
    return tuple(one.seeds())


def lines(*texts: str) -> Seeds:
    """Return seeds that are short texts."""
    return lambda: [text.encode() for text in texts]


def contents(folder: str, pattern: str, most: int = 40, most_b: int = 60_000) -> Seeds:
    """Return seeds that are files of the project, the shortest ones."""

    def found() -> list[bytes]:
        sized = sorted((path.stat().st_size, path) for path in (ROOT / folder).glob(pattern))
        return [path.read_bytes() for size, path in sized[:most] if size <= most_b]

    return found


def text_of(data: bytes) -> str:
    """Return an input as an argument of a command: zero bytes cannot come from there."""
    return data.decode("utf-8", "surrogateescape").replace("\0", "")


# ---- hardware ------------------------------------------------------------------------------------------------------------
def _presets() -> list[bytes]:
    short = [
        b'extends = "adreno-640"\nname = "mine"\n[l2]\nsize_b = 65536\n[source]\nl2 = {kind = "user", ref = "me"}\n',
        b'extends = "mali-g76-mp5"\nname = "m"\n[core.ops.fma]\nper_cycle = 8\nlatency_cycles = 4\n[[alternatives]]\n'
        b'field = "l2.size_b"\nvalue = 1\nkind = "paper"\nref = "x"\nwhy = "y"\n',
    ]
    return [*contents("presets", "*.toml", most_b=30_000)(), *short]


@target("preset", "toml", _presets, share=3)
def _preset(data: bytes) -> None:
    from mgpusim.arch.load import load_gpu

    load_gpu(file("mine.toml", data))


@target(
    "set",
    "text",
    lines(
        "l2.size_b=256KiB",
        "clock.gpu_hz=600 MHz",
        "dram.latency_s=200ns",
        "core.ops.fma.per_cycle=64",
        "slc=none",
        "limits.max_work_item_sizes=[1024,1024,64]",
        "limits.nonuniform_groups=false",
        "l2.ways=16",
        "launch.order=isolated",
        "compiler.use=ocloc",
        "dram.b_per_s=25 GB/s",
        "texture_l1.size_b=2KiB",
        "name=x",
        "l1.write_policy=back",
    ),
    share=4,
)
def _set(data: bytes) -> None:
    from mgpusim.arch.load import load_gpu
    from mgpusim.cli.options import parse_sets

    load_gpu("adreno-640", parse_sets(text_of(data).split("\x1f")))


@target(
    "quantity",
    "text",
    lines("1.8 GHz", "256KiB", "25 GB/s", "12 us", "4e9", "10min", "64 B/cycle", "30 cycles", "1_000", "2h", "585M", "3.5flops"),
    share=20,
)
def _quantity(data: bytes) -> None:
    from mgpusim.units import UNITS, format_quantity, parse_quantity

    text, units = text_of(data), (None, *UNITS)
    unit = units[len(data) % len(units)]
    format_quantity(float(parse_quantity(text, unit)), unit or "")


# ---- launches ------------------------------------------------------------------------------------------------------------
KERNELS = "kernel void twice(global float *a) { a[get_global_id(0)] *= 2; }\n"


_LAUNCH_OF_A_FILE = b"""
kernel = "twice.cl"
global = [64]
local = [32]
offset = [0]
pad = true
cold = [0]
[tags]
a = 1
[[args]]
buffer = {dtype = "float32", count = 64, init = {file = "x.npy"}, access = "read"}
"""
_LAUNCH_OF_ALL_KINDS = b"""
kernel = "twice.cl"
global = [64, 2, 1]
[[args]]
image2d = {width = 8, height = 8, channels = "RGBA", dtype = "float32", init = "uniform", access = "read"}
[[args]]
scalar = {dtype = "int32", value = [1, 2]}
[[args]]
local = {bytes = 1024}
[[args]]
sampler = {normalized = false, address = "clamp", filter = "nearest"}
[[args]]
scalar = {bytes = [0, 255]}
[[args]]
buffer = {dtype = "int32", count = 64, init = {chase = 16}}
[[args]]
buffer = {dtype = "int32", count = 9, init = {random_index = 4}}
"""


def _launch_seeds() -> list[bytes]:
    return [
        *contents("examples", "*.toml")(),
        _LAUNCH_OF_A_FILE,
        _LAUNCH_OF_ALL_KINDS,
    ]


def _with_kernels() -> None:
    folder = scratch(os.getpid())
    if not (folder / "twice.cl").exists():
        for path in data_dir("examples").glob("*.cl"):
            shutil.copy(path, folder)
        import numpy as np

        np.save(folder / "x.npy", np.zeros(64, np.float32))
        (folder / "twice.cl").write_text(KERNELS, encoding="utf-8")


@target("launch", "toml", _launch_seeds)
def _launch(data: bytes) -> None:
    from mgpusim.workload.launch import launch_to_dict, load_launch

    _with_kernels()
    launch_to_dict(load_launch(file("launch.toml", data)))


@target(
    "arg",
    "text",
    lines(
        "buffer:float32:802816:zeros:write",
        "image2d:448x56:RGBA/float32:uniform:read",
        "int32:56",
        "float32x4:1,2,3,4",
        "half:1.5",
        "bytes:0100000000000040",
        "local:1024",
        "sampler:clamp/nearest/normalized",
        "buffer:int32:64:chase=16",
        "buffer:int32:64:random_index=9:read",
        "image3d:4x4x4:R/float16",
        "image2d:448x56@8192:RGBA/float32",
        "image1d_buffer:64:R/uint8",
        "image2d_array:4x4x2:RG/int16:sorted",
        "buffer:float32:64:file=x.npy",
    ),
    share=20,
)
def _arg(data: bytes) -> None:
    from mgpusim.workload.forms import format_arg, parse_arg

    arg = parse_arg(text_of(data), scratch(os.getpid()))
    if "file" not in format_arg(arg):
        again = parse_arg(format_arg(arg))
        assert again == arg or "nan" in format_arg(arg), f"{arg} comes back as {again}"


@target(
    "range",
    "text",
    lines(
        "64 32 0", "56x56x64 8x4x4 0x0x0", "56,56,64 auto 0,0,0", "1 1 1", "4096x4096 16x16 0x0", "100 7 3", "65536x1 64x1 0x0"
    ),
    share=20,
)
def _range(data: bytes) -> None:
    from mgpusim.workload.launch import launch_from_cli

    _with_kernels()
    words = text_of(data).split(" ")
    size, local, offset = (*words, *(None,) * 3)[:3]
    launch = launch_from_cli(
        kernel=scratch(os.getpid()) / "twice.cl",
        entry="twice",
        global_size=size or "1",
        local_size=local,
        offset=offset,
        args=["buffer:float32:64"],
        pad=len(words) > 3,
    )
    from mgpusim.arch.load import load_gpu
    from mgpusim.workload.ndrange import resolve

    resolve(launch, _gpu("adreno-640", load_gpu))


@cache
def _gpu(name: str, load: Callable[[str], Any]) -> Any:
    return load(name)


OPTION_READERS: dict[str, Callable[[str], object]] = {}


def _readers() -> dict[str, Callable[[str], object]]:
    if not OPTION_READERS:
        from mgpusim.cli.commands.bottleneck import parse_factors
        from mgpusim.cli.commands.compare import parse_numbers
        from mgpusim.cli.commands.fuse import parse_batches
        from mgpusim.cli.options import parse_constants, parse_fraction, parse_names, parse_tags
        from mgpusim.nn.readers.read import parse_input
        from mgpusim.workload.plausible import parse_image

        OPTION_READERS.update(
            give=lambda text: parse_factors([text]),
            weights=lambda text: parse_numbers("--weights", [text]),
            batch=parse_batches,
            constant=lambda text: parse_constants([text]),
            margin=lambda text: parse_fraction("--margin", text),
            tau=lambda text: parse_fraction("--min-tau5", text),
            names=parse_names,
            tag=lambda text: parse_tags([text]),
            input=parse_input,
            image=parse_image,
        )
    return OPTION_READERS


@target(
    "option",
    "text",
    lines(
        "give registers=2x",
        "weights mobilenet_v2=3",
        "batch 1..4",
        "batch 8",
        "constant H=28",
        "margin 30%",
        "tau -0.5",
        "names l1,warp",
        "tag family=conv*",
        "input images=1x3x224x224",
        "image 64x64:RGBA/float32",
        "image 4x4:R/uint8",
    ),
    share=20,
)
def _option(data: bytes) -> None:
    kind, _, text = text_of(data).partition(" ")
    _readers().get(kind, _readers()["names"])(text)


EXPRESSIONS = (
    "ceil_div(M, TILE) * 4 if M > 64 else TILE",
    "A % 2 == 0 and B <= 16",
    "min(A, B) << 2 | 1",
    "log2(A) + sqrt(B) ** 0.5",
    "A // B * -C",
    "T == 'x' or not A",
    "round_up(M, 8) - max(A, B, 3)",
    "A ** B ^ 3 & ~7",
    "floor(A / 3) + ceil(B) + abs(-C)",
    "1 < A < B <= 64",
    "A in (1, 2, 4)",
)


@target("expression", "text", lines(*EXPRESSIONS), share=20)
def _expression(data: bytes) -> None:
    import numpy as np

    from mgpusim.workload.expressions.expression import Expression

    made = Expression.parse(data.decode("utf-8", "replace"), "constraints[0]")
    values: dict[str, Any] = {"A": 5, "B": 64, "C": 2.5, "M": 100, "TILE": 8, "T": "x"}
    columns = {name: value if isinstance(value, str) else np.array([value, 0, 3]) for name, value in values.items()}
    one = error = None
    try:
        one = made.evaluate(values)
    except InputError as found:
        error = found
    many = made.evaluate(columns)
    if error is not None and made.names:  # a row that fails alone fails among others
        raise AssertionError(f"{made.text!r}: {error} alone, {many!r} in a column")
    if made.names and not isinstance(one, str):
        first = np.asarray(many).ravel()[0]
        assert first == one or np.isclose(float(first), float(one or 0)), f"{made.text!r}: {one!r} alone, {first!r} in a column"


def _arrays() -> list[bytes]:
    import numpy as np

    out = []
    for array in (
        np.zeros(64, np.float32),
        np.arange(64).astype(np.float32).reshape(8, 8),
        np.zeros(64, np.int64),
        np.zeros((4, 16), ">f4", order="F"),
    ):
        stream = io.BytesIO()
        np.save(stream, array)
        out.append(stream.getvalue())
    stream = io.BytesIO()
    np.savez(stream, a=np.zeros(4))
    return [*out, stream.getvalue()]


@target("npy", "binary", _arrays)
def _npy(data: bytes) -> None:
    from mgpusim.workload.args import BufferArg, Init
    from mgpusim.workload.data import materialize

    materialize(BufferArg("float32", 64, Init("file", str(file("a.npy", data)))), 0)


# ---- OpenCL C ------------------------------------------------------------------------------------------------------------
@target("ir", "text", contents("examples", "*.ll"), share=1.5)
def _ir(data: bytes) -> None:
    """Read only: what analyses kernels may rely on IR that clang made."""
    from mgpusim.opencl.ir.reader import read_module

    for _ in read_module(data.decode("utf-8", "replace")).kernels.values():
        pass


@target("isolate", "text", contents("tests/kernels", "*.cl", most_b=6000), share=4)
def _isolate(data: bytes) -> None:
    from mgpusim.opencl.isolate import definitions, keep_only, with_float_literals

    text = data.decode("utf-8", "replace")
    for one in definitions(text)[:2]:
        keep_only(text, [one.name])
    with_float_literals(text)


@target(
    "build_options",
    "text",
    lines(
        "-DN=4 -D 'A=x y' -cl-std=CL2.0 -cl-mad-enable -Wall",
        "-I . -include x.h -UN",
        "-cl-fast-relaxed-math -w -g",
        '-cl-nv-maxrregcount=32 -D"F(x)=x"',
        "-cl-std=CLC++2021 -O3",
    ),
    share=20,
)
def _build_options(data: bytes) -> None:
    from mgpusim.opencl.options import translate_options

    translate_options(data.decode("utf-8", "replace"))


def _kernel_seeds() -> list[bytes]:
    return [*contents("examples", "*.cl")(), *contents("tests/kernels", "*.cl", most_b=5000)()]


@target("source", "text", _kernel_seeds, share=0.2)
def _source(data: bytes) -> None:
    from mgpusim.opencl.analysis.kernel import kernel_facts
    from mgpusim.opencl.clang import TranslationUnit, compile_source
    from mgpusim.opencl.ir.reader import read_module

    module = read_module(compile_source(TranslationUnit(data.decode("utf-8", "replace"), ""), session=Session(cache=False)))
    for kernel in module.kernels.values():
        kernel_facts(kernel)


@target(
    "source_options",
    "text",
    lines(
        "-DN=4",
        "-D 'A=x y' -cl-std=CL2.0",
        "-cl-std=CL3.0 -cl-fast-relaxed-math",
        "-DT=float4 -DF(x)=x",
        "-include no.h",
        "-I /nowhere -DA",
    ),
    share=0.1,
)
def _source_options(data: bytes) -> None:
    from mgpusim.opencl.clang import TranslationUnit, compile_source

    compile_source(TranslationUnit(KERNELS, data.decode("utf-8", "replace")), session=Session(cache=False))


@target(
    "ocloc_listing",
    "text",
    lines(
        "//.kernel sp\n//.instCount 783\n//.spill size 2240\n",
        '//.kernel "a b"\n//.private memory size 16\n',
    ),
)
def _ocloc_listing(data: bytes) -> None:
    from mgpusim.opencl.ocloc import read_listing

    read_listing("OCL_asm60_1_simd8_entry_0001", data.decode("utf-8", "replace"))


# ---- measured launches ---------------------------------------------------------------------------------------------------
def _corpora() -> list[bytes]:
    out = []
    for path in ("validation/h200/examples.json.gz", "validation/blind/h200.json.gz"):
        whole = json.loads(gzip.decompress((ROOT / path).read_bytes()))
        kept = whole["launches"][:: max(1, len(whole["launches"]) // 4)][:4]
        names = {entry["kernel"] for entry in kept}
        kernels = {name: {**body, "source": KERNELS} for name, body in whole["kernels"].items() if name in names}
        out.append(json.dumps({**whole, "launches": kept, "kernels": kernels}).encode())
    return out


@target("corpus", "json", _corpora)
def _corpus(data: bytes) -> None:
    from mgpusim.workload.corpus import corpus_to_dict, read_corpus

    corpus_to_dict(read_corpus(file("corpus.json", data)))


@target("corpus_gz", "binary", lambda: [gzip.compress(data, mtime=0) for data in _corpora()])
def _corpus_gz(data: bytes) -> None:
    from mgpusim.workload.corpus import read_corpus

    read_corpus(file("corpus.json.gz", data))


@target("suite", "json", _corpora, share=5)
def _suite(data: bytes) -> None:
    from mgpusim.workload.launches import launches_of_file

    launches_of_file(file("suite.json", data))


@target(
    "csv",
    "text",
    lines(
        "local,us\n64,12.5\n64,12.7\n128,11.0\n",
        "kernel,global,local,ms,tag\nsoftmax,1024x10,64x1,0.5,a\n# x\n\nsoftmax,64,,1,b\n",
        '\ufeffkernel,ns\n"softmax",1e3\n',
    ),
)
def _csv(data: bytes) -> None:
    from mgpusim.workload.measured_csv import corpus_from_csv

    corpus_from_csv(file("times.csv", data), "softmax")


# ---- tuners --------------------------------------------------------------------------------------------------------------
@cache
def _tuner_file(name: str) -> bytes:
    from mgpusim.interop.format import formats
    from mgpusim.interop.formats.autotvm import write_log
    from mgpusim.interop.formats.kernel_tuner import write_cache
    from mgpusim.interop.formats.t4 import write_t4
    from mgpusim.interop.tuned import Tuned, TunedResult
    from mgpusim.workload.spaces.file import load_space

    path = scratch(os.getpid()) / f"seed_{name}"
    knobs: dict[str, tuple[Any, ...]] = {"block": (32, 64, 128), "tile": (1, 2), "use": (True, False), "how": ("a", "b")}
    results = (
        TunedResult({"block": 32, "tile": 1, "use": True, "how": "a"}, 0.5, runs=(0.5, 0.51)),
        TunedResult({"block": 64, "tile": 2, "use": False, "how": "b"}, 0.25),
        TunedResult({"block": 128, "tile": 1, "use": True, "how": "b"}, None, failure="compile"),
    )
    tuned = Tuned("scale", "GPU", knobs, results, "ms", (1024, 4))
    if name == "t1":
        formats.load()
        write = formats.lookup("t1").write_space
        assert write is not None
        write(path, load_space("gemm"))
    else:
        {"kernel_tuner": write_cache, "t4": write_t4}[name](path, tuned) if name != "autotvm" else write_log(path, [tuned])
    return path.read_bytes()


def _tvm_log() -> list[bytes]:
    entity = [
        ["tile_x", "sp", [-1, 4, 2]],
        ["order", "re", [0, 2, 1]],
        ["ann", "an", ["unroll", "vec"]],
        ["explicit", "ot", True],
    ]
    record = {
        "input": ["opencl -device=mali", "conv2d.mali", [["TENSOR", [1, 64, 56, 56], "float32"], [1, 1], None], {}],
        "config": {"index": 17, "code_hash": None, "entity": entity},
        "result": [[0.002, 0.004], 0, 1.5, 1600000000.25],
        "version": 0.2,
        "tvm_version": "0.8.0",
    }
    return [json.dumps(record).encode(), _tuner_file("autotvm").splitlines()[0]]


@target("kernel_tuner", "json", lambda: [_tuner_file("kernel_tuner")])
def _kernel_tuner(data: bytes) -> None:
    from mgpusim.interop.formats.kernel_tuner import cache_to_dict, read_cache

    cache_to_dict(read_cache(file("cache.json", data)))


@target("t4", "json", lambda: [_tuner_file("t4")])
def _t4(data: bytes) -> None:
    from mgpusim.interop.formats.t4 import read_t4, t4_to_dict

    t4_to_dict(read_t4(file("t4.json", data)))


@target("t1", "json", lambda: [_tuner_file("t1")])
def _t1(data: bytes) -> None:
    from mgpusim.interop.formats.t1 import read_t1

    read_t1(file("t1.json", data))


@target(
    "t1_python",
    "text",
    lines(
        "[32 * i for i in range(1, 9)]",
        "list(range(1, 17, 2))",
        "[1, 2] + [4]",
        "(64 // 2, 2 ** 5)",
        "block_x * block_y <= 1024",
        "tile == 1 or block_x % tile == 0",
        "[x for x in [1, 2, 4] if x > 1]",
    ),
)
def _t1_python(data: bytes) -> None:
    document = json.loads(_tuner_file("t1"))
    parameters = document["ConfigurationSpace"]["TuningParameters"]
    text = data.decode("utf-8", "replace")
    parameters[0]["Values"] = text
    if len(data) % 2:
        parameters[0] = json.loads(_tuner_file("t1"))["ConfigurationSpace"]["TuningParameters"][0]
        document["ConfigurationSpace"]["Conditions"] = [{"Parameters": [p["Name"] for p in parameters], "Expression": text}]
    from mgpusim.interop.formats.t1 import t1_from_dict

    t1_from_dict(document, scratch(os.getpid()))


@target("autotvm", "json", _tvm_log)
def _autotvm(data: bytes) -> None:
    from mgpusim.interop.formats.autotvm import log_to_text, read_log

    log_to_text(read_log(file("tvm.log", data)))


@target("format", "text", lambda: [_tuner_file("t4"), _tuner_file("t1"), *_tvm_log(), b'schema = "mgpusim.space/1"\n'], share=5)
def _format(data: bytes) -> None:
    from mgpusim.interop.format import format_of

    one = format_of(file("unknown", data))
    if one.read_results is not None:
        one.read_results(scratch(os.getpid()) / "unknown", None)


@target("space", "toml", contents("examples/spaces", "*.toml"), share=1)
def _space(data: bytes) -> None:
    from mgpusim.workload.spaces.file import load_space

    _with_kernels()
    load_space(file("space.toml", data), {"H": "28"} if data[-2:-1] == b"7" else None)


def _tables() -> list[bytes]:
    from mgpusim.sched.shapes.lookup import entry_of, table_text
    from mgpusim.workload.launch import load_launch

    launch = load_launch(data_dir("examples") / "softmax.toml")
    path = scratch(os.getpid()) / "seed_table.json"
    path.write_bytes(table_text([entry_of(launch, "adreno-640", "softmax", (64, 1, 1), 3.5, (32, 1, 1), 4.0)], {"version": "0"}))
    return [path.read_bytes()]


@target("lookup", "json", _tables)
def _lookup(data: bytes) -> None:
    from mgpusim.sched.shapes.lookup import read_table

    read_table(file("table.json", data))


# ---- probes --------------------------------------------------------------------------------------------------------------
@cache
def _archprobe_folder() -> dict[str, bytes]:
    from tests.helpers.archprobe_device import make

    folder = scratch(os.getpid()) / "archprobe_seed"
    folder.mkdir(exist_ok=True)
    made = make(folder)
    return {path.name: path.read_bytes() for path in sorted(Path(made).iterdir()) if path.is_file()}


def _archprobe_seeds() -> list[bytes]:
    held = _archprobe_folder()
    return [f"{name}\n".encode() + data[:20_000] for name, data in held.items()]


@target("archprobe", "text", _archprobe_seeds, share=0.8)
def _archprobe(data: bytes) -> None:
    """The first line says which file of the folder it is."""
    from mgpusim.calibrate.archprobe.results import read_archprobe

    held = _archprobe_folder()
    name, _, text = data.partition(b"\n")
    folder = scratch(os.getpid()) / "archprobe"
    which = name.decode("utf-8", "replace") if name.decode("utf-8", "replace") in held else sorted(held)[len(name) % len(held)]
    if not folder.exists():
        folder.mkdir()
        for one, whole in held.items():
            (folder / one).write_bytes(whole)
    (folder / which).write_bytes(text)
    try:
        read_archprobe(folder, 1e9, 20e9)
    finally:
        (folder / which).write_bytes(held[which])


@target("archprobe_report", "json", lambda: [_archprobe_folder()["ArchProbeReport.json"]], share=0.4)
def _archprobe_report(data: bytes) -> None:
    _archprobe(b"ArchProbeReport.json\n" + data)


@cache
def _probe_seeds() -> tuple[bytes, bytes]:
    whole = json.loads(_corpora()[0])
    facts = {
        "name": "GPU",
        "compute_units": 4,
        "max_clock_hz": 1e9,
        "max_work_group_size": 1024,
        "max_work_item_sizes": [1024, 1024, 64],
        "local_mem_b": 32768,
        "constant_b": 65536,
        "max_alloc_b": 1 << 28,
        "image2d_max": [16384, 16384],
        "fp16": True,
    }
    for number, launch in enumerate(whole["launches"]):
        launch["tags"] = {"probe": "launch.overhead", "items": 1 << number}
    whole["device"] = {
        "name": "GPU",
        "compute_units": 4,
        "max_clock_mhz": 1000,
        "max_work_group_size": 1024,
        "local_mem_b": 32768,
    }
    return json.dumps(whole).encode(), json.dumps(
        {"schema": "mgpusim.facts/1", "facts": facts, "device": whole["device"]}
    ).encode()


@target("probes", "json", lambda: [_probe_seeds()[0]], share=4)
def _probes(data: bytes) -> None:
    from mgpusim.calibrate.probing.folders import read_probes

    read_probes(file("probe.json", data))


@target("probe_facts", "json", lambda: [_probe_seeds()[1]], share=4)
def _probe_facts(data: bytes) -> None:
    from mgpusim.calibrate.probing.folders import FACTS_FILE, read_probes

    file("probes/one.json", _probe_seeds()[0])
    read_probes(file(f"probes/{FACTS_FILE}", data).parent)


@target(
    "measure_journal",
    "json",
    lambda: [b'{"done": 0, "time_ns": {"median": 5.0}}', b'{"failed": 1, "reason": "x"}', b'{"device": {"name": "G"}}'],
)
def _measure_journal(data: bytes) -> None:
    from mgpusim.calibrate.measuring.runner import read_journal

    read_journal(file("m.journal", data))


def _run_of_c() -> dict[str, Any]:
    """Return what the runner in C writes of a launch that was measured, one that was refused and one that hung."""
    from mgpusim.workload.runs import DEVICE, KERNEL, RUN

    options = {"warmup": 3, "repeats": 9, "most": 45, "spread": 0.01}
    launch = {"kernel": "f", "global": [64], "local": [64], "args": [{"buffer": {"dtype": "float32", "count": 1}}], "tags": {}}
    words = {DEVICE["name"]: b"GPU\0", DEVICE["extensions"]: b"cl_khr_fp16 cl_khr_fp64\0"}
    answers = {
        str(what): words.get(what, (3 if name == "dimensions" else 64).to_bytes(24, "little")).hex()
        for name, what in DEVICE.items()
    }
    kernel = {str(what): (32).to_bytes(8, "little").hex() for what in KERNEL.values()}
    return {
        "schema": RUN, "plan": "", "order": 1, "restore": 1,
        "suite": {
            "options": options, "kernels": {"f": {"source": "kernel void f(global float *a) {}", "entry": "f"}},
            "launches": [{**launch, "outputs": [0], "restored": [0]}, launch, {**launch, "timing": "gap"}],
        },
        "journal": [
            {"at_ms": 5, "budget_us": 500000, "cooldown_us": 0, "platform": b"P\0".hex(), "device": answers},
            {"start": 0}, {"done": 0, "outputs": ["0000803f"], "restored": [0], "times": [5, 7, 6]},
            {"at_ms": 9, "reference": 6.5, "gpu_hz": 5e8},
            {"failed": 1, "code": -54, "routine": "clEnqueueNDRangeKernel", "kernel": kernel},
            {"failed": 2, "silent_us": 2000000}, {},
        ],
    }  # fmt: skip


@target("runner_output", "json", lambda: [json.dumps(_run_of_c()).encode()])
def _runner_output(data: bytes) -> None:
    from mgpusim.workload.corpus import read_corpus

    read_corpus(file("run.json", data))


@target(
    "search_journal",
    "json",
    lambda: [b'{"schema": "mgpusim.search-journal/1", "space": "conv"}', b'{"config": "4,2,1", "cost_us": 12.5}'],
)
def _search_journal(data: bytes) -> None:
    from mgpusim.sched.pruning.journal import Journal

    head = json.dumps(Journal(None, {"space": "conv"}).about).encode()
    Journal(file("s.journal", head + b"\n" + data + b"\n" + data[: len(data) // 2]), {"space": "conv"}).close()


# ---- networks ------------------------------------------------------------------------------------------------------------
def _model(suffix: str) -> None:
    def seeds() -> list[bytes]:
        from tests.helpers.small_networks import FORMATS

        return [FORMATS[suffix](), *(path.read_bytes() for path in sorted((HERE / "seeds").glob(f"*.{suffix}")))]

    @target(suffix, "text" if suffix == "param" else "binary", seeds, share=8 if suffix != "onnx" else 5)
    def _read(data: bytes) -> None:
        from mgpusim.nn.readers import read_network

        read_network(file(f"net.{suffix}", data), values=len(data) % 2 == 0)


for _suffix in ("onnx", "tflite", "param", "mnn"):
    _model(_suffix)


def _model_seeds() -> list[bytes]:
    from tests.fuzz.models import model_seeds

    return model_seeds()


@target("onnx_model", "onnx", _model_seeds, share=2)
def _onnx_model(data: bytes) -> None:
    """What is read has the shapes that ONNX infers, whoever infers first; some of it is planned, too."""
    from mgpusim.arch.load import load_gpu
    from mgpusim.nn.planning.planner import plan_network
    from mgpusim.nn.readers import read_network
    from mgpusim.nn.readers.formats.onnx.inference import infer_shapes
    from tests.fuzz.models import undeclared

    began = time.process_time()
    graph = read_network(file("net.onnx", data), values=len(data) % 2 == 0)
    assert time.process_time() - began < SILENT_S, f"silent for {time.process_time() - began:.1f} s"
    assert all(size > 0 for tensor in graph.tensors.values() for size in tensor.shape), graph.tensors
    inferred, _ = infer_shapes(undeclared(data))
    for name, sizes in inferred.items():
        if name in graph.tensors and None not in sizes:
            assert graph.tensors[name].shape == sizes, (name, graph.tensors[name].shape, sizes)
    if len(data) % 8 == 0:
        plan_network(graph, _gpu("adreno-640", load_gpu), LIBRARIES[len(data) // 8 % len(LIBRARIES)])


@target("library", "toml", contents("mgpusim/nn/libraries", "*.toml", most_b=30_000), share=0.5)
def _library(data: bytes) -> None:
    from mgpusim.nn.libraries.load import load_library

    load_library(file("library.toml", data))


def _kept(name: str) -> Seeds:
    return lambda: [(HERE / "seeds" / name).read_bytes()]


@target("schedule", "json", _kept("schedule.json"))
def _schedule(data: bytes) -> None:
    from mgpusim.nn.planning.schedule import read_schedule

    read_schedule(file("schedule.json", data))


@target("scheduled_plan", "json", _kept("schedule.json"), share=0.1)
def _scheduled_plan(data: bytes) -> None:
    from mgpusim.arch.load import load_gpu
    from mgpusim.nn.planning.schedule import plan_scheduled

    _gpu("adreno-640", load_gpu)
    plan_scheduled(_srcnn(), _gpu("adreno-640", load_gpu), file("schedule.json", data))


@target("placement", "json", _kept("placement.json"))
def _placement(data: bytes) -> None:
    from mgpusim.nn.planning.placement import read_placement

    read_placement(file("placement.json", data)).to_dict()


@target("placed_plan", "json", _kept("placement.json"), share=0.1)
def _placed_plan(data: bytes) -> None:
    from mgpusim.arch.load import load_gpu
    from mgpusim.nn.planning.placement import plan_placed

    plan_placed(_srcnn(), _gpu("adreno-640", load_gpu), file("placement.json", data))


@cache
def _srcnn() -> Any:
    from mgpusim.nn.zoo import network

    return network("srcnn", resolution=32)


# ---- studies, validations ------------------------------------------------------------------------------------------------
@target("study", "toml", contents("examples/studies", "*.toml"), share=1)
def _study(data: bytes) -> None:
    from mgpusim.sweeps.study import load_study

    _with_kernels()
    load_study(file("study.toml", data))


BUDGETS = b"""schema = "mgpusim.budgets/1"
gpus = ["adreno-640"]
baseline = "kept.json"
[limits]
max_regression = "5%"
[[kernel]]
launch = "softmax"
max_us = 400
on.mali-g76-mp5.min_occupancy = 0.5
[[network]]
name = "net"
network = "srcnn"
resolution = 24
inputs = { data = [1, 3, 24, 24] }
max_memory = "24 MiB"
"""


@target("budgets", "toml", lambda: [BUDGETS], share=2)
def _budgets(data: bytes) -> None:
    from mgpusim.budgets.file import read_budgets

    read_budgets(file("budgets.toml", data))


def _baselines() -> list[bytes]:
    from mgpusim.budgets.baseline import Baseline, baseline_text
    from mgpusim.budgets.check import check_budget
    from mgpusim.budgets.file import budget_of

    kept = check_budget(budget_of("softmax", "adreno-640", Path(), max_us=1)).kept
    assert kept is not None
    return [baseline_text(Baseline(kept={"softmax on adreno-640": kept}))]


@target("baseline", "json", _baselines, share=2)
def _baseline(data: bytes) -> None:
    from mgpusim.budgets.baseline import read_baseline

    read_baseline(file("budgets.baseline.json", data))


@target("results_manifest", "json", lambda: [b'{"schema": "mgpusim.results/1", "kin": {"id": "uint"}, "columns": {}}'])
def _results_manifest(data: bytes) -> None:
    from mgpusim.sweeps.store import read_manifest

    read_manifest(file("results/study.json", data).parent)


@target("shard", "text", lines("id,us,error,good\n1,2.5,,true\n2,,x,false\n", 'id,us,error,good\n1,2.5,"a,b",true\n'))
def _shard(data: bytes) -> None:
    from mgpusim.sweeps.shards import read_shard

    read_shard(file("0.csv", data), {"id": "uint", "us": "float", "error": "word", "good": "bool"})


@target("accuracy", "toml", lambda: [b"mobilenet_v2 = 71.8\nresnet50 = 76\n"])
def _accuracy(data: bytes) -> None:
    from mgpusim.cli.commands.compare import parse_numbers

    parse_numbers("--accuracy", [str(file("accuracy.toml", data))])


_BUILDS = b"""
[[build]]
files = ["*.cl"]
options = "-DN=4"
kernels = ["twice"]
prepend = ["twice.cl"]
global = [64]
local = [32]
[build.values]
a = 4
[build.counts]
b = 64
[build.images]
i = "64x64:RGBA/float32"
"""


@target(
    "builds",
    "toml",
    lambda: [
        _BUILDS,
    ],
    share=5,
)
def _builds(data: bytes) -> None:
    from mgpusim.acceptance.builds import load_builds

    _with_kernels()
    load_builds(file("builds.toml", data))


@target("description", "toml", contents("validation", "*/validation.toml"), share=8)
def _description(data: bytes) -> None:
    from mgpusim.accuracy.reproducing.description import read_description

    file("validation/one/report.py", b"")
    read_description(file("validation/one/validation.toml", data).parents[1], "one")


# ---- the disk cache ------------------------------------------------------------------------------------------------------
@cache
def _artefacts() -> dict[str, bytes]:
    """What a few predictions keep, by kind."""
    from mgpusim import load_gpu, predict

    folder = scratch(os.getpid()) / "cache"
    before = os.environ.get("XDG_CACHE_HOME")
    os.environ["XDG_CACHE_HOME"] = str(folder)
    try:
        for name in ("softmax", "conv1x1_image"):
            for engine in ("analytic", "event"):
                predict(str(data_dir("examples") / f"{name}.toml"), load_gpu("adreno-640"), engine=engine)
    finally:
        os.environ.pop("XDG_CACHE_HOME") if before is None else os.environ.update(XDG_CACHE_HOME=before)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def _artefact_seeds() -> list[bytes]:
    small = [(name, data) for name, data in _artefacts().items() if len(data) < 60_000]
    return [name.encode() + b"\n" + data for name, data in small[:12]]


@target("artefact", "binary", _artefact_seeds, share=5)
def _artefact(data: bytes) -> None:
    """A file of the cache, sealed anew half of the time: what reads the bytes behind the seal is asked too."""
    from mgpusim.artefacts import KINDS, _path, _seal, load
    from mgpusim.trace.data import Trace
    from mgpusim.trace.record import Recording

    _, _, kept = data.partition(b"\n")
    seal, _, body = kept.partition(b"\n")
    kind = [*seal.split(b" "), b"", b""][1].decode("ascii", "replace")
    kind = kind if kind in KINDS else "trace"
    readers: dict[str, Callable[[bytes], object]] = {"trace": Trace.from_bytes, "recording": Recording.from_bytes}
    path = _path(kind, "ab" * 32)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(_seal(kind, body) + body if len(data) % 2 else kept)
    load(kind, "ab" * 32, readers.get(kind, bytes))


# ---- the command ---------------------------------------------------------------------------------------------------------
COMMANDS = (
    "predict softmax --gpu adreno-640 --set l2.size_b=256KiB",
    "predict softmax --gpu mali-g76-mp5 --global 1024 --local 64 --json",
    "predict conv1x1_image --gpu adreno-640 --local 8x8 --local 4x4x1",
    "gpus show adreno-640 --set dram.b_per_s=25GB/s",
    "gpus check adreno-640",
    "space first --sample 4",
    "inspect softmax --kernel softmax",
    "libraries show tflite-gpu",
    "predict softmax --gpu adreno-640 --set clock.gpu_hz=600MHz",
    "queue softmax softmax --gpu adreno-640 --repeat 2",
    "examples",
    "networks",
    "bottleneck softmax --gpu adreno-640",
    "tune softmax --gpu adreno-640 --top 3",
)


@target("command", "text", lines(*COMMANDS), share=0.15)
def _command(data: bytes) -> None:
    run_command(text_of(data).split())


def run_command(argv: Sequence[str]) -> None:
    """Run the command line in this process; its exit status must be 0, 1 or 2."""
    from mgpusim.cli.app import cli

    folder = Path.cwd()
    os.chdir(scratch(os.getpid()))
    try:
        with redirect_stdout(io.TextIOWrapper(io.BytesIO(), "utf-8")), redirect_stderr(io.StringIO()):
            cli.main(args=list(argv), prog_name="mgpusim")
    except SystemExit as done:
        status = done.code
    else:
        status = 0
    finally:
        os.chdir(folder)
    assert status in (0, 1, 2), f"exit status {status}"
