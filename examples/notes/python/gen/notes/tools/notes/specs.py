# Made by toolc from notes.tools; do not edit.
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
        service="notes",
        description="Find, read, write and delete notes.",
        when="Somebody speaks of their notes.",
        tools=("list_notes", "search_notes", "read_note", "write_note", "delete_note"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _list_notes() -> decl.Spec:
    """Give the spec of the tool `list_notes`."""
    return decl.Spec(
        name="list_notes",
        title="List notes",
        description="List the names of all notes.",
        toolset="notes",
        service="notes",
        version="1.0.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"names":{"type":"array","items":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}}},"required":["names"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, open_world=False),
        next=(
            decl.Handoff("read_note", "To read one"),
        ),
        result_hint=("", call.Count(("result", "names")), " notes"),
    )


@cache
def _search_notes() -> decl.Spec:
    """Give the spec of the tool `search_notes`."""
    return decl.Spec(
        name="search_notes",
        title="Search notes",
        description="Find lines that contain a text, in any case of its letters.",
        toolset="notes",
        service="notes",
        version="1.0.0",
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


@cache
def _read_note() -> decl.Spec:
    """Give the spec of the tool `read_note`."""
    return decl.Spec(
        name="read_note",
        title="Read a note",
        description="Read a note.",
        toolset="notes",
        service="notes",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"description":"A note.","type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","description":"Markdown.","maxLength":100000}},"required":["name","text"],"additionalProperties":false}',
        effects=decl.Effects(readonly=True, open_world=False),
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
    )


@cache
def _write_note() -> decl.Spec:
    """Give the spec of the tool `write_note`."""
    return decl.Spec(
        name="write_note",
        title="Write a note",
        description="Write a note; one of the same name is replaced.",
        toolset="notes",
        service="notes",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"},"text":{"type":"string","minLength":1,"maxLength":100000}},"required":["name","text"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"created":{"type":"boolean"}},"required":["created"],"additionalProperties":false}',
        effects=decl.Effects(destructive=False, idempotent=True, open_world=False),
    )


@cache
def _delete_note() -> decl.Spec:
    """Give the spec of the tool `delete_note`."""
    return decl.Spec(
        name="delete_note",
        title="Delete a note",
        description="Delete a note for good.",
        toolset="notes",
        service="notes",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string","description":"The name of a note: that of its file, without `.md`.","examples":["shopping-list"],"minLength":1,"maxLength":60,"pattern":"^[a-z0-9]+(-[a-z0-9]+)*$"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"deleted":{"type":"boolean"}},"required":["deleted"],"additionalProperties":false}',
        effects=decl.Effects(destructive=True, open_world=False),
        errors=(
            decl.ErrorSpec(code="no_such_note", kind=call.Kind.NOT_FOUND, message="There is no note of this name.", field="name", action=call.Action.CORRECT, hint=("List the notes and pass one of their names.",)),
        ),
        confirm=decl.Confirm(("Delete the note ", call.Scalar(("args", "name")), "?"), '{"deleted":false}'),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "list_notes": _list_notes,
    "search_notes": _search_notes,
    "read_note": _read_note,
    "write_note": _write_note,
    "delete_note": _delete_note,
}
