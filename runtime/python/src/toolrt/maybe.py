"""Fields that may be left out."""

from __future__ import annotations

from typing import TypeVar

from msgspec import UNSET, UnsetType

T = TypeVar("T")


def or_none(value: T | UnsetType) -> T | None:
    """Give the value of a field, or `None` where its key was left out."""
    return None if value is UNSET else value
