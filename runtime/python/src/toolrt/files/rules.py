"""Where the files of a call may be, as the policy of its host says."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct

from .follow import Parts

__all__ = ["Elsewhere", "FileAccess", "FileKind", "FileRules"]


class FileKind(StrEnum):
    """What an operation does to a file; its value is the capability that it needs."""

    #: It reads the file or lists the folder.
    READ = "fs:read"
    #: It creates or changes the file.
    WRITE = "fs:write"
    #: It removes the file.
    DELETE = "fs:delete"


_Lists = Mapping[FileKind, tuple[tuple[Parts, ...], ...]]

_NO_LISTS: _Lists = MappingProxyType({})


class FileAccess(Struct, frozen=True):
    """What a call may do with a path, and in which folders.

    Without arguments it allows everything everywhere.

    >>> FileAccess().without(FileKind.DELETE).allows(FileKind.WRITE)
    True
    """

    #: The kinds of operations that are refused.
    refused: frozenset[FileKind] = frozenset()
    #: By kind, lists of folders: a path must be in one folder of each list.
    lists: _Lists = _NO_LISTS

    def within(self, kind: FileKind, folders: Iterable[Parts]) -> FileAccess:
        """Give the same with operations of this kind only in one of these folders."""
        known = self.lists.get(kind, ())
        lists = {**self.lists, kind: (*known, tuple(folders))}
        return FileAccess(self.refused, lists)

    def without(self, kind: FileKind) -> FileAccess:
        """Give the same without operations of this kind."""
        return FileAccess(self.refused | {kind}, self.lists)

    def __and__(self, other: FileAccess) -> FileAccess:
        """Give what both allow."""
        lists = dict(self.lists)
        for kind, more in other.lists.items():
            lists[kind] = (*lists.get(kind, ()), *more)
        return FileAccess(self.refused | other.refused, lists)

    def allows(self, kind: FileKind) -> bool:
        """Whether there are operations of this kind at all."""
        return kind not in self.refused

    @property
    def is_limited(self) -> bool:
        """Whether anything is limited."""
        return bool(self.refused or self.lists)


class FileRules(Protocol):
    """What a policy says of the files of one tool; see `Policy.files`."""

    @property
    def working_dir(self) -> str:
        """The folder where paths start whose context has no folder; it is absolute.

        A relative folder of a context starts there, too.
        """
        ...

    @property
    def is_limited(self) -> bool:
        """Whether any call of the tool is limited."""
        ...

    def access(self, path: str, args: object) -> FileAccess:
        """Give what a call may do with a path that its handler opens.

        Args:
            path: The path.
            args: The arguments of the call as they came, as dicts and lists.

        """
        ...


class Elsewhere(Struct, frozen=True):
    """The rules of a call whose context was sent to another process.

    The policy is not there, so no file of a limited call is opened.
    """

    working_dir: str
    is_limited: bool = True

    def access(self, path: str, args: object) -> FileAccess:  # noqa: ARG002 # of the protocol
        """Give what may be done with any path: nothing."""
        return FileAccess(frozenset(FileKind))
