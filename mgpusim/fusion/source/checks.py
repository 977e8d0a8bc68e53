"""What must hold before parts are fused, and of the result: every reason to refuse names the part, the place and a fix."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from mgpusim.errors import CompileError, InputError, MgpusimError, suggest
from mgpusim.fusion.source.emit import Place, free_names
from mgpusim.fusion.source.facts import PartFacts, facts_of, static_local_b
from mgpusim.fusion.source.ndrange import ALIGNMENTS, MAX_GROUP, ORDERS, PartShape
from mgpusim.fusion.source.rewrite import Names, PartText, parse_program, rewrite
from mgpusim.fusion.source.text import preprocess
from mgpusim.workload.args import Arg, BufferArg, ImageArg, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.binding import bind
from mgpusim.workload.launch import Launch
from mgpusim.workload.local_choice import Bounds
from mgpusim.workload.ndrange import POINTER_B, driver_choice, memory_problems, resolve
from mgpusim.workload.program import open_module, pick_kernel
from mgpusim.workload.source import source_of_launch

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec

_PERMISSIONS = (
    "-cl-denorms-are-zero", "-cl-mad-enable", "-cl-no-signed-zeros", "-cl-unsafe-math-optimizations", "-cl-finite-math-only",
    "-cl-fast-relaxed-math",
)  # fmt: skip
_DEMANDS = ("-cl-fp32-correctly-rounded-divide-sqrt", "-cl-opt-disable")
_SINGLE = "-cl-single-precision-constant"
_CHOICE = "warp_multiple"  # how groups are chosen where neither the launch nor a GPU's driver does
# OpenCL 1.2, table 4.3: what every full-profile device takes
_LEAST = {"read images": 128, "written images": 8, "samplers": 16, "__constant arguments": 8, "bytes of arguments": 1024}

T = TypeVar("T")


def who(part: int, launch: Launch) -> str:
    """Return what a part is called in messages.

    >>> who(1, Launch("kernel void f() {}", "f", (64,)))
    'part 1 (f)'
    """
    return f"part {part} ({launch.label})"


def _stop(problems: Sequence[str]) -> None:
    if problems:
        raise InputError("cannot fuse", problems) if len(problems) > 1 else InputError(f"cannot fuse: {problems[0]}")


def _each(launches: Sequence[Launch], task: Callable[[int, Launch], T]) -> list[T]:
    """Return what `task` makes of each part, or raise the problems of all of them."""
    results: list[T] = []
    problems: list[str] = []
    for part, launch in enumerate(launches):
        try:
            results.append(task(part, launch))
        except InputError as error:
            problems += [f"{who(part, launch)}: {line}" for line in error.problems]
        except MgpusimError as error:
            problems.append(f"{who(part, launch)}: {error}")
    _stop(problems)
    return results


def check_request(launches: Sequence[Launch], align: str, warp: int, order: str, local: int | None, stripe: int | None) -> None:
    """Raise InputError where what is asked for makes no sense whatever the kernels are."""
    problems = []
    if len(launches) < 2:
        problems.append(f"got {len(launches)} launch{'' if len(launches) == 1 else 'es'}, expected two or more")
    if align not in ALIGNMENTS:
        problems.append(f"align: got '{align}', expected one of {', '.join(ALIGNMENTS)}")
    if order not in ORDERS:
        problems.append(f"order: got '{order}', expected one of {', '.join(ORDERS)}")
    if warp < 1:
        problems.append(f"warp: got {warp}, expected the work items of a warp, 1 or more")
    if local is not None and local < 1:
        problems.append(f"local: got {local}, expected the work items of a fused group, 1 or more")
    if stripe is not None and stripe < 1:
        problems.append(f"stripe: got {stripe}, expected the work groups of a part in a row, 1 or more")
    _stop(problems)


def collect_facts(launches: Sequence[Launch]) -> list[PartFacts]:
    """Return what each part's kernel is, its arguments checked, or raise InputError with the problems of all parts."""

    def checked(part: int, launch: Launch) -> PartFacts:
        del part
        fact = facts_of(launch)
        bind(fact.params, launch)
        if fact.spins:
            lines = ", ".join(map(str, fact.spins))
            raise InputError(
                f"waits for another work item through global memory (line {lines}): the groups of a fused launch need not run "
                "side by side as they did, so that it may wait for ever; split the kernel there"
            )
        return fact

    return _each(launches, checked)


