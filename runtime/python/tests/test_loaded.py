"""Commands that a registry loads at run time, by the vectors of every runtime."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from cli_lab import Command, running
from generated import ROOT
from loaded_cases import LIMITS, run_command, written

from toolrt import Context, Registry
from toolrt.program import Limits, Program, Unusable

CASES: list[dict[str, Any]] = json.loads(
    (ROOT / "spec/conformance/made/commands.json").read_text("utf-8")
)["cases"]


@pytest.mark.parametrize("case", CASES, ids=[case["name"] for case in CASES])
def test_commands_are_loaded_as_the_vectors_say(
    case: dict[str, Any], tmp_path: Path
) -> None:
    """Each command is refused as the vectors say, or its calls end as they do."""
    assert json.dumps(run_command(case, tmp_path)) == json.dumps(case)


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for what is remembered."""
    folder = tmp_path / "state"
    monkeypatch.setenv("TOOLRT_STATE", str(folder))
    return folder


def _script(*tools: str, more: str = "") -> str:
    """Give a command that counts how often it is asked."""
    said = json.dumps(
        {"name": "x", "tools": [{"name": tool, "input_schema": {}} for tool in tools]}
    )
    envelope = {"ok": True, "status": "success", "result": [], "meta": {"tool": "x"}}
    envelope["meta"] |= {"call_id": "1", "duration_ms": 0}  # type: ignore[operator] # a dict
    finished = json.dumps({"event": "call_finished", "envelope": envelope})
    return f"""if [ "${{*%--discover}}" != "$*" ]; then
  echo asked >> "$(dirname "$0")/asked"
  {more}
  echo '{said}'
else echo '{finished}'
fi"""


def _asked(folder: Path) -> int:
    path = folder / "asked"
    return len(path.read_text().splitlines()) if path.exists() else 0


def test_what_a_command_says_is_remembered(tmp_path: Path, state: Path) -> None:
    """It is asked once, and again when its file is another one."""
    command = [str(written(tmp_path, _script("a")))]
    for _ in range(3):
        assert Registry().register(Program(command).load()).list() == ["a"]
    assert _asked(tmp_path) == 1
    [kept] = state.iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert Program(command, cache=False).load()
    assert _asked(tmp_path) == 2
    # Other words and other variables are another command.
    assert Program([*command, "more"]).load()
    assert Program(command, env={"A": "1"}).load()
    assert _asked(tmp_path) == 4
    written(tmp_path, _script("b"))
    assert Registry().register(Program(command).load()).list() == ["b"]
    assert _asked(tmp_path) == 5


@pytest.mark.parametrize(
    "document",
    [b"", b"{", b"null", b"\xff", b'{"form":1}', b'{"form":2}', b"[" * 99999],
)
def test_files_that_are_broken_are_not_believed(
    tmp_path: Path, state: Path, document: bytes
) -> None:
    """Whatever is in the file, the command is asked again then."""
    command = [str(written(tmp_path, _script("a")))]
    Program(command).load()
    [kept] = state.iterdir()
    good = json.loads(kept.read_bytes())
    kept.write_bytes(document)
    Program(command).load()
    assert _asked(tmp_path) == 2
    assert json.loads(kept.read_bytes()) == good
    for member, value in (
        ("identity", [["x"]]),
        ("identity", None),
        ("definitions", {"a": 1}),
        ("protocol", "other"),
        ("streaming", None),
        ("form", 2),
    ):
        before = _asked(tmp_path)
        kept.write_text(json.dumps({**good, member: value}))
        assert Registry().register(Program(command).load()).list() == ["a"]
        assert _asked(tmp_path) == before + 1, member


def test_hostile_definitions_in_a_file_are_refused(tmp_path: Path, state: Path) -> None:
    """What was kept is held to the same rules as what is said."""
    command = [str(written(tmp_path, _script("a")))]
    Program(command).load()
    [kept] = state.iterdir()
    good = json.loads(kept.read_bytes())
    kept.write_text(json.dumps({**good, "definitions": {"a": '{"name":"a b"}'}}))
    with pytest.raises(Unusable, match="cannot be defined"):
        Program(command).load()


