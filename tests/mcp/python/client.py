"""A client under the official suite: does what a scenario asks, by `toolrt.mcp`.

The suite names the scenario and the calls in its environment, and the server as the
only argument. A command is taken, too.
"""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Any

from toolrt.call import RequestKind
from toolrt.mcp import ClientOptions, Connection, connect_http, connect_stdio

if TYPE_CHECKING:
    from toolrt import Asked


def main() -> None:
    """Call what the scenario says."""
    scenario = os.environ.get("MCP_CONFORMANCE_SCENARIO", "")
    context = json.loads(os.environ.get("MCP_CONFORMANCE_CONTEXT", "{}"))
    options, place = ClientOptions(asker=willing), sys.argv[1:]
    with (
        connect_http(place[0], options)
        if len(place) == 1
        else connect_stdio(place, options)
    ) as connection:
        for tool, arguments in calls(scenario, context, connection):
            envelope = connection.call(tool, arguments)
            print(f"{tool}: {envelope.to_json().decode()}")
            if not envelope.ok:
                sys.exit(f"{tool}: {envelope.status}")


def calls(
    scenario: str, context: dict[str, Any], connection: Connection
) -> list[tuple[str, dict[str, Any]]]:
    """Give the calls of a scenario: its own, else one of each tool there is."""
    if "toolCalls" in context:
        return [(call["name"], call["arguments"]) for call in context["toolCalls"]]
    if scenario == "json-schema-ref-no-deref":
        # It only looks at what the client does with schemas.
        return []
    if scenario == "json-schema-2020-12-preservation":
        # It sends the schema of one tool back by another one.
        schema = connection.tools["json_schema_2020_12_tool"].input_schema
        return [("json_schema_echo", {"schema": schema})]
    known: dict[str, dict[str, Any]] = {
        "tools_call": {"a": 5, "b": 3},
        "http-invalid-tool-headers": {"region": "eu"},
    }
    arguments = known.get(scenario, {})
    return [(tool, arguments) for tool in connection.tools]


def willing(asked: Asked) -> object:
    """Agree, and leave what has a default as it is."""
    match asked.request.kind:
        case RequestKind.ASK:
            return {}
        case RequestKind.CONFIRM:
            return True
        case RequestKind.SAMPLE:
            return "Yes."
        case RequestKind.ROOTS:
            return []


if __name__ == "__main__":
    main()
