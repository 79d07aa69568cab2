"""Who may name a tool: one step, for calls and for whatever else refers to a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt.call.envelope import CallFault
from toolrt.call.error import Kind, Refusal
from toolrt.diagnose.shown import shortened

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.spec import Spec

    from .doors import Policy

__all__ = ["authorize", "authorize_quietly"]


def authorize(policy: Policy | None, spec: Spec, cx: Context) -> None:
    """Refuse a tool that the caller of a context may not name.

    By the scopes of the caller, then by the host's policy.

    Raises:
        Refusal: `missing_scope`, or what the policy says.

    """
    if cx.scopes is not None:
        missing = cx.lacking(spec.scopes)
        if missing:
            raise _missing_scope(spec, missing[0], cx)
    if policy is not None:
        policy.admit(spec, cx)


def authorize_quietly(policy: Policy | None, spec: Spec, cx: Context | None) -> None:
    """Refuse what `authorize` does, and let nobody hear of it.

    A policy that raises something else refuses, too.

    Raises:
        Refusal: `missing_scope`, or what the policy says.

    """
    from toolrt.call.context import Context  # noqa: PLC0415

    try:
        authorize(policy, spec, (cx or Context()).checking())
    except Refusal:
        raise
    except Exception as error:
        message = "The tool failed for a reason of its own."
        fault = CallFault.of("internal", Kind.INTERNAL, message)
        raise Refusal(fault) from error


def _missing_scope(spec: Spec, missing: str, cx: Context) -> Refusal:
    shown = shortened(missing)
    message = (
        f"The tool {spec.name} needs the scope {shown}, which the caller does not have."
    )
    hint = f"The caller must be granted the scope {shown}."
    fault = CallFault.of("missing_scope", Kind.AUTH, message, hint=hint)
    if cx.events is not None:
        from toolrt.call.event import Decided, Needed  # noqa: PLC0415

        cx.decided(
            Decided(
                step="tool",
                mode=None,
                data=spec.data,
                pii=spec.pii,
                refusal=fault,
                needs=(Needed(kind="scope", name=missing),),
            )
        )
    return Refusal(fault)
