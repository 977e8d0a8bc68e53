"""What each ONNX operator becomes: functions by the operator's name, filled by the modules of this package."""

from __future__ import annotations

from collections.abc import Callable

from mgpusim.nn.readers.building import Builder
from mgpusim.nn.readers.formats.onnx.model import Node

__all__ = ["RULES", "Rule", "rule"]

Rule = Callable[[Builder, Node], None]
RULES: dict[str, Rule] = {}
"""By operator; those of other domains than ONNX's own as domain:operator."""


def rule(*names: str) -> Callable[[Rule], Rule]:
    """Return a decorator that registers a rule for operators."""

    def add(function: Rule) -> Rule:
        RULES.update(dict.fromkeys(names, function))
        return function

    return add
