"""What a kernel does with its parameters, as far as its typed IR says it: element types, image formats, dimensions."""

from __future__ import annotations

import msgspec

from mgpusim.opencl.builtins.mangle import demangle
from mgpusim.opencl.ir.program import Const, Function, Instr, Operand, Reg
from mgpusim.workload.args import SCALAR_NAMES

_IDS = ("get_global_id", "get_group_id", "get_local_id", "get_global_size", "get_local_size", "get_num_groups")
_PASSED_ON = ("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select")
_NAMES = SCALAR_NAMES | {"size_t": "uint64"}
_MEMORY = ("load", "store", "atomicrmw", "cmpxchg")


class Usage(msgspec.Struct, frozen=True):
    """What the instructions of one kernel use.

    Attributes
    ----------
    dims : dimensions of the index space that are asked for, 1 to 3.
    elements : dtype of what is loaded or stored through a pointer parameter, by its index; absent where nothing is.
    texels : "f", "h", "i" or "ui" by index of an image parameter: which read or write function it is given to.
    touches_memory : whether some instruction reads or writes a buffer or an image.
    """

    dims: int
    elements: dict[int, str]
    texels: dict[int, str]
    touches_memory: bool


def usage_of(function: Function) -> Usage:
    """Return what `function` does with its parameters.

    >>> ir = '''define spir_kernel void @k(ptr addrspace(1) %p) {
    ...   %i = call spir_func i64 @_Z13get_global_idj(i32 1)
    ...   %q = getelementptr half, ptr addrspace(1) %p, i64 %i
    ...   store half 0.0, ptr addrspace(1) %q, align 2
    ...   ret void
    ... }'''
    >>> use = usage_of(read_module(ir).kernels["k"])
    >>> use.dims, use.elements
    (2, {0: 'float16'})
    """
    every = [instr for block in function.blocks for instr in block.instrs]
    roots = _roots(function, every)
    dims, touches = 1, False
    elements: dict[int, str] = {}
    texels: dict[int, str] = {}
    for instr in every:
        if instr.op in _MEMORY and instr.elem is not None:
            pointer = instr.args[1 if instr.op == "store" else 0]
            arg = _root(pointer, roots)
            space = function.reg_types[pointer.index].space if isinstance(pointer, Reg) else pointer.type.space
            touches = touches or space in (1, 2)
            scalar = instr.elem.scalar
            if arg is not None and arg not in elements and scalar.kind in ("int", "float") and scalar.bits >= 8:
                elements[arg] = f"{scalar.kind if scalar.kind == 'float' else 'int'}{scalar.bits}"
        called = _called(instr)
        if called is None:
            continue
        name, params = called
        if name in _IDS:
            at = instr.args[0] if instr.args else None
            dims = max(dims, min(3, int(at.value) + 1) if isinstance(at, Const) and isinstance(at.value, int) else 3)
            continue
        for operand, param in zip(instr.args, params, strict=False):
            arg = _root(operand, roots)
            if param.startswith("image"):
                touches = True
                if arg is not None and name.startswith(("read_image", "write_image")):
                    texels.setdefault(arg, name.partition("_image")[2])
            elif param.endswith("*"):
                spelled, _, pointed = param.removesuffix("*").rpartition(" ")
                touches = touches or spelled in ("global", "constant")
                dtype = dtype_of_name(pointed)
                if arg is not None and dtype:
                    elements.setdefault(arg, dtype)
    return Usage(dims, elements, texels, touches)


def _called(instr: Instr) -> tuple[str, tuple[str, ...]] | None:
    if instr.op != "call" or not instr.callee.startswith("_Z"):
        return None
    try:
        return demangle(instr.callee)
    except ValueError:
        return None


def dtype_of_name(type_name: str) -> str:
    """Return the dtype of the scalars of an OpenCL C type, "" where it has none.

    >>> dtype_of_name("half4"), dtype_of_name("uchar"), dtype_of_name("float __attribute__((ext_vector_type(4)))")
    ('float16', 'uint8', 'float32')
    """
    word = type_name.replace("unsigned ", "u").partition(" ")[0].rstrip("0123456789")
    return _NAMES.get(word, "")


def _roots(function: Function, every: list[Instr]) -> dict[int, int]:
    """Return the parameter that each register of a pointer or image comes from; the first where it may be several."""
    roots = {arg.index: arg.index for arg in function.args if arg.type.kind in ("ptr", "image")}
    pending = [instr for instr in every if instr.op in _PASSED_ON and instr.result >= 0]
    while True:
        left = []
        for instr in pending:
            operands = [value for value, _ in instr.incoming] or list(instr.args[1:] if instr.op == "select" else instr.args[:1])
            sources = [root for root in (_root(operand, roots) for operand in operands) if root is not None]
            if sources:
                roots[instr.result] = sources[0]
            else:
                left.append(instr)
        if len(left) == len(pending):
            return roots
        pending = left


def _root(operand: Operand, roots: dict[int, int]) -> int | None:
    return roots.get(operand.index) if isinstance(operand, Reg) else None
