"""Commands that keep the Toolable protocol."""

from __future__ import annotations

from typing import Any, Final

from toolrt import json
from toolrt.call.envelope import CallFault
from toolrt.call.error import Action, Kind
from toolrt.call.plain import is_object, members_of

__all__ = ["answered", "words"]

#: The codes of the protocol.
_KINDS: Final = {
    "INVALID_INPUT": Kind.INPUT,
    "MISSING_PARAM": Kind.INPUT,
    "INVALID_PATH": Kind.INPUT,
    "NOT_FOUND": Kind.NOT_FOUND,
    "CONFLICT": Kind.CONFLICT,
    "PRECONDITION": Kind.PRECONDITION,
    "TIMEOUT": Kind.TIMEOUT,
    "PERMISSION": Kind.AUTH,
    "DEPENDENCY": Kind.UNAVAILABLE,
}


def words(name: str, document: bytes, *, streams: bool) -> list[str]:
    """Give the words behind the program that call a tool.

    The protocol has arguments on the command line, where other processes can read them.
    """
    said = [name, document.decode()]
    return [*said, "--stream"] if streams else said


def answered(stdout: bytes) -> bytes | CallFault | None:
    """Give the result as JSON, or the error; `None` where there is neither.

    A tool that streams answers by its last line.
    """
    value: Any = json.parse_or_none(stdout)
    if not is_object(value):
        lines = [line for line in stdout.split(b"\n") if line.strip()]
        value = json.parse_or_none(lines[-1]) if lines else None
    said = members_of(value)
    match said.get("status"):
        case "success":
            return json.dump(said.get("result"))
        case "error" | "partial":
            return _fault(members_of(said.get("error")))
        case _:
            return None


def _fault(error: dict[str, Any]) -> CallFault:
    code = error.get("code")
    known = code if isinstance(code, str) else "INTERNAL"
    kind = _KINDS.get(known, Kind.INTERNAL)
    may_correct = error.get("recoverable") is True
    hint = error.get("suggestion")
    message = error.get("message")
    return CallFault.of(
        "tool_failed" if kind is Kind.INTERNAL else known.lower(),
        kind,
        message if isinstance(message, str) and message else "The tool has failed.",
        action=Action.CORRECT if may_correct else Action.STOP,
        hint=hint if isinstance(hint, str) else None,
    )
