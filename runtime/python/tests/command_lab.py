"""The lab as a command: what SDKs run, each call in a process of its own.

As a program it is the command: `command_lab.py LOG WORDS`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from generated import ROOT, generated


def program(log: Path) -> list[str]:
    """Give what runs the command; the log has who has called what."""
    generated()
    log.touch()
    # Not every environment of an SDK has what the command needs.
    python = ROOT / ".venv/bin/python"
    return [str(python), str(Path(__file__)), str(log)]


def calls(log: Path) -> list[tuple[str, str]]:
    """Give the tools that were called, with who has called them."""
    lines = (line.partition(" ") for line in log.read_text().splitlines())
    return [(tool, caller) for tool, _, caller in lines]


def module(name: str) -> Any:
    """Give the generated module of an SDK."""
    generated()
    try:
        return import_module(f"sdks.python.lab.sdk.{name}_command")
    except ModuleNotFoundError:
        # That of an SDK with an environment of its own.
        folder = ROOT / "target/sdks/project"
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
        return import_module(f"gen.lab.sdk.{name}_command")


def main(log: Path) -> None:
    """Run the command, and end with its exit code."""
    from sdk_lab import Lab, registry  # noqa: PLC0415 # needs the runtime

    class Logging(Lab):
        def _called(self, cx: Any) -> None:
            super()._called(cx)
            with log.open("a") as file:
                file.write(f"{cx.tool} {cx.caller}\n")

    made: Any = import_module("sdks.python.lab.cli.lab_tools")
    made.command(registry(Logging())).main()


if __name__ == "__main__":
    # Who starts this has made the code.
    sys.path.insert(0, str(ROOT / "target/generated"))
    import_module("generated").__dict__["generated"] = lambda: ROOT / "target/generated"
    main(Path(sys.argv.pop(1)))
