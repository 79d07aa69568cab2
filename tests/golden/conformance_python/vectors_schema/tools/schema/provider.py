# Made by toolc from schema.tools; do not edit.
"""What a host implements to provide the toolset `schema`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_schema import codecs as conformance_schema_codecs
    from . import codecs, specs, types
else:
    conformance_schema_codecs = toolrt.later(
        __package__, "....types.conformance_schema.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_SCHEMA0",
    "CHECK_SCHEMA1",
    "CHECK_SCHEMA2",
    "CHECK_SCHEMA3",
    "CHECK_SCHEMA4",
    "CHECK_SCHEMA5",
    "CHECK_SCHEMA6",
    "CHECK_SCHEMA7",
    "CHECK_SCHEMA8",
    "CHECK_SCHEMA9",
    "CHECK_SCHEMA10",
    "CHECK_SCHEMA11",
    "CHECK_SCHEMA12",
    "CHECK_SCHEMA13",
    "SchemaTools",
    "toolset",
]


class SchemaTools(Protocol):
    """What a host implements to provide the toolset `schema`."""

    def check_schema0(
        self, cx: toolrt.Context, args: types.CheckSchema0Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Even`."""
        ...

    def check_schema1(
        self, cx: toolrt.Context, args: types.CheckSchema1Args, /
    ) -> toolrt.Handled[int]:
        """Checks `Small`."""
        ...

    def check_schema2(
        self, cx: toolrt.Context, args: types.CheckSchema2Args, /
    ) -> toolrt.Handled[list[int]]:
        """Checks `Evens`."""
        ...

    def check_schema3(
        self, cx: toolrt.Context, args: types.CheckSchema3Args, /
    ) -> toolrt.Handled[list[str]]:
        """Checks `Named`."""
        ...

    def check_schema4(
        self, cx: toolrt.Context, args: types.CheckSchema4Args, /
    ) -> toolrt.Handled[types.Pair]:
        """Checks `Pair`."""
        ...

    def check_schema5(
        self, cx: toolrt.Context, args: types.CheckSchema5Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Loose`."""
        ...

    def check_schema6(
        self, cx: toolrt.Context, args: types.CheckSchema6Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Deep`."""
        ...

    def check_schema7(
        self, cx: toolrt.Context, args: types.CheckSchema7Args, /
    ) -> toolrt.Handled[int | None]:
        """Checks `Maybe`."""
        ...

    def check_schema8(
        self, cx: toolrt.Context, args: types.CheckSchema8Args, /
    ) -> toolrt.Handled[types.Hidden]:
        """Checks `Hidden`."""
        ...

    def check_schema9(
        self, cx: toolrt.Context, args: types.CheckSchema9Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Loose2`."""
        ...

    def check_schema10(
        self, cx: toolrt.Context, args: types.CheckSchema10Args, /
    ) -> toolrt.Handled[toolrt.Json]:
        """Checks `Big`."""
        ...

    def check_schema11(
        self, cx: toolrt.Context, args: types.CheckSchema11Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Half`."""
        ...

    def check_schema12(
        self, cx: toolrt.Context, args: types.CheckSchema12Args, /
    ) -> toolrt.Handled[float]:
        """Checks `Third`."""
        ...

    def check_schema13(
        self, cx: toolrt.Context, args: types.CheckSchema13Args, /
    ) -> toolrt.Handled[types.Halves]:
        """Checks `Halves`."""
        ...


def toolset(tools: SchemaTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "schema",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_SCHEMA0, "check_schema0"),
            (CHECK_SCHEMA1, "check_schema1"),
            (CHECK_SCHEMA2, "check_schema2"),
            (CHECK_SCHEMA3, "check_schema3"),
            (CHECK_SCHEMA4, "check_schema4"),
            (CHECK_SCHEMA5, "check_schema5"),
            (CHECK_SCHEMA6, "check_schema6"),
            (CHECK_SCHEMA7, "check_schema7"),
            (CHECK_SCHEMA8, "check_schema8"),
            (CHECK_SCHEMA9, "check_schema9"),
            (CHECK_SCHEMA10, "check_schema10"),
            (CHECK_SCHEMA11, "check_schema11"),
            (CHECK_SCHEMA12, "check_schema12"),
            (CHECK_SCHEMA13, "check_schema13"),
        ],
    )


CHECK_SCHEMA0 = Tool(
    name="check_schema0",
    spec=lambda: specs.SPECS["check_schema0"],
    args=lambda: codecs.CHECK_SCHEMA0_ARGS,
    result=lambda: codecs.CHECK_SCHEMA0_RESULT,
    schema=True,
)

CHECK_SCHEMA1 = Tool(
    name="check_schema1",
    spec=lambda: specs.SPECS["check_schema1"],
    args=lambda: codecs.CHECK_SCHEMA1_ARGS,
    result=lambda: codecs.CHECK_SCHEMA1_RESULT,
    schema=True,
)

CHECK_SCHEMA2 = Tool(
    name="check_schema2",
    spec=lambda: specs.SPECS["check_schema2"],
    args=lambda: codecs.CHECK_SCHEMA2_ARGS,
    result=lambda: codecs.CHECK_SCHEMA2_RESULT,
    schema=True,
)

CHECK_SCHEMA3 = Tool(
    name="check_schema3",
    spec=lambda: specs.SPECS["check_schema3"],
    args=lambda: codecs.CHECK_SCHEMA3_ARGS,
    result=lambda: codecs.CHECK_SCHEMA3_RESULT,
    schema=True,
)

CHECK_SCHEMA4 = Tool(
    name="check_schema4",
    spec=lambda: specs.SPECS["check_schema4"],
    args=lambda: codecs.CHECK_SCHEMA4_ARGS,
    result=lambda: codecs.CHECK_SCHEMA4_RESULT,
    schema=True,
)

CHECK_SCHEMA5 = Tool(
    name="check_schema5",
    spec=lambda: specs.SPECS["check_schema5"],
    args=lambda: codecs.CHECK_SCHEMA5_ARGS,
    result=lambda: codecs.CHECK_SCHEMA5_RESULT,
    schema=True,
)

CHECK_SCHEMA6 = Tool(
    name="check_schema6",
    spec=lambda: specs.SPECS["check_schema6"],
    args=lambda: codecs.CHECK_SCHEMA6_ARGS,
    result=lambda: codecs.CHECK_SCHEMA6_RESULT,
    schema=True,
)

CHECK_SCHEMA7 = Tool(
    name="check_schema7",
    spec=lambda: specs.SPECS["check_schema7"],
    args=lambda: codecs.CHECK_SCHEMA7_ARGS,
    result=lambda: codecs.CHECK_SCHEMA7_RESULT,
    schema=True,
)

CHECK_SCHEMA8 = Tool(
    name="check_schema8",
    spec=lambda: specs.SPECS["check_schema8"],
    args=lambda: codecs.CHECK_SCHEMA8_ARGS,
    result=lambda: conformance_schema_codecs.HIDDEN,
    schema=True,
)

CHECK_SCHEMA9 = Tool(
    name="check_schema9",
    spec=lambda: specs.SPECS["check_schema9"],
    args=lambda: codecs.CHECK_SCHEMA9_ARGS,
    result=lambda: codecs.CHECK_SCHEMA9_RESULT,
    schema=True,
)

CHECK_SCHEMA10 = Tool(
    name="check_schema10",
    spec=lambda: specs.SPECS["check_schema10"],
    args=lambda: codecs.CHECK_SCHEMA10_ARGS,
    result=lambda: codecs.CHECK_SCHEMA10_RESULT,
    schema=True,
)

CHECK_SCHEMA11 = Tool(
    name="check_schema11",
    spec=lambda: specs.SPECS["check_schema11"],
    args=lambda: codecs.CHECK_SCHEMA11_ARGS,
    result=lambda: codecs.CHECK_SCHEMA11_RESULT,
    schema=True,
)

CHECK_SCHEMA12 = Tool(
    name="check_schema12",
    spec=lambda: specs.SPECS["check_schema12"],
    args=lambda: codecs.CHECK_SCHEMA12_ARGS,
    result=lambda: codecs.CHECK_SCHEMA12_RESULT,
    schema=True,
)

CHECK_SCHEMA13 = Tool(
    name="check_schema13",
    spec=lambda: specs.SPECS["check_schema13"],
    args=lambda: codecs.CHECK_SCHEMA13_ARGS,
    result=lambda: conformance_schema_codecs.HALVES,
    schema=True,
)
