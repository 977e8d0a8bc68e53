"""What several commands share: the options that describe a launch and GPUs, and what becomes of them."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar, cast

import click

from mgpusim.errors import InputError, MgpusimError, UnknownNameError, suggest

if TYPE_CHECKING:
    from mgpusim.arch.spec import GpuSpec
    from mgpusim.session import Session
    from mgpusim.workload.launch import Launch

C = TypeVar("C", bound=Callable[..., Any])
R = TypeVar("R")
ENGINES = "analytic|event"
"""What help calls the value of ``--engine``; plug-ins may add others."""


def _complete_gpu(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    from mgpusim.arch.load import list_gpus

    return [name for name in list_gpus() if name.startswith(incomplete)]


def complete_library(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return the libraries that a shell may complete a word to."""
    from mgpusim.nn.libraries.load import list_libraries

    return [name for name in list_libraries() if name.startswith(incomplete)]


def complete_network(ctx: click.Context, param: click.Parameter, incomplete: str) -> list[str]:
    """Return the networks that a shell may complete a word to."""
    from mgpusim.nn.zoo.catalogue import list_networks

    return [name for name in list_networks() if name.startswith(incomplete)]


_OF_TARGET = re.compile(r"(?!-)([^\s:=]+)=(.*)", re.DOTALL)
"""TARGET=VALUE: the value of an option for one of several targets."""


def _plain_or_each(
    ctx: click.Context | None, param: click.Parameter | None, values: tuple[str, ...]
) -> str | tuple[str, ...] | None:
    """Return the last value of an option that is given once, all of them where one is of a certain target."""
    return values if any(map(_OF_TARGET.fullmatch, values)) else values[-1] if values else None


_LAUNCH = (
    click.option("--kernel", "-k", metavar="NAME", multiple=True, callback=_plain_or_each,
                 help="Kernel function; may be left out where the source has one."),
    click.option("--global", "-g", "global_size", metavar="SIZE", multiple=True, callback=_plain_or_each,
                 help="Work items, as in 56x56x64, or by the local size (lx, ly, lz) and scalar parameters: 'rows * lx'."),
    click.option("--local", "-l", "local_sizes", metavar="SIZE", multiple=True,
                 help="Work-group size, as in 8x4x3, or auto: the driver chooses. Repeat to compare."),
    click.option("--offset", metavar="SIZE", multiple=True, callback=_plain_or_each, help="First global id."),
    click.option("--pad/--no-pad", default=None, help="Round the global size up to whole work groups."),
    click.option("--arg", "-a", "args", metavar="ARG", multiple=True,
                 help="One per parameter, in order: buffer:float32:802816, image2d:448x56:RGBA/float32, int32:56, "
                      "float32x4:1,2,3,4, local:1024, sampler:clamp/nearest. Of several kernels each has its own by its file's "
                      "name, as in scale=int32:56; so have --kernel, --global, --local, --offset and --options."),
    click.option("--options", metavar="TEXT", multiple=True, help="Compiler options, as in '-DTILE=4'."),
    click.option("-o", "short_options", multiple=True, hidden=True),  # short for --output everywhere else
)  # fmt: skip
constant_option = click.option(
    "--constant", "constants", metavar="NAME=VALUE", multiple=True,
    help="Another value of a constant of the space: a size, as in H=28, or BITS=16 for half precision. Repeatable.",
)  # fmt: skip
_GPU = (
    click.option("--gpu", "gpus", metavar="GPU", multiple=True, shell_complete=_complete_gpu,
                 help="A name that `mgpusim gpus` lists, or the path of a preset. Repeat to compare."),
    click.option("--set", "sets", metavar="FIELD=VALUE", multiple=True,
                 help="Change a field of every GPU, as in l2.size_b=256KiB. Repeatable."),
    click.option("--compiler", type=click.Choice(["auto", "estimate", "ocloc", "amdgpu"]),
                 help="Whose registers, warp widths and spills to take: the model's estimate, or those of Intel's offline "
                      "compiler or of LLVM's AMDGPU back end; auto takes the last where there is a clang."),
)  # fmt: skip
spill_option = click.option(
    "--allow-spill", is_flag=True,
    help="Predict groups that the device refuses for their registers, as if the compiler had spilled to fit.",
)  # fmt: skip
isolated_option = click.option(
    "--isolated", is_flag=True,
    help="Each launch waits until the device has done the one before (launch.isolated_s), as with clFinish after each.",
)  # fmt: skip
anchor_option = click.option(
    "--anchor", "anchors", metavar="TARGET=TIME", multiple=True,
    help="A time measured on the GPU, which settles its clock: of a network or a launch, as in resnet18=19.9ms or "
    "softmax=53us+-2%. Repeatable.",
)  # fmt: skip


