"""Who calls."""

from __future__ import annotations

__all__ = ["IN_PROCESS", "Caller"]

#: Who calls a tool: `human`, `ci`, `in-process` or an agent's name, such as
#: `claude-code`.
Caller = str

#: Code in the same process.
IN_PROCESS: Caller = "in-process"
