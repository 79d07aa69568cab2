"""Calls with an idempotency key, whose answers later processes need."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from toolrt.state import Unusable, file, readable

if TYPE_CHECKING:
    from toolrt.host.host import Host

__all__ = ["keep"]


def keep(host: Host, command: str) -> None:
    """Keep the answers in the file of a command, unless the host keeps them already.

    Args:
        host: Of the calls.
        command: The name of the command.

    Raises:
        Unusable: They cannot be kept.

    """
    if host.own_idempotency is not None:
        return
    with suppress(ImportError):
        import sqlite3  # noqa: PLC0415 # a Python may be built without it

        from toolrt.host.idempotency import Idempotency  # noqa: PLC0415
        from toolrt.host.sqlite import SqliteStore  # noqa: PLC0415

        path = file(f"{command}.sqlite")
        try:
            store = SqliteStore(path)
        except OSError as error:
            text = f"{readable(path)} cannot be opened: {error.strerror}."
            raise Unusable(text) from None
        except sqlite3.Error:
            text = f"{readable(path)} cannot be used as a store of keys."
            raise Unusable(text) from None
        host.set_idempotency(Idempotency(store=store))
        return
    raise Unusable("this command was built without a store of keys.")
