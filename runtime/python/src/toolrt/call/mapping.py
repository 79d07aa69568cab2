"""Values that are computed from others.

Mappings of bindings, arguments and results of chains.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from toolrt import json

from .plain import is_list, items_of, members_of, size_of

__all__ = [
    "EACH",
    "Each",
    "Expr",
    "Items",
    "Json",
    "Members",
    "Path",
    "Step",
    "members",
    "value_of",
]


class Each(Struct, frozen=True):
    """Each item of a list.

    What is not there in one is not among the values of the path.
    """


#: The step through each item of a list.
EACH: Final = Each()

#: A step of a path: the member of an object, or each item of a list.
Step: TypeAlias = str | Each


class Json(Struct, frozen=True):
    """A constant, as JSON."""

    text: str


class Path(Struct, frozen=True):
    """A part of another value."""

    #: Where it starts: `args`, `$injected`, `result`, or the name of a step.
    root: str
    #: What follows.
    steps: tuple[Step, ...] = ()
    #: Whether it gives the size of the list or map that it ends in.
    count: bool = False
    #: Whether it gives `None` where nothing is there.
    or_null: bool = False


class Items(Struct, frozen=True):
    """A list of such values."""

    items: tuple[Expr, ...]


class Members(Struct, frozen=True):
    """An object of such values; a member of which nothing is there is left out."""

    members: tuple[tuple[str, Expr], ...]


#: A value that is computed from others, as a design writes it behind `bind`, `return`
#: and in the steps of a chain.
Expr: TypeAlias = Json | Path | Items | Members


def value_of(expr: Expr, roots: Mapping[str, object]) -> object | UnsetType:
    """Give the value, or `UNSET` where there is none.

    Args:
        expr: What to compute.
        roots: The values that paths start at, as dicts, lists and scalars.

    """
    if isinstance(expr, Json):
        return json.parse(expr.text)
    if isinstance(expr, Path):
        found = _found(expr, roots)
        return None if found is UNSET and expr.or_null else found
    if isinstance(expr, Items):
        values = (value_of(item, roots) for item in expr.items)
        return [value for value in values if value is not UNSET]
    return members(expr.members, roots)


def members(
    given: Sequence[tuple[str, Expr]], roots: Mapping[str, object]
) -> dict[str, object]:
    """Give the members that have a value."""
    values = ((name, value_of(expr, roots)) for name, expr in given)
    return {name: value for name, value in values if value is not UNSET}


def origin(expr: Expr, root: str, pointer: str) -> str | None:
    """Give the place in `root` that a place in the value comes from.

    `None` where it does not come from a single one.
    """
    if isinstance(expr, Json):
        return None
    if isinstance(expr, Path):
        return _path_origin(expr, root, pointer)
    first, rest = _split(pointer)
    if first is None:
        return None
    if isinstance(expr, Items):
        if not (first.isascii() and first.isdigit()) or int(first) >= len(expr.items):
            return None
        return origin(expr.items[int(first)], root, rest)
    name = unescaped(first)
    for key, member in expr.members:
        if key == name:
            return origin(member, root, rest)
    return None


def unescaped(key: str) -> str:
    """Give a key of a JSON Pointer as it is (RFC 6901, section 4)."""
    return key.replace("~1", "/").replace("~0", "~")


def _found(path: Path, roots: Mapping[str, object]) -> object | UnsetType:
    value: object | UnsetType = roots.get(path.root, UNSET)
    for at, step in enumerate(path.steps):
        if isinstance(step, Each):
            if not is_list(value):
                return UNSET
            values: list[object] = []
            _collect(value, path.steps[at:], values)
            value = values
            break
        value = _member(value, step)
        if value is UNSET:
            return UNSET
    if not path.count:
        return value
    size = size_of(value)
    return UNSET if size is None else size


def _collect(value: object, steps: tuple[Step, ...], values: list[object]) -> None:
    """All values behind steps that go through lists, one after the other."""
    if not steps:
        values.append(value)
        return
    step, rest = steps[0], steps[1:]
    if isinstance(step, Each):
        for item in items_of(value):
            _collect(item, rest, values)
        return
    member = _member(value, step)
    if member is not UNSET:
        _collect(member, rest, values)


def _member(value: object, key: str) -> object | UnsetType:
    member: object | UnsetType = members_of(value).get(key, UNSET)
    return member


def _path_origin(path: Path, root: str, rest: str) -> str | None:
    if path.root != root or path.count:
        return None
    place = ""
    for step in path.steps:
        if isinstance(step, Each):
            # Which item it was is not known: some may have been left out.
            return place
        place += "/" + step.replace("~", "~0").replace("/", "~1")
    return place + rest


def _split(pointer: str) -> tuple[str | None, str]:
    """Give the first key of a JSON Pointer and the rest of it."""
    if not pointer.startswith("/"):
        return None, ""
    first, slash, rest = pointer[1:].partition("/")
    return first, slash + rest
