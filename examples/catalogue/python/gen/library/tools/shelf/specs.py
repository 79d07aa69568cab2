# Made by toolc from library.tools; do not edit.
"""Everything the design declares of the toolset `shelf`, as data."""

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
        name="shelf",
        service="library",
        description="Find and lend the books of one shelf.\n\nBooks come back **on their own**: nothing has to be returned.",
        tools=("find_books", "lend_book"),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _find_books() -> decl.Spec:
    """Give the spec of the tool `find_books`."""
    return decl.Spec(
        name="find_books",
        description="Find books by a part of their titles.",
        toolset="shelf",
        service="library",
        input_schema='{"type":"object","properties":{"part":{"type":"string","description":"A part of the title, in lower case.","minLength":1,"maxLength":100}},"required":["part"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"description":"A book on the shelf.","type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1},"title":{"type":"string","description":"As it stands on the cover.","minLength":1,"maxLength":200}},"required":["number","title"],"additionalProperties":false},"maxItems":50}',
        effects=decl.Effects(readonly=True),
    )


@cache
def _lend_book() -> decl.Spec:
    """Give the spec of the tool `lend_book`."""
    return decl.Spec(
        name="lend_book",
        description="Lend a book to the user who asks for it.\n\n- A book is lent for a week.\n- A user may have many books.",
        toolset="shelf",
        service="library",
        input_schema='{"type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1}},"required":["number"],"additionalProperties":false}',
        output_schema='{"description":"A book on the shelf.","type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1},"title":{"type":"string","description":"As it stands on the cover.","minLength":1,"maxLength":200}},"required":["number","title"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="lent_already", kind=call.Kind.CONFLICT, message="Somebody else has the book.", field="number", action=call.Action.REPLAN, hint=("Find another book.",)),
        ),
        examples=(
            decl.Example(name="The first book", args='{"number":1}', result='{"number":1,"title":"Emma"}'),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "find_books": _find_books,
    "lend_book": _lend_book,
}
