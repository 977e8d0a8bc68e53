"""How a corpus was measured, in a sentence: what a reader has to know before comparing times with predictions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

NOT_SAID = "not said"  # in a protocol: nobody knows


def protocol_text(protocol: Mapping[str, Any]) -> str:
    """Return what the `protocol` of a corpus says of its launches: caches, order, and whether what they change was restored.

    >>> protocol_text({"cache": "warm", "order": "isolated", "restored": True})
    'measured with warm caches, isolated; what kernels both read and write restored before each run'
    >>> protocol_text({"restored": ["bfs"]})
    'measured with caches unknown, order unknown; what bfs both reads and writes not restored between runs'
    """
    restored = protocol.get("restored")
    cache, order = (str(protocol.get(key) or NOT_SAID).replace(NOT_SAID, "unknown") for key in ("cache", "order"))
    caches = f"{cache} caches" if cache in ("warm", "cold") else f"caches {cache}"
    if restored is True:
        changed = "what kernels both read and write restored before each run"
    elif restored is False:
        changed = "what kernels both read and write not restored between runs"
    elif isinstance(restored, (list, tuple)) and restored:
        names = ", ".join(map(str, restored[:3])) + (f" and {len(restored) - 3} more" if len(restored) > 3 else "")
        changed = f"what {names} both {'reads and writes' if len(restored) == 1 else 'read and write'} not restored between runs"
    else:
        changed = "unknown whether what kernels change was restored"
    ordered = f"order {order}" if order == "unknown" else order
    return f"measured with {caches}, {ordered}; {changed}"
