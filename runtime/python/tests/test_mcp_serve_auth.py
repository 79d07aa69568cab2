"""Who may call over HTTP: tokens, scopes, and where clients learn of them."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, rsa
from jwt.algorithms import ECAlgorithm, OKPAlgorithm, RSAAlgorithm
from mcp_raw import Http, http_of
from mcp_served import served

from toolrt.mcp import JwtVerifier, Verified

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

ISSUER = "https://login.example.com"
AUDIENCE = "https://tools.example.com/mcp"
EC = ec.generate_private_key(ec.SECP256R1())
RSA = rsa.generate_private_key(65537, 2048)
ED = ed25519.Ed25519PrivateKey.generate()
OTHER = ec.generate_private_key(ec.SECP256R1())


def _public(algorithm: Any, key: Any, name: str) -> dict[str, Any]:
    return {**json.loads(algorithm.to_jwk(key.public_key())), "kid": name}


KEYS: dict[str, object] = {
    "keys": [
        _public(ECAlgorithm, EC, "ec"),
        _public(RSAAlgorithm, RSA, "rsa"),
        _public(OKPAlgorithm, ED, "ed"),
    ]
}


def token(key: Any = EC, name: str = "ec", how: str = "ES256", **claims: Any) -> str:
    own = {
        "iss": ISSUER,
        "aud": AUDIENCE,
        "sub": "ann",
        "exp": int(time.time()) + 60,
        "scope": "maths other",
        "tenant": "acme",
    }
    said = {name: value for name, value in {**own, **claims}.items() if value}
    return jwt.encode(said, key, how, headers={"kid": name})


def verifier(jwks: Any = KEYS) -> JwtVerifier:
    return JwtVerifier(issuer=ISSUER, audience=AUDIENCE, jwks=jwks)


def verified(given: str, by: JwtVerifier | None = None) -> Verified | None:
    return asyncio.run((by or verifier()).verify(given))


def test_good_tokens() -> None:
    for given in (
        token(),
        token(RSA, "rsa", "RS256"),
        token(ED, "ed", "EdDSA"),
        token(aud=["https://other.example.com", AUDIENCE]),
        token(exp=int(time.time()) - 5),
    ):
        found = verified(given)
        assert found is not None
        assert found.caller == "ann"
        assert found.scopes == {"maths", "other"}
        assert found.claims["tenant"] == "acme"


def test_bad_tokens() -> None:
    shared = jwt.encode({"sub": "ann"}, "x" * 32, "HS256", headers={"kid": "ec"})
    nobody = jwt.encode({"sub": "ann"}, "", "none", headers={"kid": "ec"})
    for given in (
        token(OTHER),
        token(EC, "rsa"),
        token(EC, "unknown"),
        token(iss="https://evil.example"),
        token(aud="https://other.example.com"),
        token(aud=None),
        token(exp=int(time.time()) - 60),
        token(exp=None),
        token(nbf=int(time.time()) + 600),
        token(sub=None),
        token()[:-4] + "AAAA",
        shared,
        nobody,
        "",
        "a.b.c",
        "é",
    ):
        assert verified(given) is None
    with pytest.raises(ValueError, match="HS256"):
        JwtVerifier(issuer=ISSUER, audience="x", jwks=KEYS, algorithms=["HS256"])


_FILE = Path(__file__).parents[3] / "spec/conformance/mcp/tokens.json"
TOKENS = json.loads(_FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", TOKENS["cases"], ids=lambda case: case["about"])
def test_claims_say_who_calls_by_the_vectors(case: dict[str, Any]) -> None:
    own = {
        "iss": TOKENS["issuer"],
        "aud": AUDIENCE,
        "exp": int(time.time()) + 60,
        **case["claims"],
    }
    signed = jwt.api_jws.encode(
        json.dumps(own).encode(), EC, "ES256", headers={"kid": "ec"}
    )
    found = verified(signed, JwtVerifier(issuer=ISSUER, audience=AUDIENCE, jwks=KEYS))
    if case["caller"] is None:
        assert found is None
        return
    assert found is not None
    assert (found.caller, found.owner) == (case["caller"], case["owner"])
    assert found.scopes == set(case["scopes"])


def test_keys_come_by_https_or_from_this_machine() -> None:
    for url in (
        "http://login.example.com/jwks",
        "http://localhost@login.example.com/jwks",
        "http://localhost.example.com/jwks",
        "http://127.0.0.1.example.com/jwks",
        "http://10.0.0.1/jwks",
        "file:///etc/jwks",
        "ftp://localhost/jwks",
        "https:///jwks",
        "http://[::1/jwks",
        "jwks",
    ):
        with pytest.raises(ValueError, match="https"):
            verifier(url)
    for url in (
        "https://login.example.com/jwks",
        "http://localhost:8000/jwks",
        "http://127.0.0.1/jwks",
        "http://[::1]:8000/jwks",
    ):
        verifier(url)


@contextmanager
def jwks_server(keys: list[Any]) -> Generator[tuple[str, list[str]]]:
    """Serve keys, and note who fetches them."""
    fetched: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            fetched.append(self.path)
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps({"keys": keys}).encode())

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 # its name there
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/jwks", fetched
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_keys_are_fetched_and_not_too_often() -> None:
    with jwks_server([_public(ECAlgorithm, EC, "ec")]) as (url, fetched):
        own = verifier(url)
        assert fetched == []
        assert verified(token(), own) is not None
        assert verified(token(), own) is not None
        for _ in range(20):
            assert verified(token(EC, "unknown"), own) is None
        assert len(fetched) == 1


@pytest.fixture(scope="module")
def client() -> Iterator[Http]:
    with http_of(served(), auth=verifier()) as client:
        yield client


def bearer(given: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {given}"}


ADD = {"name": "add", "arguments": {"a": 1}}
ERASE = {"name": "erase", "arguments": {"n": 1}}


def test_a_token_is_needed(client: Http) -> None:
    place = f"http://127.0.0.1:{client.port}/.well-known/oauth-protected-resource/mcp"
    refused = client.ask("tools/call", ADD)
    assert refused.status == 401
    assert refused.headers["WWW-Authenticate"] == f'Bearer resource_metadata="{place}"'
    for given in (bearer("nonsense"), bearer(token(OTHER))):
        refused = client.ask("tools/call", ADD, **given)
        assert refused.status == 401
        assert 'error="invalid_token"' in refused.headers["WWW-Authenticate"]
    told = client.send("GET", place.partition(str(client.port))[2], None, {})
    assert json.loads(told.text) == {
        "resource": f"http://127.0.0.1:{client.port}/mcp",
        "authorization_servers": [ISSUER],
        "scopes_supported": ["maths", "admin"],
        "bearer_methods_supported": ["header"],
    }


def test_the_caller_is_the_tokens(client: Http) -> None:
    result = client.ask("tools/call", ADD, **bearer(token())).result
    assert result["_meta"]["dev.toolc/envelope"]["meta"]["caller"] == "ann"
    params = {"name": "whose", "arguments": {}}
    said = client.ask("tools/call", params, **bearer(token())).result
    assert "tenant=acme" in said["content"][0]["text"]
    # What the client says of itself does not matter.
    named = {"Toolrt_Caller": "bob", **bearer(token())}
    result = client.ask("tools/call", ADD, **named).result
    assert result["_meta"]["dev.toolc/envelope"]["meta"]["caller"] == "ann"


def test_scopes_are_needed(client: Http) -> None:
    session = client.session(**bearer(token()))
    for refused in (
        client.ask("tools/call", ERASE, **bearer(token())),
        session.ask("tools/call", ERASE),
        client.ask("tools/call", ADD, **bearer(token(scope="other"))),
    ):
        assert refused.status == 403
        says = refused.headers["WWW-Authenticate"]
        assert 'error="insufficient_scope"' in says
        assert 'scope="admin"' in says or 'scope="maths"' in says
    allowed = client.ask("tools/call", ERASE, **bearer(token(scope="admin")))
    assert allowed.status == 200


def test_a_body_that_hides_its_tool_gets_nowhere(client: Http) -> None:
    session = client.session(**bearer(token()))
    for name in ('"name":"erase","name":"add"', '"name":"add","name":"erase"'):
        body = (
            '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":'
            f'{{{name},"arguments":{{"n":1}}}}}}'
        )
        answer = session.post(body.encode())
        assert answer.status == 403 or "isError" in answer.text


def test_a_session_belongs_to_its_caller(client: Http) -> None:
    session = client.session(**bearer(token()))
    assert session.ask("tools/call", ADD).status == 200
    session.headers.update(bearer(token(sub="bob")))
    assert session.ask("tools/call", ADD).status == 404


def test_lists_of_what_is_permitted() -> None:
    discovery = {"permitted": True}
    with http_of(served(discovery=discovery), auth=verifier()) as client:
        listed = client.ask("tools/list", {}, **bearer(token())).result
        names = [tool["name"] for tool in listed["tools"]]
        assert "add" in names
        assert "erase" not in names
        assert listed["cacheScope"] == "private"
        for method in ("resources/list", "resources/templates/list", "prompts/list"):
            others = client.ask(method, {}, **bearer(token())).result
            assert others["cacheScope"] == "private"
    both = {"permitted": True, "search": True}
    with http_of(served(discovery=both), auth=verifier()) as client:
        inner = {"name": "erase", "arguments": {"n": 1}}
        params = {"name": "run_tool", "arguments": inner}
        assert client.ask("tools/call", params, **bearer(token())).status == 403
        query = {"name": "search_tools", "arguments": {"query": "erase add"}}
        found = client.ask("tools/call", query, **bearer(token())).result
        (tool,) = found["structuredContent"]["tools"]
        assert tool["name"] == "add"


def test_a_verifier_of_the_host() -> None:
    class Own:
        def verify(self, given: str) -> Verified | None:
            if given == "broken":
                raise RuntimeError("the database is down")
            return Verified(caller="bob") if given == "secret" else None

    url = "https://tools.example.com/mcp"
    with http_of(served(), auth=Own(), url=url) as client:
        assert client.ask("tools/list", {}, **bearer("secret")).status == 200
        refused = client.ask("tools/list", {}, **bearer("guess"))
        assert f"{url[:-4]}/.well-known" in refused.headers["WWW-Authenticate"]
        broken = client.ask("tools/list", {}, **bearer("broken"))
        assert broken.status == 503
        assert "database" not in broken.text
