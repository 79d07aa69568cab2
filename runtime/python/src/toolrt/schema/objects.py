"""Keywords of objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.diagnose.message import NOTHING
from toolrt.meter import each

from . import words
from .nodes import Rules
from .words import Found

if TYPE_CHECKING:
    from .seen import Seen
    from .walk import Walk


def members(walk: Walk, rules: Rules, value: dict[str, object], seen: Seen) -> None:
    """Apply the keywords of an object.

    Declared properties come in their order, then required ones that are not declared,
    then the others as they came.
    """
    size = len(value)
    walk.charge(rules.weight + size // 16)
    names = rules.entries.broken(size, "minProperties", "maxProperties")
    walk.add(names, words.counted, size, "entries", rules.entries)
    for name, node in rules.properties.items():
        if name in value:
            walk.section("properties", _field, walk, name, node, value[name])
            _matching(walk, rules, name, value[name])
            if walk.tracks:
                seen.properties.add(name)
        elif name in rules.is_required:
            _missing(walk, rules, name, value)
    for name in rules.required:
        if name not in rules.properties and name not in value:
            _missing(walk, rules, name, value)
    _others(walk, rules, value, seen)
    if rules.names is not None:
        walk.section("propertyNames", _names, walk, rules.names, value)
    for name, needs in rules.dependent_required:
        if name in value:
            walk.charge(len(needs) // 16)
            for need in needs:
                if need not in value:
                    _missing(walk, rules, need, value, name)


def unevaluated(walk: Walk, rules: Rules, value: dict[str, object], seen: Seen) -> None:
    """Apply `unevaluatedProperties`."""
    node = rules.unevaluated_properties
    if node is None:
        return
    for name, member in each(value.items()):
        if seen.has_property(name):
            continue
        if walk.nodes[node] is False:
            _unknown(walk, "unevaluatedProperties", rules, name, applied=True)
        else:
            walk.section("unevaluatedProperties", walk.below, name, node, member)
    seen.all_properties = True


def _others(walk: Walk, rules: Rules, value: dict[str, object], seen: Seen) -> None:
    """Apply what there is for keys that are not declared."""
    additional = rules.additional
    if not rules.pattern_properties and additional is None:
        return
    for name, member in each(value.items()):
        if name in rules.properties:
            continue
        if walk.is_done():
            return
        if not _matching(walk, rules, name, member):
            if additional is None:
                continue
            if walk.nodes[additional] is False:
                _unknown(walk, "additionalProperties", rules, name, applied=False)
            else:
                walk.section(
                    "additionalProperties", walk.below, name, additional, member
                )
        if walk.tracks:
            seen.properties.add(name)
    seen.all_properties |= additional is not None


def _unknown(
    walk: Walk, keyword: str, rules: Rules, name: str, *, applied: bool
) -> None:
    above = walk.way
    walk.way = (above, name)
    walk.add((keyword,), words.unknown, NOTHING, name, rules, applied)
    walk.way = above


def _matching(walk: Walk, rules: Rules, name: str, value: object) -> bool:
    """Apply what a pattern has for a key; say whether one does."""
    is_matched = False
    for pattern, node in rules.pattern_properties:
        walk.charge(pattern.steps(len(name)))
        if walk.is_done():
            break
        if pattern.matches(name):
            is_matched = True
            walk.section("patternProperties", _field, walk, name, node, value)
    return is_matched


def _field(walk: Walk, name: str, node: int, value: object) -> None:
    """Apply a property's schema, which may be a literal that matches."""
    before = walk.broken
    walk.below(name, node, value)
    if walk.broken == before and _is_literal(walk, node):
        walk.literals += 1


def _is_literal(walk: Walk, node: int) -> bool:
    for _ in range(8):
        rules = walk.nodes[node]
        if not isinstance(rules, Rules):
            return False
        if rules.constant is not None or rules.literals is not None:
            return True
        if rules.reference is None:
            return False
        node = rules.reference
    return False


def _missing(
    walk: Walk,
    rules: Rules,
    name: str,
    value: dict[str, object],
    because: str | None = None,
) -> None:
    keyword = "required" if because is None else "dependentRequired"
    above = walk.way
    walk.way = (above, name)
    walk.add((keyword,), words.missing, NOTHING, name, because, rules, value)
    walk.way = above


def _names(walk: Walk, node: int, value: dict[str, object]) -> None:
    for name in each(value):
        if walk.is_done():
            return
        above, before = walk.way, walk.found
        walk.way, walk.found = None, []
        walk.at(node, name)
        inside, walk.found, walk.way = walk.found, before, above
        for found in inside[: walk.most - len(before)]:
            way = (above, name)
            before.append(Found(way, words.wrong_name, (found,), NOTHING))
