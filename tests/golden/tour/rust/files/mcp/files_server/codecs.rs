// Made by toolc from files.tools; do not edit.

//! How the types of resources and prompts of `files_server` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{FileTextArgs, FileTextError, SuggestNamesArgs, SuggestNamesError};

#[rustfmt::skip]
pub static FILE_TEXT_ARGS: table::Record = table::Record {
    name: "FileTextArgs",
    fields: &[
        table::Field::required("path", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for FileTextArgs {
    fn table() -> table::Table {
        table::Table::Record(&FILE_TEXT_ARGS)
    }
}

impl Decode for FileTextArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut path = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "path" => path = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            path: path.ok_or(Refused)?,
        })
    }
}

impl Encode for FileTextArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SUGGEST_NAMES_ARGS: table::Record = table::Record {
    name: "SuggestNamesArgs",
    fields: &[
        table::Field::required("pattern", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SuggestNamesArgs {
    fn table() -> table::Table {
        table::Table::Record(&SUGGEST_NAMES_ARGS)
    }
}

impl Decode for SuggestNamesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pattern = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pattern" => pattern = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pattern: pattern.ok_or(Refused)?,
        })
    }
}

impl Encode for SuggestNamesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pattern").write(&self.pattern);
        w.end_object();
    }
}

toolrt::tool_errors!(FileTextError {});

toolrt::tool_errors!(SuggestNamesError {});
