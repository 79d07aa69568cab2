"""Every line of the documents that calls the command is run as it stands there."""

from __future__ import annotations

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
DOCS = HERE.parent / "docs"

# What stands for a value in a usage line.
VALUES = {"PATH": "notes/todo.txt", "[OPTIONS]": ""}


def lines() -> list[str]:
    """Give the command lines of all documents, each once."""
    found: dict[str, None] = {}
    for path in sorted(DOCS.rglob("*")):
        if path.suffix in {".md", ".txt"}:
            for line in re.findall(r"`(files [^`]+)`", path.read_text()):
                found[line] = None
    return list(found)


def run(line: str) -> dict[str, object]:
    """Run a line with the command of this folder in place of `files`."""
    for name, value in VALUES.items():
        line = line.replace(f" {name}", f" {value}")
    words = shlex.split(line)
    assert words[0] == "files"
    program = [sys.executable, str(HERE / "command.py"), *words[1:]]
    done = subprocess.run(  # noqa: S603, the words are those of our own documents
        program, capture_output=True, text=True, check=False
    )
    envelope = json.loads(done.stdout)
    assert isinstance(envelope, dict)
    return envelope


def test_there_are_lines() -> None:
    assert "files read-lines --path PATH [OPTIONS]" in lines()
    assert any(line.startswith("files --json find-files '{") for line in lines())


@pytest.mark.parametrize("line", lines())
def test_lines_run(line: str) -> None:
    envelope = run(line)
    # That a file is not there is an error of the tool, not of the line.
    error = envelope.get("error")
    code = error.get("code") if isinstance(error, dict) else None
    assert envelope["ok"] or code == "no_such_file", envelope


def test_a_failure_has_the_members_that_the_document_shows() -> None:
    shown = (DOCS / "AGENTS.md").read_text().split("```json\n")
    success, failure = (json.loads(block.split("```")[0]) for block in shown[1:3])
    envelope = run('files --json read-lines \'{"path":"no"}\'')
    error, told = envelope["error"], failure["error"]
    assert isinstance(error, dict)
    for key in ("code", "kind", "message", "field", "retryable"):
        assert error[key] == told[key]
    assert error["recovery"]["action"] == told["recovery"]["action"]
    assert list(run("files --json find-files '{}'")) == list(success)
