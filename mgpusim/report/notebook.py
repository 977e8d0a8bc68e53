"""Results as HTML tables for notebooks: what the command line prints, in the same words."""

from __future__ import annotations

from typing import Any

from mgpusim.report.render import html_of_view
from mgpusim.view import ResultView

WIDE = 10_000
"""Characters of a line: cells are not wrapped, which is the browser's part."""


def _prediction(prediction: Any) -> ResultView:
    from mgpusim.report.tables.predictions import predictions_view

    return predictions_view([prediction], width=WIDE)


def _tuning(tuning: Any) -> ResultView:
    from mgpusim.report.tables.tuning import tuning_view

    return tuning_view([tuning], top=5)


def _network(prediction: Any) -> ResultView:
    from mgpusim.report.tables.network import predicted_networks_view

    return predicted_networks_view([prediction])


def _sweep(swept: Any) -> ResultView:
    from mgpusim.report.tables.sweep import swept_view

    return swept_view(swept)


VIEWS = {"Prediction": _prediction, "Tuning": _tuning, "NetworkPrediction": _network, "Swept": _sweep}
"""What there is to see of a result, by the name of its class."""


def html_of(result: object) -> str:
    """Return a result as HTML: its tables, and its notes as paragraphs.

    >>> import mgpusim
    >>> "<th scope=\\"row\\">latency</th>" in html_of(mgpusim.predict("softmax", "adreno-640"))
    True
    """
    return html_of_view(VIEWS[type(result).__name__](result))
