"""Typed calls over any executor."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, ParamSpec, TypeAlias, TypeVar

from toolrt.call.context import Context
from toolrt.call.envelope import CallFailed, Envelope, Status, spelt_out
from toolrt.call.error import ToolError
from toolrt.call.event import EventSink, Item, deliver
from toolrt.call.reply import Partial, Summary
from toolrt.codec import Codec, Refused

from .executor import knowing
from .tool import Tool

if TYPE_CHECKING:
    from toolrt.call.envelope import CallFault
    from toolrt.call.event import Event
    from toolrt.diagnose import Issue

    from .executor import AsyncExecutor, Executor
else:
    from toolrt.lazy import hinted

    CallFault = hinted("CallFault", "toolrt.call.envelope")
    Event = hinted("Event", "toolrt.call.event")
    Issue = hinted("Issue", "toolrt.diagnose")
    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Executor = hinted("Executor", "toolrt.host.executor")

__all__ = [
    "AnswerRefused",
    "Call",
    "acall",
    "acall_partial",
    "built",
    "call",
    "call_partial",
    "with_items",
]

A = TypeVar("A")
P = ParamSpec("P")
R = TypeVar("R")


class AnswerRefused(Exception):  # an end of a call
    """The answer is not what the tool declares."""

    def __init__(self, tool: str, issues: Sequence[Issue]) -> None:
        """Take the name of the tool, and everything that is wrong with its answer."""
        super().__init__(tool, issues)
        #: The name of the tool.
        self.tool = tool
        #: Everything that is wrong with the answer.
        self.issues = tuple(issues)

    def __str__(self) -> str:
        """Give a line for people."""
        return f"the answer of {self.tool} is not valid: {spelt_out(self.issues)}"


class Call(NamedTuple):
    """A call that is made and not sent.

    A plan takes it, `plan.add(call)`, and whatever runs tools, `app.call(*call)`.
    """

    #: The name of the tool.
    tool: str
    #: The arguments as JSON, checked.
    payload: bytes

    def __repr__(self) -> str:
        """Show the tool; the arguments may hold secrets."""
        return f"Call(tool={self.tool!r}, payload=…)"


if TYPE_CHECKING:
    #: A method that needs no instance.
    _Static: TypeAlias = staticmethod[P, Call]
else:
    # The class takes no parameters while code runs.
    _Static = Callable[P, Call]


def built(
    tool: Tool[A, Any],
    made_by: Callable[[], Callable[P, A]],
) -> _Static[P]:
    """Give the method that makes calls of a tool, and does not send them.

    It needs no instance. It takes the arguments of the tool by name, and raises
    `Refused` if they are not valid.

    Args:
        tool: Which tool.
        made_by: Loads what its arguments are made by, whose parameters are those of the
            function.

    """

    def build(*args: P.args, **values: P.kwargs) -> Call:
        """Make a call of the tool."""
        made = made_by()(*args, **values)
        return Call(tool.name, tool.args.encode(made))

    return staticmethod(build)


def call(executor: Executor, tool: Tool[A, R], args: A, cx: Context | None = None) -> R:
    """Call a tool and read its result.

    Raises:
        Refused: The arguments are not valid; nothing was sent.
        DeclaredError: An error that the tool declares, of the class generated for it.
        CallFailed: Any other error, or only a part was done.
        AnswerRefused: The answer is not what the tool declares.

    """
    envelope = knowing(executor, tool).call(tool.name, tool.args.encode(args), cx)
    return answer(tool, envelope, cx)


async def acall(
    executor: AsyncExecutor, tool: Tool[A, R], args: A, cx: Context | None = None
) -> R:
    """Call a tool and read its result, as `call` does."""
    envelope = await knowing(executor, tool).acall(
        tool.name, tool.args.encode(args), cx
    )
    return answer(tool, envelope, cx)


def call_partial(
    executor: Executor, tool: Tool[A, R], args: A, cx: Context | None = None
) -> R | Partial[R]:
    """Call a tool that may do a part only, and read what it did.

    Raises as `call` does.
    """
    envelope = knowing(executor, tool).call(tool.name, tool.args.encode(args), cx)
    return partial_answer(tool, envelope, cx)


async def acall_partial(
    executor: AsyncExecutor, tool: Tool[A, R], args: A, cx: Context | None = None
) -> R | Partial[R]:
    """Call a tool that may do a part only, as `call_partial` does."""
    envelope = await knowing(executor, tool).acall(
        tool.name, tool.args.encode(args), cx
    )
    return partial_answer(tool, envelope, cx)


def with_items(
    cx: Context | None, tool: Tool[Any, Any], on_item: Callable[[Any], object]
) -> Context:
    """Give the same context.

    In which `on_item` sees each item of a tool that streams.
    """
    cx = Context() if cx is None else cx.for_call()
    item = tool.item
    if item is None:
        return cx
    return cx.with_events(_Items(item, on_item, cx.events))


class _Items:
    """A receiver that hands items on as values, and everything to the one behind."""

    __slots__ = ("_item", "_on_item", "_outer")

    def __init__(
        self,
        item: Codec[Any],
        on_item: Callable[[Any], object],
        outer: EventSink | None,
    ) -> None:
        self._item = item
        self._on_item = on_item
        self._outer = outer

    def __call__(self, event: Event) -> None:
        # It hears of it first: what is done with an item may fail.
        if self._outer is not None:
            deliver(self._outer, event)
        if isinstance(event.kind, Item):
            try:
                value, _ = self._item.decode_lenient(event.kind.json)
            except Refused:
                return  # the receiver behind this one may know it
            self._on_item(value)

    def wait(self) -> None:
        wait = getattr(self._outer, "wait", None)
        if wait is not None:
            wait()

    async def async_wait(self) -> None:
        wait = getattr(self._outer, "async_wait", None)
        if wait is not None:
            await wait()


def answer(tool: Tool[Any, R], envelope: Envelope[Any], cx: Context | None) -> R:
    """Give the result in an envelope, or why there is none."""
    if envelope.status is Status.SUCCESS:
        return _result(tool, envelope, cx)
    raise _failure(tool, envelope)


def partial_answer(
    tool: Tool[Any, R], envelope: Envelope[Any], cx: Context | None
) -> R | Partial[R]:
    """Give the result in an envelope, which may be a part."""
    if envelope.status is not Status.PARTIAL:
        return answer(tool, envelope, cx)
    errors = [
        _declared(tool, fault) or ToolError(fault.details, fault)
        for fault in envelope.errors
    ]
    return Partial(
        result=_result(tool, envelope, cx),
        errors=errors,
        summary=envelope.summary or Summary(),
    )


def _result(tool: Tool[Any, R], envelope: Envelope[Any], cx: Context | None) -> R:
    """Read a result as a consumer.

    A key that this client does not know yet is only worth a line in the log.
    """
    codec: Codec[R] = tool.result_codec()
    try:
        value, ignored = codec.decode_lenient(envelope.result_json or b"null")
    except Refused as refused:
        raise AnswerRefused(tool.name, refused.issues) from None
    for pointer in ignored:
        if cx is not None:
            message = f"the result of {tool.name} has an unknown key {pointer}"
            cx.for_call().log(message)
    return value


def _failure(tool: Tool[Any, Any], envelope: Envelope[Any]) -> Exception:
    fault = envelope.error
    return (fault and _declared(tool, fault)) or CallFailed(envelope)


def _declared(tool: Tool[Any, Any], fault: CallFault) -> ToolError | None:
    """Give a declared error from its code and its details."""
    declared = tool.errors.get(fault.code)
    if declared is None:
        return None
    try:
        details = declared.codec.convert(fault.details or {})
    except Refused:
        return None
    return declared.made(fault.code, details, fault)
