# Made by toolc from demo.tools; do not edit.
"""The commands of the service `desk` for smolagents.

Each call runs the command in a process of its own. This module stands alone. It needs
smolagents>=1.26,<1.27, and nothing else.
"""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from collections.abc import Callable
from contextlib import suppress
from keyword import iskeyword
from threading import Thread
from time import monotonic
from typing import IO, TYPE_CHECKING, Any, Final, NamedTuple, TypeAlias, TypeGuard

from smolagents import Tool

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
CALLER: Final = "smolagents"

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
Confirm: TypeAlias = Callable[[str, str, str], bool]


def caller_command(
    program: Sequence[str],
    *,
    tools: Sequence[str] = CALLER_TOOLS,
    confirm: Confirm | None = None,
    timeout: float = 600,
    env: Mapping[str, str] | None = None,
    cwd: str | None = None,
) -> list[Any]:
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
) -> list[Any]:
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


class ToolError(Exception):
    """A call from code has failed; its text is what a model is told."""


def _made(command: _Command, tool: _Tool) -> Any:
    return _Made(command, tool)


class _Made(Tool):  # type: ignore[misc]
    """A tool as the SDK has it."""

    # What `forward` takes is not in its signature.
    skip_forward_signature_validation = True
    output_type = "any"

    def __init__(self, command: _Command, tool: _Tool) -> None:
        super().__init__()
        self.name = _name(tool.name)
        self.description = tool.description
        self.inputs = _inputs(tool.parameters())
        self._command, self._tool = command, tool

    def __call__(
        self, /, *args: Any, sanitize_inputs_outputs: bool = False, **named: Any
    ) -> Any:
        """Call the tool, as code or as the SDK does for a model."""
        # Only the SDK's own call for a model asks for its types.
        given = dict(zip(self.inputs, args, strict=False)) | named
        if len(args) == 1 and not named and isinstance(args[0], dict):
            (given,) = args
        # An argument that is null counts as left out, where the schema has no null.
        left_out = {
            name
            for name, one in given.items()
            if one is None and not _has_null(self.inputs.get(name))
        }
        kept = {name: one for name, one in given.items() if name not in left_out}
        try:
            answer = self._command.call(self._tool, _document(kept))
        except CommandError as failed:
            if sanitize_inputs_outputs:
                return _Stop(failed)
            raise
        if sanitize_inputs_outputs:
            return answer.text
        if answer.error is not None:
            raise ToolError(answer.text)
        return answer.value

    def forward(self, **named: Any) -> Any:
        """Call the tool as code does."""
        return self(**named)


class _Stop:
    """The result of a call that ends the run.

    What a tool raises, the SDK tells the model. It reads results outside of that.
    """

    def __init__(self, why: CommandError) -> None:
        self._why = why

    def __str__(self) -> str:
        raise self._why


def _name(name: str) -> str:
    """Give a name that can be one in Python, and is not the SDK's own."""
    name = re.sub(r"\W", "_", name, flags=re.ASCII)
    if name[:1].isdigit():
        name = f"_{name}"
    is_taken = iskeyword(name) or name == "final_answer"
    return f"{name}_" if is_taken else name


#: What the SDK is told of an argument that may be anything.
_ALL: Final = ["string", "number", "boolean", "object", "array", "null"]


def _inputs(whole: dict[str, Any]) -> dict[str, Any]:
    """Give the schemas of arguments as the SDK shows them: each whole, with a type."""
    inlined, inputs = _Inlined(_members(whole.get("$defs"))), dict[str, Any]()
    for name, own in _members(whole.get("properties")).items():
        one = {"type": _ALL, "description": ""} | inlined.of(own)
        if "anyOf" in one:
            # The SDK would make a list of types of it.
            one["allOf"] = [{"anyOf": one.pop("anyOf")}]
        if name not in _items(whole.get("required")):
            # By this the SDK knows what may be left out.
            one["nullable"] = True
        inputs[name] = one
    return inputs


def _has_null(schema: Any) -> bool:
    """Whether null is a value of a schema, as far as the SDK shows it."""
    one = _members(schema)
    parts = _items(one.get("anyOf"))
    for every in _items(one.get("allOf")):
        parts = parts or _items(_members(every).get("anyOf"))
    if parts:
        return any(_has_null(part) for part in parts)
    values = _items(one.get("enum"))
    kinds = one.get("type", "null")
    return None in values if values else kinds == "null" or "null" in _items(kinds)


#: How many schemas are put in place of references.
_MOST_INLINED: Final = 1_000


class _Inlined:
    """Puts schemas in place of references to them."""

    def __init__(self, shared: dict[str, Any]) -> None:
        self._shared = shared
        self._open: set[str] = set()
        self._count = 0

    def of(self, value: Any) -> Any:
        """Give a schema, or a part of one, without references."""
        if isinstance(value, list):
            return [self.of(one) for one in value]
        if not isinstance(value, dict):
            return value
        rest = {key: self.of(one) for key, one in value.items() if key != "$ref"}
        key = str(value.get("$ref")).removeprefix("#/$defs/")
        name = key.replace("~1", "/").replace("~0", "~")
        self._count += name in self._shared
        is_known = name in self._shared and name not in self._open
        if not is_known or self._count > _MOST_INLINED:
            # Nothing says how often a schema that holds itself does so.
            return rest
        self._open.add(name)
        inside = self.of(self._shared[name])
        self._open.discard(name)
        return inside | rest


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

    def call(self, tool: _Tool, arguments: str) -> _Answer:
        """Call a tool and wait; where a human must agree, once more when that is done.

        Raises:
            CommandError: The error says that its caller should stop.

        """
        ran = self._run(tool, arguments)
        question = ran.question()
        if question is not None and self.confirm is not None:
            agreed = self.confirm(tool.name, arguments, question)
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
