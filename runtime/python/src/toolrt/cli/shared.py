"""The resources and prompts that a command shows: its own, and those of MCP servers.

They are called like tools; a resource is found by its URI, a prompt by its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Any

from toolrt import json

from .options import options_of

if TYPE_CHECKING:
    from toolrt.host.registry import Registry
    from toolrt.mcp.spec import PromptSpec, ResourceSpec, ServerSpec
    from toolrt.spec import Spec

    from .options import Option
    from .spec import CommandSpec
    from .words import Read

__all__ = ["Served", "Shared"]


class Served:
    """What `--resource URI` or `--prompt NAME` asks for."""

    __slots__ = ("option", "payload", "tool", "value")

    def __init__(self, option: str, value: str) -> None:
        """Take the option, and its value: a URI or a name."""
        self.option = option
        self.value = value
        #: What gives it; `None` where there is no such resource or prompt.
        self.tool: Spec | None = None
        #: The arguments.
        self.payload = b"{}"

    @property
    def words(self) -> tuple[str, str]:
        """The words that ask for it."""
        return f"--{self.option}", self.value


class Shared:
    """The resources and prompts of a command that are registered."""

    def __init__(
        self,
        resources: Iterable[ResourceSpec] = (),
        prompts: Iterable[PromptSpec] = (),
        *,
        documents: bool = False,
    ) -> None:
        """Take them, in order, and whether there are documents."""
        self.documents = documents
        self.resources = tuple(resources)
        self.prompts = tuple(prompts)

    @classmethod
    def of(cls, spec: CommandSpec, registry: Registry) -> Shared:
        """Give those of a command: its own first."""
        servers: list[ServerSpec] = [make() for make in spec.shares]
        resources = [*spec.resources]
        prompts = [*spec.prompts]
        for server in servers:
            resources.extend(server.resources)
            prompts.extend(server.prompts)
        return cls(
            (one for one in resources if registry.get(one.tool().name) is not None),
            (one for one in prompts if registry.get(one.tool().name) is not None),
            documents=spec.documents is not None,
        )

    @cached_property
    def options(self) -> Mapping[str, Option]:
        """The options of the command."""
        shows = {
            "resources": self.resources,
            "prompts": self.prompts,
            "documents": self.documents,
        }
        return options_of([name for name, some in shows.items() if some])

    @cached_property
    def values(self) -> Mapping[str, tuple[str, ...]]:
        """The values of its options that can be told: URIs and names."""
        uris = (one.uri for one in self.resources if not one.variables)
        return {
            "resource": tuple(uris),
            "prompt": tuple(one.name for one in self.prompts),
        }

    def listed_resources(self) -> list[dict[str, Any]]:
        """Give the resources, as the lists of MCP have them."""
        from toolrt.mcp.definition import resource_definition  # noqa: PLC0415

        return [
            resource_definition(one, "uriTemplate" if one.variables else "uri")
            for one in self.resources
        ]

    def listed_prompts(self) -> list[dict[str, Any]]:
        """Give the prompts, as the list of MCP has them, with a schema of arguments."""
        from msgspec import Raw  # noqa: PLC0415

        from toolrt.mcp.definition import prompt_definition  # noqa: PLC0415

        return [
            {
                **prompt_definition(one),
                "input_schema": Raw(one.tool().input_schema.encode()),
            }
            for one in self.prompts
        ]

    def asked(self, found: Read) -> tuple[Served | None, str | None]:
        """Give the resource or prompt that words ask for, and what is wrong with that.

        Args:
            found: The words.

        """
        given = [
            Served(name, value)
            for name in ("resource", "prompt")
            for value in found.options.get(name, ())
        ]
        if not given:
            return None, None
        first = given[0]
        if found.word is not None:
            return None, f"--{first.option} stands without a tool."
        if len(given) > 1:
            return None, f"--{first.option} and --{given[1].option} are two calls."
        if first.option == "resource":
            self._find_resource(first)
        else:
            named = (one for one in self.prompts if one.name == first.value)
            prompt = next(named, None)
            first.tool = None if prompt is None else prompt.tool()
            first.payload = found.document or b"{}"
        return first, None

    def missing(self, served: Served) -> str:
        """Say that there is no such resource or prompt."""
        from toolrt.diagnose.shown import shortened  # noqa: PLC0415
        from toolrt.diagnose.suggest import nearest  # noqa: PLC0415

        message = f"There is no {served.option} {shortened(served.value)}."
        near = nearest(served.value, self.values[served.option])
        return message if near is None else f"{message} Did you mean {shortened(near)}?"

    def _find_resource(self, served: Served) -> None:
        from toolrt.mcp.uris import variables_in  # noqa: PLC0415

        for resource in self.resources:
            variables = variables_in(resource.uri, served.value)
            if variables is not None:
                served.tool = resource.tool()
                served.payload = json.dump(variables)
                return
