"""Files that callers of a surface name, and that are no arguments of a tool."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from toolrt.files.follow import Parts, Unknown, followed, followed_folder, parts_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .grants import Grant

__all__ = ["is_allowed"]


def is_allowed(
    need: str,
    path: str,
    folder: str | None,
    *,
    own: Sequence[Grant],
    left: Sequence[Grant] | None,
) -> bool:
    """Whether a file is where calls work, or where a capability is granted.

    Where calls work is the host's choice: who names the file may not widen it. Without
    a choice it is the working directory of the process, where relative paths start.

    Args:
        need: The capability: `fs:read` or `fs:write`.
        path: The file.
        folder: Where calls work.
        own: What the host grants.
        left: What the environment leaves of that; all of it where it is not given.

    """
    try:
        here = _working_dir()
        base = parts_of(here)
        reached = followed(base, path)
        work = base if folder is None else parts_of(os.path.join(here, folder))  # noqa: PTH118 # pathlib is slow to load
    except Unknown:
        return False

    def is_in(place: Parts) -> bool:
        try:
            within = followed_folder(place)
        except Unknown:
            return False
        return reached.is_within(within, changes=need != "fs:read")

    def is_granted(grants: Sequence[Grant]) -> bool:
        places = (grant.place for grant in grants if grant.name == need)
        return any(
            place is None or (isinstance(place, tuple) and is_in(place))
            for place in places
        )

    return is_in(work) or (is_granted(own) and (left is None or is_granted(left)))


def _working_dir() -> str:
    """Give the working directory of the process; the root where it has none."""
    try:
        return os.getcwd()  # noqa: PTH109 # likewise
    except OSError:
        return os.sep
