"""Headers of GGUF and safetensors: what they say of a model, and what becomes of damaged ones."""

from __future__ import annotations

import contextlib
import json
import os
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.generating.models import as_language_model
from mgpusim.nn.graphs.decoders import DecoderSizes
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.headers.gguf import MAGIC, read_gguf
from mgpusim.nn.readers.headers.header import GGML_TYPES
from mgpusim.nn.readers.headers.models import read_language_model
from mgpusim.nn.readers.headers.safetensors import read_safetensors
from tests.helpers.examples import examples
from tests.helpers.work import calls_of

SIZES = DecoderSizes(words=96, channels=256, layers=2, heads=4, key_heads=2, width=512, context=128)
NUMBERS = {one.name: number for number, one in GGML_TYPES.items()}
MOST_CALLS = 20_000


def text(value: str) -> bytes:
    return struct.pack("<Q", len(value.encode())) + value.encode()


def entry(key: str, value: Any) -> bytes:
    if isinstance(value, str):
        return text(key) + struct.pack("<I", 8) + text(value)
    if isinstance(value, float):
        return text(key) + struct.pack("<If", 6, value)
    if isinstance(value, list) and value and isinstance(value[0], str):
        return text(key) + struct.pack("<IIQ", 9, 8, len(value)) + b"".join(map(text, value))
    if isinstance(value, list):
        return text(key) + struct.pack(f"<IIQ{len(value)}i", 9, 5, len(value), *value)
    return text(key) + struct.pack("<II", 4, value)


def gguf(metadata: dict[str, Any], tensors: dict[str, tuple[tuple[int, ...], str]], version: int = 3) -> bytes:
    parts = [MAGIC, struct.pack("<IQQ", version, len(tensors), len(metadata))]
    parts += [entry(key, value) for key, value in metadata.items()]
    for name, (shape, kind) in tensors.items():
        parts.append(text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape[::-1], NUMBERS[kind], 0))
    return b"".join(parts)


def llama(sizes: DecoderSizes = SIZES, kinds: dict[str, str] | None = None, family: str = "llama", **more: Any) -> bytes:
    """A file of a model, its matrices in Q4_0 where nothing else is said."""
    kinds = kinds or {}
    metadata = {
        "general.architecture": family, "general.name": "Tiny", f"{family}.embedding_length": sizes.channels,
        f"{family}.block_count": sizes.layers, f"{family}.attention.head_count": sizes.heads,
        f"{family}.attention.head_count_kv": sizes.key_heads, f"{family}.feed_forward_length": sizes.width,
        f"{family}.context_length": sizes.context, "tokenizer.ggml.tokens": [str(i) for i in range(sizes.words)],
        "tokenizer.ggml.scores": list(range(300)),
    }  # fmt: skip
    tensors: dict[str, tuple[tuple[int, ...], str]] = {"token_embd.weight": ((sizes.words, sizes.channels), "Q6_K")}
    if not sizes.tied:
        tensors["output.weight"] = ((sizes.words, sizes.channels), "Q8_0")
    for layer in range(sizes.layers):
        for part, shape in sizes.matrices.items():
            tensors[f"blk.{layer}.{part}.weight"] = (shape, kinds.get(part, "Q4_0"))
        tensors[f"blk.{layer}.attn_norm.weight"] = ((sizes.channels,), "F32")
    return gguf({**metadata, **more}, tensors)


def test_a_file_says_sizes_and_types(tmp_path: Path) -> None:
    path = tmp_path / "tiny.gguf"
    path.write_bytes(llama(kinds={"ffn_down": "Q8_0"}))
    found = as_language_model(path)
    assert found.sizes == SIZES
    assert found.types is not None
    types = [found.types.of(part, 1) for part in ("attn_q", "ffn_down", "output", "token_embd")]
    assert types == ["q4_0", "q8_0", "q8_0", "q6_K"]
    header = read_gguf(memoryview(path.read_bytes()))
    assert header.metadata["tokenizer.ggml.tokens"] == {"length": 96}
    assert header.metadata["tokenizer.ggml.scores"] == {"length": 300}
    norms = 4 * (SIZES.channels * 5)
    held = sum(tensor.size_b for tensor in header.tensors.values())
    assert SIZES.weights_b(found.types) == held + norms - 4 * 2 * SIZES.channels
    assert found.graph(1, 3, found.types).tokens == 1


def test_a_network_has_operators(tmp_path: Path) -> None:
    path = tmp_path / "tiny.gguf"
    path.write_bytes(llama())
    with pytest.raises(InputError, match="holds weights without operators; mgpusim generate"):
        read_network(path)


