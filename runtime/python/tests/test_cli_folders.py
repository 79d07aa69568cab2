"""`--working-dir` of a command, and the folders that its host grants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from cli_lab import Command, Ran

if TYPE_CHECKING:
    from pathlib import Path

#: Where files may be deleted.
GRANT = "fs:delete:./out"


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


@pytest.fixture(params=["by text", "by path"])
def how(request: pytest.FixtureRequest) -> str:
    """Give how the handler opens what it deletes."""
    return str(request.param)


@pytest.fixture
def top(tmp_path: Path) -> Path:
    """Give a folder with a file in it, and one in `out`."""
    (tmp_path / "out/deep").mkdir(parents=True)
    for name in ("victim", "out/victim", "out/deep/victim"):
        (tmp_path / name).write_text("text")
    return tmp_path.resolve()


def deleting(app: Command, top: Path, how: str, *words: str) -> Ran:
    own = {"TOOLRT_CAPABILITIES": GRANT, "DELETES": how}
    return app.run(*words, "--yes", "--json", folder=top, environ=own)


def test_the_file_that_is_checked_is_deleted(app: Command, top: Path, how: str) -> None:
    ran = deleting(app, top, how, "--working-dir", "out", "delete-files", "victim")
    assert ran.code == 0, ran
    assert (top / "victim").exists()
    assert not (top / "out/victim").exists()


def test_grants_do_not_move_along(app: Command, top: Path, how: str) -> None:
    (top / "else/out").mkdir(parents=True)
    (top / "else/out/victim").write_text("text")
    for folder, name in [("else", "out/victim"), (".", "victim"), ("out", "../victim")]:
        words = ("--working-dir", folder, "delete-files", name)
        error = deleting(app, top, how, *words).envelope["error"]
        start = (top / folder).resolve()
        assert error["code"] == "capability_denied"
        assert error["message"] == (
            'The tool delete_files needs "fs:delete" at /paths/0, which is not granted '
            f'for "{name}" from "{start}". Granted: "{GRANT}".'
        )
    for name in ("victim", "else/out/victim"):
        assert (top / name).exists()


def test_a_link_as_working_folder(app: Command, top: Path, how: str) -> None:
    (top / "way").symlink_to("out/deep")
    words = ("--working-dir", "way", "delete-files", "../victim")
    assert deleting(app, top, how, *words).code == 0
    assert not (top / "out/victim").exists()
    assert (top / "victim").exists()


def test_files_among_the_words_start_where_the_command_began(
    app: Command, top: Path, how: str
) -> None:
    words = ("--working-dir", "out", "--output", "answer.json")
    ran = deleting(app, top, how, *words, "delete-files", "victim")
    assert ran.code == 0, ran
    assert (top / "answer.json").exists()
    assert not (top / "out/answer.json").exists()


def test_a_session_works_in_one_folder(app: Command, top: Path, how: str) -> None:
    lines = b"".join(
        b'{"tool": "delete_files", "arguments": {"paths": ["%s"]}}\n' % name
        for name in (b"victim", b"deep/victim", b"../victim")
    )
    own = {"TOOLRT_CAPABILITIES": GRANT, "DELETES": how}
    words = ("--working-dir", "out", "--session", "--yes")
    ran = app.run(*words, stdin=lines, folder=top, environ=own)
    assert ran.out.count(b'"ok":true') == 2
    assert ran.out.count(b'"ok":false') == 1
    assert (top / "victim").exists()
    assert not (top / "out/victim").exists()
    assert not (top / "out/deep/victim").exists()


def test_a_shared_process_is_not_moved(app: Command, top: Path) -> None:
    words = ("--working-dir", "out", "delete-files", "victim", "--yes", "--json")
    own = {"SHARED": "", "DELETES": "by path"}
    granted = {**own, "TOOLRT_CAPABILITIES": GRANT}
    error = app.run(*words, folder=top, environ=granted).envelope["error"]
    assert error["code"] == "invalid_input"
    assert "is refused: the host grants folders" in error["message"]
    assert (top / "out/victim").exists()
    # Without limits the context alone has the folder.
    assert app.run(*words, folder=top, environ=own).code == 0
    assert (top / "victim").exists()
    assert not (top / "out/victim").exists()
