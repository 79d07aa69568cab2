"""Who may name what: every method of the protocol against every check.

By the table that all runtimes run.
"""

# ruff: noqa: ARG002 # handlers and policies take what all take
# pyright: reportPrivateUsage=false
from __future__ import annotations

import json
import re
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import mcp_types
import pytest
from mcp_raw import OLDER, Http, Session, asked, http_of, opening
from mcp_served import COUNT, WORD, _tool, record
from msgspec import Struct

from toolrt import (
    CallFault,
    Codec,
    Context,
    Refusal,
    Registry,
    Toolset,
    ToolsetSpec,
)
from toolrt.call import Text
from toolrt.call.error import Kind
from toolrt.host import GrantPolicy, Policy
from toolrt.mcp import Server, Verified
from toolrt.mcp.messages import PromptMessage
from toolrt.mcp.serve.named import NAMING
from toolrt.mcp.serve.options import Options
from toolrt.mcp.serve.serving import Serving
from toolrt.mcp.spec import PromptArgument, PromptSpec, ResourceSpec, ServerSpec
from toolrt.spec import Capability, Implementation, Spec
from toolrt.table import PATH, STRING, Field, Record

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

FILE = Path(__file__).parents[3] / "spec/conformance/mcp/authorization.json"
TABLE = json.loads(FILE.read_text(encoding="utf-8"))
ROWS = [row for row in TABLE["methods"] if "python" in row.get("languages", ["python"])]
ERAS = ("older", "modern")


class Said(Struct, kw_only=True, forbid_unknown_fields=True):
    text: str


SAID = record(Said, text=STRING)
SCHEMA = '{"type":"object","properties":{"text":{"type":"string"}},"required":["text"],"additionalProperties":false}'  # noqa: E501


class Things:
    """What the tools do."""

    async def act(self, cx: Context, args: Said) -> int:
        return 41

    async def item(self, cx: Context, args: Said) -> str:
        return "contents"

    async def greet(self, cx: Context, args: Said) -> Any:
        return [PromptMessage("user", Text(args.text))]


def spec(name: str, scope: str, kind: Any = "external", **more: Any) -> Spec:
    made = Implementation(kind, "table")
    return Spec(
        name=name,
        toolset="table",
        scopes=(scope,),
        implementation=made,
        input_schema=SCHEMA,
        **more,
    )


ACT = spec("act", "act", output_schema='{"type":"integer"}')
ITEM = spec("table/item", "read", "resource", output_schema='{"type":"string"}')
GREET = spec("table/greet", "greet", "prompt")
TOOLS = [(_tool(ACT, SAID, COUNT), "act")]
HIDDEN = [
    (_tool(ITEM, SAID, WORD), "item"),
    (_tool(GREET, SAID, None, prompt=True), "greet"),
]
SERVER = ServerSpec(
    name="table",
    service="tests",
    tools=tuple(tool.spec for tool, _ in TOOLS),
    resources=(
        ResourceSpec(
            name="item",
            uri="table://item/{text}",
            shape="text",
            tool=lambda: ITEM,
            variables=("text",),
            watched=True,
        ),
    ),
    prompts=(
        PromptSpec(
            name="greet",
            tool=lambda: GREET,
            arguments=(PromptArgument(name="text", required=True, values=("a", "b")),),
        ),
    ),
)


class Barring(Policy):
    """Refuses some callers everything, by a set that a test may change."""

    def __init__(self, callers: set[str]) -> None:
        self._callers = callers

    def admit(self, spec: Spec, cx: Context) -> None:
        if cx.caller in self._callers:
            raise Refusal(CallFault.of("capability_denied", Kind.AUTH, "Barred."))


class Tokens:
    """Knows the tokens of the table."""

    def verify(self, token: str) -> Verified | None:
        known = TABLE["tokens"].get(token)
        if known is None:
            return None
        return Verified(caller=known["owner"], scopes=frozenset(known["scopes"]))


