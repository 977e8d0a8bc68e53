"""The text of a fused kernel: header, the parts' code with their work-item functions, the kernel that picks a part."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from mgpusim.errors import InputError
from mgpusim.fusion.source.facts import PartFacts
from mgpusim.fusion.source.ndrange import Layout, PartShape, Slot
from mgpusim.fusion.source.rewrite import INLINE, ITEM_FUNCTIONS, Names, Param, PartText
from mgpusim.workload.args import LocalArg
from mgpusim.workload.launch import Launch

_AXES = "xyz"
_SUFFIXES = ("_p{}", "_part{}", "_fused{}", "_of_part{}")
_WORD = re.compile(r"\w+")
_ENCLOSED = re.compile(r"\([^()]*\)")
_LONGEST_NAME = 60

Place = tuple[int, int]  # part, argument
Passed = Mapping[Place, str]


class Piece(NamedTuple):
    """A part about to be written: its number, launch, facts, rewritten text, names, and its stretch of the index space."""

    number: int
    launch: Launch
    fact: PartFacts
    text: PartText
    names: Names
    slot: Slot

    @property
    def members(self) -> list[str]:
        """Members of the struct of its local memory: what it declares, and what it was to be passed."""
        out = list(self.text.fields)
        for position, param in enumerate(self.text.params):
            arg = self.launch.args[position]
            if isinstance(arg, LocalArg):
                size = self.fact.params[position].size_b
                element, size = (param.pointee, size) if self.plain(position) else ("float4", 16)
                out.append(f"{element} {param.name}[{-(-arg.bytes // size)}];")
        return out

    @property
    def local_type(self) -> str:
        """Name of the type of its local memory."""
        return f"{self.fact.entry}{self.names.local}"

    def plain(self, position: int) -> bool:
        """Whether a local argument points to elements that can be declared as they stand."""
        pointee = self.text.params[position].pointee
        return bool(pointee) and pointee != "void" and self.fact.params[position].size_b > 0


def free_names(taken: frozenset[str], parts: int) -> list[Names]:
    """Return names for each part that no identifier of any part can clash with.

    >>> free_names(frozenset({"conv_p0", "item"}), 1)[0][:3]
    ('_part0', 'part_item', 'item_')
    """
    for form in _SUFFIXES:
        suffixes = [form.format(p) for p in range(parts)]
        if not any(name.endswith(tuple(suffixes)) for name in taken):
            break
    else:
        raise InputError(f"cannot fuse: names of the parts end in each of {', '.join(s.format('N') for s in _SUFFIXES)}")

    def free(name: str) -> str:
        while name in taken:
            name += "_"
        return name

    common = [free(n) for n in ("part_item", "item", "shared")]
    return [Names(s, common[0], common[1], common[2], f"_local{s}") for s in suffixes]


def emit(pieces: Sequence[Piece], layout: Layout, pragmas: Sequence[str], merged: Mapping[Place, Place]) -> tuple[str, str]:
    """Return the source of the fused kernel and the name of its function.

    Parameters
    ----------
    pragmas : what goes before everything: extensions that parts ask for.
    merged : (part, argument) to the (part, argument) whose buffer it is.
    """
    entry = _entry_name(pieces)
    out = [_header(pieces, layout), "\n".join(pragmas)]
    if any(_needs_item(p) for p in pieces):
        about = "/* Which work item of its part runs: its work group, and its local id there. */"
        fields = f"    {layout.index_type}3 group;\n    uint3 id;\n"
        out.append(f"{about}\ntypedef struct {{\n{fields}}} {pieces[0].names.item_type};")
    for piece in pieces:
        out.append(f"/* ---- part {piece.number}: {piece.fact.entry} {'-' * (100 - len(piece.fact.entry))} */")
        out.append("\n".join(work_item_functions(piece.names, piece.text.calls, piece.slot.demand, layout.index_type)))
        out.append(piece.text.before)
        if piece.members:  # their types may be the part's own
            body = "".join(f"    {m}\n" for m in piece.members)
            out.append(f"typedef struct {{\n{body}}} {piece.local_type};")
        out.append(piece.text.text)
    out += ["/* ---- the fused kernel */", _kernel(entry, pieces, layout, _passed(pieces, merged))]
    return "\n\n".join(p for p in out if p) + "\n", entry


def _passed(pieces: Sequence[Piece], merged: Mapping[Place, Place]) -> dict[Place, str]:
    """Return what the fused kernel passes for each argument of each part; its own parameters are those without a cast."""
    out = {}
    for piece in pieces:
        for i, param in enumerate(piece.text.params):
            part, at = merged.get((piece.number, i), (piece.number, i))
            other = pieces[part]
            name = other.text.params[at].name + other.names.suffix
            same = _type_of(param) == _type_of(other.text.params[at])
            out[piece.number, i] = name if same else f"({_type_of(param)}){name}"
    return out


def _needs_item(piece: Piece) -> bool:
    return piece.text.takes_item or not piece.slot.demand.uniform


def _entry_name(pieces: Sequence[Piece]) -> str:
    name = "fused_" + "_".join(dict.fromkeys(p.fact.entry for p in pieces))
    name = name if len(name) <= _LONGEST_NAME else f"fused_{len(pieces)}_kernels"
    while any(re.search(rf"\b{re.escape(name)}\b", p.text.before + p.text.text) for p in pieces):
        name += "_"
    return name


def _header(pieces: Sequence[Piece], layout: Layout) -> str:
    def sizes(values: Sequence[int], dim: int) -> str:
        return " x ".join(map(str, values[:dim]))

    each = f"their work groups in turn{f', {layout.stripe} at a time' if layout.stripe > 1 else ''}"
    order = "one after the other" if layout.order == "concatenated" else each
    begin = {"warp": "a warp", "group": "a work group", "none": "any work item"}[layout.align]
    lines = [
        f"{len(pieces)} kernels fused into one launch, {order}, each beginning at {begin}.",
        f"Run it over a global size of {layout.n_groups * layout.local} in work groups of {layout.local}.",
        "",
    ]
    for piece in pieces:
        slot, demand = piece.slot, piece.slot.demand
        where = f"work items {slot.first_item} to {slot.first_item + slot.span - 1}"
        if layout.order == "interleaved":
            where = f"{slot.groups} of the {layout.n_groups} work groups"
        size, local = sizes(demand.global_size, demand.dim), sizes(demand.local, demand.dim)
        idle = f", {slot.padding_items} work items idle" if slot.padding_items else ""
        lines.append(f"part {piece.number}: {piece.fact.entry}, {size} in groups of {local}: {where}{idle}")
    lines += ["", "Arguments, names and work-item functions of a part carry its suffix. Written by mgpusim."]
    return "/* " + "\n".join(f" * {line}".rstrip() for line in lines)[3:] + "\n */"


def _kernel(entry: str, pieces: Sequence[Piece], layout: Layout, passed: Passed) -> str:
    params = [
        param.declared(param.name + piece.names.suffix)
        for piece in pieces
        for i, param in enumerate(piece.text.params)
        if not isinstance(piece.launch.args[i], LocalArg) and passed[piece.number, i] == param.name + piece.names.suffix
    ]
    lines = [*_shared(pieces), *_picker(pieces, layout, passed)]
    body = "".join(f"    {line}\n" for line in lines)
    head = f"__kernel __attribute__((reqd_work_group_size({layout.local}, 1, 1)))\nvoid {entry}("
    return f"{head}\n    {(',' + chr(10) + '    ').join(params) or 'void'})\n{{\n{body}}}"


def _shared(pieces: Sequence[Piece]) -> Iterator[str]:
    """Yield the declaration of local memory: parts never run in the same group, so that they share the room."""
    with_local = [p for p in pieces if p.members]
    if with_local:
        yield "__local union {"
        for piece in with_local:
            share = piece.slot.share
            yield f"    {piece.local_type} part{piece.number}{f'[{share}]' if share > 1 else ''};"
        yield f"}} {pieces[0].names.shared};  /* a work group runs one part: the room of the largest */"


def _picker(pieces: Sequence[Piece], layout: Layout, passed: Passed) -> Iterator[str]:
    index, size = layout.index_type, layout.local
    yield f"const {index} group = get_group_id(0);"
    yield "const uint lane = get_local_id(0);"
    if any(p.slot.first_item % size for p in pieces):
        yield f"const {index} place = group * {size} + lane;"
    if layout.order == "interleaved":
        yield from _turns(layout)
    for piece in pieces:
        slot = piece.slot
        if layout.order == "interleaved":
            condition, first = f"part == {piece.number}", "turn"
        else:
            end = slot.first_item + slot.span
            condition = f"group < {end // size}" if end % size == 0 else f"place < {end}"
            first = _less("group", slot.first_item // size)
        if piece is pieces[-1]:
            yield "} else {"
        else:
            yield f"if ({condition}) {{" if piece.number == 0 else f"}} else if ({condition}) {{"
        yield from (f"    {line}" for line in _branch(piece, first, layout, passed))
    yield "}"


def _less(name: str, value: int) -> str:
    return f"({name} - {value})" if value else name


def _bare(expression: str) -> str:
    """Return an expression without parentheses around all of it."""
    return expression[1:-1] if _ENCLOSED.fullmatch(expression) else expression


def _turns(layout: Layout) -> Iterator[str]:
    """Yield how a group finds its part where they take turns: of the stripes before it, each part had its share."""
    index, stripe, rounds = layout.index_type, layout.stripe, layout.rounds
    wide = "(ulong)" if sum(rounds) * max(rounds) >= 1 << 32 else ""
    yield "/* of any number of groups from the first on, each part has its share, as nearly as can be */"
    yield f"uint part = {len(layout.slots) - 1};"
    yield f"{index} turn = group{f' / {stripe}' if stripe > 1 else ''};"
    left_over = layout.n_groups - sum(rounds) * stripe
    deep = "    " if left_over else ""
    if left_over:
        yield f"if (group < {sum(rounds) * stripe}) {{"
    left = sum(rounds)
    for part, own in enumerate(rounds[:-1]):
        common = math.gcd(own, left)
        mine, of = own // common, left // common
        indent = deep + "    " * part
        before = f"before{part}"
        times = f" * {mine}" if mine > 1 else ""
        yield f"{indent}const {index} {before} = {wide}turn{times} / {of};"
        yield f"{indent}if ({wide}(turn + 1){times} / {of} > {before}) {{"
        yield f"{indent}    part = {part};"
        yield f"{indent}    turn = {before};"
        yield f"{indent}}} else {{"
        yield f"{indent}    turn -= {before};"
        left -= own
    for part in reversed(range(len(rounds) - 1)):
        yield deep + "    " * part + "}"
    if stripe > 1:
        yield f"{deep}turn = turn * {stripe} + group % {stripe};"
    if left_over:
        yield from _left_over(layout)


def _left_over(layout: Layout) -> Iterator[str]:
    """Yield how the groups at the end, which fill no stripe, find their part: part after part."""
    yield "} else {  /* what fills no stripe */"
    at = sum(layout.rounds) * layout.stripe
    turns = []
    for part, (slot, rounds) in enumerate(zip(layout.slots, layout.rounds, strict=True)):
        first = rounds * layout.stripe
        if slot.groups > first:
            turns.append((at + slot.groups - first, part, f"turn = group - {at} + {first};"))
            at += slot.groups - first
    inner = "        " if len(turns) > 1 else "    "
    for n, (end, part, turn) in enumerate(turns):
        if len(turns) > 1:
            last = n == len(turns) - 1
            yield f"    {'} else ' if n else ''}{'' if last else f'if (group < {end}) '}{{"
        yield f"{inner}part = {part};"
        yield f"{inner}{turn}"
    if len(turns) > 1:
        yield "    }"
    yield "}"


def _branch(piece: Piece, first: str, layout: Layout, passed: Passed) -> Iterator[str]:
    """Yield what a work item of a part does; `first` counts fused groups from the part's first."""
    slot, demand, size, index = piece.slot, piece.slot.demand, layout.local, layout.index_type
    shared = f"{piece.names.shared}.part{piece.number}"
    guards: list[str] = []
    whole = layout.starts_at_group(piece.number)
    if demand.per_group == size and whole:
        group, own = first, "lane"
        guards += [f"{first} < {demand.n_groups}"] if slot.span > demand.slots else []
    elif slot.share:
        group, own = "of", "own"
        yield from _several(piece, first, index, guards, size)
        shared += "[which]" if slot.share > 1 else ""
    elif whole and demand.per_group % size == 0:  # a group of the part is several of the fused launch
        ratio = demand.per_group // size
        group, own = f"{first} / {ratio}", f"{first} % {ratio} * {size} + lane"
        guards += [f"{first} < {demand.n_groups * ratio}"] if slot.span > demand.slots else []
    else:
        at = f"{first} * {size} + lane" if whole else _less("place", slot.first_item)
        yield f"const {index} number = {at};"
        group, own = f"number / {demand.per_group}", f"number % {demand.per_group}"
        if slot.span > demand.slots:
            guards.append(f"number < {demand.slots}")
    inner = list(_call(piece, group, own, shared, index, passed))
    if guards:
        yield f"if ({' && '.join(guards)}) {{"
        yield from (f"    {line}" for line in inner)
        yield "}"
    else:
        yield from inner


