"""Assertions about the answers to calls, whose messages say what the answer was."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolrt.call.envelope import CallFault, Envelope
    from toolrt.diagnose import Issue

    from .recorded import Recorded

__all__ = ["assert_error", "assert_events", "assert_issue", "assert_ok"]

T = TypeVar("T")


def assert_ok(envelope: Envelope[T]) -> T:
    """Give the result of a call that has succeeded.

    Raises:
        AssertionError: It has not.

    """
    if not envelope.ok:
        raise AssertionError(f"the call should succeed, but {told(envelope)}")
    return envelope.unwrap()


def assert_error(
    envelope: Envelope[Any], code: str, field: str | None = None
) -> CallFault:
    """Give the error of a call that has failed with this code.

    Args:
        envelope: The answer to the call.
        code: The code.
        field: The argument that the error blames; any, or none, if it is not given.

    Raises:
        AssertionError: It has not, or blames another argument.

    """
    fault = envelope.error
    if fault is None or fault.code != code:
        raise AssertionError(f"the call should fail as `{code}`, but {told(envelope)}")
    if field is not None and fault.field != field:
        blamed = "no argument" if fault.field is None else f"`{fault.field}`"
        raise AssertionError(f"`{code}` should blame `{field}`, but blames {blamed}")
    return fault


def assert_issue(envelope: Envelope[Any], path: str, code: str) -> Issue:
    """Give the issue of a call whose arguments are not valid.

    Raises:
        AssertionError: It has no issue with this path and this code.

    """
    for issue in () if envelope.error is None else envelope.error.issues:
        if issue.path == path and issue.code == code:
            return issue
    raise AssertionError(
        f"`{path}` should have the issue `{code}`, but {told(envelope)}"
    )


def assert_events(recorded: Recorded, names: Sequence[str]) -> None:
    """Fail unless the events of a call are these, by their names."""
    heard = recorded.names()
    if heard != list(names):
        raise AssertionError(
            f"the events should be {', '.join(names)}, but are {', '.join(heard)}"
        )


def told(envelope: Envelope[Any]) -> str:
    """Say what has become of a call."""
    fault = envelope.error
    if fault is not None:
        # The message of one with issues repeats them.
        lines = "".join(_lines(fault.issues))
        return f"it ended as `{fault.code}`:{lines or f' {fault.message}'}"
    ended = f"it ended as {envelope.status.value}"
    result = envelope.result_json
    return ended if result is None else f"{ended}: {result.decode()}"


def _lines(issues: Iterable[Issue]) -> Iterable[str]:
    return (f"\n  `{issue.path}` {issue.code}: {issue.message}" for issue in issues)
