"""Texts with places for values: confirmations, hints, reminders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from msgspec import Struct

from toolrt.json.number import spelled

from .plain import member_at, size_of

__all__ = ["Count", "Scalar", "Template", "render"]


class Scalar(Struct, frozen=True):
    """The scalar at a path, such as `("args", "mode")`."""

    path: tuple[str, ...]


class Count(Struct, frozen=True):
    """The size of the list or map at a path."""

    path: tuple[str, ...]


#: A text with places for values, as pieces.
Template: TypeAlias = tuple[str | Scalar | Count, ...]


def render(template: Template, roots: Mapping[str, object]) -> str:
    """Give the text for these values; what is absent or null prints nothing."""
    return "".join(_piece(part, roots) for part in template)


def _piece(part: str | Scalar | Count, roots: Mapping[str, object]) -> str:
    if isinstance(part, str):
        return part
    value = member_at(roots.get(part.path[0]), part.path[1:])
    if isinstance(part, Count):
        size = size_of(value)
        return "" if size is None else str(size)
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    return spelled(value) if isinstance(value, (int, float)) else ""
