# Made by toolc from secrets.tools; do not edit.
"""The types of the package `conformance.secrets`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "Bare",
    "Dressed",
    "Hash",
    "How",
    "HowHash",
    "HowPlain",
    "Inner",
    "Kept",
    "Key",
    "Keys",
    "Listed",
    "Login",
    "Plain",
    "Undressed",
    "Vault",
    "VaultYes",
    "Veiled",
    "Whole",
]


class Login(Struct, kw_only=True, forbid_unknown_fields=True):
    user: str
    token: toolrt.Secret[Annotated[str, msgspec.Meta(min_length=8)]]
    pin: toolrt.Secret[Annotated[int, msgspec.Meta(ge=1000, le=9999)]] | UnsetType = (
        UNSET
    )
    mode: toolrt.Secret[Literal["a", "b"]] | UnsetType = UNSET
    keys: toolrt.Secret[list[str]] | UnsetType = UNSET
    more: toolrt.Secret[dict[str, toolrt.Int]] | UnsetType = UNSET
    inner: toolrt.Secret[Inner] | UnsetType = UNSET


class Inner(Struct, kw_only=True, forbid_unknown_fields=True):
    known: toolrt.Int


Key: TypeAlias = toolrt.Secret[Annotated[str, msgspec.Meta(min_length=4)]]


Keys: TypeAlias = list[Key]


if TYPE_CHECKING:
    VaultYes: TypeAlias = "Literal[True]"
else:
    VaultYes = toolrt.opaque("VaultYes")


class Vault(Struct, kw_only=True, forbid_unknown_fields=True):
    key: Key
    keys: list[Key] | UnsetType = UNSET
    by_name: dict[str, Key] | UnsetType = UNSET
    maybe: (
        toolrt.Secret[Annotated[str, msgspec.Meta(pattern="^k")]] | UnsetType | None
    ) = UNSET
    either: toolrt.Secret[toolrt.Int | list[toolrt.Int]] | UnsetType = UNSET
    pair: toolrt.Secret[tuple[toolrt.Int, toolrt.Date]] | UnsetType = UNSET
    kept: toolrt.Secret[Kept] | UnsetType = UNSET
    how: toolrt.Secret[How] | UnsetType = UNSET
    step: toolrt.Secret[float] | UnsetType = UNSET
    blob: toolrt.Secret[bytes] | UnsetType = UNSET
    yes: toolrt.Secret[VaultYes] | UnsetType = UNSET
    any: toolrt.Secret[toolrt.Json] | UnsetType = UNSET
    count: (
        toolrt.Secret[
            Annotated[dict[str, toolrt.Int], msgspec.Meta(min_length=1, max_length=1)]
        ]
        | UnsetType
    ) = UNSET


class Kept(toolrt.Record):
    id: toolrt.Int
    rest: dict[str, toolrt.Int] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class Hash(Struct, kw_only=True, forbid_unknown_fields=True):
    data: bytes


class Plain(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str


class HowPlain(Plain, tag_field="kind", tag="plain"):
    """The variant `plain` of `How`."""


class HowHash(Hash, tag_field="kind", tag="hash"):
    """The variant `hash` of `How`."""


How: TypeAlias = HowPlain | HowHash


Whole: TypeAlias = toolrt.Secret[Inner]


Listed: TypeAlias = list[toolrt.Int] | str


class Bare(Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}):
    kind: Literal["bare"]
    list_: Listed


class Veiled(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"list_": "list"}
):
    kind: Literal["veiled"]
    list_: toolrt.Secret[Listed]


if TYPE_CHECKING:
    Dressed: TypeAlias = "Bare | Veiled"
else:
    Dressed = toolrt.opaque("Dressed")


if TYPE_CHECKING:
    Undressed: TypeAlias = "Veiled | Bare"
else:
    Undressed = toolrt.opaque("Undressed")
