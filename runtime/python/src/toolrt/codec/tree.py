"""From the values of generated types, and any other of Python, to trees of JSON."""

from __future__ import annotations

import enum
from binascii import b2a_base64
from collections.abc import Mapping
from decimal import Decimal
from math import inf
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from toolrt import natural
from toolrt import table as tables
from toolrt.diagnose.shown import Foreign
from toolrt.json.number import Number, spelled
from toolrt.meter import each
from toolrt.record import Record
from toolrt.scalars.decimals import plain
from toolrt.secret import Secret

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    #: Gives what stands for a container at the bottom.
    Bottom = Callable[[Any], Any]


class TooDeep(Exception):
    """A value nests deeper than was asked for."""


def tree(value: Any, room: float = inf, bottom: Bottom | None = None) -> Any:
    """Give the tree of JSON that any value stands for: what msgspec would write of it.

    What stands for no JSON becomes a `Foreign`, which no type accepts.

    Args:
        value: The value.
        room: How many containers may be nested.
        bottom: Gives what stands for those below.

    Raises:
        TooDeep: There are more, and nothing stands for them.

    """
    kind = type(value)
    if kind in _PLAIN or (kind is str and value.isascii()):
        return value
    # What holds most of the others is asked for first.
    if (kind is list or kind is tuple) and room > 0:
        room -= 1
        return [
            item if type(item) in _PLAIN else tree(item, room, bottom)
            for item in each(value)
        ]
    if kind is dict or isinstance(value, msgspec.Struct):
        return _container(value, room, bottom)
    match value:
        case enum.Enum():
            return tree(value.value, room, bottom)
        case str():
            return str(value) if _is_text(value) else Foreign(value)
        case int() | float() | Foreign():
            return value
        case bytes() | bytearray() | memoryview():
            return b2a_base64(value, newline=False).decode()
        case Secret():
            return tree(value.expose(), room, bottom)
        case msgspec.Raw():
            return _raw(value, room, bottom)
        case _ if type(value).__module__ in _SPELLED:
            return _spelled(value)
        case _:
            return _container(value, room, bottom)


#: What stands for itself, whatever it is.
_PLAIN: Final = frozenset({type(None), bool, int, float, Number})


def _container(value: Any, room: float, bottom: Bottom | None) -> Any:
    parts = _parts(value)
    if parts is None:
        return _spelled(value)
    if room <= 0:
        if bottom is None:
            raise TooDeep
        return bottom(value)
    room -= 1
    if not isinstance(parts, dict):
        return [tree(item, room, bottom) for item in parts]
    return {
        key: member if type(member) in _PLAIN else tree(member, room, bottom)
        for key, member in each(parts.items())
        if member is not UNSET
    }


def _is_text(value: str) -> bool:
    """Whether a text can travel: half surrogates cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


#: The modules of times, ids and decimals, which msgspec writes as texts.
_SPELLED = ("datetime", "uuid", "decimal")


def _spelled(value: Any) -> Any:
    if isinstance(value, Decimal):
        return plain(value)
    written = natural.text(value)
    return Foreign(value) if written is None else written


def _raw(value: msgspec.Raw, room: float, bottom: Bottom | None) -> Any:
    from toolrt.json import Broken, parse  # noqa: PLC0415

    try:
        return tree(parse(bytes(value)), room, bottom)
    except Broken:
        return Foreign(value)


def _parts(value: Any) -> dict[str, Any] | Iterable[Any] | None:
    """Give the members or items of a container; none of what is no container."""
    match value:
        case msgspec.Struct():
            return _of_struct(value)
        case dict():
            return _entries(value)
        case list() | tuple() | set() | frozenset():
            return value
        case Record():
            return _of_record(value)
        case _:
            return _of_dataclass(value)


def _entries(value: dict[Any, Any]) -> dict[str, Any] | None:
    """Give a dict with the texts that its keys stand for, if all stand for one."""
    if all(type(key) is str and key.isascii() for key in value):
        return value
    out: dict[str, Any] = {}
    for key, member in value.items():
        text = tree(key, 0, Foreign)
        if isinstance(text, int | float) and not isinstance(text, bool):
            text = spelled(text)
        if not isinstance(text, str):
            return None
        out[text] = member
    return out


def _of_dataclass(value: Any) -> dict[str, Any] | None:
    """Give the fields of a dataclass, or of a class of attrs."""
    kind = type(value)
    if hasattr(kind, "__dataclass_fields__"):
        from dataclasses import fields  # noqa: PLC0415

        return {field.name: getattr(value, field.name) for field in fields(value)}
    attributes = getattr(kind, "__attrs_attrs__", None)
    return attributes and {own.name: getattr(value, own.name) for own in attributes}


def _of_struct(value: msgspec.Struct) -> dict[str, Any]:
    kind: Any = type(value)
    config = kind.__struct_config__
    names = zip(kind.__struct_encode_fields__, kind.__struct_fields__, strict=True)
    fields = {name: getattr(value, attr) for name, attr in names}
    if config.tag_field is not None:
        return {config.tag_field: config.tag, **fields}
    if hasattr(kind, "__tag__"):
        # A key that msgspec does not take.
        return {kind.__tag__[0]: kind.__tag__[1], **fields}
    return fields


def _of_record(value: Record) -> dict[str, Any] | None:
    """Give the members of a record that is no Struct, the kept ones behind.

    None if what should have undeclared keys is no mapping from texts.
    """
    kind: Any = type(value)
    bases: tuple[Any, ...] = kind.__mro__
    table: Any = kind.__table__
    out: dict[str, Any] = {}
    if kind.__tag__ is not None:
        out[kind.__tag__[0]] = kind.__tag__[1]
    if table is None:
        table = next(
            (base.__table__ for base in bases if getattr(base, "__table__", None)),
            None,
        )
    if not isinstance(table, tables.Record):
        return dict(iter(value))
    for field in table.fields:
        out[field.name] = getattr(value, field.attr)
    if table.rest is not None:
        given = getattr(value, table.rest_attr)
        kept = _entries(dict(given)) if isinstance(given, Mapping) else None
        if kept is None:
            return None
        for key in kept if table.open else sorted(kept):
            out.setdefault(key, kept[key])
    return out
