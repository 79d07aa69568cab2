"""JSON Pointers (RFC 6901) into results."""

from __future__ import annotations

import re
from typing import Final

from msgspec import UNSET

from toolrt.call.plain import is_list, is_object

__all__ = ["at_pointer", "index_of", "is_pointer", "keys_of"]


def is_pointer(path: str) -> bool:
    """Whether a text is a JSON Pointer."""
    return _POINTER.fullmatch(path) is not None


_POINTER: Final = re.compile(r"(?:/(?:[^/~]|~[01])*+)*+")

#: A place in a list.
_INDEX: Final = re.compile(r"0|[1-9][0-9]{0,17}", re.ASCII)


def keys_of(pointer: str) -> tuple[str, ...]:
    """Give the keys of a JSON Pointer."""
    keys = pointer.split("/")[1:]
    return tuple(key.replace("~1", "/").replace("~0", "~") for key in keys)


def index_of(key: str) -> int | None:
    """Give the place in a list that a key of a JSON Pointer means."""
    return int(key) if _INDEX.fullmatch(key) else None


def at_pointer(value: object, pointer: str) -> object:
    """Give what a JSON Pointer finds in a value; `UNSET` where it finds nothing."""
    for key in keys_of(pointer):
        if is_object(value) and key in value:
            value = value[key]
        elif (
            is_list(value)
            and (index := index_of(key)) is not None
            and index < len(value)
        ):
            value = value[index]
        else:
            return UNSET
    return value
