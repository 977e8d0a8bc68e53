"""What a field of a GPU says of itself, at its definition: `Annotated[float, About("...", better="more", ...)]`.

All lists of fields are derived from it: which decide a trace; which are varied, fitted or tried as bottlenecks; their ranges; and
the reference page. `mgpusim.arch.schema` reads it.
"""

import math
from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

Affects = Literal["trace", "occupancy", "cache", "rate", "event", "device", "nothing"]
Range = tuple[float, float]

POSITIVE: Range = (math.ulp(0.0), math.inf)
NOT_NEGATIVE: Range = (0.0, math.inf)
SHARE: Range = (1e-3, 1.0)
AT_LEAST_ONE: Range = (1.0, math.inf)

ITSELF = "itself"
"""The resource of a field that an architect would change by itself."""

RESOURCES = (
    "ALUs", "registers", "warp slots", "texture L1 bandwidth", "texture L1 size", "L1 bandwidth", "L1 size",
    "local memory bandwidth", "local memory size", "L2 bandwidth", "L2 size", "DRAM bandwidth", "DRAM latency",
    "cache latencies", "ALU latencies", "atomics", "image writes", "dispatch", "launch overhead", "shader cores", "clock",
)  # fmt: skip
"""Resources of several fields that an architect would change together, in the order in which equals are shown."""


class PresetTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of all tables: frozen, keywords only, unknown keys refused."""


class About(msgspec.Struct, frozen=True):
    """What is known of a field beside its name, type and default.

    Attributes
    ----------
    text
        One sentence of documentation.
    affects
        What a change asks for: a new "trace", a new "occupancy", new "cache" results of the same transactions, or new numbers in
        the equations ("rate"). Of the rest, some act in the "event" engine alone, others in the "device" model of queues, and
        some on "nothing".
    better
        Whether "more" or "less" of it is better for a kernel; "" if neither.
    range
        Least and greatest value that makes sense physically, both included; of a list that of its numbers.
    power_of_two
        Whether it has to be a power of two.
    counts
        Its unit in words where its name carries none; see `mgpusim.units.field_unit`.
    resource
        One of `RESOURCES`, `ITSELF`, or "" where it is not a resource of the hardware.
    fitted
        Whether it is fitted to a corpus of measured launches.
    sensible
        Least and greatest value a fit may take, where narrower than `range`.
    rate
        Whether the equations read it as a rate beside what else it affects: they may vary it with the trace as it is.
    where
        Path of another field: this one decides a trace only where that is set and not 0; the equations read it anyway.
    unless
        Path of another field: this one is read only where that is not set.
    absent
        Path of the field whose value it takes where it is not set.
    through
        What of a GPU decides the trace in place of the value itself.
    parts
        Of a table: what differs for some of its fields at this place, by name of the field and of the attribute.
    """

    text: str
    affects: Affects = "rate"
    better: Literal["more", "less", ""] = ""
    range: Range = POSITIVE
    power_of_two: bool = False
    counts: str = ""
    resource: str = ""
    fitted: bool = False
    sensible: Range | None = None
    rate: bool = False
    where: str = ""
    unless: str = ""
    absent: str = ""
    through: Callable[[Any], Any] | None = None
    parts: Mapping[str, Mapping[str, Any]] = {}
