"""Which tools a client may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .context import context_of

if TYPE_CHECKING:
    from toolrt.mcp.server import Server

    from .incoming import Incoming
    from .options import Options

__all__ = ["seen_by"]


def seen_by(
    incoming: Incoming, server: Server, options: Options
) -> frozenset[str] | None:
    """Give the names of the tools that the client of a request may see.

    Those that the host's policy admits; `None` where it has none, and all are seen.
    """
    registry = server.registry
    if registry.policy is None:
        return None
    cx = context_of(incoming, server.spec.context, options)
    return frozenset(spec.name for spec in registry.advertised(server.tools(), cx))
