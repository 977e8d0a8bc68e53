"""The type of arrays whose elements the text of a function names."""

from __future__ import annotations

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
