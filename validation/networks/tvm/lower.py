"""Compiles an ONNX network to OpenCL C with TVM and writes its launches, in order, as a suite that this project measures.

    python lower.py MODEL.onnx -o FOLDER [--seed N]

A tool of this validation, never a dependency: it runs in an environment of its own (apache-tvm 0.27.0.post1, apache-tvm-ffi
0.1.14.post1, onnx 1.23.2, onnxruntime, msgspec; this project on PYTHONPATH). The passes are those of
`tvm.compile(mod, "opencl")`, taken one by one. Into the folder go NAME.suite.json.gz (with the kernels' source: it is TVM's and
stays out of this repository) and NAME.recipe.json with NAME.small.npz, of which `values.py` makes weights, inputs and expected
outputs.

The models of the onnx package have constants for weights. Each gets numbers of its own here, so that no two layers share memory.
"""

from __future__ import annotations

import argparse
import gzip
import json
import re
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import tvm
from onnx import numpy_helper
from tvm import relax
from tvm.relax.frontend.onnx import from_onnx
from tvm.tirx.build import split_host_device_mods
from values import checksum, draw

from mgpusim.calibrate.measuring.network_run import EXPECTED
from mgpusim.trace.trace import launch_key
from mgpusim.workload.args import BufferArg, arg_to_dict
from mgpusim.workload.corpus import SCHEMA, WEIGHTS
from mgpusim.workload.data import seed_of
from mgpusim.workload.launch import Launch, range_to_dict

GPU, PRECISION = "nvidia-h200", "F32"
SMALL = 1024
"""Numbers of an array up to which it is written as it is."""
FAMILIES = (
    ("conv", "conv2d"), ("fc", "matmul"), ("lrn", "avg_pool3d|expand_dims|power"), ("pool", "max_pool|avg_pool|mean"),
    ("concat", "concat"), ("norm", "batch_norm"), ("add", "sum"), ("relu", "relu"), ("softmax", "softmax"), ("copy", "reshape"),
)  # fmt: skip


# ---- the model ---------------------------------------------------------------------------------------------------------
def plain(name: str) -> str:
    """Return a tensor's name as one that C takes."""
    return re.sub(r"\W", "_", name)


def prepared(model: Any, seed: int) -> dict[str, dict[str, Any]]:
    """Rename a model's tensors, give each parameter numbers of its own, in place; return how they are drawn."""
    graph = model.graph
    for node in graph.node:
        node.name = plain(node.name)
        for names in (node.input, node.output):
            for i, name in enumerate(names):
                names[i] = plain(name)
    for value in (*graph.input, *graph.output, *graph.initializer, *graph.value_info):
        value.name = plain(value.name)
    given = {tensor.name: numpy_helper.to_array(tensor) for tensor in graph.initializer}
    shapes = {name: list(array.shape) for name, array in given.items() if array.dtype == np.float32}
    for node in [node for node in graph.node if node.op_type == "ConstantOfShape"]:
        shapes[node.output[0]] = [int(n) for n in given[node.input[0]]]
        graph.node.remove(node)
    used = {name for node in graph.node for name in node.input}
    kept = [tensor for tensor in graph.initializer if tensor.name not in shapes and tensor.name in used]
    recipe, made = {}, []
    for i, (name, shape) in enumerate(sorted(shapes.items())):
        low, high = bounds(graph, name, shape)
        recipe[name] = {"seed": seed + i, "shape": shape, "low": low, "high": high}
        made.append(numpy_helper.from_array(drawn(recipe[name]), name))
    del graph.initializer[:]
    graph.initializer.extend([*kept, *made])
    inputs = [value for value in graph.input if value.name not in given and value.name not in shapes]
    del graph.input[:]
    graph.input.extend(inputs)
    model.ir_version = 8  # from 4 on initializers need not be inputs
    return recipe


