# Made by toolc from tools/orders.tools; do not edit.
"""Everything the design declares of the toolset `orders`, as data."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import toolrt
from toolrt import call
from toolrt import spec as decl

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["SPECS", "advertised", "spec", "toolset"]

# fmt: off


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="orders",
        service="orders",
        description="Price orders.",
        tools=("price_order",),
    )


def spec(name: str) -> decl.Spec | None:
    """Give the spec of the tool of this name."""
    made = SPECS.get(name)
    return None if made is None else made()


def advertised(grants: toolrt.Policy) -> tuple[decl.Spec, ...]:
    """Give the specs of the tools that a model may see under these grants."""
    return toolrt.advertised((made() for made in SPECS.values()), grants)


@cache
def _price_order() -> decl.Spec:
    """Give the spec of the tool `price_order`."""
    return decl.Spec(
        name="price_order",
        description="What an order costs, shipping included.",
        toolset="orders",
        service="orders",
        version="1.0.0",
        input_schema='{"type":"object","properties":{"lines":{"type":"array","items":{"description":"Something that is ordered.","type":"object","properties":{"item":{"type":"string","minLength":1,"maxLength":80},"quantity":{"type":"integer","default":1,"minimum":1,"maximum":99},"price":{"description":"Of one piece.","type":"object","properties":{"amount":{"type":"integer","description":"In the smallest unit of the currency: 1250 are 12.50 EUR."},"currency":{"type":"string","description":"Three letters, like `EUR`.","pattern":"^[A-Z]{3}$"}},"required":["amount","currency"],"additionalProperties":false}},"required":["item","price"],"additionalProperties":false},"minItems":1,"maxItems":20},"speed":{"description":"How fast an order leaves the house.\\n\\n- \\"normal\\": Within a week.\\n- \\"express\\": The next day.","default":"normal","type":"string","enum":["normal","express"]}},"required":["lines"],"additionalProperties":false}',
        output_schema='{"type":"object","properties":{"goods":{"$ref":"#/$defs/Money"},"shipping":{"$ref":"#/$defs/Money"},"total":{"$ref":"#/$defs/Money"}},"required":["goods","shipping","total"],"additionalProperties":false,"$defs":{"Money":{"description":"An amount of money.","type":"object","properties":{"amount":{"type":"integer","description":"In the smallest unit of the currency: 1250 are 12.50 EUR."},"currency":{"type":"string","description":"Three letters, like `EUR`.","pattern":"^[A-Z]{3}$"}},"required":["amount","currency"],"additionalProperties":false}}}',
        effects=decl.Effects(readonly=True, idempotent=True),
        errors=(
            decl.ErrorSpec(code="mixed_currencies", kind=call.Kind.INPUT, message="The lines are in different currencies.", field="lines", action=call.Action.CORRECT, hint=("Split the order by currency.",)),
        ),
        examples=(
            decl.Example(args='{"lines":[{"item":"Pencil","price":{"amount":120,"currency":"EUR"}}]}'),
        ),
    )


#: What gives the spec of each tool, made when it is first asked for.
SPECS: dict[str, Callable[[], decl.Spec]] = {
    "price_order": _price_order,
}
