"""Which tools a model may see under a policy."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .doors import Policy
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")
    Policy = hinted("Policy", "toolrt.host.doors")

__all__ = ["advertised", "tools_of"]


def advertised(
    specs: Iterable[Spec], grants: Policy, cx: Context | None = None
) -> tuple[Spec, ...]:
    """Give the specs of the tools that a model may see: those that it could call.

    These are the tools that the policy admits before it knows the arguments of a call
    (scopes, capabilities, and whatever a host's own policy refuses). Resources and
    prompts of servers are none of them. A policy that raises something else about a
    tool hides it, since no call of that would run.

    Args:
        specs: Those of the tools that there are.
        grants: What the host has granted.
        cx: The context of the calls, for policies that look at it; nobody hears of
            what is decided here.

    """
    from toolrt.call.context import Context  # noqa: PLC0415

    quiet = (cx or Context()).checking()

    def is_seen(spec: Spec) -> bool:
        try:
            grants.admit(spec, quiet)
        except Exception:  # noqa: BLE001 # a host's own, as in the pipeline
            return False
        return True

    return tuple(filter(is_seen, tools_of(specs)))


def tools_of(specs: Iterable[Spec]) -> Iterator[Spec]:
    """Give those that are tools: no resources and prompts of servers."""
    return (spec for spec in specs if spec.implementation.kind not in _SERVED)


_SERVED: Final = frozenset({"resource", "prompt"})
