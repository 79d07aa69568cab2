"""A terminal: its width, its colours, a pager, and a line that comes and goes."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import IO, Final

from msgspec import Struct

from .output import is_terminal

__all__ = ["Screen", "Status", "paged", "stderr"]

#: The size of a screen of which nothing is known.
_WIDTH: Final = 80
_HEIGHT: Final = 24

#: How narrow a screen is at least, whatever it says.
_NARROWEST: Final = 20

#: No screen has a size with so many digits.
_LONG: Final = 6


class Screen(Struct, frozen=True, kw_only=True):
    """What people see a text on."""

    width: int = _WIDTH
    height: int = _HEIGHT
    has_colors: bool = False

    def bold(self, text: str) -> str:
        """Give a text that stands out."""
        return f"\x1b[1m{text}\x1b[0m" if self.has_colors else text

    def red(self, text: str) -> str:
        """Give a text that warns."""
        return f"\x1b[31m{text}\x1b[0m" if self.has_colors else text

    @classmethod
    def of(
        cls, size: os.terminal_size | None, environ: Mapping[str, str], when: str
    ) -> Screen:
        """Give a screen.

        Args:
            size: The size of a terminal; `None` for what is none.
            environ: `NO_COLOR`, `TERM` and `COLUMNS` count.
            when: `auto`, `always` or `never` have colours.

        """
        is_terminal = size is not None
        width, height = size or (_WIDTH, _HEIGHT)
        can = is_terminal and environ.get("TERM") != "dumb"
        auto = can and not environ.get("NO_COLOR")
        if is_terminal:
            width = _count(environ.get("COLUMNS")) or width
            height = _count(environ.get("LINES")) or height
        return cls(
            width=max(width or _WIDTH, _NARROWEST),
            height=height or _HEIGHT,
            has_colors=when == "always" or (when == "auto" and auto),
        )


def _count(text: str | None) -> int:
    is_count = text is not None and text.isascii() and text.isdecimal()
    return int(text) if is_count and text is not None and len(text) < _LONG else 0


def stderr(environ: Mapping[str, str]) -> Screen:
    """Give the screen that stderr writes to."""
    size = None
    if is_terminal(sys.stderr):
        with suppress(OSError):
            size = os.get_terminal_size(sys.stderr.fileno())
    return Screen.of(size, environ, "auto")


def paged(text: str, screen: Screen, file: int | None) -> bool:
    """Show a text by a pager, if it is longer than the screen; whether it was shown.

    Args:
        text: The text.
        screen: The screen.
        file: Stdout, where it is not the usual one.

    """
    environ = os.environ
    if text.count("\n") < screen.height:
        return False
    command = environ.get("PAGER", "less").split()
    if not command or command == ["cat"]:
        return False
    import subprocess  # noqa: PLC0415

    # Leaves what fits, keeps colours, and leaves the text on the screen.
    own = {**environ, "LESS": environ.get("LESS", "FRX")}
    try:
        pager = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=file, env=own)  # noqa: S603 # the user's own pager
    except OSError:
        return False
    try:
        pager.communicate(text.encode("utf-8", "replace"))
    except KeyboardInterrupt:
        pager.wait()
    return True


class Status:
    """A line on stderr that says how far a call has come, gone when it is done."""

    def __init__(self, stream: IO[str], screen: Screen) -> None:
        """Take the terminal."""
        self._stream = stream
        self._width = screen.width
        self._shown = False

    def show(self, message: str, percent: float | None) -> None:
        """Show how far it has come."""
        from .lines import cut, one_line  # noqa: PLC0415

        text = one_line(message)
        if percent is not None:
            share = min(max(percent, 0.0), 100.0)
            done = int(share / 5 + 0.5)
            bar = "#" * done + "." * (20 - done)
            text = f"[{bar}] {share:3.0f}% {text}"
        self._write(f"\r\x1b[K{cut(text, self._width - 1)}")
        self._shown = True

    def clear(self) -> None:
        """Take the line away."""
        if self._shown:
            self._write("\r\x1b[K")
            self._shown = False

    def _write(self, text: str) -> None:
        try:
            self._stream.write(text)
            self._stream.flush()
        except (OSError, ValueError):  # nobody looks any more
            pass
