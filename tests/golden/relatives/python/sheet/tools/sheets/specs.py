# Made by toolc from relatives.tools; do not edit.
"""Everything the design declares of the toolset `sheets`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="sheets",
        service="sheet",
        description="Every tool is a method, so that the toolset comes straight from the service.",
        tools=("s", "from_service", "sheets_tools", "sheet_service", "path", "rows", "rows_result"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _s() -> decl.Spec:
    """Give the spec of the tool `s`."""
    return decl.Spec(
        name="s",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.s"),
        input_schema='{"type":"object","properties":{"s":{"type":"object","properties":{"s":{"type":"integer"}},"required":["s"],"additionalProperties":false}},"required":["s"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"s":{"type":"integer"}},"required":["s"],"additionalProperties":false}',
    )


@cache
def _from_service() -> decl.Spec:
    """Give the spec of the tool `from_service`."""
    return decl.Spec(
        name="from_service",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.from_service"),
        input_schema='{"type":"object","properties":{"from":{"type":"object","properties":{"from":{"type":"integer"}},"required":["from"],"additionalProperties":false}},"required":["from"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"from":{"type":"integer"}},"required":["from"],"additionalProperties":false}',
    )


@cache
def _sheets_tools() -> decl.Spec:
    """Give the spec of the tool `sheets_tools`."""
    return decl.Spec(
        name="sheets_tools",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.sheets_tools"),
        input_schema='{"type":"object","properties":{"tools":{"type":"object","properties":{"tools":{"type":"integer"}},"required":["tools"],"additionalProperties":false}},"required":["tools"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"tools":{"type":"integer"}},"required":["tools"],"additionalProperties":false}',
    )


@cache
def _sheet_service() -> decl.Spec:
    """Give the spec of the tool `sheet_service`."""
    return decl.Spec(
        name="sheet_service",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.service"),
        input_schema='{"type":"object","properties":{"service":{"type":"object","properties":{"service":{"type":"integer"}},"required":["service"],"additionalProperties":false},"row":{"type":"object","properties":{"cells":{"type":"array","items":{"type":"string"}}},"required":["cells"],"additionalProperties":false}},"required":["service","row"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"service":{"type":"integer"}},"required":["service"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="draft", kind=call.Kind.CONFLICT, message="draft", action=call.Action.RETRY),
        ),
    )


@cache
def _path() -> decl.Spec:
    """Give the spec of the tool `path`."""
    return decl.Spec(
        name="path",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.path"),
        input_schema='{"type":"object","properties":{"from":{"type":"object","properties":{"path":{"type":"array","items":{"type":"string"}}},"required":["path"],"additionalProperties":false}},"required":["from"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"to":{"type":"object","properties":{"path":{"type":"array","items":{"type":"string"}}},"required":["path"],"additionalProperties":false}},"required":["to"],"additionalProperties":false}',
    )


@cache
def _rows() -> decl.Spec:
    """Give the spec of the tool `rows`."""
    return decl.Spec(
        name="rows",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.read"),
        input_schema='{"type":"object","properties":{"rows":{"type":"integer"}},"required":["rows"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"all":{"type":"array","items":{"type":"integer"}}},"required":["all"],"additionalProperties":false}',
    )


@cache
def _rows_result() -> decl.Spec:
    """Give the spec of the tool `rows_result`."""
    return decl.Spec(
        name="rows_result",
        toolset="sheets",
        service="sheet",
        implementation=decl.Implementation("method", "sheet.read_result"),
        input_schema='{"type":"object","properties":{"rows":{"type":"integer"}},"required":["rows"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"all":{"type":"array","items":{"type":"integer"}}},"required":["all"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "s": _s,
    "from_service": _from_service,
    "sheets_tools": _sheets_tools,
    "sheet_service": _sheet_service,
    "path": _path,
    "rows": _rows,
    "rows_result": _rows_result,
}
