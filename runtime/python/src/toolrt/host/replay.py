"""Calls that are answered from a recording: nothing runs."""

from __future__ import annotations

from _thread import allocate_lock
from os import PathLike
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from toolrt import json
from toolrt.call.context import Context
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Action, Kind
from toolrt.call.event import Finished, Scheduled, Started
from toolrt.codec import Refused

from .counted import counted
from .tool import Tool

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import BinaryIO
else:
    from toolrt.lazy import hinted

    BinaryIO = hinted("BinaryIO", "typing")

__all__ = ["Replay"]

_REDACTED: Final = "[redacted]"


class Replay:
    """An executor that answers from a recording, for tests and demonstrations.

    A call gets the answer to the recorded call of the same tool with the same
    arguments. If several are the same, they answer one after the other, and the last
    one again and again. A call that is not recorded fails as `not_recorded`.
    `spec/recordings.md` says what is the same.
    """

    __slots__ = ("_calls", "_indexes", "_lock")

    def __init__(self, file: BinaryIO) -> None:
        """Read a recording.

        Lines that are no calls are passed over, and so are calls of which the line has
        not everything, and those that have asked their caller.

        Args:
            file: The recording, open for reading.

        Raises:
            OSError: It cannot be read.

        """
        from toolrt.recording import NoEntry, entries  # noqa: PLC0415

        self._calls: dict[str, list[tuple[Any, Envelope[Any]]]] = {}
        for entry in entries(file):
            if isinstance(entry, NoEntry) or entry.is_cut or not entry.has_arguments:
                continue
            envelope = Envelope.from_builtins(entry.envelope)
            if envelope is None or envelope.status is Status.INPUT_REQUIRED:
                continue
            self._calls.setdefault(entry.tool, []).append((entry.arguments, envelope))
        self._indexes: dict[tuple[str, bool], _Index] = {}
        self._lock = allocate_lock()

    @classmethod
    def open(cls, path: str | PathLike[str]) -> Replay:
        """Read a recording from a file.

        Raises:
            OSError: It cannot be read.

        """
        with open(path, "rb") as file:  # noqa: PTH123 # pathlib is slow to load
            return cls(file)

    def call(
        self, tool: str, payload: bytes | str, cx: Context | None = None
    ) -> Envelope[Any]:
        """Answer a call of `tool` with JSON arguments."""
        return self._answer(tool, None, payload, cx)

    async def acall(
        self, tool: str, payload: bytes | str, cx: Context | None = None
    ) -> Envelope[Any]:
        """Answer a call of `tool` with JSON arguments."""
        return self._answer(tool, None, payload, cx)

    def knowing(self, tool: Tool[Any, Any]) -> _Knowing:
        """Give the executor that knows the types of a tool."""
        return _Knowing(self._answer, tool)

    def _answer(
        self,
        name: str,
        tool: Tool[Any, Any] | None,
        payload: bytes | str,
        cx: Context | None,
    ) -> Envelope[Any]:
        start = monotonic()
        given = Context() if cx is None else cx
        given.token()  # shared with the call
        known = given.call_id is not None and not given.is_running
        call_id = None if known else counted()
        cx = given.started(name, call_id, payload)
        if cx.events is not None:
            cx.emit(Scheduled())
            cx.emit(Started())
        envelope = self._found(name, tool, payload)
        if envelope is None:
            from toolrt.diagnose.shown import shortened  # noqa: PLC0415

            message = (
                f"The recording has no call of {shortened(name)} with these arguments."
            )
            fault = CallFault.of(
                "not_recorded",
                Kind.UNAVAILABLE,
                message,
                action=Action.STOP,
                hint="Record the call first.",
            )
            envelope = Envelope(status=Status.ERROR, error=fault, meta=Meta())
        meta = replace(
            envelope.meta,
            tool=envelope.meta.tool or name,
            call_id=cx.call_id or "",
            session_id=cx.session_id,
            caller=cx.caller,
            duration_ms=int((monotonic() - start) * 1000),
        )
        envelope = replace(envelope, meta=meta)
        if cx.events is not None:
            cx.end()
            cx.emit(Finished(envelope))
        return envelope

    def _found(
        self, name: str, tool: Tool[Any, Any] | None, payload: bytes | str
    ) -> Envelope[Any] | None:
        calls = self._calls.get(name)
        if calls is None:
            return None
        try:
            given = json.parse(payload)
        except json.Broken:
            return None
        with self._lock:
            own = name, tool is not None
            index = self._indexes.get(own)
            if index is None:
                index = _Index([_form(tool, arguments) for arguments, _ in calls])
                self._indexes[own] = index
            place = index.next(_form(tool, given))
        return None if place is None else calls[place][1]

    def __repr__(self) -> str:
        """Show how many calls it has."""
        return f"Replay({sum(map(len, self._calls.values()))})"


