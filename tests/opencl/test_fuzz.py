"""A thousand odd sources: each is predicted or refused in our own words, none ends in a traceback."""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path

import numpy as np
import pytest

from mgpusim import load_gpu, predict
from mgpusim.errors import MgpusimError
from mgpusim.opencl.analysis.kernel import kernel_facts
from mgpusim.opencl.clang import TranslationUnit, compile_source
from mgpusim.opencl.execution.compiled import CompiledKernel, Geometry
from mgpusim.opencl.execution.simt import execute
from mgpusim.opencl.ir.reader import read_module
from mgpusim.opencl.isolate import definitions
from mgpusim.report.kernels import inspect_file
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, Init, ScalarArg
from mgpusim.workload.launch import Launch
from mgpusim.workload.program import run
from tests.helpers.opencl_fuzz import PRELUDE, mutated, random_kernel, without_half
from tests.helpers.oracles import given, need_pocl, pocl_run

ROOT = Path(__file__).resolve().parents[2]
PER_FILE, FILES, PER_BATCH, BATCHES = 25, 30, 25, 12
OPTIONS = ("", "-cl-std=CL2.0", "-cl-std=CL3.0 -cl-fast-relaxed-math", "-cl-std=CL1.2 -cl-mad-enable")


def arguments() -> list[object]:
    """What `random_kernel` takes; most indices stay inside."""
    rng = np.random.default_rng(0)
    made: list[object] = [rng.random(128).astype(np.float32)]
    made += [rng.integers(0, 99, 128).astype(t) for t in (np.int32, np.uint8, np.int16, np.int64)]
    return [*made, rng.random(512).astype(np.float32), rng.random(128).astype(np.float16), np.zeros(160, np.uint8), bytes(20), 5]


@pytest.mark.each_time("0")
@pytest.mark.parametrize("first", range(0, PER_FILE * FILES, PER_FILE))
def test_random_kernels_run(first: int) -> None:
    """Valid by their grammar: all compile, are read and analysed, and run, whole and their addresses alone."""
    source = PRELUDE + "\n".join(random_kernel(seed, f"k{seed}") for seed in range(first, first + PER_FILE))
    module = read_module(
        compile_source(TranslationUnit(source, OPTIONS[first // PER_FILE % len(OPTIONS)]), session=Session(cache=False))
    )
    assert len(module.kernels) == PER_FILE
    for name in module.kernels:
        assert kernel_facts(module.kernels[name]).registers[0] >= 4
        for full in (True, False):
            execute(CompiledKernel(module, name, full), Geometry([32], [16]), [0, 1], arguments(), step_limit=20_000)


@pytest.mark.parametrize("seed", range(0, 750, 125))
@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_random_kernels_are_predicted(seed: int, engine: str) -> None:
    types = ("float32", "int32", "uint8", "int16", "int64", "float32", "float16", "uint8")
    buffers = [BufferArg(t, 512, Init("uniform")) for t in types]
    args = (*buffers, ScalarArg("struct", bytes(20)), ScalarArg("int32", (5,)))
    launch = Launch(PRELUDE + random_kernel(seed, "k"), "k", (64,), args, local_size=(16,))
    assert predict(launch, load_gpu("adreno-640"), engine=engine, session=Session(cache=False)).latency_us > 0


# seeds whose kernels hold nothing that the standard leaves to the device: no out-of-range conversion, mad24 or native function
@pytest.mark.each_time(every=4)
@pytest.mark.parametrize("seed", [0, 1, 2, 4, 6, 7, 8, 9])
def test_random_kernels_compute_what_pocl_computes(seed: int) -> None:
    """By one work item, so that nothing depends on the order of items."""
    need_pocl()
    source = without_half(PRELUDE + random_kernel(seed, "k"))
    made = arguments()
    buffers = [given(np.asarray(a), "read_write") for a in made[:8]]
    args = (*buffers, ScalarArg("struct", bytes(20)), ScalarArg("int32", (5,)))
    expected = pocl_run(source, "k", "-cl-single-precision-constant -w", (1,), (1,), args)
    found = [a for a in run(Launch(source, "k", (1,), args, local_size=(1,))) if a is not None]
    assert len(found) == len(expected) == 8
    for ours, theirs in zip(found, expected, strict=True):
        np.testing.assert_allclose(ours, theirs, rtol=1e-3 if ours.dtype.kind == "f" else 0, atol=1e-3 * (ours.dtype.kind == "f"))


@lru_cache(maxsize=1)
def pool() -> tuple[list[str], list[str]]:
    """Kernels that this repository has, each with what its file defines before it; and their words."""
    texts = [
        f.read_text(encoding="utf-8") for f in sorted([*(ROOT / "tests/kernels").glob("*.cl"), *(ROOT / "examples").glob("*.cl")])
    ]
    out = []
    for text in texts:
        found = definitions(text)
        shared = text[: found[0].start] if found else ""
        helpers = "".join(text[d.start : d.end] for d in found if not d.is_kernel)
        out += [shared + helpers + text[d.start : d.end] for d in found if d.is_kernel]
    words = sorted({w for t in texts for w in re.findall(r"[A-Za-z_]\w*|[-+*/%&|^<>=!]+|\d+|[(){};,\[\]]", t)})
    return out, words


@pytest.mark.each_time("0")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_mutated_kernels_are_taken_or_refused(batch: int) -> None:
    texts, words = pool()

    def one(seed: int) -> str:
        source = mutated(texts[seed % len(texts)], seed, words)
        try:
            reports, refused = inspect_file(source)
        except MgpusimError as error:
            said = str(error)
            assert 0 < len(said.strip()) < 20_000
            return "refused"
        assert reports or refused
        return "taken"

    with ThreadPoolExecutor(min(2, os.cpu_count() or 1)) as threads:
        outcomes = list(threads.map(one, range(batch * PER_BATCH, (batch + 1) * PER_BATCH)))
    assert len(outcomes) == PER_BATCH


def test_most_mutations_matter() -> None:
    texts, words = pool()
    assert len(texts) > 20
    assert sum(mutated(t, 7 * i, words) != t for i, t in enumerate(texts)) > 0.8 * len(texts)
