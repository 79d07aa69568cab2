// Made by toolc from servers.tools; do not edit.

//! How the types of resources and prompts of `board_server` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_servers::codecs as acme_servers;
use super::types::{
    AFileArgs, AFileError, Card, ColumnArgs, ColumnError, CompareArgs, CompareArgsDepth,
    CompareArgsLimits, CompareError, How, ImportantArgs, ImportantError, NoSuchCard, NotesArgs,
    NotesError, PictureArgs, PictureError,
};

#[rustfmt::skip]
pub static COLUMN_ARGS: table::Record = table::Record {
    name: "ColumnArgs",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ColumnArgs {
    fn table() -> table::Table {
        table::Table::Record(&COLUMN_ARGS)
    }
}

impl Decode for ColumnArgs {
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

impl Encode for ColumnArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PICTURE_ARGS: table::Record = table::Record {
    name: "PictureArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for PictureArgs {
    fn table() -> table::Table {
        table::Table::Record(&PICTURE_ARGS)
    }
}

impl Decode for PictureArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for PictureArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_FILE_ARGS: table::Record = table::Record {
    name: "AFileArgs",
    fields: &[
        table::Field::required("path", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AFileArgs {
    fn table() -> table::Table {
        table::Table::Record(&A_FILE_ARGS)
    }
}

impl Decode for AFileArgs {
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

impl Encode for AFileArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("path").write(&self.path);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOTES_ARGS: table::Record = table::Record {
    name: "NotesArgs",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for NotesArgs {
    fn table() -> table::Table {
        table::Table::Record(&NOTES_ARGS)
    }
}

impl Decode for NotesArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for NotesArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COMPARE_ARGS_DEPTH: table::Enum = table::Enum {
    members: &[
        table::Literal::Int(1),
        table::Literal::Int(2),
    ],
};

toolrt::members!(CompareArgsDepth: COMPARE_ARGS_DEPTH);

toolrt::member_texts!(CompareArgsDepth: COMPARE_ARGS_DEPTH);

#[rustfmt::skip]
pub static COMPARE_ARGS_LIMITS: table::Record = table::Record {
    name: "CompareArgsLimits",
    fields: &[
        table::Field::required("top", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for CompareArgsLimits {
    fn table() -> table::Table {
        table::Table::Record(&COMPARE_ARGS_LIMITS)
    }
}

impl Decode for CompareArgsLimits {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut top = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "top" => top = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            top: top.ok_or(Refused)?,
        })
    }
}

impl Encode for CompareArgsLimits {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("top").write(&self.top);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static COMPARE_ARGS: table::Record = table::Record {
    name: "CompareArgs",
    fields: &[
        table::Field::required("card", table::Table::Text(&COMPARE_ARGS_CARD)),
        table::Field::default("how", table::Table::Enum(&acme_servers::HOW), "\"fast\""),
        table::Field::optional("loud", table::Table::Bool),
        table::Field::optional("depth", table::Table::Nullable(&table::Table::Enum(&COMPARE_ARGS_DEPTH))),
        table::Field::optional("limits", table::Table::Record(&COMPARE_ARGS_LIMITS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static COMPARE_ARGS_CARD: table::Text = table::Text::ANY.min(1).max(40);

impl Payload for CompareArgs {
    fn table() -> table::Table {
        table::Table::Record(&COMPARE_ARGS)
    }
}

impl Decode for CompareArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut card = None;
        let mut how = None;
        let mut loud = None;
        let mut depth = toolrt::Maybe::Absent;
        let mut limits = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "card" => card = Some(r.text(&COMPARE_ARGS_CARD)?),
                "how" => how = Some(r.read()?),
                "loud" => loud = Some(r.read()?),
                "depth" => depth = r.read()?,
                "limits" => limits = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            card: card.ok_or(Refused)?,
            how: how.unwrap_or(How::Fast),
            loud,
            depth,
            limits,
        })
    }
}

impl Encode for CompareArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("card").text(&self.card, &COMPARE_ARGS_CARD);
        w.key("how").write(&self.how);
        if let Some(loud) = &self.loud {
            w.key("loud").write(loud);
        }
        if !self.depth.is_absent() {
            w.key("depth");
            w.nullable(self.depth.value(), Writer::write);
        }
        if let Some(limits) = &self.limits {
            w.key("limits").write(limits);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static IMPORTANT_ARGS: table::Record = table::Record {
    name: "ImportantArgs",
    fields: &[
        table::Field::optional("topic", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ImportantArgs {
    fn table() -> table::Table {
        table::Table::Record(&IMPORTANT_ARGS)
    }
}

impl Decode for ImportantArgs {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut topic = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "topic" => topic = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { topic })
    }
}

impl Encode for ImportantArgs {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(topic) = &self.topic {
            w.key("topic").write(topic);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
static COLUMN_RESULT_TYPE: table::List = table::List::of(table::Table::Record(&acme_servers::CARD));
#[rustfmt::skip]
pub static COLUMN_RESULT_TABLE: table::Table = table::Table::List(&COLUMN_RESULT_TYPE);

/// How the column result is read and written.
pub fn column_result() -> toolrt::Codec<Vec<Card>> {
    toolrt::Codec::new(
        table_column_result,
        read_column_result,
        encode_column_result,
    )
}

fn table_column_result() -> table::Table {
    COLUMN_RESULT_TABLE
}

fn encode_column_result(value: &Vec<Card>, w: &mut Writer) {
    w.write(value);
}

fn read_column_result(r: &mut Reader<'_>) -> Result<Vec<Card>, Refused> {
    r.read()
}

toolrt::tool_errors!(ColumnError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

toolrt::tool_errors!(PictureError {});

toolrt::tool_errors!(AFileError {});

toolrt::tool_errors!(NotesError {});

toolrt::tool_errors!(CompareError {});

toolrt::tool_errors!(ImportantError {
    "no_such_card" => NoSuchCard(NoSuchCard),
});

#[rustfmt::skip]
static IMPORTANT_DEPTH_ANSWER_TYPE: table::Int = table::Int::ANY.at_least(1).at_most(9);
#[rustfmt::skip]
pub static IMPORTANT_DEPTH_ANSWER_TABLE: table::Table = table::Table::Int(&IMPORTANT_DEPTH_ANSWER_TYPE);

/// How the important depth answer is read and written.
pub fn important_depth_answer() -> toolrt::Codec<i64> {
    toolrt::Codec::new(
        table_important_depth_answer,
        read_important_depth_answer,
        encode_important_depth_answer,
    )
}

fn table_important_depth_answer() -> table::Table {
    IMPORTANT_DEPTH_ANSWER_TABLE
}

fn encode_important_depth_answer(value: &i64, w: &mut Writer) {
    w.int(*value, &IMPORTANT_DEPTH_ANSWER_TYPE);
}

fn read_important_depth_answer(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&IMPORTANT_DEPTH_ANSWER_TYPE)
}
