"""The file of a recording: lines at its end, and full files beside it."""

from __future__ import annotations

import os
import stat
import time
from _thread import allocate_lock
from errno import EACCES, EAGAIN, EEXIST, ENOENT, EWOULDBLOCK
from typing import Final
from weakref import WeakSet

try:
    import fcntl
except ImportError:  # a system without these locks: lines are added in one write there
    fcntl = None  # type: ignore[assignment] # as the except says

__all__ = ["KEPT_FILES", "LARGEST_FILE", "Files"]

#: How many bytes a file may have, where the host says nothing.
LARGEST_FILE: Final = 64 << 20

#: How many full files are kept, where the host says nothing.
KEPT_FILES: Final = 4

#: How many seconds a call waits for other processes.
_PATIENCE: Final = 1.0

#: For how many seconds nobody looks whether the name still stands for the file: that
#: takes longer than all else that a line needs.
_TRUST: Final = 0.05

#: How often the file may be exchanged for another one while a line waits.
_TRIES: Final = 100

_APPENDS: Final = (
    os.O_RDWR
    | os.O_APPEND
    | getattr(os, "O_CLOEXEC", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NOCTTY", 0)
    | getattr(os, "O_BINARY", 0)
)


class Files:
    """A file that lines are added to."""

    __slots__ = (
        "__weakref__",
        "_fd",
        "_identity",
        "_is_child",
        "_is_new",
        "_lock",
        "_path",
        "_patience",
        "_trusted",
        "kept",
        "largest",
    )

    def __init__(self, path: str, largest: int, kept: int) -> None:
        """Open a file, or make it for its owner alone.

        Raises:
            OSError: It is no regular file, or cannot be opened or made.

        """
        self._path = path
        self.largest = largest
        self.kept = kept
        self._lock = allocate_lock()
        self._fd = -1
        self._is_child = False
        # Until when nobody looks whether the name stands for the file.
        self._trusted = 0.0
        self._open()
        _OPEN.add(self)

    def forked(self) -> None:
        """Tell that this is a child of the process that has opened the file.

        Its file is that of its parent, and so is the lock of the file. The other lock
        may be that of a thread which the child does not have.
        """
        self._lock = allocate_lock()
        self._is_child = True

    def add(self, line: bytes) -> None:
        """Add a line, which ends with a line feed.

        The lock keeps others from renaming the file while it is written to, and lines
        whole that a system takes in parts.

        Raises:
            OSError: It could not be written.

        """
        with self._lock:
            if self._is_child:
                self._open()
                self._is_child = False
            for _ in range(_TRIES):
                self._take()
                try:
                    if time.monotonic() < self._trusted:
                        size = os.lseek(self._fd, 0, os.SEEK_END)
                        if size + len(line) <= self.largest:
                            self._write(line, size)
                            return
                    known = self._size()
                    if known is not None:
                        # Of a file that is removed when it is full, no line may come
                        # too late.
                        self._trusted = time.monotonic() + _TRUST if self.kept else 0.0
                        if not known or known + len(line) <= self.largest:
                            self._write(line, known)
                            return
                        self._rotate()
                finally:
                    if fcntl is not None:
                        fcntl.flock(self._fd, fcntl.LOCK_UN)
                self._open()
            raise OSError(None, "others exchange it all the time")

    def _open(self) -> None:
        """Open the file; no link is followed: what is opened is what has the name."""
        for _ in range(_TRIES):
            try:
                if not stat.S_ISREG(os.lstat(self._path).st_mode):
                    raise OSError(None, "it is no regular file")
                flags = _APPENDS
            except FileNotFoundError:
                flags = _APPENDS | os.O_CREAT | os.O_EXCL
            try:
                fd = os.open(self._path, flags, 0o600)
            except OSError as error:
                # Somebody else was faster.
                if error.errno in {ENOENT, EEXIST} and self._has_folder():
                    continue
                raise
            if self._fd >= 0:
                os.close(self._fd)
            self._fd = fd
            self._is_new = True
            self._patience = _PATIENCE
            self._trusted = 0.0
            found = os.fstat(fd)
            #: What the file is, whatever it is called.
            self._identity = found.st_ino, found.st_dev
            if self._size() is not None:
                return
        raise OSError(None, "others exchange it all the time")

    def _has_folder(self) -> bool:
        return os.path.isdir(os.path.dirname(self._path) or ".")  # noqa: PTH112, PTH120 # pathlib is slow

    def _take(self) -> None:
        """Lock the file."""
        until = None
        while fcntl is not None:
            try:
                fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError as error:
                if error.errno not in {EACCES, EAGAIN, EWOULDBLOCK}:
                    raise
            else:
                self._patience = _PATIENCE
                return
            now = time.monotonic()
            if until is None:
                until = now + self._patience
            if now >= until:
                # The lines behind this one do not wait.
                self._patience = 0.0
                raise OSError(None, "another process keeps it locked")
            time.sleep(0.0001)

    def _size(self) -> int | None:
        """Give the size of the file at the path, if it is the one that is open."""
        try:
            found = os.lstat(self._path)
        except FileNotFoundError:
            return None
        is_same = (found.st_ino, found.st_dev) == self._identity
        return found.st_size if is_same else None

    def _write(self, line: bytes, size: int) -> None:
        """Write a line behind `size` bytes, completely or not at all."""
        if self._is_new and size:
            # What was killed while it wrote has left a part of a line.
            os.lseek(self._fd, size - 1, os.SEEK_SET)
            if os.read(self._fd, 1) != b"\n":
                line = b"\n" + line
        self._is_new = False
        try:
            written = os.write(self._fd, line)
            while written < len(line):
                line = line[written:]
                written = os.write(self._fd, line)
        except BaseException:
            self._is_new = True
            os.truncate(self._fd, size)
            raise

    def _rotate(self) -> None:
        """Give the full file, and those before it, their next numbers."""
        if not self.kept:
            os.unlink(self._path)  # noqa: PTH108 # likewise
            return
        for number in range(self.kept - 1, 0, -1):
            try:
                os.replace(self._numbered(number), self._numbered(number + 1))  # noqa: PTH105 # likewise
            except FileNotFoundError:
                continue
        os.replace(self._path, self._numbered(1))  # noqa: PTH105 # likewise

    def _numbered(self, number: int) -> str:
        """Give `calls.1.jsonl` of `calls.jsonl`."""
        stem, extension = os.path.splitext(self._path)  # noqa: PTH122 # likewise
        return f"{stem}.{number}{extension}"

    def __del__(self) -> None:
        """Close the file."""
        if getattr(self, "_fd", -1) >= 0:
            os.close(self._fd)
            self._fd = -1


#: What children must open again.
_OPEN: Final[WeakSet[Files]] = WeakSet()


def _forked() -> None:
    for files in _OPEN:
        files.forked()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forked)