def server() -> Server:
    def about() -> Any:
        return lambda: ToolsetSpec(name="table", service="tests")

    registry = Registry(policy=Barring({"eve"}))
    registry.register(Toolset.of("table", about, Things(), TOOLS))
    hidden = Toolset.of("table", about, Things(), HIDDEN)
    return Server(SERVER, registry, hidden)


@pytest.fixture(scope="module")
def client() -> Iterator[Http]:
    with http_of(server(), auth=Tokens()) as client:
        yield client


def bearer(token: str | None) -> dict[str, str]:
    return {} if token is None else {"Authorization": f"Bearer {token}"}


class Caller:
    """A client with a token, in an era."""

    def __init__(
        self, client: Http, token: str, era: str, *, opens: bool = False
    ) -> None:
        self.client, self.token = client, token
        self.session: Session | None = None
        self.opens = opens
        if era == "older" and not opens:
            self.session = client.session(**bearer(token))

    def ask(
        self, method: str, params: dict[str, Any], token: str | None = ""
    ) -> tuple[int, Any, str]:
        """Give the status, the last message, and what another token would need."""
        message, headers = asked(method, params)
        if self.session is not None or self.opens:
            own = {"MCP_Protocol_Version": OLDER}
            headers = own if self.session is None else dict(self.session.headers)
            message["params"] = opening() if self.opens else params
        headers.pop("Authorization", None)
        headers.update(bearer(self.token if token == "" else token))
        connection = self.client.begin(
            "POST", "/mcp", json.dumps(message).encode(), _headers(headers)
        )
        try:
            response = connection.getresponse()
            text = _begun(response)
        finally:
            connection.close()
        needs = response.headers.get("WWW-Authenticate", "")
        return response.status, _last(text), needs


def _headers(given: dict[str, str]) -> dict[str, str]:
    own = {
        "Content-Type": "application/json",
        "Accept": "application/json, text/event-stream",
    }
    return own | {name.replace("_", "-"): value for name, value in given.items()}


def _begun(response: Any) -> str:
    """Read an answer to its end, or until it has begun to listen."""
    text = ""
    while line := response.readline():
        text += line.decode()
        if "subscriptions/acknowledged" in text and line == b"\r\n":
            break
    return text


def _last(text: str) -> Any:
    lines = [line[6:] for line in text.splitlines() if line.startswith("data: ")]
    with suppress(ValueError):
        return json.loads(next((one for one in reversed(lines) if one), text))
    return None


def outcome(found: tuple[int, Any, str]) -> object:
    """Say what is refused, and by whom."""
    status, message, needs = found
    scope = re.search(r'error="insufficient_scope", scope="([^"]*)"', needs)
    if status == 403:
        return status, None if scope is None else scope[1]
    if status == 401 or message is None:
        return status
    if "error" in message:
        data = message["error"].get("data") or {}
        error = data.get("error") if isinstance(data, dict) else None
        return "error", error["code"] if error else message["error"]["code"]
    result = message.get("result", {})
    if result.get("isError"):
        return "result", result["_meta"]["dev.toolc/envelope"]["error"]["code"]
    return "allowed"


@pytest.mark.parametrize("era", ERAS)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["method"])
def test_every_method_asks_what_its_row_says(
    client: Http, row: dict[str, Any], era: str
) -> None:
    method, params, is_served = row["method"], row["params"], era in row["eras"]
    opens = method == "initialize"
    if opens and not is_served:
        return  # whatever its headers say, it begins a session of the older era
    full = Caller(client, "full", era, opens=opens)
    assert outcome(full.ask(method, params, None)) == 401
    if not is_served:
        assert "error" in str(outcome(full.ask(method, params)))
        return
    # Scopes.
    lacks = "allowed" if row["scope"] is None else (403, row["scope"])
    assert outcome(full.ask(method, params, "narrow")) == lacks
    assert outcome(full.ask(method, params)) == "allowed"
    # The owner of a session.
    if full.session is not None:
        foreign = full.ask(method, params, "other")
        nowhere = Caller(client, "other", "older")
        assert nowhere.session is not None
        nowhere.session.headers["Mcp_Session_Id"] = "0" * 32
        assert foreign[:2] == nowhere.ask(method, params)[:2]
        assert foreign[0] == 404
    other = Caller(client, "other", era, opens=opens)
    assert outcome(other.ask(method, params)) == "allowed"
    # The policy.
    barred = Caller(client, "barred", era, opens=opens)
    denied = (
        "allowed" if row["policy"] is None else (row["policy"], "capability_denied")
    )
    assert outcome(barred.ask(method, params)) == denied


