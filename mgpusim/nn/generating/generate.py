"""Predicts language models: a few runs of a decoder, and what they say about a prompt and a text."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from os import PathLike
from typing import Any, NamedTuple

from mgpusim.arch.load import GpuLike, Overrides, as_gpu
from mgpusim.arch.spec import GpuSpec
from mgpusim.engine.anchors import AnchorsLike, anchored
from mgpusim.engine.predict import engines
from mgpusim.errors import InputError
from mgpusim.nn.defaults import GENERATING
from mgpusim.nn.generating.models import MIXED, SCHEMES, LanguageModel, as_language_model
from mgpusim.nn.generating.result import DecodeTime, Generation, GeneratorMemory, Speculation, TokenPart, between
from mgpusim.nn.graphs.decoders import WeightTypes
from mgpusim.nn.graphs.graph import BLOCK_TYPES
from mgpusim.nn.libraries.load import library_for, load_library
from mgpusim.nn.libraries.profile import Library
from mgpusim.nn.planning.plan import NetworkPlan
from mgpusim.nn.planning.planner import plan_network
from mgpusim.nn.running.predict import predict_plan
from mgpusim.nn.running.prediction import LayerTime, NetworkPrediction
from mgpusim.nn.running.timing import Timed
from mgpusim.session import USUAL, Session
from mgpusim.workload.provenance import by_engine

MOST = 1 << 20


class _TokenRun(NamedTuple):
    """A run of the model: tokens that are there before, its plan and its prediction."""

    cache: int
    plan: NetworkPlan
    prediction: NetworkPrediction


def generate(
    model: LanguageModel | PathLike[str] | str,
    gpu: GpuLike,
    library: str | Library = GENERATING,
    engine: str = "analytic",
    *,
    prompt: int = 512,
    tokens: int = 128,
    batch: int = 1,
    weights: str | None = None,
    chunk: int | None = None,
    contexts: Sequence[int] = (),
    memory_b: int = 0,
    precision: str | None = None,
    draft: LanguageModel | PathLike[str] | str | None = None,
    drafted: int = 4,
    acceptance: float | None = None,
    overrides: Overrides | None = None,
    anchors: AnchorsLike | None = None,
    session: Session = USUAL,
) -> Generation:
    """Predict how a language model reads a prompt and writes a text on a GPU.

    Parameters
    ----------
    model : name of a language model, path of a GGUF file or of safetensors with their config.json, or a `LanguageModel`.
    gpu : name, path or `GpuSpec`.
    library : name or path of a library profile.
    engine : "analytic" or "event".
    prompt : tokens of the prompt. `tokens` : of the text that is written.
    batch : texts at once.
    weights : a type of weights, as "q4_0" or "q4_0,ffn_down=q8_0"; those of a file, else the library's, if None. "fastest" is
        the mixture of types that takes the least time and fits `memory_b`.
    chunk : tokens of the prompt that a run reads at most; as the library has it if None.
    contexts : tokens behind which the time of a token is predicted, beside those of the text.
    memory_b : what the phone has for the model, to say whether that is enough.
    precision : one of the profile's; its default if None.
    draft : a smaller model that drafts `drafted` tokens, each of which is taken with the probability `acceptance`.
    overrides : fields of the GPU to change first.
    anchors : measured times that settle the GPU's clock; see `mgpusim.anchor`.
    session : settings of the run, which tells (kernels predicted, of how many, which).

    Raises
    ------
    MgpusimError
        What is wrong with the model, the library, the GPU, or a kernel that the GPU refuses; a text beyond the model's context.

    >>> from mgpusim.nn.graphs.decoders import DecoderSizes
    >>> tiny = DecoderSizes(words=32, channels=32, layers=1, heads=2, key_heads=1, width=32, context=8)
    >>> generation = generate(LanguageModel("tiny", tiny), "adreno-640", prompt=2, tokens=2)
    >>> generation.parameters, generation.memory.cache_b, generation.decode[0].tokens_per_s > 0
    (8288, 192, True)
    """
    engines.lookup(engine)
    lm = as_language_model(model)
    profile = library_for(library if isinstance(library, Library) else load_library(library), 1)
    chunk = profile.chunk or prompt if chunk is None else chunk
    for name, value in {"prompt": prompt, "tokens": tokens, "batch": batch, "chunk": chunk}.items():
        if not 1 <= value <= MOST:
            raise InputError(f"{name}: got {value:,}, expected 1 to {MOST:,}")
    longest = max(prompt + tokens - 1, *contexts, 0) if contexts else prompt + tokens - 1
    if min(contexts, default=1) < 1 or longest + 1 > lm.sizes.context:
        raise InputError(
            f"model {lm.name}: got a text of {longest + 1:,} tokens, expected at most its context of {lm.sizes.context:,}"
        )
    if profile.one_text and batch > 1:
        raise InputError(f"batch: got {batch} texts, expected 1: library {profile.name} runs one text at a time")
    spec = anchored(as_gpu(gpu, overrides), anchors, engine=engine, library=profile, session=session.quiet)
    knows_six, usable = library_knows(profile, "q6_K"), known_types(profile)
    chosen: tuple[str, ...] = ()
    if weights == FASTEST:
        weights, said = fastest_types(
            lm, usable,
            lambda step: generate(lm, spec, profile, engine, prompt=prompt, tokens=tokens, batch=batch, weights=step, chunk=chunk,
                                 memory_b=memory_b, precision=precision, session=session),
        )  # fmt: skip
        chosen = (said,)

    def types_of(model: LanguageModel) -> tuple[WeightTypes, tuple[str, ...]]:
        asked = profile.weights if weights is None and model.types is None else weights
        return _in_known_types(model.types_for(asked, six_bits=knows_six), profile)

    types, stood = types_of(lm)
    if (draft is None) != (acceptance is None) or not 0 <= (acceptance or 0.0) <= 1 or not 1 <= drafted <= 64:
        raise InputError(
            "draft: expected a model, the share of its tokens that are accepted (acceptance, 0 to 1), and 1 to 64 drafted"
        )
    known: dict[str, Timed] = {}

    def run(before: int, length: int, of: LanguageModel = lm) -> _TokenRun:
        own = types if of is lm else types_of(of)[0]
        graph = of.graph(length, before, own, batch)
        plan = plan_network(graph, spec, profile, precision=precision)
        recorded = plan.recorded and length == 1  # engines that can record a run do it for the text's tokens
        return _TokenRun(before, plan, predict_plan(graph, plan, engine, recorded=recorded, known=known, session=session))

    reading, first_us = _prompt(run, prompt, chunk)
    last = reading[-1]
    steps = [run(context, 1) for context in sorted({prompt, prompt + max(0, tokens - 2), *contexts})]
    spread = [edge / last.prediction.latency_us for edge in last.prediction.interval_us]
    kept = _kept_b(steps[-1].plan)
    own = last.plan.memory_b - _kept_b(last.plan)
    memory = GeneratorMemory(
        steps[0].prediction.weights_b,
        kept,
        own,
        0 if _looks_up(last.plan) else lm.sizes.table_b(types.of("token_embd")),
        memory_b,
    )
    decode = tuple(_decode(step, spec, batch) for step in steps)
    speculation = None
    if draft is not None and acceptance is not None:
        smaller = as_language_model(draft)
        times = [run(prompt, 1, smaller).prediction.latency_us, run(prompt, drafted + 1).prediction.latency_us]
        speculation = Speculation(smaller.name, drafted, acceptance, *times)
    return Generation(
        provenance=by_engine(engine, spec.name), model=lm.name, gpu=spec.name, library=profile.name,
        precision=last.prediction.precision, weights=types.name, engine=engine, parameters=lm.sizes.parameters,
        prompt=prompt,
        tokens=tokens, batch=batch, chunk=min(chunk, prompt), chunks=-(-prompt // chunk), first_token_us=first_us,
        interval_us=(first_us * spread[0], first_us * spread[1]), prompt_roofline_us=_prompt_roofline(reading, prompt, spec),
        decode=decode, parts=_parts(last.prediction, steps[0].prediction), memory=memory, half_context=_half(decode),
        peak_gflops=_peak(last, spec) / 1e9, peak_gb_per_s=spec.dram.b_per_s / 1e9,
        notes=(
            *chosen, *stood, *lm.notes, *_memory_notes(memory, lm, types, usable),
            *_notes(last.prediction, steps[0].prediction)
        ),
        anchors=spec.anchors, speculation=speculation,
    )  # fmt: skip


def library_knows(library: Library, dtype: str) -> bool:
    """Whether a library has a rule for weights of a type."""
    return any(f"'{dtype}'" in text for text in (*(rule.when for rule in library.rule), *library.let.values()))


def known_types(library: Library) -> list[str]:
    """Return the types of weights, by the names people give them, that a library has kernels for: the smallest first."""
    return [name for name, kind in SCHEMES.items() if name not in MIXED and (name == "f16" or library_knows(library, kind))]


def _in_known_types(types: WeightTypes, library: Library) -> tuple[WeightTypes, tuple[str, ...]]:
    """Return types of weights that a library has kernels for, the nearest of as many bits or more, and sentences about others."""
    known = [name for name in BLOCK_TYPES if library_knows(library, name)]
    held = {kind for kind in (types.usual, *types.parts.values()) if kind in BLOCK_TYPES and kind not in known}
    if not held or not known:
        return types, ()
    bits = {name: BLOCK_TYPES[name].bits for name in BLOCK_TYPES}
    nearest = {
        kind: min(known, key=lambda name: (bits[name] < bits[kind], abs(bits[name] - bits[kind]))) for kind in sorted(held)
    }  # fmt: skip
    parts = {name: nearest.get(kind, kind) for name, kind in types.parts.items()}
    said = (
        f"Library {library.name} has no kernels for weights in {kind}: they are predicted in {nearest[kind]}." for kind in nearest
    )
    return WeightTypes(nearest.get(types.usual, types.usual), parts, types.name), tuple(said)


def _prompt(run: Callable[[int, int], _TokenRun], prompt: int, chunk: int) -> tuple[list[_TokenRun], float]:
    """Return runs that read parts of a prompt, the last one among them, and what all take.

    Of many parts of one length the first, the middle and the last are predicted; those between are on straight lines.
    """
    whole = [(before, min(chunk, prompt - before)) for before in range(0, prompt, chunk)]
    full = [before for before, length in whole if length == chunk]
    picked = sorted({full[0], full[len(full) // 2], full[-1]}) if full else []
    reading = [run(before, chunk) for before in picked]
    points = [(point.cache, point.prediction.latency_us) for point in reading]
    total = math.fsum(between(points, before) for before in full)
    if not full or whole[-1][1] < chunk:
        reading.append(run(*whole[-1]))
        total += reading[-1].prediction.latency_us
    return reading, total


# ---- parts -------------------------------------------------------------------------------------------------------------
NAMED = {
    "words": "words", "query": "queries, keys, values", "key": "queries, keys, values", "value": "queries, keys, values",
    "keys": "cache", "values": "cache", "attention": "attention", "joined": "attention", "output": "attention output",
    "gate": "feed-forward", "up": "feed-forward", "down": "feed-forward", "gated": "feed-forward", "norm1": "norms",
    "norm2": "norms", "after1": "norms", "after2": "norms", "norm": "norms", "sum1": "sums", "sum2": "sums", "logits": "logits",
}  # fmt: skip
"""Parts of a decoder by the names of its operators; what is not among them is "other"."""


def _part_of(layer: LayerTime) -> str:
    name = layer.name.split(":")[0].removeprefix("convert ").removeprefix("upload ").removeprefix("read ")
    path = name.split("/")
    if layer.operator in ("rotary", "rms_norm"):
        return {"rotary": "rotary", "rms_norm": "norms"}[layer.operator]
    own = path[1] if path[0].startswith("layer") and len(path) > 1 else path[0]
    if layer.kind in ("upload", "read back"):
        return "copies"
    return NAMED.get(own, "other")


def _parts(prompt: NetworkPrediction, token: NetworkPrediction) -> tuple[TokenPart, ...]:
    """Return the parts of the model, and the gaps between kernels, those first that take the most of a token."""
    runs = (_by_part(token), _by_part(prompt))
    parts = [_summed(name, *(run.get(name, []) for run in runs)) for name in dict.fromkeys((*runs[0], *runs[1]))]
    waits = "host" if token.host_bound_us > token.gaps_us / 2 else "launch"
    parts.append(TokenPart("gaps", 0, token.gaps_us, prompt.gaps_us, bound=waits))
    return tuple(sorted(parts, key=lambda part: (-part.token_us, part.name)))


def _by_part(prediction: NetworkPrediction) -> dict[str, list[LayerTime]]:
    members: dict[str, list[LayerTime]] = {}
    for layer in prediction.layers:
        members.setdefault(_part_of(layer), []).append(layer)
    return members


def _summed(name: str, token: Sequence[LayerTime], prompt: Sequence[LayerTime]) -> TokenPart:
    bounds: dict[str, float] = {}
    for layer in token or prompt:
        for bound, us in layer.breakdown_us.items():
            bounds[bound] = bounds.get(bound, 0.0) + us
    (token_us, prompt_us), (token_macs, prompt_macs), (token_b, prompt_b) = (
        [sum(getattr(layer, name) for layer in run) for run in (token, prompt)] for name in ("time_us", "macs", "bytes_b")
    )
    return TokenPart(
        name, sum(layer.kind == "kernel" for layer in token), token_us, prompt_us, token_macs, prompt_macs, token_b, prompt_b,
        max(bounds, key=bounds.__getitem__, default=""),
    )  # fmt: skip


# ---- figures -----------------------------------------------------------------------------------------------------------
def _kept_b(plan: NetworkPlan) -> int:
    return sum(plan.tensors[name].size_b for name in plan.graph.resident if name in plan.tensors)


def _looks_up(plan: NetworkPlan) -> bool:
    """Whether words are looked up on the GPU."""
    return not any(step.work == "fallback" and step.name == "words" for step in plan.steps)


def _decode(run: _TokenRun, gpu: GpuSpec, batch: int) -> DecodeTime:
    prediction = run.prediction
    attention = math.fsum(layer.time_us for layer in prediction.layers if _part_of(layer) == "attention")
    moved = prediction.weights_b - _table_b(run.plan) + _kept_b(run.plan)
    return DecodeTime(
        run.cache, prediction.latency_us, prediction.interval_us, prediction.kernels_us, prediction.gaps_us,
        prediction.host_bound_us, attention,
        moved / gpu.dram.b_per_s * 1e6, batch / prediction.latency_us * 1e6
    )  # fmt: skip


def _table_b(plan: NetworkPlan) -> int:
    """Return the bytes of a table of words on the GPU that no logits come from: a run reads a row of it."""
    readers = plan.graph.consumers().get("words/weights", ())
    return plan.graph.tensors["words/weights"].size_b if len(readers) == 1 and _looks_up(plan) else 0


def _prompt_roofline(reading: Sequence[_TokenRun], prompt: int, gpu: GpuSpec) -> float:
    """Return what no prompt can beat: its operations at the peak of arithmetic, or its weights once a run at that of DRAM."""
    total = 0.0
    lengths = [run.plan.graph.tokens for run in reading]
    for run, length in zip(reading, lengths, strict=True):
        us = (
            max(2.0 * run.prediction.macs * run.prediction.batch / _peak(run, gpu), run.prediction.weights_b / gpu.dram.b_per_s)
            * 1e6
        )
        share = prompt if len(reading) == 1 else length
        total += us * share / length
    if len(reading) > 1:
        total *= prompt / sum(lengths)
    return total


def _peak(run: _TokenRun, gpu: GpuSpec) -> float:
    """Return operations a second at most, in the precision of arithmetic of a run."""
    return gpu.peak_flops * (max(1.0, gpu.core.fp16.rate) if run.plan.target.precision.calc == 16 else 1.0)


def _half(decode: Sequence[DecodeTime]) -> int:
    """Return at which context attention takes half of a run."""
    first, last = decode[0], decode[-1]
    if last.context == first.context:
        return 0
    slope = (last.attention_us - first.attention_us) / (last.context - first.context)
    rest = first.time_us - first.attention_us
    return 0 if slope <= 0 else max(0, round(first.context + (rest - first.attention_us) / slope))


def _memory_notes(memory: GeneratorMemory, model: LanguageModel, types: WeightTypes, known: Sequence[str]) -> Iterable[str]:
    """Say by how much a model does not fit, and what would."""
    if memory.fits:
        return
    over = memory.total_b - memory.given_b
    now = model.sizes.weights_b(types)
    saved = {name: now - model.sizes.weights_b(model.types_for(name)) for name in known}
    ways = [f"weights in {name}" for name, size_b in saved.items() if size_b >= over]
    ways += [f"a text without its {memory.cache_b / 1e6:,.0f} MB of keys and values"] if memory.cache_b >= over else []
    fix = f"what would fit: {', or '.join(ways)}" if ways else "no type of weights here makes it fit; take a smaller model"
    yield f"The model does not fit: {memory.total_b / 1e6:,.0f} MB, {over / 1e6:,.0f} MB more than there is; {fix}."


def _notes(*predictions: NetworkPrediction) -> Iterable[str]:
    """Return what was assumed, each sentence once; rates are said otherwise."""
    notes: Mapping[str, Any] = {note: None for prediction in predictions for note in prediction.notes if "tokens/s" not in note}
    return notes


FASTEST = "fastest"
"""The name of what is asked for, in place of a type."""
CLASSES = {
    "queries, keys, values": ("attn_q", "attn_k", "attn_v"), "attention output": ("attn_output",),
    "feed-forward": ("ffn_gate", "ffn_up", "ffn_down"), "logits": ("output",),
}  # fmt: skip
"""Matrices that share a type, by the part of the model whose time they are."""


class _Mixture(NamedTuple):
    us: float
    memory_b: int
    types: dict[str, str]


def fastest_types(model: LanguageModel, known: Sequence[str], run: Callable[[str], Generation]) -> tuple[str, str]:
    """Return the mixture of types that is fastest from the prompt to the last token, as a text for `types_for`, and a sentence.

    A run is made with each type for all matrices. The times of classes of matrices are taken out of it and added up: what a
    class takes does not depend on the others.

    Parameters
    ----------
    known : types, as people name them, that the library has kernels for.
    run : predicts the model with a type for all matrices.
    """
    usable = [name for name in known if _takes(model, SCHEMES[name])]
    whole = {name: run(_text(dict.fromkeys(CLASSES, name))) for name in usable}
    some = next(iter(whole.values()))
    mixtures = [_mixture(model, whole, dict(zip(CLASSES, types, strict=True))) for types in product(usable, repeat=len(CLASSES))]
    given = some.memory.given_b
    fits = [mixture for mixture in mixtures if not given or mixture.memory_b <= given]
    if not fits:
        least = min(mixtures, key=lambda mixture: mixture.memory_b)
        raise InputError(
            f"weights: no mixture of {', '.join(usable)} fits {given / 1e6:,.0f} MB; the smallest takes "
            f"{least.memory_b / 1e6:,.0f} MB"
        )
    best = min(fits, key=lambda mixture: (mixture.us, mixture.memory_b))
    pure = {name: _mixture(model, whole, dict.fromkeys(CLASSES, name)) for name in usable}
    others = ", ".join(
        f"{1 - best.us / mixture.us:.0%} less than {name} alone" for name, mixture in pure.items() if mixture.types != best.types
    )
    of = f"Of {len(mixtures):,} mixtures of {', '.join(usable)}{f' {len(fits):,} fit, and' if given else ''} the fastest has"
    kinds = ", ".join(f"{name} in {kind}" for name, kind in best.types.items())
    said = f"{of} {kinds}. It takes {others or 'as long as any'}. What types do to the text is not predicted."
    return _text(best.types), said


def _takes(model: LanguageModel, dtype: str) -> bool:
    """Whether all matrices are in whole blocks of a type."""
    return model.types_for(next(name for name, kind in SCHEMES.items() if kind == dtype)).of("ffn_up") == dtype


def _text(types: Mapping[str, str]) -> str:
    """Return the text for `types_for`: matrices that have another type, and those that have more bits where nothing is said."""
    usual = types["feed-forward"]
    each = [(part, types[name]) for name, parts in CLASSES.items() for part in parts]
    more = ("output", "attn_v", "ffn_down") if SCHEMES[usual].endswith("K") else ("output",)
    return ",".join([usual, *(f"{part}={kind}" for part, kind in each if kind != usual or part in more)])


def _mixture(model: LanguageModel, whole: Mapping[str, Generation], types: dict[str, str]) -> _Mixture:
    """Return what a mixture takes: the first type's whole, with the parts of other types in place of its own."""
    base = whole[types["feed-forward"]]
    us = base.total_us
    for name, kind in types.items():
        own, other = ({part.name: part for part in whole[of].parts}[name] for of in (types["feed-forward"], kind))
        us += (other.prompt_us - own.prompt_us) * base.chunks + (other.token_us - own.token_us) * (base.tokens - 1)
    sizes, memory = model.sizes, base.memory
    weights_b = sizes.weights_b(model.types_for(_text(types)))
    return _Mixture(us, weights_b + memory.cache_b + memory.activations_b + (memory.host_b if sizes.tied else 0), types)
