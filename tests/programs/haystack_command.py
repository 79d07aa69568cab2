# Made by toolc from demo.tools; do not edit.
"""The commands of the service `desk` for Haystack.

Each call runs the command in a process of its own. This module stands alone. It needs
haystack-ai>=3.4,<4, and nothing else.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeGuard

from haystack.tools.errors import ToolInvocationError
from haystack.tools.tool import Tool

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

__all__ = [
    "BOSS_TOOLS",
    "CALLER",
    "CALLER_TOOLS",
    "CLERK_TOOLS",
    "DESK_TOOLS_TOOLS",
    "CommandError",
    "Confirm",
    "caller_command",
    "desk_tools_command",
]

#: Who calls, as the command and its policies know it.
CALLER: Final = "haystack-ai"

#: The tools of a command.
CALLER_TOOLS: Final = ("drop",)

#: The tools of a command.
DESK_TOOLS_TOOLS: Final = ("keep", "drop")

#: The tools that an agent uses.
CLERK_TOOLS: Final = ("keep",)

#: The tools that an agent uses.
BOSS_TOOLS: Final = ("keep", "drop")

#: Asks a human whether a call may be made; it gets the name of the tool, its arguments
#: as JSON, and the question.
Confirm: TypeAlias = Callable[[str, str, str], Awaitable[bool] | bool]


def caller_command(
    program: Sequence[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    confirm: Confirm | None = None,
    timeout: float = 600,
    env: Mapping[str, str] | None = None,
    cwd: str | None = None,
) -> list[Tool]:
    """Give the tools of the command `caller`.

    A human must agree to calls of `drop`: without `confirm` they are refused.

    Args:
        program: What runs the command, such as `["files"]`.
        tools: Those that the model may see.
        confirm: Asks a human whether a call may be made that needs consent.
        timeout: How many seconds a call may take.
        env: What its environment has beside that of this process.
        cwd: The folder in which it runs; that of this process without it.
    """
    command = _Command(program, confirm, timeout, env, cwd)
    shown = [_TOOLS[name] for name in CALLER_TOOLS if name in tools]
    return [_made(command, tool) for tool in shown]


def desk_tools_command(
    program: Sequence[str],
    *,
    tools: Sequence[str] = DESK_TOOLS_TOOLS,
    confirm: Confirm | None = None,
    timeout: float = 600,
    env: Mapping[str, str] | None = None,
    cwd: str | None = None,
) -> list[Tool]:
    """Give the tools of the command `desk-tools`.

    A human must agree to calls of `drop`: without `confirm` they are refused.

    Args:
        program: What runs the command, such as `["files"]`.
        tools: Those that the model may see.
        confirm: Asks a human whether a call may be made that needs consent.
        timeout: How many seconds a call may take.
        env: What its environment has beside that of this process.
        cwd: The folder in which it runs; that of this process without it.
    """
    command = _Command(program, confirm, timeout, env, cwd)
    shown = [_TOOLS[name] for name in DESK_TOOLS_TOOLS if name in tools]
    return [_made(command, tool) for tool in shown]


class CommandError(Exception):
    """A call has failed in a way that no other call repairs."""

    def __init__(self, error: Mapping[str, Any], log: str) -> None:
        """Take the error, and the end of what the command has written to stderr."""
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        #: The error, as the envelope has it.
        self.error = error
        #: For the host; models read nothing of it.
        self.log = log


def _made(command: _Command, tool: _Tool) -> Tool:
    return _Made(command, tool)


class _Made(Tool):
    """A tool as the SDK has it, which lets through what ends a run.

    The SDK's own class makes a failure to tell of every exception.
    """

    def __init__(self, command: _Command, tool: _Tool) -> None:
        def call(**args: Any) -> str:
            return _text_of(tool, command.call(tool, _document(args)))

        async def acall(**args: Any) -> str:
            return _text_of(tool, await command.acall(tool, _document(args)))

        super().__init__(
            name=tool.name,
            description=tool.description,
            parameters=tool.parameters(),
            function=call,
            async_function=acall,
        )
        self._call, self._acall = call, acall

    # Any name may come as an argument.

    def invoke(self, /, **args: Any) -> str:
        """Call the tool and wait."""
        return self._call(**args)

    async def invoke_async(self, /, **args: Any) -> str:
        """Call the tool on the running event loop."""
        return await self._acall(**args)


def _text_of(tool: _Tool, answer: _Answer) -> str:
    if answer.error is not None:
        raise ToolInvocationError(answer.text, tool.name)
    return answer.text


# What follows is the same for all SDKs: how a command is run, and what its answer says.


class _Tool(NamedTuple):
    """A tool, as the design declares it."""

    name: str
    description: str
    #: The JSON Schema of its arguments.
    schema: str
    #: Whether its result is content: texts, images, files.
    has_content: bool

    def parameters(self) -> dict[str, Any]:
        """Give the schema of its arguments; each caller has its own, to change."""
        return dict(json.loads(self.schema))


class _Answer(NamedTuple):
    """What has come of a call."""

    #: What the model reads.
    text: str
    #: What has gone wrong, if the model is to do something about it.
    error: Mapping[str, Any] | None
    #: The whole answer of the command.
    envelope: dict[str, Any]
    #: The result, where the model reads nothing else; else what it reads.
    value: Any

    @property
    def is_correctable(self) -> bool:
        """Whether another call with other arguments may succeed."""
        recovery = _members((self.error or {}).get("recovery"))
        return recovery.get("action") == "correct"


class _Ran(NamedTuple):
    """What a process has left."""

    envelope: dict[str, Any]
    #: The end of what it has written to stderr.
    log: str = ""

    def question(self) -> str | None:
        """Give what a human must agree to first; nothing if nobody must."""
        error = self.envelope.get("error")
        if error is None or error.get("code") != "confirmation_required":
            return None
        return str(error["message"])

    def answer(self, tool: _Tool) -> _Answer:
        """Give what the model reads of a call.

        Raises:
            CommandError: The error says that its caller should stop.

        """
        error = self.envelope.get("error")
        if error is None:
            told = list(_paragraphs(tool, self.envelope))
            text = "\n\n".join(told)
            is_whole = len(told) == 1 and not tool.has_content
            value = self.envelope.get("result") if is_whole else text
            return _Answer(text, None, self.envelope, value)
        # That nobody has agreed to one call is no reason to end a run.
        is_refused = error.get("code") in {"confirmation_required", "denied"}
        if _members(error.get("recovery")).get("action") == "stop" and not is_refused:
            raise CommandError(error, self.log)
        text = "\n".join(_lines(error))
        return _Answer(text, error, self.envelope, text)


class _Command(NamedTuple):
    """A program, and how it is run."""

    program: Sequence[str]
    confirm: Confirm | None
    timeout: float
    env: Mapping[str, str] | None
    cwd: str | None

    async def acall(self, tool: _Tool, arguments: str) -> _Answer:
        """Call a tool; where a human must agree, once more when that is done.

        Raises:
            CommandError: The error says that its caller should stop.

        """
        ran = await self._arun(tool, arguments)
        question = ran.question()
        if question is not None and self.confirm is not None:
            agreed = self.confirm(tool.name, arguments, question)
            if not isinstance(agreed, bool):
                agreed = await agreed
            if agreed is True:
                ran = await self._arun(tool, arguments, "--yes")
            else:
                ran = _failed("denied", "auth", _REFUSED)
        return ran.answer(tool)

    async def _arun(self, tool: _Tool, arguments: str, *options: str) -> _Ran:
        try:
            process = await asyncio.create_subprocess_exec(
                *self._words(tool, options),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                env=self._environment(),
                cwd=self.cwd,
                start_new_session=True,
            )
        except OSError as failed:
            return _failed("not_started", "internal", f"{_NOT_STARTED}: {failed}")
        output, log = bytearray(), bytearray()
        pipes = {
            asyncio.ensure_future(_afeed(process, arguments)),
            asyncio.ensure_future(_adrain(process, process.stdout, output)),
            asyncio.ensure_future(_adrain(process, process.stderr, log)),
        }
        is_late = False
        try:
            async with asyncio.timeout(self.timeout + _GRACE):
                while process.returncode is None:
                    # Others may hold the pipes open when it has ended.
                    await asyncio.wait(pipes, timeout=_TICK)
                    if all(pipe.done() for pipe in pipes):
                        await process.wait()
        except TimeoutError:
            is_late = True
        finally:
            try:
                await _aend(process)
                await asyncio.wait(pipes, timeout=_GRACE)
            finally:
                for pipe in pipes:
                    pipe.cancel()
        return _read(tool, output, log, process.returncode, is_late=is_late)

    def call(self, tool: _Tool, arguments: str) -> _Answer:
        """Call a tool and wait; where a human must agree, once more when that is done.

        Raises:
            CommandError: The error says that its caller should stop.

        """
        ran = self._run(tool, arguments)
        question = ran.question()
        if question is not None and self.confirm is not None:
            agreed = self.confirm(tool.name, arguments, question)
            if not isinstance(agreed, bool):
                agreed = asyncio.run(_awaited(agreed))
            if agreed is True:
                ran = self._run(tool, arguments, "--yes")
            else:
                ran = _failed("denied", "auth", _REFUSED)
        return ran.answer(tool)

    def _run(self, tool: _Tool, arguments: str, *options: str) -> _Ran:
        try:
            process = subprocess.Popen(  # noqa: S603 # it is the host's, without a shell
                self._words(tool, options),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=self._environment(),
                cwd=self.cwd,
                start_new_session=True,
            )
        except OSError as failed:
            return _failed("not_started", "internal", f"{_NOT_STARTED}: {failed}")
        output, log = bytearray(), bytearray()
        pipes = (
            Thread(target=_feed, args=(process, arguments), daemon=True),
            Thread(target=_drain, args=(process, process.stdout, output), daemon=True),
            Thread(target=_drain, args=(process, process.stderr, log), daemon=True),
        )
        is_late = False
        try:
            for pipe in pipes:
                pipe.start()
            # Others may hold the pipes open when it has ended.
            process.wait(self.timeout + _GRACE)
        except subprocess.TimeoutExpired:
            is_late = True
        finally:
            _end(process)
        until = monotonic() + _GRACE
        for pipe in pipes:
            pipe.join(max(0, until - monotonic()))
        return _read(tool, output, log, process.returncode, is_late=is_late)

    def _words(self, tool: _Tool, options: Sequence[str]) -> list[str]:
        # The arguments are no words: everybody can read those of a process. Names as the
        # design has them are clear, whatever else is called alike.
        limit = f"--timeout={max(1, round(self.timeout * 1000))}ms"
        return [*self.program, "--json", limit, *options, tool.name, "-"]

    def _environment(self) -> dict[str, str]:
        return {**os.environ, "TOOLRT_CALLER": CALLER, **(self.env or {})}


#: How many seconds a command has to end by itself.
_GRACE: Final = 2

#: How often a call looks whether its process has ended, in seconds.
_TICK: Final = 0.05

#: How many bytes are read at once, and how many of each pipe at most.
_PART: Final = 1 << 16
_MOST: Final = 32 << 20

#: How many bytes of stderr are kept for the host.
_LOG: Final = 1 << 12

_REFUSED: Final = "A human has refused the call."
_NOBODY: Final = "Nobody has agreed whose consent counts."
_NOT_STARTED: Final = "The command cannot be started"


async def _afeed(process: asyncio.subprocess.Process, arguments: str) -> None:
    """Write the arguments; whether they are read is the command's to say."""
    pipe = process.stdin
    if pipe is not None:
        with suppress(OSError):
            pipe.write(arguments.encode(errors="replace"))
            await pipe.drain()
        pipe.close()


