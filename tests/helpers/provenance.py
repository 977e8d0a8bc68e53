"""What JSON documents of predictions say of themselves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mgpusim.version import __version__


def said_predicted(document: Mapping[str, Any]) -> tuple[str, str]:
    """Return the (engine, GPU) by which a document says that it is predicted, by this version."""
    told = document["provenance"]
    assert (told["kind"], told["by"]) == ("predicted", f"mgpusim {__version__}")
    return told["engine"], told["on"]
