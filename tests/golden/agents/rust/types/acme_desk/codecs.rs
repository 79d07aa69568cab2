// Made by toolc from desk.tools; do not edit.

//! How the types of `acme.desk` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::acme_shared::codecs as acme_shared;
use super::types::{Finding, Move, NobodyKnows, Question, Verdict};

#[rustfmt::skip]
pub static QUESTION: table::Record = table::Record {
    name: "Question",
    fields: &[
        table::Field::required("text", table::Table::Text(&QUESTION_TEXT)),
        table::Field::optional("about", table::Table::Record(&acme_shared::ITEM)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static QUESTION_TEXT: table::Text = table::Text::ANY.min(1).max(500);

impl Payload for Question {
    fn table() -> table::Table {
        table::Table::Record(&QUESTION)
    }
}

impl Decode for Question {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut about = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&QUESTION_TEXT)?),
                "about" => about = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            about,
        })
    }
}

impl Encode for Question {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &QUESTION_TEXT);
        if let Some(about) = &self.about {
            w.key("about").write(about);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FINDING: table::Record = table::Record {
    name: "Finding",
    fields: &[
        table::Field::required("text", table::Table::STRING),
        table::Field::default("sources", table::Table::List(&FINDING_SOURCES), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FINDING_SOURCES: table::List = table::List::of(table::Table::URI);

impl Payload for Finding {
    fn table() -> table::Table {
        table::Table::Record(&FINDING)
    }
}

impl Decode for Finding {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut sources = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                "sources" => sources = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            sources: sources.unwrap_or_default(),
        })
    }
}

impl Encode for Finding {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.key("sources").write(&self.sources);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static VERDICT: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("yes"),
        table::Literal::Text("no"),
        table::Literal::Text("not sure"),
    ],
};

toolrt::members!(Verdict: VERDICT);

toolrt::member_texts!(Verdict: VERDICT);

#[rustfmt::skip]
pub static MOVE: table::Tagged = table::Tagged {
    name: "Move",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("ask", table::Table::Record(&QUESTION)),
        table::Variant::new("tell", table::Table::Record(&FINDING)),
    ],
};

impl Payload for Move {
    fn table() -> table::Table {
        table::Table::Tagged(&MOVE)
    }
}

impl Decode for Move {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "ask" => r.variant("kind").map(Self::Ask),
            "tell" => r.variant("kind").map(Self::Tell),
            _ => Err(Refused),
        }
    }
}

impl Encode for Move {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Ask(value) => {
                w.variant("kind", "ask", value);
            }
            Self::Tell(value) => {
                w.variant("kind", "tell", value);
            }
        }
    }
}

toolrt::conversions!(Move {
    Ask(Question),
    Tell(Finding),
});

#[rustfmt::skip]
pub static NOBODY_KNOWS: table::Record = table::Record {
    name: "nobody_knows",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for NobodyKnows {
    fn table() -> table::Table {
        table::Table::Record(&NOBODY_KNOWS)
    }
}

impl Decode for NobodyKnows {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
        })
    }
}

impl Encode for NobodyKnows {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

toolrt::error_message!(NobodyKnows: "Nobody knows.");
