# Made by toolc from research.tools; do not edit.
"""Everything the design declares of the toolset `notes`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="notes", service="library", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="notes",
        service="library",
        description="Find, read and delete notes.",
        tools=tuple(SPECS),
    )


@SPECS.tool("find_notes")
def _find_notes() -> decl.Spec:
    return _Spec(
        name="find_notes",
        description="Find the notes that hold all of these words.",
        input_schema='{"type":"object","properties":{"words":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":5}},"required":["words"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"}}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./notes"),
        ),
    )


@SPECS.tool("read_note")
def _read_note() -> decl.Spec:
    return _Spec(
        name="read_note",
        description="Read one note.",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"anyOf":[{"description":"A note somebody took.","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false},{"type":"null"}]}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./notes"),
        ),
        call_hint=("Reading ", call.Scalar(("args", "id"))),
    )


@SPECS.tool("delete_note")
def _delete_note() -> decl.Spec:
    return _Spec(
        name="delete_note",
        description="Delete a note.",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete", "./notes"),
        ),
        confirm=decl.Confirm(("Delete the note ", call.Scalar(("args", "id")), "?")),
    )