async def _adrain(
    process: asyncio.subprocess.Process,
    pipe: asyncio.StreamReader | None,
    kept: bytearray,
) -> None:
    """Read a pipe to its end, and end a command that floods it."""
    while pipe is not None and (part := await pipe.read(_PART)):
        kept += part
        if len(kept) > _MOST:
            _signal(process.pid, _KILL)
            return


async def _aend(process: asyncio.subprocess.Process) -> None:
    """End the command and all that it has started."""
    try:
        if process.returncode is None:
            _signal(process.pid, signal.SIGTERM)
            await _agone(process)
    finally:
        _signal(process.pid, _KILL)
    await _agone(process)


async def _agone(process: asyncio.subprocess.Process) -> None:
    for _ in range(round(_GRACE / _TICK)):
        if process.returncode is not None:
            return
        await asyncio.sleep(_TICK)


async def _awaited(agreed: Awaitable[bool]) -> bool:
    return await agreed


def _feed(process: subprocess.Popen[bytes], arguments: str) -> None:
    """Write the arguments; whether they are read is the command's to say."""
    if process.stdin is not None:
        with suppress(OSError), process.stdin as pipe:
            pipe.write(arguments.encode(errors="replace"))


def _drain(
    process: subprocess.Popen[bytes], pipe: IO[bytes] | None, kept: bytearray
) -> None:
    """Read a pipe to its end, and end a command that floods it."""
    if pipe is None:
        return
    with pipe:
        while part := os.read(pipe.fileno(), _PART):
            kept += part
            if len(kept) > _MOST:
                _signal(process.pid, _KILL)
                return


