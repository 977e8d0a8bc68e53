"""Formats of profiles, a module per tool."""
