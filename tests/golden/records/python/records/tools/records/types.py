# Made by toolc from records.tools; do not edit.
"""The payloads, results and errors of the toolset `records`."""

from __future__ import annotations

from msgspec import Struct

from ....types.case_records.types import (
    Deep,
    DeepA,
    DeepAB,
    DeepABCItem,
    Defaults,
    Kept,
    Login,
    Open,
    OpenJson,
    Point,
    Session,
    Tri,
)

__all__ = [
    "Deep",
    "DeepA",
    "DeepAB",
    "DeepABCItem",
    "Defaults",
    "KeepRecordsArgs",
    "Kept",
    "Login",
    "Open",
    "OpenJson",
    "Point",
    "Session",
    "Tri",
]


class KeepRecordsArgs(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `keep_records`.

    Everything at once.
    """

    point: Point
    open: Open
    json: OpenJson
    kept: Kept
    deep: Deep
    tri: Tri
    defaults: Defaults
    login: Login
    session: Session
