"""The values of types that msgspec does not know: their tables read them for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt import table as tables
from toolrt.diagnose import Walk
from toolrt.diagnose.fits import fits, has_unions
from toolrt.diagnose.plain import judge
from toolrt.json.number import Number, is_exact

from .build import build
from .native import Refusal

if TYPE_CHECKING:
    from toolrt.table import Table


def read(table: Table, value: Any) -> Any:
    """Make the value of what stands in a document.

    Raises:
        Refusal: Something is wrong with it.

    """
    if isinstance(table, tables.Enum):
        kind = type(value)
        if kind is Number and is_exact(value.text, value):
            kind = float
        members = _members(table)
        if kind in _SCALARS and (kind, value) in members:
            return members[kind, value]
    walk = _ALONE
    # What has no parts leaves nothing behind in a walk.
    if isinstance(value, list | dict):
        plain = None if has_unions(table) else judge(table, scalars=False)
        if plain is not None and plain(value):
            return build(walk, table, value)
        walk = Walk()
    if not fits(walk, table, value):
        raise Refusal
    return build(walk, table, value)


_ALONE: Final = Walk()
_SCALARS: Final = frozenset({type(None), bool, int, float, str})


def _members(table: tables.Enum) -> dict[tuple[type, Any], Any]:
    """Give the members of an enum by what they are in documents most of the time."""
    known = table.known
    if "by value" not in known:
        spelled: list[tuple[type, Any]] = [(type(one), one) for one in table.values]
        # `1.0` is the whole number, too; the float of a long one is that of others.
        numbers = [one for kind, one in spelled if kind is int and is_exact("", one)]
        spelled += [(float, number) for number in numbers]
        known["by value"] = {one: build(_ALONE, table, one[1]) for one in spelled}
    members: dict[tuple[type, Any], Any] = known["by value"]
    return members
