"""A verifier of JSON Web Tokens, by keys that are given or fetched."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast
from urllib.parse import urlsplit

from toolrt import json

from .auth import Verified
from .beside import beside

if TYPE_CHECKING:
    from jwt import PyJWK, PyJWKClient

__all__ = ["JwtVerifier"]

#: Signatures by a secret that both sides share are never accepted.
_ALGORITHMS: Final = ("RS256", "ES256", "EdDSA")

#: The hosts that are this machine: nobody is in between.
_OWN: Final = frozenset({"localhost", "127.0.0.1", "::1"})

#: How many seconds a clock may be wrong.
_LEEWAY: Final = 30

#: How many seconds fetched keys are good for.
_GOOD_FOR: Final = 600.0

#: How many seconds pass at least between two fetches, whatever tokens say.
_PAUSE: Final = 10.0

#: How many seconds a fetch may take.
_FETCH: Final = 10.0


class JwtVerifier:
    """Checks signature, issuer, audience and times of JSON Web Tokens.

        verifier = JwtVerifier(
            issuer="https://login.example.com",
            audience="https://tools.example.com/mcp",
            jwks="https://login.example.com/.well-known/jwks.json",
        )

    The caller is the token's `sub`, or the client of a token without one
    (`client_id:NAME`); the owner is that with the issuer. Scopes are those of `scope`,
    a text, or of `scp`, a text or a list.
    """

    def __init__(
        self,
        *,
        issuer: str,
        audience: str | Sequence[str],
        jwks: str | Mapping[str, object],
        algorithms: Sequence[str] = _ALGORITHMS,
    ) -> None:
        """Take what tokens must say.

        Args:
            issuer: Who has made them.
            audience: For whom: this server, usually its URL.
            jwks: The keys, or the URL where they are.
            algorithms: The signatures that are accepted.

        Raises:
            ValueError: An algorithm is none of RS256, ES256 and EdDSA, or the URL of
                the keys is neither `https:` nor of this machine.

        """
        unknown = set(algorithms) - set(_ALGORITHMS)
        if unknown:
            raise ValueError(f"signatures of {sorted(unknown)} are not accepted")
        self._issuer = issuer
        self._audience = [audience] if isinstance(audience, str) else list(audience)
        self._algorithms = list(algorithms)
        self._keys: Mapping[str | None, PyJWK] = {}
        self._client: PyJWKClient | None = None
        self._fetched = self._tried = -_GOOD_FOR
        self._fetching = asyncio.Lock()
        if isinstance(jwks, str):
            if not _is_safe(jwks):
                raise ValueError("keys are fetched by https, or from this machine")
            from jwt import PyJWKClient  # noqa: PLC0415

            self._client = PyJWKClient(jwks, cache_jwk_set=False, timeout=int(_FETCH))
        else:
            from jwt import PyJWKSet  # noqa: PLC0415

            self._keys = _by_name(PyJWKSet.from_dict(dict(jwks)).keys)

    @property
    def authorization_servers(self) -> tuple[str, ...]:
        """Where clients get tokens."""
        return (self._issuer,)

    async def verify(self, token: str) -> Verified | None:
        """Give what a token says; `None` for one that is not valid."""
        import jwt  # noqa: PLC0415

        try:
            header = jwt.get_unverified_header(token)
            key = await self._key(header.get("kid"))
            if key is None:
                return None
            # The key decides on the algorithm, the token must say the same.
            claims = jwt.decode(
                token,
                key,
                algorithms=self._algorithms,
                issuer=self._issuer,
                audience=self._audience,
                leeway=_LEEWAY,
                options={"require": ["exp", "iss", "aud"]},
            )
        except (jwt.InvalidTokenError, jwt.InvalidKeyError, ValueError):
            return None
        return _verified(self._issuer, claims)

    async def _key(self, name: object) -> PyJWK | None:
        """Give the key of this name, or the only one for a token without a name."""
        if not isinstance(name, str | None):
            return None
        now = time.monotonic()
        if self._client is not None and (
            now - self._fetched > _GOOD_FOR or self._found(name) is None
        ):
            await self._fetch(self._client, now)
        return self._found(name)

    def _found(self, name: str | None) -> PyJWK | None:
        if name is not None:
            return self._keys.get(name)
        return next(iter(self._keys.values())) if len(self._keys) == 1 else None

    async def _fetch(self, client: PyJWKClient, now: float) -> None:
        """Fetch the keys, once for all who wait, and not too often."""
        from jwt import PyJWKClientError, PyJWKSetError  # noqa: PLC0415

        async with self._fetching:
            if self._tried > now or now - self._tried < _PAUSE:
                return
            self._tried = time.monotonic()
            try:
                keys = await beside(client.get_signing_keys)
            except (PyJWKClientError, PyJWKSetError):
                if time.monotonic() - self._fetched <= 2 * _GOOD_FOR:
                    return  # the old ones stay for a while
                raise
            self._keys = _by_name(keys)
            self._fetched = time.monotonic()

    def __repr__(self) -> str:
        """Show whose tokens it takes."""
        return f"JwtVerifier(issuer={self._issuer!r}, audience={self._audience!r})"


def _by_name(keys: Sequence[PyJWK]) -> dict[str | None, PyJWK]:
    return {key.key_id: key for key in keys if key.public_key_use in {None, "sig"}}


def _is_safe(url: str) -> bool:
    """Whether nobody in between can change what is fetched."""
    try:
        parts = urlsplit(url)
        host = parts.hostname
    except ValueError:
        return False
    if parts.scheme == "https":
        return host is not None
    return parts.scheme == "http" and host in _OWN


def _verified(issuer: str, claims: Mapping[str, Any]) -> Verified | None:
    """Give who calls by the claims of a token.

    `None` where they do not say it as they must.
    """
    # A subject and a client of the same name are two callers.
    claim = "sub" if "sub" in claims else "client_id"
    name, scopes = claims.get(claim), _scopes(claims)
    if not isinstance(name, str) or not name or scopes is None:
        return None
    is_plain = claim == "sub" and not name.startswith(("sub:", "client_id:"))
    return Verified(
        caller=name if is_plain else f"{claim}:{name}",
        owner=json.dump([issuer, claim, name]).decode(),
        scopes=scopes,
        claims=claims,
    )


def _scopes(claims: Mapping[str, Any]) -> frozenset[str] | None:
    """Give the scopes of a token; `None` where they are something else."""
    all_scopes: object = claims["scope"] if "scope" in claims else claims.get("scp", [])
    if isinstance(all_scopes, str):
        return frozenset(all_scopes.split(" ")) - {""}
    if "scope" in claims or not isinstance(all_scopes, list):
        return None
    scopes = cast("list[object]", all_scopes)
    texts = frozenset(one for one in scopes if isinstance(one, str))
    return texts if all(isinstance(one, str) for one in scopes) else None
