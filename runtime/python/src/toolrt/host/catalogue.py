"""Large catalogues: a tool that searches those of a registry, and one that runs."""

from __future__ import annotations

from collections.abc import Callable, Container, Generator, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Status
from toolrt.call.error import Kind, Passing, Refusal
from toolrt.call.plain import members_of
from toolrt.call.reply import Partial, Summary, WithSide
from toolrt.codec import Codec, Refused

from .faults import unknown_tool
from .finders import (
    RUN,
    RUN_ARGS,
    SEARCH,
    SEARCH_ARGS,
    TOOLSET,
    RunArgs,
    SearchArgs,
    run_tool,
    search_tool,
)
from .pipeline import call, drive_async
from .tool import Said
from .toolset import Entry, Toolset

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose import Issue
    from toolrt.spec import Effects, Spec

    from .guard import Ended, Waited
    from .registry import Registry
else:
    from toolrt.lazy import hinted

    Registry = hinted("Registry", "toolrt.host.registry")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Shown", "below", "catalogue"]

A = TypeVar("A")


def catalogue(
    registry: Registry, *, only: Callable[[Spec], bool] | None = None
) -> Toolset:
    """Give two tools in place of many.

    `search_tools` finds tools of a registry by words and tags, and `run_tool` calls
    one. Register them with another registry, which a model or a server gets.

    A call by `run_tool` is a call inside of it, through the whole pipeline of the
    registry that has the tool: with its policy, consent, limits and events. What it
    gives is what `run_tool` gives, its reminder, hint and cursor as well; the paths of
    issues begin with `/arguments`. A preflight of `run_tool` is one of the tool.

    Args:
        registry: Has the tools.
        only: Whether a tool is shown; others are not found, and are unknown when they
            are called.

    """
    shown = Shown(registry, only)

    async def search(cx: Context, args: SearchArgs) -> dict[str, object]:
        return shown.found(args, lambda spec: bool(registry.advertised((spec,), cx)))

    async def run(cx: Context, args: RunArgs) -> object:
        return _given(await drive_async(shown.call(cx, args)), cx)

    async def plan(cx: Context, args: RunArgs) -> list[Any]:
        # The context asks for a dry run, and so the tool is planned, too.
        planned: Any = _given(await drive_async(shown.call(cx, args)), cx)
        return list(planned.result["actions"])

    def preflight(
        cx: Context, args: RunArgs
    ) -> Generator[Waited, Ended, Envelope[Any]]:
        return below((yield from shown.call(cx, args)))

    return Toolset(
        TOOLSET.name,
        lambda: lambda: TOOLSET,
        (
            Entry(search_tool(), TOOLSET.name, search, is_async=True),
            Entry(
                run_tool(),
                TOOLSET.name,
                run,
                is_async=True,
                plan=plan,
                plan_is_async=True,
                preflight=preflight,
            ),
        ),
    )


class Shown:
    """The tools of a registry that can be found and called."""

    __slots__ = ("_only", "_registry")

    def __init__(self, registry: Registry, only: Callable[[Spec], bool] | None) -> None:
        """Take the registry, and whether a tool of it is shown."""
        self._registry = registry
        self._only = only

    def search(self, payload: bytes, may: Callable[[Spec], bool]) -> dict[str, object]:
        """Give the result of a call of `search_tools` to an MCP server.

        Args:
            payload: The arguments.
            may: Whether its caller may see a tool.

        Raises:
            Refusal: The arguments are not valid.

        """
        return self.found(_read(SEARCH_ARGS, payload), may)

    def meant(self, payload: bytes) -> tuple[Spec, bytes]:
        """Give the tool that a call of `run_tool` to an MCP server means.

        With its arguments: the server calls it in place of `run_tool`.

        Raises:
            Refusal: The arguments are not valid, or there is no such tool.

        """
        args = _read(RUN_ARGS, payload)
        spec = self._tool(args.name)
        if spec is None:
            raise Refusal(unknown_tool(args.name, self._names()))
        return spec, json.dump(args.arguments)

    def found(self, args: SearchArgs, may: Callable[[Spec], bool]) -> dict[str, object]:
        """Give the result of a search."""
        tags = () if args.tags is UNSET else args.tags
        specs = self._registry.search(args.query, any_tag=tags)
        seen = (spec for spec in specs if self._has(spec) and may(spec))
        best = islice(seen, args.limit)
        return {"tools": [_found(spec, schemas=args.schemas) for spec in best]}

    def call(
        self, cx: Context, args: RunArgs
    ) -> Generator[Waited, Ended, Envelope[Any]]:
        """Call a tool, through the pipeline of its registry."""
        inside = cx.child().with_hint(hint=cx.hint)
        if cx.consent is not None:
            # It is for one tool and its arguments, and these are meant.
            inside = inside.with_consent(cx.consent)
        seen: Container[str] | None = None
        if self._tool(args.name) is None:
            # Names that are suggested are those that can be called.
            seen = set(self._names())
        payload = json.dump(args.arguments)
        return call(self._registry.host, seen, args.name, payload, inside)

    def _tool(self, name: str) -> Spec | None:
        """Give the tool of a name, if it can be called."""
        entry = self._registry.host.entries.get(name)
        if entry is None or entry.tool.is_of_server:
            return None
        spec = entry.tool.spec()
        return spec if self._has(spec) else None

    def _names(self) -> Iterator[str]:
        return (spec.name for spec in self._registry.specs() if self._has(spec))

    def _has(self, spec: Spec) -> bool:
        """Whether a tool can be found; those of a catalogue cannot.

        So none runs itself.
        """
        is_own = spec is SEARCH or spec is RUN
        return not is_own and (self._only is None or self._only(spec))


