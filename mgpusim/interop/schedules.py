"""What a search for a schedule looked at, as files of tuners: predictions in the place of measurements, and named so."""

from __future__ import annotations

import math
import re
from pathlib import Path
from typing import TYPE_CHECKING

from mgpusim.interop.formats.autotvm import write_log
from mgpusim.interop.formats.t4 import write_t4
from mgpusim.interop.tuned import Tuned, TunedResult, in_order
from mgpusim.workload.provenance import Provenance

if TYPE_CHECKING:
    from mgpusim.nn.changing.scheduling.result import NetworkSchedule, OperatorSearch


def tuned_of_searches(found: NetworkSchedule) -> list[Tuned]:
    """Return the members looked at, a task for each operator, storage and kernel; times are predictions in microseconds.

    Members that lack a knob which others of their kernel have, as those of libraries do, are left out.
    """
    out = []
    for search in found.searches:
        kernels = dict.fromkeys(one.member.kernel for one in search.found.rated)
        out += [task for kernel in kernels if (task := _task(found, search, kernel)) is not None]
    return out


def _task(found: NetworkSchedule, search: OperatorSearch, kernel: str) -> Tuned | None:
    rated = [one for one in search.found.rated if one.member.kernel == kernel]
    names = max((tuple(name for name, _ in one.member.parameters) for one in rated), key=len)
    whole = [one for one in rated if tuple(name for name, _ in one.member.parameters) == names]
    if not names or not any(math.isfinite(one.time_us) for one in whole):
        return None
    knobs = {name: in_order(dict(one.member.parameters)[name] for one in whole) for name in names}
    results = tuple(
        TunedResult(dict(one.member.parameters), one.time_us)
        if math.isfinite(one.time_us)
        else TunedResult(dict(one.member.parameters), None, "invalid")
        for one in whole
    )
    about = {"storage": search.storage, "operators": list(search.operators)}
    provenance = Provenance("predicted", f"mgpusim {found.schedule.version}", found.schedule.gpu)
    name = f"{kernel} for {search.operators[0]} in {search.storage}, predicted"
    return Tuned(name, found.schedule.gpu, knobs, results, "us", search.shape, {"metadata": about}, provenance)


def write_searches(found: NetworkSchedule, t4: Path | None, autotvm: Path | None) -> list[Path]:
    """Write the members looked at: a T4 file for each task into a folder, and one log of AutoTVM."""
    tasks = tuned_of_searches(found)
    written = []
    if t4 is not None:
        t4.mkdir(parents=True, exist_ok=True)
        for number, task in enumerate(tasks):
            path = t4 / f"{number:03d}_{re.sub(r'[^A-Za-z0-9]+', '_', task.kernel)}.json"
            write_t4(path, task)
        written.append(t4)
    if autotvm is not None:
        write_log(autotvm, tasks)
        written.append(autotvm)
    return written
