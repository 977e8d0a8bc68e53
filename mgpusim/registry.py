"""A registry is a dict of name to function with a decorator, filled by the modules of a package and open to entry points.

>>> policies: Registry[object] = Registry("policy", entry_point="mgpusim.policies")
>>> @policies.register("first")
... def first() -> int:
...     return 1
>>> policies.lookup("first")()
1
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, Self, TypeVar

from mgpusim.errors import UnknownNameError, suggest

T = TypeVar("T")


class Registry(dict[str, T], Generic[T]):
    """Mapping of name to implementation; `kind` names it in errors, `entry_point` is the plug-in group.

    `package` names a package whose modules register entries: each is imported on first need, so that a new one is a file.
    """

    def __init__(self, kind: str, entry_point: str = "", package: str = "") -> None:
        super().__init__()
        self.kind = kind
        self.entry_point = entry_point
        self.package = package
        self._loaded = not (entry_point or package)

    def register(self, name: str) -> Callable[[T], T]:
        """Return a decorator that stores what it decorates under `name`; a name is taken once."""

        def add(item: T) -> T:
            if name in self:
                raise ValueError(f"{self.kind} '{name}' is registered twice")
            self[name] = item
            return item

        return add

    def lookup(self, name: str) -> T:
        """Return the entry called `name`, loading plug-ins on first need."""
        if name not in self:
            self.load()
        if name not in self:
            raise UnknownNameError(suggest(self.kind, name, self))
        return self[name]

    def known(self) -> tuple[str, ...]:
        """Return all names, those of plug-ins included, sorted."""
        return tuple(sorted(self.load()))

    def load(self) -> Self:
        """Return the registry with all that is found in its package and among plug-ins; a plug-in replaces nothing."""
        if self._loaded:
            return self
        self._loaded = True
        from importlib import import_module
        from importlib.metadata import entry_points
        from pkgutil import iter_modules

        if self.package:
            for name in sorted(module.name for module in iter_modules(import_module(self.package).__path__)):
                import_module(f"{self.package}.{name}")
        if self.entry_point:
            for point in entry_points(group=self.entry_point):
                if point.name not in self:
                    self[point.name] = point.load()
        return self
