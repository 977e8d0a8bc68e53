"""Work-group functions (OpenCL C 3.0, 6.15.16) as the local memory, loops and barriers that they are made of.

The rule is the same for both engines, because both see its instructions. A value of each work item goes to local memory, and
log2(items) steps with a barrier each combine them. A reduction halves the values that are left; a scan adds the value 1, 2, 4
... items before (Hillis and Steele, "Data parallel algorithms", CACM 29(12), 1986), which takes two barriers a step. A broadcast
is one store, one load and two barriers. [ESTIMATE] that compilers do the same: those whose hardware shuffles
registers take fewer barriers. The local memory is one value per work item.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

ARRAY = "work_group"
"""Name of the local array of a kernel's work-group functions, after the kernel's own and a dot: an element per work item."""

MOST_ITEMS = 1024
"""Items of the largest group of a kernel that does not state its group (reqd_work_group_size)."""
_CALL = re.compile(
    r'^(?P<pad>\s*)(?:%(?P<result>[-\w.$]+|"[^"]*") = )?(?:tail |musttail |notail )?call [^@]*'
    r"@_Z\d+work_group_(?P<name>all|any|broadcast|(?:reduce|scan_exclusive|scan_inclusive)_(?P<op>add|mul|min|max|and|or|xor))"
    r"(?P<type>[ijlmfd]|Dh|DF16_)(?P<rest>m{0,3})\((?P<args>.*?)\)(?P<tail>[^()]*)$"
)
_LABEL = re.compile(r'^("[^"]*"|[-\w.$]+):')
_TYPES = {"i": "i32", "j": "i32", "l": "i64", "m": "i64", "f": "float", "d": "double", "Dh": "half", "DF16_": "half"}
_BYTES = {"i32": 4, "i64": 8, "float": 4, "double": 8, "half": 2}
_OPERATIONS = {
    "add": ("add", "fadd"), "mul": ("mul", "fmul"), "min": ("smin umin", "minnum"), "max": ("smax umax", "maxnum"),
    "and": ("and", ""), "or": ("or", ""), "xor": ("xor", ""),
}  # fmt: skip


class Expanded(NamedTuple):
    """A kernel's body without work-group calls, and the local array it then needs ("" for none): its name, element, length."""

    body: list[str]
    array: str = ""
    element: str = ""
    length: int = 0


def expand_work_group_calls(kernel: str, body: list[str], entry: str, items: int = 0) -> Expanded:
    """Return the lines of a kernel's body with its work-group calls written out.

    Parameters
    ----------
    body : lines of textual LLVM IR, one instruction each.
    entry : name of the first block where no line names it.
    items : work items of its groups, 0 where it leaves that open.

    >>> lines = ["  %r = call spir_func i32 @_Z20work_group_broadcastim(i32 %x, i64 0), !dbg !7", "  ret void"]
    >>> expanded = expand_work_group_calls("k", lines, "entry")
    >>> expanded.array, expanded.length, sum("barrier" in line for line in expanded.body)
    ('k.work_group', 1024, 2)
    """
    calls = [_CALL.match(line) if "work_group_" in line and " call " in line else None for line in body]
    types = [_TYPES["i"] if m["name"] in ("all", "any") else _TYPES[m["type"]] for m in calls if m is not None]
    if not types:
        return Expanded(body)
    element = f"i{8 * max(_BYTES[t] for t in types)}"
    out: list[str] = []
    block = entry
    ends: dict[str, str] = {}
    for number, (line, call) in enumerate(zip(body, calls, strict=True)):
        label = _LABEL.match(line)
        if label:
            block = label[1]
        if call is None:
            out.append(line)
            continue
        last = ends.get(block, block)
        lines, ends[block] = _written(kernel, element, f"work_group.{number}", call, last)
        out += lines
    return Expanded(list(_renamed(out, ends)), f"{kernel}.{ARRAY}", element, items or MOST_ITEMS)


def _renamed(lines: Sequence[str], ends: dict[str, str]) -> Iterator[str]:
    """Let phis name the block in which a split block now ends."""
    for line in lines:
        if " phi " in line and "work_group." not in line.partition("=")[0]:
            line = re.sub(r'%("[^"]*"|[-\w.$]+) \]', lambda m: f"%{ends.get(m[1], m[1])} ]", line)
        yield line


