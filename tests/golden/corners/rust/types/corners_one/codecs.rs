// Made by toolc from one.tools; do not edit.

//! How the types of `corners.one` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::corners_two::codecs as corners_two;
use super::types::{
    Big, Broken, BrokenPart, Deep, DeepDeepItem, DeepDeepItemAItem,
    DeepDeepItemAItemAAAAItemAItemAItemAItem, DeepDeepItemAItemAAAItemAItemAItemAItem,
    DeepDeepItemAItemAAItemAItemAItemAItem, DeepDeepItemAItemAItem,
    DeepDeepItemAItemAItem2AItemAItemAItem, DeepDeepItemAItemAItemAItem,
    DeepDeepItemAItemAItemAItem2AItemAItem, DeepDeepItemAItemAItemAItemAItem,
    DeepDeepItemAItemAItemAItemAItem2AItem, DeepDeepItemAItemAItemAItemAItemAItem,
    DeepDeepItemAItemAItemAItemAItemAItem2, DeepDeepItemAItemAaItemAItemAItemAItem,
    DeepDeepItemAItemAaaaItemAItemAItemAItem, Mixed, MixedNear, Pair, Ruled, Slug, Small, Thing,
    Wide,
};

#[rustfmt::skip]
pub static THING: table::Record = table::Record {
    name: "Thing",
    fields: &[
        table::Field::required("here", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Thing {
    fn table() -> table::Table {
        table::Table::Record(&THING)
    }
}

impl Decode for Thing {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut here = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "here" => here = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            here: here.ok_or(Refused)?,
        })
    }
}

