"""Choosing work-group shapes."""
