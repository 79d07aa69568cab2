"""The command line of a call: arguments become words, and no word becomes a flag."""

from __future__ import annotations

import base64
import os
from typing import Any

from msgspec import UNSET, Struct

from toolrt import json
from toolrt.call.invocation import Flag, Invocation, Word
from toolrt.call.mapping import Each, Path, value_of
from toolrt.call.plain import is_list, member_at, size_of
from toolrt.call.template import Count, Scalar, Template
from toolrt.diagnose.issue import Issue
from toolrt.json.number import Number, float_text, spelled

__all__ = ["Prepared", "prepared"]


class Prepared(Struct, frozen=True, kw_only=True):
    """How a program is started for one call."""

    argv: tuple[str, ...]
    env: dict[str, str]
    stdin: bytes | None
    working_dir: str | None


def prepared(
    invocation: Invocation, args: dict[str, Any], working_dir: str | None
) -> Prepared | list[Issue]:
    """Give how the program is started for these arguments, or what is wrong with them.

    A value that begins with `-` is refused where the program could take it for a flag,
    and so is a NUL. Lists, absent values and flags follow `spec/programs.md`.

    Args:
        invocation: What the design says.
        args: The arguments of the call, as JSON.
        working_dir: The folder of the call.

    """
    line = _Line(args)
    for word in invocation.argv:
        line.add(word)
    env = line.env(invocation)
    folder = working_dir
    if invocation.working_dir is not None:
        said = value_of(invocation.working_dir, {"args": args})
        if isinstance(said, str):
            folder = said if working_dir is None else os.path.join(working_dir, said)  # noqa: PTH118 # texts stay texts
            if "\0" in folder or not os.path.isdir(folder):  # noqa: PTH112 # likewise
                line.wrong(invocation.working_dir, "", "is no folder.")
    stdin = None
    if invocation.stdin is not None:
        path, form = invocation.stdin
        stdin = _read(value_of(path, {"args": args}), form)
    if line.issues:
        return line.issues
    return Prepared(argv=tuple(line.words), env=env, stdin=stdin, working_dir=folder)


class _Line:
    """The words so far."""

    def __init__(self, args: dict[str, Any]) -> None:
        self._args = args
        self._roots: dict[str, object] = {"args": args}
        self._is_behind = False
        self.words: list[str] = []
        self.issues: list[Issue] = []

    def add(self, word: Word) -> None:
        """Add what a part of the command line stands for."""
        if isinstance(word, str):
            self._is_behind = self._is_behind or word == "--"
            self.words.append(word)
        elif isinstance(word, Path):
            self._values(word)
        elif isinstance(word, Flag):
            self._flag(word)
        else:
            self._text(word)

    def env(self, invocation: Invocation) -> dict[str, str]:
        """Give the variables that have a value."""
        env: dict[str, str] = {}
        for name, word in invocation.env:
            if isinstance(word, Flag):
                continue
            text: str | None
            if isinstance(word, str):
                text = word
            elif isinstance(word, Path):
                text = _spelled(value_of(word, self._roots))
                if text is not None and "\0" in text:
                    self.wrong(word, "", "has a NUL, which no variable can have.")
            else:
                text = self._rendered(word)
            if text is not None:
                env[name] = text
        return env

    def wrong(self, path: Path, below: str, text: str) -> None:
        """Report an argument."""
        place = ""
        for step in path.steps:
            if isinstance(step, Each):
                break
            place += "/" + step.replace("~", "~0").replace("/", "~1")
        else:
            place += below
        self.issues.append(Issue.of_check(place, text))

    def _text(self, template: Template) -> None:
        text = self._rendered(template)
        if text is None:
            return
        first = template[0]
        if isinstance(first, Scalar) and text.startswith("-") and not self._is_behind:
            self._wrong_flag(Path("args", first.path[1:]), "")
        self.words.append(text)

    def _rendered(self, template: Template) -> str | None:
        """Give a text; `None` where a value in it is not there."""
        pieces: list[str] = []
        for part in template:
            if isinstance(part, str):
                pieces.append(part)
                continue
            value = member_at(self._args, part.path[1:])
            text = _spelled(size_of(value) if isinstance(part, Count) else value)
            if text is None:
                return None
            if "\0" in text:
                path = Path("args", part.path[1:])
                self.wrong(path, "", "has a NUL, which no command line can have.")
            pieces.append(text)
        return "".join(pieces)

    def _values(self, path: Path) -> None:
        for below, text in self._spelled(path):
            if text.startswith("-") and not self._is_behind:
                self._wrong_flag(path, below)
            self.words.append(text)

    def _flag(self, flag: Flag) -> None:
        value = value_of(flag.value, self._roots)
        if value is True:
            self.words.append(flag.name.removesuffix("="))
            return
        if value is False:
            return
        for below, text in self._spelled(flag.value):
            if flag.name.endswith("="):
                self.words.append(flag.name + text)
                continue
            if text.startswith("-"):
                self._wrong_flag(flag.value, below)
            self.words += [flag.name, text]

    def _spelled(self, path: Path) -> list[tuple[str, str]]:
        """Give the words of a value, each with its place in it."""
        value = value_of(path, self._roots)
        items = list(enumerate(value)) if is_list(value) else [(None, value)]
        words: list[tuple[str, str]] = []
        for at, item in items:
            text = _spelled(item)
            if text is None:
                continue
            below = "" if at is None else f"/{at}"
            if "\0" in text:
                self.wrong(path, below, "has a NUL, which no command line can have.")
            words.append((below, text))
        return words

    def _wrong_flag(self, path: Path, below: str) -> None:
        text = "must not begin with `-`: the program would take it for a flag."
        self.wrong(path, below, text)


def _spelled(value: object) -> str | None:
    """Give a scalar as a word, numbers in their canonical form; `None` for nothing."""
    if value is None or value is UNSET:
        return None
    if isinstance(value, str):
        return value
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Number) and not value.text.lstrip("-").isdigit():
        return float_text(float(value))
    if isinstance(value, (int, float)):
        return spelled(value)
    return json.dump(value).decode()


def _read(value: object, form: str) -> bytes | None:
    if value is UNSET or value is None:
        return None
    if isinstance(value, str) and form == "bytes":
        return base64.b64decode(value)
    if isinstance(value, str) and form == "text":
        return value.encode()
    return json.dump(value)
