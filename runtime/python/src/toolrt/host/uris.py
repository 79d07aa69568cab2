"""What a URI names, as far as capabilities bind it: a file, or a host."""

from __future__ import annotations

import itertools
import os
import re
from typing import Final, TypeAlias

from msgspec import Struct

from .sites import Endpoint, parsed_host, port_of

__all__ = ["File", "Named", "Nothing", "Unclear", "is_file", "named"]


class File(Struct, frozen=True):
    """A file of this machine, by its path from the root on."""

    path: str


class Nothing(Struct, frozen=True):
    """Neither a file nor a host: `urn:isbn:0451450523`."""


class Unclear(Struct, frozen=True):
    """Two readers may read it in two ways."""

    why: str


#: What a URI names.
Named: TypeAlias = File | Endpoint | Nothing | Unclear

_USER: Final = "it has user information"
_HOST: Final = "its host is neither a plain name nor a plain address"
_PORT: Final = "its port is no plain number"
_NO_HOST: Final = "it has no host"
#: What readers of nested URIs pass over.
_BEFORE: Final = " \t\r\n("

_NESTED: Final = "it has another URI in it"
_FILE: Final = "it does not name a file of this machine in the plain way"

#: Schemes that always have a host, and their ports.
_WITH_HOST: Final = {"http": 80, "https": 443, "ws": 80, "wss": 443, "ftp": 21}


def is_file(uri: str) -> bool:
    """Whether a URI has the scheme of files, whatever is behind that."""
    return uri.partition(":")[0].lower() == "file"


def named(uri: str) -> Named:
    """Read a URI, which has the format `uri`."""
    scheme, colon, rest = uri.partition(":")
    if not colon:
        return Unclear(_NO_HOST)
    if is_file(uri):
        path = _file(rest)
        return Unclear(_FILE) if path is None else File(path)
    usual = _WITH_HOST.get(scheme.lower())
    if not rest.startswith("//"):
        if usual is not None:
            return Unclear(_NO_HOST)
        # `jar:http://…!/a`: who fetches it goes to the inner one.
        return Unclear(_NESTED) if _nests(rest) else Nothing()
    authority = re.split("[/?#]", rest[2:], maxsplit=1)[0]
    if "@" in authority:
        return Unclear(_USER)
    if authority.startswith("["):
        inside, bracket, after = authority.partition("]")
        text = inside + bracket
    else:
        text, colon, port = authority.partition(":")
        after = colon + port
    if not text:
        empty = usual is None and not after
        return Nothing() if empty else Unclear(_NO_HOST)
    host = parsed_host(text)
    if host is None or after[:1] not in {"", ":"}:
        return Unclear(_HOST)
    if after in {"", ":"}:
        return Endpoint(host, None, usual)
    number = port_of(after[1:])
    return Unclear(_PORT) if number is None else Endpoint(host, number, usual)


def _nests(rest: str) -> bool:
    """Whether a URI without an authority begins another one behind its scheme.

    A known scheme, or one with a slash behind it, also behind several schemes.
    """
    parts = [part.lstrip(_BEFORE) for part in rest.split(":")]
    for scheme, inner in itertools.pairwise(parts):
        if re.fullmatch("[A-Za-z][A-Za-z0-9+.-]*", scheme) is None:
            return False
        known = scheme.lower() == "file" or scheme.lower() in _WITH_HOST
        if known or inner.startswith(("/", "\\")):
            return True
    return False


def _file(rest: str) -> str | None:
    """Give the path of a `file:` URI, by what is behind the scheme."""
    path = rest
    if rest.startswith("//"):
        host, slash, path = rest[2:].partition("/")
        path = slash + path
        if host.lower() not in {"", "localhost"}:
            return None
    # Two slashes would name another machine on some systems.
    if not path.startswith("/") or path.startswith("//") or re.search(r"[?#]", path):
        return None
    decoded = _decoded(path)
    if decoded is not None and os.name == "nt":
        return decoded.removeprefix("/")
    return decoded


def _decoded(path: str) -> str | None:
    """Give a path without its percent signs; none if they write separators."""
    first, *others = path.split("%")
    found = bytearray(first.encode(errors="surrogatepass"))
    for part in others:
        digits = part[:2]
        if re.fullmatch("[0-9A-Fa-f]{2}", digits) is None:
            return None
        byte = int(digits, 16)
        if byte in b"/\\\0":
            return None
        found.append(byte)
        found += part[2:].encode(errors="surrogatepass")
    try:
        return found.decode()
    except UnicodeDecodeError:
        return None
