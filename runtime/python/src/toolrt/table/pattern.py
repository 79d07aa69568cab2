"""Patterns: ECMA-262 with the flag `u`, not anchored, compiled when first needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import re


class Pattern:
    """A pattern that text is held to."""

    __slots__ = ("_compiled", "own", "source")

    def __init__(self, source: str, own: str | None = None) -> None:
        """Take the ECMA-262 source, and the same as Python's `re` writes it.

        Args:
            source: Without slashes, as messages show it.
            own: In the syntax of `re`; the source itself where it means the same there.

        """
        self.source = source
        self.own = source if own is None else own
        self._compiled: re.Pattern[str] | None = None

    def matches(self, text: str) -> bool:
        """Whether the pattern matches somewhere in a text."""
        compiled = self._compiled
        if compiled is None:
            import re  # noqa: PLC0415

            compiled = self._compiled = re.compile(self.own)
        return compiled.search(text) is not None
