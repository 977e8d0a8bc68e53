"""OpenCL C to textual LLVM IR with clang.

The reference compiler is the `ziglang` wheel (extra `mgpusim[clang]`), whose clang is driven through the undocumented
`python -m ziglang clang -cc1`, hence pinned and probed. `$MGPUSIM_CLANG` or a system clang of a tested version serves too.
Kernels that ship with the package carry their IR beside the source, keyed by source, includes, options and flags. That of
networks is in one file (`mgpusim.opencl.shipped`).
"""

from __future__ import annotations

import glob
import hashlib
import math
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from copy import copy
from functools import cached_property, lru_cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from typing import Any

from mgpusim.artefacts import load_or_make
from mgpusim.errors import CompileError, InputError, MgpusimError, UnknownNameError, suggest
from mgpusim.folders import WAY_OUT, inside, named_folders
from mgpusim.limits import MEMORY, memory_b, seconds_of
from mgpusim.opencl.extensions import macro_options, with_subscripts
from mgpusim.opencl.ir.private_arrays import array_bytes, with_promoted
from mgpusim.opencl.isolate import definitions, isolate, keep_only, named_by_macros, with_float_literals, without_file
from mgpusim.opencl.options import DEFAULT_STANDARD, folders_of, included_from, translate_options, without_response
from mgpusim.opencl.reads import IncludedFile, Reads, overlay
from mgpusim.opencl.shipped import SHIPPED, is_damaged, shipped_ir
from mgpusim.programs import named_program
from mgpusim.reading import read_text_file
from mgpusim.session import USUAL, Session

TESTED_VERSIONS = range(19, 23)  # older ones write images as plain pointers
INSTALL_HINT = "install the reference compiler with: pip install 'mgpusim[clang]' (or set MGPUSIM_CLANG to a clang 19..22)"
COMPILED = "the examples, and common networks in their own sizes with the default library"
INCLUDE = Path(__file__).resolve().parent / "include"
# -replexitval=never keeps divergent loops loops; CL1.2 keeps address spaces visible; the thresholds inline everything and
# unroll small constant-trip loops as vendor compilers do. Vector combining would turn the sum of a vector's components into
# as many whole-vector additions of which one component counts; loop idioms would turn loops that write zeros into calls. Only
# functions that say so (barriers) are convergent: else clang leaves min(row, last) in a loop and computes it once per use.
# Khronos' extensions are announced; those of vendors where a GPU is known (`mgpusim.workload.device.built_for`).
FLAGS = (
    "-cc1 -x cl -triple spir64-unknown-unknown -fdeclare-opencl-builtins -finclude-default-header "
    "-O2 -debug-info-kind=line-tables-only -mllvm -replexitval=never -mllvm -inline-threshold=1000000 "
    "-mllvm -disable-vector-combine -mllvm -disable-loop-idiom-all -fno-convergent-functions "
    "-w -Wno-error=implicit-int -Wno-error=incompatible-pointer-types -Wno-error=int-conversion -Wno-error=return-mismatch "
    "-Wno-error=incompatible-function-pointer-types"
).split()
# clang counts calls in large switches among those that hardly run
INLINE_ALL = ("-mllvm", "-inline-cold-callsite-threshold=1000000")
_CALLED = re.compile(r"\bcall [^@\n]*@(?!llvm\.)([\w.$]+)\(")
_DEFINED = re.compile(r"^define [^@\n]*@([\w.$]+)\(", re.MULTILINE)
UNROLL, UNROLL_ARRAYS = 300, 2700
"""How far loops of constant trips are unrolled, and how far where that puts arrays of work items into registers."""
_SUB_GROUPS, _SUB_GROUP_HEADER = "sub_group", INCLUDE / "opencl-sub-groups.h"  # what needs the header says so by name
_VENDORS = (
    "intel_subgroups", "intel_subgroups_short", "intel_subgroups_char", "intel_subgroups_long", "intel_required_subgroup_size",
    "intel_subgroup_local_block_io", "intel_subgroup_buffer_prefetch", "intel_bfloat16_conversions",
    "intel_device_side_avc_motion_estimation", "amd_media_ops", "amd_media_ops2",
)  # fmt: skip
_OF_VENDORS = ",".join(f"-cl_{name}" for name in _VENDORS)
SINGLE = f"-cl-ext=+all,{_OF_VENDORS},-cl_khr_fp64,-__opencl_c_fp64"
DOUBLE = f"-cl-ext=+all,{_OF_VENDORS}"
SAY_AFTER_S, LIMIT_S = 10.0, 30.0
"""Seconds of processor time after which a compilation says that it goes on, and that all of one source may take together unless
MGPUSIM_COMPILE_SECONDS says otherwise. A machine so busy that clang gets a twentieth of a core ends one sooner."""
_BUSY = 20
LARGE_B = 200_000
ALONE_FROM_B = ContextVar("ALONE_FROM_B", default=LARGE_B)
"""Bytes of source from which a kernel is compiled without the others of its file."""
SPRAWLING_B = 20_000
"""Bytes of source, files it includes counted, from which functions that no kernel reaches are left out: a choice, by which small
sources are spared a run of the preprocessor (0.06 s). What is left out changes no kernel."""
_SHOWN_ERRORS, _SHOWN_LINES, _SHOWN_WIDTH = 5, 6, 200
# functions where work items meet must not be called once per branch: clang finds out which of a program's own do not
_CONVERGENT = ("#pragma clang attribute push(__attribute__((convergent)), apply_to = function)", "#pragma clang attribute pop")
_MEETING = re.compile(r"barrier|sub_group|work_group|wait_group")


