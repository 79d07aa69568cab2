"""`run PLAN.json`: calls of tools one after the other, as a plan says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from toolrt import json
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.plain import items_of, members_of
from toolrt.codec import Refused
from toolrt.plan import Plan, PlanResult

from .answer import told
from .form import Form
from .lines import one_line, padded, width
from .rows import cell

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.plan import StepResult
    from toolrt.spec import Spec

    from .calls import Calls
    from .rows import Wanted
    from .screen import Screen
    from .words import Read

__all__ = ["Planned", "help_of", "misplaced"]

#: The rows of an answer.
_STEPS = "steps"

#: How wide ids are at most, where messages stand behind them in a column.
_WIDEST = 30

#: Options that are for the call of one tool.
_OF_TOOLS = ("cursor", "all", "manifest", "schema", "examples")


def misplaced(found: Read) -> list[str]:
    """Report options that a plan has no use for."""
    given = (name for name in _OF_TOOLS if found.has(name))
    return [f"--{name} is not for plans." for name in given]


def help_of(name: str) -> str:
    """Give the help of `run`.

    Args:
        name: The command.

    """
    return f"""{name} run
Calls tools one after the other, as a plan says.

Usage:
  {name} run PLAN.json [OPTIONS]
  {name} run - [OPTIONS]

A plan:
  {{"on_failure": "stop",
   "steps": [
     {{"id": "a", "tool": "TOOL", "arguments": {{…}}}},
     {{"tool": "TOOL", "arguments": {{"x": {{"$from": "a", "path": "/files/0"}}}}}}]}}

A step may use what an earlier one gives: "path" is a JSON Pointer into its result.
An object that only looks like that stands in {{"$literal": …}}. A plan goes on after
a failure where "on_failure" is "continue". --validate checks it, --dry-run shows
what its steps would do.

Options of all tools: {name} --help
"""


class Planned:
    """A plan that a command runs."""

    def __init__(
        self,
        name: str,
        calls: Calls,
        form: Form,
        kept: Wanted,
        write_line: Callable[[bytes], None],
    ) -> None:
        """Take what calls, and how it answers.

        Args:
            name: The command.
            calls: Calls the tools.
            form: The form of the answer.
            kept: What is kept of the steps.
            write_line: Writes a line to stdout.

        """
        self._name = name
        self._calls = calls
        self._form = form
        self._kept = kept
        self._write_line = write_line

    def run(self, document: bytes, *, validates: bool) -> PlanResult:
        """Run a plan, or only check it."""
        cx = self._calls.context
        meta = Meta(caller=cx.caller, session_id=cx.session_id)
        try:
            plan = Plan.from_json(document)
        except Refused as refused:
            return PlanResult((), CallFault.invalid_input(refused.issues), meta)
        if not validates:
            return plan.run(self, cx, on_step=self._hear)
        issues = plan.check(self)
        error = CallFault.invalid_input(issues) if issues else None
        return PlanResult((), error, meta)

    def known_tools(self) -> Sequence[Spec]:
        """Give the tools of the command."""
        return self._calls.calling.known_tools()

    def call(
        self, tool: str, payload: bytes, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool; an answer says what to type."""
        return told(self._calls.one(tool, payload, cx))

    def _hear(self, step: StepResult) -> None:
        if self._form is Form.STREAM:
            head = b'{"event":"step_finished","step":'
            self._write_line(head + step.to_json() + b"}")

    def written(
        self, result: PlanResult, screen: Screen, beside: Screen
    ) -> tuple[bytes, str]:
        """Give what stands on stdout, and what stands on stderr.

        Args:
            result: What has become of the plan.
            screen: That of stdout.
            beside: That of stderr.

        """
        envelope = result.to_envelope()
        alone = replace(envelope, result_json=None)
        if self._form is Form.STREAM:
            head = b'{"event":"plan_finished","envelope":'
            return head + alone.to_json() + b"}\n", ""
        if self._form is Form.ENVELOPE:
            return self._whole(envelope).to_json() + b"\n", ""
        if self._form is Form.PEOPLE:
            return self._for_people(result, envelope, screen, beside)
        failure = "" if result.ok else alone.to_json().decode() + "\n"
        if envelope.result_json is None:
            return b"", failure
        from . import shown  # noqa: PLC0415

        steps, _ = self._kept.of(json.parse(envelope.result_json), _STEPS)
        if self._form is Form.JSON_LINES:
            return shown.json_lines(steps, _STEPS), failure
        if self._form is Form.PLAIN:
            return shown.plain(steps, _STEPS).encode("utf-8", "replace"), failure
        return shown.print0(steps, _STEPS), failure

    def _whole(self, envelope: Envelope[Any]) -> Envelope[Any]:
        """Give the envelope with the steps that are kept."""
        if envelope.result_json is None or self._kept.is_all:
            return envelope
        steps, is_cut = self._kept.of(json.parse(envelope.result_json), _STEPS)
        meta = replace(envelope.meta, truncated=True) if is_cut else envelope.meta
        return replace(envelope, result_json=json.dump(steps), meta=meta)

    def _for_people(
        self,
        result: PlanResult,
        envelope: Envelope[Any],
        screen: Screen,
        beside: Screen,
    ) -> tuple[bytes, str]:
        error, name = result.error, f"{self._name} run"
        if error is None and not result.steps:
            return b"The plan is valid.\n", ""
        lines = _lines(result.steps, screen)
        text = "".join(f"{line}\n" for line in lines).encode("utf-8", "replace")
        if error is None:
            dry = "Nothing was done: this is what would be.\n"
            return text, dry if result.meta.dry_run else ""
        if error.issues:
            said = [f"{beside.red(f'{name}:')} The plan is not valid."]
            said += [f"  {one_line(issue.message)}" for issue in error.issues]
            said += ["", f"{name} --help shows what a plan is."]
            return text, "".join(f"{line}\n" for line in said)
        from .failed import Called, for_people  # noqa: PLC0415

        return text, for_people(Called(name=name), envelope, beside)


def _lines(steps: Sequence[StepResult], screen: Screen) -> list[str]:
    """Give a line for each step."""
    ids = [one_line(step.id) for step in steps]
    size = min(max(map(width, ids), default=0), _WIDEST)
    lines: list[str] = []
    for name, step in zip(ids, steps, strict=True):
        state, said = _said(step)
        word = padded(state, len("skipped"))
        word = screen.red(word) if step.failed else word
        lines.append(f"{word}  {padded(name, size)}  {one_line(said)}".rstrip())
    return lines


def _said(step: StepResult) -> tuple[str, str]:
    """Give what has become of a step, in a word and in a text."""
    if step.envelope is None:
        return "skipped", "" if step.skipped is None else step.skipped.message
    envelope = step.envelope
    if step.failed:
        fault = envelope.error or next(iter(envelope.errors), None)
        if fault is not None:
            return "failed", fault.message
        refused = "A human has refused the call." if envelope.meta.denied else ""
        asks = envelope.status is Status.INPUT_REQUIRED
        asked = "It asks something first." if asks else "Only a part was done."
        return "failed", refused or asked
    tool = step.tool.replace("_", "-")
    if not envelope.meta.dry_run or envelope.result_json is None:
        return "ok", tool
    actions = members_of(json.parse(envelope.result_json)).get("actions")
    planned = "; ".join(map(cell, items_of(actions)))
    return "ok", f"{tool}: {planned}" if planned else tool