def _read(codec: Codec[A], payload: bytes) -> A:
    try:
        return codec.decode(payload)
    except Refused as refused:
        raise Refusal(CallFault.invalid_input(refused.issues)) from None


def _given(envelope: Envelope[Any], cx: Context) -> Said:
    """Give what a call has given, as if a handler had.

    Raises:
        Passing: It has failed.

    """
    if envelope.status is Status.INPUT_REQUIRED:
        message = "The tool asks what this call cannot pass on."
        raise Passing(CallFault.of("no_asker", Kind.PRECONDITION, message))
    if envelope.error is not None:
        raise Passing(_below(envelope.error))
    meta = envelope.meta
    if meta.truncated:
        cx.mark_truncated()
    value: Any = json.parse(envelope.result_json or b"null")
    if envelope.status is Status.PARTIAL:
        errors: Any = [Passing(fault) for fault in envelope.errors]
        summary = envelope.summary or Summary()
        value = Partial(result=value, errors=errors, summary=summary)
    if meta.side is not None:
        value = WithSide(value, meta.side)
    return Said(value, meta.reminder, meta.hint, meta.next_cursor)


def below(envelope: Envelope[Any]) -> Envelope[Any]:
    """Give what a tool has answered as whoever calls it by `run_tool` sees it."""
    if envelope.error is None:
        return envelope
    return replace(envelope, error=_below(envelope.error))


def _below(fault: CallFault) -> CallFault:
    """Give an error whose paths are those of the arguments of `run_tool`."""
    if fault.kind is Kind.INPUT and fault.issues:
        made = CallFault.invalid_input([_issue(issue) for issue in fault.issues])
        return replace(made, recovery=fault.recovery)
    field = None if fault.field is None else "arguments"
    # It would be an example of the tool's own arguments.
    return replace(fault, field=field, example=None)


def _issue(issue: Issue) -> Issue:
    message = issue.message
    if not issue.path and message.startswith("The value"):
        message = f"/arguments{message.removeprefix('The value')}"
    elif message.startswith("/"):
        message = f"/arguments{message}"
    return replace(issue, path=f"/arguments{issue.path}", message=message)


def _found(spec: Spec, *, schemas: bool) -> dict[str, object]:
    """Give what a search says of a tool; its effects in the terms of MCP."""
    tool: dict[str, object] = {"name": spec.name, "description": spec.description}
    if schemas:
        tool["inputSchema"] = members_of(json.parse(spec.input_schema))
    annotations = dict(_annotations(spec.effects))
    if annotations:
        tool["annotations"] = annotations
    return tool


def _annotations(effects: Effects) -> Iterator[tuple[str, bool]]:
    hints = (
        ("readOnlyHint", effects.readonly or None),
        ("destructiveHint", effects.destructive),
        ("idempotentHint", effects.idempotent or None),
        ("openWorldHint", effects.open_world),
    )
    return ((name, hint) for name, hint in hints if hint is not None)