def drawn(how: dict[str, Any]) -> Any:
    """Return the numbers that a recipe's entry says."""
    return draw(how["seed"], how["shape"], how["low"], how["high"])


def bounds(graph: Any, name: str, shape: list[int]) -> tuple[float, float]:
    """Return between which bounds a parameter is drawn, so that no network overflows."""
    for node in graph.node:
        if name in node.input and node.op_type == "BatchNormalization":
            return (0.5, 1.5) if list(node.input).index(name) in (1, 4) else (-0.1, 0.1)
    if len(shape) < 2:
        return -0.1, 0.1
    most = float(np.sqrt(6.0 / np.prod(shape[1:])))
    return -most, most


def expected(model: Any, given: Any) -> tuple[Any, Any]:
    """Return the network's output by onnxruntime, and what goes into its last softmax."""
    softmax = next(node for node in reversed(model.graph.node) if node.op_type == "Softmax")
    more = onnx.ModelProto()
    more.CopyFrom(model)
    more.graph.output.append(onnx.helper.make_tensor_value_info(softmax.input[0], onnx.TensorProto.FLOAT, None))
    session = onnxruntime.InferenceSession(more.SerializeToString(), providers=["CPUExecutionProvider"])
    found = session.run(None, {session.get_inputs()[0].name: given})
    return found[0].reshape(-1), found[-1].reshape(-1)


# ---- TVM ---------------------------------------------------------------------------------------------------------------
def compiled(model: Any) -> tuple[Any, str, str, str]:
    """Return the lowered module, its host and device functions as text, and the device's source."""
    target = tvm.target.Target("opencl")
    with target:
        module = relax.get_default_pipeline(target)(from_onnx(model))
    functions = {name: f for name, f in module.functions.items() if isinstance(f, tvm.tirx.PrimFunc)}
    whole = target.with_host("llvm" if tvm.runtime.enabled("llvm") else "c")
    lowered = tvm.tirx.transform.BindTarget(whole)(tvm.IRModule(functions, attrs=module.attrs))
    pipeline, _, on_device = tvm.tirx.get_default_tir_pipeline(whole)
    host, devices = split_host_device_mods(pipeline(lowered))
    ((its, device),) = devices.items()
    built = tvm.get_global_func("target.build.opencl")(on_device()(device), its)
    return module, host.script(), device.script(), built.inspect_source()


def sources(text: str) -> dict[str, str]:
    """Return the source of each kernel: the parts of a module, each without the declarations of the others."""
    head, *parts = text.split("// Function: ")
    if head.strip():
        raise ValueError(f"lines before the first kernel: {head[:80]}")
    out = {}
    for part in parts:
        name, _, body = part.partition("\n")
        kept = [line for line in body.splitlines() if not re.match(r"__kernel void \w+\(.*\);$", line)]
        out[name.strip()] = "\n".join(kept).strip() + "\n"
    return out


def by_function(text: str) -> dict[str, list[str]]:
    """Return the lines of each function of a printed module."""
    out: dict[str, list[str]] = {}
    for line in text.splitlines():
        if found := re.match(r"    def (\w+)\(", line):
            lines = out[found[1]] = []
        elif out:
            lines.append(line.strip())
        if found:
            lines.append(line.strip())
    return out


