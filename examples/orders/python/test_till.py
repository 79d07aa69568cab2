"""Tests of the till, and of what the page says that the program prints."""

from __future__ import annotations

from pathlib import Path

import pytest
from toolrt import Registry
from toolrt.testing import Example, assert_error, assert_ok, examples

import main
from gen.orders.tools import orders
from till import Till


@pytest.fixture
def app() -> Registry:
    """Give a registry with a till."""
    return Registry().register(orders.toolset(Till()))


@pytest.mark.parametrize("example", examples(orders))
def test_examples_of_the_design(example: Example, app: Registry) -> None:
    example.check(app)


def line(amount: int, currency: str) -> dict[str, object]:
    """Give a line of an order."""
    return {"item": "Pen", "price": {"amount": amount, "currency": currency}}


def test_shipping_is_added(app: Registry) -> None:
    lines = [line(100, "USD"), line(50, "USD") | {"quantity": 3}]
    price = assert_ok(app.call("price_order", lines=lines))
    assert (price.goods.amount, price.total.amount) == (250, 640)


def test_currencies_are_not_mixed(app: Registry) -> None:
    reply = app.call("price_order", lines=[line(1, "EUR"), line(1, "USD")])
    assert_error(reply, "mixed_currencies", field="lines")


def test_the_page_shows_what_the_program_prints(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main.main()
    page = (Path(__file__).parent.parent / "README.md").read_text(encoding="utf-8")
    assert f"```text\n{capsys.readouterr().out}```" in page
