"""Sweeps of hypothetical hardware: studies, how they are run and resumed, what limits, what is best."""
