// Made by toolc from unions.tools; do not edit.

//! How the payloads, results and errors of the toolset `unions` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_unions::codecs as conformance_unions;
use super::types::{
    CheckUnions0Args, CheckUnions0Error, CheckUnions1Args, CheckUnions1Error, CheckUnions2Args,
    CheckUnions2Error, CheckUnions3Args, CheckUnions3Error, CheckUnions4Args, CheckUnions4Error,
    CheckUnions5Args, CheckUnions5Error, CheckUnions6Args, CheckUnions6Error, CheckUnions7Args,
    CheckUnions7Error, CheckUnions8Args, CheckUnions8Error, CheckUnions9Args, CheckUnions9Error,
    CheckUnions10Args, CheckUnions10Error, CheckUnions11Args, CheckUnions11Error,
    CheckUnions12Args, CheckUnions12Error, CheckUnions13Args, CheckUnions13Error,
    CheckUnions14Args, CheckUnions14Error, CheckUnions15Args, CheckUnions15Error,
    CheckUnions16Args, CheckUnions16Error, CheckUnions17Args, CheckUnions17Error,
    CheckUnions18Args, CheckUnions18Error, CheckUnions19Args, CheckUnions19Error,
    CheckUnions20Args, CheckUnions20Error, CheckUnions21Args, CheckUnions21Error,
    CheckUnions22Args, CheckUnions22Error, CheckUnions23Args, CheckUnions23Error,
    CheckUnions24Args, CheckUnions24Error, CheckUnions25Args, CheckUnions25Error,
    CheckUnions26Args, CheckUnions26Error, CheckUnions27Args, CheckUnions27Error,
    CheckUnions28Args, CheckUnions28Error, CheckUnions29Args, CheckUnions29Error,
    CheckUnions30Args, CheckUnions30Error, CheckUnions31Args, CheckUnions31Error,
    CheckUnions32Args, CheckUnions32Error, CheckUnions33Args, CheckUnions33Error,
    CheckUnions34Args, CheckUnions34Error, CheckUnions35Args, CheckUnions35Error,
    CheckUnions36Args, CheckUnions36Error, CheckUnions37Args, CheckUnions37Error, Deep, Records,
    Speed,
};

#[rustfmt::skip]
pub static CHECK_UNIONS0_ARGS: table::Record = table::Record {
    name: "CheckUnions0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS0_ARGS)
    }
}

impl Decode for CheckUnions0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS1_ARGS: table::Record = table::Record {
    name: "CheckUnions1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS1_ARGS)
    }
}

impl Decode for CheckUnions1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS2_ARGS: table::Record = table::Record {
    name: "CheckUnions2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS2_ARGS)
    }
}

impl Decode for CheckUnions2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS3_ARGS: table::Record = table::Record {
    name: "CheckUnions3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS3_ARGS)
    }
}

impl Decode for CheckUnions3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS4_ARGS: table::Record = table::Record {
    name: "CheckUnions4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS4_ARGS)
    }
}

impl Decode for CheckUnions4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS5_ARGS: table::Record = table::Record {
    name: "CheckUnions5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS5_ARGS)
    }
}

impl Decode for CheckUnions5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS6_ARGS: table::Record = table::Record {
    name: "CheckUnions6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS6_ARGS)
    }
}

impl Decode for CheckUnions6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS7_ARGS: table::Record = table::Record {
    name: "CheckUnions7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS7_ARGS)
    }
}

impl Decode for CheckUnions7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS8_ARGS: table::Record = table::Record {
    name: "CheckUnions8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS8_ARGS)
    }
}

impl Decode for CheckUnions8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS9_ARGS: table::Record = table::Record {
    name: "CheckUnions9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS9_ARGS)
    }
}

impl Decode for CheckUnions9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS10_ARGS: table::Record = table::Record {
    name: "CheckUnions10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS10_ARGS)
    }
}

impl Decode for CheckUnions10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS11_ARGS: table::Record = table::Record {
    name: "CheckUnions11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS11_ARGS)
    }
}

impl Decode for CheckUnions11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS12_ARGS: table::Record = table::Record {
    name: "CheckUnions12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS12_ARGS)
    }
}

impl Decode for CheckUnions12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS13_ARGS: table::Record = table::Record {
    name: "CheckUnions13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS13_ARGS)
    }
}

impl Decode for CheckUnions13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS14_ARGS: table::Record = table::Record {
    name: "CheckUnions14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS14_ARGS)
    }
}

