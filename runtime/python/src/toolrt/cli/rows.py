"""The rows of a result, and which of them are wanted."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import is_list, is_object, members_of

from .shape import Shape

__all__ = ["Wanted", "cell", "first_cell", "row_field", "rows_of"]


class Wanted(Struct, frozen=True, kw_only=True):
    """What is to be kept of a result."""

    #: The fields of rows, each as a path of keys.
    fields: tuple[tuple[str, ...], ...] = ()
    #: A field, whether its value must be equal, and the value.
    filters: tuple[tuple[tuple[str, ...], bool, str], ...] = ()
    limit: int | None = None

    @property
    def is_all(self) -> bool:
        """Whether everything is kept."""
        return not self.fields and not self.filters and self.limit is None

    def of(self, result: object, field: str | None) -> tuple[object, bool]:
        """Give what is kept of a result, and whether `limit` has left rows out.

        Args:
            result: The result.
            field: The field that has its rows, if it is a record that has any.

        """
        rows = rows_of(result, field)
        if rows is None:
            return self._kept(result), False
        kept = [row for row in rows if self._passes(row)]
        some = kept if self.limit is None else kept[: self.limit]
        some = [self._kept(row) for row in some]
        if field is None or is_list(result):
            return some, len(some) < len(kept)
        whole = {**members_of(result), field: some}
        return whole, len(some) < len(kept)

    def _passes(self, row: object) -> bool:
        return all(
            (cell(_at(row, path)) == value) is is_equal
            for path, is_equal, value in self.filters
        )

    def _kept(self, row: object) -> object:
        if not self.fields or not is_object(row):
            return row
        kept: dict[str, object] = {}
        for path in self.fields:
            inner: object = row
            for key in path:
                if not is_object(inner) or key not in inner:
                    break
                inner = inner[key]
            else:
                kept[".".join(path)] = inner
        return kept


def row_field(root: Shape) -> str | None:
    """Give the field of a result that has its rows, by the schema of the result.

    The only list of a record, if it comes first or has objects.
    """
    names = root.names
    fields = [(name, root.field(name)) for name in names]
    lists = [(name, shape) for name, shape in fields if shape and shape.is_list]
    if len(lists) != 1:
        return None
    name, shape = lists[0]
    return name if name == names[0] or shape.items.kinds == {"object"} else None


def rows_of(result: object, field: str | None) -> list[object] | None:
    """Give the rows of a result: a list's items, or those of a field of a record."""
    if is_list(result):
        return result
    inner = None if field is None else members_of(result).get(field)
    return inner if is_list(inner) else None


def cell(value: object) -> str:
    """Give a value as a text: a text as it is, anything else as JSON."""
    if isinstance(value, str):
        return value
    return "" if value is None else json.dump(value).decode()


def first_cell(row: object) -> str:
    """Give the first field of a row as a text; the row itself if it is a scalar."""
    if is_object(row):
        return cell(next(iter(row.values()), None))
    return cell(row)


def _at(row: object, path: Sequence[str]) -> object:
    for key in path:
        row = members_of(row).get(key)
    return row
