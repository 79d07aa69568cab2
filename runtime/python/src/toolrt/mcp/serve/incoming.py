"""A request of a client, with everything that it says beside its arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any, Final, cast

from mcp.server import ServerRequestContext  # noqa: TC002 # as for our own classes
from mcp_types import ClientCapabilities, RequestId  # noqa: TC002 # likewise
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from toolrt.call.context import Context  # likewise
from toolrt.host.quota import caller_key

from .auth import Verified, scope_of
from .peers import STDIO, peer_of

__all__ = ["SESSION", "Incoming", "derived"]

#: The header with the id of a session of the older era.
SESSION: Final = "mcp-session-id"

_NOTHING: Mapping[str, Any] = {}


class Incoming:
    """A request of a client, with everything that it says beside its arguments."""

    __slots__ = ("ctx", "is_modern", "params")

    def __init__(self, ctx: ServerRequestContext[Any, Any]) -> None:
        """Take what the SDK knows of the request."""
        #: What the SDK knows of it.
        self.ctx = ctx
        #: Whether it is of revision 2026-07-28 or later, and stands alone.
        self.is_modern = ctx.protocol_version in MODERN_PROTOCOL_VERSIONS
        #: Its parameters, as they came.
        self.params: Mapping[str, Any] = ctx.params or _NOTHING

    @property
    def id(self) -> RequestId | None:
        """Its id."""
        return self.ctx.request_id

    @property
    def meta(self) -> Mapping[str, Any]:
        """Its `_meta`."""
        meta = self.params.get("_meta")
        return cast("dict[str, Any]", meta) if isinstance(meta, dict) else _NOTHING

    @property
    def headers(self) -> Mapping[str, str] | None:
        """Its headers, of HTTP."""
        request = self.ctx.request
        return None if request is None else request.headers

    @property
    def verified(self) -> Verified | None:
        """What its token says, where the server has a verifier."""
        request = self.ctx.request
        return None if request is None else scope_of(request.scope)

    @property
    def peer(self) -> str:
        """Where it has come from; not what a proxy says of its client."""
        request = self.ctx.request
        return STDIO if request is None else peer_of(request.scope)

    def counts_for(self, cx: Context) -> bytes | None:
        """Whom it counts for, by its context.

        Nobody where the server has one client alone.
        """
        return None if self.ctx.request is None else caller_key(cx)

    @property
    def client(self) -> str | None:
        """What the client calls itself."""
        said = self.ctx.session.client_params
        return None if said is None else said.client_info.name

    @property
    def capabilities(self) -> ClientCapabilities | None:
        """What the client can do, as it has declared."""
        return self.ctx.session.client_capabilities

    @property
    def session_id(self) -> str | None:
        """The session of the older era, over HTTP.

        It is derived from the id that the client sends, always the same for the same
        one. Who knows that id can use the session, so it is in no envelope, recording
        or span.
        """
        headers = self.headers
        if headers is None or self.is_modern:
            return None
        given = headers.get(SESSION)
        return None if given is None else derived(given)

    def on_close(self, cancel: Callable[[], None]) -> None:
        """Call back when the answer is out or nobody waits for it (HTTP)."""
        request = self.ctx.request
        if request is not None:
            request.scope["toolrt.mcp.cancels"].append(cancel)


def derived(session: str) -> str:
    """Give what stands for the id of a session: half of its SHA-256, in hexadecimal."""
    return sha256(session.encode()).hexdigest()[:32]
