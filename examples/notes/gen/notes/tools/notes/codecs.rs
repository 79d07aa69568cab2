// Made by toolc from notes.tools; do not edit.

//! How the payloads, results and errors of the toolset `notes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_notes::codecs as acme_notes;
use super::types::{
    DeleteNoteArgs, DeleteNoteError, DeleteNoteResult, ListNotesArgs, ListNotesError,
    ListNotesResult, NoSuchNote, NoteName, ReadNoteArgs, ReadNoteError, SearchNotesArgs,
    SearchNotesError, SearchNotesResult, WriteNoteArgs, WriteNoteError, WriteNoteResult,
};

#[rustfmt::skip]
pub static LIST_NOTES_ARGS: table::Record = table::Record {
    name: "ListNotesArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for ListNotesArgs {
    fn table() -> table::Table {
        table::Table::Record(&LIST_NOTES_ARGS)
    }
}

impl Decode for ListNotesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for ListNotesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LIST_NOTES_RESULT: table::Record = table::Record {
    name: "ListNotesResult",
    fields: &[
        table::Field::required("names", table::Table::List(&LIST_NOTES_RESULT_NAMES)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES_ITEM_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES_ITEM: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&LIST_NOTES_RESULT_NAMES_ITEM_PATTERN]);
#[rustfmt::skip]
static LIST_NOTES_RESULT_NAMES: table::List = table::List::of(table::Table::Text(&LIST_NOTES_RESULT_NAMES_ITEM));

impl Payload for ListNotesResult {
    fn table() -> table::Table {
        table::Table::Record(&LIST_NOTES_RESULT)
    }
}

impl Decode for ListNotesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut names = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "names" => {
                    let value =
                        r.list(&LIST_NOTES_RESULT_NAMES, read_list_notes_result_names_item)?;
                    names = Some(value);
                }
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            names: names.ok_or(Refused)?,
        })
    }
}

impl Encode for ListNotesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("names");
        w.list(
            &self.names,
            &LIST_NOTES_RESULT_NAMES,
            write_list_notes_result_names_item,
        );
        w.end_object();
    }
}

fn read_list_notes_result_names_item(r: &mut Reader<'_>) -> Result<NoteName, Refused> {
    r.text(&LIST_NOTES_RESULT_NAMES_ITEM)
}

fn write_list_notes_result_names_item(w: &mut Writer, value: &NoteName) {
    w.text(value, &LIST_NOTES_RESULT_NAMES_ITEM);
}

#[rustfmt::skip]
pub static SEARCH_NOTES_ARGS: table::Record = table::Record {
    name: "SearchNotesArgs",
    fields: &[
        table::Field::required("text", table::Table::Text(&SEARCH_NOTES_ARGS_TEXT)),
        table::Field::default("limit", table::Table::Int(&SEARCH_NOTES_ARGS_LIMIT), "20"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_NOTES_ARGS_TEXT: table::Text = table::Text::ANY.min(1).max(200);
#[rustfmt::skip]
static SEARCH_NOTES_ARGS_LIMIT: table::Int = table::Int::ANY.at_least(1).at_most(100);

impl Payload for SearchNotesArgs {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_NOTES_ARGS)
    }
}

impl Decode for SearchNotesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut limit = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&SEARCH_NOTES_ARGS_TEXT)?),
                "limit" => limit = Some(r.int(&SEARCH_NOTES_ARGS_LIMIT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            limit: limit.unwrap_or(20),
        })
    }
}

impl Encode for SearchNotesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &SEARCH_NOTES_ARGS_TEXT);
        w.key("limit").int(self.limit, &SEARCH_NOTES_ARGS_LIMIT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SEARCH_NOTES_RESULT: table::Record = table::Record {
    name: "SearchNotesResult",
    fields: &[
        table::Field::required("matches", table::Table::List(&SEARCH_NOTES_RESULT_MATCHES)),
        table::Field::required("complete", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SEARCH_NOTES_RESULT_MATCHES: table::List = table::List::of(table::Table::Record(&acme_notes::MATCH));

impl Payload for SearchNotesResult {
    fn table() -> table::Table {
        table::Table::Record(&SEARCH_NOTES_RESULT)
    }
}

impl Decode for SearchNotesResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut matches = None;
        let mut complete = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "matches" => matches = Some(r.read()?),
                "complete" => complete = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            matches: matches.ok_or(Refused)?,
            complete: complete.ok_or(Refused)?,
        })
    }
}

