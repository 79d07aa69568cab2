"""The arguments of a step: values, and references to results of earlier steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final, TypeAlias, cast

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import is_list, is_object
from toolrt.diagnose import MAX_ISSUES, Issue

from .issues import Path, issue_at
from .pointer import index_of, is_pointer

__all__ = [
    "FROM",
    "LITERAL",
    "MAX_REFERENCES",
    "Input",
    "Literal",
    "Reference",
    "TooMany",
    "document_path",
    "filled",
    "read",
    "references",
    "taken",
    "values",
    "written",
]

#: The key that makes an object a reference.
FROM: Final = "$from"

#: The key of an object that stands for its value, in which nothing is a reference.
LITERAL: Final = "$literal"

#: How many references a plan may have.
MAX_REFERENCES: Final = 10_000

#: The key of a reference that has its JSON Pointer.
_PATH: Final = "path"


class Reference(Struct, frozen=True):
    """What an earlier step gives: its result, or a part of it.

    >>> Reference("find").at("/files/0")
    Reference(step='find', path='/files/0')
    """

    #: The id of the step.
    step: str
    #: Which part of the result, as a JSON Pointer (RFC 6901); empty for all of it.
    path: str = ""

    def at(self, path: str) -> Reference:
        """Give what stands further down.

        Args:
            path: A JSON Pointer that starts here.

        Raises:
            ValueError: It is no JSON Pointer.

        """
        if not is_pointer(path):
            raise ValueError(f"{path!r} is no JSON Pointer, like '/files/0'")
        return Reference(self.step, self.path + path)


class Literal(Struct, frozen=True):
    """A value in which nothing is a reference."""

    value: object


#: A scalar, a list or a dict of inputs, a reference, a literal.
Input: TypeAlias = object


class TooMany(Exception):  # an end of a step
    """Arguments take more bytes than a plan may have."""


# From code.


def taken(value: object) -> Input:
    """Take what code gives: only a `Reference` is one, whatever dicts look like.

    Raises:
        TypeError: A value is none of JSON.
        ValueError: It nests more than 128 containers, or itself.

    """
    return _taken(value, 0)


def _taken(value: object, depth: int) -> Input:
    if depth > json.MAX_DEPTH:
        raise ValueError("arguments nest more than 128 containers, or themselves")
    if isinstance(value, Reference) and not is_pointer(value.path):
        raise ValueError(f"{value.path!r} is no JSON Pointer, like '/files/0'")
    if value is None or isinstance(value, str | int | Reference):
        return value
    if isinstance(value, float):
        if value - value != 0 and not isinstance(value, json.Number):
            raise ValueError(f"{value} is no number of JSON")
        return value
    if isinstance(value, list | tuple):
        return [_taken(item, depth + 1) for item in cast("list[object]", value)]
    if not isinstance(value, Mapping):
        return _taken(_plain(value), depth)
    members = cast("Mapping[object, object]", value)
    made: dict[str, Input] = {}
    for key, member in members.items():
        if not isinstance(key, str):
            raise TypeError(f"a key of arguments is a text, not a {type(key).__name__}")
        made[key] = _taken(member, depth + 1)
    if not (FROM in made or LITERAL in made):
        return made
    if any(True for _ in references(made)):
        text = f"an object with {FROM!r} or {LITERAL!r} is data and has no reference"
        raise ValueError(text)
    return Literal(values(made))


def _plain(value: object) -> object:
    """Give what codecs write for a value, such as a record or a time."""
    from toolrt.codec.encoder import ENCODER  # noqa: PLC0415

    return json.parse(ENCODER.encode(value))


# From JSON, and back.


def read(value: object, way: Path, issues: list[Issue]) -> Input:
    """Read arguments of a document.

    Args:
        value: What stands there.
        way: Where it stands.
        issues: Takes what is wrong with references.

    """
    if is_list(value):
        return [read(item, (*way, place), issues) for place, item in enumerate(value)]
    if not is_object(value):
        return value
    if LITERAL in value:
        text = f'stands beside "{LITERAL}", which stands alone.'
        for key in value:
            if key != LITERAL:
                _report(issues, (*way, key), text)
        return Literal(value[LITERAL])
    if FROM not in value:
        return {key: read(one, (*way, key), issues) for key, one in value.items()}
    return _reference(value, way, issues)


def _reference(value: dict[str, Any], way: Path, issues: list[Issue]) -> Input:
    step, path = value[FROM], value.get(_PATH, "")
    if not isinstance(step, str):
        _report(issues, (*way, FROM), "must be the id of a step.")
    if not isinstance(path, str) or not is_pointer(path):
        text = 'must be a JSON Pointer, like "/files/0".'
        _report(issues, (*way, _PATH), text)
    text = (
        f'is no part of a reference; data with the key "{FROM}" stands in "{LITERAL}".'
    )
    for key in value:
        if key not in {FROM, _PATH}:
            _report(issues, (*way, key), text)
    return Reference(str(step), str(path))


def _report(issues: list[Issue], path: Path, text: str) -> None:
    if len(issues) < MAX_ISSUES:
        issues.append(issue_at(path, text))


def written(given: Input) -> object:
    """Give arguments as they stand in a document."""
    if isinstance(given, Reference):
        path = {_PATH: given.path} if given.path else {}
        return {FROM: given.step, **path}
    if isinstance(given, Literal):
        return {LITERAL: given.value}
    return _mapped(given, written)


def values(given: Input, reference: object = None) -> object:
    """Give arguments as values, with something in place of references."""
    if isinstance(given, Reference):
        return reference
    if isinstance(given, Literal):
        return given.value
    return _mapped(given, lambda one: values(one, reference))


def _mapped(given: Input, each: Callable[[Input], object]) -> object:
    if is_list(given):
        return [each(item) for item in given]
    if is_object(given):
        return {key: each(one) for key, one in given.items()}
    return given


def references(given: Input, way: Path = ()) -> Iterator[tuple[Path, Reference]]:
    """Give the references among arguments, each with its place, in order."""
    if isinstance(given, Reference):
        yield way, given
    elif is_list(given):
        for place, item in enumerate(given):
            yield from references(item, (*way, place))
    elif is_object(given):
        for key, one in given.items():
            yield from references(one, (*way, key))


def document_path(given: Input, keys: tuple[str, ...]) -> Path:
    """Give the place in a document of an argument, by the keys that lead to it."""
    path: Path = ()
    for place, key in enumerate(keys):
        if isinstance(given, Literal):
            return (*path, LITERAL, *keys[place:])
        path = (*path, key)
        if is_list(given):
            index = index_of(key)
            is_there = index is not None and index < len(given)
            given = given[index] if index is not None and is_there else None
        else:
            given = given.get(key) if is_object(given) else None
    return path


def filled(given: Input, found: Mapping[Reference, object], most: int) -> bytes:
    """Write arguments, with what references have found in their places.

    Raises:
        TooMany: They take more bytes than there may be.

    """
    parts: list[bytes] = []
    left = most

    def put(part: bytes) -> None:
        nonlocal left
        left -= len(part)
        if left < 0:
            raise TooMany
        parts.append(part)

    def write(one: Input) -> None:
        if isinstance(one, Reference):
            put(json.dump(found[one]))
        elif isinstance(one, Literal):
            put(json.dump(one.value))
        elif is_list(one):
            for place, item in enumerate(one):
                put(b"," if place else b"[")
                write(item)
            put(b"]" if one else b"[]")
        elif is_object(one):
            for place, (key, member) in enumerate(one.items()):
                put((b"," if place else b"{") + json.dump(key) + b":")
                write(member)
            put(b"}" if one else b"{}")
        else:
            put(json.dump(one))

    write(given)
    return b"".join(parts)
