"""Networks from image to image: deblurring, super-resolution, enhancement, bokeh.

The forms are those of Ignatov et al., "AI Benchmark: all about deep learning on smartphones in 2019", ICCVW 2019, table 1, as far
as the numbers of parameters stated there tell: they decide the channels of the input (SRCNN 69K: colours; VDSR 665K: luminance).
"""

from __future__ import annotations

from mgpusim.nn.zoo.builder import NetworkBuilder
from mgpusim.nn.zoo.catalogue import add_network


def three_layers(b: NetworkBuilder, x: str, middle: int) -> str:
    channels = b.channels(x)
    x = b.conv(x, 64, 9, norm=False, activation="relu", name="conv1")
    x = b.conv(x, 32, middle, norm=False, activation="relu", name="conv2")
    return b.conv(x, channels, 5, norm=False, name="conv3")


@add_network("srcnn", "SRCNN 9-5-5 on colours, 384x384", resolution=384, aliases=("srcnn_9_5_5",))
def srcnn(b: NetworkBuilder, x: str) -> str:
    """Build SRCNN 9-5-5: Dong et al., "Image super-resolution using deep convolutional networks", TPAMI 2016."""
    return three_layers(b, x, 5)


@add_network("srcnn_9_1_5", "SRCNN 9-1-5 on luminance, 384x384", resolution=384, channels=1)
def srcnn_9_1_5(b: NetworkBuilder, x: str) -> str:
    """Build SRCNN 9-1-5, the form of the first paper (ECCV 2014)."""
    return three_layers(b, x, 1)


@add_network("vdsr", "VDSR, 20 layers in the style of VGG-19, on luminance, 256x256", resolution=256, channels=1,
             aliases=("vgg19_vdsr", "vdsr_vgg19"))  # fmt: skip
def vdsr(b: NetworkBuilder, x: str, *, layers: int = 20) -> str:
    """Build VDSR: Kim et al., "Accurate image super-resolution using very deep convolutional networks", CVPR 2016, figure 1."""
    y = x
    for i in range(1, layers):
        y = b.conv(y, 64, 3, norm=False, activation="relu", name=f"conv{i}")
    return b.add(x, b.conv(y, b.channels(x), 3, norm=False, name=f"conv{layers}"), name="add")


@add_network("dped", "DPED with four residual blocks, 128x192", resolution=(128, 192), aliases=("dped_resnet", "resnet_dped"))
def dped(b: NetworkBuilder, x: str, *, blocks: int = 4) -> str:
    """Build DPED's generator: Ignatov et al., "DSLR-quality photos on mobile devices", ICCV 2017, figure 2.

    The norms of its residual blocks are left out. The benchmark's network runs on drivers of NNAPI 1.0, which has no such
    operator, and its 400 thousand parameters are those of the convolutions. The output is 0.58 tanh(y) + 0.5.
    """
    x = b.conv(x, 64, 9, norm=False, activation="relu", name="conv1")
    for i in range(1, blocks + 1):
        y = b.conv(x, 64, 3, norm=False, activation="relu", name=f"block{i}/conv1")
        y = b.conv(y, 64, 3, norm=False, activation="relu", name=f"block{i}/conv2")
        x = b.add(x, y, name=f"block{i}/add")
    x = b.conv(x, 64, 3, norm=False, activation="relu", name="conv2")
    x = b.conv(x, 64, 3, norm=False, activation="relu", name="conv3")
    x = b.conv(x, 3, 9, norm=False, activation="tanh", name="conv4")
    return b.affine(x, 0.58, 0.5, name="output")


@add_network("srgan", "SRGAN's generator with 16 residual blocks, 128x128 to 512x512", resolution=128, aliases=("resnet_srgan",))
def srgan(b: NetworkBuilder, x: str, *, blocks: int = 16) -> str:
    """Build SRGAN's generator: Ledig et al., "Photo-realistic single image super-resolution using a GAN", CVPR 2017, figure 4.

    The benchmark's 512x512 are taken as the size of the output, four times that of the input. An input of 512x512 would need
    581 billion multiply-accumulates, beyond the 40 seconds that the benchmark allows on a phone's CPU.
    """
    x = first = b.conv(x, 64, 9, norm=False, activation="prelu", name="conv1")
    for i in range(1, blocks + 1):
        y = b.conv(x, 64, 3, activation="prelu", name=f"block{i}/conv1")
        x = b.add(x, b.conv(y, 64, 3, name=f"block{i}/conv2"), name=f"block{i}/add")
    x = b.add(first, b.conv(x, 64, 3, name="conv2"), name="add")
    for i in (1, 2):
        x = b.depth_to_space(b.conv(x, 256, 3, norm=False, name=f"upscale{i}/conv"), 2, name=f"upscale{i}/shuffle")
        x = b.activation(x, "prelu", name=f"upscale{i}/prelu")
    return b.conv(x, 3, 9, norm=False, activation="tanh", name="conv3")


@add_network("unet", "U-Net of half width, 128x128", resolution=128)
def unet(b: NetworkBuilder, x: str, *, width: int = 32, classes: int = 1) -> str:
    """Build U-Net: Ronneberger et al., "U-Net", MICCAI 2015, figure 1, with convolutions that keep the size.

    The benchmark states 6.6 million parameters and no widths. Half of the paper's has 7.8 million, the nearest power of two.
    """
    kept = []
    for level in range(5):
        if level:
            x = b.max_pool(x, 2, 2, pad="valid", name=f"down{level}/pool")
        for i in (1, 2):
            x = b.conv(x, width << level, 3, norm=False, activation="relu", name=f"down{level}/conv{i}")
        kept.append(x)
    for level in range(3, -1, -1):
        x = b.conv_transpose(x, width << level, 2, 2, name=f"up{level}/enlarge")
        x = b.concat([kept[level], x], name=f"up{level}/concat")
        for i in (1, 2):
            x = b.conv(x, width << level, 3, norm=False, activation="relu", name=f"up{level}/conv{i}")
    return b.conv(x, classes, norm=False, activation="sigmoid", name="output")
