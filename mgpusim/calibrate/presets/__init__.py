"""Presets out of what probes found: one figure per field, over a base, each with its source."""
