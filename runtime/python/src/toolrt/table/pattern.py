"""Patterns: ECMA-262 with the flag `u`, not anchored, compiled when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from toolrt.meter import Exhausted, current

#: Up to how many characters `re` decides a text: it holds up all threads meanwhile.
_SHORT: Final = 2**14
#: The same where only `re` can decide it, in a check whose time is limited.
_LONGEST: Final = 2**18


class Pattern:
    """A pattern that text is held to."""

    __slots__ = ("_matches", "own", "properties", "source")

    def __init__(
        self,
        source: str,
        own: str | None = "",
        properties: Mapping[str, Sequence[tuple[int, int]]] | None = None,
    ) -> None:
        r"""Take the ECMA-262 source, and the same as Python's `re` writes it.

        Args:
            source: Without slashes, as messages show it.
            own: In the syntax of `re`: the source itself where nothing is said, and
                `None` where `re` cannot say it, or could take long to decide a text.
            properties: The code points of each `\p{…}` that `re` does not read.

        """
        self.source = source
        self.own = source if own == "" else own
        self.properties = properties or {}
        self._matches: Callable[[str], bool] | None = None

    def matches(self, text: str) -> bool:
        """Whether the pattern matches somewhere in a text."""
        matches = self._matches
        if matches is None:
            matches = self._matches = self._compiled()
        return matches(text)

    def _compiled(self) -> Callable[[str], bool]:
        if self.own is None:
            return self._automaton()
        import re  # noqa: PLC0415

        search = re.compile(self.own).search
        if re.search(_REFERENCE, self.source):
            return lambda text: _searched(search, text)
        long: Callable[[str], bool] | None = None

        def matches(text: str) -> bool:
            nonlocal long
            if len(text) <= _SHORT:
                return search(text) is not None
            if long is None:
                long = self._automaton()
            return long(text)

        return matches

    def _automaton(self) -> Callable[[str], bool]:
        from .automaton import Automaton  # noqa: PLC0415
        from .ecma import parsed  # noqa: PLC0415

        return Automaton(parsed(self.source, self.properties)).matches


#: What refers to a group: no automaton decides that.
_REFERENCE: Final = r"^(?:[^\\]|\\[^1-9k])*\\[1-9k]"


def _searched(search: Callable[[str], object], text: str) -> bool:
    """Decide a text by `re`, which nothing ends before it is done."""
    if len(text) > _SHORT:
        meter = current()
        if meter.is_limited and len(text) > _LONGEST:
            raise Exhausted
        meter.look()
    return search(text) is not None
