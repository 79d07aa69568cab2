"""The doors of the pipeline: what a host may decide for every call."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.call.agreement import Agreement
    from toolrt.call.context import Context
    from toolrt.files import FileAccess, FileRules
    from toolrt.spec import Spec
    from toolrt.texts import Texts
else:
    from toolrt.lazy import hinted

    Agreement = hinted("Agreement", "toolrt.call.agreement")
    Context = hinted("Context", "toolrt.call.context")
    FileAccess = hinted("FileAccess", "toolrt.files")
    FileRules = hinted("FileRules", "toolrt.files")
    Spec = hinted("Spec", "toolrt.spec")
    Texts = hinted("Texts", "toolrt.texts")

__all__ = [
    "Both",
    "Confirmer",
    "Consent",
    "IdSource",
    "Log",
    "LoggingLog",
    "Policy",
    "Question",
    "Release",
]

#: Called when the handler has ended.
Release: TypeAlias = Callable[[], object]


class Consent(Enum):
    """The consent that a policy asks for; the later ones ask for more."""

    #: None: the call runs.
    WAIVED = 0
    #: That of the context, or else of the host's confirmer.
    ASKED = 1
    #: That of the context alone: nobody is asked.
    RECORDED = 2


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

    def consent(self, spec: Spec, cx: Context) -> Consent:  # noqa: ARG002 # likewise
        """Whether a call of a tool with `confirm` or `destructive` needs consent.

        And if so, whose consent counts.
        """
        return Consent.ASKED

    def limit(self, spec: Spec, cx: Context) -> Release | None:  # noqa: ARG002 # likewise
        """Right before the handler: rates and how many run at once.

        What it gives is called when the handler has ended, which may be long after its
        call has timed out.
        """
        return None

    def files(self, spec: Spec) -> FileRules | None:  # noqa: ARG002 # likewise
        """Give what the handler of this tool may open by `Context.path`.

        `None` for everything. A policy that checks paths in `admit_args` should say the
        same here.
        """
        return None

    def allows_file(self, need: str, path: str, folder: str | None) -> bool:  # noqa: ARG002 # likewise
        """Whether a surface may use a file that its caller names.

        `@file` and `--output` of a command: it is no argument of a tool.

        Args:
            need: The capability that it takes: `fs:read` or `fs:write`.
            path: The file; it starts in the working directory of the process.
            folder: Where calls work, as the host says; it starts there, too.

        """
        return True

    def texts(self) -> Texts:
        """Give what is done to the texts of calls before somebody reads them.

        Questions, hints, reminders, progress, lines of the log. Asked when the policy
        is set.
        """
        from toolrt.texts import Texts  # noqa: PLC0415

        return Texts.CLEAN

    def __and__(self, other: Policy) -> Policy:
        """Give what this policy and another one both allow.

        A host's own rules stand beside those that ship: `GrantPolicy() & Rules()`.
        """
        return Both(self, other)


class Both(Policy):
    """What two policies both allow."""

    __slots__ = ("_one", "_other")

    def __init__(self, one: Policy, other: Policy) -> None:
        """Take the two."""
        self._one, self._other = one, other

    def admit(self, spec: Spec, cx: Context) -> None:
        """Ask both."""
        self._one.admit(spec, cx)
        self._other.admit(spec, cx)

    def reads_args(self, spec: Spec) -> bool:
        """Whether one of them does."""
        return self._one.reads_args(spec) or self._other.reads_args(spec)

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:
        """Ask those that want to see the arguments."""
        for policy in (self._one, self._other):
            if policy.reads_args(spec):
                policy.admit_args(spec, args, cx)

    def consent(self, spec: Spec, cx: Context) -> Consent:
        """Give the one that asks for more."""
        both = (policy.consent(spec, cx) for policy in (self._one, self._other))
        return max(both, key=lambda consent: consent.value)

    def limit(self, spec: Spec, cx: Context) -> Release | None:
        """Ask both; what the first gives is released where the second refuses."""
        first = self._one.limit(spec, cx)
        try:
            second = self._other.limit(spec, cx)
        except BaseException:
            if first is not None:
                first()
            raise
        if first is None or second is None:
            return first or second

        def release() -> None:
            try:
                second()
            finally:
                first()

        return release

    def files(self, spec: Spec) -> FileRules | None:
        """Give what both allow."""
        one, other = self._one.files(spec), self._other.files(spec)
        if one is None or other is None:
            return one or other
        return _BothFiles(one, other)

    def allows_file(self, need: str, path: str, folder: str | None) -> bool:
        """Whether both allow it."""
        policies = (self._one, self._other)
        return all(policy.allows_file(need, path, folder) for policy in policies)

    def texts(self) -> Texts:
        """Give the one that shows less."""
        return max(self._one.texts(), self._other.texts())


class _BothFiles:
    """What two policies both say of files; paths start where the first one says."""

    __slots__ = ("_one", "_other")

    def __init__(self, one: FileRules, other: FileRules) -> None:
        self._one, self._other = one, other

    @property
    def working_dir(self) -> str:
        return self._one.working_dir

    @property
    def is_limited(self) -> bool:
        return self._one.is_limited or self._other.is_limited

    def access(self, path: str, args: object) -> FileAccess:
        return self._one.access(path, args) & self._other.access(path, args)


class Question(Struct, frozen=True, kw_only=True):
    """What a human is asked."""

    spec: Spec
    text: str
    #: The validated arguments as canonical JSON.
    args: bytes
    cx: Context

    def agreement(self, by: str, until: int) -> Agreement:
        """Give the record that somebody has agreed to this call.

        Args:
            by: Who has.
            until: When it expires, in seconds since 1970.

        """
        from toolrt.call.agreement import Agreement  # noqa: PLC0415

        caller, tool = self.cx.caller, self.spec.name
        return Agreement.to(tool, self.args, by=by, caller=caller, until=until)

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        """Show the question and the tool, and no arguments."""
        return [("text", self.text), ("tool", self.spec.name)]

    def __repr__(self) -> str:
        """Show the question and the tool, and no arguments."""
        return f"Question({self.text!r}, tool={self.spec.name!r})"


#: A human who is asked, by way of the host: `True` where the human agrees. Anything
#: else that is true is a mistake of the host, and no consent.
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
