"""Writes a GPU whose clock measured times settled as a preset: what they changed, over the preset that it extends."""

from __future__ import annotations

import os
from typing import Any

import msgspec

from mgpusim.arch.fields import dump_toml, get_field, numeric_fields
from mgpusim.arch.load import load_gpu, preset_path
from mgpusim.arch.schema import about, entries
from mgpusim.arch.spec import Anchor, GpuSpec
from mgpusim.files import data_dir
from mgpusim.nn.anchoring.settle import anchor_notes
from mgpusim.reading import read_toml
from mgpusim.result import Versioned


class Anchored(Versioned, frozen=True, kw_only=True, tag="mgpusim.anchored/1"):
    """What measured times made of a GPU: `changed` fields in their units, before and after."""

    gpu: str
    changed: dict[str, tuple[float, float]]
    anchors: tuple[Anchor, ...]
    notes: tuple[str, ...]

    @classmethod
    def of(cls, base: GpuSpec, gpu: GpuSpec) -> Anchored:
        """Return what differs between a GPU and the same anchored."""
        before, after = numeric_fields(base), numeric_fields(gpu)
        changed = {path: (value, after[path]) for path, value in before.items() if path in after and value != after[path]}
        return cls(gpu=gpu.name, changed=changed, anchors=gpu.anchors, notes=anchor_notes(base, gpu))


def anchored_preset(base: str | os.PathLike[str], gpu: GpuSpec, name: str) -> str:
    """Return the text of a preset of an anchored GPU.

    It extends the base where that is known by name and may be extended, and holds the whole GPU otherwise.

    Parameters
    ----------
    base : name or path of the preset that was anchored.
    gpu : as of `mgpusim.anchor`.

    >>> gpu = load_gpu("adreno-640", {"clock.gpu_hz": "500 MHz"})
    >>> print(anchored_preset("adreno-640", gpu, "mine").splitlines()[1])
    extends = "adreno-640"
    """
    said = ", ".join(f"{anchor.of} in {anchor.time_s * 1e3:.4g} ms" for anchor in gpu.anchors)
    head = {"name": name, "description": f"{gpu.description}; at the clock of its runs, by {said or 'the user'}"}
    comment = "# Made by `mgpusim calibrate --anchor`.\n"
    if not _extensible(base):
        return comment + dump_toml(msgspec.structs.replace(gpu, **head))
    before = load_gpu(base)
    document: dict[str, Any] = {"extends": os.fspath(base), **head}
    sources = {}
    for path in entries():
        if about(path).affects == "nothing" or entries()[path].is_table:
            continue
        value = get_field(gpu, path)
        if value != get_field(before, path) or path == "clock.gpu_hz":
            table, _, leaf = path.rpartition(".")
            document.setdefault(table, {})[leaf] = value
            sources[path] = msgspec.to_builtins(gpu.source[path])
    return comment + dump_toml({**document, "source": sources, "anchors": msgspec.to_builtins(gpu.anchors)})


def _extensible(base: str | os.PathLike[str]) -> bool:
    """Return whether a preset may extend it: it is known by name, and extends no other GPU itself."""
    text = os.fspath(base)
    if text.endswith(".toml") or os.sep in text:
        return False
    extends = str(read_toml(preset_path(text), "preset").get("extends", ""))
    families = {path.stem for path in (data_dir("presets") / "families").glob("*.toml")}
    return not extends or extends.removeprefix("families/") in families
