"""What a command says when it is asked for its tools, or has said before."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace

from toolrt import json
from toolrt.call.plain import is_object

from .options import Unusable
from .outcome import failed
from .process import Start, run
from .said import definition_of, toolable_definition, tools_of

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Literal

    from .options import Limits

__all__ = ["Said", "asked"]

#: How long a command may take to say everything, in seconds.
_SECONDS: Final = 10.0
#: How many bytes each answer may take.
_MOST: Final = 4 * 1024 * 1024


class Said(Struct, frozen=True, kw_only=True):
    """What a command has said of itself."""

    protocol: Literal["toolc", "toolable"]
    #: What it calls itself.
    name: str
    #: The definitions of its tools by their names, as JSON.
    definitions: dict[str, str]
    #: The tools that answer in lines.
    streaming: tuple[str, ...] = ()


def asked(words: Sequence[str], env: dict[str, str], limits: Limits) -> Said:
    """Ask a command for its tools.

    Raises:
        Unusable: It does not say, or says what cannot be used.

    """
    ends = monotonic() + min(_SECONDS, limits.seconds)
    limits = replace(limits, output=min(limits.output, _MOST))
    said = _answer(words, ("--discover",), env, limits, ends)
    command = f"{words[0]} --discover"
    tools = tools_of(said, command)
    name = said.get("name") if is_object(said) else None
    own = name if isinstance(name, str) else ""
    if all("input_schema" in tool for tool in tools.values()):
        definitions = {name: definition_of(tool) for name, tool in tools.items()}
        return _said("toolc", own, definitions, ())
    definitions = {}
    for name, tool in tools.items():
        manifest = _answer(words, (name, "--manifest"), env, limits, ends)
        if not is_object(manifest) or manifest.get("name", name) != name:
            raise Unusable(f"`{words[0]} {name} --manifest` prints no manifest of it")
        definitions[name] = toolable_definition(name, {**tool, **manifest})
    streaming = [name for name, tool in tools.items() if tool.get("streaming") is True]
    return _said("toolable", own, definitions, streaming)


def _said(
    protocol: Literal["toolc", "toolable"],
    name: str,
    definitions: dict[str, bytes],
    streaming: Sequence[str],
) -> Said:
    texts = {own: definition.decode() for own, definition in definitions.items()}
    return Said(
        protocol=protocol, name=name, definitions=texts, streaming=tuple(streaming)
    )


def _answer(
    words: Sequence[str],
    more: tuple[str, ...],
    env: dict[str, str],
    limits: Limits,
    ends: float,
) -> Any:
    """Give the document that a command prints when it is started with more words."""
    command = " ".join((words[0], *more))
    seconds = max(ends - monotonic(), 0.0)
    start = Start(argv=[*words, *more], env=env, stdin=b"", seconds=seconds)
    try:
        ended = run(start, limits, lambda: False)
    except (OSError, ValueError) as error:
        raise Unusable(f"`{words[0]}` cannot be started") from error
    if ended.how == "flooded":
        raise Unusable(f"`{command}` has written more than it may, and was ended")
    if ended.how != "exited":
        raise Unusable(f"`{command}` has taken too long, and was ended")
    if ended.code != 0:
        raise Unusable(failed(command, ended).message.removesuffix("."))
    said = json.parse_or_none(ended.stdout.removeprefix(b"\xef\xbb\xbf"))
    if not is_object(said):
        raise Unusable(f"`{command}` prints no JSON object")
    return said
