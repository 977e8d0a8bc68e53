"""Families of networks, a module for each, that add their networks to the catalogue."""
