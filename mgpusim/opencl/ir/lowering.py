"""Calls that become other instructions before the IR is read.

Atomics of OpenCL C 2.0 and 3.0 (6.15.12) become the LLVM instructions that they are: read-modify-writes, loads, stores. Memory
orders and scopes are dropped: lanes are executed in lockstep, where every order holds. So an atomic of any order is charged as
one of OpenCL C 1.x. A read-modify-write goes to the atomic unit, a load or store is one like any other. Work-group functions are
written out, and printf prints nothing.
"""

from __future__ import annotations

import re
from collections import Counter

from mgpusim.opencl.ir.work_group import expand_work_group_calls

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
    return [f"  {instruction}{place}" for instruction in code]


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
    match = _SPACE.match(operand)
    return match[0] if match else "ptr"


_WORK_GROUP = re.compile(r"@_Z\d+work_group_(?!barrier)")
_NAME = re.compile(r' @("[^"]*"|[-\w.$]+)\(')
_VALUE = re.compile(r'%("[^"]*"|[-\w.$]+)')
_PRINTF = re.compile(r"\bcall\b.*@printf\(")
_COMPUTED = re.compile(
    r'\s+%(?P<name>"[^"]*"|[-\w.$]+) = (?:(?P<load>load (?!volatile|atomic))|(?:add|sub|mul|udiv|sdiv|urem|srem|shl|lshr|ashr|'
    r"and|or|xor|fadd|fsub|fmul|fdiv|frem|fneg|freeze|trunc|zext|sext|fptrunc|fpext|fptoui|fptosi|uitofp|sitofp|ptrtoint|"
    r"inttoptr|bitcast|addrspacecast|icmp|fcmp|select|getelementptr|extractelement|insertelement|shufflevector|extractvalue)\b)"
)


def lower(text: str) -> str:
    """Return textual LLVM IR without calls of C11 atomics and work-group functions, and without what only printf reads.

    >>> lower("define spir_kernel void @k(float %x) {\\n  %d = fpext float %x to double\\n"
    ...       '  %n = call i32 (ptr addrspace(2), ...) @printf(ptr addrspace(2) @.str, double %d)\\n  ret void\\n}')
    'define spir_kernel void @k(float %x) {\\n  %n = call i32 @printf()\\n  ret void\\n}'
    """
    collective, prints, atomic = _WORK_GROUP.search(text), "@printf(" in text, "U7_Atomic" in text
    if not collective and not prints and not atomic:
        return text
    out: list[str] = []
    lines = text.split("\n")
    at = 0
    while at < len(lines):
        header = lines[at]
        out.append(header)
        at += 1
        if not header.startswith("define ") or " spir_kernel " not in header:
            continue
        end = lines.index("}", at)
        body = lines[at:end]
        at = end
        if atomic:
            body = [new for n, line in enumerate(body) for new in (lower_atomic(line, n) if "U7_Atomic" in line else (line,))]
        if prints:
            body = _without_output(body)
        if collective:
            body, array = _without_collectives(header, body, lines)
            out[-1:-1] = array
        out += body
    return "\n".join(out)


def _without_collectives(header: str, body: list[str], lines: list[str]) -> tuple[list[str], list[str]]:
    """Return the body with its work-group calls written out, and the line of the local array that they share."""
    name = _NAME.search(header)
    if name is None:
        return body, []
    signature = header[name.end() :].partition(") ")[0]
    unnamed = sum(value.isdigit() for value in _VALUE.findall(signature))
    expanded = expand_work_group_calls(name[1].strip('"'), body, str(unnamed), _required_items(header, lines))
    if not expanded.array:
        return body, []
    array = f'@"{expanded.array}" = internal addrspace(3) global [{expanded.length} x {expanded.element}] undef, align 8'
    return expanded.body, [array]


def _required_items(header: str, lines: list[str]) -> int:
    """Return the work items of the groups that a kernel requires, 0 if it requires none."""
    given = re.search(r"!reqd_work_group_size (!\d+)", header)
    if given is None:
        return 0
    sizes = next((re.findall(r"i32 (\d+)", line) for line in lines if line.startswith(f"{given[1]} = ")), [])
    items = 1
    for size in sizes:
        items *= int(size)
    return items if sizes else 0


def _without_output(body: list[str]) -> list[str]:
    """Return the body with printf called without arguments, and without what only those needed."""
    dead: list[str] = []
    kept = list(body)
    for i, line in enumerate(body):
        if "@printf(" in line and _PRINTF.search(line):
            before, _, arguments = line.partition("@printf(")
            kept[i] = f"{before.partition('call ')[0]}call i32 @printf(){_after(arguments)}"
            dead += _VALUE.findall(arguments)
    uses = Counter(name for line in kept for name in _VALUE.findall(line))
    places = {m["name"]: i for i, line in enumerate(kept) if (m := _COMPUTED.match(line))}
    gone: set[int] = set()
    while dead:
        name = dead.pop()
        at = places.get(name)
        if at is None or at in gone or uses[name] > 1:  # its own line is one
            continue
        gone.add(at)
        for other in _VALUE.findall(kept[at]):
            uses[other] -= 1
            if other != name:
                dead.append(other)
    return [line for i, line in enumerate(kept) if i not in gone]


def _after(arguments: str) -> str:
    """Return what follows the closing parenthesis of a call: the place in the source."""
    return arguments[at:] if (at := arguments.find(", !dbg")) >= 0 else ""
