"""The second stage as a whole: fit to measured rows, see how it does on rows it was not fitted to, write the preset."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import numpy as np

from mgpusim.accuracy.sample import Fold, choice_groups, family_of_tags, folds_by_family, folds_by_kernel, select
from mgpusim.accuracy.scores import Scores, scores_of
from mgpusim.arch.check import check_document
from mgpusim.arch.fields import dump_toml, follow_clock, set_field
from mgpusim.arch.spec import GpuSpec, Source
from mgpusim.arrays import Array
from mgpusim.calibrate.fitting.fit import Fit, Fitted, Predictor, Repriced, check_parameters, default_parameters, fit
from mgpusim.calibrate.result import OfGpu
from mgpusim.cost.launch import as_measured, in_order, launch_overhead_s
from mgpusim.errors import InputError
from mgpusim.session import USUAL, Session
from mgpusim.workload.corpus import Corpus
from mgpusim.workload.measured import require_measured

if TYPE_CHECKING:
    import numpy.typing as npt

FOLDS = 5


class Solved(NamedTuple):
    """A fit to all rows, and those without each fold of each split, by name of the split."""

    whole: Fit
    held_out: dict[str, list[tuple[Fold, Fit]]]

    @property
    def spread(self) -> dict[str, tuple[float, float]]:
        """The least and the greatest value of each parameter between folds; none without folds."""
        values = [fitted.values for folds in self.held_out.values() for _, fitted in folds]
        return {n: (min(v[n] for v in values), max(v[n] for v in values)) for n in self.whole.values} if values else {}


def solve(
    predictor: Repriced, measured_s: Array, kernels: Sequence[str], parameters: Sequence[str],
    splits: Mapping[str, Sequence[Fold]], session: Session,
) -> Solved:  # fmt: skip
    """Fit to all rows, and without each fold of each split; the parameters are those of `fit`, and of `train`.

    Parameters that the rows do not constrain are left, and the others fitted again: they must not make up for what is not taken.
    """

    def fitted(use: npt.NDArray[np.bool_] | None = None, told: Any = None) -> Fit:
        fit_here = fit(predictor, measured_s, kernels, parameters, use=use, on_evaluations=told)
        if len(fit_here.seen) == len(parameters):
            return fit_here
        again = fit(predictor, measured_s, kernels, list(fit_here.seen), use=use, on_evaluations=told)
        kept = {p.field: p for p in again.parameters}
        every = tuple(kept.get(p.field, msgspec.structs.replace(p, value=p.prior)) for p in fit_here.parameters)
        return msgspec.structs.replace(fit_here, parameters=every, loss=again.loss if kept else fit_here.loss_before)

    whole = fitted(told=lambda n, _: session.tell(n, 0, "fitting"))
    held_out: dict[str, list[tuple[Fold, Fit]]] = {}
    for kind, split in splits.items():
        for k, fold in enumerate(split):
            session.tell(k, len(split), f"held out by {kind}")
            use = np.isin(np.arange(len(measured_s)), fold.train)
            held_out.setdefault(kind, []).append((fold, fitted(use)))  # from the priors: the fit to everything has seen it
    return Solved(whole, held_out)


class Trained(OfGpu, frozen=True, kw_only=True, tag="mgpusim.fit/1"):
    """A fit on a whole corpus and how it does: as the base was, as fitted, and on kernels and families held out of the fit.

    `sigma` is the standard deviation of the logarithm of the held-out errors: what the preset states as the model's own error.
    `refused` are launches the model cannot predict, with the reason.
    """

    fit: Fit
    before: Scores
    after: Scores
    by_kernel: Scores | None
    by_family: Scores | None
    sigma: float
    spread: dict[str, tuple[float, float]]
    refused: tuple[str, ...]


def train(
    corpus: Corpus, base: GpuSpec, name: str, *, parameters: Sequence[str] | None = None, n_folds: int = FOLDS,
    limit: int | None = None, session: Session = USUAL, allow_predicted: bool = False,
) -> Trained:  # fmt: skip
    """Fit `base` to a corpus, whose launches are predicted in the order in which they were measured: back to back, or isolated.

    Parameters
    ----------
    parameters : fields (default: `default_parameters`).
    n_folds : folds by kernel and by family that judge the fit; 0 leaves them out. The preset itself is fitted to everything.
    limit : launches to use, sampled evenly over kernels.
    session : settings of the run, which tells (how much is done, of how much, what).
    allow_predicted : take times that are predicted, or of unknown provenance, for the truth all the same.
    """
    require_measured(corpus, "fitting", allow_predicted)
    corpus = select(corpus, limit=limit)
    shipped_order, base = base.launch.order, as_measured(base, corpus.protocol.get("order"))
    items = corpus.launches
    names = tuple(parameters if parameters is not None else default_parameters(base))
    measured = np.array([item.time_ns.median * 1e-9 for item in items])
    check_parameters(base, names)
    kernels = [corpus.kernels[item.kernel].entry or item.kernel for item in items]
    families = [family_of_tags(item.tags, kernel) for item, kernel in zip(items, kernels, strict=True)]
    splits = {
        kind: split(corpus, min(n_folds, len(set(named))))
        for kind, named, split in (("kernel", kernels, folds_by_kernel), ("family", families, folds_by_family))
        if n_folds and len(set(named)) > 1
    }
    groups = choice_groups(items)
    with Predictor(items, base, session) as predictor:
        usable = np.ones(len(items), bool)
        usable[list(predictor.refused)] = False

        def score(seconds: Any, rows: Any = usable) -> Scores:
            place = np.cumsum(rows) - 1
            inside = [tuple(int(place[i]) for i in g if rows[i]) for g in groups]
            floor = launch_overhead_s(base, 0) * 1e6
            return scores_of((measured[rows] * 1e6).tolist(), (seconds[rows] * 1e6).tolist(), inside, floor)

        before = score(predictor.seconds({}))
        solved = solve(predictor, measured, kernels, names, splits, session)
        fitted_s = predictor.seconds(solved.whole.values)
        after = score(fitted_s)
        held: dict[str, Scores] = {}
        errors = np.log(fitted_s[usable] / measured[usable])
        for kind, folds in solved.held_out.items():
            out = np.full(len(items), math.nan)
            for fold, part in folds:
                out[list(fold.test)] = predictor.seconds(part.values)[list(fold.test)]
            held[kind] = score(out)
            if kind == "kernel":
                errors = np.log(out[usable] / measured[usable])
        refused = tuple(f"{items[i].kernel} {items[i].launch.local_size}: {why}" for i, why in sorted(predictor.refused.items()))
    sigma = sigma_of(errors)
    what = f"{solved.whole.n_launches} launches of {solved.whole.n_kernels} kernels"
    on = f"{what} on {corpus.device.get('name', 'an unnamed device')}"
    gpu = in_order(fitted_gpu(base, {on: solved.whole}, name, sigma), shipped_order)
    return Trained(
        gpu=gpu, fit=solved.whole, before=before, after=after, by_kernel=held.get("kernel"), by_family=held.get("family"),
        sigma=sigma, spread=solved.spread, refused=refused,
    )  # fmt: skip


def sigma_of(errors: Array) -> float:
    """Return the standard deviation of logarithms of errors, none counted as more than 1.

    >>> sigma_of(np.array([0.1, -0.1, 9.0])) < 0.6
    True
    """
    return float(np.sqrt(np.mean(np.clip(errors, -1.0, 1.0) ** 2)))


def fitted_gpu(base: GpuSpec, fits: Mapping[str, Fit], name: str, sigma: float | None = None) -> GpuSpec:
    """Return `base` with the fitted values and their sources: fitted to what, and how well the data knows them.

    A parameter that the data does not constrain keeps the base's value and source.

    Parameters
    ----------
    fits : by what they were fitted to, in words; the first is that of kernels.
    sigma : what errors on rows held out say of the model; None leaves it.
    """
    document: dict[str, Any] = msgspec.to_builtins(base)
    document["name"] = name
    moved = [
        (what, one_fit, parameter) for what, one_fit in fits.items() for parameter in one_fit.parameters if not parameter.unseen
    ]
    for what, one_fit, parameter in moved:
        ref = f"fitted with {len(one_fit.parameters)} parameters to {what}; {_before(parameter)} before"
        set_field(document, parameter.field, float(f"{parameter.value:.4g}"))
        document["source"][parameter.field] = msgspec.to_builtins(
            Source("derived", ref, float(f"{max(parameter.sigma, 0.01):.2g}"))
        )
    follow_clock(document, {parameter.field for *_, parameter in moved})
    if sigma is not None:
        document["model"]["sigma"] = float(f"{sigma:.3g}")
        ref = f"fitted to {next(iter(fits))}: error of what was held out"
        document["source"]["model.sigma"] = msgspec.to_builtins(Source("derived", ref, 0.1))
    problems = check_document(document)
    if problems:
        raise InputError(f"the fitted {name} is not sound:", problems)
    return msgspec.convert(document, GpuSpec)


def _before(parameter: Fitted) -> str:
    return f"{parameter.prior:.4g} (one sigma {parameter.prior_sigma:.0%})"


def fitted_text(gpu: GpuSpec, about: str) -> str:
    """Return a fitted preset as TOML.

    Parameters
    ----------
    about : what was fitted to what, for the head of the file.
    """
    head = f"# {gpu.name}: {about}\n# Made by `mgpusim calibrate --corpus`; the source of every field is below.\n"
    return head + dump_toml(gpu)
