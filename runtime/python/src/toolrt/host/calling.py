"""The ways to call the tools of a registry."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeAlias

from toolrt.call.envelope import Envelope

from .host import Host
from .pipeline import call, drive, drive_async, drive_on

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .pipeline import Payload
    from .stream import Events
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")
    Payload = hinted("Payload", "toolrt.host.pipeline")
    Events = hinted("Events", "toolrt.host.stream")

__all__ = ["AsyncTools", "Calling", "Tools", "Within"]


class Calling:
    """Calls tools by name: a registry, or a part of one.

    Arguments are a JSON document, a dict or keywords. The answer is an envelope,
    whatever happens.
    """

    __slots__ = ("_caller", "_cx", "_host", "_seen")

    def __init__(
        self,
        host: Host,
        seen: Collection[str] | None,
        cx: Context | None,
        agent: str | None = None,
    ) -> None:
        """Call of the tools of a host.

        Args:
            host: Has the tools.
            seen: The tools that can be called; all where it is `None`.
            cx: The context of calls that bring none.
            agent: The agent that makes the calls.

        """
        self._caller = agent
        self._host = host
        self._seen = seen
        self._cx = cx

    @property
    def host(self) -> Host:
        """What the host decides, for those who call on its behalf."""
        return self._host

    def advertised(
        self, specs: Iterable[Spec], cx: Context | None = None
    ) -> tuple[Spec, ...]:
        """Give those of some specs that a model may see under the host's policy.

        All where it has none. Servers, dialogues and modules of SDKs list these and no
        others. What is not among them can be called all the same, and is rejected then.

        Args:
            specs: Those of the tools that there are, such as `specs()`.
            cx: The context of the calls, for policies that look at it.

        """
        from .seen import advertised, tools_of  # noqa: PLC0415

        policy = self._host.policy
        if policy is None:
            return tuple(tools_of(specs))
        cx = cx or self._cx
        if self._caller is not None:
            cx = _of_agent(cx, self._caller)
        return advertised(specs, policy, cx)

    def call(
        self,
        tool: str,
        payload: Payload = None,
        cx: Context | None = None,
        /,
        **args: object,
    ) -> Envelope[Any]:
        """Call a tool and wait for its answer.

        A handler that is not async runs in the thread of the caller, unless the call
        has a limit of time or somebody has asked for the context's `cancel`: then it
        runs in a thread of its own, which is left behind where it does not end.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call.
            args: The arguments as keywords, in place of a payload.

        Raises:
            TypeError: There are both a payload and keywords.
            KeyboardInterrupt: The handler was interrupted. Nothing else that it raises
                gets out of the call.

        """
        if args:
            payload = _keywords(payload, args)
        cx = cx or self._cx
        if self._caller is not None:
            cx = _of_agent(cx, self._caller)
        steps = call(self._host, self._seen, tool, payload, cx, waits=True)
        return drive(steps)

    def call_on(
        self,
        tool: str,
        payload: bytes,
        cx: Context,
        end: Callable[[Envelope[Any]], object],
        left: Callable[[], object],
    ) -> None:
        """Call a tool in this thread, and hand its answer on; for the runtime itself.

        Where the call is cancelled, its answer comes in the thread of whoever cancels,
        and the handler goes on here alone.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document.
            cx: The context of the call.
            end: Takes the answer, in any case once.
            left: Is called where the handler is left behind, before that.

        """
        steps = call(self._host, self._seen, tool, payload, cx, waits=True)
        drive_on(steps, end, left)

    async def acall(
        self,
        tool: str,
        payload: Payload = None,
        cx: Context | None = None,
        /,
        **args: object,
    ) -> Envelope[Any]:
        """Call a tool on the running event loop.

        A handler that is not async runs in a thread of its own.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call.
            args: The arguments as keywords, in place of a payload.

        """
        if args:
            payload = _keywords(payload, args)
        cx = cx or self._cx
        if self._caller is not None:
            cx = _of_agent(cx, self._caller)
        steps = call(self._host, self._seen, tool, payload, cx)
        return await drive_async(steps)

    def preflight(
        self,
        tool: str,
        payload: Payload = None,
        cx: Context | None = None,
        /,
        **args: object,
    ) -> Envelope[Any]:
        """Take the steps of a call up to its handler, and run nothing.

        The answer is the error with which the call would be refused; `input_required`
        with the request `confirm` where a human must agree and the host has nobody who
        asks; else a success without a result. What the call itself may ask or refuse
        later (limits, its handler) is not known yet.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call; its receiver hears nothing.
            args: The arguments as keywords, in place of a payload.

        """
        from toolrt.call.context import Context  # noqa: PLC0415

        if args:
            payload = _keywords(payload, args)
        cx = cx or self._cx or Context()
        if self._caller is not None:
            cx = _of_agent(cx, self._caller)
        checking = cx.checking()
        return drive(call(self._host, self._seen, tool, payload, checking))

    def refuse(self, tool: str, payload: Payload, cx: Context | None) -> Envelope[Any]:
        """Answer a call for which there is no thread; for the runtime itself."""
        cx = cx or self._cx
        if self._caller is not None:
            cx = _of_agent(cx, self._caller)
        steps = call(self._host, self._seen, tool, payload, cx, busy=True)
        return drive(steps)

    def stream(
        self,
        tool: str,
        payload: Payload = None,
        cx: Context | None = None,
        /,
        **args: object,
    ) -> Events:
        """Give the events of a call, which `for` and `async for` run.

        The last event holds the envelope. Whoever stops reading cancels the call.

        Args:
            tool: The name of the tool.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call; its own receiver gets the events as well.
            args: The arguments as keywords, in place of a payload.

        """
        from .stream import Events  # noqa: PLC0415

        if args:
            payload = _keywords(payload, args)
        return Events(self, tool, payload, cx or self._cx)

    @property
    def tools(self) -> Tools:
        """The tools as attributes.

        `app.tools.find_files(pattern="*.py")` is an envelope.
        """
        return Tools(self)

    @property
    def atools(self) -> AsyncTools:
        """The tools as attributes, to be awaited."""
        return AsyncTools(self)

    def within(self, cx: Context) -> Within:
        """Give the same tools, called with this context.

        `app.within(cx).tools.get_todos()`.
        """
        return Within(self._host, self._seen, cx, self._caller)

    def list(self) -> _Names:
        """Give the names of all tools, in the order they were registered.

        Not those of tools that only a server calls.
        """
        seen = self._seen
        entries = self._host.entries.items()
        if seen is not None:
            return [name for name, _ in entries if name in seen]
        return [name for name, entry in entries if not entry.tool.is_of_server]

    def known_tools(self) -> _Specs:
        """Give the specs of all tools, as `list` gives their names.

        Each has the table of its arguments.
        """
        from msgspec.structs import replace  # noqa: PLC0415

        entries = self._host.entries
        tools = (entries[name].tool for name in self.list() if name in entries)
        return [replace(tool.spec(), args=tool.args) for tool in tools]

    def __contains__(self, tool: object) -> bool:
        """Tell whether there is a tool of this name."""
        return tool in self._host.entries and (self._seen is None or tool in self._seen)


class Within(Calling):
    """The tools of a registry, called with a context."""

    __slots__ = ()


class Tools:
    """Tools as attributes, and by name as items."""

    __slots__ = ("_calling",)

    def __init__(self, calling: Calling) -> None:
        """Take what calls them."""
        self._calling = calling

    def __getattr__(self, name: str) -> Callable[..., Envelope[Any]]:
        """Give the tool of this name, or of one that is spelled so as an identifier.

        Raises:
            AttributeError: There is none, or several are spelled so.

        """
        try:
            return self[_called(self._calling, name)]
        except LookupError as error:
            raise AttributeError(*error.args, name=name, obj=self) from None

    def __getitem__(self, name: str) -> Callable[..., Envelope[Any]]:
        """Give the tool of this name, which need not be an identifier."""
        calling = self._calling

        def tool(
            payload: Payload = None, cx: Context | None = None, /, **args: object
        ) -> Envelope[Any]:
            return calling.call(name, payload, cx, **args)

        tool.__name__ = tool.__qualname__ = name
        return tool

    def __iter__(self) -> Iterator[str]:
        """Give the names of the tools."""
        return iter(self._calling.list())

    def __dir__(self) -> _Names:
        """Give the names of the tools, and how they are spelled as identifiers."""
        return _spelled(self._calling)


class AsyncTools:
    """Tools as attributes, and by name as items, to be awaited."""

    __slots__ = ("_calling",)

    def __init__(self, calling: Calling) -> None:
        """Take what calls them."""
        self._calling = calling

    def __getattr__(
        self, name: str
    ) -> Callable[..., Coroutine[Any, Any, Envelope[Any]]]:
        """Give the tool of this name, or of one that is spelled so as an identifier.

        Raises:
            AttributeError: There is none, or several are spelled so.

        """
        try:
            return self[_called(self._calling, name)]
        except LookupError as error:
            raise AttributeError(*error.args, name=name, obj=self) from None

    def __getitem__(
        self, name: str
    ) -> Callable[..., Coroutine[Any, Any, Envelope[Any]]]:
        """Give the tool of this name, which need not be an identifier."""
        calling = self._calling

        async def tool(
            payload: Payload = None, cx: Context | None = None, /, **args: object
        ) -> Envelope[Any]:
            return await calling.acall(name, payload, cx, **args)

        tool.__name__ = tool.__qualname__ = name
        return tool

    def __iter__(self) -> Iterator[str]:
        """Give the names of the tools."""
        return iter(self._calling.list())

    def __dir__(self) -> _Names:
        """Give the names of the tools, and how they are spelled as identifiers."""
        return _spelled(self._calling)


# A method is called `list`, too.
_Names = list[str]
_Specs: TypeAlias = "list[Spec]"


def _keywords(payload: Payload, args: dict[str, object]) -> dict[str, object]:
    if payload is not None:
        raise TypeError("give the arguments as a payload or as keywords, not as both")
    return args


def _of_agent(cx: Context | None, agent: str) -> Context:
    """Give the context of a call that an agent makes."""
    from toolrt.call.context import Context  # noqa: PLC0415

    cx = cx or Context()
    return cx if cx.agent == agent else cx.with_agent(agent)


def _called(calling: Calling, name: str) -> str:
    """Give the name of the tool that an attribute stands for.

    Raises:
        LookupError: There is none, or several are spelled so.

    """
    if name in calling:
        return name
    tools = calling.list() if "_" in name else []
    found = [tool for tool in tools if len(tool) == len(name) and _ident(tool) == name]
    if not found:
        raise LookupError(_no_tool(calling, name))
    if len(found) > 1:
        each = ", ".join(f'"{tool}"' for tool in found)
        raise LookupError(f"{name} may be each of {each}: tools[...] takes the name.")
    return found[0]


def _ident(tool: str) -> str:
    """Give the name of a tool as an identifier has it."""
    return tool.replace("-", "_").replace(".", "_")


def _spelled(calling: Calling) -> _Names:
    names = calling.list()
    return list(dict.fromkeys([*names, *map(_ident, names)]))


def _no_tool(calling: Calling, name: str) -> str:
    from toolrt.diagnose.shown import shortened  # noqa: PLC0415
    from toolrt.diagnose.suggest import nearest  # noqa: PLC0415

    near = nearest(name, calling.list())
    message = f"There is no tool {shortened(name)}."
    return message if near is None else f'{message} Did you mean "{near}"?'