def kernels_called(lines: list[str]) -> list[dict[str, Any]]:
    """Return the kernels that a host function calls: name, NDRange, and of each argument its position or its own memory.

    An argument is {"position", "count"} of the function's, or {"workspace", "count"} of memory that the function allocates.
    """
    position: dict[str, int] = {}
    memory: dict[str, dict[str, Any]] = {}
    out = []
    for line in lines:
        if found := re.match(r"(\w+)_handle: T\.let.* T\.tvm_struct_get\(args, (\d+), 15,", line):
            position[found[1]] = int(found[2])
        elif found := re.match(
            r"(\w+) = T\.decl_buffer\(\((.*?),?\), data=T\.reinterpret\(.*tvm_struct_get\((\w+)_handle, 0, 1,", line
        ):
            memory[found[1]] = {"position": position[found[3]], "count": product(found[2])}
        elif found := re.match(r"(\w+) = T\.decl_buffer\(.*data=(\w+)\.data\)", line):
            memory[found[1]] = memory[found[2]]
        elif found := re.match(r"(\w+) = T\.alloc_buffer\(\((.*?),?\)\)$", line):
            memory[found[1]] = {"workspace": found[1], "count": product(found[2])}
        elif found := re.match(r'T\.call_ffi_kernel\("(\w+)", (.*), launch_params=\[(.*?)\]', line):
            given = found[2].split(", ")
            tags = re.findall(r'"(\w+\.\w)"', found[3])
            extents = [int(re.sub(r"\D", "", one.replace("int64", ""))) for one in given[-len(tags) :]]
            args = [memory[one.removesuffix(".data")] for one in given[: -len(tags)]]
            size, local = nd_range(dict(zip(tags, extents, strict=True)))
            out.append({"kernel": found[1], "global": size, "local": local, "args": args})
    return out


def product(text: str) -> int:
    """Return the product of the extents of a shape as TVM prints it."""
    return int(np.prod([int(one) for one in re.findall(r"\d+", text.replace("int64", ""))]))


def nd_range(extents: dict[str, int]) -> tuple[list[int], list[int]]:
    """Return global and local size of grid and block, by TVM's names of their axes.

    >>> nd_range({"blockIdx.y": 2, "blockIdx.x": 95, "threadIdx.y": 8, "threadIdx.x": 8})
    ([760, 16], [8, 8])
    """
    axes = "xyz"[: 1 + max("xyz".index(tag[-1]) for tag in extents)]
    local = [extents.get(f"threadIdx.{axis}", 1) for axis in axes]
    return [side * extents.get(f"blockIdx.{axis}", 1) for side, axis in zip(local, axes, strict=True)], local


def written(lines: list[str]) -> list[int]:
    """Return the positions of the arguments that a kernel stores to."""
    names = re.findall(r"(\w+): T\.handle", lines[0])
    behind = {m[1]: m[2] for line in lines if (m := re.match(r"(\w+) = T\.decl_buffer\(.*data=(\w+)\)", line))}
    stored = {behind.get(m[1]) for line in lines if (m := re.match(r"(\w+)\[.*?\] = ", line))}
    return [i for i, name in enumerate(names) if name in stored]


def calls_of(main: Any) -> tuple[list[tuple[str, list[Any]]], dict[str, Any], str]:
    """Return the functions that a lowered network calls with the names or constants given, its tensors, and its output's name."""
    tensors: dict[str, Any] = {}
    storage: dict[str, int] = {}
    same: dict[str, str] = {}
    calls = []

    def name_of(one: Any) -> str:
        return same.get(str(one.name), str(one.name))

    for block in main.body.blocks:
        for binding in block.bindings:
            name, value = str(binding.var.name), binding.value
            if isinstance(value, tvm.ir.Var):
                same[name] = name_of(value)
            if not isinstance(value, tvm.ir.Call):
                continue
            what, args = value.op, value.args
            said = str(getattr(what, "global_symbol", "") or getattr(what, "name", ""))
            if isinstance(what, tvm.ir.GlobalVar):
                calls.append((str(what.name_hint), [a if isinstance(a, tvm.ir.GenericConst) else name_of(a) for a in args]))
            elif said == "relax.vm.alloc_storage":
                storage[name] = int(args[0].values[0])
            elif said == "relax.vm.alloc_tensor":
                size_b = 4 * int(np.prod([int(n) for n in args[2].values]))
                offset_b = int(getattr(args[1], "value", args[1]))
                if offset_b:
                    raise ValueError(f"{name} begins {offset_b} bytes behind its storage")
                held = name_of(args[0])
                tensors[name] = {"of": held, "offset_b": 0, "size_b": size_b}
                tensors.setdefault(held, {"of": held, "offset_b": 0, "size_b": storage[held]})
            elif said == "vm.builtin.reshape":
                same[name] = name_of(args[0])
            elif said not in (
                "vm.builtin.check_tensor_info",
                "vm.builtin.match_shape",
                "relax.vm.kill_object",
                "relax.null_value",
            ):
                raise ValueError(f"what is {said}?")
    for param in main.params:
        size_b = 4 * int(np.prod([int(n) for n in param.ty.shape.values]))
        name = str(param.name)
        tensors[name] = {"of": name, "offset_b": 0, "size_b": size_b}
    return calls, tensors, name_of(main.body.body)


