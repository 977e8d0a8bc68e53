"""One kernel tried: arguments made for it, changed where they lead nowhere, and a prediction on each GPU."""

from __future__ import annotations

import os
import shlex
import signal
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import copy_context
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.acceptance.result import Case, CaseResult, GpuResult, MadeArg, line_of
from mgpusim.acceptance.units import Listing, declared_kernels, kernels_in_ir
from mgpusim.arch.spec import GpuSpec
from mgpusim.artefacts import key_of, load, store
from mgpusim.engine.predict import predict
from mgpusim.engine.prediction import Prediction
from mgpusim.errors import (
    CompileError,
    ExecutionError,
    InputError,
    MgpusimError,
    OutOfBoundsError,
    UnknownNameError,
    UnsupportedError,
)
from mgpusim.folders import outside
from mgpusim.opencl.clang import ALONE_FROM_B, CompileTimeError, TranslationUnit, compile_source, kernel_names
from mgpusim.opencl.ir.program import Function
from mgpusim.session import Session
from mgpusim.workload.args import Arg
from mgpusim.workload.device import built_for
from mgpusim.workload.forms import format_arg, format_sizes
from mgpusim.workload.launch import Launch, launch_to_dict
from mgpusim.workload.plausible import SETTINGS, Given, Setting, index_space, made_args
from mgpusim.workload.program import open_module, pick_kernel
from mgpusim.workload.usage import Usage, usage_of

GROWTHS = 24
"""How often arguments are made larger before other values are tried."""
LARGEST_B = 256 << 20
"""Bytes up to which a buffer grows."""
LARGEST_LOCAL_B = 64 << 10
LARGEST_HALO = 32
"""Items by which the first one is moved at most, where those near the edge read before a buffer."""
SHARE_OF_TIME, SHARE_OF_GIVEN = 0.5, 0.75
"""Of what is left of the time limit, how much one set of values may take; where the user says the sizes others change little."""
LEAST_S = 0.5
SHARE_OF_COMPILING = 0.1
"""Of a kernel's time limit, what compiling its whole file may take; kernels of slower files are compiled one by one."""


class ListRequest(msgspec.Struct, frozen=True):
    """Which kernels has this file, as a compiler for this GPU sees it?"""

    file: Path
    options: str
    gpu: GpuSpec
    timeout_s: float
    session: Session
    reads: tuple[Path, ...] | None = None


class TryRequest(msgspec.Struct, frozen=True):
    """What becomes of this kernel on these GPUs?"""

    case: Case
    file: Path
    given: Given
    gpus: tuple[GpuSpec, ...]
    compile_s: float
    timeout_s: float
    session: Session
    gpu_options: tuple[str, ...] = ()
    reads: tuple[Path, ...] | None = None
    alone: bool = False
    """The file's kernels take too long together: this one is compiled without the others."""


class _OutOfTime(BaseException):
    """The time limit of what is under way has passed."""


