"""Grants of capabilities: which needs of tools each of them covers."""

from __future__ import annotations

from pathlib import PurePath
from typing import TYPE_CHECKING, Final, TypeAlias

from toolrt.diagnose.shown import shortened

if TYPE_CHECKING:
    from toolrt.spec import Capability

    from .sites import Site
else:
    from toolrt.lazy import hinted

    Capability = hinted("Capability", "toolrt.spec")
    Site = hinted("Site", "toolrt.host.sites")

__all__ = ["Grant", "Place", "PolicyError", "kind_of", "place_of", "split"]


class PolicyError(ValueError):
    """A policy says what none may say: an unknown mode, a grant of nothing known."""

    def __init__(self, text: str) -> None:
        """Take what is wrong."""
        super().__init__(text)


#: The parts of a folder from the root on, or hosts; nothing where all of a capability
#: is granted.
Place: TypeAlias = "tuple[str, ...] | Site | None"

_FOLDER: Final = "the folder of a grant has no `..` and is not empty"
_HOST: Final = (
    "the host of a grant is a name or an address, with a port if need be, and without "
    "scheme and path"
)
_WHOLE: Final = "this capability is granted as a whole"
_NAMES: Final = {
    "fs:read": _FOLDER,
    "fs:write": _FOLDER,
    "fs:delete": _FOLDER,
    "net:read": _HOST,
    "net:write": _HOST,
    "proc:spawn": _WHOLE,
    "env:read": _WHOLE,
    "env:write": _WHOLE,
    "state:mutate": _WHOLE,
}


class Grant:
    """A capability that is granted, all of it or in one folder or at some hosts."""

    __slots__ = ("name", "place", "text")

    def __init__(self, text: str, working_dir: str) -> None:
        """Read a grant, which is written as designs write capabilities.

        Raises:
            PolicyError: It is none.

        """
        self.text = text
        self.name, scope = split(text)
        if self.name not in _NAMES:
            message = (
                f"{shortened(text)} is no capability: a grant is one of "
                f"{', '.join(_NAMES)}, with a folder or a host behind another colon "
                "where that is all that is granted"
            )
            raise PolicyError(message)
        self.place: Place = None
        if scope is not None:
            self.place = place_of(self.name, scope, working_dir)
            if self.place is None:
                raise PolicyError(f"{shortened(text)}: {_NAMES[self.name]}")

    def covers(self, need: Capability, working_dir: str, *, guarded: bool) -> bool:
        """Whether it allows what a tool needs.

        One of everything does not reach private hosts, if `guarded`.
        """
        if self.name != need.name:
            return False
        if need.scope is None:
            return self.place is None
        needed = place_of(need.name, need.scope, working_dir)
        if needed is None or isinstance(needed, tuple):
            if self.place is None:
                return True
            if needed is None or not isinstance(self.place, tuple):
                return False
            return needed[: len(self.place)] == self.place
        closed = guarded and needed.is_private
        if self.place is None:
            return not closed
        if isinstance(self.place, tuple) or (closed and self.place.below):
            return False
        return self.place.covers(needed)


def split(text: str) -> tuple[str, str | None]:
    """Give the name of a capability and the text behind it."""
    parts = text.split(":", 2)
    scope = parts[2] if len(parts) > 2 else None  # noqa: PLR2004 # the name has two
    return ":".join(parts[:2]), scope


def kind_of(name: str) -> str | None:
    """Give what a capability can be limited to: `folder`, `host` or nothing."""
    return {_FOLDER: "folder", _HOST: "host"}.get(_NAMES.get(name, ""))


def place_of(name: str, scope: str, working_dir: str) -> Place:
    """Give what a capability is limited to; nothing where it cannot be."""
    kind = kind_of(name)
    if kind == "folder":
        if scope == "" or "\0" in scope:
            return None
        root, *parts = PurePath(working_dir, scope).parts
        # Where `..` leads is known only when links are followed.
        if ".." in parts:
            return None
        return ("/" if root == "//" else root, *parts)
    if kind == "host":
        from .sites import Site  # noqa: PLC0415

        return Site.parse(scope)
    return None