def test_types_without_kernels_go_to_the_nearest(tmp_path: Path) -> None:
    path = tmp_path / "tiny.gguf"
    path.write_bytes(llama(kinds={"ffn_down": "Q5_1", "attn_v": "Q4_1", "ffn_up": "IQ2_XS"}))
    found = read_language_model(path)
    assert [found.types.of(part, 0) for part in ("ffn_down", "attn_v", "ffn_up")] == ["q5_K", "q4_1", "q4_0"]
    assert "Weights in Q5_1 are computed as q5_K, the nearest type with kernels here." in found.notes


@pytest.mark.parametrize(("held", "left"), [("Q3_K", True), ("Q5_1", False)])
def test_types_that_llama_cpp_leaves_to_the_cpu_are_named(tmp_path: Path, held: str, left: bool) -> None:
    path = tmp_path / "net.gguf"
    path.write_bytes(llama(kinds={"attn_q": held}))
    said = " ".join(read_language_model(path).notes)
    assert ("leaves them to the CPU" in said) is left, said


def test_what_models_add_is_found(tmp_path: Path) -> None:
    """Biases, norms of heads, tied tables, windows: a Gemma 3 and a Qwen 2 in small."""
    sizes = DecoderSizes(
        words=96, channels=256, layers=2, heads=4, key_heads=2, width=512, context=128, tied=True, head_size=32, head_norms=True,
        after_norms=True, activation="gelu_tanh", scaled_words=True, window=16, window_every=6,
    )  # fmt: skip
    data = llama(sizes, family="gemma3", **{"gemma3.attention.key_length": 32, "gemma3.attention.sliding_window": 16})
    count = struct.unpack_from("<Q", data, 8)[0]
    norm = text("blk.0.attn_q_norm.weight") + struct.pack("<IQIQ", 1, 32, 0, 0)
    path = tmp_path / "gemma.gguf"
    path.write_bytes(data[:8] + struct.pack("<Q", count + 1) + data[16:] + norm)
    assert read_language_model(path).sizes == sizes


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"GGUF", "cut off"),
        (b"nope" + bytes(40), "does not begin with GGUF"),
        (MAGIC + struct.pack("<IQQ", 3, 1 << 60, 0), r"claims 1,152,921,504,606,846,976 tensors"),
        (MAGIC + struct.pack("<IQQ", 3, 0, 1 << 60), r"claims 1,152,921,504,606,846,976 entries"),
        (MAGIC + struct.pack("<IQQ", 1, 0, 0), "version 1"),
        (MAGIC + struct.pack(">IQQ", 3, 0, 0), "the other order"),
        (MAGIC + struct.pack("<IQQQ", 3, 0, 1, 1 << 60) + bytes(20), "bytes of a key"),
        (gguf({"general.architecture": "llama"}, {}), "llama.attention.head_count: got nothing"),
        (gguf({"general.architecture": "lama"}, {}), "did you mean 'llama'"),
        (llama(**{"llama.expert_count": 8}), "a mixture of 8 experts"),
        (llama().replace(b"blk.0.ffn_down.weight", b"blk.0.ffn_up_exps.bia"), "ffn_up_exps.*, but no llama.expert_count"),
        (llama(**{"split.count": 3}), "one of 3 files"),
        (llama(**{"llama.attention.head_count_kv": 3}), "key_heads: got 3"),
        (llama().replace(b"blk.1.ffn_down", b"blk.1.ffn_dawn"), "has no tensor blk.1.ffn_down"),
        (llama().replace(struct.pack("<QQ", 256, 128), struct.pack("<QQ", 256, 64)), "tensor parallelism"),
        (llama().replace(struct.pack("<QQIQ", 256, 128, 2, 0), struct.pack("<QQIQ", 256, 128, 5, 0)), "unknown type 5"),
    ],
)
def test_files_that_cannot_be(tmp_path: Path, data: bytes, said: str) -> None:
    path = tmp_path / "net.gguf"
    path.write_bytes(data)
    with pytest.raises((InputError, UnsupportedError), match=said) as error:
        read_language_model(path)
    assert str(error.value).startswith(str(path))


def tensors_file(tensors: dict[str, tuple[tuple[int, ...], str]]) -> bytes:
    sizes = {"F16": 2, "BF16": 2, "F32": 4}
    head, at = {}, 0
    for name, (shape, kind) in tensors.items():
        size = sizes[kind]
        for one in shape:
            size *= one
        head[name] = {"dtype": kind, "shape": list(shape), "data_offsets": [at, at + size]}
        at += size
    packed = json.dumps(head).encode()
    return len(packed).to_bytes(8, "little") + packed + bytes(at)


