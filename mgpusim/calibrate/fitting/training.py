"""The second stage as a whole: fit on a corpus, see how it does on kernels it was not fitted to, write the preset."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import numpy as np

from mgpusim.accuracy.groups import choice_groups
from mgpusim.accuracy.sample import select
from mgpusim.accuracy.scores import Scores, scores_of
from mgpusim.accuracy.splits import folds_by_family, folds_by_kernel
from mgpusim.arch.check import check_document
from mgpusim.arch.fields import dump_toml, follow_clock
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.calibrate.fitting.fit import Fit, Fitted, Predictor, default_parameters, fit
from mgpusim.cost.launch import as_measured, in_order, launch_overhead_s
from mgpusim.errors import InputError
from mgpusim.files import write_atomic
from mgpusim.workload.corpus import Corpus
from mgpusim.workload.measured import require_measured

__all__ = ["Trained", "fitted_gpu", "train", "trained_text", "write_trained"]

Progress = Callable[[str, int, int], None]


class Trained(msgspec.Struct, frozen=True):
    """A fit on a whole corpus and how it does: as the base was, as fitted, and on kernels and families held out of the fit.

    `sigma` is the standard deviation of the logarithm of the held-out errors: what the preset states as the model's own error.
    `refused` are launches the model cannot predict, with the reason.
    """

    gpu: GpuSpec
    fit: Fit
    before: Scores
    after: Scores
    by_kernel: Scores | None
    by_family: Scores | None
    sigma: float
    spread: dict[str, tuple[float, float]]
    refused: tuple[str, ...]


def train(
    corpus: Corpus, base: GpuSpec, name: str, *, parameters: Sequence[str] | None = None, n_folds: int = 5,
    limit: int | None = None, jobs: int = 1, on_progress: Progress | None = None, allow_predicted: bool = False,
) -> Trained:  # fmt: skip
    """Fit `base` to a corpus, whose launches are predicted in the order in which they were measured: back to back, or isolated.

    Parameters
    ----------
    parameters : fields (default: `default_parameters`).
    n_folds : folds by kernel and by family that judge the fit; 0 leaves them out. The preset itself is fitted to everything.
    limit : launches to use, sampled evenly over kernels.
    on_progress : called with (what is being done, how much of it, of how much).
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.

    Raises
    ------
    InputError
        The corpus is not known to be measured; too few launches or kernels, or a parameter that cannot be fitted.
    """
    tell = on_progress or (lambda what, done, total: None)
    require_measured(corpus, "fitting", allow_predicted)
    corpus = select(corpus, limit=limit)
    shipped_order, base = base.launch.order, as_measured(base, corpus.protocol.get("order"))
    items = corpus.launches
    names = tuple(parameters if parameters is not None else default_parameters(base))
    measured = np.array([item.time_ns.median * 1e-9 for item in items])
    kernels = [corpus.kernels[item.kernel].entry or item.kernel for item in items]
    groups = choice_groups(items)
    with Predictor(items, base, jobs, lambda done, total: tell("tracing", done, total)) as predictor:
        usable = np.ones(len(items), bool)
        usable[list(predictor.refused)] = False

        def score(seconds: Any, rows: Any = usable) -> Scores:
            place = np.cumsum(rows) - 1
            inside = [tuple(int(place[i]) for i in g if rows[i]) for g in groups]
            floor = launch_overhead_s(base, 0) * 1e6
            return scores_of((measured[rows] * 1e6).tolist(), (seconds[rows] * 1e6).tolist(), inside, floor)

        before = score(predictor.seconds({}))
        whole = fit(predictor, measured, kernels, names, on_progress=lambda n, _: tell("fitting", n, 0))
        after = score(predictor.seconds(whole.values))
        held: dict[str, Scores] = {}
        errors = np.log(predictor.seconds(whole.values)[usable] / measured[usable])
        fold_values: list[dict[str, float]] = []
        for kind, split in (("kernel", folds_by_kernel), ("family", folds_by_family)) if n_folds else ():
            n_names = len(set(kernels)) if kind == "kernel" else len({str(i.tags.get("family", i.kernel)) for i in items})
            if n_names < 2:
                continue
            out = np.full(len(items), math.nan)
            for k, fold in enumerate(split(corpus, min(n_folds, n_names))):
                use = np.zeros(len(items), bool)
                use[list(fold.train)] = True
                tell(f"held out by {kind}", k, n_folds)
                part = fit(predictor, measured, kernels, names, use=use)  # from the priors: the fit to everything has seen it
                fold_values.append(part.values)
                out[list(fold.test)] = predictor.seconds(part.values)[list(fold.test)]
            held[kind] = score(out)
            if kind == "kernel":
                errors = np.log(out[usable] / measured[usable])
        refused = tuple(f"{items[i].kernel} {items[i].launch.local_size}: {why}" for i, why in sorted(predictor.refused.items()))
    sigma = float(np.sqrt(np.mean(np.clip(errors, -1.0, 1.0) ** 2)))
    spread = {n: (min(v[n] for v in fold_values), max(v[n] for v in fold_values)) for n in names} if fold_values else {}
    gpu = in_order(fitted_gpu(base, whole, corpus, name, sigma), shipped_order)
    return Trained(gpu, whole, before, after, held.get("kernel"), held.get("family"), sigma, spread, refused)


def fitted_gpu(base: GpuSpec, found: Fit, corpus: Corpus, name: str, sigma: float) -> GpuSpec:
    """Return `base` with the fitted values and their sources: fitted to what, and how well the data knows them.

    A parameter that the data does not constrain keeps the base's value and source.
    """
    document: dict[str, Any] = msgspec.to_builtins(base)
    document["name"] = name
    device = corpus.device.get("name", "an unnamed device")
    ref = (
        f"fitted with {len(found.parameters)} parameters to {found.n_launches} launches of {found.n_kernels} kernels on {device}"
    )
    for parameter in found.parameters:
        if parameter.unseen:
            continue
        _set(document, parameter.field, float(f"{parameter.value:.4g}"))
        document["source"][parameter.field] = msgspec.to_builtins(
            Source("derived", f"{ref}; {_before(parameter)} before", float(f"{max(parameter.sigma, 0.01):.2g}"))
        )
    follow_clock(document, {parameter.field for parameter in found.parameters if not parameter.unseen})
    document["model"]["sigma"] = float(f"{sigma:.3g}")
    document["source"]["model.sigma"] = msgspec.to_builtins(Source("derived", f"{ref}: error on kernels held out", 0.1))
    problems = check_document(document)
    if problems:
        raise InputError(f"the fitted {name} is not sound:", problems)
    return msgspec.convert(document, GpuSpec)


def _before(parameter: Fitted) -> str:
    return f"{parameter.prior:.4g} (one sigma {parameter.prior_sigma:.0%})"


def _set(document: dict[str, Any], path: str, value: float) -> None:
    *tables, leaf = path.split(".")
    node = document
    for table in tables:
        node = node[table]
    node[leaf] = value


def trained_text(made: Trained, base: str) -> str:
    """Return the preset as TOML, with a word on the fit in front."""
    seen = [p.field for p in made.fit.parameters if not p.unseen]
    held = made.by_kernel
    lines = [
        f"# {made.gpu.name}: {base} with {len(seen)} fields fitted to {made.fit.n_launches} launches of "
        f"{made.fit.n_kernels} kernels.",
        f"# Mean error on kernels held out of the fit: {held.mape:.1%}." if held is not None and held.mape is not None else "",
        "# Made by `mgpusim calibrate --corpus`; the source of every field is below.",
    ]
    return "\n".join(line for line in lines if line) + "\n" + dump_toml(made.gpu)


def write_trained(path: Any, made: Trained, base: str) -> None:
    """Write the preset in one step.

    Raises
    ------
    InputError
        The file cannot be written.
    """
    try:
        write_atomic(path, trained_text(made, base).encode())
    except OSError as error:
        raise InputError(f"{path}: {error.strerror}") from None