def test_every_method_has_a_row() -> None:
    rows = {row["method"] for row in ROWS}
    known = {
        get_args(one.model_fields["method"].annotation)[0]
        for one in get_args(mcp_types.ClientRequest)
    }
    assert len(known) > 12
    assert known - rows == set()
    handlers = Serving(server(), Options()).protocol._request_handlers  # noqa: SLF001
    assert len(handlers) > 10
    assert set(handlers) - rows == set()
    # What names something is in the table with a scope, and nothing else is.
    scoped = {row["method"] for row in ROWS if row["scope"] is not None}
    assert set(NAMING) == scoped


ACTING = '{"name":"act","arguments":{"text":"a"}}'
READING = '{"uri":"table://item/a"}'
BODIES = [
    f'{{"jsonrpc":"2.0","id":1,{rest}}}'
    for rest in (
        f'"method":"tools/list","method":"tools/call","params":{ACTING}',
        f'"method":"tools/call","method":"tools/list","params":{ACTING}',
        f'"method":"tools/call","params":{{}},"params":{ACTING}',
        f'"method":"tools/call","params":{ACTING},"params":{{}}',
        '"m\\u0065thod":"tools\\/call","params":{"name":"\\u0061ct","arguments":{"text":"a"}}',
        '"method":"tools/call","params":{"name":"nothing","name":"act","arguments":{"text":"a"}}',
        '"method":"tools/call","params":{"name":"act","name":"nothing","arguments":{"text":"a"}}',
        '"method":"resources/read","params":{"uri":"table://item/%61"}',
        f'"method":"ping","method":"resources/read","params":{READING}',
        '"method":"resources/read","params":{"uri":"x:","uri":"table://item/a"}',
    )
]


@pytest.mark.parametrize("body", [*BODIES, f"[{BODIES[0]}]", f"\ufeff{BODIES[0]}"])
def test_no_spelling_of_a_body_gets_around_the_scopes(client: Http, body: str) -> None:
    assert not ran(client.session(**bearer("narrow")), body)


def test_spellings_mean_something(client: Http) -> None:
    session = client.session(**bearer("full"))
    assert sum(ran(session, body) for body in BODIES) > 2


def ran(session: Session, body: str) -> bool:
    text = session.post(body.encode()).text.replace(" ", "")
    return '"structuredContent":{"result":41}' in text or "contents" in text


def test_a_context_of_the_host_keeps_the_scopes_of_the_token() -> None:
    def context(_: Context, __: object) -> Context:
        return Context().with_owner("ann").with_scopes(["act", "more"])

    with http_of(server(), auth=Tokens(), context=context) as client:
        for token, is_allowed in (("full", True), ("narrow", False)):
            caller = Caller(client, token, "modern")
            act = {"name": "act", "arguments": {"text": "a"}}
            found = outcome(caller.ask("tools/call", act))
            assert (found == "allowed") == is_allowed
            # What the host takes away is refused by the pipeline.
            found = outcome(caller.ask("resources/read", {"uri": "table://item/a"}))
            assert (found == ("error", "missing_scope")) == is_allowed


@contextmanager
def older_stream(session: Session) -> Generator[Any]:
    """What the server sends by itself to a session."""
    headers = _headers(dict(session.headers))
    connection = session.client.begin("GET", "/mcp", None, headers)
    try:
        yield connection.getresponse()
    finally:
        connection.close()


