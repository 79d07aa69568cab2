"""What a host decides about its connections to servers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.event import Level
    from toolrt.call.request import Asker
    from toolrt.mcp.definition import Era
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Asker = hinted("Asker", "toolrt.call.request")
    Context = hinted("Context", "toolrt.call.context")
    Level = hinted("Level", "toolrt.call.event")
    Era = hinted("Era", "toolrt.mcp.definition")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["ClientOptions", "MetaOf", "Unreachable"]

#: Gives what a call says in `_meta` beside what the runtime says: such as the id of a
#: run, by the name that the server's design has for it.
MetaOf: TypeAlias = Callable[["Context"], Mapping[str, object]]


class ClientOptions(Struct, frozen=True, kw_only=True):
    """What a host decides about a connection to a server.

    >>> ClientOptions(call_timeout=30).drift
    'refuse'
    """

    #: How many seconds a call may take; its context may allow less.
    call_timeout: float = 600.0
    #: How many seconds connecting may take, until the tools of the server are known.
    connect_timeout: float = 30.0
    #: What happens if the server has other tools than a design says, so that calls may
    #: fail: it is refused, written to the log, or nothing.
    drift: Literal["refuse", "warn", "ignore"] = "refuse"
    #: The tools that the server must have; what is made of a design by
    #: `toolset_from_mcp` checks its own.
    expects: tuple[Spec, ...] = ()
    #: Who answers what the server asks, if nobody does for the call.
    asker: Asker | None = None
    #: From which level on the server tells of its log, where somebody listens.
    log_level: Level = "info"
    #: What the server is told of its client: the name becomes the caller there.
    name: str = "toolrt"
    version: str = "0.1.0"
    #: What calls say in `_meta` beside what the runtime says.
    meta: MetaOf | None = None
    #: The family of protocol versions; the newest that the server has, where it is
    #: `None`.
    era: Era | None = None
    #: How many bytes an answer may have (HTTP).
    max_answer: int = 32 * 1024 * 1024

    def __post_init__(self) -> None:
        """Refuse what makes no sense.

        Raises:
            ValueError: A number is not above zero.

        """
        for name in ("call_timeout", "connect_timeout", "max_answer"):
            if not getattr(self, name) > 0:
                raise ValueError(f"`{name}` must be more than 0")


class Unreachable(ConnectionError):
    """A server cannot be reached, or does not answer as one."""
