"""Keywords of lists."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.diagnose.message import NOTHING
from toolrt.meter import each

from . import words
from .choices import quietly
from .keys import key
from .nodes import Count
from .seen import Seen

if TYPE_CHECKING:
    from .nodes import Rules
    from .walk import Walk


def items(walk: Walk, rules: Rules, value: list[object], seen: Seen) -> None:
    """Apply the keywords of a list: its count, its items, whether they repeat."""
    size = len(value)
    names = rules.items_count.broken(size, "minItems", "maxItems")
    walk.add(names, words.counted, size, "items", rules.items_count)
    before = walk.broken
    for index, (item, node) in enumerate(zip(value, rules.prefix, strict=False)):
        walk.section("prefixItems", walk.below, index, node, item)
    prefix = len(rules.prefix)
    seen.first_items = min(prefix, size)
    if rules.items is not None:
        _others(walk, rules.items, prefix, value)
        seen.all_items = True
    if rules.unique and walk.broken == before:
        _unique(walk, value)
    if rules.contains is not None:
        noted = seen if rules.contains_evaluates else Seen()
        walk.section("contains", _contains, walk, *rules.contains, value, noted)


def unevaluated(walk: Walk, rules: Rules, value: list[object], seen: Seen) -> None:
    """Apply `unevaluatedItems`."""
    node = rules.unevaluated_items
    if node is None:
        return
    for index, item in enumerate(each(value)):
        if not seen.has_item(index):
            walk.section("unevaluatedItems", walk.below, index, node, item)
    seen.all_items = True


def _others(walk: Walk, node: int, prefix: int, value: list[object]) -> None:
    """Apply the schema of the items behind the first ones, or say that none may be."""
    if walk.nodes[node] is False:
        if len(value) > prefix:
            most = Count(0, prefix)
            walk.add(("items",), words.counted, len(value), "items", most)
        return
    for index in range(prefix, len(value)):
        if walk.is_done():
            return
        walk.section("items", walk.below, index, node, value[index])


def _unique(walk: Walk, value: list[object]) -> None:
    known: dict[str, int] = {}
    for index, item in enumerate(value):
        text, count = key(item)
        walk.charge(count)
        if walk.is_done():
            return
        first = known.setdefault(text, index)
        if first != index:
            walk.add(("uniqueItems",), words.equal, NOTHING, first, index)
            return


def _contains(
    walk: Walk, node: int, count: Count, value: list[object], seen: Seen
) -> None:
    accepted = 0
    for index, item in enumerate(value):
        if quietly(walk, node, item) is not None:
            accepted += 1
            if walk.tracks:
                seen.items.add(index)
        if walk.is_done():
            return
    if count.broken(accepted, "minContains", "maxContains"):
        walk.add(("contains",), words.contained, accepted, count)
