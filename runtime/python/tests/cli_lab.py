"""Commands as processes: with pipes, and at a terminal."""

from __future__ import annotations

import fcntl
import functools
import json
import os
import pty
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from typing import Any, NamedTuple

from generated import ROOT, generated

HERE = Path(__file__).parent

#: How long a command may take, in seconds.
PATIENCE = 30.0


class Ran(NamedTuple):
    """How a command has ended."""

    code: int
    out: bytes
    err: str

    @property
    def envelope(self) -> Any:
        """The one envelope on stdout."""
        lines = self.out.decode().splitlines()
        assert len(lines) == 1, (lines, self.err)
        return json.loads(lines[0])


@functools.cache
def program(language: str, name: str) -> list[str]:
    """Give the words that start a command in a language."""
    if language == "python":
        file = f"cli_{name.replace('-', '_')}.py"
        return [sys.executable, str(HERE / file), str(generated())]
    build = ["cargo", "build", "--quiet", "--package", "toolc-commands"]
    subprocess.run(build, check=True, cwd=ROOT)  # noqa: S603 # cargo, as for all tests
    target = Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target"))
    return [str(target / "debug" / name)]


def environment(**more: str) -> dict[str, str]:
    """Give an environment in which nobody is said to call."""
    own = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), **more}
    return {"PYTHONPATH": os.environ.get("PYTHONPATH", ""), "LC_ALL": "C.UTF-8", **own}


class Command:
    """The command in a language."""

    def __init__(self, language: str, name: str = "file-tools") -> None:
        """Build it, where that is needed."""
        self.start = program(language, name)

    def words(self, *given: str | bytes) -> list[str | bytes]:
        """Give the words of a process that runs it."""
        return [*self.start, *given]

    def run(
        self,
        *given: str | bytes,
        stdin: bytes = b"",
        environ: dict[str, str] | None = None,
        folder: Path | None = None,
    ) -> Ran:
        """Run it without a terminal."""
        done = subprocess.run(  # noqa: S603 # the program of the tests
            self.words(*given),
            input=stdin,
            capture_output=True,
            timeout=PATIENCE,
            env=environment(**(environ or {})),
            cwd=folder,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr.decode())

    def shown(
        self, *given: str, columns: int = 80, environ: dict[str, str] | None = None
    ) -> tuple[int, str]:
        """Run it at a terminal to its end."""
        return self.terminal(*given, columns=columns, environ=environ).end()

    def terminal(
        self, *given: str, columns: int = 80, environ: dict[str, str] | None = None
    ) -> Terminal:
        """Start it at a terminal."""
        return Terminal([*self.start, *given], columns, environ or {})

    def in_shell(self, *given: str) -> Terminal:
        """Start it at a terminal, in a shell that says `ended CODE` and waits.

        A terminal is as new when who has it first is gone: only a shell shows what a
        command leaves behind.
        """
        script = 'trap : INT; "$@"; echo "ended $?"; read -r key'
        words = ["/bin/sh", "-c", script, "sh", *self.start, *given]
        return Terminal(words, 80, {})


class Terminal:
    """A command at a terminal."""

    def __init__(self, words: list[str], columns: int, environ: dict[str, str]) -> None:
        """Start it."""
        usual = {"TERM": "xterm", "NO_COLOR": "1", "PAGER": "cat"}
        own = environment(**usual | environ)
        self.pid, self.screen = pty.fork()
        if self.pid == 0:
            size = struct.pack("HHHH", 24, columns, 0, 0)
            fcntl.ioctl(1, termios.TIOCSWINSZ, size)
            os.execve(words[0], words, own)  # noqa: S606 # the program of the tests
        self.seen = ""
        self._end = time.monotonic() + PATIENCE

    def until(self, text: str) -> None:
        """Read until a text is there."""
        while text not in self.seen:
            assert self._read(), f"{text!r} did not come: {self.seen!r}"

    def type(self, keys: str) -> None:
        """Press keys."""
        os.write(self.screen, keys.encode(errors="surrogateescape"))

    def shows_keys(self) -> bool:
        """Whether it shows what is typed."""
        return bool(termios.tcgetattr(self.screen)[3] & termios.ECHO)

    def end(self) -> tuple[int, str]:
        """Read to the end; gives the exit code and everything that was shown."""
        while self._read():
            pass
        os.close(self.screen)
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status), self.seen.replace("\r\n", "\n")

    def _read(self) -> bool:
        while not select.select([self.screen], [], [], 0.2)[0]:
            assert time.monotonic() < self._end, f"it hangs: {self.seen!r}"
        try:
            data = os.read(self.screen, 65536)
        except OSError:  # nobody has the other end any more
            return False
        self.seen += data.decode(errors="replace")
        return bool(data)


def running(words: str) -> list[str]:
    """Give the processes that run these words."""
    found = []
    for folder in Path("/proc").iterdir():
        try:
            line = (
                (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode().strip()
            )
        except (OSError, UnicodeDecodeError):
            continue
        if line == words:
            found.append(folder.name)
    return found
