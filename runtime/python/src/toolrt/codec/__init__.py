"""Decoding and encoding: the two paths of every type.

The fast path is msgspec's, and accepts or says nothing. After a refusal the table is
walked over the document, which finds every issue, or none and makes the value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from toolrt.lazy import later
from toolrt.meter import weigh

if TYPE_CHECKING:
    from toolrt.diagnose import Issue
    from toolrt.table import Table

    from .facts import Facts
else:
    from toolrt.lazy import hinted

    Issue = hinted("Issue", "toolrt.diagnose")
    Table = hinted("Table", "toolrt.table")
    Facts = hinted("Facts", "toolrt.codec.facts")

__all__ = ["Codec", "Refused"]

T = TypeVar("T")

_encoder = later(__name__, ".encoder")
_fast = later(__name__, ".fast")
_moments = later(__name__, ".moments")
_slow = later(__name__, ".slow")

#: Everything that decoders and encoders of msgspec raise for a value.
_REFUSALS = (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError)


class Refused(ValueError):
    """A value that breaks the rules of its type."""

    def __init__(self, issues: tuple[Issue, ...]) -> None:
        """Take everything that is wrong with it."""
        super().__init__(issues)
        self.issues = issues

    def __str__(self) -> str:
        """Give all messages, one a line."""
        return "\n".join(issue.message for issue in self.issues)


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
        self._encode: Callable[[T], tuple[T, bytes]] = self._first_encode

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
            value: T = _slow.decoded(self, data, lenient=False)[0]
            return value

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
            read: tuple[T, list[str]] = _slow.decoded(self, data, lenient=True)
            return read

    def convert(self, value: object) -> T:
        """Read a value of Python: dicts, lists, and what types of generated code hold.

        Times, dates, UUIDs, decimals, sets and dataclasses stand for what msgspec
        writes of them, keys of dicts that are no texts for the texts of these.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            data = _encoder.ENCODER.encode(value)
            weigh(len(data))
            facts = self.facts()
            hides_null = b"null" in data and facts.hides_null
            rounded = facts.moments and _moments.is_rounded(data, value)
            if not hides_null and not rounded:
                return self._decode(data)
        except _REFUSALS:
            pass
        read: T = _slow.converted(self, value)
        return read

    def encode(self, value: T) -> bytes:
        """Write a value as canonical JSON.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            return self._encode(value)[1]
        except _REFUSALS:
            written: bytes = _slow.encoded(self, value)
            return written

    def canonical(self, value: T) -> tuple[T, bytes]:
        """Give a value with its canonical JSON.

        The value is the given one. Where a dict stands for a record in it, it is one
        like it that has the record.

        Raises:
            Refused: With everything that is wrong with it.

        """
        try:
            return self._encode(value)
        except _REFUSALS:
            written: bytes = _slow.encoded(self, value)
        made = self.decode(written)
        return (value if made == value else made), written

    def to_builtins(self, value: T) -> Any:
        """Give a value as plain dicts and lists with the keys that travel.

        Nothing is checked: what stands for no JSON is still in there.

        Raises:
            RecursionError: It holds itself.

        """
        return _slow.plain(value)

    def validate(self, value: T) -> list[Issue]:
        """Give everything that is wrong with a value that was built by hand."""
        try:
            self.encode(value)
        except Refused as refused:
            return list(refused.issues)
        return []

    def diagnose(self, data: object) -> list[Issue]:
        """Give everything that is wrong with a document, or with a value of Python."""
        found: list[Issue] = _slow.diagnosed(self, data)
        return found

    def facts(self) -> Facts:
        """Give what is known of the whole type."""
        known = self.table.known
        if "facts" not in known:
            from .facts import Facts  # noqa: PLC0415

            known["facts"] = Facts(self.table)
        facts: Facts = known["facts"]
        return facts

    def _first_decode(self, data: Any) -> T:
        self._decode = _fast.decoder(self.table, self.facts())
        value: T = self._decode(data)
        return value

    def _first_encode(self, value: T) -> tuple[T, bytes]:
        self._encode = _fast.encoder(self.table, self.facts())
        return self._encode(value)
