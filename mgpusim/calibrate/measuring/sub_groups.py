"""Sub-group functions for devices whose OpenCL has none although their warps do: NVIDIA's, through PTX.

Needs nothing, so that a bundle carries it as it is. What is written here is the PTX ISA's shuffles, votes and special registers.
A sub-group is a warp of 32 work items, consecutive by local linear id. All items of a sub-group have to be active.
"""

from __future__ import annotations

_HEAD = """
#define SG __attribute__((overloadable, always_inline))
uint SG sg_linear(void) {
    return get_local_id(0) + get_local_size(0) * (get_local_id(1) + get_local_size(1) * get_local_id(2));
}
uint SG sg_items(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }
uint SG get_sub_group_local_id(void) { return sg_linear() & 31u; }
uint SG get_sub_group_id(void) { return sg_linear() >> 5; }
uint SG get_num_sub_groups(void) { return (sg_items() + 31u) >> 5; }
uint SG get_max_sub_group_size(void) { return 32u; }
uint SG get_sub_group_size(void) { return min(32u, sg_items() - (sg_linear() & ~31u)); }
void SG sub_group_barrier(uint flags) { asm volatile("bar.warp.sync 0xffffffff;" ::: "memory"); }
uint SG sg_ballot(int p) {
    uint r;
    asm volatile("{ .reg .pred q; setp.ne.s32 q, %1, 0; vote.sync.ballot.b32 %0, q, 0xffffffff; }" : "=r"(r) : "r"(p));
    return r;
}
uint4 SG sub_group_ballot(int p) { return (uint4)(sg_ballot(p), 0, 0, 0); }
int SG sub_group_all(int p) { return sg_ballot(p) == ~0u; }
int SG sub_group_any(int p) { return sg_ballot(p) != 0u; }
uint SG sub_group_ballot_bit_count(uint4 v) { return popcount(v.x); }
uint SG sub_group_ballot_exclusive_scan(uint4 v) { return popcount(v.x & ((1u << get_sub_group_local_id()) - 1u)); }
uint SG sub_group_ballot_inclusive_scan(uint4 v) { return popcount(v.x & ((2u << get_sub_group_local_id()) - 1u)); }
"""

_MOVE = """
{type} SG {name}({type} v, uint by) {{
    {type} r;
    asm volatile("shfl.sync.{mode}.b32 %0, %1, %2, {clamp}, 0xffffffff;" : "={reg}"(r) : "{reg}"(v), "r"(by));
    return r;
}}
"""

_REDUCE = """
{type} SG sub_group_reduce_{op}({type} v) {{
    for (uint by = 16; by > 0; by >>= 1) {{ {type} o = sub_group_shuffle_xor(v, by); v = {combine}; }}
    return v;
}}
{type} SG sub_group_scan_inclusive_{op}({type} v) {{
    for (uint by = 1; by < 32; by <<= 1) {{
        {type} o = sub_group_shuffle_up(v, by);
        if (get_sub_group_local_id() >= by) v = {combine};
    }}
    return v;
}}
"""

_EXCLUSIVE = """
{type} SG sub_group_scan_exclusive_add({type} v) {{
    {type} o = sub_group_shuffle_up(sub_group_scan_inclusive_add(v), 1);
    return get_sub_group_local_id() ? o : 0;
}}
"""

_MOVES = {
    "sub_group_shuffle_xor": ("bfly", "0x1f"), "sub_group_shuffle": ("idx", "0x1f"), "sub_group_broadcast": ("idx", "0x1f"),
    "sub_group_shuffle_up": ("up", "0x0"), "sub_group_shuffle_down": ("down", "0x1f"),
}  # fmt: skip
_COMBINED = {"add": "v + o", "max": "max(v, o)", "min": "min(v, o)"}


def _ptx() -> str:
    out = [_HEAD]
    for type_, reg in (("int", "r"), ("uint", "r"), ("float", "f")):
        out += [_MOVE.format(type=type_, reg=reg, name=n, mode=m, clamp=c) for n, (m, c) in _MOVES.items()]
        out += [_REDUCE.format(type=type_, op=op, combine=combine) for op, combine in _COMBINED.items()]
        out.append(_EXCLUSIVE.format(type=type_))
    return "".join(out)


def with_sub_groups(source: str, vendor: str, extensions: str) -> str:
    """Return a kernel's source with the sub-group functions that it uses and the device's compiler does not have.

    >>> with_sub_groups("kernel void f() {}", "NVIDIA Corporation", "cl_khr_icd")
    'kernel void f() {}'
    >>> "shfl.sync" in with_sub_groups("... sub_group_reduce_add(x) ...", "NVIDIA Corporation", "cl_khr_icd")
    True
    """
    if "sub_group" not in source or "NVIDIA" not in vendor or "cl_khr_subgroups" in extensions:
        return source
    return f"{_ptx()}\n#line 1\n{source}"


def guarded(source: str) -> str:
    """Return a kernel's source with the functions that `with_sub_groups` adds, where the compiler says that it is NVIDIA's."""
    if "sub_group" not in source:
        return source
    return f"#if defined(__NV_CL_C_VERSION) && !defined(cl_khr_subgroups)\n{_ptx()}\n#endif\n#line 1\n{source}"
