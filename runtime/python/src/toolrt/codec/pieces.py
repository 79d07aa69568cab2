"""Large documents of a type, read piece by piece, so that others run in between."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from toolrt import table as tables
from toolrt.json import Number
from toolrt.json.fast import stops_at
from toolrt.json.pieces import Parts, Untyped, read
from toolrt.meter import each

from .native import Refusal, dec_hook, native

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.json.pieces import Frame, Kind
    from toolrt.table import Table

__all__ = ["decoded"]


def decoded(table: Table, data: bytes) -> Any:
    """Give the value of a document that has many.

    Raises:
        ValueError: It is not plainly fine.

    """
    if stops_at(data) is not None:
        raise Refusal
    return read(data, _kind(table))


def _kind(table: Table) -> Kind:
    """Give how the values of a type are read, made when it is first needed."""
    known = table.known
    if "pieces" not in known:
        known["pieces"] = _Typed(table)
    kind: Kind = known["pieces"]
    return kind


class _Typed:
    """How the values of a type are read."""

    __slots__ = ("_decode", "_parts", "_table")

    def __init__(self, table: Table) -> None:
        self._table = table
        self._decode = _decoder(native(table))
        # What reads some parts of a large one.
        self._parts: Callable[[bytes], Any] | None = None

    def decode(self, data: bytes) -> Any:
        """Read a small value."""
        return self._decode(data)

    def frame(self, *, is_list: bool) -> Frame:
        """Give what takes the parts of a large one."""
        table = self._table
        while isinstance(table, tables.Nullable):
            table = table.inner
        match table:
            case tables.List() if is_list:
                if self._parts is None:
                    self._parts = _decoder(list[native(table.item)])  # type: ignore[misc]
                return _Counted(table.item, table.count, self._parts, is_list=True)
            case tables.Map() if not is_list:
                if self._parts is None:
                    self._parts = _decoder(dict[str, native(table.value)])  # type: ignore[misc]
                return _Counted(table.value, table.count, self._parts, is_list=False)
            case tables.Record(rest=None) if not is_list:
                if issubclass(table.cls, msgspec.Struct):
                    return _Members(table)
            case tables.Json():
                return Untyped(self._decode).frame(is_list=is_list)
            case _:
                pass
        raise Refusal


def _decoder(kind: Any) -> Callable[[bytes], Any]:
    return msgspec.json.Decoder(kind, dec_hook=dec_hook, float_hook=Number).decode


class _Counted(Parts):
    """A list or a map, whose parts are counted at its end."""

    __slots__ = ("_count",)

    def __init__(
        self,
        table: Table,
        count: tables.Count,
        decode: Callable[[bytes], Any],
        *,
        is_list: bool,
    ) -> None:
        super().__init__(_kind(table), decode, is_list=is_list)
        self._count = count

    def value(self) -> Any:
        """Give the list or the map."""
        found = super().value()
        if not self._count.allows(len(found)):
            raise Refusal
        return found


class _Members:
    """A record, whose members are read one by one."""

    __slots__ = ("_table", "_values")

    def __init__(self, table: tables.Record) -> None:
        self._table = table
        self._values: dict[str, Any] = {}

    def take(self, _: bytes) -> bool:
        """Read some parts at once: they have types of their own."""
        return False

    def kind(self, key: str) -> Kind:
        """Give how a member is read."""
        field = self._table.by_name.get(key)
        if field is None:
            raise Refusal
        return _kind(field.table)

    def put(self, key: str, value: Any) -> None:
        """Take a member."""
        self._values[key] = value

    def value(self) -> Any:
        """Give the record."""
        table, values = self._table, self._values
        if any(field.required and field.name not in values for field in table.fields):
            raise Refusal
        by_name = table.by_name
        return table.cls(
            **{by_name[key].attr: one for key, one in each(values.items())}
        )