def _end(process: subprocess.Popen[bytes]) -> None:
    """End the command and all that it has started."""
    try:
        if process.poll() is None:
            _signal(process.pid, signal.SIGTERM)
            with suppress(subprocess.TimeoutExpired):
                process.wait(_GRACE)
    finally:
        _signal(process.pid, _KILL)
        process.wait()


#: What no process can refuse.
_KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)


def _signal(process: int, number: int) -> None:
    """Send a signal to a command and to all that it has started."""
    with suppress(OSError):
        if os.name == "posix":
            os.killpg(process, number)
        else:
            os.kill(process, number)


def _read(
    tool: _Tool, output: bytearray, log: bytearray, code: int | None, *, is_late: bool
) -> _Ran:
    """Read the answer of a process: exactly one envelope."""
    end = bytes(log[-_LOG:]).decode(errors="replace")
    if is_late:
        told = f"The tool {tool.name} was not done in time."
        return _failed("timeout", "timeout", told, "replan")
    if max(len(output), len(log)) > _MOST:
        told = f"The command has written more than {_MOST} bytes."
        return _failed("too_much_output", "internal", told, log=end)
    try:
        envelope = _checked(json.loads(output))
    except (ValueError, RecursionError):
        told = f"The command has ended with {code}, and has printed no envelope."
        return _failed("no_envelope", "internal", told, log=end)
    return _Ran(envelope, end)


