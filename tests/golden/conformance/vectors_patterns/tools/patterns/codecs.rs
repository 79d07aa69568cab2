// Made by toolc from patterns.tools; do not edit.

//! How the payloads, results and errors of the toolset `patterns` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    Ahead, Ahead2, Alternatives, AnyOne, Astral, AtEnd, AtLeastTwo, AtStart, Behind, Between,
    Blank, BothAround, CheckPatterns0Args, CheckPatterns0Error, CheckPatterns1Args,
    CheckPatterns1Error, CheckPatterns2Args, CheckPatterns2Error, CheckPatterns3Args,
    CheckPatterns3Error, CheckPatterns4Args, CheckPatterns4Error, CheckPatterns5Args,
    CheckPatterns5Error, CheckPatterns6Args, CheckPatterns6Error, CheckPatterns7Args,
    CheckPatterns7Error, CheckPatterns8Args, CheckPatterns8Error, CheckPatterns9Args,
    CheckPatterns9Error, CheckPatterns10Args, CheckPatterns10Error, CheckPatterns11Args,
    CheckPatterns11Error, CheckPatterns12Args, CheckPatterns12Error, CheckPatterns13Args,
    CheckPatterns13Error, CheckPatterns14Args, CheckPatterns14Error, CheckPatterns15Args,
    CheckPatterns15Error, CheckPatterns16Args, CheckPatterns16Error, CheckPatterns17Args,
    CheckPatterns17Error, CheckPatterns18Args, CheckPatterns18Error, CheckPatterns19Args,
    CheckPatterns19Error, CheckPatterns20Args, CheckPatterns20Error, CheckPatterns21Args,
    CheckPatterns21Error, CheckPatterns22Args, CheckPatterns22Error, CheckPatterns23Args,
    CheckPatterns23Error, CheckPatterns24Args, CheckPatterns24Error, CheckPatterns25Args,
    CheckPatterns25Error, CheckPatterns26Args, CheckPatterns26Error, CheckPatterns27Args,
    CheckPatterns27Error, CheckPatterns28Args, CheckPatterns28Error, CheckPatterns29Args,
    CheckPatterns29Error, CheckPatterns30Args, CheckPatterns30Error, CheckPatterns31Args,
    CheckPatterns31Error, CheckPatterns32Args, CheckPatterns32Error, CheckPatterns33Args,
    CheckPatterns33Error, CheckPatterns34Args, CheckPatterns34Error, CheckPatterns35Args,
    CheckPatterns35Error, CheckPatterns36Args, CheckPatterns36Error, CheckPatterns37Args,
    CheckPatterns37Error, CheckPatterns38Args, CheckPatterns38Error, CheckPatterns39Args,
    CheckPatterns39Error, CheckPatterns40Args, CheckPatterns40Error, CheckPatterns41Args,
    CheckPatterns41Error, CheckPatterns42Args, CheckPatterns42Error, CheckPatterns43Args,
    CheckPatterns43Error, CheckPatterns44Args, CheckPatterns44Error, CheckPatterns45Args,
    CheckPatterns45Error, CheckPatterns46Args, CheckPatterns46Error, CheckPatterns47Args,
    CheckPatterns47Error, CheckPatterns48Args, CheckPatterns48Error, CheckPatterns49Args,
    CheckPatterns49Error, CheckPatterns50Args, CheckPatterns50Error, CheckPatterns51Args,
    CheckPatterns51Error, CheckPatterns52Args, CheckPatterns52Error, CheckPatterns53Args,
    CheckPatterns53Error, CheckPatterns54Args, CheckPatterns54Error, CheckPatterns55Args,
    CheckPatterns55Error, CheckPatterns56Args, CheckPatterns56Error, CheckPatterns57Args,
    CheckPatterns57Error, CheckPatterns58Args, CheckPatterns58Error, Counted, Dashed, Digits,
    Dollar, Dot, Doubled, EdgeInLoop, Either, EmptyLoops, Escapes, Everything, Faces, FarBack,
    FarBehind, Greek, Inner, Inside, Later, Lazy, Letter, Letters, Loops, Named, Nested, NoWord,
    NotAny, NotBehind, NotLetter, NotThese, Nothing, Optional, Pair, Password, Plain, Quote, Slash,
    Slug, Space, SpaceAtEnd, Stars, Thirty, Three, Twice, Unset, Upper, Word, WordEdge,
};

#[rustfmt::skip]
pub static CHECK_PATTERNS0_ARGS: table::Record = table::Record {
    name: "CheckPatterns0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS0_ARGS)
    }
}

impl Decode for CheckPatterns0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS1_ARGS: table::Record = table::Record {
    name: "CheckPatterns1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS1_ARGS)
    }
}

impl Decode for CheckPatterns1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS2_ARGS: table::Record = table::Record {
    name: "CheckPatterns2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS2_ARGS)
    }
}

impl Decode for CheckPatterns2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS3_ARGS: table::Record = table::Record {
    name: "CheckPatterns3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS3_ARGS)
    }
}

impl Decode for CheckPatterns3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS4_ARGS: table::Record = table::Record {
    name: "CheckPatterns4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS4_ARGS)
    }
}

impl Decode for CheckPatterns4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS5_ARGS: table::Record = table::Record {
    name: "CheckPatterns5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS5_ARGS)
    }
}

impl Decode for CheckPatterns5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS6_ARGS: table::Record = table::Record {
    name: "CheckPatterns6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS6_ARGS)
    }
}

impl Decode for CheckPatterns6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS7_ARGS: table::Record = table::Record {
    name: "CheckPatterns7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS7_ARGS)
    }
}

impl Decode for CheckPatterns7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS8_ARGS: table::Record = table::Record {
    name: "CheckPatterns8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS8_ARGS)
    }
}

impl Decode for CheckPatterns8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS9_ARGS: table::Record = table::Record {
    name: "CheckPatterns9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS9_ARGS)
    }
}

impl Decode for CheckPatterns9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS10_ARGS: table::Record = table::Record {
    name: "CheckPatterns10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS10_ARGS)
    }
}

impl Decode for CheckPatterns10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS11_ARGS: table::Record = table::Record {
    name: "CheckPatterns11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS11_ARGS)
    }
}

impl Decode for CheckPatterns11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS12_ARGS: table::Record = table::Record {
    name: "CheckPatterns12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS12_ARGS)
    }
}

impl Decode for CheckPatterns12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS13_ARGS: table::Record = table::Record {
    name: "CheckPatterns13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS13_ARGS)
    }
}

impl Decode for CheckPatterns13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS14_ARGS: table::Record = table::Record {
    name: "CheckPatterns14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS14_ARGS)
    }
}

impl Decode for CheckPatterns14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS15_ARGS: table::Record = table::Record {
    name: "CheckPatterns15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS15_ARGS)
    }
}

impl Decode for CheckPatterns15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS16_ARGS: table::Record = table::Record {
    name: "CheckPatterns16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS16_ARGS)
    }
}

impl Decode for CheckPatterns16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS17_ARGS: table::Record = table::Record {
    name: "CheckPatterns17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS17_ARGS)
    }
}

impl Decode for CheckPatterns17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS18_ARGS: table::Record = table::Record {
    name: "CheckPatterns18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS18_ARGS)
    }
}

impl Decode for CheckPatterns18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS19_ARGS: table::Record = table::Record {
    name: "CheckPatterns19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS19_ARGS)
    }
}

impl Decode for CheckPatterns19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS20_ARGS: table::Record = table::Record {
    name: "CheckPatterns20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS20_ARGS)
    }
}

impl Decode for CheckPatterns20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns20Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS21_ARGS: table::Record = table::Record {
    name: "CheckPatterns21Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns21Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS21_ARGS)
    }
}

impl Decode for CheckPatterns21Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns21Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS22_ARGS: table::Record = table::Record {
    name: "CheckPatterns22Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns22Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS22_ARGS)
    }
}

impl Decode for CheckPatterns22Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns22Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS23_ARGS: table::Record = table::Record {
    name: "CheckPatterns23Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns23Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS23_ARGS)
    }
}

impl Decode for CheckPatterns23Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns23Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS24_ARGS: table::Record = table::Record {
    name: "CheckPatterns24Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns24Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS24_ARGS)
    }
}

impl Decode for CheckPatterns24Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns24Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS25_ARGS: table::Record = table::Record {
    name: "CheckPatterns25Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns25Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS25_ARGS)
    }
}

impl Decode for CheckPatterns25Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns25Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS26_ARGS: table::Record = table::Record {
    name: "CheckPatterns26Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns26Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS26_ARGS)
    }
}

impl Decode for CheckPatterns26Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns26Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS27_ARGS: table::Record = table::Record {
    name: "CheckPatterns27Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns27Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS27_ARGS)
    }
}

impl Decode for CheckPatterns27Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns27Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS28_ARGS: table::Record = table::Record {
    name: "CheckPatterns28Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns28Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS28_ARGS)
    }
}

impl Decode for CheckPatterns28Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns28Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS29_ARGS: table::Record = table::Record {
    name: "CheckPatterns29Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns29Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS29_ARGS)
    }
}

impl Decode for CheckPatterns29Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns29Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS30_ARGS: table::Record = table::Record {
    name: "CheckPatterns30Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns30Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS30_ARGS)
    }
}

impl Decode for CheckPatterns30Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns30Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS31_ARGS: table::Record = table::Record {
    name: "CheckPatterns31Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns31Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS31_ARGS)
    }
}

impl Decode for CheckPatterns31Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns31Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS32_ARGS: table::Record = table::Record {
    name: "CheckPatterns32Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns32Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS32_ARGS)
    }
}

impl Decode for CheckPatterns32Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns32Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS33_ARGS: table::Record = table::Record {
    name: "CheckPatterns33Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns33Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS33_ARGS)
    }
}

impl Decode for CheckPatterns33Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns33Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS34_ARGS: table::Record = table::Record {
    name: "CheckPatterns34Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns34Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS34_ARGS)
    }
}

impl Decode for CheckPatterns34Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns34Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS35_ARGS: table::Record = table::Record {
    name: "CheckPatterns35Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns35Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS35_ARGS)
    }
}

impl Decode for CheckPatterns35Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns35Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS36_ARGS: table::Record = table::Record {
    name: "CheckPatterns36Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns36Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS36_ARGS)
    }
}

impl Decode for CheckPatterns36Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns36Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS37_ARGS: table::Record = table::Record {
    name: "CheckPatterns37Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns37Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS37_ARGS)
    }
}

impl Decode for CheckPatterns37Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns37Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS38_ARGS: table::Record = table::Record {
    name: "CheckPatterns38Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns38Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS38_ARGS)
    }
}

impl Decode for CheckPatterns38Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns38Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS39_ARGS: table::Record = table::Record {
    name: "CheckPatterns39Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns39Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS39_ARGS)
    }
}

impl Decode for CheckPatterns39Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns39Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS40_ARGS: table::Record = table::Record {
    name: "CheckPatterns40Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns40Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS40_ARGS)
    }
}

impl Decode for CheckPatterns40Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns40Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS41_ARGS: table::Record = table::Record {
    name: "CheckPatterns41Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns41Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS41_ARGS)
    }
}

impl Decode for CheckPatterns41Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns41Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS42_ARGS: table::Record = table::Record {
    name: "CheckPatterns42Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns42Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS42_ARGS)
    }
}

impl Decode for CheckPatterns42Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns42Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS43_ARGS: table::Record = table::Record {
    name: "CheckPatterns43Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns43Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS43_ARGS)
    }
}

impl Decode for CheckPatterns43Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns43Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS44_ARGS: table::Record = table::Record {
    name: "CheckPatterns44Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns44Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS44_ARGS)
    }
}

impl Decode for CheckPatterns44Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns44Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS45_ARGS: table::Record = table::Record {
    name: "CheckPatterns45Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns45Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS45_ARGS)
    }
}

impl Decode for CheckPatterns45Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns45Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS46_ARGS: table::Record = table::Record {
    name: "CheckPatterns46Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns46Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS46_ARGS)
    }
}

impl Decode for CheckPatterns46Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns46Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS47_ARGS: table::Record = table::Record {
    name: "CheckPatterns47Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns47Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS47_ARGS)
    }
}

impl Decode for CheckPatterns47Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns47Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS48_ARGS: table::Record = table::Record {
    name: "CheckPatterns48Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns48Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS48_ARGS)
    }
}

impl Decode for CheckPatterns48Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns48Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS49_ARGS: table::Record = table::Record {
    name: "CheckPatterns49Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns49Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS49_ARGS)
    }
}

impl Decode for CheckPatterns49Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns49Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS50_ARGS: table::Record = table::Record {
    name: "CheckPatterns50Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns50Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS50_ARGS)
    }
}

impl Decode for CheckPatterns50Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns50Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS51_ARGS: table::Record = table::Record {
    name: "CheckPatterns51Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns51Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS51_ARGS)
    }
}

impl Decode for CheckPatterns51Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns51Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS52_ARGS: table::Record = table::Record {
    name: "CheckPatterns52Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns52Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS52_ARGS)
    }
}

impl Decode for CheckPatterns52Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns52Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS53_ARGS: table::Record = table::Record {
    name: "CheckPatterns53Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns53Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS53_ARGS)
    }
}

impl Decode for CheckPatterns53Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns53Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS54_ARGS: table::Record = table::Record {
    name: "CheckPatterns54Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns54Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS54_ARGS)
    }
}

impl Decode for CheckPatterns54Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns54Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS55_ARGS: table::Record = table::Record {
    name: "CheckPatterns55Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns55Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS55_ARGS)
    }
}

impl Decode for CheckPatterns55Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns55Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS56_ARGS: table::Record = table::Record {
    name: "CheckPatterns56Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns56Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS56_ARGS)
    }
}

impl Decode for CheckPatterns56Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns56Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS57_ARGS: table::Record = table::Record {
    name: "CheckPatterns57Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns57Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS57_ARGS)
    }
}

impl Decode for CheckPatterns57Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns57Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_PATTERNS58_ARGS: table::Record = table::Record {
    name: "CheckPatterns58Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckPatterns58Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_PATTERNS58_ARGS)
    }
}

impl Decode for CheckPatterns58Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckPatterns58Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static CHECK_PATTERNS0_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static CHECK_PATTERNS0_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS0_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS0_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS0_RESULT_TYPE);

/// How the check patterns0 result is read and written.
pub fn check_patterns0_result() -> toolrt::Codec<Slug> {
    toolrt::Codec::new(
        table_check_patterns0_result,
        read_check_patterns0_result,
        encode_check_patterns0_result,
    )
}

fn table_check_patterns0_result() -> table::Table {
    CHECK_PATTERNS0_RESULT_TABLE
}

fn encode_check_patterns0_result(value: &Slug, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS0_RESULT_TYPE);
}

fn read_check_patterns0_result(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&CHECK_PATTERNS0_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns0Error {});

#[rustfmt::skip]
static CHECK_PATTERNS1_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("b+");
#[rustfmt::skip]
static CHECK_PATTERNS1_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS1_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS1_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS1_RESULT_TYPE);

