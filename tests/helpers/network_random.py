"""Small networks that Hypothesis draws: layers of many kinds one behind another, some of which read what earlier ones made."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.zoo.builder import NetworkBuilder

__all__ = ["networks"]

FUNCTIONS = ("relu", "relu6", "hard_swish", "swish", "sigmoid", "tanh", "leaky_relu", "elu", "prelu", "hard_sigmoid")
LAYERS = (
    "conv", "window", "depthwise", "multiplied", "grouped", "maximum", "mean", "concat", "sum", "gate", "norm", "shuffle", "pad",
    "crop", "resize", "transposed", "function", "constant", "channels", "softmax",
)  # fmt: skip


def _layer(draw: Any, b: NetworkBuilder, x: str, earlier: list[str]) -> str:
    """Add a layer that is drawn behind x; x itself where it does not fit."""
    _, h, w, c = shape = b.shape(x)
    pick = lambda *among: draw(st.sampled_from(among))  # noqa: E731
    kind, mates = draw(st.sampled_from(LAYERS)), [y for y in earlier if b.shape(y)[:3] == shape[:3]]
    match kind:
        case "conv":
            return b.conv(x, pick(2, 6, 8, 12), 1, pick(1, 2), activation=pick("", *FUNCTIONS[:4]), norm=pick(True, False))
        case "window":
            return b.conv(x, pick(4, 5, 16), pick(2, 3, 5, (1, 3), (3, 1)), pick(1, 2), dilation=pick(1, 2))
        case "depthwise":
            return b.depthwise(x, pick(3, 5), pick(1, 2), activation=pick("", "relu6"))
        case "multiplied":
            return b.depthwise(x, 3, multiplier=2)
        case "grouped" if c % 2 == 0:
            return b.conv(x, pick(4, 6, 8, 10), pick(1, 3), groups=2)
        case "maximum":
            return b.max_pool(x, pick(2, 3), pick(1, 2), ceil=pick(True, False))
        case "mean":
            return b.avg_pool(x, pick(2, 3), pick(1, 2), ceil=pick(True, False), padded=pick(True, False))
        case "concat":
            return b.concat([x, *draw(st.lists(st.sampled_from(mates), max_size=2))])
        case "sum":
            return b.add(x, draw(st.sampled_from([y for y in mates if b.channels(y) == c])), activation=pick("", "relu"))
        case "gate":
            return b.squeeze_excite(x, 3)
        case "norm":
            return b.norm(x, activation=pick("", "relu"))
        case "shuffle" if c % 2 == 0:
            return b.shuffle(x, 2)
        case "pad":
            return b.pad(x, 1, 0, 2, 1)
        case "crop":
            return b.crop(x, max(1, h - 1), max(1, w - 2))
        case "resize":
            return b.resize(x, (draw(st.integers(2, 10)), draw(st.integers(2, 10))), mode=pick("bilinear", "nearest"))
        case "transposed":
            return b.conv_transpose(x, pick(3, 8), pick(2, 3, 4), 2)
        case "function":
            return b.activation(x, draw(st.sampled_from(FUNCTIONS)))
        case "constant":
            held = b.constant(f"constant{len(earlier)}", pick((1,), (c,), (w, c), (h, 1, 1), (1, 1, 1, c)), 0.2, 0.3)
            return b.operator("elementwise", pick([x, held], [held, x]), function=pick("add", "sub", "mul", "max"))
        case "channels":
            first = draw(st.integers(0, c - 1))
            size = draw(st.integers(1, c - first))
            return b.operator("slice", [x], starts=[0, 0, 0, first], sizes=[*shape[:3], size])
        case "softmax":
            return b.softmax(x, axis=pick(-1, 1, 2))
    return x


@st.composite
def networks(draw: Any, layers: int = 6) -> Graph:
    """Networks of up to as many layers, of one or two images of up to 9x9; all that nothing reads are outputs."""
    b = NetworkBuilder("random", values=True, folded=draw(st.booleans()))
    sides = [draw(st.integers(3, 9)) for _ in range(2)]
    made = [b.input("x", (draw(st.integers(1, 2)), *sides, draw(st.sampled_from((1, 3, 4, 5, 8, 16)))))]
    for _ in range(draw(st.integers(1, layers))):
        found = _layer(draw, b, draw(st.sampled_from(made[-3:])), made)
        if found not in made:
            made.append(found)
    if len(made) == 1:
        made.append(b.activation(made[0], "relu"))
    whole = b.graph((made[-1],))
    read = {name for operator in whole.operators for name in operator.inputs}
    return b.graph(tuple(name for name in made[1:] if name not in read or name == made[-1]))
