# Made by toolc from schema.tools; do not edit.
"""The payloads, results and errors of the toolset `schema`."""

from __future__ import annotations

from msgspec import Struct

from ....types.conformance_schema.types import (
    Big,
    Deep,
    Either,
    Even,
    Evens,
    Half,
    Halves,
    Hidden,
    Loose,
    Loose2,
    Maybe,
    Named,
    Pair,
    Small,
    Third,
)

__all__ = [
    "Big",
    "CheckSchema0Args",
    "CheckSchema1Args",
    "CheckSchema2Args",
    "CheckSchema3Args",
    "CheckSchema4Args",
    "CheckSchema5Args",
    "CheckSchema6Args",
    "CheckSchema7Args",
    "CheckSchema8Args",
    "CheckSchema9Args",
    "CheckSchema10Args",
    "CheckSchema11Args",
    "CheckSchema12Args",
    "CheckSchema13Args",
    "Deep",
    "Either",
    "Even",
    "Evens",
    "Half",
    "Halves",
    "Hidden",
    "Loose",
    "Loose2",
    "Maybe",
    "Named",
    "Pair",
    "Small",
    "Third",
]


class CheckSchema0Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema0`."""


class CheckSchema1Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema1`."""


class CheckSchema2Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema2`."""


class CheckSchema3Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema3`."""


class CheckSchema4Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema4`."""


class CheckSchema5Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema5`."""


class CheckSchema6Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema6`."""


class CheckSchema7Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema7`."""


class CheckSchema8Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema8`."""


class CheckSchema9Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema9`."""


class CheckSchema10Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema10`."""


class CheckSchema11Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema11`."""


class CheckSchema12Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema12`."""


class CheckSchema13Args(Struct, kw_only=True, forbid_unknown_fields=True):
    """The arguments of `check_schema13`."""
