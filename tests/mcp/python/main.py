"""Serves the fixtures: `main.py stdio`, or `main.py http PORT`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# The test makes the code there.
sys.path.insert(0, str(ROOT / "target/mcp/python"))

from toolrt import Registry
from toolrt.mcp import Typed, serve_http, serve_stdio

from answers import Answers
from changes import Changes, Extras
from contents import Contents
from gen.fixtures.mcp import conformance_server
from gen.fixtures.tools import (
    answers,
    changes,
    contents,
    extras,
    questions,
    reports,
    rounds,
    schemas,
)
from prompts import Served
from questions import Questions
from reports import Reports
from rounds import Rounds
from schemas import Schemas


def completed(typed: Typed) -> list[str]:
    """Complete the arguments of prompts."""
    values = ("paris", "park", "party", "testing")
    return [value for value in values if value.startswith(typed.value)]


def main() -> None:
    """Serve until the client, or a signal, ends it."""
    registry = Registry()
    # Without `jobs`: the SDK has no tasks yet. What is not registered, no client sees.
    registry.register(
        contents.toolset(Contents()),
        reports.toolset(Reports()),
        questions.toolset(Questions()),
        rounds.toolset(Rounds()),
        schemas.toolset(Schemas()),
        changes.toolset(Changes(registry)),
        extras.toolset(Extras()),
        answers.toolset(Answers()),
    )
    server = conformance_server.server(registry, Served()).with_completer(completed)
    match sys.argv[1:]:
        case ["stdio"]:
            serve_stdio(server)
        case ["http", port]:
            serve_http(server, f"127.0.0.1:{port}")
        case _:
            sys.exit("usage: main.py stdio | http PORT")


if __name__ == "__main__":
    main()