def test_watchers_hear_only_of_what_they_may_read() -> None:
    own, barred = server(), set[str]()
    own.registry.policy = Barring(barred)
    with http_of(own, auth=Tokens()) as client:
        sessions = {name: client.session(**bearer(name)) for name in ("full", "other")}
        for session in sessions.values():
            for name in "ab":
                watched = {"uri": f"table://item/{name}"}
                assert session.ask("resources/subscribe", watched).status == 200
        with (
            older_stream(sessions["full"]) as ann,
            older_stream(sessions["other"]) as bob,
        ):
            barred.add("ann")
            own.updated("table://item/a")
            assert first(bob) == "table://item/a"
            barred.clear()
            own.updated("table://item/b")
            assert first(ann) == first(bob) == "table://item/b"


def first(stream: Any) -> str:
    """Give the next resource that has changed."""
    while line := stream.readline():
        if line.startswith(b"data: {"):
            uri: str = json.loads(line[6:])["params"]["uri"]
            return uri
    raise AssertionError("the stream has ended")


def test_listeners_hear_only_of_what_they_may_read() -> None:
    own, barred = server(), set[str]()
    own.registry.policy = Barring(barred)
    uris = ["table://item/a", "table://item/b"]
    params = {"notifications": {"resourceSubscriptions": uris}}
    with http_of(own, auth=Tokens()) as client:
        message, headers = asked("subscriptions/listen", params)
        streams = []
        for token in ("full", "other"):
            own_headers = _headers({**headers, **bearer(token)})
            body = json.dumps(message).encode()
            connection = client.begin("POST", "/mcp", body, own_headers)
            streams.append((connection, connection.getresponse()))
        try:
            for _, stream in streams:
                while b"acknowledged" not in stream.readline():
                    pass
            (_, ann), (_, bob) = streams
            barred.add("ann")
            own.updated("table://item/a")
            assert first(bob) == "table://item/a"
            barred.clear()
            own.updated("table://item/b")
            assert first(ann) == first(bob) == "table://item/b"
        finally:
            for connection, _ in streams:
                connection.close()


def test_a_variable_that_is_a_path_binds_the_policy(tmp_path: Path) -> None:
    """As `resource page(name: path @needs(fs:read:./in)) "page:///{+name}"` has it."""
    (tmp_path / "in").mkdir()

    class Named(Struct, kw_only=True, forbid_unknown_fields=True):
        name: str

    field = Field("name", PATH, needs=("fs:read:./in",))
    args: Codec[Any] = Codec(Record(Named, lambda: (field,)))
    page = Spec(
        name="pages/page",
        toolset="pages",
        implementation=Implementation("resource", "pages"),
        capabilities=(Capability("fs:read", "./in"),),
        args=args,
        output_schema='{"type":"string"}',
    )

    class Pages:
        async def page(self, cx: Context, args: Named) -> str:
            return args.name

    about = ToolsetSpec(name="pages")
    toolset = Toolset.of(
        "pages", lambda: lambda: about, Pages(), [(_tool(page, args, WORD), "page")]
    )
    policy = GrantPolicy(
        "strict", capabilities=["fs:read:./in"], working_dir=tmp_path, environ={}
    )
    resource = ResourceSpec(
        name="page",
        uri="page:///{+name}",
        shape="text",
        tool=lambda: page,
        variables=("name",),
    )
    registry = Registry(policy=policy)
    described = ServerSpec(name="pages", service="tests", resources=(resource,))
    own = Server(described, registry, toolset)
    base = Context().with_working_dir(tmp_path)
    with http_of(own, base=base) as client:
        for name, is_allowed in (
            ("in/a", True),
            ("in/../in/a", True),
            ("out/a", False),
            ("in/../out", False),
            ("%2Fetc%2Fpasswd", False),
        ):
            answer = client.ask("resources/read", {"uri": f"page:///{name}"})
            found = "result" in answer.last
            assert found == is_allowed, answer.text
            if not is_allowed:
                assert "capability_denied" in answer.text
