"""Where a path leads: link by link, as the system follows it."""

from __future__ import annotations

import os
import stat
from typing import Final, TypeAlias

from msgspec import Struct

__all__ = [
    "Parts",
    "Reached",
    "Unknown",
    "followed",
    "followed_folder",
    "parts_of",
    "text_of",
]

#: A path: its root, empty where it has none, and the names behind it.
Parts: TypeAlias = tuple[str, ...]

_EMPTY: Final = "it is empty"
_LONG: Final = "it is too long"
_LINKS: Final = "it has too many links"
_UNSEEN: Final = "a part of it cannot be looked at"
_MISSING: Final = "a part of it that `..` follows does not exist"

#: As many links as Linux follows.
_MOST_LINKS: Final = 40
_MOST_BYTES: Final = 4096


class Unknown(Exception):
    """It cannot be known where a path leads."""


class Reached(Struct, frozen=True):
    """Where a path leads."""

    #: Behind all links. What does not exist stands behind the deepest folder that does.
    target: Parts
    #: The last name of the path itself, in the folder where it really is: what is there
    #: may be a link.
    entry: Parts

    def is_within(self, folder: Reached, *, changes: bool) -> bool:
        """Whether it is a folder or in it.

        Whoever writes or deletes may also change the entry, which may be a link.
        """

        def is_there(path: Parts) -> bool:
            return path[: len(folder.target)] == folder.target

        return is_there(self.target) and (
            not changes or is_there(self.entry) or self.entry == folder.entry
        )


def parts_of(path: str) -> Parts:
    """Give the parts of a path.

    Raises:
        Unknown: It is of a kind that leads to devices or other machines.

    """
    root = ""
    if os.name == "nt":
        drive, path = os.path.splitdrive(path.replace("/", "\\"))
        rooted = path.startswith("\\")
        # `C:` and no other prefix; one without a root leads to wherever somebody was on
        # it before.
        if drive and not (rooted and len(drive) == 2 and drive[1] == ":"):  # noqa: PLR2004
            raise Unknown(_UNSEEN)
        root = drive + "\\" if rooted else ""
        names = path.split("\\")
        if any(":" in name or _is_odd(name) for name in names):
            raise Unknown(_UNSEEN)
    else:
        root = "/" if path.startswith("/") else ""
        names = path.split("/")
    return (root, *(name for name in names if name not in {"", "."}))


def _is_odd(name: str) -> bool:
    """Whether Windows reads a name as another one."""
    return name not in {".", ".."} and name.endswith((".", " "))


def followed(base: Parts, path: str) -> Reached:
    """Follow a path from a folder on.

    Raises:
        Unknown: It cannot be known where it leads.

    """
    if path == "":
        raise Unknown(_EMPTY)
    if len(path.encode(errors="surrogatepass")) > _MOST_BYTES:
        raise Unknown(_LONG)
    if "\0" in path:
        raise Unknown(_UNSEEN)
    parts = parts_of(path)
    return _Way(parts if parts[0] else (*base, *parts[1:])).follow()


def followed_folder(parts: Parts) -> Reached:
    """Follow the folder of a grant.

    Raises:
        Unknown: It cannot be known where it leads.

    """
    return _Way(parts).follow()


class _Way:
    """A path that is followed."""

    def __init__(self, parts: Parts) -> None:
        self._steps: list[str] = []
        self._at: list[str] = []
        self._entry: Parts | None = None
        self._links = 0
        self._missing = False
        #: Whether something can be behind the last part.
        self._folder = True
        self._push(parts)

    def _push(self, parts: Parts) -> None:
        """Put the steps of a path before those that are left."""
        root, *names = parts
        self._steps += reversed(names)
        if root or not self._at:
            self._at, self._folder = [root], True

    def follow(self) -> Reached:
        while self._steps:
            name = self._steps.pop()
            if name != "..":
                self._enter(name)
            elif self._missing:
                raise Unknown(_MISSING)
            elif not self._folder:
                raise Unknown(_UNSEEN)
            elif len(self._at) > 1:
                self._at.pop()
        target = tuple(self._at)
        return Reached(target, self._entry or target)

    def _enter(self, name: str) -> None:
        if not self._missing and not self._folder:
            raise Unknown(_UNSEEN)
        following = (*self._at, name)
        if not self._steps and self._entry is None:
            self._entry = following
        if self._missing:
            self._at.append(name)
            return
        path = text_of(following)
        try:
            mode = os.lstat(path).st_mode
            target = os.readlink(path) if stat.S_ISLNK(mode) else None  # noqa: PTH115
        except FileNotFoundError:
            self._missing = True
            self._at.append(name)
            return
        except (OSError, ValueError):
            raise Unknown(_UNSEEN) from None
        if target is None:
            self._folder = stat.S_ISDIR(mode)
            self._at.append(name)
            return
        self._links += 1
        if self._links > _MOST_LINKS:
            raise Unknown(_LINKS)
        self._push(parts_of(target))


def text_of(parts: Parts) -> str:
    """Write a path."""
    separator = "\\" if os.name == "nt" else "/"
    return parts[0] + separator.join(parts[1:])
