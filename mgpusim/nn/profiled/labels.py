"""Names that engines give their operators and kernels, as kinds that layers have too.

TensorFlow Lite's operators are those of its schema, ncnn's and MNN's those of their layers. The GPU delegate names a kernel by
its first operator and the number of its node, and what is fused by "linked :" or "->" (tflite/delegates/gpu/common/gpu_model.cc).
"""

from __future__ import annotations

import re

from mgpusim.nn.profiled.rows import plain_function

_KINDS = (
    ("other", ("convert", "bhwc", "tensor_to")),
    ("depthwise", ("depthwise", "dwconv", "dw_conv", "convdw", "convolutiondepthwise", "conv_dw")),
    ("transposed", ("transpose_conv", "transposed", "deconvolution", "deconv", "conv2d_transpose")),
    ("dense", ("fully_connected", "fullyconnected", "innerproduct", "inner_product", "fc_")),
    ("conv", ("winograd", "conv", "gemm", "matmul", "im2col")),
    ("max pool", ("max_pool", "maxpool", "max pool", "pooling_max")),
    ("avg pool", ("average_pool", "avg_pool", "averagepool", "avgpool", "avg pool", "pooling_avg")),
    ("mean", ("mean", "global_pool", "globalpool")),
    ("reduce", ("reduce", "reduction", "sum_", "max_reduce")),
    ("pool", ("pool",)),
    ("concat", ("concat",)),
    ("softmax", ("softmax",)),
    ("resize", ("resize", "interp", "upsample")),
    ("reshape", ("reshape", "flatten", "squeeze", "raster")),
    ("pad", ("pad",)),
    ("elementwise", (
        "add", "mul", "sub", "div", "eltwise", "binaryop", "unaryop", "elementwise", "relu", "sigmoid", "hard_swish", "hardswish",
        "swish", "tanh", "clip", "logistic", "prelu", "elu", "batchnorm", "scale", "maximum", "minimum", "hardsigmoid",
    )),
    ("other", ("split", "slice", "transpose", "lstm", "quantize", "permute", "gather", "to_depth", "to_space", "cast")),
)  # fmt: skip
_WORD = re.compile(r"[a-z][a-z_]*")
_LINK = re.compile(r"[\s_]*(?:linked[\s_]*:|->)[\s_]*", re.IGNORECASE)
_FUNCTIONS = ("relu", "add", "mul", "sub", "sigmoid", "hard_swish", "tanh", "elu", "clip", "prelu", "div")


def kind_of_label(label: str) -> str:
    """Return the kind of an operator or kernel by its name, "" where the name says nothing; "pool" where it does not say which.

    >>> kind_of_label("CONV_2D"), kind_of_label("depthwise_convolution_5_linked_:_relu_6"), kind_of_label("pooling_2d_3")
    ('conv', 'depthwise', 'pool')
    >>> kind_of_label("Convolution (NHWC, QU8) DWConv"), kind_of_label("InnerProduct"), kind_of_label("winograd 4x4 6")
    ('depthwise', 'dense', 'conv')
    >>> kind_of_label("mean_71"), kind_of_label("xyz")
    ('mean', '')
    """
    first = _LINK.split(label.strip().lower(), maxsplit=1)[0]
    for kind, words in _KINDS:
        if any(word in first for word in words):
            return kind
    return ""


def fused_of(label: str) -> tuple[str, ...]:
    """Return the functions that a kernel of the GPU delegate computes behind its operator.

    >>> fused_of("convolution_2d_0_linked_:_add_3_linked_:_relu_1"), fused_of("convolution_2d 4 -> relu 5"), fused_of("mean 3")
    (('add', 'relu'), ('relu',), ())
    """
    out = []
    for part in _LINK.split(label.lower())[1:]:
        word = _WORD.match(part)
        name = word[0].rstrip("_") if word else part
        out.append(plain_function(next((f for f in _FUNCTIONS if name.startswith(f)), name)))
    return tuple(out)
