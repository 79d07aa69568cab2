"""References against a base, by RFC 3986 section 5.2."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_SCHEME: Final = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*")
_ESCAPED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


class _Parts(NamedTuple):
    scheme: str | None
    authority: str | None
    path: str
    query: str | None
    fragment: str | None


def resolved(base: str, reference: str) -> str:
    """Give the absolute form of a reference."""
    above, parts = _parts(base), _parts(reference)
    scheme, authority, query = above.scheme, above.authority, parts.query
    if parts.scheme is not None:
        scheme, authority = parts.scheme, parts.authority
        path = _without_dots(parts.path)
    elif parts.authority is not None:
        authority, path = parts.authority, _without_dots(parts.path)
    elif not parts.path:
        path = above.path
        query = above.query if query is None else query
    elif parts.path.startswith("/"):
        path = _without_dots(parts.path)
    else:
        path = _without_dots(_merged(above, parts.path))
    out = "" if scheme is None else f"{scheme}:"
    out += "" if authority is None else f"//{authority}"
    out += path
    out += "" if query is None else f"?{query}"
    return out + ("" if parts.fragment is None else f"#{parts.fragment}")


def split(uri: str) -> tuple[str, str] | None:
    """Give a URI and its fragment, decoded; none if the fragment is not UTF-8."""
    uri, _, fragment = uri.partition("#")
    data = fragment.encode("utf-8", "surrogatepass")
    decoded = _ESCAPED.sub(lambda found: bytes((int(found[1], 16),)), data)
    try:
        return uri, decoded.decode()
    except UnicodeDecodeError:
        return None


def _parts(text: str) -> _Parts:
    text, fragment = _cut(text, "#")
    text, query = _cut(text, "?")
    before, colon, behind = text.partition(":")
    scheme = None
    if colon and _SCHEME.fullmatch(before):
        scheme, text = before, behind
    authority = None
    if text.startswith("//"):
        authority, slash, path = text[2:].partition("/")
        text = slash + path
    return _Parts(scheme, authority, text, query, fragment)


def _cut(text: str, at: str) -> tuple[str, str | None]:
    before, found, behind = text.partition(at)
    return before, behind if found else None


def _merged(base: _Parts, path: str) -> str:
    if base.authority is not None and not base.path:
        return f"/{path}"
    return base.path[: base.path.rfind("/") + 1] + path


def _without_dots(path: str) -> str:
    is_absolute = path.startswith("/")
    segments = path.split("/")[1 if is_absolute else 0 :]
    kept: list[str] = []
    for place, segment in enumerate(segments):
        if segment not in (".", ".."):
            kept.append(segment)
            continue
        if segment == ".." and kept:
            kept.pop()
        if place == len(segments) - 1:
            kept.append("")
    return ("/" if is_absolute else "") + "/".join(kept)
