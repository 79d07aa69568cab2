"""Runs the words of the command line at a terminal, where somebody types the first."""

from __future__ import annotations

import os
import pty
import sys


def main() -> int:
    """Print what the terminal shows, and end as the command does."""
    child, terminal = pty.fork()
    if child == 0:
        os.execvp(sys.argv[2], sys.argv[2:])  # the caller names it
    os.write(terminal, sys.argv[1].encode())
    shown = b""
    # At the end of the command, some systems raise.
    try:
        while read := os.read(terminal, 4096):
            shown += read
    except OSError:
        pass
    sys.stdout.buffer.write(shown)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


if __name__ == "__main__":
    sys.exit(main())
