"""Where the data files shipped with the package are: inside the installed wheel, or beside it in a source checkout."""

from __future__ import annotations

from pathlib import Path

__all__ = ["data_dir"]


def data_dir(kind: str) -> Path:
    """Return the folder of shipped data called `kind` ("presets", "examples").

    A wheel carries it as ``mgpusim/_KIND``; an editable install or a checkout has ``KIND`` next to the package.

    Raises
    ------
    FileNotFoundError
        Neither exists: the installation is incomplete.

    Examples
    --------
    >>> (data_dir("presets") / "adreno-640.toml").is_file()
    True
    """
    package = Path(__file__).resolve().parent
    for folder in (package / f"_{kind}", package.parent / kind):
        if folder.is_dir():
            return folder
    raise FileNotFoundError(f"no '{kind}' data in {package} or beside it; reinstall mgpusim")
