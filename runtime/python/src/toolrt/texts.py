"""What is done to texts before a person or a model reads them.

A text that a handler, a model or a payload has given may move the cursor of a terminal,
hide what it says, or hold what only the host may know. Results and their JSON are never
rewritten. `spec/runtime.md` §12 has the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from typing import Final, TypeAlias

__all__ = ["Texts", "visible"]


class Texts(IntEnum):
    """How much of a text people and models get to see."""

    #: All of it.
    AS_IS = 0
    #: All of it, and nothing hides: control characters but line feeds and tabs, and
    #: marks that change the direction of text or hide in it, are escaped as `\\u{1b}`.
    CLEAN = 1
    #: The same without secrets and the names of people's home folders.
    REDACTED = 2

    def shown(self, text: str, secrets: Iterable[str] = ()) -> str:
        """Give the text as it may be shown.

        Args:
            text: What is to be shown.
            secrets: Texts that must not be in it if it is redacted; what is shorter
                than four characters is no secret, because it would be found everywhere.

        """
        if self is Texts.AS_IS:
            return text
        return visible(text) if self is Texts.CLEAN else _redacted(text, secrets)


#: What nobody sees, but what changes what is seen, or what a model reads.
#: `spec/wire.md` has them in §5. C0 controls are not among them: JSON escapes these.
HIDDEN: Final = (
    "\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f"
)

#: Controls and what hides, and carriage returns that hide nothing: before line feeds.
_UNSEEN: Final = re.compile(f"\r(?=\n)|[\0-\x08\x0b-\x1f{HIDDEN}]")


def visible(text: str) -> str:
    """Escape the characters of a text that control a terminal or hide from a reader."""
    if text.isascii() and text.isprintable():
        return text
    return _UNSEEN.sub(_escape, text)


def _escape(found: re.Match[str]) -> str:
    is_line_end = found[0] == "\r" and found.string.startswith("\n", found.end())
    return "" if is_line_end else f"\\u{{{ord(found[0]):x}}}"


#: Escape sequences (ECMA-48), then controls and what hides: what may part a secret. Of
#: a sequence without an end only the beginning counts.
_PARTING: Final = re.compile(
    "(?:\x1b\\[|\x9b)[0-?]*[ -/]*[@-~]"
    "|(?:\x1b[PX\\]^_]|[\x90\x98\x9d-\x9f])[^\0-\x1f\x7f-\x9f]*(?:\x07|\x9c|\x1b\\\\)"
    "|\x1b[ -/]+[0-~]"
    "|\x1b[0-~]"
    f"|[\0-\x08\x0b-\x1f{HIDDEN}]"
)

#: What stands where a secret was.
_REDACTED: Final = "[redacted]"

#: The shortest secret.
_SHORTEST: Final = 4

_PEM: Final = "-----{} [A-Z0-9 ]*PRIVATE KEY-----"
_TOKENS: Final = (
    "gh[opsru]_[A-Za-z0-9]{20,}",
    "github_pat_[A-Za-z0-9_]{20,}",
    "glpat-[A-Za-z0-9_-]{20,}",
    "xox[abeoprs]-[A-Za-z0-9-]{10,}",
    "sk-[A-Za-z0-9_-]{20,}",
    "[prs]k_(?:live|test)_[A-Za-z0-9]{10,}",
    "(?:AKIA|ASIA)[A-Z0-9]{16,}",
    "AIza[A-Za-z0-9_-]{30,}",
    "npm_[A-Za-z0-9]{30,}",
    "pypi-[A-Za-z0-9_-]{20,}",
    "hf_[A-Za-z0-9]{20,}",
    r"eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*",
)
_NAMES: Final = (
    "(?i:password|passwd|secret|token|api[_-]?key|access[_-]?key|private[_-]?key)"
)
_NAME: Final = r"""[^\s/\\"'`:;,<>|*?()\[\]{}]+"""
_BEFORE: Final = "(^|[^A-Za-z0-9_.~-])"

#: What is looked for, in this order, and what stands there afterwards, behind the first
#: group if there is one. The same expressions are in every runtime.
_RULES: Final = (
    (rf"{_PEM.format('BEGIN')}(?:[\s\S]*?{_PEM.format('END')}|[\s\S]*)", _REDACTED),
    (rf"\b(?:{'|'.join(_TOKENS)})", _REDACTED),
    (r"\b((?i:Authorization): ?(?:[A-Za-z]+ )?)[^\s,;]+", _REDACTED),
    (r"\b((?i:Bearer) )[A-Za-z0-9._~+/=-]{16,}", _REDACTED),
    (r"""://[^\s/?#"'<>@:]*:[^\s/?#"'<>]*@""", f"://{_REDACTED}@"),
    (rf"""({_NAMES}=)[^\s&;,"']+""", _REDACTED),
    (rf"""({_NAMES}["']? ?[:=] ?")[^"\n]+""", _REDACTED),
    (rf"""({_NAMES}["']? ?[:=] ?')[^'\n]+""", _REDACTED),
    (rf"\b[A-Za-z]:(?:\\\\?|/)Users(?:\\\\?|/){_NAME}", "~"),
    (rf"{_BEFORE}(?:/home|/Users)/{_NAME}", "~"),
    (rf"{_BEFORE}/root\b", "~"),
)


@cache
def _expressions() -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(text, re.ASCII), instead) for text, instead in _RULES]


