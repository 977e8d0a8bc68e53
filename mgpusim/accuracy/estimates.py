"""Estimates kept in the disk cache, so that a run over thousands of launches that was stopped goes on where it was."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec

from mgpusim.arch.families import family_of
from mgpusim.arch.fields import fingerprint
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, load_or_make
from mgpusim.engine.estimate import Estimate, estimate
from mgpusim.engine.predict import engines as known_engines
from mgpusim.errors import MgpusimError
from mgpusim.session import USUAL, Session
from mgpusim.sources import foreign_stamp
from mgpusim.trace.trace import launch_key
from mgpusim.workload.device import compiler_stamp
from mgpusim.workload.launch import Launch

KIND, READ = "estimate", msgspec.json.Decoder(Estimate).decode


class KeptEstimates:
    """The estimates of some engines on one GPU, by the content of a launch: what is not kept is made and kept.

    >>> launch = Launch("kernel void f() {}", "f", (64,), local_size=(64,))
    >>> found = KeptEstimates(load_gpu("adreno-640"), ["analytic"], session=Session(cache=False))
    >>> found.known(launch) is None, found.make(launch)["analytic"].bound
    (True, 'launch')
    """

    def __init__(self, gpu: GpuSpec, engines: Sequence[str], session: Session = USUAL) -> None:
        self.gpu, self.engines, self.session = gpu, tuple(engines), session
        # the stated errors make intervals of estimates, and are not part of them
        without = msgspec.structs.replace(gpu, model=msgspec.structs.replace(gpu.model, errors=None))
        self._of_gpu = fingerprint(without) + compiler_stamp(gpu)
        # of a plug-in, whose sources no import of ours leads to
        self._foreign = {name: foreign_stamp([family_of(gpu), known_engines.lookup(name)]) for name in self.engines}

    def known(self, launch: Launch) -> dict[str, Estimate] | None:
        """Return the estimates of a launch if those of all engines are kept."""
        if not self.session.cache:
            return None
        try:
            identity = launch_key(launch)
        except MgpusimError:  # its source cannot be read: said where it is predicted
            return None
        found = {}
        for engine in self.engines:
            kept = load(KIND, self._key(identity, engine), READ)
            if kept is None:
                return None
            found[engine] = kept
        return found

    def make(self, launch: Launch) -> dict[str, Estimate]:
        """Return the estimates of a launch."""
        identity = launch_key(launch) if self.session.cache else ""
        found = {}
        for engine in self.engines:
            make = partial(estimate, launch, self.gpu, engine, session=self.session, intervals=True)
            found[engine] = load_or_make(KIND, self._key(identity, engine), READ, make, msgspec.json.encode, self.session.cache)
        return found

    def _key(self, identity: str, engine: str) -> str:
        return key_of(identity, self._of_gpu, engine, self._foreign[engine])