# In these `$x` is a register of one call and `&x` a block of it, as `x:` is where that begins; `{}` are the values of `_written`.
_STORED = """\
$item = call spir_func i64 @_Z19get_local_linear_idv()
$size0 = call spir_func i64 @_Z14get_local_sizej(i32 0)
$size1 = call spir_func i64 @_Z14get_local_sizej(i32 1)
$size2 = call spir_func i64 @_Z14get_local_sizej(i32 2)
$area = mul i64 $size0, $size1
$count = mul i64 $area, $size2
$mine = {at} $item
store {type} {value}, ptr addrspace(3) $mine, align {align}
{barrier}
"""
_TRUTH = (
    "$mine = {at} $item\nstore {type} {value},",
    """\
$test = icmp ne i32 {value}, 0
$truth = zext i1 $test to i32
$mine = {at} $item
store {type} $truth,""",
)
_REDUCED = """\
br label &iteration
iteration:
$left = phi i64 [ $count, %{before} ], [ $half, &next ]
$more = icmp ugt i64 $left, 1
br i1 $more, label &step, label &done
step:
$up = add i64 $left, 1
$half = lshr i64 $up, 1
$other = add i64 $item, $half
$within = icmp ult i64 $other, $left
br i1 $within, label &combine, label &next
combine:
$theirs = {at} $other
$own = load {type}, ptr addrspace(3) $mine, align {align}
$read = load {type}, ptr addrspace(3) $theirs, align {align}
$combined = COMBINED
store {type} $combined, ptr addrspace(3) $mine, align {align}
br label &next
next:
{barrier}
br label &iteration
done:
{result} = load {type}, ptr addrspace(3) {array}, align {align}
{barrier}
"""
_SCANNED = """\
br label &iteration
iteration:
$step = phi i64 [ 1, %{before} ], [ $twice, &next ]
$total = phi {type} [ {value}, %{before} ], [ $new, &next ]
$more = icmp ult i64 $step, $count
br i1 $more, label &look, label &done
look:
$within = icmp uge i64 $item, $step
br i1 $within, label &combine, label &next
combine:
$other = sub i64 $item, $step
$theirs = {at} $other
$read = load {type}, ptr addrspace(3) $theirs, align {align}
$combined = COMBINED
br label &next
next:
$new = phi {type} [ $total, &look ], [ $combined, &combine ]
{barrier}
store {type} $new, ptr addrspace(3) $mine, align {align}
{barrier}
$twice = shl i64 $step, 1
br label &iteration
done:
"""
_INCLUSIVE = "{result} = freeze {type} $total\n"
_EXCLUSIVE = """\
$first = icmp eq i64 $item, 0
br i1 $first, label &last, label &shift
shift:
$back = sub i64 $item, 1
$previous = {at} $back
$one = load {type}, ptr addrspace(3) $previous, align {align}
br label &last
last:
{result} = phi {type} [ {nothing}, &done ], [ $one, &shift ]
{barrier}
"""
_BROADCAST = """\
store:
store {type} {value}, ptr addrspace(3) {array}, align {align}
br label &stored
stored:
{barrier}
{result} = load {type}, ptr addrspace(3) {array}, align {align}
{barrier}
"""


def _written(kernel: str, element: str, prefix: str, call: re.Match[str], block: str) -> tuple[list[str], str]:
    """Return the lines of one call that begins in a block, and the block in which the code after it lies."""
    type_, name, op = _TYPES[call["type"]], call["name"], call["op"]
    value, *chosen = (part.split()[-1] for part in call["args"].split(","))
    told = {
        "type": type_, "align": _BYTES[type_], "array": f'@"{kernel}.{ARRAY}"', "before": block, "value": value,
        "barrier": "call spir_func void @_Z7barrierj(i32 1)", "result": f"%{call['result'] or f'{prefix}.unused'}",
    }  # fmt: skip
    told["at"] = f"getelementptr {element}, ptr addrspace(3) {told['array']}, i64"
    if name == "broadcast":
        told |= {f"chosen{d}": wanted for d, wanted in enumerate(chosen)}
        same = "$id{0} = call spir_func i64 @_Z12get_local_idj(i32 {0})\n$same{0} = icmp eq i64 $id{0}, {{chosen{0}}}\n".format
        text, mine = "".join(map(same, range(len(chosen)))), "$same0"
        for d in range(len(chosen) - 1):
            text, mine = f"{text}$both{d} = and i1 {mine}, $same{d + 1}\n", f"$both{d}"
        text, end = f"{text}br i1 {mine}, label &store, label &stored\n{_BROADCAST}", "stored"
    else:
        text, end = _STORED, "done"
        if name in ("all", "any"):
            op, text = "and" if name == "all" else "or", text.replace(*_TRUTH)
        if name.startswith("reduce") or name in ("all", "any"):
            text += _REDUCED.replace("COMBINED", _combined(op, call["type"], "$own", "$read"))
        else:
            text += _SCANNED.replace("COMBINED", _combined(op, call["type"], "$read", "$total"))
            told["nothing"] = _identity(op, type_, call["type"])
            more, end = (_INCLUSIVE, "done") if "inclusive" in name else (_EXCLUSIVE, "last")
            text += more
    for mark, ours in ((r"\$(\w+)", rf"%{prefix}.\1"), (r"&(\w+)", rf"%{prefix}.\1.b"), (r"(?m)^(\w+):$", rf"{prefix}.\1.b:")):
        text = re.sub(mark, ours, text)
    tail = f", {call['tail'][call['tail'].find('!dbg') :]}" if "!dbg" in call["tail"] else ""
    lines = text.format(**told).splitlines()
    return [line if line.endswith(":") else f"  {line}{tail}" for line in lines], f"{prefix}.{end}.b"


def _combined(op: str, code: str, a: str, b: str) -> str:
    """Return the instruction that combines two values of a type."""
    (whole, real), type_ = _OPERATIONS[op], _TYPES[code]
    if type_.startswith("i"):
        word = whole.split()[code in "jm"] if " " in whole else whole
        called, suffix = " " in whole, type_
    else:
        word, called, suffix = real, real.endswith("num"), {"half": "f16", "float": "f32", "double": "f64"}[type_]
    return f"call {type_} @llvm.{word}.{suffix}({type_} {a}, {type_} {b})" if called else f"{word} {type_} {a}, {b}"


def _identity(op: str, type_: str, code: str) -> str:
    """Return the constant that combines with any value to that value.

    >>> _identity("min", "i32", "i"), _identity("max", "float", "f")
    ('2147483647', '0xFFF0000000000000')
    """
    if not type_.startswith("i"):
        if op in ("add", "mul"):
            return "0.000000e+00" if op == "add" else "1.000000e+00"
        infinite = -math.inf if op == "max" else math.inf
        if type_ == "half":
            return "0xHFC00" if infinite < 0 else "0xH7C00"
        return "0xFFF0000000000000" if infinite < 0 else "0x7FF0000000000000"
    bits = int(type_[1:])
    signed = code in "il"
    low, high = (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, -1)
    return str({"add": 0, "or": 0, "xor": 0, "mul": 1, "and": -1, "min": high, "max": low}[op])