impl Encode for Thing {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("here").write(&self.here);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SMALL: table::Record = table::Record {
    name: "Small",
    fields: &[
        table::Field::required("inner", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Small {
    fn table() -> table::Table {
        table::Table::Record(&SMALL)
    }
}

impl Decode for Small {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut inner = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "inner" => inner = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            inner: inner.ok_or(Refused)?,
        })
    }
}

impl Encode for Small {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("inner").write(&self.inner);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BIG: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("value_0"),
        table::Literal::Text("value_1"),
        table::Literal::Text("value_2"),
        table::Literal::Text("value_3"),
        table::Literal::Text("value_4"),
        table::Literal::Text("value_5"),
        table::Literal::Text("value_6"),
        table::Literal::Text("value_7"),
        table::Literal::Text("value_8"),
        table::Literal::Text("value_9"),
        table::Literal::Text("value_10"),
        table::Literal::Text("value_11"),
        table::Literal::Text("value_12"),
        table::Literal::Text("value_13"),
        table::Literal::Text("value_14"),
        table::Literal::Text("value_15"),
        table::Literal::Text("value_16"),
        table::Literal::Text("value_17"),
        table::Literal::Text("value_18"),
        table::Literal::Text("value_19"),
        table::Literal::Text("value_20"),
        table::Literal::Text("value_21"),
        table::Literal::Text("value_22"),
        table::Literal::Text("value_23"),
        table::Literal::Text("value_24"),
        table::Literal::Text("value_25"),
        table::Literal::Text("value_26"),
        table::Literal::Text("value_27"),
        table::Literal::Text("value_28"),
        table::Literal::Text("value_29"),
        table::Literal::Text("value_30"),
        table::Literal::Text("value_31"),
        table::Literal::Text("value_32"),
        table::Literal::Text("value_33"),
        table::Literal::Text("value_34"),
        table::Literal::Text("value_35"),
        table::Literal::Text("value_36"),
        table::Literal::Text("value_37"),
        table::Literal::Text("value_38"),
        table::Literal::Text("value_39"),
        table::Literal::Text("value_40"),
        table::Literal::Text("value_41"),
        table::Literal::Text("value_42"),
        table::Literal::Text("value_43"),
        table::Literal::Text("value_44"),
        table::Literal::Text("value_45"),
        table::Literal::Text("value_46"),
        table::Literal::Text("value_47"),
        table::Literal::Text("value_48"),
        table::Literal::Text("value_49"),
        table::Literal::Text("value_50"),
        table::Literal::Text("value_51"),
        table::Literal::Text("value_52"),
        table::Literal::Text("value_53"),
        table::Literal::Text("value_54"),
        table::Literal::Text("value_55"),
        table::Literal::Text("value_56"),
        table::Literal::Text("value_57"),
        table::Literal::Text("value_58"),
        table::Literal::Text("value_59"),
        table::Literal::Text("value_60"),
        table::Literal::Text("value_61"),
        table::Literal::Text("value_62"),
        table::Literal::Text("value_63"),
        table::Literal::Text("value_64"),
        table::Literal::Text("value_65"),
        table::Literal::Text("value_66"),
        table::Literal::Text("value_67"),
        table::Literal::Text("value_68"),
        table::Literal::Text("value_69"),
        table::Literal::Text("value_70"),
        table::Literal::Text("value_71"),
        table::Literal::Text("value_72"),
        table::Literal::Text("value_73"),
        table::Literal::Text("value_74"),
        table::Literal::Text("value_75"),
        table::Literal::Text("value_76"),
        table::Literal::Text("value_77"),
        table::Literal::Text("value_78"),
        table::Literal::Text("value_79"),
        table::Literal::Text("value_80"),
        table::Literal::Text("value_81"),
        table::Literal::Text("value_82"),
        table::Literal::Text("value_83"),
        table::Literal::Text("value_84"),
        table::Literal::Text("value_85"),
        table::Literal::Text("value_86"),
        table::Literal::Text("value_87"),
        table::Literal::Text("value_88"),
        table::Literal::Text("value_89"),
        table::Literal::Text("value_90"),
        table::Literal::Text("value_91"),
        table::Literal::Text("value_92"),
        table::Literal::Text("value_93"),
        table::Literal::Text("value_94"),
        table::Literal::Text("value_95"),
        table::Literal::Text("value_96"),
        table::Literal::Text("value_97"),
        table::Literal::Text("value_98"),
        table::Literal::Text("value_99"),
        table::Literal::Text("value_100"),
        table::Literal::Text("value_101"),
        table::Literal::Text("value_102"),
        table::Literal::Text("value_103"),
        table::Literal::Text("value_104"),
        table::Literal::Text("value_105"),
        table::Literal::Text("value_106"),
        table::Literal::Text("value_107"),
        table::Literal::Text("value_108"),
        table::Literal::Text("value_109"),
        table::Literal::Text("value_110"),
        table::Literal::Text("value_111"),
        table::Literal::Text("value_112"),
        table::Literal::Text("value_113"),
        table::Literal::Text("value_114"),
        table::Literal::Text("value_115"),
        table::Literal::Text("value_116"),
        table::Literal::Text("value_117"),
        table::Literal::Text("value_118"),
        table::Literal::Text("value_119"),
        table::Literal::Text("value_120"),
        table::Literal::Text("value_121"),
        table::Literal::Text("value_122"),
        table::Literal::Text("value_123"),
        table::Literal::Text("value_124"),
        table::Literal::Text("value_125"),
        table::Literal::Text("value_126"),
        table::Literal::Text("value_127"),
        table::Literal::Text("value_128"),
        table::Literal::Text("value_129"),
        table::Literal::Text("value_130"),
        table::Literal::Text("value_131"),
        table::Literal::Text("value_132"),
        table::Literal::Text("value_133"),
        table::Literal::Text("value_134"),
        table::Literal::Text("value_135"),
        table::Literal::Text("value_136"),
        table::Literal::Text("value_137"),
        table::Literal::Text("value_138"),
        table::Literal::Text("value_139"),
        table::Literal::Text("value_140"),
        table::Literal::Text("value_141"),
        table::Literal::Text("value_142"),
        table::Literal::Text("value_143"),
        table::Literal::Text("value_144"),
        table::Literal::Text("value_145"),
        table::Literal::Text("value_146"),
        table::Literal::Text("value_147"),
        table::Literal::Text("value_148"),
        table::Literal::Text("value_149"),
        table::Literal::Text("value_150"),
        table::Literal::Text("value_151"),
        table::Literal::Text("value_152"),
        table::Literal::Text("value_153"),
        table::Literal::Text("value_154"),
        table::Literal::Text("value_155"),
        table::Literal::Text("value_156"),
        table::Literal::Text("value_157"),
        table::Literal::Text("value_158"),
        table::Literal::Text("value_159"),
        table::Literal::Text("value_160"),
        table::Literal::Text("value_161"),
        table::Literal::Text("value_162"),
        table::Literal::Text("value_163"),
        table::Literal::Text("value_164"),
        table::Literal::Text("value_165"),
        table::Literal::Text("value_166"),
        table::Literal::Text("value_167"),
        table::Literal::Text("value_168"),
        table::Literal::Text("value_169"),
        table::Literal::Text("value_170"),
        table::Literal::Text("value_171"),
        table::Literal::Text("value_172"),
        table::Literal::Text("value_173"),
        table::Literal::Text("value_174"),
        table::Literal::Text("value_175"),
        table::Literal::Text("value_176"),
        table::Literal::Text("value_177"),
        table::Literal::Text("value_178"),
        table::Literal::Text("value_179"),
        table::Literal::Text("value_180"),
        table::Literal::Text("value_181"),
        table::Literal::Text("value_182"),
        table::Literal::Text("value_183"),
        table::Literal::Text("value_184"),
        table::Literal::Text("value_185"),
        table::Literal::Text("value_186"),
        table::Literal::Text("value_187"),
        table::Literal::Text("value_188"),
        table::Literal::Text("value_189"),
        table::Literal::Text("value_190"),
        table::Literal::Text("value_191"),
        table::Literal::Text("value_192"),
        table::Literal::Text("value_193"),
        table::Literal::Text("value_194"),
        table::Literal::Text("value_195"),
        table::Literal::Text("value_196"),
        table::Literal::Text("value_197"),
        table::Literal::Text("value_198"),
        table::Literal::Text("value_199"),
        table::Literal::Text("value_200"),
        table::Literal::Text("value_201"),
        table::Literal::Text("value_202"),
        table::Literal::Text("value_203"),
        table::Literal::Text("value_204"),
        table::Literal::Text("value_205"),
        table::Literal::Text("value_206"),
        table::Literal::Text("value_207"),
        table::Literal::Text("value_208"),
        table::Literal::Text("value_209"),
        table::Literal::Text("value_210"),
        table::Literal::Text("value_211"),
        table::Literal::Text("value_212"),
        table::Literal::Text("value_213"),
        table::Literal::Text("value_214"),
        table::Literal::Text("value_215"),
        table::Literal::Text("value_216"),
        table::Literal::Text("value_217"),
        table::Literal::Text("value_218"),
        table::Literal::Text("value_219"),
        table::Literal::Text("value_220"),
        table::Literal::Text("value_221"),
        table::Literal::Text("value_222"),
        table::Literal::Text("value_223"),
        table::Literal::Text("value_224"),
        table::Literal::Text("value_225"),
        table::Literal::Text("value_226"),
        table::Literal::Text("value_227"),
        table::Literal::Text("value_228"),
        table::Literal::Text("value_229"),
        table::Literal::Text("value_230"),
        table::Literal::Text("value_231"),
        table::Literal::Text("value_232"),
        table::Literal::Text("value_233"),
        table::Literal::Text("value_234"),
        table::Literal::Text("value_235"),
        table::Literal::Text("value_236"),
        table::Literal::Text("value_237"),
        table::Literal::Text("value_238"),
        table::Literal::Text("value_239"),
        table::Literal::Text("value_240"),
        table::Literal::Text("value_241"),
        table::Literal::Text("value_242"),
        table::Literal::Text("value_243"),
        table::Literal::Text("value_244"),
        table::Literal::Text("value_245"),
        table::Literal::Text("value_246"),
        table::Literal::Text("value_247"),
        table::Literal::Text("value_248"),
        table::Literal::Text("value_249"),
        table::Literal::Text("value_250"),
        table::Literal::Text("value_251"),
        table::Literal::Text("value_252"),
        table::Literal::Text("value_253"),
        table::Literal::Text("value_254"),
        table::Literal::Text("value_255"),
        table::Literal::Text("value_256"),
        table::Literal::Text("value_257"),
        table::Literal::Text("value_258"),
        table::Literal::Text("value_259"),
        table::Literal::Text("value_260"),
        table::Literal::Text("value_261"),
        table::Literal::Text("value_262"),
        table::Literal::Text("value_263"),
        table::Literal::Text("value_264"),
        table::Literal::Text("value_265"),
        table::Literal::Text("value_266"),
        table::Literal::Text("value_267"),
        table::Literal::Text("value_268"),
        table::Literal::Text("value_269"),
        table::Literal::Text("value_270"),
        table::Literal::Text("value_271"),
        table::Literal::Text("value_272"),
        table::Literal::Text("value_273"),
        table::Literal::Text("value_274"),
        table::Literal::Text("value_275"),
        table::Literal::Text("value_276"),
        table::Literal::Text("value_277"),
        table::Literal::Text("value_278"),
        table::Literal::Text("value_279"),
        table::Literal::Text("value_280"),
        table::Literal::Text("value_281"),
        table::Literal::Text("value_282"),
        table::Literal::Text("value_283"),
        table::Literal::Text("value_284"),
        table::Literal::Text("value_285"),
        table::Literal::Text("value_286"),
        table::Literal::Text("value_287"),
        table::Literal::Text("value_288"),
        table::Literal::Text("value_289"),
        table::Literal::Text("value_290"),
        table::Literal::Text("value_291"),
        table::Literal::Text("value_292"),
        table::Literal::Text("value_293"),
        table::Literal::Text("value_294"),
        table::Literal::Text("value_295"),
        table::Literal::Text("value_296"),
        table::Literal::Text("value_297"),
        table::Literal::Text("value_298"),
        table::Literal::Text("value_299"),
        table::Literal::Text("value_300"),
        table::Literal::Text("value_301"),
        table::Literal::Text("value_302"),
        table::Literal::Text("value_303"),
        table::Literal::Text("value_304"),
        table::Literal::Text("value_305"),
    ],
};

