# Made by toolc from servers.tools; do not edit.
"""Everything the design declares of the toolset `board_server`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from toolrt import call
from toolrt import spec as decl
from toolrt.mcp.spec import Icon

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="board_server",
        service="board",
        description="Everything that a server may say.",
        title="The board",
        version="2.1.0",
        tools=("board_server/column", "board_server/picture", "board_server/a file", "board_server/notes", "board_server/compare", "board_server/important"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


@cache
def _column() -> decl.Spec:
    """Give the spec of the tool `board_server/column`."""
    return decl.Spec(
        name="board_server/column",
        title="A column",
        description="All cards of a column.",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("resource", "board_server"),
        version="2.1.0",
        input_schema='{"type":"object","properties":{"name":{"type":"string"}},"required":["name"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"$ref":"#/$defs/Card"},"$defs":{"Card":{"type":"object","properties":{"id":{"type":"integer"},"title":{"type":"string"},"next":{"$ref":"#/$defs/Card"}},"required":["id","title"],"additionalProperties":false}}}',
        capabilities=(
            decl.Capability("state:mutate"),
        ),
        scopes=("cards:read",),
        errors=(
            decl.ErrorSpec(code="no_such_card", kind=call.Kind.NOT_FOUND, message="There is no such card.", action=call.Action.CORRECT),
        ),
        timeout_ms=5000,
    )


@cache
def _picture() -> decl.Spec:
    """Give the spec of the tool `board_server/picture`."""
    return decl.Spec(
        name="board_server/picture",
        description="The picture of the board.",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("resource", "board_server"),
        version="2.1.0",
        icons=(Icon(src="https://acme.dev/picture.png"),),
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string","contentEncoding":"base64"}',
    )


@cache
def _a_file() -> decl.Spec:
    """Give the spec of the tool `board_server/a file`."""
    return decl.Spec(
        name="board_server/a file",
        description="Files beside the board.",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("resource", "board_server"),
        version="2.1.0",
        input_schema='{"type":"object","properties":{"path":{"type":"string"}},"required":["path"],"additionalProperties":false}',
        asks=(
            decl.AskSpec("which", "Which one?", '{"type":"integer"}'),
        ),
    )


@cache
def _notes() -> decl.Spec:
    """Give the spec of the tool `board_server/notes`."""
    return decl.Spec(
        name="board_server/notes",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("resource", "board_server"),
        version="2.1.0",
        input_schema='{"type":"object","properties":{},"additionalProperties":false}',
        output_schema='{"type":"string"}',
    )


@cache
def _compare() -> decl.Spec:
    """Give the spec of the tool `board_server/compare`."""
    return decl.Spec(
        name="board_server/compare",
        title="Compare",
        description="Compare a card with a sketch.",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("prompt", "board_server"),
        version="2.1.0",
        icons=(Icon(src="https://acme.dev/compare.png"),),
        input_schema='{"type":"object","properties":{"card":{"type":"string","title":"Card","description":"The card.","minLength":1,"maxLength":40},"how":{"default":"fast","type":"string","enum":["fast","very slow"]},"loud":{"type":"boolean"},"depth":{"anyOf":[{"type":"integer","enum":[1,2]},{"type":"null"}]},"limits":{"type":"object","properties":{"top":{"type":"integer"}},"required":["top"],"additionalProperties":false}},"required":["card"],"additionalProperties":false}',
    )


@cache
def _important() -> decl.Spec:
    """Give the spec of the tool `board_server/important`."""
    return decl.Spec(
        name="board_server/important",
        description="Whatever the host finds important.",
        toolset="board_server",
        service="board",
        implementation=decl.Implementation("prompt", "board_server"),
        version="2.1.0",
        input_schema='{"type":"object","properties":{"topic":{"type":"string"}},"additionalProperties":false}',
        scopes=("cards:read",),
        errors=(
            decl.ErrorSpec(code="no_such_card", kind=call.Kind.NOT_FOUND, message="There is no such card.", action=call.Action.CORRECT),
        ),
        asks=(
            decl.AskSpec("depth", "How many cards?", '{"type":"integer","minimum":1,"maximum":9}'),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "board_server/column": _column,
    "board_server/picture": _picture,
    "board_server/a file": _a_file,
    "board_server/notes": _notes,
    "board_server/compare": _compare,
    "board_server/important": _important,
}
