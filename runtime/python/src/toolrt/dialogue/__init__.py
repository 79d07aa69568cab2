"""Loops around a model without a framework: tool calls read, made and answered.

It needs no client of a provider. Responses and events are what the official clients
give, or the JSON of the wire as dicts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .bounds import Bounds as Bounds
    from .dialogue import Dialogue as Dialogue
    from .failed import TurnFailed as TurnFailed
    from .outcome import Outcome as Outcome
    from .outcome import Unfinished as Unfinished
    from .stream import Stream as Stream
    from .turn import Turn as Turn
    from .wire import Call as Call
    from .wire import Finish as Finish
    from .wires import Provider as Provider

__all__ = [
    "Bounds",
    "Call",
    "Dialogue",
    "Finish",
    "Outcome",
    "Provider",
    "Stream",
    "Turn",
    "TurnFailed",
    "Unfinished",
]

# What is not used is not loaded.
_HOMES = {
    "Bounds": ".bounds",
    "Call": ".wire",
    "Dialogue": ".dialogue",
    "Finish": ".wire",
    "Outcome": ".outcome",
    "Provider": ".wires",
    "Stream": ".stream",
    "Turn": ".turn",
    "TurnFailed": ".failed",
    "Unfinished": ".outcome",
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
