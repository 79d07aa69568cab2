"""The plugin of pytest: fixtures, and the examples of designs as tests.

Nothing of this package is loaded before a test asks for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from toolrt import Registry, Toolset

    from .clock import ManualClock
    from .example import Example
    from .people import Says
    from .recorded import Recorded


@pytest.fixture
def tool_clock() -> ManualClock:
    """Give a clock that stands still until the test moves it."""
    from .clock import ManualClock  # noqa: PLC0415

    return ManualClock()


@pytest.fixture
def tool_confirmer() -> Says:
    """Give a human who agrees to every call, and keeps what was asked."""
    from .people import says_yes  # noqa: PLC0415

    return says_yes()


@pytest.fixture
def tool_events() -> Recorded:
    """Give a receiver of events that keeps them."""
    from .recorded import Recorded  # noqa: PLC0415

    return Recorded()


@pytest.fixture
def tool_registry(tool_clock: ManualClock, tool_confirmer: Says) -> Registry:
    """Give a registry without tools, on the clock and with the confirmer of the test.

    The ids of its calls are `call`, and nothing happens by chance.
    """
    from toolrt import Registry  # noqa: PLC0415

    from .sources import FixedIds, FixedRandom  # noqa: PLC0415

    return Registry(
        clock=tool_clock,
        confirmer=tool_confirmer,
        ids=FixedIds(),
        random=FixedRandom(),
    )


@pytest.fixture
def fake_toolset() -> Callable[..., Toolset]:
    """Give `toolrt.testing.fake`."""
    from .faked import fake  # noqa: PLC0415

    return fake


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options."""
    group = parser.getgroup("toolrt", "tools of a design")
    group.addoption(
        "--tool-examples",
        action="append",
        default=[],
        metavar="MODULE:TOOLSET",
        help="run the examples of a toolset, or of what a function without parameters "
        "makes; may be given several times",
    )
    group.addoption(
        "--destructive-tool-examples",
        action="store_true",
        help="run those of destructive tools as well",
    )


def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Add the examples of the toolsets that the options name."""
    places: Any = config.getoption("tool_examples")
    for place in places:
        items += ExamplesOf.from_parent(session, name=place).collect()


class ExamplesOf(pytest.Collector):
    """The examples of a toolset, by `MODULE:TOOLSET`."""

    def collect(self) -> list[pytest.Item]:
        """Give a test for each example."""
        make = self._maker()
        destructive: Any = self.config.getoption("destructive_tool_examples")
        return list(self._items(make, destructive=bool(destructive)))

    def _maker(self) -> Callable[[], Toolset]:
        from toolrt import Toolset  # noqa: PLC0415

        module, _, name = self.name.partition(":")
        try:
            found: Any = import_module(module)
            for part in name.split("."):
                found = getattr(found, part)
        except (ImportError, AttributeError, ValueError) as error:
            message = f"--tool-examples {self.name}: {error}"
            raise pytest.UsageError(message) from None
        made: Any = found
        if isinstance(found, Toolset):
            return lambda: made
        if not callable(found):
            message = f"--tool-examples {self.name}: no toolset, and no function"
            raise pytest.UsageError(message)
        make: Callable[[], Toolset] = made
        return make

    def _items(
        self, make: Callable[[], Toolset], *, destructive: bool
    ) -> Iterator[ExampleItem]:
        from .example import examples  # noqa: PLC0415

        for example in examples(make(), destructive=destructive):
            yield ExampleItem.from_parent(
                self, name=example.id, example=example, make=make
            )


class ExampleItem(pytest.Item):
    """A test of an example, with a toolset of its own."""

    def __init__(
        self, *, example: Example, make: Callable[[], Toolset], **rest: Any
    ) -> None:
        """Take the example, and what makes its toolset."""
        super().__init__(**rest)
        self._example = example
        self._make = make

    def runtest(self) -> None:
        """Run it; a human who is asked agrees."""
        from toolrt import Registry  # noqa: PLC0415

        from .people import says_yes  # noqa: PLC0415

        registry = Registry(confirmer=says_yes()).register(self._make())
        self._example.check(registry)

    def repr_failure(  # type: ignore[override] # as pytest's own items do
        self, excinfo: pytest.ExceptionInfo[BaseException]
    ) -> str:
        """Show what differs, without a trace."""
        if isinstance(excinfo.value, AssertionError):
            return str(excinfo.value)
        return str(super().repr_failure(excinfo))

    def reportinfo(self) -> tuple[str, None, str]:
        """Give where it is."""
        parent = "" if self.parent is None else self.parent.name
        return parent, None, self.name
