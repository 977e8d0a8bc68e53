"""DenseNet: Huang et al., "Densely connected convolutional networks", CVPR 2017, table 1.

Each layer reads all that came before it through a batch norm of its own. Such a norm cannot be folded into a convolution, for a
concatenation and a relu stand between them; it stays an operator.
"""

from __future__ import annotations

from functools import partial

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network

LAYERS = {121: (6, 12, 24, 16), 161: (6, 12, 36, 24), 169: (6, 12, 32, 32), 201: (6, 12, 48, 32)}
"""Layers of each block, by depth."""


def densenet(depth: int, growth: int, b: NetworkBuilder, x: str, *, classes: int = 1000) -> str:
    """Build a DenseNet; each layer adds `growth` channels."""
    x = b.conv(x, 2 * growth, 7, 2, pad=3, activation="relu", name="conv1")
    x = b.max_pool(x, 3, 2, pad=1, name="pool1")
    for i, layers in enumerate(LAYERS[depth], 1):
        for layer in range(1, layers + 1):
            name = f"block{i}/layer{layer}"
            y = b.norm(x, activation="relu", name=f"{name}/norm")
            y = b.conv(y, 4 * growth, activation="relu", name=f"{name}/conv1")
            x = b.concat([x, b.conv(y, growth, 3, norm=False, bias=False, name=f"{name}/conv2")], name=f"{name}/concat")
        if i < len(LAYERS[depth]):
            y = b.norm(x, activation="relu", name=f"transition{i}/norm")
            y = b.conv(y, b.channels(x) // 2, norm=False, bias=False, name=f"transition{i}/conv")
            x = b.avg_pool(y, 2, 2, pad="valid", name=f"transition{i}/pool")
    return b.classifier(b.norm(x, activation="relu", name="norm"), classes)


for _depth in LAYERS:
    _growth = 48 if _depth == 161 else 32
    _about = f"DenseNet of {_depth} layers, {_growth} channels a layer"
    add_network(f"densenet{_depth}", _about)(partial(densenet, _depth, _growth))
