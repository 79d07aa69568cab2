"""The drafts of JSON Schema: how schemas name them, which keywords each has."""

from __future__ import annotations

import re
from enum import IntEnum
from typing import Final


class Draft(IntEnum):
    """A draft of JSON Schema."""

    V4 = 4
    V6 = 6
    V7 = 7
    V2019_09 = 2019
    V2020_12 = 2020

    def has(self, keyword: str) -> bool:
        """Whether a keyword means something; those that no draft has may be any."""
        first, last = _SPANS.get(keyword, (self, self))
        return first <= self <= last

    @property
    def id_keyword(self) -> str:
        """The keyword for the URI of a schema."""
        return "id" if self == Draft.V4 else "$id"

    @property
    def has_lone_refs(self) -> bool:
        """Whether other keywords beside `$ref` mean nothing."""
        return self <= Draft.V7

    @property
    def has_item_lists(self) -> bool:
        """Whether `items` may be a list, and `additionalItems` says what follows."""
        return self <= Draft.V2019_09


_SPANS: Final = {
    "additionalItems": (Draft.V4, Draft.V2019_09),
    "const": (Draft.V6, Draft.V2020_12),
    "contains": (Draft.V6, Draft.V2020_12),
    "propertyNames": (Draft.V6, Draft.V2020_12),
    "if": (Draft.V7, Draft.V2020_12),
    "then": (Draft.V7, Draft.V2020_12),
    "else": (Draft.V7, Draft.V2020_12),
    "$anchor": (Draft.V2019_09, Draft.V2020_12),
    "$recursiveAnchor": (Draft.V2019_09, Draft.V2019_09),
    "$recursiveRef": (Draft.V2019_09, Draft.V2019_09),
    "dependentRequired": (Draft.V2019_09, Draft.V2020_12),
    "dependentSchemas": (Draft.V2019_09, Draft.V2020_12),
    "minContains": (Draft.V2019_09, Draft.V2020_12),
    "maxContains": (Draft.V2019_09, Draft.V2020_12),
    "unevaluatedItems": (Draft.V2019_09, Draft.V2020_12),
    "unevaluatedProperties": (Draft.V2019_09, Draft.V2020_12),
    "contentSchema": (Draft.V2019_09, Draft.V2020_12),
    "$dynamicAnchor": (Draft.V2020_12, Draft.V2020_12),
    "$dynamicRef": (Draft.V2020_12, Draft.V2020_12),
    "prefixItems": (Draft.V2020_12, Draft.V2020_12),
}

#: The name of a draft in the URI of its meta-schema.
_NAMES: Final = {
    "draft-04": Draft.V4,
    "draft-06": Draft.V6,
    "draft-07": Draft.V7,
    "draft/2019-09": Draft.V2019_09,
    "draft/2020-12": Draft.V2020_12,
}
_URI: Final = re.compile(r"https?://json-schema\.org/([^#]+)/(schema|meta/[a-z-]+)#?")


def named(uri: str) -> Draft | None:
    """Give the draft whose meta-schema, or a part of it, has a URI."""
    found = _URI.fullmatch(uri)
    return _NAMES.get(found[1]) if found else None
