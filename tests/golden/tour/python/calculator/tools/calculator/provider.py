# Made by toolc from calculator.tools; do not edit.
"""What a host implements to provide the toolset `calculator`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Bound, Declared, Tool

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types.demo_calculator import codecs as demo_calculator_codecs
    from ...service import CalculatorService
    from . import codecs, specs, transforms, types
else:
    demo_calculator_codecs = toolrt.later(
        __package__, "....types.demo_calculator.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    transforms = toolrt.later(__package__, ".transforms")
    types = toolrt.later(__package__, ".types")


class CalculatorTools(Protocol):
    """Adds and divides numbers."""

    def add(
        self, cx: toolrt.Context, args: types.AddArgs, /
    ) -> toolrt.Handled[types.AddResult]:
        """Add two numbers."""
        ...

    def divide(
        self, cx: toolrt.Context, args: types.DivideArgs, /
    ) -> toolrt.Handled[types.DivideResult]:
        """Run the tool `divide`."""
        ...


class CalculatorChecks:
    """Rules for arguments that the design cannot say, to be overridden."""

    def check_add(
        self, _cx: toolrt.Context, _args: types.AddArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `add`."""
        return ()

    def check_divide(
        self, _cx: toolrt.Context, _args: types.DivideArgs, /
    ) -> Sequence[toolrt.Issue]:
        """Give what is wrong with arguments of `divide`."""
        return ()


def toolset(tools: CalculatorTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of("calculator", lambda: specs.toolset, tools, [ADD, DIVIDE])


def toolset_from_service(service: CalculatorService) -> toolrt.Toolset:
    """Make the toolset, implemented by the methods that its tools are bound to."""
    return toolrt.Toolset.bound(
        "calculator",
        lambda: specs.toolset,
        [
            Bound(ADD, service.add, transforms.add_payload, transforms.add_result),
            Bound(
                DIVIDE,
                service.divide,
                transforms.divide_payload,
                transforms.divide_result,
            ),
        ],
    )


def toolset_from_mcp(server: toolrt.Executor | toolrt.AsyncExecutor) -> toolrt.Toolset:
    """Make the toolset of the same tools at an MCP server of this design, which `server` calls.

    Arguments are validated before they are sent, results when they come.

    Raises:
        toolrt.Drift: The server has other tools than the design says, and its
            connection does not allow that.
    """
    return toolrt.Toolset.remote(
        "calculator", lambda: specs.toolset, [ADD, DIVIDE], server, injects=True
    )


ADD = Tool(
    name="add",
    spec=lambda: specs.SPECS["add"],
    args=lambda: codecs.ADD_ARGS,
    result=lambda: codecs.ADD_RESULT,
)

DIVIDE = Tool(
    name="divide",
    spec=lambda: specs.SPECS["divide"],
    args=lambda: codecs.DIVIDE_ARGS,
    result=lambda: codecs.DIVIDE_RESULT,
    errors=lambda: {
        "division_by_zero": Declared(
            types.DivisionByZero, demo_calculator_codecs.DIVISION_BY_ZERO
        )
    },
)
