"""The folder in which commands and hosts keep what later processes need.

It belongs to one user, and to nobody else.
"""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final

__all__ = ["Unusable", "file", "readable"]

#: The variable that names the folder.
_FOLDER: Final = "TOOLRT_STATE"

#: No system opens a path with more bytes.
_LONGEST: Final = 4096


class Unusable(Exception):
    """Nothing can be kept; its text says why, in words for people."""


def file(name: str) -> Path:
    """Say where a file of this name is kept.

    Its folder is there then, and both belong to the user alone.

    Raises:
        Unusable: Nothing can be kept there.

    """
    folder = _folder()
    path = folder / name
    if len(os.fsencode(path)) > _LONGEST:
        raise Unusable(f"the path in {_FOLDER} is too long.")
    _no_links_of_others(path)
    shown = readable(folder)
    try:
        _make(folder)
    except OSError as error:
        raise Unusable(f"{shown} cannot be made: {error.strerror}.") from None
    try:
        found = folder.stat()
    except OSError as error:
        raise Unusable(f"{shown} cannot be used: {error.strerror}.") from None
    if _is_of_another(found):
        raise Unusable(f"{shown} belongs to somebody else.")
    if _is_open_to_others(found):
        raise Unusable(f"{shown} may be changed by others.")
    try:
        found = path.stat()
    except OSError:
        return path
    shown = readable(path)
    if not stat.S_ISREG(found.st_mode):
        raise Unusable(f"{shown} is no file.")
    if _is_of_another(found):
        raise Unusable(f"{shown} belongs to somebody else.")
    try:
        _make_private(path, found)
    except OSError as error:
        raise Unusable(f"{shown} cannot be used: {error.strerror}.") from None
    return path


def readable(path: Path) -> str:
    """Give a path with U+FFFD for what is not UTF-8."""
    return os.fsencode(path).decode(errors="replace")


def _folder() -> Path:
    """Give the folder of the environment, or that of the user.

    A relative path would be another folder for each process.
    """
    said = os.environ.get(_FOLDER)
    if said:
        if not os.path.isabs(said):  # noqa: PTH117 # the text itself
            raise Unusable(f"{_FOLDER} is no absolute path.")
        return Path(said)
    states = _absolute("XDG_STATE_HOME")
    if states is None:
        home = _absolute("HOME") or _absolute("USERPROFILE")
        if home is None:
            text = f"the user has no folder for it; {_FOLDER} names one."
            raise Unusable(text)
        states = home / ".local" / "state"
    return states / "toolrt"


def _absolute(name: str) -> Path | None:
    value = os.environ.get(name, "")
    return Path(value) if os.path.isabs(value) else None  # noqa: PTH117 # likewise


def _make(folder: Path) -> None:
    """Make a folder and those around it, for their owner alone."""
    missing = [folder]
    while missing:
        try:
            missing[-1].mkdir(0o700)
        except FileNotFoundError:
            missing.append(missing[-1].parent)
            continue
        except OSError:
            # Systems differ in what they say of a folder that is there.
            if not missing[-1].is_dir():
                raise
        missing.pop()


def _no_links_of_others(path: Path) -> None:
    """Reject paths that somebody else may lead to another place."""
    for place in (path, *path.parents):
        try:
            found = place.lstat()
        except OSError:
            continue
        is_of_another = found.st_uid != 0 and _is_of_another(found)
        if stat.S_ISLNK(found.st_mode) and is_of_another:
            raise Unusable(f"{readable(place)} is a link of somebody else.")


# Where nobody has a number, the folder of a user is the user's by what the system does.


def _is_of_another(found: os.stat_result) -> bool:
    return hasattr(os, "geteuid") and found.st_uid != os.geteuid()


def _is_open_to_others(found: os.stat_result) -> bool:
    return hasattr(os, "geteuid") and found.st_mode & 0o022 != 0


def _make_private(path: Path, found: os.stat_result) -> None:
    """Take a file from those whom its owner has let read it."""
    if hasattr(os, "geteuid") and found.st_mode & 0o077:
        path.chmod(0o600)
