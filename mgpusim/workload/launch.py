"""A launch: which kernel, over which NDRange, with which arguments; and the TOML files and options that describe one."""

from __future__ import annotations

import math
import os
from collections.abc import Sequence
from functools import partial
from os import PathLike
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.errors import InputError, MgpusimError, nearest
from mgpusim.files import no_file_but
from mgpusim.folders import inside, outside
from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.includes import expand_includes
from mgpusim.opencl.options import folders_of, translate_options
from mgpusim.opencl.reads import foreign_folders
from mgpusim.reading import read_text_file, toml_of
from mgpusim.result import follows
from mgpusim.workload.args import NAME, Arg, BufferArg, ImageArg, LocalArg, arg_to_dict
from mgpusim.workload.arrays import as_arg
from mgpusim.workload.checks import Problems, TableReader, Tags, as_integer, as_sizes, as_tags, plain, show
from mgpusim.workload.forms import parse_arg, parse_sizes
from mgpusim.workload.global_of import (
    global_size_of,
    local_places,
    missing_local,
    parse_global,
    sized_args,
    with_arguments,
)
from mgpusim.workload.shipped import find_launch
from mgpusim.workload.tables import arg_from_dict

Sizes = tuple[int, ...]
KEYS = "kernel (a path) or source (the text), entry, options, global, local, pad, offset, [[args]], [tags]"


class Launch(msgspec.Struct, frozen=True):
    """One kernel launch.

    Parameters
    ----------
    source : file of the OpenCL C source, or the text itself.
    entry : name of the kernel function; "" means the only one of the source.
    global_size : work items in one to three dimensions, as asked for (before padding).
    args : one per kernel parameter, in order. What `as_arg` takes becomes one: arrays and numbers of numpy, short forms.
    local_size : work-group size, as many dimensions as `global_size`; None lets the driver choose.
    options : compiler options, as given to clBuildProgram.
    pad : round `global_size` up to a multiple of `local_size`, as host code does where the kernel checks its bounds.
    offset : first global id per dimension; empty means zeros.
    allow_spill : predict groups that the device would refuse for their registers as if the compiler had spilled until they fit.
    restored_b : bytes that the launch changes and that were copied back from elsewhere just before it, as `mgpusim measure` does.
        Those that are copied take as much room in the shared caches again.
    reads : folders below which the files that source and options name are read, links followed; empty for none. None is for what
        the user names: the folder of the source, and those of the options. See `mgpusim.folders`.
    cold : positions of the buffers and images that no cache holds when the launch begins, as those of weights in a network. The
        others are in the caches that all of the launch's data fits.
    global_of : expressions that the global size follows from, of the local size (lx, ly, lz): with a local size they decide it.

    Raises
    ------
    InputError
        Every malformed field at once.

    >>> Launch("kernel void f() {}", "f", (64, 64), local_size=(8, 4)).dim
    2
    """

    source: Path | str
    entry: str
    global_size: tuple[int, ...]
    args: tuple[Arg, ...] = ()
    local_size: tuple[int, ...] | None = None
    options: str = ""
    pad: bool = False
    offset: tuple[int, ...] = ()
    allow_spill: bool = False
    restored_b: int = 0
    cold: tuple[int, ...] = ()
    reads: tuple[Path, ...] | None = None
    global_of: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        problems = Problems()
        if not isinstance(self.source, (Path, str)) or (isinstance(self.source, str) and not self.source.strip()):
            problems.add("source", f"got {show(self.source)}, expected the text of an OpenCL C program or a Path to it")
        plain(problems, "entry", self.entry, str, "the name of a kernel function")
        plain(problems, "options", self.options, str, "a string of compiler options")
        plain(problems, "pad", self.pad, bool, "true or false")
        plain(problems, "allow_spill", self.allow_spill, bool, "true or false")
        if self.global_of and self.local_size is not None:
            _take_global(problems, self)
        sizes = _check_sizes(problems, self.global_size, self.local_size, self.offset)
        args: object = self.args
        if not isinstance(args, (list, tuple)):
            problems.add("args", f"got {show(args)}, expected a list of arguments")
            args = ()
        taken: list[Arg] = []
        for index, arg in enumerate(args):
            try:
                taken.append(as_arg(arg))
            except InputError as error:
                problems.lines += [f"args[{index}]: {line}" for line in error.problems]
        cold = _check_cold(problems, self.cold, taken if not problems else args)
        problems.stop()
        global_size, local_size, offset = sizes
        args = sized_args(taken, local_size)
        follows(self, cold=cold, global_size=global_size, local_size=local_size, offset=offset, args=args)

    @property
    def dim(self) -> int:
        """Dimensions of the NDRange (OpenCL's work_dim)."""
        return len(self.global_size)

    @property
    def follows_local(self) -> bool:
        """Whether the global size or local memory that is passed follows the local size: then the host chooses that."""
        return bool(self.global_of) or any(isinstance(arg, LocalArg) and arg.of for arg in self.args)

    @property
    def source_name(self) -> str:
        """File name of the source for messages, "<source>" for text."""
        return self.source.name if isinstance(self.source, Path) else "<source>"

    @property
    def label(self) -> str:
        """What to call the launch in messages: the entry, else the source's name."""
        return self.entry or self.source_name

    def with_local(self, local: int | Sequence[int] | None) -> Launch:
        """Return this launch with another work-group size; None leaves it to the driver.

        Sizes that follow it are worked out anew. Dimensions that the launch does not have may be given as 1.

        Raises
        ------
        InputError
            It has another number of dimensions than the global size, or is not positive.

        >>> Launch("kernel void f() {}", "f", (64, 64)).with_local((8, 4, 1)).local_size
        (8, 4)
        """
        return msgspec.structs.replace(self, local_size=local)

    def text(self) -> str:
        """Return the source text; if `source` is a path, that of the file, with what it includes in place of its #include lines.

        Raises
        ------
        InputError
            The file cannot be read, or includes one that may not be read.
        """
        return kernel_text(self.source, self.reads)


