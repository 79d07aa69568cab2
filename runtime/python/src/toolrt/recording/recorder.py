"""What records calls: it knows what of a tool is secret, and adds a line a call."""

from __future__ import annotations

import os
import time
from os import PathLike, fspath
from typing import TYPE_CHECKING, Any

from . import VARIABLE
from .file import KEPT_FILES, LARGEST_FILE, Files
from .line import Call, Secrets, line

if TYPE_CHECKING:
    from collections.abc import Callable

    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.host.doors import Log
    from toolrt.host.tool import Tool
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Envelope = hinted("Envelope", "toolrt.call.envelope")
    Log = hinted("Log", "toolrt.host.doors")
    Tool = hinted("Tool", "toolrt.host.tool")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["RecordError", "Recorder"]


class RecordError(ValueError):
    """Calls cannot be recorded there."""


class Recorder:
    """Records calls in a file; give it to a registry (`Registry.record`).

    Threads and processes may share the file. It belongs to its owner alone, and no link
    is followed to it. What cannot be written does not fail a call.
    """

    __slots__ = ("_files", "_has_failed", "_secrets")

    def __init__(
        self,
        path: str | PathLike[str],
        *,
        largest_file: int = LARGEST_FILE,
        kept_files: int = KEPT_FILES,
    ) -> None:
        """Open a file, or make it; lines are added at its end.

        Args:
            path: The file.
            largest_file: How many bytes a file may have before the next one is begun.
            kept_files: How many full files are kept beside the one that is written to.

        Raises:
            RecordError: It is no regular file, or cannot be opened or made.

        """
        path = fspath(path)
        try:
            # Files are opened again later, when the process may be in another folder.
            path = os.path.abspath(path)  # noqa: PTH100 # it may be bytes
            self._files = Files(path, largest_file, kept_files)
        except (OSError, ValueError) as error:
            from toolrt.diagnose.shown import shortened  # noqa: PLC0415

            shown = shortened(os.fsencode(path).decode("utf-8", "replace"))
            text = f"{shown} cannot be recorded to: {_why(error)}."
            raise RecordError(text) from None
        # To find what of a tool is secret takes longer than to write a line.
        self._secrets: dict[str, tuple[Spec, Secrets]] = {}
        # Whether it is known already that nothing can be written.
        self._has_failed = False

    @classmethod
    def of_environment(cls) -> Recorder:
        """Give the recorder that the environment asks for (`TOOLRT_RECORD`).

        Raises:
            RecordError: It cannot be.

        """
        path = os.environ[VARIABLE]
        if not path:
            raise RecordError(f'{VARIABLE}: "" is no file.')
        try:
            return cls(path)
        except RecordError as error:
            raise RecordError(f"{VARIABLE}: {error}") from None

    def begin(
        self, spec: Spec, cx: Context, tool: Tool[Any, Any] | None, log: Log
    ) -> Callable[[Envelope[Any]], None]:
        """See a call begin.

        Args:
            spec: What is called.
            cx: The context of the call.
            tool: The types of the tool; where it has gone, nothing of its answers is
                recorded but how the call ended.
            log: Takes the first failure, until a line is written again.

        Returns:
            What is called with the envelope at the end: it writes the line.

        """
        start, moment = time.perf_counter_ns(), time.time_ns()

        def end(envelope: Envelope[Any]) -> None:
            passed = (time.perf_counter_ns() - start) // 1_000
            known = self._secrets.get(spec.name)
            if known is None or known[0] is not spec:
                known = spec, Secrets.of(spec, tool)
                if tool is not None:
                    self._secrets[spec.name] = known
            call = Call(spec, tool, cx, known[1], _written(moment), passed)
            try:
                self._files.add(line(call, envelope))
            except OSError as error:
                if not self._has_failed:
                    self._has_failed = True
                    text = f"calls cannot be recorded: {_why(error)}"
                    log.failure(spec.name, cx.call_id or "", text, None)
            else:
                self._has_failed = False

        return end

    def __repr__(self) -> str:
        """Show what it is."""
        return "Recorder()"


# The second of the last call, and how it is written: many calls begin in each.
_second = (-1, "")


def _written(moment: int) -> str:
    """Write nanoseconds since 1970 as RFC 3339 in UTC, with milliseconds."""
    global _second  # noqa: PLW0603 # one tuple takes the place of another
    seconds, rest = divmod(max(moment, 0), 1_000_000_000)
    known, text = _second
    if known != seconds:
        text = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
        _second = seconds, text
    return f"{text}.{rest // 1_000_000:03}Z"


def _why(error: Exception) -> str:
    if isinstance(error, FileNotFoundError):
        return "its folder does not exist"
    if isinstance(error, PermissionError):
        return "permission denied"
    return getattr(error, "strerror", None) or str(error)
