// Made by toolc from one.tools; do not edit.

//! The types of the package `corners.one`.

use super::super::corners_two::types::Thing as CornersTwoThing;
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Thing {
    pub here: i64,
}

impl Thing {
    /// Takes the required fields.
    pub fn new(here: i64) -> Self {
        Self { here }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Small {
    pub inner: bool,
}

impl Small {
    /// Takes the required fields.
    pub fn new(inner: bool) -> Self {
        Self { inner }
    }
}

pub type Maybe = Option<String>;

pub type Token = toolrt::Secret<String>;

pub type Slug = String;

pub type Slugs = Vec<Slug>;

pub type Pair = (f64, f64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Big {
    Value0,
    Value1,
    Value2,
    Value3,
    Value4,
    Value5,
    Value6,
    Value7,
    Value8,
    Value9,
    Value10,
    Value11,
    Value12,
    Value13,
    Value14,
    Value15,
    Value16,
    Value17,
    Value18,
    Value19,
    Value20,
    Value21,
    Value22,
    Value23,
    Value24,
    Value25,
    Value26,
    Value27,
    Value28,
    Value29,
    Value30,
    Value31,
    Value32,
    Value33,
    Value34,
    Value35,
    Value36,
    Value37,
    Value38,
    Value39,
    Value40,
    Value41,
    Value42,
    Value43,
    Value44,
    Value45,
    Value46,
    Value47,
    Value48,
    Value49,
    Value50,
    Value51,
    Value52,
    Value53,
    Value54,
    Value55,
    Value56,
    Value57,
    Value58,
    Value59,
    Value60,
    Value61,
    Value62,
    Value63,
    Value64,
    Value65,
    Value66,
    Value67,
    Value68,
    Value69,
    Value70,
    Value71,
    Value72,
    Value73,
    Value74,
    Value75,
    Value76,
    Value77,
    Value78,
    Value79,
    Value80,
    Value81,
    Value82,
    Value83,
    Value84,
    Value85,
    Value86,
    Value87,
    Value88,
    Value89,
    Value90,
    Value91,
    Value92,
    Value93,
    Value94,
    Value95,
    Value96,
    Value97,
    Value98,
    Value99,
    Value100,
    Value101,
    Value102,
    Value103,
    Value104,
    Value105,
    Value106,
    Value107,
    Value108,
    Value109,
    Value110,
    Value111,
    Value112,
    Value113,
    Value114,
    Value115,
    Value116,
    Value117,
    Value118,
    Value119,
    Value120,
    Value121,
    Value122,
    Value123,
    Value124,
    Value125,
    Value126,
    Value127,
    Value128,
    Value129,
    Value130,
    Value131,
    Value132,
    Value133,
    Value134,
    Value135,
    Value136,
    Value137,
    Value138,
    Value139,
    Value140,
    Value141,
    Value142,
    Value143,
    Value144,
    Value145,
    Value146,
    Value147,
    Value148,
    Value149,
    Value150,
    Value151,
    Value152,
    Value153,
    Value154,
    Value155,
    Value156,
    Value157,
    Value158,
    Value159,
    Value160,
    Value161,
    Value162,
    Value163,
    Value164,
    Value165,
    Value166,
    Value167,
    Value168,
    Value169,
    Value170,
    Value171,
    Value172,
    Value173,
    Value174,
    Value175,
    Value176,
    Value177,
    Value178,
    Value179,
    Value180,
    Value181,
    Value182,
    Value183,
    Value184,
    Value185,
    Value186,
    Value187,
    Value188,
    Value189,
    Value190,
    Value191,
    Value192,
    Value193,
    Value194,
    Value195,
    Value196,
    Value197,
    Value198,
    Value199,
    Value200,
    Value201,
    Value202,
    Value203,
    Value204,
    Value205,
    Value206,
    Value207,
    Value208,
    Value209,
    Value210,
    Value211,
    Value212,
    Value213,
    Value214,
    Value215,
    Value216,
    Value217,
    Value218,
    Value219,
    Value220,
    Value221,
    Value222,
    Value223,
    Value224,
    Value225,
    Value226,
    Value227,
    Value228,
    Value229,
    Value230,
    Value231,
    Value232,
    Value233,
    Value234,
    Value235,
    Value236,
    Value237,
    Value238,
    Value239,
    Value240,
    Value241,
    Value242,
    Value243,
    Value244,
    Value245,
    Value246,
    Value247,
    Value248,
    Value249,
    Value250,
    Value251,
    Value252,
    Value253,
    Value254,
    Value255,
    Value256,
    Value257,
    Value258,
    Value259,
    Value260,
    Value261,
    Value262,
    Value263,
    Value264,
    Value265,
    Value266,
    Value267,
    Value268,
    Value269,
    Value270,
    Value271,
    Value272,
    Value273,
    Value274,
    Value275,
    Value276,
    Value277,
    Value278,
    Value279,
    Value280,
    Value281,
    Value282,
    Value283,
    Value284,
    Value285,
    Value286,
    Value287,
    Value288,
    Value289,
    Value290,
    Value291,
    Value292,
    Value293,
    Value294,
    Value295,
    Value296,
    Value297,
    Value298,
    Value299,
    Value300,
    Value301,
    Value302,
    Value303,
    Value304,
    Value305,
}

impl Big {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 306] = [
        Self::Value0,
        Self::Value1,
        Self::Value2,
        Self::Value3,
        Self::Value4,
        Self::Value5,
        Self::Value6,
        Self::Value7,
        Self::Value8,
        Self::Value9,
        Self::Value10,
        Self::Value11,
        Self::Value12,
        Self::Value13,
        Self::Value14,
        Self::Value15,
        Self::Value16,
        Self::Value17,
        Self::Value18,
        Self::Value19,
        Self::Value20,
        Self::Value21,
        Self::Value22,
        Self::Value23,
        Self::Value24,
        Self::Value25,
        Self::Value26,
        Self::Value27,
        Self::Value28,
        Self::Value29,
        Self::Value30,
        Self::Value31,
        Self::Value32,
        Self::Value33,
        Self::Value34,
        Self::Value35,
        Self::Value36,
        Self::Value37,
        Self::Value38,
        Self::Value39,
        Self::Value40,
        Self::Value41,
        Self::Value42,
        Self::Value43,
        Self::Value44,
        Self::Value45,
        Self::Value46,
        Self::Value47,
        Self::Value48,
        Self::Value49,
        Self::Value50,
        Self::Value51,
        Self::Value52,
        Self::Value53,
        Self::Value54,
        Self::Value55,
        Self::Value56,
        Self::Value57,
        Self::Value58,
        Self::Value59,
        Self::Value60,
        Self::Value61,
        Self::Value62,
        Self::Value63,
        Self::Value64,
        Self::Value65,
        Self::Value66,
        Self::Value67,
        Self::Value68,
        Self::Value69,
        Self::Value70,
        Self::Value71,
        Self::Value72,
        Self::Value73,
        Self::Value74,
        Self::Value75,
        Self::Value76,
        Self::Value77,
        Self::Value78,
        Self::Value79,
        Self::Value80,
        Self::Value81,
        Self::Value82,
        Self::Value83,
        Self::Value84,
        Self::Value85,
        Self::Value86,
        Self::Value87,
        Self::Value88,
        Self::Value89,
        Self::Value90,
        Self::Value91,
        Self::Value92,
        Self::Value93,
        Self::Value94,
        Self::Value95,
        Self::Value96,
        Self::Value97,
        Self::Value98,
        Self::Value99,
        Self::Value100,
        Self::Value101,
        Self::Value102,
        Self::Value103,
        Self::Value104,
        Self::Value105,
        Self::Value106,
        Self::Value107,
        Self::Value108,
        Self::Value109,
        Self::Value110,
        Self::Value111,
        Self::Value112,
        Self::Value113,
        Self::Value114,
        Self::Value115,
        Self::Value116,
        Self::Value117,
        Self::Value118,
        Self::Value119,
        Self::Value120,
        Self::Value121,
        Self::Value122,
        Self::Value123,
        Self::Value124,
        Self::Value125,
        Self::Value126,
        Self::Value127,
        Self::Value128,
        Self::Value129,
        Self::Value130,
        Self::Value131,
        Self::Value132,
        Self::Value133,
        Self::Value134,
        Self::Value135,
        Self::Value136,
        Self::Value137,
        Self::Value138,
        Self::Value139,
        Self::Value140,
        Self::Value141,
        Self::Value142,
        Self::Value143,
        Self::Value144,
        Self::Value145,
        Self::Value146,
        Self::Value147,
        Self::Value148,
        Self::Value149,
        Self::Value150,
        Self::Value151,
        Self::Value152,
        Self::Value153,
        Self::Value154,
        Self::Value155,
        Self::Value156,
        Self::Value157,
        Self::Value158,
        Self::Value159,
        Self::Value160,
        Self::Value161,
        Self::Value162,
        Self::Value163,
        Self::Value164,
        Self::Value165,
        Self::Value166,
        Self::Value167,
        Self::Value168,
        Self::Value169,
        Self::Value170,
        Self::Value171,
        Self::Value172,
        Self::Value173,
        Self::Value174,
        Self::Value175,
        Self::Value176,
        Self::Value177,
        Self::Value178,
        Self::Value179,
        Self::Value180,
        Self::Value181,
        Self::Value182,
        Self::Value183,
        Self::Value184,
        Self::Value185,
        Self::Value186,
        Self::Value187,
        Self::Value188,
        Self::Value189,
        Self::Value190,
        Self::Value191,
        Self::Value192,
        Self::Value193,
        Self::Value194,
        Self::Value195,
        Self::Value196,
        Self::Value197,
        Self::Value198,
        Self::Value199,
        Self::Value200,
        Self::Value201,
        Self::Value202,
        Self::Value203,
        Self::Value204,
        Self::Value205,
        Self::Value206,
        Self::Value207,
        Self::Value208,
        Self::Value209,
        Self::Value210,
        Self::Value211,
        Self::Value212,
        Self::Value213,
        Self::Value214,
        Self::Value215,
        Self::Value216,
        Self::Value217,
        Self::Value218,
        Self::Value219,
        Self::Value220,
        Self::Value221,
        Self::Value222,
        Self::Value223,
        Self::Value224,
        Self::Value225,
        Self::Value226,
        Self::Value227,
        Self::Value228,
        Self::Value229,
        Self::Value230,
        Self::Value231,
        Self::Value232,
        Self::Value233,
        Self::Value234,
        Self::Value235,
        Self::Value236,
        Self::Value237,
        Self::Value238,
        Self::Value239,
        Self::Value240,
        Self::Value241,
        Self::Value242,
        Self::Value243,
        Self::Value244,
        Self::Value245,
        Self::Value246,
        Self::Value247,
        Self::Value248,
        Self::Value249,
        Self::Value250,
        Self::Value251,
        Self::Value252,
        Self::Value253,
        Self::Value254,
        Self::Value255,
        Self::Value256,
        Self::Value257,
        Self::Value258,
        Self::Value259,
        Self::Value260,
        Self::Value261,
        Self::Value262,
        Self::Value263,
        Self::Value264,
        Self::Value265,
        Self::Value266,
        Self::Value267,
        Self::Value268,
        Self::Value269,
        Self::Value270,
        Self::Value271,
        Self::Value272,
        Self::Value273,
        Self::Value274,
        Self::Value275,
        Self::Value276,
        Self::Value277,
        Self::Value278,
        Self::Value279,
        Self::Value280,
        Self::Value281,
        Self::Value282,
        Self::Value283,
        Self::Value284,
        Self::Value285,
        Self::Value286,
        Self::Value287,
        Self::Value288,
        Self::Value289,
        Self::Value290,
        Self::Value291,
        Self::Value292,
        Self::Value293,
        Self::Value294,
        Self::Value295,
        Self::Value296,
        Self::Value297,
        Self::Value298,
        Self::Value299,
        Self::Value300,
        Self::Value301,
        Self::Value302,
        Self::Value303,
        Self::Value304,
        Self::Value305,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Value0 => "value_0",
            Self::Value1 => "value_1",
            Self::Value2 => "value_2",
            Self::Value3 => "value_3",
            Self::Value4 => "value_4",
            Self::Value5 => "value_5",
            Self::Value6 => "value_6",
            Self::Value7 => "value_7",
            Self::Value8 => "value_8",
            Self::Value9 => "value_9",
            Self::Value10 => "value_10",
            Self::Value11 => "value_11",
            Self::Value12 => "value_12",
            Self::Value13 => "value_13",
            Self::Value14 => "value_14",
            Self::Value15 => "value_15",
            Self::Value16 => "value_16",
            Self::Value17 => "value_17",
            Self::Value18 => "value_18",
            Self::Value19 => "value_19",
            Self::Value20 => "value_20",
            Self::Value21 => "value_21",
            Self::Value22 => "value_22",
            Self::Value23 => "value_23",
            Self::Value24 => "value_24",
            Self::Value25 => "value_25",
            Self::Value26 => "value_26",
            Self::Value27 => "value_27",
            Self::Value28 => "value_28",
            Self::Value29 => "value_29",
            Self::Value30 => "value_30",
            Self::Value31 => "value_31",
            Self::Value32 => "value_32",
            Self::Value33 => "value_33",
            Self::Value34 => "value_34",
            Self::Value35 => "value_35",
            Self::Value36 => "value_36",
            Self::Value37 => "value_37",
            Self::Value38 => "value_38",
            Self::Value39 => "value_39",
            Self::Value40 => "value_40",
            Self::Value41 => "value_41",
            Self::Value42 => "value_42",
            Self::Value43 => "value_43",
            Self::Value44 => "value_44",
            Self::Value45 => "value_45",
            Self::Value46 => "value_46",
            Self::Value47 => "value_47",
            Self::Value48 => "value_48",
            Self::Value49 => "value_49",
            Self::Value50 => "value_50",
            Self::Value51 => "value_51",
            Self::Value52 => "value_52",
            Self::Value53 => "value_53",
            Self::Value54 => "value_54",
            Self::Value55 => "value_55",
            Self::Value56 => "value_56",
            Self::Value57 => "value_57",
            Self::Value58 => "value_58",
            Self::Value59 => "value_59",
            Self::Value60 => "value_60",
            Self::Value61 => "value_61",
            Self::Value62 => "value_62",
            Self::Value63 => "value_63",
            Self::Value64 => "value_64",
            Self::Value65 => "value_65",
            Self::Value66 => "value_66",
            Self::Value67 => "value_67",
            Self::Value68 => "value_68",
            Self::Value69 => "value_69",
            Self::Value70 => "value_70",
            Self::Value71 => "value_71",
            Self::Value72 => "value_72",
            Self::Value73 => "value_73",
            Self::Value74 => "value_74",
            Self::Value75 => "value_75",
            Self::Value76 => "value_76",
            Self::Value77 => "value_77",
            Self::Value78 => "value_78",
            Self::Value79 => "value_79",
            Self::Value80 => "value_80",
            Self::Value81 => "value_81",
            Self::Value82 => "value_82",
            Self::Value83 => "value_83",
            Self::Value84 => "value_84",
            Self::Value85 => "value_85",
            Self::Value86 => "value_86",
            Self::Value87 => "value_87",
            Self::Value88 => "value_88",
            Self::Value89 => "value_89",
            Self::Value90 => "value_90",
            Self::Value91 => "value_91",
            Self::Value92 => "value_92",
            Self::Value93 => "value_93",
            Self::Value94 => "value_94",
            Self::Value95 => "value_95",
            Self::Value96 => "value_96",
            Self::Value97 => "value_97",
            Self::Value98 => "value_98",
            Self::Value99 => "value_99",
            Self::Value100 => "value_100",
            Self::Value101 => "value_101",
            Self::Value102 => "value_102",
            Self::Value103 => "value_103",
            Self::Value104 => "value_104",
            Self::Value105 => "value_105",
            Self::Value106 => "value_106",
            Self::Value107 => "value_107",
            Self::Value108 => "value_108",
            Self::Value109 => "value_109",
            Self::Value110 => "value_110",
            Self::Value111 => "value_111",
            Self::Value112 => "value_112",
            Self::Value113 => "value_113",
            Self::Value114 => "value_114",
            Self::Value115 => "value_115",
            Self::Value116 => "value_116",
            Self::Value117 => "value_117",
            Self::Value118 => "value_118",
            Self::Value119 => "value_119",
            Self::Value120 => "value_120",
            Self::Value121 => "value_121",
            Self::Value122 => "value_122",
            Self::Value123 => "value_123",
            Self::Value124 => "value_124",
            Self::Value125 => "value_125",
            Self::Value126 => "value_126",
            Self::Value127 => "value_127",
            Self::Value128 => "value_128",
            Self::Value129 => "value_129",
            Self::Value130 => "value_130",
            Self::Value131 => "value_131",
            Self::Value132 => "value_132",
            Self::Value133 => "value_133",
            Self::Value134 => "value_134",
            Self::Value135 => "value_135",
            Self::Value136 => "value_136",
            Self::Value137 => "value_137",
            Self::Value138 => "value_138",
            Self::Value139 => "value_139",
            Self::Value140 => "value_140",
            Self::Value141 => "value_141",
            Self::Value142 => "value_142",
            Self::Value143 => "value_143",
            Self::Value144 => "value_144",
            Self::Value145 => "value_145",
            Self::Value146 => "value_146",
            Self::Value147 => "value_147",
            Self::Value148 => "value_148",
            Self::Value149 => "value_149",
            Self::Value150 => "value_150",
            Self::Value151 => "value_151",
            Self::Value152 => "value_152",
            Self::Value153 => "value_153",
            Self::Value154 => "value_154",
            Self::Value155 => "value_155",
            Self::Value156 => "value_156",
            Self::Value157 => "value_157",
            Self::Value158 => "value_158",
            Self::Value159 => "value_159",
            Self::Value160 => "value_160",
            Self::Value161 => "value_161",
            Self::Value162 => "value_162",
            Self::Value163 => "value_163",
            Self::Value164 => "value_164",
            Self::Value165 => "value_165",
            Self::Value166 => "value_166",
            Self::Value167 => "value_167",
            Self::Value168 => "value_168",
            Self::Value169 => "value_169",
            Self::Value170 => "value_170",
            Self::Value171 => "value_171",
            Self::Value172 => "value_172",
            Self::Value173 => "value_173",
            Self::Value174 => "value_174",
            Self::Value175 => "value_175",
            Self::Value176 => "value_176",
            Self::Value177 => "value_177",
            Self::Value178 => "value_178",
            Self::Value179 => "value_179",
            Self::Value180 => "value_180",
            Self::Value181 => "value_181",
            Self::Value182 => "value_182",
            Self::Value183 => "value_183",
            Self::Value184 => "value_184",
            Self::Value185 => "value_185",
            Self::Value186 => "value_186",
            Self::Value187 => "value_187",
            Self::Value188 => "value_188",
            Self::Value189 => "value_189",
            Self::Value190 => "value_190",
            Self::Value191 => "value_191",
            Self::Value192 => "value_192",
            Self::Value193 => "value_193",
            Self::Value194 => "value_194",
            Self::Value195 => "value_195",
            Self::Value196 => "value_196",
            Self::Value197 => "value_197",
            Self::Value198 => "value_198",
            Self::Value199 => "value_199",
            Self::Value200 => "value_200",
            Self::Value201 => "value_201",
            Self::Value202 => "value_202",
            Self::Value203 => "value_203",
            Self::Value204 => "value_204",
            Self::Value205 => "value_205",
            Self::Value206 => "value_206",
            Self::Value207 => "value_207",
            Self::Value208 => "value_208",
            Self::Value209 => "value_209",
            Self::Value210 => "value_210",
            Self::Value211 => "value_211",
            Self::Value212 => "value_212",
            Self::Value213 => "value_213",
            Self::Value214 => "value_214",
            Self::Value215 => "value_215",
            Self::Value216 => "value_216",
            Self::Value217 => "value_217",
            Self::Value218 => "value_218",
            Self::Value219 => "value_219",
            Self::Value220 => "value_220",
            Self::Value221 => "value_221",
            Self::Value222 => "value_222",
            Self::Value223 => "value_223",
            Self::Value224 => "value_224",
            Self::Value225 => "value_225",
            Self::Value226 => "value_226",
            Self::Value227 => "value_227",
            Self::Value228 => "value_228",
            Self::Value229 => "value_229",
            Self::Value230 => "value_230",
            Self::Value231 => "value_231",
            Self::Value232 => "value_232",
            Self::Value233 => "value_233",
            Self::Value234 => "value_234",
            Self::Value235 => "value_235",
            Self::Value236 => "value_236",
            Self::Value237 => "value_237",
            Self::Value238 => "value_238",
            Self::Value239 => "value_239",
            Self::Value240 => "value_240",
            Self::Value241 => "value_241",
            Self::Value242 => "value_242",
            Self::Value243 => "value_243",
            Self::Value244 => "value_244",
            Self::Value245 => "value_245",
            Self::Value246 => "value_246",
            Self::Value247 => "value_247",
            Self::Value248 => "value_248",
            Self::Value249 => "value_249",
            Self::Value250 => "value_250",
            Self::Value251 => "value_251",
            Self::Value252 => "value_252",
            Self::Value253 => "value_253",
            Self::Value254 => "value_254",
            Self::Value255 => "value_255",
            Self::Value256 => "value_256",
            Self::Value257 => "value_257",
            Self::Value258 => "value_258",
            Self::Value259 => "value_259",
            Self::Value260 => "value_260",
            Self::Value261 => "value_261",
            Self::Value262 => "value_262",
            Self::Value263 => "value_263",
            Self::Value264 => "value_264",
            Self::Value265 => "value_265",
            Self::Value266 => "value_266",
            Self::Value267 => "value_267",
            Self::Value268 => "value_268",
            Self::Value269 => "value_269",
            Self::Value270 => "value_270",
            Self::Value271 => "value_271",
            Self::Value272 => "value_272",
            Self::Value273 => "value_273",
            Self::Value274 => "value_274",
            Self::Value275 => "value_275",
            Self::Value276 => "value_276",
            Self::Value277 => "value_277",
            Self::Value278 => "value_278",
            Self::Value279 => "value_279",
            Self::Value280 => "value_280",
            Self::Value281 => "value_281",
            Self::Value282 => "value_282",
            Self::Value283 => "value_283",
            Self::Value284 => "value_284",
            Self::Value285 => "value_285",
            Self::Value286 => "value_286",
            Self::Value287 => "value_287",
            Self::Value288 => "value_288",
            Self::Value289 => "value_289",
            Self::Value290 => "value_290",
            Self::Value291 => "value_291",
            Self::Value292 => "value_292",
            Self::Value293 => "value_293",
            Self::Value294 => "value_294",
            Self::Value295 => "value_295",
            Self::Value296 => "value_296",
            Self::Value297 => "value_297",
            Self::Value298 => "value_298",
            Self::Value299 => "value_299",
            Self::Value300 => "value_300",
            Self::Value301 => "value_301",
            Self::Value302 => "value_302",
            Self::Value303 => "value_303",
            Self::Value304 => "value_304",
            Self::Value305 => "value_305",
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Wide {
    pub field_0: Option<String>,
    pub field_1: Option<String>,
    pub field_2: Option<String>,
    pub field_3: Option<String>,
    pub field_4: Option<String>,
    pub field_5: Option<String>,
    pub field_6: Option<String>,
    pub field_7: Option<String>,
    pub field_8: Option<String>,
    pub field_9: Option<String>,
    pub field_10: Option<String>,
    pub field_11: Option<String>,
    pub field_12: Option<String>,
    pub field_13: Option<String>,
    pub field_14: Option<String>,
    pub field_15: Option<String>,
    pub field_16: Option<String>,
    pub field_17: Option<String>,
    pub field_18: Option<String>,
    pub field_19: Option<String>,
    pub field_20: Option<String>,
    pub field_21: Option<String>,
    pub field_22: Option<String>,
    pub field_23: Option<String>,
    pub field_24: Option<String>,
    pub field_25: Option<String>,
    pub field_26: Option<String>,
    pub field_27: Option<String>,
    pub field_28: Option<String>,
    pub field_29: Option<String>,
    pub field_30: Option<String>,
    pub field_31: Option<String>,
    pub field_32: Option<String>,
    pub field_33: Option<String>,
    pub field_34: Option<String>,
    pub field_35: Option<String>,
    pub field_36: Option<String>,
    pub field_37: Option<String>,
    pub field_38: Option<String>,
    pub field_39: Option<String>,
}

impl Wide {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            field_0: None,
            field_1: None,
            field_2: None,
            field_3: None,
            field_4: None,
            field_5: None,
            field_6: None,
            field_7: None,
            field_8: None,
            field_9: None,
            field_10: None,
            field_11: None,
            field_12: None,
            field_13: None,
            field_14: None,
            field_15: None,
            field_16: None,
            field_17: None,
            field_18: None,
            field_19: None,
            field_20: None,
            field_21: None,
            field_22: None,
            field_23: None,
            field_24: None,
            field_25: None,
            field_26: None,
            field_27: None,
            field_28: None,
            field_29: None,
            field_30: None,
            field_31: None,
            field_32: None,
            field_33: None,
            field_34: None,
            field_35: None,
            field_36: None,
            field_37: None,
            field_38: None,
            field_39: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAaItemAItemAItemAItem {
    pub a: String,
}

impl DeepDeepItemAItemAaItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: impl Into<String>) -> Self {
        Self { a: a.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItem2AItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAaItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAItem2AItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAaItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItem2AItemAItem {
    pub a: Vec<DeepDeepItemAItemAItem2AItemAItemAItem>,
}

impl DeepDeepItemAItemAItemAItem2AItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItem2AItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItemAItem2AItem {
    pub a: Vec<DeepDeepItemAItemAItemAItem2AItemAItem>,
}

impl DeepDeepItemAItemAItemAItemAItem2AItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItem2AItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItemAItemAItem2 {
    pub a: Vec<DeepDeepItemAItemAItemAItemAItem2AItem>,
}

impl DeepDeepItemAItemAItemAItemAItemAItem2 {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItemAItem2AItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAaaaItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAItemAItemAItemAItem2>,
}

impl DeepDeepItemAItemAaaaItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItemAItemAItem2>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAAAAItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAaaaItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAAAAItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAaaaItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAAAItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAAAAItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAAAItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAAAAItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAAItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAAAItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAAItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAAAItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAAItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAAItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItemAItem {
    pub a: Vec<DeepDeepItemAItemAItemAItem>,
}

impl DeepDeepItemAItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItemAItem {
    pub a: Vec<DeepDeepItemAItemAItem>,
}

impl DeepDeepItemAItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DeepDeepItem {
    pub a: Vec<DeepDeepItemAItem>,
}

impl DeepDeepItem {
    /// Takes the required fields.
    pub fn new(a: Vec<DeepDeepItemAItem>) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Deep {
    pub deep: Vec<DeepDeepItem>,
}

impl Deep {
    /// Takes the required fields.
    pub fn new(deep: Vec<DeepDeepItem>) -> Self {
        Self { deep }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum MixedNear {
    Text(String),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Mixed {
    pub pair: Pair,
    pub pairs: Vec<Pair>,
    pub by_name: std::collections::BTreeMap<String, (Slug, Vec<i64>)>,
    pub small: Option<Small>,
    pub maybe: toolrt::Maybe<String>,
    pub token: toolrt::Secret<String>,
    pub tokens: Vec<toolrt::Secret<String>>,
    pub slugs: Slugs,
    pub other: CornersTwoThing,
    pub bytes: toolrt::Bytes,
    pub when: Option<toolrt::Date>,
    pub shaped: toolrt::Value,
    pub steps: f64,
    pub near: Option<MixedNear>,
    pub nothing: (),
}

impl Mixed {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        pairs: Vec<Pair>,
        by_name: std::collections::BTreeMap<String, (Slug, Vec<i64>)>,
        small: Option<Small>,
        token: toolrt::Secret<String>,
        tokens: Vec<toolrt::Secret<String>>,
        slugs: Slugs,
        other: CornersTwoThing,
        shaped: toolrt::Value,
        steps: f64,
        near: Option<MixedNear>,
        nothing: (),
    ) -> Self {
        Self {
            pair: Self::default_pair(),
            pairs,
            by_name,
            small,
            maybe: toolrt::Maybe::Absent,
            token,
            tokens,
            slugs,
            other,
            bytes: Self::default_bytes(),
            when: None,
            shaped,
            steps,
            near,
            nothing,
        }
    }

    pub(super) fn default_pair() -> Pair {
        (0.5, 1.5)
    }

    pub(super) fn default_bytes() -> toolrt::Bytes {
        toolrt::codec::constant("\"aGk=\"")
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Ruled {
    pub a: Option<i64>,
    pub b: Option<Vec<i64>>,
}

impl Ruled {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { a: None, b: None }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct BrokenPart {
    pub name: String,
}

impl BrokenPart {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

/// Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words. Long words.
#[derive(Debug, Clone, PartialEq)]
pub struct Broken {
    pub part: BrokenPart,
    pub ratio: f64,
}

impl Broken {
    /// Takes the required fields.
    pub fn new(part: BrokenPart, ratio: f64) -> Self {
        Self { part, ratio }
    }
}
