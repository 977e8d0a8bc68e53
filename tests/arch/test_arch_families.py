"""A family is one module: found by itself, named by a preset, asked by the checker, the occupancy and both engines."""

from __future__ import annotations

import importlib.metadata
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from mgpusim import list_gpus, load_gpu, predict
from mgpusim.arch import families as package
from mgpusim.arch.check import check_document
from mgpusim.arch.families import Family, families, family_of
from mgpusim.arch.fields import with_fields
from mgpusim.arch.load import gpu_document
from mgpusim.arch.occupancy import occupancy
from mgpusim.errors import InputError
from mgpusim.fusion.prediction import predict_fusion
from mgpusim.sched.pruning.criteria import efficient_width
from mgpusim.session import Session
from mgpusim.workload.args import BufferArg, ScalarArg
from mgpusim.workload.launch import Launch
from tests.helpers.many_points import evaluate_points

TOY = '''
"""Barrel processors: every second slot for warps is dark, and everything is in order."""

from mgpusim.arch.families.base import Family


class _Part(Family):
    """What has no name is not a family."""


class Toy(_Part):
    name = "toy"
    dependency = "in_order"

    def problems(self, gpu):
        if gpu.core.icache_b % 64:
            yield f"core.icache_b: got {gpu.core.icache_b}, expected a multiple of 64 on family toy"

    def group_limits(self, gpu, items_per_group, registers, local_b):
        limits = super().group_limits(gpu, items_per_group, registers, local_b)
        return {**limits, "warps": limits["warps"] // 2}
'''
SOURCE = "kernel void f(global float *a, int n) { float x = a[get_global_id(0)]; for (int i = 0; i < n; ++i) x = x * x + 1; \
a[get_global_id(0)] = x; }"
LAUNCH = Launch(SOURCE, "f", (8192,), (BufferArg("float32", 8192), ScalarArg("int32", (40,))), local_size=(64,))


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The path of a preset of a family whose module lies where modules of families are looked for."""
    (tmp_path / "toy.py").write_text(TOY, encoding="utf-8")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    package.discover()
    preset = tmp_path / "mine.toml"
    preset.write_text('extends = "adreno-640"\nname = "mine"\nfamily = "toy"\n', encoding="utf-8")
    yield preset
    del families["toy"], sys.modules["mgpusim.arch.families.toy"]


@pytest.mark.parametrize("engine", ["analytic", "event"])
def test_a_module_and_a_preset_are_a_family(toy: Path, engine: str) -> None:
    gpu = load_gpu(toy)
    assert type(family_of(gpu)).__name__ == "Toy"
    found = predict(LAUNCH, gpu, engine, session=Session(cache=False))
    like = predict(LAUNCH, "adreno-640", engine, session=Session(cache=False))
    assert 0 < found.latency_us != like.latency_us
    assert found.occupancy["groups_per_core"] < like.occupancy["groups_per_core"]  # in order, with half the slots for warps


def test_what_is_no_family_is_not_registered(toy: Path) -> None:
    assert {"toy", "adreno6xx"} <= set(families)
    assert "" not in families
    assert all(isinstance(family, Family) and family.name == name for name, family in families.items())


def test_the_checker_asks_the_family(toy: Path) -> None:
    gpu = load_gpu(toy)
    with pytest.raises(InputError, match="expected a multiple of 64 on family toy"):
        with_fields(gpu, {"core.icache_b": 100})
    assert with_fields(load_gpu("adreno-640"), {"core.icache_b": 100}).core.icache_b == 100


def test_points_are_counted_by_the_family(toy: Path) -> None:
    gpu, slots = load_gpu(toy), [2, 4, 8, 12, 16]
    found = evaluate_points(LAUNCH, gpu, {"core.max_warps": slots}, session=Session(cache=False))
    alone = [predict(LAUNCH, with_fields(gpu, {"core.max_warps": n}), session=Session(cache=False)).latency_us for n in slots]
    assert found.latency_s * 1e6 == pytest.approx(alone, rel=1e-12)
    assert len(set(alone)) > 1


def test_a_plug_in_is_a_family_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Plugged(Family):
        name = "plugged"

    asked = []

    def entry_points(group: str) -> list[SimpleNamespace]:
        asked.append(group)
        return [SimpleNamespace(name="plugged", load=Plugged)]

    monkeypatch.setattr(importlib.metadata, "entry_points", entry_points)
    monkeypatch.setattr(families, "_loaded", False)
    (tmp_path / "mine.toml").write_text('extends = "nvidia-h200"\nname = "mine"\nfamily = "plugged"\n', encoding="utf-8")
    try:
        assert type(family_of(load_gpu(tmp_path / "mine.toml"))) is Plugged
        assert asked == ["mgpusim.families"]
    finally:
        families.pop("plugged", None)


@pytest.mark.each_time(every=9)
@pytest.mark.parametrize("name", list_gpus())
def test_a_family_under_another_name_does_the_same(name: str) -> None:
    """Whatever depends on the kind of a GPU asks its family; nobody goes by the family's name."""
    gpu = load_gpu(name)
    own = type(family_of(gpu))
    families.register("other")(type("Other", (own,), {"name": "other"})())
    try:
        other = msgspec.structs.replace(gpu, family="other")
        for engine in ("analytic", "event"):
            assert predict(LAUNCH, other, engine, session=Session(cache=False)) == predict(
                LAUNCH, gpu, engine, session=Session(cache=False)
            )
        assert efficient_width(other) == efficient_width(gpu)
        fused = [predict_fusion([LAUNCH, LAUNCH], one, session=Session(cache=False)).fused for one in (gpu, other)]
        assert fused[0] == fused[1]
    finally:
        families.pop("other")


def test_an_unknown_family_names_the_nearest() -> None:
    document = gpu_document("adreno-640")
    document["family"] = "adreno6x"
    assert check_document(document) == [
        "family: got 'adreno6x', expected one of adreno5xx, adreno6xx, adreno7xx, adreno8xx, bifrost, gen9, midgard, "
        "nvidia, rdna, valhall, xe; did you mean 'adreno6xx'?"
    ]
    document["family"] = ["nvidia"]
    assert check_document(document) == [
        "family: got ['nvidia'], expected one of adreno5xx, adreno6xx, adreno7xx, adreno8xx, bifrost, gen9, midgard, nvidia, "
        "rdna, valhall, xe"
    ]
    del document["family"]
    assert check_document(document) == [
        "family: missing, expected one of adreno5xx, adreno6xx, adreno7xx, adreno8xx, bifrost, gen9, midgard, nvidia, "
        "rdna, valhall, xe"
    ]


@pytest.mark.parametrize("name", list_gpus())
def test_a_register_file_of_twice_the_size_is_sound_and_holds_no_fewer(name: str) -> None:
    gpu = load_gpu(name)
    more = with_fields(gpu, {"registers.per_core": 2 * gpu.registers.per_core})
    assert family_of(more).register_step(more) in (1, family_of(gpu).register_step(gpu))
    for registers in (8, 24, 60):
        assert occupancy(more, 64, registers).groups_per_core >= occupancy(gpu, 64, registers).groups_per_core
