// Made by toolc from collections.tools; do not edit.

//! How the payloads, results and errors of the toolset `collections` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_collections::codecs as conformance_collections;
use super::types::{
    Anything, AtLeastTwo, AtMostOne, Bag, Blank, Blobs, CheckCollections0Args,
    CheckCollections0Error, CheckCollections1Args, CheckCollections1Error, CheckCollections2Args,
    CheckCollections2Error, CheckCollections3Args, CheckCollections3Error, CheckCollections4Args,
    CheckCollections4Error, CheckCollections5Args, CheckCollections5Error, CheckCollections6Args,
    CheckCollections6Error, CheckCollections7Args, CheckCollections7Error, CheckCollections8Args,
    CheckCollections8Error, CheckCollections9Args, CheckCollections9Error, CheckCollections10Args,
    CheckCollections10Error, CheckCollections11Args, CheckCollections11Error,
    CheckCollections12Args, CheckCollections12Error, CheckCollections13Args,
    CheckCollections13Error, CheckCollections14Args, CheckCollections14Error,
    CheckCollections15Args, CheckCollections15Error, CheckCollections16Args,
    CheckCollections16Error, CheckCollections17Args, CheckCollections17Error,
    CheckCollections18Args, CheckCollections18Error, CheckCollections19Args,
    CheckCollections19Error, CheckCollections20Args, CheckCollections20Error,
    CheckCollections21Args, CheckCollections21Error, CheckCollections21ResultItem,
    CheckCollections22Args, CheckCollections22Error, CheckCollections23Args,
    CheckCollections23Error, CheckCollections24Args, CheckCollections24Error,
    CheckCollections25Args, CheckCollections25Error, CheckCollections26Args,
    CheckCollections26Error, CheckCollections27Args, CheckCollections27Error,
    CheckCollections28Args, CheckCollections28Error, CheckCollections29Args,
    CheckCollections29Error, CheckCollections30Args, CheckCollections30Error,
    CheckCollections31Args, CheckCollections31Error, CheckCollections32Args,
    CheckCollections32Error, CheckCollections33Args, CheckCollections33Error,
    CheckCollections34Args, CheckCollections34Error, CheckCollections35Args,
    CheckCollections35Error, CheckCollections36Args, CheckCollections36Error,
    CheckCollections37Args, CheckCollections37Error, Couple, Empties, Few, FewFolders, Grid, Grove,
    Hedge, Holes, Ivy, Lone, LongTrail, Maps, Mixed, Names, Nested, Numbers, One, Pairs, Points,
    Poly, Row, Scores, Some_, Span, Stamps, Steps, Tags, TallStack, Trail, Trio,
};

#[rustfmt::skip]
pub static CHECK_COLLECTIONS0_ARGS: table::Record = table::Record {
    name: "CheckCollections0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS0_ARGS)
    }
}

impl Decode for CheckCollections0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS1_ARGS: table::Record = table::Record {
    name: "CheckCollections1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS1_ARGS)
    }
}

impl Decode for CheckCollections1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS2_ARGS: table::Record = table::Record {
    name: "CheckCollections2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS2_ARGS)
    }
}

impl Decode for CheckCollections2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS3_ARGS: table::Record = table::Record {
    name: "CheckCollections3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS3_ARGS)
    }
}

impl Decode for CheckCollections3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS4_ARGS: table::Record = table::Record {
    name: "CheckCollections4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS4_ARGS)
    }
}

impl Decode for CheckCollections4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS5_ARGS: table::Record = table::Record {
    name: "CheckCollections5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS5_ARGS)
    }
}

impl Decode for CheckCollections5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS6_ARGS: table::Record = table::Record {
    name: "CheckCollections6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS6_ARGS)
    }
}

impl Decode for CheckCollections6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS7_ARGS: table::Record = table::Record {
    name: "CheckCollections7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS7_ARGS)
    }
}

impl Decode for CheckCollections7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS8_ARGS: table::Record = table::Record {
    name: "CheckCollections8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS8_ARGS)
    }
}

impl Decode for CheckCollections8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS9_ARGS: table::Record = table::Record {
    name: "CheckCollections9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS9_ARGS)
    }
}

impl Decode for CheckCollections9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS10_ARGS: table::Record = table::Record {
    name: "CheckCollections10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS10_ARGS)
    }
}

impl Decode for CheckCollections10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS11_ARGS: table::Record = table::Record {
    name: "CheckCollections11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS11_ARGS)
    }
}

impl Decode for CheckCollections11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS12_ARGS: table::Record = table::Record {
    name: "CheckCollections12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS12_ARGS)
    }
}

impl Decode for CheckCollections12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS13_ARGS: table::Record = table::Record {
    name: "CheckCollections13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS13_ARGS)
    }
}

impl Decode for CheckCollections13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS14_ARGS: table::Record = table::Record {
    name: "CheckCollections14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS14_ARGS)
    }
}

impl Decode for CheckCollections14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS15_ARGS: table::Record = table::Record {
    name: "CheckCollections15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS15_ARGS)
    }
}

impl Decode for CheckCollections15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS16_ARGS: table::Record = table::Record {
    name: "CheckCollections16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS16_ARGS)
    }
}

impl Decode for CheckCollections16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS17_ARGS: table::Record = table::Record {
    name: "CheckCollections17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS17_ARGS)
    }
}

impl Decode for CheckCollections17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS18_ARGS: table::Record = table::Record {
    name: "CheckCollections18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS18_ARGS)
    }
}

impl Decode for CheckCollections18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS19_ARGS: table::Record = table::Record {
    name: "CheckCollections19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS19_ARGS)
    }
}

