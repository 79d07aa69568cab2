"""From trees of JSON to the values of generated types, and back."""

from __future__ import annotations

import enum
from binascii import a2b_base64, b2a_base64
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from toolrt import table as tables
from toolrt.diagnose.canonical_form import default_of
from toolrt.diagnose.shown import Foreign
from toolrt.diagnose.walk import Walk, member_of, verdict_of
from toolrt.json.number import Number, whole
from toolrt.record import Record
from toolrt.secret import Secret

if TYPE_CHECKING:
    from toolrt.table import Table


def build(walk: Walk, table: Table, value: Any) -> Any:
    """Make the typed value of a tree in which nothing is wrong."""
    match table:
        case tables.Nullable():
            return None if value is None else build(walk, table.inner, value)
        case tables.Secret():
            return Secret(build(walk, table.inner, value))
        case tables.Schema():
            return build(walk, table.inner, value)
        case tables.Alias():
            return build(walk, table.target, value)
        case tables.Enum():
            member = member_of(table, value)
            kind = table.cls
            is_enum = isinstance(kind, type) and issubclass(kind, enum.Enum)
            return kind(member) if is_enum else member
        case tables.Union():
            place = verdict_of(walk, table, value).place
            return build(walk, table.alternatives[place or 0], value)
        case tables.Int():
            return whole(value)
        case tables.Float():
            return float(value)
        case tables.Text() if table.format == "bytes":
            return a2b_base64(value)
        case tables.List():
            return [build(walk, table.item, item) for item in value]
        case tables.Tuple():
            each = zip(table.each(len(value)), value, strict=True)
            return tuple(build(walk, place, item) for place, item in each)
        case tables.Map():
            inner = table.value
            return {key: build(walk, inner, member) for key, member in value.items()}
        case tables.Record():
            return _record(walk, table, table.cls, value, None)
        case tables.Tagged():
            return _tagged(walk, table, value)
        case _:
            return value


def _record(
    walk: Walk, table: tables.Record, kind: Any, value: dict[str, Any], tag: str | None
) -> Any:
    values: dict[str, Any] = {
        field.attr: build(walk, field.table, value[field.name])
        for field in table.fields
        if field.name in value
    }
    if table.rest is not None:
        rest, known = table.rest, table.by_name
        values[table.rest_attr] = {
            key: build(walk, rest, member)
            for key, member in value.items()
            if key not in known and key != tag
        }
    return kind(**values)


def _tagged(walk: Walk, table: tables.Tagged, value: dict[str, Any]) -> Any:
    variant = table.by_name[value[table.tag]]
    if table.content is not None:
        return variant.cls(value=build(walk, variant.table, value[table.content]))
    record = tables.record_of(variant.table)
    if record is None:
        raise TypeError(f"the variant {variant.name!r} is no record")
    return _record(walk, record, variant.cls, value, table.tag)


def build_default(field: tables.Field) -> Any:
    """Make the value that a field has where its key is left out."""
    return build(Walk(), field.table, default_of(field))


def tree(value: Any) -> Any:
    """Give the tree of JSON that any value stands for.

    What stands for no JSON becomes a `Foreign`, which no type accepts.
    """
    match value:
        case None | bool():
            return value
        case enum.Enum():
            return tree(value.value)
        case str():
            return str(value) if _is_text(value) else Foreign(value)
        case int() | Number():
            return value
        case float():
            return value
        case dict():
            return {
                str(key.value if isinstance(key, enum.Enum) else key): tree(member)
                for key, member in value.items()
                if member is not UNSET
            }
        case list() | tuple():
            return [tree(item) for item in value]
        case bytes() | bytearray() | memoryview():
            return b2a_base64(value, newline=False).decode()
        case msgspec.Struct():
            return _struct(value)
        case Record():
            return members(value)
        case Secret():
            return tree(value.expose())
        case msgspec.Raw():
            from toolrt.json import parse  # noqa: PLC0415

            return parse(bytes(value))
        case Foreign():
            return value
        case _:
            return Foreign(value)


def _is_text(value: str) -> bool:
    """Whether a text can travel: half surrogates cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        return False
    return True


def _struct(value: msgspec.Struct) -> dict[str, Any]:
    kind: Any = type(value)
    config = kind.__struct_config__
    out: dict[str, Any] = {}
    if config.tag_field is not None:
        out[config.tag_field] = config.tag
    elif hasattr(kind, "__tag__"):
        # A key that msgspec does not take.
        out[kind.__tag__[0]] = kind.__tag__[1]
    for attr, name in zip(
        kind.__struct_fields__, kind.__struct_encode_fields__, strict=True
    ):
        member = getattr(value, attr)
        if member is not UNSET:
            out[name] = tree(member)
    return out


def members(value: Record) -> dict[str, Any]:
    """Give the members of a record that is no Struct, the kept ones behind."""
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
        return {name: tree(member) for name, member in value if member is not UNSET}
    for field in table.fields:
        member = getattr(value, field.attr)
        if member is not UNSET:
            out[field.name] = tree(member)
    if table.rest is not None:
        kept = getattr(value, table.rest_attr)
        for key in sorted(kept):
            out.setdefault(key, tree(kept[key]))
    return out
