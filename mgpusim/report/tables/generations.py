"""Language models for people: one in full, several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from mgpusim.report.figures.generation import parts_figure, rates_figure, roofline_figure
from mgpusim.report.text import anchors_text, bytes_text, number, share, time_range, time_text
from mgpusim.report.words import bound_text
from mgpusim.view import Facts, Figure, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.generating.bench import BenchValidation
    from mgpusim.nn.generating.result import Generation

__all__ = ["bench_view", "generations_view"]


def generations_view(found: Sequence[Generation]) -> ResultView:
    """Return predictions of language models: one in full, several as a line each and a section each behind."""
    if len(found) == 1:
        return _full(found[0])
    names = ", ".join(dict.fromkeys(one.model for one in found))
    rows = [
        (one.model, one.gpu, one.weights, one.prompt, one.batch, one.first_token_us, one.prompt_tokens_per_s, one.tokens_per_s,
         one.memory.total_b, one.half_context or None)
        for one in found
    ]  # fmt: skip
    table = ViewTable(
        columns={"model": "word", "GPU": "word", "weights": "word", "prompt": "count", "batch": "count", "first token": "time",
                 "prompt, tokens/s": "number", "text, tokens/s": "number", "memory": "bytes", "half is attention at": "count"},
        rows=rows,
    )  # fmt: skip
    contexts = [_contexts(one) for one in found if len(one.decode) > 2]
    notes = list(dict.fromkeys(note for one in found for note in one.notes))
    return ResultView(title=names, parts=[table, *contexts, Figure("Tokens a second over the context", lambda prefix:
                      rates_figure(found, prefix))], notes=notes)  # fmt: skip


def _full(one: Generation) -> ResultView:
    token = one.decode[0]
    most = one.parts[0]
    bound = f", bound by {bound_text(most.bound)}" if most.bound else ""
    headline = (
        f"The first token comes after {time_text(one.first_token_us)}, then {number(one.tokens_per_s)} tokens/s. "
        f"{share(most.token_us / token.time_us)} of a token's time goes to {most.name}{bound}."
    )
    facts = [
        ("model", f"{one.model}, {one.parameters / 1e6:,.0f} million parameters, {one.weights}"),
        ("GPU", one.gpu), ("library", f"{one.library}, {one.precision}"),
        ("batch", str(one.batch) if one.batch > 1 else ""),
        ("first token", f"{time_text(one.first_token_us)} (80%: {time_range(*one.interval_us)}), "
                        f"{one.prompt:,} tokens in {one.chunks} run{'s' if one.chunks > 1 else ''}"),
        ("prompt", f"{number(one.prompt_tokens_per_s)} tokens/s; the roofline allows "
                   f"{number(one.batch * one.prompt / one.prompt_roofline_us * 1e6)}"),
        ("text", f"{number(one.tokens_per_s)} tokens/s for {one.tokens:,} tokens; weights and cache at the peak of DRAM allow "
                 f"{number(one.batch / token.roofline_us * 1e6)}"),
        ("speculative", _speculation(one)), ("all", time_text(one.total_us)),
        ("host", f"the GPU waits {share(one.host_share)} of a token's time"),
        ("context", f"attention takes half of a token's time from {one.half_context:,} tokens on" if one.half_context else ""),
        ("memory", _memory(one)), ("anchored to", anchors_text(one.anchors)),
    ]  # fmt: skip
    parts = ViewTable(
        title="A token by parts of the model",
        columns={"part": "word", "kernels": "count", "token": "time", "share": "share", "GB/s": "number", "": "bar",
                 "prompt": "time", "bound by": "text"},
        rows=[
            (part.name, part.kernels or None, part.token_us, part.token_us / token.time_us,
             part.token_b / part.token_us / 1e3 if part.token_b and part.token_us else None, part.token_us / token.time_us,
             part.prompt_us, part.bound)
            for part in one.parts
        ],
    )  # fmt: skip
    figures = [
        Figure("A token and a prompt by parts of the model", lambda prefix: parts_figure(one, prefix)),
        Figure("Tokens a second over the context", lambda prefix: rates_figure([one], prefix)),
        Figure("Rooflines of a token and of the prompt", lambda prefix: roofline_figure(one, prefix)),
    ]
    said = Facts([(label, text) for label, text in facts if text])
    title = f"{one.model} on {one.gpu}"
    return ResultView(title=title, headline=headline, parts=[said, parts, _contexts(one), *figures], notes=one.notes)


def _speculation(one: Generation) -> str:
    found = one.speculation
    if found is None:
        return ""
    return (
        f"{number(found.tokens_per_s)} tokens/s with {found.drafted} tokens of {found.draft}, {share(found.acceptance)} of them "
        f"accepted: {number(found.tokens_per_round)} tokens in {time_text(found.drafted * found.draft_us + found.check_us)}"
    )


def _memory(one: Generation) -> str:
    memory = one.memory
    pieces = {"weights": memory.weights_b, "keys and values": memory.cache_b, "activations": memory.activations_b,
              "the table of words on the host": memory.host_b}  # fmt: skip
    of = f" of {bytes_text(memory.given_b)}" if memory.given_b else ""
    return f"{bytes_text(memory.total_b)}{of}: " + ", ".join(f"{bytes_text(b)} of {what}" for what, b in pieces.items() if b)


def _contexts(one: Generation) -> ViewTable:
    rows = [
        (each.context, each.time_us, each.tokens_per_s, f"{number(one.batch / each.interval_us[1] * 1e6)} to "
         f"{number(one.batch / each.interval_us[0] * 1e6)}", each.attention_us / each.time_us, each.gaps_us / each.time_us,
         one.batch / each.roofline_us * 1e6)
        for each in one.decode
    ]  # fmt: skip
    return ViewTable(
        title=f"{one.model} on {one.gpu}, {one.weights}: a token over the context",
        columns={"context": "count", "token": "time", "tokens/s": "number", "80%": "text", "attention": "share", "gaps": "share",
                 "roofline, tokens/s": "number"},
        rows=rows,
    )  # fmt: skip


def bench_view(found: BenchValidation) -> ResultView:
    """Return tests of llama-bench beside predictions."""
    judged = [row for row in found.rows if not row.reason]
    table = ViewTable(
        columns={"test": "text", "measured, tokens/s": "number", "predicted": "number", "80%": "text", "time": "signed",
                 "roofline": "number"},
        rows=[
            (row.label, row.test.tokens_per_s, row.predicted_tokens_per_s,
             f"{number(row.interval[0])} to {number(row.interval[1])}",
             row.test.tokens_per_s / row.predicted_tokens_per_s - 1, row.roofline_tokens_per_s)
            for row in judged
        ],
    )  # fmt: skip
    if found.mape is None or found.roofline_mape is None or found.bias is None:
        headline = "No test could be predicted."
    else:
        headline = (
            f"Times of tokens are {100 * found.mape:.1f}% off on average, bias {found.bias:.2f}; those of the roofline "
            f"{100 * found.roofline_mape:.1f}%."
        )
    notes = [f"{row.label}: {row.reason}" for row in found.rows if row.reason]
    title = f"llama-bench on {found.gpu} with {found.library}"
    return ResultView(title=title, headline=headline, parts=[table] if judged else [], notes=notes)
