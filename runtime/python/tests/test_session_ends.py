"""Sessions that end, as processes: who does not listen is not waited for."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from toolrt import Registry
from toolrt.cli import Command, CommandSpec
from toolrt.made import tool, toolset_of
from toolrt.recording import Recorder

PATIENCE = 20


@tool(
    name="block",
    input_schema={"properties": {"ms": {"type": "integer"}}, "required": ["ms"]},
    output_schema={"type": "integer"},
)
def block(cx: Any, args: dict[str, Any]) -> int:
    """Block the thread, and hear of no cancel."""
    cx.progress("Blocking")
    time.sleep(args["ms"] / 1000)
    return int(args["ms"])


def begin(recorded: Path) -> subprocess.Popen[bytes]:
    """Begin the session of this file as a process of its own."""
    words = [sys.executable, __file__, str(recorded)]
    return subprocess.Popen(  # noqa: S603 # our own file
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )


def call(process: subprocess.Popen[bytes], ms: int) -> None:
    assert process.stdin is not None
    line = json.dumps({"tool": "block", "arguments": {"ms": ms}})
    process.stdin.write(line.encode() + b"\n")
    process.stdin.flush()


def test_a_signal_leaves_who_does_not_listen(tmp_path: Path) -> None:
    with begin(tmp_path / "calls.jsonl") as process:
        call(process, 60_000)
        assert process.stdout is not None
        for line in process.stdout:
            if b"progress" in line:
                break
        started = time.monotonic()
        process.send_signal(signal.SIGTERM)
        rest = [json.loads(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 130
    assert time.monotonic() - started < 10
    assert rest[-1]["event"] == "session_end"


def test_the_end_of_the_input_waits_for_calls(tmp_path: Path) -> None:
    path = tmp_path / "calls.jsonl"
    with begin(path) as process:
        call(process, 400)
        assert process.stdin is not None
        process.stdin.close()
        assert process.stdout is not None
        said = [json.loads(line) for line in process.stdout]
        assert process.wait(PATIENCE) == 0
    ended = [one["envelope"] for one in said if one["event"] == "call_finished"]
    assert [envelope["result"] for envelope in ended] == [400]
    assert said[-1]["event"] == "session_end"
    (line,) = path.read_text("utf-8").splitlines()
    assert json.loads(line)["envelope"]["result"] == 400


if __name__ == "__main__":
    app = Registry().register(toolset_of("blocks", [block]))
    app.record(Recorder(sys.argv[1]))
    code = Command(CommandSpec(name="blocks", tools=("block",)), app).run(["--session"])
    assert app.is_shut_down
    sys.exit(code)
