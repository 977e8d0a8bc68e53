"""The disk cache: every format that is kept in it, and a first line by which stale and damaged files are found.

Each kind of artefact has a folder. A file is named by the hash of what the artefact is made from. It begins with a line, its
seal: its kind, the hash of the sources that made it, its length and its checksum. A file with any other seal than the expected
one is deleted and made again. So no format has a version number that has to be raised by hand.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import TypeVar

import msgspec

from mgpusim.files import NO_CACHE, cache_dir, write_atomic
from mgpusim.sources import source_stamp

T = TypeVar("T")
COPIES = "reproduce"
ARRAYS = "arrays"
"""Folders of the copies in which validations are run again, and of arrays that a program gave as arguments. They are no
artefacts, but cleared with them."""
ARRAYS_B = 4 << 30
"""Bytes of such arrays that are kept; what was written longest ago goes first."""


class Kind(msgspec.Struct, frozen=True):
    """One kind of artefact.

    Attributes
    ----------
    what : what it is and what its name is the hash of, for readers of this table.
    makers : modules that make it, write it and read it; what they import belongs to the sources (`mgpusim.sources`).
    durable : wait until it is on the disk, 3 ms or more; not where a search makes thousands in a minute. Without it a power cut
        may leave half a file, which its seal tells.
    item_limit_b : a larger one costs more to read than to make again, bytes.
    limit_b : of all on disk, bytes; what was used longest ago goes first.
    """

    what: str
    makers: tuple[str, ...]
    durable: bool = True
    item_limit_b: int = 64 << 20
    limit_b: int = 1 << 30

    @property
    def stamp(self) -> str:
        """Hash of the sources; "" where nothing can be kept (`mgpusim.sources.source_stamp`)."""
        return source_stamp(self.makers)


KINDS = {
    "ir": Kind("LLVM IR as text, by source, options and flags", ("mgpusim.opencl.clang",), durable=False),
    "ocloc": Kind(
        "widths and spills by Intel's compiler, by source, options, device and ocloc's version",
        ("mgpusim.opencl.ocloc",),
        durable=False,
    ),
    "amdgpu": Kind(
        "registers and instructions by LLVM's AMDGPU back end, by source, options, processor and clang's version",
        ("mgpusim.opencl.amdgpu",),
        durable=False,
    ),
    "amdgpu_library": Kind(
        "OpenCL C's functions as LLVM bitcode, by processor and clang's version", ("mgpusim.opencl.amdgpu",), durable=False
    ),
    "preprocessed": Kind("OpenCL C without macros, by source, options and flags", ("mgpusim.fusion.source.text",)),
    "native": Kind("machine code, by IR, processor and version of LLVM", ("mgpusim.native.loader",)),
    "recording": Kind(
        "what work groups did, by launch, NDRange and groups", ("mgpusim.trace.record", "mgpusim.trace.work"), durable=False
    ),
    "survey": Kind(
        "work of groups spread over a launch, by launch, NDRange, groups and warp",
        ("mgpusim.trace.uneven", "mgpusim.trace.work"),
        durable=False,
    ),
    "trace": Kind("a launch on a GPU, by both and the plan where one was given", ("mgpusim.trace.make",), durable=False),
    "stream_head": Kind("what the chunks of a stream share, by launch", ("mgpusim.trace.chunks",)),
    "stream": Kind("a chunk of a stream, by launch, GPU, shape and groups", ("mgpusim.trace.chunks",)),
    "estimate": Kind("latency and bound of a launch, by launch, GPU and engine", ("mgpusim.accuracy.run",), durable=False),
    "quick_trace": Kind(
        "a quick trace of a launch, by launch, GPU and budget", ("mgpusim.sched.pruning.member_times",), durable=False
    ),
    "quick_traces": Kind(
        "quick traces of a launch by its work-group shapes, by launch, GPU and budget", ("mgpusim.sched.shapes.quick_traces",)
    ),
    "acceptance": Kind(
        "what became of a kernel that was tried, by source, kernel, what was given and GPUs",
        ("mgpusim.acceptance.kernel_trial",),
        durable=False,
    ),
    "layer": Kind(
        "a kernel of a network with its work group, by launch, candidates and GPU", ("mgpusim.nn.running.timing",), durable=False
    ),
    "operator_search": Kind(
        "members of an operator's spaces by their times, by operator, storages, GPU and members",
        ("mgpusim.nn.changing.scheduling.search",),
        durable=False,
    ),
    "network_limits": Kind(
        "what more of each resource of a GPU buys a network, by network with its library and GPU", ("mgpusim.sweeps.comparing",)
    ),
    "use": Kind("what a kernel reads and holds, by source and entry", ("mgpusim.sched.pruning.kernel_use",)),
}
"""Every format of the disk cache, by the name of its folder."""

_unseen_b: dict[str, int] = {}  # stored by this process since it last walked the folder of a kind


def key_of(*parts: str | bytes) -> str:
    """Return the hash of `parts`; a changed order or split changes it.

    >>> key_of("a", "b") == key_of("ab")
    False
    """
    digest = hashlib.sha256()
    for part in parts:
        raw = part.encode() if isinstance(part, str) else part
        digest.update(len(raw).to_bytes(8, "little"))
        digest.update(raw)
    return digest.hexdigest()


def _path(kind: str, key: str) -> Path:
    return cache_dir() / kind / key[:2] / key


def _seal(kind: str, data: bytes) -> bytes:
    """Return the first line of the file that holds `data`."""
    return f"mgpusim {kind} {KINDS[kind].stamp} {len(data)} {zlib.crc32(data):08x}\n".encode()


def load(kind: str, key: str, read: Callable[[bytes], T]) -> T | None:
    """Return a kept artefact; None if there is none, or none that is whole and of these sources: that one is deleted."""
    path = _path(kind, key)
    if NO_CACHE in os.environ or not KINDS[kind].stamp:
        return None
    try:
        with path.open("rb") as file:
            seal, data = file.readline(), file.read()
    except OSError:
        return None
    if seal == _seal(kind, data):
        with suppress(Exception):  # what another version of a library wrote; it is made anew
            value = read(data)
            with suppress(OSError):
                os.utime(path)
            return value
    with suppress(OSError):
        path.unlink(missing_ok=True)
    return None


def store(kind: str, key: str, data: bytes) -> None:
    """Keep an artefact; a cache that cannot be written (full disk, read-only home) is done without."""
    this = KINDS[kind]
    if NO_CACHE in os.environ or len(data) > this.item_limit_b or not this.stamp:
        return
    with suppress(OSError):
        write_atomic(_path(kind, key), _seal(kind, data), data, durable=this.durable)
        _unseen_b[kind] = _unseen_b.get(kind, this.limit_b) + len(data)
        if _unseen_b[kind] > this.limit_b // 50:  # a walk over thousands of files takes longer than a prediction
            _prune(cache_dir() / kind, this.limit_b)
            _unseen_b[kind] = 0


def load_or_make(
    kind: str, key: str, read: Callable[[bytes], T], make: Callable[[], T], write: Callable[[T], bytes], keep: bool = True
) -> T:
    """Return the kept artefact, or make, keep and return it.

    Parameters
    ----------
    kind : one of `KINDS`.
    key : hash of what it is made from (`key_of`).
    read, write : from and to bytes; `read` takes what `write` returned.
    keep : False: neither read nor write the disk cache.

    >>> load_or_make("trace", key_of("an example"), bytes, lambda: b"made", bytes, keep=False)
    b'made'
    """
    value = load(kind, key, read) if keep else None
    if value is not None:
        return value
    item = make()
    if keep:
        store(kind, key, write(item))
    return item


def _prune(folder: Path, limit_b: int) -> None:
    """Delete what was used longest ago until the folder is well below its limit."""
    files = [
        (stat.st_mtime, stat.st_size, path) for path in folder.rglob("*") if (stat := path.stat()).st_size and path.is_file()
    ]
    total = sum(size for _, size, _ in files)
    if total <= limit_b:
        return
    for _, size, path in sorted(files):
        path.unlink(missing_ok=True)
        total -= size
        if total <= 0.8 * limit_b:
            return


def keep_array(data: bytes) -> Path:
    """Keep a .npy file of a program's array, so that launches can name it; equal arrays are one file.

    Where the cache cannot be used it lies in a folder that is gone when the process ends.
    """
    name = f"{key_of(data)}.npy"
    for folder in (cache_dir() / ARRAYS,) if NO_CACHE not in os.environ else ():
        with suppress(OSError):
            if not (folder / name).is_file():
                write_atomic(folder / name, data)
                _prune(folder, ARRAYS_B)
            return folder / name
    path = Path(_own_folder().name) / name
    if not path.is_file():
        write_atomic(path, data)
    return path


@lru_cache(maxsize=1)
def _own_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="mgpusim-")


def clear_cache() -> tuple[Path, int, int]:
    """Delete everything cached; return the folder, the number of files and the bytes they took."""
    root = cache_dir()
    files, size = 0, 0
    for kind in (*KINDS, COPIES, ARRAYS):
        for path in (root / kind).rglob("*"):
            if path.is_file():
                files += 1
                size += path.stat().st_size
        shutil.rmtree(root / kind, ignore_errors=True)
    return root, files, size