/// How the check patterns1 result is read and written.
pub fn check_patterns1_result() -> toolrt::Codec<Inside> {
    toolrt::Codec::new(
        table_check_patterns1_result,
        read_check_patterns1_result,
        encode_check_patterns1_result,
    )
}

fn table_check_patterns1_result() -> table::Table {
    CHECK_PATTERNS1_RESULT_TABLE
}

fn encode_check_patterns1_result(value: &Inside, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS1_RESULT_TYPE);
}

fn read_check_patterns1_result(r: &mut Reader<'_>) -> Result<Inside, Refused> {
    r.text(&CHECK_PATTERNS1_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns1Error {});

#[rustfmt::skip]
static CHECK_PATTERNS2_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\d+$");
#[rustfmt::skip]
static CHECK_PATTERNS2_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS2_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS2_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS2_RESULT_TYPE);

/// How the check patterns2 result is read and written.
pub fn check_patterns2_result() -> toolrt::Codec<Digits> {
    toolrt::Codec::new(
        table_check_patterns2_result,
        read_check_patterns2_result,
        encode_check_patterns2_result,
    )
}

fn table_check_patterns2_result() -> table::Table {
    CHECK_PATTERNS2_RESULT_TABLE
}

fn encode_check_patterns2_result(value: &Digits, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS2_RESULT_TYPE);
}

fn read_check_patterns2_result(r: &mut Reader<'_>) -> Result<Digits, Refused> {
    r.text(&CHECK_PATTERNS2_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns2Error {});

#[rustfmt::skip]
static CHECK_PATTERNS3_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\w+$");
#[rustfmt::skip]
static CHECK_PATTERNS3_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS3_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS3_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS3_RESULT_TYPE);

/// How the check patterns3 result is read and written.
pub fn check_patterns3_result() -> toolrt::Codec<Word> {
    toolrt::Codec::new(
        table_check_patterns3_result,
        read_check_patterns3_result,
        encode_check_patterns3_result,
    )
}

fn table_check_patterns3_result() -> table::Table {
    CHECK_PATTERNS3_RESULT_TABLE
}

fn encode_check_patterns3_result(value: &Word, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS3_RESULT_TYPE);
}

fn read_check_patterns3_result(r: &mut Reader<'_>) -> Result<Word, Refused> {
    r.text(&CHECK_PATTERNS3_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns3Error {});

#[rustfmt::skip]
static CHECK_PATTERNS4_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\s$");
#[rustfmt::skip]
static CHECK_PATTERNS4_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS4_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS4_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS4_RESULT_TYPE);

/// How the check patterns4 result is read and written.
pub fn check_patterns4_result() -> toolrt::Codec<Space> {
    toolrt::Codec::new(
        table_check_patterns4_result,
        read_check_patterns4_result,
        encode_check_patterns4_result,
    )
}

fn table_check_patterns4_result() -> table::Table {
    CHECK_PATTERNS4_RESULT_TABLE
}

fn encode_check_patterns4_result(value: &Space, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS4_RESULT_TYPE);
}

fn read_check_patterns4_result(r: &mut Reader<'_>) -> Result<Space, Refused> {
    r.text(&CHECK_PATTERNS4_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns4Error {});

#[rustfmt::skip]
static CHECK_PATTERNS5_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^.$");
#[rustfmt::skip]
static CHECK_PATTERNS5_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS5_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS5_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS5_RESULT_TYPE);

/// How the check patterns5 result is read and written.
pub fn check_patterns5_result() -> toolrt::Codec<Dot> {
    toolrt::Codec::new(
        table_check_patterns5_result,
        read_check_patterns5_result,
        encode_check_patterns5_result,
    )
}

fn table_check_patterns5_result() -> table::Table {
    CHECK_PATTERNS5_RESULT_TABLE
}

fn encode_check_patterns5_result(value: &Dot, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS5_RESULT_TYPE);
}

fn read_check_patterns5_result(r: &mut Reader<'_>) -> Result<Dot, Refused> {
    r.text(&CHECK_PATTERNS5_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns5Error {});

#[rustfmt::skip]
static CHECK_PATTERNS6_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?=.*\\d)(?!.*x).+$");
#[rustfmt::skip]
static CHECK_PATTERNS6_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS6_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS6_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS6_RESULT_TYPE);

/// How the check patterns6 result is read and written.
pub fn check_patterns6_result() -> toolrt::Codec<Ahead> {
    toolrt::Codec::new(
        table_check_patterns6_result,
        read_check_patterns6_result,
        encode_check_patterns6_result,
    )
}

fn table_check_patterns6_result() -> table::Table {
    CHECK_PATTERNS6_RESULT_TABLE
}

fn encode_check_patterns6_result(value: &Ahead, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS6_RESULT_TYPE);
}

fn read_check_patterns6_result(r: &mut Reader<'_>) -> Result<Ahead, Refused> {
    r.text(&CHECK_PATTERNS6_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns6Error {});

#[rustfmt::skip]
static CHECK_PATTERNS7_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?<=a)b");
#[rustfmt::skip]
static CHECK_PATTERNS7_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS7_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS7_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS7_RESULT_TYPE);

/// How the check patterns7 result is read and written.
pub fn check_patterns7_result() -> toolrt::Codec<Behind> {
    toolrt::Codec::new(
        table_check_patterns7_result,
        read_check_patterns7_result,
        encode_check_patterns7_result,
    )
}

fn table_check_patterns7_result() -> table::Table {
    CHECK_PATTERNS7_RESULT_TABLE
}

fn encode_check_patterns7_result(value: &Behind, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS7_RESULT_TYPE);
}

fn read_check_patterns7_result(r: &mut Reader<'_>) -> Result<Behind, Refused> {
    r.text(&CHECK_PATTERNS7_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns7Error {});

#[rustfmt::skip]
static CHECK_PATTERNS8_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(.)\\1$");
#[rustfmt::skip]
static CHECK_PATTERNS8_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS8_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS8_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS8_RESULT_TYPE);

/// How the check patterns8 result is read and written.
pub fn check_patterns8_result() -> toolrt::Codec<Twice> {
    toolrt::Codec::new(
        table_check_patterns8_result,
        read_check_patterns8_result,
        encode_check_patterns8_result,
    )
}

fn table_check_patterns8_result() -> table::Table {
    CHECK_PATTERNS8_RESULT_TABLE
}

fn encode_check_patterns8_result(value: &Twice, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS8_RESULT_TYPE);
}

fn read_check_patterns8_result(r: &mut Reader<'_>) -> Result<Twice, Refused> {
    r.text(&CHECK_PATTERNS8_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns8Error {});

#[rustfmt::skip]
static CHECK_PATTERNS9_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:(a)|b)\\1$");
#[rustfmt::skip]
static CHECK_PATTERNS9_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS9_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS9_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS9_RESULT_TYPE);

/// How the check patterns9 result is read and written.
pub fn check_patterns9_result() -> toolrt::Codec<Unset> {
    toolrt::Codec::new(
        table_check_patterns9_result,
        read_check_patterns9_result,
        encode_check_patterns9_result,
    )
}

fn table_check_patterns9_result() -> table::Table {
    CHECK_PATTERNS9_RESULT_TABLE
}

fn encode_check_patterns9_result(value: &Unset, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS9_RESULT_TYPE);
}

fn read_check_patterns9_result(r: &mut Reader<'_>) -> Result<Unset, Refused> {
    r.text(&CHECK_PATTERNS9_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns9Error {});

#[rustfmt::skip]
static CHECK_PATTERNS10_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{L}$").properties(&[("L", &[(65, 90), (97, 122), (170, 170), (181, 181), (186, 186), (192, 214), (216, 246), (248, 705), (710, 721), (736, 740), (748, 748), (750, 750), (880, 884), (886, 887), (890, 893), (895, 895), (902, 902), (904, 906), (908, 908), (910, 929), (931, 1013), (1015, 1153), (1162, 1327), (1329, 1366), (1369, 1369), (1376, 1416), (1488, 1514), (1519, 1522), (1568, 1610), (1646, 1647), (1649, 1747), (1749, 1749), (1765, 1766), (1774, 1775), (1786, 1788), (1791, 1791), (1808, 1808), (1810, 1839), (1869, 1957), (1969, 1969), (1994, 2026), (2036, 2037), (2042, 2042), (2048, 2069), (2074, 2074), (2084, 2084), (2088, 2088), (2112, 2136), (2144, 2154), (2160, 2183), (2185, 2191), (2208, 2249), (2308, 2361), (2365, 2365), (2384, 2384), (2392, 2401), (2417, 2432), (2437, 2444), (2447, 2448), (2451, 2472), (2474, 2480), (2482, 2482), (2486, 2489), (2493, 2493), (2510, 2510), (2524, 2525), (2527, 2529), (2544, 2545), (2556, 2556), (2565, 2570), (2575, 2576), (2579, 2600), (2602, 2608), (2610, 2611), (2613, 2614), (2616, 2617), (2649, 2652), (2654, 2654), (2674, 2676), (2693, 2701), (2703, 2705), (2707, 2728), (2730, 2736), (2738, 2739), (2741, 2745), (2749, 2749), (2768, 2768), (2784, 2785), (2809, 2809), (2821, 2828), (2831, 2832), (2835, 2856), (2858, 2864), (2866, 2867), (2869, 2873), (2877, 2877), (2908, 2909), (2911, 2913), (2929, 2929), (2947, 2947), (2949, 2954), (2958, 2960), (2962, 2965), (2969, 2970), (2972, 2972), (2974, 2975), (2979, 2980), (2984, 2986), (2990, 3001), (3024, 3024), (3077, 3084), (3086, 3088), (3090, 3112), (3114, 3129), (3133, 3133), (3160, 3162), (3164, 3165), (3168, 3169), (3200, 3200), (3205, 3212), (3214, 3216), (3218, 3240), (3242, 3251), (3253, 3257), (3261, 3261), (3292, 3294), (3296, 3297), (3313, 3314), (3332, 3340), (3342, 3344), (3346, 3386), (3389, 3389), (3406, 3406), (3412, 3414), (3423, 3425), (3450, 3455), (3461, 3478), (3482, 3505), (3507, 3515), (3517, 3517), (3520, 3526), (3585, 3632), (3634, 3635), (3648, 3654), (3713, 3714), (3716, 3716), (3718, 3722), (3724, 3747), (3749, 3749), (3751, 3760), (3762, 3763), (3773, 3773), (3776, 3780), (3782, 3782), (3804, 3807), (3840, 3840), (3904, 3911), (3913, 3948), (3976, 3980), (4096, 4138), (4159, 4159), (4176, 4181), (4186, 4189), (4193, 4193), (4197, 4198), (4206, 4208), (4213, 4225), (4238, 4238), (4256, 4293), (4295, 4295), (4301, 4301), (4304, 4346), (4348, 4680), (4682, 4685), (4688, 4694), (4696, 4696), (4698, 4701), (4704, 4744), (4746, 4749), (4752, 4784), (4786, 4789), (4792, 4798), (4800, 4800), (4802, 4805), (4808, 4822), (4824, 4880), (4882, 4885), (4888, 4954), (4992, 5007), (5024, 5109), (5112, 5117), (5121, 5740), (5743, 5759), (5761, 5786), (5792, 5866), (5873, 5880), (5888, 5905), (5919, 5937), (5952, 5969), (5984, 5996), (5998, 6000), (6016, 6067), (6103, 6103), (6108, 6108), (6176, 6264), (6272, 6276), (6279, 6312), (6314, 6314), (6320, 6389), (6400, 6430), (6480, 6509), (6512, 6516), (6528, 6571), (6576, 6601), (6656, 6678), (6688, 6740), (6823, 6823), (6917, 6963), (6981, 6988), (7043, 7072), (7086, 7087), (7098, 7141), (7168, 7203), (7245, 7247), (7258, 7293), (7296, 7306), (7312, 7354), (7357, 7359), (7401, 7404), (7406, 7411), (7413, 7414), (7418, 7418), (7424, 7615), (7680, 7957), (7960, 7965), (7968, 8005), (8008, 8013), (8016, 8023), (8025, 8025), (8027, 8027), (8029, 8029), (8031, 8061), (8064, 8116), (8118, 8124), (8126, 8126), (8130, 8132), (8134, 8140), (8144, 8147), (8150, 8155), (8160, 8172), (8178, 8180), (8182, 8188), (8305, 8305), (8319, 8319), (8336, 8348), (8450, 8450), (8455, 8455), (8458, 8467), (8469, 8469), (8473, 8477), (8484, 8484), (8486, 8486), (8488, 8488), (8490, 8493), (8495, 8505), (8508, 8511), (8517, 8521), (8526, 8526), (8579, 8580), (11264, 11492), (11499, 11502), (11506, 11507), (11520, 11557), (11559, 11559), (11565, 11565), (11568, 11623), (11631, 11631), (11648, 11670), (11680, 11686), (11688, 11694), (11696, 11702), (11704, 11710), (11712, 11718), (11720, 11726), (11728, 11734), (11736, 11742), (11823, 11823), (12293, 12294), (12337, 12341), (12347, 12348), (12353, 12438), (12445, 12447), (12449, 12538), (12540, 12543), (12549, 12591), (12593, 12686), (12704, 12735), (12784, 12799), (13312, 19903), (19968, 42124), (42192, 42237), (42240, 42508), (42512, 42527), (42538, 42539), (42560, 42606), (42623, 42653), (42656, 42725), (42775, 42783), (42786, 42888), (42891, 42972), (42993, 43009), (43011, 43013), (43015, 43018), (43020, 43042), (43072, 43123), (43138, 43187), (43250, 43255), (43259, 43259), (43261, 43262), (43274, 43301), (43312, 43334), (43360, 43388), (43396, 43442), (43471, 43471), (43488, 43492), (43494, 43503), (43514, 43518), (43520, 43560), (43584, 43586), (43588, 43595), (43616, 43638), (43642, 43642), (43646, 43695), (43697, 43697), (43701, 43702), (43705, 43709), (43712, 43712), (43714, 43714), (43739, 43741), (43744, 43754), (43762, 43764), (43777, 43782), (43785, 43790), (43793, 43798), (43808, 43814), (43816, 43822), (43824, 43866), (43868, 43881), (43888, 44002), (44032, 55203), (55216, 55238), (55243, 55291), (63744, 64109), (64112, 64217), (64256, 64262), (64275, 64279), (64285, 64285), (64287, 64296), (64298, 64310), (64312, 64316), (64318, 64318), (64320, 64321), (64323, 64324), (64326, 64433), (64467, 64829), (64848, 64911), (64914, 64967), (65008, 65019), (65136, 65140), (65142, 65276), (65313, 65338), (65345, 65370), (65382, 65470), (65474, 65479), (65482, 65487), (65490, 65495), (65498, 65500), (65536, 65547), (65549, 65574), (65576, 65594), (65596, 65597), (65599, 65613), (65616, 65629), (65664, 65786), (66176, 66204), (66208, 66256), (66304, 66335), (66349, 66368), (66370, 66377), (66384, 66421), (66432, 66461), (66464, 66499), (66504, 66511), (66560, 66717), (66736, 66771), (66776, 66811), (66816, 66855), (66864, 66915), (66928, 66938), (66940, 66954), (66956, 66962), (66964, 66965), (66967, 66977), (66979, 66993), (66995, 67001), (67003, 67004), (67008, 67059), (67072, 67382), (67392, 67413), (67424, 67431), (67456, 67461), (67463, 67504), (67506, 67514), (67584, 67589), (67592, 67592), (67594, 67637), (67639, 67640), (67644, 67644), (67647, 67669), (67680, 67702), (67712, 67742), (67808, 67826), (67828, 67829), (67840, 67861), (67872, 67897), (67904, 67929), (67968, 68023), (68030, 68031), (68096, 68096), (68112, 68115), (68117, 68119), (68121, 68149), (68192, 68220), (68224, 68252), (68288, 68295), (68297, 68324), (68352, 68405), (68416, 68437), (68448, 68466), (68480, 68497), (68608, 68680), (68736, 68786), (68800, 68850), (68864, 68899), (68938, 68965), (68975, 68997), (69248, 69289), (69296, 69297), (69314, 69319), (69376, 69404), (69415, 69415), (69424, 69445), (69488, 69505), (69552, 69572), (69600, 69622), (69635, 69687), (69745, 69746), (69749, 69749), (69763, 69807), (69840, 69864), (69891, 69926), (69956, 69956), (69959, 69959), (69968, 70002), (70006, 70006), (70019, 70066), (70081, 70084), (70106, 70106), (70108, 70108), (70144, 70161), (70163, 70187), (70207, 70208), (70272, 70278), (70280, 70280), (70282, 70285), (70287, 70301), (70303, 70312), (70320, 70366), (70405, 70412), (70415, 70416), (70419, 70440), (70442, 70448), (70450, 70451), (70453, 70457), (70461, 70461), (70480, 70480), (70493, 70497), (70528, 70537), (70539, 70539), (70542, 70542), (70544, 70581), (70583, 70583), (70609, 70609), (70611, 70611), (70656, 70708), (70727, 70730), (70751, 70753), (70784, 70831), (70852, 70853), (70855, 70855), (71040, 71086), (71128, 71131), (71168, 71215), (71236, 71236), (71296, 71338), (71352, 71352), (71424, 71450), (71488, 71494), (71680, 71723), (71840, 71903), (71935, 71942), (71945, 71945), (71948, 71955), (71957, 71958), (71960, 71983), (71999, 71999), (72001, 72001), (72096, 72103), (72106, 72144), (72161, 72161), (72163, 72163), (72192, 72192), (72203, 72242), (72250, 72250), (72272, 72272), (72284, 72329), (72349, 72349), (72368, 72440), (72640, 72672), (72704, 72712), (72714, 72750), (72768, 72768), (72818, 72847), (72960, 72966), (72968, 72969), (72971, 73008), (73030, 73030), (73056, 73061), (73063, 73064), (73066, 73097), (73112, 73112), (73136, 73179), (73440, 73458), (73474, 73474), (73476, 73488), (73490, 73523), (73648, 73648), (73728, 74649), (74880, 75075), (77712, 77808), (77824, 78895), (78913, 78918), (78944, 82938), (82944, 83526), (90368, 90397), (92160, 92728), (92736, 92766), (92784, 92862), (92880, 92909), (92928, 92975), (92992, 92995), (93027, 93047), (93053, 93071), (93504, 93548), (93760, 93823), (93856, 93880), (93883, 93907), (93952, 94026), (94032, 94032), (94099, 94111), (94176, 94177), (94179, 94179), (94194, 94195), (94208, 101589), (101631, 101662), (101760, 101874), (110576, 110579), (110581, 110587), (110589, 110590), (110592, 110882), (110898, 110898), (110928, 110930), (110933, 110933), (110948, 110951), (110960, 111355), (113664, 113770), (113776, 113788), (113792, 113800), (113808, 113817), (119808, 119892), (119894, 119964), (119966, 119967), (119970, 119970), (119973, 119974), (119977, 119980), (119982, 119993), (119995, 119995), (119997, 120003), (120005, 120069), (120071, 120074), (120077, 120084), (120086, 120092), (120094, 120121), (120123, 120126), (120128, 120132), (120134, 120134), (120138, 120144), (120146, 120485), (120488, 120512), (120514, 120538), (120540, 120570), (120572, 120596), (120598, 120628), (120630, 120654), (120656, 120686), (120688, 120712), (120714, 120744), (120746, 120770), (120772, 120779), (122624, 122654), (122661, 122666), (122928, 122989), (123136, 123180), (123191, 123197), (123214, 123214), (123536, 123565), (123584, 123627), (124112, 124139), (124368, 124397), (124400, 124400), (124608, 124638), (124640, 124642), (124644, 124645), (124647, 124653), (124656, 124660), (124670, 124671), (124896, 124902), (124904, 124907), (124909, 124910), (124912, 124926), (124928, 125124), (125184, 125251), (125259, 125259), (126464, 126467), (126469, 126495), (126497, 126498), (126500, 126500), (126503, 126503), (126505, 126514), (126516, 126519), (126521, 126521), (126523, 126523), (126530, 126530), (126535, 126535), (126537, 126537), (126539, 126539), (126541, 126543), (126545, 126546), (126548, 126548), (126551, 126551), (126553, 126553), (126555, 126555), (126557, 126557), (126559, 126559), (126561, 126562), (126564, 126564), (126567, 126570), (126572, 126578), (126580, 126583), (126585, 126588), (126590, 126590), (126592, 126601), (126603, 126619), (126625, 126627), (126629, 126633), (126635, 126651), (131072, 173791), (173824, 178205), (178208, 183981), (183984, 191456), (191472, 192093), (194560, 195101), (196608, 201546), (201552, 210041)])]);
#[rustfmt::skip]
static CHECK_PATTERNS10_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS10_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS10_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS10_RESULT_TYPE);

