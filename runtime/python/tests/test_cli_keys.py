"""A command with an idempotency key: later processes get the first answer."""

from __future__ import annotations

import os
import stat
import subprocess
from typing import TYPE_CHECKING

import pytest
from cli_lab import PATIENCE, Command, environment

if TYPE_CHECKING:
    from pathlib import Path

    from cli_lab import Ran

WORDS = ("find-files", "*.py", "--idempotency-key", "k")


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


def refusal(ran: Ran) -> str:
    """Give the one issue of words that were refused."""
    assert ran.code == 2, ran
    error = ran.envelope["error"]
    assert error["code"] == "invalid_input"
    (issue,) = error["issues"]
    assert issue["code"] == "usage"
    message: str = issue["message"]
    assert message.startswith("--idempotency-key: ")
    return message.removeprefix("--idempotency-key: ")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_a_later_process_gets_the_first_answer(app: Command, tmp_path: Path) -> None:
    environ = {"TOOLRT_STATE": str(tmp_path / "a/state")}
    first = app.run(*WORDS, environ=environ)
    again = app.run(*WORDS, environ=environ)
    assert (first.code, again.code) == (0, 0), (first, again)
    assert "replayed" not in first.envelope["meta"]
    envelope = again.envelope
    assert envelope["meta"].pop("replayed")
    assert envelope == first.envelope

    other = app.run("find-files", "*.md", *WORDS[2:], environ=environ)
    assert other.code == 10
    assert other.envelope["error"]["code"] == "conflict"
    elsewhere = {"TOOLRT_STATE": str(tmp_path / "b")}
    assert "replayed" not in app.run(*WORDS, environ=elsewhere).envelope["meta"]
    free = app.run(*WORDS[:3], "another", environ=environ)
    assert "replayed" not in free.envelope["meta"]


def test_the_languages_share_the_file(tmp_path: Path) -> None:
    environ = {"TOOLRT_STATE": str(tmp_path)}
    tmp_path.chmod(0o700)
    first = Command("python").run(*WORDS, environ=environ).envelope
    again = Command("rust").run(*WORDS, environ=environ).envelope
    assert again["meta"].pop("replayed")
    assert again == first


def test_it_belongs_to_the_user_alone(app: Command, tmp_path: Path) -> None:
    environ = {"HOME": str(tmp_path), "XDG_STATE_HOME": "not/absolute"}
    assert app.run(*WORDS, environ=environ).code == 0
    folder = tmp_path / ".local/state/toolrt"
    assert mode(folder) == 0o700
    file = folder / "file-tools.sqlite"
    assert {mode(found) for found in folder.iterdir()} == {0o600}
    file.chmod(0o644)
    assert app.run(*WORDS, environ=environ).envelope["meta"]["replayed"]
    assert mode(file) == 0o600

    environ = {"XDG_STATE_HOME": str(tmp_path / "xdg"), "TOOLRT_STATE": ""}
    assert app.run(*WORDS, environ=environ).code == 0
    assert mode(tmp_path / "xdg/toolrt/file-tools.sqlite") == 0o600


def test_what_cannot_keep_a_key_is_no_secret(app: Command, tmp_path: Path) -> None:
    def why(state: str, **more: str) -> str:
        return refusal(app.run(*WORDS, environ={"TOOLRT_STATE": state, **more}))

    assert why("here") == "TOOLRT_STATE is no absolute path."
    assert why("/" + "a/" * 4000) == "the path in TOOLRT_STATE is too long."
    assert why("", HOME="") == "the user has no folder for it; TOOLRT_STATE names one."
    inside = "/dev/null/keys"
    assert why(inside) == f"{inside} cannot be made: Not a directory."
    file = tmp_path / "file"
    file.touch()
    assert why(str(file)) == f"{file} cannot be made: File exists."
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o777)
    assert why(str(shared)) == f"{shared} may be changed by others."
    own = tmp_path / "own"
    (own / "file-tools.sqlite").mkdir(parents=True)
    assert why(str(own)) == f"{own}/file-tools.sqlite is no file."
    (own / "file-tools.sqlite").rmdir()
    (own / "file-tools.sqlite").write_text("no keys " * 100)
    text = f"{own}/file-tools.sqlite cannot be used as a store of keys."
    assert why(str(own)) == text
    ran = app.run(
        "find-files", "--idempotency-key", "k", environ={"TOOLRT_STATE": str(own)}
    )
    messages = [issue["message"] for issue in ran.envelope["error"]["issues"]]
    assert messages == [
        f"--idempotency-key: {text}",
        "/pattern is missing; it must be a string.",
    ]
    code, shown = app.shown(*WORDS, environ={"TOOLRT_STATE": str(own)})
    assert code == 2
    assert "cannot be used as a store of keys" in shown


