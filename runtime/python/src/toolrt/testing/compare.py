"""What differs between what an example states and what came."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from .same import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

#: How many differences are listed, and how many characters of a value.
_MOST: Final = 20
_SHOWN: Final = 80


def differences(stated: object, came: object) -> list[str]:
    """Give the differences, as lines.

    What the example states must be so: every member that it names, every item of its
    lists. Members that it does not name are left open. Numbers are compared by what
    they are worth.
    """
    found = list(_compared(stated, came, ""))
    if len(found) > _MOST:
        found[_MOST:] = [f"and {len(found) - _MOST} more"]
    return found


def _compared(stated: Any, came: Any, path: str) -> Iterator[str]:
    if isinstance(stated, dict) and isinstance(came, dict):
        for key, member in stated.items():
            below = f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
            if key in came:
                yield from _compared(member, came[key], below)
            else:
                yield f"{below}: missing; stated {_shown(member)}"
    elif isinstance(stated, list) and isinstance(came, list):
        if len(stated) != len(came):
            yield f"{_place(path)}: {len(came)} items; stated {len(stated)}"
        for index, item, value in zip(count(), stated, came, strict=False):
            yield from _compared(item, value, f"{path}/{index}")
    elif text_of(stated) != text_of(came):
        yield f"{_place(path)}: {_shown(came)}; stated {_shown(stated)}"


def _place(path: str) -> str:
    return path or "all of it"


def _shown(value: object) -> str:
    """Give a value in a line, shortened."""
    text = text_of(value)
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…"
