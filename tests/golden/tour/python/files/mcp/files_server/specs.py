# Made by toolc from files.tools; do not edit.
"""Everything the design declares of the toolset `files_server`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

_Spec = partial(decl.Spec, toolset="files_server", service="files", version="5.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="files_server",
        service="files",
        version="5.0.0",
        tools=tuple(SPECS),
    )


@SPECS.tool("files_server/file_text")
def _file_text() -> decl.Spec:
    return _Spec(
        name="files_server/file_text",
        description="The text of one file.",
        implementation=decl.Implementation("resource", "files_server"),
        input_schema='{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@SPECS.tool("files_server/suggest_names")
def _suggest_names() -> decl.Spec:
    return _Spec(
        name="files_server/suggest_names",
        description="Ask for a better name for each file.",
        implementation=decl.Implementation("prompt", "files_server"),
        input_schema='{"type":"object","properties":{"pattern":{"type":"string"}},"required":["pattern"],"additionalProperties":false}',
    )
