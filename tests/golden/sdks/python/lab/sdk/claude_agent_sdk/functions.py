# Made by toolc from sdks.tools; do not edit.
"""The tools of the service `lab` for the Claude Agent SDK."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Unpack

from toolrt.sdk import claude_agent_sdk as sdk

from ...agents.assistant import completions as assistant_completions
from ...agents.assistant import specs as assistant_specs
from ...tools.reports import specs as reports_specs
from ...tools.samples import specs as samples_specs
from ...tools.shelves import specs as shelves_specs

if TYPE_CHECKING:
    import toolrt
    from claude_agent_sdk import ClaudeAgentOptions, McpSdkServerConfig


def tools(
    app: toolrt.Registry, cx: sdk.CallContext = None, **how: Unpack[sdk.How]
) -> McpSdkServerConfig:
    """Give the public tools of `lab` for the Claude Agent SDK.

    The SDK has no place for what tools ask (`asks`); the registry's asker answers:
    `ship`.

    The SDK has no place for items (`streams`); the receiver of events hears them:
    `watch`.
    """
    return sdk.tools(app, {**samples_specs.SPECS, **reports_specs.SPECS}, cx, **how)


def reports_tools(
    app: toolrt.Registry, cx: sdk.CallContext = None, **how: Unpack[sdk.How]
) -> McpSdkServerConfig:
    """Give the tools of the toolset `reports`."""
    return sdk.tools(app, reports_specs.SPECS, cx, **how)


def samples_tools(
    app: toolrt.Registry, cx: sdk.CallContext = None, **how: Unpack[sdk.How]
) -> McpSdkServerConfig:
    """Give the tools of the toolset `samples`.

    The SDK has no place for what tools ask (`asks`); the registry's asker answers:
    `ship`.

    The SDK has no place for items (`streams`); the receiver of events hears them:
    `watch`.
    """
    return sdk.tools(app, samples_specs.SPECS, cx, **how)


def shelves_tools(
    app: toolrt.Registry, cx: sdk.CallContext = None, **how: Unpack[sdk.How]
) -> McpSdkServerConfig:
    """Give the tools of the toolset `shelves`."""
    return sdk.tools(app, shelves_specs.SPECS, cx, **how)


def assistant_tools(
    app: toolrt.Registry, cx: sdk.CallContext = None, **how: Unpack[sdk.How]
) -> McpSdkServerConfig:
    """Give the tools that the agent `assistant` uses, within the limits of its runs.

    The SDK has no place for items (`streams`); the receiver of events hears them:
    `watch`.
    """
    return sdk.agent_tools(app, assistant_specs.agent(), cx, **how)


def assistant_agent(
    app: toolrt.Registry,
    model: sdk.Model,
    cx: sdk.CallContext = None,
    *,
    completion: toolrt.Completion[Any] | None = assistant_completions.REPORT,
    **how: Unpack[sdk.How],
) -> ClaudeAgentOptions:
    """Give the agent `assistant` with its tools."""
    return sdk.agent(
        app, assistant_specs.agent(), model, cx, completion=completion, **how
    )
