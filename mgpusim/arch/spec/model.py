"""Constants of the model rather than of the silicon."""

from typing import Annotated

from mgpusim.arch.spec.about import AT_LEAST_ONE, NOT_NEGATIVE, SHARE, About, PresetTable
from mgpusim.arch.spec.errors import ModelErrors


class Model(PresetTable, frozen=True):
    """Constants of the model rather than of the silicon.

    A compiler unrolls an innermost loop by the largest of `unroll_factors` that fits. The loop has as many iterations at least.
    The unrolled body has no more than `unroll_limit_ops` instructions, those of addresses and of the loop itself not counted.
    Where the trip count is not known without a division (a counter that steps by the size of the group, say) the factor is
    `strided_unroll` at most. Unrolling is part of a trace where loads ahead of their use count among the registers.
    """

    unroll_limit_ops: Annotated[
        float, About("Most instructions of an unrolled loop's body.", "trace", counts="instructions", where="registers.per_load")
    ]  # fmt: skip
    unroll_factors: Annotated[
        tuple[int, ...], About("Factors by which loops are unrolled, ascending.", "trace", counts="copies",
                               where="registers.per_load")
    ]  # fmt: skip
    load_registers_in_flight: Annotated[
        float, About("32-bit registers of loads that a warp has under way before it waits; never fewer than its code needs at "
                     "once.", "trace", range=AT_LEAST_ONE, counts="registers")
    ]  # fmt: skip
    address_op_weight: Annotated[
        float, About("Weight of an operation on addresses.", range=NOT_NEGATIVE, counts="operations", fitted=True,
                     sensible=(0.05, 1.0))
    ]  # fmt: skip
    index_division_ops: Annotated[
        float, About("Operations of an integer division in an index.", range=NOT_NEGATIVE, counts="operations", fitted=True)
    ]  # fmt: skip
    issue_latency_cycles: Annotated[
        float, About("Least cycles between two instructions of a warp, in the analytic engine.", fitted=True)
    ]  # fmt: skip
    unroll_overlap: Annotated[
        float, About("Share of the chains of unrolled copies that overlap.", range=SHARE, counts="share", fitted=True,
                     sensible=(0.3, 1.0))
    ]  # fmt: skip
    throughput_norm: Annotated[
        float, About("Exponent of the norm that joins what limits throughput.", range=AT_LEAST_ONE, counts="exponent",
                     fitted=True, sensible=(1.2, 12.0))
    ]  # fmt: skip
    latency_norm: Annotated[
        float, About("Exponent of the norm that joins throughput and latency.", range=AT_LEAST_ONE, counts="exponent",
                     fitted=True, sensible=(1.0, 8.0))
    ]  # fmt: skip
    partial_store_factor: Annotated[
        float, About("How many times longer L2 takes for a store of a part of a sector.", range=AT_LEAST_ONE, counts="times",
                     fitted=True, sensible=(1.0, 8.0), unless="l2.write_b_per_cycle")
    ]  # fmt: skip
    sigma: Annotated[
        float, About("The model's own error, one sigma of log time; decides on intervals alone, those of times where `errors` is "
                     "not set.", "nothing", "less", NOT_NEGATIVE, counts="of log time")
    ]  # fmt: skip
    phase_norm: Annotated[
        float | None, About("The same of a group alone on its core that meets at barriers in its busiest loop: 1 where what its "
                            "pipes take and what its warps wait for add up; if not set, as of others.", range=AT_LEAST_ONE,
                            counts="exponent", absent="model.latency_norm")
    ] = None  # fmt: skip
    phase_share: Annotated[
        float | None, About("Share of a group's phases, as loads and stores of a kernel without a loop, that only other groups "
                            "overlap; if not set, warps of a group drift apart.", range=SHARE, counts="share")
    ] = None  # fmt: skip
    chain_overlap: Annotated[
        float | None, About("Share of the arithmetic in the chains of unrolled copies that overlaps; if not set, as of loads.",
                            range=SHARE, counts="share", absent="model.unroll_overlap")
    ] = None  # fmt: skip
    texture_norm: Annotated[
        float | None, About("Exponent by which the texture unit joins all else that a core does: high where fetches queue at it "
                            "without holding other work up; if not set, that of throughputs.", range=AT_LEAST_ONE,
                            counts="exponent", absent="model.throughput_norm")
    ] = None  # fmt: skip
    fetch_registers_in_flight: Annotated[
        float | None, About("The same of texture fetches; if not set, that of loads.", "trace", range=AT_LEAST_ONE,
                            counts="registers", absent="model.load_registers_in_flight")
    ] = None  # fmt: skip
    queued_fetch_registers: Annotated[
        float | None, About("The same of texture fetches in the event engine, in which a fetch also takes its time in a unit of "
                            "its sub-core; if not set, that of fetches.", "event", range=AT_LEAST_ONE, counts="registers",
                            absent="model.fetch_registers_in_flight")
    ] = None  # fmt: skip
    copy_registers_in_flight: Annotated[
        float | None, About("The same of loads that are only stored, as of a tile on its way to local memory; if not set, that "
                            "of loads.", "trace", range=AT_LEAST_ONE, counts="registers", absent="model.load_registers_in_flight")
    ] = None  # fmt: skip
    strided_unroll: Annotated[
        int | None, About("Most copies of a loop whose trip count is not known without a division; if not set, as of others.",
                          "trace", counts="copies", where="registers.per_load")
    ] = None  # fmt: skip

    predicated_ops: Annotated[
        int | None, About("Most instructions of a branch's body that the compiler turns into predicated ones, which every warp "
                          "issues that comes by; if not set, branches stay.", "trace", counts="instructions")
    ] = None  # fmt: skip
    errors: Annotated[
        ModelErrors | None, About("The model's own errors by what the time goes to.", "nothing")
    ] = None  # fmt: skip

    def registers_in_flight(self, copies: bool = False, queued: bool = False) -> tuple[float, float]:
        """Registers under way of loads and of fetches.

        Parameters
        ----------
        copies : what is loaded is only stored.
        queued : the time that a fetch takes in its unit is counted apart.
        """
        loads, fetches, copied = self.load_registers_in_flight, self.fetch_registers_in_flight, self.copy_registers_in_flight
        if queued and self.queued_fetch_registers is not None:
            fetches = self.queued_fetch_registers
        return (copied if copies and copied is not None else loads), (loads if fetches is None else fetches)
