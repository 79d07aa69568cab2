"""The policies that ship: what is checked, and what a host has granted.

`spec/runtime.md` says what each of them allows.
"""

from __future__ import annotations

import os
from collections.abc import Generator, Iterable, Mapping
from contextlib import contextmanager
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Literal, Self

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind, Refusal
from toolrt.diagnose.shown import shortened
from toolrt.texts import Texts

from .doors import Consent, Policy
from .grants import Grant, PolicyError, kind_of

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.event import Needed
    from toolrt.files import FileRules
    from toolrt.spec import Capability, Spec

    from .arguments import Binding
    from .opened import ToolFiles
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    FileRules = hinted("FileRules", "toolrt.files")
    Capability = hinted("Capability", "toolrt.spec")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["GrantPolicy", "Mode", "PolicyError", "usual"]

_MODE = "TOOLRT_POLICY"
_CAPABILITIES = "TOOLRT_CAPABILITIES"
_SCOPES = "TOOLRT_SCOPES"

#: The bindings of so many tools are kept.
_MOST_BINDINGS = 4096


class Mode(StrEnum):
    """How much a policy checks."""

    #: Nothing: every call runs, also without consent.
    OFF = "off"
    #: What the host has granted, if it has granted anything. Consent comes from the
    #: context or the confirmer.
    STANDARD = "standard"
    #: Nothing is granted until the host grants it, tools must declare what they need,
    #: and only consent in the context counts.
    STRICT = "strict"

    @classmethod
    def parse(cls, name: str) -> Mode:
        """Give the mode with a name.

        Raises:
            PolicyError: No mode has it.

        """
        try:
            return cls(name)
        except ValueError:
            message = f"{shortened(name)} is none of off, standard, strict"
            raise PolicyError(message) from None


_ORDER: Final = (Mode.OFF, Mode.STANDARD, Mode.STRICT)


class _Environment:
    """What the environment leaves; all of it where a variable is not set."""

    __slots__ = ("capabilities", "mode", "scopes")

    def __init__(self, environ: Mapping[str, str], working_dir: str) -> None:
        self.mode: Mode | None = None
        self.capabilities: list[Grant] | None = None
        self.scopes: frozenset[str] | None = None
        name = ""
        try:
            if (text := _readable(environ, name := _MODE)) is not None:
                self.mode = Mode.parse(text)
            if (text := _readable(environ, name := _CAPABILITIES)) is not None:
                self.capabilities = [Grant(item, working_dir) for item in _items(text)]
            if (text := _readable(environ, name := _SCOPES)) is not None:
                self.scopes = frozenset(map(_scope, _items(text)))
        except PolicyError as error:
            raise PolicyError(f"{name}: {error}") from None


def _readable(environ: Mapping[str, str], name: str) -> str | None:
    """Give a variable, if it is set, with U+FFFD for what is not UTF-8."""
    text = environ.get(name)
    if text is None or text.isascii():
        return text
    return text.encode(errors="surrogateescape").decode(errors="replace")


def _items(text: str) -> list[str]:
    """Give the items of a list, which has commas between them and may be empty."""
    if text.strip(" \t") == "":
        return []
    return [item.strip(" \t") for item in text.split(",")]


def _scope(text: str) -> str:
    if text == "":
        raise PolicyError(f"{shortened(text)} is no scope")
    return text


