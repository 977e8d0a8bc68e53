"""What headers say about a language model: its sizes, and the types of its weights."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from mgpusim.errors import InputError, UnsupportedError, suggest
from mgpusim.nn.graphs.decoders import DecoderSizes, WeightTypes
from mgpusim.nn.graphs.graph import GGML_TYPES
from mgpusim.nn.readers.headers.gguf import read_gguf
from mgpusim.nn.readers.headers.header import HeldTensor, WeightsHeader
from mgpusim.nn.readers.headers.safetensors import read_config, read_safetensors
from mgpusim.nn.readers.read import mapped_file

SUFFIXES = (".gguf", ".safetensors")
CONFIG = "config.json"
ARCHITECTURES = ("llama", "qwen2", "qwen3", "gemma2", "gemma3", "phi3")
"""Families of decoders whose blocks `DecoderSizes` can say."""
FAMILIES = {
    "llama": "llama", "mobilellm": "llama", "qwen2": "qwen2", "qwen3": "qwen3", "gemma2": "gemma2", "gemma3": "gemma3",
    "gemma3_text": "gemma3", "phi3": "phi3",
}  # fmt: skip
"""Families by `model_type` of config.json."""
WINDOWS = {"gemma2": 2, "gemma3": 6}
"""Of how many layers one attends to all tokens: Gemma 2 technical report, table 1; Gemma 3 technical report, section 2."""
KERNELS = {"F32": "float32", "F16": "float16", "BF16": "bfloat16", **{name.upper(): name for name in GGML_TYPES}}
"""Types of tensors that there are kernels for."""
NAMES = {
    "self_attn.q_proj": "attn_q", "self_attn.k_proj": "attn_k", "self_attn.v_proj": "attn_v", "self_attn.o_proj": "attn_output",
    "self_attn.qkv_proj": "attn_qkv", "mlp.gate_proj": "ffn_gate", "mlp.up_proj": "ffn_up", "mlp.down_proj": "ffn_down",
    "mlp.gate_up_proj": "ffn_up", "self_attn.q_norm": "attn_q_norm",
}  # fmt: skip
"""Names of GGUF by those of Hugging Face."""
JOINED = {"attn_q": "attn_qkv", "attn_k": "attn_qkv", "attn_v": "attn_qkv", "ffn_gate": "ffn_up"}
"""Matrices that may be a part of another."""
ON_GPU = ("Q5_0", "Q5_1", "IQ4_NL", "MXFP4")
"""Types without kernels here that llama.cpp's OpenCL back end multiplies: ggml-org/ggml at 479a18d4,
src/ggml-opencl/ggml-opencl.cpp, ggml_opencl_supports_op. Matrices of others stay on the CPU."""


class FileModel(NamedTuple):
    """A language model of a file: its name, sizes and types of weights, and sentences for the user."""

    name: str
    sizes: DecoderSizes
    types: WeightTypes
    notes: tuple[str, ...]


def is_weights_file(path: Path) -> bool:
    """Return whether a path is of weights of a language model: a file of GGUF or safetensors, or a folder with config.json.

    >>> is_weights_file(Path("model.gguf")), is_weights_file(Path("llama_3_2_1b"))
    (True, False)
    """
    return path.suffix.lower() in SUFFIXES or path.name == CONFIG or (path / CONFIG).is_file()


def read_language_model(path: Path) -> FileModel:
    """Return the language model of a GGUF file, of a file of safetensors, or of a folder with these and config.json."""
    try:
        header = _gguf(path) if path.suffix.lower() == ".gguf" else _safetensors(path)
    except (InputError, UnsupportedError) as error:
        known = str(error).startswith(str(path))
        raise type(error)(str(error) if known else f"{path}: {error}") from None
    return header


# ---- GGUF ----------------------------------------------------------------------------------------------------------------
def _gguf(path: Path) -> FileModel:
    header = read_gguf(mapped_file(path))
    architecture = header.metadata.get("general.architecture")
    if architecture not in ARCHITECTURES:
        raise UnsupportedError(
            f"general.architecture: {suggest('family of language models', str(architecture)[:40], ARCHITECTURES)}"
        )
    shards = header.metadata.get("split.count", 0)
    if isinstance(shards, int) and shards > 1:
        raise UnsupportedError(f"is one of {shards} files of a model; join them with llama-gguf-split --merge")

    def of(key: str, default: int | None = None) -> int:
        return header.number(f"{architecture}.{key}", default)

    experts = next((name[:60] for name in header.tensors if "_exps." in name), None)
    if experts is not None and not of("expert_count", 0):
        raise InputError(f"has the experts of a mixture ({experts}), but no {architecture}.expert_count that says how many")
    if of("expert_count", 0):
        raise UnsupportedError(f"is a mixture of {of('expert_count')} experts, whose layers are not known here")
    heads = of("attention.head_count")
    words = header.tensors.get("token_embd.weight")
    if words is None or len(words.shape) != 2:
        raise InputError("has no tensor token_embd.weight of two axes")
    asked: dict[str, Any] = {
        "words": words.shape[0], "channels": of("embedding_length"), "layers": of("block_count"), "heads": heads,
        "key_heads": of("attention.head_count_kv", heads), "width": of("feed_forward_length"), "context": of("context_length"),
        "head_size": of("attention.key_length", 0), "window": of("attention.sliding_window", 0) if architecture in WINDOWS else 0,
        "attention_cap": _real(header, f"{architecture}.attn_logit_softcapping"),
        "logit_cap": _real(header, f"{architecture}.final_logit_softcapping"),
    }  # fmt: skip
    tensors = {name.removesuffix(".weight"): tensor for name, tensor in header.tensors.items() if name.endswith(".weight")}
    biased = "blk.0.attn_q.bias" in header.tensors or "blk.0.attn_qkv.bias" in header.tensors
    name = str(header.metadata.get("general.name") or path.stem)[:80]
    return _model(name, path.stem, str(architecture), asked, tensors, biased)


def _real(header: WeightsHeader, key: str) -> float:
    value = header.metadata.get(key, 0.0)
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value < 1e6:
        raise InputError(f"{key}: got {value!r}, expected a positive number")
    return float(value)


# ---- safetensors ---------------------------------------------------------------------------------------------------------
def _safetensors(path: Path) -> FileModel:
    folder = path if path.is_dir() else path.parent
    config_file = folder / CONFIG
    if not config_file.is_file():
        raise InputError(f"has no {CONFIG} beside it, which says the sizes of the model")
    config = read_config(bytes(mapped_file(config_file)))
    files = sorted(folder.glob("*.safetensors")) if path.suffix.lower() != ".safetensors" else [path]
    tensors: dict[str, HeldTensor] = {}
    for file in files:
        tensors.update(read_safetensors(mapped_file(file)).tensors)
    architecture = FAMILIES.get(str(config.get("model_type")))
    if architecture is None:
        raise UnsupportedError(
            f"model_type: {suggest('family of language models', str(config.get('model_type'))[:40], FAMILIES)}"
        )
    header = WeightsHeader(config, tensors)
    if any(header.metadata.get(key) for key in ("num_local_experts", "num_experts")):
        raise UnsupportedError("is a mixture of experts, whose layers are not known here")
    heads = header.number("num_attention_heads")
    windowed = architecture in WINDOWS and bool(config.get("sliding_window"))
    asked: dict[str, Any] = {
        "words": header.number("vocab_size"), "channels": header.number("hidden_size"),
        "layers": header.number("num_hidden_layers"), "heads": heads, "key_heads": header.number("num_key_value_heads", heads),
        "width": header.number("intermediate_size"), "context": header.number("max_position_embeddings", 2048),
        "head_size": header.number("head_dim", 0) if config.get("head_dim") else 0,
        "window": header.number("sliding_window", 0) if windowed else 0,
        "attention_cap": float(config.get("attn_logit_softcapping") or 0.0),
        "logit_cap": float(config.get("final_logit_softcapping") or 0.0),
    }  # fmt: skip
    named = {_gguf_name(name): tensor for name, tensor in tensors.items() if name.endswith(".weight")}
    biased = "model.layers.0.self_attn.q_proj.bias" in tensors or (not tensors and architecture == "qwen2")
    if not tensors:
        named = _assumed(asked, bool(config.get("tie_word_embeddings", architecture in WINDOWS)), architecture)
    return _model(folder.resolve().name[:80], folder.resolve().name, architecture, asked, named, biased)


def _gguf_name(name: str) -> str:
    """Return the name that GGUF has for a tensor of Hugging Face.

    >>> _gguf_name("model.layers.3.mlp.up_proj.weight"), _gguf_name("lm_head.weight")
    ('blk.3.ffn_up', 'output')
    """
    own = name.removesuffix(".weight").removeprefix("language_model.").removeprefix("model.")
    if own.startswith("layers."):
        _, layer, *rest = own.split(".")
        return f"blk.{layer}.{NAMES.get('.'.join(rest), '.'.join(rest))}"
    return {"embed_tokens": "token_embd", "lm_head": "output"}.get(own, own)


def _assumed(asked: Mapping[str, Any], tied: bool, architecture: str) -> dict[str, HeldTensor]:
    """Return the tensors of a model of which there is config.json alone: halves."""
    from mgpusim.nn.readers.headers.safetensors import TYPES

    sizes = DecoderSizes(**asked)
    assumed = {f"blk.{layer}.{part}": HeldTensor(shape, TYPES["BF16"]) for layer in range(sizes.layers)
             for part, shape in sizes.matrices.items()}  # fmt: skip
    table = HeldTensor((sizes.words, sizes.channels), TYPES["BF16"])
    more = {"token_embd": table} | ({} if tied else {"output": table})
    norms = {"blk.0.attn_q_norm": table} if architecture in ("qwen3", "gemma3") else {}
    return assumed | more | norms


# ---- both ----------------------------------------------------------------------------------------------------------------
def _model(
    name: str, file: str, architecture: str, asked: Mapping[str, Any], tensors: Mapping[str, HeldTensor], biased: bool
) -> FileModel:  # fmt: skip
    gemma = architecture in WINDOWS
    sizes = DecoderSizes(
        **asked, tied="output" not in tensors, bias=biased, head_norms="blk.0.attn_q_norm" in tensors, after_norms=gemma,
        activation="gelu_tanh" if gemma else "swish", scaled_words=gemma, window_every=WINDOWS.get(architecture, 0),
    )  # fmt: skip
    parts: dict[str, str] = {}
    stood: dict[str, str] = {}
    table = "token_embd" if sizes.tied else "output"
    for key in ("token_embd", table):
        wanted = (sizes.words, sizes.channels)
        parts["output" if key == table else key] = _type(tensors, key, wanted, stood)
    for layer in range(sizes.layers):
        for part, shape in sizes.matrices.items():
            own = f"blk.{layer}.{part}"
            whole = f"blk.{layer}.{JOINED[part]}" if part in JOINED and own not in tensors else own
            joined = None if whole == own and not _doubled(tensors, own, shape) else shape[1]
            parts[own] = _type(tensors, whole, shape, stood, columns=joined)
    usual = max(sorted(set(parts.values())), key=list(parts.values()).count)
    notes = [
        f"Weights in {held} are computed as {computed_as}, the nearest type with kernels here."
        + ("" if held in ON_GPU else " llama.cpp's OpenCL back end has none and leaves them to the CPU, which is slower.")
        for held, computed_as in stood.items()
    ]
    held_b = sum(tensor.size_b for tensor in tensors.values())
    title = f"{usual if usual in GGML_TYPES else 'f16'} of {file}, {held_b / 1e6:,.0f} MB"
    return FileModel(name, sizes, WeightTypes(usual, parts, title), tuple(notes))


def _doubled(tensors: Mapping[str, HeldTensor], name: str, shape: tuple[int, int]) -> bool:
    """Whether the matrix of the gate lies in that of its neighbour, as Phi's do."""
    held = tensors.get(name)
    return name.endswith("ffn_up") and held is not None and held.shape == (2 * shape[0], shape[1])


def _type(
    tensors: Mapping[str, HeldTensor], name: str, shape: tuple[int, int], stood: dict[str, str], columns: int | None = None
) -> str:  # fmt: skip
    """Return the type of a matrix; `columns` alone are held against those of one that is a part of another."""
    held = tensors.get(name)
    if held is None:
        raise InputError(f"has no tensor {name}")
    if (held.shape[-1:] != (columns,)) if columns is not None else held.shape != shape:
        wanted = list(shape) if columns is None else f"rows of {columns}"
        raise InputError(
            f"tensor {name}: got {list(held.shape)}, expected {wanted}; is it a shard of tensor parallelism? join them"
        )
    if held.type.name in KERNELS:
        return KERNELS[held.type.name]
    fits = {name: 8 * known.size_b(0) / known.count for name, known in GGML_TYPES.items() if shape[1] % known.count == 0} or {
        "float16": 16.0
    }
    near = min(fits, key=lambda known: abs(fits[known] - held.type.bits))
    stood[held.type.name] = near
    return near
