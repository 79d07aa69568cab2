"""Calls as command lines that can be pasted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from toolrt import json
from toolrt.call.plain import is_list, is_object

from .shape import Shape, flag_of
from .words import Inputs, positional, read

__all__ = ["command_line", "quoted", "words_of"]

_PLAIN: Final = re.compile(r"[A-Za-z0-9_@%+=:,./-]+", re.ASCII)


def quoted(word: str) -> str:
    """Give a word as a POSIX shell takes it."""
    if _PLAIN.fullmatch(word):
        return word
    inside = word.replace("'", "'\\''")
    return f"'{inside}'"


def command_line(name: str, tool: str, root: Shape, args: Mapping[str, object]) -> str:
    """Give the line that calls a tool with these arguments."""
    words = [name, tool.replace("_", "-"), *words_of(tool, root, args)]
    return " ".join(map(quoted, words))


def words_of(tool: str, root: Shape, args: Mapping[str, object]) -> list[str]:
    """Give the words behind a tool that stand for these arguments.

    What words cannot say stands there as a document.
    """
    words = _by_flags(root, args)
    if all(map(_can_be_seen, words)):
        found = read([tool, *words], [tool], lambda _: root, _NoInputs())
        same = json.dump(found.arguments) == json.dump(dict(args))
        sorted_same = _sorted(found.arguments) == _sorted(dict(args))
        is_whole = found.document is None and not found.options and not found.mistakes
        if is_whole and (same or sorted_same):
            return words
    return [json.dump(dict(args)).decode()]


def _sorted(value: object) -> object:
    """Give a value in which the order of keys does not count, and spellings do."""
    if is_object(value):
        return sorted((key, _sorted(inner)) for key, inner in value.items())
    if is_list(value):
        return [_sorted(inner) for inner in value]
    return json.dump(value)


def _by_flags(root: Shape, args: Mapping[str, object]) -> list[str]:
    words: list[str] = []
    placed: set[str] = set()
    for name in positional(root):
        shape, value = root.field(name), args.get(name)
        if shape is None or name not in args or not shape.is_scalar:
            break
        word = _word(value)
        if word.startswith(("-", "@")) or word.lstrip().startswith("{"):
            break
        words.append(word)
        placed.add(name)
    for name, value in args.items():
        shape = root.field(name)
        if name not in placed:
            words += _flag(flag_of(name), shape or Shape({}), value)
    return words


def _flag(flag: str, shape: Shape, value: object) -> list[str]:
    if shape.is_switch and isinstance(value, bool):
        return [flag if value else f"--no-{flag[2:]}"]
    if value is None:
        return [f"--no-{flag[2:]}"]
    if is_list(value) and value and shape.is_list and shape.items.is_scalar:
        items = [_word(item) for item in value]
        if not any(item.startswith(("[", "@", "-")) for item in items):
            return [word for item in items for word in (flag, item)]
    fields = shape.names
    if is_object(value) and value and all(name in fields for name in value):
        inner = value.items()
        return [
            word
            for name, one in inner
            for word in _flag(
                f"{flag}.{flag_of(name)[2:]}", shape.field(name) or Shape({}), one
            )
        ]
    word = _word(value)
    return [f"{flag}={word}"] if word.startswith("--") else [flag, word]


def _word(value: object) -> str:
    return value if isinstance(value, str) else json.dump(value).decode()


def _can_be_seen(word: str) -> bool:
    return word.isprintable() or all(c.isprintable() or c == "\n" for c in word)


class _NoInputs(Inputs):
    """Words that were made of values refer to nothing."""

    def file(self, path: str) -> bytes:
        raise FileNotFoundError(path)

    def variable(self, name: str) -> bytes | None:  # noqa: ARG002 # none is set
        return None

    def stdin(self) -> bytes:
        raise FileNotFoundError
