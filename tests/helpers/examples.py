"""How many examples Hypothesis tries, by the profile of `tests/conftest.py`."""

from __future__ import annotations

from hypothesis import HealthCheck, settings


def examples(usual: int, *suppressed: HealthCheck) -> settings:
    """
    Return settings with a number of examples of a test's own, which the profile `explore` multiplies as it does all others.

    Parameters
    ----------
    usual : int
        Examples under the profile `default`. A test without this decorator has a hundred.
    *suppressed : HealthCheck
        Checks that do not apply to the test, beside those of the profile.
    """
    profile = settings.default
    most = usual * profile.max_examples // settings.get_profile("default").max_examples
    return settings(max_examples=most, suppress_health_check=[*profile.suppress_health_check, *suppressed])
