// Made by toolc from records.tools; do not edit.

//! How the payloads, results and errors of the toolset `records` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::conformance_records::codecs as conformance_records;
use super::types::{
    Chain, CheckRecords0Args, CheckRecords0Error, CheckRecords1Args, CheckRecords1Error,
    CheckRecords2Args, CheckRecords2Error, CheckRecords3Args, CheckRecords3Error,
    CheckRecords4Args, CheckRecords4Error, CheckRecords5Args, CheckRecords5Error,
    CheckRecords6Args, CheckRecords6Error, CheckRecords7Args, CheckRecords7Error,
    CheckRecords8Args, CheckRecords8Error, CheckRecords9Args, CheckRecords9Error,
    CheckRecords10Args, CheckRecords10Error, CheckRecords11Args, CheckRecords11Error,
    CheckRecords12Args, CheckRecords12Error, CheckRecords13Args, CheckRecords13Error,
    CheckRecords14Args, CheckRecords14Error, CheckRecords15Args, CheckRecords15Error,
    CheckRecords16Args, CheckRecords16Error, CheckRecords17Args, CheckRecords17Error,
    CheckRecords18Args, CheckRecords18Error, CheckRecords19Args, CheckRecords19Error,
    CheckRecords20Args, CheckRecords20Error,
};

#[rustfmt::skip]
pub static CHECK_RECORDS0_ARGS: table::Record = table::Record {
    name: "CheckRecords0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS0_ARGS)
    }
}

impl Decode for CheckRecords0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS1_ARGS: table::Record = table::Record {
    name: "CheckRecords1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS1_ARGS)
    }
}

impl Decode for CheckRecords1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS2_ARGS: table::Record = table::Record {
    name: "CheckRecords2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS2_ARGS)
    }
}

impl Decode for CheckRecords2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS3_ARGS: table::Record = table::Record {
    name: "CheckRecords3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS3_ARGS)
    }
}

impl Decode for CheckRecords3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS4_ARGS: table::Record = table::Record {
    name: "CheckRecords4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS4_ARGS)
    }
}

impl Decode for CheckRecords4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS5_ARGS: table::Record = table::Record {
    name: "CheckRecords5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS5_ARGS)
    }
}

impl Decode for CheckRecords5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS6_ARGS: table::Record = table::Record {
    name: "CheckRecords6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS6_ARGS)
    }
}

impl Decode for CheckRecords6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS7_ARGS: table::Record = table::Record {
    name: "CheckRecords7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS7_ARGS)
    }
}

impl Decode for CheckRecords7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS8_ARGS: table::Record = table::Record {
    name: "CheckRecords8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS8_ARGS)
    }
}

impl Decode for CheckRecords8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS9_ARGS: table::Record = table::Record {
    name: "CheckRecords9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS9_ARGS)
    }
}

impl Decode for CheckRecords9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS10_ARGS: table::Record = table::Record {
    name: "CheckRecords10Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords10Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS10_ARGS)
    }
}

impl Decode for CheckRecords10Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords10Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS11_ARGS: table::Record = table::Record {
    name: "CheckRecords11Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords11Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS11_ARGS)
    }
}

impl Decode for CheckRecords11Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords11Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS12_ARGS: table::Record = table::Record {
    name: "CheckRecords12Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords12Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS12_ARGS)
    }
}

impl Decode for CheckRecords12Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords12Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS13_ARGS: table::Record = table::Record {
    name: "CheckRecords13Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords13Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS13_ARGS)
    }
}

impl Decode for CheckRecords13Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords13Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS14_ARGS: table::Record = table::Record {
    name: "CheckRecords14Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords14Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS14_ARGS)
    }
}

impl Decode for CheckRecords14Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords14Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS15_ARGS: table::Record = table::Record {
    name: "CheckRecords15Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords15Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS15_ARGS)
    }
}

impl Decode for CheckRecords15Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords15Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS16_ARGS: table::Record = table::Record {
    name: "CheckRecords16Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords16Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS16_ARGS)
    }
}

impl Decode for CheckRecords16Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords16Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS17_ARGS: table::Record = table::Record {
    name: "CheckRecords17Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords17Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS17_ARGS)
    }
}

impl Decode for CheckRecords17Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords17Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS18_ARGS: table::Record = table::Record {
    name: "CheckRecords18Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords18Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS18_ARGS)
    }
}

impl Decode for CheckRecords18Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords18Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS19_ARGS: table::Record = table::Record {
    name: "CheckRecords19Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords19Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS19_ARGS)
    }
}

impl Decode for CheckRecords19Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords19Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_RECORDS20_ARGS: table::Record = table::Record {
    name: "CheckRecords20Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckRecords20Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_RECORDS20_ARGS)
    }
}

impl Decode for CheckRecords20Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckRecords20Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckRecords0Error {});

toolrt::tool_errors!(CheckRecords1Error {});

toolrt::tool_errors!(CheckRecords2Error {});

toolrt::tool_errors!(CheckRecords3Error {});

toolrt::tool_errors!(CheckRecords4Error {});

toolrt::tool_errors!(CheckRecords5Error {});

toolrt::tool_errors!(CheckRecords6Error {});

toolrt::tool_errors!(CheckRecords7Error {});

toolrt::tool_errors!(CheckRecords8Error {});

toolrt::tool_errors!(CheckRecords9Error {});

toolrt::tool_errors!(CheckRecords10Error {});

toolrt::tool_errors!(CheckRecords11Error {});

toolrt::tool_errors!(CheckRecords12Error {});

toolrt::tool_errors!(CheckRecords13Error {});

toolrt::tool_errors!(CheckRecords14Error {});

toolrt::tool_errors!(CheckRecords15Error {});

toolrt::tool_errors!(CheckRecords16Error {});

toolrt::tool_errors!(CheckRecords17Error {});

toolrt::tool_errors!(CheckRecords18Error {});

#[rustfmt::skip]
pub static CHECK_RECORDS19_RESULT_TABLE: table::Table = table::Table::List(&conformance_records::CHAIN);

/// How the check records19 result is read and written.
pub fn check_records19_result() -> toolrt::Codec<Chain> {
    toolrt::Codec::new(
        table_check_records19_result,
        read_check_records19_result,
        encode_check_records19_result,
    )
}

fn table_check_records19_result() -> table::Table {
    CHECK_RECORDS19_RESULT_TABLE
}

fn encode_check_records19_result(value: &Chain, w: &mut Writer) {
    w.write(value);
}

fn read_check_records19_result(r: &mut Reader<'_>) -> Result<Chain, Refused> {
    r.read()
}

toolrt::tool_errors!(CheckRecords19Error {});

toolrt::tool_errors!(CheckRecords20Error {});
