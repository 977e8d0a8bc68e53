"""What llama-bench printed of language models, read and set beside predictions.

Its outputs are a table in Markdown, JSON, lines of JSON and CSV (ggml-org/llama.cpp, tools/llama-bench/README.md). A test reads a
prompt (pp512), writes a text from nothing on (tg128), or either behind a context (tg128 @ d4096).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any

import msgspec

from mgpusim.accuracy.metrics import bias, mape
from mgpusim.arch.load import GpuLike, as_gpu
from mgpusim.errors import InputError, UnknownNameError
from mgpusim.nn.defaults import GENERATING
from mgpusim.nn.generating.generate import generate, known_types
from mgpusim.nn.generating.models import SCHEMES, LanguageModel, as_language_model
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.libraries.load import load_library
from mgpusim.nn.zoo.families.decoders import MODELS, SOURCES
from mgpusim.reading import csv_rows, read_text_file
from mgpusim.result import follows
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import Predicted, by_engine

HEAD = ("model", "params", "test", "t/s")
KEYS = ("model_type", "n_prompt", "n_gen", "avg_ts")
OUTPUTS = (".md", ".json", ".jsonl", ".csv", ".txt", ".log", ".out")
"""Ends of names that an output of llama-bench may have."""
NEAR = 0.01
"""How far the parameters of a model may be off those of a row, which are rounded."""
MOST_ROWS, MOST_TOKENS = 10_000, 1 << 20


class BenchTest(msgspec.Struct, frozen=True):
    """A test that was measured.

    Attributes
    ----------
    model : as llama-bench names it. `parameters` : of it, rounded in a table.
    weights : its type, as "Q4_0".
    prompt, tokens, depth : tokens that are read, or written, behind so many others.
    tokens_per_s, deviation : measured.
    """

    model: str
    parameters: float
    weights: str
    prompt: int
    tokens: int
    depth: int
    tokens_per_s: float
    deviation: float

    @property
    def label(self) -> str:
        """As llama-bench names the test."""
        behind = f" @ d{self.depth}" if self.depth else ""
        return (f"pp{self.prompt}" if self.prompt else f"tg{self.tokens}") + behind


def is_llama_bench(text: str) -> bool:
    """Return whether a text is surely an output of llama-bench.

    >>> is_llama_bench("| model | size | params | backend | ngl | test | t/s |"), is_llama_bench("op,time")
    (True, False)
    """
    start = text[:20_000]
    tables = (set(HEAD) <= {cell.strip() for cell in line.split("|")} for line in start.splitlines() if line.count("|") > 4)
    return any(tables) or all(key in start for key in KEYS)


def read_llama_bench(text: str) -> tuple[BenchTest, ...]:
    """Return the tests of an output of llama-bench.

    >>> [one] = read_llama_bench(
    ...     "| model | size | params | backend | ngl | test | t/s |\\n| --- | --- | --- | --- | --- | --- | --- |\\n"
    ...     "| qwen2 1.5B Q8_0 | 1.53 GiB | 1.54 B | OpenCL | 99 | tg128 | 33.16 ± 0.05 |")
    >>> one.label, one.weights, one.tokens_per_s, one.parameters
    ('tg128', 'Q8_0', 33.16, 1540000000.0)
    """
    if not is_llama_bench(text):
        raise InputError("is not an output of llama-bench: expected its table, JSON or CSV")
    stripped = text.lstrip()
    if stripped.startswith(("[", "{")):
        tests_read = list(map(_of_keys, _documents(stripped)))
    elif stripped.split("\n", 1)[0].count(",") > 5:
        (_, heading), *rows = csv_rows(stripped, "output of llama-bench")
        tests_read = [_of_keys(dict(zip(heading, row, strict=False))) for _, row in rows if row]
    else:
        tests_read = list(_of_table(text))
    tests = [test for test in tests_read if test is not None]
    if not tests or len(tests) > MOST_ROWS:
        raise InputError(f"has {len(tests):,} tests of a prompt or a text, expected 1 to {MOST_ROWS:,}")
    return tuple(tests)


def _documents(text: str) -> list[Mapping[str, Any]]:
    try:
        documents = json.loads(text) if text.startswith("[") else [json.loads(line) for line in text.splitlines() if line.strip()]
    except (ValueError, RecursionError) as error:
        raise InputError(f"is not JSON as llama-bench prints it: {error}") from None
    if not all(isinstance(document, dict) for document in documents):
        raise InputError("is not a list of tests")
    return list(documents)


def _of_keys(row: Mapping[str, Any]) -> BenchTest | None:
    """Return a test of JSON or CSV; None of one that both reads and writes."""
    try:
        counts = [int(str(row.get(key) or 0)) for key in ("n_prompt", "n_gen", "n_depth")]
        rate, deviation = float(row["avg_ts"]), float(row.get("stddev_ts") or 0.0)
        parameters, kind = float(row.get("model_n_params") or 0.0), str(row["model_type"])
    except (KeyError, TypeError, ValueError) as error:
        raise InputError(f"a test without what llama-bench prints of it: {error}") from None
    return _test(kind, parameters, counts, rate, deviation)


def _of_table(text: str) -> Iterable[BenchTest | None]:
    head: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if set(HEAD) <= set(cells):
            head = cells
            continue
        if not head or len(cells) != len(head) or set(cells[0]) <= set("-: "):
            continue
        row = dict(zip(head, cells, strict=True))
        test = re.fullmatch(r"(pp|tg)(\d{1,7})(?:\s*@\s*d(\d{1,7}))?", row["test"])
        rate = re.fullmatch(r"([\d.]+)(?:\s*(?:±|\+-|\+/-)\s*([\d.]+))?", row["t/s"])
        size = re.fullmatch(r"([\d.]+)\s*([KMBT])", row["params"])
        if test is None and row["test"].startswith("pp") and "+" in row["test"]:
            continue
        if test is None or rate is None or size is None:
            raise InputError(f"line {number}: got the test '{row['test'][:40]}', {row['params'][:40]} and {row['t/s'][:40]}")
        counts = [int(test[2]) if test[1] == kind else 0 for kind in ("pp", "tg")]
        parameters = float(size[1]) * {"K": 1e3, "M": 1e6, "B": 1e9, "T": 1e12}[size[2]]
        yield _test(row["model"], parameters, [*counts, int(test[3] or 0)], float(rate[1]), float(rate[2] or 0.0))


def _test(kind: str, parameters: float, counts: list[int], rate: float, deviation: float) -> BenchTest | None:
    prompt, tokens, depth = counts
    if (prompt > 0) == (tokens > 0):
        return None
    if not (0 < rate < 1e9 and 0 <= deviation < 1e9 and max(counts) <= MOST_TOKENS and min(counts) >= 0):
        raise InputError(f"a test of {prompt} and {tokens} tokens behind {depth} at {rate} tokens/s")
    weights = re.search(r"\b(I?Q\d\w*|B?F16|F32|MXFP4)\b", kind)
    return BenchTest(kind[:80], parameters, weights[1] if weights else "", prompt, tokens, depth, rate, deviation)


# ---- anchors -------------------------------------------------------------------------------------------------------------
RATE = re.compile(r"\s*(pp|tg)(\d{1,7})(?:\s*@\s*d(\d{1,7}))?\s*=\s*(\d{1,9}(?:\.\d{1,9})?)\s*(?:t/s|tokens/s)?\s*")
"""A test with its rate, as in tg128=33.2 or pp512 @ d1024=140t/s."""


def bench_anchors(
    anchors: Sequence[str], model: LanguageModel, weights: str | None, chunk: int, *, six_bits: bool = True
) -> list[str | tuple[Graph, str]]:
    """Return anchors for `mgpusim.anchor`, in which tests of llama-bench are runs of the model with their times.

    A prompt is the run that reads it, a text the run behind half of its tokens.

    Parameters
    ----------
    anchors : as of `mgpusim.engine.anchors.read_anchors`, or a test with its rate, or the path of an output of llama-bench.
    chunk : tokens that a run reads at most.

    >>> from mgpusim.nn.graphs.decoders import DecoderSizes
    >>> tiny = LanguageModel("tiny", DecoderSizes(words=40, channels=64, layers=1, heads=4, key_heads=2, width=96, context=32))
    >>> [(graph, time)] = bench_anchors(["tg8=50t/s"], tiny, None, 512)
    >>> graph.tokens, time
    (1, '0.02s')
    """
    anchored: list[str | tuple[Graph, str]] = []
    for anchor in anchors:
        test = RATE.fullmatch(anchor)
        if test is not None:
            counts = [int(test[2]) if test[1] == kind else 0 for kind in ("pp", "tg")]
            tests = [_test(model.name, 0.0, [*counts, int(test[3] or 0)], float(test[4]), 0.0)]
        else:
            tests = list(_tests_of(anchor))
        types = model.types_for(weights, six_bits=six_bits)
        for given in tests:
            if given is None or given.prompt > chunk:
                raise InputError(f"anchor {anchor}: expected the rate of a text, or of a prompt of at most {chunk:,} tokens")
            length, before = given.prompt or 1, given.depth + given.tokens // 2
            doubt = f"+-{100 * given.deviation / given.tokens_per_s:.3g}%" if given.deviation else ""
            anchored.append((model.graph(length, before, types), f"{length / given.tokens_per_s:.9g}s{doubt}"))
        anchored += [] if tests else [anchor]
    return anchored


def _tests_of(text: str) -> Sequence[BenchTest]:
    """Return the tests of a file of llama-bench, none of any other text."""
    if "=" in text or not text.lower().endswith(OUTPUTS):
        return ()
    content = read_text_file(text, "output of llama-bench", errors="replace")
    return read_llama_bench(content) if is_llama_bench(content) else ()


# ---- beside predictions --------------------------------------------------------------------------------------------------
class BenchRow(msgspec.Struct, frozen=True):
    """A test beside its prediction; `reason` says why there is none."""

    test: BenchTest
    label: str
    predicted_tokens_per_s: float = 0.0
    interval: tuple[float, float] = (0.0, 0.0)
    roofline_tokens_per_s: float = 0.0
    reason: str = ""


class BenchValidation(Predicted, frozen=True, kw_only=True, tag="mgpusim.text_validation/1"):
    """Tests of llama-bench against predictions.

    Attributes
    ----------
    mape, bias : of the time of a token, predicted over measured; None where nothing is predicted.
    roofline_mape : the same of the roofline alone.
    """

    gpu: str
    library: str
    rows: tuple[BenchRow, ...]
    mape: float | None = None
    bias: float | None = None
    roofline_mape: float | None = None

    def __post_init__(self) -> None:
        judged = [row for row in self.rows if not row.reason]
        times = [1.0 / row.test.tokens_per_s for row in judged]
        ours = [1.0 / row.predicted_tokens_per_s for row in judged]
        roof = [1.0 / row.roofline_tokens_per_s for row in judged]
        follows(self, mape=mape(times, ours), bias=bias(times, ours), roofline_mape=mape(times, roof))


def validate_bench(
    path: str | PathLike[str], gpu: GpuLike, library: str = GENERATING, engine: str = "analytic", *,
    model: str | PathLike[str] | None = None, session: Session = USUAL,
) -> BenchValidation:  # fmt: skip
    """Predict what llama-bench measured.

    Parameters
    ----------
    path : of its output.
    model : the file or the name of the model; by default that of the zoo with as many parameters and of the same family.
    """
    text = read_text_file(path, "output of llama-bench", errors="replace")
    try:
        tests = read_llama_bench(text)
    except InputError as error:
        raise InputError(f"{path}: {error}") from None
    spec = as_gpu(gpu)
    rows = []
    for test in tests:
        label = f"{test.model}, {test.label}"
        try:
            lm = as_language_model(model) if model is not None else _model_of(test)
            weights = test.weights.lower() if test.weights.lower() in SCHEMES else None
            if weights is None and lm.types is None:
                known = ", ".join(known_types(load_library(library)))
                raise InputError(f"weights in {test.weights or 'an unknown type'}: there are kernels for {known}; name its file")
            prompt = test.depth + test.prompt if test.prompt else test.depth + 1
            tokens = max(1, test.tokens) + (1 if test.tokens else 0)
            generation = generate(lm, spec, library, engine, prompt=prompt, tokens=tokens, weights=weights, session=session)
            if not test.prompt:
                rate, (fast, slow) = generation.tokens_per_s, generation.decode[0].interval_us
                edges = (rate * generation.decode[0].time_us / slow, rate * generation.decode[0].time_us / fast)
                roof = 1e6 / generation.decode[0].roofline_us
            else:
                own, own_roof = generation.first_token_us, generation.prompt_roofline_us
                if test.depth:
                    before = generate(lm, spec, library, engine, prompt=test.depth, tokens=1, weights=weights, session=session)
                    own, own_roof = own - before.first_token_us, own_roof - before.prompt_roofline_us
                rate, roof = 1e6 * test.prompt / own, 1e6 * test.prompt / own_roof
                edges = (
                    rate * generation.first_token_us / generation.interval_us[1],
                    rate * generation.first_token_us / generation.interval_us[0],
                )
            rows.append(BenchRow(test, label, rate, edges, roof))
        except (InputError, UnknownNameError) as error:
            rows.append(BenchRow(test, label, reason=str(error)))
    return BenchValidation(provenance=by_engine(engine, spec.name), gpu=spec.name, library=library, rows=tuple(rows))


def _model_of(test: BenchTest) -> LanguageModel:
    """Return the model of the zoo that a test is of: of the family in its name, with its parameters."""
    family = re.split(r"[\s_]", test.model.lower())[0]
    close = {
        name: sizes
        for name, sizes in MODELS.items()
        if abs(sizes.parameters - test.parameters) <= NEAR * sizes.parameters and _family(name) == family
    }
    if len(close) != 1:
        said = f"are {', '.join(close)}" if close else "is none"
        count = f"{test.parameters / 1e9:.3g} billion parameters"
        raise InputError(f"of '{test.model}' with {count} there {said} in the zoo; name its file or the model")
    name = next(iter(close))
    return as_language_model(name)


def _family(name: str) -> str:
    """Return the family that llama.cpp names a model of the zoo by.

    >>> _family("qwen2_5_3b"), _family("smollm2_360m"), _family("gemma_3_1b")
    ('qwen2', 'llama', 'gemma3')
    """
    own = SOURCES[name].partition("/")[2].lower().replace("-", "")
    return next((family for family in ("qwen2", "qwen3", "gemma2", "gemma3", "phi3") if own.startswith(family)), "llama")
