# Made by toolc from desk.tools; do not edit.
"""The types of the package `acme.desk`."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import acme_shared

__all__ = [
    "Even",
    "Finding",
    "Move",
    "MoveAsk",
    "MoveTell",
    "NobodyKnows",
    "Question",
    "Slug",
    "Verdict",
]


class Question(Struct, kw_only=True, forbid_unknown_fields=True):
    """What is to be found out."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    about: acme_shared.Item | UnsetType = UNSET


class Finding(Struct, kw_only=True, forbid_unknown_fields=True):
    """What was found out."""

    text: str
    sources: list[toolrt.Uri] = []


Slug: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, max_length=64, pattern="^[\\-0-9a-z]+\\Z")
]


Even: TypeAlias = toolrt.Int


class Verdict(StrEnum):
    YES = "yes"
    NO = "no"
    NOT_SURE = "not sure"


class MoveAsk(Question, tag_field="kind", tag="ask"):
    """The variant `ask` of `Move`."""


class MoveTell(Finding, tag_field="kind", tag="tell"):
    """The variant `tell` of `Move`."""


Move: TypeAlias = MoveAsk | MoveTell


class NobodyKnows(toolrt.DeclaredError, code="nobody_knows"):
    """Nobody knows.

    Kind `not_found`, recovery `correct`.
    """

    text: str