impl Decode for CheckUnions14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS15_ARGS: table::Record = table::Record {
    name: "CheckUnions15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS15_ARGS)
    }
}

impl Decode for CheckUnions15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS16_ARGS: table::Record = table::Record {
    name: "CheckUnions16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS16_ARGS)
    }
}

impl Decode for CheckUnions16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS17_ARGS: table::Record = table::Record {
    name: "CheckUnions17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS17_ARGS)
    }
}

impl Decode for CheckUnions17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS18_ARGS: table::Record = table::Record {
    name: "CheckUnions18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS18_ARGS)
    }
}

impl Decode for CheckUnions18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS19_ARGS: table::Record = table::Record {
    name: "CheckUnions19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS19_ARGS)
    }
}

impl Decode for CheckUnions19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS20_ARGS: table::Record = table::Record {
    name: "CheckUnions20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS20_ARGS)
    }
}

impl Decode for CheckUnions20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions20Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS21_ARGS: table::Record = table::Record {
    name: "CheckUnions21Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions21Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS21_ARGS)
    }
}

impl Decode for CheckUnions21Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions21Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS22_ARGS: table::Record = table::Record {
    name: "CheckUnions22Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions22Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS22_ARGS)
    }
}

impl Decode for CheckUnions22Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions22Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS23_ARGS: table::Record = table::Record {
    name: "CheckUnions23Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions23Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS23_ARGS)
    }
}

impl Decode for CheckUnions23Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions23Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS24_ARGS: table::Record = table::Record {
    name: "CheckUnions24Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions24Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS24_ARGS)
    }
}

impl Decode for CheckUnions24Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions24Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS25_ARGS: table::Record = table::Record {
    name: "CheckUnions25Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions25Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS25_ARGS)
    }
}

impl Decode for CheckUnions25Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions25Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS26_ARGS: table::Record = table::Record {
    name: "CheckUnions26Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions26Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS26_ARGS)
    }
}

impl Decode for CheckUnions26Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions26Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS27_ARGS: table::Record = table::Record {
    name: "CheckUnions27Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions27Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS27_ARGS)
    }
}

impl Decode for CheckUnions27Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions27Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS28_ARGS: table::Record = table::Record {
    name: "CheckUnions28Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions28Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS28_ARGS)
    }
}

impl Decode for CheckUnions28Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions28Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS29_ARGS: table::Record = table::Record {
    name: "CheckUnions29Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions29Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS29_ARGS)
    }
}

impl Decode for CheckUnions29Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions29Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS30_ARGS: table::Record = table::Record {
    name: "CheckUnions30Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions30Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS30_ARGS)
    }
}

impl Decode for CheckUnions30Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions30Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS31_ARGS: table::Record = table::Record {
    name: "CheckUnions31Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions31Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS31_ARGS)
    }
}

impl Decode for CheckUnions31Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions31Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS32_ARGS: table::Record = table::Record {
    name: "CheckUnions32Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions32Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS32_ARGS)
    }
}

impl Decode for CheckUnions32Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions32Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS33_ARGS: table::Record = table::Record {
    name: "CheckUnions33Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions33Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS33_ARGS)
    }
}

impl Decode for CheckUnions33Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions33Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS34_ARGS: table::Record = table::Record {
    name: "CheckUnions34Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions34Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS34_ARGS)
    }
}

impl Decode for CheckUnions34Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions34Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS35_ARGS: table::Record = table::Record {
    name: "CheckUnions35Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions35Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS35_ARGS)
    }
}

impl Decode for CheckUnions35Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions35Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS36_ARGS: table::Record = table::Record {
    name: "CheckUnions36Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions36Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS36_ARGS)
    }
}

impl Decode for CheckUnions36Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions36Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_UNIONS37_ARGS: table::Record = table::Record {
    name: "CheckUnions37Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckUnions37Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_UNIONS37_ARGS)
    }
}

impl Decode for CheckUnions37Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckUnions37Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckUnions0Error {});

toolrt::tool_errors!(CheckUnions1Error {});

toolrt::tool_errors!(CheckUnions2Error {});

toolrt::tool_errors!(CheckUnions3Error {});

toolrt::tool_errors!(CheckUnions4Error {});

toolrt::tool_errors!(CheckUnions5Error {});

toolrt::tool_errors!(CheckUnions6Error {});

#[rustfmt::skip]
pub static CHECK_UNIONS7_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Union(&conformance_unions::DEEP));

