"""Tools and prompts that come and go."""

from __future__ import annotations

from toolrt import Context, Registry

from gen.fixtures.mcp import conformance_server
from gen.fixtures.tools import changes, extras
from prompts import Served


class Extras:
    """The tool that comes and goes."""

    def test_extra_tool(self, cx: Context, args: extras.TestExtraToolArgs) -> str:
        return "I am here."


class Changes:
    """Changes the registry while it is served."""

    def __init__(self, registry: Registry) -> None:
        """Take the registry."""
        self.registry = registry

    def test_trigger_tool_change(
        self, cx: Context, args: changes.TestTriggerToolChangeArgs
    ) -> str:
        if self.registry.unregister("test_extra_tool"):
            return "Removed a tool."
        self.registry.register(extras.toolset(Extras()))
        return "Added a tool."

    def test_trigger_prompt_change(
        self, cx: Context, args: changes.TestTriggerPromptChangeArgs
    ) -> str:
        if self.registry.unregister("conformance_server/test_extra_prompt"):
            return "Removed a prompt."
        self.registry.unregister_toolset("conformance_server")
        self.registry.register(conformance_server.toolset(Served()))
        return "Added a prompt."
