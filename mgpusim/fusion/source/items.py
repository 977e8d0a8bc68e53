"""Work-item functions of a part: what they answer in the part's own launch, told from its group and its local id.

The paper's Table 2 for any dimension; sizes are constants of the source, ids are taken from the struct that is passed along.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mgpusim.fusion.source.ndrange import PartShape
from mgpusim.fusion.source.rewrite import INLINE, ITEM_FUNCTIONS, Names

_AXES = "xyz"
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