# ---- the suite ---------------------------------------------------------------------------------------------------------
def family(name: str) -> str:
    """Return what kind of kernel TVM's name says."""
    return next((kind for kind, words in FAMILIES if re.search(words, name)), "other")


class Writer:
    """Writes a network's calls down: distinct launches, and steps that name them with the memory of their arguments."""

    def __init__(self, name: str, host: str, device: str, source: str, recipe: dict[str, Any]) -> None:
        self.name, self.recipe = name, recipe
        self.host, self.device, self.source = by_function(host), by_function(device), sources(source)
        self.parameters = {how["checksum"]: how for how in recipe.values()}
        for how in list(recipe.values()):
            flat = [side for side in how["shape"] if side > 1]
            if len(flat) == 2:
                turned = drawn({**how, "shape": flat}).T
                self.parameters[checksum(turned)] = {**how, "shape": flat, "transposed": True, "checksum": checksum(turned)}
        self.kernels: dict[str, Any] = {}
        self.neutral: dict[str, str] = {}  # of kernels, by TVM's name
        self.launches: list[dict[str, Any]] = []
        self.places: dict[str, int] = {}
        self.drawn: dict[str, Any] = {}
        self.small: dict[str, Any] = {}
        self.weights: dict[int, str] = {}
        self.steps: list[dict[str, Any]] = []

    def call(self, function: str, given: list[Any], tensors: dict[str, Any]) -> None:
        """Write the kernels of one call."""
        for one in kernels_called(self.host[function]):
            memory, args = [], []
            writes = written(self.device[one["kernel"]])
            for i, arg in enumerate(one["args"]):
                if "workspace" in arg:
                    held = f"workspace {arg['count']}"
                    tensors[held] = {"of": held, "offset_b": 0, "size_b": 4 * arg["count"]}
                elif isinstance(given[arg["position"]], str):
                    held = given[arg["position"]]
                else:
                    held = self.weight(given[arg["position"]])
                memory.append(held)
                how = {"access": "write" if i in writes else "read"}
                args.append(BufferArg("float32", arg["count"], **how))
            self.step(one, tuple(args), memory, writes)

    def weight(self, constant: Any) -> str:
        """Return the name of a constant's memory; its numbers are noted."""
        array = constant.value.numpy()
        if array.dtype != np.float32:
            raise ValueError(f"a constant of {array.dtype}")
        key = checksum(array)
        name = WEIGHTS + key
        if name in self.drawn or name in self.small:
            return name
        if key in self.parameters:
            self.drawn[name] = self.parameters[key]
        elif array.size <= SMALL:
            self.small[name] = array.reshape(-1)
        else:
            raise ValueError(f"a constant of {array.shape} is none of the parameters")
        return name

    def step(self, one: dict[str, Any], args: tuple[Any, ...], memory: list[str], writes: list[int]) -> None:
        """Write one launch, and the step that runs it."""
        kind = family(one["kernel"])
        if one["kernel"] not in self.neutral:
            self.neutral[one["kernel"]] = f"{kind}_{sum(known.startswith(kind + '_') for known in self.kernels) + 1}"
            name = self.neutral[one["kernel"]]
            self.kernels[name] = {"source": self.source[one["kernel"]], "entry": one["kernel"], "options": ""}
        name = self.neutral[one["kernel"]]
        launch = Launch(self.kernels[name]["source"], one["kernel"], tuple(one["global"]), args, local_size=tuple(one["local"]))
        key = launch_key(launch)
        if key not in self.places:
            self.places[key] = len(self.launches)
            tags = {"network": self.name, "library": "tvm", "precision": PRECISION, "family": kind}
            seeds = [seed_of(arg, i) for i, arg in enumerate(args)]
            self.launches.append({"kernel": name, **range_to_dict(launch), "tags": tags, "seeds": seeds})
        option = {"variant": name, "launches": [self.places[key]], "memory": memory, "writes": writes}
        number = sum(step["kind"] == "launch" for step in self.steps)
        self.steps.append({"kind": "launch", "name": f"{number:03d} {name}", "operator": kind, "options": [option]})

    def host_step(self, kind: str, name: str, count: int, tensor: str) -> None:
        """Write a copy between host and device."""
        arg = arg_to_dict(BufferArg("float32", count))
        step = {"kind": kind, "name": f"{kind} {tensor}", "memory": name, "tensor": tensor, "arg": arg, "bytes_b": 4 * count}
        self.steps.append(step)


