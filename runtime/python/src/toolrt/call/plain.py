"""Plain values of JSON: dicts, lists and scalars, of which nothing more is known."""

from __future__ import annotations

from typing import Any, TypeGuard

__all__ = ["is_list", "is_object", "items_of", "member_at", "members_of", "size_of"]


def is_object(value: object) -> TypeGuard[dict[str, Any]]:
    """Whether it is an object."""
    return isinstance(value, dict)


def is_list(value: object) -> TypeGuard[list[Any]]:
    """Whether it is a list."""
    return isinstance(value, list)


def members_of(value: object) -> dict[str, Any]:
    """Give the members of an object; none where it is something else."""
    return value if is_object(value) else {}


def items_of(value: object) -> list[Any]:
    """Give the items of a list; none where it is something else."""
    return value if is_list(value) else []


def size_of(value: object) -> int | None:
    """Give the size of a list or an object."""
    return len(value) if is_list(value) or is_object(value) else None


def member_at(value: object, path: tuple[str, ...]) -> Any:
    """Give what stands at the end of a path; `None` where nothing does."""
    for key in path:
        value = members_of(value).get(key)
    return value
