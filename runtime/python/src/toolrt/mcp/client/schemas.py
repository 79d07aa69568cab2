"""Whether one JSON Schema allows what another one refuses.

Only what is certain is told: what is not understood is as if it were the same. Nothing
of a schema is run, no pattern of it either: it is somebody else's.
"""

from __future__ import annotations

from typing import Any, Final

from toolrt import json
from toolrt.call.plain import is_object, items_of, members_of

from .reading import (
    alternatives,
    is_number,
    is_plain,
    kinds_of,
    named,
    resolved,
    split,
    takes,
    values_of,
)

__all__ = ["given_up", "promised_less"]

#: How many pairs of schemas are compared at most: they may lead back to themselves in
#: many ways.
_MOST: Final = 10_000


def given_up(design: dict[str, Any], server: dict[str, Any]) -> str | None:
    """Give what a server does not take any more of what a design allows."""
    return _Comparison(design, server, takes=True).whole()


def promised_less(design: dict[str, Any], server: dict[str, Any]) -> str | None:
    """Give what a server may give that a design does not allow.

    Keys that the design does not know are passed over, as a consumer does.
    """
    return _Comparison(server, design, takes=False).whole()


class _Comparison:
    """Compares the schema of who gives with that of who takes."""

    def __init__(self, giver: Any, taker: Any, *, takes: bool) -> None:
        self._giver_root = giver
        self._taker_root = taker
        # Whether the server is who takes.
        self._takes = takes
        self._seen: set[tuple[int, int]] = set()
        self._left = _MOST
        # Parts that were put together live as long as their numbers are known.
        self._kept: list[Any] = []

    def whole(self) -> str | None:
        """Compare the schemas themselves."""
        try:
            return self.first("", self._giver_root, self._taker_root)
        except RecursionError:
            return None

    def first(self, path: str, giver: Any, taker: Any) -> str | None:
        """Give the first thing that the giver allows and the taker refuses."""
        giver, taker = self._meant(giver, taker)
        pair = (id(giver), id(taker))
        self._left -= 1
        if pair in self._seen or self._left < 0:
            return None
        self._seen.add(pair)
        self._kept += [giver, taker]
        if taker is True or not is_object(taker):
            return self._says(path, "value") if taker is False else None
        for part in items_of(taker.get("allOf")):
            why = self.first(path, giver, part)
            if why is not None:
                return why
        takers = alternatives(taker)
        for one in split(giver):
            if values_of(one) is None and not is_plain(one):
                why = self.first(path, one, taker)
            else:
                why = self._refused(path, one, takers)
            if why is not None:
                return why
        return None

    def _meant(self, giver: Any, taker: Any) -> tuple[Any, Any]:
        return resolved(giver, self._giver_root), resolved(taker, self._taker_root)

    def _refused(self, path: str, giver: Any, takers: list[Any]) -> str | None:
        """Give why no alternative takes what the giver allows."""
        first: str | None = None
        for taker in takers:
            known = set(self._seen)
            own = resolved(taker, self._taker_root)
            if own is taker:
                why = self._one(path, giver, own)
            else:
                why = self.first(path, giver, own)
            if why is None:
                return None
            # What one alternative refuses may be what another one takes.
            self._seen = known
            first = first or why
        return first if len(takers) == 1 else self._says(path, named(giver))

    def _one(self, path: str, giver: Any, taker: Any) -> str | None:
        """Compare one kind of values with one alternative."""
        values = values_of(giver)
        if values is not None:
            odd = next((one for one in values if not takes(taker, one)), _NOTHING)
            if odd is _NOTHING:
                return None
            return self._says(path, json.dump(odd).decode())
        kind = giver.get("type")
        taken = kinds_of(taker)
        if kind not in taken and not (kind == "integer" and "number" in taken):
            return self._says(path, named(giver))
        if values_of(taker) is not None:
            says = "takes some values only" if self._takes else "may be another value"
            return f"{_at(path)}{says}"
        if kind == "object":
            return self._objects(path, giver, taker)
        if kind == "array":
            return self._lists(path, giver, taker)
        return self._bounded(path, giver, taker)

    def _objects(self, path: str, giver: Any, taker: Any) -> str | None:
        given = members_of(giver.get("properties"))
        sure = items_of(giver.get("required"))
        for key in items_of(taker.get("required")):
            if key not in sure:
                says = "needs" if self._takes else "may have no"
                return f"{_at(path)}{says} {json.dump(key).decode()}"
        known = members_of(taker.get("properties"))
        others = taker.get("additionalProperties", True)
        knows_more = "patternProperties" in taker
        for key, field in given.items():
            why = None
            if key in known:
                why = self.first(f"{path}/{key}", field, known[key])
            elif is_object(others):
                why = self.first(f"{path}/{key}", field, others)
            elif others is False and self._takes and not knows_more:
                why = self._says(path, json.dump(key).decode())
            if why is not None:
                return why
        more = giver.get("additionalProperties", True)
        if more is False or knows_more:
            return None
        if others is False:
            return self._says(path, "other keys") if self._takes else None
        if is_object(more) and is_object(others):
            return self.first(f"{path}/*", more, others)
        return None

    def _lists(self, path: str, giver: Any, taker: Any) -> str | None:
        if taker.get("uniqueItems") is True and giver.get("uniqueItems") is not True:
            return self._says(path, "equal items")
        places = items_of(giver.get("prefixItems"))
        wanted = items_of(taker.get("prefixItems"))
        rest, others = giver.get("items", True), taker.get("items", True)
        for at in range(max(len(places), len(wanted))):
            own = places[at] if at < len(places) else rest
            other = wanted[at] if at < len(wanted) else others
            if own is False:
                break
            why = self.first(f"{path}/{at}", own, other)
            if why is not None:
                return why
        if rest is not False:
            why = self.first(f"{path}/*", rest, others)
            if why is not None:
                return why
        return self._bounded(path, giver, taker)

    def _bounded(self, path: str, giver: Any, taker: Any) -> str | None:
        """Compare limits: those of the taker must be at least as wide."""
        # Limits of numbers say nothing of texts: of those of decimals, older servers
        # have some, with a format that JSON Schema does not define.
        is_text = taker.get("type") == "string"
        for key, is_least in _LIMITS.items():
            limit, own = taker.get(key), giver.get(key)
            if not is_number(limit) or (key == "minLength" and limit <= 0):
                continue
            if is_text and key in _OF_NUMBERS:
                continue
            if not is_number(own):
                own = _other_limit(key, giver)
            if own is None or (own < limit if is_least else own > limit):
                return f"{_at(path)}{self._other()} `{key}`"
        for key in ("pattern", "format", "multipleOf"):
            if is_text and (key in _OF_NUMBERS or taker.get(key) == "decimal"):
                continue
            if key in taker and taker[key] != giver.get(key):
                return f"{_at(path)}{self._other()} `{key}`"
        return None

    def _other(self) -> str:
        return "has a narrower" if self._takes else "has a wider"

    def _says(self, path: str, what: str) -> str:
        return f"{_at(path)}{'takes no' if self._takes else 'may be'} {what}"


_NOTHING: Final = object()

#: Limits, and whether they are the least.
_LIMITS: Final = {
    "minimum": True,
    "exclusiveMinimum": True,
    "minLength": True,
    "minItems": True,
    "maximum": False,
    "exclusiveMaximum": False,
    "maxLength": False,
    "maxItems": False,
}

_OF_NUMBERS: Final = frozenset(
    ("minimum", "exclusiveMinimum", "maximum", "exclusiveMaximum", "multipleOf")
)

#: A limit that may stand for another one.
_PARTNERS: Final = {
    "minimum": "exclusiveMinimum",
    "maximum": "exclusiveMaximum",
}


def _other_limit(key: str, giver: dict[str, Any]) -> Any:
    """Give the limit of the giver where it has it under another name."""
    if key in {"minItems", "maxItems"} and "prefixItems" in giver:
        count = len(items_of(giver["prefixItems"]))
        closed = giver.get("items") is False
        return count if closed else None
    own = giver.get(_PARTNERS.get(key, ""))
    return own if is_number(own) else None


def _at(path: str) -> str:
    return f"at {path}: " if path else ""
