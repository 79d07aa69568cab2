"""The keywords of `@schema`, which the validator of schemas holds values to."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from toolrt.json import Number, float_text, parse
from toolrt.json.number import fits, whole
from toolrt.meter import each

from .validator import InvalidSchema, Validator

if TYPE_CHECKING:
    from toolrt.diagnose.issue import Issue
    from toolrt.diagnose.path import Path

_LARGEST: Final = 1.7976931348623157e308


def broken(keywords: str, value: object) -> str | None:
    """Give the first keyword, as declared, that a value breaks.

    Keywords that are no schema break on every value.
    """
    compiled = _compiled(keywords)
    if compiled is None:
        return "$schema"
    names, validator = compiled
    violated = validator.broken(_in_reach(value))
    return next(
        (name for name in names if name in violated), next(iter(violated), None)
    )


def issues(keywords: str, value: object, path: Path) -> list[Issue]:
    """Give all issues of a value that stands at a path.

    There are none where nobody knows them, since the keywords are no schema, or the
    check takes too long.
    """
    compiled = _compiled(keywords)
    return [] if compiled is None else compiled[1].issues_at(_in_reach(value), path)


#: Schemas that come while a program runs may be many.
@lru_cache(maxsize=1_000)
def _compiled(keywords: str) -> tuple[list[str], Validator] | None:
    """Give the keywords as they are declared, and their validator."""
    schema = _in_reach(parse(keywords))
    try:
        validator = Validator(schema)
    except InvalidSchema:
        return None
    return (list(schema) if isinstance(schema, dict) else []), validator


def _in_reach(value: object) -> object:
    """Give the value as keywords see it; what is past every float is the largest."""
    if isinstance(value, dict):
        return {name: _in_reach(member) for name, member in each(value.items())}
    if isinstance(value, list):
        return [_in_reach(item) for item in each(value)]
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
