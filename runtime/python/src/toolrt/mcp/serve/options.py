"""What a host decides about a server that is served."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from toolrt.call.context import Context

    from .auth import Verifier
    from .incoming import Incoming
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Incoming = hinted("Incoming", "toolrt.mcp.serve.incoming")
    Verifier = hinted("Verifier", "toolrt.mcp.serve.auth")

__all__ = ["LOCAL", "ContextOf", "Options"]

#: This machine, by all its names.
LOCAL = ("localhost", "127.0.0.1", "[::1]")

#: Completes the context of a call by what its request says.
ContextOf: TypeAlias = Callable[["Context", "Incoming"], "Context"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """What a host decides about a server that is served.

    Everything is safe as it is. What is said of HTTP does not matter over stdio.

    >>> Options(hosts=("tools.example.com",), deadline=30).max_calls
    256
    """

    #: How many entries of a list a client gets at once.
    page_size: int = 1000
    #: How many seconds a call may take; clients may ask for less.
    deadline: float = 600.0
    #: How many calls run at once; further ones are `unavailable`.
    max_calls: int = 256
    #: How many of these one caller has over HTTP; `None` for half of them. Further ones
    #: are `rate_limited`. A caller is the owner of a token, else the address that a
    #: request has come from.
    max_calls_per_caller: int | None = None
    #: How many seconds running calls get when the server ends.
    shutdown: float = 10.0
    #: Whether the registry goes on when the server has ended, since others use it as
    #: well. Without that it is shut down with the server, and when the client of
    #: `serve_stdio` has gone.
    keeps_registry: bool = False
    #: Who calls, where no token and no header says it; by default the name of the
    #: client. Over stdio the environment's `TOOLRT_CALLER` says it, too.
    caller: str | None = None
    #: What the context of each call begins with: labels, values, a working folder.
    base: Context | None = None
    #: Completes the context of each call, behind what the design says of it; under a
    #: policy that of lists of tools as well.
    context: ContextOf | None = None

    #: Where clients connect (HTTP).
    path: str = "/mcp"
    #: The hosts by which clients may call the server: names, names with a port, or `*`
    #: for all of them.
    hosts: tuple[str, ...] = LOCAL
    #: The hosts of web pages that may call it: names, names with a port, origins, or
    #: `*`. `None` for the same as `hosts`.
    origins: tuple[str, ...] | None = None
    #: How many bytes a request may have.
    max_body: int = 4 * 1024 * 1024
    #: How many seconds a request may take to arrive.
    body_timeout: float = 30.0
    #: How many sessions of the older era there may be.
    max_sessions: int = 1000
    #: How many of these one caller has, and as many listeners; `None` for half of them.
    #: A request for a further session is 429.
    max_sessions_per_caller: int | None = None
    #: How many seconds a session lives without a request.
    session_idle: float = 1800.0
    #: Who says whether a token is valid; without one, everybody may call.
    auth: Verifier | None = None
    #: The URL of the server as its clients know it, for their tokens. Where it is not
    #: given, it is made from the `Host` of a request.
    url: str | None = None

    def __post_init__(self) -> None:
        """Refuse what makes no sense.

        Raises:
            ValueError: A number is not above zero, or the path does not begin with `/`.

        """
        for name in (
            "page_size",
            "deadline",
            "max_calls",
            "max_calls_per_caller",
            "max_body",
            "body_timeout",
            "max_sessions",
            "max_sessions_per_caller",
            "session_idle",
        ):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise ValueError(f"`{name}` must be more than 0")
        if self.shutdown < 0:
            raise ValueError("`shutdown` must be at least 0")
        if not self.path.startswith("/"):
            raise ValueError("`path` must begin with `/`")
