"""Recordings: what their vectors say, and what files, threads and processes do."""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import io
import json
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest

from toolrt import Context, Registry
from toolrt.call.event import Event
from toolrt.host import Replay
from toolrt.recording import (
    LARGEST_LINE,
    REDACTED,
    Entry,
    NoEntry,
    Recorder,
    RecordError,
    Report,
    entries,
)

ROOT = Path(__file__).parents[3]
VECTORS = ROOT / "spec/conformance/recordings"
sys.path.insert(0, str(ROOT / "tests/golden/calls"))
calling: Any = importlib.import_module("python.calls.tools.calling")


class Heard:
    """A log that keeps what it hears."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        del tool, call_id, error
        self.lines.append(text)


class Handler:
    """Gives what it is asked for."""

    def __getattr__(self, name: str) -> Any:
        if name.startswith("check_"):
            raise AttributeError(name)

        def handler(*_given: Any) -> Any:
            raise RuntimeError(name)

        return handler

    def find_names(self, _cx: Context, args: Any) -> Any:
        return calling.FindNamesResult(names=[args.pattern], count=args.limit or 0)

    def log_in(self, _cx: Context, args: Any) -> Any:
        return calling.LogInResult(token=f"{args.user}'s")


class Tools:
    """A registry with two tools, and its log."""

    def __init__(self) -> None:
        self.log = Heard()
        tools = calling.toolset(Handler())
        kept = ("find_names", "log_in")
        entries = tuple(one for one in tools.entries if one.tool.name in kept)
        whole = type(tools)(tools.name, tools.load, entries)
        self.app = Registry(log=self.log).register(whole)

    def find(self, pattern: str, **more: Any) -> Any:
        payload = json.dumps({"pattern": pattern}).encode()
        return self.app.call("find_names", payload, Context(**more))


@pytest.fixture
def tools() -> Tools:
    return Tools()


def later() -> None:
    """Wait until a recorder looks again whether its file is still there."""
    time.sleep(0.06)


def lines(path: Path) -> list[Any]:
    text = path.read_text("utf-8")
    assert not text or text.endswith("\n")
    return [json.loads(line) for line in text.splitlines()]


def vectors(name: str) -> list[Any]:
    cases: list[Any] = json.loads((VECTORS / f"{name}.json").read_text())["cases"]
    assert len(cases) >= 5
    return cases


@pytest.mark.parametrize("case", vectors("reports"), ids=lambda case: case["name"])
def test_reports_are_as_their_vectors_say(case: Any) -> None:
    report = Report()
    report.read(io.BytesIO(case["recording"].encode()))
    assert report.to_json().decode() == case["report"]


@pytest.mark.parametrize("case", vectors("replays"), ids=lambda case: case["name"])
def test_calls_are_replayed_as_their_vectors_say(case: Any) -> None:
    replay = Replay(io.BytesIO(case["recording"].encode()))
    for call in case["calls"]:
        cx = Context(call_id="own", session_id="s")
        envelope = replay.call(call["tool"], call["payload"].encode(), cx)
        error, result = envelope.error, envelope.result_json
        assert (error and error.code) == call.get("code"), call
        assert (None if result is None else result.decode()) == call.get("result"), call
        meta = envelope.meta
        assert (meta.call_id, meta.caller) == ("own", "in-process")
        assert (meta.session_id, meta.tool) == ("s", call["tool"])


def test_clients_are_answered_by_the_types(tools: Tools, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    end = tools.app.record(Recorder(path))
    tools.find("a")
    tools.app.call("find_names", b'{"limit":7,"pattern":"b"}')
    tools.app.call("log_in", b'{"user":"u","token":"12345678"}')
    tools.app.call("log_in", b'{"user":"v","token":"12345678"}')
    end()
    tools.find("c")
    client = calling.Client(Replay.open(path))
    # The default of `root` is sent by clients, and was not by whoever was recorded.
    assert client.find_names(pattern="a").names == ["a"]
    assert client.find_names(pattern="b", limit=7).count == 7
    given = {"user": "v", "token": "another one"}
    assert client.log_in(**given).token.expose() == REDACTED
    with pytest.raises(Exception, match='no call of "find_names" with these argum'):
        client.find_names(pattern="c")
    other = calling.AsyncClient(Replay.open(path))
    assert asyncio.run(other.find_names(pattern="a")).names == ["a"]


def test_a_replayed_call_has_events(tools: Tools, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path))
    tools.find("a")
    heard: list[Event] = []
    Replay.open(path).call(
        "find_names", b'{"pattern":"a"}', Context(events=heard.append)
    )
    names = [event.kind.name for event in heard]
    assert names == ["call_scheduled", "call_started", "call_finished"]
    (call_id,) = {event.call_id for event in heard}
    assert call_id.startswith("call-")


def test_arguments_that_are_given_as_objects_are_recorded(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path))
    tools.app.call("find_names", pattern="ä b", limit=2)
    tools.app.call("find_names", {"pattern": b"\xff", "limit": object()})
    itself: dict[str, Any] = {}
    itself["pattern"] = itself
    tools.app.call("find_names", itself)
    tools.app.call("find_names")
    tools.app.call("find_names", bytearray(b' {"pattern" : "x"}'))
    found = lines(path)
    assert found[0]["arguments"] == {"pattern": "ä b", "limit": 2}
    assert [line.get("unreadable") for line in found] == [None, "", "", None, None]
    assert found[3]["arguments"] == {}
    assert found[4]["arguments"] == {"pattern": "x"}


def test_a_line_of_any_length_takes_little_memory() -> None:
    class Endless(io.RawIOBase):
        left = 64 << 20

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: Any) -> int:
            if self.left > 0:
                self.left -= len(buffer)
                buffer[:] = b"x" * len(buffer)
                return len(buffer)
            rest = b"\n[]\n" if self.left > -(1 << 30) else b""
            self.left = -(1 << 30)
            buffer[: len(rest)] = rest
            return len(rest)

    found = list(entries(io.BufferedReader(Endless(), 1 << 16)))
    assert found == [NoEntry.BROKEN, NoEntry.FOREIGN]


def test_more_tools_than_anybody_has_are_counted_together() -> None:
    report = Report()
    for number in range(10_005):
        entry = Entry(
            tool=f"t{number}",
            started="",
            duration_us=1,
            has_arguments=False,
            arguments=None,
            envelope={"status": "success"},
            is_cut=False,
        )
        report.add(entry)
    found: Any = report.to_builtins()
    assert (found["calls"], found["other_calls"]) == (10_005, 5)
    assert len(found["tools"]) == 10_000


def test_what_is_too_large_is_left_out_and_the_line_says_so(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path))
    long = "x" * LARGEST_LINE
    tools.find("1")
    tools.find(long)
    tools.find("1", caller=long, run_id=long)
    tools.app.call("find_names", f"[{long}".encode())
    found = lines(path)
    everything = ["envelope.result", "arguments", "texts"]
    cuts = [line.get("cut") for line in found]
    assert cuts == [None, ["arguments"], everything, None]
    assert found[1]["envelope"]["error"]["code"] == "invalid_input"
    assert len(found[2]["run_id"]) == 1_000
    assert len(found[2]["envelope"]["meta"]["caller"]) == 1_000
    assert len(found[3]["unreadable"]) == 1_000


def test_a_full_file_gets_a_number(tools: Tools, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path, largest_file=1_500, kept_files=2))
    for number in range(30):
        tools.find(str(number))
    names = ["calls.2.jsonl", "calls.1.jsonl", "calls.jsonl"]
    assert sorted(one.name for one in tmp_path.iterdir()) == sorted(names)
    numbers: list[int] = []
    for name in names:
        assert (tmp_path / name).stat().st_size <= 1_500
        numbers += [int(one["arguments"]["pattern"]) for one in lines(tmp_path / name)]
    assert numbers == list(range(30 - len(numbers), 30))
    assert len(numbers) >= 3


def test_a_part_of_a_line_is_ended_and_a_removed_file_made_again(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    path.write_text('{"recording":1,')
    tools.app.record(Recorder(path))
    tools.find("1")
    assert path.read_text().startswith('{"recording":1,\n{"recording":1,"started"')
    path.rename(tmp_path / "old")
    later()
    tools.find("2")
    assert len(lines(path)) == 1
    path.unlink()
    later()
    tools.find("3")
    assert lines(path)[0]["arguments"] == {"pattern": "3"}


def test_the_file_is_its_owners_and_no_link_is_followed(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    Recorder(path)
    assert path.stat().st_mode & 0o777 == 0o600
    link, dangling = tmp_path / "link.jsonl", tmp_path / "dangling.jsonl"
    link.symlink_to(path)
    dangling.symlink_to(tmp_path / "nothing")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for odd in (link, dangling, tmp_path, pipe, Path("/dev/null")):
        with pytest.raises(RecordError, match=r"recorded to: it is no regular file\.$"):
            Recorder(odd)
    assert not (tmp_path / "nothing").exists()
    with pytest.raises(RecordError, match=r"recorded to: its folder does not exist\.$"):
        Recorder(tmp_path / "no/calls.jsonl")
    with pytest.raises(RecordError, match="null byte"):
        Recorder("a\0b")

    # A link that comes later is not followed either, and fails no call.
    tools.app.record(Recorder(path))
    secret = tmp_path / "secret"
    secret.write_text("")
    path.unlink()
    path.symlink_to(secret)
    assert all(tools.find("1").ok for _ in range(3))
    assert not secret.read_text()
    text = "calls cannot be recorded: it is no regular file"
    assert tools.log.lines == [text]
    # Once it can be written again, the next failure is told, too.
    path.unlink()
    tools.find("1")
    path.unlink()
    path.symlink_to(secret)
    later()
    tools.find("1")
    assert tools.log.lines == [text, text]


def test_a_lock_that_nobody_gives_back_holds_up_one_call_only(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path))
    with path.open() as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        start = time.monotonic()
        for _ in range(50):
            tools.find("1")
        assert time.monotonic() - start < 5
        assert tools.log.lines == [
            "calls cannot be recorded: another process keeps it locked"
        ]
    tools.find("2")
    assert lines(path)[0]["arguments"] == {"pattern": "2"}


def calls_in(folder: Path) -> list[str]:
    """Give the ids of the calls in all files of a folder."""
    every = (line for path in folder.iterdir() for line in lines(path))
    return sorted(line["envelope"]["meta"]["call_id"] for line in every)


def test_threads_share_a_recorder(tools: Tools, tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path, largest_file=20_000, kept_files=1_000))

    def run(own: int) -> None:
        for number in range(100):
            tools.find("x", call_id=f"{own}-{number}")

    threads = [threading.Thread(target=run, args=(own,)) for own in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    wanted = sorted(f"{own}-{number}" for own in range(8) for number in range(100))
    assert calls_in(tmp_path) == wanted


_PROCESS = """
import sys, os
sys.path.insert(0, {tests!r})
from test_recordings import Tools, Recorder
tools = Tools()
tools.app.record(Recorder({path!r}, largest_file=10_000, kept_files=10_000))
print("ready", flush=True)
sys.stdin.readline()
# Children share what their parent has opened.
own = "{own}" + ("c" if os.fork() == 0 else "p")
for number in range(150):
    tools.find("x", call_id=f"{{own}}-{{number}}")
