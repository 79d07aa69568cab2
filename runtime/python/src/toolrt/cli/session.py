"""A session: calls and answers as lines of JSON, both ways, in one process."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, BinaryIO, Final

from toolrt import json
from toolrt.call.cancel import Cancel
from toolrt.call.context import Context
from toolrt.call.error import Kind
from toolrt.call.event import Event, Finished
from toolrt.call.plain import members_of
from toolrt.call.request import DECLINED, RequestKind
from toolrt.host.shutdown import shutdown

from .sampling import Post
from .signals import Interrupted
from .workers import Workers

if TYPE_CHECKING:
    from toolrt.call.request import Asked

    from .calls import Calls
    from .spec import CommandSpec

__all__ = ["Session"]

#: How long a line may be.
_LONGEST: Final = 64 * 1024 * 1024

#: How many calls run or wait for a thread at once; then no more lines are read.
_MOST: Final = 1024


#: How many bytes are written together at most, while more calls wait.
_TOGETHER: Final = 32 * 1024

#: How long it waits for room where many calls run, and few have ended, in seconds.
_MOMENT: Final = 0.002

#: The line that says that no call runs.
_IDLE: Final = b'{"event":"awaiting_input"}'


class Session:
    """Answers calls that come as lines, until the input ends.

    A line is `{"tool": …, "arguments": {…}, "id": …}`, `{"answer": …, "to": …}`,
    `{"cancel": …}` or `{"action": "quit"}`. Whatever it is, each call ends with one
    `call_finished` that has its envelope.
    """

    def __init__(
        self, spec: CommandSpec, calls: Calls, write_lines: Callable[[bytes], None]
    ) -> None:
        """Take the command, what calls, and where lines go."""
        self._spec = spec
        self._calls = calls
        self._write_lines = write_lines
        #: Lines that are written together with the next ones.
        self._held = bytearray()
        self._lock = threading.Lock()
        self._running: dict[str, Cancel] = {}
        self._ended = threading.Condition(self._lock)
        self._workers = Workers(self._flush)
        self._waiting: dict[str, _Waiting] = {}
        self._count = 0

    def run(self, lines: BinaryIO) -> int:
        """Read lines until they end; gives the exit code."""
        session = self._calls.context.session_id
        start: dict[str, object] = {
            "event": "session_start",
            "command": self._spec.name,
        }
        if self._spec.version is not None:
            start["version"] = self._spec.version
        if session is not None:
            start["session_id"] = session
        self._say(start)
        with self._lock:
            self._write(_IDLE)
        code = 0
        try:
            self._read(lines)
        except Interrupted:
            code = Kind.CANCELLED.exit_code
            with self._lock:
                running = list(self._running.values())
            for cancel in running:
                cancel.cancel()
        self._close(waits=code == 0)
        self._say({"event": "session_end"})
        return code

    def _read(self, lines: BinaryIO) -> None:
        while line := lines.readline(_LONGEST + 1):
            if len(line) > _LONGEST:
                self._wrong(None, f"A line may have {_LONGEST} bytes at most.")
                break
            if line.strip() and not self._take(line):
                break

    def _take(self, line: bytes) -> bool:
        """Take a line; whether the session goes on."""
        try:
            said = json.parse(line)
        except json.Broken as broken:
            self._wrong(None, f"The line is not JSON: {broken}")
            return True
        members = members_of(said)
        if members.get("action") == "quit":
            return False
        if isinstance(members.get("tool"), str):
            self._call(members)
        elif "to" in members:
            self._answer(members)
        elif isinstance(members.get("cancel"), str):
            with self._lock:
                cancel = self._running.get(members["cancel"])
            if cancel is not None:
                cancel.cancel()
        else:
            self._wrong(None, "A line has a tool, an answer, a cancel or an action.")
        return True

    def _call(self, said: dict[str, Any]) -> None:
        """Begin a call.

        Where too many run, it waits for the end of one, unless one of them waits for a
        line itself.
        """
        tool, id_ = said["tool"], said.get("id")
        with self._lock:
            self._count += 1
            name = id_ if isinstance(id_, str) else str(self._count)
            while len(self._running) >= _MOST and not self._waiting:
                self._ended.wait(_MOMENT)
            if name in self._running or len(self._running) >= _MOST:
                cancel = None
            else:
                cancel = self._running[name] = Cancel()
        if cancel is None:
            self._wrong(name, "A call with this id runs, or too many do.")
            return
        payload = json.dump(said.get("arguments", {}))
        cx = self._calls.context.with_cancel(cancel).with_asker(_Asker(self, name))
        cx = cx.with_events(lambda event: self._hear(name, event))
        self._workers.run(lambda: self._run(name, tool, payload, cx))

    def _run(self, name: str, tool: str, payload: bytes, cx: Context) -> None:
        envelope = self._calls.calling.call(tool, payload, cx)
        head = b'{"event":"call_finished","id":' + json.dump(name)
        line = b'%b,"envelope":%b}' % (head, envelope.to_json())
        with self._lock:
            del self._running[name]
            left = len(self._running)
            self._hold(line if left else b"%b\n%b" % (line, _IDLE))
            if left == _MOST // 2 or not left:
                self._ended.notify_all()

    def _hear(self, name: str, event: Event) -> None:
        if isinstance(event.kind, Finished):
            return
        # The event as it is, with the id behind its name.
        told = event.to_json()
        end = told.index(b'"', len(b'{"event":"')) + 1
        line = b'%b,"id":%b%b' % (told[:end], json.dump(name), told[end:])
        with self._lock:
            self._hold(line)

    def ask(self, name: str, asked: Asked) -> object:
        """Ask whoever has the other end, and wait for the answer."""
        waiting = _Waiting()
        with self._lock:
            self._count += 1
            to = f"q{self._count}"
            self._waiting[to] = waiting
            self._ended.notify_all()
        said: dict[str, object] = {
            "id": name,
            "to": to,
            "request": asked.request.to_raw(),
        }
        if asked.request.kind is RequestKind.SAMPLE and self._calls.sampler is not None:
            self._say({"type": "sample_request", **said})
        else:
            issues = [issue.message for issue in asked.issues]
            self._say({"event": "input_required", **said, "issues": issues})
        waiting.ready.wait()
        return waiting.answer

    def posts(self) -> Post | None:
        """Give what answers samples, where that is a server."""
        sampler = self._calls.sampler
        return sampler if isinstance(sampler, Post) else None

    def agrees(self) -> bool:
        """Whether `--yes` was given."""
        return self._calls.agrees

    def _answer(self, said: dict[str, Any]) -> None:
        with self._lock:
            waiting = self._waiting.pop(str(said["to"]), None)
        if waiting is None:
            self._wrong(None, "Nothing waits for this answer.")
            return
        answer = said.get("text" if said.get("type") == "sample_response" else "answer")
        waiting.answer = DECLINED if said.get("declined") is True else answer
        waiting.ready.set()

    def _close(self, *, waits: bool) -> None:
        """End what waits, let calls come to their ends, and shut the registry down.

        Who is not waited for is cancelled; who does not listen to that is left.
        """
        with self._lock:
            waiting, self._waiting = self._waiting, {}
        for one in waiting.values():
            one.ready.set()
        gate = self._calls.calling.host.gate
        if waits:
            self._workers.close()
            shutdown(gate, 0)
        elif not shutdown(gate, 0).left:
            self._workers.close()

    def _wrong(self, name: str | None, text: str) -> None:
        said: dict[str, object] = {"event": "invalid_line", "message": text}
        self._say(said if name is None else {**said, "id": name})

    def _say(self, members: dict[str, object]) -> None:
        with self._lock:
            self._write(json.dump(members))

    def _hold(self, line: bytes) -> None:
        """Write a line soon: each for itself costs more than a short call."""
        self._held += line
        self._held += b"\n"
        if len(self._held) >= _TOGETHER or not self._workers.goes_on:
            self._write_held()

    def _write(self, line: bytes) -> None:
        """Write a line, behind those that are held."""
        self._held += line
        self._held += b"\n"
        self._write_held()

    def _flush(self) -> None:
        with self._lock:
            self._write_held()

    def _write_held(self) -> None:
        if self._held:
            lines, self._held = bytes(self._held), bytearray()
            self._write_lines(lines)


class _Waiting:
    """An answer that is waited for; whoever goes away declines."""

    def __init__(self) -> None:
        self.ready = threading.Event()
        self.answer: object = DECLINED


class _Asker:
    """Asks through the lines of a session."""

    def __init__(self, session: Session, name: str) -> None:
        self._session = session
        self._name = name

    def __call__(self, asked: Asked) -> object:
        if asked.request.kind is RequestKind.CONFIRM and self._session.agrees():
            return True
        sampler = self._session.posts()
        if asked.request.kind is RequestKind.SAMPLE and sampler is not None:
            return sampler.sample(asked)
        return self._session.ask(self._name, asked)
