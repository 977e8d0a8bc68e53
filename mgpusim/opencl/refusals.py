"""Functions that the compiler refused while the rest of their file compiles: lines at the end of the IR that say so."""

from __future__ import annotations

import json
from typing import NamedTuple

REFUSED = "; mgpusim refused "
"""How such a line begins: a comment to LLVM."""


class RemovedFunction(NamedTuple):
    """One function that does not compile.

    Attributes
    ----------
    line : of the source, where the function begins.
    message : the compiler's, with file and line.
    """

    name: str
    is_kernel: bool
    line: int
    message: str

    def to_line(self) -> str:
        """Return the line that `from_line` reads.

        >>> RemovedFunction.from_line(RemovedFunction("k", True, 3, "k.cl:4: no").to_line()).message
        'k.cl:4: no'
        """
        return REFUSED + json.dumps(list(self))

    @classmethod
    def from_line(cls, line: str) -> RemovedFunction:
        """Read what `to_line` wrote."""
        return cls(*json.loads(line.removeprefix(REFUSED)))
