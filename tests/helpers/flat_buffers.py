"""Calls over flat buffers, run one behind the other on the project's executor or on PoCL."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.nn.kernels.base import Call
from mgpusim.workload.args import BufferArg
from tests.helpers import network_kernels
from tests.helpers.oracles import stored

Array = np.ndarray[Any, Any]
UNWRITTEN = 77


def run(calls: Call | Sequence[Call], contents: Mapping[str, Array]) -> dict[str, Array]:
    """Run calls and return what all buffers hold after them, by name."""
    memory = dict(contents)
    for one in [calls] if isinstance(calls, Call) else calls:
        args = []
        for name, arg in zip(one.tensors, one.launch.args, strict=True):
            assert isinstance(arg, BufferArg)
            held = np.asarray(memory.get(name, np.full(arg.count, UNWRITTEN))).reshape(-1).astype(arg.dtype)
            assert held.size == arg.count, f"{one.variant}: {name} has {held.size} numbers, not {arg.count}"
            args.append(msgspec.structs.replace(arg, init=stored(held)))
        ended = network_kernels.run(msgspec.structs.replace(one.launch, args=tuple(args)))
        memory |= {one.tensors[i]: np.asarray(ended[i]).reshape(-1) for i in one.writes}
    return memory
