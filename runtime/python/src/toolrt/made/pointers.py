"""What a reference in a schema leads to: JSON Pointers into the same document."""

from __future__ import annotations

from enum import Enum
from typing import Any

from toolrt.call.plain import is_list, is_object

__all__ = ["Unresolved", "resolved"]


class Unresolved(Enum):
    """Why a reference leads to no schema."""

    ELSEWHERE = "must be `#` and a JSON Pointer into this schema."
    NOTHING = "leads to no schema."


def resolved(root: Any, reference: str) -> Any:
    """Give the schema that a reference leads to, or why it leads to none."""
    if not reference.startswith("#") or reference[1:2] not in {"", "/"}:
        return Unresolved.ELSEWHERE
    value = root
    for step in reference[1:].split("/")[1:]:
        key = step.replace("~1", "/").replace("~0", "~")
        if is_object(value) and key in value:
            value = value[key]
        elif is_list(value) and _is_index(key) and int(key) < len(value):
            value = value[int(key)]
        else:
            return Unresolved.NOTHING
    return value if isinstance(value, bool | dict) else Unresolved.NOTHING


def _is_index(key: str) -> bool:
    is_short = 0 < len(key) < 10  # noqa: PLR2004 # no list is longer
    return is_short and key.isascii() and key.isdigit() and str(int(key)) == key
