"""The doors of the pipeline: what a host may decide for every call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = [
    "Confirmer",
    "IdSource",
    "Log",
    "LoggingLog",
    "Policy",
    "Question",
    "Release",
]

#: Called when the handler has ended.
Release: TypeAlias = Callable[[], object]


class Policy:
    """What a host allows. Every door is open until it is overridden.

    A door closes by raising `toolrt.Refusal`.
    """

    def admit(self, spec: Spec, cx: Context) -> None:
        """Before the arguments are read: scopes and capabilities."""

    def reads_args(self, spec: Spec) -> bool:  # noqa: ARG002 # for those who override it
        """Whether `admit_args` wants to see the arguments of this tool."""
        return False

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:
        """With the validated arguments, as dicts and lists: paths and hosts."""

    def limit(self, spec: Spec, cx: Context) -> Release | None:  # noqa: ARG002 # likewise
        """Right before the handler: rates and how many run at once.

        What it gives is called when the handler has ended, which may be long after its
        call has timed out.
        """
        return None


class Question(Struct, frozen=True, kw_only=True):
    """What a human is asked."""

    spec: Spec
    text: str
    #: The validated arguments as canonical JSON.
    args: bytes
    cx: Context

    def __rich_repr__(self) -> Iterator[tuple[str, str]]:
        """Show the question and the tool, and no arguments."""
        yield "text", self.text
        yield "tool", self.spec.name

    def __repr__(self) -> str:
        """Show the question and the tool, and no arguments."""
        return f"Question({self.text!r}, tool={self.spec.name!r})"


#: A human who is asked, by way of the host: whether the human agrees.
Confirmer: TypeAlias = Callable[[Question], bool | Awaitable[bool]]

#: Where ids of calls come from: each call gives one that no other call has.
IdSource: TypeAlias = Callable[[], str]


class Log(Protocol):
    """Where the texts go that callers must not see."""

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        """Take an undeclared error of a handler, or a result that breaks its type.

        Args:
            tool: The name of the tool.
            call_id: The id of the call.
            text: What has happened; it may tell what callers must not see.
            error: What the handler has raised, where it has.

        """
        ...


class LoggingLog:
    """The log of Python's `logging`, under the name `toolrt`."""

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        """Write an error, with the traceback where there is one."""
        import logging  # noqa: PLC0415

        logger = logging.getLogger("toolrt")
        logger.error("%s %s: %s", tool, call_id, text, exc_info=error)
