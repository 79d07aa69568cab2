// Made by toolc from research.tools; do not edit.

//! How the payloads, results and errors of the toolset `notes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_research::codecs as acme_research;
use super::types::{
    DeleteNoteArgs, DeleteNoteError, FindNotesArgs, FindNotesError, Note, ReadNoteArgs,
    ReadNoteError,
};

#[rustfmt::skip]
pub static FIND_NOTES_ARGS: table::Record = table::Record {
    name: "FindNotesArgs",
    fields: &[
        table::Field::required("words", table::Table::List(&FIND_NOTES_ARGS_WORDS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FIND_NOTES_ARGS_WORDS: table::List = table::List::of(table::Table::STRING).min(1).max(5);

impl Payload for FindNotesArgs {
    fn table() -> table::Table {
        table::Table::Record(&FIND_NOTES_ARGS)
    }
}

impl Decode for FindNotesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut words = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "words" => words = Some(r.list(&FIND_NOTES_ARGS_WORDS, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            words: words.ok_or(Refused)?,
        })
    }
}

impl Encode for FindNotesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("words");
        w.list(&self.words, &FIND_NOTES_ARGS_WORDS, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_NOTE_ARGS: table::Record = table::Record {
    name: "ReadNoteArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ReadNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_NOTE_ARGS)
    }
}

impl Decode for ReadNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DELETE_NOTE_ARGS: table::Record = table::Record {
    name: "DeleteNoteArgs",
    fields: &[
        table::Field::required("id", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DeleteNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&DELETE_NOTE_ARGS)
    }
}

impl Decode for DeleteNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
        })
    }
}

impl Encode for DeleteNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
static FIND_NOTES_RESULT_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
pub static FIND_NOTES_RESULT_TABLE: table::Table = table::Table::List(&FIND_NOTES_RESULT_TYPE);

/// How the find notes result is read and written.
pub fn find_notes_result() -> toolrt::Codec<Vec<String>> {
    toolrt::Codec::new(
        table_find_notes_result,
        read_find_notes_result,
        encode_find_notes_result,
    )
}

fn table_find_notes_result() -> table::Table {
    FIND_NOTES_RESULT_TABLE
}

fn encode_find_notes_result(value: &Vec<String>, w: &mut Writer) {
    w.write(value);
}

fn read_find_notes_result(r: &mut Reader<'_>) -> Result<Vec<String>, Refused> {
    r.read()
}

toolrt::tool_errors!(FindNotesError {});

#[rustfmt::skip]
pub static READ_NOTE_RESULT_TABLE: table::Table = table::Table::Nullable(&table::Table::Record(&acme_research::NOTE));

/// How the read note result is read and written.
pub fn read_note_result() -> toolrt::Codec<Option<Note>> {
    toolrt::Codec::new(
        table_read_note_result,
        read_read_note_result,
        encode_read_note_result,
    )
}

fn table_read_note_result() -> table::Table {
    READ_NOTE_RESULT_TABLE
}

fn encode_read_note_result(value: &Option<Note>, w: &mut Writer) {
    w.write(value);
}

fn read_read_note_result(r: &mut Reader<'_>) -> Result<Option<Note>, Refused> {
    r.read()
}

toolrt::tool_errors!(ReadNoteError {});

toolrt::tool_errors!(DeleteNoteError {});