impl Decode for CheckCollections19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS20_ARGS: table::Record = table::Record {
    name: "CheckCollections20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS20_ARGS)
    }
}

impl Decode for CheckCollections20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections20Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS21_ARGS: table::Record = table::Record {
    name: "CheckCollections21Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections21Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS21_ARGS)
    }
}

impl Decode for CheckCollections21Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections21Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS21_RESULT_ITEM: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::STRING,
    ],
};

impl Payload for CheckCollections21ResultItem {
    fn table() -> table::Table {
        table::Table::Union(&CHECK_COLLECTIONS21_RESULT_ITEM)
    }
}

impl Decode for CheckCollections21ResultItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&CHECK_COLLECTIONS21_RESULT_ITEM)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Text),
            _ => Err(Refused),
        }
    }
}

impl Encode for CheckCollections21ResultItem {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Text(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS22_ARGS: table::Record = table::Record {
    name: "CheckCollections22Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections22Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS22_ARGS)
    }
}

impl Decode for CheckCollections22Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections22Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS23_ARGS: table::Record = table::Record {
    name: "CheckCollections23Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections23Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS23_ARGS)
    }
}

impl Decode for CheckCollections23Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections23Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS24_ARGS: table::Record = table::Record {
    name: "CheckCollections24Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections24Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS24_ARGS)
    }
}

impl Decode for CheckCollections24Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections24Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS25_ARGS: table::Record = table::Record {
    name: "CheckCollections25Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections25Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS25_ARGS)
    }
}

impl Decode for CheckCollections25Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections25Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS26_ARGS: table::Record = table::Record {
    name: "CheckCollections26Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections26Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS26_ARGS)
    }
}

impl Decode for CheckCollections26Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections26Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS27_ARGS: table::Record = table::Record {
    name: "CheckCollections27Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections27Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS27_ARGS)
    }
}

impl Decode for CheckCollections27Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections27Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS28_ARGS: table::Record = table::Record {
    name: "CheckCollections28Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections28Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS28_ARGS)
    }
}

impl Decode for CheckCollections28Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections28Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS29_ARGS: table::Record = table::Record {
    name: "CheckCollections29Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections29Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS29_ARGS)
    }
}

impl Decode for CheckCollections29Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections29Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS30_ARGS: table::Record = table::Record {
    name: "CheckCollections30Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections30Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS30_ARGS)
    }
}

impl Decode for CheckCollections30Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections30Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS31_ARGS: table::Record = table::Record {
    name: "CheckCollections31Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections31Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS31_ARGS)
    }
}

impl Decode for CheckCollections31Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections31Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS32_ARGS: table::Record = table::Record {
    name: "CheckCollections32Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections32Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS32_ARGS)
    }
}

impl Decode for CheckCollections32Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections32Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS33_ARGS: table::Record = table::Record {
    name: "CheckCollections33Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections33Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS33_ARGS)
    }
}

impl Decode for CheckCollections33Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections33Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS34_ARGS: table::Record = table::Record {
    name: "CheckCollections34Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections34Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS34_ARGS)
    }
}

impl Decode for CheckCollections34Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections34Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS35_ARGS: table::Record = table::Record {
    name: "CheckCollections35Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections35Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS35_ARGS)
    }
}

impl Decode for CheckCollections35Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections35Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS36_ARGS: table::Record = table::Record {
    name: "CheckCollections36Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections36Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS36_ARGS)
    }
}

impl Decode for CheckCollections36Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections36Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_COLLECTIONS37_ARGS: table::Record = table::Record {
    name: "CheckCollections37Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckCollections37Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_COLLECTIONS37_ARGS)
    }
}

impl Decode for CheckCollections37Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckCollections37Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
static CHECK_COLLECTIONS0_RESULT_TYPE: table::List = table::List::of(table::Table::STRING).min(1).max(3);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS0_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS0_RESULT_TYPE);

/// How the check collections0 result is read and written.
pub fn check_collections0_result() -> toolrt::Codec<Names> {
    toolrt::Codec::new(
        table_check_collections0_result,
        read_check_collections0_result,
        encode_check_collections0_result,
    )
}

fn table_check_collections0_result() -> table::Table {
    CHECK_COLLECTIONS0_RESULT_TABLE
}

fn encode_check_collections0_result(value: &Names, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS0_RESULT_TYPE, Writer::write);
}

fn read_check_collections0_result(r: &mut Reader<'_>) -> Result<Names, Refused> {
    r.list(&CHECK_COLLECTIONS0_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections0Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS1_RESULT_TYPE: table::List = table::List::of(table::Table::STRING).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS1_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS1_RESULT_TYPE);

/// How the check collections1 result is read and written.
pub fn check_collections1_result() -> toolrt::Codec<Tags> {
    toolrt::Codec::new(
        table_check_collections1_result,
        read_check_collections1_result,
        encode_check_collections1_result,
    )
}

fn table_check_collections1_result() -> table::Table {
    CHECK_COLLECTIONS1_RESULT_TABLE
}

fn encode_check_collections1_result(value: &Tags, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS1_RESULT_TYPE, Writer::write);
}

fn read_check_collections1_result(r: &mut Reader<'_>) -> Result<Tags, Refused> {
    r.list(&CHECK_COLLECTIONS1_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections1Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS2_RESULT_TYPE: table::List = table::List::of(table::Table::FLOAT).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS2_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS2_RESULT_TYPE);

/// How the check collections2 result is read and written.
pub fn check_collections2_result() -> toolrt::Codec<Numbers> {
    toolrt::Codec::new(
        table_check_collections2_result,
        read_check_collections2_result,
        encode_check_collections2_result,
    )
}

fn table_check_collections2_result() -> table::Table {
    CHECK_COLLECTIONS2_RESULT_TABLE
}

fn encode_check_collections2_result(value: &Numbers, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS2_RESULT_TYPE, Writer::write);
}

