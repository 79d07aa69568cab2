"""What is looked at behind msgspec: equal items, decimal steps, further patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET, Struct

from toolrt import table as tables
from toolrt.meter import all_of
from toolrt.opaques import Opaque
from toolrt.table.parts import parts

from .distinct import distinct
from .native import native, native_step

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table

    Check: TypeAlias = Callable[[Any], bool]


def check_of(table: Table) -> Check | None:
    """Give what a decoded value is asked behind msgspec; none where nothing is left."""
    known = table.known
    if "check" not in known:
        # Whoever comes by while it is made asks when it is there.
        known["check"] = _later(known)
        known["check"] = _check(table) if _needs(table, set()) else None
    check: Check | None = known["check"]
    return check


def _later(known: dict[str, Any]) -> Check:
    def run(value: Any) -> bool:
        check: Check | None = known["check"]
        return check is None or check(value)

    return run


def _needs(table: Table, seen: set[int]) -> bool:
    """Whether there is anything to look at, here or below."""
    if id(table) in seen or _is_own(table):
        return False
    seen.add(id(table))
    return _asks(table) or any(_needs(part, seen) for part in parts(table))


def _is_own(table: Table) -> bool:
    """Whether a type is read by its table, which leaves nothing open."""
    kind = native(table)
    if isinstance(table, tables.Record):
        return not issubclass(kind, Struct)
    return isinstance(kind, type) and issubclass(kind, Opaque)


def _asks(table: Table) -> bool:
    match table:
        case tables.List() | tables.Tuple():
            return table.unique
        case tables.Float():
            return table.step is not None
        case tables.Int():
            return table.step is not None and native_step(table) is None
        case tables.Decimal():
            return not table.limits.is_any()
        case tables.Text():
            return bool(_further(table))
        case _:
            return False


def _further(table: tables.Text) -> tuple[tables.Pattern, ...]:
    """Give the patterns that msgspec is not told of."""
    told = (
        not table.format and bool(table.patterns) and table.patterns[0].own is not None
    )
    return table.patterns[told:]


def _check(table: Table) -> Check | None:
    match table:
        case tables.List():
            return _list(table)
        case tables.Map():
            return _map(check_of(table.value))
        case tables.Tuple():
            return _tuple(table)
        case tables.Float() | tables.Int():
            return table.step.divides if table.step else None
        case tables.Decimal():
            return table.limits.allows
        case tables.Text():
            return _text(table)
        case tables.Record():
            return _record(table)
        case tables.Tagged():
            return _tagged(table)
        case tables.Union():
            return _union(table)
        case tables.Nullable():
            inner = check_of(table.inner)
            return inner and (lambda value: value is None or inner(value))
        case tables.Secret():
            hidden = check_of(table.inner)
            return hidden and (lambda value: hidden(value.expose()))
        case tables.Schema():
            return check_of(table.inner)
        case _:
            return None


def _list(table: tables.List) -> Check:
    item = check_of(table.item)
    unique = distinct(table) if table.unique else None

    def check(value: list[Any]) -> bool:
        if unique is not None and not unique(value):
            return False
        return item is None or all_of(item, value)

    return check


def _map(item: Check | None) -> Check | None:
    return item and (lambda value: all_of(item, value.values()))


def _tuple(table: tables.Tuple) -> Check:
    places = [check_of(place) for place in table.places]
    asked = [(at, check) for at, check in enumerate(places) if check is not None]
    unique = distinct(table) if table.unique else None

    def check(value: tuple[Any, ...]) -> bool:
        if unique is not None and not unique(value):
            return False
        return all(check(value[at]) for at, check in asked)

    return check


def _text(table: tables.Text) -> Check:
    patterns = _further(table)
    if table.format == "bytes":
        # What they are held to is the text on the wire, which is gone.
        return lambda _: False
    return lambda value: all(pattern.matches(value) for pattern in patterns)


def _record(table: tables.Record) -> Check:
    asked = [
        (field.attr, check)
        for field in table.fields
        if (check := check_of(field.table)) is not None
    ]

    def run(value: Any) -> bool:
        for attr, part in asked:
            member = getattr(value, attr)
            if member is not UNSET and not part(member):
                return False
        return True

    return run


def _tagged(table: tables.Tagged) -> Check:
    checks: dict[type, Check | None] = {}
    for variant in table.variants:
        if table.content is None:
            record = tables.record_of(variant.table)
            checks[variant.cls] = check_of(record) if record else None
        else:
            checks[variant.cls] = _content(check_of(variant.table))

    def run(value: Any) -> bool:
        check = checks.get(type(value))
        return check is None or check(value)

    return run


def _content(inner: Check | None) -> Check | None:
    return inner and (lambda value: inner(value.value))


def _union(table: tables.Union) -> Check:
    asked = [
        (_kind(alternative), check)
        for alternative in table.alternatives
        if (check := check_of(alternative)) is not None
    ]
    return lambda value: all(
        check(value) for kind, check in asked if isinstance(value, kind)
    )


def _kind(table: Table) -> Any:
    """Give the class of the values of an alternative that its kind tells apart."""
    match table:
        case tables.Text():
            return bytes if table.format == "bytes" else str
        case tables.Int() | tables.Float():
            return int | float
        case tables.List():
            return list
        case tables.Tuple():
            return tuple
        case tables.Map():
            return dict
        case tables.Record():
            return table.cls
        case _:
            return ()