def stacked(options: Sequence[Callable[[Any], Any]]) -> Callable[[C], C]:
    """Return what adds options to a command, in this order."""

    def add(function: C) -> C:
        for option in reversed(options):
            function = option(function)
        return function

    return add


def launch_options(function: C) -> C:
    """Add the options describing a launch.

    ``-o`` is taken for ``--options`` as it always was, but not shown: other commands have it for ``--output``.
    """

    @wraps(function)
    def with_options(*args: Any, options: tuple[str, ...], short_options: tuple[str, ...], **others: Any) -> Any:
        for text in short_options:
            own = _OF_TARGET.fullmatch(text)
            if not (own[2] if own else text).lstrip().startswith("-"):
                raise InputError(
                    f"-o: got '{text}', expected compiler options such as -DTILE=4; this command writes no file of results:"
                    " print with --json, or write a page with --html where it has one"
                )
        return function(*args, options=_plain_or_each(None, None, (*options, *short_options)), **others)

    return stacked(_LAUNCH)(cast(C, with_options))


def gpu_options(function: C) -> C:
    """Add ``--gpu``, ``--set``, and ``--compiler``, which is a shorter way to set ``compiler.use``."""

    @wraps(function)
    def with_compiler(*args: Any, compiler: str | None, sets: tuple[str, ...], **options: Any) -> Any:
        return function(*args, sets=(*sets, *([f"compiler.use={compiler}"] if compiler else [])), **options)

    return stacked(_GPU)(cast(C, with_compiler))


def pace_options(function: C) -> C:
    """Add ``--quick`` and ``--full``; the command gets ``pace``: the one that is given, or None."""

    @wraps(function)
    def with_pace(quick: bool, full: bool, **others: Any) -> Any:
        if quick and full:
            raise InputError("--quick: not with --full")
        return function(pace="quick" if quick else "full" if full else None, **others)

    return cast(C, stacked([
        click.option("--quick", is_flag=True, help="About 2 minutes: the probes that narrow predictions most, at fewer points."),
        click.option("--full", is_flag=True, help="About 15 minutes: all probes, each launch a quarter second at most."),
    ])(with_pace))  # fmt: skip


def allow_predicted_option(
    text: str = "Take times that are predicted, or of unknown provenance, for the truth all the same.",
) -> Callable[[C], C]:
    """Return a decorator that adds ``--allow-predicted``."""
    return click.option("--allow-predicted", is_flag=True, help=text)


def anchored_gpus(
    gpus: list[GpuSpec], anchors: Sequence[str | tuple[Any, str]], *, session: Session, **asked: Any
) -> list[GpuSpec]:
    """Return the GPUs at the clock that ``--anchor`` says, after a word on what it changed."""
    if not anchors:
        return gpus
    if len(gpus) != 1:
        names = ", ".join(gpu.name for gpu in gpus)
        raise InputError(f"--anchor: got {len(gpus)} GPUs ({names}); a measured time is of one, give one --gpu")
    from mgpusim.cli.progress import told
    from mgpusim.nn.anchoring.settle import anchor, anchor_notes

    with told(session) as own, named_as_options(anchor="--anchor", anchors="--anchor"):
        anchored = anchor(gpus[0], anchors, **asked, session=own)
    for note in anchor_notes(gpus[0], anchored):
        click.echo(f"note: {note}", err=True)
    return [anchored]


def said_orders(gpus: list[GpuSpec]) -> list[GpuSpec]:
    """Return the GPUs, after notes on those unlike any that was made, or whose isolated launches have no figure of their own."""
    from mgpusim.arch.check import unusual
    from mgpusim.cost.launch import order_note

    for gpu in gpus:
        for note in (*(f"{gpu.name}: {what}" for what in unusual(gpu)), order_note(gpu)):
            if note:
                click.echo(f"note: {note}", err=True)
    return gpus


def engine_option(text: str, default: str = "analytic") -> Callable[[C], C]:
    """Return a decorator that adds ``--engine``, with its help; one that is not there is refused."""

    def known(ctx: click.Context, param: click.Parameter, name: str) -> str:
        if name not in ENGINES.split("|"):
            from mgpusim.engine.predict import engines

            engines.lookup(name)
        return name

    return click.option("--engine", metavar=ENGINES, default=default, show_default=True, callback=known, help=text)


def spilling(launches: list[Launch], allow_spill: bool) -> list[Launch]:
    """Return launches with what ``--allow-spill`` asks for."""
    import msgspec

    return [msgspec.structs.replace(launch, allow_spill=True) for launch in launches] if allow_spill else launches


def parse_sets(texts: Sequence[str]) -> dict[str, str]:
    """Return the field and text of each ``--set``; a later one replaces an earlier one.

    >>> parse_sets(["l2.size_b=256KiB", "clock.gpu_hz = 600 MHz"])
    {'l2.size_b': '256KiB', 'clock.gpu_hz': '600 MHz'}
    """
    return _assignments("--set", texts, "FIELD=VALUE, as in l2.size_b=256KiB")


