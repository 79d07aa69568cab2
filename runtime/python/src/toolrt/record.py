"""Records that msgspec has no Struct for: with odd keys, or undeclared ones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, ClassVar, dataclass_transform

import msgspec

if TYPE_CHECKING:
    from .table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")


@dataclass_transform(kw_only_default=True, field_specifiers=(msgspec.field,))
class _RecordType(type):
    """Collects the fields of a record from its annotations."""

    __table__: Table | None
    __record_fields__: dict[str, Any]
    __tag__: tuple[str, str] | None

    def __new__(
        cls,
        name: str,
        bases: tuple[type, ...],
        namespace: dict[str, Any],
        *,
        tag_field: str | None = None,
        tag: str | None = None,
    ) -> _RecordType:
        fields: dict[str, Any] = {}
        for base in reversed(bases):
            fields.update(getattr(base, "__record_fields__", {}))
        for field in namespace.get("__annotations__", {}):
            if not field.startswith("__"):
                fields[field] = namespace.pop(field, _REQUIRED)
        created = super().__new__(cls, name, bases, namespace)
        created.__record_fields__ = fields
        created.__table__ = None
        if tag_field is not None:
            created.__tag__ = (tag_field, tag or "")
        return created


_REQUIRED = object()


class Record(metaclass=_RecordType):
    """A record whose class msgspec cannot make."""

    __tag__: ClassVar[tuple[str, str] | None] = None

    def __init__(self, **values: Any) -> None:
        """Take the fields, all by name."""
        kind = type(self)
        for name, default in kind.__record_fields__.items():
            if name in values:
                setattr(self, name, values.pop(name))
            elif default is _REQUIRED:
                raise TypeError(f"Missing required argument {name!r}")
            else:
                setattr(self, name, _made(default))
        for name in values:
            raise TypeError(f"Unexpected keyword argument {name!r}")

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        """Give each field with its value."""
        for name in type(self).__record_fields__:
            yield name, getattr(self, name)

    def __eq__(self, other: object) -> bool:
        """Compare all fields."""
        if not isinstance(other, Record) or type(self) is not type(other):
            return NotImplemented
        # Of one type, so that the fields are the same; one may be called `keys`.
        return list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Show all fields.

        Beside secrets, undeclared keys are shown without their values: one may be the
        name of a secret, misspelt.
        """
        hidden = _hidden_rest(type(self).__table__)
        fields = (
            (name, sorted(value) if name == hidden else value) for name, value in self
        )
        shown = ", ".join(f"{name}={value!r}" for name, value in fields)
        return f"{type(self).__name__}({shown})"


def _hidden_rest(table: Table | None) -> str | None:
    """Give the attribute with the undeclared keys, if nothing shows their values."""
    from toolrt.table.secrets import hides_undeclared  # noqa: PLC0415 # tables need it
    from toolrt.table.shapes import record_of  # noqa: PLC0415

    record = None if table is None else record_of(table)
    if record is None or record.rest is None or not hides_undeclared(record):
        return None
    return record.rest_attr


def _made(default: Any) -> Any:
    """Make a default of what `msgspec.field` says."""
    factory = getattr(default, "default_factory", msgspec.NODEFAULT)
    if factory is not msgspec.NODEFAULT:
        return factory()
    value = getattr(default, "default", msgspec.NODEFAULT)
    return default if value is msgspec.NODEFAULT else value
