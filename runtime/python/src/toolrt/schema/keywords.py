"""The keywords of `@schema`, which the validator of schemas holds values to."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from toolrt.json import Number, float_text, parse
from toolrt.json.number import fits, whole

from .validator import InvalidSchema, Validator

if TYPE_CHECKING:
    from collections.abc import Callable

_LARGEST: Final = 1.7976931348623157e308


def broken(keywords: str, value: object) -> str | None:
    """Give the first keyword, as declared, that a value breaks.

    Keywords that are no schema break on every value.
    """
    return _judge(keywords)(_in_reach(value))


#: Schemas that come while a program runs may be many.
@lru_cache(maxsize=1_000)
def _judge(keywords: str) -> Callable[[object], str | None]:
    schema = _in_reach(parse(keywords))
    try:
        validator = Validator(schema)
    except InvalidSchema:
        return lambda _: "$schema"
    names = list(schema) if isinstance(schema, dict) else []

    def judge(value: object) -> str | None:
        violated = validator.broken(value)
        return next(
            (name for name in names if name in violated), next(iter(violated), None)
        )

    return judge


def _in_reach(value: object) -> object:
    """Give the value as keywords see it; what is past every float is the largest."""
    if isinstance(value, dict):
        return {name: _in_reach(member) for name, member in value.items()}
    if isinstance(value, list):
        return [_in_reach(item) for item in value]
    if isinstance(value, bool) or not isinstance(value, int | float):
        return value
    number = whole(value)
    if number is not None and fits(number):
        return number
    try:
        near = float(value)
    except OverflowError:
        near = _LARGEST if value > 0 else -_LARGEST
    return Number(float_text(max(-_LARGEST, min(_LARGEST, near))))
