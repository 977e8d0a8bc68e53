"""Language models as they are asked for: by name, by the header of a file, or by their sizes."""

from __future__ import annotations

import os
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.nn.graphs.decoders import DecoderSizes, WeightTypes
from mgpusim.nn.graphs.graph import BLOCK_TYPES, LITERT_TYPES, Graph
from mgpusim.nn.readers.headers.models import is_weights_file, read_language_model
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families.decoders import MODELS, decoder, language_model

SCHEMES = {
    "q4": "q4", "q4_block128": "q4_block128", "q4_0": "q4_0", "q4_block32": "q4_block32", "q4_k": "q4_K", "q4_1": "q4_1",
    "q844": "q4", "q5_k": "q5_K", "q6_k": "q6_K", "q8": "q8", "q8_0": "q8_0", "f16": "float16",
}  # fmt: skip
"""Types of weights by the name that people give to the whole, the smallest first; q4_k and q5_k are the medium mixtures."""
MIXED = {"q844": ("q8", ("attn_q", "attn_k", "attn_v", "attn_output"))}
"""Mixtures of LiteRT's types: another type, and matrices that have it. 8/4/4 are bits of attention, embeddings and feed-forward
layers (Tang et al., "Scaling on-device GPU inference for large generative models", arXiv 2505.00232, 2025)."""


class LanguageModel(msgspec.Struct, frozen=True):
    """A language model.

    Attributes
    ----------
    types : of its weights, where a file says so.
    notes : sentences for the user.
    """

    name: str
    sizes: DecoderSizes
    types: WeightTypes | None = None
    notes: tuple[str, ...] = ()

    def types_for(self, weights: str | None, *, six_bits: bool = True) -> WeightTypes:
        """Return the types that are asked for, else those of the file, else q4_0.

        With blocks of fewer than eight bits the matrix of the logits is in q6_K, as llama.cpp makes such files. So are two
        matrices of some layers in q4_k and q5_k, which are its mixtures Q4_K_M and Q5_K_M. Where rows are no multiple of 256,
        q8_0 stands for types of such blocks (ggml-org/llama.cpp, src/llama-quant.cpp, which takes q5_0 and q5_1 for two of them);
        q8 does where LiteRT's blocks do not divide rows.

        Parameters
        ----------
        weights : a type, behind which others may follow for matrices by the names that GGUF gives them: "q4_0,ffn_down=q8_0".
        six_bits : the library has kernels for q6_K.

        >>> sizes = DecoderSizes(words=40, channels=512, layers=1, heads=4, key_heads=2, width=96, context=32)
        >>> model = LanguageModel("one", sizes)
        >>> model.types_for("q4_0").of("output"), model.types_for("q6_K").of("ffn_down"), model.types_for("f16").of("output")
        ('q6_K', 'q8_0', 'float16')
        >>> model.types_for("q4_0,ffn_up=q8_0").of("ffn_up"), model.types_for("q844").of("attn_q")
        ('q8_0', 'q8')
        """
        if weights is None and self.types is not None:
            return self.types
        key, *own = (weights or "q4_0").lower().replace(" ", "").split(",")
        usual = _scheme(key)
        key = key.removesuffix("_m")
        inputs = {name: into for name, (_, into) in self.sizes.matrices.items()}
        inputs |= {"output": self.sizes.channels, "token_embd": self.sizes.channels}
        parts: dict[str, str] = {}
        if usual in ("q4_0", "q4_1", "q4_K", "q5_K") and six_bits:
            parts["output"] = "q6_K"
        if usual in ("q4_K", "q5_K"):
            layers = range(self.sizes.layers)
            parts |= {
                f"blk.{i}.{name}": "q6_K" for i in layers if _has_more_bits(i, len(layers)) for name in ("attn_v", "ffn_down")
            }
        if key in MIXED:
            other, named = MIXED[key]
            parts |= dict.fromkeys(named, other)
        for text in own:
            name, _, kind = text.partition("=")
            if name not in inputs:
                raise InputError(f"weights: {suggest('matrix', name, inputs)}, as in q4_0,ffn_down=q8_0")
            parts = {part: kept for part, kept in parts.items() if not part.endswith(f".{name}")} | {name: _scheme(kind)}
        for name, into in inputs.items():
            of_name = [part for part in (name, *parts) if part == name or part.endswith(f".{name}")]
            kinds = {part: parts.get(part, usual) for part in of_name}
            parts |= {
                part: "q8" if kind in LITERT_TYPES else "q8_0"
                for part, kind in kinds.items()
                if kind in BLOCK_TYPES and into % BLOCK_TYPES[kind].block(into)
            }
        return WeightTypes(usual, parts, ",".join([usual if usual.endswith("K") else key, *own]))

    def graph(self, length: int, cache: int, types: WeightTypes, batch: int = 1) -> Graph:
        """Return the run that reads `length` tokens of each text behind `cache` others.

        >>> sizes = DecoderSizes(words=40, channels=64, layers=1, heads=4, key_heads=2, width=96, context=32)
        >>> LanguageModel("tiny", sizes).graph(1, 3, WeightTypes("q4_0")).tokens
        1
        """
        b = NetworkBuilder(self.name)
        tokens = b.input("tokens", (batch, length), "int32")
        return b.graph((decoder(b, tokens, self.sizes, cache=cache, types=types),))


def _scheme(name: str) -> str:
    """Return the type of weights by the name that people give it."""
    if name.removesuffix("_m") not in SCHEMES:
        raise InputError(f"weights: {suggest('type of weights', name, SCHEMES)}")
    return SCHEMES[name.removesuffix("_m")]


def _has_more_bits(layer: int, layers: int) -> bool:
    """Return whether matrices of a layer are in q6_K in a mixture: ggml-org/llama.cpp, src/llama-quant.cpp, use_more_bits.

    >>> [i for i in range(16) if _has_more_bits(i, 16)]
    [0, 1, 4, 7, 10, 13, 14, 15]
    """
    return layer < layers // 8 or layer >= 7 * layers // 8 or (layer - layers // 8) % 3 == 2


def list_language_models() -> tuple[str, ...]:
    """Return the names of the language models, sorted.

    >>> "llama_3_2_1b" in list_language_models()
    True
    """
    return tuple(sorted(MODELS))


def as_language_model(model: LanguageModel | PathLike[str] | str) -> LanguageModel:
    """Return a language model by name, by the header of its file, or as it is.

    Raises
    ------
    InputError
        A file that is no language model.
    UnknownNameError
        There is no language model of that name.

    >>> as_language_model("Llama-3.2-1B").sizes.layers
    16
    """
    if isinstance(model, LanguageModel):
        return model
    text = os.fspath(model)
    if is_weights_file(Path(text)):
        return LanguageModel(*read_language_model(Path(text)))
    if os.sep in text or os.path.isfile(text):
        raise InputError(f"{text}: expected a GGUF file, a file of safetensors or a folder with config.json")
    name = language_model(text)
    return LanguageModel(name, MODELS[name])
