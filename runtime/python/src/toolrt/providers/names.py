"""Names and descriptions that providers accept, and others lowered to these."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from itertools import count
from typing import Final

from msgspec import Struct

__all__ = ["Limits", "Names", "client_prefix", "lowered", "shortened"]

#: How long the hash of a name is, with the `_` before it.
_HASH: Final = 9
#: So many characters are left to a name, however long the prefix before it is.
_LEAST: Final = 16


class Names(Struct, frozen=True, kw_only=True):
    """The accepted names: letters and digits of ASCII and `_`, and these extensions."""

    #: Most characters.
    most: int
    #: Whether the first one must be a letter or `_`.
    letter_first: bool = False
    #: Other characters.
    also: str = ""

    def accepts(self, name: str) -> bool:
        """Whether a name is accepted."""
        if not 0 < len(name) <= self.most or self.refused.search(name):
            return False
        return not self.letter_first or _starts(name)

    @property
    def refused(self) -> re.Pattern[str]:
        """What finds the characters of a name that are not accepted."""
        return re.compile(f"[^A-Za-z0-9_{re.escape(self.also)}]+")

    def after(self, prefix: str) -> Names:
        """Give the names that may follow a prefix, which counts as a part of them."""
        most = max(self.most - len(prefix), min(_LEAST, self.most))
        return Names(most=most, letter_first=self.letter_first, also=self.also)


class Limits(Struct, frozen=True, kw_only=True):
    """What a provider accepts of the texts of a definition."""

    #: Names of tools.
    tools: Names
    #: Names of arguments, if these are limited.
    arguments: Names | None = None
    #: Most characters of a tool's description.
    description: int | None = None


def client_prefix(server: str) -> str:
    """Give what clients put before the names of the tools of an MCP server."""
    return f"mcp__{server}__"


def lowered(names: Iterable[str], rules: Names) -> dict[str, str]:
    """Give the names as they are sent: accepted ones, and no two the same.

    Accepted names stay as they are. The others depend on the list only if two of them
    would become the same.

    Args:
        names: The names, in their order.
        rules: What is accepted.

    """
    distinct = dict.fromkeys(names)
    sent = {name: name for name in distinct if rules.accepts(name)}
    if len(sent) == len(distinct):
        return sent
    plain = {name: _plain(name, rules) for name in distinct if name not in sent}
    wanted = Counter(filter(None, plain.values()))
    # Those that need no hash come first, so that no hash takes their names.
    taken = set(sent)
    sent |= {
        name: own
        for name, own in plain.items()
        if own is not None and wanted[own] == 1 and own not in taken
    }
    taken.update(sent.values())
    for name in plain:
        if name not in sent:
            tries = (_hashed(name, number, rules) for number in count(1))
            sent[name] = next(own for own in tries if own not in taken)
            taken.add(sent[name])
    return {name: sent[name] for name in distinct}


def shortened(text: str, most: int) -> str:
    """Give what of a description fits into so many characters.

    It ends with a sentence if one ends in the second half, else with a word and `…`.
    """
    if len(text) <= most:
        return text
    middle = most // 2
    for end in range(most, middle - 1, -1):
        if end and _ends_sentence(text[end - 1], text[end]):
            return text[:end].rstrip(_SPACE)
    for end in range(most - 1, middle - 1, -1):
        if text[end] in _SPACE:
            return f"{text[:end].rstrip(_SPACE)}…"
    return f"{text[: most - 1]}…"


_SPACE: Final = " \t\r\n"


def _ends_sentence(last: str, following: str) -> bool:
    if last in ".!?":
        return following in _SPACE
    # The full stop, the exclamation mark and the question mark of Chinese and Japanese.
    return last in "\u3002\uff01\uff1f" or following == "\n"


def _starts(name: str) -> bool:
    return name[:1] == "_" or (name[:1].isascii() and name[:1].isalpha())


def _plain(name: str, rules: Names) -> str | None:
    """Give a name in accepted characters.

    None, if too little of it is left, or too much.
    """
    kept = _kept(name, rules)
    return kept if name.isascii() and 0 < len(kept) <= rules.most else None


def _kept(name: str, rules: Names) -> str:
    """Give the accepted characters, with one `_` for others between them."""
    kept = "_".join(filter(None, rules.refused.split(name)))
    if rules.letter_first and kept and not _starts(kept):
        return f"_{kept}"
    return kept


def _hashed(name: str, number: int, rules: Names) -> str:
    """Give what is left of a name, and its hash: another one with each number."""
    kept = _kept(name, rules)[: max(rules.most - _HASH, 0)]
    hashed = name if number == 1 else f"{name}#{number}"
    return f"{kept}_{_fnv1a(hashed.encode('utf-8', 'surrogatepass')):08x}"


def _fnv1a(data: bytes) -> int:
    """Give the hash FNV-1a of 32 bits."""
    found = 2_166_136_261
    for byte in data:
        found = ((found ^ byte) * 16_777_619) & 0xFFFF_FFFF
    return found
