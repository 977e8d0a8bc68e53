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

from tests.helpers.work import HANG_S

__all__ = ["CHROMIUM", "need_axe", "violations"]

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
need_axe = pytest.mark.skipif(
    CHROMIUM is None or find_spec("axe_core_python") is None,
    reason="needs a Chromium on the PATH (Debian: apt install chromium) and the Python package axe-core-python",
)
RUN = """
const said = found => {
  if (window !== top) { parent.postMessage(JSON.stringify(found), "*"); return; }
  const out = document.createElement("pre"); out.id = "axe-found"; out.textContent = JSON.stringify(found);
  document.body.append(out); };
const wrong = [];
if (document.documentElement.scrollWidth > innerWidth)
  wrong.push({id: "page-width", help: `${document.documentElement.scrollWidth} pixels of ${innerWidth}`, nodes: []});
for (const text of document.querySelectorAll("svg text")) {
  const m = text.getScreenCTM(), size = parseFloat(getComputedStyle(text).fontSize) * Math.hypot(m.a, m.b);
  if (size < LEAST_PX) wrong.push({id: "small-text", help: `${size.toFixed(1)} pixels`, nodes: [text.outerHTML.slice(0, 200)]});
}
axe.run(document, {resultTypes: ["violations"]}).then(
  found => said(wrong.concat(found.violations.map(
    v => ({id: v.id, help: v.help, nodes: v.nodes.map(n => n.html.slice(0, 200))})))),
  error => said([{id: "failed", help: String(error), nodes: []}]));
"""
LEAST_WINDOW = 500  # pixels: Chromium makes no window narrower, so narrower pages are shown in a frame
FRAME = """<body style="margin:0"><iframe src="axe.html" style="width:{width}px;height:1000px;border:0"></iframe>
<script>
addEventListener("message", said => {{ const out = document.createElement("pre"); out.id = "axe-found";
  out.textContent = said.data; document.body.append(out); }});
</script></body>"""
LEAST_PX = 9.5
"""Of texts in figures: what is smaller is hard to read."""


def violations(page: bytes, folder: Path, width: int, dark: bool) -> list[dict[str, Any]]:
    """Return what axe-core finds wrong with a page that is `width` pixels wide, in one of the two colour schemes.

    Also that the page as a whole is wider than that ("page-width"), and texts of figures too small to read ("small-text").
    The page's policy, which lets no script in but its own, is taken away.
    """
    assert CHROMIUM is not None
    axe = files("axe_core_python").joinpath("axe.min.js").read_text(encoding="utf-8").replace("</script", "<\\/script")
    text = re.sub(r'<meta http-equiv="Content-Security-Policy"[^>]*>', "", page.decode())
    path = folder / "axe.html"
    run = RUN.replace("LEAST_PX", str(LEAST_PX))
    path.write_text(text.replace("</body>", f"<script>{axe}</script><script>{run}</script></body>"), encoding="utf-8")
    if width < LEAST_WINDOW:
        path = folder / "frame.html"
        path.write_text(FRAME.format(width=width), encoding="utf-8")
    done = subprocess.run(
        [CHROMIUM, "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder / 'chromium'}",
         f"--window-size={max(width, LEAST_WINDOW)},1000", f"--blink-settings=preferredColorScheme={0 if dark else 1}",
         "--virtual-time-budget=60000", "--dump-dom", path.as_uri()],
        capture_output=True, encoding="utf-8", check=True, timeout=HANG_S,
    )  # fmt: skip
    found = re.search(r'<pre id="axe-found">(.*?)</pre>', done.stdout, re.DOTALL)
    assert found is not None, done.stderr[-2000:]
    import html

    made: list[dict[str, Any]] = json.loads(html.unescape(found[1]))
    return made
