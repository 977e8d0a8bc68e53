"""The package's structure: imports without circles, short modules, one name a class, no decision by the name of a family."""

from __future__ import annotations

import ast
from functools import cache
from importlib import import_module
from pathlib import Path

import networkx as nx
import pytest

from mgpusim.arch.families import families

PACKAGE = Path(__file__).resolve().parents[1] / "mgpusim"
MOST_LINES = 599


@cache
def modules() -> dict[str, Path]:
    """Return the package's modules with their files."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes())


@cache
def imported(path: Path) -> set[str]:
    """Return the modules of the package that a file imports anywhere in it: for its types and by `import_module` too."""
    known = modules().keys()
    found: set[str] = set()
    nodes = list(ast.walk(tree_of(path)))
    by_name = any(isinstance(node, ast.Name) and node.id == "import_module" for node in nodes)
    for node in nodes:
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}:{node.lineno}: a relative import, which the stamps of caches do not follow"
            names = {f"{node.module}.{alias.name}" for alias in node.names} & known
            # a package is imported with each of its modules; only what it says itself counts
            found.update(names if len(names) == len(node.names) else {str(node.module), *names})
        elif by_name and isinstance(node, ast.Constant) and node.value in known:
            found.add(node.value)
    return found & known


def test_no_import_goes_in_a_circle() -> None:
    known = modules()
    graph = nx.DiGraph()
    graph.add_edges_from((name, other) for name, path in known.items() for other in imported(path) if other != name)
    circles = [sorted(c) for c in nx.strongly_connected_components(graph) if len(c) > 1]
    assert not circles


def missing(tree: ast.Module) -> list[str]:
    """Return what a script imports from the package, anywhere in it, that is not there."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            wanted = [(alias.name, "") for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and not node.level:
            wanted = [(str(node.module), alias.name) for alias in node.names]
        else:
            continue
        for module, name in wanted:
            if module.partition(".")[0] != PACKAGE.name:
                continue
            known = module in modules() and (not name or f"{module}.{name}" in modules() or hasattr(import_module(module), name))
            if not known:
                found.append(f"{node.lineno}: {module} {name}".strip())
    return found


@pytest.mark.parametrize("folder", ["docs", "tools", "validation"])
def test_scripts_import_what_is_there(folder: str) -> None:
    paths = sorted((PACKAGE.parent / folder).rglob("*.py"))
    wrong = {str(path): found for path in paths if (found := missing(tree_of(path)))}
    assert not wrong


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("from mgpusim.workload.spaces.suite import suite_of, write_suite", []),
        ("from mgpusim.workload import corpus", []),
        ("from mgpusim.workload.spaces.suite import suite_of, write_it", ["1: mgpusim.workload.spaces.suite write_it"]),
        ("def f():\n    import mgpusim.workload.nothing", ["2: mgpusim.workload.nothing"]),
        ("from mgpusim.nothing import it", ["1: mgpusim.nothing it"]),
        ("from elsewhere import it", []),
    ],
)
def test_missing_imports_are_seen(line: str, found: list[str]) -> None:
    assert missing(ast.parse(line)) == found


def test_no_module_is_long() -> None:
    long = {name: n for name, path in modules().items() if (n := len(path.read_bytes().splitlines())) > MOST_LINES}
    assert not long


def test_class_names_are_unique() -> None:
    """A reader who searches for one finds one."""
    places: dict[str, list[str]] = {}
    for name, path in modules().items():
        for node in ast.walk(tree_of(path)):
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(name)
    assert not {name: where for name, where in places.items() if len(where) > 1}


def texts_of(node: ast.AST) -> set[str]:
    """Return the texts that stand in an expression, as in `("a", "b")`."""
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def is_family(node: ast.AST) -> bool:
    """Whether an expression is the name of a family: `gpu.family`, `family`, `family_of(gpu).name`."""
    if isinstance(node, ast.Attribute) and node.attr == "name":
        owner = node.value
        called = owner.func if isinstance(owner, ast.Call) else owner
        return (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")) in ("family", "family_of")
    return isinstance(node, ast.Attribute | ast.Name) and (node.attr if isinstance(node, ast.Attribute) else node.id) == "family"


def decides_by_name(node: ast.AST) -> bool:
    """Whether a node chooses by the name of a family: compares it with a text, matches it, looks it up, or searches in it."""
    match node:
        case ast.Compare(left=left, comparators=others):
            sides = [left, *others]
            texts = set().union(*map(texts_of, sides))
            return bool(texts & families.keys()) or (bool(texts) and any(map(is_family, sides)))
        case ast.Match(subject=subject, cases=cases):
            return is_family(subject) or any(texts_of(case.pattern) & families.keys() for case in cases)
        case ast.Subscript(value=ast.Dict(), slice=key):
            return is_family(key)
        case ast.Call(func=ast.Attribute(value=owner, attr="startswith" | "endswith" | "removeprefix")):
            return is_family(owner)
        case ast.Call(func=ast.Attribute(value=ast.Dict(), attr="get"), args=[key, *_]):
            return is_family(key)
    return False


def places_of_names(tree: ast.Module) -> list[int]:
    """Return the lines of a module that choose by the name of a family."""
    return [node.lineno for node in ast.walk(tree) if isinstance(node, ast.expr | ast.stmt) and decides_by_name(node)]


def test_nobody_goes_by_the_name_of_a_family() -> None:
    """A family says what it does; outside of its own module its name is for messages and look-ups only."""
    own = "mgpusim.arch.families"
    found = {name: places_of_names(tree_of(path)) for name, path in modules().items() if not name.startswith(own)}
    assert not {name: lines for name, lines in found.items() if lines}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('if gpu.family == "nvidia": pass', [1]),
        ('if gpu.family not in ("made", "up"): pass', [1]),
        ('if kind == "midgard": pass', [1]),
        ('if family_of(gpu).name != "made up": pass', [1]),
        ('match gpu.family:\n    case "made up": pass', [1]),
        ('n = {"made up": 1}[gpu.family]', [1]),
        ('n = {"made up": 1}.get(gpu.family, 2)', [1]),
        ('if gpu.family.startswith("adreno"): pass', [1]),
        ('if family_of(gpu).dependency == "in_order": pass', []),
        ('if one.family == other.family or key != "family": pass', []),
        ("f = families.lookup(gpu.family)", []),
    ],
)
def test_names_are_seen(text: str, expected: list[int]) -> None:
    assert places_of_names(ast.parse(text)) == expected
