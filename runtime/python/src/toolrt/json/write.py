"""Writing JSON: no white space, order kept, numbers with their spelling."""

from __future__ import annotations

import msgspec

from toolrt.meter import weigh

from .number import Number


def dump(value: object) -> bytes:
    """Write a JSON value: dicts in their order, a `Number` with its spelling."""
    data = _ENCODER.encode(value)
    weigh(len(data))
    return data


def quoted(text: str) -> str:
    """Write a text as a JSON string, which escapes only what JSON must escape."""
    return _ENCODER.encode(text).decode()


def spelled(value: object) -> msgspec.Raw:
    """Give what msgspec writes for a number with a spelling."""
    if isinstance(value, Number):
        return msgspec.Raw(value.text.encode())
    raise TypeError(f"a {type(value).__name__} is no JSON value")


_ENCODER = msgspec.json.Encoder(enc_hook=spelled)
