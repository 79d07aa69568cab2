"""MCP: servers of registries, and clients of servers.

What serves and connects needs the SDK: `pip install toolrt[mcp]`. Nothing of it is
loaded before it is used.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .client import AsyncConnection as AsyncConnection
    from .client import Change as Change
    from .client import ClientOptions as ClientOptions
    from .client import Connection as Connection
    from .client import Drift as Drift
    from .client import Unreachable as Unreachable
    from .client import aconnect_http as aconnect_http
    from .client import aconnect_stdio as aconnect_stdio
    from .client import connect_http as connect_http
    from .client import connect_stdio as connect_stdio
    from .definition import Era as Era
    from .definition import definition as definition
    from .messages import Messages as Messages
    from .messages import MessagesLike as MessagesLike
    from .messages import PromptMessage as PromptMessage
    from .serve.asgi import Application as Application
    from .serve.asgi import asgi as asgi
    from .serve.auth import Verified as Verified
    from .serve.auth import Verifier as Verifier
    from .serve.http import aserve_http as aserve_http
    from .serve.http import serve_http as serve_http
    from .serve.incoming import Incoming as Incoming
    from .serve.jwt import JwtVerifier as JwtVerifier
    from .serve.options import Options as Options
    from .serve.stdio import aserve_stdio as aserve_stdio
    from .serve.stdio import serve_stdio as serve_stdio
    from .server import Completer as Completer
    from .server import Server as Server
    from .server import Typed as Typed
    from .spec import ServerSpec as ServerSpec

__all__ = [
    "Application",
    "AsyncConnection",
    "Change",
    "ClientOptions",
    "Completer",
    "Connection",
    "Drift",
    "Era",
    "Incoming",
    "JwtVerifier",
    "Messages",
    "MessagesLike",
    "Options",
    "PromptMessage",
    "Server",
    "ServerSpec",
    "Typed",
    "Unreachable",
    "Verified",
    "Verifier",
    "aconnect_http",
    "aconnect_stdio",
    "aserve_http",
    "aserve_stdio",
    "asgi",
    "connect_http",
    "connect_stdio",
    "definition",
    "serve_http",
    "serve_stdio",
]

# What is not used is not loaded.
_HOMES = {
    "Application": ".serve.asgi",
    "AsyncConnection": ".client",
    "Change": ".client",
    "ClientOptions": ".client",
    "Completer": ".server",
    "Connection": ".client",
    "Drift": ".client",
    "Era": ".definition",
    "Incoming": ".serve.incoming",
    "JwtVerifier": ".serve.jwt",
    "Messages": ".messages",
    "MessagesLike": ".messages",
    "Options": ".serve.options",
    "PromptMessage": ".messages",
    "Server": ".server",
    "ServerSpec": ".spec",
    "Typed": ".server",
    "Unreachable": ".client",
    "Verified": ".serve.auth",
    "Verifier": ".serve.auth",
    "aconnect_http": ".client",
    "aconnect_stdio": ".client",
    "aserve_http": ".serve.http",
    "aserve_stdio": ".serve.stdio",
    "asgi": ".serve.asgi",
    "connect_http": ".client",
    "connect_stdio": ".client",
    "definition": ".definition",
    "serve_http": ".serve.http",
    "serve_stdio": ".serve.stdio",
}

#: What the extra brings.
_SDK = frozenset({"anyio", "httpx2", "jwt", "mcp", "mcp_types", "pydantic", "uvicorn"})

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        # The SDK makes 100,000 objects when it is loaded, and drops none of them:
        # looking for those that nobody needs would take its time.
        collects = gc.isenabled()
        gc.disable()
        try:
            value = getattr(load(home, __name__), name)
        except ModuleNotFoundError as error:
            if error.name in _SDK:
                message = f"`toolrt.mcp.{name}` needs `toolrt[mcp]`"
                raise ImportError(message) from error
            raise
        finally:
            if collects:
                gc.enable()
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
