"""What must be known of a whole type before msgspec may decode it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from toolrt import table as tables
from toolrt.json import MAX_DEPTH
from toolrt.opaques import Opaque
from toolrt.table.parts import parts

from .native import native

if TYPE_CHECKING:
    from toolrt.table import Table


class Facts:
    """What is anywhere in a type."""

    __slots__ = (
        "decimals",
        "deep",
        "hides_null",
        "hooked",
        "json",
        "kept",
        "maps",
        "moments",
        "natural",
        "opaque",
        "schema",
    )

    def __init__(self, table: Table) -> None:
        """Look through a type."""
        #: Whether there are decimals, which a hook makes.
        self.decimals = False
        #: Whether documents may nest past the limit and still be decoded.
        self.deep = False
        #: Whether `null` may stand where a float was that JSON cannot hold.
        self.hides_null = False
        #: Whether parts are read by their tables.
        self.hooked = False
        self.json = False
        #: Whether there are records that msgspec cannot write.
        self.kept = False
        self.maps = False
        #: Whether there are dates with times, or times, which have offsets.
        self.moments = False
        #: The formats whose values are of Python's own classes.
        self.natural: set[str] = set()
        #: Whether there are values that only their tables can write as they should be.
        self.opaque = False
        self.schema = False
        self._look(table, set(), [], nullable=False)

    def _look(
        self, table: Table, seen: set[int], above: list[int], *, nullable: bool
    ) -> None:
        if id(table) in above or len(above) > MAX_DEPTH // 2:
            self.deep = True
        match table:
            case tables.Decimal():
                self.decimals = True
            case tables.Text(format=str(form)):
                self.moments |= form in ("datetime", "time")
                if isinstance(table, tables.Own):
                    self.natural.add(form)
            case tables.Json():
                self.json = self.deep = self.hides_null = True
            case tables.Float():
                self.hides_null |= nullable
            case tables.Map():
                self.maps = True
            case tables.Schema():
                self.schema = True
            case tables.Tagged() if any(
                hasattr(variant.cls, "__tag__") for variant in table.variants
            ):
                self.kept = self.hooked = self.deep = True
            case tables.Record():
                is_struct = issubclass(table.cls, msgspec.Struct)
                self.kept |= not is_struct
                self.hooked |= not is_struct
                self.deep |= not is_struct
            case _:
                kind = native(table)
                opaque = isinstance(kind, type) and issubclass(kind, Opaque)
                self.opaque |= opaque
                if opaque or isinstance(table, tables.Secret):
                    self.hooked = self.deep = True
                    nullable = nullable or isinstance(table, tables.Union)
        if id(table) in seen:
            return
        seen.add(id(table))
        above.append(id(table))
        nullable = isinstance(table, tables.Nullable | tables.Union) or (
            nullable and isinstance(table, tables.Secret | tables.Schema | tables.Alias)
        )
        for part in parts(table):
            self._look(part, seen, above, nullable=nullable)
        above.pop()