class _Knowing:
    """A recording whose answers are for somebody who knows the types of a tool."""

    __slots__ = ("_answer", "_tool")

    def __init__(
        self, answer: Callable[..., Envelope[Any]], tool: Tool[Any, Any]
    ) -> None:
        self._answer = answer
        self._tool = tool

    def call(
        self, tool: str, payload: bytes | str, cx: Context | None = None
    ) -> Envelope[Any]:
        return self._answer(tool, self._tool, payload, cx)

    async def acall(
        self, tool: str, payload: bytes | str, cx: Context | None = None
    ) -> Envelope[Any]:
        return self._answer(tool, self._tool, payload, cx)


class _Group:
    """Calls with the same arguments."""

    __slots__ = ("arguments", "calls", "is_redacted", "next")

    def __init__(self, arguments: object) -> None:
        self.arguments = arguments
        # Whether something of the arguments is not in the recording.
        self.is_redacted = _is_redacted(arguments)
        self.calls: list[int] = []
        self.next = 0


class _Index:
    """Calls by their arguments."""

    __slots__ = ("_groups",)

    def __init__(self, arguments: list[object]) -> None:
        self._groups: dict[bytes, _Group] = {}
        for call, one in enumerate(arguments):
            key = json.dump(one)
            group = self._groups.get(key)
            if group is None:
                group = self._groups[key] = _Group(one)
            group.calls.append(call)

    def next(self, given: object) -> int | None:
        """Give the call that answers these arguments next."""
        group = self._groups.get(json.dump(given))
        if group is None:
            groups = self._groups.values()
            fitting = (
                own for own in groups if own.is_redacted and _fits(own.arguments, given)
            )
            group = next(fitting, None)
        if group is None:
            return None
        call = group.calls[group.next]
        group.next = min(group.next + 1, len(group.calls) - 1)
        return call


def _form(tool: Tool[Any, Any] | None, arguments: Any) -> object:
    """Give the form of arguments by which they are compared."""
    if tool is not None:
        codec = tool.args
        try:
            made = codec.encode(codec.decode(json.dump(arguments)))
        except Refused:
            pass
        else:
            return _sorted(json.parse(made))
    return _sorted(arguments)


def _sorted(value: Any) -> Any:
    """Give a value with its keys in order, and numbers by what they are worth."""
    match value:
        case dict():
            return {key: _sorted(value[key]) for key in sorted(value)}
        case list():
            return [_sorted(item) for item in value]
        case float():
            number = float(value)
            whole = number.is_integer() and abs(number) < 1 << 63
            return int(number) if whole else number
        case _:
            return value


def _is_redacted(value: object) -> bool:
    match value:
        case list():
            return any(map(_is_redacted, value))
        case dict():
            return any(map(_is_redacted, value.values()))
        case _:
            return value == _REDACTED


def _fits(recorded: Any, given: Any) -> bool:
    """Whether arguments are those of a recording, in which secrets stand for any."""
    if recorded == _REDACTED:
        return True
    if isinstance(recorded, list) and isinstance(given, list):
        return len(recorded) == len(given) and all(map(_fits, recorded, given))
    if isinstance(recorded, dict) and isinstance(given, dict):
        return recorded.keys() == given.keys() and all(
            _fits(own, given[key]) for key, own in recorded.items()
        )
    return type(recorded) is type(given) and bool(recorded == given)
