"""Where times come from: measured on which device, predicted by which program, or said by nobody.

Files of results carry it under the key `provenance` (ours) or `mgpusim_provenance` (those of other tools). Predicted results also
say so in the name of their device, which other tools keep when they write a file anew.
"""

from __future__ import annotations

import re

import msgspec

from mgpusim.result import Result
from mgpusim.version import __version__
from mgpusim.workload.checks import Problems, TableReader

KEY = "mgpusim_provenance"
KINDS = ("measured", "predicted", "unknown")
PREDICTED = re.compile(r"(?:\s-model=|(?<![\s,(])[\s,(]*\b)predicted[ -]by[ -](mgpusim(?:[ -][\w.+]+)?)\)?", re.IGNORECASE)


class Provenance(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who says how long something took. In files what is empty is left out.

    Attributes
    ----------
    kind : "measured", "predicted" or "unknown".
    by : the program, with its version where it is known, as in "mgpusim 0.1.0".
    on : the device or the GPU.
    engine : which engine predicted.

    >>> Provenance("measured", "Kernel Tuner", "Adreno 640").text
    'measured on Adreno 640, as Kernel Tuner says'
    """

    kind: str
    by: str = ""
    on: str = ""
    engine: str = ""

    @property
    def is_measured(self) -> bool:
        """Whether the times may be taken as the truth."""
        return self.kind == "measured"

    @property
    def text(self) -> str:
        """Say it in a few words.

        >>> Provenance("predicted", "mgpusim 0.1.0", "adreno-640", "event").text, UNKNOWN.text
        ('predicted by mgpusim 0.1.0 (event) for adreno-640', 'provenance unknown')
        """
        if self.kind == "predicted":
            engine, gpu = f" ({self.engine})" if self.engine else "", f" for {self.on}" if self.on else ""
            return f"predicted by {self.by or 'an unknown program'}{engine}{gpu}"
        if self.kind == "unknown":
            return "provenance unknown"
        return f"measured on {self.on or 'an unknown device'}" + (f", as {self.by} says" if self.by else "")


class Predicted(Result, frozen=True, kw_only=True):
    """A result of predictions.

    Attributes
    ----------
    provenance : which version and engine predicted, for which GPU.
    """

    provenance: Provenance


UNKNOWN = Provenance("unknown")
"""That of results of which nobody says where they come from."""


def by_engine(engine: str, gpu: str) -> Provenance:
    """Return the provenance of what an engine of this version predicts.

    >>> by_engine("analytic", "adreno-640").kind
    'predicted'
    """
    return Provenance("predicted", f"mgpusim {__version__}", gpu, engine)


def read_provenance(problems: Problems, path: str, value: object) -> Provenance:
    """Return what a file's table says, or note a problem: a statement that cannot be read is none.

    >>> read_provenance(Problems(), "provenance", {"kind": "predicted", "by": "mgpusim 0.1.0"}).text
    'predicted by mgpusim 0.1.0'
    """
    table = TableReader(value, path, problems, "a table with kind, by, on and engine", lenient=True)
    kind = table.word("kind", "kind", KINDS, "unknown", f"one of {', '.join(KINDS)}")
    return Provenance(kind, *map(table.text, ("by", "on", "engine")))


def of_text(text: str, on: str = "") -> Provenance | None:
    """Return the provenance that a line of text states ("predicted by mgpusim 0.1.0"), None where it states none.

    Parameters
    ----------
    on : the GPU, as far as it is known.

    >>> of_text("opencl -device=mali -model=predicted-by-mgpusim-0.1.0").by
    'mgpusim 0.1.0'
    """
    match = PREDICTED.search(text)
    return None if match is None else Provenance("predicted", match[1].replace("-", " ", 1).lower(), on)


def mark_device(device: str, provenance: Provenance) -> str:
    """Return the name of a device for a file of another tool: one that says so where the results are predictions.

    >>> mark_device("adreno-640", Provenance("predicted", "mgpusim 0.1.0"))
    'adreno-640, predicted by mgpusim 0.1.0'
    """
    if provenance.kind != "predicted" or of_text(device) is not None:
        return device
    said = provenance.by if provenance.by.startswith("mgpusim") else "mgpusim"
    return f"{device}, predicted by {said}".removeprefix(", ")


def device_said(text: str) -> tuple[str, Provenance | None]:
    """Return the device's own name and the provenance that its name states: the inverse of `mark_device`.

    >>> device_said("adreno-640, predicted by mgpusim 0.1.0")[0]
    'adreno-640'
    """
    device = PREDICTED.sub("", text).strip()
    return device, of_text(text, device)


def of_device(device: str, tool: str) -> Provenance:
    """Return the provenance of a file that only measuring tools write: unknown unless it names the device.

    >>> of_device("", "a tuner").kind, of_device("Adreno 640", "Kernel Tuner").kind
    ('unknown', 'measured')
    """
    return Provenance("measured", tool, device) if device else UNKNOWN


def of_legacy(extra: object, on: str) -> Provenance | None:
    """Return the provenance that files of mgpusim before `mgpusim_provenance` state under `predicted_by`, else None.

    >>> of_legacy({"predicted_by": "mgpusim", "engine": "event"}, "adreno-640").engine
    'event'
    """
    if not isinstance(extra, dict) or "predicted_by" not in extra:
        return None
    return Provenance("predicted", str(extra["predicted_by"]), on, str(extra.get("engine", "")))
