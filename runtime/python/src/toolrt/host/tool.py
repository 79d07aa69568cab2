"""A tool's types, its handler, and what a handler gives, checked and written down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeGuard, TypeVar

from msgspec import Struct

from toolrt.call.content import content_codec, content_of
from toolrt.call.inputs import InvalidOutput
from toolrt.call.reply import Partial, Summary, WithSide
from toolrt.codec import Codec, Refused

if TYPE_CHECKING:
    from toolrt.call.error import ToolError
    from toolrt.spec import Spec

__all__ = ["Beside", "Declared", "Handled", "Handler", "Outcome", "Produced", "Tool"]

A = TypeVar("A")
R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")

#: Runs a tool: takes the context, the arguments and, where the design asks for them,
#: the injected arguments and the sink; gives the result or an awaitable of it.
Handler: TypeAlias = Callable[..., Any]


#: What a handler gives: a value, or an awaitable of it where it is async.
Handled: TypeAlias = "Awaitable[T] | T"

#: What a handler of a `partial` tool gives.
Outcome: TypeAlias = "T | Partial[T]"

#: What a handler gives that may have data beside its result.
Beside: TypeAlias = "T | WithSide[T, S]"


class Declared(Struct, frozen=True):
    """A declared error: the class of its details, and how they are written."""

    details: type[Any]
    codec: Codec[Any]


class Tool(Struct, Generic[A, R], frozen=True, kw_only=True):
    """The types and the spec of a tool."""

    name: str
    #: Gives the spec, made when it is first asked for.
    spec: Callable[[], Spec]
    #: How the arguments that callers send are read and written.
    args: Codec[A]
    #: How the result is read and written; `None` for untyped content.
    result: Codec[R] | None = None
    #: How the arguments are read that come from the context, where there are any.
    injected: Codec[Any] | None = None
    #: How a streamed item is written, where the tool streams.
    item: Codec[Any] | None = None
    #: How the data beside the result is written, where there is any.
    side: Codec[Any] | None = None
    #: The declared errors by their codes.
    errors: Mapping[str, Declared] = MappingProxyType({})
    #: Whether the tool can say what it would do.
    dry_run: bool = False
    #: Whether it runs other tools, and needs nobody to implement it.
    chain: bool = False
    #: Whether it uses `@schema`.
    schema: bool = False

    def result_codec(self) -> Codec[Any]:
        """How the result is read and written."""
        if self.result is not None:
            return self.result
        return content_codec()


class Produced(Struct, frozen=True):
    """What a handler has produced, checked and written."""

    result: Any
    json: bytes
    side: object = None
    #: Errors and numbers of a partial outcome.
    partial: tuple[tuple[ToolError, ...], Summary] | None = None


def produced(tool: Tool[Any, Any], value: Any) -> Produced:
    """Take the layers off what a handler gave, checks and writes them.

    Raises:
        InvalidOutput: Something of it breaks its type.

    """
    side: object = None
    partial = None
    if _is_beside(value):
        if tool.side is not None:
            side = _side(tool.side, value.side)
        value = value.result
    if _is_part(value):
        partial = (tuple(value.errors), value.summary)
        value = value.result
    if tool.result is None:
        value = content_of(value)
    codec = tool.result_codec()
    document = written(codec, value)
    if type(value) is not getattr(codec.table, "cls", None):
        # A dict may stand for a record; who reads the result meets the type.
        value = codec.decode(document)
    return Produced(value, document, side, partial)


def written(codec: Codec[Any], value: object) -> bytes:
    """Give a value as canonical JSON.

    Raises:
        InvalidOutput: It breaks its type.

    """
    try:
        return codec.encode(value)
    except Refused as refused:
        raise InvalidOutput(refused.issues) from None


def _side(codec: Codec[Any], side: object) -> object:
    if written(codec, side) in {b"null", b"{}"}:
        return None
    return codec.to_builtins(side)


def _is_beside(value: object) -> TypeGuard[WithSide[Any, Any]]:
    return isinstance(value, WithSide)


def _is_part(value: object) -> TypeGuard[Partial[Any]]:
    return isinstance(value, Partial)
