"""Sizes that follow the local size: expressions of lx, ly, lz and of the scalar arguments of a launch.

Host code of kernels that do a row per group launches ``rows * lx`` work items. With another local size it must launch another
number of them to do the same work. Local memory that a kernel is given mostly has so many bytes for each item of a group.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from mgpusim.errors import InputError
from mgpusim.workload.args import NAME, LocalArg, ScalarArg
from mgpusim.workload.checks import Problems, as_integer, show
from mgpusim.workload.forms import parse_sizes

if TYPE_CHECKING:
    import re

    from mgpusim.opencl.clang import TranslationUnit
    from mgpusim.workload.args import Arg

LOCAL_NAMES = ("lx", "ly", "lz")


def parse_global(text: str, what: str = "size") -> tuple[int, ...] | tuple[str, ...]:
    """Return the sizes in "56x56x64", or the expressions in "rows * lx, 4".

    >>> parse_global("56x56"), parse_global("ceil_div(n, 4) * lx, 4")
    ((56, 56), ('ceil_div(n, 4) * lx', '4'))
    """
    try:
        return parse_sizes(text, what)
    except InputError:
        if not NAME.search(text):
            raise
    parts, depth = [""], 0
    for letter in text:
        depth += (letter in "([") - (letter in ")]")
        if letter == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += letter
    if len(parts) > 3 or not all(part.strip() for part in parts):
        raise InputError(f"{what}: got '{text}', expected 1 to 3 sizes or expressions, as in 56x56x64 or 'rows * lx'")
    return tuple(part.strip() for part in parts)


def local_places(args: Sequence[Arg]) -> dict[str, str]:
    """Return the expressions of local memory among arguments, by their place.

    >>> local_places((LocalArg(64), LocalArg("4 * lx")))
    {'args[1].local.bytes': '4 * lx'}
    """
    return {f"args[{i}].local.bytes": arg.of for i, arg in enumerate(args) if isinstance(arg, LocalArg) and arg.of}


def missing_local(texts: Sequence[str], args: Sequence[Arg] = ()) -> str:
    """Return what is wrong with a launch that has such a global size, or such arguments, and no local size.

    >>> missing_local(("rows * lx",))[:59]
    'missing; global is an expression of the local size (rows * '
    """
    if texts:
        return f"missing; global is an expression of the local size ({','.join(texts)}); give one, or sizes as in 56x56x64"
    where, text = next(iter(local_places(args).items()))
    return f"missing; {where} is an expression of the local size ({text}); give one, or a number of bytes"


def local_bytes(text: str, where: str, local: Sequence[Any]) -> Any:
    """Return the bytes that an expression of the local size gives; a column of them where `local` holds columns of numbers.

    >>> local_bytes("4 * lx * ly", "args[0].local.bytes", (16, 8))
    512
    """
    from mgpusim.workload.expressions.expression import Expression

    return Expression.parse(text, where, LOCAL_NAMES).evaluate(dict(zip(LOCAL_NAMES, (*local, 1, 1), strict=False)))


def sized_args(args: Sequence[Arg], local: Sequence[int] | None) -> tuple[Arg, ...]:
    """Return arguments whose local memory follows the local size with the bytes for this one; with 1 where it is None.

    >>> sized_args((LocalArg("4 * lx"),), (64,))
    (LocalArg(bytes=256, of='4 * lx'),)
    """
    problems, out = Problems(), []
    for index, arg in enumerate(args):
        if isinstance(arg, LocalArg) and arg.of:
            where = f"args[{index}].local.bytes"
            try:
                value = 1 if local is None else local_bytes(arg.of, where, local)
                if (as_integer(value) or 0) < 1:
                    at = ", ".join(f"{name} = {size}" for name, size in zip(LOCAL_NAMES, local or (), strict=False))
                    problems.add(where, f"'{arg.of}' is {show(value)} at {at}, expected a positive whole number")
                    value = 1
                arg = LocalArg(value, arg.of)
            except InputError as error:
                problems.absorb("", error)
        out.append(arg)
    problems.stop()
    return tuple(out)


def with_arguments(
    texts: Mapping[str, str], source: Callable[[], TranslationUnit], entry: str, args: Sequence[Arg]
) -> dict[str, str]:  # fmt: skip
    """Return expressions by their place with the values of a kernel's scalar arguments in place of their names.

    Parameters
    ----------
    source : makes the unit of the kernel `entry`, which is compiled where names are not those of the local size alone.
    """
    from mgpusim.workload.expressions.expression import Expression

    parsed = [Expression.parse(text, where) for where, text in texts.items()]
    if all(name in LOCAL_NAMES for size in parsed for name in size.names):
        return dict(texts)
    values = _scalars(source(), entry, args)
    problems = Problems()
    for where, text in texts.items():
        try:
            Expression.parse(text, where, (*LOCAL_NAMES, *values))
        except InputError as error:
            problems.absorb("", error)
    problems.stop()

    def number(match: re.Match[str]) -> str:
        return f"({values[match[0]]})" if match[0] in values else match[0]

    return {where: NAME.sub(number, text) for where, text in texts.items()}


def _scalars(unit: TranslationUnit, entry: str, args: Sequence[Arg]) -> dict[str, int | float]:
    from mgpusim.opencl.clang import compile_source
    from mgpusim.opencl.ir.reader import read_module
    from mgpusim.workload.picking import kernel_in

    parameters = kernel_in(read_module(compile_source(unit)), entry, "the kernel's source").args
    both = zip(parameters, args, strict=False)
    single = [(p.name, a.value) for p, a in both if isinstance(a, ScalarArg) and isinstance(a.value, tuple)]
    return {name: value[0] for name, value in single if len(value) == 1 and name not in LOCAL_NAMES}


def global_size_of(texts: Sequence[str], local: Sequence[int]) -> tuple[int, ...]:
    """Return the global size that expressions of the local size give.

    >>> global_size_of(("4096 * lx", "ly"), (64, 2))
    (262144, 2)
    """
    from mgpusim.workload.expressions.expression import Expression

    names = dict(zip(LOCAL_NAMES, (*local, 1, 1), strict=False))
    sizes = []
    for axis, text in enumerate(texts):
        value = Expression.parse(text, f"global[{axis}]").evaluate(names)
        whole = int(value) if not isinstance(value, (bool, str)) and float(value).is_integer() else 0
        if whole < 1:
            at = ", ".join(f"{name} = {names[name]}" for name in LOCAL_NAMES[: len(local)])
            raise InputError(f"global[{axis}]: '{text}' is {value} at {at}, expected a positive whole number")
        sizes.append(whole)
    return tuple(sizes)
