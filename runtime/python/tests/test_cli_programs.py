"""Tools that other programs run, by the vectors of every runtime.

`spec/conformance/programs` has the calls; both languages make the command of them.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from cli_lab import HERE, Command, running
from generated import ROOT

from toolrt import Context, Drift, Registry
from toolrt.call import Cancel
from toolrt.program import Limits, Program, Unusable

CALLS: list[dict[str, Any]] = json.loads(
    (ROOT / "spec/conformance/programs/calls.json").read_text()
)["calls"]

LANGUAGES = ["python", "rust"]


@pytest.fixture(scope="module", params=LANGUAGES)
def command(request: pytest.FixtureRequest) -> Command:
    """The command in each language."""
    return Command(request.param, "programs")


@pytest.fixture(scope="module")
def files() -> str:
    """The words that start `file-tools`, the same for both: languages mix."""
    return "\n".join(Command("python", "file-tools").start)


@pytest.mark.parametrize("call", CALLS, ids=[call["name"] for call in CALLS])
def test_calls_agree(
    command: Command, files: str, call: dict[str, Any], tmp_path: Path
) -> None:
    """Each call gives what the vectors say."""
    (tmp_path / "below").mkdir()
    arguments = json.dumps(call["arguments"]).encode()
    ran = command.run(
        *call.get("options", ()),
        call["tool"],
        "-",
        stdin=arguments,
        environ={"FILE_TOOLS": files},
        folder=tmp_path,
    )
    envelope = ran.envelope
    said = {key: envelope[key] for key in ("result", "error") if key in envelope}
    if envelope["meta"].get("executed"):
        said["executed"] = True
    wanted = {key: call[key] for key in ("result", "error", "executed") if key in call}
    assert json.dumps(said) == json.dumps(wanted)
    assert ran.code == call["exit"]


def test_nothing_stays_behind(command: Command) -> None:
    """A program that is ended is ended with what it has started."""
    seconds = 1_000_000 + os.getpid() + 0.5
    arguments = json.dumps({"seconds": seconds}).encode()
    ran = command.run("--timeout", "300ms", "wait", "-", stdin=arguments)
    assert ran.envelope["error"]["code"] == "timeout"
    assert not running(f"sleep {seconds}")


def test_the_place_in_a_trace_goes_on(command: Command, tmp_path: Path) -> None:
    """What the environment of a command says of a trace reaches the programs of it."""
    other = tmp_path / "other"
    names = ("find_files", "rename_files", "delete_files")
    tools = json.dumps({"tools": [{"name": own, "input_schema": {}} for own in names]})
    fault = {"code": "seen", "kind": "internal", "message": "PLACE"}
    envelope = {"ok": False, "status": "error", "error": fault, "meta": {}}
    line = json.dumps({"event": "call_finished", "envelope": envelope})
    line = line.replace("PLACE", "'\"${TRACEPARENT-none} ${TRACESTATE-none}\"'")
    other.write_text(
        f"#!/bin/sh\ncase $1 in --discover) echo '{tools}';; *) echo '{line}';; esac\n"
    )
    other.chmod(0o755)
    place = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    def seen(**environ: str) -> str:
        given = {"FILE_TOOLS": str(other), **environ}
        ran = command.run("look-for", "-", stdin=b'{"pattern":"*"}', environ=given)
        message: str = ran.envelope["error"]["message"]
        return message

    assert seen(TRACEPARENT=place, TRACESTATE="a=1") == f"{place} a=1"
    assert seen(TRACEPARENT=place) == f"{place} none"
    assert seen(TRACESTATE="a=1") == "none none"
    assert seen(TRACEPARENT="", TRACESTATE="a=1") == "none none"


def test_a_signal_ends_the_program(command: Command) -> None:
    """What asks the command to end ends the program of its call."""
    seconds = 2_000_000 + os.getpid() + 0.5
    process = subprocess.Popen(  # noqa: S603 # the program of the tests
        command.words("wait", str(seconds)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    by = time.monotonic() + 20
    while len(running(f"sleep {seconds}")) < 2 and time.monotonic() < by:
        time.sleep(0.02)
    process.send_signal(signal.SIGTERM)
    out, _ = process.communicate(timeout=20)
    assert json.loads(out)["error"]["code"] == "cancelled"
    assert process.returncode == 130
    assert not running(f"sleep {seconds}")


def test_a_command_that_lacks_tools_is_refused(
    command: Command, tmp_path: Path
) -> None:
    """The tools of the design are compared with those that the command has."""
    other = tmp_path / "other"
    other.write_text("#!/bin/sh\necho '{\"tools\":[]}'\n")
    other.chmod(0o755)
    for words in (str(other), str(tmp_path / "none")):
        ran = command.run("--tools", environ={"FILE_TOOLS": words})
        assert "- find_files is missing" in ran.err
        assert all(tool["toolset"] != "borrowed" for tool in json.loads(ran.out))


def _imported(folder: Path, words: list[str], name: str) -> Any:
    """Give the module of the design that `toolc import` writes of a command."""
    toolc = ["cargo", "run", "--quiet", "--package", "toolc"]
    toolc += ["--manifest-path", str(ROOT / "Cargo.toml"), "--"]
    made = f"made_{name}"
    for more in (
        ["import", "--out", ".", "--name", name, "--command", "--", *words],
        ["check", f"{name}.tools"],
        ["gen", f"{name}.tools", "--lang", "python", "--out", made],
    ):
        done = subprocess.run(  # noqa: S603 # cargo, as for all tests
            [*toolc, *more], check=False, cwd=folder, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
    sys.path.insert(0, str(folder))
    try:
        return importlib.import_module(f"{made}.{name}.tools.{name}")
    finally:
        sys.path.remove(str(folder))


@pytest.mark.parametrize("language", LANGUAGES)
def test_imported_designs_accept_their_commands(tmp_path: Path, language: str) -> None:
    """What `toolc import --command` writes runs the command that it was written of."""
    start = Command(language, "file-tools").start
    tools = _imported(tmp_path, start, f"files_of_{language}")
    app = Registry()
    env = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    app.register(tools.toolset_from_command(Program(start, env=env)))
    found = app.call("find_files", {"pattern": "*.md"})
    assert found.result is not None, found
    assert found.result.files[0].path == "README.md"
    wrong = app.call("find_files", {"pattern": "["})
    assert wrong.error is not None
    assert wrong.error.code == "bad_pattern"
    # The question of the command is asked on this side, too.
    asked = app.call("delete_files", {"paths": ["a"]})
    assert asked.error is not None
    assert asked.error.code == "confirmation_required"


@pytest.fixture
def toolable() -> Program:
    """A command that keeps the Toolable protocol."""
    return Program([sys.executable, str(HERE / "toolable_files.py")])


def test_toolable_commands_are_called(toolable: Program) -> None:
    """Results, streams and errors of the Toolable protocol are those of tools."""
    assert toolable.discovered().protocol == "toolable"
    assert toolable.call("find", {"path": "a"}).unwrap() == ["a"]
    assert toolable.call("count", {"n": 3}).unwrap() == {"total": 3}
    refused = toolable.call("find", {"path": "a", "code": "NOT_FOUND"}).error
    assert refused is not None
    assert (refused.code, refused.kind.value) == ("not_found", "not_found")
    assert (refused.recovery.action.value, refused.recovery.hint) == ("correct", "s")
    failed = toolable.call("find", {"path": "a", "code": "INTERNAL"}).error
    assert failed is not None
    assert (failed.code, failed.kind.value) == ("tool_failed", "internal")
    unknown = toolable.call("none", {}).error
    assert unknown is not None
    assert unknown.code == "unknown_tool"


def test_a_command_is_asked_again_when_its_file_changes(tmp_path: Path) -> None:
    """What a command has is kept as long as its file is the same."""
    count, file = tmp_path / "count", tmp_path / "command"
    script = (
        '#!/bin/sh\necho x >> {count}\necho \'{{"tools":[{{"name":"{name}"}}]}}\'\n'
    )
    file.write_text(script.format(count=count, name="one"))
    file.chmod(0o755)
    program = Program([str(file)])
    assert list(program.discovered().tools) == ["one"]
    assert list(program.discovered().tools) == ["one"]
    assert count.read_text() == "x\n"
    file.write_text(script.format(count=count, name="other"))
    assert list(program.discovered().tools) == ["other"]


@pytest.mark.parametrize(
    "script", ["sleep 100", "yes", "echo no", "exit 3", "kill -9 $$", "echo [1]"]
)
def test_commands_that_say_nothing_are_unusable(tmp_path: Path, script: str) -> None:
    """Whatever a program does, asking it ends."""
    file = tmp_path / "command"
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    program = Program([str(file)], limits=Limits(output=10_000, grace=0.2))
    if script.startswith("sleep"):
        pytest.MonkeyPatch().setattr("toolrt.program.discovered._SECONDS", 0.3)
    with pytest.raises(Unusable):
        program.discovered()
    with pytest.raises(Drift):
        program.check([_spec()])
    envelope = program.call("any", {})
    assert envelope.error is not None
    assert envelope.error.code == "unavailable"


def test_a_cancelled_call_ends_its_program(tmp_path: Path) -> None:
    """The program of a call that nobody waits for is ended."""
    file = tmp_path / "command"
    tools = json.dumps({"tools": [{"name": "hang", "input_schema": {}}]})
    file.write_text(
        f"#!/bin/sh\ncase $1 in --discover) echo '{tools}';; *) sleep 77;; esac\n"
    )
    file.chmod(0o755)
    program = Program([str(file)])
    cancel = Cancel()
    import threading  # noqa: PLC0415 # only here

    threading.Timer(0.2, cancel.cancel).start()
    started = time.monotonic()
    envelope = program.call("hang", {}, Context().with_cancel(cancel))
    assert envelope.error is not None
    assert envelope.error.code == "cancelled"
    assert time.monotonic() - started < 5
    assert not running("sleep 77")


def _spec() -> Any:
    from toolrt import Spec  # noqa: PLC0415 # only here

    return Spec(name="any")
