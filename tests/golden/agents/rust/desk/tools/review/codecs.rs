// Made by toolc from desk.tools; do not edit.

//! How the payloads, results and errors of the toolset `review` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_desk::codecs as acme_desk;
use super::types::{
    ReviewAllArgs, ReviewAllError, ReviewFindingArgs, ReviewFindingError, ReviewFindingResult,
};

#[rustfmt::skip]
pub static REVIEW_FINDING_ARGS: table::Record = table::Record {
    name: "ReviewFindingArgs",
    fields: &[
        table::Field::required("finding", table::Table::Record(&acme_desk::FINDING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReviewFindingArgs {
    fn table() -> table::Table {
        table::Table::Record(&REVIEW_FINDING_ARGS)
    }
}

impl Decode for ReviewFindingArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut finding = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "finding" => finding = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            finding: finding.ok_or(Refused)?,
        })
    }
}

impl Encode for ReviewFindingArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("finding").write(&self.finding);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static REVIEW_FINDING_RESULT: table::Record = table::Record {
    name: "ReviewFindingResult",
    fields: &[
        table::Field::required("problems", table::Table::List(&REVIEW_FINDING_RESULT_PROBLEMS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static REVIEW_FINDING_RESULT_PROBLEMS: table::List = table::List::of(table::Table::STRING);

impl Payload for ReviewFindingResult {
    fn table() -> table::Table {
        table::Table::Record(&REVIEW_FINDING_RESULT)
    }
}

impl Decode for ReviewFindingResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut problems = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "problems" => problems = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            problems: problems.ok_or(Refused)?,
        })
    }
}

impl Encode for ReviewFindingResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("problems").write(&self.problems);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static REVIEW_ALL_ARGS: table::Record = table::Record {
    name: "ReviewAllArgs",
    fields: &[],
    rest: table::Rest::Kept(table::Table::Record(&acme_desk::FINDING)),
};

impl Payload for ReviewAllArgs {
    fn table() -> table::Table {
        table::Table::Record(&REVIEW_ALL_ARGS)
    }
}

impl Decode for ReviewAllArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            let key = key.to_owned();
            let value = r.read()?;
            rest.insert(key, value);
        }
        Ok(Self { rest })
    }
}

impl Encode for ReviewAllArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

toolrt::tool_errors!(ReviewFindingError {});

toolrt::tool_errors!(ReviewAllError {});
