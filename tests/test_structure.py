"""The package's structure: no module imports itself by way of others, and none stands outside of its package's imports."""

from __future__ import annotations

import ast
from pathlib import Path

import networkx as nx

PACKAGE = Path(__file__).resolve().parents[1] / "mgpusim"


def modules() -> dict[str, Path]:
    """Return the package's modules with their files."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imported(path: Path, known: dict[str, Path]) -> set[str]:
    """Return the modules of the package that a file imports anywhere in it, for its types too."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: a relative import, which the stamps of caches do not follow"
            names = {f"{node.module}.{alias.name}" for alias in node.names} & known.keys()
            # a package is imported with each of its modules; only what it says itself counts
            found.update(names if len(names) == len(node.names) else {str(node.module), *names})
    return found & known.keys()


def test_no_import_goes_in_a_circle() -> None:
    known = modules()
    graph = nx.DiGraph((name, other) for name, path in known.items() for other in imported(path, known) if other != name)
    circles = [sorted(c) for c in nx.strongly_connected_components(graph) if len(c) > 1]
    assert not circles
