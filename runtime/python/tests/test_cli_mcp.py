"""Commands as MCP servers (`spec/commands.md`, "For programs")."""

from __future__ import annotations

import pytest
from cli_lab import Command, environment

from toolrt import Context
from toolrt.mcp import connect_stdio

NAMES = {"find_files", "rename_files", "delete_files", "sweep"}


@pytest.fixture(scope="module", params=["python", "rust"])
def command(request: pytest.FixtureRequest) -> Command:
    """The command in each language."""
    return Command(request.param)


def test_the_same_tools_are_served(command: Command) -> None:
    """`mcp` serves what the command shows, by the same pipeline."""
    with connect_stdio([*command.start, "mcp"], env=environment()) as connection:
        assert set(connection.tools) == NAMES
        found = connection.call("find_files", {"pattern": "*.py", "limit": 1})
        assert found.unwrap()["next_cursor"] == "1"
        wrong = connection.call("find_files", {"pattern": "["})
        assert wrong.error is not None
        assert (wrong.error.code, wrong.error.details) == (
            "bad_pattern",
            {"position": 1},
        )
        noisy = connection.call("find_files", {"pattern": "noisy"}, Context())
        assert noisy.ok
        refused = connection.call("delete_files", {"paths": ["a"]})
        assert refused.error is not None
        assert refused.error.code == "confirmation_required"


def test_it_stands_alone(command: Command) -> None:
    """Options and words beside it are mistakes, and `--help` says what it is."""
    for words in (("mcp", "--yes"), ("mcp", "x"), ("--json", "mcp")):
        ran = command.run(*words)
        assert ran.code == 2
        assert ran.envelope["error"]["kind"] == "input"
    ran = command.run("mcp", "--help")
    assert ran.code == 0
    assert ran.out.startswith(b"file-tools mcp\nServes the tools over MCP")


def test_a_program_without_mcp_says_so() -> None:
    """In Rust, the program decides whether it serves."""
    ran = Command("rust", "front-desk").run("mcp")
    assert (ran.code, ran.err) == (2, "error: this program serves no MCP\n")
