# Made by toolc from obstacles.tools; do not edit.
"""The types of the package `type.self`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, ClassVar, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

__all__ = [
    "ALongNameOfATypeThatGoesOn",
    "Box",
    "BoxError",
    "Circle",
    "Client",
    "Context",
    "Field",
    "HTTPRequest",
    "Hidden",
    "Keyword",
    "Labelled",
    "LabelledAB",
    "LabelledEmpty",
    "MoreOf",
    "MoreOfForty",
    "Names",
    "Nothing",
    "Option",
    "Payload",
    "Record",
    "Result",
    "Round",
    "String2",
    "Table",
    "Tagged",
    "TaggedAB",
    "TaggedCD",
    "TaggedEF",
    "TaggedOwnRecord",
    "TaggedOwnRecordRecord",
    "Tagged名",
    "Url",
    "Vec",
    "Wide13",
]


class Option(Struct, kw_only=True, forbid_unknown_fields=True):
    value: str


class Result(Struct, kw_only=True, forbid_unknown_fields=True):
    ok: bool


class Vec(Struct, kw_only=True, forbid_unknown_fields=True):
    items: list[Option]


class Box(Struct, kw_only=True, forbid_unknown_fields=True):
    inside: Box | UnsetType = UNSET


class String2(Struct, kw_only=True, forbid_unknown_fields=True):
    string: str


class Context(Struct, kw_only=True, forbid_unknown_fields=True):
    cx: toolrt.Int


class Record(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    fields: list[Field]


class Field(Struct, kw_only=True, forbid_unknown_fields=True):
    table: Table
    record: Record | UnsetType = UNSET


class Table(Struct, kw_only=True, forbid_unknown_fields=True):
    rows: list[list[toolrt.Json]]


class Payload(Struct, kw_only=True, forbid_unknown_fields=True):
    reader: str
    writer: toolrt.Int
    r: toolrt.Int
    w: toolrt.Int
    key: str
    value: str


class Url(Struct, kw_only=True, forbid_unknown_fields=True):
    url: toolrt.Uri


class HTTPRequest(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"url": "URL"}
):
    method: str
    url: Url


class Names(StrEnum):
    SELF_2 = "Self"
    SELF = "self"
    CRATE = "crate"
    SUPER = "super"
    EQ = "$eq"
    U1F389 = "🎉"
    名前 = "名前"
    A_B = "a b"
    A_MINUS_B = "a-b"
    A_B_2 = "aB"
    CREATED_AT = "created_at"
    MINUS_CREATED_AT = "-created_at"
    N1 = "1"
    N2_5 = "2.5"


class Keyword(toolrt.Record):
    type_: str
    tool: toolrt.Int | UnsetType = UNSET
    filter_status: str | UnsetType = UNSET
    from_: toolrt.DateTime
    self_: toolrt.Int
    self_2: toolrt.Int
    crate: toolrt.Int
    super: toolrt.Int
    fn: bool
    async_: bool
    gen: bool
    eq: toolrt.Json | UnsetType = UNSET
    order_by_2: str
    order_by: str
    u1f389: toolrt.Int
    名前: str
    empty: toolrt.Int
    in_reply_to: str | UnsetType = UNSET
    rest: toolrt.Int
    empty_2: toolrt.Int
    rest_2: dict[str, str] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class ALongNameOfATypeThatGoesOn(Struct, kw_only=True, forbid_unknown_fields=True):
    """Docs with `*/`, back-ticks ```, quotes \"\"\", braces {{}} {x}, [a link](nowhere), [`broken`], <b>, a mark \u202e turned, \u200f.

        indented code();

    ```
    fenced();
    ```

    - a list
    lazily continued
    """

    a_very_long_name_of_a_field_that_goes_on_and_on: ALongNameOfATypeThatGoesOn | None
    another_very_long_name_of_a_field_with_limits_that_goes_on_and_on: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=9)]],
        msgspec.Meta(min_length=1, max_length=3),
    ]
    yet_another_very_long_name_of_a_field_with_a_default_that_goes_on: Annotated[
        str, msgspec.Meta(min_length=1, max_length=9)
    ] = "x"


class TaggedOwnRecordRecord(toolrt.Record):
    size: toolrt.Int
    rest: dict[str, toolrt.Int] = msgspec.field(default_factory=toolrt.empty)
    """All other keys."""


class TaggedAB(Option):
    """The variant `a"b` of `Tagged`."""

    __tag__: ClassVar[tuple[str, str]] = ('ki"nd\\', 'a"b')