def demands_of(launches: Sequence[Launch], facts: Sequence[PartFacts], warp: int, gpu: GpuSpec | None) -> list[PartShape]:
    """Return what index space each part wants, its work-group shape chosen where the launch leaves it open."""

    def shaped(part: int, launch: Launch) -> PartShape:
        fact = facts[part]
        x, y, z = _three(launch.global_size, 1)
        shape = launch.local_size or fact.reqd
        if shape is not None:
            local = _three(shape, 1)
        elif gpu is not None:
            local = resolve(launch, gpu).local
        else:
            local = driver_choice(_CHOICE, Bounds((x, y, z), MAX_GROUP, (MAX_GROUP,) * 3, warp))
        if fact.reqd and fact.reqd != local:
            raise InputError(f"local {list(local)} is not the kernel's reqd_work_group_size {list(fact.reqd)}; leave local out")
        if launch.pad:
            x, y, z = (-(-size // w) * w for size, w in zip((x, y, z), local, strict=True))
        return PartShape(
            label=launch.label,
            global_size=(x, y, z),
            local=local,
            offset=_three(launch.offset, 0),
            dim=launch.dim,
            cooperative=fact.cooperative,
            barrier=fact.barrier,
            packable=fact.packable,
        )

    return _each(launches, shaped)


def _three(sizes: Sequence[int], neutral: int) -> tuple[int, int, int]:
    x, y, z = (*sizes, neutral, neutral, neutral)[:3]
    return x, y, z


def merge_shared(
    launches: Sequence[Launch], facts: Sequence[PartFacts], shared: Sequence[Sequence[tuple[int, int | str]]]
) -> dict[Place, Place]:
    """Return, for each argument that is another's buffer, whose it is."""
    merged: dict[Place, Place] = {}
    problems: list[str] = []
    for group in shared:
        places = []
        for part, name in group:
            try:
                places.append(_place(launches, facts, part, name))
            except MgpusimError as error:
                problems.append(f"shared: {error}")
        places = sorted(set(places))
        for place in places[1:]:
            problems += _conflicts(launches, facts, places[0], place)
            merged[place] = places[0]
        problems += _dependencies(launches, facts, places)
    _stop(problems)
    return merged


def _place(launches: Sequence[Launch], facts: Sequence[PartFacts], part: int, name: int | str) -> Place:
    if not 0 <= part < len(launches):
        raise InputError(f"there is no part {part}; parts are 0 to {len(launches) - 1}")
    names = [p.name for p in facts[part].params]
    if isinstance(name, str) and name not in names:
        raise InputError(f"{who(part, launches[part])}: {suggest('argument', name, names)}")
    index = names.index(name) if isinstance(name, str) else name
    if not 0 <= index < len(names):
        raise InputError(f"{who(part, launches[part])} has no args[{index}]; it has {len(names)} arguments")
    if not isinstance(launches[part].args[index], (BufferArg, ImageArg)):
        raise InputError(f"{_named(launches, facts, (part, index))} is not a buffer or image, so it cannot be shared")
    return part, index


def _named(launches: Sequence[Launch], facts: Sequence[PartFacts], place: Place) -> str:
    part, index = place
    return f"'{facts[part].params[index].name}' (args[{index}]) of {who(part, launches[part])}"


def _conflicts(launches: Sequence[Launch], facts: Sequence[PartFacts], place: Place, other: Place) -> list[str]:
    a, b = launches[place[0]].args[place[1]], launches[other[0]].args[other[1]]
    kinds = facts[place[0]].params[place[1]].kind, facts[other[0]].params[other[1]].kind
    if kinds[0] != kinds[1]:
        words = [k.replace("buffer", "global") for k in kinds]
        return [f"{_named(launches, facts, other)} is {words[1]}, {_named(launches, facts, place)} {words[0]}: leave them apart"]
    if not _alike(a, b):
        return [f"{_named(launches, facts, other)} differs from {_named(launches, facts, place)} in size or contents"]
    return []


def _alike(a: Arg, b: Arg) -> bool:
    if isinstance(a, BufferArg) and isinstance(b, BufferArg):
        return (a.size_b, a.dtype, a.init) == (b.size_b, b.dtype, b.init)
    if isinstance(a, ImageArg) and isinstance(b, ImageArg):
        return (a.kind, a.shape, a.channels, a.dtype, a.init, a.row_pitch) == (
            b.kind, b.shape, b.channels, b.dtype, b.init, b.row_pitch
        )  # fmt: skip
    return False


def _dependencies(launches: Sequence[Launch], facts: Sequence[PartFacts], places: Sequence[Place]) -> list[str]:
    writers = [(part, index) for part, index in places if index in facts[part].written]
    out = []
    for writer in writers[:1]:
        for other in places:
            if other[0] != writer[0]:
                does = "writes it too" if other in writers else "reads it"
                out.append(
                    f"{_named(launches, facts, writer)} is written, and {who(other[0], launches[other[0]])} {does} as "
                    f"'{facts[other[0]].params[other[1]].name}': the parts depend on each other; run them one after the other"
                )
    return out


def options_of(launches: Sequence[Launch]) -> tuple[str, list[bool], list[str]]:
    """Return the options of the fused program, whether each part's constants are single, and notes on what was left out."""
    words = [shlex.split(launch.options) for launch in launches]
    given = list(dict.fromkeys(w for part in words for w in part if w in (*_PERMISSIONS, *_DEMANDS)))
    kept = [w for w in given if w in _DEMANDS or all(w in part for part in words)]
    notes = []
    for word in given:
        if word not in kept:
            lacking = [who(part, launch) for part, launch in enumerate(launches) if word not in words[part]]
            notes.append(f"{word} is left out: {', '.join(lacking)} may not be compiled with it")
    versions = sorted(w for part in words for w in part if w.startswith("-cl-std="))
    return " ".join([*versions[-1:], *kept]), [_SINGLE in part for part in words], notes


def rewritten(
    launches: Sequence[Launch], facts: Sequence[PartFacts], demands: Sequence[PartShape], single: Sequence[bool]
) -> tuple[list[PartText], list[Names], tuple[str, ...]]:
    """Return the text of each part, the names it was given, and the pragmas that go before everything."""
    programs = _each(launches, lambda p, launch: parse_program(preprocess(source_of_launch(launch)), facts[p].entry))
    names = free_names(frozenset().union(*(p.identifiers for p in programs)), len(launches))
    texts = _each(launches, lambda p, _: rewrite(programs[p], names[p], facts[p].extents, single[p], not demands[p].uniform))
    return texts, names, tuple(dict.fromkeys(pragma for program in programs for pragma in program.pragmas))


def verify(fused: Launch, gpu: GpuSpec | None) -> None:
    """Raise InputError where the fused kernel does not compile, or is more than a device takes."""
    try:
        module = open_module(fused)
    except CompileError as error:
        raise InputError(
            f"cannot fuse: the fused source does not compile, so that one of the parts holds a construct the rewriter does not "
            f"know; {error}"
        ) from None
    bind(pick_kernel(module, fused).args, fused)
    if gpu is None:
        return
    problems = memory_problems(fused, gpu, pick_kernel(module, fused))
    local_b, most = static_local_b(module, fused.entry), gpu.local.max_per_group_b
    if local_b > most:
        problems.append(
            f"{local_b} bytes of local memory exceed local.max_per_group_b {most} of {gpu.name}; several groups of a part share "
            "one of the fused launch where their sizes differ, and each has its own"
        )
    _stop(problems)


def limit_notes(fused: Launch) -> list[str]:
    """Return what of the arguments exceeds what every device takes, so that the user asks the device at hand."""
    kernel = pick_kernel(open_module(fused), fused)
    counts = {
        "read images": sum(a.kind == "image" and a.access == "read_only" for a in kernel.args),
        "written images": sum(a.kind == "image" and a.access != "read_only" for a in kernel.args),
        "samplers": sum(isinstance(a, SamplerArg) for a in fused.args),
        "__constant arguments": sum(a.kind == "constant" for a in kernel.args),
        "bytes of arguments": sum(
            a.size_b if isinstance(a, ScalarArg) else 0 if isinstance(a, LocalArg) else POINTER_B for a in fused.args
        ),
    }
    return [
        f"{count} {what}; OpenCL promises {_LEAST[what]}, ask the device for more" for what, count in counts.items()
        if count > _LEAST[what]
    ]  # fmt: skip
