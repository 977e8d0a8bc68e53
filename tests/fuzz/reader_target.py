"""Coverage-guided fuzzing of a target: `python -m tests.fuzz.reader_target TARGET [libFuzzer options] [corpus]`.

Starts from the seeds of the target; anything but an error in our words is a finding. Needs the extra `fuzz` (atheris).
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import atheris

from mgpusim.errors import MgpusimError
from tests.fuzz.targets import TARGETS, seeds_of

ONE = TARGETS[sys.argv[1]]


def target(data: bytes) -> None:
    """Check an input."""
    with suppress(MgpusimError):
        ONE.check(data)


def main() -> None:
    """Fuzz until libFuzzer's own options say to stop."""
    corpus = Path(tempfile.mkdtemp(prefix="mgpusim-fuzz-corpus-"))
    for number, seed in enumerate(seeds_of(ONE)):
        (corpus / str(number)).write_bytes(seed)
    with atheris.instrument_imports(include=["mgpusim"]):
        target(seeds_of(ONE)[0])  # imports what it needs
    atheris.Setup([sys.argv[0], *sys.argv[2:], str(corpus)], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
