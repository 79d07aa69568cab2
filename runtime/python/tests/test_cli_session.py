"""Sessions as processes: calls that block, ask, are cancelled, and come in floods."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager
from typing import Any

from toolrt import Context, Registry
from toolrt.cli import Command, CommandSpec
from toolrt.made import tool, toolset_of

PATIENCE = 30

_NUMBER = {"properties": {"n": {"type": "integer"}}, "required": ["n"]}
_INTEGER = {"type": "integer"}

#: Those that wait here go on together.
_GATE = threading.Barrier(64)
_STUCK = threading.Event()


@tool(name="echo", input_schema=_NUMBER, output_schema=_INTEGER)
def echo(_: Any, args: dict[str, Any]) -> int:
    """Give it back at once."""
    return int(args["n"])


@tool(name="meet", input_schema=_NUMBER, output_schema=_INTEGER)
def meet(_: Any, args: dict[str, Any]) -> int:
    """Wait until 64 calls are here."""
    _GATE.wait(PATIENCE)
    return int(args["n"])


@tool(name="stick", input_schema=_NUMBER, output_schema=_INTEGER)
def stick(cx: Context, args: dict[str, Any]) -> int:
    """Wait for `free`, and hear of no cancel."""
    cx.progress("Stuck")
    _STUCK.wait(PATIENCE)
    return int(args["n"])


@tool(name="free", input_schema=_NUMBER, output_schema=_INTEGER)
def free(_: Any, args: dict[str, Any]) -> int:
    """Let those that wait go on."""
    _STUCK.set()
    return int(args["n"])


@tool(name="leave", input_schema=_NUMBER, output_schema=_INTEGER)
def leave(_: Any, __: dict[str, Any]) -> int:
    """Interrupt the call."""
    raise KeyboardInterrupt


@tool(name="count_left", input_schema=_NUMBER, output_schema=_INTEGER)
def count_left(_: Any, __: dict[str, Any]) -> int:
    """Count the handlers that were left behind."""
    from toolrt.host.threads import thread_counts  # noqa: PLC0415

    return thread_counts().left_behind


@tool(
    name="drop",
    input_schema=_NUMBER,
    output_schema=_INTEGER,
    confirm="Drop it?",
)
def drop(_: Any, args: dict[str, Any]) -> int:
    """Run where somebody agrees."""
    return int(args["n"])


TOOLS = [echo, meet, stick, free, leave, count_left, drop]


class Session:
    """A session, and what it says."""

    def __init__(self, process: subprocess.Popen[bytes]) -> None:
        assert process.stdin is not None
        assert process.stdout is not None
        self.process = process
        self.stdin = process.stdin
        self.stdout = process.stdout

    def say(self, *lines: object) -> None:
        self.stdin.write(b"".join(json.dumps(line).encode() + b"\n" for line in lines))
        self.stdin.flush()

    def hear(self, event: str, count: int = 1) -> list[dict[str, Any]]:
        """Give so many events of a name; others are passed over."""
        heard: list[dict[str, Any]] = []
        while len(heard) < count:
            line = self.stdout.readline()
            assert line, f"{len(heard)} of {count} {event}"
            said = json.loads(line)
            if said["event"] == event:
                heard.append(said)
        return heard

    def end(self) -> list[dict[str, Any]]:
        """Close the input; gives what is said until the end."""
        self.stdin.close()
        rest = [json.loads(line) for line in self.stdout]
        assert self.process.wait(PATIENCE) == 0
        return rest


@contextmanager
def session() -> Generator[Session]:
    words = [sys.executable, __file__]
    with subprocess.Popen(  # noqa: S603 # our own file
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        own = Session(process)
        try:
            own.hear("awaiting_input")
            yield own
        finally:
            process.kill()


def call(name: str, n: int, id_: str | None = None) -> dict[str, Any]:
    line: dict[str, Any] = {"tool": name, "arguments": {"n": n}}
    return line if id_ is None else {**line, "id": id_}


def results(finished: list[dict[str, Any]]) -> dict[str, Any]:
    return {one["id"]: one["envelope"].get("result") for one in finished}


def test_short_calls_are_answered_in_their_order() -> None:
    with session() as own:
        writer = threading.Thread(
            target=lambda: own.say(*[call("echo", n) for n in range(5000)])
        )
        writer.start()
        finished = own.hear("call_finished", 5000)
        writer.join()
        assert results(finished) == {str(n + 1): n for n in range(5000)}
        (idle,) = own.hear("awaiting_input")
        assert idle == {"event": "awaiting_input"}
        assert own.end() == [{"event": "session_end"}]


def test_no_call_runs_is_said_once_behind_the_last_one() -> None:
    with session() as own:
        own.say(call("echo", 1), {"cancel": "nobody"})
        said = [json.loads(own.stdout.readline())["event"] for _ in range(4)]
        assert said == [
            "call_scheduled",
            "call_started",
            "call_finished",
            "awaiting_input",
        ]
        own.say({"cancel": "nobody"})
        assert own.end() == [{"event": "session_end"}]


def test_64_calls_run_at_once() -> None:
    with session() as own:
        own.say(*[call("meet", n) for n in range(64)])
        finished = own.hear("call_finished", 64)
        assert results(finished) == {str(n + 1): n for n in range(64)}


def test_calls_behind_one_that_blocks_are_answered() -> None:
    with session() as own:
        own.say(call("stick", 0, "s"), *[call("echo", n) for n in range(1, 200)])
        finished = own.hear("call_finished", 199)
        assert set(results(finished).values()) == set(range(1, 200))
        own.say(call("free", 200))
        assert set(results(own.hear("call_finished", 2)).values()) == {0, 200}


def test_who_hears_of_no_cancel_is_left() -> None:
    with session() as own:
        own.say(call("stick", 1, "s"))
        own.hear("progress")
        own.say({"cancel": "s"})
        (cancelled,) = own.hear("call_finished")
        assert cancelled["envelope"]["error"]["code"] == "cancelled"
        own.say(call("count_left", 0))
        (counted,) = own.hear("call_finished")
        assert counted["envelope"]["result"] == 1
        own.say(call("free", 2), call("echo", 3))
        assert set(results(own.hear("call_finished", 2)).values()) == {2, 3}
        deadline = time.monotonic() + PATIENCE
        while True:
            own.say(call("count_left", 0))
            (counted,) = own.hear("call_finished")
            if counted["envelope"]["result"] == 0:
                break
            assert time.monotonic() < deadline


def test_those_that_are_left_are_no_more_than_there_are_threads() -> None:
    with session() as own:
        for n in range(70):
            own.say(call("stick", n, f"s{n}"))
            if n < 64:
                own.hear("progress")
            own.say({"cancel": f"s{n}"})
            (ended,) = own.hear("call_finished")
            assert ended["envelope"]["error"]["code"] == "cancelled", n
        own.say(call("free", 0, "f"))
        # There is no place for it until one of them ends.
        own.say({"cancel": "f"})
        (ended,) = own.hear("call_finished")
        assert ended["envelope"]["error"]["code"] == "cancelled"


def test_calls_behind_a_question_are_answered() -> None:
    with session() as own:
        own.say(call("drop", 1, "d"), *[call("echo", n) for n in range(2, 50)])
        said: list[dict[str, Any]] = []
        while len(said) < 49:
            one = json.loads(own.stdout.readline())
            if one["event"] in {"input_required", "call_finished"}:
                said.append(one)
        (asked,) = [one for one in said if one["event"] == "input_required"]
        assert (asked["id"], asked["request"]["question"]) == ("d", "Drop it?")
        said.remove(asked)
        assert set(results(said).values()) == set(range(2, 50))
        own.say({"to": asked["to"], "answer": True})
        assert results(own.hear("call_finished")) == {"d": 1}
        own.say({"to": asked["to"], "answer": True})
        own.hear("invalid_line")
        own.say(call("drop", 2, "d"))
        own.hear("input_required")
        (finished,) = [one for one in own.end() if one["event"] == "call_finished"]
        assert finished["envelope"]["ok"] is False


def test_what_is_asked_at_the_end_is_declined() -> None:
    with session() as own:
        own.say(*[call("drop", n) for n in range(200)])
        said = own.end()
        finished = [one for one in said if one["event"] == "call_finished"]
        assert len(finished) == 200
        assert not any(one["envelope"]["ok"] for one in finished)


def test_an_interrupt_of_a_handler_ends_its_call() -> None:
    with session() as own:
        own.say(call("leave", 0))
        (ended,) = own.hear("call_finished")
        assert ended["envelope"]["error"]["code"] == "cancelled"
        own.say(call("echo", 1))
        assert results(own.hear("call_finished")) == {"2": 1}
        assert own.end()[-1] == {"event": "session_end"}


def test_an_id_is_free_when_its_call_has_ended() -> None:
    with session() as own:
        for n in range(200):
            own.say(call("echo", n, "same"))
            assert results(own.hear("call_finished")) == {"same": n}
        own.say(call("stick", 1, "same"))
        own.hear("progress")
        own.say(call("echo", 2, "same"))
        (refused,) = own.hear("invalid_line")
        assert refused["id"] == "same"


def test_lines_that_are_nearly_calls_are_read_as_all_others() -> None:
    deep = "[" * 200 + "]" * 200
    lines = [
        '{"tool":"echo","arguments":{"n":1},"action":"quit2"}',
        '{"tool":"echo","arguments":{"n":2,"n":3},"id":7}',
        '{"tool":"echo","arguments":{"n":4},"id":"\\u00e9"}',
        '{"tool":"echo","arguments":{"n":5},"id":"e"}',
        f'{{"tool":"echo","arguments":{{"n":{deep}}}}}',
        '{"tool":"echo","arguments":{"n":6}',
        '{"tool":"echo","arguments":"\\ud800"}',
        '{"tool":"echo","arguments":{"n":7}}\r',
    ]
    with session() as own:
        own.stdin.write(("\n".join(lines) + "\n").encode())
        own.stdin.flush()
        own.stdin.close()
        said = [json.loads(line) for line in own.stdout]
        assert own.process.wait(PATIENCE) == 0
    finished = [one for one in said if one["event"] == "call_finished"]
    assert results(finished) == {"1": 1, "2": 3, "é": 4, "e": 5, "5": 7}
    assert sum(one["event"] == "invalid_line" for one in said) == 3


def app() -> Registry:
    return Registry().register(toolset_of("calls", TOOLS))


if __name__ == "__main__":
    spec = CommandSpec(name="calls", tools=tuple(own.name for own in TOOLS))
    sys.exit(Command(spec, app()).run(["--session"]))
