"""The payloads of `xtask/codecs`, byte for byte, and what is broken in them."""

from __future__ import annotations

SMALL = (
    '{"query":"wireless keyboard, compact, German","sku":"KB-2041-DE-W",'
    '"limit":25,"score":0.375,"order":"descending"}'
)

_LINES = (
    ("KB-2041-DE", "Wireless keyboard, compact", 2, "49.9", '"office","wireless"'),
    ("MS-1100", 'Mouse with \\"quiet\\" buttons', 2, "19.95", '"office"'),
    ("HDMI-2M", "HDMI cable, 2 m", 5, "7.5", ""),
    (
        "DOCK-9",
        "Docking station with three ports",
        1,
        "189",
        '"office","usb-c","power"',
    ),
    ("LAMP-07", "Desk lamp, warm white", 1, "34.25", '"light"'),
    ("NOTE-A5", "Notebook A5, dotted, 120 pages", 12, "3.8", '"paper","gift"'),
)


def _line(sku: str, title: str, quantity: int, price: str, tags: str) -> str:
    return (
        f'{{"sku":"{sku}","title":"{title}","quantity":{quantity},'
        f'"price":{price},"tags":[{tags}]}}'
    )


#: An order of six lines.
MEDIUM = (
    '{"id":"6f1f6f0a-7a52-4f8e-9d3c-0d8f2c7f7f10","placed":"2026-11-21",'
    '"customer":{"name":"Ada Lovelace","email":"ada@example.com","address":{'
    '"street":"12 St James\'s Square, second entrance, behind the yard",'
    '"city":"München","zip":"80331","country":"DE"}},'
    f'"lines":[{",".join(_line(*line) for line in _LINES)}],'
    '"labels":{"channel":"web","campaign":"autumn-2026","region":"eu-central"},'
    '"payment":{"type":"card","value":{"holder":"Ada Lovelace","last4":"4242",'
    '"expires":"2028-05-31"}},'
    '"note":"Please leave the parcel with the neighbours on the second floor; the '
    "bell does not work, and the door at the front stays shut until ten. Thank "
    'you!"}'
)


def _record(at: int) -> str:
    value = f"{at * 7919 % 100_000 / 1000 - 20!r}".removesuffix(".0")
    level = ("low", "medium", "high")[at % 3]
    active = "true" if at % 2 == 0 else "false"
    return (
        f'{{"id":{at * 37},"name":"s-{at:04}","value":{value},"active":{active},'
        f'"level":"{level}","day":"2026-10-{at % 28 + 1:02}"}}'
    )


#: A thousand records.
LARGE = f'{{"records":[{",".join(_record(at) for at in range(1000))}]}}'

#: A search with five issues: in each of its fields, one of which is missing.
SMALL_WITH_FIVE = (
    SMALL.replace('"limit":25', '"limit":0')
    .replace('"score":0.375', '"score":4')
    .replace("KB-2041", "kb-2041")
    .replace('"order":"descending"', '"ordre":"descending"')
)

#: A search whose last field is wrong.
SMALL_WITH_ONE = SMALL.replace('"descending"', '"descendin"')

#: An order with five issues, spread over it.
MEDIUM_WITH_FIVE = (
    MEDIUM.replace('"placed":"2026-11-21"', '"placed":"2026-11-31"')
    .replace('"zip":"80331"', '"zip":"8033"')
    .replace('"quantity":5', '"quantity":0')
    .replace('"country":"DE"', '"land":"DE"')
)

#: An order whose last line is wrong.
MEDIUM_WITH_ONE = MEDIUM.replace('"last4":"4242"', '"last4":"424"')

#: A batch with five issues, spread over it.
LARGE_WITH_FIVE = (
    LARGE.replace('"s-0100"', '""')
    .replace('"s-0300"', "300")
    .replace('"s-0500","value":', '"s-0500","valu":')
    .replace('"s-0700",', '"s-0700","x":0,')
)

#: A batch whose last record is wrong.
LARGE_WITH_ONE = LARGE.replace('"s-0999"', '""')
