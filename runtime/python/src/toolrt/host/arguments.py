"""Whether the paths and URIs of a call are where the host has granted what it needs."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from msgspec import Struct

from toolrt.call.envelope import CallFault, Recovery
from toolrt.call.error import Action, Kind, Refusal
from toolrt.diagnose.bound import bound_kinds
from toolrt.diagnose.shown import shortened
from toolrt.files.follow import (
    Parts,
    Reached,
    Unknown,
    followed,
    followed_folder,
    parts_of,
    text_of,
)
from toolrt.json.write import quoted

from .grants import kind_of, place_of, split
from .sites import Endpoint
from .uris import File, Nothing, Unclear, is_file, named

if TYPE_CHECKING:
    from collections.abc import Iterable

    from toolrt.call.context import Context
    from toolrt.call.event import Needed
    from toolrt.diagnose.bound import Bound
    from toolrt.spec import Spec

    from .grants import Grant, Place

__all__ = ["Arguments", "Binding", "binding_of", "program_dir"]

_LEFT: Final = "The host grants it, but TOOLRT_CAPABILITIES leaves it out."
#: Messages name so many grants.
_MOST_GRANTS: Final = 5
_PLAIN: Final = "Use a plain path or URI of what is granted."


class Binding(Struct, frozen=True):
    """What binds the arguments of a tool."""

    #: Capabilities that bind at least one value which callers may send.
    names: tuple[str, ...] = ()
    #: Whether the design says of a value where it must be.
    is_scoped: bool = False
    #: Whether some of the values are URIs.
    has_uris: bool = False


def binding_of(spec: Spec) -> Binding:
    """Work out what binds the arguments of a tool."""
    if spec.args is None:
        return Binding()
    names: dict[str, None] = {}
    scoped = uris = False
    for kind, marks in bound_kinds(spec.args.table):
        marked = [split(mark) for mark in marks]
        found = [name for name, _ in marked] or [
            need.name for need in spec.capabilities
        ]
        kinds = {"folder"} if kind == "path" else {"folder", "host"}
        names |= {name: None for name in found if kind_of(name) in kinds}
        scoped = scoped or any(scope is not None for _, scope in marked)
        uris = uris or kind == "uri"
    needs = (need for need in spec.capabilities if need.scope is not None)
    scoped = scoped or any(need.name in names for need in needs)
    return Binding(tuple(names), scoped, uris)


#: Where a value leads: to a file, to a host, or to no host that is known.
_Leads: TypeAlias = Reached | Endpoint | Nothing


class Arguments:
    """What holds for the arguments of one call."""

    def __init__(
        self,
        spec: Spec,
        cx: Context,
        working_dir: str,
        *,
        own: list[Grant] | None,
        left: list[Grant] | None,
        told: list[Needed] | None,
        guarded: bool,
        program_dir: str | None = None,
    ) -> None:
        """Take the tool and what is granted.

        Args:
            spec: The tool.
            cx: The context of the call.
            working_dir: Where folders of grants and needs start.
            own: The host's grants; nothing if what is not granted is allowed.
            left: What the environment leaves; nothing for everything.
            told: Takes what was looked at, if anybody listens.
            guarded: Whether private hosts are granted one by one.
            program_dir: Where the program of the tool runs, if one of its arguments
                names that folder: its other paths start there.

        """
        self._spec = spec
        self._working_dir = working_dir
        self._cx = cx
        self._base = _base(working_dir, cx.working_dir)
        self._program_base = self._base
        if program_dir is not None:
            self._program_base = _joined(self._base, program_dir)
        self._own, self._left = own, left
        self._told = told
        self._guarded = guarded
        self._followed: dict[tuple[str, ...], Reached | None] = {}
        #: The names of the capabilities that have bound a value.
        self.used: set[str] = set()

    def admit(self, bound: Bound) -> None:
        """Check one value.

        Raises:
            Refusal: It is not where it may be.

        """
        # A mark says all that depends on this value: a page is nothing in a folder.
        self.used.update(split(mark)[0] for mark in bound.needs)
        if bound.kind == "path":
            self._file(bound, bound.text, self._names(bound, "folder"))
        else:
            self._uri(bound)

    def _uri(self, bound: Bound) -> None:
        files, hosts = self._names(bound, "folder"), self._names(bound, "host")
        a_file = is_file(bound.text)
        names, others = (files, hosts) if a_file else (hosts, files)
        if not names:
            # A page is only a text to a tool that has nothing to do with the network. A
            # file is none to one that fetches what it is told to, and a mark says what
            # else there may be.
            if others and a_file:
                raise self._undecided(bound, others[0], "it names a file")
            if others and bound.needs:
                raise self._undecided(bound, others[0], "it names no file")
            return
        match named(bound.text):
            case File(path):
                self._file(bound, path, names)
            case Unclear(why):
                raise self._undecided(bound, names[0], why)
            case leads:
                self._all(bound, names, leads)

    def _file(self, bound: Bound, path: str, names: list[str]) -> None:
        if not names:
            return
        base = self._base
        if self._program_base is not base and not _names_program_dir(self._spec, bound):
            base = self._program_base
        is_absolute = os.path.isabs(path)  # noqa: PTH117 # pathlib is slow to load
        start = None if is_absolute or bound.is_secret else base
        try:
            reached = followed(base, path)
        except Unknown as why:
            raise self._undecided(bound, names[0], str(why), start) from None
        self._all(bound, names, reached, start)

    def _names(self, bound: Bound, kind: str) -> list[str]:
        """Give the capabilities of a kind that bind a value, in order."""
        if bound.needs:
            names = [split(mark)[0] for mark in bound.needs]
        else:
            names = [need.name for need in self._spec.capabilities]
        return [name for name in dict.fromkeys(names) if kind_of(name) == kind]

    def _all(
        self,
        bound: Bound,
        names: list[str],
        leads: _Leads,
        start: Parts | None = None,
    ) -> None:
        self.used.update(names)
        for name in names:
            self._one(bound, name, leads, start)

    def _one(self, bound: Bound, name: str, leads: _Leads, start: Parts | None) -> None:
        """Ask the design, then the host, then the environment."""
        needs = self._spec.capabilities
        needed = [need.scope for need in needs if need.name == name]
        marks = map(split, bound.needs)
        marked = [scope for mark, scope in marks if mark == name]
        for scopes in (needed, marked):
            if not scopes or None in scopes:
                continue
            if not any(self._is_at(name, scope, leads) for scope in scopes if scope):
                shown = ", ".join(shortened(f"{name}:{scope}") for scope in scopes)
                hint = f"The design allows {shown}."
                why = f"its design does not allow for {_shown(bound)}"
                raise self._denied(bound, name, f"{why}{self._from(start)}.", hint)
        closed = self._guarded and isinstance(leads, Endpoint) and leads.host.is_private
        grant = None
        if self._own is not None:
            grant = self._granting(self._own, name, leads, closed=closed)
        if closed if self._own is None else grant is None:
            hint = _hint(bound, name, leads, closed=closed)
            why = self._not_granted(bound, name, leads, start, self._own or ())
            raise self._denied(bound, name, why, hint)
        left = self._left
        if left is not None and not self._granting(left, name, leads, closed=False):
            why = self._not_granted(bound, name, leads, start, left)
            raise self._denied(bound, name, why, _LEFT)
        self._tell(bound, name, grant)

    def _tell(self, bound: Bound, name: str, grant: Grant | None) -> None:
        if self._told is None:
            return
        from toolrt.call.event import Needed  # noqa: PLC0415

        by = None if grant is None else grant.text
        at = bound.subject
        self._told.append(Needed(kind="capability", name=name, at=at, granted_by=by))

    def _granting(
        self, grants: Iterable[Grant], name: str, leads: _Leads, *, closed: bool
    ) -> Grant | None:
        for grant in grants:
            place = grant.place
            if grant.name != name:
                continue
            if place is None:
                if not closed:
                    return grant
            elif isinstance(place, tuple):
                if self._is_in(name, place, leads):
                    return grant
            elif not (closed and place.below) and self._is_in(name, place, leads):
                return grant
        return None

    def _is_at(self, name: str, scope: str, leads: _Leads) -> bool:
        place = place_of(name, scope, self._working_dir)
        return place is not None and self._is_in(name, place, leads)

    def _is_in(self, name: str, place: Place, leads: _Leads) -> bool:
        if isinstance(place, tuple):
            folder = self._folder(place)
            if folder is None or not isinstance(leads, Reached):
                return False
            return leads.is_within(folder, changes=name != "fs:read")
        return place is not None and isinstance(leads, Endpoint) and place.has(leads)

    def _folder(self, parts: tuple[str, ...]) -> Reached | None:
        """Give where a folder really is; followed once in each call."""
        if parts not in self._followed:
            reached = None
            with suppress(Unknown):
                reached = followed_folder(parts)
            self._followed[parts] = reached
        return self._followed[parts]

    def _denied(self, bound: Bound, name: str, why: str, hint: str) -> Refusal:
        self._tell(bound, name, None)
        message = (
            f"The tool {self._spec.name} needs {shortened(name)} at {bound.subject}, "
            f"which {why}"
        )
        return _refusal(bound, message, hint)

    def _not_granted(
        self,
        bound: Bound,
        name: str,
        leads: _Leads,
        start: Parts | None,
        grants: Iterable[Grant],
    ) -> str:
        """Say that a value is not granted.

        Of a path, also the folder from which it was followed, and the grants that it is
        outside of.
        """
        text = f"is not granted for {_shown(bound)}{self._from(start)}."
        if not isinstance(leads, Reached):
            return text
        own = [grant.text for grant in grants if grant.name == name]
        if not own:
            return f"{text} Nothing of it is granted."
        listed = (shortened(self._cx.shown(grant)) for grant in own[:_MOST_GRANTS])
        more = len(own) - _MOST_GRANTS
        rest = f" and {more} more" if more > 0 else ""
        return f"{text} Granted: {', '.join(listed)}{rest}."

    def _from(self, start: Parts | None) -> str:
        """Give the folder where a path started, for messages."""
        if start is None:
            return ""
        folder = self._cx.shown(_readable(text_of(start)))
        return f" from {quoted(folder)}"

    def _undecided(
        self, bound: Bound, name: str, why: str, start: Parts | None = None
    ) -> Refusal:
        self._tell(bound, name, None)
        message = (
            f"The tool {self._spec.name} needs {shortened(name)} at {bound.subject}, "
            f"and nobody can say where {_shown(bound)}{self._from(start)} leads: {why}."
        )
        return _refusal(bound, message, _PLAIN)


def _hint(bound: Bound, name: str, leads: _Leads, *, closed: bool) -> str:
    must = "The host must grant"
    if isinstance(leads, Reached):
        return f"{must} {shortened(name)} in a folder that it is in, in its policy."
    if isinstance(leads, Nothing):
        return f"{must} {shortened(name)} as a whole in its policy."
    if bound.is_secret:
        return f"{must} {shortened(name)} for it in its policy."
    grant = shortened(f"{name}:{leads}")
    if closed:
        return f"{must} {grant} in its policy; private hosts are granted one by one."
    return f"{must} {grant} in its policy."


def _refusal(bound: Bound, message: str, hint: str) -> Refusal:
    fault = CallFault(
        code="capability_denied",
        kind=Kind.AUTH,
        message=message,
        field=bound.field,
        recovery=Recovery(action=Action.STOP, hint=hint),
    )
    return Refusal(fault)


def _shown(bound: Bound) -> str:
    """Give the value, as messages show it."""
    return "its value" if bound.is_secret else shortened(bound.text)


def _base(working_dir: str, own: str | None) -> tuple[str, ...]:
    """Give where paths start: in the folder of a call, or in that of the policy."""
    base = parts_of(working_dir)
    return base if own is None else _joined(base, own)


def _joined(base: Parts, path: str) -> Parts:
    parts = parts_of(path)
    return parts if parts[0] else (*base, *parts[1:])


def program_dir(spec: Spec, args: Any) -> str | None:
    """Give the folder where the program of a tool runs, if an argument names it."""
    run = spec.invocation
    if run is None or run.working_dir is None:
        return None
    from toolrt.call.mapping import value_of  # noqa: PLC0415

    named = value_of(run.working_dir, {"args": args})
    return named if isinstance(named, str) else None


def _names_program_dir(spec: Spec, bound: Bound) -> bool:
    """Whether an argument is the folder where the tool's program runs."""
    run = spec.invocation
    return (
        run is not None
        and run.working_dir is not None
        and bound.path == run.working_dir.steps
    )


def _readable(path: str) -> str:
    """Give a path with U+FFFD for what is not UTF-8."""
    if path.isascii():
        return path
    return path.encode(errors="surrogateescape").decode(errors="replace")
