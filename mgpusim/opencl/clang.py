"""OpenCL C to textual LLVM IR with clang.

The reference compiler is the `ziglang` wheel (extra `mgpusim[clang]`), whose clang is driven through the undocumented
`python -m ziglang clang -cc1`, hence pinned and probed. `$MGPUSIM_CLANG` or a system clang of a tested version serves too.
Kernels that ship with the package carry their IR beside the source, keyed by source, includes, options and flags.
"""

from __future__ import annotations

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from mgpusim.artefacts import load_or_make
from mgpusim.errors import CompileError, InputError

__all__ = ["TranslationUnit", "compile_source", "find_compiler", "ir_path"]

TESTED_VERSIONS = range(19, 23)  # older ones write images as plain pointers
INSTALL_HINT = "install the reference compiler with: pip install 'mgpusim[clang]' (or set MGPUSIM_CLANG to a clang 19..22)"
_INCLUDE = Path(__file__).resolve().parent / "include"
# -replexitval=never keeps divergent loops loops; CL1.2 keeps address spaces visible; the thresholds inline everything and
# unroll small constant-trip loops as vendor compilers do. Vector combining would turn the sum of a vector's components into
# as many whole-vector additions of which one component counts; loop idioms would turn loops that write zeros into calls. Only
# functions that say so (barriers) are convergent: else clang leaves min(row, last) in a loop and computes it once per use.
FLAGS = (
    "-cc1 -x cl -cl-std=CL1.2 -triple spir64-unknown-unknown -fdeclare-opencl-builtins -finclude-default-header -cl-ext=+all "
    "-emit-llvm -O2 -debug-info-kind=line-tables-only -mllvm -replexitval=never -mllvm -inline-threshold=1000000 "
    "-mllvm -unroll-threshold=300 -mllvm -disable-vector-combine -mllvm -disable-loop-idiom-all -fno-convergent-functions "
    "-w -Wno-error=implicit-int"
).split()
_PASSED_ON = (
    "-cl-single-precision-constant -cl-denorms-are-zero -cl-fp32-correctly-rounded-divide-sqrt -cl-mad-enable "
    "-cl-no-signed-zeros -cl-unsafe-math-optimizations -cl-finite-math-only -cl-fast-relaxed-math"
).split()
_INCLUDED = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.MULTILINE)


class TranslationUnit:
    """An OpenCL C translation unit: its text, the folder its includes are relative to, its build options.

    >>> TranslationUnit("kernel void k() {}", options="-DN=4").key[:4].isalnum()
    True
    """

    def __init__(self, text: str, options: str = "", path: Path | None = None) -> None:
        self.text = text
        self.options = options
        self.path = path
        self.arguments = _translate_options(options)

    @classmethod
    def from_file(cls, path: Path, options: str = "") -> TranslationUnit:
        """Read `path`; an unreadable file is an InputError."""
        try:
            return cls(path.read_text(encoding="utf-8"), options, path)
        except (OSError, UnicodeDecodeError) as error:
            raise InputError(f"cannot read kernel file {path}: {error}") from None

    @property
    def key(self) -> str:
        """Hash of everything that decides the IR: text, included files, options, flags, our header."""
        digest = hashlib.sha256()
        before = "".join(f'#include "{self.arguments[i + 1]}"\n' for i, a in enumerate(self.arguments) if a == "-include")
        for part in (self.text, *self._included(before + self.text, set()), *self.arguments, *FLAGS, _header_text()):
            digest.update(part.encode())
            digest.update(b"\0")
        return digest.hexdigest()

    def _folders(self) -> list[Path]:
        base = self.path.parent if self.path else Path.cwd()
        given = [self.arguments[i + 1] for i, a in enumerate(self.arguments) if a == "-I"]
        return [base, *(base / g for g in given)]

    def _included(self, text: str, seen: set[Path]) -> list[str]:
        out: list[str] = []
        for name in _INCLUDED.findall(text):
            for folder in self._folders():
                file = folder / name
                if file.is_file() and file not in seen:
                    seen.add(file)
                    inner = file.read_text(encoding="utf-8", errors="replace")
                    out += [inner, *self._included(inner, seen)]
                    break
        return out


@lru_cache(maxsize=1)
def _header_text() -> str:
    return (_INCLUDE / "opencl-c-base.h").read_text()


