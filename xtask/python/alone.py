"""Makes an environment of Python that has the runtime and what it needs, and no more.

What else is installed changes what msgspec loads: cold starts are those of its users.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import venv
from pathlib import Path

import msgspec

RUNTIME = Path(__file__).parents[2] / "runtime/python/src"


def main(folder: Path) -> None:
    venv.create(folder, with_pip=False)
    windows = sys.platform == "win32"
    python = folder / ("Scripts/python.exe" if windows else "bin/python")
    question = "import sysconfig; print(sysconfig.get_path('purelib'))"
    told = subprocess.run(  # noqa: S603 # the interpreter that was just made
        [python, "-c", question], capture_output=True, text=True, check=True
    )
    packages = Path(told.stdout.strip())
    shutil.copytree(Path(msgspec.__file__).parent, packages / "msgspec")
    (packages / "toolrt.pth").write_text(f"{RUNTIME}\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
