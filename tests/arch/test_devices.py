"""Phones, boards and chips by name: the table is sound, names are found as people write them, and what is not clear is named."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from mgpusim.arch import devices
from mgpusim.arch.check import unusual
from mgpusim.arch.devices import devices_like, kin_of, known_names, sold_as, year_of
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


def test_every_preset_of_a_phone_board_or_laptop_has_a_year() -> None:
    """Those of one family do not get older with their number; only the H200 is in none of these."""
    years = {name: year_of(name) for name in list_gpus()}
    assert [name for name, year in years.items() if year is None] == ["nvidia-h200"]
    adrenos = [years[f"adreno-{number}"] for number in (530, 630, 640, 650, 740, 750, 830, 840)]
    assert adrenos == sorted(adrenos)
    assert {min(year for year in years.values() if year), max(year for year in years.values() if year)} == {2015, 2025}


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


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mali-g78", r"of its generation \(Valhall\) there are mali-g57-mc2, mali-g610-mp4, mali-g710-mp7, mali-g715-mp7$"),
        ("Adreno 660", "of its generation there are adreno-616, adreno-630, adreno-640, adreno-650$"),
        ("adreno-430", "of the nearest generation, 5xx, there are adreno-530$"),
        ("mali-g710-mp9", r"take mali-g710-mp7 with shader_cores=9 \(--set shader_cores=9\)$"),
        ("mali-g710-mp40", "a Mali-G710 has 7 to 16 cores, not 40; take mali-g710-mp7$"),
        ("Mali-G610 MC4", "take mali-g610-mp4$"),
        ("mali-g31", "of its generation .Bifrost. there are mali-g72-mp12, mali-g76-mp10"),
        ("mali-g999", "Known: adreno-530"),
    ],
)
def test_a_gpu_without_a_preset_is_answered_with_its_generation(name: str, said: str) -> None:
    with pytest.raises(UnknownNameError, match=said):
        load_gpu(name)


def test_a_family_set_on_a_gpu_of_another_is_refused() -> None:
    with pytest.raises(
        InputError, match=r"--set family: got 'rdna', but adreno-640 is of 'adreno6xx'.*take or extend a GPU of 'rdna'"
    ):
        load_gpu("adreno-640", {"family": "rdna"})
    assert load_gpu("adreno-640", {"family": "adreno6xx"}).family == "adreno6xx"


@pytest.mark.parametrize("name", list_gpus())
def test_more_cores_than_any_gpu_of_the_family_has_are_named(name: str) -> None:
    """No shipped preset is; 600 cores are on each, which stays possible for a GPU that is made up."""
    assert unusual(load_gpu(name)) == []
    said = unusual(load_gpu(name, {"shader_cores": 600}))
    assert len(said) == 1
    assert said[0].startswith("shader_cores: got 600, and the largest GPU of family ")
    most = int(re.search(r"--set shader_cores=(\d+)", said[0])[1])  # type: ignore[index]
    assert unusual(load_gpu(name, {"shader_cores": most})) == []


def test_each_mali_is_of_a_generation_that_is_known() -> None:
    for gpu in list_gpus():
        if gpu.startswith("mali-"):
            assert gpu in kin_of(f"mali-{gpu.split('-')[1]}", list_gpus())
            assert gpu.split("-")[1] in {name for design in TABLE["design"] for name in design["names"]}


def test_a_preset_that_mixes_generations_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "mixed.toml"
    file.write_text('extends = "adreno-830"\nname = "mixed"\nfamily = "adreno6xx"\n', encoding="utf-8")
    with pytest.raises(InputError, match=r"'adreno6xx', but adreno-830 is of 'adreno8xx'.*extend a GPU of 'adreno6xx'"):
        load_gpu(file)


def test_a_users_own_preset_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    folder = tmp_path / "mgpusim" / "gpus"
    folder.mkdir(parents=True)
    (folder / "Pixel 8.toml").write_text('extends = "adreno-640"\nname = "Pixel 8"\n', encoding="utf-8")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert load_gpu("Pixel 8").family == "adreno6xx"


def test_what_is_set_wins_over_the_clock_of_the_chip() -> None:
    assert load_gpu("Galaxy S25", {"clock.gpu_hz": "900 MHz"}).clock.gpu_hz == 900e6
