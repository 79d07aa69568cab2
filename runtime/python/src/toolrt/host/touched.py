"""What a call touches, in words for the human who is asked to agree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from .grants import kind_of, split

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.diagnose.bound import Bound
    from toolrt.spec import Spec

__all__ = ["effects_of", "touched"]

#: How many paths and URIs are named.
_MOST: Final = 20


def touched(spec: Spec, cx: Context, args: Any) -> tuple[str, ...]:
    """Give what a call touches, line by line: effects, capabilities, paths and URIs.

    Args:
        spec: The tool.
        cx: The context of the call, which knows its secrets.
        args: The arguments, as dicts, lists and scalars.

    """
    from toolrt.diagnose.bound import each_bound  # noqa: PLC0415
    from toolrt.diagnose.shown import shortened  # noqa: PLC0415

    lines: list[str] = []
    effects = ", ".join(effects_of(spec))
    if effects:
        lines.append(f"Effects: {effects}")
    needs = ", ".join(
        one.name if one.scope is None else f"{one.name}:{one.scope}"
        for one in spec.capabilities
    )
    if needs:
        lines.append(f"Needs: {needs}")
    own = {kind_of(one.name) for one in spec.capabilities}
    count = 0

    def visit(bound: Bound) -> None:
        nonlocal count
        kinds = {kind_of(split(mark)[0]) for mark in bound.needs} or own
        if not kinds & ({"folder"} if bound.kind == "path" else {"folder", "host"}):
            return
        count += 1
        if count <= _MOST:
            text = "a secret" if bound.is_secret else shortened(cx.shown(bound.text))
            lines.append(f"{bound.subject}: {text}")

    if spec.args is not None:
        each_bound(spec.args.table, args, visit)
    if count > _MOST:
        lines.append(f"and {count - _MOST} more")
    return tuple(lines)


def effects_of(spec: Spec) -> list[str]:
    """Give what a tool does to the world, in words."""
    effects = spec.effects
    return [
        word
        for word, holds in (
            ("reads only", effects.readonly),
            ("may destroy", effects.destructive is True),
            ("adds only", effects.destructive is False),
            ("may be repeated", effects.idempotent),
            ("reaches the outside world", effects.open_world is True),
        )
        if holds
    ]