/// How the check patterns10 result is read and written.
pub fn check_patterns10_result() -> toolrt::Codec<Letter> {
    toolrt::Codec::new(
        table_check_patterns10_result,
        read_check_patterns10_result,
        encode_check_patterns10_result,
    )
}

fn table_check_patterns10_result() -> table::Table {
    CHECK_PATTERNS10_RESULT_TABLE
}

fn encode_check_patterns10_result(value: &Letter, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS10_RESULT_TYPE);
}

fn read_check_patterns10_result(r: &mut Reader<'_>) -> Result<Letter, Refused> {
    r.text(&CHECK_PATTERNS10_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns10Error {});

#[rustfmt::skip]
static CHECK_PATTERNS11_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a\\/[/]$");
#[rustfmt::skip]
static CHECK_PATTERNS11_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS11_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS11_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS11_RESULT_TYPE);

/// How the check patterns11 result is read and written.
pub fn check_patterns11_result() -> toolrt::Codec<Slash> {
    toolrt::Codec::new(
        table_check_patterns11_result,
        read_check_patterns11_result,
        encode_check_patterns11_result,
    )
}

fn table_check_patterns11_result() -> table::Table {
    CHECK_PATTERNS11_RESULT_TABLE
}

fn encode_check_patterns11_result(value: &Slash, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS11_RESULT_TYPE);
}

fn read_check_patterns11_result(r: &mut Reader<'_>) -> Result<Slash, Refused> {
    r.text(&CHECK_PATTERNS11_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns11Error {});

#[rustfmt::skip]
static CHECK_PATTERNS12_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{2,3}$");
#[rustfmt::skip]
static CHECK_PATTERNS12_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS12_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS12_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS12_RESULT_TYPE);

/// How the check patterns12 result is read and written.
pub fn check_patterns12_result() -> toolrt::Codec<Counted> {
    toolrt::Codec::new(
        table_check_patterns12_result,
        read_check_patterns12_result,
        encode_check_patterns12_result,
    )
}

fn table_check_patterns12_result() -> table::Table {
    CHECK_PATTERNS12_RESULT_TABLE
}

fn encode_check_patterns12_result(value: &Counted, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS12_RESULT_TYPE);
}

fn read_check_patterns12_result(r: &mut Reader<'_>) -> Result<Counted, Refused> {
    r.text(&CHECK_PATTERNS12_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns12Error {});

#[rustfmt::skip]
static CHECK_PATTERNS13_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?<year>\\d{2})-\\k<year>$");
#[rustfmt::skip]
static CHECK_PATTERNS13_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS13_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS13_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS13_RESULT_TYPE);

/// How the check patterns13 result is read and written.
pub fn check_patterns13_result() -> toolrt::Codec<Named> {
    toolrt::Codec::new(
        table_check_patterns13_result,
        read_check_patterns13_result,
        encode_check_patterns13_result,
    )
}

fn table_check_patterns13_result() -> table::Table {
    CHECK_PATTERNS13_RESULT_TABLE
}

fn encode_check_patterns13_result(value: &Named, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS13_RESULT_TYPE);
}

fn read_check_patterns13_result(r: &mut Reader<'_>) -> Result<Named, Refused> {
    r.text(&CHECK_PATTERNS13_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns13Error {});

#[rustfmt::skip]
static CHECK_PATTERNS14_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?<!a)b");
#[rustfmt::skip]
static CHECK_PATTERNS14_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS14_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS14_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS14_RESULT_TYPE);

/// How the check patterns14 result is read and written.
pub fn check_patterns14_result() -> toolrt::Codec<NotBehind> {
    toolrt::Codec::new(
        table_check_patterns14_result,
        read_check_patterns14_result,
        encode_check_patterns14_result,
    )
}

fn table_check_patterns14_result() -> table::Table {
    CHECK_PATTERNS14_RESULT_TABLE
}

fn encode_check_patterns14_result(value: &NotBehind, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS14_RESULT_TYPE);
}

fn read_check_patterns14_result(r: &mut Reader<'_>) -> Result<NotBehind, Refused> {
    r.text(&CHECK_PATTERNS14_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns14Error {});

#[rustfmt::skip]
static CHECK_PATTERNS15_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("\\bcat\\b");
#[rustfmt::skip]
static CHECK_PATTERNS15_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS15_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS15_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS15_RESULT_TYPE);

/// How the check patterns15 result is read and written.
pub fn check_patterns15_result() -> toolrt::Codec<WordEdge> {
    toolrt::Codec::new(
        table_check_patterns15_result,
        read_check_patterns15_result,
        encode_check_patterns15_result,
    )
}

fn table_check_patterns15_result() -> table::Table {
    CHECK_PATTERNS15_RESULT_TABLE
}

fn encode_check_patterns15_result(value: &WordEdge, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS15_RESULT_TYPE);
}

fn read_check_patterns15_result(r: &mut Reader<'_>) -> Result<WordEdge, Refused> {
    r.text(&CHECK_PATTERNS15_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns15Error {});

#[rustfmt::skip]
static CHECK_PATTERNS16_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("a\\Bb");
#[rustfmt::skip]
static CHECK_PATTERNS16_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS16_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS16_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS16_RESULT_TYPE);

/// How the check patterns16 result is read and written.
pub fn check_patterns16_result() -> toolrt::Codec<Inner> {
    toolrt::Codec::new(
        table_check_patterns16_result,
        read_check_patterns16_result,
        encode_check_patterns16_result,
    )
}

fn table_check_patterns16_result() -> table::Table {
    CHECK_PATTERNS16_RESULT_TABLE
}

fn encode_check_patterns16_result(value: &Inner, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS16_RESULT_TYPE);
}

fn read_check_patterns16_result(r: &mut Reader<'_>) -> Result<Inner, Refused> {
    r.text(&CHECK_PATTERNS16_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns16Error {});

#[rustfmt::skip]
static CHECK_PATTERNS17_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[^]$");
#[rustfmt::skip]
static CHECK_PATTERNS17_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS17_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS17_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS17_RESULT_TYPE);

/// How the check patterns17 result is read and written.
pub fn check_patterns17_result() -> toolrt::Codec<AnyOne> {
    toolrt::Codec::new(
        table_check_patterns17_result,
        read_check_patterns17_result,
        encode_check_patterns17_result,
    )
}

fn table_check_patterns17_result() -> table::Table {
    CHECK_PATTERNS17_RESULT_TABLE
}

fn encode_check_patterns17_result(value: &AnyOne, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS17_RESULT_TYPE);
}

fn read_check_patterns17_result(r: &mut Reader<'_>) -> Result<AnyOne, Refused> {
    r.text(&CHECK_PATTERNS17_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns17Error {});

#[rustfmt::skip]
static CHECK_PATTERNS18_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\cA\\x41\\u0042\\u{43}\\t\\n\\v\\f\\r\\0$");
#[rustfmt::skip]
static CHECK_PATTERNS18_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS18_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS18_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS18_RESULT_TYPE);

/// How the check patterns18 result is read and written.
pub fn check_patterns18_result() -> toolrt::Codec<Escapes> {
    toolrt::Codec::new(
        table_check_patterns18_result,
        read_check_patterns18_result,
        encode_check_patterns18_result,
    )
}

fn table_check_patterns18_result() -> table::Table {
    CHECK_PATTERNS18_RESULT_TABLE
}

fn encode_check_patterns18_result(value: &Escapes, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS18_RESULT_TYPE);
}

fn read_check_patterns18_result(r: &mut Reader<'_>) -> Result<Escapes, Refused> {
    r.text(&CHECK_PATTERNS18_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns18Error {});

#[rustfmt::skip]
static CHECK_PATTERNS19_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\ud83d\\ude00\\u{1F600}$");
#[rustfmt::skip]
static CHECK_PATTERNS19_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS19_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS19_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS19_RESULT_TYPE);

/// How the check patterns19 result is read and written.
pub fn check_patterns19_result() -> toolrt::Codec<Pair> {
    toolrt::Codec::new(
        table_check_patterns19_result,
        read_check_patterns19_result,
        encode_check_patterns19_result,
    )
}

fn table_check_patterns19_result() -> table::Table {
    CHECK_PATTERNS19_RESULT_TABLE
}

fn encode_check_patterns19_result(value: &Pair, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS19_RESULT_TYPE);
}

