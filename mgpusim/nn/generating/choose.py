"""Chooses the type of each class of tensors of a language model: the fastest of all mixtures whose memory is enough."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from mgpusim.errors import InputError
from mgpusim.nn.generating.models import SCHEMES, LanguageModel
from mgpusim.nn.generating.result import Generation

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
    fits = [one for one in mixtures if not given or one.memory_b <= given]
    if not fits:
        least = min(mixtures, key=lambda one: one.memory_b)
        raise InputError(
            f"weights: no mixture of {', '.join(usable)} fits {given / 1e6:,.0f} MB; the smallest takes "
            f"{least.memory_b / 1e6:,.0f} MB"
        )
    best = min(fits, key=lambda one: (one.us, one.memory_b))
    pure = {name: _mixture(model, whole, dict.fromkeys(CLASSES, name)) for name in usable}
    others = ", ".join(
        f"{1 - best.us / one.us:.0%} less than {name} alone" for name, one in pure.items() if one.types != best.types
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