impl Payload for Big {
    fn table() -> table::Table {
        table::Table::Enum(&BIG)
    }
}

impl Decode for Big {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&BIG, &Self::ALL)
    }
}

impl Encode for Big {
    fn encode(&self, w: &mut Writer) {
        w.member(&BIG, *self as usize);
    }
}

#[rustfmt::skip]
pub static WIDE: table::Record = table::Record {
    name: "Wide",
    fields: &[
        table::Field::optional("field_0", table::Table::Text(&WIDE_FIELD_0)),
        table::Field::optional("field_1", table::Table::Text(&WIDE_FIELD_1)),
        table::Field::optional("field_2", table::Table::Text(&WIDE_FIELD_2)),
        table::Field::optional("field_3", table::Table::Text(&WIDE_FIELD_3)),
        table::Field::optional("field_4", table::Table::Text(&WIDE_FIELD_4)),
        table::Field::optional("field_5", table::Table::Text(&WIDE_FIELD_5)),
        table::Field::optional("field_6", table::Table::Text(&WIDE_FIELD_6)),
        table::Field::optional("field_7", table::Table::Text(&WIDE_FIELD_7)),
        table::Field::optional("field_8", table::Table::Text(&WIDE_FIELD_8)),
        table::Field::optional("field_9", table::Table::Text(&WIDE_FIELD_9)),
        table::Field::optional("field_10", table::Table::Text(&WIDE_FIELD_10)),
        table::Field::optional("field_11", table::Table::Text(&WIDE_FIELD_11)),
        table::Field::optional("field_12", table::Table::Text(&WIDE_FIELD_12)),
        table::Field::optional("field_13", table::Table::Text(&WIDE_FIELD_13)),
        table::Field::optional("field_14", table::Table::Text(&WIDE_FIELD_14)),
        table::Field::optional("field_15", table::Table::Text(&WIDE_FIELD_15)),
        table::Field::optional("field_16", table::Table::Text(&WIDE_FIELD_16)),
        table::Field::optional("field_17", table::Table::Text(&WIDE_FIELD_17)),
        table::Field::optional("field_18", table::Table::Text(&WIDE_FIELD_18)),
        table::Field::optional("field_19", table::Table::Text(&WIDE_FIELD_19)),
        table::Field::optional("field_20", table::Table::Text(&WIDE_FIELD_20)),
        table::Field::optional("field_21", table::Table::Text(&WIDE_FIELD_21)),
        table::Field::optional("field_22", table::Table::Text(&WIDE_FIELD_22)),
        table::Field::optional("field_23", table::Table::Text(&WIDE_FIELD_23)),
        table::Field::optional("field_24", table::Table::Text(&WIDE_FIELD_24)),
        table::Field::optional("field_25", table::Table::Text(&WIDE_FIELD_25)),
        table::Field::optional("field_26", table::Table::Text(&WIDE_FIELD_26)),
        table::Field::optional("field_27", table::Table::Text(&WIDE_FIELD_27)),
        table::Field::optional("field_28", table::Table::Text(&WIDE_FIELD_28)),
        table::Field::optional("field_29", table::Table::Text(&WIDE_FIELD_29)),
        table::Field::optional("field_30", table::Table::Text(&WIDE_FIELD_30)),
        table::Field::optional("field_31", table::Table::Text(&WIDE_FIELD_31)),
        table::Field::optional("field_32", table::Table::Text(&WIDE_FIELD_32)),
        table::Field::optional("field_33", table::Table::Text(&WIDE_FIELD_33)),
        table::Field::optional("field_34", table::Table::Text(&WIDE_FIELD_34)),
        table::Field::optional("field_35", table::Table::Text(&WIDE_FIELD_35)),
        table::Field::optional("field_36", table::Table::Text(&WIDE_FIELD_36)),
        table::Field::optional("field_37", table::Table::Text(&WIDE_FIELD_37)),
        table::Field::optional("field_38", table::Table::Text(&WIDE_FIELD_38)),
        table::Field::optional("field_39", table::Table::Text(&WIDE_FIELD_39)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WIDE_FIELD_0: table::Text = table::Text::ANY.max(1);
#[rustfmt::skip]
static WIDE_FIELD_1: table::Text = table::Text::ANY.max(2);
#[rustfmt::skip]
static WIDE_FIELD_2: table::Text = table::Text::ANY.max(3);
#[rustfmt::skip]
static WIDE_FIELD_3: table::Text = table::Text::ANY.max(4);
#[rustfmt::skip]
static WIDE_FIELD_4: table::Text = table::Text::ANY.max(5);
#[rustfmt::skip]
static WIDE_FIELD_5: table::Text = table::Text::ANY.max(6);
#[rustfmt::skip]
static WIDE_FIELD_6: table::Text = table::Text::ANY.max(7);
#[rustfmt::skip]
static WIDE_FIELD_7: table::Text = table::Text::ANY.max(8);
#[rustfmt::skip]
static WIDE_FIELD_8: table::Text = table::Text::ANY.max(9);
#[rustfmt::skip]
static WIDE_FIELD_9: table::Text = table::Text::ANY.max(10);
#[rustfmt::skip]
static WIDE_FIELD_10: table::Text = table::Text::ANY.max(11);
#[rustfmt::skip]
static WIDE_FIELD_11: table::Text = table::Text::ANY.max(12);
#[rustfmt::skip]
static WIDE_FIELD_12: table::Text = table::Text::ANY.max(13);
#[rustfmt::skip]
static WIDE_FIELD_13: table::Text = table::Text::ANY.max(14);
#[rustfmt::skip]
static WIDE_FIELD_14: table::Text = table::Text::ANY.max(15);
#[rustfmt::skip]
static WIDE_FIELD_15: table::Text = table::Text::ANY.max(16);
#[rustfmt::skip]
static WIDE_FIELD_16: table::Text = table::Text::ANY.max(17);
#[rustfmt::skip]
static WIDE_FIELD_17: table::Text = table::Text::ANY.max(18);
#[rustfmt::skip]
static WIDE_FIELD_18: table::Text = table::Text::ANY.max(19);
#[rustfmt::skip]
static WIDE_FIELD_19: table::Text = table::Text::ANY.max(20);
#[rustfmt::skip]
static WIDE_FIELD_20: table::Text = table::Text::ANY.max(21);
#[rustfmt::skip]
static WIDE_FIELD_21: table::Text = table::Text::ANY.max(22);
#[rustfmt::skip]
static WIDE_FIELD_22: table::Text = table::Text::ANY.max(23);
#[rustfmt::skip]
static WIDE_FIELD_23: table::Text = table::Text::ANY.max(24);
#[rustfmt::skip]
static WIDE_FIELD_24: table::Text = table::Text::ANY.max(25);
#[rustfmt::skip]
static WIDE_FIELD_25: table::Text = table::Text::ANY.max(26);
#[rustfmt::skip]
static WIDE_FIELD_26: table::Text = table::Text::ANY.max(27);
#[rustfmt::skip]
static WIDE_FIELD_27: table::Text = table::Text::ANY.max(28);
#[rustfmt::skip]
static WIDE_FIELD_28: table::Text = table::Text::ANY.max(29);
#[rustfmt::skip]
static WIDE_FIELD_29: table::Text = table::Text::ANY.max(30);
#[rustfmt::skip]
static WIDE_FIELD_30: table::Text = table::Text::ANY.max(31);
#[rustfmt::skip]
static WIDE_FIELD_31: table::Text = table::Text::ANY.max(32);
#[rustfmt::skip]
static WIDE_FIELD_32: table::Text = table::Text::ANY.max(33);
#[rustfmt::skip]
static WIDE_FIELD_33: table::Text = table::Text::ANY.max(34);
#[rustfmt::skip]
static WIDE_FIELD_34: table::Text = table::Text::ANY.max(35);
#[rustfmt::skip]
static WIDE_FIELD_35: table::Text = table::Text::ANY.max(36);
#[rustfmt::skip]
static WIDE_FIELD_36: table::Text = table::Text::ANY.max(37);
#[rustfmt::skip]
static WIDE_FIELD_37: table::Text = table::Text::ANY.max(38);
#[rustfmt::skip]
static WIDE_FIELD_38: table::Text = table::Text::ANY.max(39);
#[rustfmt::skip]
static WIDE_FIELD_39: table::Text = table::Text::ANY.max(40);

impl Payload for Wide {
    fn table() -> table::Table {
        table::Table::Record(&WIDE)
    }
}

impl Decode for Wide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut field_0 = None;
        let mut field_1 = None;
        let mut field_2 = None;
        let mut field_3 = None;
        let mut field_4 = None;
        let mut field_5 = None;
        let mut field_6 = None;
        let mut field_7 = None;
        let mut field_8 = None;
        let mut field_9 = None;
        let mut field_10 = None;
        let mut field_11 = None;
        let mut field_12 = None;
        let mut field_13 = None;
        let mut field_14 = None;
        let mut field_15 = None;
        let mut field_16 = None;
        let mut field_17 = None;
        let mut field_18 = None;
        let mut field_19 = None;
        let mut field_20 = None;
        let mut field_21 = None;
        let mut field_22 = None;
        let mut field_23 = None;
        let mut field_24 = None;
        let mut field_25 = None;
        let mut field_26 = None;
        let mut field_27 = None;
        let mut field_28 = None;
        let mut field_29 = None;
        let mut field_30 = None;
        let mut field_31 = None;
        let mut field_32 = None;
        let mut field_33 = None;
        let mut field_34 = None;
        let mut field_35 = None;
        let mut field_36 = None;
        let mut field_37 = None;
        let mut field_38 = None;
        let mut field_39 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "field_0" => field_0 = Some(r.text(&WIDE_FIELD_0)?),
                "field_1" => field_1 = Some(r.text(&WIDE_FIELD_1)?),
                "field_2" => field_2 = Some(r.text(&WIDE_FIELD_2)?),
                "field_3" => field_3 = Some(r.text(&WIDE_FIELD_3)?),
                "field_4" => field_4 = Some(r.text(&WIDE_FIELD_4)?),
                "field_5" => field_5 = Some(r.text(&WIDE_FIELD_5)?),
                "field_6" => field_6 = Some(r.text(&WIDE_FIELD_6)?),
                "field_7" => field_7 = Some(r.text(&WIDE_FIELD_7)?),
                "field_8" => field_8 = Some(r.text(&WIDE_FIELD_8)?),
                "field_9" => field_9 = Some(r.text(&WIDE_FIELD_9)?),
                "field_10" => field_10 = Some(r.text(&WIDE_FIELD_10)?),
                "field_11" => field_11 = Some(r.text(&WIDE_FIELD_11)?),
                "field_12" => field_12 = Some(r.text(&WIDE_FIELD_12)?),
                "field_13" => field_13 = Some(r.text(&WIDE_FIELD_13)?),
                "field_14" => field_14 = Some(r.text(&WIDE_FIELD_14)?),
                "field_15" => field_15 = Some(r.text(&WIDE_FIELD_15)?),
                "field_16" => field_16 = Some(r.text(&WIDE_FIELD_16)?),
                "field_17" => field_17 = Some(r.text(&WIDE_FIELD_17)?),
                "field_18" => field_18 = Some(r.text(&WIDE_FIELD_18)?),
                "field_19" => field_19 = Some(r.text(&WIDE_FIELD_19)?),
                "field_20" => field_20 = Some(r.text(&WIDE_FIELD_20)?),
                "field_21" => field_21 = Some(r.text(&WIDE_FIELD_21)?),
                "field_22" => field_22 = Some(r.text(&WIDE_FIELD_22)?),
                "field_23" => field_23 = Some(r.text(&WIDE_FIELD_23)?),
                "field_24" => field_24 = Some(r.text(&WIDE_FIELD_24)?),
                "field_25" => field_25 = Some(r.text(&WIDE_FIELD_25)?),
                "field_26" => field_26 = Some(r.text(&WIDE_FIELD_26)?),
                "field_27" => field_27 = Some(r.text(&WIDE_FIELD_27)?),
                "field_28" => field_28 = Some(r.text(&WIDE_FIELD_28)?),
                "field_29" => field_29 = Some(r.text(&WIDE_FIELD_29)?),
                "field_30" => field_30 = Some(r.text(&WIDE_FIELD_30)?),
                "field_31" => field_31 = Some(r.text(&WIDE_FIELD_31)?),
                "field_32" => field_32 = Some(r.text(&WIDE_FIELD_32)?),
                "field_33" => field_33 = Some(r.text(&WIDE_FIELD_33)?),
                "field_34" => field_34 = Some(r.text(&WIDE_FIELD_34)?),
                "field_35" => field_35 = Some(r.text(&WIDE_FIELD_35)?),
                "field_36" => field_36 = Some(r.text(&WIDE_FIELD_36)?),
                "field_37" => field_37 = Some(r.text(&WIDE_FIELD_37)?),
                "field_38" => field_38 = Some(r.text(&WIDE_FIELD_38)?),
                "field_39" => field_39 = Some(r.text(&WIDE_FIELD_39)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            field_0,
            field_1,
            field_2,
            field_3,
            field_4,
            field_5,
            field_6,
            field_7,
            field_8,
            field_9,
            field_10,
            field_11,
            field_12,
            field_13,
            field_14,
            field_15,
            field_16,
            field_17,
            field_18,
            field_19,
            field_20,
            field_21,
            field_22,
            field_23,
            field_24,
            field_25,
            field_26,
            field_27,
            field_28,
            field_29,
            field_30,
            field_31,
            field_32,
            field_33,
            field_34,
            field_35,
            field_36,
            field_37,
            field_38,
            field_39,
        })
    }
}

