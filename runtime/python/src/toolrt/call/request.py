"""What a call asks of whoever has made it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum, StrEnum
from typing import TYPE_CHECKING, Final, Literal, Self, TypeAlias

from msgspec import Raw, Struct

from toolrt import json

from .plain import items_of, members_of

if TYPE_CHECKING:
    from toolrt.diagnose import Issue
else:
    from toolrt.lazy import hinted

    Issue = hinted("Issue", "toolrt.diagnose")

__all__ = [
    "DECLINED",
    "NOBODY",
    "Asked",
    "Asker",
    "Message",
    "NoAnswer",
    "Request",
    "RequestKind",
    "Root",
    "Sample",
]


class RequestKind(StrEnum):
    """The kind of a request."""

    #: A question of the design (`asks`), for a human.
    ASK = "ask"
    #: Whether a human agrees to the call.
    CONFIRM = "confirm"
    #: A text of the caller's model.
    SAMPLE = "sample"
    #: The caller's folders.
    ROOTS = "roots"


class Message(Struct, frozen=True):
    """A message to a model, or of one."""

    role: Literal["user", "assistant"]
    text: str


class Sample(Struct, frozen=True, kw_only=True):
    """What a model is to go on with."""

    system: str | None = None
    #: From the first to the last.
    messages: tuple[Message, ...]
    max_tokens: int

    @classmethod
    def of(cls, text: str, max_tokens: int, *, system: str | None = None) -> Self:
        """Give one message of a user."""
        messages = (Message("user", text),)
        return cls(system=system, messages=messages, max_tokens=max_tokens)


class Root(Struct, frozen=True):
    """A folder of the caller."""

    uri: str
    name: str | None = None


class Request(Struct, frozen=True, kw_only=True):
    """A request: a question, a text for a model to go on with, or folders."""

    kind: RequestKind
    #: The tool that asks: the one that was called, or one that its handler calls.
    tool: str
    #: What a human reads (`ask`, `confirm`).
    question: str | None = None
    #: The JSON Schema of the answer, as JSON text (`ask`).
    schema: str | None = None
    #: What the model goes on with (`sample`).
    sample: Sample | None = None
    #: What the call touches, line by line, for the human who is asked (`confirm`). It
    #: is for an asker of this process, and in no envelope.
    touches: tuple[str, ...] = ()

    def to_builtins(self) -> dict[str, object]:
        """Give the request as it stands in an envelope."""
        members = self._members()
        if self.schema is not None:
            members["schema"] = json.parse(self.schema)
        return members

    def to_raw(self) -> dict[str, object]:
        """Give the same, with the schema as its bytes."""
        members = self._members()
        if self.schema is not None:
            members["schema"] = Raw(self.schema.encode())
        return members

    def _members(self) -> dict[str, object]:
        members: dict[str, object] = {"kind": self.kind.value, "tool": self.tool}
        if self.question is not None:
            members["question"] = self.question
        if self.schema is not None:
            members["schema"] = None  # its place; the value follows
        if self.sample is not None:
            if self.sample.system is not None:
                members["system"] = self.sample.system
            members["messages"] = [
                {"role": message.role, "text": message.text}
                for message in self.sample.messages
            ]
            members["max_tokens"] = self.sample.max_tokens
        return members

    @classmethod
    def from_builtins(cls, value: object) -> Self | None:
        """Give a request that another process has written.

        `None` for one of a kind that is not known.
        """
        given = members_of(value)
        kind, tool = given.get("kind"), given.get("tool")
        if kind not in _KINDS or not isinstance(tool, str):
            return None
        sample = None
        if "messages" in given:
            said = map(members_of, items_of(given["messages"]))
            limit, system = given.get("max_tokens"), given.get("system")
            sample = Sample(
                system=system if isinstance(system, str) else None,
                messages=tuple(message for one in said for message in _message(one)),
                max_tokens=limit if type(limit) is int else 0,
            )
        question = given.get("question")
        schema = json.dump(given["schema"]).decode() if "schema" in given else None
        return cls(
            kind=RequestKind(kind),
            tool=tool,
            question=question if isinstance(question, str) else None,
            schema=schema,
            sample=sample,
        )

    def what(self) -> str:
        """Give what is asked, for messages."""
        from toolrt.diagnose.shown import shortened  # noqa: PLC0415

        if self.kind is RequestKind.SAMPLE:
            return "a request for a sample"
        if self.kind is RequestKind.ROOTS:
            return "a request for folders"
        return "a question" if self.question is None else shortened(self.question)


_KINDS: Final = frozenset(kind.value for kind in RequestKind)


def _message(given: dict[str, object]) -> list[Message]:
    role, text = given.get("role"), given.get("text")
    if isinstance(text, str):
        if role == "user":
            return [Message("user", text)]
        if role == "assistant":
            return [Message("assistant", text)]
    return []


class NoAnswer(Enum):
    """What an asker gives in place of an answer."""

    #: Somebody has refused to answer.
    DECLINED = "declined"
    #: This asker cannot answer such requests: the caller may.
    NOBODY = "nobody"


DECLINED: Final = NoAnswer.DECLINED
NOBODY: Final = NoAnswer.NOBODY


class Asked(Struct, frozen=True, kw_only=True):
    """A request to an asker of the host."""

    request: Request
    #: What was wrong with the answer before; empty the first time.
    issues: tuple[Issue, ...] = ()
    #: The call that asks, its session and its caller.
    call_id: str
    session_id: str | None
    caller: str


#: Answers a request, by way of the host: with the answer, or why there is none. If it
#: has a method `answers`, that says of a `RequestKind` whether it makes sense to ask.
Asker: TypeAlias = Callable[[Asked], object | Awaitable[object]]


def answers(asker: Asker, kind: RequestKind | str) -> bool:
    """Whether it makes sense to ask somebody a request of a kind."""
    own = getattr(asker, "answers", None)
    return own is None or bool(own(RequestKind(kind)))
