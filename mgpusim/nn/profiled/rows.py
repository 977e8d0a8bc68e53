"""What a profile of an engine says: a row for each operator that ran, in one form whatever tool wrote it.

A row knows what its tool printed: shapes, names, or the kind of the operator alone. What is not known is None.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

KIND_NAMES = {
    "conv": "convolution", "dense": "fully connected", "depthwise": "depthwise convolution",
    "transposed": "transposed convolution",
    "max pool": "max pooling", "avg pool": "average pooling", "mean": "mean over the map", "concat": "concatenation",
    "elementwise": "element-wise", "softmax": "softmax", "resize": "resize", "reshape": "reshape", "pad": "padding",
    "reduce": "reduction", "pool": "pooling", "grouped": "grouped convolution", "product": "product with rows",
    "attention": "attention", "other": "operator", "": "kernel",
}  # fmt: skip
"""Kinds by which rows and layers are compared. A convolution of a map of one pixel is fully connected. The mean over a whole map
is the same by pooling and by reduction. Engines take one for the other."""
FACT_NAMES = {
    "in_h": "input height", "in_w": "input width", "in_c": "input channels", "out_h": "output height", "out_w": "output width",
    "out_c": "output channels", "kernel_h": "kernel height", "kernel_w": "kernel width", "stride": "stride", "groups": "groups",
    "inputs": "inputs", "heads": "heads", "key_heads": "heads of keys", "keys": "keys",
}  # fmt: skip


class MeasuredOperator(msgspec.Struct, frozen=True):
    """A row of a profile.

    Attributes
    ----------
    where : in the file, as "row 57".
    network : that it belongs to; "" where the file does not say.
    us : measured microseconds.
    kind : one of `KIND_NAMES`; "" where the tool does not say.
    says : the row in the tool's words.
    facts : shapes that are known, by names of `FACT_NAMES`.
    names : of operators or tensors of the model.
    fused : functions that the kernel computes besides, as far as they are known; None where nothing is said of them.
    flop : that the tool counted.
    device : that it was measured on; "" where the file does not say.
    dtype : of the weights; "" where they are numbers of arithmetic.
    """

    where: str
    network: str
    us: float
    kind: str = ""
    says: str = ""
    facts: Mapping[str, int] = {}
    names: tuple[str, ...] = ()
    fused: tuple[str, ...] | None = None
    flop: float = 0.0
    device: str = ""
    dtype: str = ""

    def unread(self, reason: str, fix: str) -> UnreadRow:
        """Return why the row has no prediction, and the way out."""
        return UnreadRow(self.where, self.network, self.says, self.us, reason, fix)


class MeasuredRun(msgspec.Struct, frozen=True):
    """A whole network, end to end in microseconds: mean and standard deviation."""

    where: str
    network: str
    us: float
    std_us: float = 0.0
    device: str = ""


class UnreadRow(msgspec.Struct, frozen=True):
    """A row without a prediction to compare it with: why, and the way out; `us` is 0 where no time could be read."""

    where: str
    network: str
    says: str
    us: float
    reason: str
    fix: str = ""

    @classmethod
    def of_line(cls, number: int, text: str, reason: str, fix: str) -> UnreadRow:
        """Return that a line of a file is none."""
        return cls(f"line {number}", "", text[:80], 0.0, reason, fix)


class Profile(msgspec.Struct, frozen=True):
    """What a file of an engine's profiler holds.

    Attributes
    ----------
    name, format : of the file.
    rows, runs : operators in the order of the file, and whole networks.
    unread : rows that are no operator on the GPU, or cannot be read.
    notes : sentences for the user.
    launches : a row is a launch, of which an operator may have several; otherwise an operator.
    ordered : rows are in the order in which they ran.
    unit : of the times in the file.
    library : that it is of; "" where the file does not say.
    """

    name: str
    format: str
    rows: tuple[MeasuredOperator, ...] = ()
    runs: tuple[MeasuredRun, ...] = ()
    unread: tuple[UnreadRow, ...] = ()
    notes: tuple[str, ...] = ()
    launches: bool = False
    ordered: bool = True
    unit: str = "us"
    library: str = ""

    @property
    def devices(self) -> tuple[str, ...]:
        return named_once([*(row.device for row in self.rows), *(run.device for run in self.runs)])

    @property
    def networks(self) -> tuple[str, ...]:
        return named_once([*(row.network for row in self.rows), *(run.network for run in self.runs)])


def named_once(names: Iterable[str]) -> tuple[str, ...]:
    """Return the names that are not empty, each once, in order.

    >>> named_once(["b", "", "a", "b"])
    ('b', 'a')
    """
    return tuple(dict.fromkeys(name for name in names if name))


def plain_function(name: str) -> str:
    """Return a function as profiles and graphs share it: engines call any clipping a relu.

    >>> plain_function("relu6"), plain_function("clip"), plain_function("add")
    ('relu', 'relu', 'add')
    """
    return "relu" if name in ("relu6", "clip", "relu1", "leaky_relu", "prelu") else name


def kind_text(kind: str, facts: Mapping[str, int]) -> str:
    """Return what an operator is, for reports: kind, window, stride and groups.

    >>> kind_text("conv", {"kernel_h": 3, "kernel_w": 3, "stride": 2, "groups": 1})
    'conv 3x3 s2'
    >>> kind_text("conv", {"kernel_h": 3, "kernel_w": 3, "stride": 1, "groups": 8}), kind_text("dense", {})
    ('grouped conv 3x3', 'fully connected')
    """
    if kind == "dense":
        return "fully connected"
    windowed = kind in ("conv", "depthwise", "transposed", "max pool", "avg pool") and "kernel_h" in facts
    window = f" {facts['kernel_h']}x{facts.get('kernel_w', facts['kernel_h'])}" if windowed else ""
    stride = f" s{facts['stride']}" if windowed and facts.get("stride", 1) > 1 and kind != "max pool" else ""
    grouped = "grouped " if kind == "conv" and facts.get("groups", 1) > 1 else ""
    return f"{grouped}{kind or 'kernel'}{window}{stride}"


def facts_text(facts: Mapping[str, int]) -> str:
    """Return shapes for messages: "56x56x64 to 56x56x64".

    >>> facts_text({"in_c": 3, "out_h": 112, "out_w": 112, "out_c": 64})
    'output 112x112x64 of 3 channels'
    >>> facts_text({})
    'no shapes'
    """
    size = "x".join(str(facts[name]) for name in ("out_h", "out_w", "out_c") if name in facts)
    of = f" of {facts['in_c']} channels" if "in_c" in facts else ""
    return f"output {size}{of}" if size else (f"input{of}" if of else "no shapes")
