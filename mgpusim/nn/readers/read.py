"""The front door of the readers: which format a file has, its bytes, and the checked graph."""

from __future__ import annotations

import mmap
import os
import re
from pathlib import Path

from mgpusim.errors import InputError, MissingExtraError, UnsupportedError, suggest
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.readers.format import MAX_SIZE, Inputs, ModelFile, ModelFormat, model_formats

HEAD = 4096
"""Bytes of a file in which its format is looked for."""


def read_network(path: str | Path, *, inputs: Inputs | None = None, values: bool = False) -> Graph:
    """Read a model file.

    Parameters
    ----------
    path : of an ONNX, TFLite, MNN or ncnn file, or of one that a plug-in reads. Its content says which, else its suffix.
    inputs : shapes of inputs by name, in the model's own order of axes; they replace those of the file.
    values : whether `Graph.values` gets the weights. Without them no weight is read, however large the file.
    """
    path = Path(path)
    data = mapped_file(path)
    form = _format_of(path, bytes(data[:HEAD]))
    try:
        return form.read(ModelFile(path.stem, data, dict(inputs or {}), values, path.parent)).checked()
    except MissingExtraError:
        raise
    except InputError as error:
        raise InputError(f"{path}: {error}") from None
    except UnsupportedError as error:
        raise UnsupportedError(f"{path}: {error}") from None
    except MemoryError:
        raise InputError(f"{path}: its constants do not fit into memory; read it without values") from None


def parse_input(text: str) -> tuple[str, tuple[int, ...]]:
    """Return name and shape of an option `--input NAME=1x3x224x224`.

    >>> parse_input("images=1x3x224x224")
    ('images', (1, 3, 224, 224))
    """
    name, _, shape = text.rpartition("=")
    sizes = re.fullmatch(r"[0-9]{1,10}(x[0-9]{1,10})*", shape.strip().lower())
    if not name or sizes is None or not all(0 < int(size) < MAX_SIZE for size in sizes[0].split("x")):
        raise InputError(f"--input {text}: expected NAME=SHAPE with positive sizes, e.g. input=1x3x224x224")
    return name, tuple(int(size) for size in sizes[0].split("x"))


def mapped_file(path: Path) -> memoryview:
    """Return a file's bytes without reading them: the view lives as long as something looks into it."""
    if os.path.isdir(path):
        raise InputError(f"{path}: is a folder, expected a model file")
    try:
        with path.open("rb") as file:
            return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
    except FileNotFoundError:
        raise InputError(f"{path}: there is no such file") from None
    except (OSError, ValueError) as error:  # an empty file, a pipe, no permission
        reason = "is empty" if os.path.isfile(path) and path.stat().st_size == 0 else f"cannot be read ({error})"
        raise InputError(f"{path}: {reason}") from None


def _format_of(path: Path, head: bytes) -> ModelFormat:
    if head.startswith(b"version https://git-lfs"):
        raise InputError(f"{path}: is a pointer of Git LFS, not the model; 'git lfs pull' fetches it")
    if head.startswith(b"GGUF") or path.suffix.lower() == ".safetensors":
        raise InputError(f"{path}: holds weights without operators; mgpusim generate predicts the language model of them")
    formats = model_formats.load()
    for candidate in formats.values():
        if candidate.matches is not None and candidate.matches(head):
            return candidate
    suffix = path.suffix.lower()
    for candidate in formats.values():
        if suffix in candidate.suffixes:
            return candidate
    known = {end: candidate.about for candidate in formats.values() for end in candidate.suffixes}
    raise InputError(f"{path}: {suggest('suffix of a network', suffix, known)}")