def _several(piece: Piece, first: str, index: str, guards: list[str], size: int) -> Iterator[str]:
    """Yield how items find their group where several groups of the part share a fused one."""
    slot, demand = piece.slot, piece.slot.demand
    yield f"const uint which = lane / {demand.per_group};"
    yield f"const uint own = lane % {demand.per_group};"
    number = f"{first} * {slot.share} + which" if slot.share > 1 else first
    left_over = demand.n_groups % slot.share
    if left_over and demand.barrier:
        yield f"const {index} of = min({number}, ({index}){demand.n_groups - 1});  /* places left over repeat the last group */"
    else:
        yield f"const {index} of = {number};"
        guards += [f"of < {demand.n_groups}"] if left_over else []
    guards += [f"which < {slot.share}"] if slot.share * demand.per_group < size else []


def _call(piece: Piece, group: str, own: str, shared: str, index: str, passed: Passed) -> Iterator[str]:
    """Yield the call of the function that was the part's kernel."""
    names, demand, text = piece.names, piece.slot.demand, piece.text
    given = []
    if _needs_item(piece):
        if _WORD.fullmatch(group) is None and demand.dim > 1:
            yield f"const {index} of = {_bare(group)};"
            group = "of"
        if _WORD.fullmatch(own) is None and demand.dim > 1:
            yield f"const uint own = {own};"
            own = "own"
        yield f"const {names.item_type} {names.item} = {{"
        yield f"    ({index}3)({', '.join(_unravel(group, demand.groups))}),"
        yield f"    (uint3)({', '.join(_unravel(own, demand.local))}),"
        yield "};"
        given += [names.item] if text.takes_item else []
    given += [f"&{shared}"] if text.fields else []
    given += [_given(piece, i, shared, passed) for i in range(len(text.params))]
    call = f"{text.function}({', '.join(given)});"
    if demand.uniform:
        yield call
        return
    item = names.item
    sizes = zip(_AXES, demand.local, demand.global_size, strict=True)
    inside = [f"{item}.group.{a} * {w} + {item}.id.{a} < {g}" for a, w, g in sizes if g % w]
    yield f"if ({' && '.join(inside)}) {{  /* groups at the edge are cut off */"
    yield f"    {call}"
    yield "}"


