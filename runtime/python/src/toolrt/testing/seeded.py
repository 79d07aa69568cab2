"""Valid values of a type, made from a seed."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final, TypeVar, overload

from toolrt.codec import Codec
from toolrt.diagnose import canonical
from toolrt.json import dump, parse

from .chance import Chance, state_of
from .heights import Heights
from .maker import Maker
from .stop import COSTLY, Steps, Stop, broken

if TYPE_CHECKING:
    from collections.abc import Iterator

    from toolrt.table import Table

__all__ = ["NoValue", "values"]

T = TypeVar("T")


class NoValue(ValueError):
    """No value of a type can be made."""

    def __init__(self, why: str) -> None:
        """Take why."""
        super().__init__(f"no value of this type can be made: {why}")


@overload
def values(of: Codec[T], seed: int = 0) -> Iterator[T]: ...
@overload
def values(of: Table, seed: int = 0) -> Iterator[Any]: ...
def values(of: Codec[T] | Table, seed: int = 0) -> Iterator[Any]:
    """Give valid values of a type, without end, for tests of properties.

    They are the same for the same seed, in every language.

    Args:
        of: The codec of a generated type, for values of it; or a table, for plain JSON.
        seed: Where they begin.

    Raises:
        NoValue: The limits of the type leave no value, or it would take too much.

    """
    table = of.table if isinstance(of, Codec) else of
    read = of.decode if isinstance(of, Codec) else parse
    heights = Heights(table)
    for number in count():
        state = state_of("values", str(seed), str(number))
        yield read(made(heights, state))


#: How deep values may nest before the smallest are taken, for each attempt.
_DEPTHS: Final = (4, 4, 3, 2, 1, 0, 0, 0)


def made(heights: Heights, state: int) -> bytes:
    """Give a value as canonical JSON, the same for the same state.

    Raises:
        NoValue: There is none.

    """
    table, why = heights.table, COSTLY
    for attempt, depth in enumerate(_DEPTHS):
        maker = Maker(Chance(state ^ attempt), Steps(), heights)
        try:
            value = maker.value(table, depth)
        except Stop as stop:
            why = stop.why
            continue
        written = canonical(table, dump(value))
        if isinstance(written, bytes):
            return written
        why = broken(written[0].message)
    raise NoValue(why)
