"""The kernels of the memory probes on PoCL: every one builds with options it is asked with, and atomics add up."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from mgpusim.calibrate.probe import Ask, DeviceFacts
from mgpusim.calibrate.probes import known_probes
from mgpusim.workload.args import ScalarArg

cl = pytest.importorskip("pyopencl")
probes = known_probes()
FACTS = DeviceFacts("pocl", 2, 2e9, 1024, (1024, 1024, 64), 49152, 65536, 1 << 26, (4096, 4096))


@pytest.fixture(scope="module")
def queue() -> Any:
    try:
        devices = [d for p in cl.get_platforms() for d in p.get_devices() if "Portable" in p.name]
    except cl.Error:
        devices = []
    if not devices:
        pytest.skip("no PoCL here")
    return cl.CommandQueue(cl.Context(devices[:1]))


def asks() -> list[Ask]:
    return [a for name in sorted(probes) if name.startswith("memory.") for a in probes[name].asks(FACTS)]


@pytest.mark.slow
@pytest.mark.parametrize("every", [False, True], ids=["each file", "all options"])
def test_every_kernel_builds_with_its_options(queue: Any, every: bool) -> None:
    wanted: dict[tuple[str, str], set[str]] = {}
    chosen = {a.launch.text(): a.launch.options for a in asks()}
    for a in asks():
        if every or chosen[a.launch.text()] == a.launch.options:
            wanted.setdefault((a.launch.text(), a.launch.options), set()).add(a.launch.entry)
    for (source, options), entries in wanted.items():
        built = cl.Program(queue.context, source).build(options)
        assert entries <= {k.function_name for k in built.all_kernels()}, options


def test_additions_to_one_address_are_all_made(queue: Any) -> None:
    ask = next(a for a in probes["memory.atomics_global"].asks(FACTS) if a.outputs)
    rounds = ask.tags["rounds"]
    built = cl.Program(queue.context, ask.launch.text()).build()
    counter = np.zeros(1, np.int32)
    buffer = cl.Buffer(queue.context, cl.mem_flags.READ_WRITE | cl.mem_flags.COPY_HOST_PTR, hostbuf=counter)
    scalars = [np.array(a.value, a.dtype)[0] for a in ask.launch.args if isinstance(a, ScalarArg)]
    built.atomic_global(queue, ask.launch.global_size, ask.launch.local_size, buffer, *scalars)
    cl.enqueue_copy(queue, counter, buffer)
    assert counter[0] == ask.launch.global_size[0] * sum(2 + 2 * i for i in range(rounds))
    assert ask.tags["ops"] == 4 * rounds * ask.launch.global_size[0]
