"""Outputs of llama-bench in all its forms, and what they are set beside."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import example, given
from hypothesis import strategies as st

from mgpusim.cli.app import cli
from mgpusim.engine.anchors import read_anchors
from mgpusim.errors import InputError
from mgpusim.nn.generating import bench
from mgpusim.nn.generating.bench import BenchTest, BenchValidation, bench_anchors, read_llama_bench, validate_bench
from mgpusim.nn.generating.models import as_language_model
from tests.helpers.examples import examples

TABLE = """| model           |     size | params | backend | ngl |           test |           t/s |
| --------------- | -------: | -----: | ------- | --: | -------------: | ------------: |
| qwen2 1.5B Q8_0 | 1.53 GiB | 1.54 B | OpenCL  |  99 |          pp512 | 148.54 ± 0.36 |
| qwen2 1.5B Q8_0 | 1.53 GiB | 1.54 B | OpenCL  |  99 | tg128 @ d4096  |  33.16 ± 0.05 |
| qwen2 1.5B Q8_0 | 1.53 GiB | 1.54 B | OpenCL  |  99 |    pp512+tg128 |  90.16 ± 0.05 |

build: 1d72c841 (6825)
"""
KEYS: list[dict[str, Any]] = [
    {"build_commit": "1d72c841", "model_type": "qwen2 1.5B Q8_0", "model_n_params": 1543714304, "n_prompt": 512, "n_gen": 0,
     "n_depth": 0, "avg_ts": 148.54, "stddev_ts": 0.36},
    {"build_commit": "1d72c841", "model_type": "qwen2 1.5B Q8_0", "model_n_params": 1543714304, "n_prompt": 0, "n_gen": 128,
     "n_depth": 4096, "avg_ts": 33.16, "stddev_ts": 0.05},
]  # fmt: skip
FORMS = {
    "md": f"ggml_opencl: selected device: 'QUALCOMM Adreno(TM) 830'\n{TABLE}",
    "json": json.dumps(KEYS, indent=2),
    "jsonl": "\n".join(map(json.dumps, KEYS)),
    "csv": "\n".join([",".join(KEYS[0]), *(",".join(f'"{value}"' for value in one.values()) for one in KEYS)]),
}
PROMPT = BenchTest("qwen2 1.5B Q8_0", 1.54e9, "Q8_0", 512, 0, 0, 148.54, 0.36)
TEXT = BenchTest("qwen2 1.5B Q8_0", 1.54e9, "Q8_0", 0, 128, 4096, 33.16, 0.05)


@pytest.mark.parametrize("form", FORMS)
def test_forms(form: str) -> None:
    found = read_llama_bench(FORMS[form])
    assert [one.label for one in found] == ["pp512", "tg128 @ d4096"]
    for one, wanted in zip(found, (PROMPT, TEXT), strict=True):
        assert (one.tokens_per_s, one.deviation, one.weights) == (wanted.tokens_per_s, wanted.deviation, "Q8_0")
        assert one.parameters == pytest.approx(1.5437e9, rel=5e-3)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("op,time\nconv,3", "not an output of llama-bench"),
        (TABLE.replace("148.54 ± 0.36", "fast"), "line 3: got the test 'pp512'"),
        (FORMS["json"].replace("148.54", '"x"'), "a test without what llama-bench prints"),
        (FORMS["json"][:-2], "not JSON"),
        (FORMS["json"].replace("148.54", "-3"), "at -3.0 tokens/s"),
        (FORMS["json"].replace('"n_prompt": 512', '"n_prompt": 9999999999'), "tests? of"),
        ("\n".join(TABLE.splitlines()[:2]), "has 0 tests"),
    ],
)
def test_what_is_none(text: str, said: str) -> None:
    with pytest.raises(InputError, match=said):
        read_llama_bench(text)


@example(edits=[(FORMS["csv"].index('","') + 1, "\r")], form="csv")  # a line that ends after a quoted cell
@examples(200)
@given(edits=st.lists(st.tuples(st.integers(0, 4000), st.characters()), max_size=6), form=st.sampled_from(sorted(FORMS)))
def test_damaged_outputs(edits: list[tuple[int, str]], form: str) -> None:
    data = list(FORMS[form])
    for position, letter in edits:
        data[position % len(data)] = letter
    with contextlib.suppress(InputError):
        assert all(one.tokens_per_s > 0 for one in read_llama_bench("".join(data)))


def test_models_are_found_by_family_and_parameters() -> None:
    assert bench._model_of(PROMPT).name == "qwen2_5_1_5b"
    with pytest.raises(InputError, match="there is none in the zoo; name its file"):
        bench._model_of(BenchTest("llama 1.5B Q8_0", 1.54e9, "Q8_0", 1, 0, 0, 1.0, 0.0))


class Found:
    """What stands for a prediction: 100 tokens/s of a prompt, 20 of a text."""

    def __init__(self, prompt: int, tokens: int) -> None:
        self.first_token_us, self.interval_us = prompt * 1e4, (prompt * 8e3, prompt * 2e4)
        self.prompt_roofline_us = 5e4 + prompt * 1e3  # a part of it is the weights', which count once
        self.tokens_per_s = 20.0
        self.decode = [type("D", (), {"time_us": 5e4, "interval_us": (4e4, 1e5), "roofline_us": 1e4})]


def test_tests_beside_predictions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of a token counts; a prompt behind a context is what is longer than reading that context."""
    asked: list[dict[str, Any]] = []

    def stand_in(model: Any, gpu: Any, library: str, engine: str, **more: Any) -> Found:
        asked.append(more)
        return Found(more["prompt"], more["tokens"])

    monkeypatch.setattr(bench, "generate", stand_in)
    monkeypatch.setenv("COLUMNS", "120")
    path = tmp_path / "bench.md"
    path.write_text(TABLE.replace("pp512 |", "pp512 @ d64 |", 1), encoding="utf-8")
    found = validate_bench(path, "adreno-830")
    assert [row.predicted_tokens_per_s for row in found.rows] == [pytest.approx(100.0), 20.0]
    assert [row.roofline_tokens_per_s for row in found.rows] == [pytest.approx(1000.0), 100.0]
    assert len({id(one["session"]) for one in asked}) == 1
    assert found.mape == pytest.approx((abs(148.54 / 100 - 1) + abs(33.16 / 20 - 1)) / 2)
    assert [(one["prompt"], one["tokens"]) for one in asked] == [(576, 1), (64, 1), (4097, 129)]
    for options, wanted in ((("--json",), "mgpusim.text_validation/1"), ((), "qwen2 1.5B Q8_0, tg128 @ d4096")):
        run = CliRunner().invoke(cli, ["validate", str(path), "--gpu", "adreno-830", *options], catch_exceptions=False)
        assert run.exit_code == 0, run.output
        assert wanted in run.stdout
    run = CliRunner().invoke(cli, ["validate", str(path), "--gpu", "adreno-830", "--max-mape", "10%"])
    assert run.exit_code == 1


