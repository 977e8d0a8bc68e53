"""Readers: a model file of any known format into a `Graph`; each in `formats` is a module that registers itself."""

from mgpusim.nn.readers.format import ModelFormat, model_formats
from mgpusim.nn.readers.read import parse_input, read_network

__all__ = ["ModelFormat", "model_formats", "parse_input", "read_network"]
