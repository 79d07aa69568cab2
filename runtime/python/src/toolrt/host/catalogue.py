"""Large catalogues: a tool that searches those of a registry, and one that runs."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Status
from toolrt.call.error import Kind, Passing
from toolrt.call.plain import members_of
from toolrt.call.reply import Partial, Summary, WithSide
from toolrt.codec import Codec
from toolrt.spec import Effects, Spec, ToolsetSpec
from toolrt.table import BOOL, JSON, STRING, Field, Int, List, Map, Record

from .pipeline import call, drive_async
from .tool import Tool
from .toolset import Entry, Toolset

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose import Issue

    from .registry import Registry
else:
    from toolrt.lazy import hinted

    Registry = hinted("Registry", "toolrt.host.registry")

__all__ = ["catalogue"]

#: How many tools a search gives at most.
_MOST: Final = 100


def catalogue(
    registry: Registry, *, only: Callable[[Spec], bool] | None = None
) -> Toolset:
    """Give two tools in place of many.

    `search_tools` finds tools of a registry by words and tags, and `run_tool` calls
    one. Register them with another registry, which a model or a server gets.

    A call by `run_tool` is a call inside of it, through the whole pipeline of the
    registry that has the tool: with its policy, consent, limits and events. What it
    gives is what `run_tool` gives; the paths of issues begin with `/arguments`.

    Args:
        registry: Has the tools.
        only: Whether a tool is shown; others are not found, and are unknown when they
            are called.

    """
    shown = _Shown(registry, only)

    async def search_tools(_: Context, args: _Search) -> dict[str, object]:
        return shown.found(args)

    async def run_tool(cx: Context, args: _Run) -> object:
        return _given(await shown.called(cx, args), cx)

    async def plan_run_tool(cx: Context, args: _Run) -> list[Any]:
        # The context asks for a dry run, and so the tool is planned, too.
        planned: Any = _given(await shown.called(cx, args), cx)
        return list(planned["actions"])

    return Toolset(
        _TOOLSET.name,
        lambda: lambda: _TOOLSET,
        (
            Entry(_search(), _TOOLSET.name, search_tools, is_async=True),
            Entry(
                _run(),
                _TOOLSET.name,
                run_tool,
                is_async=True,
                plan=plan_run_tool,
                plan_is_async=True,
            ),
        ),
    )


class _Shown:
    """The tools of a registry that can be found and called."""

    __slots__ = ("_only", "_registry")

    def __init__(self, registry: Registry, only: Callable[[Spec], bool] | None) -> None:
        self._registry = registry
        self._only = only

    def has(self, spec: Spec) -> bool:
        """Whether a tool is one of them; those of a catalogue are not.

        So none runs itself.
        """
        is_own = spec is _SEARCH or spec is _RUN
        return not is_own and (self._only is None or self._only(spec))

    def found(self, args: _Search) -> dict[str, object]:
        tags = () if args.tags is UNSET else args.tags
        specs = self._registry.search(args.query, any_tag=tags)
        best = islice(filter(self.has, specs), args.limit)
        return {"tools": [_found(spec, schemas=args.schemas) for spec in best]}

    async def called(self, cx: Context, args: _Run) -> Envelope[Any]:
        """Call a tool, through the pipeline of its registry."""
        host, cx_of_call = self._registry.host, cx
        payload = json.dump(args.arguments)
        if cx.consent is not None:
            # It is for one tool and its arguments, and these are meant.
            cx_of_call = cx.with_consent(cx.consent)
        steps = call(host, self._seen(args.name), args.name, payload, cx_of_call)
        return await drive_async(steps)

    def _seen(self, name: str) -> Container[str] | None:
        """Give the names that can be called, where this one cannot."""
        entry = self._registry.host.entries.get(name)
        can_run = entry is not None and not entry.tool.is_of_server
        if entry is not None and can_run and self.has(entry.tool.spec()):
            return None
        return {spec.name for spec in self._registry.specs() if self.has(spec)}


def _given(envelope: Envelope[Any], cx: Context) -> object:
    """Give what a call has given, as if a handler had.

    Raises:
        Passing: It has failed.

    """
    if envelope.status is Status.INPUT_REQUIRED:
        message = "The tool asks what this call cannot pass on."
        raise Passing(CallFault.of("no_asker", Kind.PRECONDITION, message))
    if envelope.error is not None:
        raise Passing(_below(envelope.error))
    if envelope.meta.truncated:
        cx.mark_truncated()
    value: Any = json.parse(envelope.result_json or b"null")
    if envelope.status is Status.PARTIAL:
        errors: Any = [Passing(fault) for fault in envelope.errors]
        summary = envelope.summary or Summary()
        value = Partial(result=value, errors=errors, summary=summary)
    if envelope.meta.side is not None:
        value = WithSide(value, envelope.meta.side)
    return value


def _below(fault: CallFault) -> CallFault:
    """Give an error as whoever called by `run_tool` sees it.

    What is wrong with the arguments is below `/arguments`.
    """
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


class _Search(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is searched for."""

    query: str
    limit: Annotated[int, Meta(ge=1, le=_MOST)] = 10
    tags: list[str] | UnsetType = UNSET
    schemas: bool = True


