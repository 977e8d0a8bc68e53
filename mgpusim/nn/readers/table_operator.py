"""An operator whose parameters are a table of a flatbuffer, by numbers of fields; those that are left out have a default."""

from __future__ import annotations

from collections.abc import Sequence

from mgpusim.errors import InputError
from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.file_operator import FileOperator
from mgpusim.nn.readers.flatbuffer import Table


class TableOperator(FileOperator):
    """An operator of TFLite or MNN; a number's `form` is struct's, "i" of 32 bits and "b" of a byte or an enumeration."""

    __slots__ = ("parameters",)

    def __init__(
        self, b: Builder, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str], parameters: Table | None
    ) -> None:  # fmt: skip
        super().__init__(b, kind, name, inputs, outputs)
        self.parameters = parameters

    def table(self) -> Table:
        """Return the parameters."""
        if self.parameters is None:
            raise InputError(f"{self.where}: has no parameters")
        return self.parameters

    def whole(self, field: int, form: str = "i", default: int = 0) -> int:
        return self.parameters.scalar(field, form, default) if self.parameters is not None else default

    def real(self, field: int, default: float = 0.0) -> float:
        return self.parameters.real(field, default) if self.parameters is not None else default

    def flag(self, field: int, default: bool = False) -> bool:
        return self.parameters.flag(field, default) if self.parameters is not None else default

    def wholes(self, field: int) -> list[int]:
        return list(self.parameters.numbers(field, "i")) if self.parameters is not None else []
