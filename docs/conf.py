"""The documents site: Sphinx with MyST. `python -m sphinx -W docs docs/_build` builds it; nothing is fetched from a network."""

from __future__ import annotations

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))
sys.path.insert(0, str(HERE.parent))  # builds from a checkout that is not installed document that checkout

import generate  # noqa: E402

from mgpusim.version import __version__  # noqa: E402

project = "mgpusim"
author = copyright = "The mgpusim authors"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]
exclude_patterns = ["_build", "README.md"]
html_theme = "furo"
html_title = f"mgpusim {version}"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_show_sphinx = html_show_copyright = False
html_copy_source = html_show_sourcelink = False
default_role = "code"
myst_enable_extensions = ["deflist", "colon_fence"]
myst_heading_anchors = 3
suppress_warnings = ["myst.header", "ref.python"]  # reports begin their sections where they like; structs share names of fields
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
python_use_unqualified_type_names = True
maximum_signature_line_length = 80
napoleon_google_docstring = False
napoleon_use_ivar = True
napoleon_use_rtype = False

generate.write_pages(HERE)
