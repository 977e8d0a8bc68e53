"""MNN: flatbuffers of Alibaba's library. Numbers of fields are those of the files in its schema/default (MNN.fbs and others)."""

from __future__ import annotations

from mgpusim.nn.readers.format import ModelFormat, model_formats
from mgpusim.nn.readers.formats.mnn.reading import read

model_formats.register("mnn")(ModelFormat("mnn", "an MNN model", (".mnn",), read))
