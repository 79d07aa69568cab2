"""Who may call over HTTP: bearer tokens, and where clients get them."""

from __future__ import annotations

import inspect
import logging
from collections.abc import Awaitable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, runtime_checkable

from toolrt import json

if TYPE_CHECKING:
    from .options import Options

__all__ = [
    "METADATA",
    "Verified",
    "Verifier",
    "bearer",
    "challenge",
    "metadata",
    "scope_of",
    "verified_of",
]

#: Where the metadata of a protected resource is (RFC 9728), before its own path.
METADATA = "/.well-known/oauth-protected-resource"

#: Where what is known of a token stands in the scope of ASGI.
_PLACE = "toolrt.mcp.verified"

_MAX_TOKEN = 16 * 1024


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """What a valid token says."""

    #: Who calls, the same for each token of theirs.
    caller: str
    #: What they may do.
    scopes: frozenset[str] = frozenset()
    #: Everything else that the token says.
    claims: Mapping[str, object] = field(default_factory=dict[str, object])


@runtime_checkable
class Verifier(Protocol):
    """Says whether a token is valid.

    It may have `authorization_servers`, the URLs where clients get tokens.
    """

    def verify(self, token: str) -> Verified | Awaitable[Verified | None] | None:
        """Give what a token says; `None` for one that is not valid."""
        ...


async def verified_of(verifier: Verifier, token: str) -> Verified | None:
    """Give what a token says; `None` for one that is not valid.

    Raises:
        Unverified: Nobody knows, since the verifier has failed.

    """
    try:
        found = verifier.verify(token)
        if inspect.isawaitable(found):
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


def challenge(
    options: Options,
    base: str,
    error: str | None = None,
    scopes: Sequence[str] = (),
) -> str:
    """Give the `WWW-Authenticate` of a refusal.

    Args:
        options: Those of the server.
        base: Scheme and host of the request.
        error: What is wrong with the token, if there is one.
        scopes: What the token would need.

    """
    says: list[str] = []
    if error is not None:
        says.append(f'error="{error}"')
    if scopes:
        says.append(f'scope="{" ".join(scopes)}"')
    says.append(
        f'resource_metadata="{_origin(options, base)}{METADATA}{_path(options)}"'
    )
    return f"Bearer {', '.join(says)}"


def metadata(options: Options, base: str, scopes: Sequence[str]) -> bytes:
    """Give the metadata of the server as a protected resource (RFC 9728)."""
    servers: Sequence[str] = getattr(options.auth, "authorization_servers", ())
    members: dict[str, object] = {"resource": options.url or f"{base}{options.path}"}
    if servers:
        members["authorization_servers"] = list(servers)
    if scopes:
        members["scopes_supported"] = list(scopes)
    members["bearer_methods_supported"] = ["header"]
    return json.dump(members)


def _origin(options: Options, base: str) -> str:
    """Give scheme and host of the server as its clients know it."""
    if options.url is None:
        return base
    scheme, _, rest = options.url.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}"


def _path(options: Options) -> str:
    """Give the path of the server as its clients know it."""
    if options.url is None:
        return options.path
    _, slash, path = options.url.partition("://")[2].partition("/")
    return (slash + path).rstrip("/")


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
        client_id=verified.caller,
        scopes=sorted(verified.scopes),
        subject=verified.caller,
        claims=dict(verified.claims),
    )
    scope["user"] = AuthenticatedUser(access)
    scope[_PLACE] = verified


def scope_of(scope: Mapping[str, Any]) -> Verified | None:
    """Give what the token of a request says, where there is one."""
    found = scope.get(_PLACE)
    return found if isinstance(found, Verified) else None
