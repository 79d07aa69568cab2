"""The slow path of codecs, for everything that the fast one does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt.diagnose import ROOM, Walk, unreadable
from toolrt.diagnose.canonical_form import canonical
from toolrt.json import Broken, as_bytes, document, dump

from . import Refused
from .build import build, tree

if TYPE_CHECKING:
    from toolrt.diagnose import Issue

    from . import Codec


def decoded(
    codec: Codec[Any], data: bytes | bytearray | memoryview | str, *, lenient: bool
) -> tuple[Any, list[str]]:
    """Give the value of a document, and the pointers of what was passed over.

    Raises:
        Refused: With everything that is wrong with it.

    """
    node = _read(codec, data)
    with ROOM:
        walk = Walk(lenient=lenient)
        walk.at(codec.table, node)
        return _built(codec, walk, node), walk.pointers()


def converted(codec: Codec[Any], value: object) -> Any:
    """Give the value of a tree of Python's own values.

    Raises:
        Refused: With everything that is wrong with it.

    """
    with ROOM:
        node = tree(value)
        walk = Walk()
        walk.at(codec.table, node)
        return _built(codec, walk, node)


def encoded(codec: Codec[Any], value: object) -> bytes:
    """Write a value as canonical JSON.

    Raises:
        Refused: With everything that is wrong with it.

    """
    with ROOM:
        node = tree(value)
        walk = Walk()
        walk.at(codec.table, node)
        if walk.found:
            raise Refused(tuple(walk.issues()))
        data = dump(canonical(walk, codec.table, node))
    try:
        document(data)
    except Broken as broken:
        raise Refused((unreadable(broken),)) from None
    return data


def diagnosed(codec: Codec[Any], data: object) -> list[Issue]:
    """Give everything that is wrong with a document, or with a value of Python."""
    if isinstance(data, bytes | bytearray | memoryview | str):
        try:
            node = _read(codec, data)
        except Refused as refused:
            return list(refused.issues)
    else:
        node = plain(data)
    with ROOM:
        walk = Walk()
        walk.at(codec.table, node)
        return walk.issues()


def plain(value: object) -> Any:
    """Give a value as plain dicts and lists with the keys that travel."""
    with ROOM:
        return tree(value)


def _read(codec: Codec[Any], data: bytes | bytearray | memoryview | str) -> object:
    facts = codec.facts()
    exact = facts.json or facts.hooked or facts.schema
    try:
        return document(as_bytes(data), exact=exact)
    except Broken as broken:
        raise Refused((unreadable(broken),)) from None


def _built(codec: Codec[Any], walk: Walk, node: object) -> Any:
    if walk.found:
        raise Refused(tuple(walk.issues()))
    return build(walk, codec.table, node)