fn read_check_collections2_result(r: &mut Reader<'_>) -> Result<Numbers, Refused> {
    r.list(&CHECK_COLLECTIONS2_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections2Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS3_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&conformance_collections::POINT)).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS3_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS3_RESULT_TYPE);

/// How the check collections3 result is read and written.
pub fn check_collections3_result() -> toolrt::Codec<Points> {
    toolrt::Codec::new(
        table_check_collections3_result,
        read_check_collections3_result,
        encode_check_collections3_result,
    )
}

fn table_check_collections3_result() -> table::Table {
    CHECK_COLLECTIONS3_RESULT_TABLE
}

fn encode_check_collections3_result(value: &Points, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS3_RESULT_TYPE, Writer::write);
}

fn read_check_collections3_result(r: &mut Reader<'_>) -> Result<Points, Refused> {
    r.list(&CHECK_COLLECTIONS3_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections3Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS4_RESULT_TYPE: table::List = table::List::of(table::Table::Json).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS4_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS4_RESULT_TYPE);

/// How the check collections4 result is read and written.
pub fn check_collections4_result() -> toolrt::Codec<Anything> {
    toolrt::Codec::new(
        table_check_collections4_result,
        read_check_collections4_result,
        encode_check_collections4_result,
    )
}

fn table_check_collections4_result() -> table::Table {
    CHECK_COLLECTIONS4_RESULT_TABLE
}

fn encode_check_collections4_result(value: &Anything, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS4_RESULT_TYPE, Writer::write);
}

fn read_check_collections4_result(r: &mut Reader<'_>) -> Result<Anything, Refused> {
    r.list(&CHECK_COLLECTIONS4_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections4Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS5_RESULT_TYPE_VALUE: table::Int = table::Int::ANY.at_least(0);
#[rustfmt::skip]
static CHECK_COLLECTIONS5_RESULT_TYPE: table::Map = table::Map::of(table::Table::Int(&CHECK_COLLECTIONS5_RESULT_TYPE_VALUE)).min(1).max(2);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS5_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS5_RESULT_TYPE);

/// How the check collections5 result is read and written.
pub fn check_collections5_result() -> toolrt::Codec<Scores> {
    toolrt::Codec::new(
        table_check_collections5_result,
        read_check_collections5_result,
        encode_check_collections5_result,
    )
}

fn table_check_collections5_result() -> table::Table {
    CHECK_COLLECTIONS5_RESULT_TABLE
}

fn encode_check_collections5_result(value: &Scores, w: &mut Writer) {
    w.map(
        value,
        &CHECK_COLLECTIONS5_RESULT_TYPE,
        write_check_collections5_result_value,
    );
}

fn read_check_collections5_result_value(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&CHECK_COLLECTIONS5_RESULT_TYPE_VALUE)
}

fn read_check_collections5_result(r: &mut Reader<'_>) -> Result<Scores, Refused> {
    r.map(
        &CHECK_COLLECTIONS5_RESULT_TYPE,
        read_check_collections5_result_value,
    )
}

fn write_check_collections5_result_value(w: &mut Writer, value: &i64) {
    w.int(*value, &CHECK_COLLECTIONS5_RESULT_TYPE_VALUE);
}

toolrt::tool_errors!(CheckCollections5Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS6_RESULT_TYPE_ITEM: table::List = table::List::of(table::Table::INT).min(2).max(2);
#[rustfmt::skip]
static CHECK_COLLECTIONS6_RESULT_TYPE: table::List = table::List::of(table::Table::List(&CHECK_COLLECTIONS6_RESULT_TYPE_ITEM));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS6_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS6_RESULT_TYPE);

/// How the check collections6 result is read and written.
pub fn check_collections6_result() -> toolrt::Codec<Grid> {
    toolrt::Codec::new(
        table_check_collections6_result,
        read_check_collections6_result,
        encode_check_collections6_result,
    )
}

fn table_check_collections6_result() -> table::Table {
    CHECK_COLLECTIONS6_RESULT_TABLE
}

fn encode_check_collections6_result(value: &Grid, w: &mut Writer) {
    w.list(
        value,
        &CHECK_COLLECTIONS6_RESULT_TYPE,
        write_check_collections6_result_item,
    );
}

fn read_check_collections6_result_item(r: &mut Reader<'_>) -> Result<Vec<i64>, Refused> {
    r.list(&CHECK_COLLECTIONS6_RESULT_TYPE_ITEM, Reader::read)
}

fn read_check_collections6_result(r: &mut Reader<'_>) -> Result<Grid, Refused> {
    r.list(
        &CHECK_COLLECTIONS6_RESULT_TYPE,
        read_check_collections6_result_item,
    )
}

fn write_check_collections6_result_item(w: &mut Writer, value: &Vec<i64>) {
    w.list(value, &CHECK_COLLECTIONS6_RESULT_TYPE_ITEM, Writer::write);
}

toolrt::tool_errors!(CheckCollections6Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS7_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS7_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS7_RESULT_TYPE);

/// How the check collections7 result is read and written.
pub fn check_collections7_result() -> toolrt::Codec<Span> {
    toolrt::Codec::new(
        table_check_collections7_result,
        read_check_collections7_result,
        encode_check_collections7_result,
    )
}

fn table_check_collections7_result() -> table::Table {
    CHECK_COLLECTIONS7_RESULT_TABLE
}

fn encode_check_collections7_result(value: &Span, w: &mut Writer) {
    write_check_collections7_result(w, value);
}

