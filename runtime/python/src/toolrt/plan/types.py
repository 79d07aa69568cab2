"""What may stand at a place of a value, by the JSON Schema of its type.

Only what can never be is reported: where a schema says more than is understood here,
everything may be.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from toolrt import json
from toolrt.call.plain import is_list, is_object, items_of, members_of
from toolrt.json.number import is_number

from .pointer import index_of

__all__ = ["Type"]

#: How many branches of a type are looked at: a short schema can stand for many.
_MOST_BRANCHES: Final = 256

#: How many pairs of branches are compared, and how deeply. What is beyond may fit.
_MOST_PAIRS: Final = 1_000
_DEEPEST: Final = 16

_PHRASES: Final = {
    "string": "a string",
    "integer": "an integer",
    "number": "a number",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


class Type:
    """A type: the branches of a schema, without references and unions around them."""

    __slots__ = ("_root", "branches")

    def __init__(self, schemas: Iterable[object], root: object) -> None:
        """Take schemas of which one is valid, and the one that has the definitions."""
        self._root = root
        self.branches = _flat(schemas, root)

    @classmethod
    def of(cls, schema: str | None) -> Type:
        """Give the type of a schema; without one it is content, a list."""
        root = {"type": "array"} if schema is None else json.parse_or_none(schema)
        return cls([root], root)

    @property
    def is_any(self) -> bool:
        """Whether nothing is known of it."""
        return any(set(_PHRASES) <= kinds_of(branch) for branch in self.branches)

    @property
    def is_union(self) -> bool:
        """Whether there are several branches beside null."""
        own = [branch for branch in self.branches if kinds_of(branch) != {"null"}]
        return len(own) > 1 or any(len(kinds_of(one) - {"null"}) > 1 for one in own)

    def phrase(self) -> str:
        """Say what it is, by types of JSON."""
        if self.is_any:
            return "any JSON value"
        names = dict.fromkeys(kind for one in self.branches for kind in _listed(one))
        return " or ".join(_PHRASES[name] for name in names)

    def at(self, keys: Sequence[str]) -> Type | None:
        """Give the type of what keys lead to; `None` where nothing can be there."""
        found = self
        for key in keys:
            schemas = [one for branch in found.branches for one in _below(branch, key)]
            found = Type(schemas, self._root)
            if not found.branches:
                return None
        return found

    def shares_kinds(self, other: Type) -> bool:
        """Whether a value may have types of JSON that both have."""
        return bool(_compared(self._kinds()) & _compared(other._kinds()))

    def may_fit(self, other: Type) -> bool:
        """Whether some value of this type may be one of another."""
        return _Fits().types(self, other, 0)

    def _kinds(self) -> set[str]:
        return {kind for branch in self.branches for kind in kinds_of(branch)}

    def field(self, branch: dict[str, Any], name: str) -> Type | None:
        """Give the type of a field of a branch; `None` where there can be none."""
        found = Type(_below(branch, name), self._root)
        return found if found.branches else None


class _Fits:
    """Compares types, and ends."""

    def __init__(self) -> None:
        self.left = _MOST_PAIRS

    def types(self, one: Type, other: Type, depth: int) -> bool:
        """Whether a value may be of both types."""
        if depth > _DEEPEST:
            return True
        for branch in one.branches:
            for own in other.branches:
                self.left -= 1
                if self.left < 0 or self.pair((one, branch), (other, own), depth):
                    return True
        return False

    def pair(
        self,
        of: tuple[Type, dict[str, Any]],
        to: tuple[Type, dict[str, Any]],
        depth: int,
    ) -> bool:
        """Whether a value may be of both branches."""
        (_, branch), (_, own) = of, to
        common = _compared(kinds_of(branch)) & _compared(kinds_of(own))
        if not common:
            return False
        given, taken = _values(branch), _values(own)
        if given is not None:
            return any(_takes(own, taken, value) for value in given)
        if taken is not None:
            return any(_takes(branch, None, value) for value in taken)
        return common != {"object"} or self.objects(of, to, depth)

    def objects(
        self,
        of: tuple[Type, dict[str, Any]],
        to: tuple[Type, dict[str, Any]],
        depth: int,
    ) -> bool:
        """Whether an object may be of both branches."""
        (one, branch), (other, own) = of, to
        for name in _texts(own.get("required")):
            if one.field(branch, name) is None:
                return False
        for name in _texts(branch.get("required")):
            given, taken = one.field(branch, name), other.field(own, name)
            if given is None or taken is None:
                return False
            if not self.types(given, taken, depth + 1):
                return False
        return True


def _flat(schemas: Iterable[object], root: object) -> list[dict[str, Any]]:
    waiting = list(reversed([*schemas]))
    branches: list[dict[str, Any]] = []
    for _ in range(_MOST_BRANCHES):
        if not waiting:
            return branches
        branch = waiting.pop()
        if not is_object(branch):
            branches += [] if branch is False else [{}]
            continue
        if isinstance(name := branch.get("$ref"), str):
            waiting.append(_definition(root, name))
        elif union := items_of(branch.get("anyOf")) or items_of(branch.get("oneOf")):
            waiting += reversed(union)
        else:
            branches.append(branch)
    return [{}] if waiting else branches


def _definition(root: object, name: str) -> object:
    if name == "#":
        return root
    found = members_of(members_of(root).get("$defs"))
    return found.get(name.removeprefix("#/$defs/"), True)


def kinds_of(branch: dict[str, Any]) -> set[str]:
    """Give the types of JSON that a branch takes."""
    return set(_listed(branch))


def _listed(branch: dict[str, Any]) -> list[str]:
    said = branch.get("type")
    names = [said] if isinstance(said, str) else items_of(said)
    if names:
        known = [name for name in names if name in _PHRASES]
        return known if len(known) == len(names) else list(_PHRASES)
    values = _values(branch)
    if values:
        return list(dict.fromkeys(map(_kind, values)))
    return list(_PHRASES)


def _compared(kinds: set[str]) -> set[str]:
    """Give types of JSON that overlap under one name."""
    return {"number" if kind == "integer" else kind for kind in kinds}


def _values(branch: dict[str, Any]) -> list[Any] | None:
    if "const" in branch:
        return [branch["const"]]
    listed = branch.get("enum")
    return listed if is_list(listed) else None


def _takes(branch: dict[str, Any], values: list[Any] | None, value: object) -> bool:
    if _compared({_kind(value)}) <= _compared(kinds_of(branch)):
        return values is None or any(_may_equal(value, one) for one in values)
    return False


def _may_equal(one: object, other: object) -> bool:
    """Whether values may be equal; numbers may be spelled in many ways."""
    kind = _kind(one)
    if kind != _kind(other):
        return False
    return one == other if kind in {"string", "boolean"} else True


def _kind(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if is_number(value):
        return "number"
    if isinstance(value, str):
        return "string"
    return "array" if is_list(value) else "object"


def _below(branch: dict[str, Any], key: str) -> Iterator[object]:
    """Give the schemas of what a key leads to."""
    kinds = kinds_of(branch)
    if "object" in kinds:
        fields = members_of(branch.get("properties"))
        if key in fields:
            yield fields[key]
        elif "patternProperties" in branch:
            yield True
        else:
            yield branch.get("additionalProperties", True)
    index = index_of(key) if "array" in kinds else None
    if index is not None:
        most = branch.get("maxItems")
        places = items_of(branch.get("prefixItems"))
        if index < len(places):
            yield places[index]
        elif not (isinstance(most, int) and index >= most):
            yield branch.get("items", True)


def _texts(value: object) -> Iterator[str]:
    return (one for one in items_of(value) if isinstance(one, str))
