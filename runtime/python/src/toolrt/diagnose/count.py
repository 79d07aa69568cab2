"""How many characters, items or entries there may be, in words and as data."""

from __future__ import annotations

from typing import Final, Protocol


class Limits(Protocol):
    """How many there may be; `most` is `None` where there is no end."""

    @property
    def least(self) -> int:
        """The least number."""
        ...

    @property
    def most(self) -> int | None:
        """The largest number."""
        ...


_NOUNS: Final = {
    "length": ("character", "characters"),
    "items": ("item", "items"),
    "entries": ("entry", "entries"),
}


def count_words(limits: Limits, code: str) -> str:
    """Give the words of a count."""
    one, many = _NOUNS[code]
    least, most = limits.least, limits.most
    if most is None:
        return f"at least {least} {one if least == 1 else many}"
    noun = one if most == 1 else many
    if least == 0:
        return f"at most {most} {noun}"
    if least == most:
        return f"exactly {least} {noun}"
    return f"{least} to {most} {many}"


def counts(limits: Limits) -> dict[str, int]:
    """Give the limits as data."""
    found = {}
    if limits.least:
        found["min"] = limits.least
    if limits.most is not None:
        found["max"] = limits.most
    return found
