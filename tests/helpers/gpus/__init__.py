"""GPUs that tests describe themselves, so that a preset that is fitted again does not move what they check."""

from __future__ import annotations

from pathlib import Path

PHONE = str(Path(__file__).with_name("phone.toml"))
"""An Adreno 640, named so: 1 KiB of texture L1, results of fetches limited, an L2 that keeps what a launch read."""
MALI = str(Path(__file__).with_name("mali.toml"))
"""A Mali-G76 MP5, named so: its L1 holds what old warps share, and the order of warps moves its times."""
