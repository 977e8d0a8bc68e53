"""The shipped GPU nearest to a device: the base of its preset where the user names no other."""

from __future__ import annotations

import math
import re

from mgpusim.arch.load import list_gpus
from mgpusim.errors import InputError

_MAKERS = (
    (r"adreno|qualcomm", "adreno", r"(?:adreno|fd)\D{0,6}(\d{3})"),
    (r"mali|\barm\b|immortalis", "mali", r"mali-?[a-z]?(\d{2,3})"),
    (r"nvidia|geforce|tesla|quadro|tegra", "nvidia", r"(\d{2,4})"),
    (r"intel.*(graphics|gpu)|intel-hd", "intel", r"(\d{3,4})"),
    (r"xclipse|samsung", "xclipse", r"(\d{3})"),
    (r"radeon|\bamd\b|gfx1", "radeon", r"(\d{3,4})"),
)


def guess_base(name: str, vendor: str = "") -> str:
    """Return the shipped GPU nearest to a device called `name`: of the same maker, then by model letters and number.

    >>> guess_base("QUALCOMM Adreno(TM) 642"), guess_base("Mali-G76 MP10"), guess_base("NVIDIA H200")
    ('adreno-640', 'mali-g76-mp10', 'nvidia-h200')
    """
    names = list(list_gpus())
    if name in names:
        return name
    text = f"{vendor} {name}".lower()
    for maker, prefix, model in _MAKERS:
        candidates = [n for n in names if n.startswith(f"{prefix}-")]
        if candidates and re.search(maker, text):
            return min(candidates, key=lambda n: (-_alike(n, text), _distance(n, text, model), n))
    raise InputError(f"no GPU like '{name}' to start from; say --base and one of {', '.join(names)}, or the path of a preset")


def _alike(name: str, text: str) -> int:
    """Return how many of the words of a preset's name, maker left out, the device's name has."""
    words = re.findall(r"[a-z0-9]+", text)
    return sum(part in words for part in name.split("-")[1:])


def _distance(name: str, text: str, model: str) -> float:
    """Return how far two model numbers are apart; for another generation (letter) of Mali further than for any of the same."""
    ours, theirs = re.search(r"([a-z]?)(\d{2,4})", name), re.search(model, text)
    if ours is None or theirs is None:
        return math.inf
    letter = text[theirs.start(1) - 1]
    apart = abs(int(ours[2]) - int(theirs[1]))
    return apart + (1000 if ours[1] and letter.isalpha() and letter != ours[1] else 0)