def kernel_text(source: Path | str, reads: Sequence[Path] | None = None) -> str:
    """Return the text of a kernel that is given as such or as a file: self-contained, see `Launch.text`."""
    return expand_includes(read_text(source, "kernel", "replace"), source.parent, reads) if isinstance(source, Path) else source


def read_text(path: Path, what: str, errors: str = "strict") -> str:
    """Return the text of a UTF-8 file, or raise `InputError` saying why not, with the nearest file name that exists.

    `errors` is that of `bytes.decode`: comments of kernels may be in any encoding.

    >>> read_text(Path("/nowhere/conv.cl"), "kernel")
    Traceback (most recent call last):
    ...
    mgpusim.errors.InputError: kernel /nowhere/conv.cl: No such file or directory
    """
    try:
        return read_text_file(path, what, errors=errors)
    except InputError as error:
        raise InputError(f"{error}{_similar(path)}" if not os.path.exists(path) else str(error)) from None


def _similar(path: Path) -> str:
    if kind := no_file_but(path):
        return f"; it is {kind}"
    try:
        close = nearest(path.name, (p.name for p in path.parent.iterdir() if p.suffix == path.suffix))
    except (OSError, ValueError):  # a zero byte in its name
        return ""
    return f"; did you mean '{path.parent / close}'?" if close and close != path.name else ""


def _check_sizes(problems: Problems, size: Any, local: Any, offset: Any) -> tuple[Sizes, Sizes | None, Sizes]:
    global_size = as_sizes(problems, "global", size)
    if math.prod(global_size) >= 1 << 63:
        problems.add("global", f"got {show(size)}, more work items than 64 bits can count")
    local_size = None if local is None else _same_dims(problems, "local", as_sizes(problems, "local", local), global_size, 1)
    empty = isinstance(offset, (list, tuple)) and not offset
    first = () if empty else _same_dims(problems, "offset", as_sizes(problems, "offset", offset, least=0), global_size, 0)
    return global_size, local_size, first if any(first) else ()


def _take_global(problems: Problems, launch: Launch) -> None:
    """Set the global size of a launch to what its expressions give for its local size."""
    given: Any = launch.local_size
    local = as_sizes(problems, "local", given)
    if len(local) < len(launch.global_of):
        problems.add("local", f"got {list(local)}, expected {len(launch.global_of)} dimensions as in global")
        return
    try:
        size = global_size_of(launch.global_of, local)
    except InputError as error:
        problems.absorb("", error)
        return
    follows(launch, global_size=size)


def _check_cold(problems: Problems, cold: Any, args: Any) -> tuple[int, ...]:
    if not isinstance(cold, (list, tuple)):
        problems.add("cold", f"got {show(cold)}, expected a list of positions of arguments")
        return ()
    places = []
    for i, value in enumerate(cold):
        place = as_integer(value)
        if place is None or not 0 <= place < len(args):
            expected = f"0 to {len(args) - 1}" if args else "none, as there are no arguments"
            problems.add(f"cold[{i}]", f"got {show(value)}, expected the position of an argument, {expected}")
        elif not isinstance(args[place], (BufferArg, ImageArg)):
            problems.add(f"cold[{i}]", f"got {place}, expected the position of a buffer or an image")
        else:
            places.append(place)
    return tuple(sorted(set(places)))


