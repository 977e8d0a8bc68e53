"""Global sizes that follow the local size: expressions of lx, ly, lz and of the scalar arguments of a launch.

Host code of kernels that do a row per group launches ``rows * lx`` work items. With another local size it must launch another
number of them to do the same work.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from mgpusim.errors import InputError
from mgpusim.workload.checks import Problems
from mgpusim.workload.forms import parse_sizes

if TYPE_CHECKING:
    from mgpusim.opencl.clang import TranslationUnit
    from mgpusim.workload.args import Arg

__all__ = ["LOCAL_NAMES", "NAME", "global_size_of", "missing_local", "parse_global", "with_arguments"]

LOCAL_NAMES = ("lx", "ly", "lz")
NAME = re.compile(r"(?<![\w.])[A-Za-z_]\w*")


def parse_global(text: str, what: str = "size") -> tuple[int, ...] | tuple[str, ...]:
    """Return the sizes in "56x56x64", or the expressions in "rows * lx, 4".

    Raises
    ------
    InputError
        Neither.

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


def missing_local(texts: Sequence[str]) -> str:
    """Return what is wrong with a launch that has such a global size and no local size.

    >>> missing_local(("rows * lx",))[:59]
    'missing; global is an expression of the local size (rows * '
    """
    return f"missing; global is an expression of the local size ({','.join(texts)}); give one, or sizes as in 56x56x64"


def with_arguments(
    texts: tuple[str, ...], source: Callable[[], TranslationUnit], entry: str, args: Sequence[Arg]
) -> tuple[str, ...]:  # fmt: skip
    """Return expressions of a global size with the values of a kernel's scalar arguments in place of their names.

    Parameters
    ----------
    source : makes the unit of the kernel `entry`, which is compiled where names are not those of the local size alone.

    Raises
    ------
    InputError
        An expression is none, or uses a name that is neither lx, ly, lz nor a scalar parameter of the kernel.
    MgpusimError
        The kernel, whose parameters they name, does not compile.
    """
    from mgpusim.workload.expressions.expression import Expression

    parsed = [Expression.parse(text, f"global[{axis}]") for axis, text in enumerate(texts)]
    if all(name in LOCAL_NAMES for one in parsed for name in one.names):
        return texts
    values = _scalars(source(), entry, args)
    problems = Problems()
    for axis, text in enumerate(texts):
        try:
            Expression.parse(text, f"global[{axis}]", (*LOCAL_NAMES, *values))
        except InputError as error:
            problems.absorb("", error)
    problems.stop()
    return tuple(NAME.sub(lambda found: f"({values[found[0]]})" if found[0] in values else found[0], t) for t in texts)


def _scalars(unit: TranslationUnit, entry: str, args: Sequence[Arg]) -> dict[str, int | float]:
    from mgpusim.opencl.clang import compile_source
    from mgpusim.opencl.ir.reader import read_module
    from mgpusim.workload.args import ScalarArg
    from mgpusim.workload.picking import kernel_in

    parameters = kernel_in(read_module(compile_source(unit)), entry, "the kernel's source").args
    both = zip(parameters, args, strict=False)
    single = [(p.name, a.value) for p, a in both if isinstance(a, ScalarArg) and isinstance(a.value, tuple)]
    return {name: value[0] for name, value in single if len(value) == 1 and name not in LOCAL_NAMES}


def global_size_of(texts: Sequence[str], local: Sequence[int], more: Mapping[str, int] | None = None) -> tuple[int, ...]:
    """Return the global size that expressions of the local size give.

    Parameters
    ----------
    more : other names that they use.

    Raises
    ------
    InputError
        A name is not known, or a value is not a positive whole number.

    >>> global_size_of(("4096 * lx", "ly"), (64, 2))
    (262144, 2)
    """
    from mgpusim.workload.expressions.expression import Expression

    names = dict(zip(LOCAL_NAMES, (*local, 1, 1), strict=False)) | dict(more or {})
    sizes = []
    for axis, text in enumerate(texts):
        value = Expression.parse(text, f"global[{axis}]").evaluate(names)
        whole = int(value) if not isinstance(value, (bool, str)) and float(value).is_integer() else 0
        if whole < 1:
            at = ", ".join(f"{name} = {names[name]}" for name in LOCAL_NAMES[: len(local)])
            raise InputError(f"global[{axis}]: '{text}' is {value} at {at}, expected a positive whole number")
        sizes.append(whole)
    return tuple(sizes)
