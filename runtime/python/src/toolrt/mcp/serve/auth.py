"""Who may call over HTTP: bearer tokens, and where clients get them."""

from __future__ import annotations

import asyncio
import inspect
import logging
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, runtime_checkable

from toolrt import json
from toolrt.call.context import Context

__all__ = [
    "METADATA",
    "Verified",
    "Verifier",
    "bearer",
    "challenge",
    "metadata",
    "owner_of",
    "scope_of",
    "verified_of",
]

#: Where the metadata of a protected resource is (RFC 9728), before its own path.
METADATA = "/.well-known/oauth-protected-resource"

#: Where what is known of a token stands in the scope of ASGI.
_PLACE = "toolrt.mcp.verified"

_MAX_TOKEN = 16 * 1024

#: How many seconds a verifier may take.
_PATIENCE = 30.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What a valid token says."""

    #: Who calls, the same for each token of theirs.
    caller: str
    #: Whose sessions, subscriptions and states they are: a text that is different for
    #: every issuer and subject. The caller's name where it is not given.
    owner: str | None = None
    #: What they may do.
    scopes: frozenset[str] = frozenset()
    #: Everything else that the token says.
    claims: Mapping[str, object] = field(default_factory=dict[str, object])

    def bind(self, cx: Context) -> Context:
        """Give a context with whose call it is, and what its caller may do."""
        scopes: object = self.scopes
        # One text is one scope, and no letter of it is another one.
        several = (scopes,) if isinstance(scopes, str) else self.scopes
        return cx.with_owner(owner_of(self)).with_scopes(several)


def owner_of(verified: Verified) -> str:
    """Give whose sessions, subscriptions and states those of a caller are."""
    return verified.caller if verified.owner is None else verified.owner


@runtime_checkable
class Verifier(Protocol):
    """Says whether a token is valid.

    It may have `authorization_servers`, the URLs where clients get tokens.
    """

    def verify(self, token: str) -> Verified | Awaitable[Verified | None] | None:
        """Give what a token says; `None` for one that is not valid.

        It must not block: what takes time is awaited.
        """
        ...


async def verified_of(verifier: Verifier, token: str) -> Verified | None:
    """Give what a token says; `None` for one that is not valid.

    Raises:
        Unverified: Nobody knows, since the verifier has failed.

    """
    try:
        found = verifier.verify(token)
        if inspect.isawaitable(found):
            async with asyncio.timeout(_PATIENCE):
                found = await found
    except Exception as error:
        logging.getLogger("toolrt").exception("a verifier of tokens failed")
        raise Unverified from error
    return found


class Unverified(Exception):
    """A verifier has failed."""


def bearer(header: str | None) -> str | None:
    """Give the token of an `Authorization` header."""
    if header is None or len(header) > _MAX_TOKEN:
        return None
    scheme, _, token = header.partition(" ")
    token = token.strip()
    return token if scheme.lower() == "bearer" and token else None


def challenge(url: str, error: str | None = None, scopes: Sequence[str] = ()) -> str:
    """Give the `WWW-Authenticate` of a refusal.

    Args:
        url: The server, as its clients know it.
        error: What is wrong with the token, if there is one.
        scopes: What the token would need.

    """
    says: list[str] = []
    if error is not None:
        says.append(f'error="{error}"')
    if scopes:
        says.append(f'scope="{" ".join(scopes)}"')
    scheme, _, rest = url.partition("://")
    host, slash, path = rest.partition("/")
    place = f"{scheme}://{host}{METADATA}{slash}{path}".rstrip("/")
    says.append(f'resource_metadata="{place}"')
    return f"Bearer {', '.join(says)}"


def metadata(verifier: Verifier, url: str, scopes: Sequence[str]) -> bytes:
    """Give the metadata of the server as a protected resource (RFC 9728).

    Args:
        verifier: May know where clients get tokens.
        url: The server, as its clients know it.
        scopes: All scopes that its tools need.

    """
    servers: Sequence[str] = getattr(verifier, "authorization_servers", ())
    members: dict[str, object] = {"resource": url}
    if servers:
        members["authorization_servers"] = list(servers)
    if scopes:
        members["scopes_supported"] = list(scopes)
    members["bearer_methods_supported"] = ["header"]
    return json.dump(members)


def put(scope: Any, token: str, verified: Verified) -> None:
    """Note what a token says, for this server and for the sessions of the SDK.

    A session belongs to whoever has begun it.
    """
    from mcp.server.auth.middleware.bearer_auth import (  # noqa: PLC0415
        AuthenticatedUser,
    )
    from mcp.server.auth.provider import AccessToken  # noqa: PLC0415

    access = AccessToken(
        token=token,
        client_id=owner_of(verified),
        scopes=sorted(verified.scopes),
        subject=owner_of(verified),
        claims=dict(verified.claims),
    )
    scope["user"] = AuthenticatedUser(access)
    scope[_PLACE] = verified


def scope_of(scope: Mapping[str, Any]) -> Verified | None:
    """Give what the token of a request says, where there is one."""
    found = scope.get(_PLACE)
    return found if isinstance(found, Verified) else None
