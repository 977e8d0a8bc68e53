"""What readers build a graph with: tensors and operators by and by, shapes as they come, constants computed only where needed.

A reader states its operators in an order in which they can run. Shapes follow from `mgpusim.nn.graphs.operators`. An operator of
constants alone becomes a constant, if `folding` knows it. Its value is a recipe that runs only if a shape depends on it or
values were asked for. So chains that compute shapes leave nothing behind, and large weights are not touched.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.arrays import Array
from mgpusim.errors import InputError, UnsupportedError
from mgpusim.nn.graphs.graph import BLOCK_TYPES, DTYPE_BYTES, Graph, Operator, Quantization, Tensor
from mgpusim.nn.graphs.operators import HOST_KINDS, output_shapes
from mgpusim.nn.readers.folding import evaluate, foldable

Shape = tuple[int, ...]

SMALL = 1 << 16
"""Elements of the largest constant that may take part in computing a shape."""
_TRUTH = frozenset("equal not_equal greater greater_equal less less_equal and or not".split())


class _Recipe(msgspec.Struct, frozen=True):
    """How a constant is computed of others; `index` picks one of several outputs."""

    make: Callable[[Sequence[Array]], Array]
    inputs: tuple[str, ...] = ()


class Builder:
    """A graph in the making.

    >>> b = Builder("net", "NCHW")
    >>> b.input("x", (1, 8, 4, 4))
    >>> b.constant("w", (128, 10), "float32")
    >>> b.add("fully_connected", "fc", ["x", b.changed("w", "transposed", np.transpose, (10, 128))], ["y"])
    'y'
    >>> b.shape("y"), b.graph(["y"], values=False).operators[0].inputs
    ((1, 10), ('x', 'w:transposed'))
    """

    def __init__(self, name: str, layout: str) -> None:
        self.name, self.layout = name, layout
        self.tensors: dict[str, Tensor] = {}
        self.operators: list[Operator] = []
        self.inputs: list[str] = []
        self.unknown: Counter[str] = Counter()
        self.notes: list[str] = []
        self._names: dict[str, int] = {}
        self._recipes: dict[str, _Recipe] = {}
        self._values: dict[str, Array] = {}
        self._aliases: dict[str, str] = {}

    # ---- tensors -----------------------------------------------------------------------------------------------------
    def input(self, name: str, shape: Shape, dtype: str = "float32", quantization: Quantization | None = None) -> None:
        self._state(Tensor(name, shape, dtype, False, quantization))
        self.inputs.append(name)

    def constant(
        self,
        name: str,
        shape: Shape,
        dtype: str,
        load: Callable[[], Array] | None = None,
        quantization: Quantization | None = None,
    ) -> None:
        """State a constant; `load` returns its value, None for one that the file lacks."""
        self._state(Tensor(name, shape, dtype, True, quantization))
        if load is not None:
            self._recipes[name] = _Recipe(lambda _: load())

    def literal(self, hint: str, value: Array) -> str:
        """Return the name of a new constant of a value that is not a weight: of shapes, indices, numbers."""
        name = self.fresh(hint)
        self.constant(name, value.shape, str(value.dtype), lambda: value)
        return name

    def _state(self, tensor: Tensor) -> None:
        if tensor.name in self.tensors or tensor.name in self._aliases:
            raise InputError(f"tensor {tensor.name}: the name is given twice")
        if tensor.dtype not in DTYPE_BYTES and tensor.dtype not in BLOCK_TYPES:
            raise UnsupportedError(f"tensor {tensor.name}: unknown type of elements '{tensor.dtype}'")
        self.tensors[tensor.name] = tensor

    def alias(self, new: str, old: str) -> None:
        """Let a name stand for another tensor, of an operator that does nothing."""
        if new in self.tensors or new in self._aliases:
            raise InputError(f"tensor {new}: the name is given twice")
        self._aliases[new] = self.tensor(old).name

    def tensor(self, name: str) -> Tensor:
        tensor = self.tensors.get(self._aliases.get(name, name))
        if tensor is None:
            raise InputError(f"tensor '{name}': is read before anything makes it")
        return tensor

    def shape(self, name: str) -> Shape:
        return self.tensor(name).shape

    def rank(self, name: str) -> int:
        return len(self.tensor(name).shape)

    def is_constant(self, name: str) -> bool:
        return self.tensor(name).constant

    def fresh(self, hint: str, operator: bool = False) -> str:
        """Return a name that no tensor (or no operator) has yet."""
        key = f"operator {hint}" if operator else hint
        taken = self._names.get(key, 0)
        name = hint if taken == 0 and (operator or hint not in self.tensors) else f"{hint}_{taken + 1}"
        while (f"operator {name}" in self._names) if operator else (name in self.tensors or name in self._aliases):
            taken += 1
            name = f"{hint}_{taken + 1}"
        self._names[key] = taken + 1
        if operator:
            self._names.setdefault(f"operator {name}", 1)
        return name

    # ---- values ------------------------------------------------------------------------------------------------------
    def value(self, name: str, whose: str) -> Array:
        """Return the value of a small constant."""
        value = self.known(name)
        if value is None:
            raise InputError(f"{whose}: expected a constant as '{name}', got a tensor whose value is not known")
        return value

    def known(self, name: str) -> Array | None:
        """Return the value of a small constant, None where there is none."""
        tensor = self.tensor(name)
        if not tensor.constant or tensor.count > SMALL:
            return None
        return self._evaluated([tensor.name], SMALL).get(tensor.name)

    def numbers(self, name: str, whose: str) -> list[int]:
        value = self.value(name, whose)
        if not (np.issubdtype(value.dtype, np.number) and np.all(np.isfinite(value))):
            raise InputError(f"{whose}: '{name}' must be whole numbers")
        return [int(number) for number in value.reshape(-1)]

    def _evaluated(self, names: Iterable[str], limit: float) -> dict[str, Array]:
        """Return values of constants, as far as they are known; constants of more than `limit` elements are not computed."""
        stack = list(names)
        missing: set[str] = set()
        while stack:
            name = stack[-1]
            recipe = self._recipes.get(name)
            if name in self._values or name in missing:
                stack.pop()
            elif recipe is None or self.tensors[name].count > limit or any(needed in missing for needed in recipe.inputs):
                missing.add(name)
            elif waiting := [needed for needed in recipe.inputs if needed not in self._values]:
                stack += waiting
            else:
                self._values[name] = self._made(name, recipe)
        return self._values

    def _made(self, name: str, recipe: _Recipe) -> Array:
        try:
            value = recipe.make([self._values[needed] for needed in recipe.inputs])
        except (IndexError, ValueError, TypeError, OverflowError) as error:
            if isinstance(error, InputError):
                raise
            raise InputError(f"tensor {name}: its value cannot be computed ({error})") from None
        if value.shape != self.tensors[name].shape:
            raise InputError(f"tensor {name}: got {list(value.shape)} values, expected {list(self.tensors[name].shape)}")
        return value

    def changed(self, name: str, how: str, change: Callable[[Array], Array], shape: Shape, axis: int | None = None) -> str:
        """Return the name of a constant in another form, made once for each `how`; `axis` is where its scales are then."""
        tensor = self.tensor(name)
        new = f"{tensor.name}:{how}"
        if new not in self.tensors:
            quantization = tensor.quantization
            if quantization is not None and axis is not None:
                quantization = msgspec.structs.replace(quantization, axis=axis)
            self._state(Tensor(new, shape, tensor.dtype, True, quantization))
            self._recipes[new] = _Recipe(lambda arrays: change(arrays[0]), (tensor.name,))
        elif self.tensors[new].shape != shape:
            raise InputError(f"tensor {name}: is used as {list(self.tensors[new].shape)} and as {list(shape)}")
        return new

    def made(
        self, name: str, shape: Shape, dtype: str, inputs: Sequence[str], make: Callable[[Sequence[Array]], Array]
    ) -> str:  # fmt: skip
        """Return the name of a constant that is computed of others."""
        name = self.fresh(name)
        self._state(Tensor(name, shape, dtype, True))
        self._recipes[name] = _Recipe(make, tuple(self.tensor(input_name).name for input_name in inputs))
        return name

    def scaled(self, name: str, quantization: Quantization, how: str) -> str:
        """Return the name of a constant whose stored numbers mean others, made once for each `how`."""
        tensor = self.tensor(name)
        new = self.changed(name, f"scaled by {how}", lambda value: value, tensor.shape)
        self.tensors[new] = msgspec.structs.replace(self.tensors[new], quantization=quantization)
        return new

    # ---- operators ---------------------------------------------------------------------------------------------------
    def add(
        self, kind: str, name: str, inputs: Sequence[str], outputs: Sequence[str], *, dtype: str | Sequence[str] = "",
        quantization: Quantization | None = None, **attributes: Any,
    ) -> str:  # fmt: skip
        """Add an operator, or fold it, and return its first output; the shapes of its outputs follow from those of its inputs.

        Parameters
        ----------
        inputs : "" for one that is left out.
        dtype : of the outputs, where it does not follow from the inputs; one for each, or one for all.
        """
        read = tuple(self.tensor(input_name).name if input_name else "" for input_name in inputs)
        while read and not read[-1]:
            read = read[:-1]
        if not outputs or not all(outputs):
            raise InputError(f"operator {name} ({kind}): makes nothing, or something without a name")
        if kind == "cast":
            attributes["dtype"] = dtype
        operator = Operator(self.fresh(name, operator=True), kind, read, tuple(outputs), attributes)
        if foldable(operator) and read and all(input_name and self.tensors[input_name].constant for input_name in read):
            self._fold(operator, dtype if isinstance(dtype, str) else dtype[0], quantization)
        else:
            self._place(operator, dtype or self._dtype(operator), quantization)
        return outputs[0]

    def _dtype(self, operator: Operator) -> str:
        a = operator.attributes
        if operator.kind == "arg_max":
            return "int64"
        if operator.kind == "dequantize":
            return "float32"
        if operator.kind == "elementwise" and a["function"] in _TRUTH:
            return "bool"
        typed = 1 if operator.kind == "elementwise" and a["function"] == "where" else 0
        if not any(operator.inputs[typed : typed + 1]):
            raise InputError(f"operator {operator.name} ({operator.kind}): lacks its input {typed + 1}")
        return self.tensors[operator.inputs[typed]].dtype

    def _shapes(self, operator: Operator) -> tuple[Shape, ...]:
        return output_shapes(operator, [self.tensors[name].shape if name else () for name in operator.inputs], self.layout)

    def _place(self, operator: Operator, dtype: str | Sequence[str], quantization: Quantization | None) -> None:
        shapes = self._shapes(operator)
        if len(shapes) != len(operator.outputs):
            raise InputError(
                f"operator {operator.name} ({operator.kind}): has {len(operator.outputs)} outputs, expected {len(shapes)}"
            )
        dtypes = [dtype] * len(shapes) if isinstance(dtype, str) else dtype
        for output, shape, typed in zip(operator.outputs, shapes, dtypes, strict=True):
            self._state(Tensor(output, shape, typed, False, quantization))
        self.operators.append(operator)

    def _fold(self, operator: Operator, dtype: str, quantization: Quantization | None) -> None:
        """Make the outputs constants: with small inputs at once, else by a recipe that runs on demand."""
        inputs = tuple(dict.fromkeys(operator.inputs))
        tensors = [self.tensors[name] for name in operator.inputs]
        empty = any(0 in tensor.shape for tensor in tensors)
        values = [self.known(name) for name in inputs] if empty else []
        if empty:  # lists of no elements occur in chains that compute shapes, and only there
            results = self._computed(operator, dict(zip(inputs, values, strict=True)), tensors)
            shapes = tuple(array.shape for array in results)
        else:
            shapes = self._shapes(operator)
        typed = dtype or self._dtype(operator)
        if operator.kind not in ("dequantize", "cast", "elementwise", "concat") and quantization is None:
            quantization = tensors[0].quantization
        for index, (output, shape) in enumerate(zip(operator.outputs, shapes, strict=True)):
            self._state(Tensor(output, shape, typed, True, quantization))

            def make(arrays: Sequence[Array], index: int = index) -> Array:
                return self._computed(operator, dict(zip(inputs, arrays, strict=True)), tensors)[index]

            self._recipes[output] = _Recipe(make, inputs)

    def _computed(self, operator: Operator, values: dict[str, Array | None], tensors: Sequence[Tensor]) -> list[Array]:
        arrays = [values[name] for name in operator.inputs]
        if any(array is None for array in arrays):
            raise InputError(f"operator {operator.name}: the values of its constants are not in the file")
        try:
            return evaluate(operator, [array for array in arrays if array is not None], tensors)
        except (IndexError, ValueError, TypeError, OverflowError) as error:
            raise InputError(f"operator {operator.name} ({operator.kind}): its constants do not fit ({error})") from None

    def custom(
        self, what: str, name: str, inputs: Sequence[str], outputs: Sequence[str], shapes: Sequence[Shape], *,
        kind: str = "custom", dtype: str | Sequence[str] = "", **attributes: Any,
    ) -> None:  # fmt: skip
        """Add an operator that inference libraries leave to the CPU, or that has no kind, with the shapes of its outputs."""
        if kind not in HOST_KINDS:
            raise ValueError(f"{kind} is not a kind of the CPU")
        if kind == "custom":
            self.unknown[what] += 1
        first = next((input_name for input_name in inputs if input_name), "")
        typed = dtype or (self.tensor(first).dtype if first else "float32")
        self.add(kind, name, inputs, outputs, dtype=typed, shapes=[tuple(shape) for shape in shapes], operator=what, **attributes)

    # ---- the graph ---------------------------------------------------------------------------------------------------
    def graph(self, outputs: Sequence[str], values: bool) -> Graph:
        """Return the graph, with the values of its constants if asked for."""
        ends = tuple(dict.fromkeys(self.tensor(name).name for name in outputs))
        used = {name for operator in self.operators for name in (*operator.inputs, *operator.outputs) if name}
        used.update((*self.inputs, *ends))
        tensors = {name: tensor for name, tensor in self.tensors.items() if name in used}
        notes = list(self.notes)
        if self.unknown:
            named = ", ".join(f"{count} x {what}" for what, count in self.unknown.most_common())
            notes.append(f"operators without a kernel, left to the CPU: {named}")
        known: dict[str, Array] = {}
        if values:
            constants = [name for name, tensor in tensors.items() if tensor.constant]
            evaluated = self._evaluated(constants, math.inf)
            known = {name: np.asarray(evaluated[name]) for name in constants if name in evaluated}
            if absent := len(constants) - len(known):
                notes.append(f"{absent} of {len(constants)} constants have no values in the file")
        return Graph(
            self.name, tuple(self.operators), tensors, tuple(self.inputs), ends, self.layout, known, tuple(notes)
        )  # fmt: skip
