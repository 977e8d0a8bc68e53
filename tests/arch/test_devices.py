"""Phones, boards and chips by name: the table is sound, names are found as people write them, and what is not clear is named."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from mgpusim.arch import devices
from mgpusim.arch.devices import devices_like, known_names, sold_as
from mgpusim.arch.fields import source_of
from mgpusim.arch.load import gpu_document, list_gpus, load_gpu
from mgpusim.errors import InputError, UnknownNameError

TABLE = tomllib.loads(Path(devices.__file__).with_name("devices.toml").read_text(encoding="utf-8"))


def test_every_device_has_a_chip_and_every_chip_a_source_and_a_known_gpu() -> None:
    chips = {chip["name"]: chip for chip in TABLE["chip"]}
    assert len(chips) == len(TABLE["chip"])
    assert {device["chip"] for device in TABLE["device"]} <= chips.keys()
    for entry in (*TABLE["chip"], *TABLE["device"]):
        assert entry["source"].strip(), entry
    # a name in lower case is meant to be a preset
    assert {chip["gpu"] for chip in chips.values() if chip["gpu"].islower()} <= set(list_gpus())


@pytest.mark.parametrize("chip", TABLE["chip"], ids=lambda chip: chip["name"])
def test_a_chip_is_its_preset_at_its_clock(chip: dict[str, object]) -> None:
    name = str(chip["name"])
    if chip["gpu"] not in list_gpus():
        with pytest.raises(InputError, match="has no preset"):
            load_gpu(name)
        return
    gpu, preset = load_gpu(name), load_gpu(str(chip["gpu"]))
    assert gpu.name == preset.name
    assert gpu.clock.gpu_hz == chip.get("gpu_hz", preset.clock.gpu_hz)
    assert gpu.clock.run_hz is None or gpu.clock.run_hz[0] <= gpu.clock.gpu_hz <= gpu.clock.run_hz[1]
    if "gpu_hz" in chip:
        assert str(chip["source"]) in source_of(gpu, "clock.gpu_hz").ref
    else:
        assert gpu_document(name) == gpu_document(str(chip["gpu"]))


@pytest.mark.parametrize("name", ["Galaxy S25", "galaxy s25", "Samsung Galaxy S25", "GALAXY-S25", "SM8750-AC"])
def test_names_are_found_as_people_write_them(name: str) -> None:
    gpu = load_gpu(name)
    assert (gpu.name, gpu.clock.gpu_hz) == ("adreno-830", 1.2e9)


def test_a_plus_tells_phones_and_chips_apart() -> None:
    assert load_gpu("Snapdragon 855").clock.gpu_hz < load_gpu("Snapdragon 855+").clock.gpu_hz
    assert [one.name for one in devices_like("Galaxy S25+")] == ["Galaxy S25+"]


def test_a_number_alone_is_no_phone() -> None:
    assert sold_as("13") is None
    assert load_gpu("OnePlus 13").name == "adreno-830"
    assert load_gpu("Xiaomi 13").name == "adreno-740"
    assert "OnePlus 13" in known_names()


@pytest.mark.parametrize("name", ["Galaxy S24", "samsung galaxy s24"])
def test_a_phone_of_two_gpus_is_refused_with_both_names(name: str) -> None:
    with pytest.raises(InputError) as refused:
        load_gpu(name)
    text = str(refused.value)
    assert '"Galaxy S24 (Snapdragon)" (Snapdragon 8 Gen 3 for Galaxy: adreno-750)' in text
    assert '"Galaxy S24 (Exynos)" (Exynos 2400: xclipse-940)' in text
    assert load_gpu("Galaxy S24 (Snapdragon)").clock.gpu_hz == 1e9
    assert load_gpu("Galaxy S24 Ultra").name == "adreno-750"


def test_unknown_names_suggest_the_nearest_of_gpus_and_phones() -> None:
    for wrong, near in (("Galaxy S52", "Galaxy S25"), ("adreno750", "adreno-750"), ("Pixle 8", "Pixel 8")):
        with pytest.raises(UnknownNameError, match=f"did you mean '{near}'"):
            load_gpu(wrong)


def test_a_users_own_preset_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "mgpusim" / "gpus"
    folder.mkdir(parents=True)
    (folder / "Pixel 8.toml").write_text('extends = "adreno-640"\nname = "Pixel 8"\n', encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert load_gpu("Pixel 8").family == "adreno6xx"


def test_what_is_set_wins_over_the_clock_of_the_chip() -> None:
    assert load_gpu("Galaxy S25", {"clock.gpu_hz": "900 MHz"}).clock.gpu_hz == 900e6
