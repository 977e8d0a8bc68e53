"""What several commands share: the options that describe a launch and GPUs, and how what they name is found."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from mgpusim.errors import InputError, MgpusimError, UnknownNameError, nearest, suggest

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.workload.launch import Launch

__all__ = [
    "constant_option", "find_launches", "find_target", "gpu_options", "launch_options", "load_gpus", "parse_constants",
    "parse_sets", "shipped_examples",
]  # fmt: skip

C = TypeVar("C", bound=Callable[..., Any])


def _complete_gpu(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from mgpusim.arch.load import list_gpus

    return [name for name in list_gpus() if name.startswith(incomplete)]


_LAUNCH = (
    click.option("--kernel", "-k", metavar="NAME", help="Kernel function; may be left out where the source has one."),
    click.option("--global", "-g", "global_size", metavar="SIZE", help="Work items, as in 56x56x64."),
    click.option("--local", "-l", "local_sizes", metavar="SIZE", multiple=True,
                 help="Work-group size, as in 8x4x3, or auto: the driver chooses. Repeat to compare."),
    click.option("--offset", metavar="SIZE", help="First global id."),
    click.option("--pad/--no-pad", default=None, help="Round the global size up to whole work groups."),
    click.option("--arg", "-a", "args", metavar="ARG", multiple=True,
                 help="One per parameter, in order: buffer:float32:802816, image2d:448x56:RGBA/float32, int32:56, "
                      "float32x4:1,2,3,4, local:1024, sampler:clamp/nearest."),
    click.option("--options", "-o", metavar="TEXT", help="Compiler options, as in '-DTILE=4'."),
)  # fmt: skip
_CONSTANT = (
    click.option("--constant", "constants", metavar="NAME=VALUE", multiple=True,
                 help="Another value of a constant of the space: a size, as in H=28, or BITS=16 for half precision. Repeatable."),
)  # fmt: skip
_GPU = (
    click.option("--gpu", "gpus", metavar="GPU", multiple=True, shell_complete=_complete_gpu,
                 help="A name that `mgpusim gpus` lists, or the path of a preset. Repeat to compare."),
    click.option("--set", "sets", metavar="FIELD=VALUE", multiple=True,
                 help="Change a field of every GPU, as in l2.size_b=256KiB. Repeatable."),
)  # fmt: skip


def _stacked(options: Sequence[Callable[[Any], Any]]) -> Callable[[C], C]:
    def add(function: C) -> C:
        for option in reversed(options):
            function = option(function)
        return function

    return add


def launch_options() -> Callable[[C], C]:
    """Return a decorator that adds the options describing a launch."""
    return _stacked(_LAUNCH)


def gpu_options() -> Callable[[C], C]:
    """Return a decorator that adds ``--gpu`` and ``--set``."""
    return _stacked(_GPU)


def constant_option() -> Callable[[C], C]:
    """Return a decorator that adds ``--constant``."""
    return _stacked(_CONSTANT)


def parse_sets(texts: Sequence[str]) -> dict[str, str]:
    """Return the field and text of each ``--set``; a later one replaces an earlier one.

    Raises
    ------
    InputError
        Those that are not FIELD=VALUE.

    >>> parse_sets(["l2.size_b=256KiB", "clock.gpu_hz = 600 MHz"])
    {'l2.size_b': '256KiB', 'clock.gpu_hz': '600 MHz'}
    """
    return _assignments("--set", texts, "FIELD=VALUE, as in l2.size_b=256KiB")


def parse_constants(texts: Sequence[str]) -> dict[str, str]:
    """Return the name and text of each ``--constant``; a later one replaces an earlier one.

    Raises
    ------
    InputError
        Those that are not NAME=VALUE.

    >>> parse_constants(["H=28", "BITS = 16"])
    {'H': '28', 'BITS': '16'}
    """
    return _assignments("--constant", texts, "NAME=VALUE, as in H=28")


def _assignments(option: str, texts: Sequence[str], expected: str) -> dict[str, str]:
    out, wrong = {}, []
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            wrong.append(f"{option}: got '{text}', expected {expected}")
        out[name] = value
    if wrong:
        raise InputError(wrong[0] if len(wrong) == 1 else "values to set:", wrong[len(wrong) == 1 :])
    return out


def load_gpus(names: Sequence[str], sets: Sequence[str]) -> list[GpuSpec]:
    """Return the GPUs of ``--gpu`` with ``--set`` applied to each.

    Raises
    ------
    MgpusimError
        Everything wrong with any of them; no name at all.

    >>> [gpu.name for gpu in load_gpus(["adreno-640"], ["l2.size_b=256KiB"])]
    ['adreno-640']
    """
    from mgpusim.arch.load import list_gpus, load_gpu

    overrides = parse_sets(sets)
    if not names:
        raise InputError(f"no GPU: add --gpu and one of {', '.join(list_gpus())}, or the path of a preset")
    gpus, errors = [], []
    for name in dict.fromkeys(names):
        try:
            gpus.append(load_gpu(name, overrides))
        except MgpusimError as error:
            errors.append(error)
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise InputError(f"{len(errors)} of {len(dict.fromkeys(names))} GPUs cannot be used:", [str(e) for e in errors])
    return gpus


def shipped_examples() -> dict[str, Path]:
    """Return the launch files shipped with the package by name.

    >>> "conv3x3_image" in shipped_examples()
    True
    """
    from mgpusim.files import data_dir

    return {path.stem: path for path in sorted(data_dir("examples").glob("*.toml"))}


def find_target(text: str) -> Path:
    """Return the file a user names: a path, or a shipped example by name or as ``examples/NAME.toml`` from anywhere.

    Raises
    ------
    InputError, UnknownNameError
        There is no such file and no such example.

    >>> find_target("conv3x3_image").name, find_target("examples/conv3x3_image.cl").name
    ('conv3x3_image.toml', 'conv3x3_image.cl')
    """
    path = Path(text)
    if path.is_file():
        return path
    known = shipped_examples()
    if path.parent == Path() or path.parent.name == "examples":
        shipped = known.get(path.stem)
        if shipped is not None and path.suffix in ("", ".toml", ".cl"):
            found = shipped if path.suffix != ".cl" else shipped.with_suffix(".cl")
            if found.is_file():
                return found
    if path.is_dir():
        raise InputError(f"{text} is a folder, expected a launch file (.toml) or an OpenCL C file (.cl)")
    if path.suffix or path.parent != Path():
        there = [p.name for suffix in ("toml", "cl") for p in sorted(path.parent.glob(f"*.{suffix}"))]
        close = nearest(path.name, there)
        close = str(path.parent / close) if close else nearest(path.stem, known)
        hint = f"did you mean '{close}'? Shipped" if close else "shipped"
        raise InputError(f"{text}: no such file; {hint} examples: {', '.join(known)}")
    raise UnknownNameError(suggest("example", text, known))


def find_launches(
    targets: Sequence[str], kernel: str | None, global_size: str | None, local_sizes: Sequence[str], offset: str | None,
    pad: bool | None, args: Sequence[str], options: str | None,
) -> list[Launch]:  # fmt: skip
    """Return the launches that files and options describe; options override what a launch file says.

    Raises
    ------
    MgpusimError
        What is wrong with a file or an option; of several files, everything.
    """
    from mgpusim.workload.launch import launch_from_cli, load_launch

    launches, errors = [], []
    for target in dict.fromkeys(targets):
        try:
            path = find_target(target)
            is_launch = path.suffix.lower() == ".toml"
            base = load_launch(path) if is_launch else None
            launches += [
                launch_from_cli(base, kernel=None if is_launch else path, entry=kernel, options=options, global_size=global_size,
                                local_size=local, offset=offset, pad=pad, args=args)
                for local in dict.fromkeys(local_sizes or (None,))
            ]  # fmt: skip
        except MgpusimError as error:
            errors.append(error)
    if len(errors) == 1:
        raise errors[0]
    if errors:
        raise InputError(f"{len(errors)} launches cannot be used:", [str(e) for e in errors])
    return launches
