"""What stands for a type that msgspec cannot decode by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeVar

if TYPE_CHECKING:
    from .table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")


__all__ = ["Opaque", "Self", "default", "empty", "make", "opaque"]

T = TypeVar("T")


class _OpaqueType(type):
    """Lets msgspec take what a table makes: it asks of which class that is."""

    def __instancecheck__(cls, _: object) -> bool:
        """Whether a value may be one of the type: its table has said so."""
        return True


class Opaque(metaclass=_OpaqueType):
    """The base of types that are read by their tables, whatever their values are."""

    __table__: Table | None = None


def opaque(name: str, table: Table | None = None) -> Any:
    """Make a type by this name; the table that names it is how it is read."""
    return type(name, (Opaque,), {"__table__": table})


def empty() -> dict[str, Any]:
    """Give what a record keeps where there are no undeclared keys."""
    return {}


def default(module: str, table: str, field: str) -> Callable[[], Any]:
    """Give the function that makes the default of a field.

    Args:
        module: That of the record's class; its table stands in `codecs` beside it.
        table: The name of the record's table there.
        field: The key of the field.

    """
    made: Callable[[], Any] | None = None

    def make() -> Any:
        nonlocal made
        if made is None:
            made = maker()
        return made()

    def maker() -> Callable[[], Any]:
        from .codec.build import default_maker  # noqa: PLC0415
        from .table import record_of  # noqa: PLC0415

        record = record_of(_codec(module, table).table)
        if record is None:
            raise TypeError(f"{table} is the table of no record")
        return default_maker(record.by_name[field])

    return make


def make(kind: type[T], module: str, table: str, /, **values: object) -> T:
    """Make a record of Python's own dates, times and ids, or of what it holds.

    Args:
        kind: The class of the record, or that of a variant of a union with its fields.
        module: That of the record's class; its table stands in `codecs` beside it.
        table: The name of the record's table there.
        values: The fields by their attributes; what is `UNSET` is left out.

    Raises:
        Refused: With everything that is wrong with them.

    """
    from .codec.making import made  # noqa: PLC0415

    value: T = made(kind, _codec(module, table), values)
    return value


def _codec(module: str, name: str) -> Any:
    from importlib import import_module  # noqa: PLC0415

    return getattr(import_module(f"{module.rpartition('.')[0]}.codecs"), name)
