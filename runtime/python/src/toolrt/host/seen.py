"""Which tools a model may see under a policy."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .doors import Policy
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Spec = hinted("Spec", "toolrt.spec")
    Policy = hinted("Policy", "toolrt.host.doors")

__all__ = ["advertised"]


def advertised(
    specs: Iterable[Spec], grants: Policy, cx: Context | None = None
) -> tuple[Spec, ...]:
    """Give the specs of the tools that a model may see: those that it could call.

    These are the tools that the policy admits before it knows the arguments of a call
    (scopes, capabilities, and whatever a host's own policy refuses). Resources and
    prompts of servers are none of them.

    Args:
        specs: Those of the tools that there are.
        grants: What the host has granted.
        cx: The context of the calls, for policies that look at it; nobody hears of
            what is decided here.

    """
    from toolrt.call.context import Context  # noqa: PLC0415
    from toolrt.call.error import Refusal  # noqa: PLC0415

    quiet = (cx or Context()).checking()

    def is_seen(spec: Spec) -> bool:
        if spec.implementation.kind in {"resource", "prompt"}:
            return False
        try:
            grants.admit(spec, quiet)
        except Refusal:
            return False
        return True

    return tuple(filter(is_seen, specs))