def _same_dims(problems: Problems, path: str, sizes: tuple[int, ...], like: tuple[int, ...], neutral: int) -> tuple[int, ...]:
    """`sizes` with as many dimensions as `like`; only trailing ones that change nothing may be surplus."""
    if sizes and like:
        if len(sizes) > len(like) and all(size == neutral for size in sizes[len(like) :]):
            return sizes[: len(like)]
        if len(sizes) != len(like):
            fixed = [*sizes, neutral, neutral][: len(like)]
            hint = f"; write {path} = {fixed}" if len(sizes) < len(like) else ""
            problems.add(path, f"got {len(sizes)} dimensions {list(sizes)}, expected {len(like)} as in global {list(like)}{hint}")
    return sizes


def launch_to_dict(launch: Launch) -> dict[str, Any]:
    """Return `launch` as a table of plain values, the form of a launch file; fields at their default are left out.

    >>> launch_to_dict(Launch(Path("conv.cl"), "conv", (64,)))
    {'kernel': 'conv.cl', 'entry': 'conv', 'global': [64], 'args': []}
    """
    out: dict[str, Any] = {}
    if isinstance(launch.source, Path):
        out["kernel"] = str(launch.source)
    else:
        out["source"] = launch.source
    out |= {"entry": launch.entry} if launch.entry else {}
    out |= {"options": launch.options} if launch.options else {}
    out |= range_to_dict(launch) | {"args": [arg_to_dict(arg) for arg in launch.args]}
    return out | ({"global": list(launch.global_of)} if launch.global_of else {})


def range_to_dict(launch: Launch) -> dict[str, Any]:
    """Return the part of `launch_to_dict` that a corpus keeps per launch: global, local, pad, offset, args and cold.

    >>> range_to_dict(Launch(Path("f.cl"), "f", (64,), local_size=(8,)))
    {'global': [64], 'local': [8], 'args': []}
    """
    out: dict[str, Any] = {"global": list(launch.global_size)}
    if launch.local_size is not None:
        out["local"] = list(launch.local_size)
    if launch.pad:
        out["pad"] = True
    if launch.offset:
        out["offset"] = list(launch.offset)
    out["args"] = [
        {"local": {"bytes": arg.bytes, "of": arg.of}} if isinstance(arg, LocalArg) and arg.of else arg_to_dict(arg)
        for arg in launch.args
    ]
    if launch.cold:
        out["cold"] = list(launch.cold)
    return out


def read_range(table: TableReader, base: Path | None) -> dict[str, Any]:
    """Take global, local, pad, offset, args and cold from `table`; return them as keywords of `Launch`, noting problems.

    >>> problems = Problems()
    >>> read_range(TableReader({"global": [64], "args": ["int32:56"]}, "", problems), None)["args"]
    (ScalarArg(dtype='int32', value=(56,)),)
    """
    size = table.need("global", "1 to 3 positive integers", (1,))
    given = size if isinstance(size, list) else [size]
    out = {"global_size": size, "pad": table.take("pad", False)}
    if any(isinstance(axis, str) and NAME.search(axis) for axis in given):
        out |= {"global_size": (1,) * len(given), "global_of": tuple(map(str, given))}
    out["cold"] = table.take("cold", ())
    local, offset, entries = table.take("local"), table.take("offset"), table.take("args")
    if "global" in table.data:  # else their dimensions have nothing to agree with
        out |= {"local_size": local} | ({} if offset is None else {"offset": offset})
    args: list[Arg] = []
    if entries is not None and not isinstance(entries, list):
        table.problems.add(table.at("args"), f"got {show(entries)}, expected one [[args]] table per kernel parameter")
        entries = None
    for index, entry in enumerate(entries or []):
        where = f"{table.at('args')}[{index}]"
        try:
            args.append(parse_arg(entry, base) if isinstance(entry, str) else arg_from_dict(entry, where, base))
        except InputError as error:
            lines = error.problems if not isinstance(entry, str) else [f"{where}: {line}" for line in error.problems]
            table.problems.lines.extend(lines)
    out["args"] = tuple(args)
    return out


def launch_from_dict(data: object, base: Path | None = None) -> Launch:
    """Return the launch a table describes: the inverse of `launch_to_dict`.

    Parameters
    ----------
    data : the document of a launch file.
    base : directory that the kernel's path and ``init = {file = ...}`` are relative to.

    >>> launch_from_dict({"kernel": "conv.cl", "entry": "conv", "global": 64}).global_size
    (64,)
    """
    return tagged_launch_from_dict(data, base)[0]