#: Where escapes stand in a text, from left to right.
_Marks: TypeAlias = list[tuple[int, str]]


def _redacted(text: str, secrets: Iterable[str]) -> str:
    """Leave out secrets, and show what parts them or hides.

    They are looked for where nothing parts them, and then in what is shown: the end of
    an escape sequence may be the start of a secret.
    """
    longest = {secret for secret in secrets if len(secret) >= _SHORTEST}
    # One may be in another.
    found = sorted(longest, key=lambda one: (-len(one.encode()), one))
    text, marks = _searched(*_parted(text), found)
    if not marks:
        return text
    at, parts = 0, list[str]()
    for place, mark in marks:
        parts += (text[at:place], mark)
        at = place
    return _searched("".join([*parts, text[at:]]), [], found)[0]


def _searched(text: str, marks: _Marks, secrets: list[str]) -> tuple[str, _Marks]:
    for secret in secrets:
        if secret in text:
            text, marks = _without(
                re.compile(re.escape(secret)), _REDACTED, text, marks
            )
    for expression, instead in _expressions():
        text, marks = _without(expression, instead, text, marks)
    return text, marks


def _parted(text: str) -> tuple[str, _Marks]:
    """Take escape sequences and what hides out of a text, and note where they stood."""
    at, size = 0, 0
    parts: list[str] = []
    marks: _Marks = []
    for found in _PARTING.finditer(text):
        parts.append(text[at : found.start()])
        size += found.start() - at
        at = found.end()
        if not (found[0] == "\r" and text.startswith("\n", at)):
            marks.append((size, visible(found[0])))
    return "".join([*parts, text[at:]]), marks


def _without(
    expression: re.Pattern[str], instead: str, text: str, marks: _Marks
) -> tuple[str, _Marks]:
    """Replace what an expression finds; marks inside of it go with it."""
    at, size, done = 0, 0, 0
    parts: list[str] = []
    moved: _Marks = []
    for found in expression.finditer(text):
        start = found.end(1) if expression.groups else found.start()
        parts += (text[at:start], instead)
        while done < len(marks) and marks[done][0] <= start:
            place, mark = marks[done]
            moved.append((place - at + size, mark))
            done += 1
        while done < len(marks) and marks[done][0] < found.end():
            done += 1
        size += start - at + len(instead)
        at = found.end()
    moved += [(place - at + size, mark) for place, mark in marks[done:]]
    return "".join([*parts, text[at:]]), moved
