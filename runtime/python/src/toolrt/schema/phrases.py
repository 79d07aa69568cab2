"""The phrases for subschemas in sentences, and the kinds of values that they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET

from toolrt.diagnose.shown import listed, shortened, truncated
from toolrt.json.write import dump

from .nodes import PHRASES, Rules

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .nodes import Compiled, Literals

#: How many subschemas are looked at for one phrase.
_FAR: Final = 100

_ANY: Final = "any JSON value"


class Phrases:
    """Puts subschemas into words."""

    def __init__(self, schema: Compiled) -> None:
        """Take all subschemas."""
        self._schema = schema
        self._left = _FAR

    def of(self, node: int) -> str:
        """Give the phrase for a subschema."""
        rules = self._rules(node)
        if rules is None:
            return _ANY
        literals = rules.constant or rules.literals
        if literals is not None:
            return one_of(literals)
        if rules.types:
            return _kinds(rules)
        inner = [] if rules.reference is None else [rules.reference]
        for one in inner + rules.all_of:
            phrase = self.of(one)
            if phrase != _ANY:
                return phrase
        several = rules.any_of or rules.one_of
        return self.any_of(several) if several else _ANY

    def any_of(self, nodes: Iterable[int]) -> str:
        """Give the phrases for alternatives, each wording once."""
        return " or ".join(dict.fromkeys([self.of(node) for node in nodes]))

    def of_simple(self, node: int) -> str | None:
        """Give the phrase for what says only which kinds or values there are."""
        rules = self._rules(node)
        if rules is None or rules.is_more_than_kinds:
            return None
        literals = [one for one in (rules.constant, rules.literals) if one is not None]
        if len(literals) == 1 and not rules.types:
            return one_of(literals[0])
        return _kinds(rules) if rules.types and not literals else None

    def kinds_of(self, nodes: Iterable[int]) -> object:
        """Give the kinds of values that subschemas take: one name or a list."""
        self._left = _FAR
        names: list[str] = []
        for node in nodes:
            self._add_kinds(node, names)
        return as_value(names)

    def _add_kinds(self, node: int, names: list[str]) -> None:
        rules = self._rules(node)
        if rules is None:
            return
        literals = rules.constant or rules.literals
        if literals is not None:
            names += literals.kinds
            return
        if rules.types:
            names += rules.types
            return
        before = len(names)
        inner = [] if rules.reference is None else [rules.reference]
        for one in inner + rules.all_of:
            if len(names) == before:
                self._add_kinds(one, names)
        if len(names) == before:
            for one in rules.any_of or rules.one_of:
                self._add_kinds(one, names)

    def _rules(self, node: int) -> Rules | None:
        left = self._left
        self._left = max(0, left - 1)
        rules = self._schema.nodes[node]
        return rules if isinstance(rules, Rules) and left else None


def _kinds(rules: Rules) -> str:
    return " or ".join([PHRASES[kind] for kind in rules.types])


def one_of(literals: Literals) -> str:
    """Name the values of an enum."""
    # Those that are not kept are not shown, but counted.
    more = literals.size - len(literals.shown)
    texts = listed([*map(_literal, literals.shown), *[""] * more])
    return texts if literals.size == 1 else f"one of {texts}"


def _literal(value: object) -> str:
    """Write a value of an enum; a list or an object is cut like a text."""
    if isinstance(value, str):
        return shortened(value)
    text = dump(value).decode()
    return truncated(text) if isinstance(value, list | dict) else text


def as_value(names: Iterable[str]) -> object:
    """Give names, each once: one alone or a list."""
    kept = list(dict.fromkeys(names))
    if not kept:
        return UNSET
    return kept[0] if len(kept) == 1 else kept
