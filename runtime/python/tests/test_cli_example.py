"""The README of `examples/files` shows what its commands print, in both languages."""

from __future__ import annotations

import json
import shlex
import subprocess
import sys

import pytest
from cli_lab import PATIENCE, Terminal, environment
from generated import ROOT

EXAMPLE = ROOT / "examples/files"


def blocks() -> list[str]:
    """Give the blocks of output behind the heading."""
    text = (EXAMPLE / "README.md").read_text().split("## As a command")[1]
    return [part.split("```")[0] for part in text.split("```text\n")[1:]]


def start(language: str) -> list[str]:
    if language == "python":
        return [sys.executable, str(EXAMPLE / "python/command.py")]
    build = ["cargo", "build", "--quiet", "--package", "files-example"]
    subprocess.run(build, check=True, cwd=ROOT)  # noqa: S603 # cargo, as for all tests
    return [str(ROOT / "target/debug/files")]


@pytest.mark.parametrize("language", ["python", "rust"])
def test_people_see_what_the_readme_shows(language: str) -> None:
    for session in blocks()[0].split("$ files ")[1:]:
        line, expected = session.split("\n", 1)
        words = [*start(language), *shlex.split(line)]
        _, seen = Terminal(words, 80, {}).end()
        assert seen.rstrip() == expected.rstrip(), line


@pytest.mark.parametrize("language", ["python", "rust"])
def test_programs_get_the_envelope_that_the_readme_shows(language: str) -> None:
    line, expected = blocks()[1].removeprefix("$ files ").split("\n", 1)
    words = [*start(language), *shlex.split(line.removesuffix(" | cat"))]
    done = subprocess.run(  # noqa: S603 # the command of the example
        words, capture_output=True, env=environment(), check=True, timeout=PATIENCE
    )
    shown = json.loads(expected.replace("{…}", "{}"))
    assert {**json.loads(done.stdout), "meta": {}} == shown
