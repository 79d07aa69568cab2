"""The steps of a plan, and their form in JSON."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import items_of, members_of
from toolrt.codec import Refused
from toolrt.diagnose import MAX_ISSUES, diagnose, unreadable, walked
from toolrt.stack import roomy

from .inputs import Input, read, written

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.diagnose import Issue
    from toolrt.table import Table

__all__ = [
    "MAX_STEPS",
    "OnFailure",
    "Step",
    "form_issues",
    "read_steps",
    "unused",
    "written_steps",
]

#: How many steps a plan may have.
MAX_STEPS: Final = 1_000

#: How many characters an id may have.
_LONGEST: Final = 64


class OnFailure(StrEnum):
    """What becomes of the steps behind one that fails."""

    #: They are skipped.
    STOP = "stop"
    #: Those that need nothing of it run.
    CONTINUE = "continue"


class Step(Struct, frozen=True):
    """A call of a tool."""

    #: By what other steps refer to it.
    id: str
    #: The name of the tool.
    tool: str
    #: The arguments: a dict, or a reference that gives one.
    arguments: Input
    #: The ids of steps that must succeed before.
    needs: tuple[str, ...] = ()


def unused(tool: str, ids: Iterable[str]) -> str:
    """Give the id of a step that has none: its tool, the second time `TOOL#2`."""
    taken = set(ids)
    count, name = 1, tool
    while name in taken:
        count += 1
        name = f"{tool}#{count}"
    return name


def read_steps(document: bytes | str) -> tuple[OnFailure, list[Step]]:
    """Read a plan.

    Raises:
        Refused: It has another form.

    """
    try:
        value = json.parse(document)
    except json.Broken as broken:
        raise Refused((unreadable(broken),)) from None
    steps, issues = roomy(lambda: _read(value))
    if issues:
        raise Refused(tuple(issues[:MAX_ISSUES]))
    return OnFailure(members_of(value).get("on_failure", OnFailure.STOP)), steps


def _read(value: object) -> tuple[list[Step], list[Issue]]:
    issues = walked(_form(), value).issues()
    steps: list[Step] = []
    ids: set[str] = set()
    given = [members_of(one) for one in items_of(members_of(value).get("steps"))]
    given = given[:MAX_STEPS]
    named = {one["id"] for one in given if isinstance(one.get("id"), str)}
    for place, one in enumerate(given):
        tool = str(one.get("tool"))
        own = one.get("id")
        step_id = own if isinstance(own, str) else unused(tool, ids | named)
        ids.add(step_id)
        way = ("steps", place, "arguments")
        arguments = read(one.get("arguments", {}), way, issues)
        needs = tuple(map(str, items_of(one.get("needs"))))
        steps.append(Step(step_id, tool, arguments, needs))
    return steps, issues


def form_issues(document: bytes) -> list[Issue]:
    """Give what is wrong with the form of a plan, whatever its references say."""
    return diagnose(_form(), document)


def written_steps(on_failure: OnFailure, steps: Iterable[Step]) -> bytes:
    """Write a plan, with the ids of all steps."""
    return roomy(
        lambda: json.dump(
            {"on_failure": on_failure.value, "steps": [_written(one) for one in steps]}
        )
    )


def _written(step: Step) -> dict[str, object]:
    needs = {"needs": list(step.needs)} if step.needs else {}
    arguments = written(step.arguments)
    return {"id": step.id, "tool": step.tool, "arguments": arguments, **needs}


@cache
def _form() -> Table:
    from toolrt.table import (  # noqa: PLC0415
        JSON,
        STRING,
        Enum,
        Field,
        List,
        Map,
        Record,
        Text,
    )

    step = Record(
        None,
        lambda: (
            Field("id", Text(least=1, most=_LONGEST), optional=True),
            Field("tool", STRING),
            Field("arguments", Map(JSON), optional=True),
            Field("needs", List(STRING, unique=True), optional=True),
        ),
    )
    failures = Enum(None, tuple(one.value for one in OnFailure))
    return Record(
        None,
        lambda: (
            Field("on_failure", failures, optional=True),
            Field("steps", List(step, least=1, most=MAX_STEPS)),
        ),
    )
