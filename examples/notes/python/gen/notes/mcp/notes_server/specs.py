# Made by toolc from notes.tools; do not edit.
"""Everything the design declares of the toolset `notes_server`, as data."""

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
        name="notes_server",
        service="notes",
        description="Notes as Markdown files in one folder.",
        title="Notes",
        version="1.0.0",
        tools=("notes_server/note", "notes_server/summarize", "notes_server/tidy"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _note() -> decl.Spec:
    """Give the spec of the tool `notes_server/note`."""
    return decl.Spec(
        name="notes_server/note",
        title="A note",
        description="The text of a note.",
        toolset="notes_server",
        service="notes",
        implementation=decl.Implementation("resource", "notes_server"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
    )


@cache
def _summarize() -> decl.Spec:
    """Give the spec of the tool `notes_server/summarize`."""
    return decl.Spec(
        name="notes_server/summarize",
        title="Summarize a topic",
        description="Summarize what the notes say of a topic.",
        toolset="notes_server",
        service="notes",
        implementation=decl.Implementation("prompt", "notes_server"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"topic":{"type":"string","description":"What the summary is about.","minLength":1,"maxLength":200},"length":{"description":"How long a summary is.","default":"short","type":"string","enum":["short","long"]}},"required":["topic"],"additionalProperties":false}',
    )


@cache
def _tidy() -> decl.Spec:
    """Give the spec of the tool `notes_server/tidy`."""
    return decl.Spec(
        name="notes_server/tidy",
        title="Tidy up a note",
        description="Tidy up a note.",
        toolset="notes_server",
        service="notes",
        implementation=decl.Implementation("prompt", "notes_server"),
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "notes_server/note": _note,
    "notes_server/summarize": _summarize,
    "notes_server/tidy": _tidy,
}
