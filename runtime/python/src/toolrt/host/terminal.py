"""An asker at a terminal: questions on stderr, answers from stdin."""

from __future__ import annotations

import sys
from threading import Lock
from typing import IO, TYPE_CHECKING, Any

from toolrt import json
from toolrt.call.plain import items_of, members_of
from toolrt.call.request import DECLINED, NOBODY, RequestKind
from toolrt.scalars.patterns import DECIMAL
from toolrt.texts import Texts, visible

if TYPE_CHECKING:
    from toolrt.call.request import Asked

__all__ = ["TerminalAsker"]

#: Nobody types more than this; the rest of a longer line is the next one.
_LONGEST = 1 << 20

_YES = frozenset(("y", "yes"))
_NO = frozenset(("n", "no"))


class TerminalAsker:
    """Asks a human at a terminal, one question after the other.

    Forms are asked field by field: an empty line leaves out an optional field or takes
    its default, choices of a list have commas between them, the end of the input
    (Ctrl-D) refuses. Whoever is to agree to a call sees what it touches. Texts lose
    what could control the terminal. Samples and folders
    are not for a human: nobody answers them here.

    A question that is not waited for any more stays on the screen until its line is
    read.
    """

    __slots__ = ("_lines", "_lock", "_screen")

    def __init__(
        self, lines: IO[str] | None = None, screen: IO[str] | None = None
    ) -> None:
        """Take another place to read lines from, and to write questions to.

        Args:
            lines: Stdin where it is not given; where that is no terminal, nobody
                answers.
            screen: Stderr where it is not given.

        """
        self._lines = lines
        self._screen = screen
        self._lock = Lock()

    def __call__(self, asked: Asked) -> object:
        """Answer a request."""
        lines = self._lines or sys.stdin
        screen = self._screen or sys.stderr
        request = asked.request
        if request.kind not in {RequestKind.ASK, RequestKind.CONFIRM}:
            return NOBODY
        if self._lines is None and not (lines.isatty() and screen.isatty()):
            return NOBODY
        with self._lock:
            try:
                for issue in asked.issues:
                    _show(screen, issue.message)
                _show(screen, request.question or "")
                for line in request.touches:
                    _show(screen, f"  {' '.join(Texts.CLEAN.shown(line).split())}")
                if request.kind is RequestKind.CONFIRM:
                    return _line(lines, screen, "yes or no").lower() in _YES
                schema = json.parse(request.schema or "{}")
                return _form(lines, screen, schema)
            except EOFError:
                return DECLINED


def _form(lines: IO[str], screen: IO[str], whole: object) -> object:
    schema = _resolved(whole, whole)
    if "properties" not in schema:
        return _value(schema, _line(lines, screen, _hint(schema)))
    form: dict[str, object] = {}
    for name, given in members_of(schema["properties"]).items():
        field = _resolved(whole, given)
        title = field.get("description", field.get("title"))
        about = f"{name} ({title})" if isinstance(title, str) else name
        line = _line(lines, screen, f"{about}, {_hint(field)}")
        is_needed = name in items_of(schema.get("required"))
        if line or (is_needed and _is_list(field)):
            form[name] = _value(field, line)
    return form


def _resolved(whole: object, schema: object) -> dict[str, Any]:
    """Give a schema, or the definition that it refers to."""
    given = members_of(schema)
    name = given.get("$ref")
    if isinstance(name, str):
        definitions = members_of(members_of(whole).get("$defs"))
        return members_of(definitions.get(name.removeprefix("#/$defs/"), given))
    return given


def _is_list(schema: dict[str, Any]) -> bool:
    return schema.get("type") == "array"


def _choices(schema: dict[str, Any]) -> list[tuple[object, object]] | None:
    """Give the values that are to be chosen from, with their titles."""
    if "enum" in schema:
        return [(value, None) for value in items_of(schema["enum"])]
    titled = items_of(schema.get("oneOf", schema.get("anyOf")))
    found = [members_of(choice) for choice in titled]
    if not found or any("const" not in choice for choice in found):
        return None
    return [(choice["const"], choice.get("title")) for choice in found]


def _hint(schema: dict[str, Any]) -> str:
    """Give what may be typed."""
    if _is_list(schema):
        return f"some of: {_hint(members_of(schema.get('items')))}"
    choices = _choices(schema)
    if choices is not None:
        words: list[str] = []
        for value, title in choices:
            word = value if isinstance(value, str) else json.dump(value).decode()
            is_more = title is not None and title != word
            words.append(f"{word} ({title})" if is_more else word)
        return ", ".join(words)
    kinds = {
        "boolean": "yes or no",
        "integer": "a whole number",
        "number": "a number",
    }
    is_decimal = schema.get("pattern") == DECIMAL
    plain = "decimal" if is_decimal else schema.get("format", "text")
    return kinds.get(str(schema.get("type")), plain if isinstance(plain, str) else "")


def _value(schema: dict[str, Any], line: str) -> object:
    """Give what a line stands for; the asked type decides whether it is right."""
    if _is_list(schema):
        items = members_of(schema.get("items"))
        words = [word.strip() for word in line.split(",")]
        return [_value(items, word) for word in words if word]
    choices = _choices(schema)
    if choices is not None:
        if line in [value for value, _ in choices]:
            return line
    elif schema.get("type") == "string":
        return line
    if schema.get("type") == "boolean" and line.lower() in _YES | _NO:
        return line.lower() in _YES
    try:
        return json.parse(line)
    except json.Broken:
        return line


def _line(lines: IO[str], screen: IO[str], about: str) -> str:
    screen.write(f"{_plain(about)}: ")
    screen.flush()
    line = lines.readline(_LONGEST)
    if not line:
        raise EOFError
    return line.strip()


def _show(screen: IO[str], text: str) -> None:
    screen.write(f"{_plain(text)}\n")


def _plain(text: str) -> str:
    """Give a text on one line, in which nothing can control a terminal or hide."""
    shown = visible(text).replace("\n", " ").replace("\t", " ")
    # Halves of characters cannot be written.
    return shown.encode(errors="backslashreplace").decode()
