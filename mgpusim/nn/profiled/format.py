"""What a format of profiles is, and the front door: a file in, a `Profile` out.

A format is a module of `mgpusim.nn.profiled.formats`, or a plug-in of the group `mgpusim.profiles`, that registers itself here.
"""

from __future__ import annotations

from collections.abc import Callable
from os import PathLike
from pathlib import Path

import msgspec

from mgpusim.errors import InputError
from mgpusim.nn.profiled.rows import Profile
from mgpusim.reading import read_text_file
from mgpusim.registry import Registry


class ProfileFormat(msgspec.Struct, frozen=True):
    """A format of profiles.

    Attributes
    ----------
    about : whose files these are, in a few words.
    matches : whether a text is surely of this format.
    read : makes the profile of a text and the name of its file; it raises `InputError` where there are no operators or times.
    rank : formats of a higher one are tried later: what many texts look like.

    >>> profile_formats.lookup("ncnn").about
    'the layers that ncnn prints with NCNN_BENCHMARK'
    """

    name: str
    about: str
    matches: Callable[[str], bool]
    read: Callable[[str, str], Profile]
    rank: int = 0


profile_formats: Registry[ProfileFormat] = Registry(
    "format of profiles", entry_point="mgpusim.profiles", package="mgpusim.nn.profiled.formats"
)


def profile_format(
    name: str, about: str, matches: Callable[[str], bool], rank: int = 0
) -> Callable[[Callable[[str, str], Profile]], Callable[[str, str], Profile]]:
    """Return a decorator that registers a format by the function that reads it."""

    def add(read: Callable[[str, str], Profile]) -> Callable[[str, str], Profile]:
        profile_formats.register(name)(ProfileFormat(name, about, matches, read, rank))
        return read

    return add


def read_profile(path: str | PathLike[str]) -> Profile:
    """Return the profile in a file."""
    text = read_text_file(path, "profile", errors="replace").removeprefix("\ufeff").replace("\r\n", "\n")
    for known_format in sorted(profile_formats.load().values(), key=lambda known: known.rank):
        if known_format.matches(text):
            profile = known_format.read(text, Path(path).name)
            if not (profile.rows or profile.runs):
                lines = [f"{row.where}: {row.reason}" for row in profile.unread]
                raise InputError(f"profile {path}: has no operator that ran on the GPU ({known_format.about})", lines[:20])
            return profile
    known = [f"{known_format.name}: {known_format.about}" for known_format in profile_formats.load().values()]
    raise InputError(f"profile {path}: no format of profiles that is known; there are", known)
