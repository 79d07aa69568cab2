"""Commands that run plans, in both languages."""

from __future__ import annotations

import json
import signal
import subprocess
import time
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import PATIENCE, Command, environment

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


def plan(*steps: dict[str, Any], **more: str) -> bytes:
    return json.dumps({**more, "steps": steps}).encode()


FIND = {"id": "find", "tool": "find_files", "arguments": {"pattern": "*.md"}}
DELETE = {
    "tool": "delete_files",
    "arguments": {"paths": [{"$from": "find", "path": "/files/0/path"}]},
}
BROKEN = {"id": "broken", "tool": "find_files", "arguments": {"pattern": "["}}
SLOW = {"id": "slow", "tool": "find_files", "arguments": {"pattern": "slow"}}


def statuses(answer: Any) -> list[tuple[str, str]]:
    return [(one["id"], one["status"]) for one in answer["result"]["steps"]]


def test_a_plan_is_one_envelope(app: Command, tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes(plan(FIND, DELETE))
    ran = app.run("run", "plan.json", "--yes", folder=tmp_path)
    assert ran.code == 0
    assert not ran.err
    answer = ran.envelope
    assert answer["ok"] is True
    assert statuses(answer) == [("find", "success"), ("delete_files", "success")]
    assert answer["result"]["steps"][1]["envelope"]["result"] == {"deleted": 1}
    assert answer["meta"]["caller"] == "automation"
    assert app.run("run", "-", "--yes", stdin=plan(FIND, DELETE)).code == 0
    assert app.run("run", plan(FIND)).code == 0


@pytest.mark.parametrize(
    ("steps", "given", "code", "error"),
    [
        ([FIND, DELETE], [], 30, "step_failed"),
        ([BROKEN, FIND], [], 2, "step_failed"),
        ([SLOW, FIND], ["--timeout", "200ms"], 50, "step_failed"),
        ([DELETE], ["--yes"], 2, "invalid_input"),
        ([{"tool": "find"}], [], 2, "invalid_input"),
        ([FIND], ["--cursor", "1"], 2, "invalid_input"),
        ([FIND], ["--manifest"], 2, "invalid_input"),
        ([FIND], ["x"], 2, "invalid_input"),
        ([], [], 2, "invalid_input"),
    ],
)
def test_a_failure_is_one_envelope_too(
    app: Command, steps: list[Any], given: list[str], code: int, error: str
) -> None:
    ran = app.run("run", "-", *given, stdin=plan(*steps))
    assert ran.code == code
    assert ran.envelope["error"]["code"] == error


def test_who_has_not_agreed_is_told_what_to_type(app: Command) -> None:
    answer = app.run("run", "-", stdin=plan(FIND, DELETE)).envelope
    step = answer["result"]["steps"][1]["envelope"]
    hint = "Ask the user; where they agree, call again with --yes."
    assert step["error"]["recovery"]["hint"] == hint
    assert answer["error"]["recovery"]["hint"] == hint
    assert answer["error"]["details"]["completed"] == ["find"]


@pytest.mark.parametrize(
    "document", [b"", b"{", b"\xff", b"null", b"[" * 100_000, b"{}", b'{"a":1}']
)
def test_what_is_no_plan_is_refused(app: Command, document: bytes) -> None:
    ran = app.run("run", "-", stdin=document)
    assert ran.code == 2
    assert ran.envelope["error"]["issues"]


def test_a_plan_may_go_on(app: Command) -> None:
    ran = app.run("run", "-", stdin=plan(BROKEN, FIND, on_failure="continue"))
    assert ran.code == 2
    assert statuses(ran.envelope) == [("broken", "error"), ("find", "success")]
    summary = {"total": 2, "succeeded": 1, "failed": 1, "recoverable": 1}
    assert ran.envelope["summary"] == summary


def test_a_check_and_a_dry_run_do_nothing(app: Command) -> None:
    checked = app.run("run", "-", "--validate", stdin=plan(FIND, DELETE))
    assert checked.code == 0
    assert "result" not in checked.envelope
    wrong = {"tool": "delete_files", "arguments": {"paths": [1]}}
    refused = app.run("run", "-", "--validate", stdin=plan(wrong))
    assert refused.code == 2
    assert [one["path"] for one in refused.envelope["error"]["issues"]] == [
        "/steps/0/arguments/paths/0"
    ]
    sure = {"id": "sure", "tool": "delete_files", "arguments": {"paths": ["a"]}}
    dry = app.run("run", "-", "--dry-run", stdin=plan(FIND, DELETE, sure))
    assert dry.code == 0
    steps = dry.envelope["result"]["steps"]
    assert [one["status"] for one in steps] == ["skipped", "skipped", "success"]
    assert steps[2]["envelope"]["result"]["actions"] == ["delete a"]
    assert dry.envelope["meta"]["dry_run"] is True


def test_other_forms_have_a_line_for_each_step(app: Command) -> None:
    given = plan(FIND, BROKEN, DELETE)
    lines = app.run("run", "-", "--jsonl", stdin=given)
    assert lines.code == 2
    rows = [json.loads(line) for line in lines.out.splitlines()]
    assert [row["status"] for row in rows] == ["success", "error", "skipped"]
    assert "result" not in json.loads(lines.err)
    assert json.loads(lines.err)["error"]["code"] == "step_failed"
    kept = ["--fields", "id,status", "--filter", "status!=success"]
    plain = app.run("run", "-", "--plain", *kept, stdin=given)
    assert plain.out == b"broken\terror\ndelete_files\tskipped\n"
    whole = app.run("run", "-", "--limit", "1", "--fields", "id", stdin=given)
    assert whole.envelope["result"] == {"steps": [{"id": "find"}]}
    assert whole.envelope["meta"]["truncated"] is True


def test_events_come_as_lines(app: Command) -> None:
    ran = app.run("run", "-", "--stream", stdin=plan(FIND, BROKEN, DELETE))
    events = [json.loads(line) for line in ran.out.splitlines()]
    names = [one["event"] for one in events]
    called = ["call_scheduled", "call_started", "call_finished", "step_finished"]
    assert names == [*called, *called, "step_finished", "plan_finished"]
    assert events[-2]["step"]["reason"] == "stopped"
    assert events[-1]["envelope"]["error"]["details"]["step"] == "broken"
    assert "result" not in events[-1]["envelope"]
    refused = app.run("run", "-", "--stream", stdin=plan(DELETE))
    (last,) = map(json.loads, refused.out.splitlines())
    assert last["event"] == "plan_finished"
    assert refused.code == 2


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_cancels_the_plan(
    app: Command, tmp_path: Path, number: signal.Signals
) -> None:
    (tmp_path / "plan.json").write_bytes(plan(SLOW, FIND, on_failure="continue"))
    with subprocess.Popen(  # noqa: S603 # the program of the tests
        app.words("run", "plan.json", "--stream"),
        stdout=subprocess.PIPE,
        cwd=tmp_path,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        while b"progress" not in process.stdout.readline():
            pass
        start = time.monotonic()
        process.send_signal(number)
        out, _ = process.communicate(timeout=PATIENCE)
    assert time.monotonic() - start < PATIENCE / 3
    assert process.returncode == 130
    last = json.loads(out.splitlines()[-1])
    assert last["event"] == "plan_finished"
    assert last["envelope"]["error"]["kind"] == "cancelled"


def test_help_says_how_a_plan_looks(app: Command) -> None:
    asked = app.run("run", "--help")
    assert asked.code == 0
    assert app.run("help", "run").out == asked.out
    assert b'{"$from": "a", "path": "/files/0"}' in asked.out
    assert b"run PLAN.json" in app.run("--help").out


def test_both_languages_answer_alike() -> None:
    python, rust = Command("python"), Command("rust")
    given = plan(FIND, BROKEN, DELETE)
    for words in (
        ["--jsonl"],
        ["--plain", "--fields", "id,tool,status,reason,step,message"],
        ["--print0"],
        ["--stream"],
        ["--dry-run"],
        ["--yes"],
        ["--help"],
        ["--validate"],
        ["--fields", "id"],
        ["--cursor", "1", "--bogus"],
    ):
        one = python.run("run", "-", *words, stdin=given)
        other = rust.run("run", "-", *words, stdin=given)
        assert (one.code, timeless(one.out)) == (other.code, timeless(other.out))
        assert timeless(one.err.encode()) == timeless(other.err.encode())


def timeless(text: bytes) -> str:
    """Give a text without times."""
    lines = []
    for line in text.decode().splitlines():
        before, *parts = line.split('"duration_ms":')
        parts = [part.lstrip("0123456789") for part in parts]
        lines.append('"duration_ms":'.join([before, *parts]))
    return "\n".join(lines)


# At a terminal.


def test_people_see_a_line_for_each_step(app: Command, tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_bytes(plan(FIND, BROKEN, DELETE))
    code, seen = app.shown("run", str(file))
    assert code == 2
    assert seen.startswith(
        """\
ok       find          find-files
failed   broken        The glob pattern cannot be parsed.
skipped  delete_files  The step "broken" has failed, and the plan stops.
"""
    ), seen
    assert "file-tools run: 1 of 3 done, 1 failed." in seen


def test_people_are_asked_and_told_what_would_be_done(
    app: Command, tmp_path: Path
) -> None:
    file = tmp_path / "plan.json"
    file.write_bytes(plan(FIND, DELETE))
    screen = app.terminal("run", str(file))
    screen.until("?")
    screen.type("y\n")
    code, seen = screen.end()
    assert code == 0
    assert "ok       delete_files  delete-files" in seen
    screen = app.terminal("run", str(file))
    screen.until("?")
    screen.type("n\n")
    code, seen = screen.end()
    assert code == 30
    assert "failed   delete_files" in seen
    sure = {"id": "sure", "tool": "delete_files", "arguments": {"paths": ["a", "b"]}}
    file.write_bytes(plan(sure))
    code, seen = app.shown("run", str(file), "--dry-run")
    assert code == 0
    assert seen == (
        "ok       sure  delete-files: delete a; delete b\n"
        "Nothing was done: this is what would be.\n"
    )
    assert app.shown("run", str(file), "--validate") == (0, "The plan is valid.\n")


def test_people_read_what_is_wrong_with_a_plan(app: Command, tmp_path: Path) -> None:
    file = tmp_path / "plan.json"
    file.write_bytes(plan({"tool": "find_fils"}, DELETE))
    code, seen = app.shown("run", str(file))
    assert code == 2
    text = """\
file-tools run: The plan is not valid.
  /steps/0/tool is not a known tool. Did you mean "find_files"?
  /steps/1/arguments/paths/0 refers to the step "find", which is not there.

file-tools run --help shows what a plan is.
"""
    assert seen == text
