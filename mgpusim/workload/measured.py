"""Which corpora are measured, how, and who may take their times for the truth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mgpusim.errors import InputError
from mgpusim.workload.corpus import Corpus
from mgpusim.workload.provenance import UNKNOWN, Provenance, device_said, of_legacy


def of_corpus(corpus: Corpus) -> Provenance:
    """Return where the times of a corpus come from: what it states, else what the results that it was made of show.

    A corpus without a statement holds what `mgpusim measure` or another tool measured on its device.

    >>> of_corpus(Corpus({"name": "Adreno 640"}, {}, {}, ())).text
    'measured on Adreno 640'
    """
    device = str(corpus.device.get("name", ""))
    if corpus.provenance is not None:
        return corpus.provenance
    if corpus.device.get("simulated") is True:  # by `mgpusim probe --simulate` before it stated so
        return Provenance("predicted", "mgpusim", device, "event")
    tuned = corpus.extra.get("tuned")
    if isinstance(tuned, dict):  # made by `mgpusim convert` before it wrote where times come from
        extra = tuned.get("extra")
        about = extra if isinstance(extra, dict) else {}
        named = of_legacy(about, device) or of_legacy(about.get("metadata"), device) or device_said(device)[1]
        if named is not None:
            return named
        log = about.get("autotvm")
        if (isinstance(log, dict) and "tvm_version" not in log) or device in ("", "unknown"):
            return UNKNOWN
    return device_said(device)[1] or Provenance("measured", on=device)


def require_measured(corpus: Corpus, use: str, allowed: bool = False) -> Provenance:
    """Return the provenance of a corpus whose times are taken as the truth.

    Parameters
    ----------
    use : what the times are wanted for, as in "validating".
    allowed : take predicted times, and those of unknown provenance, all the same.

    >>> from mgpusim.workload.provenance import by_engine
    >>> guessed = Corpus({"name": "x"}, {}, {}, (), provenance=by_engine("event", "x"))
    >>> require_measured(guessed, "validating", allowed=True).kind
    'predicted'
    """
    provenance = of_corpus(corpus)
    if provenance.is_measured or allowed:
        return provenance
    why = (
        "nobody says that they were measured (provenance unknown)"
        if provenance.kind == "unknown"
        else f"they are {provenance.text}"
    )
    hint = "; `mgpusim convert --measured-on DEVICE` states it if you know" if provenance.kind == "unknown" else ""
    raise InputError(f"the corpus has no measured times for {use}: {why}{hint}; --allow-predicted takes them all the same")


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
