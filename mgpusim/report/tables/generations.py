"""Language models for people: one in full, several side by side."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.report.figures.generation import parts_figure, rates_figure, roofline_figure
from mgpusim.report.text import anchors_text, bytes_text, number, share, time_range, time_text
from mgpusim.report.words import bound_text
from mgpusim.view import Facts, Figure, Kind, ResultView, ViewTable

if TYPE_CHECKING:
    from mgpusim.nn.generating.bench import BenchValidation
    from mgpusim.nn.generating.result import Generation


def generations_view(found: Sequence[Generation]) -> ResultView:
    """Return predictions of language models: one in full, several as a line each and a section each behind."""
    if len(found) == 1:
        return _full(found[0])
    names = ", ".join(dict.fromkeys(one.model for one in found))
    asked: dict[str, tuple[Kind, list[Any]]] = {
        "model": ("word", [one.model for one in found]), "GPU": ("word", [one.gpu for one in found]),
        "library": ("word", [one.library for one in found]), "weights": ("word", [one.weights for one in found]),
        "prompt": ("count", [one.prompt for one in found]), "batch": ("count", [one.batch for one in found]),
        "chunk": ("count", [one.chunk for one in found]),
        "fits": ("word", ["yes" if one.memory.fits else "no" for one in found]),
    }  # fmt: skip
    same = {name: values[0] for name, (_, values) in asked.items() if len(set(values)) == 1}
    varied = {name: column for name, column in asked.items() if name not in same}
    rows = [
        (*(values[i] for _, values in varied.values()), one.first_token_us, one.prompt_tokens_per_s, one.tokens_per_s,
         one.memory.total_b, one.half_context or None)
        for i, one in enumerate(found)
    ]  # fmt: skip
    table = ViewTable(
        columns={**{name: kind for name, (kind, _) in varied.items()}, "first token": "time", "prompt, tokens/s": "number",
                 "text, tokens/s": "number", "memory": "bytes", "half is attention at": "count"},
        rows=rows,
    )  # fmt: skip
    said = ", ".join(f"{name} {value}" for name, value in same.items() if name != "fits")
    contexts = [_contexts(one) for one in found if len(one.decode) > 2]
    notes = list(dict.fromkeys(note for one in found for note in one.notes))
    figure = Figure("Tokens a second over the context", lambda prefix: rates_figure(found, prefix))
    parts: list[str | ViewTable | Figure] = [*([f"All: {said}"] if said else []), table, *contexts, figure]
    return ResultView(title=names, headline=_fastest(found), parts=parts, notes=notes)


def _fastest(found: Sequence[Generation]) -> str:
    """Say which of several ways to run one model on one GPU is the fastest that fits."""
    if len({(one.model, one.gpu, one.prompt, one.batch) for one in found}) > 1:
        return ""
    fits = [one for one in found if one.memory.fits]
    if not fits:
        return f"None of them fits {bytes_text(found[0].memory.given_b)}."
    best = min(fits, key=lambda one: one.total_us)
    which = f"{best.weights} with {best.library}, {best.chunk:,} tokens of the prompt at once"
    return f"The fastest{' that fits' if len(fits) < len(found) else ''}: {which}. All takes {time_text(best.total_us)}."


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
