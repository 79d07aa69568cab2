"""How values of a call are shown: without what the documents in them hold.

Which parts of a document are secret, only its type knows. Objects of generated classes
hide them themselves; of plain values nothing is shown.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

__all__ = ["shown", "shown_fields"]


class _Hidden:
    """Stands for a value that is not shown."""

    def __repr__(self) -> str:
        return "…"


_HIDDEN = _Hidden()


def shown(value: object) -> object:
    """Give what may be shown of a value: itself, or something that tells nothing."""
    return value if value is None or isinstance(value, Struct) else _HIDDEN


def shown_fields(value: Struct, hidden: tuple[str, ...]) -> list[tuple[str, Any]]:
    """Give the fields of an object with their values, but for what is hidden."""
    fields = ((name, getattr(value, name)) for name in value.__struct_fields__)
    return [(name, shown(field) if name in hidden else field) for name, field in fields]


def written(value: Struct, fields: list[tuple[str, Any]]) -> str:
    """Give the text of an object with these fields."""
    inside = ", ".join(f"{name}={field!r}" for name, field in fields)
    return f"{type(value).__name__}({inside})"
