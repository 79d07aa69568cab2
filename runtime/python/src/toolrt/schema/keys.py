"""Texts that equal values, and only they, have in common."""

from __future__ import annotations

from toolrt.json.write import quoted
from toolrt.meter import each, in_order

from .decimals import Decimal


def key(value: object) -> tuple[str, int]:
    """Give the text of a value, and how many values are in it.

    Numbers are equal if their values are, and objects whatever the order of their keys.
    """
    if isinstance(value, str):
        return quoted(value), 1
    if isinstance(value, list):
        items = [key(item) for item in each(value)]
        texts = ",".join([text for text, _ in items])
        return f"[{texts}]", 1 + sum(count for _, count in items)
    if isinstance(value, dict):
        members = [(quoted(name), key(value[name])) for name in in_order(value)]
        texts = ",".join([f"{name}:{text}" for name, (text, _) in members])
        return f"{{{texts}}}", 1 + sum(count for _, (_, count) in members)
    if value is None:
        return "null", 1
    if isinstance(value, bool):
        return ("true" if value else "false"), 1
    if isinstance(value, int | float):
        return Decimal(value).key, 1
    raise TypeError(f"a {type(value).__name__} is no JSON value")