def parse_constants(texts: Sequence[str]) -> dict[str, str]:
    """Return the name and text of each ``--constant``; a later one replaces an earlier one.

    >>> parse_constants(["H=28", "BITS = 16"])
    {'H': '28', 'BITS': '16'}
    """
    return _assignments("--constant", texts, "NAME=VALUE, as in H=28")


def parse_tags(texts: Sequence[str]) -> dict[str, list[str]]:
    """Return the patterns of each ``--tag`` by name of the tag; those of one tag add up.

    >>> parse_tags(["family=conv*", "family=gemm", "side=56"])
    {'family': ['conv*', 'gemm'], 'side': ['56']}
    """
    out: dict[str, list[str]] = {}
    for text in texts:
        for name, pattern in _assignments("--tag", [text], "NAME=VALUE, as in family=conv*").items():
            out.setdefault(name, []).append(pattern)
    return out


def _assignments(option: str, texts: Sequence[str], expected: str) -> dict[str, str]:
    out, wrong = {}, []
    for text in texts:
        name, equals, value = (part.strip() for part in text.partition("="))
        if not (name and equals and value):
            wrong.append(f"{option}: got '{text}', expected {expected}")
        out[name] = value
    if wrong:
        raise InputError.of("values to set:", wrong)
    return out


def load_gpus(names: Sequence[str], sets: Sequence[str], isolated: bool = False) -> list[GpuSpec]:
    """Return the GPUs of ``--gpu`` with ``--set`` applied to each, and ``--isolated`` where it was given.

    >>> [gpu.name for gpu in load_gpus(["adreno-640"], ["l2.size_b=256KiB"])]
    ['adreno-640']
    """
    from mgpusim.arch.load import list_gpus, load_gpu

    overrides = parse_sets(sets)
    if isolated:
        if overrides.get("launch.order", "isolated") != "isolated":
            raise InputError(f"--isolated: not with --set launch.order={overrides['launch.order']}; give one of them")
        overrides["launch.order"] = "isolated"
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
    return said_orders(gpus)


def one_gpu(gpus: Sequence[str], sets: Sequence[str], why: str) -> GpuSpec:
    """Return the GPU of a command that takes one.

    Parameters
    ----------
    why : there can be no other number of them.
    """
    specs = load_gpus(gpus, sets)
    if len(specs) != 1:
        raise InputError(f"--gpu: got {len(specs)} GPUs; {why}")
    return specs[0]


Texts = str | Sequence[str] | None
"""Of an option: a value, or several that are TARGET=VALUE or for all targets."""


def find_launches(
    targets: Sequence[str], kernel: Texts, global_size: Texts, local_sizes: Texts, offset: Texts,
    pad: bool | None, args: Texts, options: Texts,
) -> list[Launch]:  # fmt: skip
    """Return the launches that files and options describe; options override what a launch file says.

    An option may be TARGET=VALUE, where TARGET is the path, name or stem of one of the targets: it is of that target alone.
    """
    from mgpusim.workload.launch import launch_from_cli, load_launch
    from mgpusim.workload.launches import one_error
    from mgpusim.workload.shipped import find_launch

    targets = list(dict.fromkeys(targets))
    of_kernel, of_global, of_local, of_offset, of_args, of_options = (
        _by_target(option, texts, targets)
        for option, texts in (
            ("--kernel", kernel), ("--global", global_size), ("--local", local_sizes), ("--offset", offset), ("--arg", args),
            ("--options", options),
        )
    )  # fmt: skip
    launches, errors = [], []
    for target in targets:
        try:
            path = find_launch(target)
            is_launch = path.suffix.lower() == ".toml"
            base = load_launch(path) if is_launch else None
            launches += [
                launch_from_cli(base, kernel=None if is_launch else path, entry=_last(of_kernel[target]),
                                options=_last(of_options[target]), global_size=_last(of_global[target]), local_size=local,
                                offset=_last(of_offset[target]), pad=pad, args=of_args[target], subject=target)
                for local in dict.fromkeys(of_local[target] or (None,))
            ]  # fmt: skip
        except MgpusimError as error:
            errors.append(error)
    if errors:
        raise one_error(errors, f"{len(errors)} launches cannot be used:")
    return launches


def _last(texts: Sequence[str]) -> str | None:
    return texts[-1] if texts else None


