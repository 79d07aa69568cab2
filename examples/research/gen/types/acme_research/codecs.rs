// Made by toolc from research.tools; do not edit.

//! How the types of `acme.research` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Answer, NotInNotes, Note, Step, ToolCall};

#[rustfmt::skip]
pub static NOTE: table::Record = table::Record {
    name: "Note",
    fields: &[
        table::Field::required("id", table::Table::Text(&NOTE_ID)),
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static NOTE_ID_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static NOTE_ID: table::Text = table::Text::ANY.patterns(&[&NOTE_ID_PATTERN]);

impl Payload for Note {
    fn table() -> table::Table {
        table::Table::Record(&NOTE)
    }
}

impl Decode for Note {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut id = None;
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "id" => id = Some(r.text(&NOTE_ID)?),
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            id: id.ok_or(Refused)?,
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for Note {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").text(&self.id, &NOTE_ID);
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Record = table::Record {
    name: "Answer",
    fields: &[
        table::Field::required("text", table::Table::Text(&ANSWER_TEXT)),
        table::Field::required("sources", table::Table::List(&ANSWER_SOURCES)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ANSWER_TEXT: table::Text = table::Text::ANY.min(1).max(400);
#[rustfmt::skip]
static ANSWER_SOURCES: table::List = table::List::of(table::Table::STRING).min(1).unique();

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Record(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut sources = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&ANSWER_TEXT)?),
                "sources" => sources = Some(r.list(&ANSWER_SOURCES, Reader::read)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            sources: sources.ok_or(Refused)?,
        })
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &ANSWER_TEXT);
        w.key("sources");
        w.list(&self.sources, &ANSWER_SOURCES, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static STEP: table::Tagged = table::Tagged {
    name: "Step",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("call", table::Table::Record(&TOOL_CALL)),
        table::Variant::new("answer", table::Table::Record(&ANSWER)),
    ],
};

impl Payload for Step {
    fn table() -> table::Table {
        table::Table::Tagged(&STEP)
    }
}

impl Decode for Step {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "call" => r.variant("kind").map(Self::Call),
            "answer" => r.variant("kind").map(Self::Answer),
            _ => Err(Refused),
        }
    }
}

impl Encode for Step {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Call(value) => {
                w.variant("kind", "call", value);
            }
            Self::Answer(value) => {
                w.variant("kind", "answer", value);
            }
        }
    }
}

toolrt::conversions!(Step {
    Call(ToolCall),
    Answer(Answer),
});

#[rustfmt::skip]
pub static TOOL_CALL: table::Record = table::Record {
    name: "ToolCall",
    fields: &[
        table::Field::required("tool", table::Table::STRING),
        table::Field::required("args", table::Table::Json),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ToolCall {
    fn table() -> table::Table {
        table::Table::Record(&TOOL_CALL)
    }
}

impl Decode for ToolCall {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut tool = None;
        let mut args = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "tool" => tool = Some(r.read()?),
                "args" => args = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            tool: tool.ok_or(Refused)?,
            args: args.ok_or(Refused)?,
        })
    }
}

impl Encode for ToolCall {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("tool").write(&self.tool);
        w.key("args").write(&self.args);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static NOT_IN_NOTES: table::Record = table::Record {
    name: "not_in_notes",
    fields: &[
        table::Field::required("question", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NotInNotes {
    fn table() -> table::Table {
        table::Table::Record(&NOT_IN_NOTES)
    }
}

impl Decode for NotInNotes {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut question = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "question" => question = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            question: question.ok_or(Refused)?,
        })
    }
}

impl Encode for NotInNotes {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("question").write(&self.question);
        w.end_object();
    }
}

toolrt::error_message!(NotInNotes: "The notes do not say.");
