"""A program as an executor."""

from __future__ import annotations

import os
import shutil
import threading
from collections.abc import Mapping, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Self

from msgspec.structs import replace

from toolrt import json
from toolrt.call.context import Context
from toolrt.call.envelope import CallFault, Envelope, Meta, Status
from toolrt.call.error import Kind
from toolrt.call.event import Finished
from toolrt.call.plain import is_object
from toolrt.host.drift import Drift

from . import toolable
from .discovered import Discovered, discover, identity
from .options import Limits, Unusable, surroundings, trace
from .outcome import broken, failed, outcome, stopped, unstarted
from .process import Ended, Start, run
from .spoken import Heard, variables, words
from .words import prepared

if TYPE_CHECKING:
    from toolrt.host.pipeline import Payload
    from toolrt.host.tool import Tool
    from toolrt.host.toolset import Toolset
    from toolrt.spec import Spec

__all__ = ["Program"]

#: How much later than its call a program is ended that nobody has ended, in seconds:
#: whoever calls says in their words that it took too long.
_SLACK: Final = 0.1


class Program:
    """A command or another program, as what runs the tools of a toolset.

    A tool whose design has an `argv` is run by that. Otherwise the program is asked, by
    `--discover`, whether it is a command that toolc has made or one that keeps the
    Toolable protocol, and called in its way.

    ```python
    registry.register(legacy.toolset_from_command(Program(["file-tools"])))
    registry.register(git.toolset_from_command(Program()))
    ```

    Programs get no shell, little of the host's environment, and a process group of
    their own, which ends with each call. POSIX only.
    """

    def __init__(
        self,
        command: Sequence[str] = (),
        *,
        env: Mapping[str, str] | None = None,
        limits: Limits | None = None,
        cache: bool = True,
    ) -> None:
        """Take how the program is started.

        Args:
            command: The program and the words in front of all others. For tools with an
                `argv`, these take the place of its first word; without them that is
                looked up in `PATH`.
            env: Variables beside those that every program sees (`PATH`, `HOME`, `LANG`
                and the like).
            limits: What a call may take.
            cache: Whether `load` may take what the command has said to a process
                before, and remembers it for the next one.

        """
        if isinstance(command, str):
            raise TypeError("a command is a list: the program and its words")
        self._command = tuple(_anchored(command))
        self._env = dict(env or {})
        self._limits = limits or Limits()
        self._cache = cache
        self._tool: Tool[Any, Any] | None = None
        self._lock = threading.Lock()
        self._known: dict[tuple[object, ...], Discovered] = {}

    def knowing(self, tool: Tool[Any, Any]) -> Self:
        """Give the same program for calls of a tool that is known."""
        own = type(self).__new__(type(self))
        own.__dict__ = {**self.__dict__, "_tool": tool}
        return own

    def check(self, specs: Sequence[Spec]) -> None:
        """Compare the tools of a design with those that the command has.

        Raises:
            Drift: The command lacks some, or does not say what it has.

        """
        asked = [spec for spec in specs if spec.invocation is None]
        if not asked:
            return
        names = [spec.remote or spec.name for spec in asked]
        try:
            known = self.discovered().tools
        except Unusable:
            raise Drift(names) from None
        missing = [name for name in names if name not in known]
        if missing:
            raise Drift(missing)

    def discovered(self) -> Discovered:
        """Give what the command says of itself, asked again when its files change.

        Raises:
            Unusable: It does not say.

        """
        if not self._command:
            raise Unusable("no command was given")
        key = identity(self._command)
        with self._lock:
            known = self._known.get(key)
            if known is None:
                env = surroundings(self._env)
                known = discover(self._command, env, self._limits)
                self._known.clear()
                self._known[key] = known
        return known

    def load(self, name: str | None = None) -> Toolset:
        """Give the toolset of the tools that the command has, without a design.

        The command is asked by `--discover`, unless it is known what it says. A call of
        a tool that the command does not have any more as it was ends as `drift`.

        Args:
            name: The name of the toolset; that of the command where it is not given.

        Raises:
            Unusable: The command does not say what it has, or what cannot be used.

        """
        if not self._command:
            raise Unusable("no command was given")
        from .loaded import loaded  # noqa: PLC0415

        words, env, limits = self._command, self._env, self._limits
        return loaded(self, words, env, limits, name=name, is_kept=self._cache)

    def know(self, found: Discovered) -> None:
        """Take what the command has said to somebody else, while it is the same."""
        key = identity(self._command)
        with self._lock:
            self._known.clear()
            self._known[key] = found

    def call(
        self, tool: str, payload: Payload = None, cx: Context | None = None, /
    ) -> Envelope[Any]:
        """Call a tool; the answer is an envelope, whatever happens.

        Args:
            tool: The name of the tool, as the command knows it.
            payload: Its arguments, as a JSON document or a dict.
            cx: The context of the call.

        """
        given = Context() if cx is None else cx
        started = monotonic()
        own = given.started(tool, given.call_id, None)
        envelope = self._called(tool, payload, own)
        meta = replace(
            envelope.meta,
            tool=tool,
            call_id=own.call_id or "",
            duration_ms=int((monotonic() - started) * 1000),
            session_id=own.session_id,
            caller=own.caller,
        )
        envelope = replace(envelope, meta=meta)
        own.end()
        own.emit(Finished(envelope))
        return envelope

    def _called(self, name: str, payload: Payload, cx: Context) -> Envelope[Any]:
        document = payload if payload is not None else b"{}"
        if not isinstance(document, (bytes, str)):
            document = json.dump(document)
        sent = document.encode() if isinstance(document, str) else bytes(document)
        args = json.parse_or_none(sent)
        if not is_object(args):
            message = "The arguments are no object."
            return _failing(CallFault.of("invalid_json", Kind.INPUT, message))
        left, limit = cx.time_left(), self._limits.seconds
        seconds = limit if left is None else min(limit, left + _SLACK)
        spec = None if self._tool is None else self._tool.spec()
        if spec is not None and spec.invocation is not None:
            return self._run(spec, args, cx, seconds)
        try:
            known = self.discovered()
        except Unusable as error:
            fault = CallFault.of("unavailable", Kind.UNAVAILABLE, f"{error}.")
            return _failing(fault)
        if name not in known.tools:
            message = f"`{self._command[0]}` has no tool `{name}`."
            return _failing(CallFault.of("unknown_tool", Kind.NOT_FOUND, message))
        if known.protocol == "toolable":
            streams = known.tools[name].get("streaming") is True
            return self._toolable(name, sent, cx, seconds, streams=streams)
        return self._spoken(name, spec, sent, cx, seconds)

    def _run(
        self, spec: Spec, args: dict[str, Any], cx: Context, seconds: float
    ) -> Envelope[Any]:
        """Run the program of a design's `argv`."""
        invocation = spec.invocation
        assert invocation is not None  # noqa: S101 # the caller has looked
        made = prepared(invocation, args, cx.working_dir)
        if isinstance(made, list):
            return _failing(CallFault.invalid_input(made))
        program, *rest = made.argv
        argv = [*(self._command or (program,)), *rest]
        start = Start(
            argv=argv,
            env=made.env,
            working_dir=made.working_dir,
            stdin=made.stdin,
            seconds=seconds,
        )
        ended = self._ended(start, program, cx)
        if isinstance(ended, CallFault):
            return _failing(ended)
        result = outcome(spec, invocation, ended)
        return _failing(result) if isinstance(result, CallFault) else _giving(result)

    def _spoken(
        self, name: str, spec: Spec | None, sent: bytes, cx: Context, seconds: float
    ) -> Envelope[Any]:
        """Call a command that toolc has made."""
        heard = Heard(cx, self._tool)
        argv = [*self._command, *words(name, spec, cx, seconds)]
        program = self._command[0]
        # It ends the call itself, and says so; only then it is ended.
        start = Start(argv=argv, env=variables(cx), stdin=sent, seconds=seconds + 1.0)
        ended = self._ended(start, program, cx, heard)
        if heard.envelope is not None:
            return heard.envelope
        if isinstance(ended, CallFault):
            return _failing(ended)
        if heard.is_broken or ended.code == 0:
            return _failing(broken(program, "has given no envelope"))
        return _failing(failed(program, ended))

    def _toolable(
        self, name: str, sent: bytes, cx: Context, seconds: float, *, streams: bool
    ) -> Envelope[Any]:
        program = self._command[0]
        argv = [*self._command, *toolable.words(name, sent, streams=streams)]
        folder = cx.working_dir
        start = Start(argv=argv, env={}, working_dir=folder, seconds=seconds)
        ended = self._ended(start, program, cx)
        if isinstance(ended, CallFault):
            return _failing(ended)
        answer = toolable.answered(ended.stdout)
        if answer is None:
            is_failed = ended.code != 0
            fault = (
                failed(program, ended)
                if is_failed
                else broken(program, "has given no answer")
            )
            return _failing(fault)
        return _failing(answer) if isinstance(answer, CallFault) else _giving(answer)

    def _ended(
        self, start: Start, program: str, cx: Context, heard: Heard | None = None
    ) -> Ended | CallFault:
        env = surroundings({**trace(cx), **self._env, **start.env})
        try:
            ended = run(replace(start, env=env), self._limits, cx.is_cancelled, heard)
        except OSError as error:
            return unstarted(program, error)
        except ValueError:
            # A NUL in a word or a variable.
            message = f"`{program}` cannot be started with these arguments."
            return CallFault.of("invalid_input", Kind.INPUT, message)
        return stopped(program, ended) or ended


def _failing(fault: CallFault) -> Envelope[Any]:
    # Its program has run, though nothing can be used of what it gave.
    meta = Meta(tool="", executed=fault.code == "invalid_output")
    return Envelope(status=Status.ERROR, error=fault, meta=meta)


def _giving(result: bytes) -> Envelope[Any]:
    return Envelope(
        status=Status.SUCCESS,
        result=json.parse(result),
        result_json=result,
        meta=Meta(tool=""),
    )


def _anchored(command: Sequence[str]) -> list[str]:
    """Give the words with the program where it is, whatever folder a call runs in."""
    if not command:
        return []
    program, *rest = command
    found = shutil.which(program) if os.sep not in program else None
    if found is None and os.sep in program:
        found = os.path.abspath(program)  # noqa: PTH100 # words are texts
    # The path of the search may have relative folders.
    return [os.path.abspath(found) if found else program, *rest]  # noqa: PTH100 # likewise
