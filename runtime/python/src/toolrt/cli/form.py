"""The form in which a command answers."""

from __future__ import annotations

from enum import Enum

from .rows import Wanted
from .words import Read

__all__ = ["Form", "form_of", "seconds", "wanted"]


class Form(Enum):
    """What stands on stdout."""

    #: Tables and texts; failures on stderr.
    PEOPLE = "people"
    #: One envelope, whatever happens.
    ENVELOPE = "json"
    JSON_LINES = "jsonl"
    PLAIN = "plain"
    PRINT0 = "print0"
    #: Each event of the call.
    STREAM = "stream"


#: By their options; where two are given, the first one answers that this is wrong.
_FORMS = (
    ("json", Form.ENVELOPE),
    ("jsonl", Form.JSON_LINES),
    ("plain", Form.PLAIN),
    ("print0", Form.PRINT0),
    ("stream", Form.STREAM),
)


def form_of(found: Read, *, is_person: bool) -> Form:
    """Give the form that was asked for; else the one for people or programs."""
    for option, form in _FORMS:
        if found.has(option):
            return form
    return Form.PEOPLE if is_person else Form.ENVELOPE


def wanted(found: Read) -> tuple[Wanted, list[str]]:
    """Give what is to be kept of the result, and what is wrong with that."""
    wrong: list[str] = []
    forms = [f"--{option}" for option, _ in _FORMS if found.has(option)]
    if len(forms) > 1:
        wrong.append(f"{forms[0]} and {forms[1]} are two forms of an answer.")
    fields = tuple(
        tuple(name.strip().split("."))
        for text in found.options.get("fields", [])
        for name in text.split(",")
        if name.strip()
    )
    filters: list[tuple[tuple[str, ...], bool, str]] = []
    for text in found.options.get("filter", []):
        name, sign, value = text.partition("=")
        is_equal = not name.endswith("!")
        name = name if is_equal else name[:-1]
        if not sign or not name:
            wrong.append("--filter needs FIELD=VALUE or FIELD!=VALUE.")
        else:
            filters.append((tuple(name.split(".")), is_equal, value))
    limit = found.one("limit")
    count = None if limit is None else _count(limit)
    if limit is not None and count is None:
        wrong.append("--limit needs a count: --limit 10.")
    for option, values in (
        ("color", ("auto", "always", "never")),
        ("response", ("concise", "detailed")),
    ):
        said = found.one(option)
        if said is not None and said not in values:
            names = f"{', '.join(values[:-1])} or {values[-1]}"
            wrong.append(f"--{option} needs {names}.")
    time = found.one("timeout")
    if time is not None and seconds(time) is None:
        wrong.append("--timeout needs a time: 500ms, 5s, 2m or 1h.")
    return Wanted(fields=fields, filters=tuple(filters), limit=count), wrong


#: How many digits a count may have.
_LONGEST_COUNT = 18


def _count(text: str) -> int | None:
    is_count = text.isascii() and text.isdecimal() and len(text) <= _LONGEST_COUNT
    return int(text) if is_count else None


_UNITS = {"ms": 1, "s": 1000, "m": 60_000, "h": 3_600_000}


def seconds(text: str) -> float | None:
    """Read a time; a number without a unit has seconds."""
    digits = text.rstrip("hms")
    unit = text[len(digits) :] or "s"
    count = _count(digits)
    if count is None or unit not in _UNITS:
        return None
    total = count * _UNITS[unit]
    return total / 1000 if 0 < total <= _LONGEST else None


#: A year, in milliseconds.
_LONGEST = 366 * 24 * 3_600_000
