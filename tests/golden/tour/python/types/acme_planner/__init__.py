# Made by toolc from planner.tools; do not edit.
"""The types of the package `acme.planner`."""

from typing import TYPE_CHECKING

import toolrt

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

if TYPE_CHECKING:
    from .types import (
        Answer,
        AnswerPlan,
        AnswerText,
        Cron,
        EventRef,
        Locator,
        Plan,
        Step,
        Trigger,
        TriggerEvent,
        TriggerSchedule,
    )
else:
    toolrt.generated_for("0.1")
    __getattr__ = toolrt.exports(__name__, __all__, "types")
