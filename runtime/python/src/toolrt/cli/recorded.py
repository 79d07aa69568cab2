"""What the recording of a command tells: `calls`, and the words behind it."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from toolrt.diagnose.shown import shortened
from toolrt.recording import VARIABLE, Report

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = ["WrongWords", "report"]


class WrongWords(ValueError):
    """What is wrong with the words."""


def report(words: Sequence[str], environ: Mapping[str, str]) -> dict[str, object]:
    """Give the report of the recordings that words name, or else the environment.

    Raises:
        WrongWords: They name none that can be read.

    """
    files = list(_files(words))
    if not files:
        named = environ.get(VARIABLE)
        if not named:
            text = f"{VARIABLE} names no recording: calls --file FILE names one."
            raise WrongWords(text)
        files = [named]
    report = Report()
    for path in files:
        try:
            with open(path, "rb") as file:  # noqa: PTH123 # pathlib is slow to load
                report.read(file)
        except (OSError, ValueError) as error:
            missing = isinstance(error, FileNotFoundError)
            system = getattr(error, "strerror", None) or str(error)
            why = "it does not exist" if missing else system
            shown = shortened(os.fsencode(path).decode("utf-8", "replace"))
            raise WrongWords(f"{shown} cannot be read: {why}.") from None
    return report.to_builtins()


def _files(words: Sequence[str]) -> Iterator[str]:
    left = iter(words)
    for word in left:
        name, equals, file = word.partition("=")
        if name != "--file":
            shown = shortened(word)
            raise WrongWords(f"calls takes --file FILE, and not {shown}.")
        file = file if equals else next(left, "")
        if not file:
            raise WrongWords("--file needs a value: --file FILE.")
        yield file
