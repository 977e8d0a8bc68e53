"""What a file that was made for a network on a GPU is checked by, before it is used."""

from __future__ import annotations

import msgspec

from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of
from mgpusim.errors import InputError
from mgpusim.nn.graphs.graph import Graph
from mgpusim.version import __version__

COMMANDS = {"schedule": "schedule", "placement": "place"}


def graph_key(graph: Graph) -> str:
    """Return a hash of a network after its passes, without its name and the values of its weights."""
    bare = msgspec.structs.replace(graph, name="", values={}, notes=())
    return key_of(repr(bare))[:24]


class MadeFor(msgspec.Struct, frozen=True):
    """Version of mgpusim, network and GPU, the latter two with hashes of their shapes and figures."""

    version: str
    network: str
    graph: str
    gpu: str
    gpu_figures: str

    @classmethod
    def now(cls, graph: Graph, gpu: GpuSpec) -> MadeFor:
        """Return those of a network after its passes and of a GPU, with this version."""
        return cls(__version__, graph.name, graph_key(graph), gpu.name, fingerprint(gpu))

    def differences(self, graph: Graph, gpu: GpuSpec) -> list[str]:
        """Return what is not as it was when the file was made, in sentences.

        >>> from mgpusim.nn.zoo import network
        >>> graph = network("mobilenet_v1", resolution=32)
        >>> MadeFor.now(graph, load_gpu("adreno-640")).differences(graph, load_gpu("adreno-630"))
        ['gpu: made for adreno-640, asked for adreno-630']
        """
        problems = []
        if self.version != __version__:
            problems.append(f"version: made by mgpusim {self.version}, this is {__version__}")
        if self.gpu != gpu.name:
            problems.append(f"gpu: made for {self.gpu}, asked for {gpu.name}")
        elif self.gpu_figures != fingerprint(gpu):
            problems.append(f"gpu: made for other figures of {gpu.name}; leave out --set, or use the preset it was made for")
        if self.graph != graph_key(graph):
            other = f"network: made for {self.network}, asked for {graph.name}"
            same = f"network: made for another {graph.name}: its operators, shapes or batch differ"
            problems.append(other if self.network != graph.name else same)
        return problems

    def check(self, what: str, graph: Graph, gpu: GpuSpec) -> None:
        """Refuse another network, GPU or version than it was made for."""
        if problems := self.differences(graph, gpu):
            raise InputError(f"{what}: of something else; make one with `mgpusim {COMMANDS[what]}`:", problems)


def check_asked(what: str, precision: str | None, batch: int | None, own: tuple[str, int | None]) -> None:
    """Refuse a precision or a batch that is asked for and is not the file's `own`.

    >>> check_asked("placement", "f16", 2, ("F16", None))
    Traceback (most recent call last):
    mgpusim.errors.InputError: batch: got 2, but the placement is of the batch of the model; leave it out, or place anew
    """
    anew = f"leave it out, or {COMMANDS[what]} anew"
    if precision is not None and precision.lower() != own[0].lower():
        raise InputError(f"precision: got {precision}, but the {what} is in {own[0]}; {anew}")
    if batch is not None and batch != own[1]:
        raise InputError(f"batch: got {batch}, but the {what} is of {own[1] or 'the batch of the model'}; {anew}")
