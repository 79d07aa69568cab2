"""Searches: which tools have what a query asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Declared", "Query"]

#: What a tool declares: the kind, and the value of it.
_Fact: TypeAlias = "tuple[str, object]"


class Query(Struct, frozen=True, kw_only=True):
    """The criteria of a search; those that are not set match every tool."""

    text: str | None = None
    name_contains: str | None = None
    toolset: str | None = None
    service: str | None = None
    any_tag: tuple[str, ...] = ()
    all_tags: tuple[str, ...] = ()
    capabilities: tuple[str, ...] = ()
    readonly: bool | None = None
    destructive: bool | None = None
    idempotent: bool | None = None
    open_world: bool | None = None


class Declared:
    """What tools declare, each fact with the places of the tools that declare it."""

    __slots__ = ("_places", "_specs")

    def __init__(self, specs: Sequence[Spec]) -> None:
        """Take the tools, in their order."""
        self._specs = specs
        self._places: dict[_Fact, set[int]] = {}
        for place, spec in enumerate(specs):
            for fact in _facts(spec):
                self._places.setdefault(fact, set()).add(place)

    def matching(self, query: Query) -> set[int] | None:
        """Give the places of the tools that have all but the text; `None` for all."""
        wanted = [self._of(fact) for fact in _wanted(query)]
        if query.any_tag:
            tags = (self._of(("tag", tag)) for tag in query.any_tag)
            wanted.append(set[int]().union(*tags))
        if wanted:
            # The rarest comes first: the others are looked up in what it leaves.
            rare, *others = sorted(wanted, key=len)
            matching = rare.intersection(*others)
        elif query.name_contains is None:
            return None
        else:
            matching = set(range(len(self._specs)))
        part = query.name_contains
        if part is None:
            return matching
        return {place for place in matching if part in self._specs[place].name}

    def _of(self, fact: _Fact) -> set[int]:
        return self._places.get(fact, set())


def _facts(spec: Spec) -> Iterator[_Fact]:
    effects = spec.effects
    yield "toolset", spec.toolset
    yield "service", spec.service
    yield "readonly", effects.readonly
    yield "destructive", effects.destructive is True
    yield "idempotent", effects.idempotent
    yield "open_world", effects.open_world is True
    for tag in spec.tags:
        yield "tag", tag
    for capability in spec.capabilities:
        yield "capability", capability.name


def _wanted(query: Query) -> Iterator[_Fact]:
    """Give what a tool must all declare."""
    for kind in (
        "toolset",
        "service",
        "readonly",
        "destructive",
        "idempotent",
        "open_world",
    ):
        value = getattr(query, kind)
        if value is not None:
            yield kind, value
    yield from _each("tag", query.all_tags)
    yield from _each("capability", query.capabilities)


def _each(kind: str, values: Iterable[str]) -> Iterator[_Fact]:
    return ((kind, value) for value in values)
