"""The keywords of JSON Schema 2020-12: their forms, and the schemas in them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from toolrt.call.plain import is_list, is_object
from toolrt.diagnose import Issue
from toolrt.json.number import is_number, whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

__all__ = ["ANNOTATIONS", "TYPES", "changed", "parts", "problems", "token"]

TYPES: Final = ("null", "boolean", "integer", "number", "string", "array", "object")

_Form: TypeAlias = Literal[
    "schema",
    "schemas",
    "schemas by name",
    "count",
    "number",
    "positive",
    "bool",
    "text",
    "texts",
    "values",
    "type",
    "texts by name",
    "unknown",
]

_FORMS: Final[dict[str, _Form]] = {
    "additionalProperties": "schema",
    "items": "schema",
    "contains": "schema",
    "not": "schema",
    "if": "schema",
    "then": "schema",
    "else": "schema",
    "propertyNames": "schema",
    "unevaluatedItems": "schema",
    "unevaluatedProperties": "schema",
    "allOf": "schemas",
    "anyOf": "schemas",
    "oneOf": "schemas",
    "prefixItems": "schemas",
    "properties": "schemas by name",
    "patternProperties": "schemas by name",
    "dependentSchemas": "schemas by name",
    "$defs": "schemas by name",
    "definitions": "schemas by name",
    "minLength": "count",
    "maxLength": "count",
    "minItems": "count",
    "maxItems": "count",
    "minProperties": "count",
    "maxProperties": "count",
    "minContains": "count",
    "maxContains": "count",
    "minimum": "number",
    "maximum": "number",
    "exclusiveMinimum": "number",
    "exclusiveMaximum": "number",
    "multipleOf": "positive",
    "uniqueItems": "bool",
    "writeOnly": "bool",
    "pattern": "text",
    "format": "text",
    "contentEncoding": "text",
    "$ref": "text",
    "title": "text",
    "description": "text",
    "required": "texts",
    "enum": "values",
    "type": "type",
    "dependentRequired": "texts by name",
    "$anchor": "unknown",
    "$dynamicAnchor": "unknown",
    "$dynamicRef": "unknown",
    "$recursiveAnchor": "unknown",
    "$recursiveRef": "unknown",
}

_WANTED: Final[dict[_Form, str]] = {
    "schema": "must be a schema: an object, true or false.",
    "schemas": "must be a list of schemas, and not empty.",
    "schemas by name": "must be an object of schemas.",
    "count": "must be a whole number from 0.",
    "number": "must be a number.",
    "positive": "must be a number above 0.",
    "bool": "must be true or false.",
    "text": "must be a string.",
    "texts": "must be a list of strings.",
    "values": "must be a list of values, and not empty.",
    "type": f"must be one of {', '.join(TYPES)}, or a list of these.",
    "texts by name": "must be an object of lists of strings.",
    "unknown": "is not supported: refer to schemas by JSON Pointers (`$ref`).",
}

#: Keywords that hold no value to anything.
ANNOTATIONS: Final = frozenset(
    {"title", "description", "writeOnly", "$defs", "definitions"}
)

#: As many as there may be: whole numbers that floats have.
_MOST: Final = 2**53


def problems(schema: object, path: str, found: list[Issue]) -> None:
    """Find keywords of the wrong form, in the schema and all that are in it."""
    if isinstance(schema, bool):
        return
    if not is_object(schema):
        found.append(Issue.of_check(path, _WANTED["schema"]))
        return
    for keyword, value in schema.items():
        form = _FORMS.get(keyword)
        if form is not None and not _is_of(form, value):
            place = f"{path}/{token(keyword)}"
            found.append(Issue.of_check(place, _WANTED[form]))
    for place, part in parts(schema):
        problems(part, f"{path}{place}", found)


def parts(schema: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Give the schemas in a schema, each with where it is, as a JSON Pointer."""
    for keyword, value in schema.items():
        form, place = _FORMS.get(keyword), f"/{token(keyword)}"
        if form == "schema":
            # What is of a wrong form is told once.
            if isinstance(value, dict):
                yield place, value
        elif form == "schemas" and is_list(value):
            for index, part in enumerate(value):
                yield f"{place}/{index}", part
        elif form == "schemas by name" and is_object(value):
            for name, part in value.items():
                yield f"{place}/{token(name)}", part


def changed(schema: Any, change: Callable[[str], str]) -> Any:
    """Give a schema with other references, in all that are in it as well."""
    if not is_object(schema):
        return schema
    out: dict[str, Any] = {}
    for keyword, value in schema.items():
        form = _FORMS.get(keyword)
        if keyword == "$ref":
            out[keyword] = change(value)
        elif form == "schema":
            out[keyword] = changed(value, change)
        elif form == "schemas":
            out[keyword] = [changed(part, change) for part in value]
        elif form == "schemas by name":
            out[keyword] = {name: changed(part, change) for name, part in value.items()}
        else:
            out[keyword] = value
    return out


def token(key: str) -> str:
    """Give a key as a part of a JSON Pointer."""
    return key.replace("~", "~0").replace("/", "~1")


def _is_of(form: _Form, value: Any) -> bool:
    match form:
        case "schema":
            return isinstance(value, bool | dict)
        case "schemas":
            return is_list(value) and len(value) > 0
        case "schemas by name":
            return is_object(value)
        case "count":
            count = whole(value) if is_number(value) else None
            return count is not None and 0 <= count <= _MOST
        case "number":
            return is_number(value)
        case "positive":
            return is_number(value) and 0 < float(value) < float("inf")
        case "bool":
            return isinstance(value, bool)
        case "text":
            return isinstance(value, str)
        case "texts":
            return _are_texts(value)
        case "values":
            return is_list(value) and len(value) > 0
        case "type":
            if is_list(value):
                known = all(isinstance(one, str) and one in TYPES for one in value)
                return known and 0 < len(value) == len(set(value))
            return isinstance(value, str) and value in TYPES
        case "texts by name":
            return is_object(value) and all(map(_are_texts, value.values()))
        case "unknown":
            return False


def _are_texts(value: object) -> bool:
    return is_list(value) and all(isinstance(one, str) for one in value)
