"""Answers in a file, for several processes and for later ones."""

from __future__ import annotations

import os
import sqlite3
import time
from _thread import allocate_lock
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .idempotency import Claim, Found, claim_number

if TYPE_CHECKING:
    from collections.abc import Generator

__all__ = ["SqliteStore"]

# Every so many claims, the number of keys is looked at.
_BETWEEN = 256

_VERSION = 1

#: How many seconds others may have the file.
_PATIENCE = 5.0

_TABLES = (
    """CREATE TABLE idempotency_keys (
      id BLOB PRIMARY KEY, print BLOB NOT NULL, claim INTEGER NOT NULL,
      expires INTEGER NOT NULL, envelope BLOB
    )""",
    "CREATE INDEX idempotency_keys_expire ON idempotency_keys (expires)",
    f"PRAGMA user_version = {_VERSION}",
)

_MAX = (1 << 63) - 1


class SqliteStore:
    """Answers in a file of SQLite, which the runtimes of other languages read as well.

    Times are the system's. Answers survive the process; if the machine fails, the last
    ones may be lost, since the file is synced from time to time. Only its owner may
    read it.
    """

    def __init__(self, path: str | os.PathLike[str], *, keys: int = 1_000_000) -> None:
        """Open a file, or make it.

        Args:
            path: Where it is.
            keys: For about how many keys there is room; the answers that expire first
                make room for others.

        Raises:
            OSError: It cannot be opened.
            sqlite3.Error: It is no such file.

        """
        self._keys = keys
        self._claims = 0
        self._lock = allocate_lock()
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        self._connection = sqlite3.connect(
            path, timeout=_PATIENCE, isolation_level=None, check_same_thread=False
        )
        _write_ahead(self._connection)
        self._connection.execute("PRAGMA synchronous = NORMAL")
        with self._transaction() as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if version == 0:
                for statement in _TABLES:
                    connection.execute(statement)
            elif version != _VERSION:
                message = f"the file has the version {version}, and not {_VERSION}"
                raise sqlite3.DatabaseError(message)

    @contextmanager
    def _transaction(self) -> Generator[sqlite3.Connection]:
        connection = self._connection
        with self._lock:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")

    def claim(self, key: bytes, print: bytes, lease: float, now: float) -> Claim:  # noqa: A002, ARG002 # as the protocol has it
        """Claim a key, unless somebody has it."""
        ms = _now()
        with self._transaction() as connection:
            connection.execute("DELETE FROM idempotency_keys WHERE expires <= ?", (ms,))
            known = connection.execute(
                "SELECT print, envelope FROM idempotency_keys WHERE id = ?", (key,)
            ).fetchone()
            if known is not None:
                other, envelope = known
                if other != print:
                    return Claim(Found.OTHER)
                if envelope is None:
                    return Claim(Found.RUNS)
                return Claim(Found.ENDED, envelope=envelope)
            self._claims += 1
            if self._claims % _BETWEEN == 1 and not self._has_room(connection):
                return Claim(Found.FULL)
            number = claim_number()
            connection.execute(
                "INSERT INTO idempotency_keys VALUES (?, ?, ?, ?, NULL)",
                (key, print, number, _later(ms, lease)),
            )
            return Claim(Found.MINE, number)

    def _has_room(self, connection: sqlite3.Connection) -> bool:
        """Whether there is room for a key, or room can be made."""
        count = "SELECT count(*) FROM idempotency_keys"
        excess = connection.execute(count).fetchone()[0] - self._keys
        if excess <= 0:
            return True
        made = connection.execute(
            "DELETE FROM idempotency_keys WHERE id IN (SELECT id FROM idempotency_keys "
            "WHERE envelope IS NOT NULL ORDER BY expires LIMIT ?)",
            (excess,),
        )
        return made.rowcount > 0

    def settle(
        self,
        key: bytes,
        number: int,
        envelope: bytes | None,
        keep: float,
        now: float,  # noqa: ARG002 # likewise
    ) -> None:
        """End a claim."""
        mine = "WHERE id = ? AND claim = ? AND envelope IS NULL"
        with self._transaction() as connection:
            if envelope is None:
                connection.execute(
                    f"DELETE FROM idempotency_keys {mine}",  # noqa: S608 # no text of others
                    (key, number),
                )
            else:
                connection.execute(
                    f"UPDATE idempotency_keys SET envelope = ?, expires = ? {mine}",  # noqa: S608 # likewise
                    (envelope, _later(_now(), keep), key, number),
                )

    def close(self) -> None:
        """Close the file; calls with a key fail from now on."""
        with self._lock:
            self._connection.close()


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Let readers and a writer work at once.

    Who changes the mode of a new file while others do so is told that it is busy, and
    SQLite does not wait then: two that wait for each other would wait for ever.
    """
    until = time.monotonic() + _PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            is_busy = error.sqlite_errorcode & 0xFF == sqlite3.SQLITE_BUSY
            if not is_busy or time.monotonic() > until:
                raise
            time.sleep(0.005)
        else:
            return


def _now() -> int:
    """Give the milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def _later(ms: int, seconds: float) -> int:
    return min(ms + int(min(seconds, _MAX / 1000) * 1000), _MAX)
