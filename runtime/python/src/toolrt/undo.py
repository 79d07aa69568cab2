"""From what a model sends by a lowered schema to what a tool takes.

Providers with a strict mode take a part of JSON Schema only, so their tools are sent in
other shapes (`toolc emit --strict`): nulls and markers for arguments that are left out,
lists of `{key, value}` for maps, objects for tuples, JSON in texts. The types of a tool
are enough to find the way back. `spec/providers.md` has the rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from toolrt import table as tables
from toolrt.diagnose import roomy, walked
from toolrt.json import Broken, as_bytes, document, dump
from toolrt.meter import each
from toolrt.table import record_of

if TYPE_CHECKING:
    from toolrt.table import Table
else:
    from toolrt.lazy import hinted

    Table = hinted("Table", "toolrt.table")

__all__ = ["undone", "undone_tree"]


def undone(table: Table, data: bytes | bytearray | memoryview | str) -> bytes | None:
    """Give a document as its type has it, where it stands in other shapes.

    Whatever fits no shape stays as it was sent, for its issues to be told. A value of
    `json` stays as well: a text that holds JSON is a value itself.

    Returns:
        The document, or `None` where it is valid as it is, or no JSON.

    """
    try:
        sent = document(as_bytes(data))
    except Broken:
        return None

    def run() -> bytes | None:
        return None if _fits(table, sent) else dump(_Way().back(table, sent))

    return roomy(run)


def undone_tree(table: Table, sent: object) -> object:
    """Give a tree of JSON as its type has it; the same one where it is valid."""

    def run() -> object:
        return sent if _fits(table, sent) else _Way().back(table, sent)

    return roomy(run)


class _Way:
    """The way back, with what was found out on it.

    Without that, unions inside of unions would cost exponential time.
    """

    __slots__ = ("_choices", "_held", "_in_text")

    def __init__(self) -> None:
        # By the identities of value and union; both live as long as the way.
        self._choices: dict[tuple[int, int], Table | None] = {}
        self._held: dict[int, Any] = {}
        # Whether this is a value that a text held: texts in it are what they are.
        self._in_text = False

    def back(self, table: Table, sent: Any) -> Any:
        match table, sent:
            case _, None:
                return None
            case ((tables.Nullable() | tables.Secret() | tables.Schema()), _):
                return self.back(table.inner, sent)
            case tables.Alias(), _:
                return self.back(table.target, sent)
            case tables.Union(), _:
                chosen = self._choice(table, sent)
                return sent if chosen is None else self.back(chosen, sent)
            case (
                (
                    tables.List()
                    | tables.Tuple()
                    | tables.Map()
                    | tables.Record()
                    | tables.Tagged()
                ),
                str(),
            ):
                return self._from_text(table, sent)
            case tables.List(), list():
                return [self.back(table.item, item) for item in each(sent)]
            case tables.Map(), list():
                return self._from_entries(table, sent)
            case tables.Map(), dict():
                back, value = self.back, table.value
                members = each(sent.items())
                return {key: back(value, member) for key, member in members}
            case tables.Tuple(), dict():
                return self._from_places(table, sent)
            case tables.Tuple(), list():
                known = [
                    self.back(place, item)
                    for place, item in zip(
                        table.each(len(sent)), each(sent), strict=False
                    )
                ]
                return known + sent[len(known) :]
            case tables.Record(), dict():
                return self._of_record(table, sent, None)
            case tables.Tagged(), dict():
                return self._of_variant(table, sent)
            case _:
                return sent

    def _choice(self, union: tables.Union, sent: Any) -> Table | None:
        """Give the alternative whose shape a value stands in.

        None where it is valid as it is, or fits none.
        """
        key = (id(sent), id(union))
        if key not in self._choices:
            chosen = None
            if not _fits(union, sent):
                for alternative in union.alternatives:
                    if _fits(alternative, self.back(alternative, sent)):
                        chosen = alternative
                        break
            self._choices[key] = chosen
        return self._choices[key]

    def _from_text(self, table: Table, text: str) -> Any:
        """Give what a text holds that stands for a list or an object."""
        if self._in_text:
            return text
        if id(text) not in self._held:
            try:
                self._held[id(text)] = document(as_bytes(text))
            except Broken:
                self._held[id(text)] = None
        held = self._held[id(text)]
        if not isinstance(held, list | dict):
            return text
        self._in_text = True
        value = self.back(table, held)
        self._in_text = False
        return value

    def _from_entries(self, table: tables.Map, entries: list[Any]) -> Any:
        """Give a list of `{key, value}` as an object."""
        members: dict[str, Any] = {}
        for entry in entries:
            if not isinstance(entry, dict) or entry.keys() != {"key", "value"}:
                return entries
            key = entry["key"]
            if not isinstance(key, str):
                return entries
            members[key] = self.back(table.value, entry["value"])
        return members

    def _from_places(self, table: tables.Tuple, places: dict[str, Any]) -> Any:
        """Give an object with a member for each place as a list."""
        names = [f"item_{index}" for index in range(len(table.places))]
        rest = [] if table.tail is None else ["rest"]
        if places.keys() != {*names, *rest}:
            return places
        items = [
            self.back(place, places[name])
            for place, name in zip(table.places, names, strict=True)
        ]
        if table.tail is not None:
            more = places["rest"]
            if not isinstance(more, list):
                return places
            items.extend(self.back(table.tail, item) for item in more)
        return items

    def _of_record(
        self, table: tables.Record, members: dict[str, Any], tag: str | None
    ) -> dict[str, Any]:
        """Give the members of a record; that of a variant has the tag beside them."""
        out: dict[str, Any] = {}
        for name, value in members.items():
            field = table.by_name.get(name)
            if name == tag:
                out[name] = value
            elif field is not None:
                if not field.required and _is_absent(field.table, value):
                    continue
                out[name] = self.back(field.table, value)
            elif table.rest is not None:
                out[name] = self.back(table.rest, value)
            else:
                out[name] = value
        return out

    def _of_variant(self, table: tables.Tagged, members: dict[str, Any]) -> Any:
        name = members.get(table.tag)
        variant = table.by_name.get(name) if isinstance(name, str) else None
        if variant is None:
            return members
        if table.content is None:
            record = record_of(variant.table)
            if record is None:
                return members
            return self._of_record(record, members, table.tag)
        return {
            key: self.back(variant.table, value) if key == table.content else value
            for key, value in members.items()
        }


def _is_absent(table: Table, value: object) -> bool:
    """Whether a value stands for an argument that is left out.

    Null does, or the marker `{"absent": true}` where null is a value.
    """
    if value is None:
        return not _fits(table, None)
    if (
        not isinstance(value, dict)
        or len(value) != 1
        or value.get("absent") is not True
    ):
        return False
    return _fits(table, None) and not _fits(table, value)


def _fits(table: Table, value: object) -> bool:
    return not walked(table, value).found