class GrantPolicy(Policy):
    """Allows what a host has granted: capabilities, and scopes.

    It is a guard, not a sandbox: it believes what designs declare, and stops nothing
    that a handler does itself.

    The environment can only take away: `TOOLRT_POLICY` makes the mode stricter,
    `TOOLRT_CAPABILITIES` and `TOOLRT_SCOPES` (lists with commas) leave out everything
    that they do not name.

    >>> policy = GrantPolicy("strict", capabilities=["fs:read", "fs:write:./out"])
    >>> policy.mode.value
    'strict'
    """

    __slots__ = (
        "_allow_undeclared",
        "_bindings",
        "_capabilities",
        "_environment",
        "_files",
        "_granted",
        "_mode",
        "_private_hosts",
        "_scopes",
        "_working_dir",
    )

    def __init__(
        self,
        mode: Mode | str = Mode.STANDARD,
        *,
        capabilities: Iterable[str] | None = None,
        scopes: Iterable[str] | None = None,
        allow_undeclared: bool = False,
        private_hosts: bool | None = None,
        working_dir: str | os.PathLike[str] | None = None,
        environ: Mapping[str, str] | None = None,
    ) -> None:
        """Make a policy.

        Args:
            mode: How much is checked.
            capabilities: What is granted, written as designs do: `fs:write` with
                everything below it, `fs:write:./out` in this folder alone. None implies
                another: `fs:write` is not `fs:read`. Without it nothing is granted,
                which `standard` checks only beside `scopes`.
            scopes: The scopes that are granted.
            allow_undeclared: Whether tools run under `strict` that declare neither
                `scopes` nor `needs`.
            private_hosts: Whether private hosts (loopback, private networks, links) are
                as all others. If not, each of them is granted by its own name or
                address: a capability as a whole, or `*.example.com`, does not reach
                them. Without this, they are as all others but under `strict`.
            working_dir: Where folders start; that of the process if it is not given.
            environ: The environment; that of the process if it is not given.

        Raises:
            PolicyError: A mode, a grant or a variable of the environment says what it
                may not say.

        """
        mode = Mode.parse(mode)
        # Whoever changes the directory of the process later changes nothing here.
        here = "" if working_dir is None else os.fspath(working_dir)
        self._working_dir = os.path.join(_cwd(), here) if here else _cwd()  # noqa: PTH118 # a text
        environ = os.environ if environ is None else environ
        self._environment = _Environment(environ, self._working_dir)
        self._mode = max(mode, self._environment.mode or mode, key=_ORDER.index)
        self._capabilities = None
        if capabilities is not None:
            texts = _texts("capabilities", capabilities)
            self._capabilities = [Grant(text, self._working_dir) for text in texts]
        self._scopes = None
        if scopes is not None:
            self._scopes = frozenset(map(_scope, _texts("scopes", scopes)))
        self._allow_undeclared = allow_undeclared
        self._private_hosts = private_hosts
        self._bindings: dict[int, tuple[Spec, Binding, bool]] = {}
        self._files: dict[int, tuple[Spec, ToolFiles]] = {}
        # The tools of which all that they declare is granted.
        self._granted: dict[int, Spec] = {}

    @classmethod
    def from_json(
        cls,
        text: str | bytes,
        *,
        working_dir: str | os.PathLike[str] | None = None,
        environ: Mapping[str, str] | None = None,
    ) -> Self:
        """Make the policy that a text says.

        Args:
            text: `{"mode": "strict", "capabilities": ["fs:read"], "scopes": [],
                "allow_undeclared": true, "private_hosts": false}`; each member may be
                left out.
            working_dir: Where folders start; that of the process if it is not given.
            environ: The environment; that of the process if it is not given.

        Raises:
            PolicyError: The text is no such object, or says what no policy may say.

        """
        written = _written(text)
        return cls(**written, working_dir=working_dir, environ=environ)

    @property
    def mode(self) -> Mode:
        """The mode: the host's, or the environment's where that is stricter."""
        return self._mode

    def admit(self, spec: Spec, cx: Context) -> None:
        """Refuse a tool that needs what is not granted."""
        if cx.events is None:
            if self._mode is Mode.OFF:
                return
            # What a tool declares and what is granted stays the same; the spec is kept,
            # so that no other one has its id.
            if self._granted.get(id(spec)) is not spec:
                self._decide(spec, None)
                if len(self._granted) >= _MOST_BINDINGS:
                    self._granted.clear()
                self._granted[id(spec)] = spec
            return
        needs: list[Needed] = []
        with _told(self._mode, "tool", spec, cx, needs):
            self._decide(spec, needs)

    def _decide(self, spec: Spec, told: list[Needed] | None) -> None:
        if self._mode is Mode.OFF:
            return
        if (
            self._mode is Mode.STRICT
            and not self._allow_undeclared
            and not spec.scopes
            and not spec.capabilities
        ):
            raise _refusal(
                "missing_scope",
                f"The tool {spec.name} declares neither scopes nor needs, which the "
                "strict policy asks for.",
                "Declare `needs none` in the design, or allow undeclared tools in the "
                "host's policy.",
            )
        for scope in spec.scopes:
            if told is not None:
                told.append(self._told_scope(scope))
            self._needs_scope(spec, scope)
        for need in spec.capabilities:
            if need.name == "none":
                continue
            if told is None and self._lacks(need, by_arguments=False) is None:
                continue
            by_arguments = self._is_decided_by_arguments(spec, need)
            if told is not None:
                told.append(self._told_need(need, by_arguments=by_arguments))
            self._needs_capability(spec, need, by_arguments=by_arguments)

    def _told_scope(self, scope: str) -> Needed:
        own, left = self._scopes, self._environment.scopes
        granted = own is not None and scope in own and (left is None or scope in left)
        by = scope if granted else None
        return needed("scope", scope, granted_by=by)

    def _told_need(self, need: Capability, *, by_arguments: bool) -> Needed:
        """Give what is told of a need, with the grant that covers it."""
        name = need.name if need.scope is None else f"{need.name}:{need.scope}"
        if by_arguments or self._lacks(need, by_arguments=False) is not None:
            return needed("capability", name)
        guarded = self._guards_private()
        by = (
            grant.text
            for grant in self._capabilities or ()
            if grant.covers(need, self._working_dir, guarded=guarded)
        )
        return needed("capability", name, granted_by=next(by, None))

    def reads_args(self, spec: Spec) -> bool:
        """Whether paths or URIs among the arguments of a tool decide."""
        if self._mode is Mode.OFF or not spec.capabilities or spec.args is None:
            return False
        known = self._bindings.get(id(spec))
        # The spec is kept, so that no other one has its id.
        if known is not None and known[0] is spec:
            return known[2]
        return self._bind(spec)[2]

    def _checks_nothing(self) -> bool:
        """Whether no argument can be where it may not be."""
        return (
            self._capabilities is None
            and self._environment.capabilities is None
            and self._is_open()
            and not self._guards_private()
        )

    def files(self, spec: Spec) -> FileRules | None:
        """Give what the handler of this tool may open; worked out once."""
        if self._mode is Mode.OFF:
            return None
        known = self._files.get(id(spec))
        if known is not None and known[0] is spec:
            return known[1]
        from .opened import ToolFiles  # noqa: PLC0415

        grants = None
        if not self._checks_nothing():
            own, left = self._capabilities, self._environment.capabilities
            own = [] if own is None and not self._is_open() else own
            grants = [granted for granted in (own, left) if granted is not None]
        found = ToolFiles(spec, self._working_dir, grants)
        if len(self._files) >= _MOST_BINDINGS:
            self._files.clear()
        # The spec is kept, so that no other one has its id.
        self._files[id(spec)] = (spec, found)
        return found

    def _reads(self, spec: Spec, binding: Binding) -> bool:
        if self._checks_nothing() or not any(
            kind_of(need.name) for need in spec.capabilities
        ):
            return False
        return bool(binding.names) and (
            binding.is_scoped
            or binding.has_uris
            or any(not self._is_whole(name) for name in binding.names)
        )

    def _is_whole(self, name: str) -> bool:
        from toolrt.spec import Capability  # noqa: PLC0415

        return self._lacks(Capability(name), by_arguments=False) is None

    def admit_args(self, spec: Spec, args: Any, cx: Context) -> None:
        """Refuse paths and URIs that lead where nothing is granted."""
        if cx.events is None:
            self._decide_args(spec, args, cx, None)
            return
        needs: list[Needed] = []
        with _told(self._mode, "arguments", spec, cx, needs):
            self._decide_args(spec, args, cx, needs)

    def _decide_args(
        self, spec: Spec, args: Any, cx: Context, told: list[Needed] | None
    ) -> None:
        if spec.args is None:
            return
        from toolrt.diagnose.bound import each_bound  # noqa: PLC0415

        from .arguments import Arguments, program_dir  # noqa: PLC0415

        own = self._capabilities
        arguments = Arguments(
            spec,
            cx,
            self._working_dir,
            own=[] if own is None and not self._is_open() else own,
            left=self._environment.capabilities,
            told=told,
            guarded=self._guards_private(),
            program_dir=program_dir(spec, args),
        )
        each_bound(spec.args.table, args, arguments.admit)
        # Where nothing has said where it is, it may be anywhere.
        for need in spec.capabilities:
            if need.name in arguments.used:
                continue
            if self._is_decided_by_arguments(spec, need):
                if told is not None:
                    told.append(needed("capability", need.name))
                self._needs_capability(spec, need, by_arguments=False)

    def consent(self, spec: Spec, cx: Context) -> Consent:  # noqa: ARG002 # likewise
        """Give whose consent counts in this mode."""
        return _CONSENT[self._mode]

    def allows_file(self, need: str, path: str, folder: str | None) -> bool:
        """Whether a file that callers name is where calls work or where it is granted.

        Only `strict` asks.
        """
        if self._mode is not Mode.STRICT:
            return True
        from .files import is_allowed  # noqa: PLC0415

        own, left = self._capabilities or [], self._environment.capabilities
        return is_allowed(need, path, folder, own=own, left=left)

    def texts(self) -> Texts:
        """Give what is done to texts in this mode."""
        return _TEXTS[self._mode]

    def _is_open(self) -> bool:
        """Whether what the host has not granted is allowed."""
        return (
            self._mode is not Mode.STRICT
            and self._capabilities is None
            and self._scopes is None
        )

    def _needs_scope(self, spec: Spec, scope: str) -> None:
        own, left = self._scopes, self._environment.scopes
        shown = shortened(scope)
        if not (self._is_open() if own is None else scope in own):
            hint = f"The host must grant the scope {shown} in its policy."
        elif left is not None and scope not in left:
            hint = _leaves_out(_SCOPES, shown)
        else:
            return
        message = f"The tool {spec.name} needs the scope {shown}, which is not granted."
        raise _refusal("missing_scope", message, hint)

    def _guards_private(self) -> bool:
        """Whether private hosts are granted one by one."""
        if self._private_hosts is None:
            return self._mode is Mode.STRICT
        return not self._private_hosts

    def _lacks(self, need: Capability, *, by_arguments: bool) -> str | None:
        """Give who does not grant what a tool needs: `host` or `environment`.

        Where arguments decide, a grant of a part is enough.
        """

        def covered(grants: list[Grant], *, guarded: bool) -> bool:
            return any(
                grant.name == need.name
                and (
                    by_arguments
                    or grant.covers(need, self._working_dir, guarded=guarded)
                )
                for grant in grants
            )

        own, left = self._capabilities, self._environment.capabilities
        if own is None:
            granted = self._is_open()
        else:
            granted = covered(own, guarded=self._guards_private())
        if not granted:
            return "host"
        if left is not None and not covered(left, guarded=False):
            return "environment"
        return None

    def _needs_capability(
        self, spec: Spec, need: Capability, *, by_arguments: bool
    ) -> None:
        lacks = self._lacks(need, by_arguments=by_arguments)
        if lacks is None:
            return
        shown = shortened(
            need.name if need.scope is None else f"{need.name}:{need.scope}"
        )
        if lacks == "host":
            hint = f"The host must grant {shown} in its policy."
        else:
            hint = _leaves_out(_CAPABILITIES, shown)
        message = f"The tool {spec.name} needs {shown}, which is not granted."
        raise _refusal("capability_denied", message, hint)

    def _is_decided_by_arguments(self, spec: Spec, need: Capability) -> bool:
        """Whether values among the arguments say where a tool needs a capability."""
        return (
            need.scope is None
            and self._lacks(need, by_arguments=False) is not None
            and need.name in self._binding(spec).names
        )

    def _binding(self, spec: Spec) -> Binding:
        known = self._bindings.get(id(spec))
        return (
            known[1] if known is not None and known[0] is spec else self._bind(spec)[1]
        )

    def _bind(self, spec: Spec) -> tuple[Spec, Binding, bool]:
        """Work out once what binds the arguments of a tool, and whether they decide."""
        from .arguments import binding_of  # noqa: PLC0415

        binding = binding_of(spec)
        found = (spec, binding, self._reads(spec, binding))
        if len(self._bindings) >= _MOST_BINDINGS:
            self._bindings.clear()
        self._bindings[id(spec)] = found
        return found


