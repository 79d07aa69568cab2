"""Which tools a query finds, by the vectors of every runtime, and what changes say."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from generated import ROOT
from numbers_tools import Number, numbers
from support import gives
from test_finding import toolset

from toolrt import Registry, Spec
from toolrt.host import Changed
from toolrt.spec import Capability, Effects

VECTORS: dict[str, Any] = json.loads(
    (ROOT / "spec/conformance/search/search.json").read_text(encoding="utf-8")
)

FOUR = gives(Number(value=4))


def spec(tool: dict[str, Any]) -> Spec:
    own = dict(tool)
    arguments: dict[str, Any] = {name: {} for name in own.pop("arguments", ())}
    return Spec(
        name=own.pop("name"),
        title=own.pop("title", None),
        description=own.pop("description", ""),
        when=own.pop("when", None),
        toolset=own.pop("toolset"),
        service=own.pop("service"),
        tags=tuple(own.pop("tags")),
        capabilities=tuple(map(Capability, own.pop("capabilities", ()))),
        effects=msgspec.convert(own.pop("effects", {}), Effects),
        input_schema=json.dumps({"type": "object", "properties": arguments}),
    )


def tools() -> Registry:
    return Registry().register(*(toolset(spec(tool)) for tool in VECTORS["tools"]))


@pytest.mark.parametrize("case", VECTORS["cases"], ids=lambda case: case["name"])
def test_tools_are_found_as_the_vectors_say(case: dict[str, Any]) -> None:
    found = tools().search(**case["query"])
    assert [spec.name for spec in found] == case["found"]


def test_searches_follow_the_tools() -> None:
    registry = tools()
    assert [spec.name for spec in registry.search(any_tag=["search"])] == ["findFiles"]
    registry.unregister("findFiles")
    assert not registry.search(any_tag=["search"])
    assert "findFiles" not in [spec.name for spec in registry.search("files")]


def test_a_registry_is_a_collection_of_names() -> None:
    registry = Registry()
    assert (len(registry), list(registry), registry.names()) == (0, [], [])
    # None the less it is there.
    assert registry
    registry.register(numbers(quick=FOUR, halve=FOUR))
    assert (len(registry), "halve" in registry, "double" in registry) == (
        2,
        True,
        False,
    )
    assert list(registry) == registry.list() == ["halve", "quick"]
    assert tools().names() == sorted(tools().list())
    assert tools().names()[0] == "Größe"


def test_changes_say_what_has_changed() -> None:
    registry, seen = Registry(), list[Changed]()
    end = registry.watch(seen.append)
    registry.register(numbers(halve=FOUR, quick=FOUR))
    assert registry.unregister("quick")
    assert not registry.unregister("quick")
    assert registry.unregister_toolset("numbers") == 1
    end()
    registry.register(numbers(halve=FOUR))
    assert seen == [
        Changed(1, "numbers", ("halve", "quick")),
        Changed(2, "numbers", (), ("quick",)),
        Changed(3, "numbers", (), ("halve",)),
    ]
