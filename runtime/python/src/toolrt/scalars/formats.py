"""Texts with a format, by the grammars of `spec/wire.md`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final

from .patterns import ATOM, GROUP, PATH, PATTERNS, QUERY, SCHEME, USER

#: What messages call a format, by its name in a design.
PHRASES: Final = {
    "datetime": 'a date and time with an offset, like "2026-01-31T09:30:00Z"',
    "date": 'a date, like "2026-01-31"',
    "time": 'a time with an offset, like "09:30:00Z"',
    "duration": 'an ISO 8601 duration, like "PT5M"',
    "decimal": 'a decimal, like "12.50"',
    "uuid": 'a UUID, like "6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10"',
    "uri": 'an absolute URI, like "https://example.com/a"',
    "email": 'an email address, like "ada@example.com"',
    "hostname": 'a host name, like "api.example.com"',
    "ipv4": 'an IPv4 address, like "192.0.2.1"',
    "ipv6": 'an IPv6 address, like "2001:db8::1"',
    "path": "a file path without NUL characters",
    "bytes": 'padded base64 text, like "aGk="',
}


def accepts(name: str, text: str) -> bool:
    """Whether `text` has the format `name`."""
    rule = _CODE.get(name)
    return rule(text) if rule else _full(name, text)


@cache
def _compiled(name: str) -> re.Pattern[str]:
    return re.compile(PATTERNS[name])


def quick(name: str) -> Callable[[str], bool]:
    """Give what accepts most texts with a format, and none without."""
    if name not in PATTERNS:
        return _CODE[name]
    fullmatch = _compiled(name).fullmatch
    return lambda text: fullmatch(text) is not None


def _full(name: str, text: str) -> bool:
    return _compiled(name).fullmatch(text) is not None


_LEAP: Final = re.compile(
    r"([01][0-9]|2[0-3]):([0-5][0-9]):60(?:\.[0-9]+)?"
    r"(?:[Zz]|([+-])([01][0-9]|2[0-3]):([0-5][0-9]))"
)
_DAY: Final = 24 * 60


def _is_time(text: str) -> bool:
    return _full("time", text) or _is_leap_second(text)


def _is_leap_second(text: str) -> bool:
    """Whether it is 23:59:60 in UTC, whatever the offset."""
    match = _LEAP.fullmatch(text)
    if match is None:
        return False
    hour, minute, sign, hours, minutes = match.groups("0")
    offset = int(hours) * 60 + int(minutes)
    if sign == "-":
        offset = -offset
    return (int(hour) * 60 + int(minute) - offset) % _DAY == _DAY - 1


def _is_datetime(text: str) -> bool:
    return (
        text[10:11] in ("T", "t") and _full("date", text[:10]) and _is_time(text[11:])
    )


def _is_ipv6(text: str) -> bool:
    """RFC 4291 text without a zone; the last two groups may be an IPv4 address."""
    head, _, last = text.rpartition(":")
    if "." in last:
        if not head or not _full("ipv4", last):
            return False
        text = f"{head}:0:0"
    before, gap, after = text.partition("::")
    groups = [part.split(":") if part else [] for part in (before, after)]
    count = len(groups[0]) + len(groups[1])
    sized = count <= _GROUPS - 1 if gap else count == _GROUPS
    return sized and all(_is_group(group) for part in groups for group in part)


_GROUPS: Final = 8


def _is_group(text: str) -> bool:
    return re.fullmatch(GROUP, text) is not None


def _is_email(text: str) -> bool:
    local, at, domain = text.rpartition("@")
    return (
        bool(at)
        and len(text) <= _LONGEST_EMAIL
        and len(local) <= _LONGEST_LOCAL
        and _LOCAL.fullmatch(local) is not None
        and _is_domain(domain)
    )


_LONGEST_EMAIL: Final = 254
_LONGEST_LOCAL: Final = 64
_LOCAL: Final = re.compile(
    rf'{ATOM}(?:\.{ATOM})*|"(?:[ !#-\[\]-~]|\\[ -~])*"',
)


def _is_domain(domain: str) -> bool:
    if not (domain.startswith("[") and domain.endswith("]")):
        return _full("hostname", domain)
    address = domain[1:-1]
    if address[:5].lower() == "ipv6:":
        return _is_ipv6(address[5:])
    return _full("ipv4", address)


def _is_uri(text: str) -> bool:
    if _full("uri", text):
        return True
    match = _BRACKETED.fullmatch(text)
    if match is None:
        return False
    address = match.group(1)
    return _is_ipv6(address) or _FUTURE.fullmatch(address) is not None


#: A URI whose host stands in brackets.
_BRACKETED: Final = re.compile(
    rf"{SCHEME}://{USER}\[([^\]]*)\](?::[0-9]*)?{PATH}{QUERY}"
)
_FUTURE: Final = re.compile(r"[vV][0-9A-Fa-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+")
_BASE64: Final = re.compile(r"[A-Za-z0-9+/]*+={0,2}")
#: How many characters a group has.
_FOUR: Final = 4


def _is_base64(text: str) -> bool:
    return len(text) % _FOUR == 0 and _BASE64.fullmatch(text) is not None


_CODE: Final[dict[str, Callable[[str], bool]]] = {
    "datetime": _is_datetime,
    "time": _is_time,
    "uri": _is_uri,
    "email": _is_email,
    "ipv6": _is_ipv6,
    "bytes": _is_base64,
}
