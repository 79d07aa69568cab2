"""Answers in a file, for several processes and for later ones."""

from __future__ import annotations

import os
import sqlite3
import time
from _thread import RLock
from contextlib import contextmanager
from typing import TYPE_CHECKING

from .idempotency import REMEMBERED, Claim, Found, claim_number

if TYPE_CHECKING:
    from collections.abc import Generator

__all__ = ["SqliteStore"]

# Every so many claims, the number of keys is looked at.
_BETWEEN = 256

_VERSION = 1

#: How many seconds others may have the file.
_PATIENCE = 5.0

# Leases stand in a table of their own, so that runtimes that know only the first one go
# on with the file.
_LEASES = (
    """CREATE TABLE IF NOT EXISTS idempotency_leases (
      id BLOB PRIMARY KEY, claim INTEGER NOT NULL, attempt INTEGER NOT NULL,
      lease INTEGER NOT NULL
    )""",
    """CREATE TRIGGER IF NOT EXISTS idempotency_keys_deleted
      AFTER DELETE ON idempotency_keys
      BEGIN DELETE FROM idempotency_leases WHERE id = OLD.id; END""",
)

# The milliseconds of a lease of which the file says nothing.
_UNKNOWN_LEASE = 15 * 60 * 1000

_MINE = "WHERE id = ? AND claim = ? AND envelope IS NULL"

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
        # A collection may come while this thread has it, and end calls that were left.
        self._lock = RLock()
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
            for statement in _LEASES:
                connection.execute(statement)

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
            connection.execute(
                "DELETE FROM idempotency_keys WHERE expires <= ? "
                "AND (envelope IS NOT NULL OR expires <= ?)",
                (ms, ms - int(REMEMBERED * 1000)),
            )
            known = connection.execute(
                "SELECT print, envelope, keys.claim, expires, attempt, lease "
                "FROM idempotency_keys AS keys LEFT JOIN idempotency_leases AS leases "
                "ON leases.id = keys.id AND leases.claim = keys.claim "
                "WHERE keys.id = ?",
                (key,),
            ).fetchone()
            if known is None:
                self._claims += 1
                if self._claims % _BETWEEN == 1 and not _has_room(
                    connection, self._keys, ms
                ):
                    return Claim(Found.FULL)
                return _claimed(connection, key, print, ms, lease)
            other, envelope, holder, expires, attempt, longest = known
            if other != print:
                return Claim(Found.OTHER)
            if envelope is not None:
                return Claim(Found.ENDED, envelope=envelope)
            latest = ms + (_UNKNOWN_LEASE if longest is None else longest)
            if expires > latest:
                # The system's clock was set back: the lease must end all the same.
                expires = latest
                connection.execute(
                    "UPDATE idempotency_keys SET expires = ? WHERE id = ?",
                    (expires, key),
                )
            if expires > ms:
                return Claim(Found.RUNS, holder, left=(expires - ms) / 1000)
            return _claimed(connection, key, print, ms, lease, (attempt or 1) + 1)

    def renew(self, key: bytes, number: int, lease: float, now: float) -> bool:  # noqa: ARG002 # likewise
        """Begin the lease of a claim anew."""
        with self._transaction() as connection:
            renewed = connection.execute(
                f"UPDATE idempotency_keys SET expires = ? {_MINE}",  # noqa: S608 # no text of others
                (_later(_now(), lease), key, number),
            )
            connection.execute(
                "UPDATE idempotency_leases SET lease = ? WHERE id = ? AND claim = ?",
                (_later(0, lease), key, number),
            )
            return renewed.rowcount > 0

    def settle(
        self,
        key: bytes,
        number: int,
        envelope: bytes | None,
        keep: float,
        now: float,  # noqa: ARG002 # likewise
    ) -> bool:
        """End a claim."""
        ms = _now()
        with self._transaction() as connection:
            if envelope is not None:
                settled = connection.execute(
                    f"UPDATE idempotency_keys SET envelope = ?, expires = ? {_MINE}",  # noqa: S608 # likewise
                    (envelope, _later(ms, keep), key, number),
                )
                return settled.rowcount > 0
            # What took over a key is still counted by the next attempt.
            taken_over = connection.execute(
                "SELECT 1 FROM idempotency_leases "
                "WHERE id = ? AND claim = ? AND attempt > 1",
                (key, number),
            ).fetchone()
            if taken_over is None:
                settled = connection.execute(
                    f"DELETE FROM idempotency_keys {_MINE}",  # noqa: S608 # likewise
                    (key, number),
                )
                return settled.rowcount > 0
            nobody = claim_number()
            settled = connection.execute(
                f"UPDATE idempotency_keys SET claim = ?, expires = ? {_MINE}",  # noqa: S608 # likewise
                (nobody, ms, key, number),
            )
            if settled.rowcount > 0:
                connection.execute(
                    "UPDATE idempotency_leases SET claim = ? WHERE id = ?",
                    (nobody, key),
                )
            return settled.rowcount > 0

    def close(self) -> None:
        """Close the file; calls with a key fail from now on."""
        with self._lock:
            self._connection.close()


def _claimed(  # noqa: PLR0917 # the columns of a row
    connection: sqlite3.Connection,
    key: bytes,
    print: bytes,  # noqa: A002 # as the protocol has it
    ms: int,
    lease: float,
    attempt: int = 1,
) -> Claim:
    """Write down that a call holds a key from now on."""
    number = claim_number()
    connection.execute(
        "INSERT OR REPLACE INTO idempotency_keys VALUES (?, ?, ?, ?, NULL)",
        (key, print, number, _later(ms, lease)),
    )
    connection.execute(
        "INSERT OR REPLACE INTO idempotency_leases VALUES (?, ?, ?, ?)",
        (key, number, attempt, _later(0, lease)),
    )
    return Claim(Found.MINE, number, attempt=attempt)


def _has_room(connection: sqlite3.Connection, keys: int, ms: int) -> bool:
    """Whether there is room for a key, or room can be made.

    Answers make room, then calls whose lease has run out; never one that runs.
    """
    count = "SELECT count(*) FROM idempotency_keys"
    excess = connection.execute(count).fetchone()[0] - keys
    if excess <= 0:
        return True
    made = connection.execute(
        "DELETE FROM idempotency_keys WHERE id IN (SELECT id FROM idempotency_keys "
        "WHERE envelope IS NOT NULL OR expires <= ? "
        "ORDER BY envelope IS NULL, expires LIMIT ?)",
        (ms, excess),
    )
    return made.rowcount > 0


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
