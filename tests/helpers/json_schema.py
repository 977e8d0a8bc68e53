"""JSON Schema, as far as `mgpusim/schemas` uses it: what a document has that its schema does not allow."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from mgpusim.schemas import list_schemas, load_schema

__all__ = ["check_documents", "problems"]

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list,), "string": (str,), "boolean": (bool,), "null": (type(None),), "integer": (int,),
    "number": (int, float),
}  # fmt: skip
KNOWN = {
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required", "additionalProperties", "items",
    "prefixItems", "minItems", "maxItems", "anyOf", "enum", "const",
}  # fmt: skip


def problems(value: Any, schema: dict[str, Any], root: dict[str, Any], at: str = "$") -> Iterator[str]:
    """Yield what of a value its schema does not allow."""
    assert set(schema) <= KNOWN, f"{at}: a keyword that is not checked: {set(schema) - KNOWN}"
    if "$ref" in schema:
        yield from problems(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, at)
        return
    if "anyOf" in schema:
        tried = [list(problems(value, one, root, at)) for one in schema["anyOf"]]
        if all(tried):
            yield min(tried, key=len)[0]
        return
    if "const" in schema and value != schema["const"]:
        yield f"{at}: {value!r} is not {schema['const']!r}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at}: {value!r} is none of {schema['enum']}"
    kind = schema.get("type")
    if kind is not None and (not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != "boolean")):
        yield f"{at}: {value!r} is not {_article(kind)}"
        return
    if isinstance(value, dict):
        for key in schema.get("required", ()):
            if key not in value:
                yield f"{at}: lacks {key}"
        others = schema.get("additionalProperties", {})
        for key, item in value.items():
            part = schema.get("properties", {}).get(key, others)
            if isinstance(part, dict):
                yield from problems(item, part, root, f"{at}.{key}")
            elif part is False:
                yield f"{at}: {key} is not allowed"
    if isinstance(value, list):
        if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
            yield f"{at}: {len(value)} items"
        first = schema.get("prefixItems", [])
        rest = schema.get("items", {})
        for i, item in enumerate(value):
            part = first[i] if i < len(first) else rest
            if isinstance(part, dict):
                yield from problems(item, part, root, f"{at}[{i}]")


def check_documents(printed: Any) -> int:
    """Check every object in a printed document that states a schema of the package; return how many there were."""
    count = 0
    if isinstance(printed, dict):
        name = printed.get("schema")
        if name in list_schemas():
            schema = load_schema(name)
            assert list(problems(printed, schema, schema)) == []
            count += 1
        count += sum(map(check_documents, printed.values()))
    elif isinstance(printed, list):
        count += sum(map(check_documents, printed))
    return count


def _article(kind: str) -> str:
    return f"{'an' if kind[0] in 'aeiou' else 'a'} {kind}"
