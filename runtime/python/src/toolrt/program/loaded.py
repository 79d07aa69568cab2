"""A command whose tools a registry loads at run time."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Action, Kind
from toolrt.made.definition import DefinitionError
from toolrt.made.toolset import toolset_of_executor
from toolrt.spec import Implementation

from .asked import asked
from .cached import identity, keep, kept
from .discovered import Discovered
from .options import Unusable, surroundings
from .said import is_name

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Self

    from toolrt.call.context import Context
    from toolrt.host.pipeline import Payload
    from toolrt.host.tool import Tool
    from toolrt.host.toolset import Toolset

    from .asked import Said
    from .options import Limits
    from .program import Program

__all__ = ["loaded"]


def loaded(
    program: Program,
    words: Sequence[str],
    env: Mapping[str, str],
    limits: Limits,
    *,
    name: str | None,
    is_kept: bool,
) -> Toolset:
    """Give the toolset of what a command says of itself.

    Raises:
        Unusable: It does not say, or says what cannot be used.

    """
    source = _Source(words, env, limits, is_kept=is_kept)
    said, key = source.now()
    own = said.name if name is None else name
    if not is_name(own):
        what = f"`{words[0]} --discover` says no name that a toolset may have"
        raise Unusable(f"{what}: give it one")
    runs = _Loaded(program, source, said, key)
    definitions = [text.encode() for text in said.definitions.values()]
    try:
        return toolset_of_executor(
            own,
            definitions,
            runs,
            implementation=Implementation("command", own),
            lenient=True,
        )
    except DefinitionError as error:
        raise Unusable(f"`{words[0]} --discover`: {error}") from None


class _Source:
    """Where what a command says comes from: a file, or the command."""

    def __init__(
        self,
        words: Sequence[str],
        env: Mapping[str, str],
        limits: Limits,
        *,
        is_kept: bool,
    ) -> None:
        self.words = words
        self._env = env
        self._limits = limits
        self._is_kept = is_kept

    def now(self) -> tuple[Said, list[list[Any]]]:
        """Give what the command says, and of which identity that is.

        Raises:
            Unusable: It does not say.

        """
        key = identity(self.words)
        if self._is_kept:
            said = kept(self.words, self._env, key)
            if said is not None:
                return said, key
        said = asked(self.words, surroundings(self._env), self._limits)
        if self._is_kept and identity(self.words) == key:
            keep(self.words, self._env, key, said)
        return said, key


class _Loaded:
    """Runs the tools of a command as long as it has those that were loaded."""

    def __init__(
        self, program: Program, source: _Source, said: Said, key: list[list[Any]]
    ) -> None:
        self._program = program
        #: The one that knows what is there now.
        self._whole = self
        self._source = source
        #: What was loaded; calls are checked by that.
        self._said = said
        #: What is there now.
        self._now = said
        self._key = key
        self._lock = threading.Lock()
        self._tell(said)

    def knowing(self, tool: Tool[Any, Any]) -> Self:
        """Give the same for calls of a tool that is known."""
        own = type(self).__new__(type(self))
        own.__dict__ = self.__dict__ | {"_program": self._program.knowing(tool)}
        return own

    def call(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool, unless it has become another one."""
        fault = self._whole.changed(tool)
        if fault is not None:
            return Envelope(status=Status.ERROR, error=fault, meta=Meta(tool=tool))
        return self._program.call(tool, payload, cx)

    def changed(self, tool: str) -> CallFault | None:
        """Give the error of a call of what is not there any more as it was."""
        with self._lock:
            key = identity(self._source.words)
            if key != self._key:
                try:
                    self._now, self._key = self._source.now()
                except Unusable as error:
                    return CallFault.of("unavailable", Kind.UNAVAILABLE, f"{error}.")
                self._tell(self._now)
            before = self._said.definitions.get(tool)
            now = self._now.definitions.get(tool)
        if now == before:
            return None
        what = "is missing" if now is None else "is defined otherwise"
        program = self._source.words[0]
        message = f"`{program}` has changed since it was loaded: {tool} {what}."
        hint = "The host must load its tools again."
        return CallFault.of(
            "drift", Kind.PRECONDITION, message, action=Action.STOP, hint=hint
        )

    def _tell(self, said: Said) -> None:
        """Let the program know what the command has, which it would ask otherwise."""
        streaming = set(said.streaming)
        tools = {name: {"streaming": name in streaming} for name in said.definitions}
        self._program.know(Discovered(protocol=said.protocol, tools=tools))
