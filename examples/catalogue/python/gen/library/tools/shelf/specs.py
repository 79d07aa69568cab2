# Made by toolc from library.tools; do not edit.
"""Everything the design declares of the toolset `shelf`, as data."""

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

_Spec = partial(decl.Spec, toolset="shelf", service="library")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="shelf",
        service="library",
        description="Find and lend the books of one shelf.\n\nBooks come back **on their own**: nothing has to be returned.",
        tools=tuple(SPECS),
    )


@SPECS.tool("find_books")
def _find_books() -> decl.Spec:
    return _Spec(
        name="find_books",
        description="Find books by a part of their titles.",
        input_schema='{"type":"object","properties":{"part":{"type":"string","description":"A part of the title, in lower case.","minLength":1,"maxLength":100}},"required":["part"],"additionalProperties":false}',
        output_schema='{"type":"array","items":{"description":"A book on the shelf.","type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1},"title":{"type":"string","description":"As it stands on the cover.","minLength":1,"maxLength":200}},"required":["number","title"],"additionalProperties":false},"maxItems":50}',
        effects=decl.Effects(readonly=True),
    )


@SPECS.tool("lend_book")
def _lend_book() -> decl.Spec:
    return _Spec(
        name="lend_book",
        description="Lend a book to the user who asks for it.\n\n- A book is lent for a week.\n- A user may have many books.",
        input_schema='{"type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1}},"required":["number"],"additionalProperties":false}',
        output_schema='{"description":"A book on the shelf.","type":"object","properties":{"number":{"type":"integer","description":"The number on its spine.","minimum":1},"title":{"type":"string","description":"As it stands on the cover.","minLength":1,"maxLength":200}},"required":["number","title"],"additionalProperties":false}',
        errors=(
            decl.ErrorSpec(code="lent_already", kind=call.Kind.CONFLICT, message="Somebody else has the book.", field="number", action=call.Action.REPLAN, hint=("Find another book.",)),
        ),
        examples=(
            decl.Example(name="The first book", args='{"number":1}', result='{"number":1,"title":"Emma"}'),
        ),
    )
