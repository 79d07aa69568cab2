"""Chains: tools that run other tools, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from msgspec import UNSET

from toolrt.call.chain import Call, If, Return
from toolrt.call.envelope import CallFault, Envelope, InvalidOutput, Recovery, Status
from toolrt.call.error import Action, Internal, Kind, Passing
from toolrt.call.inputs import roots
from toolrt.call.mapping import members, value_of
from toolrt.codec import Refused

from .pipeline import call, drive, drive_async

if TYPE_CHECKING:
    from collections.abc import Generator

    from toolrt.call.asking import Asking
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .host import Host
    from .tool import Tool

__all__ = ["Chain"]

#: The steps of a chain: they give the calls to make, and take their answers.
_Steps: TypeAlias = "Generator[tuple[str, dict[str, object]], Envelope[Any], object]"


class Chain:
    """A chain that runs. Its spec says which tools it runs."""

    __slots__ = ("_asking", "_completed", "_given", "_host", "_roots", "_spec", "_tool")

    def __init__(
        self, host: Host, spec: Spec, tool: Tool[Any, Any], given: tuple[Any, ...]
    ) -> None:
        """Make a chain that is to run.

        Args:
            host: Has the tools of its steps.
            spec: Says what it does.
            tool: The chain itself.
            given: Its arguments and, where there are any, the injected ones.

        """
        self._host = host
        self._spec = spec
        self._tool = tool
        self._given = given
        # What the chain asks, once it runs.
        self._asking: Asking | None = None
        # What paths start at: the arguments, and the results of steps that have a name.
        self._roots: dict[str, object] = {}
        # The tools that have done their work.
        self._completed: list[str] = []

    def run(self, cx: Context) -> object:
        """Run the steps, one after the other."""
        inside = self._context(cx)
        steps = self._steps()
        try:
            tool, args = next(steps)
            while True:
                answer = drive(call(self._host, None, tool, args, inside))
                tool, args = steps.send(answer)
        except StopIteration as stop:
            return self._result(stop.value)

    async def arun(self, cx: Context) -> object:
        """Run the steps, one after the other, on the loop of the caller."""
        inside = self._context(cx)
        steps = self._steps()
        value: object = None
        try:
            tool, args = next(steps)
            while True:
                answer = await drive_async(call(self._host, None, tool, args, inside))
                tool, args = steps.send(answer)
        except StopIteration as stop:
            value = stop.value
        return self._result(value)

    def _context(self, cx: Context) -> Context:
        self._asking = cx.asking
        # Whoever agreed to the chain agreed to its steps; where nobody was asked, each
        # step asks for itself.
        return cx.child().with_steps_agreed(agreed=self._spec.needs_consent)

    def _result(self, value: object) -> object:
        try:
            return self._tool.result_codec().convert(value)
        except Refused as refused:
            raise InvalidOutput(refused.issues) from None

    def _steps(self) -> _Steps:
        args, *injected = self._given
        codec = None if self._tool.injected is None else self._tool.injected
        given = injected[0] if injected else None
        self._roots.update(roots(args, self._tool.args, given, codec))
        for step in self._spec.chain:
            if isinstance(step, Call):
                result = yield from self._call(step)
                if step.name is not None:
                    self._roots[step.name] = result
            elif isinstance(step, Return):
                return (yield from self._returned(step))
            elif self._holds(step):
                return (yield from self._returned(step.then))
        # Content without parts: only a chain without a result ends without a return.
        return []

    def _holds(self, step: If) -> bool:
        value = value_of(step.path, self._roots)
        if value is UNSET or value is None:
            return True
        return step.test == "empty" and value in ("", [], {})

    def _returned(self, step: Return) -> _Steps:
        if isinstance(step.value, Call):
            return (yield from self._call(step.value))
        value = value_of(step.value, self._roots)
        if value is UNSET:
            raise Internal("a chain returns nothing")
        return value

    def _call(self, step: Call) -> _Steps:
        """Run a step.

        Where the chain may go on in another call, its result is kept: the step does not
        run again.
        """
        asking = self._asking
        if asking is None or not asking.may_go_on:
            return (yield from self._called(step))
        key = asking.once_key(f"step {step.tool}")
        if asking.is_done(key):
            self._completed.append(step.tool)
            return asking.done(key)
        result = yield from self._called(step)
        asking.set_done(key, result)
        return result

    def _called(self, step: Call) -> _Steps:
        answer = yield step.tool, members(step.args, self._roots)
        if answer.meta.denied or (answer.error and answer.error.code == "denied"):
            message = f"A human has refused the step {step.tool}."
            raise Passing(CallFault.of("denied", Kind.AUTH, message))
        if answer.status is Status.INPUT_REQUIRED:
            message = f"The tool {step.tool} asks what this call cannot pass on."
            fault = CallFault.of("no_asker", Kind.PRECONDITION, message)
            answer = Envelope(status=Status.ERROR, error=fault, meta=answer.meta)
        if answer.status is not Status.SUCCESS:
            raise Passing(self._failed(step, answer))
        self._completed.append(step.tool)
        return answer.to_builtins()["result"]

    def _failed(self, step: Call, answer: Envelope[Any]) -> CallFault:
        """Give the chain's error for one of a step.

        It never blames an argument: the caller has not sent the step's.
        """
        error = answer.error or next(iter(answer.errors), None)
        if error is None:
            message = "The answer says that it failed, but not how."
            error = CallFault.of("internal", Kind.INTERNAL, message)
        details: dict[str, object] = {
            "step": step.name or step.tool,
            "tool": step.tool,
            "error": error.to_builtins(),
        }
        if self._completed:
            details["completed"] = list(self._completed)
        recovery = error.recovery
        if recovery.action is Action.CORRECT:
            recovery = Recovery(action=Action.STOP, after_ms=recovery.after_ms)
        return CallFault(
            code="step_failed",
            kind=error.kind,
            message=f"The step {step.tool} failed: {error.message}",
            recovery=recovery,
            details=details,
        )