fn read_check_patterns19_result(r: &mut Reader<'_>) -> Result<Pair, Refused> {
    r.text(&CHECK_PATTERNS19_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns19Error {});

#[rustfmt::skip]
static CHECK_PATTERNS20_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{Lu}$").properties(&[("Lu", &[(65, 90), (192, 214), (216, 222), (256, 256), (258, 258), (260, 260), (262, 262), (264, 264), (266, 266), (268, 268), (270, 270), (272, 272), (274, 274), (276, 276), (278, 278), (280, 280), (282, 282), (284, 284), (286, 286), (288, 288), (290, 290), (292, 292), (294, 294), (296, 296), (298, 298), (300, 300), (302, 302), (304, 304), (306, 306), (308, 308), (310, 310), (313, 313), (315, 315), (317, 317), (319, 319), (321, 321), (323, 323), (325, 325), (327, 327), (330, 330), (332, 332), (334, 334), (336, 336), (338, 338), (340, 340), (342, 342), (344, 344), (346, 346), (348, 348), (350, 350), (352, 352), (354, 354), (356, 356), (358, 358), (360, 360), (362, 362), (364, 364), (366, 366), (368, 368), (370, 370), (372, 372), (374, 374), (376, 377), (379, 379), (381, 381), (385, 386), (388, 388), (390, 391), (393, 395), (398, 401), (403, 404), (406, 408), (412, 413), (415, 416), (418, 418), (420, 420), (422, 423), (425, 425), (428, 428), (430, 431), (433, 435), (437, 437), (439, 440), (444, 444), (452, 452), (455, 455), (458, 458), (461, 461), (463, 463), (465, 465), (467, 467), (469, 469), (471, 471), (473, 473), (475, 475), (478, 478), (480, 480), (482, 482), (484, 484), (486, 486), (488, 488), (490, 490), (492, 492), (494, 494), (497, 497), (500, 500), (502, 504), (506, 506), (508, 508), (510, 510), (512, 512), (514, 514), (516, 516), (518, 518), (520, 520), (522, 522), (524, 524), (526, 526), (528, 528), (530, 530), (532, 532), (534, 534), (536, 536), (538, 538), (540, 540), (542, 542), (544, 544), (546, 546), (548, 548), (550, 550), (552, 552), (554, 554), (556, 556), (558, 558), (560, 560), (562, 562), (570, 571), (573, 574), (577, 577), (579, 582), (584, 584), (586, 586), (588, 588), (590, 590), (880, 880), (882, 882), (886, 886), (895, 895), (902, 902), (904, 906), (908, 908), (910, 911), (913, 929), (931, 939), (975, 975), (978, 980), (984, 984), (986, 986), (988, 988), (990, 990), (992, 992), (994, 994), (996, 996), (998, 998), (1000, 1000), (1002, 1002), (1004, 1004), (1006, 1006), (1012, 1012), (1015, 1015), (1017, 1018), (1021, 1071), (1120, 1120), (1122, 1122), (1124, 1124), (1126, 1126), (1128, 1128), (1130, 1130), (1132, 1132), (1134, 1134), (1136, 1136), (1138, 1138), (1140, 1140), (1142, 1142), (1144, 1144), (1146, 1146), (1148, 1148), (1150, 1150), (1152, 1152), (1162, 1162), (1164, 1164), (1166, 1166), (1168, 1168), (1170, 1170), (1172, 1172), (1174, 1174), (1176, 1176), (1178, 1178), (1180, 1180), (1182, 1182), (1184, 1184), (1186, 1186), (1188, 1188), (1190, 1190), (1192, 1192), (1194, 1194), (1196, 1196), (1198, 1198), (1200, 1200), (1202, 1202), (1204, 1204), (1206, 1206), (1208, 1208), (1210, 1210), (1212, 1212), (1214, 1214), (1216, 1217), (1219, 1219), (1221, 1221), (1223, 1223), (1225, 1225), (1227, 1227), (1229, 1229), (1232, 1232), (1234, 1234), (1236, 1236), (1238, 1238), (1240, 1240), (1242, 1242), (1244, 1244), (1246, 1246), (1248, 1248), (1250, 1250), (1252, 1252), (1254, 1254), (1256, 1256), (1258, 1258), (1260, 1260), (1262, 1262), (1264, 1264), (1266, 1266), (1268, 1268), (1270, 1270), (1272, 1272), (1274, 1274), (1276, 1276), (1278, 1278), (1280, 1280), (1282, 1282), (1284, 1284), (1286, 1286), (1288, 1288), (1290, 1290), (1292, 1292), (1294, 1294), (1296, 1296), (1298, 1298), (1300, 1300), (1302, 1302), (1304, 1304), (1306, 1306), (1308, 1308), (1310, 1310), (1312, 1312), (1314, 1314), (1316, 1316), (1318, 1318), (1320, 1320), (1322, 1322), (1324, 1324), (1326, 1326), (1329, 1366), (4256, 4293), (4295, 4295), (4301, 4301), (5024, 5109), (7305, 7305), (7312, 7354), (7357, 7359), (7680, 7680), (7682, 7682), (7684, 7684), (7686, 7686), (7688, 7688), (7690, 7690), (7692, 7692), (7694, 7694), (7696, 7696), (7698, 7698), (7700, 7700), (7702, 7702), (7704, 7704), (7706, 7706), (7708, 7708), (7710, 7710), (7712, 7712), (7714, 7714), (7716, 7716), (7718, 7718), (7720, 7720), (7722, 7722), (7724, 7724), (7726, 7726), (7728, 7728), (7730, 7730), (7732, 7732), (7734, 7734), (7736, 7736), (7738, 7738), (7740, 7740), (7742, 7742), (7744, 7744), (7746, 7746), (7748, 7748), (7750, 7750), (7752, 7752), (7754, 7754), (7756, 7756), (7758, 7758), (7760, 7760), (7762, 7762), (7764, 7764), (7766, 7766), (7768, 7768), (7770, 7770), (7772, 7772), (7774, 7774), (7776, 7776), (7778, 7778), (7780, 7780), (7782, 7782), (7784, 7784), (7786, 7786), (7788, 7788), (7790, 7790), (7792, 7792), (7794, 7794), (7796, 7796), (7798, 7798), (7800, 7800), (7802, 7802), (7804, 7804), (7806, 7806), (7808, 7808), (7810, 7810), (7812, 7812), (7814, 7814), (7816, 7816), (7818, 7818), (7820, 7820), (7822, 7822), (7824, 7824), (7826, 7826), (7828, 7828), (7838, 7838), (7840, 7840), (7842, 7842), (7844, 7844), (7846, 7846), (7848, 7848), (7850, 7850), (7852, 7852), (7854, 7854), (7856, 7856), (7858, 7858), (7860, 7860), (7862, 7862), (7864, 7864), (7866, 7866), (7868, 7868), (7870, 7870), (7872, 7872), (7874, 7874), (7876, 7876), (7878, 7878), (7880, 7880), (7882, 7882), (7884, 7884), (7886, 7886), (7888, 7888), (7890, 7890), (7892, 7892), (7894, 7894), (7896, 7896), (7898, 7898), (7900, 7900), (7902, 7902), (7904, 7904), (7906, 7906), (7908, 7908), (7910, 7910), (7912, 7912), (7914, 7914), (7916, 7916), (7918, 7918), (7920, 7920), (7922, 7922), (7924, 7924), (7926, 7926), (7928, 7928), (7930, 7930), (7932, 7932), (7934, 7934), (7944, 7951), (7960, 7965), (7976, 7983), (7992, 7999), (8008, 8013), (8025, 8025), (8027, 8027), (8029, 8029), (8031, 8031), (8040, 8047), (8120, 8123), (8136, 8139), (8152, 8155), (8168, 8172), (8184, 8187), (8450, 8450), (8455, 8455), (8459, 8461), (8464, 8466), (8469, 8469), (8473, 8477), (8484, 8484), (8486, 8486), (8488, 8488), (8490, 8493), (8496, 8499), (8510, 8511), (8517, 8517), (8579, 8579), (11264, 11311), (11360, 11360), (11362, 11364), (11367, 11367), (11369, 11369), (11371, 11371), (11373, 11376), (11378, 11378), (11381, 11381), (11390, 11392), (11394, 11394), (11396, 11396), (11398, 11398), (11400, 11400), (11402, 11402), (11404, 11404), (11406, 11406), (11408, 11408), (11410, 11410), (11412, 11412), (11414, 11414), (11416, 11416), (11418, 11418), (11420, 11420), (11422, 11422), (11424, 11424), (11426, 11426), (11428, 11428), (11430, 11430), (11432, 11432), (11434, 11434), (11436, 11436), (11438, 11438), (11440, 11440), (11442, 11442), (11444, 11444), (11446, 11446), (11448, 11448), (11450, 11450), (11452, 11452), (11454, 11454), (11456, 11456), (11458, 11458), (11460, 11460), (11462, 11462), (11464, 11464), (11466, 11466), (11468, 11468), (11470, 11470), (11472, 11472), (11474, 11474), (11476, 11476), (11478, 11478), (11480, 11480), (11482, 11482), (11484, 11484), (11486, 11486), (11488, 11488), (11490, 11490), (11499, 11499), (11501, 11501), (11506, 11506), (42560, 42560), (42562, 42562), (42564, 42564), (42566, 42566), (42568, 42568), (42570, 42570), (42572, 42572), (42574, 42574), (42576, 42576), (42578, 42578), (42580, 42580), (42582, 42582), (42584, 42584), (42586, 42586), (42588, 42588), (42590, 42590), (42592, 42592), (42594, 42594), (42596, 42596), (42598, 42598), (42600, 42600), (42602, 42602), (42604, 42604), (42624, 42624), (42626, 42626), (42628, 42628), (42630, 42630), (42632, 42632), (42634, 42634), (42636, 42636), (42638, 42638), (42640, 42640), (42642, 42642), (42644, 42644), (42646, 42646), (42648, 42648), (42650, 42650), (42786, 42786), (42788, 42788), (42790, 42790), (42792, 42792), (42794, 42794), (42796, 42796), (42798, 42798), (42802, 42802), (42804, 42804), (42806, 42806), (42808, 42808), (42810, 42810), (42812, 42812), (42814, 42814), (42816, 42816), (42818, 42818), (42820, 42820), (42822, 42822), (42824, 42824), (42826, 42826), (42828, 42828), (42830, 42830), (42832, 42832), (42834, 42834), (42836, 42836), (42838, 42838), (42840, 42840), (42842, 42842), (42844, 42844), (42846, 42846), (42848, 42848), (42850, 42850), (42852, 42852), (42854, 42854), (42856, 42856), (42858, 42858), (42860, 42860), (42862, 42862), (42873, 42873), (42875, 42875), (42877, 42878), (42880, 42880), (42882, 42882), (42884, 42884), (42886, 42886), (42891, 42891), (42893, 42893), (42896, 42896), (42898, 42898), (42902, 42902), (42904, 42904), (42906, 42906), (42908, 42908), (42910, 42910), (42912, 42912), (42914, 42914), (42916, 42916), (42918, 42918), (42920, 42920), (42922, 42926), (42928, 42932), (42934, 42934), (42936, 42936), (42938, 42938), (42940, 42940), (42942, 42942), (42944, 42944), (42946, 42946), (42948, 42951), (42953, 42953), (42955, 42956), (42958, 42958), (42960, 42960), (42962, 42962), (42964, 42964), (42966, 42966), (42968, 42968), (42970, 42970), (42972, 42972), (42997, 42997), (65313, 65338), (66560, 66599), (66736, 66771), (66928, 66938), (66940, 66954), (66956, 66962), (66964, 66965), (68736, 68786), (68944, 68965), (71840, 71871), (93760, 93791), (93856, 93880), (119808, 119833), (119860, 119885), (119912, 119937), (119964, 119964), (119966, 119967), (119970, 119970), (119973, 119974), (119977, 119980), (119982, 119989), (120016, 120041), (120068, 120069), (120071, 120074), (120077, 120084), (120086, 120092), (120120, 120121), (120123, 120126), (120128, 120132), (120134, 120134), (120138, 120144), (120172, 120197), (120224, 120249), (120276, 120301), (120328, 120353), (120380, 120405), (120432, 120457), (120488, 120512), (120546, 120570), (120604, 120628), (120662, 120686), (120720, 120744), (120778, 120778), (125184, 125217)])]);
#[rustfmt::skip]
static CHECK_PATTERNS20_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS20_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS20_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS20_RESULT_TYPE);

/// How the check patterns20 result is read and written.
pub fn check_patterns20_result() -> toolrt::Codec<Upper> {
    toolrt::Codec::new(
        table_check_patterns20_result,
        read_check_patterns20_result,
        encode_check_patterns20_result,
    )
}

fn table_check_patterns20_result() -> table::Table {
    CHECK_PATTERNS20_RESULT_TABLE
}

fn encode_check_patterns20_result(value: &Upper, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS20_RESULT_TYPE);
}

