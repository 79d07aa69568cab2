"""The slow path and the one definition of what is valid.

It walks a table over any document and finds every issue, or the canonical form.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from typing import TYPE_CHECKING

from toolrt.json import Broken, as_bytes, document, dump
from toolrt.json.broken import TOO_DEEP
from toolrt.stack import roomy
from toolrt.table import record_of

from .fits import fits, has_unions
from .issue import Issue
from .plain import keeps_spellings
from .walk import MAX_ISSUES, Enough, Walk, unknown

if TYPE_CHECKING:
    from toolrt.table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")

__all__ = [
    "MAX_ISSUES",
    "Issue",
    "Walk",
    "canonical",
    "diagnose",
    "hidden_keys",
    "roomy",
    "unreadable",
]


def diagnose(table: Table, data: bytes | bytearray | memoryview | str) -> list[Issue]:
    """Give everything that is wrong with a document, nothing where it is valid."""
    try:
        value = document(as_bytes(data), exact=keeps_spellings(table))
    except Broken as broken:
        return [unreadable(broken)]
    return roomy(lambda: walked(table, value).issues())


def walked(table: Table, value: object, *, lenient: bool = False) -> Walk:
    """Hold a value to a table; the walk knows what is wrong."""
    walk = Walk(lenient=lenient)
    if not (has_unions(table) and fits(walk, table, value)):
        with suppress(Enough):
            walk.at(table, value)
    return walk


def canonical(
    table: Table, data: bytes | bytearray | memoryview | str
) -> bytes | list[Issue]:
    """Give the canonical form of a document, or everything that is wrong with it."""
    from .canonical_form import canonical as tree  # noqa: PLC0415

    try:
        value = document(as_bytes(data), exact=keeps_spellings(table))
    except Broken as broken:
        return [unreadable(broken)]

    def run() -> bytes | list[Issue]:
        walk = walked(table, value)
        return walk.issues() or dump(tree(walk, table, value))

    return roomy(run)


def hidden_keys(table: Table, value: object, hidden: Collection[str]) -> list[Issue]:
    """Give the issue `unknown` for each undeclared key of a record that is in `hidden`.

    An open record accepts such keys, but no caller may send these.
    """
    record = record_of(table)
    if record is None or record.rest is None:
        return []
    kept: dict[str, object] = getattr(value, record.rest_attr)
    walk = Walk()
    with suppress(Enough):
        keys = {key: None for key in kept if key in hidden}
        unknown(walk, keys, None, record.by_name)
    return walk.issues()


def unreadable(broken: Broken) -> Issue:
    """Give the issue of a document that cannot be read."""
    if broken.phrase == TOO_DEEP:
        message = f"The document is nested too deeply: {broken}."
        return Issue(path="", code="depth", message=message)
    return Issue(
        path="", code="json", message=f"The document is not valid JSON: {broken}."
    )
