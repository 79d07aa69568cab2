"""What goes wrong in a call: declared errors, their kinds, and everything else."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .envelope import CallFault
else:
    from toolrt.lazy import hinted

    CallFault = hinted("CallFault", "toolrt.call.envelope")

__all__ = ["Action", "Internal", "Kind", "Refusal", "ToolError"]


class Action(StrEnum):
    """What a caller should do about an error."""

    #: Call again with other arguments.
    CORRECT = "correct"
    #: Call again as it was.
    RETRY = "retry"
    #: Go another way.
    REPLAN = "replan"
    #: Give up.
    STOP = "stop"


class Kind(StrEnum):
    """What sort of error it is.

    Decides what a caller should do and how surfaces report it.
    """

    INPUT = "input"
    AUTH = "auth"
    NOT_FOUND = "not_found"
    CONFLICT = "conflict"
    PRECONDITION = "precondition"
    RATE_LIMITED = "rate_limited"
    TIMEOUT = "timeout"
    UNAVAILABLE = "unavailable"
    CANCELLED = "cancelled"
    INTERNAL = "internal"

    @property
    def action(self) -> Action:
        """What a caller should do where the error itself does not say."""
        return _ACTIONS[self]

    @property
    def exit_code(self) -> int:
        """The exit code of a command that ends with such an error."""
        return _EXIT_CODES[self]

    @property
    def http_status(self) -> int:
        """The HTTP status of such an error."""
        return _HTTP_STATUSES[self]


_ACTIONS = {
    Kind.INPUT: Action.CORRECT,
    Kind.AUTH: Action.STOP,
    Kind.NOT_FOUND: Action.CORRECT,
    Kind.CONFLICT: Action.RETRY,
    Kind.PRECONDITION: Action.REPLAN,
    Kind.RATE_LIMITED: Action.RETRY,
    Kind.TIMEOUT: Action.REPLAN,
    Kind.UNAVAILABLE: Action.RETRY,
    Kind.CANCELLED: Action.STOP,
    Kind.INTERNAL: Action.STOP,
}

_EXIT_CODES = {
    Kind.INPUT: 2,
    Kind.AUTH: 30,
    Kind.NOT_FOUND: 10,
    Kind.CONFLICT: 10,
    Kind.PRECONDITION: 10,
    Kind.RATE_LIMITED: 40,
    Kind.TIMEOUT: 50,
    Kind.UNAVAILABLE: 40,
    Kind.CANCELLED: 130,
    Kind.INTERNAL: 70,
}

_HTTP_STATUSES = {
    Kind.INPUT: 400,
    Kind.AUTH: 403,
    Kind.NOT_FOUND: 404,
    Kind.CONFLICT: 409,
    Kind.PRECONDITION: 412,
    Kind.RATE_LIMITED: 429,
    Kind.TIMEOUT: 504,
    Kind.UNAVAILABLE: 503,
    Kind.CANCELLED: 499,
    Kind.INTERNAL: 500,
}


class ToolError(Exception):
    """A declared error: a handler raises it, a client catches it.

    Errors of a design are classes of their own, made of it: `DeclaredError`. Those of
    a tool that was made at run time have none: their details are a dict, and the code
    is told.

        raise ToolError({"run_id": args["run_id"]}, code="run_not_found")

    Kind, message, field and recovery that callers see are the spec's, for each tool on
    its own.
    """

    def __init__(
        self,
        details: object,
        fault: CallFault | None = None,
        *,
        code: str | None = None,
    ) -> None:
        """Take the details, what a client has read, and the code.

        Raises:
            TypeError: The details are an error, which is to be raised itself.

        """
        if isinstance(details, ToolError):
            name = type(details).__name__
            raise TypeError(f"raise {name}(...) itself, it is an error already")
        super().__init__(details)
        #: The details: a dict, or the object that a declared error has made of them.
        self.details: Any = details
        #: The error as it travelled, where a client raised this.
        self.fault = fault
        self._code = code

    @property
    def code(self) -> str | None:
        """Which error it is."""
        if self._code is None and self.fault is not None:
            return self.fault.code
        return self._code

    def __str__(self) -> str:
        """Give a line for people."""
        if self.fault is None:
            return self.code or type(self.details).__name__
        return f"{self.fault.code}: {self.fault.message}"

    def __repr__(self) -> str:
        """Show which error it is; details without a type may hold secrets."""
        from .shown import shown  # noqa: PLC0415

        return f"{type(self).__name__}({shown(self.details)!r})"


class Internal(Exception):  # an end of a call
    """An undeclared error.

    Callers learn that it happened, only the log learns what it was.

    Any other exception that a handler raises is taken in the same way.
    """

    def __init__(self, *what: object) -> None:
        """Take what happened, which is for the log."""
        super().__init__(*what)


class Refusal(Exception):  # an end of a call
    """Ends a call with an error that is in words already.

    What a policy raises, what a handler may pass on.
    """

    def __init__(self, fault: CallFault) -> None:
        """Take the error as the caller will see it."""
        super().__init__(fault)
        #: The error as the caller will see it.
        self.fault = fault

    def __str__(self) -> str:
        """Give a line for people."""
        return f"{self.fault.code}: {self.fault.message}"


class Passing(Refusal):
    """An error that the runtime has put into words.

    On its way through a handler that only passes it on.
    """
