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


def generations_view(generations: Sequence[Generation]) -> ResultView:
    """Return predictions of language models: one in full, several as a line each and a section each behind."""
    if len(generations) == 1:
        return _full(generations[0])
    names = ", ".join(dict.fromkeys(g.model for g in generations))
    asked: dict[str, tuple[Kind, list[Any]]] = {
        "model": ("word", [g.model for g in generations]), "GPU": ("word", [g.gpu for g in generations]),
        "library": ("word", [g.library for g in generations]), "weights": ("word", [g.weights for g in generations]),
        "prompt": ("count", [g.prompt for g in generations]), "batch": ("count", [g.batch for g in generations]),
        "chunk": ("count", [g.chunk for g in generations]),
        "fits": ("word", ["yes" if g.memory.fits else "no" for g in generations]),
    }  # fmt: skip
    same = {name: values[0] for name, (_, values) in asked.items() if len(set(values)) == 1}
    varied = {name: column for name, column in asked.items() if name not in same}
    rows = [
        (*(values[i] for _, values in varied.values()), g.first_token_us, g.prompt_tokens_per_s, g.tokens_per_s,
         g.memory.total_b, g.half_context or None)
        for i, g in enumerate(generations)
    ]  # fmt: skip
    table = ViewTable(
        columns={**{name: kind for name, (kind, _) in varied.items()}, "first token": "time", "prompt, tokens/s": "number",
                 "text, tokens/s": "number", "memory": "bytes", "half is attention at": "count"},
        rows=rows,
    )  # fmt: skip
    said = ", ".join(f"{name} {value}" for name, value in same.items() if name != "fits")
    contexts = [_contexts(g) for g in generations if len(g.decode) > 2]
    notes = list(dict.fromkeys(note for g in generations for note in g.notes))
    figure = Figure("Tokens a second over the context", lambda prefix: rates_figure(generations, prefix))
    parts: list[str | ViewTable | Figure] = [*([f"All: {said}"] if said else []), table, *contexts, figure]
    return ResultView(title=names, headline=_fastest(generations), parts=parts, notes=notes)


def _fastest(generations: Sequence[Generation]) -> str:
    """Say which of several ways to run one model on one GPU is the fastest that fits."""
    if len({(g.model, g.gpu, g.prompt, g.batch) for g in generations}) > 1:
        return ""
    fits = [g for g in generations if g.memory.fits]
    if not fits:
        return f"None of them fits {bytes_text(generations[0].memory.given_b)}."
    best = min(fits, key=lambda g: g.total_us)
    which = f"{best.weights} with {best.library}, {best.chunk:,} tokens of the prompt at once"
    return f"The fastest{' that fits' if len(fits) < len(generations) else ''}: {which}. All takes {time_text(best.total_us)}."


