"""Strict modes: what they take, and schemas written so that they do.

Tools have such schemas from the compiler. Here are those of typed answers, which are
few and small.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import is_object, items_of, members_of

__all__ = ["ANTHROPIC", "OPENAI", "Budget", "Dialect", "strictly"]

_SHARED = frozenset({
    "type",
    "properties",
    "required",
    "additionalProperties",
    "items",
    "enum",
    "const",
    "anyOf",
    "$ref",
    "$defs",
    "title",
    "description",
    "pattern",
    "format",
    "minItems",
})  # fmt: skip

_FORMATS = frozenset({
    "date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid"
})  # fmt: skip

#: Keywords without which a schema would mean something else.
_SHAPES = frozenset({
    "allOf", "not", "if", "then", "else", "prefixItems", "patternProperties",
    "propertyNames", "dependentSchemas", "dependentRequired", "unevaluatedProperties",
    "unevaluatedItems", "contains", "$dynamicRef",
})  # fmt: skip


class Dialect(Struct, frozen=True, kw_only=True):
    """What a strict mode takes."""

    #: The key of the schemas that the compiler has written for it.
    name: str
    keywords: frozenset[str]
    formats: frozenset[str]
    #: Whether all properties have to be required.
    all_required: bool = False
    #: Whether a schema may lead back to itself.
    recursive: bool = False
    least_items: int | None = None
    #: Most strict tools of a request, their properties that may be left out, and those
    #: that are of several types.
    tools: int | None = None
    optional: int | None = None
    unions: int | None = None


OPENAI = Dialect(
    name="openai-strict",
    keywords=_SHARED
    | {"minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"}
    | {"maxItems"},
    formats=_FORMATS,
    all_required=True,
    recursive=True,
)

ANTHROPIC = Dialect(
    name="anthropic-strict",
    keywords=_SHARED | {"default"},
    formats=_FORMATS | {"uri"},
    least_items=1,
    tools=20,
    optional=24,
    unions=16,
)


class Budget:
    """What is left of a request's limits."""

    def __init__(self, dialect: Dialect) -> None:
        """Begin with everything."""
        self._left = [dialect.tools, dialect.optional, dialect.unions]

    def takes(self, schema: dict[str, Any]) -> bool:
        """Whether a schema more fits in, which is then taken off."""
        optional = unions = 0
        for inside in _inside(schema):
            properties = members_of(inside.get("properties"))
            optional += len(properties.keys() - set(items_of(inside.get("required"))))
            unions += sum(map(_is_union, properties.values()))
        left = [
            None if most is None else most - count
            for most, count in zip(self._left, (1, optional, unions), strict=True)
        ]
        if any(most is not None and most < 0 for most in left):
            return False
        self._left = left
        return True


def strictly(schema: dict[str, Any], dialect: Dialect) -> dict[str, Any] | None:
    """Give a schema as a strict mode takes it; `None` where it cannot say it.

    What has no keyword there is in the descriptions.
    """
    if schema.get("type") != "object" or "anyOf" in schema or "oneOf" in schema:
        return None
    try:
        made = _Written(schema, dialect).one(schema)
    except _NotSaidError:
        return None
    return made if Budget(dialect).takes(made) else None


class _NotSaidError(Exception):
    pass


class _Written:
    def __init__(self, root: dict[str, Any], dialect: Dialect) -> None:
        self._dialect = dialect
        if not dialect.recursive and _is_recursive(root):
            raise _NotSaidError

    def one(self, schema: Any) -> dict[str, Any]:
        """Give a schema, rewritten.

        Raises:
            _NotSaidError: The mode has nothing for it.

        """
        if not is_object(schema) or not schema or _SHAPES & schema.keys():
            raise _NotSaidError
        if "$ref" in schema:
            rest = {key: schema[key] for key in schema if key != "$ref"}
            reference = {"$ref": schema["$ref"]}
            if not rest:
                return reference
            schema = {**rest, "anyOf": [reference]}
        if not {"type", "anyOf", "oneOf", "enum", "const"} & schema.keys():
            raise _NotSaidError
        made: dict[str, Any] = {}
        told: list[str] = []
        for keyword, value in schema.items():
            key = "anyOf" if keyword == "oneOf" else keyword
            if key in {"anyOf", "items", "properties", "$defs"}:
                made[key] = self._below(key, value)
            elif self._takes(key, value):
                made[key] = value
            else:
                told.append(f"{key}: {json.dump(value).decode()}")
        kinds = schema.get("type")
        kinds = kinds if isinstance(kinds, list) else [kinds]
        if "object" in kinds:
            self._close(schema, made)
        if "array" in kinds and "items" not in made:
            raise _NotSaidError
        if told:
            made["description"] = "\n\n".join(
                [*filter(None, [schema.get("description")]), "; ".join(told)]
            )
        return made

    def _below(self, keyword: str, value: Any) -> Any:
        if keyword == "items":
            return self.one(value)
        if keyword == "anyOf":
            return [self.one(one) for one in value]
        return {name: self.one(one) for name, one in members_of(value).items()}

    def _takes(self, keyword: str, value: Any) -> bool:
        dialect = self._dialect
        if keyword == "format":
            return value in dialect.formats
        if keyword == "minItems" and dialect.least_items is not None:
            return bool(value <= dialect.least_items)
        if keyword == "enum" and any(isinstance(one, dict | list) for one in value):
            raise _NotSaidError
        return keyword in dialect.keywords

    def _close(self, schema: dict[str, Any], made: dict[str, Any]) -> None:
        if schema.get("additionalProperties") is not False:
            raise _NotSaidError
        properties = made.setdefault("properties", {})
        required = items_of(schema.get("required"))
        if self._dialect.all_required:
            for name, own in properties.items():
                if name not in required:
                    # Null means that it is left out.
                    properties[name] = {"anyOf": [own, {"type": "null"}]}
            required = list(properties)
        made["required"] = required


def _is_recursive(root: dict[str, Any]) -> bool:
    """Whether a definition leads back to itself."""
    named = members_of(root.get("$defs"))
    leads = {
        f"#/$defs/{name}": {
            inside["$ref"] for inside in _inside(own) if "$ref" in inside
        }
        for name, own in named.items()
    }
    for start, targets in leads.items():
        open_, seen = list(targets), set[str]()
        while open_:
            one = open_.pop()
            if one in {start, "#"}:
                return True
            if one not in seen:
                seen.add(one)
                open_.extend(leads.get(one, ()))
    return any(inside.get("$ref") == "#" for inside in _inside(root))


def _inside(schema: Any) -> Iterator[dict[str, Any]]:
    """Give a schema and all schemas in it."""
    open_ = [schema]
    while open_:
        one = open_.pop()
        if not is_object(one):
            continue
        yield one
        for keyword in ("properties", "$defs"):
            open_.extend(members_of(one.get(keyword)).values())
        for keyword in ("anyOf", "oneOf", "allOf", "prefixItems"):
            open_.extend(items_of(one.get(keyword)))
        open_ += [one.get("items"), one.get("additionalProperties")]


def _is_union(schema: Any) -> bool:
    own = members_of(schema)
    return "anyOf" in own or isinstance(own.get("type"), list)
