"""Probes by subject: each module holds what one subject asks of a device, how it reads the answers, and its registration.

Every module of this package is imported on first need, so that a new probe is a new module (and its kernel beside it).
What modules share lies in `launches` (what they ask with), `reading` (slopes, findings) and `levels` (edges of caches).
"""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.calibrate.probe import Probe, probes
from mgpusim.errors import InputError, UnknownNameError, suggest

__all__ = ["choose_probes", "known_probes"]


def known_probes() -> dict[str, Probe]:
    """Return every probe there is, those of plug-ins included, by name."""
    return dict(sorted(probes.load().items()))


def choose_probes(names: Sequence[str] = (), simulated: bool = False) -> tuple[dict[str, Probe], list[str]]:
    """Return the probes called `names` (all without names) and notes on those left out.

    A name may be that of a group: "compute" stands for "compute.clock" and all others of it. Probes that the event engine
    cannot show are left out where they are to be simulated. If they were named one by one, that is an error.
    """
    known = known_probes()
    wanted = {name: [n for n in known if n == name or n.startswith(f"{name}.")] for name in names}
    for name, names_of in wanted.items():
        if not names_of:
            raise UnknownNameError(suggest("probe", name, known))
    chosen = {name: known[name] for name in known if not names or any(name in names_of for names_of in wanted.values())}
    if not chosen:
        raise InputError("there are no probes: no module or plug-in has registered one; reinstall mgpusim")
    if not simulated:
        return chosen, []
    blind = {name: probe.why_not or "its effect is not modelled" for name, probe in chosen.items() if not probe.simulates}
    if set(blind) & set(names):
        raise InputError("the event engine cannot show these probes:", [f"{n}: {blind[n]}" for n in names if n in blind])
    return (
        {name: probe for name, probe in chosen.items() if name not in blind},
        [f"{name}: not simulated: {why}" for name, why in blind.items()],
    )