@contextmanager
def _limit(seconds: float) -> Iterator[None]:
    """Raise `_OutOfTime` after `seconds`, where the system has timers; elsewhere the limit of the process counts alone."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(number: int, frame: Any) -> None:
        raise _OutOfTime

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, max(0.001, seconds))
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def list_kernels(request: ListRequest) -> Listing:
    """Return the kernels of a file, compiled; where it does not compile those it seems to declare, and the reason."""
    began = time.perf_counter()
    names: tuple[str, ...] = ()
    error, status, place, slow = "", "", "", False
    try:
        if request.reads is not None and (problem := outside(request.file, request.reads, "the kernels")):
            raise InputError(problem)
        names = declared_kernels(TranslationUnit.from_file(request.file).text)
        launch = built_for(Launch(request.file, "", (1,), options=request.options, reads=request.reads), request.gpu)
        unit = TranslationUnit.from_file(request.file, launch.options, reads=request.reads)
        with _limit(request.timeout_s):
            compiled = kernels_in_ir(compile_source(unit, session=request.session))
        if names and not compiled:
            error = f"for {request.gpu.name} and these options its #if leaves out {', '.join(names)}"
        names = compiled
    except (_OutOfTime, CompileTimeError) as late:
        with suppress(MgpusimError):  # the file may be too much for the preprocessor, too
            names = tuple(kernel_names(unit)) or names
        slow = len(names) > 1  # kernels are then compiled one by one
        if not slow:
            error, status = str(late) or f"compiling took longer than {request.timeout_s:g} s", "timeout"
    except MgpusimError as refusal:
        error, status = str(refusal), "failed"
    except Exception as bug:
        error, status, place = _crash(bug), "bug", _place(bug)
    spent_s = time.perf_counter() - began
    slow |= not error and len(names) > 1 and spent_s > SHARE_OF_COMPILING * request.timeout_s
    return Listing(names, error, status, spent_s, place, slow)


def try_kernel(request: TryRequest) -> CaseResult:
    """Return what becomes of a kernel. What goes wrong inside mgpusim is a result, too: it must not stop the other kernels."""
    context = copy_context()
    if request.alone:
        context.run(ALONE_FROM_B.set, 0)
    return context.run(_tried, request)


def _tried(request: TryRequest) -> CaseResult:
    began = time.perf_counter()
    trial = _Attempt(request)
    try:
        keys = _keys(request)
        for key in keys if request.session.cache else ():
            kept = load("acceptance", key, lambda data: msgspec.json.decode(data, type=CaseResult))
            if kept is not None:
                # the same source may lie elsewhere now
                launch = kept.launch | ({"kernel": str(request.file)} if "kernel" in kept.launch else {})
                case = msgspec.structs.asdict(request.case)
                return msgspec.structs.replace(kept, **case, command=trial.command(kept), launch=launch)
        with _limit(request.timeout_s):
            result = trial.run()
    except _OutOfTime:
        result = trial.out_of_time()
    except Exception as error:
        return trial.result("bug", _crash(error), place=_place(error), seconds=request.compile_s + time.perf_counter() - began)
    result = msgspec.structs.replace(result, seconds=request.compile_s + time.perf_counter() - began)
    if request.session.cache:
        store("acceptance", keys[1 if result.status == "timeout" else 0], msgspec.json.encode(result))
    return result


def _keys(request: TryRequest) -> tuple[str, str]:
    """Return what results are kept by: one that no time limit ended, and one that this limit did."""
    unit = TranslationUnit.from_file(request.file, request.case.options, request.case.kernel, request.reads)
    asked = msgspec.json.encode([request.case.kernel, request.given, request.gpus])
    return key_of(unit.key, asked), key_of(unit.key, asked, str(request.timeout_s))


def _crash(error: Exception) -> str:
    text = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _place(error: Exception) -> str:
    """Return the innermost place of mgpusim in a traceback, as "mgpusim/trace/make.py:120 in sampled"."""
    package = Path(__file__).resolve().parents[1]
    frames = [f for f in traceback.extract_tb(error.__traceback__) if Path(f.filename).is_relative_to(package)]
    if not frames:
        return ""
    last = frames[-1]
    return f"{Path(last.filename).relative_to(package.parent)}:{last.lineno} in {last.name}"


class _Outcome(msgspec.Struct):
    """Where one set of values led: a status for all GPUs, and how good it is to have."""

    status: str
    reason: str
    setting: Setting
    launch: Launch
    gpus: tuple[GpuResult, ...] = ()
    notes: tuple[str, ...] = ()
    way_out: str = ""
    idle: bool = False

    @property
    def worth(self) -> int:
        return {"predicted": 3 - self.idle, "refused": 1}.get(self.status, 0)


class _Attempt:
    """The attempt at one kernel."""

    def __init__(self, request: TryRequest) -> None:
        self.request = request
        self.tries = 0
        self.deadline = time.perf_counter() + request.timeout_s
        self.function: Function | None = None
        self.outcomes: list[_Outcome] = []

    def run(self) -> CaseResult:
        """Try one set of values after the other until one serves."""
        request = self.request
        launch = Launch(request.file, request.case.kernel, (1,), options=request.case.options, reads=request.reads)
        try:
            module = open_module(built_for(launch, request.gpus[0]), session=request.session)
            self.function = function = pick_kernel(module, launch)
        except MgpusimError as error:
            return self.result(*_verdict(self._left_out(request.gpus[0]) if isinstance(error, UnknownNameError) else error))
        use = usage_of(function)
        for number, setting in enumerate(SETTINGS):
            left = self.deadline - time.perf_counter()
            if number and left < LEAST_S:
                break
            share = SHARE_OF_GIVEN if request.given.global_size else SHARE_OF_TIME
            outcome = self._setting(setting, function, use, left * (share if number < len(SETTINGS) - 1 else 1.0))
            self.outcomes.append(outcome)
            if outcome.worth == 3 or outcome.status == "unsupported":
                break
        return self._best()

    def out_of_time(self) -> CaseResult:
        """Return what there is when the time is up."""
        if any(outcome.worth >= 2 for outcome in self.outcomes):
            return self._best()
        return self.result("timeout", f"not predicted within {self.request.timeout_s:g} s", _LONGER)

    def _best(self) -> CaseResult:
        best = max(self.outcomes, key=lambda outcome: outcome.worth)  # of equals the first
        if best.worth == 0 and any(outcome.status == "timeout" for outcome in self.outcomes):
            best = next(outcome for outcome in self.outcomes if outcome.status == "timeout")
        notes = list(best.notes)
        if best.setting is not SETTINGS[0]:
            first = self.outcomes[0]
            why = "no item touches memory" if first.idle else first.reason
            notes.insert(0, f"values '{best.setting.name}' instead of '{SETTINGS[0].name}', with which: {why}")
        if best.idle:
            notes.append("with these values no item touches memory: say which are right in a builds file")
        status = "refused" if best.status == "unsupported" else best.status
        result = self.result(status, best.reason, best.way_out, gpus=best.gpus, notes=tuple(notes), setting=best.setting.name)
        return self._launched(result, best.launch)

    # ---- one set of values ---------------------------------------------------------------------------------------
    def _setting(self, setting: Setting, function: Function, use: Usage, seconds: float) -> _Outcome:
        request = self.request
        global_size, local_size = index_space(function, use, setting, request.given)
        options, reads = request.case.options, request.reads
        first = request.given.offset
        launch = Launch(request.file, request.case.kernel, global_size, (), local_size, options, offset=first, reads=reads)
        grown: dict[int, int] = {}
        outside: OutOfBoundsError | None = None  # of the first items, where they read before an argument
        try:
            with _nested(seconds, self.deadline):
                while True:
                    args = made_args(function, use, setting, global_size, local_size, request.given, grown)
                    launch = msgspec.structs.replace(launch, args=args)
                    try:
                        outcome = self._predicted(launch, setting, use)
                    except OutOfBoundsError as error:
                        if _grow(grown, error):
                            continue
                        if error.first < 0 <= error.arg and not first and (halo := max((0, *launch.offset))) < LARGEST_HALO:
                            halo = 2 * halo or 1
                            launch = msgspec.structs.replace(launch, offset=(halo,) * len(global_size))
                            outside = outside or error
                            continue
                        notes = _grown(function, args, grown)
                        return _Outcome("failed", str(outside or error), setting, launch, notes=notes, way_out=_SIZES)
                    outcome.notes = _grown(function, args, grown)
                    if outside:
                        name = function.args[outside.arg].name
                        outcome.notes += (f"items begin at {format_sizes(launch.offset)}: those before read outside '{name}'",)
                    return outcome
        except _OutOfTime:
            reason = f"not predicted within {request.timeout_s:g} s"
            return _Outcome("timeout", reason, setting, launch, way_out=_LONGER)
        except ExecutionError as error:
            return _Outcome("failed", str(error), setting, launch, way_out=_SIZES)
        except InputError as error:
            return _Outcome("refused", str(error), setting, launch, way_out=_SIZES)

    def _predicted(self, launch: Launch, setting: Setting, use: Usage) -> _Outcome:
        results: list[GpuResult] = []
        predictions: list[Prediction] = []
        reasons: list[MgpusimError] = []
        self.tries += 1
        for gpu in self.request.gpus:
            try:
                p = predict(launch, gpu, session=self.request.session.alone)
            except ExecutionError:
                raise
            except MgpusimError as error:
                reasons.append(self._left_out(gpu) if isinstance(error, UnknownNameError) else error)
                results.append(GpuResult(gpu.name, "refused", reason=str(reasons[-1])))
                continue
            predictions.append(p)
            results.append(GpuResult(gpu.name, "predicted", p.latency_us, p.interval_us, p.bound))
        if reasons:
            status, reason, way_out = _verdict(reasons[0])
            status = "unsupported" if isinstance(reasons[0], (UnsupportedError, CompileError)) else status
            return _Outcome(status, reason, setting, launch, tuple(results), way_out=way_out)
        idle = use.touches_memory and all(p.l2_b == 0 and p.dram_b == 0 for p in predictions)
        return _Outcome("predicted", "", setting, launch, tuple(results), idle=idle)

    def _left_out(self, gpu: GpuSpec) -> UnsupportedError:
        """Return why a kernel is there, and is not where it is compiled for one GPU."""
        case = self.request.case
        why = f"its file leaves it out where it is compiled for {gpu.name}, which lacks an extension that it asks for by #if"
        return UnsupportedError(f"kernel {case.kernel}: {why}; name a GPU that has it, or give the macro with --options")

    # ---- results -------------------------------------------------------------------------------------------------
    def result(self, status: str, reason: str = "", way_out: str = "", **fields: Any) -> CaseResult:
        """Return a result of this case; a GPU of which nothing is known shares its status."""
        if status == "bug":
            way_out = "please report it, with the kernel and the command"
        gpus = fields.pop("gpus", ()) or tuple(GpuResult(gpu.name, status, reason=reason) for gpu in self.request.gpus)
        case, line = msgspec.structs.astuple(self.request.case), line_of(reason)
        return CaseResult(*case, status=status, reason=reason, line=line, way_out=way_out, tries=self.tries, gpus=gpus, **fields)

    def _launched(self, result: CaseResult, launch: Launch) -> CaseResult:
        assert self.function is not None
        pairs = zip(self.function.args, launch.args, strict=False)
        args = tuple(MadeArg(p.name, p.type_name, p.base_type_name, format_arg(arg)) for p, arg in pairs)
        result = msgspec.structs.replace(
            result, global_size=launch.global_size, local_size=launch.local_size or (), args=args, launch=launch_to_dict(launch)
        )
        return msgspec.structs.replace(result, command=self.command(result))

    def command(self, result: CaseResult) -> str:
        """Return the command line that predicts the launch of a result."""
        return command_of(self.request, result)


def command_of(request: TryRequest, result: CaseResult) -> str:
    """Return the command line that predicts the launch of a result, "" where there is none."""
    if not result.args and not result.global_size:
        return ""
    words = ["mgpusim", "predict", os.path.relpath(request.file), "--kernel", request.case.kernel]
    words += [f"--options={request.case.options}"] if request.case.options else []
    words += ["--global", format_sizes(result.global_size), "--local", format_sizes(result.local_size)]
    words += ["--offset", format_sizes(result.launch["offset"])] if "offset" in result.launch else []
    for arg in result.args:
        words += ["--arg", arg.form]
    return shlex.join([*words, *request.gpu_options])


@contextmanager
def _nested(seconds: float, deadline: float) -> Iterator[None]:
    """Limit a part of what a limit is already on, and set that one again."""
    try:
        with _limit(seconds):
            yield
    finally:
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            signal.setitimer(signal.ITIMER_REAL, max(0.001, deadline - time.perf_counter()))


def _grow(grown: dict[int, int], error: OutOfBoundsError) -> bool:
    """Note how large an argument has to be; False where that does not help."""
    most = LARGEST_LOCAL_B if error.kind == "local" else LARGEST_B
    if error.arg < 0 or error.first < 0 or error.last >= most or error.kind not in ("buffer", "constant", "local"):
        return False
    if grown.get(-1, 0) >= GROWTHS:
        return False
    grown[-1] = grown.get(-1, 0) + 1
    far = error.last + 1
    grown[error.arg] = min(most, max(2 * far, 4 * error.size_b)) if error.kind == "buffer" else 3 * far // 2
    return True


def _grown(function: Function, args: tuple[Arg, ...], grown: dict[int, int]) -> tuple[str, ...]:
    """Return what to say of arguments that were made larger."""
    return tuple(f"'{function.args[i].name}' grown to {format_arg(args[i])}" for i in sorted(grown) if i >= 0)


_SIZES = "say values, counts and sizes that fit in a builds file (--builds)"
_LONGER = "allow more with --timeout, or say smaller values in a builds file (--builds)"


def _verdict(error: MgpusimError) -> tuple[str, str, str]:
    """Return status, reason and way out of an error that does not depend on the values of arguments."""
    reason = str(error)
    if isinstance(error, UnsupportedError):
        after = reason.partition("; ")[2]
        return "refused", reason, after or "do without it in the kernel, or report that you need it"
    if isinstance(error, CompileError):
        return "failed", reason, compile_hint(reason)
    return "refused" if isinstance(error, InputError) else "failed", reason, _SIZES


def compile_hint(reason: str) -> str:
    """Return what may mend a source that does not compile.

    >>> compile_hint("compiling took longer than 1 s")
    'allow more with --timeout, or try the kernels that matter in a file of their own'
    >>> compile_hint("a.cl:3:10: fatal error: 'b.h' file not found")
    "name the folder of what it includes: --options='-I FOLDER', or prepend in a builds file"
    """
    if "took longer" in reason or "did not come to an end" in reason:
        return "allow more with --timeout, or try the kernels that matter in a file of their own"
    if "file not found" in reason:
        return "name the folder of what it includes: --options='-I FOLDER', or prepend in a builds file"
    if "undeclared" in reason or "unknown type name" in reason or "expected" in reason:
        return "give the options its host builds it with: --options='-DNAME=VALUE', or a builds file (--builds)"
    return "mend what the compiler reports"
