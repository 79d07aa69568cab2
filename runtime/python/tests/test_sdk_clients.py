"""Generated modules for the plain clients of providers, with servers."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Any, NamedTuple

import pytest
from anthropic import Anthropic, AsyncAnthropic
from dialogue_formats import FORMATS, Format, Said, calls
from dialogue_server import Service, served
from google.genai import Client as Gemini
from google.genai import types as gemini_types
from mistralai.client import Mistral
from openai import AsyncOpenAI, OpenAI
from sdk_lab import Lab, registry, sdk

from toolrt import Context
from toolrt.dialogue import Dialogue, Outcome

OPENAI, RESPONSES, ANTHROPIC, GEMINI, BEDROCK, MISTRAL = FORMATS


def openai(url: str, later: bool) -> Any:
    kind = AsyncOpenAI if later else OpenAI
    return kind(base_url=f"{url}/v1", api_key="k", max_retries=0)


def anthropic(url: str, later: bool) -> Any:
    kind = AsyncAnthropic if later else Anthropic
    return kind(base_url=url, api_key="k", max_retries=0)


def gemini(url: str, later: bool) -> Any:
    options = gemini_types.HttpOptions(base_url=url)
    client = Gemini(api_key="k", http_options=options)
    # Nobody else holds the client of an `aio`.
    held.append(client)
    return client.aio if later else client


held: list[Any] = []


def bedrock(url: str, later: bool) -> Any:
    del later
    boto3: Any = import_module("boto3")
    return boto3.client(
        "bedrock-runtime",
        region_name="us-east-1",
        endpoint_url=url,
        aws_access_key_id="k",
        aws_secret_access_key="s",  # noqa: S106 # nobody's
    )


def mistral(url: str, later: bool) -> Any:
    del later
    return Mistral(api_key="k", server_url=url)


class Plain(NamedTuple):
    """A client, and how its module is used."""

    fmt: Format
    module: str
    client: Any
    request: dict[str, Any]
    how: dict[str, Any] = {}  # noqa: RUF012 # nobody changes it


CLIENTS = [
    Plain(OPENAI, "openai", openai, {"model": "m"}, {"api": "openai"}),
    Plain(RESPONSES, "openai", openai, {"model": "m"}),
    Plain(ANTHROPIC, "anthropic", anthropic, {"model": "m", "max_tokens": 9}),
    Plain(GEMINI, "google_genai", gemini, {"model": "m"}),
    Plain(BEDROCK, "boto3", bedrock, {"modelId": "m"}),
    Plain(MISTRAL, "mistralai", mistral, {"model": "m"}),
]
ALL = pytest.mark.parametrize("own", CLIENTS, ids=lambda own: own.fmt.name)
BOTH = pytest.mark.parametrize("stream", [False, True], ids=["whole", "streamed"])
LOOPS = pytest.mark.parametrize("later", [False, True], ids=["sync", "async"])


def converse(
    own: Plain, chat: Dialogue[Any], service: Service, *, stream: bool, later: bool
) -> tuple[Outcome[Any], list[Any]]:
    client = own.client(service.url, later)
    module = import_module(f"toolrt.sdk.{own.module}")
    # Some have one client for both.
    sends = getattr(module, "asends", module.sends) if later else module.sends
    send = sends(chat, client, stream=stream, **own.request)
    messages = [own.fmt.user("How much is alpha?")]
    if later:
        return asyncio.run(chat.arun(messages, send)), messages
    return chat.run(messages, send), messages


@ALL
@BOTH
@LOOPS
def test_a_conversation_about_the_tools_of_a_toolset(
    own: Plain, stream: bool, later: bool
) -> None:
    lab = Lab()
    cx = Context(session_id="s")
    chat = sdk(own.module).samples_tools(registry(lab), cx, **own.how)
    turns = (
        calls(("measure", {"name": ""}, "c1aaaaaaa"), text="I measure."),
        calls(("measure", {"name": "alpha"}, "c2aaaaaaa")),
        Said("It weighs 1.5 mg."),
    )
    with served(own.fmt, *turns) as service:
        outcome, messages = converse(own, chat, service, stream=stream, later=later)
    assert outcome.text == "It weighs 1.5 mg."
    wrong, right = own.fmt.told(messages)
    assert wrong.text.startswith("/name must have 1 to 20 characters; got 0.")
    assert right.text.startswith('{"name":"alpha","value":1.5,"unit":"mg"}')
    assert lab.calls == [("measure", own.fmt.caller)]
    assert lab.contexts[0].session_id == "s"
    assert own.fmt.names(service.requests[0])[0] == "measure"


@ALL
def test_an_agent_has_its_instructions_its_tools_and_its_answer(own: Plain) -> None:
    chat = sdk(own.module).assistant_agent(registry(Lab()), **own.how)
    turns = (
        calls(("measure", {"name": "alpha"}, "c1aaaaaaa")),
        Said('{"text": "fine", "score": 7}'),
    )
    with served(own.fmt, *turns) as service:
        outcome, _ = converse(own, chat, service, stream=False, later=False)
    assert outcome.unwrap().score == 7
    first = service.requests[0]
    assert "Measure first, then finish." in str(first)
    assert "burn" not in own.fmt.names(first)
    assert "write_report" in own.fmt.names(first)


@ALL
def test_the_public_tools_and_those_of_an_agent(own: Plain) -> None:
    app, module = registry(Lab()), sdk(own.module)
    assert len(own.fmt.names(module.tools(app, **own.how).request())) == 10
    used = module.assistant_tools(app, said="hint", **own.how)
    assert "ship" not in own.fmt.names(used.request())
    assert (
        used.instructions
        == module.assistant_agent(app, completion=None, **own.how).instructions
    )
