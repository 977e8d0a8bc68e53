"""Asking the same of several launches on several GPUs: what cannot be answered does not stop the rest."""

from __future__ import annotations

from mgpusim.errors import InputError, MgpusimError

__all__ = ["Failures"]


class Failures:
    """Errors by where they happened; one that several GPUs or launches share is said once.

    >>> failures = Failures("predictions failed")
    >>> for gpu in ("adreno-640", "adreno-650"):
    ...     failures.add("conv", gpu, InputError("no memory"))
    >>> str(failures.merged())
    'no memory'
    >>> failures.add("pool", "adreno-640", InputError("no memory"))
    >>> print(failures.merged())
    3 predictions failed:
      conv on adreno-640, adreno-650; pool on adreno-640: no memory
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self._found: dict[tuple[str, str], tuple[MgpusimError, list[str]]] = {}

    def add(self, label: str, gpu: str, error: MgpusimError) -> None:
        """Note that a launch failed on a GPU; "" where there is only one."""
        self._found.setdefault((label, str(error)), (error, []))[1].append(gpu)

    def __bool__(self) -> bool:
        return bool(self._found)

    def merged(self) -> MgpusimError:
        """Return the only error, or one that lists all."""
        if len(self._found) == 1:
            return next(iter(self._found.values()))[0]
        places: dict[str, list[str]] = {}  # by the text: a source that does not compile fails in every launch of it
        for (label, text), (_, on) in self._found.items():
            places.setdefault(text, []).append(f"{label}{' on ' if any(on) else ''}{', '.join(on)}")
        lines = [f"{_few(where)}: {text}" for text, where in places.items()]
        return InputError(f"{sum(len(on) for _, on in self._found.values())} {self.what}:", lines)


def _few(places: list[str], shown: int = 3) -> str:
    """Return places with semicolons, those beyond the first ones as a number."""
    return "; ".join(places[:shown]) + (f" and {len(places) - shown} more" if len(places) > shown else "")
