"""ONNX's checks and shape inference as a process, which may take all its memory or abort: it imports nothing of ours.

Standard input has models. Standard output has, as JSON, `wrong`, what is wrong with a node or "", and `shapes` by tensor, null
where onnx cannot infer. Each comes after its length, 8 bytes. The argument is how many bytes of memory the process may take.
"""

from __future__ import annotations

import json
import sys
from typing import Any


def _limited(most_b: int) -> None:
    try:
        import resource
    except ImportError:  # not on Windows
        return
    hard = resource.getrlimit(resource.RLIMIT_AS)[1]
    resource.setrlimit(resource.RLIMIT_AS, (most_b if hard < 0 else min(most_b, hard), hard))


def _shapes(onnx: Any, data: bytes) -> dict[str, list[int | None]] | None:
    try:
        inferred = onnx.shape_inference.infer_shapes(onnx.ModelProto.FromString(data), data_prop=True)
    except Exception:  # models that are wrong in ways of many kinds
        return None
    return {
        value.name: [size.dim_value if size.HasField("dim_value") else None for size in value.type.tensor_type.shape.dim]
        for value in (*inferred.graph.value_info, *inferred.graph.output)
        if value.type.tensor_type.HasField("shape")
    }


def _wrong(onnx: Any, data: bytes) -> str:
    """Return what ONNX's schemas say against a node: its inputs and attributes. Operators without a schema are left alone.

    Constants were emptied, so what is said of tensors counts for nothing.
    """
    model = onnx.ModelProto.FromString(data)
    context = onnx.checker.C.CheckerContext()
    context.ir_version = model.ir_version
    context.opset_imports = {opset.domain: opset.version for opset in model.opset_import}
    for node in model.graph.node:
        try:
            onnx.checker.check_node(node, context)
        except onnx.checker.ValidationError as error:
            text = " ".join(str(error).split())
            if not any(word in text for word in ("No Op registered", "deprecated", "TensorProto", "No opset import")):
                return f"operator {node.name or (node.output[0] if node.output else '')} ({node.op_type}): {text[:300]}"
    return ""


def _answer(onnx: Any, data: bytes) -> dict[str, Any]:
    try:
        wrong = _wrong(onnx, data)
    except Exception:  # a model of a kind that the checker does not know
        wrong = ""
    return {"wrong": wrong, "shapes": _shapes(onnx, data)}


def _serve() -> None:
    import onnx
    import onnx.checker
    import onnx.shape_inference

    given, replies = sys.stdin.buffer, sys.stdout.buffer
    while len(head := given.read(8)) == 8:
        answer = json.dumps(_answer(onnx, given.read(int.from_bytes(head, "little")))).encode()
        replies.write(len(answer).to_bytes(8, "little") + answer)
        replies.flush()


if __name__ == "__main__":
    _limited(int(sys.argv[1]))
    _serve()
