"""The command `programs`: tools that other programs run.

`FILE_TOOLS` has the words that start the command `file-tools`, one a line.
"""

from __future__ import annotations

import os
import sys
from typing import Any


def main() -> None:
    """Run it; the first word is where the generated code is."""
    sys.path.insert(0, sys.argv.pop(1))
    from importlib import import_module  # noqa: PLC0415 # as in the other commands

    from toolrt import Context, Drift, Registry  # noqa: PLC0415 # as above
    from toolrt.program import Limits, Program  # noqa: PLC0415 # as above

    command: Any = import_module("programs.python.programs.cli.programs").command
    programs: Any = import_module("programs.python.programs.tools.programs")
    borrowed: Any = import_module("programs.python.programs.tools.borrowed")
    limits = Limits(output=1_000_000, seconds=20)
    app = Registry()
    app.register(programs.toolset_from_command(Program(limits=limits)))
    words = os.environ.get("FILE_TOOLS")
    if words is not None:
        env = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
        try:
            program = Program(words.splitlines(), env=env)
            app.register(borrowed.toolset_from_command(program))
        except Drift as drift:
            print(drift, file=sys.stderr)  # noqa: T201 # that is the point
    command(app, context=Context().with_label("run", "r1")).main()


if __name__ == "__main__":
    main()