impl Encode for Wide {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(field_0) = &self.field_0 {
            w.key("field_0").text(field_0, &WIDE_FIELD_0);
        }
        if let Some(field_1) = &self.field_1 {
            w.key("field_1").text(field_1, &WIDE_FIELD_1);
        }
        if let Some(field_2) = &self.field_2 {
            w.key("field_2").text(field_2, &WIDE_FIELD_2);
        }
        if let Some(field_3) = &self.field_3 {
            w.key("field_3").text(field_3, &WIDE_FIELD_3);
        }
        if let Some(field_4) = &self.field_4 {
            w.key("field_4").text(field_4, &WIDE_FIELD_4);
        }
        if let Some(field_5) = &self.field_5 {
            w.key("field_5").text(field_5, &WIDE_FIELD_5);
        }
        if let Some(field_6) = &self.field_6 {
            w.key("field_6").text(field_6, &WIDE_FIELD_6);
        }
        if let Some(field_7) = &self.field_7 {
            w.key("field_7").text(field_7, &WIDE_FIELD_7);
        }
        if let Some(field_8) = &self.field_8 {
            w.key("field_8").text(field_8, &WIDE_FIELD_8);
        }
        if let Some(field_9) = &self.field_9 {
            w.key("field_9").text(field_9, &WIDE_FIELD_9);
        }
        if let Some(field_10) = &self.field_10 {
            w.key("field_10").text(field_10, &WIDE_FIELD_10);
        }
        if let Some(field_11) = &self.field_11 {
            w.key("field_11").text(field_11, &WIDE_FIELD_11);
        }
        if let Some(field_12) = &self.field_12 {
            w.key("field_12").text(field_12, &WIDE_FIELD_12);
        }
        if let Some(field_13) = &self.field_13 {
            w.key("field_13").text(field_13, &WIDE_FIELD_13);
        }
        if let Some(field_14) = &self.field_14 {
            w.key("field_14").text(field_14, &WIDE_FIELD_14);
        }
        if let Some(field_15) = &self.field_15 {
            w.key("field_15").text(field_15, &WIDE_FIELD_15);
        }
        if let Some(field_16) = &self.field_16 {
            w.key("field_16").text(field_16, &WIDE_FIELD_16);
        }
        if let Some(field_17) = &self.field_17 {
            w.key("field_17").text(field_17, &WIDE_FIELD_17);
        }
        if let Some(field_18) = &self.field_18 {
            w.key("field_18").text(field_18, &WIDE_FIELD_18);
        }
        if let Some(field_19) = &self.field_19 {
            w.key("field_19").text(field_19, &WIDE_FIELD_19);
        }
        if let Some(field_20) = &self.field_20 {
            w.key("field_20").text(field_20, &WIDE_FIELD_20);
        }
        if let Some(field_21) = &self.field_21 {
            w.key("field_21").text(field_21, &WIDE_FIELD_21);
        }
        if let Some(field_22) = &self.field_22 {
            w.key("field_22").text(field_22, &WIDE_FIELD_22);
        }
        if let Some(field_23) = &self.field_23 {
            w.key("field_23").text(field_23, &WIDE_FIELD_23);
        }
        if let Some(field_24) = &self.field_24 {
            w.key("field_24").text(field_24, &WIDE_FIELD_24);
        }
        if let Some(field_25) = &self.field_25 {
            w.key("field_25").text(field_25, &WIDE_FIELD_25);
        }
        if let Some(field_26) = &self.field_26 {
            w.key("field_26").text(field_26, &WIDE_FIELD_26);
        }
        if let Some(field_27) = &self.field_27 {
            w.key("field_27").text(field_27, &WIDE_FIELD_27);
        }
        if let Some(field_28) = &self.field_28 {
            w.key("field_28").text(field_28, &WIDE_FIELD_28);
        }
        if let Some(field_29) = &self.field_29 {
            w.key("field_29").text(field_29, &WIDE_FIELD_29);
        }
        if let Some(field_30) = &self.field_30 {
            w.key("field_30").text(field_30, &WIDE_FIELD_30);
        }
        if let Some(field_31) = &self.field_31 {
            w.key("field_31").text(field_31, &WIDE_FIELD_31);
        }
        if let Some(field_32) = &self.field_32 {
            w.key("field_32").text(field_32, &WIDE_FIELD_32);
        }
        if let Some(field_33) = &self.field_33 {
            w.key("field_33").text(field_33, &WIDE_FIELD_33);
        }
        if let Some(field_34) = &self.field_34 {
            w.key("field_34").text(field_34, &WIDE_FIELD_34);
        }
        if let Some(field_35) = &self.field_35 {
            w.key("field_35").text(field_35, &WIDE_FIELD_35);
        }
        if let Some(field_36) = &self.field_36 {
            w.key("field_36").text(field_36, &WIDE_FIELD_36);
        }
        if let Some(field_37) = &self.field_37 {
            w.key("field_37").text(field_37, &WIDE_FIELD_37);
        }
        if let Some(field_38) = &self.field_38 {
            w.key("field_38").text(field_38, &WIDE_FIELD_38);
        }
        if let Some(field_39) = &self.field_39 {
            w.key("field_39").text(field_39, &WIDE_FIELD_39);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAaItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DeepDeepItemAItemAaItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAaItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAaItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItem2AItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItem2AItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItem2AItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItem2AItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItem2AItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItemAItem2AItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItemAItem2AItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItem2AItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItemAItem2AItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItemAItemAItem2AItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItemAItemAItem2AItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItemAItem2AItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItemAItemAItem2",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2_A_ITEM));

impl Payload for DeepDeepItemAItemAItemAItemAItemAItem2 {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2)
    }
}

