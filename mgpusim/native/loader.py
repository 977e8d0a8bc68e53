"""Compiled code that ships as LLVM IR: it runs without the seconds that compiling it from Python takes, and without numba.

The IR names the sources it was made from by their hash (`tools/ship_native.py` makes it). Where they have changed, or LLVM
cannot read it, the Python functions are compiled instead; both give the same results. The machine code is kept in the user's
cache.
"""

from __future__ import annotations

import ctypes
import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.files import cache_dir, write_atomic

__all__ = [
    "HEADER",
    "PACKAGE",
    "SYMBOL",
    "NativeModule",
    "cache_of_these_sources",
    "load_native",
    "module_of",
    "sources_of",
    "stamp_of",
]

HEADER = "; made from "
SYMBOL = "mgpusim_"
NativeFunction = Callable[..., None]
Array = np.ndarray[Any, Any]
_TYPES = {"q": np.dtype(np.int64), "i": np.dtype(np.int32), "I": np.dtype(np.uint32), "B": np.dtype(np.uint8)}
_IMPORT = re.compile(r"^from (mgpusim(?:\.\w+)+) import ([^#\n(]*)", re.MULTILINE)
PACKAGE = Path(__file__).resolve().parent.parent
_engines: list[Any] = []  # LLVM's execution engines own the code: they live as long as the process


class NativeModule:
    """Functions of a Python module that take flat, contiguous arrays only, compiled at the first call or before.

    Parameters
    ----------
    module : the functions' module in the package, "memory/cache_kernels"; its IR lies beside it.
    functions : the elements of the arrays each takes, one letter each: q int64, i int32, I uint32, B uint8. The functions are
        decorated with `jit.compile_native` and the same letters.

    Examples
    --------
    >>> from mgpusim.trace.stream_native import ROWS
    >>> sorted(ROWS.functions)
    ['fill_entries', 'place_transactions']
    """

    def __init__(self, module: str, functions: Mapping[str, str]) -> None:
        self.module = f"mgpusim.{module.replace('/', '.')}"
        self.ir = PACKAGE / f"{module}.ll"
        self.functions = dict(functions)
        self._loaded: Mapping[str, NativeFunction] | None = None

    @cached_property
    def sources(self) -> list[Path]:
        """The sources the functions are made of: their module and what it imports of the package, however far."""
        return sources_of(self.module)

    def load(self) -> Mapping[str, NativeFunction]:
        """Return the functions: from the IR if it is of these sources, else those of the Python module."""
        if self._loaded is None:
            self._loaded = load_native(self.ir, self.sources, self.functions) or self.compiled()
        return self._loaded

    def compiled(self) -> Mapping[str, NativeFunction]:
        """Return the functions of the Python module, which numba compiles."""
        module = import_module(self.module)
        return {name: getattr(module, name) for name in self.functions}

    def call(self, name: str, *arrays: Array) -> None:
        """Run a function on its arrays; only their types are checked.

        Raises
        ------
        TypeError
            An array is not contiguous or of another type: the compiled code would read something else.
        """
        for code, array in zip(self.functions[name], arrays, strict=True):
            if array.dtype != _TYPES[code] or not array.flags.c_contiguous:
                raise TypeError(f"{name}: an array of {array.dtype}, expected contiguous {_TYPES[code]}")
        self.load()[name](*arrays)


def module_of(path: Path) -> str:
    """Return the name of the module in a file of the package.

    >>> module_of(PACKAGE / "memory" / "lookup.py")
    'mgpusim.memory.lookup'
    """
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)


def sources_of(module: str) -> list[Path]:
    """Return the files of a module and of what it imports from this package, in the order of their names.

    Imports are found in the text, as importing a module of compiled code would load numba. `mgpusim.native.loader` is left out:
    it runs compiled code and is in none.

    >>> [path.name for path in sources_of("mgpusim.memory.lookup")]
    ['cache_fields.py', 'lookup.py', 'jit.py', 'struct.py']
    """
    found: dict[str, Path] = {}
    todo = [module]
    while todo:
        name = todo.pop()
        path = PACKAGE.joinpath(*name.split(".")[1:]).with_suffix(".py")
        if name in found or name == __name__ or not path.is_file():
            continue
        found[name] = path
        for line in _IMPORT.findall(path.read_text(encoding="utf-8")):
            base, names = line
            todo += [base, *(f"{base}.{n.strip()}" for n in names.split(",") if n.strip().isidentifier())]
    return [found[name] for name in sorted(found)]


