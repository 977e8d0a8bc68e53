"""DeepLab-v3 on MobileNet V2: Chen et al., "Rethinking atrous convolution for semantic image segmentation", 2017; Sandler et al.,
"MobileNetV2", CVPR 2018, section 6.3 and table 7.

The head is that of the published mobile models: a 1x1 convolution beside the mean over the image, without dilated convolutions
of its own and, in spite of the name that MACE gives it, without the decoder of v3+.
"""

from __future__ import annotations

from mgpusim.errors import InputError
from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network
from mgpusim.nn.zoo.families.mobilenet import mobilenet_v2_body


def segmenter(b: NetworkBuilder, x: str, alpha: float, output_stride: int, classes: int) -> str:
    """Add MobileNet V2, dilated from `output_stride` on, the head, and a resize to the size of the input."""
    if output_stride not in (8, 16, 32):
        raise InputError(f"got output_stride {output_stride}, expected 8, 16 or 32")
    size = b.size(x)
    outputs, _ = mobilenet_v2_body(b, x, alpha, output_stride)
    x = outputs[max(outputs)]
    pooled = b.conv(b.global_pool(x, name="AvgPool2D"), 256, activation="relu", name="image_pooling")
    pooled = b.resize(pooled, b.size(x), align_corners=True, name="ResizeBilinear")
    y = b.conv(x, 256, activation="relu", name="aspp0")
    y = b.conv(b.concat([pooled, y], name="concat"), 256, activation="relu", name="concat_projection")
    y = b.conv(y, classes, norm=False, name="logits/semantic")
    return b.resize(y, size, align_corners=True, name="ResizeBilinear_1")


@add_network("deeplab_v3", "DeepLab-v3 on half of MobileNet V2, 257x257, output stride 8", resolution=257,
             aliases=("deeplab", "deeplab_v3_mobilenet_v2", "deeplab_v3_257"))  # fmt: skip
def deeplab_v3(b: NetworkBuilder, x: str, *, alpha: float = 0.5, output_stride: int = 8, classes: int = 21) -> str:
    """Build the mobile DeepLab-v3; its output has a number for each pixel and class.

    Half of the width and a stride of 8 are taken since they give the 734 million operations that Lee et al., EMDL 2021, table 1,
    state for 257x257. The full width has 720 million at stride 16 and 2273 million at stride 8.
    """
    return segmenter(b, x, alpha, output_stride, classes)


@add_network("deeplab_v3_513", "DeepLab-v3 on MobileNet V2, 513x513, output stride 16", resolution=513,
             aliases=("deeplab_v3_plus", "deeplab_v3_plus_mobilenet_v2"))  # fmt: skip
def deeplab_v3_513(b: NetworkBuilder, x: str, *, alpha: float = 1.0, output_stride: int = 16, classes: int = 21) -> str:
    """Build DeepLab-v3 of full width, as in table 7 of the paper on MobileNet V2."""
    return segmenter(b, x, alpha, output_stride, classes)