fn read_check_patterns20_result(r: &mut Reader<'_>) -> Result<Upper, Refused> {
    r.text(&CHECK_PATTERNS20_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns20Error {});

#[rustfmt::skip]
static CHECK_PATTERNS21_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\P{L}$").properties(&[("L", &[(65, 90), (97, 122), (170, 170), (181, 181), (186, 186), (192, 214), (216, 246), (248, 705), (710, 721), (736, 740), (748, 748), (750, 750), (880, 884), (886, 887), (890, 893), (895, 895), (902, 902), (904, 906), (908, 908), (910, 929), (931, 1013), (1015, 1153), (1162, 1327), (1329, 1366), (1369, 1369), (1376, 1416), (1488, 1514), (1519, 1522), (1568, 1610), (1646, 1647), (1649, 1747), (1749, 1749), (1765, 1766), (1774, 1775), (1786, 1788), (1791, 1791), (1808, 1808), (1810, 1839), (1869, 1957), (1969, 1969), (1994, 2026), (2036, 2037), (2042, 2042), (2048, 2069), (2074, 2074), (2084, 2084), (2088, 2088), (2112, 2136), (2144, 2154), (2160, 2183), (2185, 2191), (2208, 2249), (2308, 2361), (2365, 2365), (2384, 2384), (2392, 2401), (2417, 2432), (2437, 2444), (2447, 2448), (2451, 2472), (2474, 2480), (2482, 2482), (2486, 2489), (2493, 2493), (2510, 2510), (2524, 2525), (2527, 2529), (2544, 2545), (2556, 2556), (2565, 2570), (2575, 2576), (2579, 2600), (2602, 2608), (2610, 2611), (2613, 2614), (2616, 2617), (2649, 2652), (2654, 2654), (2674, 2676), (2693, 2701), (2703, 2705), (2707, 2728), (2730, 2736), (2738, 2739), (2741, 2745), (2749, 2749), (2768, 2768), (2784, 2785), (2809, 2809), (2821, 2828), (2831, 2832), (2835, 2856), (2858, 2864), (2866, 2867), (2869, 2873), (2877, 2877), (2908, 2909), (2911, 2913), (2929, 2929), (2947, 2947), (2949, 2954), (2958, 2960), (2962, 2965), (2969, 2970), (2972, 2972), (2974, 2975), (2979, 2980), (2984, 2986), (2990, 3001), (3024, 3024), (3077, 3084), (3086, 3088), (3090, 3112), (3114, 3129), (3133, 3133), (3160, 3162), (3164, 3165), (3168, 3169), (3200, 3200), (3205, 3212), (3214, 3216), (3218, 3240), (3242, 3251), (3253, 3257), (3261, 3261), (3292, 3294), (3296, 3297), (3313, 3314), (3332, 3340), (3342, 3344), (3346, 3386), (3389, 3389), (3406, 3406), (3412, 3414), (3423, 3425), (3450, 3455), (3461, 3478), (3482, 3505), (3507, 3515), (3517, 3517), (3520, 3526), (3585, 3632), (3634, 3635), (3648, 3654), (3713, 3714), (3716, 3716), (3718, 3722), (3724, 3747), (3749, 3749), (3751, 3760), (3762, 3763), (3773, 3773), (3776, 3780), (3782, 3782), (3804, 3807), (3840, 3840), (3904, 3911), (3913, 3948), (3976, 3980), (4096, 4138), (4159, 4159), (4176, 4181), (4186, 4189), (4193, 4193), (4197, 4198), (4206, 4208), (4213, 4225), (4238, 4238), (4256, 4293), (4295, 4295), (4301, 4301), (4304, 4346), (4348, 4680), (4682, 4685), (4688, 4694), (4696, 4696), (4698, 4701), (4704, 4744), (4746, 4749), (4752, 4784), (4786, 4789), (4792, 4798), (4800, 4800), (4802, 4805), (4808, 4822), (4824, 4880), (4882, 4885), (4888, 4954), (4992, 5007), (5024, 5109), (5112, 5117), (5121, 5740), (5743, 5759), (5761, 5786), (5792, 5866), (5873, 5880), (5888, 5905), (5919, 5937), (5952, 5969), (5984, 5996), (5998, 6000), (6016, 6067), (6103, 6103), (6108, 6108), (6176, 6264), (6272, 6276), (6279, 6312), (6314, 6314), (6320, 6389), (6400, 6430), (6480, 6509), (6512, 6516), (6528, 6571), (6576, 6601), (6656, 6678), (6688, 6740), (6823, 6823), (6917, 6963), (6981, 6988), (7043, 7072), (7086, 7087), (7098, 7141), (7168, 7203), (7245, 7247), (7258, 7293), (7296, 7306), (7312, 7354), (7357, 7359), (7401, 7404), (7406, 7411), (7413, 7414), (7418, 7418), (7424, 7615), (7680, 7957), (7960, 7965), (7968, 8005), (8008, 8013), (8016, 8023), (8025, 8025), (8027, 8027), (8029, 8029), (8031, 8061), (8064, 8116), (8118, 8124), (8126, 8126), (8130, 8132), (8134, 8140), (8144, 8147), (8150, 8155), (8160, 8172), (8178, 8180), (8182, 8188), (8305, 8305), (8319, 8319), (8336, 8348), (8450, 8450), (8455, 8455), (8458, 8467), (8469, 8469), (8473, 8477), (8484, 8484), (8486, 8486), (8488, 8488), (8490, 8493), (8495, 8505), (8508, 8511), (8517, 8521), (8526, 8526), (8579, 8580), (11264, 11492), (11499, 11502), (11506, 11507), (11520, 11557), (11559, 11559), (11565, 11565), (11568, 11623), (11631, 11631), (11648, 11670), (11680, 11686), (11688, 11694), (11696, 11702), (11704, 11710), (11712, 11718), (11720, 11726), (11728, 11734), (11736, 11742), (11823, 11823), (12293, 12294), (12337, 12341), (12347, 12348), (12353, 12438), (12445, 12447), (12449, 12538), (12540, 12543), (12549, 12591), (12593, 12686), (12704, 12735), (12784, 12799), (13312, 19903), (19968, 42124), (42192, 42237), (42240, 42508), (42512, 42527), (42538, 42539), (42560, 42606), (42623, 42653), (42656, 42725), (42775, 42783), (42786, 42888), (42891, 42972), (42993, 43009), (43011, 43013), (43015, 43018), (43020, 43042), (43072, 43123), (43138, 43187), (43250, 43255), (43259, 43259), (43261, 43262), (43274, 43301), (43312, 43334), (43360, 43388), (43396, 43442), (43471, 43471), (43488, 43492), (43494, 43503), (43514, 43518), (43520, 43560), (43584, 43586), (43588, 43595), (43616, 43638), (43642, 43642), (43646, 43695), (43697, 43697), (43701, 43702), (43705, 43709), (43712, 43712), (43714, 43714), (43739, 43741), (43744, 43754), (43762, 43764), (43777, 43782), (43785, 43790), (43793, 43798), (43808, 43814), (43816, 43822), (43824, 43866), (43868, 43881), (43888, 44002), (44032, 55203), (55216, 55238), (55243, 55291), (63744, 64109), (64112, 64217), (64256, 64262), (64275, 64279), (64285, 64285), (64287, 64296), (64298, 64310), (64312, 64316), (64318, 64318), (64320, 64321), (64323, 64324), (64326, 64433), (64467, 64829), (64848, 64911), (64914, 64967), (65008, 65019), (65136, 65140), (65142, 65276), (65313, 65338), (65345, 65370), (65382, 65470), (65474, 65479), (65482, 65487), (65490, 65495), (65498, 65500), (65536, 65547), (65549, 65574), (65576, 65594), (65596, 65597), (65599, 65613), (65616, 65629), (65664, 65786), (66176, 66204), (66208, 66256), (66304, 66335), (66349, 66368), (66370, 66377), (66384, 66421), (66432, 66461), (66464, 66499), (66504, 66511), (66560, 66717), (66736, 66771), (66776, 66811), (66816, 66855), (66864, 66915), (66928, 66938), (66940, 66954), (66956, 66962), (66964, 66965), (66967, 66977), (66979, 66993), (66995, 67001), (67003, 67004), (67008, 67059), (67072, 67382), (67392, 67413), (67424, 67431), (67456, 67461), (67463, 67504), (67506, 67514), (67584, 67589), (67592, 67592), (67594, 67637), (67639, 67640), (67644, 67644), (67647, 67669), (67680, 67702), (67712, 67742), (67808, 67826), (67828, 67829), (67840, 67861), (67872, 67897), (67904, 67929), (67968, 68023), (68030, 68031), (68096, 68096), (68112, 68115), (68117, 68119), (68121, 68149), (68192, 68220), (68224, 68252), (68288, 68295), (68297, 68324), (68352, 68405), (68416, 68437), (68448, 68466), (68480, 68497), (68608, 68680), (68736, 68786), (68800, 68850), (68864, 68899), (68938, 68965), (68975, 68997), (69248, 69289), (69296, 69297), (69314, 69319), (69376, 69404), (69415, 69415), (69424, 69445), (69488, 69505), (69552, 69572), (69600, 69622), (69635, 69687), (69745, 69746), (69749, 69749), (69763, 69807), (69840, 69864), (69891, 69926), (69956, 69956), (69959, 69959), (69968, 70002), (70006, 70006), (70019, 70066), (70081, 70084), (70106, 70106), (70108, 70108), (70144, 70161), (70163, 70187), (70207, 70208), (70272, 70278), (70280, 70280), (70282, 70285), (70287, 70301), (70303, 70312), (70320, 70366), (70405, 70412), (70415, 70416), (70419, 70440), (70442, 70448), (70450, 70451), (70453, 70457), (70461, 70461), (70480, 70480), (70493, 70497), (70528, 70537), (70539, 70539), (70542, 70542), (70544, 70581), (70583, 70583), (70609, 70609), (70611, 70611), (70656, 70708), (70727, 70730), (70751, 70753), (70784, 70831), (70852, 70853), (70855, 70855), (71040, 71086), (71128, 71131), (71168, 71215), (71236, 71236), (71296, 71338), (71352, 71352), (71424, 71450), (71488, 71494), (71680, 71723), (71840, 71903), (71935, 71942), (71945, 71945), (71948, 71955), (71957, 71958), (71960, 71983), (71999, 71999), (72001, 72001), (72096, 72103), (72106, 72144), (72161, 72161), (72163, 72163), (72192, 72192), (72203, 72242), (72250, 72250), (72272, 72272), (72284, 72329), (72349, 72349), (72368, 72440), (72640, 72672), (72704, 72712), (72714, 72750), (72768, 72768), (72818, 72847), (72960, 72966), (72968, 72969), (72971, 73008), (73030, 73030), (73056, 73061), (73063, 73064), (73066, 73097), (73112, 73112), (73136, 73179), (73440, 73458), (73474, 73474), (73476, 73488), (73490, 73523), (73648, 73648), (73728, 74649), (74880, 75075), (77712, 77808), (77824, 78895), (78913, 78918), (78944, 82938), (82944, 83526), (90368, 90397), (92160, 92728), (92736, 92766), (92784, 92862), (92880, 92909), (92928, 92975), (92992, 92995), (93027, 93047), (93053, 93071), (93504, 93548), (93760, 93823), (93856, 93880), (93883, 93907), (93952, 94026), (94032, 94032), (94099, 94111), (94176, 94177), (94179, 94179), (94194, 94195), (94208, 101589), (101631, 101662), (101760, 101874), (110576, 110579), (110581, 110587), (110589, 110590), (110592, 110882), (110898, 110898), (110928, 110930), (110933, 110933), (110948, 110951), (110960, 111355), (113664, 113770), (113776, 113788), (113792, 113800), (113808, 113817), (119808, 119892), (119894, 119964), (119966, 119967), (119970, 119970), (119973, 119974), (119977, 119980), (119982, 119993), (119995, 119995), (119997, 120003), (120005, 120069), (120071, 120074), (120077, 120084), (120086, 120092), (120094, 120121), (120123, 120126), (120128, 120132), (120134, 120134), (120138, 120144), (120146, 120485), (120488, 120512), (120514, 120538), (120540, 120570), (120572, 120596), (120598, 120628), (120630, 120654), (120656, 120686), (120688, 120712), (120714, 120744), (120746, 120770), (120772, 120779), (122624, 122654), (122661, 122666), (122928, 122989), (123136, 123180), (123191, 123197), (123214, 123214), (123536, 123565), (123584, 123627), (124112, 124139), (124368, 124397), (124400, 124400), (124608, 124638), (124640, 124642), (124644, 124645), (124647, 124653), (124656, 124660), (124670, 124671), (124896, 124902), (124904, 124907), (124909, 124910), (124912, 124926), (124928, 125124), (125184, 125251), (125259, 125259), (126464, 126467), (126469, 126495), (126497, 126498), (126500, 126500), (126503, 126503), (126505, 126514), (126516, 126519), (126521, 126521), (126523, 126523), (126530, 126530), (126535, 126535), (126537, 126537), (126539, 126539), (126541, 126543), (126545, 126546), (126548, 126548), (126551, 126551), (126553, 126553), (126555, 126555), (126557, 126557), (126559, 126559), (126561, 126562), (126564, 126564), (126567, 126570), (126572, 126578), (126580, 126583), (126585, 126588), (126590, 126590), (126592, 126601), (126603, 126619), (126625, 126627), (126629, 126633), (126635, 126651), (131072, 173791), (173824, 178205), (178208, 183981), (183984, 191456), (191472, 192093), (194560, 195101), (196608, 201546), (201552, 210041)])]);
#[rustfmt::skip]
static CHECK_PATTERNS21_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS21_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS21_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS21_RESULT_TYPE);

/// How the check patterns21 result is read and written.
pub fn check_patterns21_result() -> toolrt::Codec<NotLetter> {
    toolrt::Codec::new(
        table_check_patterns21_result,
        read_check_patterns21_result,
        encode_check_patterns21_result,
    )
}

fn table_check_patterns21_result() -> table::Table {
    CHECK_PATTERNS21_RESULT_TABLE
}

fn encode_check_patterns21_result(value: &NotLetter, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS21_RESULT_TYPE);
}

fn read_check_patterns21_result(r: &mut Reader<'_>) -> Result<NotLetter, Refused> {
    r.text(&CHECK_PATTERNS21_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns21Error {});

#[rustfmt::skip]
static CHECK_PATTERNS22_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{Script=Greek}+$").properties(&[("Script=Greek", &[(880, 883), (885, 887), (890, 893), (895, 895), (900, 900), (902, 902), (904, 906), (908, 908), (910, 929), (931, 993), (1008, 1023), (7462, 7466), (7517, 7521), (7526, 7530), (7615, 7615), (7936, 7957), (7960, 7965), (7968, 8005), (8008, 8013), (8016, 8023), (8025, 8025), (8027, 8027), (8029, 8029), (8031, 8061), (8064, 8116), (8118, 8132), (8134, 8147), (8150, 8155), (8157, 8175), (8178, 8180), (8182, 8190), (8486, 8486), (43877, 43877), (65856, 65934), (65952, 65952), (119296, 119365)])]);
#[rustfmt::skip]
static CHECK_PATTERNS22_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS22_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS22_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS22_RESULT_TYPE);

/// How the check patterns22 result is read and written.
pub fn check_patterns22_result() -> toolrt::Codec<Greek> {
    toolrt::Codec::new(
        table_check_patterns22_result,
        read_check_patterns22_result,
        encode_check_patterns22_result,
    )
}

fn table_check_patterns22_result() -> table::Table {
    CHECK_PATTERNS22_RESULT_TABLE
}

fn encode_check_patterns22_result(value: &Greek, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS22_RESULT_TYPE);
}

fn read_check_patterns22_result(r: &mut Reader<'_>) -> Result<Greek, Refused> {
    r.text(&CHECK_PATTERNS22_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns22Error {});

#[rustfmt::skip]
static CHECK_PATTERNS23_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:a|ab)(?:c|bcd)$");
#[rustfmt::skip]
static CHECK_PATTERNS23_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS23_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS23_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS23_RESULT_TYPE);

/// How the check patterns23 result is read and written.
pub fn check_patterns23_result() -> toolrt::Codec<Alternatives> {
    toolrt::Codec::new(
        table_check_patterns23_result,
        read_check_patterns23_result,
        encode_check_patterns23_result,
    )
}

fn table_check_patterns23_result() -> table::Table {
    CHECK_PATTERNS23_RESULT_TABLE
}

fn encode_check_patterns23_result(value: &Alternatives, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS23_RESULT_TYPE);
}

fn read_check_patterns23_result(r: &mut Reader<'_>) -> Result<Alternatives, Refused> {
    r.text(&CHECK_PATTERNS23_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns23Error {});

#[rustfmt::skip]
static CHECK_PATTERNS24_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a+?b*?c$");
#[rustfmt::skip]
static CHECK_PATTERNS24_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS24_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS24_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS24_RESULT_TYPE);

/// How the check patterns24 result is read and written.
pub fn check_patterns24_result() -> toolrt::Codec<Lazy> {
    toolrt::Codec::new(
        table_check_patterns24_result,
        read_check_patterns24_result,
        encode_check_patterns24_result,
    )
}

fn table_check_patterns24_result() -> table::Table {
    CHECK_PATTERNS24_RESULT_TABLE
}

fn encode_check_patterns24_result(value: &Lazy, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS24_RESULT_TYPE);
}

fn read_check_patterns24_result(r: &mut Reader<'_>) -> Result<Lazy, Refused> {
    r.text(&CHECK_PATTERNS24_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns24Error {});

#[rustfmt::skip]
static CHECK_PATTERNS25_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a{2,}$");
#[rustfmt::skip]
static CHECK_PATTERNS25_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS25_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS25_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS25_RESULT_TYPE);

