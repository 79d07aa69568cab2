// Made by toolc from words.tools; do not edit.

//! How the payloads, results and errors of the toolset `results` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::words::codecs as words;
use super::types::{
    ImportArgs, ImportError, ImportResult, ReadTermsArgs, ReadTermsError, ReadTermsResult,
    TakeArgs, TakeError, TakeResult,
};

#[rustfmt::skip]
pub static READ_TERMS_ARGS: table::Record = table::Record {
    name: "ReadTermsArgs",
    fields: &[
        table::Field::required("terms", table::Table::Record(&words::TERMS)),
        table::Field::required("item", table::Table::Record(&words::ITEM)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadTermsArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_TERMS_ARGS)
    }
}

impl Decode for ReadTermsArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut terms = None;
        let mut item = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "terms" => terms = Some(r.read()?),
                "item" => item = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            terms: terms.ok_or(Refused)?,
            item: item.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadTermsArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("terms").write(&self.terms);
        w.key("item").write(&self.item);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_TERMS_RESULT: table::Record = table::Record {
    name: "ReadTermsResult",
    fields: &[
        table::Field::required("done", table::Table::Bool),
        table::Field::required("item", table::Table::Record(&words::ITEM)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadTermsResult {
    fn table() -> table::Table {
        table::Table::Record(&READ_TERMS_RESULT)
    }
}

impl Decode for ReadTermsResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut done = None;
        let mut item = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "done" => done = Some(r.read()?),
                "item" => item = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            done: done.ok_or(Refused)?,
            item: item.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadTermsResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("done").write(&self.done);
        w.key("item").write(&self.item);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static IMPORT_ARGS: table::Record = table::Record {
    name: "ImportArgs",
    fields: &[
        table::Field::required("listed", table::Table::Record(&words::LISTED)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ImportArgs {
    fn table() -> table::Table {
        table::Table::Record(&IMPORT_ARGS)
    }
}

impl Decode for ImportArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut listed = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "listed" => listed = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            listed: listed.ok_or(Refused)?,
        })
    }
}

impl Encode for ImportArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("listed").write(&self.listed);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static IMPORT_RESULT: table::Record = table::Record {
    name: "ImportResult",
    fields: &[
        table::Field::required("result", table::Table::Record(&words::IMPORT_RESULT)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ImportResult {
    fn table() -> table::Table {
        table::Table::Record(&IMPORT_RESULT)
    }
}

impl Decode for ImportResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut result = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "result" => result = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            result: result.ok_or(Refused)?,
        })
    }
}

impl Encode for ImportResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("result").write(&self.result);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TAKE_ARGS: table::Record = table::Record {
    name: "TakeArgs",
    fields: &[],
    rest: table::Rest::Open,
};

impl Payload for TakeArgs {
    fn table() -> table::Table {
        table::Table::Record(&TAKE_ARGS)
    }
}

impl Decode for TakeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.skip()?;
        }
        Ok(Self {})
    }
}

impl Encode for TakeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TAKE_RESULT: table::Record = table::Record {
    name: "TakeResult",
    fields: &[
        table::Field::required("other", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for TakeResult {
    fn table() -> table::Table {
        table::Table::Record(&TAKE_RESULT)
    }
}

impl Decode for TakeResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut other = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "other" => other = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            other: other.ok_or(Refused)?,
        })
    }
}

impl Encode for TakeResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("other").write(&self.other);
        w.end_object();
    }
}

toolrt::tool_errors!(ReadTermsError {});

toolrt::tool_errors!(ImportError {});

toolrt::tool_errors!(TakeError {});
