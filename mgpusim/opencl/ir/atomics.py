"""The atomics of OpenCL C 2.0 and 3.0 (6.15.12) as the LLVM instructions that they are: read-modify-writes, loads, stores.

Memory orders and scopes are dropped: lanes are executed in lockstep, where every order holds. So an atomic of any order is
charged as one of OpenCL C 1.x. A read-modify-write goes to the atomic unit, a load or store is one like any other.
"""

from __future__ import annotations

import re

_CALL = re.compile(
    r'^\s*(?:%(?P<result>[-\w.$]+|"[^"]*") = )?(?:tail |musttail |notail )?call [^@]*'
    r"@_Z\d+atomic_(?P<name>init|store|load|exchange|compare_exchange_(?:strong|weak)|fetch_(?:add|sub|or|xor|and|min|max)"
    r"|flag_test_and_set|flag_clear)(?:_explicit)?P(?:U3AS\d)?VK?U7_Atomic(?P<type>DF16_|Dh|[ijlmfd])\w*"
    r"\((?P<args>.*?)\)(?P<tail>[^()]*)$"
)
_TYPES = {"i": "i32", "j": "i32", "l": "i64", "m": "i64", "f": "float", "d": "double", "Dh": "half", "DF16_": "half"}
_BYTES = {"i32": 4, "i64": 8, "float": 4, "double": 8, "half": 2}
_SPACE = re.compile(r"ptr(?: addrspace\((\d)\))?")


def lower_atomic(line: str, number: int) -> list[str]:
    """Return the instructions of a call of a C11 atomic, or the line itself; `number` makes the names of values unique.

    >>> lower_atomic("  %r = call i32 @_Z16atomic_fetch_maxPU3AS1VU7_Atomicjj(ptr addrspace(1) %p, i32 %x), !dbg !7", 3)
    ['  %r = atomicrmw umax ptr addrspace(1) %p, i32 %x seq_cst, align 4, !dbg !7']
    """
    call = _CALL.match(line)
    if call is None:
        return [line]
    name, type_ = call["name"], _TYPES[call["type"]]
    operands = [part.split() for part in call["args"].split(",")]
    pointer, *values = (words[-1] for words in operands)
    address = f"{_space(' '.join(operands[0]))} {pointer}"
    end = f"seq_cst, align {_BYTES[type_]}"
    place = call["tail"][call["tail"].find(", !dbg") :] if ", !dbg" in call["tail"] else ""
    own = f"%atomic.{number}"
    result = f"%{call['result']}" if call["result"] else f"{own}.unused"
    if name in ("init", "store"):
        code = [f"store atomic {type_} {values[0]}, {address} {end}"]
    elif name == "flag_clear":
        code = [f"store atomic {type_} 0, {address} {end}"]
    elif name == "load":
        code = [f"{result} = load atomic {type_}, {address} {end}"]
    elif name == "exchange":
        code = [f"{result} = atomicrmw xchg {address}, {type_} {values[0]} {end}"]
    elif name == "flag_test_and_set":
        code = [f"{own}.old = atomicrmw xchg {address}, {type_} 1 {end}", f"{result} = icmp ne {type_} {own}.old, 0"]
    elif name.startswith("compare_exchange"):
        code = _compare_exchange(own, result, type_, address, f"{_space(' '.join(operands[1]))} {values[0]}", values[1])
    else:
        operation = name.removeprefix("fetch_")
        if not type_.startswith("i"):
            operation = "f" + operation
        elif operation in ("min", "max") and call["type"] in "jm":
            operation = "u" + operation
        code = [f"{result} = atomicrmw {operation} {address}, {type_} {values[0]} {end}"]
    return [f"  {one}{place}" for one in code]


def _compare_exchange(own: str, result: str, type_: str, address: str, expected: str, desired: str) -> list[str]:
    """Return the instructions of a compare-and-exchange: what was found goes to where the expected value lies.

    Where the exchange was done, that is the expected value itself. Floats are compared by their bits, as LLVM's are.
    """
    bits = f"i{8 * _BYTES[type_]}"
    end = f"align {_BYTES[type_]}"
    code = [f"{own}.expected = load {bits}, {expected}, {end}"]
    if bits != type_:
        code.append(f"{own}.desired = bitcast {type_} {desired} to {bits}")
        desired = f"{own}.desired"
    return [
        *code,
        f"{own}.pair = cmpxchg {address}, {bits} {own}.expected, {bits} {desired} seq_cst seq_cst, {end}",
        f"{own}.found = extractvalue {{ {bits}, i1 }} {own}.pair, 0",
        f"store {bits} {own}.found, {expected}, {end}",
        f"{result} = extractvalue {{ {bits}, i1 }} {own}.pair, 1",
    ]


def _space(operand: str) -> str:
    found = _SPACE.match(operand)
    return found[0] if found else "ptr"