_CONSENT: Final = {
    Mode.OFF: Consent.WAIVED,
    Mode.STANDARD: Consent.ASKED,
    Mode.STRICT: Consent.RECORDED,
}

_TEXTS: Final = {
    Mode.OFF: Texts.AS_IS,
    Mode.STANDARD: Texts.CLEAN,
    Mode.STRICT: Texts.REDACTED,
}


@contextmanager
def _told(
    mode: Mode | None,
    step: Literal["tool", "arguments"],
    spec: Spec,
    cx: Context,
    needs: list[Needed],
) -> Generator[None]:
    """Tell whoever listens what is decided inside."""
    from toolrt.call.event import Decided  # noqa: PLC0415

    refused = None
    try:
        yield
    except Refusal as refusal:
        refused = refusal.fault
        raise
    finally:
        decision = Decided(
            step=step,
            mode=None if mode is None else mode.value,
            data=spec.data,
            pii=spec.pii,
            refusal=refused,
            needs=tuple(needs),
        )
        cx.decided(decision)


def needed(
    kind: Literal["scope", "capability"], name: str, *, granted_by: str | None = None
) -> Needed:
    """Give what is told of a need."""
    from toolrt.call.event import Needed  # noqa: PLC0415

    return Needed(kind=kind, name=name, granted_by=granted_by)


