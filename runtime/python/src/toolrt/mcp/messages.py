"""The messages of a prompt: what its tool gives, and how a design's are made."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, TypeAlias, cast

from msgspec import Struct

from toolrt.call.content import (
    Audio,
    Image,
    Part,
    Resource,
    ResourceContents,
    Role,
    Text,
    part_table,
)
from toolrt.codec import Codec

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.host.tool import Tool

    from .spec import MessageSpec

__all__ = [
    "Messages",
    "MessagesLike",
    "PromptMessage",
    "messages_codec",
    "messages_of",
]


class PromptMessage(Struct, frozen=True, forbid_unknown_fields=True):
    """A message for a model."""

    role: Role
    #: A resource without text and data stands for what the server reads at its URI.
    content: Part


#: What a prompt gives: its messages, from the first to the last.
Messages: TypeAlias = list[PromptMessage]

#: What a handler may give for messages: a list of them, one, a text of the user, or
#: nothing.
MessagesLike: TypeAlias = Messages | PromptMessage | str | None


def messages_of(value: MessagesLike) -> Messages:
    """Give the messages that a handler means."""
    if value is None:
        return []
    if isinstance(value, str):
        return [PromptMessage("user", Text(value))]
    return value if isinstance(value, list) else [value]


@cache
def messages_codec() -> Codec[Messages]:
    """Give the codec of messages."""
    from toolrt.table import Enum, Field, List, Record  # noqa: PLC0415

    role = Field("role", Enum(None, ("user", "assistant")))
    content = Field("content", part_table())
    return Codec(List(Record(PromptMessage, lambda: (role, content))))


def renderer_of(tool: Tool[Any, Any]) -> Callable[..., Messages]:
    """Give the handler of a prompt whose messages the design has."""

    def render(_: Context, args: Any, injected: Any = None) -> Messages:
        from toolrt.call.inputs import roots  # noqa: PLC0415

        given = roots(args, tool.args, injected, tool.injected)
        return [_rendered(message, given) for message in tool.messages]

    return render


def _rendered(message: MessageSpec, roots: dict[str, object]) -> PromptMessage:
    """Give a message with its texts."""
    from base64 import b64decode  # noqa: PLC0415

    from msgspec import UNSET  # noqa: PLC0415

    from toolrt.call.template import render  # noqa: PLC0415

    from .spec import MediaMessage, TextMessage  # noqa: PLC0415

    if isinstance(message, TextMessage):
        return PromptMessage(message.role, Text(render(message.text, roots)))
    if isinstance(message, MediaMessage):
        kind = Image if message.kind == "image" else Audio
        part = kind(b64decode(message.data), message.mime)
        return PromptMessage(message.role, part)
    text = None if message.text is None else render(message.text, roots)
    contents = ResourceContents(
        uri=cast("Any", render(message.uri, roots)),
        mime_type=message.mime or UNSET,
        text=UNSET if text is None else text,
    )
    return PromptMessage(message.role, Resource(contents))
