# Made by toolc from research.tools; do not edit.
"""Everything the design declares of the toolset `notes`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="notes",
        service="library",
        description="Find, read and delete notes.",
        tools=("find_notes", "read_note", "delete_note"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _find_notes() -> decl.Spec:
    """Give the spec of the tool `find_notes`."""
    return decl.Spec(
        name="find_notes",
        description="Find the notes that hold all of these words.",
        toolset="notes",
        service="library",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"words":{"type":"array","items":{"type":"string"},"minItems":1,"maxItems":5}},"required":["words"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"type":"string"}}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./notes"),
        ),
    )


@cache
def _read_note() -> decl.Spec:
    """Give the spec of the tool `read_note`."""
    return decl.Spec(
        name="read_note",
        description="Read one note.",
        toolset="notes",
        service="library",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"anyOf":[{"description":"A note somebody took.","type":"object","properties":{"id":{"type":"string","pattern":"^[a-z0-9-]+$"},"text":{"type":"string"}},"required":["id","text"],"additionalProperties":false},{"type":"null"}]}',
        effects=decl.Effects(readonly=True),
        capabilities=(
            decl.Capability("fs:read", "./notes"),
        ),
        call_hint=("Reading ", call.Scalar(("args", "id"))),
    )


@cache
def _delete_note() -> decl.Spec:
    """Give the spec of the tool `delete_note`."""
    return decl.Spec(
        name="delete_note",
        description="Delete a note.",
        toolset="notes",
        service="library",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"id":{"type":"string"}},"required":["id"],"additionalProperties":false}',
        output_schema='{"type":"boolean"}',
        effects=decl.Effects(destructive=True),
        capabilities=(
            decl.Capability("fs:delete", "./notes"),
        ),
        confirm=decl.Confirm(("Delete the note ", call.Scalar(("args", "id")), "?")),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_notes": _find_notes,
    "read_note": _read_note,
    "delete_note": _delete_note,
}
