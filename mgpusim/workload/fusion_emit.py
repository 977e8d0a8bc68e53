"""The text of a fused kernel: header, the parts' code, their work-item functions, the kernel that picks a part."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence

from mgpusim.errors import InputError
from mgpusim.workload.args import LocalArg
from mgpusim.workload.fusion_facts import PartFacts
from mgpusim.workload.fusion_ndrange import Demand, Layout, Slot
from mgpusim.workload.fusion_source import ITEM_FUNCTIONS, Names, Param, PartText
from mgpusim.workload.launch import Launch

__all__ = ["emit", "free_names"]

_AXES = "xyz"
_SUFFIXES = ("_p{}", "_part{}", "_fused{}", "_of_part{}")


def free_names(taken: frozenset[str], parts: int) -> list[Names]:
    """Return names for each part that no identifier of any part can clash with.

    >>> free_names(frozenset({"conv_p0", "item"}), 1)[0][:3]
    ('_part0', 'part_item', 'item_')
    """
    for form in _SUFFIXES:
        suffixes = [form.format(p) for p in range(parts)]
        if not any(name.endswith(s) for name in taken for s in suffixes):
            break
    else:
        raise InputError(f"cannot fuse: names of the parts end in each of {', '.join(s.format('N') for s in _SUFFIXES)}")

    def free(name: str) -> str:
        while name in taken:
            name += "_"
        return name

    common = [free(n) for n in ("part_item", "item", "shared")]
    return [Names(s, common[0], common[1], common[2], f"_local{s}") for s in suffixes]


def emit(
    launches: Sequence[Launch],
    facts: Sequence[PartFacts],
    layout: Layout,
    texts: Sequence[PartText],
    names: Sequence[Names],
    pragmas: Sequence[str],
) -> tuple[str, str]:
    """Return the source of the fused kernel and the name of its function."""
    entry = _entry_name(facts, texts)
    pieces = [_header(launches, facts, layout, texts), "\n".join(pragmas)]
    if any(t.takes_item for t in texts):
        i = layout.index_type
        about = "/* Which work item of its part runs: its work group, and its local id there. */"
        pieces.append(f"{about}\ntypedef struct {{\n    {i}3 group;\n    uint3 id;\n}} {names[0].item_type};")
    for part, (text, name, slot) in enumerate(zip(texts, names, layout.slots, strict=True)):
        pieces.append(f"/* ---- part {part}: {facts[part].entry} ---- */")
        pieces.append("\n".join(_work_item_functions(text, name, slot.demand, layout.index_type)))
        if members := _members(launches[part], facts[part], text):
            body = "".join(f"    {m}\n" for m in members)
            pieces.append(f"typedef struct {{\n{body}}} {facts[part].entry}{name.local};")
        pieces.append(text.text)
    pieces.append(_kernel(entry, launches, facts, layout, texts, names))
    return "\n\n".join(p for p in pieces if p) + "\n", entry


def _entry_name(facts: Sequence[PartFacts], texts: Sequence[PartText]) -> str:
    name = "fused_" + "_".join(dict.fromkeys(f.entry for f in facts))
    name = name if len(name) <= 60 else f"fused_{len(facts)}_kernels"
    while any(re.search(rf"\b{name}\b", t.text) for t in texts):
        name += "_"
    return name


def _header(launches: Sequence[Launch], facts: Sequence[PartFacts], layout: Layout, texts: Sequence[PartText]) -> str:
    def sizes(values: Sequence[int], dim: int) -> str:
        return " x ".join(map(str, values[:dim]))

    order = "one after the other" if layout.order == "concatenated" else "their work groups in turn"
    lines = [
        f"{len(launches)} kernels fused into one launch, {order}, each beginning at "
        + {"warp": "a warp.", "group": "a work group.", "none": "any work item."}[layout.align],
        f"Run it over a global size of {layout.n_groups * layout.local} in work groups of {layout.local}.",
        "",
    ]
    for part, (launch, slot) in enumerate(zip(launches, layout.slots, strict=True)):
        demand = slot.demand
        where = f"work items {slot.first_item} to {slot.first_item + slot.span - 1}"
        if layout.order == "interleaved":
            where = f"{slot.groups} of the {layout.n_groups} work groups"
        what = f"part {part}: {facts[part].entry}, {sizes(demand.global_size, demand.dim)} in groups of {sizes(demand.local, demand.dim)}"
        lines.append(f"{what}: {where}" + (f" ({slot.padding_items} of them idle)" if slot.padding_items else ""))
        del launch
    lines += ["", "Arguments, names and work-item functions of a part carry its suffix. Written by mgpusim."]
    return "/* " + "\n".join(f" * {line}".rstrip() for line in lines)[3:] + "\n */"


def _members(launch: Launch, fact: PartFacts, text: PartText) -> list[str]:
    """Members of the struct of a part's local memory: what it declares, and what it was to be passed."""
    out = list(text.fields)
    for position, param in _locals(launch, text):
        arg = launch.args[position]
        size = max(1, fact.params[position].size_b)
        assert isinstance(arg, LocalArg)
        element = param.pointee if fact.params[position].size_b and param.pointee != "void" else ""
        count = -(-arg.bytes // size) if element else -(-arg.bytes // 16)
        out.append(f"{element or 'float4'} {param.name}[{count}];")
    return out


def _locals(launch: Launch, text: PartText) -> list[tuple[int, Param]]:
    return [(i, p) for i, p in enumerate(text.params) if isinstance(launch.args[i], LocalArg)]


def _work_item_functions(text: PartText, names: Names, demand: Demand, index: str) -> Iterator[str]:
    """Yield the definition of each work-item function that a part uses (the paper's Table 2, for any dimension)."""
    sizes = {
        "get_global_size": demand.global_size,
        "get_local_size": demand.local,
        "get_enqueued_local_size": demand.local,
        "get_num_groups": demand.groups,
        "get_global_offset": demand.offset,
    }
    ids = [f"{names.item}.{{0}}.{a}" for a in _AXES]
    dims = range(demand.dim)
    linear = "get_global_linear_id" in text.calls
    for name in reversed(("get_work_dim", *sizes, *ITEM_FUNCTIONS)):
        if name not in text.calls:
            continue
        del linear
        linear = False
        full = name + names.suffix
        item = f"const {names.item_type} {names.item}"
        if name == "get_work_dim":
            yield f"uint {full}(void) {{ return {demand.dim}; }}"
        elif name == "get_local_linear_id":
            yield f"size_t {full}({item}) {{ return {_linear([i.format('id') for i in ids], demand.local, dims)}; }}"
        elif name == "get_global_linear_id":
            own = [f"({ids[d].format('group')} * {demand.local[d]} + {ids[d].format('id')})" for d in dims]
            yield f"size_t {full}({item}) {{ return {_linear(own, demand.global_size, dims)}; }}"
        elif name in ITEM_FUNCTIONS:
            values = []
            for d in dims:
                group, own = ids[d].format("group"), ids[d].format("id")
                value = {"get_group_id": group, "get_local_id": f"({index}){own}" if index != "uint" else own}.get(name, "")
                values.append(value or _global_id(group, own, demand, d))
            yield f"size_t {full}({item}, const uint dim) {{ return {_select(values, '0')}; }}"
        elif name == "get_local_size" and not demand.uniform:
            values = [
                f"min(({index}){demand.local[d]}, {demand.global_size[d]} - {ids[d].format('group')} * {demand.local[d]})"
                for d in dims
            ]
            yield f"size_t {full}({item}, const uint dim) {{ return {_select(values, '1')}; }}"
        else:
            rest = "0" if name == "get_global_offset" else "1"
            yield f"size_t {full}(const uint dim) {{ return {_select([str(sizes[name][d]) for d in dims], rest)}; }}"


def _global_id(group: str, own: str, demand: Demand, d: int) -> str:
    scaled = f"{group} * {demand.local[d]} + {own}" if demand.groups[d] > 1 and demand.local[d] > 1 else (
        own if demand.groups[d] == 1 else group
    )  # fmt: skip
    return scaled + (f" + {demand.offset[d]}" if demand.offset[d] else "")


def _linear(ids: Sequence[str], sizes: Sequence[int], dims: Sequence[int]) -> str:
    out = ids[dims[-1]]
    for d in reversed(dims[:-1]):
        out = f"({out}) * {sizes[d]} + {ids[d]}"
    return out


def _select(values: Sequence[str], rest: str) -> str:
    return " : ".join([*(f"dim == {d} ? {v}" for d, v in enumerate(values)), rest])


def _kernel(
    entry: str,
    launches: Sequence[Launch],
    facts: Sequence[PartFacts],
    layout: Layout,
    texts: Sequence[PartText],
    names: Sequence[Names],
) -> str:
    params = [
        p.declared(p.name + n.suffix)
        for launch, text, n in zip(launches, texts, names, strict=True)
        for i, p in enumerate(text.params)
        if not isinstance(launch.args[i], LocalArg)
    ]
    head = f"__kernel __attribute__((reqd_work_group_size({layout.local}, 1, 1)))\nvoid {entry}(\n    "
    lines = list(_shared(launches, facts, layout, texts, names))
    lines += _picker(launches, facts, layout, texts, names)
    body = "".join(f"    {line}\n" for line in lines)
    return f"{head}{(',' + chr(10) + '    ').join(params)})\n{{\n{body}}}"


def _shared(
    launches: Sequence[Launch],
    facts: Sequence[PartFacts],
    layout: Layout,
    texts: Sequence[PartText],
    names: Sequence[Names],
) -> Iterator[str]:
    """Yield the declaration of local memory: parts never run in the same group, so that they share the room."""
    members = []
    for part, (launch, fact, text, name) in enumerate(zip(launches, facts, texts, names, strict=True)):
        if _members(launch, fact, text):
            share = layout.slots[part].share
            members.append(f"{fact.entry}{name.local} part{part}{f'[{share}]' if share > 1 else ''};")
    if members:
        yield "__local union {"
        yield from (f"    {m}" for m in members)
        yield f"}} {names[0].shared};  /* a group runs one part: the room of the largest */"


def _picker(
    launches: Sequence[Launch],
    facts: Sequence[PartFacts],
    layout: Layout,
    texts: Sequence[PartText],
    names: Sequence[Names],
) -> Iterator[str]:
    index, size = layout.index_type, layout.local
    by_item = any(s.first_item % size for s in layout.slots)
    yield f"const {index} group = get_group_id(0);"
    yield "const uint lane = get_local_id(0);"
    if by_item:
        yield f"const {index} place = group * {size} + lane;"
    if layout.order == "interleaved":
        yield from _turns(layout)
    last = len(launches) - 1
    for part, slot in enumerate(layout.slots):
        if layout.order == "interleaved":
            condition, first = f"part == {part}", "turn"
        else:
            end = slot.first_item + slot.span
            condition = f"group < {end // size}" if end % size == 0 else f"place < {end}"
            first = _less("group", slot.first_item // size)
        word = "if" if part == 0 else "} else if"
        yield f"{word} ({condition}) {{" if part < last else "} else {"
        yield from (f"    {line}" for line in _branch(part, slot, first, layout, launches[part], facts[part], texts[part], names[part]))
    yield "}"


def _less(name: str, value: int) -> str:
    return f"({name} - {value})" if value else name


def _turns(layout: Layout) -> Iterator[str]:
    """Yield how a group finds its part where they take turns: of the groups before it, each part had its share."""
    index = layout.index_type
    total = layout.n_groups
    wide = any(layout.n_groups * s.groups >= 1 << 32 for s in layout.slots)
    big = "ulong" if wide else "uint"
    yield "/* of any number of groups from the first on, each part has its share, as nearly as whole groups allow */"
    yield f"uint part = {len(layout.slots) - 1};"
    yield f"{index} turn = group;"
    left = total
    for part, slot in enumerate(layout.slots[:-1]):
        common = math.gcd(slot.groups, left)
        mine, of = slot.groups // common, left // common
        indent = "    " * part
        yield f"{indent}const {index} before{part} = ({big})turn * {mine} / {of};"
        yield f"{indent}if (({big})(turn + 1) * {mine} / {of} > before{part}) {{"
        yield f"{indent}    part = {part};"
        yield f"{indent}    turn = before{part};"
        yield f"{indent}}} else {{"
        yield f"{indent}    turn -= before{part};"
        left -= slot.groups
    for part in reversed(range(len(layout.slots) - 1)):
        yield "    " * part + "}"


def _branch(
    part: int, slot: Slot, first: str, layout: Layout, launch: Launch, fact: PartFacts, text: PartText, names: Names
) -> Iterator[str]:
    demand, size, index = slot.demand, layout.local, layout.index_type
    guards = []
    shared = f"{names.shared}.part{part}"
    if slot.share == 1 and demand.per_group == size:
        group, own = first, "lane"
    elif slot.share:
        own, group = "own", "number"
        yield f"const uint own = lane % {demand.per_group};"
        yield f"const uint which = lane / {demand.per_group};"
        number = f"{first} * {slot.share} + which"
        left_over = demand.n_groups % slot.share and demand.barrier
        if left_over:
            number = f"min({number}, ({index}){demand.n_groups - 1})"
        yield f"const {index} number = {number};" + ("  /* places left over repeat the last group */" if left_over else "")
        if slot.share * demand.per_group < size:
            guards.append(f"which < {slot.share}")
        if demand.n_groups % slot.share and not demand.barrier:
            guards.append(f"number < {demand.n_groups}")
        shared += "[which]" if slot.share > 1 else ""
    else:
        at = _less("place", slot.first_item) if slot.first_item % size else f"{first} * {size} + lane"
        yield f"const {index} index = {at};"
        group, own = f"index / {demand.per_group}", f"index % {demand.per_group}"
        if slot.span > demand.slots:
            guards.append(f"index < {demand.slots}")
    inner = list(_call(part, demand, group, own, shared, layout, launch, fact, text, names))
    if guards:
        yield f"if ({' && '.join(guards)}) {{"
        yield from (f"    {line}" for line in inner)
        yield "}"
    else:
        yield from inner


def _call(
    part: int, demand: Demand, group: str, own: str, shared: str, layout: Layout, launch: Launch, fact: PartFacts, text: PartText,
    names: Names,
) -> Iterator[str]:  # fmt: skip
    del part
    index = layout.index_type
    given = []
    if text.takes_item or not demand.uniform:
        simple = re.fullmatch(r"\w+", group) is not None
        if not simple and demand.dim > 1:
            yield f"const {index} of = {group};"
            group = "of"
        if re.fullmatch(r"\w+", own) is None and demand.dim > 1:
            yield f"const uint in = {own};"
            own = "in"
        yield f"const {names.item_type} {names.item} = {{"
        yield f"    ({index}3)({', '.join(_unravel(group, demand.groups))}),"
        yield f"    (uint3)({', '.join(_unravel(own, demand.local))}),"
        yield "};"
        if text.takes_item:
            given.append(names.item)
    if text.fields:
        given.append(f"&{shared}")
    for position, param in enumerate(text.params):
        if isinstance(launch.args[position], LocalArg):
            room = f"{shared}.{param.name}"
            plain = param.pointee and param.pointee != "void" and fact.params[position].size_b
            given.append(room if plain else f"({_cast(param)}){room}")
        else:
            given.append(param.name + names.suffix)
    call = f"{text.function}({', '.join(given)});"
    if demand.uniform:
        yield call
        return
    item = names.item
    inside = [
        f"{item}.group.{a} * {w} + {item}.id.{a} < {g}"
        for a, w, g in zip(_AXES, demand.local, demand.global_size, strict=True)
        if g % w
    ]
    yield f"if ({' && '.join(inside)}) {{  /* groups at the edge are cut off */"
    yield f"    {call}"
    yield "}"


def _cast(param: Param) -> str:
    return " ".join(param.declared("").split())


def _unravel(name: str, sizes: Sequence[int]) -> Iterator[str]:
    """Yield the coordinates of a number, x fastest."""
    under = 1
    for d, size in enumerate(sizes):
        last = all(s == 1 for s in sizes[d + 1 :])
        value = name if under == 1 else f"{name if re.fullmatch(chr(92) + 'w+', name) else '(' + name + ')'} / {under}"
        yield "0" if size == 1 else value if last else f"{value} % {size}"
        under *= size