assert tools.log.lines == []
if own.endswith("c"):
    os._exit(0)
assert os.wait()[1] == 0
"""


def test_processes_write_and_rotate_at_once(tmp_path: Path) -> None:
    path = str(tmp_path / "calls.jsonl")
    tests = str(Path(__file__).parent)
    programs = [_PROCESS.format(tests=tests, path=path, own=own) for own in range(4)]
    children = [
        subprocess.Popen(  # noqa: S603 # the program above
            [sys.executable, "-c", program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for program in programs
    ]
    for child in children:
        assert child.stdout is not None
        assert child.stdout.readline() == "ready\n"
    for child in children:
        child.communicate("go\n", timeout=120)
        assert child.returncode == 0
    wanted = [
        f"{own}{kind}-{number}"
        for own in range(4)
        for kind in "pc"
        for number in range(150)
    ]
    assert calls_in(tmp_path) == sorted(wanted)
    assert all(one.stat().st_size <= 10_000 for one in tmp_path.iterdir())


def test_the_environment_names_a_file_or_no_call_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "calls.jsonl"
    monkeypatch.setenv("TOOLRT_RECORD", str(path))
    assert Tools().find("1").ok
    assert len(lines(path)) == 1
    monkeypatch.setenv("TOOLRT_RECORD", "")
    error = Tools().find("1").error
    assert error.to_builtins() == {
        "code": "unavailable",
        "kind": "unavailable",
        "message": 'Nothing runs until calls can be recorded. TOOLRT_RECORD: "" is no '
        "file.",
        "retryable": False,
        "recovery": {
            "action": "stop",
            "hint": "The host must name a file that it can write to.",
        },
    }
    monkeypatch.setenv("TOOLRT_RECORD", str(tmp_path / "no/calls.jsonl"))
    message = Tools().find("1").error.message
    end = 'calls.jsonl" cannot be recorded to: its folder does not exist.'
    assert message.endswith(end)


def test_what_a_tool_that_has_gone_gives_is_not_recorded(
    tools: Tools, tmp_path: Path
) -> None:
    path = tmp_path / "calls.jsonl"
    tools.app.record(Recorder(path))
    entry = tools.app.host.entries["log_in"]
    spec = entry.tool.spec()
    recorder = Recorder(path)
    envelope = tools.app.call("log_in", b'{"user":"u","token":"12345678"}')
    recorder.begin(spec, Context(), None, tools.log)(envelope)
    found = lines(path)
    assert found[0]["envelope"]["result"] == {"token": "[redacted]"}
    assert found[1]["envelope"]["result"] == "[redacted]"