impl Decode for DeepDeepItemAItemAItemAItemAItemAItem2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItemAItemAItem2 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAaaaItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM2));

impl Payload for DeepDeepItemAItemAaaaItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAaaaItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAaaaItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2: table::Record = table::Record {
    name: "DeepDeepItemAItemAAAAItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAAAAItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2)
    }
}

impl Decode for DeepDeepItemAItemAAAAItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAAAAItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAAAItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAAA_ITEM_A_ITEM_A_ITEM_A_ITEM_2));

impl Payload for DeepDeepItemAItemAAAItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAAAItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAAAItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2: table::Record = table::Record {
    name: "DeepDeepItemAItemAAItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AAA_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAAItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2)
    }
}

impl Decode for DeepDeepItemAItemAAItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAAItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_AA_ITEM_A_ITEM_A_ITEM_A_ITEM_2));

impl Payload for DeepDeepItemAItemAItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM_A_ITEM: table::Record = table::Record {
    name: "DeepDeepItemAItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM_A_ITEM));

impl Payload for DeepDeepItemAItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM)
    }
}

impl Decode for DeepDeepItemAItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItemAItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP_DEEP_ITEM: table::Record = table::Record {
    name: "DeepDeepItem",
    fields: &[
        table::Field::required("a", table::Table::List(&DEEP_DEEP_ITEM_A)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP_ITEM_A: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM_A_ITEM));

impl Payload for DeepDeepItem {
    fn table() -> table::Table {
        table::Table::Record(&DEEP_DEEP_ITEM)
    }
}

impl Decode for DeepDeepItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for DeepDeepItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP: table::Record = table::Record {
    name: "Deep",
    fields: &[
        table::Field::required("deep", table::Table::List(&DEEP_DEEP)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DEEP_DEEP: table::List = table::List::of(table::Table::Record(&DEEP_DEEP_ITEM));

impl Payload for Deep {
    fn table() -> table::Table {
        table::Table::Record(&DEEP)
    }
}

impl Decode for Deep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut deep = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "deep" => deep = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            deep: deep.ok_or(Refused)?,
        })
    }
}

