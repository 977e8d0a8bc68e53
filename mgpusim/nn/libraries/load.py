"""Reads library profiles: TOML files of `mgpusim/nn/libraries`, of the user's folder, or by path; all problems at once.

A file may say `extends = "name"`, or the path of a file beside it. Its rules come before those of that profile; its named tables
replace the others' one by one.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from mgpusim.errors import InputError, UnknownNameError, suggest
from mgpusim.files import config_dir
from mgpusim.folders import check_inside
from mgpusim.nn.graphs.operators import KINDS
from mgpusim.nn.kernels.base import IN_ROWS, STORAGES
from mgpusim.nn.libraries.local_sizes import local_policies
from mgpusim.nn.libraries.profile import Flush, KernelChoice, Library, MemoryRule, Rule, Said, StorageRule
from mgpusim.nn.lowering.facts import FACTS, GPU_FACTS
from mgpusim.nn.lowering.variants import variants
from mgpusim.nn.passes.groups import FuseRule
from mgpusim.nn.passes.running import passes
from mgpusim.reading import read_bytes, toml_of
from mgpusim.workload.checks import Problems
from mgpusim.workload.documents import read_table
from mgpusim.workload.expressions.expression import Expression

E = TypeVar("E", StorageRule, Rule, Flush, MemoryRule, Said, FuseRule)

NO_KERNEL = ("view", "place", "host")
"""What a rule may name instead of a kernel."""

MOST_BASES = 50
"""Profiles that extend each other in a row."""


def _files() -> dict[str, Path]:
    """Return name -> file, the user's own before those shipped."""
    files: dict[str, Path] = {}
    for folder in (config_dir() / "libraries", Path(__file__).parent):
        if os.path.isdir(folder):
            for path in sorted(folder.glob("*.toml")):
                files.setdefault(path.stem, path)
    return files


def list_libraries() -> tuple[str, ...]:
    """Return the names that `load_library` knows, sorted.

    >>> "tflite-gpu" in list_libraries()
    True
    """
    return tuple(sorted(_files()))


def load_library(name_or_path: str | os.PathLike[str]) -> Library:
    """Return a library profile by name or by the path of its file.

    Raises
    ------
    UnknownNameError
        There is none of that name.
    InputError
        The file cannot be read or has errors: all of them.

    >>> load_library("tflite-gpu").default_precision
    'F16'
    """
    text = os.fspath(name_or_path)
    if text.endswith(".toml") or os.sep in text:
        return _read(Path(text))
    files = _files()
    if text not in files:
        raise UnknownNameError(suggest("library", text, files))
    return _read(files[text])


@cache
def _shipped(path: Path, stamp: int) -> Library:
    return library_from_document(_document(path, ()), str(path))


def _document(path: Path, inside: tuple[Path, ...]) -> dict[str, Any]:
    """Return the tables of a file on those of the profile that it extends."""
    document = toml_of(read_bytes(path, "library"), str(path), "a TOML library profile")
    base = document.pop("extends", None)
    if base is None:
        return document
    files = _files()
    name = str(base)
    base_path = path.parent / name if name.endswith(".toml") else files.get(name)
    if base_path is not None and name.endswith(".toml") and path.parent != config_dir() / "libraries":
        check_inside(base_path, path.parent, "the profile", f"{path}: extends")
    if len(inside) == MOST_BASES:
        raise InputError(f"{path}: extends: more than {MOST_BASES} profiles extend each other in a row")
    if base_path is None or not os.path.isfile(base_path) or base_path in (*inside, path):
        raise InputError(f"{path}: extends: {suggest('library', str(base), files)}")
    return _extended(_document(base_path, (*inside, path)), document)


