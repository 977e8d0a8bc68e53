"""T1 input files: the JSON in which tuners share search spaces (TuningSchema, https://github.com/odgaard/TuningSchema).

A T1 file holds parameters, conditions and the kernel. Its lists and expressions are Python: they are read without being run and
become a `Space`. A kernel in CUDA or Vulkan, a file that is not there or arguments that no launch file has leave the space
without a kernel. A note says why. The other way, derived values and constants are written out where they are used. T1 has no
images and samplers, no arguments that depend on a condition and no contents but zeros, one value or random ones.

Files of KTT (https://github.com/HiPerCoRe/KTT, TuningLoader) from before the schema are read as well: their types have other
names, their values and sizes are plain, and modifiers say what parameters do to sizes.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from mgpusim.errors import InputError
from mgpusim.folders import outside
from mgpusim.interop.format import Format, add_format
from mgpusim.interop.t1_python import expression_of, python_of, values_of
from mgpusim.interop.tuned import Value, decode_json, read_with, write_text
from mgpusim.workload.checks import Problems, TableReader, positive, show, unknown
from mgpusim.workload.global_of import LOCAL_NAMES
from mgpusim.workload.spaces.launch import ArgTemplate
from mgpusim.workload.spaces.space import SCHEMA, Space

TYPES = ("int", "uint", "float", "bool", "string")
KTT_TYPES = {"Int": "int", "UnsignedInt": "uint", "Double": "float", "Bool": "bool", "String": "string"}
KTT_SCALARS = {
    "Char": "int8", "UnsignedChar": "uint8", "Short": "int16", "UnsignedShort": "uint16", "Int": "int32", "UnsignedInt": "uint32",
    "Long": "int64", "UnsignedLong": "uint64", "Half": "half", "Float": "float", "Double": "double", "Custom": "custom",
}  # fmt: skip
ACTIONS = {
    "Add": "({0}) + {1}", "Subtract": "({0}) - {1}", "Multiply": "({0}) * {1}", "Divide": "({0}) // {1}",
    "DivideCeil": "(({0}) + {1} - 1) // {1}",
}  # fmt: skip
"""What a modifier of KTT makes of a size and a parameter."""
SCALARS = {
    "half": "float16", "float": "float32", "double": "float64",
    **{name: name for name in ("int8", "uint8", "int16", "uint16", "int32", "uint32", "int64", "uint64")},
}  # fmt: skip
ACCESS = {"ReadOnly": "read", "WriteOnly": "write", "ReadWrite": "read_write"}
AXES = ("X", "Y", "Z")
IGNORED = ("Search", "Budget", "General")  # how to search, which is not a fact about the space
Lists = Mapping[str, Sequence[Value]]


def read_t1(path: str | Path) -> tuple[Space, tuple[str, ...]]:
    """Read a T1 file; return the space and notes about what it does not hold."""
    return read_with(path, "T1 file", lambda text: t1_from_dict(decode_json(text), Path(path).parent))


def t1_from_dict(data: object, base: Path | None = None) -> tuple[Space, tuple[str, ...]]:
    """Return the space that a T1 document describes, and notes.

    Parameters
    ----------
    base : folder in which, or in whose parent, the kernel's file is looked for.

    >>> space, notes = t1_from_dict({"ConfigurationSpace": {
    ...     "TuningParameters": [{"Name": "block", "Type": "int", "Values": "[32 * i for i in range(1, 5)]"}],
    ...     "Conditions": [{"Parameters": ["block"], "Expression": "block % 64 == 0"}]},
    ...     "KernelSpecification": {"Language": "CUDA", "KernelName": "scale", "KernelFile": "scale.cu"}})
    >>> space.name, space.count, space.count_valid(), notes
    ('scale', 4, 2, ('the kernel is in CUDA, not OpenCL C: the space has none',))
    """
    problems = Problems()
    table = TableReader(data, "", problems, "the JSON object of a T1 file", lenient=True)
    kernel = TableReader(table.need("KernelSpecification", "the kernel", {}), "KernelSpecification", problems, lenient=True)
    space = TableReader(table.need("ConfigurationSpace", "the parameters", {}), "ConfigurationSpace", problems, lenient=True)
    name, file = kernel.text("KernelName", "the kernel's name", "space"), kernel.text("KernelFile", "the path of its source")
    knobs = _parameters(space, problems)
    size = kernel.take("ProblemSize", [])
    sizes = [size] if isinstance(size, int) else size if isinstance(size, list) else []
    lists: Lists = knobs | {"ProblemSize": sizes}
    document: dict[str, Any] = {"schema": SCHEMA, "name": name, "knobs": {k: list(v) for k, v in knobs.items()}}
    document["constraints"] = _conditions(space, knobs, lists, problems)
    document["constants"] = {f"problem_size_{i}": n for i, n in enumerate(sizes) if isinstance(n, int)}
    problems.stop()
    notes = [f"{key} is left out: it says how to search" for key in IGNORED[:2] if key in table.data]
    reason = _kernel(document, kernel, file, base, lists, problems)
    if reason:
        notes.append(f"{reason}: the space has none")
    problems.stop()
    from mgpusim.workload.spaces.file import space_from_dict

    return space_from_dict(document, base), tuple(notes)


def _parameters(space: TableReader, problems: Problems) -> dict[str, tuple[Value, ...]]:
    entries = space.need("TuningParameters", "a list of parameters", [])
    out: dict[str, tuple[Value, ...]] = {}
    if not isinstance(entries, list) or not entries:
        problems.add(space.at("TuningParameters"), f"got {show(entries)}, expected a list of parameters")
        return {}
    for i, entry in enumerate(entries):
        table = TableReader(entry, f"{space.at('TuningParameters')}[{i}]", problems, lenient=True)
        name, kind = table.need("Name", "a name", ""), table.need("Type", f"one of {', '.join(TYPES)}", "int")
        values = table.need("Values", "the text of a list", "[0]")
        kind = KTT_TYPES.get(kind, kind) if isinstance(kind, str) else kind
        if kind not in TYPES:
            problems.add(table.at("Type"), unknown("type", kind, TYPES))
        try:
            choices = values_of(values, table.at("Values")) if isinstance(values, str) else tuple(values)
            out[str(name)] = tuple(_typed(value, kind) for value in choices)
        except (InputError, TypeError) as error:
            text = str(error) if isinstance(error, InputError) else f"{table.at('Values')}: got {show(values)}, expected a list"
            problems.add("", text)
            out[str(name)] = (0,)  # so that conditions on it are not further problems
    return out


def _typed(value: Value, kind: str) -> Value:
    if kind == "string":
        return str(value)
    return bool(value) if kind == "bool" else value


def _conditions(space: TableReader, knobs: Mapping[str, Any], lists: Lists, problems: Problems) -> list[str]:
    entries = space.take("Conditions") or []
    out = []
    if not isinstance(entries, list):
        problems.add(space.at("Conditions"), f"got {show(entries)}, expected a list of conditions")
        return []
    for i, entry in enumerate(entries):
        table = TableReader(entry, f"{space.at('Conditions')}[{i}]", problems, lenient=True)
        text = table.need("Expression", "a condition", "True")
        table.take("Parameters")
        try:
            sizes = {name: values for name, values in lists.items() if name not in knobs}
            out.append(expression_of(str(text), table.at("Expression"), knobs, sizes).text)
        except InputError as error:
            problems.absorb("", error)
    return out


def _kernel(document: dict[str, Any], kernel: TableReader, file: str, base: Path | None, lists: Lists, problems: Problems) -> str:
    """Add the kernel to the document of a space, or return why it has none."""
    language = kernel.take("Language", "OpenCL")
    if language != "OpenCL":
        return f"the kernel is in {language}, not OpenCL C"
    places = [folder / file for folder in ((base, base.parent) if base is not None else (Path(),))]
    if base is not None and (problem := outside(base / file, [base], "the T1 file")):
        problems.add(kernel.at("KernelFile"), problem)
        return ""
    source = next((place for place in places if os.path.isfile(place)), None)
    if source is None:
        return f"the kernel's file {file} is not beside the T1 file"
    modifiers = kernel.take("Modifiers") or []
    local = kernel.take("LocalSize", {"X": 1}) if modifiers else kernel.need("LocalSize", "a table with X", {})
    size = kernel.need("GlobalSize", "a table with X", {})
    if not isinstance(local, dict) or not isinstance(size, dict) or "X" not in size or "X" not in local:
        problems.add(kernel.path, "GlobalSize and LocalSize: expected tables with X")
        return ""
    size, local = ({axis: str(given.get(axis, 1)) for axis in AXES} for given in (size, local))
    _modify({"Global": size, "Local": local}, modifiers, kernel, problems)
    groups = kernel.take("GlobalSizeType", "OpenCL") == "CUDA"
    used = [i + 1 for i, axis in enumerate(AXES) for t in (size, local) if t[axis].strip() not in ("1", "")]
    names = list(document["knobs"])
    spread: dict[str, list[str]] = {"global": [], "local": []}
    fixed = {name: values for name, values in lists.items() if name not in names}
    for axis in AXES[: max(used, default=1)]:
        try:
            along = expression_of(local[axis], kernel.at(f"LocalSize.{axis}"), names, fixed).text
            all_ = expression_of(size[axis], kernel.at(f"GlobalSize.{axis}"), names, fixed).text
        except InputError as error:
            problems.absorb("", error)
            continue
        spread["local"].append(along)
        spread["global"].append(f"({all_}) * ({along})" if groups else all_)
    options, entries = kernel.take("CompilerOptions") or [], kernel.take("Arguments") or []
    options = options.split() if isinstance(options, str) else options
    for field, value in (("CompilerOptions", options), ("Arguments", entries)):
        if not isinstance(value, list):
            problems.add(kernel.at(field), f"got {show(value)}, expected a list")
            return ""
    args = []
    for i, entry in enumerate(entries):
        arg, reason = _argument(entry, f"{kernel.at('Arguments')}[{i}]", names, lists, problems)
        if reason:
            return reason
        args.append(arg)
    document |= {"kernel": os.path.relpath(source, base) if base is not None else str(source), "entry": document["name"]}
    document |= {"options": " ".join(map(str, options)), "args": args, **spread}
    return ""


def _modify(sizes: dict[str, dict[str, str]], entries: object, kernel: TableReader, problems: Problems) -> None:
    """Change sizes as modifiers of KTT say, one after the other."""
    for i, entry in enumerate(entries if isinstance(entries, list) else [entries]):
        table = TableReader(entry, f"{kernel.at('Modifiers')}[{i}]", problems, lenient=True)
        known: dict[str, Sequence[str]] = {"Type": list(sizes), "Dimension": AXES, "Action": list(ACTIONS)}
        given = {field: table.need(field, f"one of {', '.join(names)}", names[0]) for field, names in known.items()}
        parameter = table.need("Parameter", "a parameter", "1")
        wrong = [field for field, names in known.items() if given[field] not in names]
        for field in wrong:
            problems.add(table.at(field), unknown(field.lower(), given[field], known[field]))
        if not wrong:
            which, axis = sizes[given["Type"]], given["Dimension"]
            which[axis] = ACTIONS[given["Action"]].format(which[axis], parameter)


def _argument(entry: object, path: str, names: list[str], lists: Lists, problems: Problems) -> tuple[dict[str, Any], str]:
    """Return an argument as a space file has it, or why it has none like it."""
    table = TableReader(entry, path, problems, lenient=True)
    memory, kind = table.need("MemoryType", "Scalar, Vector or Local", "Scalar"), str(table.need("Type", "its type", "float"))
    kind = KTT_SCALARS.get(kind, kind)
    match = re.fullmatch(r"(half|float|double)(2|4|8|16)", kind)
    base, lanes = (match[1], int(match[2])) if match else (kind, 1)
    dtype = SCALARS.get(base) or ("uint8" if kind == "custom" and memory != "Scalar" else None)
    if kind == "custom":
        lanes = positive(problems, f"{path}.TypeSize", table.take("TypeSize", 1))
    if dtype is None or memory not in ("Scalar", "Vector", "Local"):
        return {}, f"{path} is {show(memory)} of {kind}, which no launch file has"
    fill = table.take("FillValue", 0)
    if memory == "Scalar":
        return {"scalar": {"dtype": dtype, "value": [fill] * lanes if lanes > 1 else fill}}, ""
    try:
        count = expression_of(str(table.need("Size", "how many", 1)), f"{path}.Size", names, lists).text
    except InputError as error:
        problems.absorb("", error)
        return {}, ""
    count = count if lanes == 1 else f"({count}) * {lanes}"
    if memory == "Local":
        width = int(re.sub(r"\D", "", dtype)) // 8
        return {"local": {"bytes": count if width == 1 else f"({count}) * {width}"}}, ""
    constant = table.take("FillType", "Random") == "Constant"
    if constant and fill != 0:
        return {}, f"{path} is filled with {show(fill)}, which no launch file says"
    body = {"dtype": dtype, "count": count, "init": "zeros" if constant else "uniform"}
    access = ACCESS.get(str(table.take("AccessType")))
    return {"buffer": body | ({"access": access} if access else {})}, ""


def t1_to_dict(space: Space, folder: Path | None = None) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Return the T1 document of a space, and notes about what T1 does not hold.

    Parameters
    ----------
    folder : where the file will lie: the kernel's path is relative to it.
    """
    template = space.template
    if template is None or template.local_size is None or not isinstance(template.source, Path):
        raise InputError(f"space {space.name}: T1 needs a kernel's file, global and local size")
    values: dict[str, Any] = {**space.constants, **space.derived}
    notes = [f"written out where they are used: {', '.join(values)}"] if values else []
    parameters = [{"Name": k.name, "Type": _type(k.values), "Values": repr(list(k.values))} for k in space.knobs]
    conditions = [{"Parameters": sorted(space.needs(c)), "Expression": python_of(c, values)} for c in space.constraints]
    args = []
    for i, arg in enumerate(template.args):
        argument = _t1_argument(arg, values)
        if argument is None:
            notes.append(f"Arguments are left out: T1 has no {arg.kind} like args[{i}]")
            break
        args.append({"Name": f"arg{i}", **argument})
    derived = [name for name in space.defines if name in space.derived]
    if derived or "{" in template.options:
        given = ", ".join(derived) or "knobs in options"
        notes.append(f"{given}: computed for the compiler, which T1 cannot say; the kernel has to")
    options = [word for word in template.options.split() if "{" not in word]
    options += [f"-D{name}={space.constants[name]}" for name in space.defines if name in space.constants]
    local_values = dict(zip(LOCAL_NAMES, template.local_size, strict=False)) | values
    spread = {
        field: {axis: python_of(e, local_values) for axis, e in zip(AXES, sizes, strict=False)}
        for field, sizes in (("GlobalSize", template.global_size), ("LocalSize", template.local_size))
    }
    file = os.path.relpath(template.source, folder) if folder is not None else str(template.source)
    size = [value for value in space.constants.values() if isinstance(value, int) and not isinstance(value, bool)]
    kernel: dict[str, Any] = {"Language": "OpenCL", "CompilerOptions": options, "KernelName": template.entry or space.name}
    kernel |= {"KernelFile": file, "GlobalSizeType": "OpenCL", **spread, "ProblemSize": size}
    kernel |= {"Arguments": args} if len(args) == len(template.args) else {}
    document = {
        "General": {"FormatVersion": 1, "BenchmarkName": space.name},
        "ConfigurationSpace": {"TuningParameters": parameters, "Conditions": conditions},
        "KernelSpecification": kernel,
    }
    return document, tuple(notes)