def test_where_nothing_can_be_kept_the_command_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that cannot be used is no error."""
    command = [str(written(tmp_path, _script("a")))]
    monkeypatch.setenv("TOOLRT_STATE", "relative")
    assert Program(command).load()
    open_to_all = tmp_path / "open"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    monkeypatch.setenv("TOOLRT_STATE", str(open_to_all))
    assert Program(command).load()
    assert list(open_to_all.iterdir()) == []
    assert _asked(tmp_path) == 2


def test_the_files_are_bounded(tmp_path: Path, state: Path) -> None:
    """The oldest ones make room, and nothing else is removed."""
    command = str(written(tmp_path, _script("a")))
    state.mkdir(mode=0o700)
    (state / "other.json").write_text("{}")
    for number in range(70):
        Program([command, str(number)]).load()
    names = sorted(path.name for path in state.iterdir())
    assert len(names) == 65
    assert "other.json" in names
    assert Program([command, "69"]).load()
    assert _asked(tmp_path) == 70


def test_many_processes_share_the_files(tmp_path: Path, state: Path) -> None:
    """Whoever reads finds a whole file or none."""
    command = str(written(tmp_path, _script("a")))
    code = (
        f"from toolrt.program import Program; print(Program([{command!r}]).load().name)"
    )
    with ThreadPoolExecutor(6) as pool:
        runs = [
            pool.submit(
                subprocess.run,
                [sys.executable, "-c", code],
                check=True,
                capture_output=True,
                text=True,
            )
            for _ in range(12)
        ]
    assert {run.result().stdout for run in runs} == {"x\n"}
    assert len(list(state.iterdir())) == 1


@pytest.mark.usefixtures("state")
def test_calls_are_told_that_a_command_has_changed(tmp_path: Path) -> None:
    """A tool that is as it was runs; one that is gone, or is another one, does not."""
    path = written(tmp_path, _script("a", "b"))
    app = Registry().register(Program([str(path)]).load())
    assert app.call("a").ok
    written(tmp_path, _script("a", "c"))
    assert app.call("a").ok
    error = app.call("b").error
    assert error is not None
    assert (error.code, error.kind.value) == ("drift", "precondition")
    assert error.message == (f"`{path}` has changed since it was loaded: b is missing.")
    assert error.recovery.hint == "The host must load its tools again."
    text = _script("a").replace('"input_schema": {}', '"input_schema": {"title": "x"}')
    written(tmp_path, text)
    error = app.call("a").error
    assert error is not None
    assert "loaded: a is defined otherwise." in error.message
    written(tmp_path, "exit 4")
    error = app.call("a").error
    assert error is not None
    assert error.code == "unavailable"
    assert "has failed with exit code 4" in error.message
    path.unlink()
    error = app.call("a").error
    assert error is not None
    assert error.code == "unavailable"
    written(tmp_path, _script("a", "b"))
    assert app.call("b").ok
    # Loaded again, the registry has what is there now.
    written(tmp_path, _script("d"))
    app.unregister_toolset("x")
    assert app.register(Program([str(path)]).load()).list() == ["d"]


@pytest.mark.usefixtures("state")
def test_nothing_stays_behind(tmp_path: Path) -> None:
    """What `--discover` has started is ended with it."""
    seconds = 3_000_000 + os.getpid() + 0.5
    path = written(tmp_path, f"sleep {seconds} & sleep {seconds}")
    with pytest.raises(Unusable, match="has taken too long"):
        Program([str(path)], limits=LIMITS).load()
    # A signal is sent, and then it takes the system a while.
    by = time.monotonic() + 20
    while running(f"sleep {seconds}") and time.monotonic() < by:
        time.sleep(0.02)
    assert not running(f"sleep {seconds}")


@pytest.mark.usefixtures("state")
@pytest.mark.parametrize("language", ["python", "rust"])
def test_a_command_of_toolc_is_loaded(tmp_path: Path, language: str) -> None:
    """A command that was generated tells everything that its tools need."""
    start = Command(language, "file-tools").start
    env = {"PYTHONPATH": os.environ.get("PYTHONPATH", "")}
    app = Registry().register(Program(start, env=env).load())
    (tmp_path / "README.md").write_text("x")
    cx = Context().with_working_dir(str(tmp_path))
    found = app.call("find_files", {"pattern": "*.md"}, cx)
    assert found.result is not None, found
    assert found.result["files"][0]["path"] == "README.md"
    spec = app.get("find_files")
    assert spec is not None
    assert spec.effects.readonly
    assert "proc:spawn" in [need.name for need in spec.capabilities]
    wrong = app.call("find_files", {"pattern": 1}, cx).error
    assert wrong is not None
    assert wrong.message == "/pattern must be a string; got 1."


def test_what_is_no_command_is_refused(tmp_path: Path) -> None:
    """A program that is not there, or no program, is an error."""
    with pytest.raises(Unusable, match="no command was given"):
        Program().load()
    with pytest.raises(Unusable, match="cannot be started"):
        Program([str(tmp_path / "none")]).load()
    with pytest.raises(Unusable, match="cannot be started"):
        Program([str(tmp_path)], limits=Limits(), cache=False).load()
