"""Keywords that no table expresses, as a schema of their own for the validator.

That bounds what a value costs by its steps. Here only the schema is measured: it may
not stand for too many when its references are followed.
"""

from __future__ import annotations

from typing import Any, Final

from toolrt import json
from toolrt.call.plain import is_object
from toolrt.schema import InvalidSchema, Validator

from .keywords import changed, parts
from .pointers import Unresolved, resolved

__all__ = ["kept_apart"]

#: For how many schemas the keywords may stand, references followed.
_MOST: Final = 10_000
#: How many references are followed one in the other.
_DEEPEST: Final = 16
#: Where the whole schema stands that the keywords refer to.
_ROOT: Final = "#/$defs/root"


def kept_apart(keywords: dict[str, Any], root: Any) -> tuple[str, str | None]:
    """Give the schema of these keywords as JSON, or why there is none."""
    seen = _Seen(root)
    seen.look(keywords)
    if seen.why is not None:
        return "", seen.why
    if seen.refers:
        own = changed(keywords, _moved)
        keywords = {**own, "$defs": {"root": changed(root, _moved)}}
    try:
        Validator(keywords)
    except InvalidSchema as invalid:
        return "", f"cannot be checked: {invalid.issues[0].message}"
    return json.dump(keywords).decode(), None


class _Seen:
    """What is found in a schema and in all that it refers to."""

    def __init__(self, root: Any) -> None:
        self.refers = False
        #: Why it is not taken.
        self.why: str | None = None
        self._root = root
        self._open: set[str] = set()
        self._count = 0

    def look(self, schema: Any) -> None:
        self._count += 1
        if self._count > _MOST:
            self.why = self.why or "stands for too many schemas to be checked."
        if self.why is not None or not is_object(schema):
            return
        reference = schema.get("$ref")
        if reference is not None:
            self._follow(reference)
        for place, part in parts(schema):
            if not place.startswith(("/$defs/", "/definitions/")):
                self.look(part)

    def _follow(self, reference: str) -> None:
        self.refers = True
        target = resolved(self._root, reference)
        if isinstance(target, Unresolved):
            self.why = f"has a reference that {target.value}"
        elif reference not in self._open:
            if len(self._open) >= _DEEPEST:
                self.why = "stands for too many schemas to be checked."
                return
            self._open.add(reference)
            self.look(target)
            self._open.discard(reference)


def _moved(reference: str) -> str:
    return f"{_ROOT}{reference[1:]}"
