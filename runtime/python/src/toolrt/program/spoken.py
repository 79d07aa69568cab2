"""Commands that toolc makes: the words that call a tool, and the events that answer."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from toolrt import json
from toolrt.call.envelope import Envelope
from toolrt.call.event import LEVELS, Artifact, Item, Log, Progress
from toolrt.call.plain import members_of
from toolrt.codec import Refused

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.host.tool import Tool
    from toolrt.spec import Spec

__all__ = ["Heard", "variables", "words"]


def words(name: str, spec: Spec | None, cx: Context, seconds: float) -> list[str]:
    """Give the words behind the program that call a tool; arguments are on stdin."""
    said = ["--stream", "--timeout", f"{max(int(seconds * 1000), 1)}ms"]
    if cx.dry_run:
        said.append("--dry-run")
    elif spec is not None and spec.needs_consent:
        # Whoever calls has agreed on this side of it.
        said.append("--yes")
    if (folder := cx.own_working_dir) is not None:
        said.append(f"--working-dir={folder}")
    if cx.idempotency_key is not None:
        said.append(f"--idempotency-key={cx.idempotency_key}")
    return [*said, name, "-"]


def variables(cx: Context) -> dict[str, str]:
    """Give what a command sees of the call in its environment."""
    said = {
        "TOOLRT_CALLER": cx.caller or "toolrt",
        "TOOLRT_SESSION_ID": cx.session_id,
    }
    return {name: text for name, text in said.items() if text and "\0" not in text}


class Heard:
    """What a command tells, line by line."""

    def __init__(self, cx: Context, tool: Tool[Any, Any] | None) -> None:
        """Take who listens, and the tool, if it is known."""
        self._cx = cx
        self._tool = tool
        self.envelope: Envelope[Any] | None = None
        #: What was written that is no event.
        self.is_broken = False

    def __call__(self, line: bytes) -> None:
        """Take a line."""
        if not line.strip():
            return
        said = members_of(json.parse_or_none(line))
        match said.get("event"):
            case "call_finished":
                self.envelope = Envelope.from_builtins(said.get("envelope"))
                self.is_broken = self.is_broken or self.envelope is None
            case "progress":
                percent = said.get("percent")
                share = float(percent) if isinstance(percent, int | float) else None
                text = self._cx.shown(str(said.get("message", "")))
                self._cx.emit(Progress(text, share))
            case "log":
                level = said.get("level")
                text = self._cx.shown(str(said.get("message", "")))
                self._cx.emit(Log(text, level if level in LEVELS else "info"))
            case "artifact":
                title, uri = str(said.get("name", "")), str(said.get("uri", ""))
                self._cx.emit(Artifact(self._cx.shown(title), uri))
            case "item":
                self._item(said.get("value"))
            case None:
                self.is_broken = True
            case _:
                # How the call begins is known here.
                pass

    def _item(self, value: object) -> None:
        document = json.dump(value)
        codec = None if self._tool is None else self._tool.item
        if codec is not None:
            # Whoever reads the events here says what is wrong with it.
            with suppress(Refused):
                value, _ = codec.decode_lenient(document)
        self._cx.emit(Item(value, document))
