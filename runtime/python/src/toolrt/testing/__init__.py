"""What tests of tools need.

Fakes, values, a clock, people who answer, assertions, and the examples of designs as
tests. `spec/testing.md` shows a whole file of tests.

>>> app = Registry().register(fake(files.toolset, seed=7))  # doctest: +SKIP
>>> found = assert_ok(app.call("find_files", "{}"))  # doctest: +SKIP
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.lazy import load

if TYPE_CHECKING:
    from .asserts import assert_error as assert_error
    from .asserts import assert_events as assert_events
    from .asserts import assert_issue as assert_issue
    from .asserts import assert_ok as assert_ok
    from .clock import ManualClock as ManualClock
    from .example import Example as Example
    from .example import examples as examples
    from .faked import fake as fake
    from .people import AskedQuestion as AskedQuestion
    from .people import PreparedAnswers as PreparedAnswers
    from .people import Says as Says
    from .people import says_no as says_no
    from .people import says_yes as says_yes
    from .recorded import Recorded as Recorded
    from .seeded import NoValue as NoValue
    from .seeded import values as values
    from .sources import FixedIds as FixedIds
    from .sources import FixedRandom as FixedRandom

__all__ = [
    "AskedQuestion",
    "Example",
    "FixedIds",
    "FixedRandom",
    "ManualClock",
    "NoValue",
    "PreparedAnswers",
    "Recorded",
    "Says",
    "assert_error",
    "assert_events",
    "assert_issue",
    "assert_ok",
    "examples",
    "fake",
    "says_no",
    "says_yes",
    "values",
]

# What is not used is not loaded: pytest loads the plugin of this package in any case.
_HOMES = {
    "AskedQuestion": ".people",
    "Example": ".example",
    "FixedIds": ".sources",
    "FixedRandom": ".sources",
    "ManualClock": ".clock",
    "NoValue": ".seeded",
    "PreparedAnswers": ".people",
    "Recorded": ".recorded",
    "Says": ".people",
    "assert_error": ".asserts",
    "assert_events": ".asserts",
    "assert_issue": ".asserts",
    "assert_ok": ".asserts",
    "examples": ".example",
    "fake": ".faked",
    "says_no": ".people",
    "says_yes": ".people",
    "values": ".seeded",
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
