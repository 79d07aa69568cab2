"""A toolset with its implementation, ready for a registry."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from .guard import is_async
from .signature import mismatch
from .tool import Tool

if TYPE_CHECKING:
    from toolrt.spec import ToolsetSpec

    from .bound import Bound
    from .executor import AsyncExecutor, Executor
    from .tool import Handler
else:
    from toolrt.lazy import hinted

    ToolsetSpec = hinted("ToolsetSpec", "toolrt.spec")
    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Bound = hinted("Bound", "toolrt.host.bound")
    Executor = hinted("Executor", "toolrt.host.executor")
    Handler = hinted("Handler", "toolrt.host.tool")

__all__ = ["Entry", "Toolset"]


_Named: TypeAlias = (
    Tool[Any, Any]
    | tuple[Tool[Any, Any], str]
    | tuple[Tool[Any, Any], str, str | None]
    | tuple[Tool[Any, Any], str, str | None, str]
)


class Entry(Struct, frozen=True):
    """A tool with its handler."""

    tool: Tool[Any, Any]
    #: The name of the toolset.
    toolset: str
    handler: Handler
    is_async: bool = False
    plan: Handler | None = None
    plan_is_async: bool = False
    #: Gives what is wrong with arguments of the right types.
    check: Handler | None = None
    #: Takes the place of the last steps of a preflight: `(cx, args)` to steps.
    preflight: Handler | None = None


class Toolset(Struct, frozen=True):
    """A toolset with its implementation; give it to a registry."""

    name: str
    #: Loads what gives the spec.
    load: Callable[[], Callable[[], ToolsetSpec]]
    entries: tuple[Entry, ...]

    def spec(self) -> ToolsetSpec:
        """Give what the design declares of the toolset."""
        return self.load()()

    @classmethod
    def of(
        cls,
        name: str,
        load: Callable[[], Callable[[], ToolsetSpec]],
        provider: object,
        tools: Iterable[_Named],
    ) -> Toolset:
        """Give a toolset that `provider` implements.

        Args:
            name: The name of the toolset.
            load: Loads what gives its spec.
            provider: Has a method for each tool, but for chains and for prompts whose
                messages the design has.
            tools: The tools whose methods are called as they are, and each other one
                with the name of its method, that of the method that plans it, and that
                of the one that checks its arguments, where these have other names than
                `plan_` and `check_` and that.

        Raises:
            TypeError: The provider lacks a method, or one takes other parameters.

        """
        entries = (_entry(name, provider, named) for named in tools)
        return cls(name, load, tuple(entries))

    @classmethod
    def bound(
        cls,
        name: str,
        load: Callable[[], Callable[[], ToolsetSpec]],
        tools: Iterable[Bound | _Named],
        rest: object = None,
    ) -> Toolset:
        """Give a toolset whose tools pass calls on to methods of services.

        Args:
            name: The name of the toolset.
            load: Loads what gives its spec.
            tools: Each tool with its method of a service, or with the names of methods
                of the rest, as in `of`.
            rest: Has what services do not give: methods that run the other tools, that
                plan, and that check arguments.

        Raises:
            TypeError: The rest lacks a method, or a method takes other parameters.

        """
        entries = (
            _entry(name, rest, tool)
            if isinstance(tool, Tool | tuple)
            else _bound(name, rest, tool)
            for tool in tools
        )
        return cls(name, load, tuple(entries))

    @classmethod
    def remote(
        cls,
        name: str,
        load: Callable[[], Callable[[], ToolsetSpec]],
        tools: Iterable[Tool[Any, Any]],
        executor: Executor | AsyncExecutor,
        *,
        injects: bool = False,
    ) -> Toolset:
        """Give a toolset whose tools run elsewhere, such as on an MCP server.

        Each call goes through this registry's pipeline, and then to the executor, under
        the name that the tool has there (`remote`): with the arguments, injected ones
        among them. Results are read as a consumer reads them; errors pass through as
        they are; progress, items and lines of the log are events of the call.

        Args:
            name: The name of the toolset.
            load: Loads what gives its spec.
            tools: The tools.
            executor: Runs them: a connection to a server, or another registry. If it
                has a method `check`, this gets the specs, and may raise.
            injects: Whether it injects by itself what is injected, as a server of the
                same design does; then this is neither sent nor needed here.

        """
        from .remote import handler_of  # noqa: PLC0415

        own = tuple(tool.uninjected() if injects else tool for tool in tools)
        check = getattr(executor, "check", None)
        if check is not None:
            check([tool.spec() for tool in own])
        handlers = [(tool, handler_of(tool, executor)) for tool in own]
        entries = (Entry(tool, name, run, is_async(run)) for tool, run in handlers)
        return cls(name, load, tuple(entries))


def _bound(toolset: str, rest: object, bound: Bound) -> Entry:
    from .bound import handler_of  # noqa: PLC0415

    tool, handler = bound.tool, handler_of(bound)
    entry = Entry(tool, toolset, handler, is_async(handler))
    if bound.check is not None:
        entry = replace(entry, check=_check(toolset, rest, bound.check))
    if bound.plan is None:
        return entry
    plan = _method(toolset, rest, bound.plan, tool.takes())
    return replace(entry, plan=plan, plan_is_async=is_async(plan))


def _entry(toolset: str, provider: object, named: _Named) -> Entry:
    if isinstance(named, Tool):
        named = (named, named.name)
    tool, method = named[0], named[1]
    planner: str | None = None
    checker = f"check_{method}"
    if len(named) > 2:  # noqa: PLR2004 # checkers know what a length means
        planner = named[2]
    if len(named) > 3:  # noqa: PLR2004 # likewise
        checker = named[3]
    if tool.chain:
        from .bound import runs_alone  # noqa: PLC0415

        return Entry(tool, toolset, runs_alone)
    if tool.renders:
        from toolrt.mcp.messages import renderer_of  # noqa: PLC0415

        return Entry(tool, toolset, renderer_of(tool))
    takes = tool.takes()
    sink = ("sink",) if tool.streams() else ()
    handler = _method(toolset, provider, method, (*takes, *sink))
    check = _check(toolset, provider, checker)
    if not tool.dry_run:
        return Entry(tool, toolset, handler, is_async(handler), check=check)
    plan = _method(toolset, provider, planner or f"plan_{method}", takes)
    plan_is_async = is_async(plan)
    return Entry(
        tool, toolset, handler, is_async(handler), plan, plan_is_async, check=check
    )


def _check(toolset: str, provider: object, name: str) -> Handler | None:
    """Give the method that checks arguments, which a provider need not have."""
    if getattr(provider, name, None) is None:
        return None
    check = _method(toolset, provider, name, ("cx", "args"))
    if is_async(check):
        owner = provider if isinstance(provider, type) else type(provider)
        raise TypeError(f"`{owner.__name__}.{name}` must not be async")
    return check


def _method(
    toolset: str, provider: object, name: str, given: tuple[str, ...]
) -> Handler:
    method: Handler | None = getattr(provider, name, None)
    owner = provider if isinstance(provider, type) else type(provider)
    if not callable(method):
        what = f"`{owner.__name__}` has no method `{name}`"
        raise TypeError(f"{what}, which the toolset `{toolset}` needs")
    wrong = mismatch(method, given)
    if wrong is not None:
        raise TypeError(f"`{owner.__name__}.{name}` {wrong}")
    return method
