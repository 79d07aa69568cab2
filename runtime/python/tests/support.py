"""What hosts give in these tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from numbers_tools import numbers

from toolrt import CallFault, Envelope, Event, Registry

if TYPE_CHECKING:
    from collections.abc import Callable


class Lines:
    """A log, and a receiver of events, that keep what they are told."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.errors: list[BaseException | None] = []

    def failure(
        self, tool: str, call_id: str, text: str, error: BaseException | None
    ) -> None:
        self.lines.append(f"{tool} {call_id}: {text}")
        self.errors.append(error)

    def __call__(self, event: Event) -> None:
        self.lines.append(event.kind.name)


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.time = 100.0

    def now(self) -> float:
        return self.time


def app(log: Lines | None = None, **handlers: Any) -> Registry:
    """Give a registry with the tools whose handlers are given."""
    return Registry(log=log or Lines(), ids=lambda: "the-id").register(
        numbers(**handlers)
    )


def fault(envelope: Envelope[Any]) -> CallFault:
    """Give the error of a call that fails."""
    assert not envelope.ok
    assert envelope.error is not None
    return envelope.error


def code(envelope: Envelope[Any]) -> str:
    """Give the code of its error."""
    return fault(envelope).code


def gives(value: object) -> Callable[..., object]:
    """Give a handler that always gives the same."""

    def handler(*_: object) -> object:
        return value

    return handler
