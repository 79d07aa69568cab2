"""The slow path of codecs, for everything that the fast one does not take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeGuard

import msgspec

from toolrt.diagnose import roomy, unreadable, walked
from toolrt.diagnose.canonical_form import canonical
from toolrt.json import MAX_DEPTH, Broken, as_bytes, document, dump
from toolrt.json.depth import is_shallow

from . import Refused
from .build import build
from .tree import TooDeep, tree

if TYPE_CHECKING:
    from toolrt.diagnose import Issue, Walk

    from . import Codec


def decoded(
    codec: Codec[Any], data: bytes | bytearray | memoryview | str, *, lenient: bool
) -> tuple[Any, list[str]]:
    """Give the value of a document, and the pointers of what was passed over.

    Raises:
        Refused: With everything that is wrong with it.

    """
    node = _read(codec, data)

    def run() -> tuple[Any, list[str]]:
        walk = walked(codec.table, node, lenient=lenient)
        return _built(codec, walk, node), walk.pointers()

    return roomy(run)


def walked_of(
    codec: Codec[Any], data: bytes | bytearray | memoryview | str, *, lenient: bool
) -> tuple[bytes, list[str]]:
    """Give the canonical form of a document, and the pointers of what was passed over.

    Raises:
        Refused: With everything that is wrong with it.

    """
    node = _read(codec, data)

    def run() -> tuple[bytes, list[str]]:
        walk = walked(codec.table, node, lenient=lenient)
        if walk.found:
            raise Refused(tuple(walk.issues()))
        return dump(canonical(walk, codec.table, node)), walk.pointers()

    return roomy(run)


def converted(codec: Codec[Any], value: object) -> Any:
    """Give the value of a tree of Python's own values.

    Raises:
        Refused: With everything that is wrong with it.

    """

    def run() -> Any:
        node = _tree(value)
        return _built(codec, walked(codec.table, node), node)

    return roomy(run)


def encoded(codec: Codec[Any], value: object) -> bytes:
    """Write a value as canonical JSON.

    Raises:
        Refused: With everything that is wrong with it.

    """

    def run() -> bytes:
        node = _tree(value)
        walk = walked(codec.table, node)
        if walk.found:
            raise Refused(tuple(walk.issues()))
        return dump(canonical(walk, codec.table, node))

    data = roomy(run)
    if not is_shallow(data):
        try:
            document(data)
        except Broken as broken:
            raise Refused((unreadable(broken),)) from None
    return data


def diagnosed(codec: Codec[Any], data: object) -> list[Issue]:
    """Give everything that is wrong with a document, or with a value of Python."""

    def run() -> list[Issue]:
        try:
            node = _read(codec, data) if _is_document(data) else _tree(data)
        except Refused as refused:
            return list(refused.issues)
        return walked(codec.table, node).issues()

    return roomy(run)


def _is_document(data: object) -> TypeGuard[bytes | bytearray | memoryview | str]:
    return isinstance(data, bytes | bytearray | memoryview | str)


def plain(value: object) -> Any:
    """Give a value as plain dicts and lists with the keys that travel."""
    return roomy(lambda: tree(value))


def _tree(value: object) -> Any:
    """Give the tree of JSON that a value stands for, unless it nests too deeply."""
    try:
        return tree(value, MAX_DEPTH)
    except TooDeep:
        # What stands where the limit is passed is told of the document.
        cut = tree(value, MAX_DEPTH, lambda _: [])
        data = msgspec.json.encode(cut, enc_hook=lambda _: None)
    try:
        return document(data)
    except Broken as broken:
        raise Refused((unreadable(broken),)) from None


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
