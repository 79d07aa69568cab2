# Made by toolc from one.tools; do not edit.
"""The types of the package `corners.one`."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, TypeAlias

import msgspec
import toolrt
from msgspec import UNSET, Struct, UnsetType

from .. import corners_two

__all__ = [
    "Big",
    "Broken",
    "BrokenPart",
    "Deep",
    "DeepDeepItem",
    "DeepDeepItemAItem",
    "DeepDeepItemAItemAAAAItemAItemAItemAItem",
    "DeepDeepItemAItemAAAItemAItemAItemAItem",
    "DeepDeepItemAItemAAItemAItemAItemAItem",
    "DeepDeepItemAItemAItem",
    "DeepDeepItemAItemAItem2AItemAItemAItem",
    "DeepDeepItemAItemAItemAItem",
    "DeepDeepItemAItemAItemAItem2AItemAItem",
    "DeepDeepItemAItemAItemAItemAItem",
    "DeepDeepItemAItemAItemAItemAItem2AItem",
    "DeepDeepItemAItemAItemAItemAItemAItem",
    "DeepDeepItemAItemAItemAItemAItemAItem2",
    "DeepDeepItemAItemAaItemAItemAItemAItem",
    "DeepDeepItemAItemAaaaItemAItemAItemAItem",
    "Maybe",
    "Mixed",
    "MixedByNameValue",
    "Pair",
    "Ruled",
    "Slug",
    "Slugs",
    "Small",
    "Thing",
    "Token",
    "Wide",
]


class Thing(Struct, kw_only=True, forbid_unknown_fields=True):
    here: toolrt.Int


class Small(Struct, kw_only=True, forbid_unknown_fields=True):
    inner: bool


Maybe: TypeAlias = str | None


Token: TypeAlias = toolrt.Secret[str]


Slug: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


Slugs: TypeAlias = list[Slug]


Pair: TypeAlias = tuple[float, float]


class Big(StrEnum):
    VALUE_0 = "value_0"
    VALUE_1 = "value_1"
    VALUE_2 = "value_2"
    VALUE_3 = "value_3"
    VALUE_4 = "value_4"
    VALUE_5 = "value_5"
    VALUE_6 = "value_6"
    VALUE_7 = "value_7"
    VALUE_8 = "value_8"
    VALUE_9 = "value_9"
    VALUE_10 = "value_10"
    VALUE_11 = "value_11"
    VALUE_12 = "value_12"
    VALUE_13 = "value_13"
    VALUE_14 = "value_14"
    VALUE_15 = "value_15"
    VALUE_16 = "value_16"
    VALUE_17 = "value_17"
    VALUE_18 = "value_18"
    VALUE_19 = "value_19"
    VALUE_20 = "value_20"
    VALUE_21 = "value_21"
    VALUE_22 = "value_22"
    VALUE_23 = "value_23"
    VALUE_24 = "value_24"
    VALUE_25 = "value_25"
    VALUE_26 = "value_26"
    VALUE_27 = "value_27"
    VALUE_28 = "value_28"
    VALUE_29 = "value_29"
    VALUE_30 = "value_30"
    VALUE_31 = "value_31"
    VALUE_32 = "value_32"
    VALUE_33 = "value_33"
    VALUE_34 = "value_34"
    VALUE_35 = "value_35"
    VALUE_36 = "value_36"
    VALUE_37 = "value_37"
    VALUE_38 = "value_38"
    VALUE_39 = "value_39"
    VALUE_40 = "value_40"
    VALUE_41 = "value_41"
    VALUE_42 = "value_42"
    VALUE_43 = "value_43"
    VALUE_44 = "value_44"
    VALUE_45 = "value_45"
    VALUE_46 = "value_46"
    VALUE_47 = "value_47"
    VALUE_48 = "value_48"
    VALUE_49 = "value_49"
    VALUE_50 = "value_50"
    VALUE_51 = "value_51"
    VALUE_52 = "value_52"
    VALUE_53 = "value_53"
    VALUE_54 = "value_54"
    VALUE_55 = "value_55"
    VALUE_56 = "value_56"
    VALUE_57 = "value_57"
    VALUE_58 = "value_58"
    VALUE_59 = "value_59"
    VALUE_60 = "value_60"
    VALUE_61 = "value_61"
    VALUE_62 = "value_62"
    VALUE_63 = "value_63"
    VALUE_64 = "value_64"
    VALUE_65 = "value_65"
    VALUE_66 = "value_66"
    VALUE_67 = "value_67"
    VALUE_68 = "value_68"
    VALUE_69 = "value_69"
    VALUE_70 = "value_70"
    VALUE_71 = "value_71"
    VALUE_72 = "value_72"
    VALUE_73 = "value_73"
    VALUE_74 = "value_74"
    VALUE_75 = "value_75"
    VALUE_76 = "value_76"
    VALUE_77 = "value_77"
    VALUE_78 = "value_78"
    VALUE_79 = "value_79"
    VALUE_80 = "value_80"
    VALUE_81 = "value_81"
    VALUE_82 = "value_82"
    VALUE_83 = "value_83"
    VALUE_84 = "value_84"
    VALUE_85 = "value_85"
    VALUE_86 = "value_86"
    VALUE_87 = "value_87"
    VALUE_88 = "value_88"
    VALUE_89 = "value_89"
    VALUE_90 = "value_90"
    VALUE_91 = "value_91"
    VALUE_92 = "value_92"
    VALUE_93 = "value_93"
    VALUE_94 = "value_94"
    VALUE_95 = "value_95"
    VALUE_96 = "value_96"
    VALUE_97 = "value_97"
    VALUE_98 = "value_98"
    VALUE_99 = "value_99"
    VALUE_100 = "value_100"
    VALUE_101 = "value_101"
    VALUE_102 = "value_102"
    VALUE_103 = "value_103"
    VALUE_104 = "value_104"
    VALUE_105 = "value_105"
    VALUE_106 = "value_106"
    VALUE_107 = "value_107"
    VALUE_108 = "value_108"
    VALUE_109 = "value_109"
    VALUE_110 = "value_110"
    VALUE_111 = "value_111"
    VALUE_112 = "value_112"
    VALUE_113 = "value_113"
    VALUE_114 = "value_114"
    VALUE_115 = "value_115"
    VALUE_116 = "value_116"
    VALUE_117 = "value_117"
    VALUE_118 = "value_118"
    VALUE_119 = "value_119"
    VALUE_120 = "value_120"
    VALUE_121 = "value_121"
    VALUE_122 = "value_122"
    VALUE_123 = "value_123"
    VALUE_124 = "value_124"
    VALUE_125 = "value_125"
    VALUE_126 = "value_126"
    VALUE_127 = "value_127"
    VALUE_128 = "value_128"
    VALUE_129 = "value_129"
    VALUE_130 = "value_130"
    VALUE_131 = "value_131"
    VALUE_132 = "value_132"
    VALUE_133 = "value_133"
    VALUE_134 = "value_134"
    VALUE_135 = "value_135"
    VALUE_136 = "value_136"
    VALUE_137 = "value_137"
    VALUE_138 = "value_138"
    VALUE_139 = "value_139"
    VALUE_140 = "value_140"
    VALUE_141 = "value_141"
    VALUE_142 = "value_142"
    VALUE_143 = "value_143"
    VALUE_144 = "value_144"
    VALUE_145 = "value_145"
    VALUE_146 = "value_146"
    VALUE_147 = "value_147"
    VALUE_148 = "value_148"
    VALUE_149 = "value_149"
    VALUE_150 = "value_150"
    VALUE_151 = "value_151"
    VALUE_152 = "value_152"
    VALUE_153 = "value_153"
    VALUE_154 = "value_154"
    VALUE_155 = "value_155"
    VALUE_156 = "value_156"
    VALUE_157 = "value_157"
    VALUE_158 = "value_158"
    VALUE_159 = "value_159"
    VALUE_160 = "value_160"
    VALUE_161 = "value_161"
    VALUE_162 = "value_162"
    VALUE_163 = "value_163"
    VALUE_164 = "value_164"
    VALUE_165 = "value_165"
    VALUE_166 = "value_166"
    VALUE_167 = "value_167"
    VALUE_168 = "value_168"
    VALUE_169 = "value_169"
    VALUE_170 = "value_170"
    VALUE_171 = "value_171"
    VALUE_172 = "value_172"
    VALUE_173 = "value_173"
    VALUE_174 = "value_174"
    VALUE_175 = "value_175"
    VALUE_176 = "value_176"
    VALUE_177 = "value_177"
    VALUE_178 = "value_178"
    VALUE_179 = "value_179"
    VALUE_180 = "value_180"
    VALUE_181 = "value_181"
    VALUE_182 = "value_182"
    VALUE_183 = "value_183"
    VALUE_184 = "value_184"
    VALUE_185 = "value_185"
    VALUE_186 = "value_186"
    VALUE_187 = "value_187"
    VALUE_188 = "value_188"
    VALUE_189 = "value_189"
    VALUE_190 = "value_190"
    VALUE_191 = "value_191"
    VALUE_192 = "value_192"
    VALUE_193 = "value_193"
    VALUE_194 = "value_194"
    VALUE_195 = "value_195"
    VALUE_196 = "value_196"
    VALUE_197 = "value_197"
    VALUE_198 = "value_198"
    VALUE_199 = "value_199"
    VALUE_200 = "value_200"
    VALUE_201 = "value_201"
    VALUE_202 = "value_202"
    VALUE_203 = "value_203"
    VALUE_204 = "value_204"
    VALUE_205 = "value_205"
    VALUE_206 = "value_206"
    VALUE_207 = "value_207"
    VALUE_208 = "value_208"
    VALUE_209 = "value_209"
    VALUE_210 = "value_210"
    VALUE_211 = "value_211"
    VALUE_212 = "value_212"
    VALUE_213 = "value_213"
    VALUE_214 = "value_214"
    VALUE_215 = "value_215"
    VALUE_216 = "value_216"
    VALUE_217 = "value_217"
    VALUE_218 = "value_218"
    VALUE_219 = "value_219"
    VALUE_220 = "value_220"
    VALUE_221 = "value_221"
    VALUE_222 = "value_222"
    VALUE_223 = "value_223"
    VALUE_224 = "value_224"
    VALUE_225 = "value_225"
    VALUE_226 = "value_226"
    VALUE_227 = "value_227"
    VALUE_228 = "value_228"
    VALUE_229 = "value_229"
    VALUE_230 = "value_230"
    VALUE_231 = "value_231"
    VALUE_232 = "value_232"
    VALUE_233 = "value_233"
    VALUE_234 = "value_234"
    VALUE_235 = "value_235"
    VALUE_236 = "value_236"
    VALUE_237 = "value_237"
    VALUE_238 = "value_238"
    VALUE_239 = "value_239"
    VALUE_240 = "value_240"
    VALUE_241 = "value_241"
    VALUE_242 = "value_242"
    VALUE_243 = "value_243"
    VALUE_244 = "value_244"
    VALUE_245 = "value_245"
    VALUE_246 = "value_246"
    VALUE_247 = "value_247"
    VALUE_248 = "value_248"
    VALUE_249 = "value_249"
    VALUE_250 = "value_250"
    VALUE_251 = "value_251"
    VALUE_252 = "value_252"
    VALUE_253 = "value_253"
    VALUE_254 = "value_254"
    VALUE_255 = "value_255"
    VALUE_256 = "value_256"
    VALUE_257 = "value_257"
    VALUE_258 = "value_258"
    VALUE_259 = "value_259"
    VALUE_260 = "value_260"
    VALUE_261 = "value_261"
    VALUE_262 = "value_262"
    VALUE_263 = "value_263"
    VALUE_264 = "value_264"
    VALUE_265 = "value_265"
    VALUE_266 = "value_266"
    VALUE_267 = "value_267"
    VALUE_268 = "value_268"
    VALUE_269 = "value_269"
    VALUE_270 = "value_270"
    VALUE_271 = "value_271"
    VALUE_272 = "value_272"
    VALUE_273 = "value_273"
    VALUE_274 = "value_274"
    VALUE_275 = "value_275"
    VALUE_276 = "value_276"
    VALUE_277 = "value_277"
    VALUE_278 = "value_278"
    VALUE_279 = "value_279"
    VALUE_280 = "value_280"
    VALUE_281 = "value_281"
    VALUE_282 = "value_282"
    VALUE_283 = "value_283"
    VALUE_284 = "value_284"
    VALUE_285 = "value_285"
    VALUE_286 = "value_286"
    VALUE_287 = "value_287"
    VALUE_288 = "value_288"
    VALUE_289 = "value_289"
    VALUE_290 = "value_290"
    VALUE_291 = "value_291"
    VALUE_292 = "value_292"
    VALUE_293 = "value_293"
    VALUE_294 = "value_294"
    VALUE_295 = "value_295"
    VALUE_296 = "value_296"
    VALUE_297 = "value_297"
    VALUE_298 = "value_298"
    VALUE_299 = "value_299"
    VALUE_300 = "value_300"
    VALUE_301 = "value_301"
    VALUE_302 = "value_302"
    VALUE_303 = "value_303"
    VALUE_304 = "value_304"
    VALUE_305 = "value_305"


class Wide(Struct, kw_only=True, forbid_unknown_fields=True):
    field_0: Annotated[str, msgspec.Meta(max_length=1)] | UnsetType = UNSET
    field_1: Annotated[str, msgspec.Meta(max_length=2)] | UnsetType = UNSET
    field_2: Annotated[str, msgspec.Meta(max_length=3)] | UnsetType = UNSET
    field_3: Annotated[str, msgspec.Meta(max_length=4)] | UnsetType = UNSET
    field_4: Annotated[str, msgspec.Meta(max_length=5)] | UnsetType = UNSET
    field_5: Annotated[str, msgspec.Meta(max_length=6)] | UnsetType = UNSET
    field_6: Annotated[str, msgspec.Meta(max_length=7)] | UnsetType = UNSET
    field_7: Annotated[str, msgspec.Meta(max_length=8)] | UnsetType = UNSET
    field_8: Annotated[str, msgspec.Meta(max_length=9)] | UnsetType = UNSET
    field_9: Annotated[str, msgspec.Meta(max_length=10)] | UnsetType = UNSET
    field_10: Annotated[str, msgspec.Meta(max_length=11)] | UnsetType = UNSET
    field_11: Annotated[str, msgspec.Meta(max_length=12)] | UnsetType = UNSET
    field_12: Annotated[str, msgspec.Meta(max_length=13)] | UnsetType = UNSET
    field_13: Annotated[str, msgspec.Meta(max_length=14)] | UnsetType = UNSET
    field_14: Annotated[str, msgspec.Meta(max_length=15)] | UnsetType = UNSET
    field_15: Annotated[str, msgspec.Meta(max_length=16)] | UnsetType = UNSET
    field_16: Annotated[str, msgspec.Meta(max_length=17)] | UnsetType = UNSET
    field_17: Annotated[str, msgspec.Meta(max_length=18)] | UnsetType = UNSET
    field_18: Annotated[str, msgspec.Meta(max_length=19)] | UnsetType = UNSET
    field_19: Annotated[str, msgspec.Meta(max_length=20)] | UnsetType = UNSET
    field_20: Annotated[str, msgspec.Meta(max_length=21)] | UnsetType = UNSET
    field_21: Annotated[str, msgspec.Meta(max_length=22)] | UnsetType = UNSET
    field_22: Annotated[str, msgspec.Meta(max_length=23)] | UnsetType = UNSET
    field_23: Annotated[str, msgspec.Meta(max_length=24)] | UnsetType = UNSET
    field_24: Annotated[str, msgspec.Meta(max_length=25)] | UnsetType = UNSET
    field_25: Annotated[str, msgspec.Meta(max_length=26)] | UnsetType = UNSET
    field_26: Annotated[str, msgspec.Meta(max_length=27)] | UnsetType = UNSET
    field_27: Annotated[str, msgspec.Meta(max_length=28)] | UnsetType = UNSET
    field_28: Annotated[str, msgspec.Meta(max_length=29)] | UnsetType = UNSET
    field_29: Annotated[str, msgspec.Meta(max_length=30)] | UnsetType = UNSET
    field_30: Annotated[str, msgspec.Meta(max_length=31)] | UnsetType = UNSET
    field_31: Annotated[str, msgspec.Meta(max_length=32)] | UnsetType = UNSET
    field_32: Annotated[str, msgspec.Meta(max_length=33)] | UnsetType = UNSET
    field_33: Annotated[str, msgspec.Meta(max_length=34)] | UnsetType = UNSET
    field_34: Annotated[str, msgspec.Meta(max_length=35)] | UnsetType = UNSET
    field_35: Annotated[str, msgspec.Meta(max_length=36)] | UnsetType = UNSET
    field_36: Annotated[str, msgspec.Meta(max_length=37)] | UnsetType = UNSET
    field_37: Annotated[str, msgspec.Meta(max_length=38)] | UnsetType = UNSET
    field_38: Annotated[str, msgspec.Meta(max_length=39)] | UnsetType = UNSET
    field_39: Annotated[str, msgspec.Meta(max_length=40)] | UnsetType = UNSET


class DeepDeepItemAItemAaItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: str


class DeepDeepItemAItemAItem2AItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAaItemAItemAItemAItem]


class DeepDeepItemAItemAItemAItem2AItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAItem2AItemAItemAItem]


class DeepDeepItemAItemAItemAItemAItem2AItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAItemAItem2AItemAItem]


class DeepDeepItemAItemAItemAItemAItemAItem2(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAItemAItemAItem2AItem]


class DeepDeepItemAItemAaaaItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAItemAItemAItemAItem2]


class DeepDeepItemAItemAAAAItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAaaaItemAItemAItemAItem]


class DeepDeepItemAItemAAAItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAAAAItemAItemAItemAItem]


class DeepDeepItemAItemAAItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAAAItemAItemAItemAItem]


class DeepDeepItemAItemAItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAAItemAItemAItemAItem]


class DeepDeepItemAItemAItemAItemAItem(
    Struct, kw_only=True, forbid_unknown_fields=True
):
    a: list[DeepDeepItemAItemAItemAItemAItemAItem]


class DeepDeepItemAItemAItemAItem(Struct, kw_only=True, forbid_unknown_fields=True):
    a: list[DeepDeepItemAItemAItemAItemAItem]


class DeepDeepItemAItemAItem(Struct, kw_only=True, forbid_unknown_fields=True):
    a: list[DeepDeepItemAItemAItemAItem]


class DeepDeepItemAItem(Struct, kw_only=True, forbid_unknown_fields=True):
    a: list[DeepDeepItemAItemAItem]


class DeepDeepItem(Struct, kw_only=True, forbid_unknown_fields=True):
    a: list[DeepDeepItemAItem]


class Deep(Struct, kw_only=True, forbid_unknown_fields=True):
    deep: list[DeepDeepItem]


if TYPE_CHECKING:
    MixedByNameValue: TypeAlias = "tuple[Slug, *tuple[int, ...]]"
else:
    MixedByNameValue = toolrt.opaque("MixedByNameValue")


class Mixed(
    Struct, kw_only=True, forbid_unknown_fields=True, rename={"bytes_": "bytes"}
):
    pair: Pair = msgspec.field(
        default_factory=toolrt.default(__name__, "MIXED", "pair")
    )
    pairs: Annotated[list[Pair], msgspec.Meta(min_length=1)]
    by_name: dict[str, MixedByNameValue]
    small: Small | None
    maybe: Maybe | UnsetType | None = UNSET
    token: Token
    tokens: list[Token]
    slugs: Slugs
    other: corners_two.Thing
    bytes_: bytes = msgspec.field(
        default_factory=toolrt.default(__name__, "MIXED", "bytes")
    )
    when: toolrt.Date | UnsetType = UNSET
    shaped: toolrt.Json
    steps: Annotated[float, msgspec.Meta(gt=0.0, lt=10.0)]
    near: (
        Annotated[str, msgspec.Meta(max_length=3)]
        | Annotated[int, msgspec.Meta(ge=1, le=toolrt.MAX_INT)]
        | None
    )
    nothing: None


class Ruled(Struct, kw_only=True, forbid_unknown_fields=True):
    a: toolrt.Int | UnsetType = UNSET
    b: list[toolrt.Int] | UnsetType = UNSET


class BrokenPart(Struct, kw_only=True, forbid_unknown_fields=True):
    name: str


class Broken(Struct, kw_only=True, forbid_unknown_fields=True):
    """Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words."""

    part: BrokenPart
    ratio: float
