"""What happens while a call runs."""

from __future__ import annotations

from collections.abc import Callable
from math import isfinite
from typing import Any, ClassVar, Final, Literal, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from toolrt import json

from .envelope import CallFault, Envelope

__all__ = [
    "LEVELS",
    "Artifact",
    "Decided",
    "Event",
    "EventKind",
    "EventSink",
    "Finished",
    "Item",
    "Level",
    "Log",
    "Needed",
    "Progress",
    "Scheduled",
    "Started",
]


#: How much a line of the log matters (RFC 5424).
Level: TypeAlias = Literal[
    "debug",
    "info",
    "notice",
    "warning",
    "error",
    "critical",
    "alert",
    "emergency",
]

#: All levels, from the least to the most serious.
LEVELS: Final[tuple[Level, ...]] = (
    "debug",
    "info",
    "notice",
    "warning",
    "error",
    "critical",
    "alert",
    "emergency",
)


class Scheduled(Struct, frozen=True):
    """The call is known."""

    name: ClassVar[str] = "call_scheduled"


class Started(Struct, frozen=True):
    """The handler starts."""

    name: ClassVar[str] = "call_started"


class Progress(Struct, frozen=True):
    """How far the call has come."""

    name: ClassVar[str] = "progress"

    message: str
    percent: float | None = None


class Log(Struct, frozen=True):
    """A line of the call's log."""

    name: ClassVar[str] = "log"

    message: str
    level: Level = "info"


class Artifact(Struct, frozen=True):
    """The handler has made something."""

    name: ClassVar[str] = "artifact"

    title: str
    uri: str


class Item(Struct, frozen=True):
    """An item of a tool that streams."""

    name: ClassVar[str] = "item"

    #: The item as the handler gave it.
    value: Any
    #: The item as canonical JSON.
    json: bytes

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show the item, if it has a type of its own, which hides secrets."""
        from .shown import shown  # noqa: PLC0415

        return [("value", shown(self.value))]

    def __repr__(self) -> str:
        """Show the item, if it has a type of its own, which hides secrets."""
        ((_, value),) = self.__rich_repr__()
        return f"Item({value!r})"


class Needed(Struct, frozen=True, kw_only=True):
    """Something that a call needs."""

    kind: Literal["scope", "capability"]
    #: The scope or the capability.
    name: str
    #: Where the arguments name a place for it, as messages show it.
    at: str | None = None
    #: The grant that allows it; nothing if none does, or if none is needed.
    granted_by: str | None = None


class Decided(Struct, frozen=True, kw_only=True):
    """A policy has decided about the call."""

    name: ClassVar[str] = "policy_decision"

    #: What was looked at: what the tool declares, the arguments, or whether a human
    #: agrees.
    step: Literal["tool", "arguments", "consent"]
    #: The mode of a policy that has one.
    mode: str | None = None
    #: The data class of the tool.
    data: str | None = None
    #: How the tool handles personal data.
    pii: str | None = None
    #: How consent came about, where it did: by a record of the host, by a policy that
    #: asks for none, or by a human who was asked.
    consent: Literal["recorded", "waived", "given"] | None = None
    #: Who has agreed, as the record says.
    by: str | None = None
    #: Why the call is refused; nothing if it is allowed.
    refusal: CallFault | None = None
    #: What the call needs, as far as it was looked at.
    needs: tuple[Needed, ...] = ()

    @property
    def is_allowed(self) -> bool:
        """Whether the call is allowed."""
        return self.refusal is None

    def members(self) -> dict[str, object]:
        """Give what travels."""
        members: dict[str, object] = {"step": self.step, "allowed": self.is_allowed}
        refusal = self.refusal
        said = {
            "mode": self.mode,
            "data": self.data,
            "pii": self.pii,
            "consent": self.consent,
            "by": self.by,
            "code": refusal and refusal.code,
            "reason": refusal and refusal.message,
            "field": refusal and refusal.field,
        }
        members |= {key: value for key, value in said.items() if value is not None}
        needs: list[dict[str, object]] = []
        for need in self.needs:
            needed = {
                need.kind: need.name,
                "at": need.at,
                "granted_by": need.granted_by,
            }
            needs.append(
                {key: text for key, text in needed.items() if text is not None}
            )
        return {**members, "needs": needs}


class Finished(Struct, frozen=True):
    """The call has ended; the last event of each."""

    name: ClassVar[str] = "call_finished"

    envelope: Envelope[Any]


#: What happened.
EventKind: TypeAlias = (
    Scheduled | Started | Progress | Log | Artifact | Item | Decided | Finished
)


class _Head(Struct, omit_defaults=True):
    """What an event says of its call, as far as that is known."""

    event: str
    id: str | UnsetType
    tool: str
    call_id: str
    parent_call_id: str | None = None
    session_id: str | None = None
    run_id: str | None = None
    turn_id: str | None = None
    agent: str | None = None


class Event(Struct, frozen=True, kw_only=True):
    """Something that happened in a call.

    >>> Event(tool="halve", call_id="c1", kind=Log("done")).to_json()
    b'{"event":"log","tool":"halve","call_id":"c1","level":"info","message":"done"}'
    """

    tool: str
    call_id: str
    parent_call_id: str | None = None
    session_id: str | None = None
    run_id: str | None = None
    turn_id: str | None = None
    #: The agent that has made the call.
    agent: str | None = None
    kind: EventKind

    def to_json(self, id_: str | None = None) -> bytes:
        """Give the event as one JSON line, without the line's end.

        Args:
            id_: What a session calls the call by.

        """
        kind = self.kind
        head = _Head(
            kind.name,
            UNSET if id_ is None else id_,
            self.tool,
            self.call_id,
            self.parent_call_id,
            self.session_id,
            self.run_id,
            self.turn_id,
            self.agent,
        )
        if isinstance(kind, Scheduled | Started):
            return json.dump(head)
        members: dict[str, object] = {}
        match kind:
            case Progress(message, percent):
                members["message"] = message
                if percent is not None and isfinite(percent):
                    members["percent"] = percent
            case Log(message, level):
                members["level"] = level
                members["message"] = message
            case Artifact(title, uri):
                members["name"] = title
                members["uri"] = uri
            case Item():
                members["value"] = Raw(kind.json)
            case Decided():
                members = kind.members()
            case Finished(envelope):
                members["envelope"] = Raw(envelope.to_json())
        begun, rest = json.dump(head), json.dump(members)
        return b"%b,%b" % (begun[:-1], rest[1:])


#: A receiver of events: whatever can be called with one. It may be called from several
#: threads.
EventSink: TypeAlias = Callable[[Event], object]


def deliver(sink: EventSink, event: Event) -> None:
    """Hand an event to a receiver; one that fails is no matter of the call."""
    try:
        sink(event)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # noqa: BLE001 # whatever it does, the call goes on
        receiver_failed(error)


def receiver_failed(error: BaseException) -> None:
    """Log what a receiver has raised."""
    import logging  # noqa: PLC0415
    from contextlib import suppress  # noqa: PLC0415

    with suppress(Exception):
        logger = logging.getLogger("toolrt")
        logger.error("a receiver of events failed", exc_info=error)