impl Encode for Deep {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("deep").write(&self.deep);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MIXED_NEAR: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&MIXED_NEAR_TEXT),
        table::Table::Int(&MIXED_NEAR_INT),
    ],
};
#[rustfmt::skip]
static MIXED_NEAR_TEXT: table::Text = table::Text::ANY.max(3);
#[rustfmt::skip]
static MIXED_NEAR_INT: table::Int = table::Int::ANY.at_least(1);

impl Payload for MixedNear {
    fn table() -> table::Table {
        table::Table::Union(&MIXED_NEAR)
    }
}

impl Decode for MixedNear {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MIXED_NEAR)? {
            0 => r.text(&MIXED_NEAR_TEXT).map(Self::Text),
            1 => r.int(&MIXED_NEAR_INT).map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for MixedNear {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.text(value, &MIXED_NEAR_TEXT),
            Self::Int(value) => w.int(*value, &MIXED_NEAR_INT),
        }
    }
}

#[rustfmt::skip]
pub static MIXED: table::Record = table::Record {
    name: "Mixed",
    fields: &[
        table::Field::default("pair", table::Table::Tuple(&MIXED_PAIR), "[0.5,1.5]"),
        table::Field::required("pairs", table::Table::List(&MIXED_PAIRS)),
        table::Field::required("by_name", table::Table::Map(&MIXED_BY_NAME)),
        table::Field::required("small", table::Table::Nullable(&table::Table::Record(&SMALL))),
        table::Field::optional("maybe", table::Table::Nullable(&table::Table::STRING)),
        table::Field::required("token", table::Table::Secret(&table::Table::STRING)),
        table::Field::required("tokens", table::Table::List(&MIXED_TOKENS)),
        table::Field::required("slugs", table::Table::List(&MIXED_SLUGS)),
        table::Field::required("other", table::Table::Record(&corners_two::THING)),
        table::Field::default("bytes", table::Table::BYTES, "\"aGk=\""),
        table::Field::optional("when", table::Table::DATE),
        table::Field::required("shaped", table::Table::Schema(&MIXED_SHAPED_SCHEMA)),
        table::Field::required("steps", table::Table::Float(&MIXED_STEPS)),
        table::Field::required("near", table::Table::Nullable(&table::Table::Union(&MIXED_NEAR))),
        table::Field::required("nothing", table::Table::Null),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static MIXED_PAIR: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static MIXED_PAIRS_ITEM: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static MIXED_PAIRS: table::List = table::List::of(table::Table::Tuple(&MIXED_PAIRS_ITEM)).min(1);
#[rustfmt::skip]
static MIXED_BY_NAME_VALUE_ITEM1: table::Text = table::Text::ANY.min(1).max(64);
#[rustfmt::skip]
static MIXED_BY_NAME_VALUE: table::Tuple = table::Tuple::of(&[table::Table::Text(&MIXED_BY_NAME_VALUE_ITEM1)]).tail(table::Table::INT);
#[rustfmt::skip]
static MIXED_BY_NAME: table::Map = table::Map::of(table::Table::Tuple(&MIXED_BY_NAME_VALUE));
#[rustfmt::skip]
static MIXED_TOKENS: table::List = table::List::of(table::Table::Secret(&table::Table::STRING));
#[rustfmt::skip]
static MIXED_SLUGS_ITEM: table::Text = table::Text::ANY.min(1).max(64);
#[rustfmt::skip]
static MIXED_SLUGS: table::List = table::List::of(table::Table::Text(&MIXED_SLUGS_ITEM));
#[rustfmt::skip]
pub static MIXED_SHAPED_SCHEMA: table::Schema = table::Schema::new(table::Table::Json, "{\"maxProperties\":3}");
#[rustfmt::skip]
static MIXED_STEPS: table::Float = table::Float::ANY.above(0.0).below(10.0).step("0.05");

impl Payload for Mixed {
    fn table() -> table::Table {
        table::Table::Record(&MIXED)
    }
}

impl Decode for Mixed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut pair = None;
        let mut pairs = None;
        let mut by_name = None;
        let mut small = None;
        let mut maybe = toolrt::Maybe::Absent;
        let mut token = None;
        let mut tokens = None;
        let mut slugs = None;
        let mut other = None;
        let mut bytes = None;
        let mut when = None;
        let mut shaped = None;
        let mut steps = None;
        let mut near = None;
        let mut nothing = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pair" => pair = Some(read_mixed_pair(r)?),
                "pairs" => pairs = Some(r.list(&MIXED_PAIRS, read_mixed_pairs_item)?),
                "by_name" => by_name = Some(r.map(&MIXED_BY_NAME, read_mixed_by_name_value)?),
                "small" => small = Some(r.read()?),
                "maybe" => maybe = r.read()?,
                "token" => token = Some(r.read()?),
                "tokens" => tokens = Some(r.read()?),
                "slugs" => slugs = Some(r.list(&MIXED_SLUGS, read_mixed_slugs_item)?),
                "other" => other = Some(r.read()?),
                "bytes" => bytes = Some(r.read()?),
                "when" => when = Some(r.read()?),
                "shaped" => shaped = Some(r.read()?),
                "steps" => steps = Some(r.float(&MIXED_STEPS)?),
                "near" => near = Some(r.read()?),
                "nothing" => nothing = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pair: pair.unwrap_or_else(Self::default_pair),
            pairs: pairs.ok_or(Refused)?,
            by_name: by_name.ok_or(Refused)?,
            small: small.ok_or(Refused)?,
            maybe,
            token: token.ok_or(Refused)?,
            tokens: tokens.ok_or(Refused)?,
            slugs: slugs.ok_or(Refused)?,
            other: other.ok_or(Refused)?,
            bytes: bytes.unwrap_or_else(Self::default_bytes),
            when,
            shaped: shaped.ok_or(Refused)?,
            steps: steps.ok_or(Refused)?,
            near: near.ok_or(Refused)?,
            nothing: nothing.ok_or(Refused)?,
        })
    }
}