@pytest.mark.skipif(os.geteuid() != 0, reason="only root gives files away")
def test_what_others_own_is_not_used(app: Command, tmp_path: Path) -> None:
    def why(state: Path) -> str:
        return refusal(app.run(*WORDS, environ={"TOOLRT_STATE": str(state)}))

    real = tmp_path / "real"
    real.mkdir(0o700)
    link = tmp_path / "link"
    link.symlink_to(real)
    environ = {"TOOLRT_STATE": str(link)}
    assert app.run(*WORDS, environ=environ).code == 0
    assert app.run(*WORDS, environ=environ).envelope["meta"]["replayed"]

    os.chown(link, 65534, 65534, follow_symlinks=False)
    assert why(link) == f"{link} is a link of somebody else."
    assert why(link / "below") == f"{link} is a link of somebody else."
    assert not (real / "below").exists()
    file = real / "file-tools.sqlite"
    os.chown(file, 65534, 65534)
    assert why(real) == f"{file} belongs to somebody else."
    os.chown(real, 65534, 65534)
    assert why(real) == f"{real} belongs to somebody else."


def test_nothing_is_made_where_nothing_is_called(app: Command, tmp_path: Path) -> None:
    state = tmp_path / "state"
    environ = {"TOOLRT_STATE": str(state)}
    for more in ("--help", "--validate", "--manifest", "--timeout=soon"):
        app.run(*WORDS, more, environ=environ)
    words = ("delete-files", "a", "--dry-run", *WORDS[2:])
    assert app.run(*words, environ=environ).code == 0
    assert not state.exists()


def test_steps_of_plans_and_calls_of_sessions_are_kept(
    app: Command, tmp_path: Path
) -> None:
    environ = {"TOOLRT_STATE": str(tmp_path / "state")}
    call = '{"id":"a","tool":"find_files","arguments":{"pattern":"*.py"}}'
    plan = f'{{"steps":[{call}]}}'
    words = ("run", plan, *WORDS[2:])
    first = app.run(*words, environ=environ)
    assert first.code == 0, first
    again = app.run(*words, environ=environ)
    assert b'"replayed":true' in again.out
    line = b'{"tool":"find_files","arguments":{"pattern":"*.py"}}\n'
    session = ("--session", *WORDS[2:])
    app.run(*session, stdin=line, environ=environ)
    assert b'"replayed":true' in app.run(*session, stdin=line, environ=environ).out
    broken = {"TOOLRT_STATE": "here"}
    assert "absolute" in refusal(app.run(*session, stdin=line, environ=broken))
    assert "absolute" in refusal(app.run(*words, environ=broken))


def test_processes_that_come_at_once_call_once(app: Command, tmp_path: Path) -> None:
    own = environment(TOOLRT_STATE=str(tmp_path / "state"))
    running = [
        subprocess.Popen(  # noqa: S603 # the program of the tests
            app.words(*WORDS), stdout=subprocess.PIPE, env=own, stdin=subprocess.DEVNULL
        )
        for _ in range(6)
    ]
    answers = [one.communicate(timeout=PATIENCE)[0] for one in running]
    codes = [one.returncode for one in running]
    # One calls; who comes meanwhile is told when to come again, and who comes later
    # gets its answer.
    first = [answer for answer in answers if b'"replayed"' not in answer]
    held = [answer for answer in first if b'"code":"unavailable"' in answer]
    assert set(codes) <= {0, 40}, answers
    assert len(first) - len(held) == 1, answers
    assert len(held) == codes.count(40), answers
    assert all(b'"after_ms":' in answer for answer in held), answers
    again = app.run(*WORDS, environ={"TOOLRT_STATE": str(tmp_path / "state")})
    assert b'"replayed":true' in again.out
