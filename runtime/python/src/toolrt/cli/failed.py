"""Failures as people read them: all mistakes at once, and what to type instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import UNSET, Struct

from toolrt.call.plain import is_list, is_object
from toolrt.diagnose.path import subject

from .lines import one_line, seen, wrapped
from .shape import Shape, flag_of
from .shell import command_line, quoted

if TYPE_CHECKING:
    from toolrt.call.envelope import CallFault, Envelope
    from toolrt.diagnose.issue import Issue
    from toolrt.table import Table

    from .screen import Screen
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")

__all__ = ["Called", "corrected", "for_people", "said_of"]


class Called(Struct, frozen=True, kw_only=True):
    """The call that has failed."""

    #: The command.
    name: str
    #: The tool, if there is one, with the shape of its arguments.
    tool: str | None = None
    root: Shape | None = None
    #: The arguments as they were read, and their type.
    args: object = None
    table: Table | None = None
    #: What was asked for where it is no tool: `--prompt NAME`.
    served: tuple[str, ...] = ()

    def words(self) -> str:
        """Give what a person has typed so far."""
        if self.served:
            return one_line(" ".join(map(quoted, (self.name, *self.served))))
        if self.tool is None:
            return self.name
        return f"{self.name} {self.tool.replace('_', '-')}"

    def says(self, issue: Issue) -> str:
        """Give what is wrong with an argument."""
        return issue.message if self.served else said_of(issue)

    @property
    def more(self) -> str:
        """Give the line that says what arguments there are."""
        if self.served:
            return f"{self.name} {self.served[0]}s lists what there is."
        return f"{self.words()} --help shows what it takes."

    def hides(self, args: object) -> bool:
        """Whether a line with these arguments would show a secret."""
        from toolrt.diagnose.hidden import hidden_parts  # noqa: PLC0415

        table = self.table
        return table is not None and bool(hidden_parts(table, [args], accepted=True))

    def line(self, args: object) -> str | None:
        """Give the line that calls the tool with other arguments."""
        if self.served:
            return None
        if self.tool is None or self.root is None or not is_object(args):
            return None
        return command_line(self.name, self.tool, self.root, args)


def for_people(call: Called, envelope: Envelope[Any], screen: Screen) -> str:
    """Give what has failed, for people."""
    called = call.words()
    lines: list[str] = []
    first = [] if envelope.error is None else [envelope.error]
    for one in (*first, *envelope.errors):
        lines += _fault(call, one, screen)
    fault = envelope.error
    if envelope.summary is not None:
        summary = envelope.summary
        done = f"{summary.succeeded} of {summary.total} done"
        lines.append(f"{called}: {done}, {summary.failed} failed.")
    if fault is not None and fault.issues:
        fixed = None if call.root is None else corrected(call.root, call.args, fault)
        line = None if call.hides(fixed) else call.line(fixed)
        if line is not None:
            lines += ["", "Try:", f"  {line}"]
        elif (example := call.line(fault.example)) is not None:
            lines += ["", "For example:", f"  {example}"]
        lines += ["", call.more]
    return "".join(f"{line}\n" for line in lines)


def _fault(call: Called, fault: CallFault, screen: Screen) -> list[str]:
    called = call.words()
    if fault.issues:
        head = f"{screen.red(f'{called}:')} The arguments are not valid."
        return [head, *(f"  {one_line(call.says(issue))}" for issue in fault.issues)]
    lines = wrapped(f"{called}: {fault.message or fault.code}", screen.width)
    start = f"{called}:"
    if lines[0].startswith(start):  # else it is wider than the screen
        lines[0] = screen.red(start) + lines[0][len(start) :]
    if fault.recovery.hint is not None:
        lines += [f"  {line}" for line in seen(fault.recovery.hint).split("\n")]
    return lines


def said_of(issue: Issue) -> str:
    """Give what is wrong with an argument, by its flag in place of its path."""
    steps = _steps(issue.path)
    if issue.code == "usage" or not steps:
        return issue.message
    flag = _flag(steps)
    if issue.code == "unknown":
        said = f"There is no option {flag}."
        if isinstance(issue.suggestion, str):
            near = _flag((*steps[:-1], issue.suggestion))
            return f"{said} Did you mean {near}?"
        return said
    own = subject(tuple(steps))
    if issue.message.startswith(own):
        return flag + issue.message[len(own) :]
    return issue.message


def _steps(path: str) -> list[str]:
    keys = path.split("/")[1:]
    return [key.replace("~1", "/").replace("~0", "~") for key in keys]


def _flag(steps: Sequence[str]) -> str:
    return flag_of(".".join(steps))


def corrected(root: Shape, args: object, fault: CallFault) -> dict[str, object] | None:
    """Give the arguments with everything that is wrong replaced by what was meant.

    `None` where something is wrong of which nobody knows what was meant.
    """
    if not is_object(args):
        return None
    fixed: dict[str, object] = dict(args)
    for issue in fault.issues:
        steps = _steps(issue.path)
        if issue.suggestion is UNSET or not steps:
            return None
        inner: object = fixed
        for key in steps[:-1]:
            inner = _inside(inner, key)
        last, meant = steps[-1], str(issue.suggestion)
        if not is_object(inner) or last not in inner:
            return None
        if issue.code == "unknown":
            value = inner.pop(last)
            shape = root.field(meant) if len(steps) == 1 else None
            word = isinstance(value, str) and shape is not None and shape.is_scalar
            inner[meant] = shape.value(str(value)) if word and shape else value
        elif issue.code in {"enum", "const"}:
            inner[last] = meant
        else:
            return None
    return fixed


def _inside(value: object, key: str) -> object:
    if is_object(value):
        copy = value.get(key)
        if is_object(copy):
            copy = value[key] = dict(copy)
        return copy
    if is_list(value) and key.isascii() and key.isdecimal() and int(key) < len(value):
        return value[int(key)]
    return None