def _extended(base: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """Return a profile on another: tables by name are merged, own rules come before the others, all else is replaced."""
    whole = {**base, **own}
    for key in ("let", "local", "precision"):
        if isinstance(own.get(key, {}), dict):  # else it is refused as whatever it is
            whole[key] = {**base.get(key, {}), **own.get(key, {})}
    if isinstance(own.get("rule", []), list):
        whole["rule"] = [*own.get("rule", []), *base.get("rule", [])]
    return whole


def _read(path: Path) -> Library:
    try:
        return _shipped(path, path.stat().st_mtime_ns)
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from error


def library_for(library: Library, tokens: int) -> Library:
    """Return the profile that holds for a run: of language models, which read `tokens`, a library may have another.

    >>> library_for(load_library("mnn"), 1).name, library_for(load_library("mnn"), 0).name
    ('mnn-llm', 'mnn')
    """
    return load_library(library.decoders) if tokens and library.decoders else library


def library_from_document(document: Mapping[str, Any], where: str = "library") -> Library:
    """Return a library profile from the tables of its file.

    Raises
    ------
    InputError
        Unknown keys, values of a wrong type, expressions that do not parse, names that do not exist, rules without a source.
    """
    problems = Problems()
    library = read_table(Library, document, "", problems)
    problems.stop(where)
    assert library is not None
    _check(library, problems)
    problems.stop(where)
    return library


@cache
def parsed(text: str) -> Expression:
    """Return an expression of a profile, parsed once."""
    return Expression.parse(text)


class _Checks:
    """Notes problems of one profile; `known` names what expressions of operators may use."""

    def __init__(self, library: Library, problems: Problems) -> None:
        self.library, self.problems = library, problems
        self.known = [*FACTS, *library.let]

    def expression(self, path: str, text: object, known: Collection[str]) -> None:
        if isinstance(text, str):
            try:
                Expression.parse(text, "", known)
            except InputError as error:
                for line in error.problems:
                    self.problems.add(path, line)

    def name(self, path: str, what: str, name: str, known: Collection[str]) -> None:
        if name not in known:
            self.problems.add(path, suggest(what, name, known))

    def source(self, path: str, text: str) -> None:
        if not text.strip():
            self.problems.add(f"{path}.source", "is empty; say where the rule comes from")

    def entries(self, path: str, entries: Sequence[E], known: Collection[str]) -> list[tuple[str, E]]:
        """Check the condition and the source of each entry of a list, and return the entries with their paths."""
        named = [(f"{path}[{number}]", entry) for number, entry in enumerate(entries)]
        for place, entry in named:
            self.expression(f"{place}.when", entry.when, known)
            self.source(place, entry.source)
        return named

    def rule(self, path: str, rule: Rule) -> None:
        for kind in rule.kinds:
            self.name(f"{path}.kinds", "kind", kind, (*KINDS, "depthwise_conv2d", "*"))
        if bool(rule.kernel) == bool(rule.candidates):
            self.problems.add(path, "expected either a kernel or candidates")
            return
        for place, choice in enumerate(rule.choices):
            self.choice(f"{path}.candidates[{place}]" if rule.candidates else path, choice)

    def choice(self, path: str, choice: KernelChoice) -> None:
        self.expression(f"{path}.when", choice.when, self.known)
        for number, local in enumerate(choice.local):
            self.name(f"{path}.local[{number}]", "work-group rule", local, self.library.local)
        if choice.kernel in NO_KERNEL:
            return
        self.name(f"{path}.kernel", "kernel", choice.kernel, (*variants.known(), *NO_KERNEL))
        if choice.kernel not in variants:
            return
        allowed = variants[choice.kernel].parameters
        for name, value in choice.parameters.items():
            self.name(f"{path}.parameters.{name}", f"parameter of {choice.kernel}", name, allowed)
            self.expression(f"{path}.parameters.{name}", value, self.known)
        if not choice.local:
            self.problems.add(f"{path}.local", "missing: name a work-group rule for each launch, or one for all")


def _check(library: Library, problems: Problems) -> None:
    checks = _Checks(library, problems)
    checks.name("default_precision", "precision", library.default_precision, library.precision)
    if library.decoders:
        checks.name("decoders", "library", library.decoders, _files())
    if not 0 <= library.chunk <= 1 << 20:
        problems.add("chunk", f"got {library.chunk}, expected the tokens of a run, or 0 for the whole prompt")
    for number, name in enumerate(library.passes):
        checks.name(f"passes[{number}]", "pass", name, passes.known())
    known = list(FACTS)
    for name, text in library.let.items():
        checks.expression(f"let.{name}", text, known)
        known.append(name)
    for path, storage in checks.entries("storage", library.storage, GPU_FACTS):
        for field in ("storage", "keys", "values"):
            if named := getattr(storage, field):
                checks.name(f"{path}.{field}", "storage", named, (*STORAGES, *IN_ROWS))
        checks.name(f"{path}.beyond", "storage", storage.beyond, ("refuse", "host", *STORAGES))
        checks.name(f"{path}.beyond_flat", "storage", storage.beyond_flat or "refuse", ("refuse", *STORAGES))
    checks.entries("note", library.note, GPU_FACTS)
    checks.entries("fuse", library.fuse, checks.known)
    for name, local in library.local.items():
        checks.name(f"local.{name}.policy", "work-group policy", local.policy, local_policies.known())
        checks.source(f"local.{name}", local.source)
        for option, value in local.options.items():
            checks.expression(f"local.{name}.options.{option}", value, checks.known)
    for path, rule in checks.entries("rule", library.rule, checks.known):
        checks.rule(path, rule)
    checks.entries("queue.flush", library.queue.flush, GPU_FACTS)
    checks.expression("queue.recorded", library.queue.recorded, GPU_FACTS)
    checks.expression("queue.sets_arguments", library.queue.sets_arguments, GPU_FACTS)
    for path, memory in checks.entries("memory", library.memory, (*GPU_FACTS, "storage")):
        checks.expression(f"{path}.row_b", memory.row_b, (*GPU_FACTS, "storage"))
    for path, kernel in (("io.input", library.io.input), ("io.output", library.io.output)):
        checks.name(path, "kernel", kernel, variants.known())
    for number, named in enumerate(library.io.local):
        checks.name(f"io.local[{number}]", "work-group rule", named, library.local)
    checks.source("io", library.io.source)