impl Encode for SearchNotesResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("matches").write(&self.matches);
        w.key("complete").write(&self.complete);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static READ_NOTE_ARGS: table::Record = table::Record {
    name: "ReadNoteArgs",
    fields: &[
        table::Field::required("name", table::Table::Text(&READ_NOTE_ARGS_NAME)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static READ_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static READ_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&READ_NOTE_ARGS_NAME_PATTERN]);

impl Payload for ReadNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&READ_NOTE_ARGS)
    }
}

impl Decode for ReadNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&READ_NOTE_ARGS_NAME)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for ReadNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &READ_NOTE_ARGS_NAME);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WRITE_NOTE_ARGS: table::Record = table::Record {
    name: "WriteNoteArgs",
    fields: &[
        table::Field::required("name", table::Table::Text(&WRITE_NOTE_ARGS_NAME)),
        table::Field::required("text", table::Table::Text(&WRITE_NOTE_ARGS_TEXT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static WRITE_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static WRITE_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&WRITE_NOTE_ARGS_NAME_PATTERN]);
#[rustfmt::skip]
static WRITE_NOTE_ARGS_TEXT: table::Text = table::Text::ANY.min(1).max(100000);

impl Payload for WriteNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&WRITE_NOTE_ARGS)
    }
}

impl Decode for WriteNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&WRITE_NOTE_ARGS_NAME)?),
                "text" => text = Some(r.text(&WRITE_NOTE_ARGS_TEXT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for WriteNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &WRITE_NOTE_ARGS_NAME);
        w.key("text").text(&self.text, &WRITE_NOTE_ARGS_TEXT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WRITE_NOTE_RESULT: table::Record = table::Record {
    name: "WriteNoteResult",
    fields: &[
        table::Field::required("created", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for WriteNoteResult {
    fn table() -> table::Table {
        table::Table::Record(&WRITE_NOTE_RESULT)
    }
}

impl Decode for WriteNoteResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut created = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "created" => created = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            created: created.ok_or(Refused)?,
        })
    }
}

impl Encode for WriteNoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("created").write(&self.created);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DELETE_NOTE_ARGS: table::Record = table::Record {
    name: "DeleteNoteArgs",
    fields: &[
        table::Field::required("name", table::Table::Text(&DELETE_NOTE_ARGS_NAME)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static DELETE_NOTE_ARGS_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static DELETE_NOTE_ARGS_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&DELETE_NOTE_ARGS_NAME_PATTERN]);

impl Payload for DeleteNoteArgs {
    fn table() -> table::Table {
        table::Table::Record(&DELETE_NOTE_ARGS)
    }
}

impl Decode for DeleteNoteArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&DELETE_NOTE_ARGS_NAME)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for DeleteNoteArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &DELETE_NOTE_ARGS_NAME);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DELETE_NOTE_RESULT: table::Record = table::Record {
    name: "DeleteNoteResult",
    fields: &[
        table::Field::required("deleted", table::Table::Bool),
    ],
    rest: table::Rest::Closed,
};

impl Payload for DeleteNoteResult {
    fn table() -> table::Table {
        table::Table::Record(&DELETE_NOTE_RESULT)
    }
}

impl Decode for DeleteNoteResult {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut deleted = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "deleted" => deleted = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            deleted: deleted.ok_or(Refused)?,
        })
    }
}

impl Encode for DeleteNoteResult {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("deleted").write(&self.deleted);
        w.end_object();
    }
}

toolrt::tool_errors!(ListNotesError {});

toolrt::tool_errors!(SearchNotesError {});

toolrt::tool_errors!(ReadNoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});

toolrt::tool_errors!(WriteNoteError {});

toolrt::tool_errors!(DeleteNoteError {
    "no_such_note" => NoSuchNote(NoSuchNote),
});
