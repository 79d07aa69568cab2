"""One process: started, fed, read, and ended with everything that it has started."""

from __future__ import annotations

import atexit
import os
import selectors
import signal
import subprocess
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from .options import Limits

__all__ = ["Ended", "How", "Start", "run", "settle"]

#: How a process came to its end: by itself, or because it took too long, wrote too
#: much, or nobody waits for it any more.
How: TypeAlias = Literal["exited", "timeout", "flooded", "cancelled"]

#: How many bytes of what a program says on stderr are kept: the last ones.
_MOST_WORDS: Final = 64 * 1024
#: How often to look whether somebody has cancelled, in seconds.
_TICK: Final = 0.05
#: How long what a program has left behind may still write, in seconds.
_LINGER: Final = 0.5
_CHUNK: Final = 65536


#: How many programs run, and who waits for the last one.
_running = 0
_changed = threading.Condition()


def settle(seconds: float = 3.0) -> bool:
    """Wait until no program runs any more, and tell whether that is so after this time.

    A call whose time is over ends without waiting for its program, which is ended soon
    after, with all that it has started. A process that ends earlier would leave it
    behind, so this is called when Python ends.
    """
    with _changed:
        return _changed.wait_for(lambda: _running == 0, seconds)


atexit.register(settle)


def _count(change: int) -> None:
    global _running  # noqa: PLW0603 # programs are those of the process
    with _changed:
        _running += change
        _changed.notify_all()


class Ended(Struct, frozen=True, kw_only=True):
    """What a process has left."""

    how: How
    #: The exit code; of a signal, its negative number.
    code: int
    stdout: bytes
    #: The end of what it said to people.
    stderr: bytes


class Start(Struct, frozen=True, kw_only=True):
    """What is started."""

    #: The program and its words.
    argv: Sequence[str]
    #: Its whole environment.
    env: dict[str, str]
    #: Where it runs.
    working_dir: str | None = None
    #: What it reads; nothing without it.
    stdin: bytes | None = None
    #: How long it may take.
    seconds: float


def run(
    start: Start,
    limits: Limits,
    is_over: Callable[[], bool],
    hear: Callable[[bytes], None] | None = None,
) -> Ended:
    """Run a program to its end, and give what it has left.

    It gets a process group of its own, which ends with it: no process stays behind, but
    those that leave the group on purpose.

    Args:
        start: What is started.
        limits: What it may take.
        is_over: Whether nobody waits any more.
        hear: Gets each line on stdout as it comes, instead of all at the end.

    Raises:
        OSError: It cannot be started.

    """
    _count(1)
    try:
        return _run(start, limits, is_over, hear)
    finally:
        _count(-1)


def _run(
    start: Start,
    limits: Limits,
    is_over: Callable[[], bool],
    hear: Callable[[bytes], None] | None,
) -> Ended:
    process = subprocess.Popen(  # noqa: S603 # words of the design, and no shell
        list(start.argv),
        stdin=subprocess.DEVNULL if start.stdin is None else subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=start.env,
        cwd=start.working_dir,
        start_new_session=True,
        close_fds=True,
        bufsize=0,
    )
    running = _Running(process, start.stdin or b"", limits, hear)
    try:
        how = running.until(monotonic() + start.seconds, is_over)
    finally:
        running.end()
    return Ended(
        how=running.flooded or how,
        code=process.returncode,
        stdout=bytes(running.stdout),
        stderr=bytes(running.stderr),
    )


class _Running:
    """A process that runs, with its pipes."""

    def __init__(
        self,
        process: subprocess.Popen[bytes],
        stdin: bytes,
        limits: Limits,
        hear: Callable[[bytes], None] | None,
    ) -> None:
        self._process = process
        self._left = memoryview(stdin)
        self._limits = limits
        self._hear = hear
        self._heard = 0
        self._selector = selectors.DefaultSelector()
        self.stdout = bytearray()
        self.stderr = bytearray()
        self.flooded: How | None = None
        for pipe, events in (
            (process.stdin, selectors.EVENT_WRITE),
            (process.stdout, selectors.EVENT_READ),
            (process.stderr, selectors.EVENT_READ),
        ):
            if pipe is not None:
                os.set_blocking(pipe.fileno(), False)
                self._selector.register(pipe, events)

    def until(self, ends: float, is_over: Callable[[], bool]) -> How:
        """Feed and read until the process has ended, or must."""
        lingers: float | None = None
        while True:
            now = monotonic()
            if self.flooded is not None:
                return self.flooded
            if is_over():
                return "cancelled"
            if now >= ends:
                return "timeout"
            if not self._selector.get_map():
                # Nobody can write any more: it ends now, or when its time is over.
                if self._has_exited():
                    return "exited"
                sleep(0.001)
                continue
            for key, _ in self._selector.select(min(_TICK, ends - now)):
                self._serve(key.fileobj)
            if lingers is None:
                if self._has_exited():
                    lingers = monotonic() + _LINGER
            elif monotonic() >= lingers:
                # Something that it has started holds the pipes.
                return "exited"

    def end(self) -> None:
        """Leave nothing of the process."""
        process = self._process
        if not self._has_exited():
            self._kill(signal.SIGTERM)
            by = monotonic() + self._limits.grace
            while not self._has_exited() and monotonic() < by:
                self._drain()
                sleep(0.005)
        # The process is not waited for yet, so the group cannot be another one's.
        self._kill(signal.SIGKILL)
        process.wait()
        self._drain()
        if self._hear is not None and self.stdout and self.flooded is None:
            self._hear(bytes(self.stdout))
            self.stdout.clear()
        self._selector.close()
        for pipe in (process.stdin, process.stdout, process.stderr):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()

    def _has_exited(self) -> bool:
        """Whether it has ended; it stays a zombie, so that its number is its own."""
        try:
            found = os.waitid(
                os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT
            )
        except ChildProcessError:
            return True
        return found is not None

    def _kill(self, number: int) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, number)

    def _drain(self) -> None:
        while self._selector.get_map() and self.flooded is None:
            ready = [key.fileobj for key, _ in self._selector.select(0)]
            if not ready:
                return
            for pipe in ready:
                self._serve(pipe)

    def _serve(self, pipe: object) -> None:
        process = self._process
        if pipe is process.stdin:
            self._feed()
            return
        with suppress(BlockingIOError):
            chunk = os.read(pipe.fileno(), _CHUNK)  # type: ignore[attr-defined]
            if not chunk:
                self._selector.unregister(pipe)  # type: ignore[arg-type]
            elif pipe is process.stderr:
                self.stderr += chunk
                del self.stderr[:-_MOST_WORDS]
            else:
                self._take(chunk)

    def _take(self, chunk: bytes) -> None:
        self._heard += len(chunk)
        if self._heard > self._limits.output:
            self.flooded = "flooded"
            return
        self.stdout += chunk
        if self._hear is None or b"\n" not in chunk:
            return
        *lines, rest = bytes(self.stdout).split(b"\n")
        self.stdout = bytearray(rest)
        for line in lines:
            self._hear(line)

    def _feed(self) -> None:
        pipe = self._process.stdin
        if pipe is None:
            return
        try:
            done = os.write(pipe.fileno(), self._left[:_CHUNK])
        except BlockingIOError:
            return
        except OSError:
            # It does not read to the end, which is its own affair.
            done = len(self._left)
        self._left = self._left[done:]
        if not self._left:
            self._selector.unregister(pipe)
            with suppress(OSError):
                pipe.close()