class _Run(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which tool is to run."""

    name: str
    arguments: dict[str, Any] = {}


class _Annotations(Struct, kw_only=True, forbid_unknown_fields=True):
    """The declared effects of a tool."""

    readOnlyHint: bool | UnsetType = UNSET  # noqa: N815 # a term of MCP
    destructiveHint: bool | UnsetType = UNSET  # noqa: N815
    idempotentHint: bool | UnsetType = UNSET  # noqa: N815
    openWorldHint: bool | UnsetType = UNSET  # noqa: N815


class _Tool(Struct, kw_only=True, forbid_unknown_fields=True):
    """A tool that was found."""

    name: str
    description: str
    inputSchema: dict[str, Any] | UnsetType = UNSET  # noqa: N815
    annotations: _Annotations | UnsetType = UNSET


class _Found(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was found."""

    tools: list[_Tool]


@cache
def _search() -> Tool[_Search, _Found]:
    return Tool(
        name=_SEARCH.name,
        spec=lambda: lambda: _SEARCH,
        args=lambda: _SEARCH_ARGS,
        result=lambda: _FOUND,
    )


@cache
def _run() -> Tool[_Run, Any]:
    return Tool(
        name=_RUN.name,
        spec=lambda: lambda: _RUN,
        args=lambda: _RUN_ARGS,
        result=lambda: _ANYTHING,
        side=lambda: _ANYTHING,
        dry_run=True,
    )


_ANYTHING: Final[Codec[Any]] = Codec(JSON)

_SEARCH_ARGS: Final[Codec[_Search]] = Codec(
    Record(
        _Search,
        lambda: (
            Field("query", STRING),
            Field("limit", Int(ge=1, le=_MOST), optional=True, default="10"),
            Field("tags", List(STRING), optional=True),
            Field("schemas", BOOL, optional=True, default="true"),
        ),
    )
)

_RUN_ARGS: Final[Codec[_Run]] = Codec(
    Record(
        _Run,
        lambda: (
            Field("name", STRING),
            Field("arguments", Map(JSON), optional=True, default="{}"),
        ),
    )
)

_HINTS: Final = ("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")

_FOUND: Final[Codec[_Found]] = Codec(
    Record(
        _Found,
        lambda: (
            Field(
                "tools",
                List(
                    Record(
                        _Tool,
                        lambda: (
                            Field("name", STRING),
                            Field("description", STRING),
                            Field("inputSchema", Map(JSON), optional=True),
                            Field(
                                "annotations",
                                Record(
                                    _Annotations,
                                    lambda: tuple(
                                        Field(hint, BOOL, optional=True)
                                        for hint in _HINTS
                                    ),
                                ),
                                optional=True,
                            ),
                        ),
                    )
                ),
            ),
        ),
    )
)

#: What the two tools declare; the same in every language.
_TOOLSET: Final = ToolsetSpec(
    name="catalogue",
    description="Finds tools, and runs them.",
    tools=("search_tools", "run_tool"),
)

_SEARCH: Final = Spec(
    name="search_tools",
    title="Search tools",
    description=(
        "Finds the tools that a query in plain words means, the best first. Call one "
        "by `run_tool`."
    ),
    toolset="catalogue",
    input_schema=(
        '{"type":"object","properties":{"query":{"type":"string","description":"What '
        'the tool should do."},"limit":{"type":"integer","minimum":1,"maximum":100,"d'
        'efault":10,"description":"How many tools at most."},"tags":{"type":"array","'
        'items":{"type":"string"},"description":"Tags of which a tool must have at le'
        'ast one."},"schemas":{"type":"boolean","default":true,"description":"Whether'
        ' to give the schemas of the arguments, too."}},"required":["query"],"additio'
        'nalProperties":false}'
    ),
    output_schema=(
        '{"type":"object","properties":{"tools":{"type":"array","items":{"type":"obje'
        'ct","properties":{"name":{"type":"string"},"description":{"type":"string"},"'
        'inputSchema":{"type":"object","additionalProperties":{}},"annotations":{"typ'
        'e":"object","properties":{"readOnlyHint":{"type":"boolean"},"destructiveHint'
        '":{"type":"boolean"},"idempotentHint":{"type":"boolean"},"openWorldHint":{"t'
        'ype":"boolean"}},"additionalProperties":false}},"required":["name","descript'
        'ion"],"additionalProperties":false}}},"required":["tools"],"additionalProper'
        'ties":false}'
    ),
    effects=Effects(readonly=True, open_world=False),
)

_RUN: Final = Spec(
    name="run_tool",
    title="Run a tool",
    description="Calls a tool by its name, as `search_tools` gives it.",
    toolset="catalogue",
    input_schema=(
        '{"type":"object","properties":{"name":{"type":"string","description":"The na'
        'me of the tool."},"arguments":{"type":"object","additionalProperties":{},"de'
        'scription":"Its arguments, by the schema that `search_tools` gives.","defaul'
        't":{}}},"required":["name"],"additionalProperties":false}'
    ),
    output_schema="{}",
    dry_run=True,
    partial=True,
)
