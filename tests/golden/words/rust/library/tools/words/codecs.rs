// Made by toolc from words.tools; do not edit.

//! How the payloads, results and errors of the toolset `words` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    ListTestCaseTemplatesArgs, ListTestCaseTemplatesArgsKind, ListTestCaseTemplatesError,
    ListTestCasesArgs, ListTestCasesError,
};

#[rustfmt::skip]
pub static LIST_TEST_CASES_ARGS: table::Record = table::Record {
    name: "ListTestCasesArgs",
    fields: &[
        table::Field::optional("pattern", table::Table::STRING),
        table::Field::optional("timeout", table::Table::FLOAT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ListTestCasesArgs {
    fn table() -> table::Table {
        table::Table::Record(&LIST_TEST_CASES_ARGS)
    }
}

impl Decode for ListTestCasesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pattern = None;
        let mut timeout = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pattern" => pattern = Some(r.read()?),
                "timeout" => timeout = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { pattern, timeout })
    }
}

impl Encode for ListTestCasesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(pattern) = &self.pattern {
            w.key("pattern").write(pattern);
        }
        if let Some(timeout) = &self.timeout {
            w.key("timeout").write(timeout);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LIST_TEST_CASE_TEMPLATES_ARGS_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("UNSET"),
        table::Literal::Text("Struct"),
    ],
};

impl Payload for ListTestCaseTemplatesArgsKind {
    fn table() -> table::Table {
        table::Table::Enum(&LIST_TEST_CASE_TEMPLATES_ARGS_KIND)
    }
}

impl Decode for ListTestCaseTemplatesArgsKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LIST_TEST_CASE_TEMPLATES_ARGS_KIND, &Self::ALL)
    }
}

impl Encode for ListTestCaseTemplatesArgsKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&LIST_TEST_CASE_TEMPLATES_ARGS_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static LIST_TEST_CASE_TEMPLATES_ARGS: table::Record = table::Record {
    name: "ListTestCaseTemplatesArgs",
    fields: &[
        table::Field::optional("kind", table::Table::Enum(&LIST_TEST_CASE_TEMPLATES_ARGS_KIND)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ListTestCaseTemplatesArgs {
    fn table() -> table::Table {
        table::Table::Record(&LIST_TEST_CASE_TEMPLATES_ARGS)
    }
}

impl Decode for ListTestCaseTemplatesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { kind })
    }
}

impl Encode for ListTestCaseTemplatesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(kind) = &self.kind {
            w.key("kind").write(kind);
        }
        w.end_object();
    }
}

toolrt::tool_errors!(ListTestCasesError {});

toolrt::tool_errors!(ListTestCaseTemplatesError {});
