"""Measured operators: profiles of inference engines are read, matched with layers, and compared with predictions."""
