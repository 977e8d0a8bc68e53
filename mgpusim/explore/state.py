"""A state of the explorer: which GPU with which changes, which work group or library; as a link, a command, a preset, a study."""

from __future__ import annotations

from collections.abc import Mapping
from shlex import join
from typing import Any
from urllib.parse import parse_qsl, urlencode

import msgspec

from mgpusim.arch.fields import get_field
from mgpusim.arch.load import load_gpu
from mgpusim.arch.schema import entries
from mgpusim.arch.spec import GpuSpec
from mgpusim.errors import InputError
from mgpusim.nn.running.held import needs_no_trace
from mgpusim.toml import toml_text


class ExplorerState(msgspec.Struct, frozen=True):
    """What is asked.

    Attributes
    ----------
    gpu : name or path.
    sets : field and text of each change, in the order of the fields.
    local : work-group size of a launch as it is typed, "auto" for the driver's, "" as the launch says.
    library, precision, batch : of a network; "" and 0 for those it is explored with.
    anew : the library chooses kernels and work groups for the changed GPU; else they stay those from before changes of rates.

    >>> state = ExplorerState.of_query("gpu=adreno-640&set=dram.efficiency%3D0.5&local=8x8")
    >>> state.sets, state.query
    ((('dram.efficiency', '0.5'),), 'gpu=adreno-640&set=dram.efficiency%3D0.5&local=8x8')
    """

    gpu: str
    sets: tuple[tuple[str, str], ...] = ()
    local: str = ""
    library: str = ""
    precision: str = ""
    batch: int = 0
    anew: bool = False

    @classmethod
    def of_query(cls, query: str, gpu: str = "") -> ExplorerState:
        """Return the state that a link says.

        Parameters
        ----------
        gpu : of a link without one.
        """
        fields: dict[str, Any] = {"gpu": gpu}
        sets: dict[str, str] = {}
        for key, text in parse_qsl(query):
            if key == "set":
                path, _, value = text.partition("=")
                sets[path.strip()] = value.strip()
            elif key in ("gpu", "local", "library", "precision"):
                fields[key] = text.strip()
            elif key == "batch" and text.isdecimal() and len(text) < 9:
                fields[key] = int(text)
            elif key == "anew":
                fields[key] = text == "1"
            else:
                raise InputError(f"link: got {key}={text[:80]!r}, expected a state that the explorer wrote")
        order = {path: i for i, path in enumerate(entries())}
        return cls(**fields, sets=tuple(sorted(sets.items(), key=lambda item: order.get(item[0], len(order)))))

    @property
    def query(self) -> str:
        """The state as the query of a link; what is as it was is left out."""
        pairs = [("gpu", self.gpu), *(("set", f"{path}={text}") for path, text in self.sets)]
        batch, anew = str(self.batch or ""), "1" if self.anew else ""
        rest = {"local": self.local, "library": self.library, "precision": self.precision, "batch": batch, "anew": anew}
        return urlencode([*pairs, *((key, text) for key, text in rest.items() if text)])

    @property
    def held(self) -> ExplorerState:
        """The state without the changes that need no new trace: what it shares its traces with."""
        if self.anew:
            return self
        return msgspec.structs.replace(self, sets=tuple(change for change in self.sets if not needs_no_trace([change[0]])))

    def spec(self) -> GpuSpec:
        """Return the GPU with the changes."""
        return load_gpu(self.gpu, dict(self.sets))

    def command(self, what: str, target: str, target_options: tuple[str, ...] = ()) -> str:
        """Return the command that asks the same on the terminal.

        Parameters
        ----------
        what : "predict", "network", "bottleneck" or "explore".
        target, target_options : the launch or network as it was given.

        >>> ExplorerState("adreno-640", (("l2.size_b", "1 MiB"),), local="8x8").command("predict", "softmax")
        "mgpusim predict softmax --gpu adreno-640 --set 'l2.size_b=1 MiB' --local 8x8"
        """
        sets = [part for path, text in self.sets for part in ("--set", f"{path}={text}")]
        said = {"--local": self.local, "--library": self.library, "--precision": self.precision}
        batch = ["--batch" if what == "network" else "--images", str(self.batch)] if self.batch else []
        options = [part for option, text in said.items() if text for part in (option, text)]
        return join(["mgpusim", what, target, *target_options, "--gpu", self.gpu, *sets, *options, *batch])


def _changed(state: ExplorerState) -> dict[str, Any]:
    gpu = state.spec()
    return {path: msgspec.to_builtins(get_field(gpu, path)) for path, _ in state.sets}


def preset_toml(state: ExplorerState, name: str = "explored") -> str:
    """Return the GPU of a state as a preset that extends the one it began with.

    >>> print(preset_toml(ExplorerState("adreno-640", (("l2.size_b", "2x"),)), "mine"))
    extends = "adreno-640"
    name = "mine"
    <BLANKLINE>
    [l2]
    size_b = 262144
    <BLANKLINE>
    """
    document: dict[str, Any] = {"extends": state.gpu, "name": name}
    for path, value in _changed(state).items():
        *tables, leaf = path.split(".")
        node = document
        for table in tables:
            node = node.setdefault(table, {})
        node[leaf] = value
    return toml_text(document, depth=8)


def study_toml(state: ExplorerState, target: Mapping[str, Any]) -> str:
    """Return a study of all combinations of the values before and after each change, for `mgpusim sweep`.

    Parameters
    ----------
    target : the keys of the file that say what runs, as in ``{"launches": ["softmax"]}``.

    >>> "values = [131072, 262144]" in study_toml(ExplorerState("adreno-640", (("l2.size_b", "2x"),)), {"launches": ["softmax"]})
    True
    """
    if not state.sets:
        raise InputError("study: nothing is changed; change a figure of the GPU first")
    before = load_gpu(state.gpu)
    axes = []
    for path, value in _changed(state).items():
        old = msgspec.to_builtins(get_field(before, path))
        both = [old, value] if old is not None and old != value else [value]
        axes.append(
            {
                "field": path,
                "values": [",".join(map(str, setting)) if isinstance(setting, list | tuple) else setting for setting in both],
            }
        )
    document: dict[str, Any] = {"schema": "mgpusim.study/1", "name": "explored", "gpu": state.gpu, **target, "axes": axes}
    return toml_text(document)
