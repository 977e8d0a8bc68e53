"""Phones, boards and laptops by the names that people know, and the chips in them: which preset is meant, at which clock.

The table is `devices.toml`. A name is found in any case, with or without its maker, spaces and dashes. One that several GPUs go
by is refused with the names that tell them apart. Of a GPU without a preset the message names those of its generation.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from mgpusim.errors import InputError, suggest
from mgpusim.files import data_dir


class Chip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chip: its GPU is a preset, or only a name where none is shipped.

    Attributes
    ----------
    year : in which it was presented.
    gpu_hz : clock of its GPU in Hz; set where it is not the preset's.
    """

    name: str
    gpu: str
    memory: str
    source: str
    year: int
    aliases: tuple[str, ...] = ()
    gpu_hz: float | None = None

    @property
    def shipped(self) -> bool:
        """Whether its GPU has a preset."""
        return (data_dir("presets") / f"{self.gpu}.toml").is_file()


class Device(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Devices of one maker with one chip; `variant` tells them from others of the same names."""

    maker: str
    names: tuple[str, ...]
    chip: str
    source: str
    variant: str = ""


class Sold(msgspec.Struct, frozen=True):
    """One name of a device, or of a chip by itself, with the chip that is in it and where that is from."""

    name: str
    chip: Chip
    source: str
    maker: str = ""
    plain: str = ""

    @property
    def written(self) -> str:
        """How the name is written: a number says nothing without its maker."""
        return f"{self.maker} {self.name}" if self.maker and self.name[:1].isdigit() else self.name

    @property
    def names(self) -> tuple[str, ...]:
        """All that it goes by: the plain name of a variant, too, which others may share."""
        own = (self.name, *((self.plain,) if self.plain else ()))
        with_maker = tuple(f"{self.maker} {name}" for name in own) if self.maker else ()
        short = tuple(name for name in own if not (self.maker and name[:1].isdigit()))
        return (*with_maker, *short)


class Design(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Designs of one generation of Arm's, by the letter and number of a Mali; `cores` are the fewest and the most, if known."""

    names: tuple[str, ...]
    generation: str
    source: str
    cores: tuple[int, int] | None = None


class _Devices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chip: tuple[Chip, ...]
    device: tuple[Device, ...]
    design: tuple[Design, ...]


@cache
def _table() -> _Devices:
    document = tomllib.loads(Path(__file__).with_name("devices.toml").read_text(encoding="utf-8"))
    return msgspec.convert(document, _Devices)


@cache
def _sold() -> tuple[Sold, ...]:
    table = _table()
    chips = {chip.name: chip for chip in table.chip}
    return (
        *_each(table, chips),
        *(Sold(name, chip, chip.source) for chip in table.chip for name in (chip.name, *chip.aliases)),
    )


def _each(table: _Devices, chips: dict[str, Chip]) -> Iterator[Sold]:
    for device in table.device:
        for name in device.names:
            whole = f"{name} ({device.variant})" if device.variant else name
            yield Sold(whole, chips[device.chip], device.source, device.maker, name if device.variant else "")


def _key(name: str) -> str:
    return re.sub(r"[^a-z0-9+]", "", name.casefold())


def year_of(gpu: str) -> int | None:
    """Return the year in which the first chip with a preset's GPU was presented; None where no chip is known to have it.

    >>> year_of("adreno-830"), year_of("a-gpu-of-mine")
    (2024, None)
    """
    return min((chip.year for chip in _table().chip if chip.gpu == gpu), default=None)


def known_names() -> tuple[str, ...]:
    """Return the names of devices and chips, as they are written.

    >>> "Galaxy S25" in known_names() and "Snapdragon 8 Gen 3" in known_names()
    True
    """
    return tuple(sold.written for sold in _sold())


def sold_as(name: str) -> Sold | None:
    """Return the device or chip of that name, None if there is none.

    >>> phone = sold_as("samsung galaxy s25")
    >>> phone.chip.gpu, phone.chip.gpu_hz
    ('adreno-830', 1200000000.0)
    >>> sold_as("Galaxy S24 (Snapdragon)").chip.gpu
    'adreno-750'
    """
    matches = _named(name)
    if len({(sold.chip.gpu, sold.chip.gpu_hz) for sold in matches}) > 1:
        each = "; ".join(f'"{sold.written}" ({sold.chip.name}: {_gpu(sold.chip)})' for sold in matches)
        raise InputError(f"GPU '{name}': it was sold with different GPUs; name one of them: {each}")
    if matches and not matches[0].chip.shipped:
        chip = matches[0].chip
        raise InputError(f"GPU '{name}': {chip.gpu} of the {chip.name} has no preset; `mgpusim gpus` lists those that have")
    return matches[0] if matches else None


def _named(name: str) -> list[Sold]:
    return [sold for sold in _sold() if _key(name) in {_key(other) for other in sold.names}]


def chip_sold_as(name: str) -> Chip:
    """Return the chip of a device, or of that name, with a preset of its GPU or without.

    >>> chip_sold_as("Galaxy S25").gpu
    'adreno-830'
    """
    chips = {sold.chip.name: sold.chip for sold in _named(name)}
    if not chips:
        raise InputError(suggest("phone, board or chip", name, (), known_names()).partition(" Known:")[0])
    if len(chips) > 1:
        raise InputError(f"'{name}' was sold with {' and '.join(chips)}; name the chip")
    return next(iter(chips.values()))


def _gpu(chip: Chip) -> str:
    return chip.gpu if chip.shipped else f"{chip.gpu}, which has no preset"


def devices_like(part: str) -> tuple[Sold, ...]:
    """Return the devices and chips in whose name or maker `part` occurs, devices first.

    >>> [device.name for device in devices_like("pixel 7")][:2]
    ['Pixel 7', 'Pixel 7 Pro']
    """
    key = _key(part)
    return tuple(sold for sold in _sold() if any(key in _key(name) for name in (*sold.names, sold.chip.name)))


_GPU = re.compile(r"(?:arm|qualcomm|snapdragon)?(adreno|mali|immortalis)([a-z]*)(\d+)(?:m[pc](\d+))?")


def kin_of(name: str, gpus: Iterable[str]) -> str:
    """Return what to take for a GPU without a preset, "" if its name tells nothing: its relatives by design or generation.

    >>> kin_of("Adreno 660", ["adreno-640", "adreno-650", "adreno-740"])
    'of its generation there are adreno-640, adreno-650'
    >>> kin_of("mali-g710-mp10", ["mali-g710-mp7"])
    'take mali-g710-mp7 with shader_cores=10 (--set shader_cores=10)'
    """
    match, known = _GPU.fullmatch(_key(name)), sorted(gpus)
    if match is None or _key(name) in map(_key, known):
        return ""
    maker, letters, number, cores = match.groups()
    if maker == "adreno":
        hundreds = {gpu: int(part[1]) for gpu in known if (part := re.fullmatch(r"adreno-(\d)\d\d", gpu))}
        if letters or len(number) != 3 or not hundreds:
            return ""
        near = min(hundreds.values(), key=lambda size: (abs(size - int(number[0])), -size))
        of = "its generation" if near == int(number[0]) else f"the nearest generation, {near}xx,"
        return f"of {of} there are {', '.join(gpu for gpu, size in hundreds.items() if size == near)}"
    designs = {alias: design for design in _table().design for alias in design.names}
    design = designs.get(letters + number)
    own = [gpu for gpu in known if gpu.startswith(f"mali-{letters}{number}-")]
    if own and cores is not None:
        low, high = (design.cores if design is not None else None) or (1, 1 << 16)
        if not low <= int(cores) <= high:
            return f"a Mali-{letters.upper()}{number} has {low} to {high} cores, not {int(cores)}; take {own[0]}"
        same = re.fullmatch(rf".*-m[pc]{cores}", own[0])
        return f"take {own[0]}" + ("" if same else f" with shader_cores={int(cores)} (--set shader_cores={int(cores)})")
    of_design = {gpu: designs.get(gpu.split("-")[1]) for gpu in known if gpu.startswith("mali-")}
    kin = own or [gpu for gpu, its in of_design.items() if design and its and its.generation == design.generation]
    of = "design" if own or design is None else f"generation ({design.generation})"
    return f"of its {of} there are {', '.join(kin)}" if kin else ""
