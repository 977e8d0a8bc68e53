"""What a language model takes to read a prompt and to write a text."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import msgspec

from mgpusim.arch.spec import Anchor
from mgpusim.frames import Framed, flat_record
from mgpusim.result import follows
from mgpusim.workload.provenance import Predicted


class DecodeTime(msgspec.Struct, frozen=True):
    """A run that adds one token to each text of a batch.

    Attributes
    ----------
    context : tokens that are there before.
    time_us, interval_us : from the first host call to the logits, and the central 80% of it.
    kernels_us, gaps_us, host_bound_us : see `mgpusim.nn.running.timeline.Timeline`.
    attention_us : of the kernels, those that read keys and values.
    roofline_us : weights, keys and values once at the peak bandwidth of DRAM: what no run can beat.
    tokens_per_s : of the whole batch.
    """

    context: int
    time_us: float
    interval_us: tuple[float, float]
    kernels_us: float
    gaps_us: float
    host_bound_us: float
    attention_us: float
    roofline_us: float
    tokens_per_s: float


class TokenPart(msgspec.Struct, frozen=True):
    """A part of the model: what its steps take in the run that reads the last of the prompt, and in that of the first token.

    `kernels` are those of a token, `bound` is what most of their time goes to. `..._macs` are multiply-accumulates, `..._b` bytes
    of tensors and weights, each once.
    """

    name: str
    kernels: int
    token_us: float
    prompt_us: float
    token_macs: int = 0
    prompt_macs: int = 0
    token_b: int = 0
    prompt_b: int = 0
    bound: str = ""


class GeneratorMemory(msgspec.Struct, frozen=True):
    """Bytes on the GPU at the longest context, and of the table of words where the host looks words up.

    `given_b` is what the phone has for it, 0 where nobody said.
    """

    weights_b: int
    cache_b: int
    activations_b: int
    host_b: int
    given_b: int
    total_b: int = 0
    fits: bool = True

    def __post_init__(self) -> None:
        total_b = self.weights_b + self.cache_b + self.activations_b + self.host_b
        follows(self, total_b=total_b, fits=not self.given_b or total_b <= self.given_b)


class Speculation(msgspec.Struct, frozen=True):
    """A text that a smaller model drafts and the model checks: Leviathan, Kalman, Matias, "Fast inference from transformers via
    speculative decoding", ICML 2023, equation 1.

    Attributes
    ----------
    draft : the smaller model. `drafted` : tokens that it writes before each check.
    acceptance : probability that the model takes a drafted token, each for itself; given by the user.
    draft_us, check_us : a token of the draft, and the run that reads the last token and all drafted ones.
    tokens_per_round : expected tokens of a draft and its check. `tokens_per_s` : of the text.
    """

    draft: str
    drafted: int
    acceptance: float
    draft_us: float
    check_us: float
    tokens_per_round: float = 0.0
    tokens_per_s: float = 0.0

    def __post_init__(self) -> None:
        expected = math.fsum(self.acceptance**i for i in range(self.drafted + 1))
        follows(
            self, tokens_per_round=expected, tokens_per_s=expected / (self.drafted * self.draft_us + self.check_us) * 1e6
        )  # fmt: skip


class Generation(Framed, Predicted, frozen=True, kw_only=True, tag="mgpusim.generation/1"):
    """A language model on a GPU through a library: a prompt is read, and a text written token after token.

    Attributes
    ----------
    model, weights : the model, and how its weights are kept.
    prompt, tokens, batch : tokens of each prompt, tokens that are written to each, and texts at once.
    chunk, chunks : tokens that a run reads at most, and the runs that read the prompt.
    first_token_us, interval_us : until the first token is known, and the central 80% of it.
    prompt_roofline_us : operations of the prompt at the peak of arithmetic, or its bytes at that of DRAM, if that is longer.
    decode : at some contexts, ascending; between them times are on straight lines.
    parts : of the model, by the time of the first token.
    half_context : tokens at which attention takes half of a run, by the line through the first and the last of `decode`; 0 where
        it never does.
    tokens_per_s : of the text that is written. `prompt_tokens_per_s` : of the prompt.
    total_us : from the prompt to the last token.
    host_share : of a run that adds a token, in which no kernel runs.
    speculation : where a draft was asked for.
    peak_gflops, peak_gb_per_s : of arithmetic in the precision of the run, and of DRAM.
    """

    model: str
    gpu: str
    library: str
    precision: str
    weights: str
    engine: str
    parameters: int
    prompt: int
    tokens: int
    batch: int
    chunk: int
    chunks: int
    first_token_us: float
    interval_us: tuple[float, float]
    prompt_roofline_us: float
    decode: tuple[DecodeTime, ...]
    parts: tuple[TokenPart, ...]
    memory: GeneratorMemory
    half_context: int
    peak_gflops: float
    peak_gb_per_s: float
    notes: tuple[str, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    speculation: Speculation | None = None
    tokens_per_s: float = 0.0
    prompt_tokens_per_s: float = 0.0
    total_us: float = 0.0
    host_share: float = 0.0

    def __post_init__(self) -> None:
        first = self.decode[0]
        text_us = self.text_us()
        follows(
            self, tokens_per_s=self.batch * max(1, self.tokens - 1) / text_us * 1e6, total_us=self.first_token_us
            + (text_us if self.tokens > 1 else 0.0),
            prompt_tokens_per_s=self.batch * self.prompt / self.first_token_us * 1e6,
            host_share=(first.time_us - first.kernels_us) / first.time_us,
        )  # fmt: skip

    def text_us(self) -> float:
        """Return what the tokens behind the first take, one run each; of no further token what one would take."""
        points = [(point.context, point.time_us) for point in self.decode]
        written = range(self.prompt, self.prompt + max(1, self.tokens - 1))
        return sum(between(points, context) for context in written)

    def _records(self) -> list[dict[str, Any]]:
        asked = {
            name: getattr(self, name) for name in ("model", "gpu", "library", "weights", "prompt", "batch", "first_token_us")
        }
        return [{**asked, **flat_record(msgspec.to_builtins(point))} for point in self.decode]


def between(points: Sequence[tuple[int, float]], at: int) -> float:
    """Return a time between points (context, time), ascending: on straight lines, which go on beyond the last two.

    >>> between([(10, 1.0), (20, 2.0)], 15), between([(10, 1.0), (20, 2.0)], 30), between([(10, 1.0)], 30)
    (1.5, 3.0, 1.0)
    """
    if len(points) == 1:
        return points[0][1]
    right = next((i for i, (context, _) in enumerate(points) if context >= at and i), len(points) - 1)
    (low, before), (high, after) = points[right - 1], points[right]
    return before + (after - before) * (at - low) / (high - low)