def _given(piece: Piece, position: int, shared: str, passed: Passed) -> str:
    """Return what is passed for a parameter: local memory is the part's room, all else the fused kernel's."""
    param = piece.text.params[position]
    if isinstance(piece.launch.args[position], LocalArg):
        room = f"{shared}.{param.name}"
        return room if piece.plain(position) else f"({_type_of(param)}){room}"
    return passed[piece.number, position]


def _type_of(param: Param) -> str:
    return " ".join(param.declared("").split())


def _unravel(number: str, sizes: Sequence[int]) -> Iterator[str]:
    """Yield the coordinates of a number, x fastest."""
    under = 1
    number = _bare(number)
    simple = number if _WORD.fullmatch(number) else f"({number})"
    for d, size in enumerate(sizes):
        last = all(s == 1 for s in sizes[d + 1 :])
        value = number if under == 1 else f"{simple} / {under}"
        part = value if last else f"{simple} % {size}" if under == 1 else f"{value} % {size}"
        yield "0" if size == 1 else part
        under *= size


_LONGEST_LINE = 120


def work_item_functions(names: Names, calls: Sequence[str], demand: PartShape, index: str) -> Iterator[str]:
    """Yield the definition of each work-item function that a part uses (the paper's Table 2, for any dimension)."""
    for head, value in _answers(names, calls, demand, index):
        line = f"{INLINE} {head} {{ return {value}; }}"
        yield line if len(line) <= _LONGEST_LINE else f"{INLINE} {head}\n{{\n    return {value};\n}}"