class TaggedCD(Option):
    r"""The variant `c\d` of `Tagged`."""

    __tag__: ClassVar[tuple[str, str]] = ('ki"nd\\', "c\\d")


class TaggedEF(Option):
    r"""The variant `e\x0af` of `Tagged`."""

    __tag__: ClassVar[tuple[str, str]] = ('ki"nd\\', "e\nf")


class TaggedOwnRecord(TaggedOwnRecordRecord, tag_field='ki"nd\\', tag="own record"):
    """The variant `own record` of `Tagged`."""


class Tagged名(Option):
    r"""The variant `名\x01` of `Tagged`."""

    __tag__: ClassVar[tuple[str, str]] = ('ki"nd\\', "名\x01")


if TYPE_CHECKING:
    Tagged: TypeAlias = "TaggedAB | TaggedCD | TaggedEF | TaggedOwnRecord | Tagged名"
    """Found by the sweep: each of these did not compile once."""
else:
    Tagged = toolrt.opaque("Tagged")


class LabelledAB(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag='a"b'
):
    """The variant `a"b` of `Labelled`."""

    value: Option


class LabelledEmpty(
    Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag="\x7f"
):
    r"""The variant `\x7f` of `Labelled`."""

    value: toolrt.Int


Labelled: TypeAlias = LabelledAB | LabelledEmpty


class Client(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str


if TYPE_CHECKING:
    Wide13: TypeAlias = "tuple[int, float, bool, str, str, int, int, int, int, int, int, int, *tuple[int, ...]]"
else:
    Wide13 = toolrt.opaque("Wide13")


class Circle(
    Struct,
    kw_only=True,
    forbid_unknown_fields=True,
    rename={"list_2": "_list", "list_": "list"},
):
    again: Round | UnsetType = UNSET
    list_2: Annotated[dict[str, toolrt.Int], msgspec.Meta(max_length=3)] | UnsetType = (
        UNSET
    )
    list_: Annotated[dict[str, toolrt.Int], msgspec.Meta(max_length=4)] | UnsetType = (
        UNSET
    )
    far: tuple[Round | None, Annotated[str, msgspec.Meta(min_length=1)]] | UnsetType = (
        UNSET
    )


Round: TypeAlias = Circle


Hidden: TypeAlias = toolrt.Secret[str]


class Nothing(Struct, kw_only=True, forbid_unknown_fields=True):
    pair: tuple[str, Hidden | None] = msgspec.field(
        default_factory=toolrt.default(__name__, "NOTHING", "pair")
    )
    wide: Wide13 | None = None
    client: Client | UnsetType = UNSET


class MoreOfForty(Struct, kw_only=True, forbid_unknown_fields=True):
    f1: toolrt.Int
    f2: toolrt.Int
    f3: toolrt.Int
    f4: toolrt.Int
    f5: toolrt.Int
    f6: toolrt.Int
    f7: toolrt.Int
    f8: toolrt.Int
    f9: toolrt.Int
    f10: toolrt.Int
    f11: toolrt.Int
    f12: toolrt.Int
    f13: toolrt.Int
    f14: toolrt.Int
    f15: toolrt.Int
    f16: toolrt.Int
    f17: toolrt.Int
    f18: toolrt.Int
    f19: toolrt.Int
    f20: toolrt.Int
    f21: toolrt.Int
    f22: toolrt.Int
    f23: toolrt.Int
    f24: toolrt.Int
    f25: toolrt.Int
    f26: toolrt.Int
    f27: toolrt.Int
    f28: toolrt.Int
    f29: toolrt.Int
    f30: toolrt.Int
    f31: toolrt.Int
    f32: toolrt.Int
    f33: toolrt.Int
    f34: toolrt.Int
    f35: toolrt.Int
    f36: toolrt.Int
    f37: toolrt.Int
    f38: toolrt.Int
    f39: toolrt.Int
    f40: toolrt.Int


class MoreOf(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str
    fields: list[Field]
    forty: MoreOfForty | UnsetType = UNSET


class BoxError(Struct, kw_only=True, forbid_unknown_fields=True):
    """Nothing is inside."""
