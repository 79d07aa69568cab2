"""Tools by words: which ones a query in plain words means, the best first."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Container, Iterator, Sequence
from heapq import nsmallest
from itertools import islice
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import members_of

if TYPE_CHECKING:
    from toolrt.spec import Spec

    from .search import Declared, Query
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Found", "Index", "words"]

#: How many words of a query count, and how many of its characters are looked at.
_MOST_WORDS: Final = 32
_MOST_CHARS: Final = 10_000


class Found(Struct, frozen=True):
    """A tool that a query finds."""

    spec: Spec
    #: How well it fits, compared with others of the same search; above 0.
    score: int


class Index:
    """The words of tools, each with its weights."""

    __slots__ = ("_declared", "_places", "_specs", "_words")

    def __init__(self, specs: Sequence[Spec]) -> None:
        """Take the tools, in the order in which equal ones are found."""
        self._specs = specs
        # The places of the tools that have a word, with its weight there.
        self._places: dict[str, list[tuple[int, int]]] = {}
        for place, spec in enumerate(specs):
            for word, weight in _weights(spec).items():
                self._places.setdefault(word, []).append((place, weight))
        self._words = sorted(self._places)
        # Made by the first search that asks for more than words.
        self._declared: Declared | None = None

    def find(self, query: str, limit: int) -> list[Found]:
        """Give the tools that fit a query best."""
        return self._ranked(query, None, limit)

    def search(self, query: Query, limit: int | None) -> list[Spec]:
        """Give the tools that match: the best first for a text, else in their order."""
        declared = self._declared
        if declared is None:
            from .search import Declared  # noqa: PLC0415

            self._declared = declared = Declared(self._specs)
        most = len(self._specs) if limit is None else max(limit, 0)
        matching = declared.matching(query)
        if query.text is not None:
            return [one.spec for one in self._ranked(query.text, matching, most)]
        if matching is None:
            return list(self._specs[:most])
        return [self._specs[place] for place in nsmallest(most, matching)]

    def _ranked(
        self, query: str, wanted: Container[int] | None, limit: int
    ) -> list[Found]:
        scores = self._scores(query)
        # The best first, and of equal ones the first.
        ranks = (
            (-score, place)
            for place, score in scores.items()
            if wanted is None or place in wanted
        )
        best = nsmallest(max(limit, 0), ranks)
        return [Found(self._specs[place], -rank) for rank, place in best]

    def _scores(self, query: str) -> dict[int, int]:
        """Give how well tools fit the words of a query, by their places."""
        scores: dict[int, int] = {}
        for word in islice(dict.fromkeys(words(query[:_MOST_CHARS])), _MOST_WORDS):
            weights = self._matches(word)
            if weights:
                rarity = (len(self._specs) // len(weights)).bit_length()
                for place, weight in weights.items():
                    scores[place] = scores.get(place, 0) + weight * rarity
        return scores

    def _matches(self, word: str) -> dict[int, int]:
        """Give the weight of a word of a query in each tool that has it."""
        weights: dict[int, int] = {}
        for own in islice(self._words, bisect_left(self._words, word), None):
            if not own.startswith(word):
                break
            for place, whole in self._places[own]:
                # What only begins a word counts half.
                weight = whole if own == word else whole // 2
                if weight > weights.get(place, 0):
                    weights[place] = weight
        return weights


def words(text: str) -> Iterator[str]:
    """Give the words of a text in lower case.

    Runs of ASCII letters and digits, and of other letters and digits; a capital behind
    a small letter begins another word.
    """
    word = ""
    for char in text:
        if not (char.isalnum() or _is_vowel_sign(char)):
            if word:
                yield word.lower()
            word = ""
            continue
        if word and _is_border(word[-1], char):
            yield word.lower()
            word = ""
        word += char
    if word:
        yield word.lower()


def _is_border(before: str, char: str) -> bool:
    if before.isascii() != char.isascii():
        return True
    return before.isascii() and before.islower() and char.isupper()


#: The combining classes of marks that are letters, as far as marks have one.
_LETTERS: Final = frozenset([0, *range(10, 36), 103, 107, 118, 122, 129, 130, 132, 240])


def _is_vowel_sign(char: str) -> bool:
    """Whether a mark belongs to its word, as for Unicode's property `Alphabetic`."""
    if char.isascii():
        return False
    from unicodedata import category, combining  # noqa: PLC0415

    return category(char) in {"Mc", "Mn"} and combining(char) in _LETTERS


def _weights(spec: Spec) -> dict[str, int]:
    """Give the words of a tool with the largest weight that each has."""
    weights: dict[str, int] = {}
    for weight, text in _texts(spec):
        for word in words(text):
            weights[word] = max(weight, weights.get(word, 0))
    return weights


def _texts(spec: Spec) -> Iterator[tuple[int, str]]:
    """Give the texts of a tool that count."""
    yield 8, spec.name
    for text in (spec.title or "", *spec.tags, spec.toolset):
        yield 4, text
    for text in (spec.description, spec.when or ""):
        yield 2, text
    for name in _arguments(spec):
        yield 1, name


def _arguments(spec: Spec) -> Iterator[str]:
    schema = members_of(json.parse_or_none(spec.input_schema))
    reference = schema.get("$ref")
    if isinstance(reference, str):
        name = reference.removeprefix("#/$defs/")
        schema = members_of(members_of(schema.get("$defs")).get(name))
    return iter(members_of(schema.get("properties")))
