"""Servers, prompts and resources as generated code would have them, by hand."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from numbers_tools import HALVE, QUICK, REMOVE, record

from toolrt import Codec, Spec, Toolset, ToolsetSpec
from toolrt.call import Scalar
from toolrt.host import Tool
from toolrt.mcp.messages import PromptMessage
from toolrt.mcp.spec import (
    MediaMessage,
    PromptSpec,
    ResourceMessage,
    ResourceSpec,
    ServerSpec,
    TextMessage,
)
from toolrt.spec import Implementation
from toolrt.table import STRING


class Goal(Struct, kw_only=True, forbid_unknown_fields=True):
    goal: str
    note: str | UnsetType = UNSET


class Path(Struct, kw_only=True, forbid_unknown_fields=True):
    path: str


GOAL = record(Goal, goal=STRING, note=STRING)
PATH = record(Path, path=STRING)
TEXT: Codec[str] = Codec(STRING)


def own(name: str, kind: Any, **more: Any) -> Spec:
    return Spec(
        name=f"maths/{name}",
        toolset="maths",
        service="maths",
        implementation=Implementation(kind, "maths"),
        **more,
    )


IMPROVE_SPEC = own("improve", "prompt")
TEACH_SPEC = own("teach", "prompt")
FILE_SPEC = own("file", "resource", output_schema='{"type":"string"}')

IMPROVE: Tool[Any, list[PromptMessage]] = Tool(
    name="maths/improve",
    spec=lambda: lambda: IMPROVE_SPEC,
    args=lambda: GOAL,
    prompt=True,
    messages=lambda: (
        TextMessage(role="user", text=("Reach ", Scalar(("args", "goal")), ".")),
        TextMessage(role="assistant", text=("Why", Scalar(("args", "note")), "?")),
        MediaMessage(role="user", kind="image", data="aGk=", mime="image/png"),
        ResourceMessage(
            role="user",
            uri=("file:///", Scalar(("args", "goal"))),
            mime="text/plain",
            text=("It is ", Scalar(("args", "goal"))),
        ),
        ResourceMessage(role="user", uri=("file:///plan",)),
    ),
)
TEACH: Tool[Any, list[PromptMessage]] = Tool(
    name="maths/teach",
    spec=lambda: lambda: TEACH_SPEC,
    args=lambda: GOAL,
    prompt=True,
)
FILE = Tool(
    name="maths/file",
    spec=lambda: lambda: FILE_SPEC,
    args=lambda: PATH,
    result=lambda: TEXT,
)

#: The tools that the server of `SERVER` has for itself.
HIDDEN = ToolsetSpec(name="maths", tools=("maths/improve", "maths/teach", "maths/file"))


def hidden(**handlers: Any) -> Toolset:
    """Give the resources and prompts of the server."""
    provider = type("Provider", (), {k: staticmethod(v) for k, v in handlers.items()})
    tools = [(tool, tool.name.removeprefix("maths/")) for tool in (TEACH, FILE)]
    return Toolset.of(
        "maths",
        lambda: lambda: HIDDEN,
        provider(),
        [(IMPROVE, "improve"), *(pair for pair in tools if pair[1] in handlers)],
    )


SERVER = ServerSpec(
    name="maths",
    service="maths",
    description="Counts.",
    tools=(REMOVE.spec, HALVE.spec, QUICK.spec),
    prompts=(PromptSpec(name="improve", tool=lambda: IMPROVE_SPEC),),
    resources=(
        ResourceSpec(
            name="file",
            uri="file:///{path}",
            variables=("path",),
            shape="text",
            tool=lambda: FILE_SPEC,
        ),
    ),
)
