// Made by toolc from notes.tools; do not edit.

//! How the types of resources and prompts of `notes_server` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_notes::codecs as acme_notes;
use super::types::{
    Length, NoSuchNote, NoteArgs, NoteError, SummarizeArgs, SummarizeError, TidyArgs, TidyError,
};

#[rustfmt::skip]
pub static NOTE_ARGS: table::Record = table::Record {
    name: "NoteArgs",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTE_ARGS)
    }
}

impl Decode for NoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for NoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SUMMARIZE_ARGS: table::Record = table::Record {
    name: "SummarizeArgs",
    fields: &[
        table::Field::required("topic", table::Table::Text(&SUMMARIZE_ARGS_TOPIC)),
        table::Field::default("length", table::Table::Enum(&acme_notes::LENGTH), "\"short\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SUMMARIZE_ARGS_TOPIC: table::Text = table::Text::ANY.min(1).max(200);

impl Payload for SummarizeArgs {
    fn table() -> table::Table {
        table::Table::Record(&SUMMARIZE_ARGS)
    }
}

impl Decode for SummarizeArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut topic = None;
        let mut length = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "topic" => topic = Some(r.text(&SUMMARIZE_ARGS_TOPIC)?),
                "length" => length = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            topic: topic.ok_or(Refused)?,
            length: length.unwrap_or(Length::Short),
        })
    }
}

impl Encode for SummarizeArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("topic").text(&self.topic, &SUMMARIZE_ARGS_TOPIC);
        w.key("length").write(&self.length);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TIDY_ARGS: table::Record = table::Record {
    name: "TidyArgs",
    fields: &[
        table::Field::required("name", table::Table::Text(&TIDY_ARGS_NAME)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TIDY_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static TIDY_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&TIDY_ARGS_NAME_PATTERN]);

impl Payload for TidyArgs {
    fn table() -> table::Table {
        table::Table::Record(&TIDY_ARGS)
    }
}

impl Decode for TidyArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&TIDY_ARGS_NAME)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for TidyArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &TIDY_ARGS_NAME);
        w.end_object();
    }
}

toolrt::tool_errors!(NoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});

toolrt::tool_errors!(SummarizeError {});

toolrt::tool_errors!(TidyError {});
