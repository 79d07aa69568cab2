"""Two tools in place of all, for large catalogues: one searches, the other calls."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.codec import Codec, Refused
from toolrt.spec import Spec

from .jsons import read, written
from .results import result_of, text

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = [
    "RUN",
    "SEARCH",
    "Query",
    "Wrong",
    "definitions",
    "found",
    "run_of",
    "search_of",
]

SEARCH: Final = "search_tools"
RUN: Final = "run_tool"

_MOST: Final = 100

# The same bytes in every language.
_SEARCH: Final = (
    '{"name":"search_tools","title":"Search tools","description":"Finds the tools of '
    "this server that a query in plain words means, the best first. Call one by "
    '`run_tool`, or by its own name.","inputSchema":{"type":"object","properties":{'
    '"query":{"type":"string","description":"What the tool should do."},"limit":{'
    '"type":"integer","minimum":1,"maximum":100,"default":10,"description":"How many '
    'tools at most."},"schemas":{"type":"boolean","default":false,"description":'
    '"Whether to give the schemas of the arguments, too."}},"required":["query"],'
    '"additionalProperties":false},"outputSchema":{"type":"object","properties":{'
    '"tools":{"type":"array","items":{"type":"object","properties":{"name":{"type":'
    '"string"},"description":{"type":"string"},"inputSchema":{"type":"object"}},'
    '"required":["name","description"]}}},"required":["tools"]},"annotations":{'
    '"readOnlyHint":true,"openWorldHint":false}}'
)
_RUN: Final = (
    '{"name":"run_tool","title":"Run a tool","description":"Calls a tool of this '
    'server by its name, as `search_tools` gives it.","inputSchema":{"type":"object",'
    '"properties":{"name":{"type":"string","description":"The name of the tool."},'
    '"arguments":{"type":"object","description":"Its arguments, by the schema that '
    '`search_tools` gives.","default":{}}},"required":["name"],'
    '"additionalProperties":false}}'
)


class Query(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a search is for."""

    query: str
    limit: int = 10
    #: Whether the schemas of arguments are wanted, too.
    schemas: bool = False


class _Run(Struct, kw_only=True, forbid_unknown_fields=True):
    """Which tool is to run."""

    name: str
    arguments: Any = None


class Wrong(Exception):
    """Arguments of one of the two tools that are wrong."""

    def __init__(self, result: dict[str, Any]) -> None:
        """Take what a client gets."""
        super().__init__()
        self.result = result


@cache
def definitions() -> list[dict[str, Any]]:
    """Give what a list of tools has in place of all."""
    return [read(_SEARCH.encode()), read(_RUN.encode())]


def search_of(arguments: object) -> Query:
    """Give what is searched for.

    Raises:
        Wrong: The arguments are wrong.

    """
    query: Query = _read(SEARCH, _query_codec, arguments)
    return query


def run_of(arguments: object) -> tuple[str, dict[str, Any] | None]:
    """Give which tool is to run, and its arguments.

    Raises:
        Wrong: The arguments are wrong.

    """
    run: _Run = _read(RUN, _run_codec, arguments)
    inner = arguments.get("arguments") if isinstance(arguments, dict) else None
    if inner is not None and not isinstance(inner, dict):
        message = "arguments must be an object."
        raise _wrong(RUN, CallFault.of("invalid_input", Kind.INPUT, message))
    return run.name, inner


def found(specs: Iterable[Spec], *, schemas: bool) -> dict[str, Any]:
    """Give the result of a search."""
    tools: list[dict[str, Any]] = []
    for spec in specs:
        tool: dict[str, Any] = {"name": spec.name, "description": spec.description}
        if schemas:
            tool["inputSchema"] = read(spec.input_schema.encode())
        tools.append(tool)
    result = {"tools": tools}
    return {
        "content": [text(json.dump(result).decode())],
        "structuredContent": result,
    }


@cache
def _query_codec() -> Codec[Any]:
    from toolrt.table import BOOL, STRING, Field, Int, Record  # noqa: PLC0415

    fields = (
        Field("query", STRING),
        Field("limit", Int(ge=1, le=_MOST), optional=True),
        Field("schemas", BOOL, optional=True),
    )
    return Codec(Record(Query, lambda: fields))


@cache
def _run_codec() -> Codec[Any]:
    from toolrt.table import JSON, STRING, Field, Record  # noqa: PLC0415

    fields = (Field("name", STRING), Field("arguments", JSON, optional=True))
    return Codec(Record(_Run, lambda: fields))


def _read(name: str, codec: Callable[[], Codec[Any]], arguments: object) -> Any:
    try:
        return codec().decode(written(arguments))
    except Refused as refused:
        raise _wrong(name, CallFault.invalid_input(refused.issues)) from None


def _wrong(name: str, fault: CallFault) -> Wrong:
    meta = Meta(tool=name)
    envelope: Envelope[Any] = Envelope(status=Status.ERROR, error=fault, meta=meta)
    schema = next(one for one in definitions() if one["name"] == name)["inputSchema"]
    spec = Spec(name=name, input_schema=json.dump(schema).decode())
    return Wrong(result_of(spec, envelope, "json", wraps=False))
