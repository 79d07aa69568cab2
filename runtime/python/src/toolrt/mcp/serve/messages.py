"""A message of a client as the SDK may read it, and what goes past its readers.

The arguments of a call go past them as one text: the pipeline gets what the client has
written, however numbers are spelled, and however deeply it nests. Who knows the key can
write arguments in another way, and nothing else: it need not be secret.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

import msgspec

from toolrt.json.depth import is_shallow

from .jsons import written
from .numbers import kept

__all__ = ["arguments_in", "readable"]

#: What stands for arguments.
_KEY: Final = secrets.token_hex(16)

#: Where arguments are to be.
_PLACE: Final = b'{"%b":0}' % _KEY.encode()

#: What is JSON, and no message.
_NONE: Final = b"0"

_CALL: Final = b'"tools/call"'

_MEMBERS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_TEXT: Final = msgspec.json.Decoder(str)


def readable(message: bytes, reads: Callable[[str], bool]) -> bytes:
    """Give a message as the SDK may read it; none of it if it nests too deeply.

    Of a key that repeats, its readers keep the last value alone: nobody would see how
    deeply the others nest.

    Args:
        message: The message.
        reads: Whether somebody looks into the arguments of a tool before the pipeline.

    """
    arguments = b""
    if _CALL in message:
        # What is wrong with it, the SDK says.
        with suppress(msgspec.DecodeError, ValueError, RecursionError):
            message, arguments = _apart(message, reads)
    if not is_shallow(message):
        return _NONE
    return kept(message).replace(_PLACE, arguments, 1) if arguments else kept(message)


def arguments_in(arguments: Mapping[str, Any]) -> bytes:
    """Give arguments as the client has written them, or as good as that."""
    text = arguments.get(_KEY)
    return text.encode() if isinstance(text, str) else written(arguments)


def _apart(message: bytes, reads: Callable[[str], bool]) -> tuple[bytes, bytes]:
    """Give a message without arguments, and them as a text; none where they stay."""
    whole = _MEMBERS.decode(message)
    if bytes(whole.get("method", b"")) != _CALL:
        return message, b""
    params = _MEMBERS.decode(whole.get("params", b""))
    arguments = bytes(params.get("arguments", b""))
    name = _TEXT.decode(params.get("name", b""))
    # A text in their place is a matter of the pipeline, which may repair it.
    if arguments[:1] not in {b"{", b'"'} or reads(name):
        return message, b""
    params["arguments"] = msgspec.Raw(_PLACE)
    whole["params"] = msgspec.Raw(msgspec.json.encode(params))
    return msgspec.json.encode(whole), msgspec.json.encode({_KEY: arguments.decode()})
