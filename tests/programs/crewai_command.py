# Made by toolc from demo.tools; do not edit.
"""The commands of the service `desk` for CrewAI.

Each call runs the command in a process of its own. This module stands alone. It needs
crewai>=1.15.30,<2, and nothing else.
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

from crewai.hooks.dispatch import HookAborted, InterceptionPoint, get_hooks, register
from crewai.tools import BaseTool
from crewai.tools.tool_failure import ToolFailure
from pydantic import BaseModel, ConfigDict, PrivateAttr

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from crewai.hooks.tool_hooks import ToolCallHookContext

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
CALLER: Final = "crewai"

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
) -> list[BaseTool]:
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
) -> list[BaseTool]:
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


class CommandError(HookAborted):
    """A call has failed in a way that no other call repairs."""

    def __init__(self, error: Mapping[str, Any], log: str) -> None:
        """Take the error, and the end of what the command has written to stderr."""
        super().__init__(f"{error.get('code')}: {error.get('message')}")
        #: The error, as the envelope has it.
        self.error = error
        #: For the host; models read nothing of it.
        self.log = log
        self.reason = str(self)


def _made(command: _Command, tool: _Tool) -> BaseTool:
    point = InterceptionPoint.POST_TOOL_CALL
    if _ended not in get_hooks(point):
        register(point, _ended)
    return _Made.of(command, tool)


class _Made(BaseTool):
    """A tool as the SDK has it."""

    _command: _Command = PrivateAttr()
    _tool: _Tool = PrivateAttr()

    @classmethod
    def of(cls, command: _Command, tool: _Tool) -> _Made:
        """Give a tool."""
        made = cls(
            name=tool.name,
            description=tool.description,
            args_schema=_arguments(tool),
            # The command knows which calls need not be made again.
            cache_function=lambda *_: False,
        )
        made._command, made._tool = command, tool
        return made

    # The SDK's own way for tools to be implemented, in spite of its name.
    def _run(self, /, *_: Any, **args: Any) -> str | ToolFailure:
        try:
            return _given(self._command.call(self._tool, self._written(args)))
        except CommandError as failed:
            return _Ends.of(failed)

    # See `_run`.
    async def _arun(self, /, *_: Any, **args: Any) -> str | ToolFailure:
        try:
            return _given(await self._command.acall(self._tool, self._written(args)))
        except CommandError as failed:
            return _Ends.of(failed)

    def _written(self, args: dict[str, Any]) -> str:
        """Give the arguments without what the SDK's strict mode has added."""
        whole = self._tool.parameters()
        own = _members(whole.get("properties"))
        given = {}
        for name, one in args.items():
            given[name] = one
            is_text = name in own and not _is_strict(own[name], whole, {})
            if is_text and isinstance(one, str):
                with suppress(ValueError, RecursionError):
                    given[name] = json.loads(one)
        return _document(_without_nulls(given, whole, whole))


def _given(answer: _Answer) -> str | ToolFailure:
    if answer.error is None:
        return answer.text
    return ToolFailure(
        message=answer.text,
        code=answer.error.get("code"),
        retryable=answer.error.get("retryable") is True,
        details={"envelope": answer.envelope},
    )


class _Ends(ToolFailure):
    """A failure that ends the run."""

    _why: CommandError = PrivateAttr()

    @classmethod
    def of(cls, why: CommandError) -> _Ends:
        """Give it."""
        made = cls(message=str(why))
        made._why = why
        return made

    @property
    def why(self) -> CommandError:
        """What has happened."""
        return self._why


def _ended(run: ToolCallHookContext) -> None:
    """End the run where a call says so: what tools raise, the SDK tells the model."""
    if isinstance(run.raw_tool_result, _Ends):
        raise run.raw_tool_result.why


# The SDK has its models' tools strict: it closes every object, requires every property
# and writes out references. Null stands for what is left out, and a text that contains
# JSON for an argument that has no such form.


def _arguments(tool: _Tool) -> type[BaseModel]:
    """Give a class whose JSON Schema is that of the arguments."""

    class Arguments(BaseModel):
        model_config = ConfigDict(extra="allow")

        @classmethod
        def model_json_schema(cls, *_: Any, **__: Any) -> dict[str, Any]:
            return _lowered(tool.parameters())

    Arguments.__name__ = Arguments.__qualname__ = tool.name
    return Arguments


def _lowered(whole: dict[str, Any]) -> dict[str, Any]:
    own, shared = _members(whole.get("properties")), _members(whole.get("$defs"))
    for name, one in own.items():
        if not _is_strict(one, whole, {}):
            told = f"A text that contains JSON of this schema: {_text(one | {'$defs': shared})}"
            own[name] = {"type": "string", "description": told}
    return dict(_nullable(whole))


def _nullable(value: Any) -> Any:
    """Give a schema that allows null for everything that may be left out."""
    if isinstance(value, list):
        return [_nullable(one) for one in value]
    if not isinstance(value, dict):
        return value
    made = {key: _nullable(one) for key, one in value.items()}
    properties = made.get("properties")
    if isinstance(properties, dict) and "type" in made:
        required = _items(value.get("required"))
        made["properties"] = {
            name: one if name in required else {"anyOf": [one, {"type": "null"}]}
            for name, one in properties.items()
        }
        made["required"] = list(properties)
    return made


def _target(schema: Any, whole: dict[str, Any]) -> dict[str, Any]:
    """Give a schema, or that which it refers to."""
    schema = _members(schema)
    key = str(schema.get("$ref")).removeprefix("#/$defs/")
    shared = _members(whole.get("$defs"))
    return _members(shared.get(key.replace("~1", "/").replace("~0", "~"), schema))


def _is_strict(schema: Any, whole: dict[str, Any], seen: dict[str, bool]) -> bool:
    """Whether the strict mode can say a schema: no maps, no tuples, no recursion.

    Those that others refer to are in `seen`, with whether all of them was looked at.
    """
    one = _members(schema)
    key = one.get("$ref")
    if key is not None:
        if key not in seen:
            seen[key] = False
            seen[key] = _is_strict(_target(one, whole), whole, seen)
        return seen[key]
    parts = [*_members(one.get("properties")).values(), *_items(one.get("anyOf"))]
    parts += [*_items(one.get("oneOf")), *([one["items"]] if "items" in one else [])]
    is_open = one.get("additionalProperties") is not False
    is_map = one.get("type") == "object" and is_open
    is_known = bool(parts) or not one.keys().isdisjoint({"type", "enum", "const"})
    if is_map or not is_known or "prefixItems" in one:
        return False
    return all(_is_strict(part, whole, seen) for part in parts)


def _without_nulls(value: Any, schema: Any, whole: dict[str, Any]) -> Any:
    """Give a value without the nulls of what may be left out and is never null."""
    one = _target(schema, whole)
    if isinstance(value, list) and "items" in one:
        return [_without_nulls(item, one["items"], whole) for item in value]
    own = one.get("properties")
    if not isinstance(value, dict) or not isinstance(own, dict):
        return value
    required = _items(one.get("required"))
    return {
        name: _without_nulls(inner, own.get(name), whole)
        for name, inner in value.items()
        if inner is not None or name in required or _has_null(own.get(name), whole)
    }


def _has_null(schema: Any, whole: dict[str, Any]) -> bool:
    one = _target(schema, whole)
    kinds = one.get("type")
    if kinds == "null" or "null" in _items(kinds) or None in _items(one.get("enum")):
        return True
    return any(_has_null(part, whole) for part in _items(one.get("anyOf")))


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
