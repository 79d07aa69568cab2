"""The two tools of a catalogue: what they declare, and their types."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Final

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from toolrt.codec import Codec
from toolrt.spec import Effects, Spec, ToolsetSpec
from toolrt.table import BOOL, JSON, STRING, Field, Int, List, Map, Record

from .tool import Tool

__all__ = [
    "RUN",
    "RUN_ARGS",
    "RUN_SERVED",
    "SEARCH",
    "SEARCH_ARGS",
    "TOOLSET",
    "RunArgs",
    "SearchArgs",
    "run_tool",
    "search_tool",
]

#: How many tools a search gives at most.
_MOST: Final = 100


class SearchArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is searched for."""

    query: str
    limit: Annotated[int, Meta(ge=1, le=_MOST)] = 10
    tags: list[str] | UnsetType = UNSET
    schemas: bool = True


class RunArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which tool is to run."""

    name: str
    arguments: dict[str, Any] = {}


class Annotations(Struct, kw_only=True, forbid_unknown_fields=True):
    """The declared effects of a tool."""

    readOnlyHint: bool | UnsetType = UNSET  # noqa: N815 # a term of MCP
    destructiveHint: bool | UnsetType = UNSET  # noqa: N815
    idempotentHint: bool | UnsetType = UNSET  # noqa: N815
    openWorldHint: bool | UnsetType = UNSET  # noqa: N815


class FoundTool(Struct, kw_only=True, forbid_unknown_fields=True):
    """A tool that was found."""

    name: str
    description: str
    inputSchema: dict[str, Any] | UnsetType = UNSET  # noqa: N815
    annotations: Annotations | UnsetType = UNSET


class Found(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was found."""

    tools: list[FoundTool]


@cache
def search_tool() -> Tool[SearchArgs, Found]:
    """Give the tool that searches."""
    return Tool(
        name=SEARCH.name,
        spec=lambda: lambda: SEARCH,
        args=lambda: SEARCH_ARGS,
        result=lambda: _FOUND,
    )


@cache
def run_tool() -> Tool[RunArgs, Any]:
    """Give the tool that runs what was found."""
    return Tool(
        name=RUN.name,
        spec=lambda: lambda: RUN,
        args=lambda: RUN_ARGS,
        result=lambda: _ANYTHING,
        side=lambda: _ANYTHING,
        dry_run=True,
    )


_ANYTHING: Final[Codec[Any]] = Codec(JSON)

SEARCH_ARGS: Final[Codec[SearchArgs]] = Codec(
    Record(
        SearchArgs,
        lambda: (
            Field("query", STRING),
            Field("limit", Int(ge=1, le=_MOST), optional=True, default="10"),
            Field("tags", List(STRING), optional=True),
            Field("schemas", BOOL, optional=True, default="true"),
        ),
    )
)

RUN_ARGS: Final[Codec[RunArgs]] = Codec(
    Record(
        RunArgs,
        lambda: (
            Field("name", STRING),
            Field("arguments", Map(JSON), optional=True, default="{}"),
        ),
    )
)

_HINTS: Final = ("readOnlyHint", "destructiveHint", "idempotentHint", "openWorldHint")

_FOUND: Final[Codec[Found]] = Codec(
    Record(
        Found,
        lambda: (
            Field(
                "tools",
                List(
                    Record(
                        FoundTool,
                        lambda: (
                            Field("name", STRING),
                            Field("description", STRING),
                            Field("inputSchema", Map(JSON), optional=True),
                            Field(
                                "annotations",
                                Record(
                                    Annotations,
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
TOOLSET: Final = ToolsetSpec(
    name="catalogue",
    description="Finds tools, and runs them.",
    tools=("search_tools", "run_tool"),
)

SEARCH: Final = Spec(
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

RUN: Final = Spec(
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

#: In a server, whose results may also be content.
RUN_SERVED: Final = replace(RUN, output_schema=None)