/// How the check patterns25 result is read and written.
pub fn check_patterns25_result() -> toolrt::Codec<AtLeastTwo> {
    toolrt::Codec::new(
        table_check_patterns25_result,
        read_check_patterns25_result,
        encode_check_patterns25_result,
    )
}

fn table_check_patterns25_result() -> table::Table {
    CHECK_PATTERNS25_RESULT_TABLE
}

fn encode_check_patterns25_result(value: &AtLeastTwo, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS25_RESULT_TYPE);
}

fn read_check_patterns25_result(r: &mut Reader<'_>) -> Result<AtLeastTwo, Refused> {
    r.text(&CHECK_PATTERNS25_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns25Error {});

#[rustfmt::skip]
static CHECK_PATTERNS26_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^$");
#[rustfmt::skip]
static CHECK_PATTERNS26_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS26_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS26_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS26_RESULT_TYPE);

/// How the check patterns26 result is read and written.
pub fn check_patterns26_result() -> toolrt::Codec<Blank> {
    toolrt::Codec::new(
        table_check_patterns26_result,
        read_check_patterns26_result,
        encode_check_patterns26_result,
    )
}

fn table_check_patterns26_result() -> table::Table {
    CHECK_PATTERNS26_RESULT_TABLE
}

fn encode_check_patterns26_result(value: &Blank, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS26_RESULT_TYPE);
}

fn read_check_patterns26_result(r: &mut Reader<'_>) -> Result<Blank, Refused> {
    r.text(&CHECK_PATTERNS26_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns26Error {});

#[rustfmt::skip]
static CHECK_PATTERNS27_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("a$");
#[rustfmt::skip]
static CHECK_PATTERNS27_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS27_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS27_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS27_RESULT_TYPE);

/// How the check patterns27 result is read and written.
pub fn check_patterns27_result() -> toolrt::Codec<AtEnd> {
    toolrt::Codec::new(
        table_check_patterns27_result,
        read_check_patterns27_result,
        encode_check_patterns27_result,
    )
}

fn table_check_patterns27_result() -> table::Table {
    CHECK_PATTERNS27_RESULT_TABLE
}

fn encode_check_patterns27_result(value: &AtEnd, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS27_RESULT_TYPE);
}

fn read_check_patterns27_result(r: &mut Reader<'_>) -> Result<AtEnd, Refused> {
    r.text(&CHECK_PATTERNS27_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns27Error {});

#[rustfmt::skip]
static CHECK_PATTERNS28_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a");
#[rustfmt::skip]
static CHECK_PATTERNS28_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS28_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS28_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS28_RESULT_TYPE);

/// How the check patterns28 result is read and written.
pub fn check_patterns28_result() -> toolrt::Codec<AtStart> {
    toolrt::Codec::new(
        table_check_patterns28_result,
        read_check_patterns28_result,
        encode_check_patterns28_result,
    )
}

fn table_check_patterns28_result() -> table::Table {
    CHECK_PATTERNS28_RESULT_TABLE
}

fn encode_check_patterns28_result(value: &AtStart, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS28_RESULT_TYPE);
}

fn read_check_patterns28_result(r: &mut Reader<'_>) -> Result<AtStart, Refused> {
    r.text(&CHECK_PATTERNS28_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns28Error {});

#[rustfmt::skip]
static CHECK_PATTERNS29_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[😀-😎]{2}$");
#[rustfmt::skip]
static CHECK_PATTERNS29_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS29_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS29_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS29_RESULT_TYPE);

/// How the check patterns29 result is read and written.
pub fn check_patterns29_result() -> toolrt::Codec<Faces> {
    toolrt::Codec::new(
        table_check_patterns29_result,
        read_check_patterns29_result,
        encode_check_patterns29_result,
    )
}

fn table_check_patterns29_result() -> table::Table {
    CHECK_PATTERNS29_RESULT_TABLE
}

fn encode_check_patterns29_result(value: &Faces, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS29_RESULT_TYPE);
}

fn read_check_patterns29_result(r: &mut Reader<'_>) -> Result<Faces, Refused> {
    r.text(&CHECK_PATTERNS29_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns29Error {});

#[rustfmt::skip]
static CHECK_PATTERNS30_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[\\s\\S]{2}$");
#[rustfmt::skip]
static CHECK_PATTERNS30_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS30_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS30_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS30_RESULT_TYPE);

/// How the check patterns30 result is read and written.
pub fn check_patterns30_result() -> toolrt::Codec<Everything> {
    toolrt::Codec::new(
        table_check_patterns30_result,
        read_check_patterns30_result,
        encode_check_patterns30_result,
    )
}

fn table_check_patterns30_result() -> table::Table {
    CHECK_PATTERNS30_RESULT_TABLE
}

fn encode_check_patterns30_result(value: &Everything, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS30_RESULT_TYPE);
}

fn read_check_patterns30_result(r: &mut Reader<'_>) -> Result<Everything, Refused> {
    r.text(&CHECK_PATTERNS30_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns30Error {});

#[rustfmt::skip]
static CHECK_PATTERNS31_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[^\\d\\s]$");
#[rustfmt::skip]
static CHECK_PATTERNS31_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS31_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS31_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS31_RESULT_TYPE);

/// How the check patterns31 result is read and written.
pub fn check_patterns31_result() -> toolrt::Codec<NotThese> {
    toolrt::Codec::new(
        table_check_patterns31_result,
        read_check_patterns31_result,
        encode_check_patterns31_result,
    )
}

fn table_check_patterns31_result() -> table::Table {
    CHECK_PATTERNS31_RESULT_TABLE
}

fn encode_check_patterns31_result(value: &NotThese, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS31_RESULT_TYPE);
}

fn read_check_patterns31_result(r: &mut Reader<'_>) -> Result<NotThese, Refused> {
    r.text(&CHECK_PATTERNS31_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns31Error {});

#[rustfmt::skip]
static CHECK_PATTERNS32_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\D\\W\\S$");
#[rustfmt::skip]
static CHECK_PATTERNS32_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS32_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS32_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS32_RESULT_TYPE);

/// How the check patterns32 result is read and written.
pub fn check_patterns32_result() -> toolrt::Codec<NotAny> {
    toolrt::Codec::new(
        table_check_patterns32_result,
        read_check_patterns32_result,
        encode_check_patterns32_result,
    )
}

fn table_check_patterns32_result() -> table::Table {
    CHECK_PATTERNS32_RESULT_TABLE
}

fn encode_check_patterns32_result(value: &NotAny, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS32_RESULT_TYPE);
}

fn read_check_patterns32_result(r: &mut Reader<'_>) -> Result<NotAny, Refused> {
    r.text(&CHECK_PATTERNS32_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns32Error {});

#[rustfmt::skip]
static CHECK_PATTERNS33_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\1(a)$");
#[rustfmt::skip]
static CHECK_PATTERNS33_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS33_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS33_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS33_RESULT_TYPE);

/// How the check patterns33 result is read and written.
pub fn check_patterns33_result() -> toolrt::Codec<Later> {
    toolrt::Codec::new(
        table_check_patterns33_result,
        read_check_patterns33_result,
        encode_check_patterns33_result,
    )
}

fn table_check_patterns33_result() -> table::Table {
    CHECK_PATTERNS33_RESULT_TABLE
}

fn encode_check_patterns33_result(value: &Later, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS33_RESULT_TYPE);
}

fn read_check_patterns33_result(r: &mut Reader<'_>) -> Result<Later, Refused> {
    r.text(&CHECK_PATTERNS33_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns33Error {});

#[rustfmt::skip]
static CHECK_PATTERNS34_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[\\w\\-.]+$");
#[rustfmt::skip]
static CHECK_PATTERNS34_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS34_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS34_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS34_RESULT_TYPE);

/// How the check patterns34 result is read and written.
pub fn check_patterns34_result() -> toolrt::Codec<Dashed> {
    toolrt::Codec::new(
        table_check_patterns34_result,
        read_check_patterns34_result,
        encode_check_patterns34_result,
    )
}

fn table_check_patterns34_result() -> table::Table {
    CHECK_PATTERNS34_RESULT_TABLE
}

fn encode_check_patterns34_result(value: &Dashed, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS34_RESULT_TYPE);
}

fn read_check_patterns34_result(r: &mut Reader<'_>) -> Result<Dashed, Refused> {
    r.text(&CHECK_PATTERNS34_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns34Error {});

#[rustfmt::skip]
static CHECK_PATTERNS35_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:https?:\\/\\/)?[a-z]+(?:\\.[a-z]+)*$");
#[rustfmt::skip]
static CHECK_PATTERNS35_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS35_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS35_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS35_RESULT_TYPE);

/// How the check patterns35 result is read and written.
pub fn check_patterns35_result() -> toolrt::Codec<Optional> {
    toolrt::Codec::new(
        table_check_patterns35_result,
        read_check_patterns35_result,
        encode_check_patterns35_result,
    )
}

fn table_check_patterns35_result() -> table::Table {
    CHECK_PATTERNS35_RESULT_TABLE
}

fn encode_check_patterns35_result(value: &Optional, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS35_RESULT_TYPE);
}

fn read_check_patterns35_result(r: &mut Reader<'_>) -> Result<Optional, Refused> {
    r.text(&CHECK_PATTERNS35_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns35Error {});

#[rustfmt::skip]
static CHECK_PATTERNS36_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\"[^\"]*\"$");
#[rustfmt::skip]
static CHECK_PATTERNS36_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS36_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS36_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS36_RESULT_TYPE);

/// How the check patterns36 result is read and written.
pub fn check_patterns36_result() -> toolrt::Codec<Quote> {
    toolrt::Codec::new(
        table_check_patterns36_result,
        read_check_patterns36_result,
        encode_check_patterns36_result,
    )
}

fn table_check_patterns36_result() -> table::Table {
    CHECK_PATTERNS36_RESULT_TABLE
}

fn encode_check_patterns36_result(value: &Quote, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS36_RESULT_TYPE);
}

fn read_check_patterns36_result(r: &mut Reader<'_>) -> Result<Quote, Refused> {
    r.text(&CHECK_PATTERNS36_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns36Error {});

#[rustfmt::skip]
static CHECK_PATTERNS37_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^((a)(b(c)?))\\3\\1$");
#[rustfmt::skip]
static CHECK_PATTERNS37_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS37_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS37_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS37_RESULT_TYPE);

/// How the check patterns37 result is read and written.
pub fn check_patterns37_result() -> toolrt::Codec<Nested> {
    toolrt::Codec::new(
        table_check_patterns37_result,
        read_check_patterns37_result,
        encode_check_patterns37_result,
    )
}

fn table_check_patterns37_result() -> table::Table {
    CHECK_PATTERNS37_RESULT_TABLE
}

fn encode_check_patterns37_result(value: &Nested, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS37_RESULT_TYPE);
}

fn read_check_patterns37_result(r: &mut Reader<'_>) -> Result<Nested, Refused> {
    r.text(&CHECK_PATTERNS37_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns37Error {});

#[rustfmt::skip]
static CHECK_PATTERNS38_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^a|b$");
#[rustfmt::skip]
static CHECK_PATTERNS38_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS38_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS38_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS38_RESULT_TYPE);

/// How the check patterns38 result is read and written.
pub fn check_patterns38_result() -> toolrt::Codec<Either> {
    toolrt::Codec::new(
        table_check_patterns38_result,
        read_check_patterns38_result,
        encode_check_patterns38_result,
    )
}

fn table_check_patterns38_result() -> table::Table {
    CHECK_PATTERNS38_RESULT_TABLE
}

fn encode_check_patterns38_result(value: &Either, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS38_RESULT_TYPE);
}

fn read_check_patterns38_result(r: &mut Reader<'_>) -> Result<Either, Refused> {
    r.text(&CHECK_PATTERNS38_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns38Error {});

#[rustfmt::skip]
static CHECK_PATTERNS39_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[^a]$");
#[rustfmt::skip]
static CHECK_PATTERNS39_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS39_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS39_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS39_RESULT_TYPE);

/// How the check patterns39 result is read and written.
pub fn check_patterns39_result() -> toolrt::Codec<Astral> {
    toolrt::Codec::new(
        table_check_patterns39_result,
        read_check_patterns39_result,
        encode_check_patterns39_result,
    )
}

fn table_check_patterns39_result() -> table::Table {
    CHECK_PATTERNS39_RESULT_TABLE
}

fn encode_check_patterns39_result(value: &Astral, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS39_RESULT_TYPE);
}

fn read_check_patterns39_result(r: &mut Reader<'_>) -> Result<Astral, Refused> {
    r.text(&CHECK_PATTERNS39_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns39Error {});

#[rustfmt::skip]
static CHECK_PATTERNS40_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?!.*(?:(a).*a|(b).*b))[a-c]+$");
#[rustfmt::skip]
static CHECK_PATTERNS40_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS40_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS40_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS40_RESULT_TYPE);

/// How the check patterns40 result is read and written.
pub fn check_patterns40_result() -> toolrt::Codec<Ahead2> {
    toolrt::Codec::new(
        table_check_patterns40_result,
        read_check_patterns40_result,
        encode_check_patterns40_result,
    )
}

fn table_check_patterns40_result() -> table::Table {
    CHECK_PATTERNS40_RESULT_TABLE
}

fn encode_check_patterns40_result(value: &Ahead2, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS40_RESULT_TYPE);
}

fn read_check_patterns40_result(r: &mut Reader<'_>) -> Result<Ahead2, Refused> {
    r.text(&CHECK_PATTERNS40_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns40Error {});

#[rustfmt::skip]
static CHECK_PATTERNS41_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("a.c");
#[rustfmt::skip]
static CHECK_PATTERNS41_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS41_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS41_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS41_RESULT_TYPE);

/// How the check patterns41 result is read and written.
pub fn check_patterns41_result() -> toolrt::Codec<Plain> {
    toolrt::Codec::new(
        table_check_patterns41_result,
        read_check_patterns41_result,
        encode_check_patterns41_result,
    )
}

fn table_check_patterns41_result() -> table::Table {
    CHECK_PATTERNS41_RESULT_TABLE
}

fn encode_check_patterns41_result(value: &Plain, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS41_RESULT_TYPE);
}

fn read_check_patterns41_result(r: &mut Reader<'_>) -> Result<Plain, Refused> {
    r.text(&CHECK_PATTERNS41_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns41Error {});

#[rustfmt::skip]
static CHECK_PATTERNS42_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\$\\{\\w+\\}$");
#[rustfmt::skip]
static CHECK_PATTERNS42_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS42_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS42_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS42_RESULT_TYPE);

/// How the check patterns42 result is read and written.
pub fn check_patterns42_result() -> toolrt::Codec<Dollar> {
    toolrt::Codec::new(
        table_check_patterns42_result,
        read_check_patterns42_result,
        encode_check_patterns42_result,
    )
}

fn table_check_patterns42_result() -> table::Table {
    CHECK_PATTERNS42_RESULT_TABLE
}

