"""Names of MNN's operators, by their number in MNN.fbs (`OpType`)."""

from __future__ import annotations

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
