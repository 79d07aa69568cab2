"""Files below a folder, by file descriptors: no link is followed on the way."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from msgspec import Struct

from .follow import Parts, text_of

__all__ = [
    "Spot",
    "create_dir",
    "names",
    "opened",
    "remove_dir",
    "remove_file",
    "state",
]

#: Whether files can be opened from a folder on.
_BY_DESCRIPTOR: Final = (
    os.open in os.supports_dir_fd
    and os.unlink in os.supports_dir_fd
    and hasattr(os, "O_NOFOLLOW")
    and hasattr(os, "O_DIRECTORY")
)

#: How folders on the way are opened: to pass through them is enough where the system
#: allows that.
_PASS: Final = (
    getattr(os, "O_PATH", os.O_RDONLY)
    | getattr(os, "O_DIRECTORY", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_CLOEXEC", 0)
)

_LINKS: Final = getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_CLOEXEC", 0)


class Spot(Struct, frozen=True):
    """A file below a folder that is granted.

    No part of either path was a link when they were followed.
    """

    folder: Parts
    #: The names from there on; none for the folder itself.
    names: tuple[str, ...]

    @property
    def path(self) -> str:
        """The whole path."""
        return text_of((*self.folder, *self.names))


def opened(spot: Spot, flags: int, check: Callable[[], None]) -> int:
    """Open a file, and give its descriptor.

    Args:
        spot: The file.
        flags: Those of `os.open`.
        check: Checks again where the path leads, where the system needs that.

    """
    if not _BY_DESCRIPTOR:
        # Nothing is emptied before it is known which file it is.
        file = os.open(spot.path, flags & ~os.O_TRUNC, 0o666)
        try:
            check()
            if flags & os.O_TRUNC:
                os.ftruncate(file, 0)
        except BaseException:
            os.close(file)
            raise
        return file
    with _around(spot) as (folder, name):
        return os.open(name, flags | _LINKS, 0o666, dir_fd=folder)


def remove_file(spot: Spot) -> None:
    """Remove a file."""
    if not _BY_DESCRIPTOR:
        return os.unlink(spot.path)  # noqa: PTH108 # likewise
    with _around(spot) as (folder, name):
        return os.unlink(name, dir_fd=folder)  # likewise


def remove_dir(spot: Spot) -> None:
    """Remove an empty folder."""
    if not _BY_DESCRIPTOR:
        return os.rmdir(spot.path)  # noqa: PTH106 # likewise
    with _around(spot) as (folder, name):
        return os.rmdir(name, dir_fd=folder)  # likewise


def create_dir(spot: Spot) -> None:
    """Create a folder: the one of the grant itself, or one in it."""
    if not _BY_DESCRIPTOR or not spot.names:
        return os.mkdir(spot.path)  # noqa: PTH102 # likewise
    with _around(spot) as (folder, name):
        return os.mkdir(name, dir_fd=folder)  # likewise


def state(spot: Spot) -> os.stat_result:
    """Give what is known of a file."""
    if not _BY_DESCRIPTOR:
        return os.lstat(spot.path)
    with _around(spot) as (folder, name):
        return os.stat(name, dir_fd=folder, follow_symlinks=False)  # likewise


def names(spot: Spot, check: Callable[[], None]) -> list[str]:
    """Give the names in a folder."""
    if os.listdir not in os.supports_fd or not _BY_DESCRIPTOR:
        found = os.listdir(spot.path)  # noqa: PTH208 # likewise
        check()
        return found
    folder = opened(spot, os.O_RDONLY | os.O_DIRECTORY, check)
    try:
        return os.listdir(folder)  # noqa: PTH208 # likewise
    finally:
        os.close(folder)


@contextmanager
def _around(spot: Spot) -> Generator[tuple[int, str]]:
    """Give the folder that has the last name, and that name.

    Raises:
        OSError: One of the folders is a link now, or is gone.

    """
    *way, name = spot.names or (".",)
    at = os.open(text_of(spot.folder), _PASS)
    try:
        for folder in way:
            inner = os.open(folder, _PASS, dir_fd=at)
            os.close(at)
            at = inner
        if "/" in name or name == "..":
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), name)
        yield at, name
    finally:
        os.close(at)
