"""The disk cache of recordings, traces and streams: keyed by content, written atomically, never trusted when unreadable."""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from mgpusim.files import cache_dir, write_atomic

__all__ = ["clear_cache", "key_of", "load_or_make"]

T = TypeVar("T")
KINDS = ("ir", "native", "recording", "stream", "trace")
_ITEM_LIMIT_B = 64 << 20  # a larger item costs more to read than to make again
_KIND_LIMIT_B = 1 << 30  # of each kind on disk; what was used longest ago goes first
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


def load_or_make(
    kind: str, key: str, read: Callable[[bytes], T], make: Callable[[], T], write: Callable[[T], bytes], keep: bool = True
) -> T:
    """Return the cached item, or make, store and return it.

    A damaged file is made again; a cache that cannot be written (full disk, read-only home) is done without.
    """
    path = cache_dir() / kind / key[:2] / key
    if keep and path.is_file():
        try:
            found = read(path.read_bytes())
            with suppress(OSError):
                os.utime(path)
            return found
        except Exception:  # whatever a truncated or foreign file makes of the reader: it is made anew
            path.unlink(missing_ok=True)
    item = make()
    if keep:
        data = write(item)
        if len(data) <= _ITEM_LIMIT_B:
            with suppress(OSError):
                write_atomic(path, data)
                _unseen_b[kind] = _unseen_b.get(kind, _KIND_LIMIT_B) + len(data)
                if _unseen_b[kind] > _KIND_LIMIT_B // 50:  # a walk over thousands of files takes longer than a prediction
                    _prune(cache_dir() / kind)
                    _unseen_b[kind] = 0
    return item


def _prune(folder: Path) -> None:
    """Delete what was used longest ago until the folder is well below its limit."""
    files = [
        (stat.st_mtime, stat.st_size, path) for path in folder.rglob("*") if (stat := path.stat()).st_size and path.is_file()
    ]
    total = sum(size for _, size, _ in files)
    if total <= _KIND_LIMIT_B:
        return
    for _, size, path in sorted(files):
        path.unlink(missing_ok=True)
        total -= size
        if total <= 0.8 * _KIND_LIMIT_B:
            return


def clear_cache() -> tuple[Path, int, int]:
    """Delete everything cached; return the folder, the number of files and the bytes they took."""
    root = cache_dir()
    files, size = 0, 0
    for kind in KINDS:
        for path in (root / kind).rglob("*"):
            if path.is_file():
                files += 1
                size += path.stat().st_size
        shutil.rmtree(root / kind, ignore_errors=True)
    return root, files, size