def hugging_face(tmp_path: Path, rows: int = 256) -> None:
    config = {
        "model_type": "qwen2", "vocab_size": 96, "hidden_size": 256, "num_hidden_layers": 1, "num_attention_heads": 4,
        "num_key_value_heads": 2, "intermediate_size": 512, "max_position_embeddings": 128, "tie_word_embeddings": True,
    }  # fmt: skip
    (tmp_path / "config.json").write_text(json.dumps(config), encoding="utf-8")
    names = {"q": (rows, 256), "k": (128, 256), "v": (128, 256), "o": (256, 256)}
    first: dict[str, tuple[tuple[int, ...], str]] = {
        f"model.layers.0.self_attn.{name}_proj.weight": (shape, "BF16") for name, shape in names.items()
    }
    first["model.layers.0.self_attn.q_proj.bias"] = ((256,), "BF16")
    second: dict[str, tuple[tuple[int, ...], str]] = {
        "model.layers.0.mlp.gate_proj.weight": ((512, 256), "BF16"), "model.layers.0.mlp.up_proj.weight": ((512, 256), "BF16"),
        "model.layers.0.mlp.down_proj.weight": ((256, 512), "BF16"), "model.embed_tokens.weight": ((96, 256), "BF16"),
    }  # fmt: skip
    (tmp_path / "model-00001-of-00002.safetensors").write_bytes(tensors_file(first))
    (tmp_path / "model-00002-of-00002.safetensors").write_bytes(tensors_file(second))


def test_a_folder_of_safetensors(tmp_path: Path) -> None:
    hugging_face(tmp_path)
    found = read_language_model(tmp_path)
    assert found.sizes == DecoderSizes(
        words=96, channels=256, layers=1, heads=4, key_heads=2, width=512, context=128, tied=True, bias=True
    )
    assert set(found.types.parts.values()) == {"bfloat16"}
    for file in tmp_path.glob("*.safetensors"):
        file.unlink()
    assert read_language_model(tmp_path).sizes == found.sizes  # config.json alone says as much


def test_a_shard_of_tensor_parallelism_is_refused(tmp_path: Path) -> None:
    hugging_face(tmp_path, rows=128)
    with pytest.raises(InputError, match=r"got \[128, 256\], expected \[256, 256\]; is it a shard of tensor parallelism"):
        read_language_model(tmp_path)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "cut off"),
        ((1 << 60).to_bytes(8, "little") + b"{}", "claims 1,152,921,504,606,846,976 bytes"),
        ((2).to_bytes(8, "little") + b"[]", "no JSON object"),
        ((3).to_bytes(8, "little") + b"{{{", "no JSON"),
        (tensors_file({"w": ((2, 3), "F16")})[:-1], "expected 12 bytes inside"),
        (tensors_file({"w": ((2, 3), "F16")}).replace(b"F16", b"F17"), "did you mean 'F16'"),
        (tensors_file({"w": ((2, 3), "F16")}).replace(b"[2, 3]", b"[2, -3]"[:6]), "no JSON|whole numbers|expected"),
    ],
)
def test_safetensors_that_cannot_be(data: bytes, said: str) -> None:
    with pytest.raises((InputError, UnsupportedError), match=said):
        read_safetensors(memoryview(data))


WHOLE = {"gguf": llama(), "safetensors": tensors_file({"a": ((4, 8), "F16"), "b": ((8,), "F32")})}


@pytest.mark.parametrize("form", WHOLE)
@examples(100, HealthCheck.function_scoped_fixture)
@given(
    edits=st.lists(st.tuples(st.integers(0, 1 << 20), st.integers(0, 255)), min_size=1, max_size=8), end=st.integers(0, 1 << 20)
)
def test_damaged_files(tmp_path: Path, form: str, edits: list[tuple[int, int]], end: int) -> None:
    """Cut off and with other bytes: the errors are ours, and little is done before they come."""
    data = bytearray(WHOLE[form])
    for position, byte in edits:
        data[position % len(data)] = byte
    changed = bytes(data[: len(data) if end % 3 else end % len(data)])
    path = tmp_path / f"net.{form}"
    path.write_bytes(changed or b"\0")

    def read() -> None:
        try:
            if form == "gguf":
                read_language_model(path)
            else:
                read_safetensors(memoryview(changed))
        except (InputError, UnsupportedError):
            pass

    assert calls_of(read) < MOST_CALLS


@pytest.mark.slow
def test_many_damaged_files() -> None:
    """10^5 files with random bytes."""
    import random

    rng = random.Random(int(os.environ.get("MGPUSIM_FUZZ_SEED", "1")))
    for number in range(100_000):
        form = ("gguf", "safetensors")[number % 2]
        data = bytearray(WHOLE[form][: 1200 + number % 3000])
        for _ in range(rng.randrange(1, 6)):
            data[rng.randrange(len(data))] = rng.choice((0, 1, 127, 128, 255, rng.randrange(256)))
        cut = memoryview(bytes(data[: rng.randrange(len(data)) if number % 3 else len(data)]))
        with contextlib.suppress(InputError, UnsupportedError):
            (read_gguf if form == "gguf" else read_safetensors)(cut)
