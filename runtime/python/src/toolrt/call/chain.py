"""What a chain does, as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

if TYPE_CHECKING:
    from .mapping import Expr, Path
else:
    from toolrt.lazy import hinted

    Expr = hinted("Expr", "toolrt.call.mapping")
    Path = hinted("Path", "toolrt.call.mapping")

__all__ = ["Call", "ChainStep", "If", "Return", "Test"]

#: What a chain tests: `empty` is a list, map or text without content, where absent and
#: null count as empty; `absent` is absent or null.
Test: TypeAlias = Literal["empty", "absent"]


class Call(Struct, frozen=True, kw_only=True):
    """Calls a tool; later steps see its result by the name, where it has one."""

    tool: str
    args: tuple[tuple[str, Expr], ...] = ()
    name: str | None = None


class Return(Struct, frozen=True):
    """Returns the result of a last call, or a value."""

    value: Call | Expr


class If(Struct, frozen=True, kw_only=True):
    """Returns early, where the test holds."""

    path: Path
    test: Test
    then: Return


#: A step of a chain. Paths in it start at `args`, `$injected` or the name of an earlier
#: step.
ChainStep: TypeAlias = Call | If | Return
