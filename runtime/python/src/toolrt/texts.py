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
from typing import Final

__all__ = ["Texts"]


class Texts(IntEnum):
    """How much of a text people and models get to see."""

    #: All of it.
    AS_IS = 0
    #: What can be seen: no control characters but line feeds and tabs, no escape
    #: sequences of terminals, no marks that change the direction of text or hide in it.
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
        text = _REMOVED.sub("", text)
        return text if self is Texts.CLEAN else _redacted(text, secrets)


#: What nobody sees, but what changes what is seen, or what a model reads.
#: `spec/wire.md` has them in §5. C0 controls are not among them: JSON escapes these.
HIDDEN: Final = (
    "\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\U000e0000-\U000e007f"
)

#: Escape sequences (ECMA-48), then controls and what hides. Of a sequence without an
#: end only the beginning is taken away: nothing that follows may be hidden by it.
_REMOVED: Final = re.compile(
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

#: What is looked for, in this order, and what stands there afterwards. The same
#: expressions are in every runtime.
_RULES: Final = (
    (rf"{_PEM.format('BEGIN')}(?:[\s\S]*?{_PEM.format('END')}|[\s\S]*)", _REDACTED),
    (rf"\b(?:{'|'.join(_TOKENS)})", _REDACTED),
    (r"\b((?i:Authorization): ?(?:[A-Za-z]+ )?)[^\s,;]+", rf"\1{_REDACTED}"),
    (r"\b((?i:Bearer) )[A-Za-z0-9._~+/=-]{16,}", rf"\1{_REDACTED}"),
    (r"""://[^\s/?#"'<>@:]*:[^\s/?#"'<>]*@""", f"://{_REDACTED}@"),
    (rf"""({_NAMES}=)[^\s&;,"']+""", rf"\1{_REDACTED}"),
    (rf"""({_NAMES}["']? ?[:=] ?")[^"\n]+""", rf"\1{_REDACTED}"),
    (rf"""({_NAMES}["']? ?[:=] ?')[^'\n]+""", rf"\1{_REDACTED}"),
    (rf"\b[A-Za-z]:(?:\\\\?|/)Users(?:\\\\?|/){_NAME}", "~"),
    (rf"{_BEFORE}(?:/home|/Users)/{_NAME}", r"\1~"),
    (rf"{_BEFORE}/root\b", r"\1~"),
)


@cache
def _expressions() -> list[tuple[re.Pattern[str], str]]:
    return [(re.compile(text, re.ASCII), instead) for text, instead in _RULES]


def _redacted(text: str, secrets: Iterable[str]) -> str:
    found = {secret for secret in secrets if len(secret) >= _SHORTEST}
    # One may be in another.
    for secret in sorted(found, key=lambda one: (-len(one.encode()), one)):
        text = text.replace(secret, _REDACTED)
    for expression, instead in _expressions():
        text = expression.sub(instead, text)
    return text
