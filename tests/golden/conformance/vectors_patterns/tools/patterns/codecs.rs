// Made by toolc from patterns.tools; do not edit.

//! How the payloads, results and errors of the toolset `patterns` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

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
static CHECK_PATTERNS10_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{L}$");
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
static CHECK_PATTERNS20_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{Lu}$");
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
static CHECK_PATTERNS21_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\P{L}$");
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
static CHECK_PATTERNS22_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^\\p{Script=Greek}+$");
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
static CHECK_PATTERNS40_RESULT_TYPE_PATTERN: table::Pattern = table::Pattern::new("^(?!.*(.).*\\1)[a-z]+$");
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
