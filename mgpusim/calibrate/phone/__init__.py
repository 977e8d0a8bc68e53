"""Measures on a phone or a board at the other end of a cable: `adb` or `ssh`, the runner in C, one folder."""
