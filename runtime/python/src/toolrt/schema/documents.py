"""The documents that a schema is made of: resources, and what references name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from . import meta
from .uri import resolved, split

if TYPE_CHECKING:
    from collections.abc import Mapping


class Place(NamedTuple):
    """A place in a document, as a JSON Pointer."""

    document: int
    pointer: str

    def below(self, key: str | int) -> Place:
        """Give the place of a member or an item."""
        if isinstance(key, str):
            key = key.replace("~", "~0").replace("/", "~1")
        return Place(self.document, f"{self.pointer}/{key}")


class _Resource:
    """A schema with a URI of its own."""

    __slots__ = ("place", "uri", "validates")

    def __init__(self, uri: str, place: Place, validates: bool) -> None:
        self.uri = uri
        self.place = place
        #: Whether its dialect has the keywords that validate.
        self.validates = validates


class Target(NamedTuple):
    """What a reference names."""

    place: Place
    value: object
    #: The name of the `$dynamicAnchor` there, if the reference is by it.
    dynamic: str | None
    #: Whether nobody has looked at the schema there.
    is_new: bool


#: The keywords whose value is a schema, a list of schemas, an object of schemas.
_ONE: Final = frozenset(
    {
        "additionalProperties",
        "items",
        "contains",
        "not",
        "if",
        "then",
        "else",
        "propertyNames",
        "unevaluatedItems",
        "unevaluatedProperties",
        "contentSchema",
    }
)
_SEVERAL: Final = frozenset({"allOf", "anyOf", "oneOf", "prefixItems"})
_NAMED: Final = frozenset(
    {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
)

_VALIDATION: Final = "https://json-schema.org/draft/2020-12/vocab/validation"


class Documents:
    """The documents that are loaded, and those that may be."""

    def __init__(self, given: Mapping[str, object]) -> None:
        """Take the documents that references may name, by their URIs."""
        self._given = given
        #: The URI, empty for the schema itself, and the document.
        self._loaded: list[tuple[str, object]] = []
        self._resources: list[_Resource] = []
        self._by_uri: dict[str, int] = {}
        self._anchors: dict[tuple[int, str], Place] = {}
        #: The `$dynamicAnchor`s, in the order in which they were found.
        self.dynamic: list[tuple[int, str, Place]] = []
        #: The resource of each place that is a schema.
        self._of: dict[Place, int] = {}

    def load(self, uri: str, root: object) -> Place:
        """Take a document in; give the place of its root."""
        place = Place(len(self._loaded), "")
        self._loaded.append((uri, root))
        resource = self._resource(uri, place, validates=True)
        self._scan(place, root, resource)
        # What was asked for by this URI is the schema that has another one.
        self._by_uri[uri] = self._of[place]
        return place

    def uri(self, place: Place) -> str:
        """Give the URI of the document of a place; empty for the schema itself."""
        return self._loaded[place.document][0]

    def resource_of(self, place: Place) -> int:
        """Give the resource of a schema."""
        return self._of.get(place, 0)

    def validates(self, resource: int) -> bool:
        """Whether the dialect of a resource has the keywords that validate."""
        return self._resources[resource].validates

    def value(self, place: Place) -> object:
        """Give what stands at a place.

        Raises:
            LookupError: If nothing does.

        """
        value = self._loaded[place.document][1]
        for token in _tokens(place.pointer):
            value = _step(value, token)
        return value

    def target(self, start: int, reference: str) -> Target | None:
        """Give what a reference names that stands in a resource."""
        found = split(resolved(self._resources[start].uri, reference))
        if found is None:
            return None
        uri, fragment = found
        is_new = False
        if uri not in self._by_uri:
            if uri in self._given:
                self.load(uri, self._given[uri])
                is_new = True
            elif uri.startswith(meta.FOLDER):
                self.load(meta.URI, meta.schema())
        resource = self._by_uri.get(uri)
        if resource is None:
            return None
        if fragment and not fragment.startswith("/"):
            place = self._anchors.get((resource, fragment))
            if place is None:
                return None
            is_dynamic = any(one[:2] == (resource, fragment) for one in self.dynamic)
            dynamic = fragment if is_dynamic else None
            return Target(place, self.value(place), dynamic, is_new)
        place, of = self._resources[resource].place, resource
        value = self.value(place)
        try:
            for token in _tokens(fragment):
                value = _step(value, token)
                place = place.below(token)
                of = self._of.get(place, of)
        except LookupError:
            return None
        if place not in self._of:
            self._scan(place, value, of)
            is_new = True
        return Target(place, value, None, is_new)

    def _resource(self, uri: str, place: Place, *, validates: bool) -> int:
        number = len(self._resources)
        self._by_uri.setdefault(uri, number)
        self._resources.append(_Resource(uri, place, validates))
        return number

    def _scan(self, place: Place, schema: object, above: int) -> None:
        """Note the resources and anchors of a schema and of those inside."""
        resource = above
        if not isinstance(schema, dict):
            self._of[place] = resource
            return
        name, outer = schema.get("$id"), self._resources[above]
        if isinstance(name, str):
            uri = resolved(outer.uri, name).partition("#")[0]
            if (uri, place) != (outer.uri, outer.place):
                resource = self._resource(uri, place, validates=outer.validates)
        dialect = schema.get("$schema")
        if isinstance(dialect, str):
            self._resources[resource].validates = self._has_validation(dialect)
        self._of[place] = resource
        for keyword in ("$anchor", "$dynamicAnchor"):
            name = schema.get(keyword)
            if isinstance(name, str):
                self._anchors.setdefault((resource, name), place)
                if keyword == "$dynamicAnchor":
                    self.dynamic.append((resource, name, place))
        for keyword, value in schema.items():
            if keyword in _ONE:
                self._scan(place.below(keyword), value, resource)
            elif keyword in _SEVERAL and isinstance(value, list):
                below = place.below(keyword)
                for index, item in enumerate(value):
                    self._scan(below.below(index), item, resource)
            elif keyword in _NAMED and isinstance(value, dict):
                below = place.below(keyword)
                for key, member in value.items():
                    self._scan(below.below(key), member, resource)

    def _has_validation(self, dialect: str) -> bool:
        """Whether a dialect validates: one that nobody has given is the usual one."""
        schema = self._given.get(dialect.rstrip("#"))
        known = schema.get("$vocabulary") if isinstance(schema, dict) else None
        return not isinstance(known, dict) or _VALIDATION in known


def _tokens(pointer: str) -> list[str]:
    tokens = pointer.split("/")[1:]
    return [token.replace("~1", "/").replace("~0", "~") for token in tokens]


#: More digits than an index has.
_LONG: Final = 18


def _step(value: object, token: str) -> object:
    if isinstance(value, dict):
        return value[token]
    is_index = token.isascii() and token.isdigit() and len(token) <= _LONG
    if isinstance(value, list) and is_index and token == str(int(token)):
        return value[int(token)]
    raise LookupError(token)