def _leaves_out(variable: str, shown: str) -> str:
    return f"The host grants it, but {variable} does not name {shown}."


def _refusal(code: str, message: str, hint: str) -> Refusal:
    return Refusal(CallFault.of(code, Kind.AUTH, message, hint=hint))


def _cwd() -> str:
    """Give the working directory of the process; the root where it has none."""
    try:
        return os.getcwd()  # noqa: PTH109 # a text
    except OSError:
        return "/"


def _texts(name: str, texts: Iterable[object]) -> list[str]:
    """Give a list of texts; a text is none."""
    found = [] if isinstance(texts, str) else list(texts)
    all_texts = [text for text in found if isinstance(text, str)]
    if isinstance(texts, str) or len(all_texts) < len(found):
        raise _of_another_kind(name)
    return all_texts


def _of_another_kind(name: str) -> PolicyError:
    message = (
        "mode is a text, allow_undeclared and private_hosts are truths, the others are "
        "lists of texts"
    )
    return PolicyError(f"{shortened(name)}: {message}")


_MEMBERS: Final[dict[str, type]] = {
    "mode": str,
    "capabilities": list,
    "scopes": list,
    "allow_undeclared": bool,
    "private_hosts": bool,
}


def _written(text: str | bytes) -> dict[str, Any]:
    """Give what JSON says of a policy."""
    try:
        written = json.parse(text)
    except ValueError:
        written = None
    if not isinstance(written, dict):
        raise PolicyError("a policy is written as a JSON object")
    for name, value in written.items():
        kind = _MEMBERS.get(name)
        if kind is None:
            message = f"a policy has no member {shortened(name)}: there are mode, "
            raise PolicyError(
                message + "capabilities, scopes, allow_undeclared, private_hosts"
            )
        if name == "mode" and isinstance(value, str):
            Mode.parse(value)
        if not isinstance(value, kind):
            raise _of_another_kind(name)
        if isinstance(value, list):
            _texts(name, value)
    return written


class _Unreadable(Policy):
    """The policy where nobody knows which was meant: no call runs."""

    __slots__ = ("_why",)

    def __init__(self, why: PolicyError) -> None:
        self._why = why

    def admit(self, spec: Spec, cx: Context) -> None:
        """Refuse every call."""
        message = f"Nothing runs until the policy can be read. {self._why}"
        with _told(None, "tool", spec, cx, []):
            raise Refusal(CallFault.of("capability_denied", Kind.AUTH, message))

    def allows_file(self, need: str, path: str, folder: str | None) -> bool:  # noqa: ARG002 # none is
        """Allow none."""
        return False


def usual() -> Policy | None:
    """Give the policy of a registry whose host sets none, in this environment.

    It is `standard` without grants, which checks nothing where the environment says
    nothing.
    """
    if not any(name in os.environ for name in (_MODE, _CAPABILITIES, _SCOPES)):
        return None
    try:
        return GrantPolicy()
    except PolicyError as error:
        return _Unreadable(error)
