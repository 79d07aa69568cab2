"""Arguments that are nearly right: what a host may let be repaired, and reports.

>>> from toolrt.json import parse
>>> from toolrt.schema import Validator
>>> limit = Validator({"properties": {"limit": {"type": "integer"}}})
>>> repaired(b'{"limit":"5"}', ALL, lambda data: limit.validate(parse(data)))
... # doctest: +ELLIPSIS
Repaired(payload=b'{"limit":5}', warnings=('/limit was given as a string and read ...
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias, get_args

from toolrt.json import dump, parse_or_none

if TYPE_CHECKING:
    from toolrt.diagnose import Issue

__all__ = ["ALL", "Repair", "Repaired", "of", "repaired"]

#: The kinds of repairs that a host may let happen: nothing, white space, `null` or an
#: empty string in place of no arguments; a code fence around the document and commas
#: before closing brackets; `null` or an empty string for an optional field; an object
#: or a list that is given as a string of JSON; a number, `true` or `false` that is
#: given as a string; a string that is given as a number, `true` or `false`; one value
#: where a list of it is expected; a value of an enum in another case.
Repair: TypeAlias = Literal[
    "empty",
    "documents",
    "optional",
    "json_strings",
    "scalars",
    "strings",
    "lists",
    "cases",
]

#: Each kind of repair.
ALL: Final[frozenset[Repair]] = frozenset(get_args(Repair))

#: How often a document is looked at again: a repaired part may need another repair.
_ROUNDS: Final = 8
#: More repairs are no repair.
_MOST_REPAIRS: Final = 100


class Repaired(NamedTuple):
    """A document that is valid now."""

    #: The document, which may be used instead.
    payload: bytes
    #: What was repaired, a sentence each, without any value.
    warnings: tuple[str, ...]


def of(repairs: bool | Collection[Repair]) -> frozenset[Repair]:
    """Give the kinds of repairs that are meant: all, none, or some by name.

    Raises:
        ValueError: If there is no repair of a name.

    """
    if isinstance(repairs, bool):
        return ALL if repairs else frozenset()
    unknown = [name for name in repairs if name not in ALL]
    if unknown:
        raise ValueError(f"there are no repairs of {unknown[0]!r}")
    return frozenset(repairs)


def repaired(
    payload: bytes,
    repairs: frozenset[Repair],
    check: Callable[[bytes], Sequence[Issue]],
) -> Repaired | None:
    """Repair a document, unless it is valid or would not be valid by repairs alone.

    Args:
        payload: The document.
        repairs: The kinds of repairs that may happen.
        check: Gives the issues of a document; it is asked again after each round of
            repairs, about JSON only after the first time.

    """
    from . import absent, documents, parts  # noqa: PLC0415

    warnings: list[str] = []
    text = payload
    if "empty" in repairs and documents.is_blank(payload):
        text = b"{}"
        warnings.append(f"The value {parts.AS_NO_ARGUMENTS}")
    elif "documents" in repairs and not documents.is_json(payload):
        found = documents.repaired(payload, warnings)
        if found is None:
            return None
        text = found
    if not documents.is_json(text):
        return None
    value = [parse_or_none(text)]
    for _ in range(_ROUNDS + 1):
        issues = check(text)
        if not issues:
            return Repaired(text, tuple(warnings)) if warnings else None
        places: set[str] = set()
        if "optional" in repairs:
            for place, says in absent.left_out(value, issues, check):
                places.add(place)
                warnings.append(says)
        for issue in issues:
            if issue.code in ("depth", "json") or len(warnings) > _MOST_REPAIRS:
                return None
            if issue.path not in places:
                if len(warnings) == _MOST_REPAIRS:
                    return None
                places.add(issue.path)
                warning = parts.repaired(value, issue, repairs)
                if warning is None:
                    return None
                warnings.append(warning)
        text = dump(value[0])
    return None
