"""
What all tests share: their folders and the profiles of Hypothesis.

No test reads or writes the user's cache or presets; traces are kept within a session.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Generator, Iterator
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings, strategies

from tests.helpers.cases import chosen
from tests.helpers.missing import pytest_terminal_summary  # noqa: F401 - pytest finds it here

# A run fails by what changed and not by luck: examples hang on the test alone, and no clock counts.
settings.register_profile(
    "default", derandomize=True, database=None, deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow]
)
# `pytest --hypothesis-profile explore --hypothesis-seed N` looks for new examples, and for more of them.
settings.register_profile("explore", settings.get_profile("default"), derandomize=False, max_examples=300)
settings.load_profile("default")

with suppress(ImportError):  # Hypothesis also draws constants of imported modules, which hang on the tests that ran before
    from hypothesis.internal.conjecture import providers
    from hypothesis.internal.constants_ast import Constants

    providers._get_local_constants = Constants

collect_ignore = ["fuzz/reader_target.py"]  # a program, which instruments what it imports


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, Any, Any]:
    """Spare the garbage collector the tests, which stay until the end: with them it took a third of their collection."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        given(strategies.none())(lambda _: None)()  # an older Hypothesis asks the collector once, which forgets what is frozen
        gc.freeze()
        gc.set_threshold(10_000)


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem(collector: pytest.Collector) -> Generator[None, Any, Any]:
    """Mark as slow the cases of a test that its mark `each_time` does not choose."""
    made = yield
    mark = made[0].get_closest_marker("each_time") if isinstance(made, list) and made else None
    if mark is not None:
        case = {item: item.name.partition("[")[2].removesuffix("]") for item in made}
        try:
            each_time = chosen(list(case.values()), mark.args, **mark.kwargs)
        except ValueError as error:
            raise collector.CollectError(f"{made[0].nodeid}: {error}") from None
        for item in made:
            if case[item] not in each_time:
                item.add_marker(pytest.mark.slow)
    return made


@pytest.fixture(scope="session", autouse=True)
def _interrupts() -> None:
    """Take interrupts where a shell has them ignored, as it does for what runs in the background: children inherit it."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def _own_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    base = tmp_path_factory.getbasetemp()
    whole = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base  # processes share what they found
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(whole / "cache"))
        patch.setenv("XDG_CONFIG_HOME", str(tmp_path_factory.mktemp("config")))
        patch.setenv("MGPUSIM_MEMORY", "2GB")  # else what is free on this machine
        patch.setenv("MGPUSIM_LOG_SECONDS", "86400")  # else a slow machine has lines of progress among what is printed
        for name in ("MEMORY_SHARE", "LOOP_SECONDS", "COMPILE_SECONDS", "INCLUDE"):
            patch.delenv(f"MGPUSIM_{name}", raising=False)
        if "PYTHONDONTWRITEBYTECODE" in os.environ:  # else each process that a test starts compiles the package anew
            patch.delenv("PYTHONDONTWRITEBYTECODE")
            patch.setenv("PYTHONPYCACHEPREFIX", str(whole / "bytecode"))
        yield
