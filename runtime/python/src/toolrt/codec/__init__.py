"""Decoding and encoding: the two paths of every type.

The fast path is msgspec's, and accepts or says nothing. After a refusal the table is
walked over the document, which finds every issue, or none and makes the value.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.diagnose import Issue, Walk
    from toolrt.diagnose.stack import Room
    from toolrt.table import Table

    from .facts import Facts

__all__ = ["Codec", "Refused"]

T = TypeVar("T")

#: Everything that decoders and encoders of msgspec raise for a value.
_REFUSALS = (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError)


class Refused(ValueError):
    """A value that breaks the rules of its type."""

    def __init__(self, issues: tuple[Issue, ...]) -> None:
        """Take everything that is wrong with it."""
        super().__init__("\n".join(issue.message for issue in issues))
        self.issues = issues


class Codec(Generic[T]):
    """How the values of one type are read, written and checked, made when needed."""

    __slots__ = ("_decode", "_encode", "_make", "table")

    #: What the design says of the type.
    table: Table

    def __init__(self, table: Table | Callable[[], Table]) -> None:
        """Take the table of the type, or what makes it when it is first needed."""
        if callable(table):
            self._make = table
        else:
            self.table = table
        self._decode: Callable[[Any], T] = self._first_decode
        self._encode: Callable[[T], bytes] = self._first_encode

    def __getattr__(self, name: str) -> Any:
        """Make the table when it is first asked for."""
        if name != "table":
            raise AttributeError(name)
        self.table = self._make()
        return self.table

    def decode(self, data: bytes | bytearray | memoryview | str) -> T:
        """Read a JSON document.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            return self._decode(data)
        except _REFUSALS:
            return self._decode_slowly(data, lenient=False)[0]

    def decode_lenient(
        self, data: bytes | bytearray | memoryview | str
    ) -> tuple[T, list[str]]:
        """Read a result as its consumer does, who passes over unknown keys.

        Returns:
            The value, and the pointers of what was passed over.

        Raises:
            Refused: With everything else that is wrong with it.

        """
        try:
            return self._decode(data), []
        except _REFUSALS:
            return self._decode_slowly(data, lenient=True)

    def convert(self, value: object) -> T:
        """Read a value of Python: dicts, lists, and what types of generated code hold.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            data = _plain_encoder().encode(value)
            if not (b"null" in data and self._known_facts().hides_null):
                return self._decode(data)
        except _REFUSALS:
            pass
        from .build import tree  # noqa: PLC0415

        with _room():
            node = tree(value)
            built: T = self._built(self._walked(node), node)
        return built

    def encode(self, value: T) -> bytes:
        """Write a value as canonical JSON.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            return self._encode(value)
        except _REFUSALS:
            return self._encode_slowly(value)

    def to_builtins(self, value: T) -> Any:
        """Give a value as plain dicts and lists with the keys that travel."""
        from .build import tree  # noqa: PLC0415

        with _room():
            return tree(value)

    def validate(self, value: T) -> list[Issue]:
        """Give everything that is wrong with a value that was built by hand."""
        try:
            self.encode(value)
        except Refused as refused:
            return list(refused.issues)
        return []

    def diagnose(self, data: object) -> list[Issue]:
        """Give everything that is wrong with a document, or with a value of Python."""
        from .build import tree  # noqa: PLC0415

        if isinstance(data, bytes | bytearray | memoryview | str):
            try:
                node = self._read(data)
            except Refused as refused:
                return list(refused.issues)
            with _room():
                return self._walked(node).issues()
        with _room():
            return self._walked(tree(data)).issues()

    def _first_decode(self, data: Any) -> T:
        from .fast import decoder  # noqa: PLC0415

        self._decode = decoder(self.table, self._known_facts())
        value: T = self._decode(data)
        return value

    def _first_encode(self, value: T) -> bytes:
        from .fast import encoder  # noqa: PLC0415

        self._encode = encoder(self.table, self._known_facts())
        return self._encode(value)

    def _known_facts(self) -> Facts:
        known = self.table.known
        if "facts" not in known:
            from .facts import Facts  # noqa: PLC0415

            known["facts"] = Facts(self.table)
        facts: Facts = known["facts"]
        return facts

    def _decode_slowly(
        self, data: bytes | bytearray | memoryview | str, *, lenient: bool
    ) -> tuple[T, list[str]]:
        node = self._read(data)
        with _room():
            walk = self._walked(node, lenient=lenient)
            return self._built(walk, node), walk.pointers()

    def _read(self, data: bytes | bytearray | memoryview | str) -> object:
        from toolrt.diagnose import unreadable  # noqa: PLC0415
        from toolrt.json import Broken, as_bytes, document  # noqa: PLC0415

        try:
            facts = self._known_facts()
            exact = facts.json or facts.hooked or facts.schema
            return document(as_bytes(data), exact=exact)
        except Broken as broken:
            raise Refused((unreadable(broken),)) from None

    def _walked(self, node: object, *, lenient: bool = False) -> Walk:
        from toolrt.diagnose import Walk  # noqa: PLC0415

        walk = Walk(lenient=lenient)
        walk.at(self.table, node)
        return walk

    def _built(self, walk: Walk, node: object) -> Any:
        if walk.found:
            raise Refused(tuple(walk.issues()))
        from .build import build  # noqa: PLC0415

        return build(walk, self.table, node)

    def _encode_slowly(self, value: T) -> bytes:
        from toolrt.diagnose import unreadable  # noqa: PLC0415
        from toolrt.diagnose.canonical_form import canonical  # noqa: PLC0415
        from toolrt.json import Broken, document, dump  # noqa: PLC0415

        from .build import tree  # noqa: PLC0415

        with _room():
            node = tree(value)
            walk = self._walked(node)
            if walk.found:
                raise Refused(tuple(walk.issues()))
            data = dump(canonical(walk, self.table, node))
        try:
            document(data)
        except Broken as broken:
            raise Refused((unreadable(broken),)) from None
        return data


def _room() -> Room:
    from toolrt.diagnose.stack import ROOM  # noqa: PLC0415

    return ROOM


def _plain_encoder() -> msgspec.json.Encoder:
    from .fast import ENCODER  # noqa: PLC0415

    return ENCODER
