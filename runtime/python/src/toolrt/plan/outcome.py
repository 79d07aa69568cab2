"""What has become of a plan: one answer, with the envelopes of its steps."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Meta, Recovery, Status
from toolrt.call.error import Action, Kind
from toolrt.call.reply import Summary
from toolrt.diagnose.shown import shortened
from toolrt.json.depth import is_shallow

if TYPE_CHECKING:
    from toolrt.call.context import Context
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")

__all__ = ["PlanResult", "SkipReason", "Skipped", "StepResult", "failure_of", "meta_of"]


class SkipReason(StrEnum):
    """Why a step was not called."""

    #: An earlier step has failed, and the plan stops at a failure.
    STOPPED = "stopped"
    #: A step that it needs has not succeeded.
    NO_RESULT = "no_result"
    #: It is a dry run, and the step needs a result or cannot say what it would do.
    DRY_RUN = "dry_run"
    CANCELLED = "cancelled"
    TIMEOUT = "timeout"
    #: The results take too many bytes.
    TOO_LARGE = "too_large"


class Skipped(Struct, frozen=True):
    """Why a step was not called."""

    reason: SkipReason
    #: A sentence for people and models.
    message: str
    #: The step because of which it was not called, if there is one.
    step: str | None = None


class StepResult(Struct, frozen=True):
    """What has become of a step."""

    id: str
    tool: str
    #: The answer to its call; what was skipped has none.
    envelope: Envelope[Any] | None = None
    skipped: Skipped | None = None

    @property
    def ok(self) -> bool:
        """Whether it did all that it should."""
        return self.envelope is not None and _is_done(self.envelope)

    @property
    def failed(self) -> bool:
        """Whether it was called, and did not do all that it should."""
        return self.envelope is not None and not _is_done(self.envelope)

    @property
    def duration_ms(self) -> int:
        """How many milliseconds its call took."""
        return 0 if self.envelope is None else self.envelope.meta.duration_ms

    def to_json(self) -> bytes:
        """Give it as JSON."""
        head: dict[str, object] = {"id": self.id, "tool": self.tool}
        if self.envelope is not None:
            head |= {
                "status": self.envelope.status.value,
                "duration_ms": self.duration_ms,
            }
            envelope = _shallow(self.envelope).to_json()
            return json.dump(head)[:-1] + b',"envelope":' + envelope + b"}"
        head["status"] = "skipped"
        if self.skipped is not None:
            head["reason"] = self.skipped.reason.value
            if self.skipped.step is not None:
                head["step"] = self.skipped.step
            head["message"] = self.skipped.message
        return json.dump(head)


class PlanResult(Struct, frozen=True):
    """What has become of a plan."""

    #: One for each step, in order; none where the plan was refused.
    steps: tuple[StepResult, ...]
    #: Why the plan has not done all that it should: the first failure.
    error: CallFault | None
    meta: Meta

    @property
    def ok(self) -> bool:
        """Whether all steps did all that they should."""
        return self.error is None

    @property
    def exit_code(self) -> int:
        """The exit code of a command that ends with it: that of the first failure."""
        if self.error is None:
            return 0
        if self.error.code == "step_failed":
            for step in self.steps:
                if step.envelope is not None and step.failed:
                    return step.envelope.exit_code
        return self.error.kind.exit_code

    def __getitem__(self, step: str) -> StepResult:
        """Give what has become of a step.

        Raises:
            KeyError: There is no step with this id.

        """
        for one in self.steps:
            if one.id == step:
                return one
        raise KeyError(step)

    def to_envelope(self) -> Envelope[Any]:
        """Give it as an envelope, whose result has all steps."""
        done = sum(step.ok for step in self.steps)
        faults = [_fault_of(step.envelope) for step in self.steps if step.failed]
        summary = Summary(
            total=len(self.steps),
            succeeded=done,
            failed=len(faults),
            recoverable=sum(fault.retryable for fault in faults),
        )
        steps = b",".join(step.to_json() for step in self.steps)
        return Envelope(
            status=Status.SUCCESS if self.ok else Status.ERROR,
            error=self.error,
            summary=summary if self.steps else None,
            meta=self.meta,
            result_json=b'{"steps":[' + steps + b"]}" if self.steps else None,
        )

    def to_json(self) -> bytes:
        """Give it as JSON: an envelope, whose result has all steps."""
        return self.to_envelope().to_json()


#: How many containers an answer has around the envelope of a step, and an error.
_AROUND_ENVELOPE: Final = 4
_AROUND_ERROR: Final = 3


def _fits(document: bytes, around: int) -> bool:
    """Whether a document may stand in so many containers."""
    return is_shallow(b"[" * around + document + b"]" * around)


def _shallow(envelope: Envelope[Any]) -> Envelope[Any]:
    """Give an envelope that can stand in an answer, without what nests too deeply."""
    if _fits(envelope.to_json(), _AROUND_ENVELOPE):
        return envelope
    error = envelope.error
    return replace(
        envelope,
        result=None,
        result_json=None,
        error=None if error is None else replace(error, details=None),
        errors=tuple(replace(one, details=None) for one in envelope.errors),
        meta=replace(envelope.meta, truncated=True, side=None),
    )


def _is_done(envelope: Envelope[Any]) -> bool:
    return envelope.ok and not envelope.meta.denied


def _fault_of(envelope: Envelope[Any] | None) -> CallFault:
    """Give why a call has not done all that it should."""
    if envelope is not None:
        fault = envelope.error or next(iter(envelope.errors), None)
        if fault is not None:
            return fault
        if envelope.status is Status.INPUT_REQUIRED:
            message = "It asks something first, which a plan cannot answer."
            return CallFault.of("no_asker", Kind.PRECONDITION, message)
        if envelope.meta.denied:
            message = "A human has refused the call."
            return CallFault.of("denied", Kind.AUTH, message)
    message = "The answer says that it failed, but not how."
    return CallFault.of("internal", Kind.INTERNAL, message)


def failure_of(steps: list[StepResult], most: int, *, keyed: bool) -> CallFault | None:
    """Give why a plan has not done all that it should.

    Args:
        steps: What has become of its steps.
        most: How many bytes results may take.
        keyed: Whether steps that have succeeded answer again instead of running again.

    """
    for step in steps:
        if step.failed:
            return _step_failed(step, steps, keyed=keyed)
        if step.skipped is None:
            continue
        match step.skipped.reason:
            case SkipReason.CANCELLED:
                message = "The plan was cancelled."
                return CallFault.of("cancelled", Kind.CANCELLED, message)
            case SkipReason.TIMEOUT:
                message = "The plan was not done in time."
                return CallFault.of("timeout", Kind.TIMEOUT, message)
            case SkipReason.TOO_LARGE:
                message = f"The results take more than {most} bytes together."
                return CallFault.of("too_large", Kind.PRECONDITION, message)
            case SkipReason.STOPPED | SkipReason.NO_RESULT | SkipReason.DRY_RUN:
                continue
    return None


def _step_failed(
    step: StepResult, steps: list[StepResult], *, keyed: bool
) -> CallFault:
    fault = _fault_of(step.envelope)
    if not _fits(json.dump(fault.to_builtins()), _AROUND_ERROR):
        fault = replace(fault, details=None)
    name = shortened(step.id)
    if fault.code == "denied":
        message = f"A human has refused the step {name}."
        return CallFault.of("denied", Kind.AUTH, message)
    details: dict[str, object] = {
        "step": step.id,
        "tool": step.tool,
        "error": fault.to_builtins(),
    }
    completed = [one.id for one in steps if one.ok]
    if completed:
        details["completed"] = completed
    recovery = fault.recovery
    if completed and not keyed and fault.retryable:
        # The same plan again would do again what is done.
        recovery = Recovery(action=Action.REPLAN, hint=recovery.hint)
    return CallFault(
        code="step_failed",
        kind=fault.kind,
        message=f"The step {name} failed: {fault.message}",
        recovery=recovery,
        details=details,
    )


def meta_of(cx: Context, steps: list[StepResult]) -> Meta:
    """Give what is known of a plan beside its outcome."""
    return Meta(
        call_id=cx.call_id or "",
        session_id=cx.session_id,
        duration_ms=sum(step.duration_ms for step in steps),
        caller=cx.caller,
        dry_run=cx.dry_run,
    )
