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
    "Blank",
    "Counted",
    "Dashed",
    "Digits",
    "Dollar",
    "Dot",
    "Either",
    "Escapes",
    "Everything",
    "Faces",
    "Greek",
    "Inner",
    "Inside",
    "Later",
    "Lazy",
    "Letter",
    "Named",
    "Nested",
    "NotAny",
    "NotBehind",
    "NotLetter",
    "NotThese",
    "Optional",
    "Pair",
    "Plain",
    "Quote",
    "Slash",
    "Slug",
    "Space",
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


Ahead: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^(?=[^\\n\\r\\u2028\\u2029]*[0-9])(?![^\\n\\r\\u2028\\u2029]*x)[^\\n\\r\\u2028\\u2029]+\\Z"
    ),
]


Behind: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?<=a)b")]


Twice: TypeAlias = Annotated[
    str, msgspec.Meta(pattern="^([^\\n\\r\\u2028\\u2029])(?(1)\\1|)\\Z")
]


Unset: TypeAlias = Annotated[str, msgspec.Meta(pattern="^(?:(a)|b)(?(1)\\1|)\\Z")]


Letter: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Za-z\\xaa\\xb5\\xba\\xc0-\\xd6\\xd8-\\xf6\\xf8-\\u02c1\\u02c6-\\u02d1\\u02e0-\\u02e4\\u02ec\\u02ee\\u0370-\\u0374\\u0376\\u0377\\u037a-\\u037d\\u037f\\u0386\\u0388-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03f5\\u03f7-\\u0481\\u048a-\\u052f\\u0531-\\u0556\\u0559\\u0560-\\u0588\\u05d0-\\u05ea\\u05ef-\\u05f2\\u0620-\\u064a\\u066e\\u066f\\u0671-\\u06d3\\u06d5\\u06e5\\u06e6\\u06ee\\u06ef\\u06fa-\\u06fc\\u06ff\\u0710\\u0712-\\u072f\\u074d-\\u07a5\\u07b1\\u07ca-\\u07ea\\u07f4\\u07f5\\u07fa\\u0800-\\u0815\\u081a\\u0824\\u0828\\u0840-\\u0858\\u0860-\\u086a\\u0870-\\u0887\\u0889-\\u088f\\u08a0-\\u08c9\\u0904-\\u0939\\u093d\\u0950\\u0958-\\u0961\\u0971-\\u0980\\u0985-\\u098c\\u098f\\u0990\\u0993-\\u09a8\\u09aa-\\u09b0\\u09b2\\u09b6-\\u09b9\\u09bd\\u09ce\\u09dc\\u09dd\\u09df-\\u09e1\\u09f0\\u09f1\\u09fc\\u0a05-\\u0a0a\\u0a0f\\u0a10\\u0a13-\\u0a28\\u0a2a-\\u0a30\\u0a32\\u0a33\\u0a35\\u0a36\\u0a38\\u0a39\\u0a59-\\u0a5c\\u0a5e\\u0a72-\\u0a74\\u0a85-\\u0a8d\\u0a8f-\\u0a91\\u0a93-\\u0aa8\\u0aaa-\\u0ab0\\u0ab2\\u0ab3\\u0ab5-\\u0ab9\\u0abd\\u0ad0\\u0ae0\\u0ae1\\u0af9\\u0b05-\\u0b0c\\u0b0f\\u0b10\\u0b13-\\u0b28\\u0b2a-\\u0b30\\u0b32\\u0b33\\u0b35-\\u0b39\\u0b3d\\u0b5c\\u0b5d\\u0b5f-\\u0b61\\u0b71\\u0b83\\u0b85-\\u0b8a\\u0b8e-\\u0b90\\u0b92-\\u0b95\\u0b99\\u0b9a\\u0b9c\\u0b9e\\u0b9f\\u0ba3\\u0ba4\\u0ba8-\\u0baa\\u0bae-\\u0bb9\\u0bd0\\u0c05-\\u0c0c\\u0c0e-\\u0c10\\u0c12-\\u0c28\\u0c2a-\\u0c39\\u0c3d\\u0c58-\\u0c5a\\u0c5c\\u0c5d\\u0c60\\u0c61\\u0c80\\u0c85-\\u0c8c\\u0c8e-\\u0c90\\u0c92-\\u0ca8\\u0caa-\\u0cb3\\u0cb5-\\u0cb9\\u0cbd\\u0cdc-\\u0cde\\u0ce0\\u0ce1\\u0cf1\\u0cf2\\u0d04-\\u0d0c\\u0d0e-\\u0d10\\u0d12-\\u0d3a\\u0d3d\\u0d4e\\u0d54-\\u0d56\\u0d5f-\\u0d61\\u0d7a-\\u0d7f\\u0d85-\\u0d96\\u0d9a-\\u0db1\\u0db3-\\u0dbb\\u0dbd\\u0dc0-\\u0dc6\\u0e01-\\u0e30\\u0e32\\u0e33\\u0e40-\\u0e46\\u0e81\\u0e82\\u0e84\\u0e86-\\u0e8a\\u0e8c-\\u0ea3\\u0ea5\\u0ea7-\\u0eb0\\u0eb2\\u0eb3\\u0ebd\\u0ec0-\\u0ec4\\u0ec6\\u0edc-\\u0edf\\u0f00\\u0f40-\\u0f47\\u0f49-\\u0f6c\\u0f88-\\u0f8c\\u1000-\\u102a\\u103f\\u1050-\\u1055\\u105a-\\u105d\\u1061\\u1065\\u1066\\u106e-\\u1070\\u1075-\\u1081\\u108e\\u10a0-\\u10c5\\u10c7\\u10cd\\u10d0-\\u10fa\\u10fc-\\u1248\\u124a-\\u124d\\u1250-\\u1256\\u1258\\u125a-\\u125d\\u1260-\\u1288\\u128a-\\u128d\\u1290-\\u12b0\\u12b2-\\u12b5\\u12b8-\\u12be\\u12c0\\u12c2-\\u12c5\\u12c8-\\u12d6\\u12d8-\\u1310\\u1312-\\u1315\\u1318-\\u135a\\u1380-\\u138f\\u13a0-\\u13f5\\u13f8-\\u13fd\\u1401-\\u166c\\u166f-\\u167f\\u1681-\\u169a\\u16a0-\\u16ea\\u16f1-\\u16f8\\u1700-\\u1711\\u171f-\\u1731\\u1740-\\u1751\\u1760-\\u176c\\u176e-\\u1770\\u1780-\\u17b3\\u17d7\\u17dc\\u1820-\\u1878\\u1880-\\u1884\\u1887-\\u18a8\\u18aa\\u18b0-\\u18f5\\u1900-\\u191e\\u1950-\\u196d\\u1970-\\u1974\\u1980-\\u19ab\\u19b0-\\u19c9\\u1a00-\\u1a16\\u1a20-\\u1a54\\u1aa7\\u1b05-\\u1b33\\u1b45-\\u1b4c\\u1b83-\\u1ba0\\u1bae\\u1baf\\u1bba-\\u1be5\\u1c00-\\u1c23\\u1c4d-\\u1c4f\\u1c5a-\\u1c7d\\u1c80-\\u1c8a\\u1c90-\\u1cba\\u1cbd-\\u1cbf\\u1ce9-\\u1cec\\u1cee-\\u1cf3\\u1cf5\\u1cf6\\u1cfa\\u1d00-\\u1dbf\\u1e00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fbc\\u1fbe\\u1fc2-\\u1fc4\\u1fc6-\\u1fcc\\u1fd0-\\u1fd3\\u1fd6-\\u1fdb\\u1fe0-\\u1fec\\u1ff2-\\u1ff4\\u1ff6-\\u1ffc\\u2071\\u207f\\u2090-\\u209c\\u2102\\u2107\\u210a-\\u2113\\u2115\\u2119-\\u211d\\u2124\\u2126\\u2128\\u212a-\\u212d\\u212f-\\u2139\\u213c-\\u213f\\u2145-\\u2149\\u214e\\u2183\\u2184\\u2c00-\\u2ce4\\u2ceb-\\u2cee\\u2cf2\\u2cf3\\u2d00-\\u2d25\\u2d27\\u2d2d\\u2d30-\\u2d67\\u2d6f\\u2d80-\\u2d96\\u2da0-\\u2da6\\u2da8-\\u2dae\\u2db0-\\u2db6\\u2db8-\\u2dbe\\u2dc0-\\u2dc6\\u2dc8-\\u2dce\\u2dd0-\\u2dd6\\u2dd8-\\u2dde\\u2e2f\\u3005\\u3006\\u3031-\\u3035\\u303b\\u303c\\u3041-\\u3096\\u309d-\\u309f\\u30a1-\\u30fa\\u30fc-\\u30ff\\u3105-\\u312f\\u3131-\\u318e\\u31a0-\\u31bf\\u31f0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\ua48c\\ua4d0-\\ua4fd\\ua500-\\ua60c\\ua610-\\ua61f\\ua62a\\ua62b\\ua640-\\ua66e\\ua67f-\\ua69d\\ua6a0-\\ua6e5\\ua717-\\ua71f\\ua722-\\ua788\\ua78b-\\ua7dc\\ua7f1-\\ua801\\ua803-\\ua805\\ua807-\\ua80a\\ua80c-\\ua822\\ua840-\\ua873\\ua882-\\ua8b3\\ua8f2-\\ua8f7\\ua8fb\\ua8fd\\ua8fe\\ua90a-\\ua925\\ua930-\\ua946\\ua960-\\ua97c\\ua984-\\ua9b2\\ua9cf\\ua9e0-\\ua9e4\\ua9e6-\\ua9ef\\ua9fa-\\ua9fe\\uaa00-\\uaa28\\uaa40-\\uaa42\\uaa44-\\uaa4b\\uaa60-\\uaa76\\uaa7a\\uaa7e-\\uaaaf\\uaab1\\uaab5\\uaab6\\uaab9-\\uaabd\\uaac0\\uaac2\\uaadb-\\uaadd\\uaae0-\\uaaea\\uaaf2-\\uaaf4\\uab01-\\uab06\\uab09-\\uab0e\\uab11-\\uab16\\uab20-\\uab26\\uab28-\\uab2e\\uab30-\\uab5a\\uab5c-\\uab69\\uab70-\\uabe2\\uac00-\\ud7a3\\ud7b0-\\ud7c6\\ud7cb-\\ud7fb\\uf900-\\ufa6d\\ufa70-\\ufad9\\ufb00-\\ufb06\\ufb13-\\ufb17\\ufb1d\\ufb1f-\\ufb28\\ufb2a-\\ufb36\\ufb38-\\ufb3c\\ufb3e\\ufb40\\ufb41\\ufb43\\ufb44\\ufb46-\\ufbb1\\ufbd3-\\ufd3d\\ufd50-\\ufd8f\\ufd92-\\ufdc7\\ufdf0-\\ufdfb\\ufe70-\\ufe74\\ufe76-\\ufefc\\uff21-\\uff3a\\uff41-\\uff5a\\uff66-\\uffbe\\uffc2-\\uffc7\\uffca-\\uffcf\\uffd2-\\uffd7\\uffda-\\uffdc\\U00010000-\\U0001000b\\U0001000d-\\U00010026\\U00010028-\\U0001003a\\U0001003c\\U0001003d\\U0001003f-\\U0001004d\\U00010050-\\U0001005d\\U00010080-\\U000100fa\\U00010280-\\U0001029c\\U000102a0-\\U000102d0\\U00010300-\\U0001031f\\U0001032d-\\U00010340\\U00010342-\\U00010349\\U00010350-\\U00010375\\U00010380-\\U0001039d\\U000103a0-\\U000103c3\\U000103c8-\\U000103cf\\U00010400-\\U0001049d\\U000104b0-\\U000104d3\\U000104d8-\\U000104fb\\U00010500-\\U00010527\\U00010530-\\U00010563\\U00010570-\\U0001057a\\U0001057c-\\U0001058a\\U0001058c-\\U00010592\\U00010594\\U00010595\\U00010597-\\U000105a1\\U000105a3-\\U000105b1\\U000105b3-\\U000105b9\\U000105bb\\U000105bc\\U000105c0-\\U000105f3\\U00010600-\\U00010736\\U00010740-\\U00010755\\U00010760-\\U00010767\\U00010780-\\U00010785\\U00010787-\\U000107b0\\U000107b2-\\U000107ba\\U00010800-\\U00010805\\U00010808\\U0001080a-\\U00010835\\U00010837\\U00010838\\U0001083c\\U0001083f-\\U00010855\\U00010860-\\U00010876\\U00010880-\\U0001089e\\U000108e0-\\U000108f2\\U000108f4\\U000108f5\\U00010900-\\U00010915\\U00010920-\\U00010939\\U00010940-\\U00010959\\U00010980-\\U000109b7\\U000109be\\U000109bf\\U00010a00\\U00010a10-\\U00010a13\\U00010a15-\\U00010a17\\U00010a19-\\U00010a35\\U00010a60-\\U00010a7c\\U00010a80-\\U00010a9c\\U00010ac0-\\U00010ac7\\U00010ac9-\\U00010ae4\\U00010b00-\\U00010b35\\U00010b40-\\U00010b55\\U00010b60-\\U00010b72\\U00010b80-\\U00010b91\\U00010c00-\\U00010c48\\U00010c80-\\U00010cb2\\U00010cc0-\\U00010cf2\\U00010d00-\\U00010d23\\U00010d4a-\\U00010d65\\U00010d6f-\\U00010d85\\U00010e80-\\U00010ea9\\U00010eb0\\U00010eb1\\U00010ec2-\\U00010ec7\\U00010f00-\\U00010f1c\\U00010f27\\U00010f30-\\U00010f45\\U00010f70-\\U00010f81\\U00010fb0-\\U00010fc4\\U00010fe0-\\U00010ff6\\U00011003-\\U00011037\\U00011071\\U00011072\\U00011075\\U00011083-\\U000110af\\U000110d0-\\U000110e8\\U00011103-\\U00011126\\U00011144\\U00011147\\U00011150-\\U00011172\\U00011176\\U00011183-\\U000111b2\\U000111c1-\\U000111c4\\U000111da\\U000111dc\\U00011200-\\U00011211\\U00011213-\\U0001122b\\U0001123f\\U00011240\\U00011280-\\U00011286\\U00011288\\U0001128a-\\U0001128d\\U0001128f-\\U0001129d\\U0001129f-\\U000112a8\\U000112b0-\\U000112de\\U00011305-\\U0001130c\\U0001130f\\U00011310\\U00011313-\\U00011328\\U0001132a-\\U00011330\\U00011332\\U00011333\\U00011335-\\U00011339\\U0001133d\\U00011350\\U0001135d-\\U00011361\\U00011380-\\U00011389\\U0001138b\\U0001138e\\U00011390-\\U000113b5\\U000113b7\\U000113d1\\U000113d3\\U00011400-\\U00011434\\U00011447-\\U0001144a\\U0001145f-\\U00011461\\U00011480-\\U000114af\\U000114c4\\U000114c5\\U000114c7\\U00011580-\\U000115ae\\U000115d8-\\U000115db\\U00011600-\\U0001162f\\U00011644\\U00011680-\\U000116aa\\U000116b8\\U00011700-\\U0001171a\\U00011740-\\U00011746\\U00011800-\\U0001182b\\U000118a0-\\U000118df\\U000118ff-\\U00011906\\U00011909\\U0001190c-\\U00011913\\U00011915\\U00011916\\U00011918-\\U0001192f\\U0001193f\\U00011941\\U000119a0-\\U000119a7\\U000119aa-\\U000119d0\\U000119e1\\U000119e3\\U00011a00\\U00011a0b-\\U00011a32\\U00011a3a\\U00011a50\\U00011a5c-\\U00011a89\\U00011a9d\\U00011ab0-\\U00011af8\\U00011bc0-\\U00011be0\\U00011c00-\\U00011c08\\U00011c0a-\\U00011c2e\\U00011c40\\U00011c72-\\U00011c8f\\U00011d00-\\U00011d06\\U00011d08\\U00011d09\\U00011d0b-\\U00011d30\\U00011d46\\U00011d60-\\U00011d65\\U00011d67\\U00011d68\\U00011d6a-\\U00011d89\\U00011d98\\U00011db0-\\U00011ddb\\U00011ee0-\\U00011ef2\\U00011f02\\U00011f04-\\U00011f10\\U00011f12-\\U00011f33\\U00011fb0\\U00012000-\\U00012399\\U00012480-\\U00012543\\U00012f90-\\U00012ff0\\U00013000-\\U0001342f\\U00013441-\\U00013446\\U00013460-\\U000143fa\\U00014400-\\U00014646\\U00016100-\\U0001611d\\U00016800-\\U00016a38\\U00016a40-\\U00016a5e\\U00016a70-\\U00016abe\\U00016ad0-\\U00016aed\\U00016b00-\\U00016b2f\\U00016b40-\\U00016b43\\U00016b63-\\U00016b77\\U00016b7d-\\U00016b8f\\U00016d40-\\U00016d6c\\U00016e40-\\U00016e7f\\U00016ea0-\\U00016eb8\\U00016ebb-\\U00016ed3\\U00016f00-\\U00016f4a\\U00016f50\\U00016f93-\\U00016f9f\\U00016fe0\\U00016fe1\\U00016fe3\\U00016ff2\\U00016ff3\\U00017000-\\U00018cd5\\U00018cff-\\U00018d1e\\U00018d80-\\U00018df2\\U0001aff0-\\U0001aff3\\U0001aff5-\\U0001affb\\U0001affd\\U0001affe\\U0001b000-\\U0001b122\\U0001b132\\U0001b150-\\U0001b152\\U0001b155\\U0001b164-\\U0001b167\\U0001b170-\\U0001b2fb\\U0001bc00-\\U0001bc6a\\U0001bc70-\\U0001bc7c\\U0001bc80-\\U0001bc88\\U0001bc90-\\U0001bc99\\U0001d400-\\U0001d454\\U0001d456-\\U0001d49c\\U0001d49e\\U0001d49f\\U0001d4a2\\U0001d4a5\\U0001d4a6\\U0001d4a9-\\U0001d4ac\\U0001d4ae-\\U0001d4b9\\U0001d4bb\\U0001d4bd-\\U0001d4c3\\U0001d4c5-\\U0001d505\\U0001d507-\\U0001d50a\\U0001d50d-\\U0001d514\\U0001d516-\\U0001d51c\\U0001d51e-\\U0001d539\\U0001d53b-\\U0001d53e\\U0001d540-\\U0001d544\\U0001d546\\U0001d54a-\\U0001d550\\U0001d552-\\U0001d6a5\\U0001d6a8-\\U0001d6c0\\U0001d6c2-\\U0001d6da\\U0001d6dc-\\U0001d6fa\\U0001d6fc-\\U0001d714\\U0001d716-\\U0001d734\\U0001d736-\\U0001d74e\\U0001d750-\\U0001d76e\\U0001d770-\\U0001d788\\U0001d78a-\\U0001d7a8\\U0001d7aa-\\U0001d7c2\\U0001d7c4-\\U0001d7cb\\U0001df00-\\U0001df1e\\U0001df25-\\U0001df2a\\U0001e030-\\U0001e06d\\U0001e100-\\U0001e12c\\U0001e137-\\U0001e13d\\U0001e14e\\U0001e290-\\U0001e2ad\\U0001e2c0-\\U0001e2eb\\U0001e4d0-\\U0001e4eb\\U0001e5d0-\\U0001e5ed\\U0001e5f0\\U0001e6c0-\\U0001e6de\\U0001e6e0-\\U0001e6e2\\U0001e6e4\\U0001e6e5\\U0001e6e7-\\U0001e6ed\\U0001e6f0-\\U0001e6f4\\U0001e6fe\\U0001e6ff\\U0001e7e0-\\U0001e7e6\\U0001e7e8-\\U0001e7eb\\U0001e7ed\\U0001e7ee\\U0001e7f0-\\U0001e7fe\\U0001e800-\\U0001e8c4\\U0001e900-\\U0001e943\\U0001e94b\\U0001ee00-\\U0001ee03\\U0001ee05-\\U0001ee1f\\U0001ee21\\U0001ee22\\U0001ee24\\U0001ee27\\U0001ee29-\\U0001ee32\\U0001ee34-\\U0001ee37\\U0001ee39\\U0001ee3b\\U0001ee42\\U0001ee47\\U0001ee49\\U0001ee4b\\U0001ee4d-\\U0001ee4f\\U0001ee51\\U0001ee52\\U0001ee54\\U0001ee57\\U0001ee59\\U0001ee5b\\U0001ee5d\\U0001ee5f\\U0001ee61\\U0001ee62\\U0001ee64\\U0001ee67-\\U0001ee6a\\U0001ee6c-\\U0001ee72\\U0001ee74-\\U0001ee77\\U0001ee79-\\U0001ee7c\\U0001ee7e\\U0001ee80-\\U0001ee89\\U0001ee8b-\\U0001ee9b\\U0001eea1-\\U0001eea3\\U0001eea5-\\U0001eea9\\U0001eeab-\\U0001eebb\\U00020000-\\U0002a6df\\U0002a700-\\U0002b81d\\U0002b820-\\U0002cead\\U0002ceb0-\\U0002ebe0\\U0002ebf0-\\U0002ee5d\\U0002f800-\\U0002fa1d\\U00030000-\\U0003134a\\U00031350-\\U00033479]\\Z"
    ),
]


