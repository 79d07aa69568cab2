"""The fast path: msgspec, and what it does not look at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from toolrt import table as tables
from toolrt.json import Number, as_bytes
from toolrt.json.depth import is_shallow
from toolrt.json.document import has_negative_zero
from toolrt.json.fast import stops_at
from toolrt.json.pieces import is_dense
from toolrt.json.value import is_json
from toolrt.lazy import later
from toolrt.meter import LARGE, current, weigh, weighed
from toolrt.opaques import Opaque
from toolrt.record import Record
from toolrt.scalars import decimals
from toolrt.stack import in_one_piece
from toolrt.table.parts import holds, meant

from .checks import check_of
from .encoder import enc_hook
from .moments import has_seconds
from .native import Refusal, dec_hook, native

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.table import Table

    from .facts import Facts


_inline = later("toolrt.codec", ".inline")
_natural = later("toolrt", ".natural")
_pieces = later("toolrt.codec", ".pieces")

#: From how many bytes on a document is worth a piece of the stack of its own, and a
#: type of which so much was written a check of its own.
_LARGE: Final = 2**14


def decoder(table: Table, facts: Facts) -> Callable[[Any], Any]:
    """Give the function that decodes what is plainly fine, and refuses all else."""
    return _reader(table, facts, loses_sign=facts.json)


def _reader(table: Table, facts: Facts, *, loses_sign: bool) -> Callable[[Any], Any]:
    if facts.schema:
        # Keywords of JSON Schema are asked about the document.
        return _refuse
    kind = native(table)
    if facts.hooked or facts.json:
        made = msgspec.json.Decoder(kind, dec_hook=dec_hook, float_hook=Number)
    elif facts.decimals:
        made = msgspec.json.Decoder(kind, dec_hook=decimals.make)
    else:
        made = msgspec.json.Decoder(kind)
    decode = _piecewise(table, made.decode)
    check = check_of(table)
    if facts.natural:
        is_suspect = _natural.suspects(frozenset(facts.natural))
        if is_suspect is not None:
            decode = _looked_at(decode, is_suspect)
    if facts.deep or facts.hooked or facts.json:
        decode = _guarded(table, decode, facts, loses_sign=loses_sign)
    return decode if check is None else _checked(decode, check)


def _refuse(_: Any) -> Any:
    raise Refusal


def _piecewise(table: Table, decode: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Read in pieces what takes C its time, where others wait meanwhile."""
    has_patterns = holds(table, "patterns", _is_matched)
    if not has_patterns and not holds(table, "many parts", _has_many):
        return decode

    def run(data: Any) -> Any:
        if len(data) < LARGE or not current().is_limited:
            return decode(data)
        data = as_bytes(data)
        if has_patterns and _has_long_text(data):
            # No other thread runs while `re` decides it.
            raise Refusal
        if is_dense(data):
            return _pieces.decoded(table, data)
        return weighed(decode, data)

    return run


def _is_matched(table: Table) -> bool:
    """Whether texts of a type are matched with a pattern."""
    return isinstance(table, tables.Text) and bool(table.patterns or table.format)


def _has_many(table: Table) -> bool:
    """Whether values of a type may have more parts than the type."""
    if isinstance(table, tables.Record):
        return table.rest is not None
    return isinstance(table, tables.List | tables.Map | tables.Tuple | tables.Json)


def _has_long_text(data: bytes) -> bool:
    """Whether a text may be that long: somewhere, no quote stands for a while."""
    starts = range(0, len(data), _LARGE)
    return any(data.find(b'"', start, start + _LARGE) < 0 for start in starts)


def _looked_at(
    decode: Callable[[Any], Any], is_suspect: Callable[[bytes], bool]
) -> Callable[[Any], Any]:
    """Refuse what msgspec takes for a date, a time or an id, and the contract not."""

    def run(data: Any) -> Any:
        data = as_bytes(data)
        if is_suspect(data):
            raise Refusal
        return decode(data)

    return run


def _checked(
    decode: Callable[[Any], Any], check: Callable[[Any], bool]
) -> Callable[[Any], Any]:
    def run(data: Any) -> Any:
        value = decode(data)
        if not (check(value) if len(data) < _LARGE else in_one_piece(check, value)):
            raise Refusal
        return value

    return run


def _guarded(
    table: Table, decode: Callable[[Any], Any], facts: Facts, *, loses_sign: bool
) -> Callable[[Any], Any]:
    deep = facts.deep
    # Where tables read nearly everything, the walk is as fast, and says what is wrong.
    by_table = facts.hooked and _is_by_table(table)
    # Much may be made, one by one, of a document that turns out to be none.
    slow = facts.hooked or facts.json

    def run(data: Any) -> Any:
        data = as_bytes(data)
        if (
            (by_table and len(data) >= _LARGE)
            or (deep and not is_shallow(data))
            or (slow and stops_at(data) is not None)
            or (loses_sign and has_negative_zero(data))
        ):
            raise Refusal
        return decode(data) if len(data) < _LARGE else in_one_piece(decode, data)

    return run


def _unknown(_: Any) -> bool:
    return False


def _is_by_table(table: Table) -> bool:
    """Whether a type, or the one of its items, is read by its table."""
    table = meant(table)
    if isinstance(table, tables.List):
        table = table.item
    elif isinstance(table, tables.Map):
        table = table.value
    kind = native(table)
    return isinstance(kind, type) and issubclass(kind, Opaque | Record)


def encoder(table: Table, facts: Facts) -> Callable[[Any], tuple[Any, bytes]]:
    """Give the function that writes what is plainly fine, and refuses all else.

    It gives the value as well: the given one, or another where a dict stood for a
    record.
    """
    if facts.schema or facts.kept or facts.opaque or (facts.json and facts.maps):
        return _refuse
    order: Literal["deterministic"] | None = "deterministic" if facts.maps else None
    write = msgspec.json.Encoder(enc_hook=enc_hook, order=order).encode
    read = _reader(table, facts, loses_sign=False)
    hides_null, moments = facts.hides_null, facts.moments
    is_fine: Callable[[Any], bool] | None = None
    left = _LARGE

    def run(value: Any) -> tuple[Any, bytes]:
        nonlocal is_fine, left
        data = write(value)
        if len(data) >= LARGE:
            weigh(len(data))
        if is_fine is not None:
            if is_fine(value):
                return value, data
        elif left > 0:
            left -= len(data)
        else:
            is_fine = _inline.inlined(table, facts) or _unknown
        # msgspec writes `null` for floats that JSON cannot hold.
        if hides_null and b"null" in data and not is_json(value):
            raise Refusal
        made = read(data)
        if made == value:
            return value, data
        # msgspec rounds offsets to minutes.
        if moments and has_seconds(value):
            raise Refusal
        # A dict equals no record: it stands in its own order, and without defaults.
        return made, write(made)

    return run
