"""A command for people: what they see at a terminal."""

from __future__ import annotations

import pytest
from cli_lab import Command


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


def test_a_table(app: Command) -> None:
    assert app.shown("find-files", "*.py", "--limit", "2") == (
        0,
        """\
PATH      SIZE  MODIFIED
src/a.py   800  2026-01-31T09:30:00Z
src/b.py   800  2026-01-31T09:30:00Z

next_cursor  2
The next page: --cursor 2; all pages: --all
""",
    )


def test_a_narrow_window(app: Command) -> None:
    _, text = app.shown("find-files", "*.py", columns=30)
    assert max(map(len, text.splitlines())) <= 30
    assert "…" in text


def test_mistakes_with_the_line_to_paste(app: Command) -> None:
    code, text = app.shown("find-files", "*.py", "--limt", "5")
    assert code == 2
    assert text == (
        "file-tools find-files: The arguments are not valid.\n"
        "  There is no option --limt. Did you mean --limit?\n"
        "\n"
        "Try:\n"
        "  file-tools find-files '*.py' --limit 5\n"
        "\n"
        "file-tools find-files --help shows what it takes.\n"
    )


@pytest.mark.parametrize(("answer", "deleted"), [("y", 2), ("n", 0)])
def test_consent_is_asked_for(app: Command, answer: str, deleted: int) -> None:
    terminal = app.terminal("delete-files", "a", "b")
    terminal.until("yes or no: ")
    terminal.type(f"{answer}\n")
    code, text = terminal.end()
    assert code == 0
    assert (
        "Delete 2 files?\n"
        "  Effects: may destroy\n"
        "  Needs: fs:delete\n"
        '  /paths/0: "a"\n'
        '  /paths/1: "b"\n'
        "yes or no: "
    ) in text
    assert f"deleted  {deleted}" in text


def test_an_agent_is_not_asked_and_gets_an_envelope(app: Command) -> None:
    code, text = app.shown("delete-files", "a", environ={"CLAUDECODE": "1"})
    assert code == 30
    assert text.startswith('{"ok":false')
    _, text = app.shown(
        "find-files", "*.md", environ={"CLAUDECODE": "1", "TOOLRT_CALLER": "human"}
    )
    assert text.startswith("PATH")


def test_progress_comes_and_goes(app: Command) -> None:
    terminal = app.terminal("find-files", "slow", "--timeout", "700ms")
    terminal.until("Searching")
    code, text = terminal.end()
    assert code == 50
    assert "\r\x1b[K" in text
    last = text.rsplit("\x1b[K", 1)[1]
    assert "Searching" not in last


def test_an_interrupt_cancels_and_says_so(app: Command) -> None:
    terminal = app.terminal("find-files", "slow")
    terminal.until("Searching")
    terminal.type("\x03")
    code, text = terminal.end()
    assert code == 130
    assert "The call was cancelled." in text


def test_a_long_text_goes_through_a_pager(app: Command) -> None:
    _, text = app.shown("--help", environ={"PAGER": "sed s/^/|/"})
    assert text.startswith("|file-tools 5.0.0\n")
    _, text = app.shown("--help", "--no-pager", environ={"PAGER": "sed s/^/|/"})
    assert text.startswith("file-tools 5.0.0\n")
    _, text = app.shown("--help", environ={"PAGER": "no-such-pager"})
    assert text.startswith("file-tools 5.0.0\n")


def test_colours_where_they_are_wanted(app: Command) -> None:
    _, text = app.shown("find-files", "*.md", environ={"NO_COLOR": ""})
    assert text.startswith("\x1b[1mPATH")
    _, text = app.shown("find-files", "*.md", environ={"NO_COLOR": "", "TERM": "dumb"})
    assert text.startswith("PATH")
    _, text = app.shown("find-files", "*.md", "--color", "always")
    assert text.startswith("\x1b[1mPATH")


def test_a_dry_run_is_a_list(app: Command) -> None:
    assert app.shown("delete-files", "a", "b", "--dry-run") == (
        0,
        "delete a\ndelete b\nNothing was done: this is what would be.\n",
    )


def test_data_at_a_terminal_shows_what_hides(app: Command) -> None:
    words = ("find-files", "*.py", "--limit", "\u202e\u009b2J", "--json")
    _, text = app.shown(*words)
    assert '"got":"\\u202e\\u009b2J"' in text
    assert "\u202e" not in text
    # Others get the bytes as they are.
    assert '"got":"\u202e\u009b2J"' in app.run(*words).out.decode()
