"""Prices orders: by JSON, by arguments that are refused, and by the typed client."""

from __future__ import annotations

from toolrt import Registry

from gen.orders.tools import orders
from till import Till


def shown(money: orders.Money) -> str:
    """Write an amount as people do."""
    whole, cents = divmod(money.amount, 100)
    return f"{whole}.{cents:02} {money.currency}"


def main() -> None:
    """Print a result, two refusals, and what the typed client gives."""
    app = Registry().register(orders.toolset(Till()))

    print("A call by JSON:")
    payload = """{"lines": [
        {"item": "Pencil", "quantity": 10, "price": {"amount": 120, "currency": "EUR"}},
        {"item": "Paper", "price": {"amount": 599, "currency": "EUR"}}
    ]}"""
    reply = app.call("price_order", payload)
    print(f"  {(reply.result_json or b'').decode()}")

    print("\nWhat the design refuses, and what the till does:")
    for currency in ("euro", "XYZ"):
        price = {"amount": 120, "currency": currency}
        reply = app.call("price_order", lines=[{"item": "Pencil", "price": price}])
        if reply.error:
            for issue in reply.error.issues:
                print(f"  {issue.message}")

    print("\nBy the typed client:")
    ink = orders.Line(item="Ink", price=orders.Money(amount=850, currency="EUR"))
    client = orders.Client(app)
    costs = client.price_order(lines=[ink], speed=orders.Speed.EXPRESS)
    print(f"  {shown(costs.goods)} and {shown(costs.shipping)} for shipping")


if __name__ == "__main__":
    main()
