"""What a type says of secrets: whether it is one, and whether it contains any."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import shapes as tables
from .parts import everything, parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .shapes import Table


def holds_secrets(table: Table) -> bool:
    """Whether a type contains a secret anywhere.

    This is the rule for all that is shown: where it holds, a value is shown only as far
    as its shape tells which parts of it are secret. It is found once for a type and all
    its parts, in linear time, also of types that contain themselves.
    """
    known = table.known
    if "secrets" not in known:
        _find(table)
    found: bool = known["secrets"]
    return found


def _find(table: Table) -> None:
    """Note which parts of a type contain secrets, from these up to the whole."""
    every = list(everything(table))
    wholes: dict[int, list[Table]] = {}
    for whole in every:
        for part in parts(whole):
            wholes.setdefault(id(part), []).append(whole)
    left = [one for one in every if _hides(one)]
    found = {id(one) for one in left}
    while left:
        for whole in wholes.get(id(left.pop()), ()):
            if id(whole) not in found:
                found.add(id(whole))
                left.append(whole)
    for one in every:
        one.known["secrets"] = id(one) in found


def is_secret(table: Table) -> bool:
    """Whether a type is secret as a whole, whatever stands around it."""
    while True:
        match table:
            case tables.Secret():
                return True
            case tables.Nullable() | tables.Schema():
                table = table.inner
            case tables.Alias():
                table = table.target
            case _:
                return False


def is_hidden(table: Table) -> bool:
    """Whether nothing of the values of a type may be shown.

    It is secret, or only its keywords know which parts are.
    """
    while isinstance(table, tables.Schema) and not describes_secrets(table):
        table = table.inner
    return isinstance(table, tables.Secret | tables.Schema)


def hides_undeclared(table: tables.Record) -> bool:
    """Whether no value under an undeclared key is shown.

    Where a field has a secret, such a key may be its name, misspelt.
    """
    return holds_secrets(table) and any(
        holds_secrets(field.table) for field in table.fields
    )


def describes_secrets(table: tables.Schema) -> bool:
    """Whether the keywords of a type mark parts of its values that only they know."""
    return '"writeOnly"' in table.keywords


def _hides(table: Table) -> bool:
    if isinstance(table, tables.Schema):
        return describes_secrets(table)
    return isinstance(table, tables.Secret)


def secret_fields(table: Table) -> Iterator[str]:
    """Give the names of the fields of a record that are secret as a whole."""
    for field in table.fields if isinstance(table, tables.Record) else ():
        if is_secret(field.table):
            yield field.name