def _type(values: Sequence[Value]) -> str:
    first = values[0]
    if isinstance(first, str):
        return "string"
    return "bool" if isinstance(first, bool) else "int" if all(isinstance(value, int) for value in values) else "float"


def _t1_argument(arg: ArgTemplate, values: Mapping[str, Any]) -> dict[str, Any] | None:
    """Return an argument as T1 has it, None if it has none like it."""
    if arg.when is not None or arg.kind not in ("buffer", "scalar", "local"):
        return None
    sizes = [python_of(expression, values) for expressions in arg.computed.values() for expression in expressions]
    if arg.kind == "local":
        return {"Type": "uint8", "MemoryType": "Local", "Size": _whole(sizes[0])}
    names = {dtype: name for name, dtype in SCALARS.items()}
    kind = names.get(str(arg.fields.get("dtype")))
    if kind is None or len(sizes) != 1:
        return None
    if arg.kind == "scalar":
        try:
            number = values_of(f"[{sizes[0]}]")[0]
        except InputError:  # it depends on knobs
            return None
        return {"Type": kind, "MemoryType": "Scalar", "AccessType": "ReadOnly", "FillType": "Constant", "FillValue": number}
    init = arg.fields.get("init", "uniform")
    fill: dict[str, dict[str, Any]] = {"zeros": {"FillType": "Constant", "FillValue": 0}, "uniform": {"FillType": "Random"}}
    if not isinstance(init, str) or init not in fill:
        return None
    access = {ours: theirs for theirs, ours in ACCESS.items()}.get(str(arg.fields.get("access")))
    out: dict[str, Any] = {"Type": kind, "MemoryType": "Vector", "Size": _whole(sizes[0]), **fill[init]}
    return out | ({"AccessType": access} if access else {})


def _whole(text: str) -> int | str:
    return int(text) if text.isdigit() else text


def write_t1(path: str | Path, space: Space) -> tuple[str, ...]:
    """Write a T1 file, in one step; return notes about what it does not hold."""
    document, notes = t1_to_dict(space, Path(path).parent)
    write_text(path, "T1 file", json.dumps(document, indent=1, ensure_ascii=False) + "\n")
    return notes


add_format(
    Format(
        "t1", "T1 input files", "a tuner (T1)", ('"ConfigurationSpace"',), becomes="kernel-tuner", read_space=read_t1,
        write_space=write_t1,
    )
)  # fmt: skip
