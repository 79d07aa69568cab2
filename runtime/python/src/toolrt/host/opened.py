"""What the handler of a tool may open: what is needed, and what is granted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.files import FileAccess, FileKind

from .grants import place_of, split
from .uris import File, named

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from toolrt.diagnose.bound import Bound
    from toolrt.files.follow import Parts
    from toolrt.spec import Spec

    from .grants import Grant

__all__ = ["ToolFiles"]


class ToolFiles:
    """The files of one tool under a policy."""

    __slots__ = ("_access", "_granted", "_has_marks", "_spec", "_working_dir")

    def __init__(
        self,
        spec: Spec,
        working_dir: str,
        grants: Iterable[Sequence[Grant]] | None,
    ) -> None:
        """Take the tool and what is granted.

        Args:
            spec: The tool.
            working_dir: Where folders of grants and needs start.
            grants: Lists of grants, each of which must grant it; nothing where nothing
                is checked.

        """
        self._spec = spec
        self._working_dir = working_dir
        self._granted: FileAccess | None = None
        self._access = FileAccess()
        self._has_marks = False
        if grants is None:
            return
        granted = FileAccess()
        for own in grants:
            for kind in FileKind:
                places = [grant.place for grant in own if grant.name == kind.value]
                # One without a folder grants all.
                if None not in places:
                    folders = (place for place in places if isinstance(place, tuple))
                    granted = granted.within(kind, folders)
        self._granted = granted
        if spec.args is not None:
            from toolrt.diagnose.bound import bound_kinds  # noqa: PLC0415

            self._has_marks = any(marks for _, marks in bound_kinds(spec.args.table))
        self._access = self._needing(granted, self._needed())

    @property
    def working_dir(self) -> str:
        """Where paths start whose context has no folder."""
        return self._working_dir

    @property
    def is_limited(self) -> bool:
        """Whether any call of the tool is limited."""
        return self._access.is_limited or self._has_marks

    def access(self, path: str, args: object) -> FileAccess:
        """Give what a call may do with a path that its handler opens."""
        if self._granted is None or not self._has_marks:
            return self._access
        marked = self._marked(self._granted, path, args)
        return self._access if marked is None else marked

    def _marked(
        self, granted: FileAccess, path: str, args: object
    ) -> FileAccess | None:
        """Give the access of a path that arguments have; nothing if none has it."""
        if self._spec.args is None:
            return None
        from toolrt.diagnose.bound import each_bound  # noqa: PLC0415

        found: list[tuple[str, ...]] = []

        def visit(bound: Bound) -> None:
            text: str | None = bound.text
            if bound.kind == "uri":
                match named(bound.text):
                    case File(file):
                        text = file
                    case _:
                        text = None
            if text == path:
                found.append(bound.needs)

        each_bound(self._spec.args.table, args, visit)
        if not found:
            return None
        names: list[str] = []
        for needs in found:
            names += [split(mark)[0] for mark in needs] or self._needed()
        access = self._needing(granted, names)
        for needs in found:
            marks = [split(mark) for mark in needs]
            for kind in FileKind:
                scopes = [scope for name, scope in marks if name == kind.value]
                access = self._within(access, kind, scopes)
        return access

    def _needed(self) -> list[str]:
        """Give the capabilities that bind a path without a mark.

        A tool that declares nothing is left to what the host grants.
        """
        needs = [need.name for need in self._spec.capabilities]
        return needs or [kind.value for kind in FileKind]

    def _needing(self, access: FileAccess, names: Sequence[str]) -> FileAccess:
        """Give the access of a path that is bound by these capabilities."""
        for kind in FileKind:
            if kind.value not in names:
                access = access.without(kind)
                continue
            needs = self._spec.capabilities
            scopes = [need.scope for need in needs if need.name == kind.value]
            access = self._within(access, kind, scopes)
        return access

    def _within(
        self, access: FileAccess, kind: FileKind, scopes: Sequence[str | None]
    ) -> FileAccess:
        """Add what the design says of a capability, unless it allows it everywhere."""
        if not scopes or None in scopes:
            return access
        folders: list[Parts] = []
        for scope in scopes:
            place = place_of(kind.value, scope or "", self._working_dir)
            if isinstance(place, tuple):
                folders.append(place)
        return access.within(kind, folders)
