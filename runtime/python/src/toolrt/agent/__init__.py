"""Agents: what a design declares of them, and the calls that they may make."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .completion import Completion as Completion
    from .run import Ended as Ended
    from .run import Run as Run
    from .run import RunEnded as RunEnded
    from .spec import AgentPolicy as AgentPolicy
    from .spec import AgentSpec as AgentSpec
    from .spec import OnMissing as OnMissing
    from .spec import View as View
    from .view import RegistryView as RegistryView

__all__ = [
    "AgentPolicy",
    "AgentSpec",
    "Completion",
    "Ended",
    "OnMissing",
    "RegistryView",
    "Run",
    "RunEnded",
    "View",
]

# What is not used is not loaded.
_HOMES = {
    "AgentPolicy": ".spec",
    "AgentSpec": ".spec",
    "Completion": ".completion",
    "Ended": ".run",
    "OnMissing": ".spec",
    "RegistryView": ".view",
    "Run": ".run",
    "RunEnded": ".run",
    "View": ".spec",
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
