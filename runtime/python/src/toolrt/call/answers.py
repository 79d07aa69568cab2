"""How the answers are read that no design declares."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from toolrt import table
from toolrt.codec import Codec
from toolrt.record import Record

__all__ = ["AGREES", "ROOTS", "TEXT", "Folder"]


class Folder(Record):
    """A folder, as it is answered."""

    uri: str
    name: str | UnsetType = UNSET


#: Whether a human agrees.
AGREES: Codec[bool] = Codec(table.BOOL)
#: What a model has written.
TEXT: Codec[str] = Codec(table.STRING)
#: Folders.
ROOTS: Codec[list[Folder]] = Codec(
    lambda: table.List(
        table.Record(
            Folder,
            lambda: (
                table.Field("uri", table.URI),
                table.Field("name", table.STRING, optional=True),
            ),
        )
    )
)
