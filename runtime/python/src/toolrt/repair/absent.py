"""Optional fields that are given as `null` or as an empty string, and left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final

from toolrt.diagnose.path import subject
from toolrt.json import dump, parse

if TYPE_CHECKING:
    from toolrt.diagnose import Issue

__all__ = ["left_out"]

#: So many issues of a document are reported; there may be more then.
_MOST_ISSUES: Final = 100
#: Makes a key that nobody declares: a character of the private use area.
_MARK: Final = "\ue000"
_AS_NULL: Final = "was given as null and is left out."
_AS_EMPTY: Final = "was given as an empty string and is left out."


def left_out(
    document: list[object],
    issues: Sequence[Issue],
    check: Callable[[bytes], Sequence[Issue]],
) -> Iterator[tuple[str, str]]:
    """Leave out the fields with an issue that are `null` or empty, and optional.

    The issues tell which fields these are. Under a key that nobody declares, the value
    of a map has the same issue, and that of a field has none or is unknown. Without
    the key, a required field is missing. Each is asked once for all fields together, so
    that many of them cost no more than one.

    Args:
        document: The document, which is changed, as the only item of a list.
        issues: Its issues.
        check: Gives the issues of a document.

    Yields:
        The path of a field that was left out, and the warning about it.

    """
    found = dict(_candidates(document[0], issues))
    if found:
        keep = _reported(document[0], found, check, renames=True, without="unknown")
        found = {path: keys for path, keys in found.items() if path not in keep}
    if found:
        keep = _reported(document[0], found, check, renames=False, only="missing")
        found = {path: keys for path, keys in found.items() if path not in keep}
    for path, keys in found.items():
        holder = _holder(document[0], keys)
        says = _AS_NULL if holder.pop(keys[-1]) is None else _AS_EMPTY
        yield path, f"{subject(tuple(keys))} {says}"


def _candidates(
    document: object, issues: Sequence[Issue]
) -> Iterator[tuple[str, list[str]]]:
    for issue in issues:
        if issue.code == "unknown":
            continue
        tokens = issue.path.split("/")[1:]
        keys = [token.replace("~1", "/").replace("~0", "~") for token in tokens]
        holder = _holder(document, keys) if keys else None
        if isinstance(holder, dict) and keys[-1] in holder:
            value = holder[keys[-1]]
            if value is None or value == "":
                yield issue.path, keys


def _holder(document: Any, keys: list[str]) -> Any:
    """Give what holds the value at a path; `None` if there is no such path."""
    for key in keys[:-1]:
        if isinstance(document, dict) and key in document:
            document = document[key]
        elif isinstance(document, list) and key.isascii() and key.isdigit():
            index = int(key)
            document = document[index] if index < len(document) else None
        else:
            return None
    return document


def _reported(
    document: object,
    found: dict[str, list[str]],
    check: Callable[[bytes], Sequence[Issue]],
    *,
    renames: bool,
    without: str | None = None,
    only: str | None = None,
) -> set[str]:
    """Give the fields that have issues where all of them are renamed, or left out.

    Args:
        document: The document, which stays as it is.
        found: The keys of the fields, by their paths.
        check: Gives the issues of a document.
        renames: Whether they are renamed; else they are left out.
        without: The code of issues that do not count.
        only: The code of issues that count, if others do not.

    """
    tried = parse(dump(document))
    names: dict[str, str] = {}
    for path, keys in found.items():
        holder = _holder(tried, keys)
        value = holder.pop(keys[-1])
        if renames:
            mark = _MARK
            while keys[-1] + mark in holder:
                mark += _MARK
            holder[keys[-1] + mark] = value
            names[path + mark] = path
        else:
            names[path] = path
    issues = check(dump(tried))
    if len(issues) >= _MOST_ISSUES:
        return set(found)
    counted = (
        one for one in issues if one.code != without and only in {None, one.code}
    )
    return {names[one.path] for one in counted if one.path in names}
