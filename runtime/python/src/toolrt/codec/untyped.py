"""How values are read and written that have no classes: as dicts, lists and scalars."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from toolrt.json import document

from . import Codec
from .slow import encoded, walked_of

if TYPE_CHECKING:
    from toolrt.table import Table

    from .facts import Facts

__all__ = ["Untyped"]


class Untyped(Codec[Any]):
    """The codec of a table that no design has written down.

    Values are those of JSON: dicts, lists, texts, numbers, bools and `None`, in
    canonical form: with defaults, and with keys in declared order.
    """

    __slots__ = ()

    def __init__(self, table: Table) -> None:
        """Take the table."""
        super().__init__(table)

    def decode(self, data: bytes | bytearray | memoryview | str) -> Any:
        """Read a JSON document; see `Codec.decode`."""
        return _value(walked_of(self, data, lenient=False)[0])

    def decode_lenient(
        self, data: bytes | bytearray | memoryview | str
    ) -> tuple[Any, list[str]]:
        """Read a result as its consumer does; see `Codec.decode_lenient`."""
        written, ignored = walked_of(self, data, lenient=True)
        return _value(written), ignored

    def convert(self, value: object) -> Any:
        """Read a value of Python; see `Codec.convert`."""
        return _value(encoded(self, value))

    def encode(self, value: Any) -> bytes:
        """Write a value as canonical JSON; see `Codec.encode`."""
        return encoded(self, value)

    def canonical(self, value: Any) -> tuple[Any, bytes]:
        """Give a value with its canonical JSON; see `Codec.canonical`."""
        written = encoded(self, value)
        return _value(written), written

    def facts(self) -> Facts:
        """Give what is known of a type of which nothing is."""
        return _any()


@cache
def _any() -> Facts:
    from toolrt.table import JSON  # noqa: PLC0415

    from .facts import Facts  # noqa: PLC0415

    return Facts(JSON)


def _value(written: bytes) -> Any:
    """Give the value of a canonical document."""
    return document(written, exact=False)
