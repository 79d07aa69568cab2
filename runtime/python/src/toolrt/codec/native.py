"""What msgspec is told of a table: a type that it decodes."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, Optional, Union

import msgspec
from msgspec import Meta

from toolrt import table as tables
from toolrt.json.number import MAX_INT, MIN_INT
from toolrt.lazy import later
from toolrt.opaques import Opaque, opaque
from toolrt.record import Record
from toolrt.scalars import decimals
from toolrt.scalars.decimals import Exact
from toolrt.scalars.patterns import pattern_of
from toolrt.secret import Secret

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolrt.table import Table


_by_table = later("toolrt.codec", ".by_table")
_natural = later("toolrt", ".natural")


class Refusal(ValueError):
    """A value that is not plainly fine."""


def native(table: Table) -> Any:
    """Give the type that msgspec decodes for a table."""
    known = table.known
    if "native" not in known:
        known["native"] = _native(table)
    return known["native"]


def _native(table: Table) -> Any:
    match table:
        case tables.Null():
            return None
        case tables.Bool():
            return bool
        case tables.Json():
            return Any
        case tables.Int():
            return _int(table)
        case tables.Float():
            return _limited(float, _ends(table.range))
        case tables.Decimal():
            return Exact
        case tables.Own():
            return _natural.kind(str(table.format))
        case tables.Text():
            return _text(table)
        case tables.Enum():
            return _enum(table)
        case tables.List():
            return _sized(list[native(table.item)], table.count)  # type: ignore[misc]
        case tables.Map():
            return _sized(dict[str, native(table.value)], table.count)  # type: ignore[misc]
        case tables.Tuple():
            if table.cls is not None or table.tail is not None:
                return _opaque(table, table.cls)
            places = tuple(native(place) for place in table.places)
            return tuple[places] if places else tuple[()]  # type: ignore[valid-type]
        case tables.Record():
            return table.cls
        case tables.Alias():
            return _opaque(table, table.cls)
        case tables.Tagged():
            return _tagged(table)
        case tables.Union():
            return _union(table)
        case tables.Nullable():
            inner = native(table.inner)
            return Any if inner is Any else Optional[inner]  # noqa: UP045
        case tables.Secret():
            return Secret[native(table.inner)]  # type: ignore[misc]
        case tables.Schema():
            return native(table.inner)
        case _:
            raise TypeError(table)


def _opaque(table: Table, cls: Any) -> Any:
    """Give what stands for a table that is read by itself."""
    if isinstance(cls, type) and issubclass(cls, Opaque):
        return cls
    return opaque(type(table).__name__, table)


def _limited(base: Any, limits: dict[str, Any]) -> Any:
    return Annotated[base, Meta(**limits)] if limits else base


def _ends(limits: tables.Range) -> dict[str, Any]:
    names = ("ge", "gt", "le", "lt")
    ends = zip(names, limits.ends(), strict=True)
    return {name: limit for name, limit in ends if limit is not None}


def _int(table: tables.Int) -> Any:
    limits = _ends(table.range)
    if not limits.keys() & {"ge", "gt"}:
        limits["ge"] = MIN_INT
    if not limits.keys() & {"le", "lt"}:
        limits["le"] = MAX_INT
    step = native_step(table)
    if step is not None:
        limits["multiple_of"] = step
    return _limited(int, limits)


def native_step(table: tables.Int) -> int | None:
    """Give the step that msgspec looks at itself."""
    return table.step.whole() if table.step else None


def _text(table: tables.Text) -> Any:
    if table.format == "bytes":
        return _limited(bytes, _byte_limits(table.length))
    limits: dict[str, Any] = _count(table.length)
    annotated: Any = str
    if table.format:
        annotated = Annotated[str, Meta(pattern=pattern_of(table.format))]
    elif table.patterns and table.patterns[0].own is not None:
        limits["pattern"] = table.patterns[0].own
    return _limited(annotated, limits)


def _byte_limits(length: tables.Count) -> dict[str, int]:
    """Give the limits of the data whose base64 text keeps limits."""
    limits: dict[str, int] = {}
    if length.least:
        limits["min_length"] = 3 * ((length.least + 3) // 4 - 1) + 1
    if length.most is not None:
        limits["max_length"] = 3 * (length.most // 4)
    return limits


def _count(count: tables.Count) -> dict[str, int]:
    limits: dict[str, int] = {}
    if count.least:
        limits["min_length"] = min(count.least, sys.maxsize)
    if count.most is not None:
        limits["max_length"] = min(count.most, sys.maxsize)
    return limits


def _sized(base: Any, count: tables.Count) -> Any:
    return _limited(base, _count(count))


def _enum(table: tables.Enum) -> Any:
    if not are_plain(table.values):
        return _opaque(table, table.cls)
    if isinstance(table.cls, type):
        return table.cls
    return Literal[table.values]


def are_plain(values: Iterable[object]) -> bool:
    """Whether msgspec knows literals of all these kinds."""
    return all(type(value) in (str, int) for value in values)


def _tagged(table: tables.Tagged) -> Any:
    if isinstance(table.cls, type) and issubclass(table.cls, Opaque):
        return table.cls
    # A union with one variant would not ask for the tag.
    structs = [variant.cls for variant in table.variants]
    if len(structs) == 1 or any(issubclass(cls, Record) for cls in structs):
        return _opaque(table, table.cls)
    return Union[tuple(structs)]  # noqa: UP007


def _union(table: tables.Union) -> Any:
    if isinstance(table.cls, type) and issubclass(table.cls, Opaque):
        return table.cls
    if not is_simple(table.alternatives):
        return _opaque(table, table.cls)
    return Union[tuple(native(inner) for inner in table.alternatives)]  # noqa: UP007


def is_simple(alternatives: Sequence[Table]) -> bool:
    """Whether msgspec tells alternatives apart by their JSON kinds.

    And whether it keeps what it knows of each apart in its memory: up to 0.22, beside
    a container it frees compiled patterns that are not its own.
    """
    seen: set[str] = set()
    for table in alternatives:
        kinds = _kinds(table)
        if not kinds or kinds & seen:
            return False
        seen |= kinds
    matches = any(_has_pattern(table) for table in alternatives)
    return not (
        matches
        and any(isinstance(table, tables.List | tables.Map) for table in alternatives)
    )


#: Formats of texts that msgspec makes something of, and matches with no pattern.
_UNMATCHED: Final = ("bytes", "decimal")


def _has_pattern(table: Table) -> bool:
    if not isinstance(table, tables.Text) or isinstance(table, tables.Own):
        return False
    return bool(table.patterns or table.format) and table.format not in _UNMATCHED


#: Kinds that only a table read by itself can take.
_NONE: Final[frozenset[str]] = frozenset()


def _kinds(table: Table) -> frozenset[str]:
    """Give the JSON kinds of a type that msgspec can take in a union."""
    match table:
        case tables.Bool():
            return frozenset({"bool"})
        case tables.Int() | tables.Float():
            return frozenset({"number"})
        # What a hook makes, msgspec takes in no union.
        case tables.Decimal():
            return _NONE
        case tables.Text():
            return frozenset({"string"})
        case tables.Enum() if are_plain(table.values):
            kinds = {
                "string" if isinstance(value, str) else "number"
                for value in table.values
            }
            return frozenset(kinds)
        # Beside limits, msgspec up to 0.22 looks for the places of a tuple where there
        # are none, and crashes.
        case tables.List():
            return frozenset({"array"})
        case tables.Map():
            return frozenset({"object"})
        case tables.Record() if not issubclass(table.cls, Record):
            return frozenset({"object"})
        case _:
            return _NONE


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind, dec_hook=dec_hook)


def dec_hook(kind: Any, value: Any) -> Any:
    """Make a value of a type that msgspec does not know."""
    if kind is Exact:
        made = decimals.read(value)
        if made is None:
            raise Refusal
        return made
    if getattr(kind, "__origin__", None) is Secret:
        return Secret(_decoder(kind.__args__[0]).decode(msgspec.json.encode(value)))
    return _by_table.read(kind.__table__, value)
