"""The documents that a schema is made of: resources, and what references name."""

from __future__ import annotations

from bisect import bisect, insort
from typing import TYPE_CHECKING, Final, NamedTuple

from . import drafts, meta
from .drafts import Draft
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

    __slots__ = ("draft", "place", "uri", "validates")

    def __init__(self, uri: str, place: Place, draft: Draft, validates: bool) -> None:
        self.uri = uri
        self.place = place
        self.draft = draft
        #: Whether its dialect has the keywords that validate.
        self.validates = validates


class Target(NamedTuple):
    """What a reference names."""

    place: Place
    value: object
    #: The name of the dynamic anchor there, if the reference is by it.
    dynamic: str | None
    #: Whether nobody has looked at the schema there.
    is_new: bool


#: The keywords whose value is a schema, a list of schemas, an object of schemas.
_ONE: Final = frozenset(
    {
        "additionalItems",
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
    {
        "properties",
        "patternProperties",
        "$defs",
        "definitions",
        "dependencies",
        "dependentSchemas",
    }
)

#: The vocabularies with the keywords that validate.
_VALIDATION: Final = (
    "https://json-schema.org/draft/2019-09/vocab/validation",
    "https://json-schema.org/draft/2020-12/vocab/validation",
)
#: How many meta-schemas are looked at for the draft that they extend.
_MOST_EXTENDED: Final = 8
#: The name under which `$recursiveAnchor` is a dynamic anchor; no other is empty.
_RECURSIVE: Final = ""


class Documents:
    """The documents that are loaded, and those that may be."""

    def __init__(self, given: Mapping[str, object], draft: Draft) -> None:
        """Take the documents that references may name, by their URIs.

        The draft is that of documents that name none.
        """
        self._given = given
        self._draft = draft
        #: The URI, empty for the schema itself, and the document.
        self._loaded: list[tuple[str, object]] = []
        self._resources: list[_Resource] = []
        self._by_uri: dict[str, int] = {}
        self._anchors: dict[tuple[int, str], Place] = {}
        #: The dynamic anchors, in the order in which they were found.
        self.dynamic: list[tuple[int, str, Place]] = []
        self._dynamic: set[tuple[int, str]] = set()
        #: Where a resource of another draft than the one around it begins, in order.
        self._foreign: list[Place] = []
        #: The resource of each place that is a schema.
        self._of: dict[Place, int] = {}

    def load(self, uri: str, root: object) -> Place:
        """Take a document in; give the place of its root."""
        place = Place(len(self._loaded), "")
        self._loaded.append((uri, root))
        resource = self._resource(uri, place, self._draft, validates=True)
        self._scan(place, root, resource)
        # What was asked for by this URI is the schema that has another one.
        self._by_uri[uri] = self._of[place]
        if place.document == 0:
            self._draft = self.draft(self._of[place])
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

    def draft(self, resource: int) -> Draft:
        """Give the draft that a resource is written in."""
        return self._resources[resource].draft

    def foreign(self, place: Place) -> list[Place]:
        """Give the outermost schemas of other drafts inside the schema at a place."""
        around = _folder(place)
        found: list[Place] = []
        inner = ""
        for index in range(bisect(self._foreign, around), len(self._foreign)):
            one = self._foreign[index]
            is_inside = one.pointer.startswith(around.pointer)
            if one.document != place.document or not is_inside:
                break
            if not found or not one.pointer.startswith(inner):
                inner = one.pointer
                found.append(one._replace(pointer=inner[:-1]))
        return found

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
            else:
                self._load_meta(uri)
        resource = self._by_uri.get(uri)
        if resource is None:
            return None
        if fragment and not fragment.startswith("/"):
            place = self._anchors.get((resource, fragment))
            if place is None:
                return None
            dynamic = fragment if (resource, fragment) in self._dynamic else None
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
        is_recursive = not fragment and (resource, _RECURSIVE) in self._dynamic
        return Target(place, value, _RECURSIVE if is_recursive else None, is_new)

    def _load_meta(self, uri: str) -> None:
        """Load the meta-schema that has a URI, or a part with it."""
        draft = drafts.named(uri)
        if draft is None:
            return
        schema = meta.schema(draft)
        own = str(schema[draft.id_keyword]).rstrip("#")
        known = self._by_uri.get(own)
        if known is None:
            known = self._of[self.load(own, schema)]
        # `http` and `https` are both common.
        if uri.endswith("/schema"):
            self._by_uri.setdefault(uri, known)

    def _resource(
        self, uri: str, place: Place, draft: Draft, *, validates: bool
    ) -> int:
        number = len(self._resources)
        self._by_uri.setdefault(uri, number)
        self._resources.append(_Resource(uri, place, draft, validates))
        return number

    def _scan(self, place: Place, schema: object, above: int) -> None:
        """Note the resources and anchors of a schema and of those inside."""
        resource = above
        if not isinstance(schema, dict):
            self._of[place] = resource
            return
        outer = self._resources[above]
        draft, validates = self._dialect(schema.get("$schema"), outer)
        name = schema.get(draft.id_keyword)
        is_root = place == outer.place
        # Beside `$ref`, no keyword of older drafts means anything; a document's own URI
        # is taken all the same.
        is_hidden = draft.has_lone_refs and "$ref" in schema and not is_root
        anchor: object = None
        if isinstance(name, str) and not is_hidden:
            uri, _, fragment = resolved(outer.uri, name).partition("#")
            anchor = fragment if draft.has_lone_refs and fragment else None
            if not is_root and not name.startswith("#"):
                resource = self._resource(uri, place, draft, validates=validates)
                if draft != outer.draft:
                    insort(self._foreign, _folder(place))
            elif is_root and uri != outer.uri:
                resource = self._resource(uri, place, draft, validates=validates)
        if is_root:
            self._resources[resource].draft = draft
            self._resources[resource].validates = validates
        draft = self._resources[resource].draft
        self._of[place] = resource
        self._note_anchors(schema, place, resource, anchor)
        for keyword, value in schema.items():
            if not draft.has(keyword):
                continue
            if keyword in _SEVERAL or (keyword == "items" and isinstance(value, list)):
                below = place.below(keyword)
                for index, item in enumerate(value if isinstance(value, list) else ()):
                    self._scan(below.below(index), item, resource)
            elif keyword in _ONE:
                self._scan(place.below(keyword), value, resource)
            elif keyword in _NAMED and isinstance(value, dict):
                below = place.below(keyword)
                for key, member in value.items():
                    self._scan(below.below(key), member, resource)

    def _note_anchors(
        self, schema: dict[str, object], place: Place, resource: int, anchor: object
    ) -> None:
        """Note the anchors of a schema; one is the fragment of its URI."""
        draft = self._resources[resource].draft
        names = [anchor]
        names += [schema.get(one) for one in ("$anchor",) if draft.has(one)]
        dynamic: object = None
        if draft.has("$dynamicAnchor"):
            dynamic = schema.get("$dynamicAnchor")
        for name in (*names, dynamic):
            if isinstance(name, str):
                self._anchors.setdefault((resource, name), place)
        is_recursive = schema.get("$recursiveAnchor") is True
        is_root = self._resources[resource].place == place
        if draft.has("$recursiveAnchor") and is_recursive and is_root:
            dynamic = _RECURSIVE
        if isinstance(dynamic, str):
            self.dynamic.append((resource, dynamic, place))
            self._dynamic.add((resource, dynamic))

    def _dialect(self, uri: object, outer: _Resource) -> tuple[Draft, bool]:
        """Give the draft of a `$schema`, and whether the dialect validates.

        A dialect that nobody has given is that of the schema around it.
        """
        if not isinstance(uri, str):
            return outer.draft, outer.validates
        validates = True
        for _ in range(_MOST_EXTENDED):
            draft = drafts.named(uri)
            if draft is not None:
                return draft, validates
            schema = self._given.get(uri.rstrip("#"))
            if not isinstance(schema, dict):
                break
            known = schema.get("$vocabulary")
            if isinstance(known, dict):
                validates = validates and any(one in known for one in _VALIDATION)
            uri = schema.get("$schema")
            if not isinstance(uri, str):
                break
        return outer.draft, validates


def _folder(place: Place) -> Place:
    """Give a place as places inside of it begin: in order they come right after it."""
    return place._replace(pointer=f"{place.pointer}/")


def without(value: object, place: Place, parts: frozenset[Place]) -> object:
    """Give a schema at a place; at the places of parts it accepts any value."""
    if place in parts:
        return {}
    if isinstance(value, dict):
        return {
            name: without(member, place.below(name), parts)
            for name, member in value.items()
        }
    if isinstance(value, list):
        return [
            without(item, place.below(index), parts) for index, item in enumerate(value)
        ]
    return value


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
