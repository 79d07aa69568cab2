# Made by toolc from patterns.tools; do not edit.
"""The types of the package `conformance.patterns`."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

__all__ = [
    "Ahead",
    "Ahead2",
    "Alternatives",
    "AnyOne",
    "Astral",
    "AtEnd",
    "AtLeastTwo",
    "AtStart",
    "Behind",
    "Between",
    "Blank",
    "BothAround",
    "Counted",
    "Dashed",
    "Digits",
    "Dollar",
    "Dot",
    "Doubled",
    "EdgeInLoop",
    "Either",
    "EmptyLoops",
    "Escapes",
    "Everything",
    "Faces",
    "FarBack",
    "FarBehind",
    "Greek",
    "Inner",
    "Inside",
    "Later",
    "Lazy",
    "Letter",
    "Letters",
    "Loops",
    "Named",
    "Nested",
    "NoWord",
    "NotAny",
    "NotBehind",
    "NotLetter",
    "NotThese",
    "Nothing",
    "Optional",
    "Pair",
    "Password",
    "Plain",
    "Quote",
    "Slash",
    "Slug",
    "Space",
    "SpaceAtEnd",
    "Stars",
    "Thirty",
    "Three",
    "Twice",
    "Unset",
    "Upper",
    "Word",
    "WordEdge",
]


Slug: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\-0-9a-z]+\\Z")]


Inside: TypeAlias = Annotated[str, msgspec.Meta(pattern="b+")]


Digits: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9]+\\Z")]


Word: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[0-9A-Z_a-z]+\\Z")]


Space: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\t-\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\\Z"
    ),
]


Dot: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[^\\n\\r\\u2028\\u2029]\\Z")]


Ahead: TypeAlias = str


Behind: TypeAlias = str


Twice: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^([^\\n\\r\\u2028\\u2029])(?(1)\\1|)\\Z")
]


Unset: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:(a)|b)(?(1)\\1|)\\Z")]


Letter: TypeAlias = str


Slash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a//\\Z")]


Counted: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,3}\\Z")]


Named: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9]{2})-(?(1)\\1|)\\Z")]


NotBehind: TypeAlias = str


WordEdge: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?a:\\b)cat(?a:\\b)")]


Inner: TypeAlias = Annotated[str, msgspec.Meta(pattern="a(?!(?a:\\b))b")]


AnyOne: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\s\\S]\\Z")]


Escapes: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^\\x01ABC\\t\\n\\x0b\\x0c\\r\\x00\\Z")
]


Pair: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\U0001f600\\U0001f600\\Z")]


Upper: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Z\\xc0-\\xd6\\xd8-\\xde\\u0100\\u0102\\u0104\\u0106\\u0108\\u010a\\u010c\\u010e\\u0110\\u0112\\u0114\\u0116\\u0118\\u011a\\u011c\\u011e\\u0120\\u0122\\u0124\\u0126\\u0128\\u012a\\u012c\\u012e\\u0130\\u0132\\u0134\\u0136\\u0139\\u013b\\u013d\\u013f\\u0141\\u0143\\u0145\\u0147\\u014a\\u014c\\u014e\\u0150\\u0152\\u0154\\u0156\\u0158\\u015a\\u015c\\u015e\\u0160\\u0162\\u0164\\u0166\\u0168\\u016a\\u016c\\u016e\\u0170\\u0172\\u0174\\u0176\\u0178\\u0179\\u017b\\u017d\\u0181\\u0182\\u0184\\u0186\\u0187\\u0189-\\u018b\\u018e-\\u0191\\u0193\\u0194\\u0196-\\u0198\\u019c\\u019d\\u019f\\u01a0\\u01a2\\u01a4\\u01a6\\u01a7\\u01a9\\u01ac\\u01ae\\u01af\\u01b1-\\u01b3\\u01b5\\u01b7\\u01b8\\u01bc\\u01c4\\u01c7\\u01ca\\u01cd\\u01cf\\u01d1\\u01d3\\u01d5\\u01d7\\u01d9\\u01db\\u01de\\u01e0\\u01e2\\u01e4\\u01e6\\u01e8\\u01ea\\u01ec\\u01ee\\u01f1\\u01f4\\u01f6-\\u01f8\\u01fa\\u01fc\\u01fe\\u0200\\u0202\\u0204\\u0206\\u0208\\u020a\\u020c\\u020e\\u0210\\u0212\\u0214\\u0216\\u0218\\u021a\\u021c\\u021e\\u0220\\u0222\\u0224\\u0226\\u0228\\u022a\\u022c\\u022e\\u0230\\u0232\\u023a\\u023b\\u023d\\u023e\\u0241\\u0243-\\u0246\\u0248\\u024a\\u024c\\u024e\\u0370\\u0372\\u0376\\u037f\\u0386\\u0388-\\u038a\\u038c\\u038e\\u038f\\u0391-\\u03a1\\u03a3-\\u03ab\\u03cf\\u03d2-\\u03d4\\u03d8\\u03da\\u03dc\\u03de\\u03e0\\u03e2\\u03e4\\u03e6\\u03e8\\u03ea\\u03ec\\u03ee\\u03f4\\u03f7\\u03f9\\u03fa\\u03fd-\\u042f\\u0460\\u0462\\u0464\\u0466\\u0468\\u046a\\u046c\\u046e\\u0470\\u0472\\u0474\\u0476\\u0478\\u047a\\u047c\\u047e\\u0480\\u048a\\u048c\\u048e\\u0490\\u0492\\u0494\\u0496\\u0498\\u049a\\u049c\\u049e\\u04a0\\u04a2\\u04a4\\u04a6\\u04a8\\u04aa\\u04ac\\u04ae\\u04b0\\u04b2\\u04b4\\u04b6\\u04b8\\u04ba\\u04bc\\u04be\\u04c0\\u04c1\\u04c3\\u04c5\\u04c7\\u04c9\\u04cb\\u04cd\\u04d0\\u04d2\\u04d4\\u04d6\\u04d8\\u04da\\u04dc\\u04de\\u04e0\\u04e2\\u04e4\\u04e6\\u04e8\\u04ea\\u04ec\\u04ee\\u04f0\\u04f2\\u04f4\\u04f6\\u04f8\\u04fa\\u04fc\\u04fe\\u0500\\u0502\\u0504\\u0506\\u0508\\u050a\\u050c\\u050e\\u0510\\u0512\\u0514\\u0516\\u0518\\u051a\\u051c\\u051e\\u0520\\u0522\\u0524\\u0526\\u0528\\u052a\\u052c\\u052e\\u0531-\\u0556\\u10a0-\\u10c5\\u10c7\\u10cd\\u13a0-\\u13f5\\u1c89\\u1c90-\\u1cba\\u1cbd-\\u1cbf\\u1e00\\u1e02\\u1e04\\u1e06\\u1e08\\u1e0a\\u1e0c\\u1e0e\\u1e10\\u1e12\\u1e14\\u1e16\\u1e18\\u1e1a\\u1e1c\\u1e1e\\u1e20\\u1e22\\u1e24\\u1e26\\u1e28\\u1e2a\\u1e2c\\u1e2e\\u1e30\\u1e32\\u1e34\\u1e36\\u1e38\\u1e3a\\u1e3c\\u1e3e\\u1e40\\u1e42\\u1e44\\u1e46\\u1e48\\u1e4a\\u1e4c\\u1e4e\\u1e50\\u1e52\\u1e54\\u1e56\\u1e58\\u1e5a\\u1e5c\\u1e5e\\u1e60\\u1e62\\u1e64\\u1e66\\u1e68\\u1e6a\\u1e6c\\u1e6e\\u1e70\\u1e72\\u1e74\\u1e76\\u1e78\\u1e7a\\u1e7c\\u1e7e\\u1e80\\u1e82\\u1e84\\u1e86\\u1e88\\u1e8a\\u1e8c\\u1e8e\\u1e90\\u1e92\\u1e94\\u1e9e\\u1ea0\\u1ea2\\u1ea4\\u1ea6\\u1ea8\\u1eaa\\u1eac\\u1eae\\u1eb0\\u1eb2\\u1eb4\\u1eb6\\u1eb8\\u1eba\\u1ebc\\u1ebe\\u1ec0\\u1ec2\\u1ec4\\u1ec6\\u1ec8\\u1eca\\u1ecc\\u1ece\\u1ed0\\u1ed2\\u1ed4\\u1ed6\\u1ed8\\u1eda\\u1edc\\u1ede\\u1ee0\\u1ee2\\u1ee4\\u1ee6\\u1ee8\\u1eea\\u1eec\\u1eee\\u1ef0\\u1ef2\\u1ef4\\u1ef6\\u1ef8\\u1efa\\u1efc\\u1efe\\u1f08-\\u1f0f\\u1f18-\\u1f1d\\u1f28-\\u1f2f\\u1f38-\\u1f3f\\u1f48-\\u1f4d\\u1f59\\u1f5b\\u1f5d\\u1f5f\\u1f68-\\u1f6f\\u1fb8-\\u1fbb\\u1fc8-\\u1fcb\\u1fd8-\\u1fdb\\u1fe8-\\u1fec\\u1ff8-\\u1ffb\\u2102\\u2107\\u210b-\\u210d\\u2110-\\u2112\\u2115\\u2119-\\u211d\\u2124\\u2126\\u2128\\u212a-\\u212d\\u2130-\\u2133\\u213e\\u213f\\u2145\\u2183\\u2c00-\\u2c2f\\u2c60\\u2c62-\\u2c64\\u2c67\\u2c69\\u2c6b\\u2c6d-\\u2c70\\u2c72\\u2c75\\u2c7e-\\u2c80\\u2c82\\u2c84\\u2c86\\u2c88\\u2c8a\\u2c8c\\u2c8e\\u2c90\\u2c92\\u2c94\\u2c96\\u2c98\\u2c9a\\u2c9c\\u2c9e\\u2ca0\\u2ca2\\u2ca4\\u2ca6\\u2ca8\\u2caa\\u2cac\\u2cae\\u2cb0\\u2cb2\\u2cb4\\u2cb6\\u2cb8\\u2cba\\u2cbc\\u2cbe\\u2cc0\\u2cc2\\u2cc4\\u2cc6\\u2cc8\\u2cca\\u2ccc\\u2cce\\u2cd0\\u2cd2\\u2cd4\\u2cd6\\u2cd8\\u2cda\\u2cdc\\u2cde\\u2ce0\\u2ce2\\u2ceb\\u2ced\\u2cf2\\ua640\\ua642\\ua644\\ua646\\ua648\\ua64a\\ua64c\\ua64e\\ua650\\ua652\\ua654\\ua656\\ua658\\ua65a\\ua65c\\ua65e\\ua660\\ua662\\ua664\\ua666\\ua668\\ua66a\\ua66c\\ua680\\ua682\\ua684\\ua686\\ua688\\ua68a\\ua68c\\ua68e\\ua690\\ua692\\ua694\\ua696\\ua698\\ua69a\\ua722\\ua724\\ua726\\ua728\\ua72a\\ua72c\\ua72e\\ua732\\ua734\\ua736\\ua738\\ua73a\\ua73c\\ua73e\\ua740\\ua742\\ua744\\ua746\\ua748\\ua74a\\ua74c\\ua74e\\ua750\\ua752\\ua754\\ua756\\ua758\\ua75a\\ua75c\\ua75e\\ua760\\ua762\\ua764\\ua766\\ua768\\ua76a\\ua76c\\ua76e\\ua779\\ua77b\\ua77d\\ua77e\\ua780\\ua782\\ua784\\ua786\\ua78b\\ua78d\\ua790\\ua792\\ua796\\ua798\\ua79a\\ua79c\\ua79e\\ua7a0\\ua7a2\\ua7a4\\ua7a6\\ua7a8\\ua7aa-\\ua7ae\\ua7b0-\\ua7b4\\ua7b6\\ua7b8\\ua7ba\\ua7bc\\ua7be\\ua7c0\\ua7c2\\ua7c4-\\ua7c7\\ua7c9\\ua7cb\\ua7cc\\ua7ce\\ua7d0\\ua7d2\\ua7d4\\ua7d6\\ua7d8\\ua7da\\ua7dc\\ua7f5\\uff21-\\uff3a\\U00010400-\\U00010427\\U000104b0-\\U000104d3\\U00010570-\\U0001057a\\U0001057c-\\U0001058a\\U0001058c-\\U00010592\\U00010594\\U00010595\\U00010c80-\\U00010cb2\\U00010d50-\\U00010d65\\U000118a0-\\U000118bf\\U00016e40-\\U00016e5f\\U00016ea0-\\U00016eb8\\U0001d400-\\U0001d419\\U0001d434-\\U0001d44d\\U0001d468-\\U0001d481\\U0001d49c\\U0001d49e\\U0001d49f\\U0001d4a2\\U0001d4a5\\U0001d4a6\\U0001d4a9-\\U0001d4ac\\U0001d4ae-\\U0001d4b5\\U0001d4d0-\\U0001d4e9\\U0001d504\\U0001d505\\U0001d507-\\U0001d50a\\U0001d50d-\\U0001d514\\U0001d516-\\U0001d51c\\U0001d538\\U0001d539\\U0001d53b-\\U0001d53e\\U0001d540-\\U0001d544\\U0001d546\\U0001d54a-\\U0001d550\\U0001d56c-\\U0001d585\\U0001d5a0-\\U0001d5b9\\U0001d5d4-\\U0001d5ed\\U0001d608-\\U0001d621\\U0001d63c-\\U0001d655\\U0001d670-\\U0001d689\\U0001d6a8-\\U0001d6c0\\U0001d6e2-\\U0001d6fa\\U0001d71c-\\U0001d734\\U0001d756-\\U0001d76e\\U0001d790-\\U0001d7a8\\U0001d7ca\\U0001e900-\\U0001e921]\\Z"
    ),
]


NotLetter: TypeAlias = str


Greek: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\u0370-\\u0373\\u0375-\\u0377\\u037a-\\u037d\\u037f\\u0384\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03e1\\u03f0-\\u03ff\\u1d26-\\u1d2a\\u1d5d-\\u1d61\\u1d66-\\u1d6a\\u1dbf\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe\\u2126\\uab65\\U00010140-\\U0001018e\\U000101a0\\U0001d200-\\U0001d245]+\\Z"
    ),
]


Alternatives: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:a|ab)(?:c|bcd)\\Z")]


Lazy: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a+?b*?c\\Z")]


AtLeastTwo: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a{2,}\\Z")]


Blank: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\Z")]


AtEnd: TypeAlias = Annotated[str, msgspec.Meta(pattern="a\\Z")]


AtStart: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a")]


Faces: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^[\\U0001f600-\\U0001f60e]{2}\\Z")
]


Everything: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\s\\S]{2}\\Z")]


NotThese: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[^\\t-\\r 0-9\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff]\\Z"
    ),
]


NotAny: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\x00-/:-\\U0010ffff][\\x00-/:-@\\[-\\^`{-\\U0010ffff][\\x00-\\x08\\x0e-\\x1f!-\\x9f\\xa1-\\u167f\\u1681-\\u1fff\\u200b-\\u2027\\u202a-\\u202e\\u2030-\\u205e\\u2060-\\u2fff\\u3001-\\ufefe\\uff00-\\U0010ffff]\\Z"
    ),
]


Later: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:)(a)\\Z")]


Dashed: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[\\-.0-9A-Z_a-z]+\\Z")]


Optional: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^(?:https?://)?[a-z]+(?:\\.[a-z]+)*\\Z")
]


Quote: TypeAlias = Annotated[str, msgspec.Meta(pattern='^"[^"]*"\\Z')]


Nested: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^((a)(b(c)?))(?(3)\\3|)(?(1)\\1|)\\Z")
]


Either: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a|b\\Z")]


Astral: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[^a]\\Z")]


Ahead2: TypeAlias = str


Plain: TypeAlias = Annotated[str, msgspec.Meta(pattern="a[^\\n\\r\\u2028\\u2029]c")]


Dollar: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\$\\{[0-9A-Z_a-z]+\\}\\Z")]


Three: TypeAlias = Annotated[str, msgspec.Meta(pattern="a")]


Thirty: TypeAlias = str


Loops: TypeAlias = str


Doubled: TypeAlias = str


Stars: TypeAlias = str


SpaceAtEnd: TypeAlias = str


FarBehind: TypeAlias = str


FarBack: TypeAlias = str


Between: TypeAlias = str


BothAround: TypeAlias = str


Password: TypeAlias = str


NoWord: TypeAlias = str


EmptyLoops: TypeAlias = str


Nothing: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?!)")]


EdgeInLoop: TypeAlias = str


Letters: TypeAlias = str
