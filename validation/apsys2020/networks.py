"""Multiply-adds of the paper's networks, 1e9 of them at their usual input size, where each is published."""

from __future__ import annotations

__all__ = ["GMACS", "densenet_gmacs"]


def densenet_gmacs(blocks: tuple[int, ...], growth: int = 32, size: int = 224) -> float:
    """Return the multiply-adds of a DenseNet-BC of Huang et al., table 1 (arXiv:1608.06993).

    >>> round(densenet_gmacs((6, 12, 24, 16)), 1)
    2.8
    """
    size //= 2
    total = size * size * 7 * 7 * 3 * 2 * growth  # first convolution, stride 2
    size //= 2  # pooled
    channels = 2 * growth
    for n, layers in enumerate(blocks):
        for _ in range(layers):
            total += size * size * (channels * 4 * growth + 9 * 4 * growth * growth)
            channels += growth
        if n < len(blocks) - 1:
            total += size * size * channels * (channels // 2)
            channels, size = channels // 2, size // 2
    return (total + channels * 1000) / 1e9


GMACS = {
    "vgg16": 15.3,  # He et al., arXiv:1512.03385, section 4.1 and table 1 count multiply-adds
    "vgg19": 19.6,  # He et al., section 3.3
    "resnet101": 7.6,  # He et al., table 1
    "resnet152": 11.3,  # He et al., table 1
    "mobilenet_v1": 0.569,  # Howard et al., arXiv:1704.04861, table 8
    "inception_v3": 5.0,  # Szegedy et al., arXiv:1512.00567, abstract: 5 billion multiply-adds
    "densenet121": densenet_gmacs((6, 12, 24, 16)),
    "densenet201": densenet_gmacs((6, 12, 48, 32)),
    "nasnet": 0.564,  # Zoph et al., arXiv:1707.07012, table 2: NASNet-A (4 @ 1056)
}
