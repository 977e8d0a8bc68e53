"""Tables fit 80 columns and a wide terminal alike: no line is longer, and both say the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

GPU = ("--gpu", "adreno-640")
COMMANDS: dict[str, tuple[str, ...]] = {
    "gpus": ("gpus",),
    "examples": ("examples",),
    "networks": ("networks",),
    "libraries": ("libraries",),
    "predict": ("predict", "softmax", *GPU),
    "inspect": ("inspect", "softmax"),
}
SLOW = {
    "space": ("space", "gemm"),
    "queue": ("queue", "softmax", "reduction", *GPU),
    "predict several": ("predict", "softmax", "reduction", *GPU, "--gpu", "mali-g76-mp5"),
    "predict event": ("predict", "softmax", *GPU, "--engine", "event"),
    "doctor": ("doctor",),
    "network": ("network", "srcnn", "--resolution", "24", *GPU),
    "tune": ("tune", "softmax", *GPU),
    "bottleneck": ("bottleneck", "softmax", *GPU),
    "compare": ("compare", "srcnn", "--resolution", "24", *GPU, "--library", "tflite-gpu", "--library", "tnn", "--jobs", "1"),
}
SLOW_CASES = [pytest.param(args, id=name, marks=pytest.mark.slow) for name, args in SLOW.items()]


def words(text: str) -> str:
    """Return what a text says, without white space, lines of tables and the marks of what is cut."""
    return "".join(character for character in text if character.isalnum())


@pytest.mark.parametrize("args", [*(pytest.param(args, id=name) for name, args in COMMANDS.items()), *SLOW_CASES])
def test_what_is_printed_fits(run: Any, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...]) -> None:
    found = {}
    for columns in (80, 160):
        monkeypatch.setenv("COLUMNS", str(columns))
        result = run(*args)
        assert result.exit_code == 0, result.output
        long = [line for line in result.stdout.splitlines() if len(line) > columns]
        assert long == []
        found[columns] = result.stdout
    narrow, wide = (Counter(words(found[columns])) for columns in (80, 160))
    lost = (wide - narrow).total()  # labels may be said twice where columns have no room beside each other
    cut = 0.1 if "event" in args else 0.05  # the event engine's answer ends with source lines, cut at the width
    assert lost <= cut * wide.total()