class TranslationUnit:
    """An OpenCL C translation unit: its text, the folder its includes are relative to, its build options.

    `only` names a kernel: of a large file, or one whose kernels take too long together, the others are then left out.
    `reads` are the folders that files may lie in or below, links followed, beside those of `mgpusim.folders`. None is for sources
    and options of the user: the folder of the source, and those that the options name. A text without a file is in no folder.

    >>> TranslationUnit("kernel void k() {}", options="-DN=4").key[:4].isalnum()
    True
    """

    def __init__(
        self, text: str, options: str = "", path: Path | None = None, only: str = "", reads: Sequence[Path] | None = None
    ) -> None:
        self.text = text
        self.wanted = only
        self.only = only if len(text) > ALONE_FROM_B.get() else ""
        self.options = options
        self.path = path
        self.unroll = UNROLL
        self.inline: tuple[str, ...] = ()
        # the compiler is run in it and knows no links
        self.folder = Path(os.path.realpath(path.parent if path else reads[0] if reads else "."))
        self.arguments = included_from(self.folder, translate_options(options))
        own = [path.parent] if path else []
        searched = [Path(value) for flag, value in pairwise(self.arguments) if flag == "-I"]
        named = [self.folder / folder for folder in folders_of(self.arguments)]
        defined = [value for flag, value in pairwise(self.arguments) if flag == "-D"]
        self.reads = Reads(self.folder, searched, [*own, *named] if reads is None else reads, defined)
        self.left_s = LIMIT_S

    @classmethod
    def from_file(cls, path: Path, options: str = "", only: str = "", reads: Sequence[Path] | None = None) -> TranslationUnit:
        """Read `path`; an unreadable file is an InputError."""
        # comments may be in any encoding; a byte order mark would come after our #line
        text = read_text_file(path, "kernel file", errors="replace")
        return cls(text.removeprefix("\ufeff"), options, path, only, reads)

    @classmethod
    def of(cls, source: str | Path, options: str = "", only: str = "", reads: Sequence[Path] | None = None) -> TranslationUnit:
        """Return the unit of a text, or of the file at a path."""
        return (
            cls.from_file(source, options, only, reads) if isinstance(source, Path) else cls(source, options, None, only, reads)
        )

    @property
    def key(self) -> str:
        """Hash of everything that decides the IR: text, included files, options, flags, our header."""
        digest = hashlib.sha256()
        headers = [_header_text()]
        if self.uses_sub_groups:
            headers.append(_SUB_GROUP_HEADER.read_text(encoding="utf-8"))
        included = [file.text for file in self.files]
        macros = macro_options(self.text)
        flags = (*FLAGS, f"{UNROLL} {UNROLL_ARRAYS}", *_CONVERGENT, *macros)
        for part in (self.text, *included, *self.arguments, *flags, *headers, *self.only.split()):
            digest.update(part.encode())
            digest.update(b"\0")
        return digest.hexdigest()

    @cached_property
    def uses_sub_groups(self) -> bool:
        """Whether the source, a file it includes or an option says "sub_group" somewhere."""
        return _SUB_GROUPS in self.options or _SUB_GROUPS in self.whole()

    def whole(self) -> str:
        """Return the text with that of the files it includes."""
        return "\n".join((self.text, *(file.text for file in self.reads.files(self.text))))

    @property
    def name(self) -> str:
        """The file's name, kernel.cl where there is no file."""
        return self.path.name if self.path else "kernel.cl"

    @property
    def _included(self) -> list[str]:
        """What the options include before the source."""
        return [value for flag, value in pairwise(self.arguments) if flag == "-include"]

    @property
    def complete(self) -> str:
        """The text after the #include lines that its options stand for."""
        return "".join(f'#include "{name}"\n' for name in self._included) + self.text

    @cached_property
    def files(self) -> list[IncludedFile]:
        """The files that the build reads."""
        return self.reads.files(self.complete)

    def check_reads(self, reader: str) -> None:
        """Refuse a source that another compiler than ours is to read and that names a file which may not be read."""
        if names := self.reads.refused(self.complete):
            what = ", ".join(names)
            raise InputError(
                f"{self.name}: {reader} would read what {what} names, outside of the folder of the source; {WAY_OUT}"
            )

    @contextmanager
    def seen_alone(self, library: Path | None = None) -> Iterator[list[str]]:
        """Give the arguments with which clang sees the files of this build, our own headers and a library, and no other file."""
        own = [(file, file) for file in (*sorted(INCLUDE.glob("*.h")), *([library] if library else []))]
        with tempfile.TemporaryDirectory(prefix="mgpusim-") as folder:
            file = Path(folder, "files.json")
            file.write_bytes(overlay([*((included.path, included.real) for included in self.files), *own]))
            more = (value for folder in named_folders() for value in ("-I", str(folder)))
            yield ["-ivfsoverlay", str(file), *more]


