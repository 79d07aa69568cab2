"""MCP: servers of registries, and clients of servers.

What serves and connects needs the SDK: `pip install toolrt[mcp]`. Nothing of it is
loaded before it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
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
    "Completer",
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
    "Verified",
    "Verifier",
    "aserve_http",
    "aserve_stdio",
    "asgi",
    "definition",
    "serve_http",
    "serve_stdio",
]

# What is not used is not loaded.
_HOMES = {
    "Application": ".serve.asgi",
    "Completer": ".server",
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
    "Verified": ".serve.auth",
    "Verifier": ".serve.auth",
    "aserve_http": ".serve.http",
    "aserve_stdio": ".serve.stdio",
    "asgi": ".serve.asgi",
    "definition": ".definition",
    "serve_http": ".serve.http",
    "serve_stdio": ".serve.stdio",
}

#: What the extra brings.
_SDK = frozenset({"jwt", "mcp", "mcp_types", "uvicorn"})

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        try:
            value = getattr(load(home, __name__), name)
        except ModuleNotFoundError as error:
            if error.name in _SDK:
                message = f"`toolrt.mcp.{name}` needs `toolrt[mcp]`"
                raise ImportError(message) from error
            raise
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
