"""Parts of transformers over images compute what their papers say, by numpy."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from mgpusim.nn.reference.operators import run_graph
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.families import diffusion, mobile_transformers, transformers, vision_encoders

Array = np.ndarray
RNG = np.random.default_rng(3)


def computed(shape: tuple[int, ...], build: Callable[[NetworkBuilder, str], str]) -> tuple[Array, Array, dict[str, Array]]:
    """Return numbers drawn for the input, what the reference makes of them, and the constants."""
    b = NetworkBuilder("part", values=True)
    graph = b.graph((build(b, b.input("x", shape)),))
    x = RNG.standard_normal(shape).astype(np.float32)
    return x, run_graph(graph, {"x": x})[graph.outputs[0]], graph.values


@pytest.mark.parametrize("by", [3, -3])
def test_a_rolled_image_is_that_of_numpy(by: int) -> None:
    x, y, _ = computed((2, 8, 10, 4), lambda b, x: vision_encoders._rolled(b, x, by, "rolled"))
    assert np.array_equal(y, np.roll(x, (-by, -by), (1, 2)))


def test_windows_are_squares_of_an_image_and_become_it_again() -> None:
    x, y, _ = computed((2, 6, 9, 4), lambda b, x: vision_encoders._windows(b, x, 3, "windows"))
    squares = [x[n, i : i + 3, j : j + 3].reshape(9, 4) for n in (0, 1) for i in (0, 3) for j in (0, 3, 6)]
    assert np.array_equal(y, squares)

    def there_and_back(b: NetworkBuilder, x: str) -> str:
        return vision_encoders._image(b, vision_encoders._windows(b, x, 3, "windows"), 6, 9, 3, "image")

    x, y, _ = computed((2, 6, 9, 4), there_and_back)
    assert np.array_equal(y, x)


def soft(scores: Array) -> Array:
    e = np.exp(scores - scores.max(-1, keepdims=True))
    return e / e.sum(-1, keepdims=True)


def test_positions_are_added_to_scores_by_row_and_by_column() -> None:
    """Li et al., "MViTv2", CVPR 2022, equation 4, with a table of each axis, as Segment Anything has it."""
    height, width, channels = 2, 3, 8
    x, y, c = computed((1, height * width, channels), lambda b, x: vision_encoders._sam_attention(b, x, 2, height, width, "one"))
    qkv = x[0] @ c["one/qkv/weights"].T + c["one/qkv/bias"]
    heads = []
    for head in (0, 1):
        q, k, v = (qkv[:, part * channels + 4 * head : part * channels + 4 * head + 4] for part in range(3))
        scores = q @ k.T / 2
        for one in range(height * width):
            for other in range(height * width):
                (i, j), (k_i, k_j) = divmod(one, width), divmod(other, width)
                scores[one, other] += q[one] @ c["one/by_row/positions"][i, k_i] + q[one] @ c["one/by_column/positions"][j, k_j]
        heads.append(soft(scores) @ v)
    expected = np.concatenate(heads, 1) @ c["one/proj/weights"].T + c["one/proj/bias"]
    assert np.allclose(y[0], expected, atol=1e-4)


def test_linear_attention_is_a_mean_weighted_by_relu() -> None:
    """Each result is the mean of all values, weighted by the product of relu(query) and relu(key)."""
    x, y, c = computed((1, 3, 4, 16), lambda b, x: mobile_transformers._linear_attention(b, x, 8, "one"))
    qkv = x[0] @ c["one/qkv/weights"][:, 0, 0].T
    padded = np.pad(qkv, ((2, 2), (2, 2), (0, 0)))
    wide = np.zeros_like(qkv)
    for i in range(5):
        for j in range(5):
            wide += padded[i : i + 3, j : j + 4] * c["one/scale5/depthwise/weights"][:, i, j, 0]
    grouped = wide.reshape(12, 6, 8)
    wide = np.einsum("pgi,goi->pgo", grouped, c["one/scale5/weights"].reshape(6, 8, 8)).reshape(3, 4, 48)
    rows = np.concatenate([qkv, wide], -1).reshape(12, 4, 24)
    out = []
    for head in range(4):
        q, k, v = np.maximum(rows[:, head, :8], 0), np.maximum(rows[:, head, 8:16], 0), rows[:, head, 16:]
        weights = q @ k.T
        out.append(weights @ v / (weights.sum(1, keepdims=True) + 1e-15))
    expected = np.concatenate(out, 1) @ c["one/project/weights"][:, 0, 0].T + c["one/project/bias"]
    assert np.allclose(y.reshape(12, 16), expected + x.reshape(12, 16), rtol=1e-3, atol=1e-3)


def test_a_norm_over_groups_of_channels() -> None:
    """Wu and He, "Group normalization", ECCV 2018, equation 7."""
    x, y, c = computed((2, 3, 5, 64), lambda b, x: diffusion._group_norm(b, x, "norm", swish=False))
    groups = x.reshape(2, 15, 32, 2)
    mean, variance = groups.mean((1, 3), keepdims=True), groups.var((1, 3), keepdims=True)
    expected = ((groups - mean) / np.sqrt(variance + 1e-5)).reshape(x.shape) * c["norm/scale"] + c["norm/offset"]
    assert np.allclose(y, expected, atol=1e-3)


@pytest.mark.parametrize("masked", [False, True])
def test_attention_to_a_memory_sees_that_alone(masked: bool) -> None:
    """A block of a decoder does not depend on tokens that the mask hides, and depends on the memory."""

    def build(b: NetworkBuilder, x: str) -> str:
        heard = b.input("heard", (1, 5, 16))
        mask = b.input("mask", (1, 1, 4, 4)) if masked else ""
        return transformers.encoder_block(b, x, 2, "one", fused=False, key_bias=False, mask=mask, memory=heard)

    b = NetworkBuilder("block", values=True)
    graph = b.graph((build(b, b.input("x", (1, 4, 16))),))
    hidden = np.triu(np.full((1, 1, 4, 4), -1e9, np.float32), 1)
    given = {"x": RNG.standard_normal((1, 4, 16)).astype(np.float32), "heard": RNG.standard_normal((1, 5, 16)).astype(np.float32)}
    given |= {"mask": hidden} if masked else {}
    before = run_graph(graph, given)[graph.outputs[0]]
    given["x"] = given["x"].copy()
    given["x"][0, 3] *= -1
    after = run_graph(graph, given)[graph.outputs[0]]
    assert np.allclose(before[0, :3], after[0, :3], atol=1e-6) == masked
    given["heard"] = given["heard"][:, ::-1] * 2
    assert not np.allclose(after, run_graph(graph, given)[graph.outputs[0]], atol=1e-3)
