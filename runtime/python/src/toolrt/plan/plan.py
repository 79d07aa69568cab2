"""A plan: steps that code or a document has, to be checked and run."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.host.client import Call
from toolrt.host.executor import known_tools
from toolrt.stack import roomy

from .check import issues_of
from .inputs import Reference, taken
from .outcome import PlanResult, meta_of
from .run import Run
from .steps import OnFailure, Step, form_issues, read_steps, unused, written_steps

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose import Issue
    from toolrt.host.executor import AsyncExecutor, Executor
    from toolrt.spec import Spec

    from .run import Calls, OnStep
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Issue = hinted("Issue", "toolrt.diagnose")
    Executor = hinted("Executor", "toolrt.host.executor")
    AsyncExecutor = hinted("AsyncExecutor", "toolrt.host.executor")
    Spec = hinted("Spec", "toolrt.spec")
    Calls = hinted("Calls", "toolrt.plan.run")
    OnStep = hinted("OnStep", "toolrt.plan.run")

__all__ = ["MAX_BYTES", "Plan"]

#: How many bytes the results of a plan may take together, and the arguments of a step.
MAX_BYTES: Final = 64 * 1024 * 1024


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
        tool: str | Call,
        arguments: object = None,
        *,
        id: str | None = None,  # noqa: A002
        needs: Iterable[Reference | str] = (),
    ) -> Reference:
        """Add a step.

        Args:
            tool: The name of the tool, or a call that a client has built, which brings
                the arguments.
            arguments: A dict, or what becomes one. Only a `Reference` in it refers to
                another step; everything else is data, whatever it looks like.
            id: By what other steps refer to it; the tool where it is not given, the
                second time `TOOL#2`.
            needs: Steps that must succeed before, beside those that `arguments` refer
                to.

        Returns:
            The result of the step, for the arguments of later ones.

        Raises:
            TypeError: The arguments are none of JSON, or there are two.
            ValueError: They nest more than 128 containers, or themselves.

        """
        if isinstance(tool, Call):
            if arguments is not None:
                raise TypeError("a call has arguments already")
            arguments, tool = json.parse(tool.payload), tool.tool
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
        known: Iterable[Spec] | None
        # A registry is an iterable as well: of names.
        if isinstance(tools, Iterable) and not hasattr(tools, "call"):
            known = tools
        else:
            known = known_tools(tools)
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
    ) -> Calls:
        from toolrt.call.context import Context  # noqa: PLC0415

        cx = cx or Context()
        issues = self.check(tools)
        if issues:
            fault = CallFault.invalid_input(issues)
            return PlanResult((), fault, meta_of(cx, []))
        stops = self.on_failure is OnFailure.STOP and not cx.dry_run
        run = Run(self.steps, tools, cx, stops=stops, most=self.max_bytes)
        return (yield from run.calls(on_step))

    def __repr__(self) -> str:
        """Show the steps, and no arguments: they may hold secrets."""
        return f"Plan({', '.join(step.id for step in self._steps)})"
