"""Compiled code that ships as LLVM IR: it runs without the seconds that compiling it from Python takes, and without numba.

The IR names the sources it was made from by their hash. Where they have changed, or LLVM cannot read it, the caller compiles
the Python functions instead; both give the same results. The machine code is kept in the user's cache.
"""

from __future__ import annotations

import ctypes
import hashlib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["HEADER", "load_native", "stamp_of"]

HEADER = "; made from "
NativeFunction = Callable[..., None]
Keep = Callable[[Sequence[str], Callable[[], bytes]], bytes]
_engines: list[Any] = []  # LLVM's execution engines own the code: they live as long as the process


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


def load_native(
    ir: Path, sources: Sequence[Path], symbols: Mapping[str, int], keep: Keep | None = None
) -> dict[str, NativeFunction] | None:
    """Return the functions of an IR file, or None where it is absent, made from other sources or of no use to this LLVM.

    Parameters
    ----------
    ir : LLVM IR as text, its first line `HEADER` and the stamp of `sources`.
    symbols : function names and how many flat, contiguous int64 arrays each takes.
    keep : what returns the machine code kept under the given parts of a key, or makes and keeps it.

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
        engine = _engine(text, keep)
    except (ImportError, RuntimeError, OSError):  # another LLVM's IR, or a platform its just-in-time compiler does not know
        return None
    addresses = {name: engine.get_function_address(name) for name in symbols}
    if not all(addresses.values()):
        return None
    return {name: _callable(address, symbols[name]) for name, address in addresses.items()}


def _engine(text: bytes, keep: Keep | None) -> Any:
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

    key = (hashlib.sha256(text).hexdigest(), llvmlite.__version__, triple, cpu, features)
    code = keep(key, compiled) if keep else compiled()
    engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
    engine.add_object_file(llvm.ObjectFileRef.from_data(code))
    engine.finalize_object()
    _engines.append(engine)
    return engine


def _callable(address: int, n_arrays: int) -> NativeFunction:
    """Wrap compiled code: numba's calling convention, (result, exception, arguments...) and 0 for success."""
    function = ctypes.CFUNCTYPE(ctypes.c_int32, *[ctypes.c_void_p] * (2 + n_arrays))(address)

    def run(*arrays: npt.NDArray[np.int64]) -> None:
        result, error = ctypes.c_void_p(), ctypes.c_void_p()
        status = function(ctypes.byref(result), ctypes.byref(error), *[a.ctypes.data for a in arrays])
        if status:
            raise RuntimeError(f"compiled code ended with status {status}")

    return run
