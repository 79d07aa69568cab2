"""Plans: calls of tools as data, which may use the results of earlier ones.

>>> plan = Plan()
>>> found = plan.add("find_files", {"pattern": "*.py"})
>>> step = plan.add("delete_files", {"paths": [found.at("/files/0/path")]})
>>> plan.run(app).ok  # doctest: +SKIP
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .inputs import Reference as Reference
    from .outcome import PlanResult as PlanResult
    from .outcome import Skipped as Skipped
    from .outcome import SkipReason as SkipReason
    from .outcome import StepResult as StepResult
    from .plan import Plan as Plan
    from .steps import OnFailure as OnFailure
    from .steps import Step as Step

__all__ = [
    "OnFailure",
    "Plan",
    "PlanResult",
    "Reference",
    "SkipReason",
    "Skipped",
    "Step",
    "StepResult",
]

# What is not used is not loaded.
_HOMES = {
    "Reference": ".inputs",
    "OnFailure": ".steps",
    "Plan": ".plan",
    "PlanResult": ".outcome",
    "SkipReason": ".outcome",
    "Skipped": ".outcome",
    "Step": ".steps",
    "StepResult": ".outcome",
}

if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Load what is asked for, once."""
        home = _HOMES.get(name)
        if home is None:
            message = f"module {__name__!r} has no attribute {name!r}"
            raise AttributeError(message)
        value = getattr(load(home, __name__), name)
        globals()[name] = value
        return value

    def __dir__() -> list[str]:
        """Give the names, loaded or not."""
        return sorted({*globals(), *__all__})
