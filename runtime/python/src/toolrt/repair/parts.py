"""Parts of documents with an issue, which a value of another form would not have."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt.diagnose.path import subject
from toolrt.json import dump, parse_or_none

if TYPE_CHECKING:
    from collections.abc import Collection

    from toolrt.diagnose import Issue

    from . import Repair

__all__ = ["AS_NO_ARGUMENTS", "repaired"]

#: What is said of an empty document.
AS_NO_ARGUMENTS: Final = "was empty and read as an object without members."

_SPACE: Final = " \t\r\n"
_AS_BOOL: Final = "was given as a string and read as true or false."
_AS_NUMBER: Final = "was given as a string and read as a number."
_AS_STRING: Final = "was given as a number and read as a string."
_FROM_BOOL: Final = "was given as true or false and read as a string."
_AS_OBJECT: Final = "was given as a string of JSON and read as an object."
_AS_LIST: Final = "was given as a string of JSON and read as a list."


def repaired(
    document: list[object], issue: Issue, repairs: frozenset[Repair]
) -> str | None:
    """Repair what an issue is about, and say so; none if that cannot be repaired.

    Args:
        document: The document, which is changed, as the only item of a list.
        issue: The issue.
        repairs: The kinds of repairs that may happen.

    """
    tokens = issue.path.split("/")[1:]
    keys = [token.replace("~1", "/").replace("~0", "~") for token in tokens]
    holder: Any = document
    step: Any = 0
    for key in keys:
        holder, step = holder[step], key
        if isinstance(holder, list):
            step = int(key) if key.isascii() and key.isdigit() else len(holder)
            if step >= len(holder):
                return None
        elif not isinstance(holder, dict) or key not in holder:
            return None
    if issue.code in ("type", "union"):
        kinds = _kinds(issue)
        if "empty" in repairs and not keys and _is_empty(document[0], kinds):
            document[0] = {}
            return f"{subject(())} {AS_NO_ARGUMENTS}"
        found = _of_kind(holder[step], kinds, repairs)
    elif issue.code in ("enum", "const"):
        found = _of_literal(holder[step], _members(issue), repairs)
    else:
        return None
    if found is None:
        return None
    holder[step], says = found
    return f"{subject(tuple(keys))} {says}"


def _kinds(issue: Issue) -> list[object]:
    """Give the kinds of values that would be right."""
    expected = issue.expected
    return list(expected) if isinstance(expected, list) else [expected]


def _is_empty(document: object, kinds: Collection[object]) -> bool:
    """Whether a document stands for no arguments, and an object is expected."""
    is_blank = isinstance(document, str) and not document.strip(_SPACE)
    return (document is None or is_blank) and "object" in kinds


def _of_kind(
    part: object, kinds: Collection[object], repairs: frozenset[Repair]
) -> tuple[object, str] | None:
    if isinstance(part, str):
        found = _read(part, kinds, repairs)
        if found is not None:
            return found
    if "strings" in repairs and "string" in kinds and isinstance(part, int | float):
        return _spelt(part)
    is_one = part is not None and not isinstance(part, list)
    if "lists" in repairs and "array" in kinds and is_one:
        return [part], "was one value and became a list of it."
    return None


def _read(
    text: str, kinds: Collection[object], repairs: Collection[Repair]
) -> tuple[object, str] | None:
    """Give what a text stands for, if that is expected."""
    text = text.strip(_SPACE)
    if "scalars" in repairs and "boolean" in kinds:
        name = _folded(text)
        if name in (b"true", b"false"):
            return name == b"true", _AS_BOOL
    value = parse_or_none(text)
    if isinstance(value, dict):
        is_let = "json_strings" in repairs and "object" in kinds
        return (value, _AS_OBJECT) if is_let else None
    if isinstance(value, list):
        is_let = "json_strings" in repairs and "array" in kinds
        return (value, _AS_LIST) if is_let else None
    if isinstance(value, int | float) and not isinstance(value, bool):
        is_let = "scalars" in repairs and ("integer" in kinds or "number" in kinds)
        return (value, _AS_NUMBER) if is_let else None
    return None


def _spelt(scalar: float) -> tuple[str, str]:
    """Give a number or a bool as the string that JSON has for it."""
    says = _FROM_BOOL if isinstance(scalar, bool) else _AS_STRING
    return dump(scalar).decode(), says


def _members(issue: Issue) -> list[object]:
    """Give the values that would be right."""
    expected = issue.expected
    if issue.code == "enum" and isinstance(expected, list):
        return expected
    return [expected]


def _of_literal(
    part: object, members: list[object], repairs: frozenset[Repair]
) -> tuple[object, str] | None:
    if "strings" in repairs and isinstance(part, int | float):
        text, says = _spelt(part)
        return (text, says) if text in members else None
    if not isinstance(part, str):
        return None
    if "cases" in repairs:
        name = _folded(part)
        same = [one for one in members if isinstance(one, str) and _folded(one) == name]
        if len(same) == 1:
            return same[0], "was given in another case."
    kinds = {_kind(one) for one in members}
    return _read(part, kinds, repairs - {"json_strings"})


def _kind(value: object) -> str | None:
    """Give the kind of a value that a string may stand for."""
    if isinstance(value, bool):
        return "boolean"
    return "number" if isinstance(value, int | float) else None


def _folded(text: str) -> bytes:
    """Give a text to be compared whatever the case of letters of ASCII is."""
    return text.encode("utf-8", "surrogatepass").lower()
