// Made by toolc from records.tools; do not edit.

//! How the payloads, results and errors of the toolset `records` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::super::super::super::types::conformance_records::codecs as conformance_records;
use super::types::*;

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

toolrt::tool_errors!(CheckRecords0Error {});

toolrt::tool_errors!(CheckRecords1Error {});

toolrt::tool_errors!(CheckRecords2Error {});

toolrt::tool_errors!(CheckRecords3Error {});

toolrt::tool_errors!(CheckRecords4Error {});

toolrt::tool_errors!(CheckRecords5Error {});

toolrt::tool_errors!(CheckRecords6Error {});

toolrt::tool_errors!(CheckRecords7Error {});