impl Encode for Mixed {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        w.key("pair");
        write_mixed_pair(w, &self.pair);
        w.key("pairs");
        w.list(&self.pairs, &MIXED_PAIRS, write_mixed_pairs_item);
        w.key("by_name");
        w.map(&self.by_name, &MIXED_BY_NAME, write_mixed_by_name_value);
        w.key("small").write(&self.small);
        if !self.maybe.is_absent() {
            w.key("maybe");
            w.nullable(self.maybe.value(), Writer::write);
        }
        w.key("token").write(&self.token);
        w.key("tokens").write(&self.tokens);
        w.key("slugs");
        w.list(&self.slugs, &MIXED_SLUGS, write_mixed_slugs_item);
        w.key("other").write(&self.other);
        w.key("bytes").write(&self.bytes);
        if let Some(when) = &self.when {
            w.key("when").write(when);
        }
        w.key("shaped").write(&self.shaped);
        w.key("steps").float(self.steps, &MIXED_STEPS);
        w.key("near").write(&self.near);
        w.key("nothing").write(&self.nothing);
        w.end_object();
    }
}

fn read_mixed_pair(r: &mut Reader<'_>) -> Result<Pair, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_mixed_pairs_item(r: &mut Reader<'_>) -> Result<Pair, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_mixed_by_name_value(r: &mut Reader<'_>) -> Result<(Slug, Vec<i64>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.text(&MIXED_BY_NAME_VALUE_ITEM1)?;
    let tail = r.tail(&MIXED_BY_NAME_VALUE, Reader::read)?;
    Ok((item1, tail))
}

