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

__all__ = ["ARRAY", "Expanded", "expand_work_group_calls"]

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
    >>> found = expand_work_group_calls("k", lines, "entry")
    >>> found.array, found.length, sum("barrier" in line for line in found.body)
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
        writer = _IrWriter(kernel, element, f"work_group.{number}", call, last)
        out += writer.lines()
        ends[block] = writer.block
    return Expanded(list(_renamed(out, ends)), f"{kernel}.{ARRAY}", element, items or MOST_ITEMS)


def _renamed(lines: Sequence[str], ends: dict[str, str]) -> Iterator[str]:
    """Let phis name the block in which a split block now ends."""
    for line in lines:
        if " phi " in line and "work_group." not in line.partition("=")[0]:
            line = re.sub(r'%("[^"]*"|[-\w.$]+) \]', lambda m: f"%{ends.get(m[1], m[1])} ]", line)
        yield line


class _IrWriter:
    """Writes one call out; `block` is the block in which the code after it lies."""

    def __init__(self, kernel: str, element: str, prefix: str, call: re.Match[str], block: str) -> None:
        self.array, self.element, self.prefix, self.call, self.block = f'@"{kernel}.{ARRAY}"', element, prefix, call, block
        self.type = _TYPES[call["type"]]
        self.tail = call["tail"][call["tail"].find("!dbg") :] if "!dbg" in call["tail"] else ""
        self.out: list[str] = []

    def lines(self) -> list[str]:
        values = [part.split()[-1] for part in _arguments(self.call["args"])]
        name, op = self.call["name"], self.call["op"]
        result = f"%{self.call['result']}" if self.call["result"] else self.name("unused")
        if name == "broadcast":
            self._broadcast(result, values[0], values[1:])
            return self.out
        item = self.emit("item", "call spir_func i64 @_Z19get_local_linear_idv()")
        count = self._items()
        value = values[0]
        if name in ("all", "any"):
            test = self.emit("test", f"icmp ne i32 {value}, 0")
            value = self.emit("truth", f"zext i1 {test} to i32")
            op = "and" if name == "all" else "or"
        mine = self.emit("mine", self.at(item))
        self.put(f"store {self.type} {value}, ptr addrspace(3) {mine}, align {_BYTES[self.type]}")
        self.barrier()
        if name.startswith("scan"):
            self._scan(result, op, value, item, count, mine, inclusive="inclusive" in name)
        else:
            self._reduce(result, op, item, count, mine)
        return self.out

    # ---- the three forms -----------------------------------------------------------------------------------------
    def _broadcast(self, result: str, value: str, chosen: list[str]) -> None:
        tests = [
            self.emit(f"same{d}", f"icmp eq i64 {self.emit(f'id{d}', _work_item('get_local_id', d))}, {wanted}")
            for d, wanted in enumerate(chosen)
        ]
        mine = tests[0]
        for d, test in enumerate(tests[1:]):
            mine = self.emit(f"both{d}", f"and i1 {mine}, {test}")
        self.branch(mine, "store", "stored")
        self.begin("store")
        self.put(f"store {self.type} {value}, ptr addrspace(3) {self.array}, align {_BYTES[self.type]}")
        self.jump("stored")
        self.begin("stored")
        self.barrier()
        self.put(f"{result} = load {self.type}, ptr addrspace(3) {self.array}, align {_BYTES[self.type]}")
        self.barrier()

    def _reduce(self, result: str, op: str, item: str, count: str, mine: str) -> None:
        before = self.block
        self.jump("iteration")
        self.begin("iteration")
        left = self.emit("left", f"phi i64 [ {count}, %{before} ], [ {self.name('half')}, %{self.label('next')} ]")
        self.branch(self.emit("more", f"icmp ugt i64 {left}, 1"), "step", "done")
        self.begin("step")
        half = self.emit("half", f"lshr i64 {self.emit('up', f'add i64 {left}, 1')}, 1")
        other = self.emit("other", f"add i64 {item}, {half}")
        self.branch(self.emit("within", f"icmp ult i64 {other}, {left}"), "combine", "next")
        self.begin("combine")
        theirs = self.emit("theirs", self.at(other))
        a, b = self.load("own", mine), self.load("read", theirs)
        self.put(f"store {self.type} {self.combined(op, a, b)}, ptr addrspace(3) {mine}, align {_BYTES[self.type]}")
        self.jump("next")
        self.begin("next")
        self.barrier()
        self.jump("iteration")
        self.begin("done")
        self.put(f"{result} = load {self.type}, ptr addrspace(3) {self.array}, align {_BYTES[self.type]}")
        self.barrier()

    def _scan(self, result: str, op: str, value: str, item: str, count: str, mine: str, inclusive: bool) -> None:
        before = self.block
        self.jump("iteration")
        self.begin("iteration")
        again = self.label("next")
        step = self.emit("step", f"phi i64 [ 1, %{before} ], [ {self.name('twice')}, %{again} ]")
        total = self.emit("total", f"phi {self.type} [ {value}, %{before} ], [ {self.name('new')}, %{again} ]")
        self.branch(self.emit("more", f"icmp ult i64 {step}, {count}"), "look", "done")
        self.begin("look")
        self.branch(self.emit("within", f"icmp uge i64 {item}, {step}"), "combine", "next")
        self.begin("combine")
        theirs = self.emit("theirs", self.at(self.emit("other", f"sub i64 {item}, {step}")))
        together = self.combined(op, self.load("read", theirs), total)
        self.jump("next")
        self.begin("next")
        new = self.emit("new", f"phi {self.type} [ {total}, %{self.label('look')} ], [ {together}, %{self.label('combine')} ]")
        self.barrier()
        self.put(f"store {self.type} {new}, ptr addrspace(3) {mine}, align {_BYTES[self.type]}")
        self.barrier()
        self.emit("twice", f"shl i64 {step}, 1")
        self.jump("iteration")
        self.begin("done")
        if inclusive:
            self.put(f"{result} = freeze {self.type} {total}")
            return
        self.branch(self.emit("first", f"icmp eq i64 {item}, 0"), "last", "shift")
        self.begin("shift")
        one = self.load("one", self.emit("previous", self.at(self.emit("back", f"sub i64 {item}, 1"))))
        self.jump("last")
        self.begin("last")
        nothing = _identity(op, self.type, self.call["type"])
        self.put(f"{result} = phi {self.type} [ {nothing}, %{self.label('done')} ], [ {one}, %{self.label('shift')} ]")
        self.barrier()

    # ---- parts ---------------------------------------------------------------------------------------------------
    def _items(self) -> str:
        x, y, z = (self.emit(f"size{d}", _work_item("get_local_size", d)) for d in range(3))
        return self.emit("count", f"mul i64 {self.emit('area', f'mul i64 {x}, {y}')}, {z}")

    def combined(self, op: str, a: str, b: str) -> str:
        whole, real = _OPERATIONS[op]
        type_ = self.type
        if type_.startswith("i"):
            word = whole.split()[self.call["type"] in "jm"] if " " in whole else whole
            called, suffix = " " in whole, type_
        else:
            word, called, suffix = real, real.endswith("num"), {"half": "f16", "float": "f32", "double": "f64"}[type_]
        code = f"call {type_} @llvm.{word}.{suffix}({type_} {a}, {type_} {b})" if called else f"{word} {type_} {a}, {b}"
        return self.emit("combined", code)

    def at(self, index: str) -> str:
        return f"getelementptr {self.element}, ptr addrspace(3) {self.array}, i64 {index}"

    def load(self, name: str, pointer: str) -> str:
        return self.emit(name, f"load {self.type}, ptr addrspace(3) {pointer}, align {_BYTES[self.type]}")

    def barrier(self) -> None:
        self.put("call spir_func void @_Z7barrierj(i32 1)")

    def branch(self, condition: str, yes: str, no: str) -> None:
        self.put(f"br i1 {condition}, label %{self.label(yes)}, label %{self.label(no)}")

    def jump(self, to: str) -> None:
        self.put(f"br label %{self.label(to)}")

    def begin(self, name: str) -> None:
        self.block = self.label(name)
        self.out.append(f"{self.block}:")

    def label(self, name: str) -> str:
        return f"{self.prefix}.{name}.b"

    def name(self, name: str) -> str:
        return f"%{self.prefix}.{name}"

    def emit(self, name: str, code: str) -> str:
        self.put(f"{self.name(name)} = {code}")
        return self.name(name)

    def put(self, code: str) -> None:
        self.out.append(f"  {code}, {self.tail}" if self.tail else f"  {code}")


def _work_item(function: str, dimension: int) -> str:
    return f"call spir_func i64 @_Z{len(function)}{function}j(i32 {dimension})"


def _arguments(text: str) -> list[str]:
    return [part.strip() for part in text.split(",")]


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
