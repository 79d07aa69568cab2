"""A host whose tools a `root_agent.yaml` names: `adk_host.assistant_tools`."""

from __future__ import annotations

from sdk_lab import Lab, registry, sdk

from toolrt.sdk.google_adk import Toolset

LAB = Lab()
APP = registry(LAB)

assistant_tools = Toolset(sdk("google_adk").assistant_tools(APP))
