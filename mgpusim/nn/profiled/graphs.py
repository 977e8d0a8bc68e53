"""The graphs of measured networks: one model file, a folder of them, or a .tar of a folder, by the names that profiles use."""

from __future__ import annotations

import os
import tarfile
import tempfile
from collections.abc import Sequence
from os import PathLike
from pathlib import Path

from mgpusim.errors import InputError, nearest
from mgpusim.nn.graphs.graph import Graph
from mgpusim.nn.readers import read_network
from mgpusim.nn.readers.format import is_model_file, model_suffixes
from mgpusim.reading import MOST_B

ARCHIVES = (".tar", ".tar.xz", ".tar.gz", ".tgz", ".tar.bz2", ".txz")
MOST_FILES = 10_000


def plain_name(name: str) -> str:
    """Return the name of a network as files and profiles share it: without folders, suffixes of models, and signs.

    >>> plain_name("models/MobileNet-V2_1.0.tflite"), plain_name("mobilenet_v2_1.0")
    ('mobilenetv210', 'mobilenetv210')
    """
    stem = name.replace(chr(92), "/").rpartition("/")[2]
    for suffix in model_suffixes():
        stem = stem[: -len(suffix)] if stem.lower().endswith(suffix) else stem
    return "".join(letter for letter in stem.lower() if letter.isalnum())


class NetworkFiles:
    """Model files by the names of their networks. Graphs are read when they are asked for.

    Parameters
    ----------
    path : of a model, a folder of models, or a .tar of one, packed or not; None: there are no graphs.
    """

    def __init__(self, path: str | PathLike[str] | None) -> None:
        self.path = path
        self.single = False
        self._files: dict[str, Path] = {}
        self._unpacked: tempfile.TemporaryDirectory[str] | None = None
        if path is None:
            return
        where = Path(path)
        if os.path.isdir(where):
            self._add(sorted(file for file in where.rglob("*") if is_model_file(file)))
        elif not where.exists():
            raise InputError(f"graphs {where}: there is no such file or folder")
        elif where.name.lower().endswith(ARCHIVES):
            self._add(self._unpack(where))
        else:
            self.single = True
            self._add([where])
        if not self._files:
            raise InputError(f"graphs {where}: holds no model; expected files that end in {', '.join(model_suffixes())}")

    def __enter__(self) -> NetworkFiles:
        return self

    def __exit__(self, *_: object) -> None:
        if self._unpacked is not None:
            self._unpacked.cleanup()

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(path.stem for path in self._files.values())

    def _add(self, paths: Sequence[Path]) -> None:
        for path in paths:
            self._files.setdefault(plain_name(path.name), path)

    def _unpack(self, path: Path) -> list[Path]:
        """Unpack the models of an archive into a folder of their own, by the last part of their names alone."""
        self._unpacked = tempfile.TemporaryDirectory(prefix="mgpusim-graphs-")
        folder, left, out = Path(self._unpacked.name), MOST_B, []
        try:
            with tarfile.open(path) as archive:
                for number, member in enumerate(archive):
                    name = Path(member.name).name
                    if not member.isfile() or not is_model_file(name):
                        continue
                    left -= member.size
                    if left < 0 or number > MOST_FILES:
                        raise InputError(f"graphs {path}: unpacks to more than {MOST_B:,} bytes or {MOST_FILES:,} files")
                    stream = archive.extractfile(member)
                    if stream is not None:
                        (folder / name).write_bytes(stream.read())
                        out.append(folder / name)
        except (tarfile.TarError, EOFError, OSError, ValueError) as error:
            if isinstance(error, InputError):
                raise
            raise InputError(f"graphs {path}: damaged archive: {error}") from None
        return sorted(out)

    def find(self, network: str) -> Path | None:
        """Return the file of a network, None where there is none; a single file is that of a profile without names."""
        if self.single and not network:
            return next(iter(self._files.values()))
        return self._files.get(plain_name(network))

    def near(self, network: str) -> str:
        """Return the name of a file like that of a network, "" without one."""
        return nearest(network, list(self.names)) or ""

    def read(self, path: Path, size: tuple[int, int] | None = None) -> Graph:
        """Return the graph of a file, its images of another height and width where they are given."""
        graph = read_network(path)
        if size is None:
            return graph
        shapes = {}
        for name in graph.inputs:
            shape = list(graph.tensors[name].shape)
            if len(shape) == 4:
                at = 2 if graph.layout_of(name) == "NCHW" else 1
                shape[at : at + 2] = size
                shapes[name] = tuple(shape)
        return read_network(path, inputs=shapes)
