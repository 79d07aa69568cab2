"""The keywords of `@schema`, which a JSON Schema validator holds values to."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from .json import parse
from .json.number import Number

if TYPE_CHECKING:
    from collections.abc import Callable


@cache
def is_enforced() -> bool:
    """Whether the extra `schema` is installed."""
    from importlib.util import find_spec  # noqa: PLC0415

    return find_spec("jsonschema") is not None


def broken(keywords: str, value: object) -> str | None:
    """Give the first keyword, as declared, that a value breaks.

    Keywords that are no schema break on every value. Without the extra `schema` none is
    broken, and no tool that needs this is registered.
    """
    return _judge(keywords)(_plain(value)) if is_enforced() else None


@cache
def _judge(keywords: str) -> Callable[[object], str | None]:
    import jsonschema  # noqa: PLC0415

    schema: Any = _plain(parse(keywords))
    try:
        jsonschema.Draft202012Validator.check_schema(schema)
    except jsonschema.SchemaError:
        return lambda _: "$schema"
    validator = jsonschema.Draft202012Validator(schema)

    def judge(value: Any) -> str | None:
        errors = [
            str(error.absolute_schema_path[0]) for error in validator.iter_errors(value)
        ]
        return next(
            (name for name in schema if name in errors), next(iter(errors), None)
        )

    return judge


def _plain(value: object) -> object:
    """Give the value with numbers as the validator knows them."""
    if isinstance(value, dict):
        return {key: _plain(member) for key, member in value.items()}
    if isinstance(value, list):
        return [_plain(item) for item in value]
    return float(value) if isinstance(value, Number) else value
