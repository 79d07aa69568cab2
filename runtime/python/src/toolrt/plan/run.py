"""How a plan runs, step by step."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.diagnose import MAX_ISSUES
from toolrt.diagnose.shown import shortened
from toolrt.stack import roomy

from .check import where
from .inputs import TooMany, filled, references
from .issues import issue_at
from .outcome import (
    PlanResult,
    Skipped,
    SkipReason,
    StepResult,
    failure_of,
    meta_of,
)
from .pointer import at_pointer

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose import Issue
    from toolrt.spec import Spec

    from .inputs import Reference
    from .steps import Step

__all__ = ["Calls", "OnStep", "Run"]

#: The calls of a plan: they are given one after the other, and take their answers.
Calls: TypeAlias = "Generator[tuple[str, bytes, Context], Envelope[Any], PlanResult]"

#: Is told what has become of a step.
OnStep: TypeAlias = Callable[[StepResult], object]


class Run:
    """A plan that runs."""

    def __init__(
        self,
        steps: Sequence[Step],
        tools: Sequence[Spec] | None,
        cx: Context,
        *,
        stops: bool,
        most: int,
    ) -> None:
        """Take what is to run.

        Args:
            steps: The steps, in order.
            tools: The tools that there are; `None` where nobody knows.
            cx: The context of the plan.
            stops: Whether it stops at a failure.
            most: How many bytes results may take together, and the arguments of a step.

        """
        self.steps = steps
        self.most = most
        self.stops = stops
        self.plans = {spec.name: spec.dry_run for spec in tools or ()}
        self.cx = cx
        self.inside = _inside(cx)
        limits = [one for one in (cx.timeout, cx.time_left()) if one is not None]
        self.end = time.monotonic() + min(limits) if limits else None
        self.done: list[StepResult] = []
        self.places: dict[str, int] = {}
        #: How many bytes the results take.
        self.size = 0
        #: The last step that refers to a step, by its id.
        self.last: dict[str, int] = {}
        for place, step in enumerate(self.steps):
            for _, reference in references(step.arguments):
                self.last[reference.step] = place
        #: Results that are still referred to.
        self.results: dict[str, object] = {}

    def calls(self, on_step: OnStep | None) -> Calls:
        """Give the calls of the steps, one after the other."""
        for place, step in enumerate(self.steps):
            result = yield from self.step(step)
            self.done.append(result)
            if on_step is not None:
                on_step(result)
            self.places[step.id] = place
            for old in [one for one in self.results if self.last[one] <= place]:
                del self.results[old]
        keyed = self.cx.idempotency_key is not None
        error = failure_of(self.done, self.most, keyed=keyed)
        return PlanResult(tuple(self.done), error, meta_of(self.cx, self.done))

    def step(
        self, step: Step
    ) -> Generator[tuple[str, bytes, Context], Envelope[Any], StepResult]:
        """Run a step, or skip it."""
        skipped = self.skipped(step)
        if skipped is not None:
            return StepResult(step.id, step.tool, skipped=skipped)
        payload = roomy(lambda: self.payload(step))
        if isinstance(payload, CallFault):
            meta = Meta(tool=step.tool, caller=self.cx.caller)
            envelope: Envelope[Any] = Envelope(
                status=Status.ERROR, error=payload, meta=meta
            )
        else:
            envelope = yield step.tool, payload, self.context(step)
        result = StepResult(step.id, step.tool, envelope)
        if envelope.result_json is not None:
            self.size += len(envelope.result_json)
            if result.ok and step.id in self.last:
                self.results[step.id] = json.parse(envelope.result_json)
        return result

    def context(self, step: Step) -> Context:
        """Give the context of a step's call."""
        cx = self.inside
        if self.end is not None:
            cx = cx.with_timeout(max(self.end - time.monotonic(), 0.0))
        key = self.cx.idempotency_key
        return cx if key is None else cx.with_idempotency_key(f"{key}/{step.id}")

    def skipped(self, step: Step) -> Skipped | None:
        """Say why a step is not called; `None` where it is."""
        if self.cx.is_cancelled():
            return Skipped(SkipReason.CANCELLED, "The plan was cancelled.")
        if self.end is not None and time.monotonic() >= self.end:
            return Skipped(SkipReason.TIMEOUT, "The plan was not done in time.")
        if self.size > self.most:
            message = f"The results take more than {self.most} bytes together."
            return Skipped(SkipReason.TOO_LARGE, message)
        failed = next((one.id for one in self.done if one.failed), None)
        if self.stops and failed is not None:
            message = f"The step {shortened(failed)} has failed, and the plan stops."
            return Skipped(SkipReason.STOPPED, message, failed)
        refers = [reference.step for _, reference in references(step.arguments)]
        if self.cx.dry_run:
            return self.without_result(step, refers)
        for need in (*step.needs, *refers):
            other = self.done[self.places[need]]
            if not other.ok:
                became = "has failed" if other.failed else "was skipped"
                message = f"It needs the step {shortened(need)}, which {became}."
                return Skipped(SkipReason.NO_RESULT, message, need)
        return None

    def without_result(self, step: Step, refers: list[str]) -> Skipped | None:
        """Say why a step has no dry run."""
        if refers:
            name = shortened(refers[0])
            message = f"A dry run has no result of the step {name}."
            return Skipped(SkipReason.DRY_RUN, message, refers[0])
        if self.plans.get(step.tool, True):
            return None
        message = f"The tool {step.tool} cannot say what it would do."
        return Skipped(SkipReason.DRY_RUN, message)

    def payload(self, step: Step) -> bytes | CallFault:
        """Give the arguments of a step, or why there are none."""
        found: dict[Reference, object] = {}
        issues: list[Issue] = []
        for path, reference in references(step.arguments):
            value = at_pointer(self.results[reference.step], reference.path)
            if value is UNSET:
                text = f"takes {where(reference)}, where nothing is."
                issues.append(issue_at(path, text))
            found[reference] = value
        if issues:
            fault = CallFault.invalid_input(issues[:MAX_ISSUES])
            return CallFault.of(
                "no_value",
                Kind.PRECONDITION,
                fault.message,
                field=fault.field,
                issues=fault.issues,
            )
        try:
            return filled(step.arguments, found, self.most)
        except TooMany:
            message = f"The arguments take more than {self.most} bytes."
            return CallFault.of("too_large", Kind.INPUT, message)


def _inside(cx: Context) -> Context:
    """Give the context of steps, which are calls that the plan makes."""
    inside = cx.child()
    if cx.is_running:
        return inside
    inside = inside.with_detail(detail=cx.detail).with_hint(hint=cx.hint)
    if cx.call_id is None and cx.parent_call_id is not None:
        inside = inside.with_parent_call_id(cx.parent_call_id)
    return inside.with_consent(cx.consent)