def _by_target(option: str, texts: Texts, targets: Sequence[str]) -> dict[str, list[str]]:
    """Return the values of an option for each target: those of its own, else those for all.

    >>> _by_target("--global", ["64", "scale=128"], ["copy.cl", "kernels/scale.cl"])
    {'copy.cl': ['64'], 'kernels/scale.cl': ['128']}
    """
    from pathlib import Path

    named: dict[str, list[str]] = {}
    for target in targets:
        for name in dict.fromkeys((target, Path(target).name, Path(target).stem)):
            named.setdefault(name, []).append(target)
    shared: list[str] = []
    own: dict[str, list[str]] = {}
    for text in [texts] if isinstance(texts, str) else texts or ():
        match = _OF_TARGET.fullmatch(text)
        if match is None:
            shared.append(text)
            continue
        meant = named.get(match[1], [])
        if not meant:
            raise UnknownNameError(f"{option} {text}: {suggest('target', match[1], named)}")
        if len(meant) > 1:
            raise InputError(f"{option} {text}: '{match[1]}' is one of {', '.join(meant)}; write the whole path")
        own.setdefault(meant[0], []).append(match[2])
    return {target: own.get(target, shared) for target in targets}


def parse_names(text: str | None) -> tuple[str, ...]:
    """Return the names of a list with commas, each once.

    >>> parse_names("l1, warp,l1")
    ('l1', 'warp')
    """
    return tuple(dict.fromkeys(name.strip() for name in (text or "").split(",") if name.strip()))


def parse_fraction(option: str, text: str) -> float:
    """Return a fraction or a percentage; --min-tau5 may be negative.

    >>> parse_fraction("--margin", "30%")
    0.3
    """
    expected = "a fraction or a percentage, as in 0.18 or 18%"
    body = text.strip()
    try:
        value = float(body.removesuffix("%")) / (100.0 if body.endswith("%") else 1.0)
    except ValueError:
        raise InputError(f"{option}: got '{text}', expected {expected}") from None
    if not abs(value) < 1e6:
        raise InputError(f"{option}: got '{text}', expected {expected}")
    if option == "--min-tau5" and abs(value) > 1:
        raise InputError(f"{option}: got '{text}', expected -1 to 1")
    if option != "--min-tau5" and value < 0:
        raise InputError(f"{option}: got '{text}', expected {expected}")
    if option != "--min-tau5" and value > 1 and not body.endswith("%"):
        raise InputError(f"{option}: got '{text}', that is {100 * value:g}%; did you mean '{text}%'?")
    return value


def cores(jobs: int | None = None) -> int:
    """Return how many processes a command starts: those asked for, else one for each core it may use, as far as memory goes."""
    from mgpusim.limits import OWN_B, core_count, memory_b, processes_within

    fitting = processes_within(jobs or core_count())
    if jobs is not None and fitting < jobs:
        limit, enough = f"{memory_b() / 1e9:.3g} GB", f"{math.ceil((jobs + 1) * OWN_B / 1e9)}GB"
        click.echo(
            f"note: --jobs {jobs}: {fitting} at a time, {limit} of memory is for no more; mgpusim --memory {enough}", err=True
        )
    return fitting


def session_options(
    *, jobs: bool = True, no_cache: str = "Neither read nor write the disk cache."
) -> Callable[[Callable[..., R]], Callable[..., R]]:
    """Return a decorator that adds ``--jobs`` and ``--no-cache``; the command gets the `Session` that they make.

    With ``--no-cache`` nothing of the command, nor of its workers, reads or writes the disk cache.

    Parameters
    ----------
    jobs : add ``--jobs``; without it the command has one process.
    no_cache : what ``--no-cache`` does; "" for a command that does not have it.
    """

    def add(command: Callable[..., R]) -> Callable[..., R]:
        @wraps(command)
        def run(*args: Any, **options: Any) -> R:
            from mgpusim.session import Session

            return command(*args, session=Session(jobs=cores(options.pop("jobs")) if jobs else 1), **options)

        if no_cache:
            run = click.option("--no-cache", is_flag=True, expose_value=False, callback=_without_cache, help=no_cache)(run)
        if jobs:
            text = "Processes; as many as there are cores by default."
            run = click.option("--jobs", "-j", type=click.IntRange(1), metavar="N", help=text)(run)
        return run

    return add


def _without_cache(context: click.Context, option: click.Parameter, asked: bool) -> None:
    from mgpusim.cli.app import set_variable
    from mgpusim.files import NO_CACHE

    if asked:
        set_variable(context.find_root(), NO_CACHE, "1")


@contextmanager
def named_as_options(**options: str) -> Iterator[None]:
    """Name arguments of the library as the options they come from, where an error begins with them.

    >>> with named_as_options(after="--after"):
    ...     raise InputError("after a:b: unknown launch 'b'")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: --after a:b: unknown launch 'b'
    """
    known = "|".join(options)
    try:
        yield
    except InputError as error:
        text = re.sub(
            rf"^( *)((?:{known})(?:, (?:{known}))*)(?=[: ])",
            lambda match: match[1] + ", ".join(options[name] for name in match[2].split(", ")),
            str(error),
            flags=re.MULTILINE,
        )
        raise InputError(text) from None
