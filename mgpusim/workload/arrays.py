"""Arguments out of what a Python program has at hand: arrays and numbers of numpy, short forms of the command line.

Nothing here imports numpy before an array is given.
"""

from __future__ import annotations

import io
from typing import Any

from mgpusim.artefacts import keep_array
from mgpusim.errors import InputError
from mgpusim.workload.args import DTYPES, Arg, BufferArg, ImageArg, Init, LocalArg, SamplerArg, ScalarArg
from mgpusim.workload.checks import show
from mgpusim.workload.forms import parse_arg

EXPECTED = (
    "a BufferArg, ImageArg, ScalarArg, LocalArg or SamplerArg, an array or a number of numpy, or a short form as in"
    " 'buffer:float32:64'"
)


def as_arg(value: Any) -> Arg:
    """Return the argument of a kernel that `value` stands for.

    Parameters
    ----------
    value : an argument; an array of numpy, which becomes a buffer with its elements and contents; a number of numpy, which
        becomes a scalar of its type; or text in the form of ``--arg``. Contents other than zeros are kept in the cache as a file
        that the argument names.

    Raises
    ------
    InputError
        It stands for none: a number without a type, an array without elements or of a type that OpenCL C lacks.

    >>> import numpy as np
    >>> as_arg(np.zeros((4, 4), np.float32)).count, as_arg(np.int32(56)), as_arg("local:1024")
    (16, ScalarArg(dtype='int32', value=(56,)), LocalArg(bytes=1024))
    """
    if isinstance(value, (BufferArg, ImageArg, ScalarArg, LocalArg, SamplerArg)):
        return value
    if isinstance(value, str):
        return parse_arg(value)
    if isinstance(value, (bool, int, float)) and not hasattr(value, "__array_interface__"):
        raise InputError(f"got {show(value)}, expected {EXPECTED}; of a number say its type, as in numpy.int32({value})")
    if not hasattr(value, "__array_interface__"):
        raise InputError(f"got {show(value)}, expected {EXPECTED}")
    import numpy as np

    array = np.asarray(value)
    if array.dtype.name not in DTYPES:
        raise InputError(f"got an array of {array.dtype}, expected one of {', '.join(DTYPES)}; array.astype('float32') makes one")
    if array.ndim == 0:
        return ScalarArg(array.dtype.name, (array.item(),))
    if not array.size:
        raise InputError(f"got an array of shape {array.shape}, expected at least one element")
    return BufferArg(array.dtype.name, array.size, _contents(array.reshape(-1)))


def _contents(array: Any) -> Init:
    """Return what initialises a buffer with the elements of a flat array."""
    import numpy as np

    if not array.any():
        return Init("zeros")
    file = io.BytesIO()
    np.save(file, np.ascontiguousarray(array, array.dtype.newbyteorder("=")), allow_pickle=False)
    try:
        return Init("file", str(keep_array(file.getvalue())))
    except OSError as error:
        raise InputError(f"an array of {array.nbytes} bytes cannot be kept: {error.strerror}; give a BufferArg") from None
