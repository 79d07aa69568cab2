"""What recordings tell about tools."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from toolrt import json

from .entry import NoEntry, entries

if TYPE_CHECKING:
    from typing import BinaryIO

    from .entry import Entry

__all__ = ["Report", "ToolReport"]

#: How many tools are told apart, and of each how many codes and how many issues: a file
#: that somebody else has written must not fill the memory.
_MOST: Final = 10_000
_MOST_OF_TOOL: Final = 1_000


class Report:
    """What recordings tell about tools: calls, failures, wrong arguments, times."""

    __slots__ = ("_broken", "_foreign", "_others", "_tools", "calls")

    def __init__(self) -> None:
        """Start with nothing."""
        self.calls = 0
        self._broken = 0
        self._foreign = 0
        # Calls of more tools than are told apart.
        self._others = 0
        self._tools: dict[str, ToolReport] = {}

    def read(self, file: BinaryIO) -> None:
        """Add the calls that a file tells of.

        Raises:
            OSError: It cannot be read to its end.

        """
        for entry in entries(file):
            self.add(entry)

    def add(self, entry: Entry | NoEntry) -> None:
        """Add a call, or a line that is none."""
        if isinstance(entry, NoEntry):
            if entry is NoEntry.BROKEN:
                self._broken += 1
            else:
                self._foreign += 1
            return
        self.calls += 1
        tool = self._tools.get(entry.tool)
        if tool is None:
            if len(self._tools) >= _MOST:
                self._others += 1
                return
            tool = self._tools[entry.tool] = ToolReport()
        tool.add(entry)

    def to_builtins(self) -> dict[str, object]:
        """Give the report as dicts, lists and scalars; the same for the same calls."""
        tools = sorted(self._tools.items(), key=lambda one: (-one[1].calls, one[0]))
        members: dict[str, object] = {
            "calls": self.calls,
            "broken_lines": self._broken,
            "foreign_lines": self._foreign,
        }
        if self._others:
            members["other_calls"] = self._others
        members["tools"] = [
            {"tool": name, **tool.to_builtins()} for name, tool in tools
        ]
        return members

    def to_json(self) -> bytes:
        """Give the report as JSON; the same bytes for the same calls."""
        return json.dump(self.to_builtins())


class ToolReport:
    """What recordings tell about a tool."""

    __slots__ = (
        "_asked",
        "_failed",
        "_failures",
        "_issues",
        "_retries",
        "_times",
        "calls",
    )

    def __init__(self) -> None:
        """Start with nothing."""
        self.calls = 0
        self._failed = 0
        self._asked = 0
        self._retries = 0
        # How many calls have taken how long.
        self._times: dict[int, int] = {}
        self._failures: dict[str, int] = {}
        self._issues: dict[tuple[str, str], int] = {}

    def add(self, entry: Entry) -> None:
        """Add a call."""
        self.calls += 1
        time, envelope = _rounded(entry.duration_us), entry.envelope
        self._times[time] = self._times.get(time, 0) + 1
        meta: Any = envelope.get("meta")
        attempts = meta.get("attempts") if isinstance(meta, dict) else None
        if type(attempts) is int and 1 < attempts < 1 << 64:
            self._retries = min(self._retries + attempts - 1, (1 << 64) - 1)
        status, error = envelope["status"], envelope.get("error")
        if status == "success":
            return
        if status == "input_required":
            self._asked += 1
            return
        given: dict[str, Any] = error if isinstance(error, dict) else {}
        code = "partial" if status == "partial" else given.get("code")
        if not isinstance(code, str):
            code = "internal"
        self._failed += 1
        _count(self._failures, code)
        issues = given.get("issues")
        if code in {"invalid_input", "invalid_json"} and isinstance(issues, list):
            for issue in issues:
                known: dict[str, Any] = issue if isinstance(issue, dict) else {}
                path, kind = known.get("path"), known.get("code")
                if isinstance(path, str) and isinstance(kind, str):
                    _count(self._issues, (_folded(path), kind))

    def percentile(self, percent: int) -> int:
        """Give the microseconds that so many of a hundred calls have taken at most."""
        needed = -(-self.calls * percent // 100)
        counted = 0
        for time in sorted(self._times):
            counted += self._times[time]
            if counted >= needed:
                return time
        return 0

    def to_builtins(self) -> dict[str, object]:
        """Give the report as dicts, lists and scalars."""
        failures = sorted(self._failures.items(), key=lambda one: (-one[1], one[0]))
        issues = sorted(self._issues.items(), key=lambda one: (-one[1], one[0]))
        return {
            "calls": self.calls,
            "failed": self._failed,
            "asked": self._asked,
            "retries": self._retries,
            "p50_us": self.percentile(50),
            "p95_us": self.percentile(95),
            "failures": [{"code": code, "count": count} for code, count in failures],
            "issues": [
                {"path": path, "code": code, "count": count}
                for (path, code), count in issues
            ],
        }


def _rounded(microseconds: int) -> int:
    """Give a time by its first seven binary digits: there are few of these."""
    cut = max(microseconds.bit_length() - 7, 0)
    return microseconds >> cut << cut


def _count(counts: dict[Any, int], key: Any) -> None:
    """Count one more; what is too much is not told apart any more."""
    if key in counts or len(counts) < _MOST_OF_TOOL:
        counts[key] = counts.get(key, 0) + 1


def _folded(path: str) -> str:
    """Give a pointer with `*` for each place in a list."""
    parts = path.split("/")
    return "/".join(
        "*" if part.isascii() and part.isdigit() else part for part in parts
    )
