"""Texts within limits: words, texts of a format, texts of a pattern."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from toolrt.scalars import accepts

from .patterns import parts_of, text_of
from .stop import UNFIT, Stop

if TYPE_CHECKING:
    from toolrt.table import Text

    from .chance import Chance
    from .patterns import Parts
    from .stop import Steps

_PLAIN: Final = (
    "amber",
    "birch",
    "cedar",
    "delta",
    "ember",
    "fjord",
    "grove",
    "heron",
    "iris",
    "jade",
    "kelp",
    "lotus",
    "maple",
    "north",
    "olive",
    "pearl",
)
#: Words with what people forget.
_ODD: Final = ("naïve", "größe", "日本", "привет", "🎉", "it's", '"so"', "a/b")

#: How many texts are tried.
_TRIES: Final = 100
#: As long as an address may become; where less is allowed, a short name stands for it.
_LONGEST_URI: Final = 35
#: Longer than any text.
_ENDLESS: Final = 2**64 - 1


def text(chance: Chance, steps: Steps, limits: Text) -> str:
    """Give a text within limits.

    Raises:
        Stop: None is found, or it would take too much.

    """
    low = limits.length.least
    high = _ENDLESS if limits.length.most is None else limits.length.most
    if low > high:
        raise Stop(UNFIT)
    found = [parts_of(pattern) for pattern in limits.patterns]
    patterns = [parts for parts in found if parts is not None]
    for attempt in range(_TRIES):
        steps.take(max(low, 1))
        if limits.format is not None and (not patterns or attempt % 2 == 0):
            made = _of_format(chance, limits.format, low, high)
        elif limits.format is not None:
            chosen = _chosen(patterns, attempt // 2)
            made = _of_pattern(chance, steps, chosen, low, high)
        elif not patterns:
            made = _words(chance, low, high)
        else:
            chosen = _chosen(patterns, attempt)
            made = _of_pattern(chance, steps, chosen, low, high)
        if _allows(limits, made):
            return made
    raise Stop(UNFIT)


def word(chance: Chance) -> str:
    """Give a word."""
    return chance.one_of(_PLAIN)


def _allows(limits: Text, made: str) -> bool:
    return (
        limits.length.allows(len(made))
        and (limits.format is None or accepts(limits.format, made))
        and all(pattern.matches(made) for pattern in limits.patterns)
    )


def _words(chance: Chance, low: int, high: int) -> str:
    """Give words of a length within limits; of a few characters where these let it."""
    low = max(low, min(high, 3))
    length = low + chance.below(min(high - low, 16) + 1)
    words = _ODD if chance.below(8) == 0 else _PLAIN
    made: list[str] = []
    count = 0
    while count < length:
        count += 1 if made else 0
        made.append(chance.one_of(words))
        count += len(made[-1])
    cut = " ".join(made)[:length]
    return f"{cut[:-1]}x" if cut.endswith(" ") else cut


def _chosen(patterns: list[Parts], attempt: int) -> list[Parts]:
    """Give the patterns that a text is made of.

    Each alone, then all of them, one behind the other.
    """
    place = attempt % (len(patterns) + 1)
    return patterns[place : place + 1] or patterns


def _of_pattern(
    chance: Chance, steps: Steps, patterns: list[Parts], low: int, high: int
) -> str:
    """Give a text that matches, as far as assertions let it.

    Around one that does not reach the least length stand further letters.
    """
    length = low + chance.below(min(high - low, 16) + 1)
    each = length // len(patterns)
    made = "".join(text_of(parts, chance, steps, each) for parts in patterns)
    steps.take(len(made))
    if len(made) < low:
        more = "a" * (low - len(made))
        made = made + more if chance.below(2) == 0 else more + made
    return made


def _of_format(chance: Chance, name: str, low: int, high: int) -> str:
    match name:
        case "datetime":
            return f"{_date(chance)}T{_time(chance)}"
        case "date":
            return _date(chance)
        case "time":
            return _time(chance)
        case "duration":
            count = 1 + chance.below(60)
            unit = chance.one_of(("PT#S", "PT#M", "PT#H", "P#D", "P#W"))
            return unit.replace("#", str(count))
        case "uuid":
            return _uuid(chance)
        case "uri" if high < _LONGEST_URI:
            return _filled(f"urn:ex:{word(chance)}", low)
        case "uri":
            host, path = word(chance), word(chance)
            number = chance.below(1000)
            return _filled(f"https://{host}.example.com/{path}/{number}", low)
        case "email":
            first, last = word(chance), word(chance)
            more = "a" * (low - len(f"{first}.{last}@example.com"))
            return f"{first}.{last}{more}@example.com"
        case "hostname":
            name, number = word(chance), chance.below(100)
            more = "a" * (low - len(f"{name}{number}.example.com"))
            return f"{name}{number}{more}.example.com"
        case "ipv4":
            return f"192.0.2.{chance.below(256)}"
        case "ipv6":
            return f"2001:db8::{chance.below(65536):x}"
        case "path":
            folder, file = word(chance), word(chance)
            number = chance.below(100)
            # The beginning of a path is one as well.
            return _filled(f"{folder}/{file}{number}.txt", low)[:high]
        case _:
            least = -(-low // 4)
            groups = min(least + chance.below(4), max(high // 4, least))
            return "".join(chance.one_of(_BASE64) for _ in range(groups * 4))


_BASE64: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"


def _date(chance: Chance) -> str:
    year = 2000 + chance.below(60)
    month = 1 + chance.below(12)
    day = 1 + chance.below(28)
    return f"{year}-{month:02}-{day:02}"


def _time(chance: Chance) -> str:
    hour, minute, second = chance.below(24), chance.below(60), chance.below(60)
    zone = chance.one_of(("Z", "+01:00", "-05:30"))
    return f"{hour:02}:{minute:02}:{second:02}{zone}"


def _uuid(chance: Chance) -> str:
    digits = "".join(chance.one_of("0123456789abcdef") for _ in range(32))
    return (
        f"{digits[:8]}-{digits[8:12]}-4{digits[13:16]}-a{digits[17:20]}-{digits[20:]}"
    )


def _filled(made: str, low: int) -> str:
    """Give a text with so many characters at least."""
    return made + "a" * (low - len(made))