def _checked(envelope: Any) -> dict[str, Any]:
    """Give an envelope of which every part is there that is read.

    Raises:
        ValueError: It is none.

    """
    envelope, error = _members(envelope), _members(_members(envelope).get("error"))
    if envelope.get("ok") is True or envelope.get("status") == "partial":
        return {**envelope, "error": None}
    asked = [one.get("question") for one in _members(envelope.get("requests")).values()]
    if asked:
        told = "\n".join(["The command asks, and nobody answers.", *map(str, asked)])
        return _failed("input_required", "precondition", told, "replan").envelope
    if envelope.get("ok") is not False or not isinstance(error.get("message"), str):
        raise ValueError
    return {**envelope, "error": error}


def _failed(
    code: str, kind: str, message: str, action: str = "stop", log: str = ""
) -> _Ran:
    """Give the envelope that a command has not printed itself."""
    recovery = {"action": action}
    error = {"code": code, "kind": kind, "message": message, "recovery": recovery}
    return _Ran({"ok": False, "status": "error", "error": error}, log)


def _lines(error: Mapping[str, Any]) -> Iterator[str]:
    """Give what the model reads of an error."""
    yield error["message"]
    # The message spells ten of them out itself.
    for issue in _items(error.get("issues"))[10:]:
        yield str(_members(issue).get("message"))
    hint = _members(error.get("recovery")).get("hint")
    if error.get("code") == "confirmation_required":
        # That of the command says how to agree, which no model can.
        yield _NOBODY
    elif hint is not None:
        yield str(hint)
    if "example" in error:
        yield f"Example: {_text(error['example'])}"


def _paragraphs(tool: _Tool, envelope: Mapping[str, Any]) -> Iterator[str]:
    """Give what the model reads of a result."""
    result = envelope.get("result")
    if tool.has_content:
        yield from (_part(_members(one)) for one in _items(result))
    else:
        yield _text(result)
    if envelope.get("status") == "partial":
        done = _members(envelope.get("summary"))
        yield f"{done.get('succeeded')} of {done.get('total')} done."
        for one in _items(envelope.get("errors")):
            yield str(_members(one).get("message"))
    reminder = _members(envelope.get("meta")).get("reminder")
    if reminder is not None:
        yield str(reminder)


def _part(part: Mapping[str, Any]) -> str:
    """Give a part of content as a text."""
    inside = _members(part.get("resource")) or part
    if isinstance(inside.get("text"), str):
        return str(inside["text"])
    if "name" in inside:
        return f"{inside['name']}: {inside.get('uri')}"
    return f"[{inside.get('uri') or inside.get('mimeType')}]"


def _document(arguments: Any) -> str:
    """Give the arguments as a command reads them."""
    try:
        return json.dumps(arguments)
    except RecursionError:
        # What is too deep to be written is so for the command, too, which says it.
        return "[" * 1000


def _text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _members(value: Any) -> dict[str, Any]:
    return value if _is_object(value) else {}


def _items(value: Any) -> list[Any]:
    return value if _is_list(value) else []


def _is_object(value: Any) -> TypeGuard[dict[str, Any]]:
    return isinstance(value, dict)


def _is_list(value: Any) -> TypeGuard[list[Any]]:
    return isinstance(value, list)


# fmt: off

#: All tools, by name.
_TOOLS: Final = {
    "drop": _Tool("drop", "Throw one away.", '{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}', has_content=False),
    "keep": _Tool("keep", "Keep one.", '{"type":"object","properties":{"text":{"type":"string"},"title":{"type":"string"}},"required":["text"],"additionalProperties":false}', has_content=False),
}
