"""A session: calls and answers as lines of JSON, both ways, in one process."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import msgspec

from toolrt import json
from toolrt.call.cancel import Cancel
from toolrt.call.error import Kind
from toolrt.call.event import Finished
from toolrt.call.plain import members_of
from toolrt.call.request import DECLINED, RequestKind
from toolrt.host.shutdown import shutdown

from .incoming import LONGEST, Incoming, TooLong
from .sampling import Post
from .signals import Interrupted
from .workers import Workers

if TYPE_CHECKING:
    from toolrt.call.envelope import Envelope
    from toolrt.call.event import Event
    from toolrt.call.request import Asked

    from .calls import Calls
    from .spec import CommandSpec
    from .workers import Job, Seat

__all__ = ["Session"]

#: How many calls run or wait for a thread at once; then no more lines are read.
_MOST: Final = 1024

#: How many bytes are written together at most, while more calls come.
_TOGETHER: Final = 32 * 1024

#: How long it waits for room where many calls run, and few have ended, in seconds.
_MOMENT: Final = 0.002

#: How many containers a line may open that nobody looks through for its depth.
_PLAIN: Final = json.MAX_DEPTH

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
        self._waiting: dict[str, _Waiting] = {}
        self._count = 0
        #: Whether it was said that no call runs, since one did.
        self._is_idle = False
        #: Whether nobody answers any more.
        self._is_over = False

    def run(self, lines: BinaryIO) -> int:
        """Read lines until they end; gives the exit code."""
        self._lines = Incoming(lines)
        self._workers = Workers(self._lines, self._take, self._pause, self._flush)
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
        code = 0
        try:
            self._workers.start()
            self._workers.wait()
        except TooLong:
            self._wrong(None, f"A line may have {LONGEST} bytes at most.")
        except Interrupted:
            code = Kind.CANCELLED.exit_code
            self._workers.close()
            with self._lock:
                running = list(self._running.values())
            for cancel in running:
                cancel.cancel()
        self._close(waits=code == 0)
        self._say({"event": "session_end"})
        return code

    def _pause(self) -> None:
        """Say what is to be said before a line is waited for."""
        with self._lock:
            if not self._running and not self._is_idle:
                self._is_idle = True
                self._write(_IDLE)
            else:
                self._write_held()

    def _take(self, line: bytes) -> Job | None:
        """Take a line; gives what is to be done for it."""
        if not line or line.isspace():
            return None
        call = _call_of(line)
        if call is not None:
            return self._call(call.tool, call.id, bytes(call.arguments))
        try:
            said = json.parse(line)
        except json.Broken as broken:
            self._wrong(None, f"The line is not JSON: {broken}")
            return None
        members = members_of(said)
        if members.get("action") == "quit":
            self._workers.close()
        elif isinstance(members.get("tool"), str):
            payload = json.dump(members.get("arguments", {}))
            return self._call(members["tool"], members.get("id"), payload)
        elif "to" in members:
            self._answer(members)
        elif isinstance(members.get("cancel"), str):
            with self._lock:
                cancel = self._running.get(members["cancel"])
            if cancel is not None:
                return lambda _: cancel.cancel()
        else:
            self._wrong(None, "A line has a tool, an answer, a cancel or an action.")
        return None

    def _call(self, tool: str, id_: object, payload: bytes) -> Job | None:
        """Begin a call; gives what runs it.

        Where too many run, it waits for the end of one, unless one of them waits for a
        line itself.
        """
        with self._lock:
            self._count += 1
            name = id_ if isinstance(id_, str) else str(self._count)
            while len(self._running) >= _MOST and not self._waiting:
                self._ended.wait(_MOMENT)
            if name in self._running or len(self._running) >= _MOST:
                cancel = None
            else:
                cancel = self._running[name] = Cancel()
                self._is_idle = False
        if cancel is None:
            self._wrong(name, "A call with this id runs, or too many do.")
            return None

        def run(seat: Seat) -> None:
            turn = seat.turn
            cx = self._calls.context.for_line(cancel, _Asker(self, name), hear)
            calling = self._calls.calling
            calling.call_on(tool, payload, cx, end, lambda: seat.leave(turn))

        quoted = json.dump(name)

        def hear(event: Event) -> None:
            if not isinstance(event.kind, Finished):
                line = event.to_json(name)
                with self._lock:
                    self._hold(line)

        def end(envelope: Envelope[Any]) -> None:
            head = b'{"event":"call_finished","id":' + quoted
            self._finish(name, b'%b,"envelope":%b}' % (head, envelope.to_json()))

        return run

    def _finish(self, name: str, line: bytes) -> None:
        """End a call with its line."""
        with self._lock:
            del self._running[name]
            left = len(self._running)
            if not left and not self._lines.is_at_hand:
                self._is_idle = True
                line = b"%b\n%b" % (line, _IDLE)
            self._hold(line)
            if left == _MOST // 2 or not left:
                self._ended.notify_all()

    def ask(self, name: str, asked: Asked) -> object:
        """Ask whoever has the other end, and wait for the answer."""
        waiting = _Waiting()
        with self._lock:
            if self._is_over:
                return DECLINED
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
        self._workers.give_way()
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
            self._is_over = True
            waiting, self._waiting = self._waiting, {}
        for one in waiting.values():
            one.ready.set()
        gate = self._calls.calling.host.gate
        if waits:
            self._workers.finish()
            shutdown(gate, 0)
        elif not shutdown(gate, 0).left:
            self._workers.finish()

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
        if len(self._held) >= _TOGETHER or not self._workers.is_watched:
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


class _Call(msgspec.Struct):
    """A line that calls."""

    tool: str
    id: object = None
    arguments: msgspec.Raw = msgspec.Raw(b"{}")
    action: object = None


_decode: Final = msgspec.json.Decoder(_Call).decode


def _call_of(line: bytes) -> _Call | None:
    """Read a line that calls, as most do: its arguments stay as they are.

    Nothing where it is another one, or one in which something may be broken.
    """
    opened = line.count(b"[") + line.count(b"{")
    if opened > _PLAIN or b"\\" in line or not line.isascii():
        return None
    try:
        call = _decode(line)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return None
    return call if call.action is None else None


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