fn read_check_collections7_result(r: &mut Reader<'_>) -> Result<Span, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_check_collections7_result(w: &mut Writer, value: &Span) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections7Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS8_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS8_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS8_RESULT_TYPE);

/// How the check collections8 result is read and written.
pub fn check_collections8_result() -> toolrt::Codec<Trail> {
    toolrt::Codec::new(
        table_check_collections8_result,
        read_check_collections8_result,
        encode_check_collections8_result,
    )
}

fn table_check_collections8_result() -> table::Table {
    CHECK_COLLECTIONS8_RESULT_TABLE
}

fn encode_check_collections8_result(value: &Trail, w: &mut Writer) {
    write_check_collections8_result(w, value);
}

fn read_check_collections8_result(r: &mut Reader<'_>) -> Result<Trail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS8_RESULT_TYPE, Reader::read)?;
    Ok((item1, tail))
}

fn write_check_collections8_result(w: &mut Writer, value: &Trail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &CHECK_COLLECTIONS8_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections8Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS9_RESULT_TYPE_VALUE: table::List = table::List::of(table::Table::Json);
#[rustfmt::skip]
static CHECK_COLLECTIONS9_RESULT_TYPE: table::Map = table::Map::of(table::Table::List(&CHECK_COLLECTIONS9_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS9_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS9_RESULT_TYPE);

/// How the check collections9 result is read and written.
pub fn check_collections9_result() -> toolrt::Codec<Bag> {
    toolrt::Codec::new(
        table_check_collections9_result,
        read_check_collections9_result,
        encode_check_collections9_result,
    )
}

fn table_check_collections9_result() -> table::Table {
    CHECK_COLLECTIONS9_RESULT_TABLE
}

fn encode_check_collections9_result(value: &Bag, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections9_result(r: &mut Reader<'_>) -> Result<Bag, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections9Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS10_RESULT_TYPE: table::List = table::List::of(table::Table::INT).max(1);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS10_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS10_RESULT_TYPE);

/// How the check collections10 result is read and written.
pub fn check_collections10_result() -> toolrt::Codec<AtMostOne> {
    toolrt::Codec::new(
        table_check_collections10_result,
        read_check_collections10_result,
        encode_check_collections10_result,
    )
}

fn table_check_collections10_result() -> table::Table {
    CHECK_COLLECTIONS10_RESULT_TABLE
}

fn encode_check_collections10_result(value: &AtMostOne, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS10_RESULT_TYPE, Writer::write);
}

fn read_check_collections10_result(r: &mut Reader<'_>) -> Result<AtMostOne, Refused> {
    r.list(&CHECK_COLLECTIONS10_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections10Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS11_RESULT_TYPE: table::List = table::List::of(table::Table::INT).min(2);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS11_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS11_RESULT_TYPE);

/// How the check collections11 result is read and written.
pub fn check_collections11_result() -> toolrt::Codec<AtLeastTwo> {
    toolrt::Codec::new(
        table_check_collections11_result,
        read_check_collections11_result,
        encode_check_collections11_result,
    )
}

fn table_check_collections11_result() -> table::Table {
    CHECK_COLLECTIONS11_RESULT_TABLE
}

fn encode_check_collections11_result(value: &AtLeastTwo, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS11_RESULT_TYPE, Writer::write);
}

fn read_check_collections11_result(r: &mut Reader<'_>) -> Result<AtLeastTwo, Refused> {
    r.list(&CHECK_COLLECTIONS11_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections11Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS12_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT).min(1).max(1);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS12_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS12_RESULT_TYPE);

/// How the check collections12 result is read and written.
pub fn check_collections12_result() -> toolrt::Codec<One> {
    toolrt::Codec::new(
        table_check_collections12_result,
        read_check_collections12_result,
        encode_check_collections12_result,
    )
}

fn table_check_collections12_result() -> table::Table {
    CHECK_COLLECTIONS12_RESULT_TABLE
}

fn encode_check_collections12_result(value: &One, w: &mut Writer) {
    w.map(value, &CHECK_COLLECTIONS12_RESULT_TYPE, Writer::write);
}

fn read_check_collections12_result(r: &mut Reader<'_>) -> Result<One, Refused> {
    r.map(&CHECK_COLLECTIONS12_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections12Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS13_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT).max(2);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS13_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS13_RESULT_TYPE);

/// How the check collections13 result is read and written.
pub fn check_collections13_result() -> toolrt::Codec<Few> {
    toolrt::Codec::new(
        table_check_collections13_result,
        read_check_collections13_result,
        encode_check_collections13_result,
    )
}

fn table_check_collections13_result() -> table::Table {
    CHECK_COLLECTIONS13_RESULT_TABLE
}

fn encode_check_collections13_result(value: &Few, w: &mut Writer) {
    w.map(value, &CHECK_COLLECTIONS13_RESULT_TYPE, Writer::write);
}

fn read_check_collections13_result(r: &mut Reader<'_>) -> Result<Few, Refused> {
    r.map(&CHECK_COLLECTIONS13_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections13Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS14_RESULT_TYPE: table::Map = table::Map::of(table::Table::INT).min(1);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS14_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS14_RESULT_TYPE);

/// How the check collections14 result is read and written.
pub fn check_collections14_result() -> toolrt::Codec<Some_> {
    toolrt::Codec::new(
        table_check_collections14_result,
        read_check_collections14_result,
        encode_check_collections14_result,
    )
}

fn table_check_collections14_result() -> table::Table {
    CHECK_COLLECTIONS14_RESULT_TABLE
}

fn encode_check_collections14_result(value: &Some_, w: &mut Writer) {
    w.map(value, &CHECK_COLLECTIONS14_RESULT_TYPE, Writer::write);
}

fn read_check_collections14_result(r: &mut Reader<'_>) -> Result<Some_, Refused> {
    r.map(&CHECK_COLLECTIONS14_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections14Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS15_RESULT_TYPE: table::List = table::List::of(table::Table::Nullable(&table::Table::STRING));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS15_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS15_RESULT_TYPE);

/// How the check collections15 result is read and written.
pub fn check_collections15_result() -> toolrt::Codec<Holes> {
    toolrt::Codec::new(
        table_check_collections15_result,
        read_check_collections15_result,
        encode_check_collections15_result,
    )
}

fn table_check_collections15_result() -> table::Table {
    CHECK_COLLECTIONS15_RESULT_TABLE
}

fn encode_check_collections15_result(value: &Holes, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections15_result(r: &mut Reader<'_>) -> Result<Holes, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections15Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS16_RESULT_TYPE: table::List = table::List::of(table::Table::Null);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS16_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS16_RESULT_TYPE);

/// How the check collections16 result is read and written.
pub fn check_collections16_result() -> toolrt::Codec<Empties> {
    toolrt::Codec::new(
        table_check_collections16_result,
        read_check_collections16_result,
        encode_check_collections16_result,
    )
}

fn table_check_collections16_result() -> table::Table {
    CHECK_COLLECTIONS16_RESULT_TABLE
}

fn encode_check_collections16_result(value: &Empties, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections16_result(r: &mut Reader<'_>) -> Result<Empties, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections16Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS17_RESULT_TYPE: table::List = table::List::of(table::Table::BYTES).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS17_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS17_RESULT_TYPE);

/// How the check collections17 result is read and written.
pub fn check_collections17_result() -> toolrt::Codec<Blobs> {
    toolrt::Codec::new(
        table_check_collections17_result,
        read_check_collections17_result,
        encode_check_collections17_result,
    )
}

fn table_check_collections17_result() -> table::Table {
    CHECK_COLLECTIONS17_RESULT_TABLE
}

fn encode_check_collections17_result(value: &Blobs, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS17_RESULT_TYPE, Writer::write);
}

fn read_check_collections17_result(r: &mut Reader<'_>) -> Result<Blobs, Refused> {
    r.list(&CHECK_COLLECTIONS17_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections17Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS18_RESULT_TYPE: table::List = table::List::of(table::Table::DATE_TIME).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS18_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS18_RESULT_TYPE);

/// How the check collections18 result is read and written.
pub fn check_collections18_result() -> toolrt::Codec<Stamps> {
    toolrt::Codec::new(
        table_check_collections18_result,
        read_check_collections18_result,
        encode_check_collections18_result,
    )
}

fn table_check_collections18_result() -> table::Table {
    CHECK_COLLECTIONS18_RESULT_TABLE
}

fn encode_check_collections18_result(value: &Stamps, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS18_RESULT_TYPE, Writer::write);
}

fn read_check_collections18_result(r: &mut Reader<'_>) -> Result<Stamps, Refused> {
    r.list(&CHECK_COLLECTIONS18_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections18Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS19_RESULT_TYPE_ITEM: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);
#[rustfmt::skip]
static CHECK_COLLECTIONS19_RESULT_TYPE: table::List = table::List::of(table::Table::Tuple(&CHECK_COLLECTIONS19_RESULT_TYPE_ITEM)).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS19_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS19_RESULT_TYPE);

/// How the check collections19 result is read and written.
pub fn check_collections19_result() -> toolrt::Codec<Pairs> {
    toolrt::Codec::new(
        table_check_collections19_result,
        read_check_collections19_result,
        encode_check_collections19_result,
    )
}

fn table_check_collections19_result() -> table::Table {
    CHECK_COLLECTIONS19_RESULT_TABLE
}

fn encode_check_collections19_result(value: &Pairs, w: &mut Writer) {
    w.list(
        value,
        &CHECK_COLLECTIONS19_RESULT_TYPE,
        write_check_collections19_result_item,
    );
}

fn read_check_collections19_result_item(r: &mut Reader<'_>) -> Result<(i64, i64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_check_collections19_result(r: &mut Reader<'_>) -> Result<Pairs, Refused> {
    r.list(
        &CHECK_COLLECTIONS19_RESULT_TYPE,
        read_check_collections19_result_item,
    )
}

fn write_check_collections19_result_item(w: &mut Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections19Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS20_RESULT_TYPE_ITEM: table::Map = table::Map::of(table::Table::FLOAT);
#[rustfmt::skip]
static CHECK_COLLECTIONS20_RESULT_TYPE: table::List = table::List::of(table::Table::Map(&CHECK_COLLECTIONS20_RESULT_TYPE_ITEM)).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS20_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS20_RESULT_TYPE);

/// How the check collections20 result is read and written.
pub fn check_collections20_result() -> toolrt::Codec<Maps> {
    toolrt::Codec::new(
        table_check_collections20_result,
        read_check_collections20_result,
        encode_check_collections20_result,
    )
}

fn table_check_collections20_result() -> table::Table {
    CHECK_COLLECTIONS20_RESULT_TABLE
}

fn encode_check_collections20_result(value: &Maps, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS20_RESULT_TYPE, Writer::write);
}

fn read_check_collections20_result(r: &mut Reader<'_>) -> Result<Maps, Refused> {
    r.list(&CHECK_COLLECTIONS20_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections20Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS21_RESULT_TYPE: table::List = table::List::of(table::Table::Nullable(&table::Table::Union(&CHECK_COLLECTIONS21_RESULT_ITEM))).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS21_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS21_RESULT_TYPE);

/// How the check collections21 result is read and written.
pub fn check_collections21_result() -> toolrt::Codec<Vec<Option<CheckCollections21ResultItem>>> {
    toolrt::Codec::new(
        table_check_collections21_result,
        read_check_collections21_result,
        encode_check_collections21_result,
    )
}

fn table_check_collections21_result() -> table::Table {
    CHECK_COLLECTIONS21_RESULT_TABLE
}

fn encode_check_collections21_result(
    value: &Vec<Option<CheckCollections21ResultItem>>,
    w: &mut Writer,
) {
    w.list(value, &CHECK_COLLECTIONS21_RESULT_TYPE, Writer::write);
}

fn read_check_collections21_result(
    r: &mut Reader<'_>,
) -> Result<Vec<Option<CheckCollections21ResultItem>>, Refused> {
    r.list(&CHECK_COLLECTIONS21_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections21Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS22_RESULT_TYPE: table::List = table::List::of(table::Table::Enum(&conformance_collections::STEP)).max(2).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS22_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS22_RESULT_TYPE);

/// How the check collections22 result is read and written.
pub fn check_collections22_result() -> toolrt::Codec<Steps> {
    toolrt::Codec::new(
        table_check_collections22_result,
        read_check_collections22_result,
        encode_check_collections22_result,
    )
}

fn table_check_collections22_result() -> table::Table {
    CHECK_COLLECTIONS22_RESULT_TABLE
}

fn encode_check_collections22_result(value: &Steps, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS22_RESULT_TYPE, Writer::write);
}

fn read_check_collections22_result(r: &mut Reader<'_>) -> Result<Steps, Refused> {
    r.list(&CHECK_COLLECTIONS22_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections22Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS23_RESULT_TYPE_VALUE_VALUE: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static CHECK_COLLECTIONS23_RESULT_TYPE_VALUE: table::Map = table::Map::of(table::Table::List(&CHECK_COLLECTIONS23_RESULT_TYPE_VALUE_VALUE));
#[rustfmt::skip]
static CHECK_COLLECTIONS23_RESULT_TYPE: table::Map = table::Map::of(table::Table::Map(&CHECK_COLLECTIONS23_RESULT_TYPE_VALUE));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS23_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS23_RESULT_TYPE);

/// How the check collections23 result is read and written.
pub fn check_collections23_result() -> toolrt::Codec<Nested> {
    toolrt::Codec::new(
        table_check_collections23_result,
        read_check_collections23_result,
        encode_check_collections23_result,
    )
}

fn table_check_collections23_result() -> table::Table {
    CHECK_COLLECTIONS23_RESULT_TABLE
}

fn encode_check_collections23_result(value: &Nested, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections23_result(r: &mut Reader<'_>) -> Result<Nested, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections23Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS24_RESULT_TYPE_ITEM3: table::List = table::List::of(table::Table::FLOAT);
#[rustfmt::skip]
static CHECK_COLLECTIONS24_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::Nullable(&table::Table::INT), table::Table::List(&CHECK_COLLECTIONS24_RESULT_TYPE_ITEM3)]).tail(table::Table::Bool);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS24_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS24_RESULT_TYPE);

/// How the check collections24 result is read and written.
pub fn check_collections24_result() -> toolrt::Codec<Row> {
    toolrt::Codec::new(
        table_check_collections24_result,
        read_check_collections24_result,
        encode_check_collections24_result,
    )
}

fn table_check_collections24_result() -> table::Table {
    CHECK_COLLECTIONS24_RESULT_TABLE
}

fn encode_check_collections24_result(value: &Row, w: &mut Writer) {
    write_check_collections24_result(w, value);
}

fn read_check_collections24_result(r: &mut Reader<'_>) -> Result<Row, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.place()?;
    let item3 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS24_RESULT_TYPE, Reader::read)?;
    Ok((item1, item2, item3, tail))
}

fn write_check_collections24_result(w: &mut Writer, value: &Row) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.write(&value.2);
    w.tail(&value.3, &CHECK_COLLECTIONS24_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections24Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS25_RESULT_TYPE_ITEM1: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHECK_COLLECTIONS25_RESULT_TYPE_TAIL: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::FLOAT]);
#[rustfmt::skip]
static CHECK_COLLECTIONS25_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::Tuple(&CHECK_COLLECTIONS25_RESULT_TYPE_ITEM1)]).tail(table::Table::Tuple(&CHECK_COLLECTIONS25_RESULT_TYPE_TAIL));
#[rustfmt::skip]
pub static CHECK_COLLECTIONS25_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS25_RESULT_TYPE);

/// How the check collections25 result is read and written.
pub fn check_collections25_result() -> toolrt::Codec<Poly> {
    toolrt::Codec::new(
        table_check_collections25_result,
        read_check_collections25_result,
        encode_check_collections25_result,
    )
}

fn table_check_collections25_result() -> table::Table {
    CHECK_COLLECTIONS25_RESULT_TABLE
}

fn encode_check_collections25_result(value: &Poly, w: &mut Writer) {
    write_check_collections25_result(w, value);
}

fn read_check_collections25_result_item1(r: &mut Reader<'_>) -> Result<(f64, f64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_check_collections25_result_tail(r: &mut Reader<'_>) -> Result<(f64, f64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_check_collections25_result(r: &mut Reader<'_>) -> Result<Poly, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = read_check_collections25_result_item1(r)?;
    let tail = r.tail(
        &CHECK_COLLECTIONS25_RESULT_TYPE,
        read_check_collections25_result_tail,
    )?;
    Ok((item1, tail))
}

fn write_check_collections25_result_item1(w: &mut Writer, value: &(f64, f64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_check_collections25_result_tail(w: &mut Writer, value: &(f64, f64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_check_collections25_result(w: &mut Writer, value: &Poly) {
    w.begin_list();
    write_check_collections25_result_item1(w, &value.0);
    w.tail(
        &value.1,
        &CHECK_COLLECTIONS25_RESULT_TYPE,
        write_check_collections25_result_tail,
    );
    w.end_list();
}

toolrt::tool_errors!(CheckCollections25Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS26_RESULT_TYPE: table::List = table::List::of(table::Table::Json).max(0);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS26_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS26_RESULT_TYPE);

/// How the check collections26 result is read and written.
pub fn check_collections26_result() -> toolrt::Codec<Blank> {
    toolrt::Codec::new(
        table_check_collections26_result,
        read_check_collections26_result,
        encode_check_collections26_result,
    )
}

fn table_check_collections26_result() -> table::Table {
    CHECK_COLLECTIONS26_RESULT_TABLE
}

fn encode_check_collections26_result(value: &Blank, w: &mut Writer) {
    w.list(value, &CHECK_COLLECTIONS26_RESULT_TYPE, Writer::write);
}

fn read_check_collections26_result(r: &mut Reader<'_>) -> Result<Blank, Refused> {
    r.list(&CHECK_COLLECTIONS26_RESULT_TYPE, Reader::read)
}

toolrt::tool_errors!(CheckCollections26Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS27_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]).tail(table::Table::INT).min(3).max(4);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS27_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS27_RESULT_TYPE);

/// How the check collections27 result is read and written.
pub fn check_collections27_result() -> toolrt::Codec<Trio> {
    toolrt::Codec::new(
        table_check_collections27_result,
        read_check_collections27_result,
        encode_check_collections27_result,
    )
}

fn table_check_collections27_result() -> table::Table {
    CHECK_COLLECTIONS27_RESULT_TABLE
}

fn encode_check_collections27_result(value: &Trio, w: &mut Writer) {
    write_check_collections27_result(w, value);
}

fn read_check_collections27_result(r: &mut Reader<'_>) -> Result<Trio, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS27_RESULT_TYPE, Reader::read)?;
    Ok((item1, item2, tail))
}

fn write_check_collections27_result(w: &mut Writer, value: &Trio) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.tail(&value.2, &CHECK_COLLECTIONS27_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections27Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS28_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::INT]).tail(table::Table::INT).max(1);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS28_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS28_RESULT_TYPE);

/// How the check collections28 result is read and written.
pub fn check_collections28_result() -> toolrt::Codec<Lone> {
    toolrt::Codec::new(
        table_check_collections28_result,
        read_check_collections28_result,
        encode_check_collections28_result,
    )
}

fn table_check_collections28_result() -> table::Table {
    CHECK_COLLECTIONS28_RESULT_TABLE
}

fn encode_check_collections28_result(value: &Lone, w: &mut Writer) {
    write_check_collections28_result(w, value);
}

fn read_check_collections28_result(r: &mut Reader<'_>) -> Result<Lone, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS28_RESULT_TYPE, Reader::read)?;
    Ok((item1, tail))
}

fn write_check_collections28_result(w: &mut Writer, value: &Lone) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &CHECK_COLLECTIONS28_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections28Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS29_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::FLOAT, table::Table::Json]).tail(table::Table::Record(&conformance_collections::POINT)).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS29_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS29_RESULT_TYPE);

/// How the check collections29 result is read and written.
pub fn check_collections29_result() -> toolrt::Codec<Mixed> {
    toolrt::Codec::new(
        table_check_collections29_result,
        read_check_collections29_result,
        encode_check_collections29_result,
    )
}

fn table_check_collections29_result() -> table::Table {
    CHECK_COLLECTIONS29_RESULT_TABLE
}

fn encode_check_collections29_result(value: &Mixed, w: &mut Writer) {
    write_check_collections29_result(w, value);
}

fn read_check_collections29_result(r: &mut Reader<'_>) -> Result<Mixed, Refused> {
    r.unique()?;
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS29_RESULT_TYPE, Reader::read)?;
    Ok((item1, item2, tail))
}

fn write_check_collections29_result(w: &mut Writer, value: &Mixed) {
    let start = w.position();
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.tail(&value.2, &CHECK_COLLECTIONS29_RESULT_TYPE, Writer::write);
    w.end_list();
    w.unique(start);
}

toolrt::tool_errors!(CheckCollections29Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS30_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::STRING]).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS30_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS30_RESULT_TYPE);

