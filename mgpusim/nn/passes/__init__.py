"""Passes over graphs: each a function from a graph to another, with a name and a sentence that says what it does."""
