"""The code that tests make, by the one program that makes it."""

from __future__ import annotations

import functools
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[3]


@functools.cache
def generated() -> Path:
    """Make the code of all cases and vectors, and give its folder: `CASE/python`."""
    command = ["cargo", "xtask", "generated"]
    subprocess.run(command, check=True, cwd=ROOT)  # noqa: S603 # cargo, as for all tests
    folder = ROOT / "target/generated"
    sys.path.insert(0, str(folder))
    return folder