/// How the check collections30 result is read and written.
pub fn check_collections30_result() -> toolrt::Codec<Couple> {
    toolrt::Codec::new(
        table_check_collections30_result,
        read_check_collections30_result,
        encode_check_collections30_result,
    )
}

fn table_check_collections30_result() -> table::Table {
    CHECK_COLLECTIONS30_RESULT_TABLE
}

fn encode_check_collections30_result(value: &Couple, w: &mut Writer) {
    write_check_collections30_result(w, value);
}

fn read_check_collections30_result(r: &mut Reader<'_>) -> Result<Couple, Refused> {
    r.unique()?;
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_check_collections30_result(w: &mut Writer, value: &Couple) {
    let start = w.position();
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
    w.unique(start);
}

toolrt::tool_errors!(CheckCollections30Error {});

#[rustfmt::skip]
pub static CHECK_COLLECTIONS31_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::List(&conformance_collections::HEDGE));

/// How the check collections31 result is read and written.
pub fn check_collections31_result() -> toolrt::Codec<Option<Hedge>> {
    toolrt::Codec::new(
        table_check_collections31_result,
        read_check_collections31_result,
        encode_check_collections31_result,
    )
}

fn table_check_collections31_result() -> table::Table {
    CHECK_COLLECTIONS31_RESULT_TABLE
}

