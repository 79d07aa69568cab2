"""What a command says of itself, and which protocol it keeps."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from toolrt import json
from toolrt.call.plain import is_list, is_object, members_of

from .options import Unusable
from .process import Start, run

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .options import Limits

__all__ = ["Discovered", "discover", "identity"]

#: How long a command may take to say what it has, in seconds.
_SECONDS: Final = 10.0


class Discovered(Struct, frozen=True, kw_only=True):
    """A command with its tools."""

    protocol: Literal["toolc", "toolable"]
    #: What the command says of each tool, by its name.
    tools: dict[str, dict[str, Any]]


def identity(words: Sequence[str]) -> tuple[object, ...]:
    """Give what changes when the files do that words name."""
    seen: list[object] = []
    for word in words:
        try:
            found = os.stat(word)  # noqa: PTH116 # words are texts
        except (OSError, ValueError):
            seen.append(word)
        else:
            seen += [word, found.st_dev, found.st_ino, found.st_size, found.st_mtime_ns]
    return tuple(seen)


def discover(words: Sequence[str], env: dict[str, str], limits: Limits) -> Discovered:
    """Ask a command what it has.

    Raises:
        Unusable: It does not say.

    """
    try:
        argv = [*words, "--discover"]
        start = Start(argv=argv, env=env, stdin=b"", seconds=_SECONDS)
        ended = run(start, limits, lambda: False)
    except (OSError, ValueError) as error:
        raise Unusable(f"`{words[0]}` cannot be started") from error
    if ended.how != "exited":
        raise Unusable(f"`{words[0]} --discover` has not ended by itself")
    said = members_of(json.parse_or_none(ended.stdout))
    tools = said.get("tools")
    if not is_list(tools):
        raise Unusable(f"`{words[0]} --discover` says nothing of tools")
    by_name = {
        tool["name"]: tool
        for tool in tools
        if is_object(tool) and isinstance(tool.get("name"), str)
    }
    is_ours = all("input_schema" in tool for tool in by_name.values())
    return Discovered(protocol="toolc" if is_ours else "toolable", tools=by_name)