def tagged_launch_from_dict(data: object, base: Path | None = None, path: str = "") -> tuple[Launch, Tags]:
    """Return the launch a table describes, as `launch_from_dict` does, and its tags.

    >>> tagged_launch_from_dict({"kernel": "conv.cl", "global": 64, "tags": {"family": "conv"}})[1]
    {'family': 'conv'}
    """
    problems = Problems()
    table = TableReader(data, path, problems, f"a table with {KEYS}")
    kernel, text = table.take("kernel"), table.take("source")
    source: Path | str = "-"
    if table.ok and (kernel is None) == (text is None):
        got = "neither" if kernel is None else "both"
        problems.add(table.at("kernel"), f"got {got}, expected either kernel (a path) or source (the text)")
    elif text is not None:
        source = text
    elif not isinstance(kernel, str) or not kernel:
        if table.ok:
            problems.add(table.at("kernel"), f"got {show(kernel)}, expected the path of an OpenCL C file")
    else:
        source = base / kernel if base is not None else Path(kernel)
        if base is not None and (problem := outside(source, [base], "the launch file")):
            problems.add(table.at("kernel"), problem)
    entry, options = table.take("entry", ""), table.take("options", "")
    if base is not None and isinstance(options, str):
        problems.lines += [
            f"{table.at('options')}: {line}" for line in foreign_folders(options, source, [base], "the launch file")
        ]
    fields = read_range(table, base) if table.ok else {"global_size": (1,)}
    tags = as_tags(problems, table.at("tags"), table.take("tags"))
    if table.ok:
        table.close()
    reads = None if base is None else (base,)
    launch = build(problems, path, source=source, entry=entry, options=options, reads=reads, **fields)
    problems.stop(path)
    return launch, tags


def _typed(options: str, base: Launch) -> list[Path]:
    """Return the folders that options of the user name."""
    folder = base.source.parent if isinstance(base.source, Path) else base.reads[0] if base.reads else Path()
    return [folder / named for named in folders_of(translate_options(options))]


def build(problems: Problems, path: str, **fields: Any) -> Launch:
    """Return `Launch(**fields)`, or note its problems under `path` and return a stand-in.

    >>> build(Problems(), "", source="kernel void f() {}", entry="f", global_size=64).global_size
    (64,)
    """
    try:
        return _with_sizes(fields)
    except InputError as error:
        problems.absorb(path, error)
        return Launch("-", "", (1,))


def _with_sizes(fields: dict[str, Any]) -> Launch:
    """Return `Launch(**fields)`, its global size and its local memory worked out where they are expressions."""
    sizes, args = fields.get("global_of", ()), fields.get("args", ())
    if not sizes and not local_places(args):
        return Launch(**fields)
    if sizes and fields.get("local_size") is None:
        raise InputError(f"local: {missing_local(sizes)}")
    if len(sizes) > 3:
        raise InputError(f"global: got {show(list(sizes))}, expected 1 to 3 expressions")
    named = Launch(**(fields | {"local_size": None} | ({"offset": (), "global_size": (1,) * len(sizes)} if sizes else {})))
    places = {f"global[{axis}]": text for axis, text in enumerate(sizes)} | local_places(args)
    try:
        unit = partial(TranslationUnit.of, named.source, named.options, named.entry, named.reads)
        texts = with_arguments(places, unit, named.entry, named.args)
    except InputError:
        raise
    except MgpusimError as error:
        where = next(iter(places)).partition("[")[0]
        raise InputError(f"{where}: its names are those of the kernel's parameters: {error}") from None
    args = [LocalArg(1, texts[at]) if (at := f"args[{i}].local.bytes") in texts else arg for i, arg in enumerate(args)]
    return Launch(**(fields | {"args": tuple(args), "global_of": tuple(texts[f"global[{i}]"] for i in range(len(sizes)))}))


def load_launch(path: str | PathLike[str]) -> Launch:
    """Read a launch file (TOML), or the shipped example of that name; what it refers to must exist.

    Raises
    ------
    InputError, UnknownNameError
        There is no such file or example; the file cannot be read, is no TOML (with the line), or has problems. All of them are
        said, each with its path.

    >>> load_launch("softmax").global_size
    (24576,)
    """
    return load_tagged_launch(path)[0]


