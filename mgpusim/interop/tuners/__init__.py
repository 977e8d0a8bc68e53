"""Tuners that ask for predictions in place of a device. Each module imports its tuner when it is asked."""
