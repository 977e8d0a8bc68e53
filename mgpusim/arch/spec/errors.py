"""How far predictions are off, as measured launches of kernels held out have it: what intervals are made of."""

from typing import Annotated

from mgpusim.arch.spec.about import About, PresetTable

Edges = tuple[float, float]


def _edges(what: str) -> About:
    return About(
        f"The same of time that goes to {what}. If not set, as of all other parts.",
        "nothing",
        "less",
        (0.0, 10.0),
        counts="of log time",
    )


class EngineErrors(PresetTable, frozen=True):
    """Edges of the central 80% of ln(measured / predicted) of one engine, below and above, by what the time goes to.

    Those of a launch are the mean of these, weighted by the squares of the parts of its predicted time (`mgpusim.cost.interval`).
    """

    other: Annotated[
        Edges, About("Edges of the central 80% of ln(measured / predicted), below and above 0, of all parts not named.",
                     "nothing", "less", (0.0, 10.0), counts="of log time")
    ]  # fmt: skip
    launch: Annotated[Edges | None, _edges("the overhead of the launch")] = None
    dispatch: Annotated[Edges | None, _edges("dispatching groups")] = None
    issue: Annotated[Edges | None, _edges("issuing instructions")] = None
    fp: Annotated[Edges | None, _edges("floating-point arithmetic")] = None
    int: Annotated[Edges | None, _edges("integer arithmetic")] = None
    sfu: Annotated[Edges | None, _edges("special functions")] = None
    lsu: Annotated[Edges | None, _edges("the load/store unit")] = None
    l1: Annotated[Edges | None, _edges("the first-level cache")] = None
    texture: Annotated[Edges | None, _edges("the texture unit")] = None
    constant: Annotated[Edges | None, _edges("constant memory")] = None
    local: Annotated[Edges | None, _edges("local memory")] = None
    l2: Annotated[Edges | None, _edges("L2")] = None
    slc: Annotated[Edges | None, _edges("the system-level cache")] = None
    dram: Annotated[Edges | None, _edges("DRAM")] = None
    latency: Annotated[Edges | None, _edges("waiting")] = None
    atomics: Annotated[Edges | None, _edges("atomic operations")] = None
    disagreement: Annotated[
        Edges | None, About("How much further each edge lies for each unit of ln that the analytic engine's time lies beyond it.",
                            "nothing", "less", (0.0, 10.0), counts="of log time")
    ] = None  # fmt: skip


class ModelErrors(PresetTable, frozen=True):
    """The errors of the engines."""

    analytic: Annotated[EngineErrors | None, About("Errors of the analytic engine.", "nothing")] = None
    event: Annotated[EngineErrors | None, About("Errors of the event engine.", "nothing")] = None
