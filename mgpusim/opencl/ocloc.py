"""Intel's offline compiler `ocloc`: the SIMD width and the spills that a kernel really gets, with no device.

ocloc comes with Intel's compute runtime (Debian's intel-opencl-icd, or intel-ocloc). The environment variable
IGC_ShaderDumpEnable makes its compiler, also in release builds, write a listing of each kernel's machine code. The first lines
of a listing say what was spilled, and its name the SIMD width. `$MGPUSIM_OCLOC` names another program than the one on the path.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import tempfile
from functools import lru_cache
from pathlib import Path

import msgspec

from mgpusim.artefacts import key_of, load_or_make
from mgpusim.errors import CompileError, UnknownNameError, suggest
from mgpusim.opencl.clang import TranslationUnit
from mgpusim.opencl.options import WIDE_LOADS
from mgpusim.programs import named_program
from mgpusim.session import USUAL, Session

INSTALL_HINT = "install intel-opencl-icd or intel-ocloc (Debian, Ubuntu), or set MGPUSIM_OCLOC to the program"
LIMIT_S = 120
_ATTEMPT = re.compile(r"(?:_(?P<retry>\d+))?_simd(?P<width>\d+)_entry_\d+$")
_HEAD_LINES = 40
_SHOWN_LINES = 8


class OclocKernel(msgspec.Struct, frozen=True):
    """What Intel's compiler made of a kernel.

    Attributes
    ----------
    width : work items of a hardware thread: 8, 16 or 32.
    spilled_b : bytes of registers that a thread keeps in memory, all its work items together.
    private_b : bytes of private arrays that a thread keeps in memory.
    instructions : of the kernel's machine code.
    """

    width: int
    spilled_b: int
    private_b: int
    instructions: int

    @property
    def spilled_words(self) -> int:
        """Spilled 32-bit registers of a work item, rounded up.

        >>> OclocKernel(8, 2240, 0, 783).spilled_words
        70
        """
        return -(-self.spilled_b // (4 * self.width))


def _command() -> list[str]:
    if chosen := named_program("MGPUSIM_OCLOC", INSTALL_HINT):
        return chosen
    path = shutil.which("ocloc")
    if path is None:
        raise CompileError(f"--compiler ocloc: Intel's offline compiler was not found; {INSTALL_HINT}")
    return [path]


def ocloc_version() -> str:
    """Return the version of the ocloc that would be run."""
    return _version(tuple(_command()))


@lru_cache(maxsize=4)
def _version(command: tuple[str, ...]) -> str:
    with tempfile.TemporaryDirectory(prefix="mgpusim-ocloc-") as folder:
        done = _run([*command, "query", "OCL_DRIVER_VERSION"], folder, {})
        file = Path(folder) / "OCL_DRIVER_VERSION"  # which ocloc writes to where it is run
        said = file.read_text(encoding="utf-8", errors="replace") if file.is_file() else done.stdout
    match = re.search(r"\d+(?:\.\d+)+", said)
    if match is None:
        raise CompileError(f"{shlex.join(command)} does not say its version as ocloc does; {INSTALL_HINT}")
    return match[0]


def _run(arguments: list[str], folder: str | Path, more: dict[str, str]) -> subprocess.CompletedProcess[str]:
    try:
        return subprocess.run(
            arguments, cwd=folder, env={**os.environ, **more}, capture_output=True, encoding="utf-8", errors="replace",
            timeout=LIMIT_S, check=False,
        )  # fmt: skip
    except subprocess.TimeoutExpired:
        raise CompileError(f"{arguments[0]} did not come to an end within {LIMIT_S} s") from None
    except OSError as error:
        raise CompileError(f"{arguments[0]} could not be run: {error.strerror}; {INSTALL_HINT}") from None


def read_listing(name: str, text: str) -> tuple[str, int, OclocKernel] | None:
    """Return the kernel's name, the number of the attempt and what became of it; None for a file that is not a listing.

    Parameters
    ----------
    name : of the file without its suffix; `text` : its first lines.

    >>> read_listing("OCL_asm60_1_simd8_entry_0001", "//.kernel sp\\n//.instCount 783\\n//.spill size 2240\\n")
    ('sp', 1, OclocKernel(width=8, spilled_b=2240, private_b=0, instructions=783))
    """
    attempt = _ATTEMPT.search(name)
    kernel = re.search(r'^//\.kernel "?([^"\s]+)', text, re.MULTILINE)
    if attempt is None or kernel is None:
        return None

    def number(what: str) -> int:
        match = re.search(rf"^//\.{what} (\d{{1,18}})", text, re.MULTILINE)
        return int(match[1]) if match else 0

    built = OclocKernel(int(attempt["width"]), number("spill size"), number("private memory size"), number("instCount"))
    return kernel[1], int(attempt["retry"] or 0), built


def built_by_ocloc(source: TranslationUnit, entry: str, device: str, *, session: Session = USUAL) -> OclocKernel:
    """Return what Intel's compiler makes of a kernel for a device.

    Parameters
    ----------
    source : the program.
    entry : the kernel of it.
    device : as ocloc calls it, "bxt" for instance.
    session : settings of the run.

    Raises
    ------
    CompileError
        ocloc is missing, does not know the device, or refuses the program (its own messages).
    InputError
        The program names a file that may not be read.
    UnknownNameError
        The program has no such kernel.
    """
    key = key_of(source.whole(), _options(source), device, ocloc_version())
    kernels: dict[str, OclocKernel] = load_or_make(
        "ocloc",
        key,
        msgspec.json.Decoder(dict[str, OclocKernel]).decode,
        lambda: _build(source, device),
        msgspec.json.encode,
        session.cache,
    )
    kernel = kernels.get(entry)
    if kernel is None:
        raise UnknownNameError(f"{source.name}, built by ocloc: {suggest('kernel', entry, kernels)}")
    return kernel


def _options(source: TranslationUnit) -> str:
    """Return the options of a build without those of our own."""
    return re.sub(rf"(?:^|\s+){WIDE_LOADS}(?!\S)", "", source.options).strip()


def _build(source: TranslationUnit, device: str) -> dict[str, OclocKernel]:
    source.check_reads("ocloc")
    with tempfile.TemporaryDirectory(prefix="mgpusim-ocloc-") as folder:
        file, listings = Path(folder) / "kernel.cl", Path(folder) / "listings"
        listings.mkdir()
        file.write_text(source.text, encoding="utf-8")
        options = f"{_options(source)} -I .".strip()
        arguments = ["compile", "-file", str(file), "-device", device, "-out_dir", folder, "-options", options]
        dumped = {"IGC_ShaderDumpEnable": "1", "IGC_DumpToCustomDir": str(listings)}
        # options name folders relative to the source, its own among them: no letter of a path is for ocloc to take apart
        done = _run([*_command(), *arguments], source.folder, dumped)
        if done.returncode != 0:
            raise CompileError(_refusal(source, device, done.stdout + done.stderr))
        kernels: dict[str, tuple[int, OclocKernel]] = {}
        for path in sorted(listings.glob("*.asm")):
            with path.open(encoding="utf-8", errors="replace") as stream:
                read = read_listing(path.stem, "".join(line for line, _ in zip(stream, range(_HEAD_LINES), strict=False)))
            # where a kernel spills much it is built again otherwise: the last attempt is the one that runs
            if read is not None and read[1] >= kernels.get(read[0], (-1,))[0]:
                kernels[read[0]] = read[1:]
    if not kernels:
        raise CompileError(
            f"ocloc {ocloc_version()} built {source.name} and wrote no listing of it (IGC_ShaderDumpEnable): "
            "take another version, or leave --compiler ocloc out"
        )
    return {name: kernel for name, (_, kernel) in kernels.items()}


def _refusal(source: TranslationUnit, device: str, said: str) -> str:
    if "Cannot get HW Info" in said or "Could not determine" in said:
        return f"ocloc {ocloc_version()} builds for no device '{device}' (compiler.ocloc); take the version that does"
    lines = [line for line in said.splitlines() if line.strip() and not line.startswith(("Command was:", "Build failed"))]
    options = f" with {_options(source)!r}" if _options(source) else ""
    shown = "\n".join(lines[:_SHOWN_LINES]) or "no message"
    return f"{source.name} is refused by ocloc {ocloc_version()} for {device}{options}:\n{shown}"
