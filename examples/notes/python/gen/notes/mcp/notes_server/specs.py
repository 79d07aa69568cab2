# Made by toolc from notes.tools; do not edit.
"""Everything the design declares of the toolset `notes_server`, as data."""

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

_Spec = partial(decl.Spec, toolset="notes_server", service="notes", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="notes_server",
        service="notes",
        description="Notes as Markdown files in one folder.",
        title="Notes",
        version="1.0.0",
        tools=tuple(SPECS),
    )


@SPECS.tool("notes_server/note")
def _note() -> decl.Spec:
    return _Spec(
        name="notes_server/note",
        title="A note",
        description="The text of a note.",
        implementation=decl.Implementation("resource", "notes_server"),
        input_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"type":"string"}',
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
    )


@SPECS.tool("notes_server/summarize")
def _summarize() -> decl.Spec:
    return _Spec(
        name="notes_server/summarize",
        title="Summarize a topic",
        description="Summarize what the notes say of a topic.",
        implementation=decl.Implementation("prompt", "notes_server"),
        input_schema='{"type":"object","properties":{"topic":{"type":"string","description":"What the summary is about.","minLength":1,"maxLength":200},"length":{"description":"How long a summary is.","default":"short","type":"string","enum":["short","long"]}},"required":["topic"],"additionalProperties":false}',
    )


@SPECS.tool("notes_server/tidy")
def _tidy() -> decl.Spec:
    return _Spec(
        name="notes_server/tidy",
        title="Tidy up a note",
        description="Tidy up a note.",
        implementation=decl.Implementation("prompt", "notes_server"),
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
    )