fn read_mixed_slugs_item(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&MIXED_SLUGS_ITEM)
}

fn write_mixed_pair(w: &mut Writer, value: &Pair) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_mixed_pairs_item(w: &mut Writer, value: &Pair) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_mixed_by_name_value(w: &mut Writer, value: &(Slug, Vec<i64>)) {
    w.begin_list();
    w.text(&value.0, &MIXED_BY_NAME_VALUE_ITEM1);
    w.tail(&value.1, &MIXED_BY_NAME_VALUE, Writer::write);
    w.end_list();
}

fn write_mixed_slugs_item(w: &mut Writer, value: &Slug) {
    w.text(value, &MIXED_SLUGS_ITEM);
}

#[rustfmt::skip]
pub static RULED: table::Record = table::Record {
    name: "Ruled",
    fields: &[
        table::Field::optional("a", table::Table::INT),
        table::Field::optional("b", table::Table::List(&RULED_B)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static RULED_B: table::List = table::List::of(table::Table::INT).unique();
#[rustfmt::skip]
pub static RULED_SCHEMA: table::Schema = table::Schema::new(table::Table::Record(&RULED), "{\"minProperties\":1}");

impl Payload for Ruled {
    fn table() -> table::Table {
        table::Table::Schema(&RULED_SCHEMA)
    }
}

impl Decode for Ruled {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut a = None;
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                "b" => b = Some(r.list(&RULED_B, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { a, b })
    }
}

impl Encode for Ruled {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        if let Some(a) = &self.a {
            w.key("a").write(a);
        }
        if let Some(b) = &self.b {
            w.key("b").list(b, &RULED_B, Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BROKEN_PART: table::Record = table::Record {
    name: "BrokenPart",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for BrokenPart {
    fn table() -> table::Table {
        table::Table::Record(&BROKEN_PART)
    }
}

impl Decode for BrokenPart {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for BrokenPart {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BROKEN: table::Record = table::Record {
    name: "broken",
    fields: &[
        table::Field::required("part", table::Table::Record(&BROKEN_PART)),
        table::Field::required("ratio", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Broken {
    fn table() -> table::Table {
        table::Table::Record(&BROKEN)
    }
}

impl Decode for Broken {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut part = None;
        let mut ratio = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "part" => part = Some(r.read()?),
                "ratio" => ratio = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            part: part.ok_or(Refused)?,
            ratio: ratio.ok_or(Refused)?,
        })
    }
}

impl Encode for Broken {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("part").write(&self.part);
        w.key("ratio").write(&self.ratio);
        w.end_object();
    }
}
