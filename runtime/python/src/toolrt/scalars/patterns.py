"""Patterns of texts with a format, which compile nothing before they are used."""

from __future__ import annotations

from typing import Final

_DATE: Final = (
    r"(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    r"|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))"
    r"|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])"
    r"|(?:[02468][048]|[13579][26])00)-02-29)"
)
_OFFSET: Final = r"(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
_TIME: Final = rf"(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\.[0-9]+)?{_OFFSET}"
_DAYS: Final = r"(?:[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D)"
_CLOCK: Final = _DAYS.replace("D", "S").replace("M", "@").replace("Y", "H")
_HOURS: Final = f"T{_CLOCK.replace('@', 'M')}"
_LABEL: Final = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_HOST: Final = rf"{_LABEL}(?:\.{_LABEL})*"
_BYTE: Final = r"(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
ATOM: Final = r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]++"


def _run(more: str) -> str:
    """Write the pattern of a part of a URI, which may hold some delimiters."""
    return rf"(?:[A-Za-z0-9._~!$&'()*+,;={more}-]++|%[0-9A-Fa-f]{{2}})*+"


SCHEME: Final = r"[A-Za-z][A-Za-z0-9+.-]*+"
QUERY: Final = rf"(?:\?{_run(':@/?')})?(?:\#{_run(':@/?')})?"
PATH: Final = rf"(?:/{_run(':@/')})?"
USER: Final = rf"(?:{_run(':')}@)?"
_IPV4: Final = rf"{_BYTE}(?:\.{_BYTE}){{3}}"
GROUP: Final = r"[0-9A-Fa-f]{1,4}"

#: The pattern of decimals in schemas, which says what they are: no format does.
DECIMAL: Final = r"^-?(0|[1-9][0-9]*)(\.[0-9]+)?$"

#: Patterns for whole texts. Each accepts nothing that its format refuses; those of
#: `_CODE` leave out what only code can decide, such as leap seconds.
PATTERNS: Final = {
    "datetime": rf"{_DATE}[Tt]{_TIME}",
    "date": _DATE,
    "time": _TIME,
    "duration": rf"P(?:[0-9]+W|{_DAYS}(?:{_HOURS})?|{_HOURS})",
    "decimal": (
        r"-?(?:(?:0|[1-9][0-9]{0,99})"
        r"|(?=[0-9.]{3,101}\Z)(?:0|[1-9][0-9]*+)\.[0-9]++)"
    ),
    "uuid": r"[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}",
    "uri": (
        rf"{SCHEME}:(?://{USER}{_run('')}(?::[0-9]*+)?{PATH}"
        rf"|(?!//){_run(':@/')}){QUERY}"
    ),
    "email": (rf"(?=[^@]{{1,64}}@)(?!.{{255}}){ATOM}(?:\.{ATOM})*@{_HOST}"),
    "hostname": rf"(?!.{{254}}){_HOST}",
    "ipv4": _IPV4,
    "ipv6": (
        rf"(?:{GROUP}:){{7}}{GROUP}"
        rf"|(?=(?:[^:]*:){{2,7}}[^:]*\Z)(?!.*::.*::)"
        rf"(?:{GROUP}(?::{GROUP})*)?::(?:{GROUP}(?::{GROUP})*)?"
    ),
    "path": r"[^\x00]*",
}


def pattern_of(name: str) -> str:
    """Give the pattern that msgspec holds a text to, from end to end."""
    return rf"\A(?:{PATTERNS[name]})\Z"