def _answers(names: Names, calls: Sequence[str], demand: PartShape, index: str) -> Iterator[tuple[str, str]]:
    """Yield the head of each work-item function that a part uses, and what it returns."""
    dims = range(demand.dim)
    item = f"const {names.item_type} {names.item}"
    groups, ids = ([f"{names.item}.{field}.{a}" for a in _AXES] for field in ("group", "id"))
    for name in calls:
        full = name + names.suffix
        if name == "get_work_dim":
            yield f"uint {full}(void)", str(demand.dim)
        elif name == "get_local_linear_id":
            yield f"size_t {full}({item})", _linear(ids, demand.local, dims)
        elif name == "get_global_linear_id":
            own = [f"({groups[d]} * {demand.local[d]} + {ids[d]})" for d in dims]
            yield f"size_t {full}({item})", _linear(own, demand.global_size, dims)
        elif name in ITEM_FUNCTIONS:
            values = {
                "get_group_id": groups[: demand.dim],
                "get_local_id": ids[: demand.dim],
                "get_global_id": [_global_id(groups[d], ids[d], demand, d) for d in dims],
            }[name]
            yield f"size_t {full}({item}, const uint dim)", _select(values, "0")
        elif name == "get_local_size" and not demand.uniform:
            values = [
                f"min(({index}){demand.local[d]}, ({index}){demand.global_size[d]} - {groups[d]} * {demand.local[d]})"
                for d in dims
            ]
            yield f"size_t {full}({item}, const uint dim)", _select(values, "1")
        else:
            sizes = {
                "get_global_size": demand.global_size,
                "get_num_groups": demand.groups,
                "get_global_offset": demand.offset,
            }.get(name, demand.local)
            rest = "0" if name == "get_global_offset" else "1"
            yield f"size_t {full}(const uint dim)", _select([str(sizes[d]) for d in dims], rest)


def _global_id(group: str, own: str, demand: PartShape, d: int) -> str:
    terms = [] if demand.groups[d] == 1 else [group if demand.local[d] == 1 else f"{group} * {demand.local[d]}"]
    terms += [own] if demand.local[d] > 1 else []
    terms += [str(demand.offset[d])] if demand.offset[d] else []
    return " + ".join(terms) or "0"


def _linear(ids: Sequence[str], sizes: Sequence[int], dims: Sequence[int]) -> str:
    out = ids[dims[-1]]
    for d in reversed(dims[:-1]):
        out = f"({out}) * {sizes[d]} + {ids[d]}"
    return out


def _select(values: Sequence[str], rest: str) -> str:
    return " : ".join([*(f"dim == {d} ? {v}" for d, v in enumerate(values)), rest])
