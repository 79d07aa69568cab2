"""The runtime of the Python code that ``toolc`` generates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .codec import Codec, Refused
    from .diagnose import Issue
    from .json import MAX_INT, MIN_INT, Number
    from .maybe import or_none
    from .opaque import default, opaque
    from .record import Record
    from .scalars import (
        Date,
        DateTime,
        Duration,
        Email,
        FilePath,
        Hostname,
        Int,
        Ipv4,
        Ipv6,
        Json,
        Time,
        Uri,
        Uuid,
    )
    from .secret import Secret

__version__ = "0.1.0"

__all__ = [
    "MAX_INT",
    "MIN_INT",
    "Codec",
    "Date",
    "DateTime",
    "Duration",
    "Email",
    "FilePath",
    "Hostname",
    "Int",
    "Ipv4",
    "Ipv6",
    "Issue",
    "Json",
    "Number",
    "Record",
    "Refused",
    "Secret",
    "Time",
    "Uri",
    "Uuid",
    "default",
    "opaque",
    "or_none",
]

#: Where names come from when they are first asked for.
_PLACES = {
    "codec": ("Codec", "Refused"),
    "diagnose": ("Issue",),
    "json": ("MAX_INT", "MIN_INT", "Number"),
    "maybe": ("or_none",),
    "opaque": ("default", "opaque"),
    "record": ("Record",),
    "scalars": (
        "Date",
        "DateTime",
        "Duration",
        "Email",
        "FilePath",
        "Hostname",
        "Int",
        "Ipv4",
        "Ipv6",
        "Json",
        "Time",
        "Uri",
        "Uuid",
    ),
    "secret": ("Secret",),
}
_HOMES = {name: place for place, names in _PLACES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load what is asked for."""
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module  # noqa: PLC0415

    value = getattr(import_module(f".{home}", __name__), name)
    globals()[name] = value
    return value
