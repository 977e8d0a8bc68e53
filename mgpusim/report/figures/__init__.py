"""Figures of pages as inline SVG, a module per page that has some."""
