"""The commands of the case `tooli`, whose handlers play a script."""

from __future__ import annotations

from cli_played import main

if __name__ == "__main__":
    main(
        "tooli",
        [
            "file_tools.tools.files",
            "samples.tools.small",
            "samples.tools.guarded",
            "samples.tools.apps",
        ],
        {"file-tools": "file_tools.cli.file_tools", "samples": "samples.cli.samples"},
    )
