"""The tools of the folder as a command: `command.py find-files --ending .txt`."""

from __future__ import annotations

from pathlib import Path

from toolrt import Registry

from folder import Folder
from gen.files.cli.files import command
from gen.files.tools import files


def main() -> None:
    """Run the command, and end with its exit code."""
    app = Registry()
    app.register(files.toolset(Folder(Path(__file__).parent.parent / "sample")))
    command(app).main()


if __name__ == "__main__":
    main()
