"""The URIs of resources: templates, and what their variables are in a URI."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple
from urllib.parse import unquote_to_bytes

__all__ = ["variables_in"]

_VARIABLE: Final = re.compile(r"\{(\+?)([^{}]+)\}")

#: A percent sign that begins no escape.
_STRAY: Final = re.compile(r"%(?![0-9A-Fa-f]{2})")

#: How long a URI may be that somebody asks for, in bytes.
_LONGEST: Final = 8192


class _Variable(NamedTuple):
    """A variable, and the text behind it."""

    name: str
    #: Whether it may have a `/`.
    is_path: bool
    text: str


def variables_in(template: str, uri: str) -> dict[str, str] | None:
    """Give the variables of a URI by a template; `None` where it does not match.

    `{id}` is at least one character but `/`, also of those that are escaped, `{+path}`
    at least one of all; none is a NUL. The first ones take as much as they can.

    >>> variables_in("notes://{user}/{+path}", "notes://ann/a/b%20c")
    {'user': 'ann', 'path': 'a/b c'}
    >>> variables_in("notes://{user}", "notes://ann/a") is None
    True
    """
    start, variables = _parts(template)
    if _is_long(uri) or not uri.startswith(start):
        return None
    if not variables:
        return {} if uri == start else None
    ends = _ends(variables, uri, len(start))
    if ends is None:
        return None
    values: dict[str, str] = {}
    at = len(start)
    for variable, end in zip(variables, ends, strict=True):
        value = uri[at:end]
        # `unquote_to_bytes` would keep it as it is.
        if _STRAY.search(value):
            return None
        try:
            decoded = unquote_to_bytes(value).decode()
        except UnicodeError:
            return None
        if "\0" in decoded or not (variable.is_path or _is_part(decoded)):
            return None
        values[variable.name] = decoded
        at = end + len(variable.text)
    return values


def _is_part(value: str) -> bool:
    """Whether a value stays one part of a path when put into another path."""
    return value not in {".", ".."} and "/" not in value and "\\" not in value


def _is_long(uri: str) -> bool:
    return len(uri) > _LONGEST or len(uri.encode(errors="replace")) > _LONGEST


def _ends(variables: tuple[_Variable, ...], uri: str, start: int) -> list[int] | None:
    """Give where each variable ends, the first of which begins here.

    The time is that of reading the URI once for each variable, whatever it says.
    """
    size = len(uri)
    # Where the variables behind this one may begin: behind the last, at the end alone.
    may_begin = bytearray(size + 1)
    may_begin[size] = True
    may_end: list[bytearray] = []
    for variable in reversed(variables):
        ends = bytearray(size + 1)
        end = uri.find(variable.text, start)
        while end >= 0:
            ends[end] = may_begin[end + len(variable.text)]
            end = uri.find(variable.text, end + 1)
        may_end.insert(0, ends)
        may_begin = _begins(variable, uri, start, ends)
    found: list[int] = []
    at = start
    for variable, ends in zip(variables, may_end, strict=True):
        slash = -1 if variable.is_path else uri.find("/", at)
        end = ends.rfind(1, at + 1, (size if slash < 0 else slash) + 1)
        if end < 0:
            return None
        found.append(end)
        at = end + len(variable.text)
    return found if at == size else None


def _begins(variable: _Variable, uri: str, start: int, ends: bytearray) -> bytearray:
    """Give where a variable may begin, by where it may end."""
    begins = bytearray(len(ends))
    is_possible = 0
    for at in range(len(uri) - 1, start - 1, -1):
        is_possible |= ends[at + 1]
        if uri[at] == "/" and not variable.is_path:
            is_possible = 0
        begins[at] = is_possible
    return begins


@lru_cache(maxsize=1024)
def _parts(template: str) -> tuple[str, tuple[_Variable, ...]]:
    """Give the text before the first variable, and all variables."""
    found = list(_VARIABLE.finditer(template))
    if not found:
        return template, ()
    ends = [*(one.start() for one in found[1:]), len(template)]
    variables = tuple(
        _Variable(one[2], bool(one[1]), template[one.end() : end])
        for one, end in zip(found, ends, strict=True)
    )
    return template[: found[0].start()], variables
