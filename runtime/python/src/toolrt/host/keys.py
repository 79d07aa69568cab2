"""Keys for the state of calls: it travels through the caller.

Who can neither read nor change it.
"""

from __future__ import annotations

import binascii
import hmac
import os
import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from toolrt import json
from toolrt.diagnose.shown import shortened

__all__ = ["Bound", "StateKeyError", "StateKeys"]

#: How a state begins.
_FORMAT: Final = "toolrt1"

#: The random bytes of a state: each is sealed with a key of its own, which follows from
#: them and the host's key.
_SALT: Final = 24

_KEY: Final = 32

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")

_BODY: Final = re.compile(r"[A-Za-z0-9_-]*")

#: How long a state can be used, in seconds, where the host says nothing.
_LIFETIME: Final = 3600


class StateKeyError(ValueError):
    """Keys that cannot be used."""

    def __init__(self, text: str) -> None:
        """Take what is wrong."""
        super().__init__(text)


class Bound(NamedTuple):
    """What a state belongs to."""

    tool: str
    #: The hash of the arguments.
    args: str
    caller: str
    #: Whose calls they are, where a verifier says it.
    owner: str | None = None

    def around(self, key: str) -> bytes:
        """Give what is authenticated beside the content."""
        owner = () if self.owner is None else (self.owner,)
        return json.dump([_FORMAT, key, self.tool, self.args, self.caller, *owner])


class StateKeys:
    """The keys of a host for states: the first seals, all of them open.

    So a key can be replaced: the new one first, the old one behind it until its states
    have expired. All hosts that may get the next call of a caller have the same keys.

    A state can be used again until it expires, by the same caller for the same call:
    the tool runs again each time.
    """

    __slots__ = ("_cipher", "_invalid", "_keys", "_salts", "lifetime")

    def __init__(
        self,
        keys: Mapping[str, bytes],
        *,
        lifetime: int = _LIFETIME,
        salts: Callable[[], bytes] | None = None,
    ) -> None:
        """Take keys with names, which states tell.

        Args:
            keys: 32 random bytes each, from a secret store.
            lifetime: How many seconds a state can be used.
            salts: Another source of random bytes. Where bytes come twice, states can
                be read and forged: only for tests.

        Raises:
            StateKeyError: There are none, or one has a wrong name or a wrong size.
            ImportError: `toolrt[state]` is not installed.

        """
        try:
            from cryptography.exceptions import InvalidTag  # noqa: PLC0415
            from cryptography.hazmat.primitives.ciphers.aead import (  # noqa: PLC0415
                ChaCha20Poly1305,
            )
        except ImportError as error:
            message = "keys for states need `toolrt[state]`"
            raise ImportError(message) from error
        if not keys:
            raise StateKeyError("there must be a key")
        for name, key in keys.items():
            if not _NAME.fullmatch(name):
                message = (
                    f"{shortened(name)} cannot name a key: names are different, with 1 "
                    "to 64 letters, digits, `_` and `-`"
                )
                raise StateKeyError(message)
            if len(key) != _KEY:
                raise StateKeyError(f"the key {name} does not have {_KEY} bytes")
        self._cipher: Any = ChaCha20Poly1305
        self._invalid: type[Exception] = InvalidTag
        self._keys = {name: bytes(key) for name, key in keys.items()}
        self._salts = _random if salts is None else salts
        #: How many seconds a state can be used.
        self.lifetime = lifetime

    @classmethod
    def random(cls, *, lifetime: int = _LIFETIME) -> StateKeys:
        """Give keys that nobody else has: what they seal is lost with the process."""
        return cls({"random": os.urandom(_KEY)}, lifetime=lifetime)

    def seal(self, content: bytes, bound: Bound) -> str:
        """Give a state with this content."""
        name, key = next(iter(self._keys.items()))
        salt = self._salts()
        cipher = self._of(key, salt)
        sealed = salt + cipher.encrypt(bytes(12), content, bound.around(name))
        body = urlsafe_b64encode(sealed).rstrip(b"=").decode()
        return f"{_FORMAT}.{name}.{body}"

    def open(self, state: str, bound: Bound) -> bytes | None:
        """Give the content of a state; `None` where it was not sealed for this."""
        parts = state.split(".")
        if len(parts) != 3 or parts[0] != _FORMAT:  # noqa: PLR2004 # format, key, body
            return None
        _, name, body = parts
        key = self._keys.get(name)
        if key is None or not _BODY.fullmatch(body):
            return None
        try:
            sealed = urlsafe_b64decode(body + "=" * (-len(body) % 4))
        except (binascii.Error, ValueError):
            return None
        # Another spelling of the same bytes is none of ours.
        if urlsafe_b64encode(sealed).rstrip(b"=").decode() != body:
            return None
        salt, rest = sealed[:_SALT], sealed[_SALT:]
        try:
            opened: bytes = self._of(key, salt).decrypt(
                bytes(12), rest, bound.around(name)
            )
        except (self._invalid, ValueError):
            return None
        return opened

    def _of(self, key: bytes, salt: bytes) -> Any:
        # Each state has a key of its own, so the nonce may be the same.
        own = hmac.digest(key, _FORMAT.encode() + salt, "sha256")
        return self._cipher(own)

    def __repr__(self) -> str:
        """Show the names, and nothing of the keys."""
        return f"StateKeys({list(self._keys)!r})"


def _random() -> bytes:
    return os.urandom(_SALT)