fn encode_check_patterns42_result(value: &Dollar, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS42_RESULT_TYPE);
}

fn read_check_patterns42_result(r: &mut Reader<'_>) -> Result<Dollar, Refused> {
    r.text(&CHECK_PATTERNS42_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns42Error {});

#[rustfmt::skip]
static CHECK_PATTERNS43_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("a");
#[rustfmt::skip]
static CHECK_PATTERNS43_RESULT_TYPE_PATTERN_2: table::Pattern = table::Pattern::new("b");
#[rustfmt::skip]
static CHECK_PATTERNS43_RESULT_TYPE_PATTERN_3: table::Pattern = table::Pattern::new("c");
#[rustfmt::skip]
static CHECK_PATTERNS43_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS43_RESULT_TYPE_PATTERN, &CHECK_PATTERNS43_RESULT_TYPE_PATTERN_2, &CHECK_PATTERNS43_RESULT_TYPE_PATTERN_3]);
#[rustfmt::skip]
pub static CHECK_PATTERNS43_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS43_RESULT_TYPE);

/// How the check patterns43 result is read and written.
pub fn check_patterns43_result() -> toolrt::Codec<Three> {
    toolrt::Codec::new(
        table_check_patterns43_result,
        read_check_patterns43_result,
        encode_check_patterns43_result,
    )
}

fn table_check_patterns43_result() -> table::Table {
    CHECK_PATTERNS43_RESULT_TABLE
}

fn encode_check_patterns43_result(value: &Three, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS43_RESULT_TYPE);
}

fn read_check_patterns43_result(r: &mut Reader<'_>) -> Result<Three, Refused> {
    r.text(&CHECK_PATTERNS43_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns43Error {});

#[rustfmt::skip]
static CHECK_PATTERNS44_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?:a?){30}a{30}");
#[rustfmt::skip]
static CHECK_PATTERNS44_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS44_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS44_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS44_RESULT_TYPE);

/// How the check patterns44 result is read and written.
pub fn check_patterns44_result() -> toolrt::Codec<Thirty> {
    toolrt::Codec::new(
        table_check_patterns44_result,
        read_check_patterns44_result,
        encode_check_patterns44_result,
    )
}

fn table_check_patterns44_result() -> table::Table {
    CHECK_PATTERNS44_RESULT_TABLE
}

fn encode_check_patterns44_result(value: &Thirty, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS44_RESULT_TYPE);
}

fn read_check_patterns44_result(r: &mut Reader<'_>) -> Result<Thirty, Refused> {
    r.text(&CHECK_PATTERNS44_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns44Error {});

#[rustfmt::skip]
static CHECK_PATTERNS45_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:(?:a)+)+$");
#[rustfmt::skip]
static CHECK_PATTERNS45_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS45_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS45_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS45_RESULT_TYPE);

/// How the check patterns45 result is read and written.
pub fn check_patterns45_result() -> toolrt::Codec<Loops> {
    toolrt::Codec::new(
        table_check_patterns45_result,
        read_check_patterns45_result,
        encode_check_patterns45_result,
    )
}

fn table_check_patterns45_result() -> table::Table {
    CHECK_PATTERNS45_RESULT_TABLE
}

fn encode_check_patterns45_result(value: &Loops, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS45_RESULT_TYPE);
}

fn read_check_patterns45_result(r: &mut Reader<'_>) -> Result<Loops, Refused> {
    r.text(&CHECK_PATTERNS45_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns45Error {});

#[rustfmt::skip]
static CHECK_PATTERNS46_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:aa?)+$");
#[rustfmt::skip]
static CHECK_PATTERNS46_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS46_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS46_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS46_RESULT_TYPE);

/// How the check patterns46 result is read and written.
pub fn check_patterns46_result() -> toolrt::Codec<Doubled> {
    toolrt::Codec::new(
        table_check_patterns46_result,
        read_check_patterns46_result,
        encode_check_patterns46_result,
    )
}

fn table_check_patterns46_result() -> table::Table {
    CHECK_PATTERNS46_RESULT_TABLE
}

fn encode_check_patterns46_result(value: &Doubled, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS46_RESULT_TYPE);
}

fn read_check_patterns46_result(r: &mut Reader<'_>) -> Result<Doubled, Refused> {
    r.text(&CHECK_PATTERNS46_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns46Error {});

#[rustfmt::skip]
static CHECK_PATTERNS47_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("a*a*a*a*a*a*b");
#[rustfmt::skip]
static CHECK_PATTERNS47_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS47_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS47_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS47_RESULT_TYPE);

/// How the check patterns47 result is read and written.
pub fn check_patterns47_result() -> toolrt::Codec<Stars> {
    toolrt::Codec::new(
        table_check_patterns47_result,
        read_check_patterns47_result,
        encode_check_patterns47_result,
    )
}

fn table_check_patterns47_result() -> table::Table {
    CHECK_PATTERNS47_RESULT_TABLE
}

fn encode_check_patterns47_result(value: &Stars, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS47_RESULT_TYPE);
}

fn read_check_patterns47_result(r: &mut Reader<'_>) -> Result<Stars, Refused> {
    r.text(&CHECK_PATTERNS47_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns47Error {});

#[rustfmt::skip]
static CHECK_PATTERNS48_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("\\s+$");
#[rustfmt::skip]
static CHECK_PATTERNS48_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS48_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS48_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS48_RESULT_TYPE);

/// How the check patterns48 result is read and written.
pub fn check_patterns48_result() -> toolrt::Codec<SpaceAtEnd> {
    toolrt::Codec::new(
        table_check_patterns48_result,
        read_check_patterns48_result,
        encode_check_patterns48_result,
    )
}

fn table_check_patterns48_result() -> table::Table {
    CHECK_PATTERNS48_RESULT_TABLE
}

fn encode_check_patterns48_result(value: &SpaceAtEnd, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS48_RESULT_TYPE);
}

fn read_check_patterns48_result(r: &mut Reader<'_>) -> Result<SpaceAtEnd, Refused> {
    r.text(&CHECK_PATTERNS48_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns48Error {});

#[rustfmt::skip]
static CHECK_PATTERNS49_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?<=x{1,100})y");
#[rustfmt::skip]
static CHECK_PATTERNS49_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS49_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS49_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS49_RESULT_TYPE);

/// How the check patterns49 result is read and written.
pub fn check_patterns49_result() -> toolrt::Codec<FarBehind> {
    toolrt::Codec::new(
        table_check_patterns49_result,
        read_check_patterns49_result,
        encode_check_patterns49_result,
    )
}

fn table_check_patterns49_result() -> table::Table {
    CHECK_PATTERNS49_RESULT_TABLE
}

fn encode_check_patterns49_result(value: &FarBehind, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS49_RESULT_TYPE);
}

fn read_check_patterns49_result(r: &mut Reader<'_>) -> Result<FarBehind, Refused> {
    r.text(&CHECK_PATTERNS49_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns49Error {});

#[rustfmt::skip]
static CHECK_PATTERNS50_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("[ab]*a[ab]{20}c");
#[rustfmt::skip]
static CHECK_PATTERNS50_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS50_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS50_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS50_RESULT_TYPE);

/// How the check patterns50 result is read and written.
pub fn check_patterns50_result() -> toolrt::Codec<FarBack> {
    toolrt::Codec::new(
        table_check_patterns50_result,
        read_check_patterns50_result,
        encode_check_patterns50_result,
    )
}

fn table_check_patterns50_result() -> table::Table {
    CHECK_PATTERNS50_RESULT_TABLE
}

fn encode_check_patterns50_result(value: &FarBack, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS50_RESULT_TYPE);
}

fn read_check_patterns50_result(r: &mut Reader<'_>) -> Result<FarBack, Refused> {
    r.text(&CHECK_PATTERNS50_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns50Error {});

#[rustfmt::skip]
static CHECK_PATTERNS51_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new(".{0,500}x.{0,500}y");
#[rustfmt::skip]
static CHECK_PATTERNS51_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS51_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS51_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS51_RESULT_TYPE);

/// How the check patterns51 result is read and written.
pub fn check_patterns51_result() -> toolrt::Codec<Between> {
    toolrt::Codec::new(
        table_check_patterns51_result,
        read_check_patterns51_result,
        encode_check_patterns51_result,
    )
}

fn table_check_patterns51_result() -> table::Table {
    CHECK_PATTERNS51_RESULT_TABLE
}

fn encode_check_patterns51_result(value: &Between, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS51_RESULT_TYPE);
}

fn read_check_patterns51_result(r: &mut Reader<'_>) -> Result<Between, Refused> {
    r.text(&CHECK_PATTERNS51_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns51Error {});

#[rustfmt::skip]
static CHECK_PATTERNS52_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("(?=.*y)(?<=x.*)z");
#[rustfmt::skip]
static CHECK_PATTERNS52_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS52_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS52_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS52_RESULT_TYPE);

/// How the check patterns52 result is read and written.
pub fn check_patterns52_result() -> toolrt::Codec<BothAround> {
    toolrt::Codec::new(
        table_check_patterns52_result,
        read_check_patterns52_result,
        encode_check_patterns52_result,
    )
}

fn table_check_patterns52_result() -> table::Table {
    CHECK_PATTERNS52_RESULT_TABLE
}

fn encode_check_patterns52_result(value: &BothAround, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS52_RESULT_TYPE);
}

fn read_check_patterns52_result(r: &mut Reader<'_>) -> Result<BothAround, Refused> {
    r.text(&CHECK_PATTERNS52_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns52Error {});

#[rustfmt::skip]
static CHECK_PATTERNS53_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?=.*\\d)(?=.*[a-z])(?!.*\\s).{8,}$");
#[rustfmt::skip]
static CHECK_PATTERNS53_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS53_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS53_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS53_RESULT_TYPE);

/// How the check patterns53 result is read and written.
pub fn check_patterns53_result() -> toolrt::Codec<Password> {
    toolrt::Codec::new(
        table_check_patterns53_result,
        read_check_patterns53_result,
        encode_check_patterns53_result,
    )
}

fn table_check_patterns53_result() -> table::Table {
    CHECK_PATTERNS53_RESULT_TABLE
}

fn encode_check_patterns53_result(value: &Password, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS53_RESULT_TYPE);
}

fn read_check_patterns53_result(r: &mut Reader<'_>) -> Result<Password, Refused> {
    r.text(&CHECK_PATTERNS53_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns53Error {});

#[rustfmt::skip]
static CHECK_PATTERNS54_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?!(?:con|nul)$)\\w+$");
#[rustfmt::skip]
static CHECK_PATTERNS54_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS54_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS54_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS54_RESULT_TYPE);

/// How the check patterns54 result is read and written.
pub fn check_patterns54_result() -> toolrt::Codec<NoWord> {
    toolrt::Codec::new(
        table_check_patterns54_result,
        read_check_patterns54_result,
        encode_check_patterns54_result,
    )
}

fn table_check_patterns54_result() -> table::Table {
    CHECK_PATTERNS54_RESULT_TABLE
}

fn encode_check_patterns54_result(value: &NoWord, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS54_RESULT_TYPE);
}

fn read_check_patterns54_result(r: &mut Reader<'_>) -> Result<NoWord, Refused> {
    r.text(&CHECK_PATTERNS54_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns54Error {});

#[rustfmt::skip]
static CHECK_PATTERNS55_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:a*|b|)*$");
#[rustfmt::skip]
static CHECK_PATTERNS55_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS55_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS55_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS55_RESULT_TYPE);

/// How the check patterns55 result is read and written.
pub fn check_patterns55_result() -> toolrt::Codec<EmptyLoops> {
    toolrt::Codec::new(
        table_check_patterns55_result,
        read_check_patterns55_result,
        encode_check_patterns55_result,
    )
}

fn table_check_patterns55_result() -> table::Table {
    CHECK_PATTERNS55_RESULT_TABLE
}

fn encode_check_patterns55_result(value: &EmptyLoops, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS55_RESULT_TYPE);
}

fn read_check_patterns55_result(r: &mut Reader<'_>) -> Result<EmptyLoops, Refused> {
    r.text(&CHECK_PATTERNS55_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns55Error {});

#[rustfmt::skip]
static CHECK_PATTERNS56_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("[]");
#[rustfmt::skip]
static CHECK_PATTERNS56_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS56_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS56_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS56_RESULT_TYPE);

/// How the check patterns56 result is read and written.
pub fn check_patterns56_result() -> toolrt::Codec<Nothing> {
    toolrt::Codec::new(
        table_check_patterns56_result,
        read_check_patterns56_result,
        encode_check_patterns56_result,
    )
}

fn table_check_patterns56_result() -> table::Table {
    CHECK_PATTERNS56_RESULT_TABLE
}

fn encode_check_patterns56_result(value: &Nothing, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS56_RESULT_TYPE);
}

fn read_check_patterns56_result(r: &mut Reader<'_>) -> Result<Nothing, Refused> {
    r.text(&CHECK_PATTERNS56_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns56Error {});

#[rustfmt::skip]
static CHECK_PATTERNS57_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:\\b\\w+\\b ?)+$");
#[rustfmt::skip]
static CHECK_PATTERNS57_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS57_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS57_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS57_RESULT_TYPE);

/// How the check patterns57 result is read and written.
pub fn check_patterns57_result() -> toolrt::Codec<EdgeInLoop> {
    toolrt::Codec::new(
        table_check_patterns57_result,
        read_check_patterns57_result,
        encode_check_patterns57_result,
    )
}

fn table_check_patterns57_result() -> table::Table {
    CHECK_PATTERNS57_RESULT_TABLE
}

fn encode_check_patterns57_result(value: &EdgeInLoop, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS57_RESULT_TYPE);
}

