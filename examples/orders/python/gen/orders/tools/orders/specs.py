# Made by toolc from tools/orders.tools; do not edit.
"""Everything the design declares of the toolset `orders`, as data."""

from __future__ import annotations

from functools import cache, partial

from toolrt import call
from toolrt import spec as decl
from toolrt.specs import Specs

# fmt: off

#: What gives the spec of each tool, made when it is first asked for.
SPECS: Specs = Specs()

#: Gives the spec of the tool of a name, if there is one.
spec = SPECS.spec

#: Gives the specs of the tools that a model may see under these grants.
advertised = SPECS.advertised

_Spec = partial(decl.Spec, toolset="orders", service="orders", version="1.0.0")


@cache
def toolset() -> decl.ToolsetSpec:
    """Give the spec of the toolset."""
    return decl.ToolsetSpec(
        name="orders",
        service="orders",
        description="Price orders.",
        tools=tuple(SPECS),
    )


@SPECS.tool("price_order")
def _price_order() -> decl.Spec:
    return _Spec(
        name="price_order",
        description="What an order costs, shipping included.",
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