/// How the check unions7 result is read and written.
pub fn check_unions7_result() -> toolrt::Codec<Option<Deep>> {
    toolrt::Codec::new(
        table_check_unions7_result,
        read_check_unions7_result,
        encode_check_unions7_result,
    )
}

fn table_check_unions7_result() -> table::Table {
    CHECK_UNIONS7_RESULT_TABLE
}

fn encode_check_unions7_result(value: &Option<Deep>, w: &mut Writer) {
    w.write(value);
}

fn read_check_unions7_result(r: &mut Reader<'_>) -> Result<Option<Deep>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckUnions7Error {});

toolrt::tool_errors!(CheckUnions8Error {});

toolrt::tool_errors!(CheckUnions9Error {});

toolrt::tool_errors!(CheckUnions10Error {});

toolrt::tool_errors!(CheckUnions11Error {});

toolrt::tool_errors!(CheckUnions12Error {});

toolrt::tool_errors!(CheckUnions13Error {});

#[rustfmt::skip]
pub static CHECK_UNIONS14_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Union(&conformance_unions::SPEED));

/// How the check unions14 result is read and written.
pub fn check_unions14_result() -> toolrt::Codec<Option<Speed>> {
    toolrt::Codec::new(
        table_check_unions14_result,
        read_check_unions14_result,
        encode_check_unions14_result,
    )
}

fn table_check_unions14_result() -> table::Table {
    CHECK_UNIONS14_RESULT_TABLE
}

fn encode_check_unions14_result(value: &Option<Speed>, w: &mut Writer) {
    w.write(value);
}

fn read_check_unions14_result(r: &mut Reader<'_>) -> Result<Option<Speed>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckUnions14Error {});

toolrt::tool_errors!(CheckUnions15Error {});

toolrt::tool_errors!(CheckUnions16Error {});

toolrt::tool_errors!(CheckUnions17Error {});

toolrt::tool_errors!(CheckUnions18Error {});

toolrt::tool_errors!(CheckUnions19Error {});

toolrt::tool_errors!(CheckUnions20Error {});

toolrt::tool_errors!(CheckUnions21Error {});

#[rustfmt::skip]
static CHECK_UNIONS22_RESULT_TYPE: table::List = table::List::of(table::Table::Union(&conformance_unions::SHAPE));
#[rustfmt::skip]
pub static CHECK_UNIONS22_RESULT_TABLE: table::Table = table::Table::List(&CHECK_UNIONS22_RESULT_TYPE);

/// How the check unions22 result is read and written.
pub fn check_unions22_result() -> toolrt::Codec<Records> {
    toolrt::Codec::new(
        table_check_unions22_result,
        read_check_unions22_result,
        encode_check_unions22_result,
    )
}

fn table_check_unions22_result() -> table::Table {
    CHECK_UNIONS22_RESULT_TABLE
}

fn encode_check_unions22_result(value: &Records, w: &mut Writer) {
    w.write(value);
}

fn read_check_unions22_result(r: &mut Reader<'_>) -> Result<Records, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckUnions22Error {});

toolrt::tool_errors!(CheckUnions23Error {});

toolrt::tool_errors!(CheckUnions24Error {});

toolrt::tool_errors!(CheckUnions25Error {});

toolrt::tool_errors!(CheckUnions26Error {});

#[rustfmt::skip]
pub static CHECK_UNIONS27_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::INT);

/// How the check unions27 result is read and written.
pub fn check_unions27_result() -> toolrt::Codec<Option<i64>> {
    toolrt::Codec::new(
        table_check_unions27_result,
        read_check_unions27_result,
        encode_check_unions27_result,
    )
}

fn table_check_unions27_result() -> table::Table {
    CHECK_UNIONS27_RESULT_TABLE
}

fn encode_check_unions27_result(value: &Option<i64>, w: &mut Writer) {
    w.write(value);
}

fn read_check_unions27_result(r: &mut Reader<'_>) -> Result<Option<i64>, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckUnions27Error {});

toolrt::tool_errors!(CheckUnions28Error {});

toolrt::tool_errors!(CheckUnions29Error {});

toolrt::tool_errors!(CheckUnions30Error {});

toolrt::tool_errors!(CheckUnions31Error {});

toolrt::tool_errors!(CheckUnions32Error {});

toolrt::tool_errors!(CheckUnions33Error {});

toolrt::tool_errors!(CheckUnions34Error {});

toolrt::tool_errors!(CheckUnions35Error {});

toolrt::tool_errors!(CheckUnions36Error {});

toolrt::tool_errors!(CheckUnions37Error {});
