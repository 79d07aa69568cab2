"""What a JSON Schema of somebody else says: types, alternatives, listed values.

Nothing of it is trusted to have the form that it must have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from toolrt import json
from toolrt.call.plain import is_list, is_object, members_of

__all__ = [
    "alternatives",
    "is_number",
    "is_plain",
    "kinds_of",
    "named",
    "resolved",
    "split",
    "takes",
    "values_of",
]

_ALL: Final = ("null", "boolean", "integer", "number", "string", "array", "object")


def is_plain(schema: dict[str, Any]) -> bool:
    """Whether it has one type, and says it itself."""
    parts = ("anyOf", "oneOf", "$ref")
    return isinstance(schema.get("type"), str) and not any(
        key in schema for key in parts
    )


def is_number(value: object) -> bool:
    """Whether a value is a number."""
    return isinstance(value, int | float) and not isinstance(value, bool)


def resolved(schema: Any, root: Any) -> Any:
    """Give the schema that one refers to in its document; itself if it refers to none.

    What cannot be found allows everything.
    """
    for _ in range(100):
        if not is_object(schema) or not isinstance(schema.get("$ref"), str):
            return schema
        place: Any = root
        pointer = str(schema["$ref"])
        if not pointer.startswith("#"):
            return True
        for key in pointer[1:].split("/")[1:]:
            place = members_of(place).get(key.replace("~1", "/").replace("~0", "~"))
        schema = True if place is None else place
    return True


def alternatives(schema: dict[str, Any]) -> list[Any]:
    """Give the alternatives of who takes."""
    for key in ("anyOf", "oneOf"):
        parts = schema.get(key)
        if is_list(parts) and parts:
            return [
                part if not is_object(part) else {**_beside(schema), **part}
                for part in parts
            ]
    return [schema]


def split(schema: Any) -> Iterator[dict[str, Any]]:
    """Give the kinds of values that somebody gives, each alone."""
    if not is_object(schema):
        schema = {}
    for key in ("anyOf", "oneOf"):
        parts = schema.get(key)
        if is_list(parts) and parts:
            yield from (members_of(part) for part in parts)
            return
    if "allOf" in schema or values_of(schema) is not None:
        # What is said in parts is not put together: nothing is certain of it.
        if values_of(schema) is not None:
            yield schema
        return
    kinds = schema.get("type")
    if isinstance(kinds, str):
        yield schema
        return
    known = [kind for kind in _ALL if not is_list(kinds) or kind in kinds]
    for kind in known:
        if kind != "integer" or "number" not in known:
            yield {**schema, "type": kind}


def _beside(schema: dict[str, Any]) -> dict[str, Any]:
    return {
        key: value for key, value in schema.items() if key not in {"anyOf", "oneOf"}
    }


def values_of(schema: dict[str, Any]) -> list[Any] | None:
    """Give the values that a schema lists; `None` where it lists none."""
    if "const" in schema:
        return [schema["const"]]
    values = schema.get("enum")
    return values if is_list(values) else None


def kinds_of(schema: dict[str, Any]) -> tuple[Any, ...]:
    """Give the types that somebody takes."""
    kinds = schema.get("type")
    if kinds is None:
        values = values_of(schema)
        return _ALL if values is None else tuple(map(_kind, values))
    return tuple(kinds) if is_list(kinds) else (kinds,)


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float):
        return "number"
    if isinstance(value, str):
        return "string"
    return "array" if isinstance(value, list) else "object"


def takes(schema: Any, value: object) -> bool:
    """Whether a value of a list is taken, as far as that is certain."""
    if not is_object(schema):
        return schema is not False
    values = values_of(schema)
    if values is not None and all(
        one != value or isinstance(one, bool) != isinstance(value, bool)
        for one in values
    ):
        return False
    taken = kinds_of(schema)
    kind = _kind(value)
    return kind in taken or (kind == "integer" and "number" in taken)


def named(schema: dict[str, Any]) -> str:
    """Give what a kind of values is called."""
    values = values_of(schema)
    if values is not None:
        return json.dump(values[0]).decode() if values else "value"
    kind = schema.get("type")
    return kind if isinstance(kind, str) else "value"
