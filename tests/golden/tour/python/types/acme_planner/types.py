# Made by toolc from planner.tools; do not edit.
"""The types of the package `acme.planner`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import acme_todos

__all__ = [
    "Answer",
    "AnswerPlan",
    "AnswerText",
    "Cron",
    "EventRef",
    "Locator",
    "Plan",
    "Step",
    "Trigger",
    "TriggerEvent",
    "TriggerSchedule",
]


class Plan(Struct, kw_only=True, forbid_unknown_fields=True):
    goal: str
    steps: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=50)]
    todos: acme_todos.TodosSnapshot | UnsetType = UNSET
    """The todo list that the plan was made from."""


class Step(Struct, kw_only=True, forbid_unknown_fields=True):
    """A step may hold smaller steps."""

    title: str
    owner: str | UnsetType | None = UNSET
    estimate: toolrt.Duration | UnsetType = UNSET
    steps: list[Step] = []

    @classmethod
    def make(
        cls,
        *,
        title: str,
        owner: str | UnsetType | None = UNSET,
        estimate: str | toolrt.natural.Duration | UnsetType = UNSET,
        steps: list[Step] | UnsetType = UNSET,
    ) -> toolrt.Self:
        """Make one of Python's own dates, times and ids, or of their texts."""
        return toolrt.make(
            cls,
            __name__,
            "STEP",
            title=title,
            owner=owner,
            estimate=estimate,
            steps=steps,
        )


class Cron(Struct, kw_only=True, forbid_unknown_fields=True):
    expression: str
    timezone: str = "UTC"


class EventRef(Struct, kw_only=True, forbid_unknown_fields=True):
    source: toolrt.Uri
    name: str
    labels: dict[str, str] = {}


class TriggerSchedule(Cron, tag_field="kind", tag="schedule"):
    """The variant `schedule` of `Trigger`."""


class TriggerEvent(EventRef, tag_field="kind", tag="event"):
    """The variant `event` of `Trigger`."""


Trigger: TypeAlias = TriggerSchedule | TriggerEvent


class AnswerText(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="text"
):
    """The variant `text` of `Answer`."""

    value: str


class AnswerPlan(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="plan"
):
    """The variant `plan` of `Answer`."""

    value: Plan


Answer: TypeAlias = AnswerText | AnswerPlan


Locator: TypeAlias = (
    Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}-[0-9]+\\Z")]
    | Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
)
"""A ticket, by key or by number."""
