"""What a wire format is to a dialogue: how turns are read, and answers written."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from toolrt.agent.completion import Completion
from toolrt.call.content import Part
from toolrt.call.envelope import Envelope
from toolrt.spec import Spec
from toolrt.told import described

from .failed import too_large
from .plain import members, size
from .strict import Dialect

__all__ = ["Answer", "Call", "Finish", "Gathering", "Part", "Reply", "Wire", "Wish"]


class Finish(StrEnum):
    """Why a model has ended its turn."""

    #: It has said what it wanted, or waits for answers to its calls.
    DONE = "done"
    #: Its output or its context is full.
    TRUNCATED = "truncated"
    #: It refuses to answer, or a filter of its provider does.
    REFUSED = "refused"
    #: Its provider interrupts it: sent back as it is, the turn goes on.
    PAUSED = "paused"
    #: Its provider could not read the call that it made.
    MALFORMED = "malformed"


class Call(Struct, frozen=True, kw_only=True):
    """A call that a model wants."""

    #: As the provider has it; a new one where it gave none, or one twice.
    id: str
    #: What the model calls, by the tool's own name; there need not be such a tool.
    name: str
    #: The arguments as they came, by their own names: JSON text, or a dict.
    args: Any
    #: Why it is not made, as the model is told; `None` where it is made.
    flaw: str | None = None


class Answer(Struct, frozen=True, kw_only=True):
    """What a model is told of one of its calls."""

    call: Call
    text: str
    #: Where the call stands in the model's message.
    place: dict[str, Any]
    #: `None` where the call was not made.
    envelope: Envelope[Any] | None = None
    #: The parts of untyped content.
    parts: list[Part] | None = None

    @property
    def is_error(self) -> bool:
        """Whether the call has failed, or was not made."""
        return self.envelope is None or self.envelope.error is not None


class Wish(Struct, frozen=True, kw_only=True):
    """A call as a response has it."""

    #: What is not a text is no id.
    id: Any
    name: str
    args: Any
    #: Where it stands in the message that goes back.
    place: dict[str, Any]


class Reply(Struct, frozen=True, kw_only=True):
    """A response, read."""

    #: The model's turn, as the next request has it; empty where it has said nothing.
    messages: list[Any]
    wishes: list[Wish]
    text: str
    finish: Finish
    #: What the provider says of that.
    why: str = ""


class Gathering(ABC):
    """The events of one response, put together."""

    def __init__(self, wire: Wire, most: int) -> None:
        """Begin without an event.

        Args:
            wire: The format.
            most: How large may be what is kept.

        """
        self._members = wire.members
        self._most = self._left = most

    def keep(self, value: Any) -> None:
        """Count something that is kept.

        Raises:
            TurnFailed: It is too much.

        """
        self._left -= size(value, self._left)
        if self._left < 0:
            raise too_large(self._most)

    @abstractmethod
    def feed(self, event: dict[str, Any]) -> str:
        """Take an event; give the text for people that is in it."""

    @abstractmethod
    def response(self) -> dict[str, Any]:
        """Give the response that the events make.

        Raises:
            TurnFailed: They have ended early.

        """


class Wire(ABC):
    """A wire format."""

    #: What searches for tools on the provider's side, if it has that; the definitions
    #: of others then say `defer_loading`.
    finder: ClassVar[dict[str, Any] | None] = None
    #: Who calls, as `meta.caller` says it.
    caller: ClassVar[str]
    #: The key of the schemas that the provider takes without a strict mode.
    plain: ClassVar[str]
    #: What its strict mode takes; `None` where it has none.
    strict: ClassVar[Dialect | None] = None
    #: What it takes as the form of a typed answer; `None` where that is everything.
    formed: ClassVar[Dialect | None] = None
    #: Whether the form of an answer and tools go together.
    forms_with_tools: ClassVar[bool] = True
    #: Which ids and names of calls it takes back.
    ids: ClassVar[re.Pattern[str]] = re.compile(r"[!-~]{1,8192}")
    names: ClassVar[re.Pattern[str]] = re.compile(r"[A-Za-z0-9_-]{1,64}")

    def members(self, given: object) -> dict[str, Any]:
        """Give a response or an event as a dict."""
        return members(given, by_alias=True, exclude_unset=True)

    @abstractmethod
    def tool(self, spec: Spec, schema: dict[str, Any], *, strict: bool) -> Any:
        """Give a definition of a tool."""

    @abstractmethod
    def request(self, tools: list[Any], *, free: bool, single: bool) -> dict[str, Any]:
        """Give what a request says of tools.

        Args:
            tools: Their definitions; there is at least one.
            free: Whether the model may call them.
            single: Whether it is to make one call a turn.

        """

    @abstractmethod
    def form(
        self, completion: Completion[Any], schema: dict[str, Any], *, strict: bool
    ) -> dict[str, Any] | None:
        """Give what a request says of the form of the answer; `None` for nothing."""

    @abstractmethod
    def read(self, response: dict[str, Any]) -> Reply:
        """Read a response.

        Raises:
            TurnFailed: It is no turn of a model.

        """

    def events(self, response: dict[str, Any]) -> Any:
        """Give the stream that is inside of a response; `None` where there is none."""
        del response

    @abstractmethod
    def gathering(self, most: int) -> Gathering:
        """Give what puts the events of a response together."""

    @abstractmethod
    def settle(self, place: dict[str, Any], call_id: str, name: str) -> None:
        """Write id and name of a call into the message that goes back."""

    @abstractmethod
    def answers(self, answers: Sequence[Answer]) -> list[Any]:
        """Give the messages that answer calls, in their order."""

    @abstractmethod
    def said(self, text: str) -> Any:
        """Give a message of the user."""


def function(spec: Spec, key: str, schema: dict[str, Any]) -> dict[str, Any]:
    """Give the members that definitions of tools have in most formats."""
    told = described(spec)
    named = {"name": spec.name, **({"description": told} if told else {})}
    return {**named, key: schema}


def object_or_none(text: str) -> dict[str, Any] | None:
    """Give the object that a text holds; an empty one where it holds nothing."""
    if not text.strip():
        return {}
    try:
        value = msgspec.json.decode(text)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    return value if isinstance(value, dict) else None


def args_of(given: Any) -> Any:
    """Give arguments as a call takes them: JSON text, or a dict.

    Some models send nothing for none.
    """
    if given is None or (isinstance(given, str) and not given.strip()):
        return {}
    return given if isinstance(given, str | dict) else json_text(given)


def sent_back(args: Any) -> dict[str, Any]:
    """Give arguments for a format that takes nothing but objects.

    What is none is inside of one, so that the model sees what it has sent.
    """
    if isinstance(args, str):
        known = object_or_none(args)
        return {"INVALID_JSON": args} if known is None else known
    return args if isinstance(args, dict) else {"INVALID_JSON": json_text(args)}


def json_text(value: Any) -> str:
    """Give a value as JSON, or something like it where it is none."""
    try:
        return msgspec.json.encode(value).decode()
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return type(value).__name__
