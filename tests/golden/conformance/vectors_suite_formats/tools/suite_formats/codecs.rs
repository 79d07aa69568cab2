// Made by toolc from suite_formats.tools; do not edit.

//! How the payloads, results and errors of the toolset `suite_formats` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    CheckSuiteFormats0Args, CheckSuiteFormats0Error, CheckSuiteFormats1Args,
    CheckSuiteFormats1Error, CheckSuiteFormats2Args, CheckSuiteFormats2Error,
    CheckSuiteFormats3Args, CheckSuiteFormats3Error, CheckSuiteFormats4Args,
    CheckSuiteFormats4Error, CheckSuiteFormats5Args, CheckSuiteFormats5Error,
    CheckSuiteFormats6Args, CheckSuiteFormats6Error, CheckSuiteFormats7Args,
    CheckSuiteFormats7Error, CheckSuiteFormats8Args, CheckSuiteFormats8Error,
    CheckSuiteFormats9Args, CheckSuiteFormats9Error,
};

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS0_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats0Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats0Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS0_ARGS)
    }
}

impl Decode for CheckSuiteFormats0Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats0Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS1_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats1Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats1Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS1_ARGS)
    }
}

impl Decode for CheckSuiteFormats1Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats1Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS2_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats2Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats2Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS2_ARGS)
    }
}

impl Decode for CheckSuiteFormats2Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats2Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS3_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats3Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats3Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS3_ARGS)
    }
}

impl Decode for CheckSuiteFormats3Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats3Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS4_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats4Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats4Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS4_ARGS)
    }
}

impl Decode for CheckSuiteFormats4Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats4Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS5_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats5Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats5Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS5_ARGS)
    }
}

impl Decode for CheckSuiteFormats5Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats5Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS6_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats6Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats6Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS6_ARGS)
    }
}

impl Decode for CheckSuiteFormats6Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats6Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS7_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats7Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats7Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS7_ARGS)
    }
}

impl Decode for CheckSuiteFormats7Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats7Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS8_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats8Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats8Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS8_ARGS)
    }
}

impl Decode for CheckSuiteFormats8Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats8Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static CHECK_SUITE_FORMATS9_ARGS: table::Record = table::Record {
    name: "CheckSuiteFormats9Args",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for CheckSuiteFormats9Args {
    fn table() -> table::Table {
        table::Table::Record(&CHECK_SUITE_FORMATS9_ARGS)
    }
}

impl Decode for CheckSuiteFormats9Args {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for CheckSuiteFormats9Args {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

toolrt::tool_errors!(CheckSuiteFormats0Error {});

toolrt::tool_errors!(CheckSuiteFormats1Error {});

toolrt::tool_errors!(CheckSuiteFormats2Error {});

toolrt::tool_errors!(CheckSuiteFormats3Error {});

toolrt::tool_errors!(CheckSuiteFormats4Error {});

toolrt::tool_errors!(CheckSuiteFormats5Error {});

toolrt::tool_errors!(CheckSuiteFormats6Error {});

toolrt::tool_errors!(CheckSuiteFormats7Error {});

toolrt::tool_errors!(CheckSuiteFormats8Error {});

toolrt::tool_errors!(CheckSuiteFormats9Error {});
