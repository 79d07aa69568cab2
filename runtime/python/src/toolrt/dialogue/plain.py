"""Responses and events as dicts, whoever has made them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from toolrt.call.plain import is_object

from .failed import TurnFailed

__all__ = ["is_message", "members", "size", "texts"]

#: What each value weighs, beside its characters.
_EACH = 16


def is_message(given: object) -> bool:
    """Whether it is one response or event, and no stream of events."""
    return isinstance(given, Mapping) or _dumper(given) is not None


def members(given: object, **how: Any) -> dict[str, Any]:
    """Give the members of a dict, or of an object of a client.

    Nothing where it is something else.

    Args:
        given: A dict, or what has `model_dump` or `to_dict`.
        how: What its `model_dump` takes.

    Raises:
        TurnFailed: The object cannot be read.

    """
    if is_object(given):
        return given
    if isinstance(given, Mapping):
        return dict(given)
    dump = _dumper(given)
    if dump is None:
        return {}
    try:
        if dump.__name__ == "model_dump":
            # A client takes what comes without a look: its own types may not fit.
            dumped = dump(**how, warnings=False)
        else:
            dumped = dump()
    except Exception as error:
        kind = type(given).__name__
        raise TurnFailed(f"an object of the type {kind} cannot be read") from error
    return dumped if is_object(dumped) else {}


def _dumper(given: object) -> Any:
    if isinstance(given, type):
        return None
    dump = getattr(given, "model_dump", None) or getattr(given, "to_dict", None)
    return dump if callable(dump) else None


def size(given: object, most: int) -> int:
    """Give how large a value is; no more is counted once it is above `most`."""
    total = 0
    inside: list[Any] = [given]
    while inside and total <= most:
        value = inside.pop()
        total += _EACH
        if isinstance(value, str | bytes | bytearray):
            total += len(value)
        elif isinstance(value, Mapping):
            inside.extend(value.keys())
            inside.extend(value.values())
        elif isinstance(value, list | tuple):
            inside.extend(value)
    return total


def texts(*given: object) -> str:
    """Give the texts among some values, as one."""
    return "".join(one for one in given if isinstance(one, str))
