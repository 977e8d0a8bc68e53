"""Compiled code that ships as LLVM IR: it runs without the seconds that compiling it from Python takes, and without numba.

The IR names the sources it was made from by their hash (`tools/ship_native.py` makes it). Where they have changed, or LLVM
cannot read it, the Python functions are compiled instead; both give the same results. The machine code is kept in the disk
cache.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from mgpusim.arrays import Array
from mgpusim.artefacts import key_of, load_or_make
from mgpusim.native.host import keep_freed_memory
from mgpusim.sources import PACKAGE, compiled_sources, stamp_of

HEADER = "; made from "
SYMBOL = "mgpusim_"
NativeFunction = Callable[..., None]
_TYPES = {"q": np.dtype(np.int64), "i": np.dtype(np.int32), "I": np.dtype(np.uint32), "B": np.dtype(np.uint8)}
_engines: list[Any] = []  # LLVM's execution engines own the code: they live as long as the process


class NativeModule:
    """Functions of a Python module that take flat, contiguous arrays only, compiled at the first call or before.

    Parameters
    ----------
    module : the functions' module in the package, "memory/cache_kernels"; its IR lies beside it.
    functions : the elements of the arrays each takes, one letter each: q int64, i int32, I uint32, B uint8. The functions are
        decorated with `jit.compile_native` and the same letters.

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
        return compiled_sources(self.module)

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
        """Run a function on its arrays; only their types are checked."""
        for code, array in zip(self.functions[name], arrays, strict=True):
            if array.dtype != _TYPES[code] or not array.flags.c_contiguous:
                raise TypeError(f"{name}: an array of {array.dtype}, expected contiguous {_TYPES[code]}")
        self.load()[name](*arrays)


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

    keep_freed_memory()
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

    key = key_of(llvmlite.__version__, triple, cpu, features, text)
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(load_or_make("native", key, bytes, compiled, bytes)))
    engine.finalize_object()
    _engines.append(engine)
    return engine


def _callable(address: int, n_arrays: int) -> NativeFunction:
    """Wrap compiled code: numba's calling convention, (result, exception, arguments...) and 0 for success."""
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * (2 + n_arrays))(address)

    def run(*arrays: Array) -> None:
        result, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = function(ctypes.byref(result), ctypes.byref(error), *[a.ctypes.data for a in arrays])
        if status:
            raise RuntimeError(f"compiled code ended with status {status}")

    return run
