"""The errors of the pipeline itself, which few calls end with."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from toolrt.call.envelope import CallFault, Recovery
from toolrt.call.error import Action, Kind, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.spec import ErrorSpec, Spec

#: Where consent comes from.
ASKED: Final = "The host sets a confirmer, or puts consent into the call's context."
RECORDED: Final = (
    "Under this policy only consent counts that the host has put into the call's "
    "context."
)


def confirmation_required(question: str, hint: str) -> Refusal:
    """Give the error of a call that nobody has agreed to."""
    message = f"A human must agree first: {question}"
    code = "confirmation_required"
    return Refusal(CallFault.of(code, Kind.AUTH, message, hint=hint))


def unknown_tool(name: str, known: Iterable[str]) -> CallFault:
    """Give the error of a call of a tool that is not among those that are known."""
    from toolrt.diagnose.shown import shortened  # noqa: PLC0415
    from toolrt.diagnose.suggest import nearest  # noqa: PLC0415

    near = nearest(name, known)
    message = f"There is no tool {shortened(name)}."
    if near is not None:
        message += f' Did you mean "{near}"?'
    return CallFault.of("unknown_tool", Kind.NOT_FOUND, message)


def shut_down() -> Refusal:
    """Give the error of a call that comes when the host shuts down."""
    message = "The host shuts down, and takes no calls any more."
    return Refusal(CallFault.of("unavailable", Kind.UNAVAILABLE, message))


def unrecorded(why: str) -> Refusal:
    """Give the error of a call that cannot be recorded as the environment wants it."""
    message = f"Nothing runs until calls can be recorded. {why}"
    hint = "The host must name a file that it can write to."
    return Refusal(
        CallFault.of(
            "unavailable", Kind.UNAVAILABLE, message, action=Action.STOP, hint=hint
        )
    )


def declared(error: ErrorSpec, details: object, hint: str | None) -> CallFault:
    """Give an error that the tool declares."""
    recovery = Recovery(action=error.action, after_ms=error.after_ms, hint=hint)
    return CallFault(
        code=error.code,
        kind=error.kind,
        message=error.message,
        field=error.field,
        recovery=recovery,
        details=details or None,
    )


def busy(spec: Spec) -> CallFault:
    """Give the error of a call for which there is no room."""
    message = f"The host is too busy to run the tool {spec.name}."
    return CallFault.of("unavailable", Kind.UNAVAILABLE, message)


def too_large(size: int, limit: int) -> Refusal:
    """Give the error of arguments that take too many bytes."""
    message = f"The arguments take {size} bytes; at most {limit} are allowed."
    return Refusal(CallFault.of("too_large", Kind.INPUT, message))


def too_slow(milliseconds: int) -> CallFault:
    """Give the error of arguments that take too much CPU time to be checked."""
    message = (
        f"Checking the arguments takes more than {milliseconds} ms of computing time."
    )
    return CallFault.of("too_large", Kind.INPUT, message)


def no_dry_run(spec: Spec) -> CallFault:
    """Give the error of a dry run that the tool does not have."""
    message = f"The tool {spec.name} cannot say what it would do."
    hint = "Call it without a dry run, if its effects are wanted."
    return CallFault.of(
        "invalid_input", Kind.INPUT, message, action=Action.REPLAN, hint=hint
    )


def no_turn(spec: Spec, full: Exception) -> CallFault | None:
    """Give the error of a call for which there is no room; none for other failures."""
    from . import turns  # noqa: PLC0415

    if isinstance(full, turns.QueueFull):
        return busy(spec)
    if isinstance(full, turns.Circle):
        message = f"The tool {spec.name} is busy with calls that wait for this one."
        return CallFault.of("unavailable", Kind.UNAVAILABLE, message)
    if isinstance(full, turns.TooManyWait):
        message = "Too many calls of the caller wait already."
        return CallFault.of("rate_limited", Kind.RATE_LIMITED, message)
    if isinstance(full, turns.TooOften):
        message = f"The tool {spec.name} was called too often, or too many tools were."
        if isinstance(full, turns.CallerTooOften):
            message = "The caller has called too often."
        fault = CallFault.of("rate_limited", Kind.RATE_LIMITED, message)
        recovery = replace(fault.recovery, after_ms=full.after_ms)
        return replace(fault, recovery=recovery)
    return None
