"""From a cable to a preset: the probes of a device, the preset out of them, and the examples measured and predicted with it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from mgpusim.accuracy.validation import ValidatedLaunch, Validation, validate
from mgpusim.arch.devices import sold_as
from mgpusim.arch.load import load_gpu
from mgpusim.calibrate.measuring.suites import load_suite, throttled
from mgpusim.calibrate.phone.remote import Phone, Remote
from mgpusim.calibrate.presets.base import guess_base
from mgpusim.calibrate.presets.infer import infer_all
from mgpusim.calibrate.presets.preset import Calibration, CalibrationReport, calibrate
from mgpusim.calibrate.probe import Probe
from mgpusim.calibrate.probing.folders import read_probes
from mgpusim.errors import InputError
from mgpusim.result import Versioned
from mgpusim.session import USUAL, Session
from mgpusim.view import Facts, ResultView, ViewTable
from mgpusim.workload.shipped import shipped_examples
from mgpusim.workload.spaces.suite import write_suite

Document = dict[str, Any]


class Judged(msgspec.Struct, frozen=True):
    """How far predictions with a preset are off the examples that the device ran: errors as fractions."""

    mape: float | None
    median_error: float | None
    inside: float | None
    launches: tuple[ValidatedLaunch, ...]
    left_out: tuple[str, ...]

    @classmethod
    def of(cls, validation: Validation, failures: tuple[str, ...]) -> Judged:
        """Return what is kept of a validation; `inside` is the share of launches within their 80% intervals."""
        held = validation.intervals.get("all", {}).get("all")
        out = (*failures, *(f"{row.kernel}: {row.reason}" for row in validation.refused))
        return cls(validation.mape, validation.median_error, None if held is None else held.coverage, validation.launches, out)


class PhoneCalibration(Versioned, frozen=True, kw_only=True, tag="mgpusim.phone/1"):
    """A preset made at the end of a cable.

    Attributes
    ----------
    device : its name for itself; phone : model and chip, "" where it says none.
    preset : what was found of each field, and what was not.
    examples, before : how far predictions are off the shipped examples with the preset, and with its base.
    """

    device: str
    phone: str
    gpu: str
    base: str
    preset: CalibrationReport
    examples: Judged
    before: Judged
    notes: tuple[str, ...] = ()

    def view(self) -> ResultView:
        """Return what there is to see of it but for the fields, which the page of a calibration has."""
        taken = sum(row.taken for row in self.preset.fields)
        exact = sum(row.taken and row.proves == "exactly" for row in self.preset.fields)
        parts: list[Any] = [
            Facts([
                ("device", f"{self.device}{f' ({self.phone})' if self.phone else ''}"),
                ("found", f"{taken} fields, {taken - exact} of them only bounded"),
                ("not found", f"{len(self.preset.unseen)} fields stay as in {self.base}"),
                ("examples within their 80% intervals", "-" if self.examples.inside is None else f"{self.examples.inside:.0%}"),
            ]),
            ViewTable(
                columns={"example": "word", "measured": "time", "predicted": "time", "error": "signed", "bound": "word"},
                rows=[(row.kernel, row.measured_us, row.predicted_us, row.error, row.bound) for row in self.examples.launches],
                title="Examples",
            ),
        ]  # fmt: skip
        return ResultView(
            title=f"Preset {self.gpu} from {self.device}",
            headline=f"Predictions of the examples are {_off(self.examples)} off on average; with {self.base} they were "
            f"{_off(self.before)}.",
            parts=parts, notes=(*self.notes, *(f"not judged: {text}" for text in self.examples.left_out)),
        )  # fmt: skip


def _off(judged: Judged) -> str:
    return "-" if judged.mape is None else f"{judged.mape:.0%}"


def base_of(phone: Phone, device: Mapping[str, Any]) -> str:
    """Return the GPU to start from: that of the phone's chip or model where the table of phones has it, else the nearest by name.

    >>> base_of(Phone(chip="SM8150"), {"name": "QUALCOMM Adreno(TM)", "vendor": "QUALCOMM"})
    'SM8150'
    >>> base_of(Phone(), {"name": "QUALCOMM Adreno(TM) 642", "vendor": "QUALCOMM"})
    'adreno-640'
    """
    for name in filter(None, (phone.chip, phone.model)):
        try:
            if sold_as(name):
                return name
        except InputError:  # of several GPUs, or of one without a preset
            continue
    return guess_base(str(device.get("name", "")).strip(), str(device.get("vendor", "")).strip())


def probe_phone(
    remote: Remote, place: Path | None, suite: Document, options: Mapping[str, Any], session: Session = USUAL
) -> Document:
    """Run probes on the device and write their corpus; return it.

    Parameters
    ----------
    place : where to write it; None where nothing is run.
    suite : of `mgpusim.calibrate.probing.runs.suite_of_probes`.
    """
    document = remote.measure(suite, options, session)
    if place is not None:
        if not document["launches"]:
            reasons = {str(entry.get("reason", "no reason given")).splitlines()[0] for entry in document.get("failures", [])}
            raise InputError(f"{remote.cable.name}: no probe ran: {'; '.join(sorted(reasons)[:3]) or 'there was none'}")
        write_suite(place, document)
    return document


def calibrate_phone(
    remote: Remote, name: str, probes: Path, examples: Path, known: Mapping[str, Probe], base: str | None,
    options: Mapping[str, Any], session: Session = USUAL,
) -> tuple[PhoneCalibration, Calibration]:  # fmt: skip
    """Return a preset out of a corpus of probes, judged by the shipped examples, which the device runs.

    Parameters
    ----------
    probes : the corpus of `probe_phone`.
    examples : where the corpus of the examples is written.
    base : the GPU to start from; without one that of `base_of`.
    """
    probed = read_probes(probes)
    gpu = load_gpu(base or base_of(remote.phone, probed.device))
    calibration = calibrate(infer_all(probed.points, probed.facts, known), gpu, name).ranked(list(known))
    document = remote.measure(load_suite(list(shipped_examples().values())), options, session)
    if not document["launches"]:
        raise InputError(f"{remote.cable.name}: no example ran; {probes} has the probes")
    write_suite(examples, document)
    failed = tuple(f"{entry['kernel']}: {str(entry['reason']).splitlines()[0]}" for entry in document.get("failures", []))
    slow = throttled(document["protocol"])
    notes = (*probed.notes, *([f"examples: {slow}"] if slow else []))
    phone = " ".join(filter(None, (remote.phone.model, remote.phone.chip)))
    return PhoneCalibration(
        device=probed.facts.name, phone=phone, gpu=name, base=gpu.name, preset=calibration.report(notes),
        examples=Judged.of(validate(examples, calibration.gpu), failed),
        before=Judged.of(validate(examples, gpu), failed), notes=notes,
    ), calibration  # fmt: skip
