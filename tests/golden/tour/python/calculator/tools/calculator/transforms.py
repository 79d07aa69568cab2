# Made by toolc from calculator.tools; do not edit.
"""From the arguments of the bound tools of `calculator` to the payloads of their methods, and back with the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import call

from ...service import codecs as calculator_service_codecs
from . import codecs

if TYPE_CHECKING:
    from ...service import types as calculator_service
    from . import types


def add_payload(args: types.AddArgs) -> calculator_service.AddPayload:
    """Give what `calculator.add` takes for a call of `add`."""
    roots = call.roots(args, codecs.ADD_ARGS)
    return call.payload(roots, calculator_service_codecs.ADD_PAYLOAD)


def add_result(result: calculator_service.AddResult) -> types.AddResult:
    """Give what `add` gives for a result of `calculator.add`."""
    return call.transform_result(
        calculator_service_codecs.ADD_RESULT, result, codecs.ADD_RESULT
    )


def divide_payload(args: types.DivideArgs) -> calculator_service.DividePayload:
    """Give what `calculator.divide` takes for a call of `divide`."""
    roots = call.roots(args, codecs.DIVIDE_ARGS)
    return call.payload(roots, calculator_service_codecs.DIVIDE_PAYLOAD)


def divide_result(result: calculator_service.DivideResult) -> types.DivideResult:
    """Give what `divide` gives for a result of `calculator.divide`."""
    return call.transform_result(
        calculator_service_codecs.DIVIDE_RESULT, result, codecs.DIVIDE_RESULT
    )
