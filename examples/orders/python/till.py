"""The host's own code: what an order costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from toolrt import Issue

from gen.orders.tools import orders

if TYPE_CHECKING:
    from toolrt import Context

#: The currencies that the till takes.
CURRENCIES = ("EUR", "USD")

#: What shipping costs, in cents.
SHIPPING = {orders.Speed.NORMAL: 390, orders.Speed.EXPRESS: 990}


class Till(orders.OrdersTools, orders.OrdersChecks):
    """Adds up."""

    def check_price_order(
        self, _cx: Context, args: orders.PriceOrderArgs, /
    ) -> list[Issue]:
        """Refuse what the design allows and the till does not take."""
        return [
            Issue.of_check(
                f"/lines/{index}/price",
                "is not accepted: the till takes EUR and USD, not "
                f"{line.price.currency}.",
            )
            for index, line in enumerate(args.lines)
            if line.price.currency not in CURRENCIES
        ]

    def price_order(
        self, cx: Context, args: orders.PriceOrderArgs
    ) -> orders.PriceOrderResult:
        """Add up what an order costs, shipping included."""
        currency = args.lines[0].price.currency
        for line in args.lines:
            other = line.price.currency
            if other != currency:
                raise orders.MixedCurrencies(first=currency, other=other)
        goods = sum(line.price.amount * line.quantity for line in args.lines)
        shipping = SHIPPING[args.speed]

        def money(amount: int) -> orders.Money:
            return orders.Money(amount=amount, currency=currency)

        return orders.PriceOrderResult(
            goods=money(goods), shipping=money(shipping), total=money(goods + shipping)
        )
