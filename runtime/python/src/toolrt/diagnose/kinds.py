"""What types are called in sentences, and the JSON kinds that they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import UNSET

from toolrt import table as tables
from toolrt.json.write import dump
from toolrt.scalars.formats import PHRASES

from .shown import listed, shortened

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolrt.table import Scalar, Table


def named(table: Table) -> tuple[str, object]:
    """Name a type in a sentence, and give the JSON kinds that it takes; made once."""
    known = table.known
    if "named" not in known:
        known["named"] = phrase(table), kinds((table,), nullable=False)
    words, found = known["named"]
    return words, found.copy() if isinstance(found, list) else found


def one_of(values: Sequence[Scalar]) -> str:
    """Name the values of an enum."""
    texts = [
        shortened(value) if isinstance(value, str) else dump(value).decode()
        for value in values
    ]
    return listed(texts) if len(texts) == 1 else f"one of {listed(texts)}"


def phrase(table: Table) -> str:
    """Name a type in a sentence."""
    match table:
        case tables.Null():
            return "null"
        case tables.Bool():
            return "true or false"
        case tables.Json():
            return "any JSON value"
        case tables.Int():
            return "an integer"
        case tables.Float():
            return "a number"
        case tables.Text():
            return PHRASES[table.format] if table.format else "a string"
        case tables.Enum():
            return one_of(table.values)
        case tables.List() | tables.Tuple():
            return "a list"
        case tables.Map() | tables.Record() | tables.Tagged():
            return "an object"
        case tables.Union():
            return any_of(table.alternatives)
        case tables.Alias():
            return phrase(table.target)
        case tables.Nullable():
            return f"{phrase(table.inner)} or null"
        case _:
            return phrase(cast("tables.Secret | tables.Schema", table).inner)


def any_of(alternatives: Iterable[Table]) -> str:
    """Name the alternatives of a union, each wording once."""
    return " or ".join(dict.fromkeys(phrase(table) for table in alternatives))


def kinds(alternatives: Iterable[Table], *, nullable: bool) -> object:
    """Give the JSON kinds that types take: one name or a list of them."""
    names: dict[str, None] = {}
    for table in alternatives:
        _add(table, names)
    if nullable:
        names["null"] = None
    if not names:
        return UNSET
    found = list(names)
    return found[0] if len(found) == 1 else found


def _add(table: Table, names: dict[str, None]) -> None:
    match table:
        case tables.Null():
            names["null"] = None
        case tables.Bool():
            names["boolean"] = None
        case tables.Json():
            pass
        case tables.Int():
            names["integer"] = None
        case tables.Float():
            names["number"] = None
        case tables.Text():
            names["string"] = None
        case tables.Enum():
            for value in table.values:
                names[_literal_kind(value)] = None
        case tables.List() | tables.Tuple():
            names["array"] = None
        case tables.Map() | tables.Record() | tables.Tagged():
            names["object"] = None
        case tables.Union():
            for alternative in table.alternatives:
                _add(alternative, names)
        case tables.Alias():
            _add(table.target, names)
        case tables.Nullable():
            _add(table.inner, names)
            names["null"] = None
        case _:
            _add(cast("tables.Secret | tables.Schema", table).inner, names)


def _literal_kind(value: Scalar) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "boolean"
        case int():
            return "integer"
        case float():
            return "number"
        case _:
            return "string"
