"""The sources an outcome is made by, and their hash: what other sources made is not taken for what these make.

The sources are found by following imports from the modules that make the outcome, wherever in a file they stand. Of a package
that imports whatever modules it has (`iter_modules(__path__)`, or a `Registry` of a package) all are taken. Reading and
hashing a hundred files takes about 4 ms, and each file is read once in a process.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
import time
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
# they begin with letters, not with the beginning of a line, which takes a tenth of the time
_FROM = re.compile(rb"from (mgpusim[\w.]*) import (\([^)]*\)|[^\n]*)")
_IMPORT = re.compile(rb"import (mgpusim[\w.]*)()")
_COMPILED = re.compile(rb'NativeModule\(\s*"([\w/]+)"')
_PACKAGES = re.compile(rb'Registry\([^)]*package="(mgpusim[\w.]*)"')
_NAME = re.compile(rb"(\w+)(?: as \w+)?\s*(?:,|\)|#|$)", re.MULTILINE)
_KEEPING = frozenset({"mgpusim.sources", "mgpusim.files", "mgpusim.errors"})
_STARTED_S = time.time()
_DATA = (".cl", ".h", ".ll", ".toml")
_PRESETS = "_presets"
"""Of an installation: GPUs, whose values are hashed where one is used."""


def stamp_of(sources: Iterable[Path]) -> str:
    """Return the hash of the sources' text, whatever their line ends.

    >>> stamp_of([Path(__file__)]) == stamp_of([Path(__file__)])
    True
    """
    digest = hashlib.sha256()
    for path in sources:
        digest.update(_text(path))
    return digest.hexdigest()


def _text(path: Path | str) -> bytes:
    with open(path, "rb", buffering=0) as file:
        text = file.read()
    return text.replace(b"\r\n", b"\n") if b"\r" in text else text


def module_of(path: Path) -> str:
    """Return the name of the module in a file of the package.

    >>> module_of(PACKAGE / "arch" / "load.py")
    'mgpusim.arch.load'
    """
    return ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")


@cache
def _files() -> dict[str, str]:
    """Return the files of all modules of this package by name: one walk, where asking for each takes ten times as long."""
    files, left = {}, [(PACKAGE.name, str(PACKAGE))]
    while left:
        package, folder = left.pop()
        for entry in os.scandir(folder):
            name = entry.name
            if name.endswith(".py"):
                files[package if name == "__init__.py" else f"{package}.{name[:-3]}"] = entry.path
            elif "." not in name and name != "__pycache__" and entry.is_dir():
                left.append((f"{package}.{name}", entry.path))
    return files


def imports_of(text: bytes) -> set[str]:
    """Return the modules of this package that a source imports, at its head or inside of a function, or has compiled.

    >>> sorted(imports_of(b"from mgpusim.arch import load\\ndef f():\\n    from mgpusim.files import cache_dir"))
    ['mgpusim.arch', 'mgpusim.arch.load', 'mgpusim.files']
    """
    files = _files()
    compiled = _COMPILED.findall(text) if b"NativeModule(" in text else []
    imported = {f"mgpusim.{path.decode().replace('/', '.')}" for path in compiled}
    plain = _IMPORT.finditer(text) if b"import mgpusim" in text else ()
    for statement in (*_FROM.finditer(text), *plain):
        if text[text.rfind(b"\n", 0, statement.start()) + 1 : statement.start()].strip():
            continue  # an example in a docstring
        base, names = statement[1].decode(), statement[2]
        imported.add(base)
        home = files.get(base)
        if names and home is not None and home.endswith("__init__.py"):  # its names may be modules
            imported.update(f"{base}.{name.decode()}" for name in _NAME.findall(names))
    return imported & files.keys()


@cache
def _read(module: str) -> tuple[bytes, frozenset[str], bool]:
    """Return the hash of a module's source, what it imports, and whether the file is newer than this process."""
    file = _files().get(module)
    if file is None:
        raise ModuleNotFoundError(f"no source of {module} in {PACKAGE}")
    text = _text(file)
    names = imports_of(text)
    whole = [name.decode() for name in _PACKAGES.findall(text)] if b"package=" in text else []
    for package in (*whole, *([module] if file.endswith("__init__.py") and b"iter_modules(__path__)" in text else [])):
        names |= {name for name in _files() if name.rpartition(".")[0] == package}
    return hashlib.sha256(text).digest(), frozenset(names), os.stat(file).st_mtime > _STARTED_S


@cache
def sources_of(makers: tuple[str, ...]) -> tuple[str, ...]:
    """Return the modules that `makers` run: themselves, all they import, and the packages these lie in, by name.

    The top package is left out: what it loads by itself decides no figure.

    >>> sources_of(("mgpusim.files",))
    ('mgpusim.errors', 'mgpusim.files')
    """
    modules: set[str] = set()
    left = list(makers)
    while left:
        module = left.pop()
        if module in modules or module == "mgpusim":
            continue
        modules.add(module)
        left += _read(module)[1]
        left.append(module.rpartition(".")[0])
    return tuple(sorted(modules))


def compiled_sources(*modules: str) -> list[Path]:
    """Return the files of modules of compiled code and of what they import, in the order of their names.

    Modules that help to keep compiled code (`mgpusim.sources`, `mgpusim.files`, `mgpusim.errors`) are in none.

    >>> [path.name for path in compiled_sources("mgpusim.memory.lookup")]
    ['replacement.py', 'arrays.py', 'cache_fields.py', 'lookup.py', 'jit.py', 'struct.py']
    """
    names = (name for name in sources_of(modules) if name not in _KEEPING)
    return [Path(file) for name in names if not (file := _files()[name]).endswith("__init__.py")]


@cache
def source_stamp(makers: tuple[str, ...]) -> str:
    """Return the hash of all sources that `makers` run; "" where it is not known which sources run.

    That is so where a source was edited after this process began, since the process may run the older text. It is also so in an
    installation of compiled modules alone.

    >>> len(source_stamp(("mgpusim.files",)))
    64
    """
    if not _files():
        return ""
    digest = hashlib.sha256()
    for module in sources_of(makers):
        text, _, edited = _read(module)
        if edited:
            return ""
        digest.update(module.encode() + b"\0" + text)
    return digest.hexdigest()


@cache
def data_stamp() -> str:
    """Return the hash of the files beside the modules: kernels and their templates, headers, libraries of networks.

    >>> len(data_stamp())
    64
    """
    paths = (path for path in PACKAGE.rglob("*") if path.suffix in _DATA and path.is_file())
    files = {path.relative_to(PACKAGE).as_posix(): path for path in paths}
    digest = hashlib.sha256()
    for name, path in sorted(files.items()):
        if not name.startswith(f"{_PRESETS}/"):
            digest.update(name.encode() + b"\0" + hashlib.sha256(_text(path)).digest())
    return digest.hexdigest()


def foreign_stamp(items: Sequence[object]) -> str:
    """Return the hash of the source of objects' classes that come from outside of this package; "" if all are its own.

    Families and policies may be registered by other packages, whose sources no import here leads to.

    >>> foreign_stamp([Path(), source_stamp]) == foreign_stamp([source_stamp])
    False
    """
    foreign = [name for name in dict.fromkeys(_home(item) for item in items) if name.partition(".")[0] != "mgpusim"]
    files = [getattr(sys.modules.get(name), "__file__", None) for name in foreign]
    return stamp_of(Path(f) for f in files if f) if foreign else ""


def _home(item: object) -> str:
    return str(getattr(item, "__module__", None) or type(item).__module__)
