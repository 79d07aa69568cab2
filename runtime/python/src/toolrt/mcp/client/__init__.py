"""Clients of MCP servers: connections that run the tools of a server like a registry.

Nothing of the SDK is loaded before somebody connects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .connect import aconnect_http as aconnect_http
    from .connect import aconnect_stdio as aconnect_stdio
    from .connect import connect_http as connect_http
    from .connect import connect_stdio as connect_stdio
    from .connection import AsyncConnection as AsyncConnection
    from .connection import Connection as Connection
    from .drift import Change as Change
    from .drift import Drift as Drift
    from .options import ClientOptions as ClientOptions
    from .options import Unreachable as Unreachable

__all__ = [
    "AsyncConnection",
    "Change",
    "ClientOptions",
    "Connection",
    "Drift",
    "Unreachable",
    "aconnect_http",
    "aconnect_stdio",
    "connect_http",
    "connect_stdio",
]

# What is not used is not loaded.
_HOMES = {
    "AsyncConnection": ".connection",
    "Change": ".drift",
    "ClientOptions": ".options",
    "Connection": ".connection",
    "Drift": ".drift",
    "Unreachable": ".options",
    "aconnect_http": ".connect",
    "aconnect_stdio": ".connect",
    "connect_http": ".connect",
    "connect_stdio": ".connect",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value = getattr(load(home, __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
