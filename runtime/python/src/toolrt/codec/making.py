"""Records made of keywords, whose dates, times and ids may be Python's own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from toolrt.table import record_of

from .slow import converted

if TYPE_CHECKING:
    from . import Codec


def made(kind: type[Any], codec: Codec[Any], values: dict[str, object]) -> Any:
    """Make a record, or a variant of a union that has the fields of one.

    Raises:
        Refused: With everything that is wrong with the values.

    """
    record = record_of(codec.table)
    if record is None:
        raise TypeError(f"{kind.__name__} is no record")
    given: dict[str, object] = {}
    for field in record.fields:
        value = values.get(field.attr, UNSET)
        if value is not UNSET:
            given[field.name] = value
    kept = values.get(record.rest_attr, UNSET)
    if record.rest is not None and isinstance(kept, Mapping):
        given = {**kept, **given}
    value = converted(codec, given)
    if kind is record.cls:
        return value
    attrs = [field.attr for field in record.fields]
    if record.rest is not None:
        attrs.append(record.rest_attr)
    return kind(**{attr: getattr(value, attr) for attr in attrs})
