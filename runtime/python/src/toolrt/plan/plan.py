"""Plans: calls of tools as data, and how they run."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import UNSET

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.diagnose import MAX_ISSUES
from toolrt.diagnose.shown import shortened
from toolrt.host.executor import known_tools
from toolrt.stack import roomy

from .check import issues_of, where
from .inputs import Reference, TooMany, at_pointer, filled, references, taken
from .issues import issue_at
from .outcome import (
    PlanResult,
    Skipped,
    SkipReason,
    StepResult,
    failure_of,
    meta_of,
)
from .steps import OnFailure, Step, form_issues, read_steps, unused, written_steps

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose import Issue
    from toolrt.host.executor import AsyncExecutor, Executor
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Issue = hinted("Issue", "toolrt.diagnose")
    Executor = hinted("Executor", "toolrt.host.executor")
    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["MAX_BYTES", "Plan"]

#: How many bytes the results of a plan may take together, and the arguments of a step.
MAX_BYTES: Final = 64 * 1024 * 1024

#: The calls of a plan: they are given one after the other, and take their answers.
_Calls: TypeAlias = "Generator[tuple[str, bytes, Context], Envelope[Any], PlanResult]"

#: Is told what has become of a step.
OnStep: TypeAlias = Callable[[StepResult], object]


class Plan:
    """Calls of tools, one after the other, which may use the results of earlier ones.

    Each goes through the whole pipeline of whatever runs it.
    """

    __slots__ = ("_steps", "max_bytes", "on_failure")

    def __init__(
        self,
        *,
        on_failure: OnFailure | str = OnFailure.STOP,
        max_bytes: int = MAX_BYTES,
    ) -> None:
        """Make a plan without steps.

        Args:
            on_failure: What becomes of the steps behind one that fails: `stop` or
                `continue`.
            max_bytes: How many bytes the results of all steps may take together, and
                the arguments of one.

        """
        #: What becomes of the steps behind one that fails.
        self.on_failure = OnFailure(on_failure)
        #: How many bytes results may take together, and the arguments of a step.
        self.max_bytes = max_bytes
        self._steps: list[Step] = []

    @classmethod
    def from_json(cls, document: bytes | str) -> Plan:
        """Read a plan (`spec/plans.md`).

        Raises:
            Refused: It has another form, with everything that is wrong with that.

        """
        on_failure, steps = read_steps(document)
        plan = cls(on_failure=on_failure)
        plan._steps = steps
        return plan

    def to_json(self) -> bytes:
        """Write the plan, with the ids of all steps."""
        return written_steps(self.on_failure, self._steps)

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps, in order."""
        return tuple(self._steps)

    def add(
        self,
        tool: str,
        arguments: object = None,
        *,
        id: str | None = None,  # noqa: A002
        needs: Iterable[Reference | str] = (),
    ) -> Reference:
        """Add a step.

        Args:
            tool: The name of the tool.
            arguments: A dict, or what becomes one. Only a `Reference` in it refers to
                another step; everything else is data, whatever it looks like.
            id: By what other steps refer to it; the tool where it is not given, the
                second time `TOOL#2`.
            needs: Steps that must succeed before, beside those that `arguments` refer
                to.

        Returns:
            The result of the step, for the arguments of later ones.

        Raises:
            TypeError: The arguments are none of JSON.
            ValueError: They nest more than 128 containers, or themselves.

        """
        given = taken({} if arguments is None else arguments)
        own = unused(tool, (step.id for step in self._steps)) if id is None else id
        needed = (one.step if isinstance(one, Reference) else one for one in needs)
        self._steps.append(Step(own, tool, given, tuple(needed)))
        return Reference(own)

    def check(
        self, tools: Executor | AsyncExecutor | Iterable[Spec] | None = None
    ) -> list[Issue]:
        """Give everything that is wrong with the plan; nothing runs.

        Args:
            tools: What is to run it, or the tools that there are: then names and types
                are checked as well, as far as they are known.

        Returns:
            Issues whose paths start at the plan as JSON, at most 100.

        """
        known = tools if isinstance(tools, Iterable) else known_tools(tools)
        wrong = form_issues(self.to_json())
        return roomy(lambda: issues_of(self._steps, known, wrong))

    def run(
        self,
        executor: Executor,
        cx: Context | None = None,
        *,
        on_step: OnStep | None = None,
    ) -> PlanResult:
        """Run the steps, one after the other; a plan with issues is not begun.

        Args:
            executor: Runs the tools.
            cx: The context: steps are calls that are made with it, and its limit of
                time is that of all of them together.
            on_step: Is told what has become of each step, one after the other.

        """
        calls = self._calls(known_tools(executor), cx, on_step)
        try:
            call = next(calls)
            while True:
                call = calls.send(executor.call(*call))
        except StopIteration as stop:
            result: PlanResult = stop.value
            return result

    async def arun(
        self,
        executor: AsyncExecutor,
        cx: Context | None = None,
        *,
        on_step: OnStep | None = None,
    ) -> PlanResult:
        """Run the steps, one after the other, on the running event loop.

        Args:
            executor: Runs the tools.
            cx: The context, as in `run`.
            on_step: Is told what has become of each step, one after the other.

        """
        calls = self._calls(known_tools(executor), cx, on_step)
        result: PlanResult
        try:
            call = next(calls)
            while True:
                call = calls.send(await executor.acall(*call))
        except StopIteration as stop:
            result = stop.value
        return result

    def _calls(
        self, tools: Sequence[Spec] | None, cx: Context | None, on_step: OnStep | None
    ) -> _Calls:
        from toolrt.call.context import Context  # noqa: PLC0415

        cx = cx or Context()
        issues = self.check(tools)
        if issues:
            fault = CallFault.invalid_input(issues)
            return PlanResult((), fault, meta_of(cx, []))
        return (yield from _Run(self, tools, cx).calls(on_step))

    def __repr__(self) -> str:
        """Show the steps, and no arguments: they may hold secrets."""
        return f"Plan({', '.join(step.id for step in self._steps)})"


class _Run:
    """A plan that runs."""

    def __init__(self, plan: Plan, tools: Sequence[Spec] | None, cx: Context) -> None:
        self.steps = plan.steps
        self.most = plan.max_bytes
        self.stops = plan.on_failure is OnFailure.STOP and not cx.dry_run
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

    def calls(self, on_step: OnStep | None) -> _Calls:
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
