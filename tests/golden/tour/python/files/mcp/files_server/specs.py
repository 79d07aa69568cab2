# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the toolset `files_server`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="files_server",
        service="files",
        version="5.0.0",
        tools=("files_server/file_text", "files_server/suggest_names"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _file_text() -> decl.Spec:
    """Give the spec of the tool `files_server/file_text`."""
    return decl.Spec(
        name="files_server/file_text",
        description="The text of one file.",
        toolset="files_server",
        service="files",
        implementation=decl.Implementation("resource", "files_server"),
        version="5.0.0",
        input_schema='{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@cache
def _suggest_names() -> decl.Spec:
    """Give the spec of the tool `files_server/suggest_names`."""
    return decl.Spec(
        name="files_server/suggest_names",
        description="Ask for a better name for each file.",
        toolset="files_server",
        service="files",
        implementation=decl.Implementation("prompt", "files_server"),
        version="5.0.0",
        input_schema='{"type":"object","properties":{"pattern":{"type":"string"}},"required":["pattern"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "files_server/file_text": _file_text,
    "files_server/suggest_names": _suggest_names,
}