fn encode_check_collections31_result(value: &Option<Hedge>, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections31_result(r: &mut Reader<'_>) -> Result<Option<Hedge>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections31Error {});

#[rustfmt::skip]
pub static CHECK_COLLECTIONS32_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::List(&conformance_collections::IVY));

/// How the check collections32 result is read and written.
pub fn check_collections32_result() -> toolrt::Codec<Option<Ivy>> {
    toolrt::Codec::new(
        table_check_collections32_result,
        read_check_collections32_result,
        encode_check_collections32_result,
    )
}

fn table_check_collections32_result() -> table::Table {
    CHECK_COLLECTIONS32_RESULT_TABLE
}

fn encode_check_collections32_result(value: &Option<Ivy>, w: &mut Writer) {
    w.write(value);
}

fn read_check_collections32_result(r: &mut Reader<'_>) -> Result<Option<Ivy>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckCollections32Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS33_RESULT_TYPE: table::List = conformance_collections::FOREST.min(2).max(3);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS33_RESULT_TABLE: table::Table = table::Table::List(&CHECK_COLLECTIONS33_RESULT_TYPE);

/// How the check collections33 result is read and written.
pub fn check_collections33_result() -> toolrt::Codec<Grove> {
    toolrt::Codec::new(
        table_check_collections33_result,
        read_check_collections33_result,
        encode_check_collections33_result,
    )
}

fn table_check_collections33_result() -> table::Table {
    CHECK_COLLECTIONS33_RESULT_TABLE
}

fn encode_check_collections33_result(value: &Grove, w: &mut Writer) {
    write_check_collections33_result(w, value);
}

fn read_check_collections33_result(r: &mut Reader<'_>) -> Result<Grove, Refused> {
    r.held(table::Table::List(&CHECK_COLLECTIONS33_RESULT_TYPE))?;
    r.read()
}

fn write_check_collections33_result(w: &mut Writer, value: &Grove) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&CHECK_COLLECTIONS33_RESULT_TYPE));
}

