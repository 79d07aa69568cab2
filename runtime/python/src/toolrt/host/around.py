"""What surrounds calls: a host's own code that sees each of them begin and end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    from toolrt.call.context import Context
    from toolrt.call.envelope import Envelope
    from toolrt.spec import Spec
else:
    from toolrt.lazy import hinted

    Context = hinted("Context", "toolrt.call.context")
    Envelope = hinted("Envelope", "toolrt.call.envelope")
    Spec = hinted("Spec", "toolrt.spec")

__all__ = ["Around", "Ends", "Log", "begun", "ended"]

#: Called with the envelope (`toolrt.Envelope`), when a call has ended.
Ends: TypeAlias = Callable[[Any], object]

#: Called when a call begins; what it gives is called at its end.
Around: TypeAlias = Callable[["Spec", "Context"], Ends | None]

#: Takes what has failed.
Log: TypeAlias = Callable[[str, BaseException], object]


def begun(
    around: tuple[Around, ...], spec: Spec, cx: Context, log: Log
) -> list[Ends] | None:
    """Tell everybody that a call begins; give what is to be called at its end."""
    ends: list[Ends] = []
    for one in around:
        try:
            end = one(spec, cx)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # the call is no matter of theirs
            log(_failed(error), error)
        else:
            if end is not None:
                ends.append(end)
    return ends or None


def ended(ends: list[Ends], envelope: Envelope[Any], log: Log) -> None:
    """Tell everybody that a call has ended, the last one first."""
    while ends:
        try:
            ends.pop()(envelope)
        except KeyboardInterrupt:
            raise
        except BaseException as error:  # noqa: BLE001 # likewise
            log(_failed(error), error)


def _failed(error: BaseException) -> str:
    try:
        text = str(error)
    except BaseException:  # noqa: BLE001 # an error may even fail to say what it is
        text = "no text"
    return f"what surrounds calls failed: {type(error).__name__}: {text}"
