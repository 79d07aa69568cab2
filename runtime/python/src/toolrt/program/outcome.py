"""What the output and the exit code of a program stand for."""

from __future__ import annotations

import base64
import signal
from typing import TYPE_CHECKING, Final

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.call.error import Action, Kind

if TYPE_CHECKING:
    from toolrt.call.invocation import Invocation
    from toolrt.spec import Spec

    from .process import Ended

__all__ = ["broken", "outcome", "stopped", "unstarted"]

#: How many characters of a program's own words are passed on.
_MOST_WORDS: Final = 1_000


def outcome(spec: Spec, invocation: Invocation, ended: Ended) -> bytes | CallFault:
    """Give the result as JSON, or the error, of a program that ended by itself."""
    known = dict(invocation.exits)
    code = ended.code
    error = known.get(code)
    if error is not None:
        declared = spec.error(error)
        if declared is not None:
            return CallFault.of(error, declared.kind, declared.message, details={})
    if code != 0 and code not in known:
        return failed(invocation.argv[0], ended)
    return _result(spec, invocation, ended.stdout)


def failed(program: object, ended: Ended) -> CallFault:
    """Give the error of a program that has failed as nobody has declared."""
    name = str(program)
    if ended.code < 0:
        what = f"`{name}` was ended by {_signal(-ended.code)}"
    else:
        what = f"`{name}` has failed with exit code {ended.code}"
    return CallFault.of(
        "tool_failed", Kind.INTERNAL, _with_words(what, ended), action=Action.CORRECT
    )


def stopped(program: object, ended: Ended) -> CallFault | None:
    """Give the error of a program that was stopped; nothing if it ended by itself."""
    match ended.how:
        case "exited":
            return None
        case "cancelled":
            return CallFault.cancelled()
        case "timeout":
            message = f"`{program}` has taken too long, and was ended."
            return CallFault.of("timeout", Kind.TIMEOUT, message)
        case "flooded":
            message = f"`{program}` has written more than it may, and was ended."
            return CallFault.of("invalid_output", Kind.INTERNAL, message)


def unstarted(program: object, error: OSError) -> CallFault:
    """Give the error of a program that cannot be started."""
    import errno  # noqa: PLC0415

    if error.errno == errno.E2BIG:
        message = f"The arguments are too long for the command line of `{program}`."
        return CallFault.of("too_large", Kind.INPUT, message)
    why = "is not there" if error.errno == errno.ENOENT else "cannot be started"
    return CallFault.of("unavailable", Kind.UNAVAILABLE, f"`{program}` {why}.")


def broken(program: object, what: str) -> CallFault:
    """Give the error of a program whose answer cannot be used."""
    return CallFault.of("invalid_output", Kind.INTERNAL, f"`{program}` {what}.")


def _result(spec: Spec, invocation: Invocation, stdout: bytes) -> bytes | CallFault:
    program = invocation.argv[0]
    if invocation.output == "bytes":
        return json.dump(base64.b64encode(stdout).decode())
    if invocation.output == "json":
        if json.parse_or_none(stdout) is None and stdout.strip() != b"null":
            return broken(program, "has written no JSON document")
        return stdout
    try:
        text = stdout.decode()
    except UnicodeDecodeError:
        return broken(program, "has written what is no UTF-8")
    if invocation.output == "lines":
        lines = text.split("\n")
        if lines[-1] == "":
            lines.pop()
        return json.dump([line.removesuffix("\r") for line in lines])
    text = text.removesuffix("\n").removesuffix("\r")
    if spec.output_schema is None:
        return json.dump([{"type": "text", "text": text}])
    return json.dump(text)


def _with_words(what: str, ended: Ended) -> str:
    """Add the last line that it has said to people."""
    lines = ended.stderr.decode("utf-8", "replace").split("\n")
    said = [line.strip() for line in lines if line.strip()]
    return f"{what}: {said[-1][:_MOST_WORDS]}" if said else f"{what}."


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