def stamp_of(sources: Sequence[Path]) -> str:
    """Return the hash of the sources' text, whatever their line ends.

    Raises
    ------
    OSError
        A source cannot be read.

    >>> stamp_of([Path(__file__)]) == stamp_of([Path(__file__)])
    True
    """
    digest = hashlib.sha256()
    for path in sources:
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()


def cache_of_these_sources(folder: str = "") -> Path:
    """Return where numba is to keep what it compiles: in `folder`, or in the user's cache, a folder for the sources as they are.

    Numba only looks whether the file of a function has changed, not whether one that the function uses has.
    """
    modules = [path for path in PACKAGE.rglob("*.py") if b"mgpusim.native.jit" in path.read_bytes()]
    sources = {source for path in modules for source in sources_of(module_of(path))}
    return (Path(folder) if folder else cache_dir() / "numba") / stamp_of(sorted(sources))[:16]


def load_native(ir: Path, sources: Sequence[Path], functions: Mapping[str, str]) -> dict[str, NativeFunction] | None:
    """Return the functions of an IR file, or None where it is absent, made from other sources or of no use to this LLVM.

    Parameters
    ----------
    ir : LLVM IR as text, its first line `HEADER` and the stamp of `sources`.
    functions : names (in the IR with `SYMBOL` in front) and the arrays of each, as in `NativeModule`.

    Returns
    -------
    Functions that take numpy arrays and write into them.

    >>> load_native(Path("none.ll"), [Path(__file__)], {}) is None
    True
    """
    try:
        text = ir.read_bytes()
        stamp = stamp_of(sources)
    except OSError:
        return None
    if not text.startswith(f"{HEADER}{stamp}".encode()):
        return None
    try:
        engine = _engine(text)
    except (ImportError, RuntimeError, OSError):  # another LLVM's IR, or a platform its just-in-time compiler does not know
        return None
    addresses = {name: engine.get_function_address(SYMBOL + name) for name in functions}
    if not all(addresses.values()):
        return None
    return {name: _callable(address, len(functions[name])) for name, address in addresses.items()}


def _engine(text: bytes) -> Any:
    import llvmlite
    from llvmlite import binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    triple = llvm.get_process_triple()
    machine = llvm.Target.from_triple(triple).create_target_machine(
        cpu=cpu, features=features, opt=3, reloc="pic", codemodel="jitdefault", jit=True
    )

    def compiled() -> bytes:
        module = llvm.parse_assembly(text.decode())
        module.triple = triple
        module.data_layout = str(machine.target_data)
        module.verify()
        return bytes(machine.emit_object(module))

    key = hashlib.sha256("\n".join((llvmlite.__version__, triple, cpu, features)).encode() + text).hexdigest()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(_kept(cache_dir() / "native" / key, compiled)))
    engine.finalize_object()
    _engines.append(engine)
    return engine


def _kept(path: Path, make: Callable[[], bytes]) -> bytes:
    """Return what a file of the cache holds behind its digest, or make and keep it: damaged machine code must not run."""
    with suppress(OSError):
        data = path.read_bytes()
        if hashlib.sha256(data[32:]).digest() == data[:32]:
            return data[32:]
    code = make()
    with suppress(OSError):
        write_atomic(path, hashlib.sha256(code).digest() + code)
    return code


def _callable(address: int, n_arrays: int) -> NativeFunction:
    """Wrap compiled code: numba's calling convention, (result, exception, arguments...) and 0 for success."""
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * (2 + n_arrays))(address)

    def run(*arrays: Array) -> None:
        result, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = function(ctypes.byref(result), ctypes.byref(error), *[a.ctypes.data for a in arrays])
        if status:
            raise RuntimeError(f"compiled code ended with status {status}")

    return run
