"""Names of OpenCL builtins as clang mangles them (Itanium C++ ABI, section 5.1), and back.

Only what an OpenCL builtin's signature can contain is read: builtin types, vectors, pointers with address spaces,
images, samplers, events, pipes, atomics, enumerations, and substitutions of any of these.
"""

from __future__ import annotations

from functools import lru_cache

# Itanium ABI 5.1.5.2 <builtin-type>, with the names OpenCL C gives them (6.1.1; size_t is ulong on spir64).
_SCALARS = {
    "v": "void", "b": "bool", "c": "char", "a": "char", "h": "uchar", "s": "short", "t": "ushort", "i": "int", "j": "uint",
    "l": "long", "m": "ulong", "x": "long", "y": "ulong", "f": "float", "d": "double", "z": "...",
}  # fmt: skip
_SPACES = {0: "private", 1: "global", 2: "constant", 3: "local", 4: "generic"}


class _SymbolReader:
    """Position in a mangled parameter list, and the substitution table built so far."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.seen: list[str] = []

    def take(self, prefix: str) -> bool:
        if self.text.startswith(prefix, self.at):
            self.at += len(prefix)
            return True
        return False

    def number(self) -> int:
        start = self.at
        while self.at < len(self.text) and self.text[self.at].isdigit():
            self.at += 1
        return int(self.text[start : self.at])

    def source_name(self) -> str:
        length = self.number()
        name = self.text[self.at : self.at + length]
        if len(name) != length:
            raise ValueError(self.text)
        self.at += length
        return name

    def keep(self, name: str) -> str:
        self.seen.append(name)
        return name

    def substitution(self) -> str:
        """S_ is the first entry, S0_ the second, ... SZ_, S10_: a base-36 sequence number plus one."""
        end = self.text.index("_", self.at)
        digits = self.text[self.at : end]
        self.at = end + 1
        return self.seen[int(digits, 36) + 1 if digits else 0]

    def type(self) -> str:
        """Read one type. A pointer's address space is written with it, other qualifiers are dropped."""
        if self.take("P"):
            return self.pointer()
        if self.take("Dv"):
            count = self.number()
            if not self.take("_"):
                raise ValueError(self.text)
            return self.keep(f"{self.type()}{count}")
        if self.take("Dh") or self.take("DF16_"):
            return "half"
        if self.take("S"):
            return self.substitution()
        if self.take("U7_Atomic"):
            return self.keep(f"atomic_{self.type()}")
        if self.text[self.at].isdigit():
            name = self.source_name()
            # clang counts its opaque OpenCL types among the substitutions, though the ABI has them as builtin types.
            return self.keep(name.removeprefix("ocl_"))
        code = self.text[self.at]
        self.at += 1
        return _SCALARS[code]

    def pointer(self) -> str:
        """Read what a pointer points at: U<len>AS<n>, then r/V/K, then the type; the qualified type is one substitution."""
        space = 0
        while True:
            if self.text.startswith("U", self.at) and not self.text.startswith("U7_Atomic", self.at):
                self.at += 1
                space = int(self.source_name().removeprefix("AS"))
            elif not (self.take("r") or self.take("V") or self.take("K")):
                break
        pointee = self.type()
        # A later S<n>_ naming the qualified type alone would stand for the pointee of another pointer. What is private is
        # qualified without a letter.
        self.keep(f"{_SPACES[space]} {pointee}")
        if pointee.startswith(tuple(f"{name} " for name in _SPACES.values())) and not pointee.endswith("*"):
            return self.keep(f"{pointee}*")
        return self.keep(f"{_SPACES[space]} {pointee}*")


@lru_cache(maxsize=4096)
def demangle(symbol: str) -> tuple[str, tuple[str, ...]]:
    """Split a mangled builtin into its name and its parameter types.

    Parameters
    ----------
    symbol : a symbol of the IR. One that is not an Itanium mangling (``printf``) comes back with no parameters.

    Returns
    -------
    (name, params)
        Types as OpenCL C writes them: ``float4``, ``uchar``, ``half``, ``global float*``, ``image2d_ro``, ``sampler``,
        ``event``. ``const`` and ``volatile`` are dropped; a size_t is ``ulong``; ``void`` alone is not a parameter.

    >>> demangle("_Z3madDv4_fS_S_")
    ('mad', ('float4', 'float4', 'float4'))
    >>> demangle("_Z6vload4mPU3AS1Kf")
    ('vload4', ('ulong', 'global float*'))
    """
    if not symbol.startswith("_Z"):
        return symbol, ()
    reader = _SymbolReader(symbol)
    reader.at = 2
    try:
        name = reader.source_name()
        params = []
        while reader.at < len(symbol):
            params.append(reader.type())
    except (ValueError, KeyError, IndexError):
        raise ValueError(f"{symbol!r} is not the mangled name of an OpenCL builtin") from None
    return name, () if params == ["void"] else tuple(params)
