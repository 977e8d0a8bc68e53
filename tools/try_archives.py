"""Build the sdist and the wheel, install each into a fresh environment, and do what a user does first.

python tools/try_archives.py            installs all dependencies, as a user's pip does
python tools/try_archives.py --shared   takes the dependencies of the Python that runs this: packaging alone is tried

Both archives have to predict the same. Versions in the package, its metadata, CITATION.cff and the changelog have to agree.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import venv
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TRIED: tuple[tuple[str, ...], ...] = (
    ("gpus",),
    ("examples",),
    ("predict", "softmax", "--gpu", "adreno-640", "--json"),
    ("predict", "softmax", "--gpu", "mali-g76-mp5", "--engine", "event", "--json"),
    ("predict", "softmax", "--gpu", "adreno-640", "--html", "softmax.html"),
    ("tune", "softmax", "--gpu", "adreno-640"),
    ("networks",),
    ("network", "mobilenet_v2", "--gpu", "adreno-640", "--json"),
    ("libraries",),
    ("sweep", "double_registers", "-o", "results", "--plan"),
)
"""Commands that need no compiler: examples and common networks come with their compiled IR."""


def version_problems(root: Path) -> list[str]:
    """Return where the version of a checkout is not that of the package, or the changelog does not speak of it."""

    def found(path: str, pattern: str) -> str:
        match = re.search(pattern, (root / path).read_text(encoding="utf-8"), re.MULTILINE)
        return match[1] if match else "none"

    version = found("mgpusim/version.py", r'^__version__ = "([^"]+)"')
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    others = {"pyproject.toml": project["version"], "CITATION.cff": found("CITATION.cff", r"^version: (\S+)")}
    problems = [f"{path}: {other}, but mgpusim/version.py: {version}" for path, other in others.items() if other != version]
    heads = re.findall(r"^## \[([^\]]+)\]", (root / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    if version not in heads:
        problems.append(f"CHANGELOG.md: no section [{version}]")
    return problems


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    """Run a command; return what it printed."""
    print("+", *command, flush=True)
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=env, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise SystemExit(f"exit status {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def environment(folder: Path, shared: bool) -> Path:
    """Make a virtual environment; return its Python. A shared one sees the packages of this Python, after its own."""
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    if shared:
        site = run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=folder).strip()
        Path(site, "shared.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return python


def try_archive(archive: Path, folder: Path, shared: bool) -> list[object]:
    """Install an archive, run the commands from an empty folder, and return what they said as JSON."""
    python = environment(folder / "environment", shared)
    more = ["--no-deps", "--ignore-installed"] if shared else []
    run(python, "-m", "pip", "install", "-q", *more, archive, cwd=folder)
    empty = folder / "empty"
    empty.mkdir()
    env = {name: value for name, value in os.environ.items() if not name.startswith(("MGPUSIM_", "PYTHON"))}
    env |= {"XDG_CACHE_HOME": str(folder / "cache"), "XDG_CONFIG_HOME": str(folder / "config")}
    place = run(python, "-c", "import mgpusim; print(mgpusim.__file__)", cwd=empty, env=env).strip()
    if not Path(place).is_relative_to(folder):
        raise SystemExit(f"mgpusim is {place}, not what was installed from {archive.name}")
    command = python.with_name("mgpusim")
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    if version not in run(command, "--version", cwd=empty, env=env):
        raise SystemExit(f"{archive.name} is not version {version}")
    said = []
    for asked in TRIED:
        text = run(command, *asked, cwd=empty, env=env)
        if "--json" in asked:
            said.append(json.loads(text))
    return said


def main(arguments: Sequence[str] | None = None) -> None:
    """Build and try both archives."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--shared", action="store_true", help="use the dependencies of this Python")
    parser.add_argument("--keep", metavar="FOLDER", type=Path, help="keep the archives there")
    asked = parser.parse_args(arguments)
    if problems := version_problems(ROOT):
        raise SystemExit("\n".join(problems))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        builder = environment(folder / "builder", shared=False)
        run(builder, "-m", "pip", "install", "-q", "build", cwd=folder)
        dist = asked.keep.resolve() if asked.keep else folder / "dist"
        run(builder, "-m", "build", "-q", "--outdir", dist, ROOT, cwd=folder)  # the wheel is built from the sdist
        said = {}
        for archive in sorted((*dist.glob("*.whl"), *dist.glob("*.tar.gz"))):
            place = folder / archive.suffix[1:]
            place.mkdir()
            said[archive.name] = try_archive(archive, place, asked.shared)
    first, *others = said.values()
    if len(said) != 2 or any(other != first for other in others):
        raise SystemExit(f"archives differ in what they predict: {', '.join(said)}")
    print(f"{', '.join(said)}: installed, and {len(TRIED)} commands answered on Python {sys.version.split()[0]}")


if __name__ == "__main__":
    main()