Slash: TypeAlias = Annotated[str, msgspec.Meta(pattern="^a//\\Z")]


Counted: TypeAlias = Annotated[str, msgspec.Meta(pattern="^[A-Z]{2,3}\\Z")]


Named: TypeAlias = Annotated[str, msgspec.Meta(pattern="^([0-9]{2})-(?(1)\\1|)\\Z")]


NotBehind: TypeAlias = Annotated[str, msgspec.Meta(pattern="(?<!a)b")]


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


NotLetter: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^[\\x00-@\\[-`{-\\xa9\\xab-\\xb4\\xb6-\\xb9\\xbb-\\xbf\\xd7\\xf7\\u02c2-\\u02c5\\u02d2-\\u02df\\u02e5-\\u02eb\\u02ed\\u02ef-\\u036f\\u0375\\u0378\\u0379\\u037e\\u0380-\\u0385\\u0387\\u038b\\u038d\\u03a2\\u03f6\\u0482-\\u0489\\u0530\\u0557\\u0558\\u055a-\\u055f\\u0589-\\u05cf\\u05eb-\\u05ee\\u05f3-\\u061f\\u064b-\\u066d\\u0670\\u06d4\\u06d6-\\u06e4\\u06e7-\\u06ed\\u06f0-\\u06f9\\u06fd\\u06fe\\u0700-\\u070f\\u0711\\u0730-\\u074c\\u07a6-\\u07b0\\u07b2-\\u07c9\\u07eb-\\u07f3\\u07f6-\\u07f9\\u07fb-\\u07ff\\u0816-\\u0819\\u081b-\\u0823\\u0825-\\u0827\\u0829-\\u083f\\u0859-\\u085f\\u086b-\\u086f\\u0888\\u0890-\\u089f\\u08ca-\\u0903\\u093a-\\u093c\\u093e-\\u094f\\u0951-\\u0957\\u0962-\\u0970\\u0981-\\u0984\\u098d\\u098e\\u0991\\u0992\\u09a9\\u09b1\\u09b3-\\u09b5\\u09ba-\\u09bc\\u09be-\\u09cd\\u09cf-\\u09db\\u09de\\u09e2-\\u09ef\\u09f2-\\u09fb\\u09fd-\\u0a04\\u0a0b-\\u0a0e\\u0a11\\u0a12\\u0a29\\u0a31\\u0a34\\u0a37\\u0a3a-\\u0a58\\u0a5d\\u0a5f-\\u0a71\\u0a75-\\u0a84\\u0a8e\\u0a92\\u0aa9\\u0ab1\\u0ab4\\u0aba-\\u0abc\\u0abe-\\u0acf\\u0ad1-\\u0adf\\u0ae2-\\u0af8\\u0afa-\\u0b04\\u0b0d\\u0b0e\\u0b11\\u0b12\\u0b29\\u0b31\\u0b34\\u0b3a-\\u0b3c\\u0b3e-\\u0b5b\\u0b5e\\u0b62-\\u0b70\\u0b72-\\u0b82\\u0b84\\u0b8b-\\u0b8d\\u0b91\\u0b96-\\u0b98\\u0b9b\\u0b9d\\u0ba0-\\u0ba2\\u0ba5-\\u0ba7\\u0bab-\\u0bad\\u0bba-\\u0bcf\\u0bd1-\\u0c04\\u0c0d\\u0c11\\u0c29\\u0c3a-\\u0c3c\\u0c3e-\\u0c57\\u0c5b\\u0c5e\\u0c5f\\u0c62-\\u0c7f\\u0c81-\\u0c84\\u0c8d\\u0c91\\u0ca9\\u0cb4\\u0cba-\\u0cbc\\u0cbe-\\u0cdb\\u0cdf\\u0ce2-\\u0cf0\\u0cf3-\\u0d03\\u0d0d\\u0d11\\u0d3b\\u0d3c\\u0d3e-\\u0d4d\\u0d4f-\\u0d53\\u0d57-\\u0d5e\\u0d62-\\u0d79\\u0d80-\\u0d84\\u0d97-\\u0d99\\u0db2\\u0dbc\\u0dbe\\u0dbf\\u0dc7-\\u0e00\\u0e31\\u0e34-\\u0e3f\\u0e47-\\u0e80\\u0e83\\u0e85\\u0e8b\\u0ea4\\u0ea6\\u0eb1\\u0eb4-\\u0ebc\\u0ebe\\u0ebf\\u0ec5\\u0ec7-\\u0edb\\u0ee0-\\u0eff\\u0f01-\\u0f3f\\u0f48\\u0f6d-\\u0f87\\u0f8d-\\u0fff\\u102b-\\u103e\\u1040-\\u104f\\u1056-\\u1059\\u105e-\\u1060\\u1062-\\u1064\\u1067-\\u106d\\u1071-\\u1074\\u1082-\\u108d\\u108f-\\u109f\\u10c6\\u10c8-\\u10cc\\u10ce\\u10cf\\u10fb\\u1249\\u124e\\u124f\\u1257\\u1259\\u125e\\u125f\\u1289\\u128e\\u128f\\u12b1\\u12b6\\u12b7\\u12bf\\u12c1\\u12c6\\u12c7\\u12d7\\u1311\\u1316\\u1317\\u135b-\\u137f\\u1390-\\u139f\\u13f6\\u13f7\\u13fe-\\u1400\\u166d\\u166e\\u1680\\u169b-\\u169f\\u16eb-\\u16f0\\u16f9-\\u16ff\\u1712-\\u171e\\u1732-\\u173f\\u1752-\\u175f\\u176d\\u1771-\\u177f\\u17b4-\\u17d6\\u17d8-\\u17db\\u17dd-\\u181f\\u1879-\\u187f\\u1885\\u1886\\u18a9\\u18ab-\\u18af\\u18f6-\\u18ff\\u191f-\\u194f\\u196e\\u196f\\u1975-\\u197f\\u19ac-\\u19af\\u19ca-\\u19ff\\u1a17-\\u1a1f\\u1a55-\\u1aa6\\u1aa8-\\u1b04\\u1b34-\\u1b44\\u1b4d-\\u1b82\\u1ba1-\\u1bad\\u1bb0-\\u1bb9\\u1be6-\\u1bff\\u1c24-\\u1c4c\\u1c50-\\u1c59\\u1c7e\\u1c7f\\u1c8b-\\u1c8f\\u1cbb\\u1cbc\\u1cc0-\\u1ce8\\u1ced\\u1cf4\\u1cf7-\\u1cf9\\u1cfb-\\u1cff\\u1dc0-\\u1dff\\u1f16\\u1f17\\u1f1e\\u1f1f\\u1f46\\u1f47\\u1f4e\\u1f4f\\u1f58\\u1f5a\\u1f5c\\u1f5e\\u1f7e\\u1f7f\\u1fb5\\u1fbd\\u1fbf-\\u1fc1\\u1fc5\\u1fcd-\\u1fcf\\u1fd4\\u1fd5\\u1fdc-\\u1fdf\\u1fed-\\u1ff1\\u1ff5\\u1ffd-\\u2070\\u2072-\\u207e\\u2080-\\u208f\\u209d-\\u2101\\u2103-\\u2106\\u2108\\u2109\\u2114\\u2116-\\u2118\\u211e-\\u2123\\u2125\\u2127\\u2129\\u212e\\u213a\\u213b\\u2140-\\u2144\\u214a-\\u214d\\u214f-\\u2182\\u2185-\\u2bff\\u2ce5-\\u2cea\\u2cef-\\u2cf1\\u2cf4-\\u2cff\\u2d26\\u2d28-\\u2d2c\\u2d2e\\u2d2f\\u2d68-\\u2d6e\\u2d70-\\u2d7f\\u2d97-\\u2d9f\\u2da7\\u2daf\\u2db7\\u2dbf\\u2dc7\\u2dcf\\u2dd7\\u2ddf-\\u2e2e\\u2e30-\\u3004\\u3007-\\u3030\\u3036-\\u303a\\u303d-\\u3040\\u3097-\\u309c\\u30a0\\u30fb\\u3100-\\u3104\\u3130\\u318f-\\u319f\\u31c0-\\u31ef\\u3200-\\u33ff\\u4dc0-\\u4dff\\ua48d-\\ua4cf\\ua4fe\\ua4ff\\ua60d-\\ua60f\\ua620-\\ua629\\ua62c-\\ua63f\\ua66f-\\ua67e\\ua69e\\ua69f\\ua6e6-\\ua716\\ua720\\ua721\\ua789\\ua78a\\ua7dd-\\ua7f0\\ua802\\ua806\\ua80b\\ua823-\\ua83f\\ua874-\\ua881\\ua8b4-\\ua8f1\\ua8f8-\\ua8fa\\ua8fc\\ua8ff-\\ua909\\ua926-\\ua92f\\ua947-\\ua95f\\ua97d-\\ua983\\ua9b3-\\ua9ce\\ua9d0-\\ua9df\\ua9e5\\ua9f0-\\ua9f9\\ua9ff\\uaa29-\\uaa3f\\uaa43\\uaa4c-\\uaa5f\\uaa77-\\uaa79\\uaa7b-\\uaa7d\\uaab0\\uaab2-\\uaab4\\uaab7\\uaab8\\uaabe\\uaabf\\uaac1\\uaac3-\\uaada\\uaade\\uaadf\\uaaeb-\\uaaf1\\uaaf5-\\uab00\\uab07\\uab08\\uab0f\\uab10\\uab17-\\uab1f\\uab27\\uab2f\\uab5b\\uab6a-\\uab6f\\uabe3-\\uabff\\ud7a4-\\ud7af\\ud7c7-\\ud7ca\\ud7fc-\\uf8ff\\ufa6e\\ufa6f\\ufada-\\ufaff\\ufb07-\\ufb12\\ufb18-\\ufb1c\\ufb1e\\ufb29\\ufb37\\ufb3d\\ufb3f\\ufb42\\ufb45\\ufbb2-\\ufbd2\\ufd3e-\\ufd4f\\ufd90\\ufd91\\ufdc8-\\ufdef\\ufdfc-\\ufe6f\\ufe75\\ufefd-\\uff20\\uff3b-\\uff40\\uff5b-\\uff65\\uffbf-\\uffc1\\uffc8\\uffc9\\uffd0\\uffd1\\uffd8\\uffd9\\uffdd-\\uffff\\U0001000c\\U00010027\\U0001003b\\U0001003e\\U0001004e\\U0001004f\\U0001005e-\\U0001007f\\U000100fb-\\U0001027f\\U0001029d-\\U0001029f\\U000102d1-\\U000102ff\\U00010320-\\U0001032c\\U00010341\\U0001034a-\\U0001034f\\U00010376-\\U0001037f\\U0001039e\\U0001039f\\U000103c4-\\U000103c7\\U000103d0-\\U000103ff\\U0001049e-\\U000104af\\U000104d4-\\U000104d7\\U000104fc-\\U000104ff\\U00010528-\\U0001052f\\U00010564-\\U0001056f\\U0001057b\\U0001058b\\U00010593\\U00010596\\U000105a2\\U000105b2\\U000105ba\\U000105bd-\\U000105bf\\U000105f4-\\U000105ff\\U00010737-\\U0001073f\\U00010756-\\U0001075f\\U00010768-\\U0001077f\\U00010786\\U000107b1\\U000107bb-\\U000107ff\\U00010806\\U00010807\\U00010809\\U00010836\\U00010839-\\U0001083b\\U0001083d\\U0001083e\\U00010856-\\U0001085f\\U00010877-\\U0001087f\\U0001089f-\\U000108df\\U000108f3\\U000108f6-\\U000108ff\\U00010916-\\U0001091f\\U0001093a-\\U0001093f\\U0001095a-\\U0001097f\\U000109b8-\\U000109bd\\U000109c0-\\U000109ff\\U00010a01-\\U00010a0f\\U00010a14\\U00010a18\\U00010a36-\\U00010a5f\\U00010a7d-\\U00010a7f\\U00010a9d-\\U00010abf\\U00010ac8\\U00010ae5-\\U00010aff\\U00010b36-\\U00010b3f\\U00010b56-\\U00010b5f\\U00010b73-\\U00010b7f\\U00010b92-\\U00010bff\\U00010c49-\\U00010c7f\\U00010cb3-\\U00010cbf\\U00010cf3-\\U00010cff\\U00010d24-\\U00010d49\\U00010d66-\\U00010d6e\\U00010d86-\\U00010e7f\\U00010eaa-\\U00010eaf\\U00010eb2-\\U00010ec1\\U00010ec8-\\U00010eff\\U00010f1d-\\U00010f26\\U00010f28-\\U00010f2f\\U00010f46-\\U00010f6f\\U00010f82-\\U00010faf\\U00010fc5-\\U00010fdf\\U00010ff7-\\U00011002\\U00011038-\\U00011070\\U00011073\\U00011074\\U00011076-\\U00011082\\U000110b0-\\U000110cf\\U000110e9-\\U00011102\\U00011127-\\U00011143\\U00011145\\U00011146\\U00011148-\\U0001114f\\U00011173-\\U00011175\\U00011177-\\U00011182\\U000111b3-\\U000111c0\\U000111c5-\\U000111d9\\U000111db\\U000111dd-\\U000111ff\\U00011212\\U0001122c-\\U0001123e\\U00011241-\\U0001127f\\U00011287\\U00011289\\U0001128e\\U0001129e\\U000112a9-\\U000112af\\U000112df-\\U00011304\\U0001130d\\U0001130e\\U00011311\\U00011312\\U00011329\\U00011331\\U00011334\\U0001133a-\\U0001133c\\U0001133e-\\U0001134f\\U00011351-\\U0001135c\\U00011362-\\U0001137f\\U0001138a\\U0001138c\\U0001138d\\U0001138f\\U000113b6\\U000113b8-\\U000113d0\\U000113d2\\U000113d4-\\U000113ff\\U00011435-\\U00011446\\U0001144b-\\U0001145e\\U00011462-\\U0001147f\\U000114b0-\\U000114c3\\U000114c6\\U000114c8-\\U0001157f\\U000115af-\\U000115d7\\U000115dc-\\U000115ff\\U00011630-\\U00011643\\U00011645-\\U0001167f\\U000116ab-\\U000116b7\\U000116b9-\\U000116ff\\U0001171b-\\U0001173f\\U00011747-\\U000117ff\\U0001182c-\\U0001189f\\U000118e0-\\U000118fe\\U00011907\\U00011908\\U0001190a\\U0001190b\\U00011914\\U00011917\\U00011930-\\U0001193e\\U00011940\\U00011942-\\U0001199f\\U000119a8\\U000119a9\\U000119d1-\\U000119e0\\U000119e2\\U000119e4-\\U000119ff\\U00011a01-\\U00011a0a\\U00011a33-\\U00011a39\\U00011a3b-\\U00011a4f\\U00011a51-\\U00011a5b\\U00011a8a-\\U00011a9c\\U00011a9e-\\U00011aaf\\U00011af9-\\U00011bbf\\U00011be1-\\U00011bff\\U00011c09\\U00011c2f-\\U00011c3f\\U00011c41-\\U00011c71\\U00011c90-\\U00011cff\\U00011d07\\U00011d0a\\U00011d31-\\U00011d45\\U00011d47-\\U00011d5f\\U00011d66\\U00011d69\\U00011d8a-\\U00011d97\\U00011d99-\\U00011daf\\U00011ddc-\\U00011edf\\U00011ef3-\\U00011f01\\U00011f03\\U00011f11\\U00011f34-\\U00011faf\\U00011fb1-\\U00011fff\\U0001239a-\\U0001247f\\U00012544-\\U00012f8f\\U00012ff1-\\U00012fff\\U00013430-\\U00013440\\U00013447-\\U0001345f\\U000143fb-\\U000143ff\\U00014647-\\U000160ff\\U0001611e-\\U000167ff\\U00016a39-\\U00016a3f\\U00016a5f-\\U00016a6f\\U00016abf-\\U00016acf\\U00016aee-\\U00016aff\\U00016b30-\\U00016b3f\\U00016b44-\\U00016b62\\U00016b78-\\U00016b7c\\U00016b90-\\U00016d3f\\U00016d6d-\\U00016e3f\\U00016e80-\\U00016e9f\\U00016eb9\\U00016eba\\U00016ed4-\\U00016eff\\U00016f4b-\\U00016f4f\\U00016f51-\\U00016f92\\U00016fa0-\\U00016fdf\\U00016fe2\\U00016fe4-\\U00016ff1\\U00016ff4-\\U00016fff\\U00018cd6-\\U00018cfe\\U00018d1f-\\U00018d7f\\U00018df3-\\U0001afef\\U0001aff4\\U0001affc\\U0001afff\\U0001b123-\\U0001b131\\U0001b133-\\U0001b14f\\U0001b153\\U0001b154\\U0001b156-\\U0001b163\\U0001b168-\\U0001b16f\\U0001b2fc-\\U0001bbff\\U0001bc6b-\\U0001bc6f\\U0001bc7d-\\U0001bc7f\\U0001bc89-\\U0001bc8f\\U0001bc9a-\\U0001d3ff\\U0001d455\\U0001d49d\\U0001d4a0\\U0001d4a1\\U0001d4a3\\U0001d4a4\\U0001d4a7\\U0001d4a8\\U0001d4ad\\U0001d4ba\\U0001d4bc\\U0001d4c4\\U0001d506\\U0001d50b\\U0001d50c\\U0001d515\\U0001d51d\\U0001d53a\\U0001d53f\\U0001d545\\U0001d547-\\U0001d549\\U0001d551\\U0001d6a6\\U0001d6a7\\U0001d6c1\\U0001d6db\\U0001d6fb\\U0001d715\\U0001d735\\U0001d74f\\U0001d76f\\U0001d789\\U0001d7a9\\U0001d7c3\\U0001d7cc-\\U0001deff\\U0001df1f-\\U0001df24\\U0001df2b-\\U0001e02f\\U0001e06e-\\U0001e0ff\\U0001e12d-\\U0001e136\\U0001e13e-\\U0001e14d\\U0001e14f-\\U0001e28f\\U0001e2ae-\\U0001e2bf\\U0001e2ec-\\U0001e4cf\\U0001e4ec-\\U0001e5cf\\U0001e5ee\\U0001e5ef\\U0001e5f1-\\U0001e6bf\\U0001e6df\\U0001e6e3\\U0001e6e6\\U0001e6ee\\U0001e6ef\\U0001e6f5-\\U0001e6fd\\U0001e700-\\U0001e7df\\U0001e7e7\\U0001e7ec\\U0001e7ef\\U0001e7ff\\U0001e8c5-\\U0001e8ff\\U0001e944-\\U0001e94a\\U0001e94c-\\U0001edff\\U0001ee04\\U0001ee20\\U0001ee23\\U0001ee25\\U0001ee26\\U0001ee28\\U0001ee33\\U0001ee38\\U0001ee3a\\U0001ee3c-\\U0001ee41\\U0001ee43-\\U0001ee46\\U0001ee48\\U0001ee4a\\U0001ee4c\\U0001ee50\\U0001ee53\\U0001ee55\\U0001ee56\\U0001ee58\\U0001ee5a\\U0001ee5c\\U0001ee5e\\U0001ee60\\U0001ee63\\U0001ee65\\U0001ee66\\U0001ee6b\\U0001ee73\\U0001ee78\\U0001ee7d\\U0001ee7f\\U0001ee8a\\U0001ee9c-\\U0001eea0\\U0001eea4\\U0001eeaa\\U0001eebc-\\U0001ffff\\U0002a6e0-\\U0002a6ff\\U0002b81e\\U0002b81f\\U0002ceae\\U0002ceaf\\U0002ebe1-\\U0002ebef\\U0002ee5e-\\U0002f7ff\\U0002fa1e-\\U0002ffff\\U0003134b-\\U0003134f\\U0003347a-\\U0010ffff]\\Z"
    ),
]


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


Ahead2: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern="^(?![^\\n\\r\\u2028\\u2029]*([^\\n\\r\\u2028\\u2029])[^\\n\\r\\u2028\\u2029]*(?(1)\\1|))[a-z]+\\Z"
    ),
]


Plain: TypeAlias = Annotated[str, msgspec.Meta(pattern="a[^\\n\\r\\u2028\\u2029]c")]


Dollar: TypeAlias = Annotated[str, msgspec.Meta(pattern="^\\$\\{[0-9A-Z_a-z]+\\}\\Z")]


Three: TypeAlias = Annotated[str, msgspec.Meta(pattern="a")]