def _full(g: Generation) -> ResultView:
    token = g.decode[0]
    most = g.parts[0]
    bound = f", bound by {bound_text(most.bound)}" if most.bound else ""
    headline = (
        f"The first token comes after {time_text(g.first_token_us)}, then {number(g.tokens_per_s)} tokens/s. "
        f"{share(most.token_us / token.time_us)} of a token's time goes to {most.name}{bound}."
    )
    facts = [
        ("model", f"{g.model}, {g.parameters / 1e6:,.0f} million parameters, {g.weights}"),
        ("GPU", g.gpu), ("library", f"{g.library}, {g.precision}"),
        ("batch", str(g.batch) if g.batch > 1 else ""),
        ("first token", f"{time_text(g.first_token_us)} (80%: {time_range(*g.interval_us)}), "
                        f"{g.prompt:,} tokens in {g.chunks} run{'s' if g.chunks > 1 else ''}"),
        ("prompt", f"{number(g.prompt_tokens_per_s)} tokens/s; the roofline allows "
                   f"{number(g.batch * g.prompt / g.prompt_roofline_us * 1e6)}"),
        ("text", f"{number(g.tokens_per_s)} tokens/s for {g.tokens:,} tokens; weights and cache at the peak of DRAM allow "
                 f"{number(g.batch / token.roofline_us * 1e6)}"),
        ("speculative", _speculation(g)), ("all", time_text(g.total_us)),
        ("host", f"the GPU waits {share(g.host_share)} of a token's time"),
        ("context", f"attention takes half of a token's time from {g.half_context:,} tokens on" if g.half_context else ""),
        ("memory", _memory(g)), ("anchored to", anchors_text(g.anchors)),
    ]  # fmt: skip
    parts = ViewTable(
        title="A token by parts of the model",
        columns={"part": "word", "kernels": "count", "token": "time", "share": "share", "GB/s": "number", "": "bar",
                 "prompt": "time", "bound by": "text"},
        rows=[
            (part.name, part.kernels or None, part.token_us, part.token_us / token.time_us,
             part.token_b / part.token_us / 1e3 if part.token_b and part.token_us else None, part.token_us / token.time_us,
             part.prompt_us, part.bound)
            for part in g.parts
        ],
    )  # fmt: skip
    figures = [
        Figure("A token and a prompt by parts of the model", lambda prefix: parts_figure(g, prefix)),
        Figure("Tokens a second over the context", lambda prefix: rates_figure([g], prefix)),
        Figure("Rooflines of a token and of the prompt", lambda prefix: roofline_figure(g, prefix)),
    ]
    said = Facts([(label, text) for label, text in facts if text])
    title = f"{g.model} on {g.gpu}"
    return ResultView(title=title, headline=headline, parts=[said, parts, _contexts(g), *figures], notes=g.notes)


def _speculation(g: Generation) -> str:
    speculation = g.speculation
    if speculation is None:
        return ""
    return (
        f"{number(speculation.tokens_per_s)} tokens/s with {speculation.drafted} tokens of {speculation.draft}, "
        f"{share(speculation.acceptance)} of them accepted: {number(speculation.tokens_per_round)} tokens in "
        f"{time_text(speculation.drafted * speculation.draft_us + speculation.check_us)}"
    )


def _memory(g: Generation) -> str:
    memory = g.memory
    pieces = {"weights": memory.weights_b, "keys and values": memory.cache_b, "activations": memory.activations_b,
              "the table of words on the host": memory.host_b}  # fmt: skip
    of = f" of {bytes_text(memory.given_b)}" if memory.given_b else ""
    return f"{bytes_text(memory.total_b)}{of}: " + ", ".join(f"{bytes_text(b)} of {what}" for what, b in pieces.items() if b)


def _contexts(g: Generation) -> ViewTable:
    rows = [
        (each.context, each.time_us, each.tokens_per_s, f"{number(g.batch / each.interval_us[1] * 1e6)} to "
         f"{number(g.batch / each.interval_us[0] * 1e6)}", each.attention_us / each.time_us, each.gaps_us / each.time_us,
         g.batch / each.roofline_us * 1e6)
        for each in g.decode
    ]  # fmt: skip
    return ViewTable(
        title=f"{g.model} on {g.gpu}, {g.weights}: a token over the context",
        columns={"context": "count", "token": "time", "tokens/s": "number", "80%": "text", "attention": "share", "gaps": "share",
                 "roofline, tokens/s": "number"},
        rows=rows,
    )  # fmt: skip


def bench_view(validation: BenchValidation) -> ResultView:
    """Return tests of llama-bench beside predictions."""
    judged = [row for row in validation.rows if not row.reason]
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
    if validation.mape is None or validation.roofline_mape is None or validation.bias is None:
        headline = "No test could be predicted."
    else:
        headline = (
            f"Times of tokens are {100 * validation.mape:.1f}% off on average, bias {validation.bias:.2f}; those of the roofline "
            f"{100 * validation.roofline_mape:.1f}%."
        )
    notes = [f"{row.label}: {row.reason}" for row in validation.rows if row.reason]
    title = f"llama-bench on {validation.gpu} with {validation.library}"
    return ResultView(title=title, headline=headline, parts=[table] if judged else [], notes=notes)