@lru_cache(maxsize=1)
def _header_text() -> str:
    return (INCLUDE / "opencl-c-base.h").read_text(encoding="utf-8")


def version_of(command: list[str]) -> str:
    try:
        done = subprocess.run(
            [*command, "--version"], capture_output=True, encoding="utf-8", errors="replace", timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    match = re.search(r"clang version (\d+)", done.stdout)
    return match[1] if match else ""


def zig_program() -> tuple[str, ...] | None:
    """Return the command that runs the ziglang wheel's zig, None where the wheel is not installed."""
    wheel = find_spec("ziglang")
    if wheel is None:
        return None
    # the wheel's own program, as its __main__ runs it: `python -m ziglang` would only start a Python before it
    own = Path(wheel.origin or "").parent / ("zig.exe" if os.name == "nt" else "zig")
    return (str(own),) if own.is_file() else (sys.executable, "-m", "ziglang")


@lru_cache(maxsize=1)
def find_compiler() -> tuple[str, ...]:
    """Return the command that runs clang: `$MGPUSIM_CLANG`, else the ziglang wheel, else a system clang of a tested version."""
    if command := named_program("MGPUSIM_CLANG", INSTALL_HINT):
        version = version_of(command)
        if not version:
            raise CompileError(f"MGPUSIM_CLANG: {shlex.join(command)} does not run as a clang; {INSTALL_HINT}")
        if int(version) not in TESTED_VERSIONS:
            raise CompileError(f"MGPUSIM_CLANG: {shlex.join(command)} is clang {version}, tested are 19..22; {INSTALL_HINT}")
        return tuple(command)
    if zig := zig_program():
        return (*zig, "clang")
    refused = []
    for name in [*(f"clang-{v}" for v in reversed(TESTED_VERSIONS)), "clang"]:
        path = shutil.which(name)
        if path:
            version = version_of([path])
            if version and int(version) in TESTED_VERSIONS:
                return (path,)
            refused.append(f"{path} is version {version or 'unknown'}, tested are 19..22")
    why = f" ({'; '.join(refused)})" if refused else ""
    raise CompileError(f"no usable clang was found{why}; {INSTALL_HINT}; only what ships compiled runs without: {COMPILED}")


def ir_path(source: TranslationUnit) -> Path | None:
    """Return where the shipped IR of `source` lies (beside it), whether it exists or not; None for sources without a file."""
    return source.path.with_name(f"{source.path.stem}.{source.key[:12]}.ll") if source.path else None


def compile_source(source: TranslationUnit, *, session: Session = USUAL) -> str:
    """Return the textual LLVM IR of `source`: the one that ships, the cached one, or what clang makes of it now."""
    shipped = ir_path(source)
    if shipped is not None and inside(shipped, [shipped.parent]) and shipped.is_file():
        return shipped.read_text(encoding="utf-8")

    def compiled() -> str:
        if shipped is None and (packed := shipped_ir(source.key)) is not None:
            return packed
        try:
            command = find_compiler()
        except CompileError as error:
            if shipped is None and is_damaged():
                raise CompileError(f"{SHIPPED} is damaged, so that mgpusim has to be installed again: {error}") from None
            if shipped is None or source.path is None or not any(shipped.parent.glob(f"{glob.escape(source.path.stem)}.*.ll")):
                raise
            raise CompileError(
                f"{source.path.name} or its options differ from what its shipped IR was made of: {error}"
            ) from None
        return run_clang(source, command)

    try:
        return load_or_make("ir", source.key, bytes.decode, compiled, str.encode, session.cache)
    except CompileTimeError:
        if source.only or not source.wanted:
            raise
    alone = copy(source)
    alone.only = source.wanted
    try:
        return compile_source(alone, session=session)
    except UnknownNameError:  # it does not stand in the source as a compiler sees it
        raise _too_long(source) from None


def run_clang(source: TranslationUnit, command: tuple[str, ...]) -> str:
    """Compile `source` with `command` and return the IR; nothing is read from or written to a cache.

    Literals such as ``1.0`` are doubles on devices with fp64 (option ``-Dcl_khr_fp64``) and floats on those without
    (``-Ucl_khr_fp64``). Where neither is said they are floats, unless the program uses the type ``double``: it is then compiled
    with fp64. A program that uses it only under ``#ifdef cl_khr_fp64`` counts as one that does.

    Functions that do not compile are taken out, so that the other kernels of the file can be had. `Module.kernels` raises what
    the compiler says of them when they are asked for.

    Kernels with arrays of work items in memory are compiled again, their loops unrolled further (see
    `mgpusim.opencl.ir.private_arrays`).
    """
    source.left_s = seconds_of("MGPUSIM_COMPILE_SECONDS", LIMIT_S)
    first = _run_clang(source, command)
    further = copy(source)
    called = set(_CALLED.findall(first)) - {"printf", "__translate_sampler_initializer"}
    if any(not name.startswith("_Z") for name in called) or not called.isdisjoint(_DEFINED.findall(first)):
        further.inline = INLINE_ALL
        first = _run_clang(further, command)
    if not array_bytes(first):
        return first
    further.unroll = UNROLL_ARRAYS
    return with_promoted(first, _run_clang(further, command))


def numbered(source: TranslationUnit) -> str:
    return f'#line 1 "{escaped(source.name)}"\n' + with_subscripts(source.text)


def _run_clang(source: TranslationUnit, command: tuple[str, ...]) -> str:
    text = numbered(source)
    if _MEETING.search(source.whole()):
        text = f"{_CONVERGENT[0]}\n{text}\n{_CONVERGENT[1]}\n"
    said = [(f, v.partition("=")[0]) for f, v in pairwise(source.arguments)]
    without, first_of = ("-U", "cl_khr_fp64") in said, DOUBLE if ("-D", "cl_khr_fp64") in said else SINGLE
    told = ["-DMGPUSIM_NO_FP64"] if without else []
    if (source.only or _sprawls(source) or named_by_macros(source.text)) and (
        reached := _reached(source, command, text, [first_of, *told])
    ):
        return reached
    first = run_on(source, command, text, [first_of, *told])
    if first.returncode == 0:
        return first.stdout
    extensions = first_of
    if not without and any(word in first.stderr for word in ("fp64", "'double", "DBL_", "#error")):
        other = SINGLE if first_of is DOUBLE else DOUBLE
        second = run_on(source, command, text, [other])
        if second.returncode == 0:
            return second.stdout
        if _count_errors(second.stderr) < _count_errors(first.stderr):
            first, extensions = second, other
    parts = _without_broken(source, command, text, extensions)
    if parts is not None:
        return parts
    message = first_errors(first.stderr) or f"exit status {first.returncode} without a message"
    message += source.reads.hint(source.complete, first.stderr)
    options = f" with {source.options!r}" if source.options else ""
    if without and "cl_khr_fp64" in message:
        message += (
            "\nThis build is one for devices without fp64 (-Ucl_khr_fp64): take a GPU with fp64, or float in place of double"
        )
    raise CompileError(f"{source.name} does not compile{options}:\n{message}")


def _sprawls(source: TranslationUnit) -> bool:
    """Whether a source is large and may hold functions that no kernel reaches: generated ones are often a kernel alone."""
    if len(source.whole()) <= SPRAWLING_B:
        return False
    return (
        "#" in source.text or bool(source.arguments) or not all(definition.is_kernel for definition in definitions(source.text))
    )


def run_on(
    source: TranslationUnit,
    command: tuple[str, ...],
    text: str,
    more: Sequence[str],
    action: str = "-emit-llvm",
    macros: bool = True,
    flags: Sequence[str] = (),
    library: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    """Run clang on `text` for `action`; `macros` says whether the build's -D, -U, -I and -include are given to it.

    `flags` name another target and its optimisation, in place of those with which kernels are traced.
    """
    given = [*(["-include", _SUB_GROUP_HEADER.name] if source.uses_sub_groups else []), *source.arguments]
    if not macros:
        given = [a for a in given if a.startswith("-cl-")]
    standard = [] if any(a.startswith("-cl-std=") for a in given) else [DEFAULT_STANDARD]
    paths = ["-isystem", str(INCLUDE), "-I", "."]
    names = ["-main-file-name", without_response(source.name), "-o", "-", "-"]
    macro = macro_options(source.text)
    traced = [*FLAGS, "-mllvm", f"-unroll-threshold={source.unroll}", *source.inline]
    flags = [*(flags or traced), *macro, action, "-ferror-limit", "50"]
    try:
        with source.seen_alone(library) as files:
            arguments = [*command, *flags, *paths, *standard, *more, *given, *files, *names]
            with subprocess.Popen(
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=source.folder,
                encoding="utf-8", errors="replace",
            ) as process:  # fmt: skip
                try:
                    out, said = _communicate(process, text, source)
                except BaseException:
                    process.kill()
                    raise
        return subprocess.CompletedProcess(arguments, process.returncode, out, said)
    except MgpusimError:
        raise
    except (OSError, ValueError) as error:
        raise CompileError(f"clang could not be run: {error}; {INSTALL_HINT}") from None


def _communicate(process: subprocess.Popen[str], text: str, source: TranslationUnit) -> tuple[str, str]:
    """Return what clang wrote, within the time and memory that are left to the source."""
    limit_s, before = source.left_s, _children_s()
    most_b = memory_b()
    _confine(process.pid, limit_s, most_b)
    given: str | None = text
    for patience_s in (min(SAY_AFTER_S, limit_s), _BUSY * limit_s - SAY_AFTER_S):
        try:
            out, said = process.communicate(given, timeout=max(0.01, patience_s))
            break
        except subprocess.TimeoutExpired:
            given = None
            if limit_s > patience_s:
                print(f"{source.name}: clang is still compiling; it is given {limit_s:.3g} s", file=sys.stderr)
    else:
        raise _too_long(source)
    spent_s = _children_s() - before
    source.left_s = max(1.0, limit_s - spent_s)
    late = process.returncode == -getattr(signal, "SIGXCPU", 0) or spent_s > 0.9 * limit_s
    if process.returncode < 0 and late:  # the signal of a limit of processor time
        raise _too_long(source)
    if process.returncode and ("out of memory" in said or "bad_alloc" in said or (process.returncode < 0 and not said.strip())):
        raise CompileError(
            f"{source.name}: clang was stopped at {most_b / 1e9:.3g} GB of memory; is there a macro or a loop that unrolls into "
            f"too much? Give it more: mgpusim --memory 8GB, or {MEMORY}=8GB"
        )
    return out, said


class CompileTimeError(CompileError):
    """The compiler did not come to an end in its time."""


def _too_long(source: TranslationUnit) -> CompileTimeError:
    limit_s = seconds_of("MGPUSIM_COMPILE_SECONDS", LIMIT_S)
    return CompileTimeError(
        f"{source.name}: clang did not come to an end within {limit_s:.3g} s; is there a macro or a loop that unrolls into too "
        "much, or a sum of thousands of terms? Give the kernels that matter in a file of their own, or more time: "
        "MGPUSIM_COMPILE_SECONDS=120"
    )


def _confine(pid: int, seconds: float, memory: int) -> None:
    """Limit the processor time and the memory of a process, where the system can."""
    resource = _resource()
    if not hasattr(resource, "prlimit"):
        return
    whole = math.ceil(seconds)
    with suppress(OSError):  # it has ended
        resource.prlimit(pid, resource.RLIMIT_CPU, (whole, whole + 5))
        resource.prlimit(pid, resource.RLIMIT_AS, (memory, memory))


def _children_s() -> float:
    """Return the processor time of the processes that this one has waited for."""
    resource = _resource()
    if resource is None:
        return 0.0
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return float(used.ru_utime + used.ru_stime)


def _resource() -> Any:
    """Return the module of POSIX limits, None where there is none."""
    try:
        import resource
    except ImportError:
        return None
    return resource


def kernel_names(source: TranslationUnit) -> list[str]:
    """Return the kernels that a source defines once its macros are replaced, as far as it can be preprocessed.

    >>> kernel_names(TranslationUnit("#define ENTRY kernel void\\nENTRY k() {}"))
    ['k']
    """
    flat = _preprocessed(source, find_compiler(), source.text, [SINGLE])
    return [d.name for d in definitions(flat) if d.is_kernel]


def _preprocessed(source: TranslationUnit, command: tuple[str, ...], text: str, more: Sequence[str]) -> str:
    done = run_on(source, command, text, more, "-E")
    return without_file(done.stdout, "opencl-c-base.h") if done.returncode == 0 else ""


def _reached(source: TranslationUnit, command: tuple[str, ...], text: str, more: Sequence[str]) -> str:
    """Return the IR of what the kernels reach, or the one wanted of a large file; "" where that alone does not compile."""
    flat = _preprocessed(source, command, text, more)
    kernels = [d.name for d in definitions(flat) if d.is_kernel]
    if source.only and kernels and source.only not in kernels:
        raise UnknownNameError(f"{source.name}: {suggest('kernel', source.only, kernels)}")
    reached = keep_only(flat, [source.only] if source.only else kernels)
    if reached is None:
        return ""
    done = run_on(source, command, reached, more, macros=False)
    return done.stdout if done.returncode == 0 else ""


def _without_broken(source: TranslationUnit, command: tuple[str, ...], text: str, extensions: str) -> str | None:
    """Return the IR of the functions of `source` that compile, None if nothing of it does.

    Without fp64 clang takes 1.0 for a float, but refuses to make a vector of it: here such literals get their suffix.
    """
    flat = _preprocessed(source, command, text, [extensions])
    if not flat:
        return None

    def check(edited: str) -> str:
        done = run_on(source, command, edited, [extensions, "-fno-caret-diagnostics"], "-fsyntax-only", macros=False)
        return done.stderr if done.returncode else ""

    parts = isolate(with_float_literals(flat) if extensions == SINGLE else flat, check)
    if parts is None:
        return None
    done = run_on(source, command, parts[0], [extensions], macros=False)
    if done.returncode != 0:
        return None
    return "\n".join([done.stdout.rstrip("\n"), *(refusal.to_line() for refusal in parts[1]), ""])


def _count_errors(said: str) -> int:
    return said.count(" error: ")


def first_errors(said: str) -> str:
    """Return the first errors of clang's messages with their lines, and how many more there are."""
    said = re.sub(r"^\d+ (?:errors?|warnings?)[^\n]* generated\.$", "", said, flags=re.MULTILINE)
    parts = re.split(r"^(?=[^\s][^\n]*: (?:fatal )?error: )", said.strip(), flags=re.MULTILINE)
    errors = [p for p in parts if re.match(r"[^\n]* (?:fatal )?error: ", p) and "too many errors" not in p]
    if not errors:
        return "\n".join(said.strip().splitlines()[:_SHOWN_LINES])
    shown = ["\n".join(line[:_SHOWN_WIDTH] for line in e.rstrip().splitlines()[:_SHOWN_LINES]) for e in errors[:_SHOWN_ERRORS]]
    more = len(errors) - len(shown)
    at_least = "at least " if len(errors) >= 50 else ""
    return "\n".join([*shown, *([f"and {at_least}{more} more error{'s' if more > 1 else ''}"] if more else [])])


def escaped(name: str) -> str:
    """Return a file's name as a #line directive writes it.

    >>> print(escaped('a"b.cl'))
    a\\"b.cl
    """
    return name.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
