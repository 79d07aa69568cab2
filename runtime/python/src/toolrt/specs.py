"""The specs of a toolset's tools, each made when it is first asked for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .host.doors import Policy
    from .spec import Spec
else:
    from .lazy import hinted

    Policy = hinted("Policy", "toolrt.host.doors")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Specs"]


class Specs(dict[str, Callable[[], Spec]]):
    """What gives the spec of each tool, by the tool's name.

    >>> specs = Specs()
    >>> @specs.tool("add")
    ... def _add() -> Spec:
    ...     return Spec(name="add")
    >>> specs["add"]().name, specs["add"]() is specs["add"]()
    ('add', True)
    """

    def tool(self, name: str) -> Callable[[Callable[[], Spec]], Callable[[], Spec]]:
        """Take what makes the spec of the tool of this name; it runs once."""

        def taken(make: Callable[[], Spec]) -> Callable[[], Spec]:
            self[name] = made = cache(make)
            return made

        return taken

    def spec(self, name: str) -> Spec | None:
        """Give the spec of the tool of this name."""
        made = self.get(name)
        return None if made is None else made()

    def advertised(self, grants: Policy) -> tuple[Spec, ...]:
        """Give the specs of the tools that a model may see under these grants."""
        from .host.seen import advertised  # noqa: PLC0415 # hosts alone need it

        return advertised((made() for made in self.values()), grants)