fn read_check_patterns57_result(r: &mut Reader<'_>) -> Result<EdgeInLoop, Refused> {
    r.text(&CHECK_PATTERNS57_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns57Error {});

#[rustfmt::skip]
static CHECK_PATTERNS58_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?:\\p{L}+\\p{Nd}?)+$").properties(&[("L", &[(65, 90), (97, 122), (170, 170), (181, 181), (186, 186), (192, 214), (216, 246), (248, 705), (710, 721), (736, 740), (748, 748), (750, 750), (880, 884), (886, 887), (890, 893), (895, 895), (902, 902), (904, 906), (908, 908), (910, 929), (931, 1013), (1015, 1153), (1162, 1327), (1329, 1366), (1369, 1369), (1376, 1416), (1488, 1514), (1519, 1522), (1568, 1610), (1646, 1647), (1649, 1747), (1749, 1749), (1765, 1766), (1774, 1775), (1786, 1788), (1791, 1791), (1808, 1808), (1810, 1839), (1869, 1957), (1969, 1969), (1994, 2026), (2036, 2037), (2042, 2042), (2048, 2069), (2074, 2074), (2084, 2084), (2088, 2088), (2112, 2136), (2144, 2154), (2160, 2183), (2185, 2191), (2208, 2249), (2308, 2361), (2365, 2365), (2384, 2384), (2392, 2401), (2417, 2432), (2437, 2444), (2447, 2448), (2451, 2472), (2474, 2480), (2482, 2482), (2486, 2489), (2493, 2493), (2510, 2510), (2524, 2525), (2527, 2529), (2544, 2545), (2556, 2556), (2565, 2570), (2575, 2576), (2579, 2600), (2602, 2608), (2610, 2611), (2613, 2614), (2616, 2617), (2649, 2652), (2654, 2654), (2674, 2676), (2693, 2701), (2703, 2705), (2707, 2728), (2730, 2736), (2738, 2739), (2741, 2745), (2749, 2749), (2768, 2768), (2784, 2785), (2809, 2809), (2821, 2828), (2831, 2832), (2835, 2856), (2858, 2864), (2866, 2867), (2869, 2873), (2877, 2877), (2908, 2909), (2911, 2913), (2929, 2929), (2947, 2947), (2949, 2954), (2958, 2960), (2962, 2965), (2969, 2970), (2972, 2972), (2974, 2975), (2979, 2980), (2984, 2986), (2990, 3001), (3024, 3024), (3077, 3084), (3086, 3088), (3090, 3112), (3114, 3129), (3133, 3133), (3160, 3162), (3164, 3165), (3168, 3169), (3200, 3200), (3205, 3212), (3214, 3216), (3218, 3240), (3242, 3251), (3253, 3257), (3261, 3261), (3292, 3294), (3296, 3297), (3313, 3314), (3332, 3340), (3342, 3344), (3346, 3386), (3389, 3389), (3406, 3406), (3412, 3414), (3423, 3425), (3450, 3455), (3461, 3478), (3482, 3505), (3507, 3515), (3517, 3517), (3520, 3526), (3585, 3632), (3634, 3635), (3648, 3654), (3713, 3714), (3716, 3716), (3718, 3722), (3724, 3747), (3749, 3749), (3751, 3760), (3762, 3763), (3773, 3773), (3776, 3780), (3782, 3782), (3804, 3807), (3840, 3840), (3904, 3911), (3913, 3948), (3976, 3980), (4096, 4138), (4159, 4159), (4176, 4181), (4186, 4189), (4193, 4193), (4197, 4198), (4206, 4208), (4213, 4225), (4238, 4238), (4256, 4293), (4295, 4295), (4301, 4301), (4304, 4346), (4348, 4680), (4682, 4685), (4688, 4694), (4696, 4696), (4698, 4701), (4704, 4744), (4746, 4749), (4752, 4784), (4786, 4789), (4792, 4798), (4800, 4800), (4802, 4805), (4808, 4822), (4824, 4880), (4882, 4885), (4888, 4954), (4992, 5007), (5024, 5109), (5112, 5117), (5121, 5740), (5743, 5759), (5761, 5786), (5792, 5866), (5873, 5880), (5888, 5905), (5919, 5937), (5952, 5969), (5984, 5996), (5998, 6000), (6016, 6067), (6103, 6103), (6108, 6108), (6176, 6264), (6272, 6276), (6279, 6312), (6314, 6314), (6320, 6389), (6400, 6430), (6480, 6509), (6512, 6516), (6528, 6571), (6576, 6601), (6656, 6678), (6688, 6740), (6823, 6823), (6917, 6963), (6981, 6988), (7043, 7072), (7086, 7087), (7098, 7141), (7168, 7203), (7245, 7247), (7258, 7293), (7296, 7306), (7312, 7354), (7357, 7359), (7401, 7404), (7406, 7411), (7413, 7414), (7418, 7418), (7424, 7615), (7680, 7957), (7960, 7965), (7968, 8005), (8008, 8013), (8016, 8023), (8025, 8025), (8027, 8027), (8029, 8029), (8031, 8061), (8064, 8116), (8118, 8124), (8126, 8126), (8130, 8132), (8134, 8140), (8144, 8147), (8150, 8155), (8160, 8172), (8178, 8180), (8182, 8188), (8305, 8305), (8319, 8319), (8336, 8348), (8450, 8450), (8455, 8455), (8458, 8467), (8469, 8469), (8473, 8477), (8484, 8484), (8486, 8486), (8488, 8488), (8490, 8493), (8495, 8505), (8508, 8511), (8517, 8521), (8526, 8526), (8579, 8580), (11264, 11492), (11499, 11502), (11506, 11507), (11520, 11557), (11559, 11559), (11565, 11565), (11568, 11623), (11631, 11631), (11648, 11670), (11680, 11686), (11688, 11694), (11696, 11702), (11704, 11710), (11712, 11718), (11720, 11726), (11728, 11734), (11736, 11742), (11823, 11823), (12293, 12294), (12337, 12341), (12347, 12348), (12353, 12438), (12445, 12447), (12449, 12538), (12540, 12543), (12549, 12591), (12593, 12686), (12704, 12735), (12784, 12799), (13312, 19903), (19968, 42124), (42192, 42237), (42240, 42508), (42512, 42527), (42538, 42539), (42560, 42606), (42623, 42653), (42656, 42725), (42775, 42783), (42786, 42888), (42891, 42972), (42993, 43009), (43011, 43013), (43015, 43018), (43020, 43042), (43072, 43123), (43138, 43187), (43250, 43255), (43259, 43259), (43261, 43262), (43274, 43301), (43312, 43334), (43360, 43388), (43396, 43442), (43471, 43471), (43488, 43492), (43494, 43503), (43514, 43518), (43520, 43560), (43584, 43586), (43588, 43595), (43616, 43638), (43642, 43642), (43646, 43695), (43697, 43697), (43701, 43702), (43705, 43709), (43712, 43712), (43714, 43714), (43739, 43741), (43744, 43754), (43762, 43764), (43777, 43782), (43785, 43790), (43793, 43798), (43808, 43814), (43816, 43822), (43824, 43866), (43868, 43881), (43888, 44002), (44032, 55203), (55216, 55238), (55243, 55291), (63744, 64109), (64112, 64217), (64256, 64262), (64275, 64279), (64285, 64285), (64287, 64296), (64298, 64310), (64312, 64316), (64318, 64318), (64320, 64321), (64323, 64324), (64326, 64433), (64467, 64829), (64848, 64911), (64914, 64967), (65008, 65019), (65136, 65140), (65142, 65276), (65313, 65338), (65345, 65370), (65382, 65470), (65474, 65479), (65482, 65487), (65490, 65495), (65498, 65500), (65536, 65547), (65549, 65574), (65576, 65594), (65596, 65597), (65599, 65613), (65616, 65629), (65664, 65786), (66176, 66204), (66208, 66256), (66304, 66335), (66349, 66368), (66370, 66377), (66384, 66421), (66432, 66461), (66464, 66499), (66504, 66511), (66560, 66717), (66736, 66771), (66776, 66811), (66816, 66855), (66864, 66915), (66928, 66938), (66940, 66954), (66956, 66962), (66964, 66965), (66967, 66977), (66979, 66993), (66995, 67001), (67003, 67004), (67008, 67059), (67072, 67382), (67392, 67413), (67424, 67431), (67456, 67461), (67463, 67504), (67506, 67514), (67584, 67589), (67592, 67592), (67594, 67637), (67639, 67640), (67644, 67644), (67647, 67669), (67680, 67702), (67712, 67742), (67808, 67826), (67828, 67829), (67840, 67861), (67872, 67897), (67904, 67929), (67968, 68023), (68030, 68031), (68096, 68096), (68112, 68115), (68117, 68119), (68121, 68149), (68192, 68220), (68224, 68252), (68288, 68295), (68297, 68324), (68352, 68405), (68416, 68437), (68448, 68466), (68480, 68497), (68608, 68680), (68736, 68786), (68800, 68850), (68864, 68899), (68938, 68965), (68975, 68997), (69248, 69289), (69296, 69297), (69314, 69319), (69376, 69404), (69415, 69415), (69424, 69445), (69488, 69505), (69552, 69572), (69600, 69622), (69635, 69687), (69745, 69746), (69749, 69749), (69763, 69807), (69840, 69864), (69891, 69926), (69956, 69956), (69959, 69959), (69968, 70002), (70006, 70006), (70019, 70066), (70081, 70084), (70106, 70106), (70108, 70108), (70144, 70161), (70163, 70187), (70207, 70208), (70272, 70278), (70280, 70280), (70282, 70285), (70287, 70301), (70303, 70312), (70320, 70366), (70405, 70412), (70415, 70416), (70419, 70440), (70442, 70448), (70450, 70451), (70453, 70457), (70461, 70461), (70480, 70480), (70493, 70497), (70528, 70537), (70539, 70539), (70542, 70542), (70544, 70581), (70583, 70583), (70609, 70609), (70611, 70611), (70656, 70708), (70727, 70730), (70751, 70753), (70784, 70831), (70852, 70853), (70855, 70855), (71040, 71086), (71128, 71131), (71168, 71215), (71236, 71236), (71296, 71338), (71352, 71352), (71424, 71450), (71488, 71494), (71680, 71723), (71840, 71903), (71935, 71942), (71945, 71945), (71948, 71955), (71957, 71958), (71960, 71983), (71999, 71999), (72001, 72001), (72096, 72103), (72106, 72144), (72161, 72161), (72163, 72163), (72192, 72192), (72203, 72242), (72250, 72250), (72272, 72272), (72284, 72329), (72349, 72349), (72368, 72440), (72640, 72672), (72704, 72712), (72714, 72750), (72768, 72768), (72818, 72847), (72960, 72966), (72968, 72969), (72971, 73008), (73030, 73030), (73056, 73061), (73063, 73064), (73066, 73097), (73112, 73112), (73136, 73179), (73440, 73458), (73474, 73474), (73476, 73488), (73490, 73523), (73648, 73648), (73728, 74649), (74880, 75075), (77712, 77808), (77824, 78895), (78913, 78918), (78944, 82938), (82944, 83526), (90368, 90397), (92160, 92728), (92736, 92766), (92784, 92862), (92880, 92909), (92928, 92975), (92992, 92995), (93027, 93047), (93053, 93071), (93504, 93548), (93760, 93823), (93856, 93880), (93883, 93907), (93952, 94026), (94032, 94032), (94099, 94111), (94176, 94177), (94179, 94179), (94194, 94195), (94208, 101589), (101631, 101662), (101760, 101874), (110576, 110579), (110581, 110587), (110589, 110590), (110592, 110882), (110898, 110898), (110928, 110930), (110933, 110933), (110948, 110951), (110960, 111355), (113664, 113770), (113776, 113788), (113792, 113800), (113808, 113817), (119808, 119892), (119894, 119964), (119966, 119967), (119970, 119970), (119973, 119974), (119977, 119980), (119982, 119993), (119995, 119995), (119997, 120003), (120005, 120069), (120071, 120074), (120077, 120084), (120086, 120092), (120094, 120121), (120123, 120126), (120128, 120132), (120134, 120134), (120138, 120144), (120146, 120485), (120488, 120512), (120514, 120538), (120540, 120570), (120572, 120596), (120598, 120628), (120630, 120654), (120656, 120686), (120688, 120712), (120714, 120744), (120746, 120770), (120772, 120779), (122624, 122654), (122661, 122666), (122928, 122989), (123136, 123180), (123191, 123197), (123214, 123214), (123536, 123565), (123584, 123627), (124112, 124139), (124368, 124397), (124400, 124400), (124608, 124638), (124640, 124642), (124644, 124645), (124647, 124653), (124656, 124660), (124670, 124671), (124896, 124902), (124904, 124907), (124909, 124910), (124912, 124926), (124928, 125124), (125184, 125251), (125259, 125259), (126464, 126467), (126469, 126495), (126497, 126498), (126500, 126500), (126503, 126503), (126505, 126514), (126516, 126519), (126521, 126521), (126523, 126523), (126530, 126530), (126535, 126535), (126537, 126537), (126539, 126539), (126541, 126543), (126545, 126546), (126548, 126548), (126551, 126551), (126553, 126553), (126555, 126555), (126557, 126557), (126559, 126559), (126561, 126562), (126564, 126564), (126567, 126570), (126572, 126578), (126580, 126583), (126585, 126588), (126590, 126590), (126592, 126601), (126603, 126619), (126625, 126627), (126629, 126633), (126635, 126651), (131072, 173791), (173824, 178205), (178208, 183981), (183984, 191456), (191472, 192093), (194560, 195101), (196608, 201546), (201552, 210041)]), ("Nd", &[(48, 57), (1632, 1641), (1776, 1785), (1984, 1993), (2406, 2415), (2534, 2543), (2662, 2671), (2790, 2799), (2918, 2927), (3046, 3055), (3174, 3183), (3302, 3311), (3430, 3439), (3558, 3567), (3664, 3673), (3792, 3801), (3872, 3881), (4160, 4169), (4240, 4249), (6112, 6121), (6160, 6169), (6470, 6479), (6608, 6617), (6784, 6793), (6800, 6809), (6992, 7001), (7088, 7097), (7232, 7241), (7248, 7257), (42528, 42537), (43216, 43225), (43264, 43273), (43472, 43481), (43504, 43513), (43600, 43609), (44016, 44025), (65296, 65305), (66720, 66729), (68912, 68921), (68928, 68937), (69734, 69743), (69872, 69881), (69942, 69951), (70096, 70105), (70384, 70393), (70736, 70745), (70864, 70873), (71248, 71257), (71360, 71369), (71376, 71395), (71472, 71481), (71904, 71913), (72016, 72025), (72688, 72697), (72784, 72793), (73040, 73049), (73120, 73129), (73184, 73193), (73552, 73561), (90416, 90425), (92768, 92777), (92864, 92873), (93008, 93017), (93552, 93561), (118000, 118009), (120782, 120831), (123200, 123209), (123632, 123641), (124144, 124153), (124401, 124410), (125264, 125273), (130032, 130041)])]);
#[rustfmt::skip]
static CHECK_PATTERNS58_RESULT_TYPE: table::Text = table::Text::ANY.patterns(&[&CHECK_PATTERNS58_RESULT_TYPE_PATTERN]);
#[rustfmt::skip]
pub static CHECK_PATTERNS58_RESULT_TABLE: table::Table = table::Table::Text(&CHECK_PATTERNS58_RESULT_TYPE);

/// How the check patterns58 result is read and written.
pub fn check_patterns58_result() -> toolrt::Codec<Letters> {
    toolrt::Codec::new(
        table_check_patterns58_result,
        read_check_patterns58_result,
        encode_check_patterns58_result,
    )
}

fn table_check_patterns58_result() -> table::Table {
    CHECK_PATTERNS58_RESULT_TABLE
}

fn encode_check_patterns58_result(value: &Letters, w: &mut Writer) {
    w.text(value, &CHECK_PATTERNS58_RESULT_TYPE);
}

fn read_check_patterns58_result(r: &mut Reader<'_>) -> Result<Letters, Refused> {
    r.text(&CHECK_PATTERNS58_RESULT_TYPE)
}

toolrt::tool_errors!(CheckPatterns58Error {});
