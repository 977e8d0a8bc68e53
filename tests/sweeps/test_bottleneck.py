"""Resources: which fields an architect changes together, on GPUs with caches of every kind."""

from __future__ import annotations

import msgspec

from mgpusim.arch.load import list_gpus, load_gpu
from mgpusim.arch.schema import about
from mgpusim.arch.spec import OP_CLASSES, RESOURCES
from mgpusim.sweeps.bottleneck import resources


def test_resources_are_those_the_gpu_has() -> None:
    for name in list_gpus():
        gpu = load_gpu(name)
        found = resources(gpu)
        assert list(found) == [resource for resource in RESOURCES if resource in found]
        assert ("L1 bandwidth" in found) == (gpu.l1 is not None)
        assert ("texture L1 size" in found) == (gpu.texture_l1 is not None)
        assert ("l2.write_b_per_cycle" in found["L2 bandwidth"]) == (gpu.l2.write_b_per_cycle is not None)
        assert set(found["ALUs"]) == {"core.lanes", "core.issue_per_cycle"} | {
            f"core.ops.{c}.per_cycle"
            for c in OP_CLASSES
            if c not in ("branch", "barrier", "shuffle", "combine") and getattr(gpu.core.ops, c) is not None
        }
        paths = [path for fields in found.values() for path in fields]
        assert len(paths) == len(set(paths))


def test_an_l1_of_textures_alone_is_a_texture_l1() -> None:
    gpu = load_gpu("mali-g72-mp12")
    assert gpu.l1 is not None
    lone = msgspec.structs.replace(gpu, l1=msgspec.structs.replace(gpu.l1, serves="texture"), texture_l1=None)
    found = resources(lone)
    assert found["texture L1 size"] == ("l1.size_b",)
    assert "l1.b_per_cycle" in found["texture L1 bandwidth"]
    assert "texture.texels_per_cycle_32" in found["texture L1 bandwidth"]
    assert not {"L1 size", "L1 bandwidth"} & set(found)


def test_less_of_what_costs_is_better() -> None:
    costs = ("registers.fixed", "registers.per_load", "texture.instructions", "dram.latency_s", "launch.floor_s", "dram.bank_s")
    assert {about(path).better for path in costs} == {"less"}
    assert {about(path).better for path in ("l2.ways", "core.sub_cores", "dram.b_per_s")} == {"more"}