def test_what_cannot_be_predicted_is_said(tmp_path: Path) -> None:
    path = tmp_path / "bench.md"
    path.write_text(TABLE.replace("Q8_0", "Q3_K - Medium"), encoding="utf-8")
    found = validate_bench(path, "adreno-830")
    assert isinstance(found, BenchValidation)
    assert found.mape is None
    assert all("weights in Q3_K: there are kernels for q4_0" in row.reason for row in found.rows)


def test_anchors_are_runs_with_their_times(tmp_path: Path) -> None:
    """A rate of a text is the time of a token behind half of it; one of a prompt that of all its tokens."""
    path = tmp_path / "bench.md"
    path.write_text(TABLE, encoding="utf-8")
    model = as_language_model("qwen2_5_0_5b")
    found = bench_anchors([str(path), "tg64=40 t/s", "softmax=53us"], model, "q8_0", 512)
    pairs = [one for one in found if not isinstance(one, str)]
    assert found[3] == "softmax=53us"
    assert [graph.tokens for graph, _ in pairs] == [512, 1, 1]
    times = [one.time_s for one in read_anchors(pairs)]
    assert times == pytest.approx([512 / 148.54, 1 / 33.16, 1 / 40], rel=1e-6)
    keys = [max(tensor.shape[-2] for name, tensor in graph.tensors.items() if name in graph.resident) for graph, _ in pairs]
    assert keys == [512, 4096 + 64 + 1, 32 + 1]
    with pytest.raises(InputError, match="a prompt of at most 256 tokens"):
        bench_anchors(["pp512=140"], model, "q8_0", 256)
