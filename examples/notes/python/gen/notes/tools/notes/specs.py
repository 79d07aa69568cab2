# Made by toolc from notes.tools; do not edit.
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

_Spec = partial(decl.Spec, toolset="notes", service="notes", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="notes",
        service="notes",
        description="Find, read, write and delete notes.",
        when="Somebody speaks of their notes.",
        tools=tuple(SPECS),
    )


@SPECS.tool("list_notes")
def _list_notes() -> decl.Spec:
    return _Spec(
        name="list_notes",
        title="List notes",
        description="List the names of all notes.",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"names":{"type":"array","items":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}}},"required":["names"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, open_world=False),
        next=(
            decl.Handoff("read_note", "To read one"),
        ),
        result_hint=("", call.Count(("result", "names")), " notes"),
    )


@SPECS.tool("search_notes")
def _search_notes() -> decl.Spec:
    return _Spec(
        name="search_notes",
        title="Search notes",
        description="Find lines that contain a text, in any case of its letters.",
        input_schema='{"type":"object","properties":{"text":{"type":"string","description":"What to look for.","minLength":1,"maxLength":200},"limit":{"type":"integer","default":20,"minimum":1,"maximum":100}},"required":["text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"matches":{"type":"array","items":{"description":"A line of a note in which something was found.","type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"line":{"type":"integer","description":"From 1.","minimum":1},"text":{"type":"string"}},"required":["name","line","text"],"additionalProperties":false}},"complete":{"type":"boolean"}},"required":["matches","complete"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, open_world=False),
        next=(
            decl.Handoff("read_note", "To read the whole note"),
        ),
        call_hint=("Looking for ", call.Scalar(("args", "text"))),
        result_hint=("", call.Count(("result", "matches")), " lines"),
        examples=(
            decl.Example(name="milk", args='{"text":"milk"}', result='{"matches":[{"name":"shopping-list","line":3,"text":"- milk"}],"complete":true}'),
        ),
    )


@SPECS.tool("read_note")
def _read_note() -> decl.Spec:
    return _Spec(
        name="read_note",
        title="Read a note",
        description="Read a note.",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"description":"A note.","type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","description":"Markdown.","maxLength":100000}},"required":["name","text"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, open_world=False),
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
    )


@SPECS.tool("write_note")
def _write_note() -> decl.Spec:
    return _Spec(
        name="write_note",
        title="Write a note",
        description="Write a note; one of the same name is replaced.",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","minLength":1,"maxLength":100000}},"required":["name","text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"created":{"type":"boolean"}},"required":["created"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False, idempotent=True, open_world=False),
    )


@SPECS.tool("delete_note")
def _delete_note() -> decl.Spec:
    return _Spec(
        name="delete_note",
        title="Delete a note",
        description="Delete a note for good.",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"deleted":{"type":"boolean"}},"required":["deleted"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True, open_world=False),
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
        confirm=decl.Confirm(("Delete the note ", call.Scalar(("args", "name")), "?"), '{"deleted":false}'),
    )
