"""Small recurrent and attention networks with values, as the zoo builds the large ones."""

from __future__ import annotations

from typing import Any

import numpy as np

from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.zoo import network
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families.decoders import DecoderSizes, decoder
from mgpusim.nn.zoo.families.transformers import bert_encoder

__all__ = ["SMALL", "inputs_of", "small_bert", "small_decoder", "small_vit"]

Array = np.ndarray[Any, Any]
SMALL = DecoderSizes(words=40, channels=64, layers=2, heads=4, key_heads=2, width=96, context=32)


def small_bert(length: int = 6) -> Graph:
    """Two layers of MobileBERT behind a table of words."""
    b = NetworkBuilder("small_bert", values=True)
    x = b.embedding(b.input("tokens", (1, length), "int32"), 11, 24, name="words")
    mask = b.input("mask", (1, 1, 1, length))
    return b.graph((bert_encoder(b, x, mask, layers=2, narrow=16, heads=2, stacked=2, width=20),))


def small_vit() -> Graph:
    """A vision transformer of 2x3 patches."""
    return network("vit_tiny", resolution=(8, 12), values=True, channels=24, heads=3, layers=1, patch=4, classes=7)


def small_decoder(length: int, cache: int, *, tied: bool = False, bits: int = 4) -> Graph:
    """A decoder of two layers."""
    b = NetworkBuilder("small_decoder", values=True)
    sizes = DecoderSizes(**{name: getattr(SMALL, name) for name in SMALL.__struct_fields__} | {"tied": tied})
    tokens = b.input("tokens", (1, length), "int32")
    return b.graph((decoder(b, tokens, sizes, cache=cache, bits=bits),))


def inputs_of(graph: Graph, rows: int = 11) -> dict[str, Array]:
    """Numbers of rows where an input has whole ones, else normal ones that half precision holds."""
    rng = np.random.default_rng(7)
    found: dict[str, Array] = {}
    for name in graph.inputs:
        tensor = graph.tensors[name]
        whole = tensor.dtype == "int32"
        drawn = rng.integers(0, rows, tensor.shape) if whole else rng.standard_normal(tensor.shape).astype(np.float16)
        found[name] = drawn.astype(np.int32 if whole else np.float32)
    return found