def suite_of(path: Path, seed: int) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any], str]:
    """Return the suite of a model with the recipe of its values, small arrays, and its name."""
    name = path.stem.removeprefix("light_")
    model = onnx.load(path)
    recipe = prepared(model, seed)
    for how in recipe.values():
        how["checksum"] = checksum(drawn(how))
    (entry,) = model.graph.input
    shape = [d.dim_value for d in entry.type.tensor_type.shape.dim]
    image = {"seed": seed - 1, "shape": shape, "low": -1.0, "high": 1.0}
    given = drawn(image)
    output, logits = expected(model, given)
    module, host, device, source = compiled(model)
    calls, tensors, last = calls_of(module["main"])
    writer = Writer(name, host, device, source, recipe)
    writer.host_step("upload", entry.name, given.size, "input")
    for function, passed in calls:
        writer.call(function, passed, tensors)
    writer.host_step("read back", last, output.size, "output")
    tensors[entry.name] = {"of": entry.name, "offset_b": 0, "size_b": 4 * given.size}
    softmax = next(passed[0] for function, passed in reversed(calls) if function.startswith("softmax"))
    checked = {softmax: arg_to_dict(BufferArg("float32", logits.size))}
    writer.drawn["input"] = {**image, "checksum": checksum(given)}
    writer.small |= {EXPECTED + "output": output, EXPECTED + softmax: logits}
    network = {
        "name": name, "library": "tvm", "precision": PRECISION, "gpu": GPU, "batch": 1, "choose": "model", "needs": [],
        "plain_precisions": [PRECISION], "flush_every": 0, "tensors": tensors, "steps": writer.steps, "checked": checked,
    }  # fmt: skip
    suite = {"schema": SCHEMA, "device": {}, "kernels": writer.kernels, "launches": writer.launches, "network": network}
    return suite, writer.drawn, writer.small, name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("-o", "--output", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1000)
    asked = parser.parse_args()
    suite, drawn, small, name = suite_of(asked.model, asked.seed)
    asked.output.mkdir(parents=True, exist_ok=True)
    (asked.output / f"{name}.suite.json.gz").write_bytes(gzip.compress(json.dumps(suite).encode(), mtime=0))
    (asked.output / f"{name}.recipe.json").write_text(json.dumps(drawn, indent=1) + "\n", encoding="utf-8")
    np.savez(asked.output / f"{name}.small.npz", **small)
    steps = [step for step in suite["network"]["steps"] if step["kind"] == "launch"]
    print(f"{name}: {len(steps)} launches, {len(suite['launches'])} distinct, of {len(suite['kernels'])} kernels")


if __name__ == "__main__":
    main()
