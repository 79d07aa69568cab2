"""A command for programs: one envelope, exit codes, and what surrounds them."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any

import pytest
from cli_lab import HERE, PATIENCE, Command, environment
from generated import generated

if TYPE_CHECKING:
    from pathlib import Path


#: What is said of files that a policy does not allow.
WORKING = "the working folder, and the policy does not grant"


@pytest.fixture(params=["python", "rust"])
def app(request: pytest.FixtureRequest) -> Command:
    return Command(request.param)


def test_a_call_is_one_envelope(app: Command) -> None:
    ran = app.run("find-files", "*.md")
    assert ran.code == 0
    assert not ran.err
    assert ran.envelope["ok"] is True
    assert ran.envelope["result"] == {
        "files": [
            {"path": "README.md", "size": 900, "modified": "2026-01-31T09:30:00Z"}
        ]
    }
    assert ran.envelope["meta"]["caller"] == "automation"


@pytest.mark.parametrize(
    ("given", "code", "error"),
    [
        (["find-files"], 2, "invalid_input"),
        (["find-files", "x", "y"], 2, "invalid_input"),
        (["find-files", "*", "--limit", "0", "--max-depth", "x"], 2, "invalid_input"),
        (["find-files", '{"pattern":'], 2, "invalid_json"),
        (["find-files", "["], 2, "bad_pattern"),
        (["find-files", "boom"], 70, "internal"),
        (["find-files", "slow", "--timeout", "100ms"], 50, "timeout"),
        (["find-files", "*", "--timeout", "soon"], 2, "invalid_input"),
        (["find-files", "*", "--json", "--plain"], 2, "invalid_input"),
        (["delete-files", "--cursor", "1", "x"], 2, "invalid_input"),
        (["delete-files", "a"], 30, "confirmation_required"),
        (["find-files", "*", "--dry-run"], 2, None),
        (["frobnicate"], 10, "unknown_tool"),
        (["help", "frobnicate"], 10, "unknown_tool"),
        (["--bogus", "frobnicate"], 2, "invalid_input"),
        (["--limt", "3", "find-files", "*"], 2, "invalid_input"),
        (["find-files", "*", "--working-dir", "/nowhere"], 2, "invalid_input"),
        (["--bogus"], 2, "invalid_input"),
        (["--limit", "3"], 2, "invalid_input"),
        (["--manifest"], 2, "invalid_input"),
        (["--completions", "tcsh"], 2, "invalid_input"),
    ],
)
def test_a_failure_is_one_envelope_too(
    app: Command, given: list[str], code: int, error: str | None
) -> None:
    ran = app.run(*given)
    assert ran.envelope["ok"] is False
    if error is not None:
        assert (ran.code, ran.envelope["error"]["code"]) == (code, error)
    else:
        assert ran.code != 0


def test_a_mistake_before_the_tool_is_not_lost(app: Command) -> None:
    ran = app.run("--limt", "3", "find-files", "*")
    assert ran.envelope["error"]["issues"] == [
        {
            "path": "",
            "code": "usage",
            "message": "There is no option --limt. Did you mean --limit?",
            "suggestion": "--limit",
        }
    ]
    ran = app.run("find-files", "*", "--completions", "tcsh")
    assert ran.envelope["meta"]["tool"] == "find_files"


def test_all_mistakes_are_told_at_once(app: Command) -> None:
    ran = app.run(
        "find-files", "x", "y", "--limt", "5", "--max-depth", "0", "--timeout"
    )
    messages = [issue["message"] for issue in ran.envelope["error"]["issues"]]
    assert messages == [
        "--timeout needs a value: --timeout TIME.",
        'There is no argument for "y".',
        "/max_depth must be at least 1 and at most 64; got 0.",
        '/limt is not a known key. Did you mean "limit"?',
    ]


def test_other_forms_have_only_what_was_asked_for(app: Command) -> None:
    assert app.run("--fields", "path,size", "find-files", "*.py", "--plain").out == (
        b"src/a.py\t800\nsrc/b.py\t800\nsrc/c.py\t800\n"
    )
    assert app.run("find-files", "*.py", "--print0").out == (
        b"src/a.py\0src/b.py\0src/c.py\0"
    )
    lines = app.run("--limit", "1", "find-files", "*.py", "--jsonl", "--fields", "path")
    assert lines.out == b'{"path":"src/a.py"}\n'
    for form in ("--plain", "--print0", "--jsonl"):
        failed = app.run("find-files", "[", form)
        assert (failed.code, failed.out) == (2, b"")
        assert json.loads(failed.err)["error"]["code"] == "bad_pattern"


def test_rows_are_chosen_in_envelopes_too(app: Command) -> None:
    ran = app.run(
        "--limit", "1", "--fields", "path", "find-files", "*", "--filter", "size=800"
    )
    assert ran.envelope["result"] == {"files": [{"path": "src/a.py"}]}
    assert ran.envelope["meta"]["truncated"] is True


def test_pages_are_read_one_by_one_or_all(app: Command) -> None:
    first = app.run("find-files", "*", "--limit", "2").envelope
    assert first["meta"]["next_cursor"] == "2"
    second = app.run("find-files", "*", "--limit", "2", "--cursor", "2").envelope
    paths = [match["path"] for match in second["result"]["files"]]
    assert paths == ["src/c.py", "README.md"]
    whole = app.run("find-files", "*", "--limit", "2", "--all").envelope
    assert len(whole["result"]["files"]) == 5
    some = app.run("--limit", "3", "find-files", "*", "--limit", "2", "--all").envelope
    assert len(some["result"]["files"]) == 3


def test_consent_comes_by_yes_unless_the_policy_is_strict(
    app: Command,
) -> None:
    asked = app.run("delete-files", "a", "b").envelope
    assert "--yes" in asked["error"]["recovery"]["hint"]
    ran = app.run("delete-files", "a", "b", "--yes")
    assert (ran.code, ran.envelope["result"]) == (0, {"deleted": 2})
    ran = app.run(
        "delete-files", "a", "b", "--yes", environ={"TOOLRT_POLICY": "strict"}
    )
    assert ran.code == 30


def test_a_dry_run_and_a_check_do_nothing(app: Command) -> None:
    ran = app.run("delete-files", "a", "--dry-run").envelope
    assert ran["result"] == {"dry_run": True, "actions": ["delete a"]}
    assert ran["meta"]["dry_run"] is True
    assert app.run("find-files", "[", "--validate").code == 0
    assert app.run("find-files", "--validate").code == 2


def test_arguments_come_as_a_document_from_stdin_and_from_files(
    app: Command, tmp_path: Path
) -> None:
    document = b'{"paths":["a","b"],"find":"a","replace":"c"}'
    assert (
        app.run("rename-files", "-", stdin=document).envelope["result"][0]["to"] == "c"
    )
    file = tmp_path / "paths.json"
    file.write_text('["a", "b", "c"]')
    ran = app.run("delete-files", "--paths", f"@{file}", "--yes")
    assert ran.envelope["result"] == {"deleted": 3}
    for wrong in (f"@{tmp_path}", f"@{tmp_path}/none"):
        assert app.run("delete-files", "--paths", wrong).code == 2


def test_strict_reads_and_writes_files_in_the_working_folder_alone(
    app: Command, tmp_path: Path
) -> None:
    here, away = tmp_path / "here", tmp_path / "away"
    here.mkdir()
    away.mkdir()
    for folder in (here, away):
        (folder / "paths.json").write_text('["a"]')
    (here / "link.json").symlink_to("../away/paths.json")
    (here / "out").symlink_to("../away")
    strict = {"TOOLRT_POLICY": "strict"}

    def usage(*given: str) -> list[str]:
        ran = app.run("delete-files", *given, environ=strict, folder=here)
        if "--output" in given and not ran.out:
            return []
        error = ran.envelope["error"]
        if error["code"] != "invalid_input":
            return []
        assert ran.code == 2
        assert {issue["code"] for issue in error["issues"]} <= {"usage", "missing"}
        return [one["message"] for one in error["issues"] if one["code"] == "usage"]

    assert not usage("--paths", "@paths.json")
    assert not usage("--paths", f"@{here}/paths.json")
    names = ["../away/paths.json", f"{away}/paths.json", "link.json", "out/paths.json"]
    for name in [*names, "out/../paths.json", "/dev/zero", "../none", ""]:
        (told,) = usage("--paths", f"@{name}")
        assert told.startswith(f"--paths: {name[:60]}")
        assert told.endswith(f" is outside of {WORKING} fs:read for it.")
    # Where calls work is the host's choice, not that of the caller.
    assert usage("--working-dir", str(away), "--paths", "@../away/paths.json")
    assert not usage("x", "--output", "answer.json")
    assert json.loads((here / "answer.json").read_text())["ok"] is False
    for name in ("../away/new.json", "out/new.json", "link.json"):
        assert usage("x", "--output", name) == [
            f"--output: {name} is outside of {WORKING} fs:write for it."
        ]
    assert [one.name for one in away.iterdir()] == ["paths.json"]
    # Nothing else looks at it.
    ran = app.run("delete-files", "--paths", "@link.json", "--yes", folder=here)
    assert ran.envelope["result"] == {"deleted": 1}


def test_who_calls_is_said_or_detected(app: Command) -> None:
    def caller(*given: str, **more: str) -> Any:
        ran = app.run("find-files", "*.md", *given, environ=more)
        return ran.envelope["meta"]["caller"]

    assert caller(CLAUDECODE="1") == "claude-code"
    assert caller("--caller", "my-agent", CLAUDECODE="1") == "my-agent"
    assert caller(TOOLRT_CALLER="other") == "other"


def test_a_session_of_the_environment_is_in_the_envelope(app: Command) -> None:
    ran = app.run("find-files", "*.md", environ={"TOOLRT_SESSION_ID": "s-1"})
    assert ran.envelope["meta"]["session_id"] == "s-1"


def test_an_answer_goes_to_a_file(app: Command, tmp_path: Path) -> None:
    file = tmp_path / "out.txt"
    file.write_text("before")
    ran = app.run(
        "--fields", "path", "find-files", "*.md", "--plain", "--output", str(file)
    )
    assert (ran.code, ran.out, file.read_text()) == (0, b"", "README.md\n")
    assert os.listdir(tmp_path) == ["out.txt"]  # noqa: PTH208
    ran = app.run("find-files", "*.md", "-o", str(tmp_path / "no" / "out.txt"))
    assert ran.code == 74
    assert "cannot be written" in ran.err


def test_log_lines_are_on_stderr_alone(app: Command) -> None:
    ran = app.run("find-files", "log")
    assert ran.envelope["ok"]
    assert ran.err == "warning: it is late\n"
    assert app.run("find-files", "log", "--verbose").err == (
        "info: looking around\nwarning: it is late\n"
    )


def test_what_handlers_print_is_no_part_of_the_answer(app: Command) -> None:
    ran = app.run("find-files", "noisy")
    assert ran.envelope["ok"]
    assert sorted(ran.err.splitlines()) == ["a noise", "another"]
    ran = app.run("find-files", "noisy", "--stream")
    events = [json.loads(line)["event"] for line in ran.out.splitlines()]
    assert events[-1] == "call_finished"


def test_events_come_as_lines(app: Command) -> None:
    ran = app.run("rename-files", "a", "b", "--find", "a", "--replace", "x", "--stream")
    events = [json.loads(line) for line in ran.out.splitlines()]
    assert [event["event"] for event in events] == [
        "call_scheduled",
        "call_started",
        "item",
        "item",
        "call_finished",
    ]
    failed = app.run("rename-files", "--stream")
    assert (failed.code, json.loads(failed.out.splitlines()[-1])["event"]) == (
        2,
        "call_finished",
    )


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_cancels_the_call(app: Command, number: signal.Signals) -> None:
    process = subprocess.Popen(  # noqa: S603 # as all commands here
        app.words("find-files", "slow", "--stream"),
        stdout=subprocess.PIPE,
        env=environment(),
    )
    assert process.stdout is not None
    for line in process.stdout:
        if b"progress" in line:
            break
    process.send_signal(number)
    rest = process.stdout.read().splitlines()
    assert process.wait(PATIENCE) == 130
    last = json.loads(rest[-1])
    assert last["envelope"]["error"]["code"] == "cancelled"


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_what_waits_for_stdin(
    app: Command, number: signal.Signals
) -> None:
    with subprocess.Popen(  # noqa: S603 # as all commands here
        app.words("find-files", "-"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdout is not None
        time.sleep(1.0)  # it says nothing before it reads
        process.send_signal(number)
        # Stdin stays open until it has ended: the end of that would be an answer, too.
        assert process.wait(PATIENCE) == 130
        (line,) = process.stdout.read().splitlines()
    assert json.loads(line)["error"]["code"] == "cancelled"


def test_a_signal_ends_a_session_and_its_calls(app: Command) -> None:
    with subprocess.Popen(  # noqa: S603 # as all commands here
        app.words("--session"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        call = {"tool": "find_files", "arguments": {"pattern": "slow"}}
        process.stdin.write(json.dumps(call).encode() + b"\n")
        process.stdin.flush()
        for line in process.stdout:
            if b"progress" in line:
                break
        process.send_signal(signal.SIGTERM)
        rest = [json.loads(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 130
    finished = [one for one in rest if one["event"] == "call_finished"]
    assert finished[0]["envelope"]["error"]["code"] == "cancelled"
    assert rest[-1]["event"] == "session_end"


def test_a_session_does_not_wait_for_who_does_not_listen(app: Command) -> None:
    with subprocess.Popen(  # noqa: S603 # as all commands here
        app.words("--session"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        call = {"tool": "find_files", "arguments": {"pattern": "stuck"}}
        process.stdin.write(json.dumps(call).encode() + b"\n")
        process.stdin.flush()
        for line in process.stdout:
            if b"progress" in line:
                break
        started = time.monotonic()
        process.send_signal(signal.SIGTERM)
        rest = [json.loads(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 130
    assert time.monotonic() - started < 10
    assert rest[-1]["event"] == "session_end"


def test_nobody_reads_or_nothing_can_be_written(app: Command) -> None:
    read, write = os.pipe()
    os.close(read)
    for given in (["find-files", "*"], ["--help"], ["--discover"]):
        done = subprocess.run(  # noqa: S603 # as all commands here
            app.words(*given),
            stdout=write,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
            timeout=PATIENCE,
        )
        assert (done.returncode, done.stderr) == (141, b"")
    os.close(write)
    with open("/dev/full", "wb") as full:  # noqa: PTH123 # no file
        done = subprocess.run(  # noqa: S603 # as all commands here
            app.words("find-files", "*"),
            stdout=full,
            stderr=subprocess.PIPE,
            env=environment(),
            check=False,
            timeout=PATIENCE,
        )
    assert done.returncode == 74
    assert b"stdout cannot be written" in done.stderr


def test_hostile_input_is_refused(app: Command) -> None:
    ran = app.run("find-files", b"\xff\xfe")
    assert (ran.code, ran.envelope["error"]["code"]) == (2, "invalid_input")
    huge = b'{"pattern":"' + b"x" * (70 << 20) + b'"}'
    assert app.run("find-files", "-", stdin=huge).code == 2
    huge = b'{"pattern":"' + b"x" * (60 << 20) + b'"}'
    assert app.run("find-files", "-", stdin=huge).code == 2
    deep = "[" * 100_000
    assert app.run("find-files", "x", "--root", deep).code in {0, 2}
    assert app.run("delete-files", "--paths", deep).code == 30
    assert app.run("find-files", "-", stdin=b"\0\0").code == 2


def test_examples_and_usage_lines_run(app: Command, tmp_path: Path) -> None:
    name = tmp_path / "file-tools"
    line = shlex.join(str(word) for word in app.words())
    name.write_text(f'#!/bin/sh\nexec {line} "$@"\n')
    name.chmod(0o755)
    own = environment(PATH=f"{tmp_path}:{os.environ['PATH']}")
    everything = json.loads(app.run("--discover").out)
    lines = [
        example["command"]
        for tool in everything["tools"]
        for example in tool.get("examples", [])
    ]
    assert lines == ["file-tools find-files '*.py'"]
    for tool in everything["tools"]:
        usage = tool["usage"].replace("[OPTIONS]", "").replace("...", "")
        lines.append(f"{usage} --yes")
    assert len(lines) == 5
    for line in lines:
        done = subprocess.run(  # noqa: S602 # what help says to paste
            line,
            shell=True,
            capture_output=True,
            env=own,
            check=False,
            timeout=PATIENCE,
        )
        assert json.loads(done.stdout)["ok"] is True, line


def test_programs_read_everything_about_it(app: Command) -> None:
    everything = json.loads(app.run("--discover").out)
    names = [tool["name"] for tool in everything["tools"]]
    assert names == ["find_files", "rename_files", "delete_files", "sweep"]
    listed = json.loads(app.run("--tools").out)
    assert [tool["name"] for tool in listed] == names
    manifest = json.loads(app.run("delete-files", "--manifest").out)
    assert manifest == everything["tools"][2]
    assert manifest["confirm"] == "Delete {count args.paths} files?"
    assert (
        json.loads(app.run("delete-files", "--schema").out) == manifest["input_schema"]
    )
    assert app.run("--version").out == b"file-tools 5.0.0\n"


def test_a_session_answers_many_calls_and_asks(app: Command) -> None:
    with subprocess.Popen(  # noqa: S603 # as all commands here
        app.words("--session"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None

        def say(line: object) -> None:
            assert process.stdin is not None
            process.stdin.write(json.dumps(line).encode() + b"\n")
            process.stdin.flush()

        def hear(event: str) -> Any:
            assert process.stdout is not None
            for line in process.stdout:
                said = json.loads(line)
                if said["event"] == event:
                    return said
            raise AssertionError(f"no {event}")

        hear("awaiting_input")
        say({"tool": "find_files", "arguments": {"pattern": "*.md"}, "id": "one"})
        done = hear("call_finished")
        assert (done["id"], done["envelope"]["ok"]) == ("one", True)
        say({"tool": "delete_files", "arguments": {"paths": ["a"]}})
        asked = hear("input_required")
        assert asked["request"]["question"] == "Delete 1 files?"
        say({"to": asked["to"], "answer": True})
        assert hear("call_finished")["envelope"]["result"] == {"deleted": 1}
        say({"tool": "find_files", "arguments": {"pattern": "slow"}, "id": "s"})
        hear("progress")
        say({"cancel": "s"})
        assert hear("call_finished")["envelope"]["error"]["code"] == "cancelled"
        say("nonsense")
        hear("invalid_line")
        say({"tool": "delete_files", "arguments": {"paths": ["a"]}})
        hear("input_required")
        process.stdin.close()
        assert hear("call_finished")["envelope"]["ok"] is True
        hear("session_end")
        assert process.wait(PATIENCE) == 0


def test_bash_completes_tools_flags_and_values(app: Command, tmp_path: Path) -> None:
    name = tmp_path / "file-tools"
    line = shlex.join(str(word) for word in app.words())
    name.write_text(f'#!/bin/sh\nexec {line} "$@"\n')
    name.chmod(0o755)

    def completed(*typed: str) -> list[str]:
        given = shlex.join(["file-tools", *typed])
        script = (
            "source <(file-tools --completions bash)\n"
            f"COMP_WORDS=({given}); COMP_CWORD={len(typed)}; _file_tools\n"
            'printf "%s\\n" "${COMPREPLY[@]}"\n'
        )
        done = subprocess.run(  # noqa: S603 # what users of the shell run
            ["/bin/bash", "-c", script],
            capture_output=True,
            text=True,
            env=environment(PATH=f"{tmp_path}:{os.environ['PATH']}"),
            check=True,
            timeout=PATIENCE,
        )
        return done.stdout.split()

    assert completed("fi") == ["find-files"]
    assert completed("find-files", "--max") == ["--max-depth"]
    assert completed("find-files", "--color", "a") == ["auto", "always"]
    assert completed("find-files", "--response=c") == ["--response=concise"]


def test_a_command_in_python_imports_what_it_needs() -> None:
    code = (
        "import sys; sys.argv[1:] = [sys.argv[1], 'find-files', '*.md']\n"
        "import atexit, cli_file_tools\n"
        "late = ['toolrt.cli.help', 'toolrt.cli.screen', 'toolrt.host.stream']\n"
        "atexit.register(lambda: print([m for m in late if m in sys.modules]))\n"
        "cli_file_tools.main()\n"
    )
    done = subprocess.run(  # noqa: S603 # this interpreter
        [sys.executable, "-c", code, str(generated())],
        capture_output=True,
        env=environment(PYTHONPATH=str(HERE)),
        check=True,
        timeout=PATIENCE,
    )
    assert done.stdout.splitlines()[-1] == b"[]"