def load_tagged_launch(path: str | PathLike[str]) -> tuple[Launch, Tags]:
    """Read a launch file, as `load_launch` does, and its tags: labels that corpora keep and choice groups are told by.

    >>> load_tagged_launch("softmax")[1]
    {}
    """
    path = Path(path)
    if not os.path.exists(path):
        path = find_launch(path)
    if path.suffix.lower() == ".cl":
        raise InputError(f"{path}: expected a launch file (.toml) or an example; write the launch of a kernel as a file")
    data = toml_of(read_text(path, "launch file").encode(), f"launch file {path}")
    problems = Problems()
    launch: Launch | None = None
    tags: Tags = {}
    try:
        launch, tags = tagged_launch_from_dict(data, path.parent)
    except InputError as error:
        problems.absorb("", error)
    kernel = data.get("kernel")
    file = path.parent / kernel if isinstance(kernel, str) and kernel else None
    if file is not None and inside(file, [path.parent]) and not os.path.isfile(file):
        problems.add("kernel", f"got '{kernel}', but there is no file {file}{_similar(file)}")
    for index, arg in enumerate(launch.args if launch else ()):
        problems.lines.extend(missing_file(arg, f"args[{index}]"))
    problems.stop(str(path))
    if launch is None:  # its problems would have stopped us
        raise InputError(f"launch file {path}: cannot be read")
    return launch, tags


def missing_file(arg: Arg, path: str) -> list[str]:
    """Return one problem line if `arg` is to be filled from a file that does not exist.

    >>> missing_file(LocalArg(4), "args[0]")
    []
    """
    if not isinstance(arg, (BufferArg, ImageArg)) or arg.init.kind != "file":
        return []
    name = Path(str(arg.init.value))
    return [] if os.path.isfile(name) else [f"{path}.init.file: there is no file {name}{_similar(name)}"]


def launch_from_cli(
    base: Launch | None = None,
    *,
    kernel: str | Path | None = None,
    entry: str | None = None,
    options: str | None = None,
    global_size: str | None = None,
    local_size: str | None = None,
    offset: str | None = None,
    pad: bool | None = None,
    args: Sequence[str] = (),
    subject: str = "launch",
) -> Launch:
    """Return the launch that command-line options describe, or `base` (a launch file's) with those options replaced.

    Parameters
    ----------
    base : what options left at None are taken from; `args`, if any are given, replace all of its arguments.
    kernel : the OpenCL C file.
    global_size, local_size, offset : "56x56x64" or "56,56,64"; `local_size` "auto" lets the driver choose, `global_size` may be
        "rows * lx".
    args : arguments in the short form of `mgpusim.workload.forms`.
    subject : what messages call the launch.

    >>> launch_from_cli(Launch("kernel void f() {}", "f", (64, 64)), local_size="8x4", args=["int32:56"]).local_size
    (8, 4)
    """
    problems = Problems()
    fields: dict[str, Any] = msgspec.structs.asdict(base) if base else {"entry": ""}
    if base is not None and base.reads is not None and options is not None:
        fields["reads"] = (*base.reads, *_typed(options, base))
    given = {"entry": entry, "options": options, "pad": pad, "source": Path(kernel) if kernel is not None else None}
    fields |= {name: value for name, value in given.items() if value is not None}
    for name, text, option in (
        ("global_size", global_size, "--global"),
        ("local_size", local_size, "--local"),
        ("offset", offset, "--offset"),
    ):
        if text is None:
            continue
        try:
            if name == "global_size":
                sizes = parse_global(text, option)
                fields["global_of"] = tuple(map(str, sizes)) if isinstance(sizes[0], str) else ()
                fields[name] = (1,) * len(sizes) if fields["global_of"] else sizes
                continue
            fields[name] = None if name == "local_size" and text == "auto" else parse_sizes(text, option)
        except InputError as error:
            problems.absorb("", error)
            fields[name] = {"global_size": (1,), "local_size": None, "offset": ()}[name]
    if args:
        parsed = []
        for text in args:
            try:
                parsed.append(parse_arg(text))
            except InputError as error:
                problems.absorb("", error)
        fields["args"] = tuple(parsed)
    if "source" not in fields:
        problems.add("kernel", "missing, expected the path of an OpenCL C file")
    elif kernel is not None and not os.path.isfile(Path(kernel)):
        problems.add("kernel", f"there is no file {kernel}{_similar(Path(kernel))}")
    if "global_size" not in fields:
        problems.add("--global", "missing, expected the work items, as in 56x56x64")
    launch = build(problems, "", **({"source": "-", "global_size": (1,)} | fields))
    for index, arg in enumerate(launch.args if args else ()):
        problems.lines.extend(missing_file(arg, f"args[{index}]"))
    problems.stop(subject)
    return launch
