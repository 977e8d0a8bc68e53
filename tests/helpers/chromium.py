"""Pages in headless Chromium: what axe-core finds wrong. Debian's `chromium` and PyPI's `axe-core-python` have both."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

__all__ = ["CHROMIUM", "need_axe", "violations"]

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
need_axe = pytest.mark.skipif(
    CHROMIUM is None or find_spec("axe_core_python") is None,
    reason="needs a Chromium on the PATH (Debian: apt install chromium) and the Python package axe-core-python",
)
RUN = """
const said = found => { const out = document.createElement("pre"); out.id = "axe-found"; out.textContent = JSON.stringify(found);
  document.body.append(out); };
axe.run(document, {resultTypes: ["violations"]}).then(
  found => said(found.violations.map(v => ({id: v.id, help: v.help, nodes: v.nodes.map(n => n.html.slice(0, 200))}))),
  wrong => said([{id: "failed", help: String(wrong), nodes: []}]));
"""


def violations(page: bytes, folder: Path, width: int, dark: bool) -> list[dict[str, Any]]:
    """Return what axe-core finds wrong with a page that is `width` pixels wide, in one of the two colour schemes.

    The page's policy, which lets no script in but its own, is taken away.
    """
    assert CHROMIUM is not None
    axe = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.decode())
    path = folder / "axe.html"
    path.write_text(text.replace("</body>", f"<script>{axe}</script><script>{RUN}</script></body>"), encoding="utf-8")
    done = subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'chromium'}",
         f"--window-size={width},1000", f"--blink-settings=preferredColorScheme={0 if dark else 1}",
         "--virtual-time-budget=60000", "--dump-dom", path.as_uri()],
        capture_output=True, text=True, check=True, timeout=300,
    )  # fmt: skip
    found = re.search(r'<pre id="axe-found">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found is not None, done.stderr[-2000:]
    import html

    made: list[dict[str, Any]] = json.loads(html.unescape(found[1]))
    return made
