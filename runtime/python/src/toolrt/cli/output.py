"""Stdout of a command, which nobody else writes to."""

from __future__ import annotations

import os
import sys
from typing import IO, Self

__all__ = ["Output", "is_terminal", "say", "with_streams"]


def with_streams() -> None:
    """Give a process the streams that it was started without: they are empty.

    Files that are opened later would take their places.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is not None:
            continue
        try:
            os.fstat(number)
        except OSError:
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != number:
                os.dup2(opened, number)
                os.close(opened)
        mode = "r" if number == 0 else "w"
        setattr(sys, name, os.fdopen(number, mode, closefd=False))


def is_terminal(stream: IO[str] | None) -> bool:
    """Whether a stream is a terminal; one that is closed is none."""
    try:
        return stream is not None and stream.isatty()
    except ValueError:
        return False


def say(text: str) -> None:
    """Write to stderr. At a terminal, what hides is escaped as in JSON."""
    if is_terminal(sys.stderr):
        from .lines import json_seen  # noqa: PLC0415

        text = json_seen(text.encode("utf-8", "replace")).decode()
    sys.stderr.write(text)


class Output:
    """Stdout of a command.

    While it is entered, what handlers print, and programs that they start, goes to
    stderr: the answer stays alone.
    """

    def __init__(self) -> None:
        """Take stdout as it is now."""
        #: Whether people see it.
        self.is_terminal = is_terminal(sys.stdout)
        self._before: IO[str] | None = None
        self._kept: int | None = None
        self._number = 1
        #: Why it cannot be written: then nothing more is.
        self.broken: OSError | None = None

    def __enter__(self) -> Self:
        """Keep stdout for the answer."""
        try:
            number, errors = sys.stdout.fileno(), sys.stderr.fileno()
            sys.stdout.flush()
            self._kept = os.dup(number)
            os.dup2(errors, number)
        except (AttributeError, OSError, ValueError):
            # There is none, or it is no file: nobody else writes there either.
            return self
        self._number, self._before = number, sys.stdout
        sys.stdout = sys.stderr
        return self

    def __exit__(self, *_: object) -> None:
        """Give stdout back."""
        if self._kept is not None and self._before is not None:
            os.dup2(self._kept, self._number)
            os.close(self._kept)
            sys.stdout, self._kept = self._before, None

    @property
    def file(self) -> int | None:
        """The file behind it, for a program that writes there; `None` for the usual."""
        return self._kept

    def size(self) -> os.terminal_size | None:
        """Give the size of the terminal, if it is one."""
        try:
            return os.get_terminal_size(1 if self._kept is None else self._kept)
        except OSError:
            return None

    def write(self, data: bytes) -> None:
        """Write all of it, at once.

        Raises:
            OSError: It cannot be written.

        """
        if self.broken is not None:
            raise self.broken
        try:
            self._write(data)
        except OSError as error:
            self.broken = error
            raise

    def _write(self, data: bytes) -> None:
        if self._kept is None:
            try:
                sys.stdout.flush()
                sys.stdout.buffer.write(data)
                sys.stdout.buffer.flush()
            except (AttributeError, ValueError):
                raise OSError(9, "it is closed") from None
            return
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(self._kept, rest) :]
