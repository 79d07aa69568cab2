"""From the arguments of a tool to the payload of the method that it is bound to.

And back with the result.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from toolrt.codec import Codec, Refused

from .envelope import CallFault, InvalidOutput, field_of, spelt_out
from .error import Internal, Passing
from .mapping import Expr, origin, value_of
from .plain import members_of

if TYPE_CHECKING:
    from toolrt.diagnose import Issue
else:
    from toolrt.lazy import hinted

    Issue = hinted("Issue", "toolrt.diagnose")

__all__ = ["mapped_payload", "payload", "roots", "transform_result"]

M = TypeVar("M")
P = TypeVar("P")
R = TypeVar("R")


def roots(
    args: object,
    codec: Codec[Any],
    injected: object = None,
    injected_codec: Codec[Any] | None = None,
) -> dict[str, object]:
    """Give what paths start at: `args` and `$injected`, as dicts, lists and scalars."""
    given: object = {}
    if injected_codec is not None:
        given = _written(injected_codec, injected)
    return {"args": _written(codec, args), "$injected": given}


def payload(
    roots: dict[str, object], codec: Codec[P], secrets: Collection[str] = ()
) -> P:
    """Give the payload of a method.

    The arguments as they are, injected ones among them.

    Args:
        roots: The arguments.
        codec: How the payload is read.
        secrets: Arguments that contain secrets: no message may speak of them.

    Raises:
        Refusal: `invalid_input`: an argument breaks a limit of the method.
        Internal: Anything else does.

    """
    args, injected = members_of(roots["args"]), members_of(roots["$injected"])
    known = getattr(codec.table, "by_name", injected)
    injected = {name: value for name, value in injected.items() if name in known}

    def own(issue: Issue) -> Issue | None:
        return None if field_of(issue) in injected else issue

    try:
        return codec.convert({**args, **injected})
    except Refused as refused:
        raise _blamed(refused.issues, own, secrets) from None


def mapped_payload(
    roots: dict[str, object],
    mapping: Expr,
    codec: Codec[P],
    secrets: Collection[str] = (),
) -> P:
    """Give the payload of a method.

    What `mapping` makes of the roots `args` and `$injected`.

    A limit of the method that an argument breaks is told of that argument.

    Args:
        roots: The arguments.
        mapping: How the payload comes from them.
        codec: How the payload is read.
        secrets: Arguments that contain secrets: no message may speak of them.

    Raises:
        Refusal: `invalid_input`: an argument breaks a limit of the method.
        Internal: Anything else does.

    """

    def moved(issue: Issue) -> Issue | None:
        place = origin(mapping, "args", issue.path)
        return None if place is None else _moved(issue, place)

    try:
        return codec.convert(_computed(mapping, roots))
    except Refused as refused:
        raise _blamed(refused.issues, moved, secrets) from None


def transform_result(
    source: Codec[M], result: M, target: Codec[R], mapping: Expr | None = None
) -> R:
    """Give the result of a tool from that of the method that it is bound to.

    As it is, or what `mapping` makes of it.

    Raises:
        InvalidOutput: The result breaks the limits of the tool.
        Internal: The result breaks those of the method.

    """
    value = _written(source, result)
    if mapping is not None:
        value = _computed(mapping, {"result": value})
    try:
        return target.convert(value)
    except Refused as refused:
        raise InvalidOutput(refused.issues) from None


def _written(codec: Codec[M], value: M) -> object:
    issues = codec.validate(value)
    if issues:
        raise Internal(f"a value breaks its own type: {spelt_out(issues)}")
    return codec.to_builtins(value)


def _computed(expr: Expr, roots: dict[str, object]) -> object:
    value = value_of(expr, roots)
    if value is UNSET:
        raise Internal("a mapping gives nothing")
    return value


def _blamed(
    issues: Sequence[Issue],
    own: Callable[[Issue], Issue | None],
    secrets: Collection[str],
) -> Passing | Internal:
    """Give the caller's error.

    Where all issues are about arguments that it sent and may see.
    """
    blamed: list[Issue] = []
    for issue in issues:
        told = own(issue)
        field = None if told is None else field_of(told)
        if told is None or field is None or field in secrets:
            # The method may not know what is secret: its issues may show a secret.
            why = spelt_out(issues)
            if secrets:
                why = ", ".join(dict.fromkeys(issue.code for issue in issues))
            return Internal(f"the arguments do not fit the method: {why}")
        blamed.append(told)
    return Passing(CallFault.invalid_input(blamed))


def _moved(issue: Issue, path: str) -> Issue:
    """Give the same issue, told of the place that the value came from."""
    message = issue.message
    if issue.path and message.startswith(issue.path):
        message = path + message[len(issue.path) :]
    return replace(issue, path=path, message=message)
