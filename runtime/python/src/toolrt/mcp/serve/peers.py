"""Where requests have come from: for whom they count if nobody verifies callers."""

from __future__ import annotations

from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Any, Final

__all__ = ["PEER", "STDIO", "peer_at", "peer_of"]

#: Where the address of a connection stands in the scope of ASGI, as `serve_http` knows
#: it. `client` may be what a proxy says.
PEER: Final = "toolrt.mcp.peer"

#: The peer of requests over stdin.
STDIO: Final = "stdio"

#: The peer of requests of which nobody says where they have come from.
_SOMEWHERE: Final = "http"

#: How many bits of an address of IPv6 its network gives it; its host makes the rest.
_NETWORK: Final = 64


def peer_of(scope: Mapping[str, Any]) -> str:
    """Give the peer of a request.

    The address of the connection; in an application that is mounted in another one what
    that knows of its `client`.
    """
    address: object = scope.get(PEER)
    if address is None:
        client = scope.get("client")
        address = client[0] if client else None
    return peer_at(address) if isinstance(address, str) and address else _SOMEWHERE


def peer_at(address: str) -> str:
    """Give the peer at an address; of IPv6 one has all that its network is given."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address  # a name that the application around gives
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Network((int(found), _NETWORK), strict=False))
