"""An MNN model as a graph: its operators in order, each by its rule. Shapes follow from the inputs; files have none."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import Graph, in_order
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.flatbuffer import Table, root
from mgpusim.nn.readers.format import ModelFile, given_shapes
from mgpusim.nn.readers.formats.mnn import elements, shapes, windows
from mgpusim.nn.readers.formats.mnn.net import CHANNELS_FIRST, DTYPES, LAST, RULES, MnnNet, MnnOp

_RUNS = {
    0: """
        AbsVal QuantizedAdd ArgMax AsString InstanceNorm BatchToSpaceND Copy BinaryOp Bnll Cast Concat Const Convolution
        ConvolutionDepthwise Crop CropAndResize ImageProcess Deconvolution DeconvolutionDepthwise Dequantize DetectionOutput
        Dropout Eltwise ELU Unique Exp ExpandDims Fill Flatten Im2Col Gather GatherV2 Im2Seq InnerProduct Input Interp Log LRN
        LSTM MatMul MoE NonMaxSuppression NonMaxSuppressionV2 Normalize Pack Padding Permute Pooling Power PReLU PriorBox
        Proposal QuantizedAvgPool QuantizedBiasAdd QuantizedConcat QuantizedDepthwiseConv2D QuantizedLogistic
        RasterAndInterpolate QuantizedMaxPool Texture RasterDiff QuantizedReshape QuantizedSoftmax QuantizeMaxMin QuantizeV2
        Range Rank ReduceJoin Reduction ReLU ReLU6 RequantizationRange Requantize Reshape Resize RNN ROIPooling Scale Selu
        Seq2Out Shape Sigmoid Size Slice SliceTf Softmax SpaceToBatchND SpatialProduct Col2Im Segment Squeeze StridedSlice
        CastLike StringSplit StringToNumber TanH TfQuantizedConv2D Threshold Tile TopKV2 Transpose UnaryOp Unpack Where Moments
        RNNSequenceGRU BatchMatMul Unsqueeze CosineSimilarity DepthToSpace SpaceToDepth ReverseSequence Pooling3D Convolution3D
        MatrixBandPart GatherND DetectionPostProcess UnravelIndex ScatterNd OneHot BroadcastTo Dilation2D Interp3D
    """,
    128: """
        Raster ConvertTensor ArgMin LinSpace RandomUniform TensorArray TensorArraySize TensorArrayRead TensorArrayWrite
        TensorArrayGather TensorArrayScatter TensorArraySplit TensorArrayConcat LSTMBlockCell Reverse ROIAlign RandomNormal
        TensorArrayInsert TensorArrayErase EyeLike CumSum Det CumProd ScatterElements GatherElements Svd Histogram DynamicQuant
        Stft
    """,
    256: """
        Plugin Select ZerosLike Broastcast SetDiff1D ReluGrad Identity PoolGrad SoftmaxGrad Conv2DBackPropFilter TrainableParam
        BatchNorm ConvTranspose3D ZeroGrad
    """,
    299: "Attention FmhaV2 Fmhca SeqLen2Spatial SplitGeLU GroupNorm LinearAttention RoPE FusedLinear GatedRMSNorm",
    512: "Extra ConvInt8 Int8ToFloat DepthwiseConvInt8",
    517: "FloatToInt8 EltwiseInt8",
    600: "While If",
    603: "LayerNorm GridSample",
}  # fmt: skip
"""Names of consecutive numbers, by the first."""
OP_TYPES = {first + i: name for first, names in _RUNS.items() for i, name in enumerate(names.split())}


MODULES = (elements, shapes, windows)
"""All that have rules."""
CONTROL_FLOW = ("While", "If")


def read(source: ModelFile) -> Graph:
    """Read an MNN model."""
    top = root(source.data)
    b = Builder(source.name, "NCHW")
    net = MnnNet(b, [])
    ops = [_operator(net, table, index) for index, table in enumerate(top.tables(3))]
    if not ops or not any(op.kind == "Input" for op in ops):
        raise InputError("not an MNN model, or one without operators")
    net.names = top.texts(7)
    _add_inputs(net, [op for op in ops if op.kind == "Input"], source)
    others = [op for op in ops if op.kind != "Input"]
    order, stuck = in_order(others, lambda op: op.inputs, lambda op: op.outputs, net.tensors)
    if stuck:
        raise InputError(f"operators wait for each other or for tensors nothing makes: {', '.join(op.name for op in stuck[:5])}")
    for op in order:
        _add(net, op)
    return b.graph(_outputs(net, ops, top.texts(4)), source.values)


def _operator(net: MnnNet, table: Table, index: int) -> MnnOp:
    number = table.scalar(5, "i")
    kind = OP_TYPES.get(number, f"operator type {number}")
    name = table.text(3) or f"{kind}_{index}"
    if kind in CONTROL_FLOW:
        raise UnsupportedError(f"operator {name} ({kind}): is control flow, whose time depends on data")
    return MnnOp(net, kind, name, table.numbers(0, "i"), table.numbers(4, "i"), table.table(2))


def _add_inputs(net: MnnNet, ops: Sequence[MnnOp], source: ModelFile) -> None:
    """State the inputs; a batch that is left open is one, as in MNN's own benchmark."""
    known: dict[str, Sequence[int | str | None]] = {}
    for op in ops:
        shape = op.wholes(0)
        if op.name in known:
            raise InputError(f"input {op.name}: the name is given twice")
        if len(shape) == 4 and shape[0] == -1 and min(shape[1:]) > 0 and op.name not in source.inputs:
            shape[0] = 1
            net.b.notes.append(f"input {op.name}: its batch is free; taken as 1")
        known[op.name] = shape
    shapes = given_shapes(source.inputs, known)
    for op in ops:
        size, dtype = shapes[op.name], DTYPES.get(op.whole(1, default=1), "float32")
        last = op.whole(2, "b", 2) in LAST and len(size) == 4
        if last:
            size = tuple(size[axis] for axis in CHANNELS_FIRST)
            net.b.notes.append(f"input {op.name}: is kept with channels as its second axis, as MNN's convolutions read it")
        if len(op.outputs) != 1:
            raise InputError(f"{op.where}: has {len(op.outputs)} outputs, expected one")
        net.b.input(op.name, size, dtype)
        op.last = last
        op.same(op.name)


def _add(net: MnnNet, op: MnnOp) -> None:
    known = RULES.get(op.kind)
    if known is not None:
        known(op)
    else:
        if not op.inputs or not op.outputs:
            raise UnsupportedError(f"{op.where}: is unknown, and the shape of what it makes too")
        inputs = op.all_inputs()
        shape = net.b.shape(inputs[0])
        net.b.notes.append(f"{op.name}: what {op.kind} makes is taken to have the shape of its first input, {list(shape)}")
        op.host(inputs, [shape] * len(op.outputs))
    absent = [i for i in op.outputs if i not in net.tensors]
    if absent:
        raise InputError(f"{op.where}: has {len(op.outputs)} outputs, of which it makes {len(op.outputs) - len(absent)}")


def _outputs(net: MnnNet, ops: Sequence[MnnOp], named: Sequence[str]) -> list[str]:
    """Return the outputs: those that the file names, or else what nothing reads."""
    numbers = {name: str(number) for number, name in enumerate(net.names) if str(number) in net.tensors}
    outputs = [numbers[name] for name in named if name in numbers]
    if not outputs:
        read_by_others = {number for op in ops for number in op.inputs}
        outputs = [number for op in ops for number in op.outputs if number not in read_by_others]
    return [net.as_seen(net.tensors[number]) for number in outputs]
