"""Patterns: ECMA-262 with the flag `u`, not anchored, compiled when first needed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence


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
            from .automaton import Automaton  # noqa: PLC0415
            from .ecma import parsed  # noqa: PLC0415

            return Automaton(parsed(self.source, self.properties)).matches
        import re  # noqa: PLC0415

        search = re.compile(self.own).search
        return lambda text: search(text) is not None
