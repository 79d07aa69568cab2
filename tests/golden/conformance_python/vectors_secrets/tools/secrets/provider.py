# Made by toolc from secrets.tools; do not edit.
"""What a host implements to provide the toolset `secrets`, and how it becomes a toolset."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import toolrt
from toolrt.host import Tool

if TYPE_CHECKING:
    from ....types.conformance_secrets import codecs as conformance_secrets_codecs
    from . import codecs, specs, types
else:
    conformance_secrets_codecs = toolrt.later(
        __package__, "....types.conformance_secrets.codecs"
    )
    codecs = toolrt.later(__package__, ".codecs")
    specs = toolrt.later(__package__, ".specs")
    types = toolrt.later(__package__, ".types")

__all__ = [
    "CHECK_SECRETS0",
    "CHECK_SECRETS1",
    "CHECK_SECRETS2",
    "CHECK_SECRETS3",
    "CHECK_SECRETS4",
    "CHECK_SECRETS5",
    "CHECK_SECRETS6",
    "SecretsTools",
    "toolset",
]


class SecretsTools(Protocol):
    """What a host implements to provide the toolset `secrets`."""

    def check_secrets0(
        self, cx: toolrt.Context, args: types.CheckSecrets0Args, /
    ) -> toolrt.Handled[types.Login]:
        """Checks `Login`."""
        ...

    def check_secrets1(
        self, cx: toolrt.Context, args: types.CheckSecrets1Args, /
    ) -> toolrt.Handled[types.Vault]:
        """Checks `Vault`."""
        ...

    def check_secrets2(
        self, cx: toolrt.Context, args: types.CheckSecrets2Args, /
    ) -> toolrt.Handled[toolrt.Secret[str]]:
        """Checks `Key`."""
        ...

    def check_secrets3(
        self, cx: toolrt.Context, args: types.CheckSecrets3Args, /
    ) -> toolrt.Handled[list[toolrt.Secret[str]]]:
        """Checks `Keys`."""
        ...

    def check_secrets4(
        self, cx: toolrt.Context, args: types.CheckSecrets4Args, /
    ) -> toolrt.Handled[toolrt.Secret[types.Inner]]:
        """Checks `Whole`."""
        ...

    def check_secrets5(
        self, cx: toolrt.Context, args: types.CheckSecrets5Args, /
    ) -> toolrt.Handled[types.Dressed]:
        """Checks `Dressed`."""
        ...

    def check_secrets6(
        self, cx: toolrt.Context, args: types.CheckSecrets6Args, /
    ) -> toolrt.Handled[types.Undressed]:
        """Checks `Undressed`."""
        ...


def toolset(tools: SecretsTools) -> toolrt.Toolset:
    """Make the toolset, implemented by `tools`."""
    return toolrt.Toolset.of(
        "secrets",
        lambda: specs.toolset,
        tools,
        [
            (CHECK_SECRETS0, "check_secrets0"),
            (CHECK_SECRETS1, "check_secrets1"),
            (CHECK_SECRETS2, "check_secrets2"),
            (CHECK_SECRETS3, "check_secrets3"),
            (CHECK_SECRETS4, "check_secrets4"),
            (CHECK_SECRETS5, "check_secrets5"),
            (CHECK_SECRETS6, "check_secrets6"),
        ],
    )


CHECK_SECRETS0 = Tool(
    name="check_secrets0",
    spec=lambda: specs.SPECS["check_secrets0"],
    args=lambda: codecs.CHECK_SECRETS0_ARGS,
    result=lambda: conformance_secrets_codecs.LOGIN,
)

CHECK_SECRETS1 = Tool(
    name="check_secrets1",
    spec=lambda: specs.SPECS["check_secrets1"],
    args=lambda: codecs.CHECK_SECRETS1_ARGS,
    result=lambda: conformance_secrets_codecs.VAULT,
)

CHECK_SECRETS2 = Tool(
    name="check_secrets2",
    spec=lambda: specs.SPECS["check_secrets2"],
    args=lambda: codecs.CHECK_SECRETS2_ARGS,
    result=lambda: codecs.CHECK_SECRETS2_RESULT,
)

CHECK_SECRETS3 = Tool(
    name="check_secrets3",
    spec=lambda: specs.SPECS["check_secrets3"],
    args=lambda: codecs.CHECK_SECRETS3_ARGS,
    result=lambda: codecs.CHECK_SECRETS3_RESULT,
)

CHECK_SECRETS4 = Tool(
    name="check_secrets4",
    spec=lambda: specs.SPECS["check_secrets4"],
    args=lambda: codecs.CHECK_SECRETS4_ARGS,
    result=lambda: codecs.CHECK_SECRETS4_RESULT,
)

CHECK_SECRETS5 = Tool(
    name="check_secrets5",
    spec=lambda: specs.SPECS["check_secrets5"],
    args=lambda: codecs.CHECK_SECRETS5_ARGS,
    result=lambda: conformance_secrets_codecs.DRESSED,
)

CHECK_SECRETS6 = Tool(
    name="check_secrets6",
    spec=lambda: specs.SPECS["check_secrets6"],
    args=lambda: codecs.CHECK_SECRETS6_ARGS,
    result=lambda: conformance_secrets_codecs.UNDRESSED,
)
