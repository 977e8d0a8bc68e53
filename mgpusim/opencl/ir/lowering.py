"""Calls that become other instructions before the IR is read.

Atomics of OpenCL C 2.0 become those of LLVM, work-group functions are written out, and printf prints nothing.
"""

from __future__ import annotations

import re
from collections import Counter

from mgpusim.opencl.ir.atomics import lower_atomic
from mgpusim.opencl.ir.work_group import expand_work_group_calls

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
    found = expand_work_group_calls(name[1].strip('"'), body, str(unnamed), _required_items(header, lines))
    if not found.array:
        return body, []
    array = f'@"{found.array}" = internal addrspace(3) global [{found.length} x {found.element}] undef, align 8'
    return found.body, [array]


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