def _translate_options(options: str) -> list[str]:
    """Map clBuildProgram options to cc1 ones; what has no meaning here is refused by name."""
    try:
        words = shlex.split(options)
    except ValueError as error:
        raise InputError(f"options {options!r}: {error}") from None
    out: list[str] = []
    i = 0
    while i < len(words):
        word = words[i]
        i += 1
        if word in ("-D", "-I", "-U", "-include"):
            if i == len(words):
                raise InputError(f"options {options!r}: {word} needs a value after it")
            out += [word, words[i]]
            i += 1
        elif word[:2] in ("-D", "-I", "-U"):
            out += [word[:2], word[2:]]
        elif word in _PASSED_ON:
            out.append(word)
        elif word in ("-w", "-Werror", "-cl-opt-disable", "-cl-kernel-arg-info", "-cl-strict-aliasing", "-g") or re.match(
            r"-cl-std=|-O\d|-cl-intel-|-cl-nv-|-qcom-|-cl-uniform-work-group-size", word
        ):
            continue  # says nothing about what the kernel computes
        else:
            raise InputError(
                f"options {options!r}: '{word}' is not an OpenCL build option that mgpusim knows; "
                f"known: -D -U -I -include {' '.join(_PASSED_ON)}"
            )
    return out


def _version_of(command: list[str]) -> str:
    try:
        done = subprocess.run([*command, "--version"], capture_output=True, text=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    found = re.search(r"clang version (\d+)", done.stdout)
    return found[1] if found else ""


@lru_cache(maxsize=1)
def find_compiler() -> tuple[str, ...]:
    """Return the command that runs clang: `$MGPUSIM_CLANG`, else the ziglang wheel, else a system clang of a tested version.

    Raises
    ------
    CompileError
        None of them exists; the message says what to install.
    """
    chosen = os.environ.get("MGPUSIM_CLANG", "")
    if chosen:
        command = shlex.split(chosen)
        version = _version_of(command)
        if not version:
            raise CompileError(f"MGPUSIM_CLANG={chosen!r} does not run as a clang; {INSTALL_HINT}")
        if int(version) not in TESTED_VERSIONS:
            raise CompileError(f"MGPUSIM_CLANG={chosen!r} is clang {version}, tested are 19..22; {INSTALL_HINT}")
        return tuple(command)
    wheel = find_spec("ziglang")
    if wheel is not None:
        # the wheel's own program, as its __main__ runs it: `python -m ziglang` would only start a Python before it
        own = Path(wheel.origin or "").parent / ("zig.exe" if os.name == "nt" else "zig")
        return (str(own), "clang") if own.is_file() else (sys.executable, "-m", "ziglang", "clang")
    refused = []
    for name in [*(f"clang-{v}" for v in reversed(TESTED_VERSIONS)), "clang"]:
        found = shutil.which(name)
        if found:
            version = _version_of([found])
            if version and int(version) in TESTED_VERSIONS:
                return (found,)
            refused.append(f"{found} is version {version or 'unknown'}, tested are 19..22")
    why = f" ({'; '.join(refused)})" if refused else ""
    raise CompileError(f"no usable clang was found{why}; {INSTALL_HINT}")


def ir_path(source: TranslationUnit) -> Path | None:
    """Return where the shipped IR of `source` lies (beside it), whether it exists or not; None for sources without a file."""
    return source.path.with_name(f"{source.path.stem}.{source.key[:12]}.ll") if source.path else None


def compile_source(source: TranslationUnit, *, cache: bool = True) -> str:
    """Return the textual LLVM IR of `source`: the one shipped beside it, the cached one, or what clang makes of it now.

    Parameters
    ----------
    cache : read and write the disk cache.

    Raises
    ------
    CompileError
        The source does not compile (clang's own messages, with lines), or there is no clang and the shipped IR is absent
        or stale.
    """
    shipped = ir_path(source)
    if shipped is not None and shipped.is_file():
        return shipped.read_text(encoding="utf-8")

    def compiled() -> str:
        try:
            command = find_compiler()
        except CompileError as error:
            if shipped is None or source.path is None or not any(shipped.parent.glob(f"{shipped.name.split('.')[0]}.*.ll")):
                raise
            raise CompileError(
                f"{source.path.name} or its options differ from what its shipped IR was made of: {error}"
            ) from None
        return run_clang(source, command)

    return load_or_make("ir", source.key, bytes.decode, compiled, str.encode, cache)


def run_clang(source: TranslationUnit, command: tuple[str, ...]) -> str:
    """Compile `source` with `command` and return the IR; nothing is read from or written to a cache."""
    folder = source.path.parent if source.path else Path.cwd()
    name = source.path.name if source.path else "kernel.cl"
    arguments = [
        *command,
        *FLAGS,
        "-isystem",
        str(_INCLUDE),
        "-I",
        ".",
        *source.arguments,
        "-main-file-name",
        name,
        "-o",
        "-",
        "-",
    ]
    text = f'#line 1 "{name}"\n' + source.text
    try:
        done = subprocess.run(arguments, input=text, capture_output=True, text=True, cwd=folder, timeout=600, check=False)
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CompileError(f"clang could not be run: {error}; {INSTALL_HINT}") from None
    if done.returncode != 0:
        message = done.stderr.strip() or f"exit status {done.returncode} without a message"
        raise CompileError(f"{name} does not compile{f' with {source.options!r}' if source.options else ''}:\n{message}")
    return done.stdout