toolrt::tool_errors!(CheckCollections33Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS34_RESULT_TYPE: table::Map = conformance_collections::FOLDERS.max(1);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS34_RESULT_TABLE: table::Table = table::Table::Map(&CHECK_COLLECTIONS34_RESULT_TYPE);

/// How the check collections34 result is read and written.
pub fn check_collections34_result() -> toolrt::Codec<FewFolders> {
    toolrt::Codec::new(
        table_check_collections34_result,
        read_check_collections34_result,
        encode_check_collections34_result,
    )
}

fn table_check_collections34_result() -> table::Table {
    CHECK_COLLECTIONS34_RESULT_TABLE
}

fn encode_check_collections34_result(value: &FewFolders, w: &mut Writer) {
    write_check_collections34_result(w, value);
}

fn read_check_collections34_result(r: &mut Reader<'_>) -> Result<FewFolders, Refused> {
    r.held(table::Table::Map(&CHECK_COLLECTIONS34_RESULT_TYPE))?;
    r.read()
}

fn write_check_collections34_result(w: &mut Writer, value: &FewFolders) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Map(&CHECK_COLLECTIONS34_RESULT_TYPE));
}

toolrt::tool_errors!(CheckCollections34Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS35_RESULT_TYPE: table::Tuple = conformance_collections::STACK.min(3).unique();
#[rustfmt::skip]
pub static CHECK_COLLECTIONS35_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS35_RESULT_TYPE);

