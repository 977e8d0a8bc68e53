"""From a member of a space to a launch: options, NDRange and arguments out of expressions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError
from mgpusim.workload.args import Arg
from mgpusim.workload.checks import Problems, as_integer, show
from mgpusim.workload.expressions.expression import Expression
from mgpusim.workload.global_of import LOCAL_NAMES
from mgpusim.workload.launch import Launch, build, kernel_text
from mgpusim.workload.tables import arg_from_dict

COMPUTED = {
    "buffer": ("count",), "scalar": ("value",), "local": ("bytes",), "image1d": ("width",), "image1d_buffer": ("width",),
    "image1d_array": ("width", "layers"), "image2d": ("width", "height"), "image2d_array": ("width", "height", "layers"),
    "image3d": ("width", "height", "depth"), "sampler": (),
}  # fmt: skip
"""Fields of each kind of argument that are expressions; other text may hold {NAME}."""

PLACE = re.compile(r"\{(\w+)\}")
SAFE = re.compile(r"[\w.+-]*")


class ArgTemplate(msgspec.Struct, frozen=True):
    """An argument of a kernel: its kind, its fields, those computed, and the condition under which the kernel takes it."""

    kind: str
    fields: dict[str, Any]
    computed: dict[str, tuple[Expression, ...]] = {}
    when: Expression | None = None
    where: str = ""
    base: Path | None = None


class Template(msgspec.Struct, frozen=True):
    """How a member becomes a launch.

    `options` may hold {NAME}; `defines` are the names given as -D (None: those that the source mentions), some of them only where
    a condition holds (`define_when`). Members that differ in nothing else then share a program. Without `local_size` the
    driver chooses. `reads` is that of the launches.
    """

    source: Path | str
    entry: str
    global_size: tuple[Expression, ...]
    local_size: tuple[Expression, ...] | None = None
    args: tuple[ArgTemplate, ...] = ()
    options: str = ""
    defines: tuple[str, ...] | None = None
    pad: bool = False
    define_when: dict[str, Expression] = {}
    reads: tuple[Path, ...] | None = None

    def text(self) -> str:
        """Return the source, with what it includes."""
        return kernel_text(self.source, self.reads)


def defines_of(template: Template, names: Iterable[str]) -> tuple[str, ...]:
    """Return which of `names` go to the compiler as -D: those that the source mentions and does not define itself."""
    if template.defines is not None:
        return template.defines
    bare = re.sub(r"/\*.*?\*/|//[^\n]*", " ", template.text(), flags=re.DOTALL)
    own = set(re.findall(r"^\s*#\s*define\s+(\w+)", bare, re.MULTILINE))
    own -= set(re.findall(r"^\s*#\s*ifndef\s+(\w+)", bare, re.MULTILINE))  # a default that -D replaces
    mentioned = set(re.findall(r"[A-Za-z_]\w*", bare)) - own
    return tuple(name for name in names if name in mentioned)


def define_text(value: object) -> str:
    """Return `value` as a macro: truth values as 1 and 0.

    >>> define_text(True), define_text(8), define_text("NHWC")
    ('1', '8', 'NHWC')
    """
    text = str(int(value)) if isinstance(value, bool) else str(value)
    if not SAFE.fullmatch(text):
        raise InputError(f"got {show(value)}, which cannot be given to a compiler as -D; expected letters, digits, _ . + -")
    return text


def launch_of(template: Template, values: Mapping[str, Any], defines: Iterable[str]) -> Launch:
    """Return the launch of the member whose knobs, constants and derived values are `values`."""
    problems = Problems()
    options = [_filled(problems, "options", template.options, values)] if template.options else []
    for name in defines:
        condition = template.define_when.get(name)
        if condition is not None and not condition.holds(values):
            continue
        try:
            options.append(f"-D{name}={define_text(values[name])}")
        except InputError as error:
            problems.absorb(name, error)
    local = None if template.local_size is None else _sizes(problems, "local", template.local_size, values)
    named = dict(zip(LOCAL_NAMES, local or (), strict=False)) | dict(values)
    sizes = {"global_size": _sizes(problems, "global", template.global_size, named), "local_size": local}
    taken = [arg for arg in template.args if arg.when is None or arg.when.holds(values)]
    args = [_arg(problems, arg, named if arg.kind == "local" else values) for arg in taken]
    problems.stop()
    fields: dict[str, Any] = {"options": " ".join(options), "args": tuple(a for a in args if a is not None), **sizes}
    launch = build(
        problems, "", source=template.source, entry=template.entry, pad=template.pad, reads=template.reads, **fields
    )  # fmt: skip
    problems.stop()
    return launch


def _filled(problems: Problems, where: str, text: str, values: Mapping[str, Any]) -> str:
    def replace(match: re.Match[str]) -> str:
        if match[1] not in values:
            problems.add(where, f"got {match[0]}, but there is no '{match[1]}'")
            return ""
        return define_text(values[match[1]])

    return PLACE.sub(replace, text)


def _sizes(problems: Problems, where: str, sizes: tuple[Expression, ...], values: Mapping[str, Any]) -> tuple[int, ...]:
    out = []
    for axis, expression in enumerate(sizes):
        value = expression.evaluate(values)
        whole = as_integer(value)
        if whole is None or whole < 1:
            problems.add(f"{where}[{axis}]", f"'{expression.text}' is {show(value)}, expected a positive whole number")
            whole = 1
        out.append(whole)
    return tuple(out)


def _arg(problems: Problems, arg: ArgTemplate, values: Mapping[str, Any]) -> Arg | None:
    body: dict[str, Any] = {}
    for field, value in arg.fields.items():
        body[field] = _filled(problems, f"{arg.where}.{field}", value, values) if isinstance(value, str) else value
    for field, expressions in arg.computed.items():
        numbers = [expression.evaluate(values) for expression in expressions]
        numbers = [int(number) if isinstance(number, bool) else number for number in numbers]
        body[field] = numbers[0] if len(numbers) == 1 else numbers
    try:
        return arg_from_dict({arg.kind: body}, arg.where, arg.base)
    except InputError as error:
        problems.absorb("", error)
        return None
