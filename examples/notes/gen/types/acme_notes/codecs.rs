// Made by toolc from notes.tools; do not edit.

//! How the types of `acme.notes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Length, Match, NoSuchNote, Note};

#[rustfmt::skip]
pub static NOTE: table::Record = table::Record {
    name: "Note",
    fields: &[
        table::Field::required("name", table::Table::Text(&NOTE_NAME_2)),
        table::Field::required("text", table::Table::Text(&NOTE_TEXT)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NOTE_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static NOTE_NAME_2: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&NOTE_NAME_PATTERN]);
#[rustfmt::skip]
static NOTE_TEXT: table::Text = table::Text::ANY.max(100000);

impl Payload for Note {
    fn table() -> table::Table {
        table::Table::Record(&NOTE)
    }
}

impl Decode for Note {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&NOTE_NAME_2)?),
                "text" => text = Some(r.text(&NOTE_TEXT)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for Note {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &NOTE_NAME_2);
        w.key("text").text(&self.text, &NOTE_TEXT);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MATCH: table::Record = table::Record {
    name: "Match",
    fields: &[
        table::Field::required("name", table::Table::Text(&MATCH_NAME)),
        table::Field::required("line", table::Table::Int(&MATCH_LINE)),
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static MATCH_NAME_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9]+(-[a-z0-9]+)*$");
#[rustfmt::skip]
static MATCH_NAME: table::Text = table::Text::ANY.min(1).max(60).patterns(&[&MATCH_NAME_PATTERN]);
#[rustfmt::skip]
static MATCH_LINE: table::Int = table::Int::ANY.at_least(1);

impl Payload for Match {
    fn table() -> table::Table {
        table::Table::Record(&MATCH)
    }
}

impl Decode for Match {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut line = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.text(&MATCH_NAME)?),
                "line" => line = Some(r.int(&MATCH_LINE)?),
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            line: line.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for Match {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").text(&self.name, &MATCH_NAME);
        w.key("line").int(self.line, &MATCH_LINE);
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LENGTH: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("short"),
        table::Literal::Text("long"),
    ],
};

toolrt::members!(Length: LENGTH);

toolrt::member_texts!(Length: LENGTH);

#[rustfmt::skip]
pub static NO_SUCH_NOTE: table::Record = table::Record {
    name: "no_such_note",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NoSuchNote {
    fn table() -> table::Table {
        table::Table::Record(&NO_SUCH_NOTE)
    }
}

impl Decode for NoSuchNote {
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

impl Encode for NoSuchNote {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

toolrt::error_message!(NoSuchNote: "There is no note of this name.");
