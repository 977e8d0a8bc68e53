"""A fuzz target for each reader of networks: `python -m tests.fuzz.reader_target FORMAT [libFuzzer options] [corpus]`.

Starts from the small network of that format; anything but an error in our words is a finding.
"""

from __future__ import annotations

import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import atheris

with atheris.instrument_imports(include=["mgpusim.nn"]):
    from mgpusim.errors import InputError, UnsupportedError
    from mgpusim.nn.readers import read_network
    from mgpusim.nn.readers.format import model_formats

    model_formats.load()

from tests.helpers.small_networks import FORMATS

SUFFIX = sys.argv[1]
FOLDER = Path(tempfile.mkdtemp(prefix="mgpusim-fuzz-"))
FILE = FOLDER / f"net.{SUFFIX}"


def target(data: bytes) -> None:
    """Read a file with values."""
    FILE.write_bytes(data)
    with suppress(InputError, UnsupportedError):
        read_network(FILE, values=True)


def main() -> None:
    """Fuzz until libFuzzer's own options say to stop."""
    corpus = FOLDER / "corpus"
    corpus.mkdir()
    (corpus / "small").write_bytes(FORMATS[SUFFIX]())
    atheris.Setup([sys.argv[0], *sys.argv[2:], str(corpus)], target)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
