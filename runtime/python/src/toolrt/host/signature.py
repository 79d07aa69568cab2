"""Whether a handler takes what it will be given."""

from __future__ import annotations

from types import FunctionType, MethodType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

__all__ = ["mismatch"]

_VARIABLE = 0x04


def mismatch(handler: Callable[..., Any], given: Sequence[str]) -> str | None:
    """Give what is wrong with the parameters of a handler; `None` if nothing is.

    Args:
        handler: It will be called with positional arguments.
        given: What they are.

    """
    names = _parameters(handler)
    if names is None:
        return None
    least, most, taken = names
    if least <= len(given) and (most is None or len(given) <= most):
        return None
    takes = f"({', '.join(taken)})"
    return f"takes {takes}, and will be given ({', '.join(given)})"


def _parameters(
    handler: Callable[..., Any],
) -> tuple[int, int | None, list[str]] | None:
    """Give how many positional arguments are needed and possible, and all names."""
    function, bound = handler, 0
    if isinstance(function, MethodType):
        function, bound = function.__func__, 1
    if not isinstance(function, FunctionType):
        return _looked_at(handler)
    code = function.__code__
    if code.co_kwonlyargcount or hasattr(function, "__signature__"):
        return _looked_at(handler)
    names = list(code.co_varnames[bound : code.co_argcount])
    least = len(names) - len(function.__defaults__ or ())
    if code.co_flags & _VARIABLE:
        return least, None, names
    return least, len(names), names


def _looked_at(
    handler: Callable[..., Any],
) -> tuple[int, int | None, list[str]] | None:
    """Give the same of whatever else can be called; `None` where nobody knows."""
    from inspect import Parameter, signature  # noqa: PLC0415

    try:
        parameters = signature(handler).parameters.values()
    except (TypeError, ValueError):
        return None
    least, most, names = 0, 0, []
    variable = False
    for parameter in parameters:
        needed = parameter.default is Parameter.empty
        match parameter.kind:
            case Parameter.POSITIONAL_ONLY | Parameter.POSITIONAL_OR_KEYWORD:
                names.append(parameter.name)
                most += 1
                least += needed
            case Parameter.VAR_POSITIONAL:
                variable = True
            case Parameter.KEYWORD_ONLY if needed:
                # No call gives it.
                names.append(f"*, {parameter.name}")
                least = 1 << 30
            case _:
                pass
    return least, None if variable else most, names
