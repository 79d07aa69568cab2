"""The commands of the case `toolable`, whose handlers play a script."""

from __future__ import annotations

from cli_played import main

if __name__ == "__main__":
    main(
        "toolable",
        ["recordings.tools.basics", "recordings.tools.singles"],
        {"files": "recordings.cli.files", "singles": "recordings.cli.singles"},
    )