/// How the check collections35 result is read and written.
pub fn check_collections35_result() -> toolrt::Codec<TallStack> {
    toolrt::Codec::new(
        table_check_collections35_result,
        read_check_collections35_result,
        encode_check_collections35_result,
    )
}

fn table_check_collections35_result() -> table::Table {
    CHECK_COLLECTIONS35_RESULT_TABLE
}

fn encode_check_collections35_result(value: &TallStack, w: &mut Writer) {
    write_check_collections35_result(w, value);
}

fn read_check_collections35_result(r: &mut Reader<'_>) -> Result<TallStack, Refused> {
    r.held(table::Table::Tuple(&CHECK_COLLECTIONS35_RESULT_TYPE))?;
    r.read()
}

fn write_check_collections35_result(w: &mut Writer, value: &TallStack) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::Tuple(&CHECK_COLLECTIONS35_RESULT_TYPE));
}

toolrt::tool_errors!(CheckCollections35Error {});

#[rustfmt::skip]
static CHECK_COLLECTIONS36_RESULT_TYPE: table::Tuple = table::Tuple::of(&[table::Table::STRING]).tail(table::Table::INT).min(3);
#[rustfmt::skip]
pub static CHECK_COLLECTIONS36_RESULT_TABLE: table::Table = table::Table::Tuple(&CHECK_COLLECTIONS36_RESULT_TYPE);

/// How the check collections36 result is read and written.
pub fn check_collections36_result() -> toolrt::Codec<LongTrail> {
    toolrt::Codec::new(
        table_check_collections36_result,
        read_check_collections36_result,
        encode_check_collections36_result,
    )
}

fn table_check_collections36_result() -> table::Table {
    CHECK_COLLECTIONS36_RESULT_TABLE
}

fn encode_check_collections36_result(value: &LongTrail, w: &mut Writer) {
    write_check_collections36_result(w, value);
}

fn read_check_collections36_result(r: &mut Reader<'_>) -> Result<LongTrail, Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&CHECK_COLLECTIONS36_RESULT_TYPE, Reader::read)?;
    Ok((item1, tail))
}

fn write_check_collections36_result(w: &mut Writer, value: &LongTrail) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &CHECK_COLLECTIONS36_RESULT_TYPE, Writer::write);
    w.end_list();
}

toolrt::tool_errors!(CheckCollections36Error {});

toolrt::tool_errors!(CheckCollections37Error {});
