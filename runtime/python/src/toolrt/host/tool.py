"""A tool's types, its handler, and what a handler gives, checked and written down."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeGuard, TypeVar, cast

from msgspec import Struct

from toolrt.call.declared import declared, is_declared
from toolrt.call.envelope import InvalidOutput, Meta
from toolrt.call.error import ToolError
from toolrt.call.reply import Partial, Summary, WithSide
from toolrt.codec import Codec, Refused

if TYPE_CHECKING:
    from toolrt.call.declared import DeclaredError
    from toolrt.call.envelope import CallFault
    from toolrt.mcp.spec import MessageSpec
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    DeclaredError = hinted("DeclaredError", "toolrt.call.declared")
    CallFault = hinted("CallFault", "toolrt.call.envelope")
    MessageSpec = hinted("MessageSpec", "toolrt.mcp.spec")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Beside", "Declared", "Handled", "Handler", "Outcome", "Produced", "Tool"]

A = TypeVar("A")
R = TypeVar("R")
S = TypeVar("S")
T = TypeVar("T")

#: Runs a tool: takes the context, the arguments and, where the design asks for them,
#: the injected arguments and the sink; gives the result or an awaitable of it.
Handler: TypeAlias = Callable[..., Any]


#: What a handler gives: a value, or an awaitable of it where it is async.
Handled: TypeAlias = Awaitable[T] | T

#: What a handler of a `partial` tool gives.
Outcome: TypeAlias = T | Partial[T]

#: What a handler gives that may have data beside its result.
Beside: TypeAlias = T | WithSide[T, S]


class Declared(Struct, frozen=True):
    """A declared error: its class, and how its details are written."""

    #: Nothing for an error of a tool that was made at run time.
    error: type[DeclaredError] | None
    codec: Codec[Any]

    def takes(self, error: ToolError) -> bool:
        """Whether it is this error; another package may have one by the same name."""
        own = self.error
        return own is None or not is_declared(error) or isinstance(error, own)

    def made(self, code: str, details: Any, fault: CallFault | None) -> ToolError:
        """Give the error with these details, and with what a client has read."""
        if self.error is not None:
            return declared(self.error, details, fault)
        return ToolError(details, fault, code=code)


class Tool(Generic[A, R]):
    """The types and the spec of a tool, each loaded when it is first asked for."""

    def __init__(
        self,
        *,
        name: str,
        spec: Callable[[], Callable[[], Spec]],
        args: Callable[[], Codec[A]],
        result: Callable[[], Codec[R]] | None = None,
        injected: Callable[[], Codec[Any]] | None = None,
        item: Callable[[], Codec[Any]] | None = None,
        side: Callable[[], Codec[Any]] | None = None,
        errors: Callable[[], Mapping[str, Declared]] | None = None,
        dry_run: bool = False,
        chain: bool = False,
        schema: bool = False,
        messages: Callable[[], tuple[MessageSpec, ...]] | None = None,
        prompt: bool = False,
    ) -> None:
        """Take what loads each of them.

        Args:
            name: The name of the tool.
            spec: Loads what gives the spec.
            args: Loads how the arguments that callers send are read and written.
            result: Loads how the result is; nothing for untyped content.
            injected: Loads how the arguments are read that come from the context.
            item: Loads how a streamed item is written, where the tool streams.
            side: Loads how the data beside the result is written.
            errors: Loads the declared errors by their codes.
            dry_run: Whether the tool can say what it would do.
            chain: Whether it runs other tools, and needs nobody to implement it.
            schema: Whether it uses `@schema`.
            messages: Loads the messages of a prompt that the design has: then it needs
                nobody to implement it.
            prompt: Whether the result is a list of messages.

        """
        self.name = name
        self.dry_run = dry_run
        self.chain = chain
        self.schema = schema
        self.prompt = prompt
        #: Whether a server of the same design runs it, by its own name.
        self.is_served = False
        self._spec = spec
        self._args = args
        self._result = result
        self._injected = injected
        self._item = item
        self._side = side
        self._errors = errors
        self._messages = messages

    def uninjected(self) -> Tool[A, R]:
        """Give the tool as a server of the same design has it for its clients.

        That server injects what is injected, and runs the steps of a chain.
        """
        made = Tool(
            name=self.name,
            spec=self._spec,
            args=self._args,
            result=self._result,
            item=self._item,
            side=self._side,
            errors=self._errors,
            dry_run=self.dry_run,
            schema=self.schema,
        )
        made.is_served = True
        return made

    def takes(self) -> tuple[str, ...]:
        """Give what a handler is called with; nothing is loaded for that."""
        injected = () if self._injected is None else ("injected",)
        return ("cx", "args", *injected)

    @property
    def renders(self) -> bool:
        """Whether the design has its messages; nothing is loaded for that."""
        return self._messages is not None

    @cached_property
    def messages(self) -> tuple[MessageSpec, ...]:
        """The messages of a prompt, where the design has them."""
        return () if self._messages is None else self._messages()

    @cached_property
    def is_of_server(self) -> bool:
        """Whether only an MCP server calls it: a resource or a prompt of its own.

        Their names have a slash, which the names in a design have not: nothing is
        loaded for all others.
        """
        if "/" not in self.name:
            return False
        return self.spec().implementation.kind in {"resource", "prompt"}

    def streams(self) -> bool:
        """Whether a handler gets a sink; nothing is loaded for that."""
        return self._item is not None

    def spec(self) -> Spec:
        """Give the spec, made when it is first asked for."""
        return self._made_spec()

    @cached_property
    def _made_spec(self) -> Callable[[], Spec]:
        return self._spec()

    @cached_property
    def meta(self) -> Meta:
        """What envelopes say of the tool."""
        spec = self.spec()
        return Meta(
            tool=spec.name,
            toolset=spec.toolset,
            service=spec.service,
            version=spec.version,
        )

    @cached_property
    def needs_consent(self) -> bool:
        """Whether a human must agree to each call."""
        return self.spec().needs_consent

    @cached_property
    def args(self) -> Codec[A]:
        """How the arguments that callers send are read and written."""
        return self._args()

    @cached_property
    def result(self) -> Codec[R] | None:
        """How the result is read and written; `None` for untyped content."""
        return self._result and self._result()

    @cached_property
    def injected(self) -> Codec[Any] | None:
        """How the arguments are read that come from the context, where any do."""
        return self._injected and self._injected()

    @cached_property
    def item(self) -> Codec[Any] | None:
        """How a streamed item is written, where the tool streams."""
        return self._item and self._item()

    @cached_property
    def side(self) -> Codec[Any] | None:
        """How the data beside the result is written, where there is any."""
        return self._side and self._side()

    @cached_property
    def errors(self) -> Mapping[str, Declared]:
        """The declared errors by their codes."""
        return {} if self._errors is None else self._errors()

    def result_codec(self) -> Codec[Any]:
        """How the result is read and written."""
        if self.result is not None:
            return self.result
        if self.prompt:
            from toolrt.mcp.messages import messages_codec  # noqa: PLC0415

            return messages_codec()
        from toolrt.call.content import content_codec  # noqa: PLC0415

        return content_codec()


class Produced(Struct, frozen=True):
    """What a handler has produced, checked and written."""

    result: Any
    json: bytes
    #: How many bytes the result takes, with what is beside it.
    size: int
    side: object = None
    #: Errors and numbers of a partial outcome.
    partial: tuple[tuple[ToolError, ...], Summary] | None = None
    #: What the tool that was called in its place says of it.
    said: Said | None = None


class Said(Struct, frozen=True):
    """A result, and what an envelope says of it for whoever reads it."""

    result: Any
    reminder: str | None
    hint: str | None
    next_cursor: str | None


def produced(tool: Tool[Any, Any], value: Any) -> Produced:
    """Take the layers off what a handler gave, check and write them.

    Raises:
        InvalidOutput: Something of it breaks its type.

    """
    codec = tool.result
    if codec is not None and not isinstance(value, _LAYERS):
        value, document = written(codec, value)
        return Produced(value, document, len(document))
    side: object = None
    beside = b""
    partial = said = None
    if isinstance(value, Said):
        said, value = value, value.result
    if _is_beside(value):
        if tool.side is not None:
            side, beside = _side(tool.side, value.side)
        value = value.result
    if _is_part(value):
        partial = (tuple(value.errors), value.summary)
        value = value.result
    if codec is None and tool.prompt:
        from toolrt.mcp.messages import messages_of  # noqa: PLC0415

        value = messages_of(cast("Any", value))
    elif codec is None:
        from toolrt.call.content import content_of  # noqa: PLC0415

        value = content_of(cast("Any", value))
    value, document = written(tool.result_codec(), value)
    size = len(document) + len(beside)
    return Produced(value, document, size, side, partial, said)


#: What may be around a result.
_LAYERS = (Said, WithSide, Partial)


def written(codec: Codec[Any], value: object) -> tuple[Any, bytes]:
    """Give a value of its type, and its canonical JSON.

    A dict may stand for a record; who reads the result meets the type.

    Raises:
        InvalidOutput: It breaks its type.

    """
    try:
        return codec.canonical(value)
    except Refused as refused:
        raise InvalidOutput(refused.issues) from None


def _side(codec: Codec[Any], side: object) -> tuple[object, bytes]:
    made, document = written(codec, side)
    if document in {b"null", b"{}"}:
        return None, b""
    return codec.to_builtins(made), document


def _is_beside(value: object) -> TypeGuard[WithSide[Any, Any]]:
    return isinstance(value, WithSide)


def _is_part(value: object) -> TypeGuard[Partial[Any]]:
    return isinstance(value, Partial)
