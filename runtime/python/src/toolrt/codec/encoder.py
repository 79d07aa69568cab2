"""How msgspec writes values of this package."""

from __future__ import annotations

from typing import Any

import msgspec

from toolrt.json import Number
from toolrt.record import Record
from toolrt.secret import Secret


def enc_hook(value: Any) -> Any:
    """Give what msgspec writes for a value of this package."""
    if isinstance(value, Number):
        return msgspec.Raw(value.text.encode())
    if isinstance(value, Secret):
        return value.expose()
    if isinstance(value, Record):
        from .tree import tree  # noqa: PLC0415

        return tree(value)
    raise TypeError(type(value))


ENCODER = msgspec.json.Encoder(enc_hook=enc_hook)
