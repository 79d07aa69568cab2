"""Which hosts and web pages may call: what stops pages that pretend to be local."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

__all__ = ["host_allowed", "origin_allowed"]

#: Stands for every host: for a server behind something else that looks at them.
ANY: Final = "*"


def host_allowed(host: str | None, allowed: Collection[str]) -> bool:
    """Tell whether a `Host` header names one of these hosts.

    Args:
        host: The header.
        allowed: Names, which stand for every port, names with a port, or `*`.

    """
    if ANY in allowed:
        return True
    if not host:
        return False
    host = host.lower()
    name = _name(host)
    return name is not None and any(one.lower() in {host, name} for one in allowed)


def origin_allowed(origin: str | None, allowed: Collection[str]) -> bool:
    """Tell whether an `Origin` header, if there is one, names one of these hosts.

    Args:
        origin: The header.
        allowed: Names, names with a port, whole origins, or `*`.

    """
    if origin is None or ANY in allowed:
        return True
    origin = origin.lower()
    scheme, mark, host = origin.partition("://")
    if not mark or scheme not in {"http", "https"}:
        return False
    name = _name(host)
    return name is not None and any(
        one.lower() in {origin, host, name} for one in allowed
    )


def _name(host: str) -> str | None:
    """Give the name of a host without its port; `None` for what is no host."""
    if host.startswith("["):
        name, bracket, rest = host.partition("]")
        name, port = name + bracket, rest
        if not bracket:
            return None
    else:
        name, colon, number = host.partition(":")
        port = colon + number
    if port and not (port[0] == ":" and port[1:].isascii() and port[1:].isdigit()):
        return None
    if not name or any(letter in name for letter in "/@?# \t,"):
        return None
    return name
