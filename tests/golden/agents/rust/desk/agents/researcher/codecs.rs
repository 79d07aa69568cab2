// Made by toolc from desk.tools; do not edit.

//! How what the model of `researcher` answers is read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::super::super::types::acme_desk::codecs as acme_desk;
use super::super::super::super::types::acme_shared::codecs as acme_shared;
use super::types::{
    EitherAnswer, EitherAnswerRecord, Even, FinalAnswer, Finding, MoveAnswer, SecretAnswer, Slug,
    Verdict,
};

#[rustfmt::skip]
pub static FINAL_ANSWER: table::Record = table::Record {
    name: "FinalAnswer",
    fields: &[
        table::Field::required("text", table::Table::Text(&FINAL_ANSWER_TEXT)),
        table::Field::required("confidence", table::Table::Float(&FINAL_ANSWER_CONFIDENCE)),
        table::Field::optional("of", table::Table::Nullable(&table::Table::Record(&acme_shared::ITEM))),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static FINAL_ANSWER_TEXT: table::Text = table::Text::ANY.min(1);
#[rustfmt::skip]
static FINAL_ANSWER_CONFIDENCE: table::Float = table::Float::ANY.at_least(0.0).at_most(1.0);

impl Payload for FinalAnswer {
    fn table() -> table::Table {
        table::Table::Record(&FINAL_ANSWER)
    }
}

impl Decode for FinalAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut text = None;
        let mut confidence = None;
        let mut of = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "text" => text = Some(r.text(&FINAL_ANSWER_TEXT)?),
                "confidence" => confidence = Some(r.float(&FINAL_ANSWER_CONFIDENCE)?),
                "of" => of = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            text: text.ok_or(Refused)?,
            confidence: confidence.ok_or(Refused)?,
            of,
        })
    }
}

impl Encode for FinalAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").text(&self.text, &FINAL_ANSWER_TEXT);
        w.key("confidence");
        w.float(self.confidence, &FINAL_ANSWER_CONFIDENCE);
        if !self.of.is_absent() {
            w.key("of");
            w.nullable(self.of.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EITHER_ANSWER_RECORD: table::Record = table::Record {
    name: "EitherAnswerRecord",
    fields: &[
        table::Field::required("code", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for EitherAnswerRecord {
    fn table() -> table::Table {
        table::Table::Record(&EITHER_ANSWER_RECORD)
    }
}

impl Decode for EitherAnswerRecord {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut code = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "code" => code = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            code: code.ok_or(Refused)?,
        })
    }
}

impl Encode for EitherAnswerRecord {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").write(&self.code);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EITHER_ANSWER: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::Record(&EITHER_ANSWER_RECORD),
    ],
};

impl Payload for EitherAnswer {
    fn table() -> table::Table {
        table::Table::Union(&EITHER_ANSWER)
    }
}

impl Decode for EitherAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER_ANSWER)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::Record),
            _ => Err(Refused),
        }
    }
}

impl Encode for EitherAnswer {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::Record(value) => w.write(value),
        }
    }
}

toolrt::conversions!(EitherAnswer {
    Text(String),
    Record(EitherAnswerRecord),
});

#[rustfmt::skip]
pub static MOVE_ANSWER: table::Record = table::Record {
    name: "MoveAnswer",
    fields: &[
        table::Field::required("move", table::Table::Tagged(&acme_desk::MOVE)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for MoveAnswer {
    fn table() -> table::Table {
        table::Table::Record(&MOVE_ANSWER)
    }
}

impl Decode for MoveAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut move_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "move" => move_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            move_: move_.ok_or(Refused)?,
        })
    }
}

impl Encode for MoveAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("move").write(&self.move_);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SECRET_ANSWER: table::Record = table::Record {
    name: "SecretAnswer",
    fields: &[
        table::Field::required("token", table::Table::Secret(&table::Table::STRING)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SecretAnswer {
    fn table() -> table::Table {
        table::Table::Record(&SECRET_ANSWER)
    }
}

impl Decode for SecretAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut token = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "token" => token = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            token: token.ok_or(Refused)?,
        })
    }
}

impl Encode for SecretAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("token").write(&self.token);
        w.end_object();
    }
}

#[rustfmt::skip]
static ANSWERS_ANSWER_TYPE: table::List = table::List::of(table::Table::Record(&acme_desk::FINDING)).min(1).max(3);
#[rustfmt::skip]
pub static ANSWERS_ANSWER_TABLE: table::Table = table::Table::List(&ANSWERS_ANSWER_TYPE);

/// How the answers answer is read and written.
pub fn answers_answer() -> toolrt::Codec<Vec<Finding>> {
    toolrt::Codec::new(
        table_answers_answer,
        read_answers_answer,
        encode_answers_answer,
    )
}

fn table_answers_answer() -> table::Table {
    ANSWERS_ANSWER_TABLE
}

fn encode_answers_answer(value: &Vec<Finding>, w: &mut Writer) {
    w.list(value, &ANSWERS_ANSWER_TYPE, Writer::write);
}

fn read_answers_answer(r: &mut Reader<'_>) -> Result<Vec<Finding>, Refused> {
    r.list(&ANSWERS_ANSWER_TYPE, Reader::read)
}

#[rustfmt::skip]
pub static SPECS_ANSWER_TABLE: table::Table = table::Table::Nullable(&table::Table::Enum(&acme_desk::VERDICT));

/// How the specs answer is read and written.
pub fn specs_answer() -> toolrt::Codec<Option<Verdict>> {
    toolrt::Codec::new(table_specs_answer, read_specs_answer, encode_specs_answer)
}

fn table_specs_answer() -> table::Table {
    SPECS_ANSWER_TABLE
}

fn encode_specs_answer(value: &Option<Verdict>, w: &mut Writer) {
    w.write(value);
}

fn read_specs_answer(r: &mut Reader<'_>) -> Result<Option<Verdict>, Refused> {
    r.read()
}

#[rustfmt::skip]
static SLUG_ANSWER_TYPE_PATTERN: table::Pattern = table::Pattern::new("^[a-z0-9-]+$");
#[rustfmt::skip]
static SLUG_ANSWER_TYPE: table::Text = table::Text::ANY.min(1).max(64).patterns(&[&SLUG_ANSWER_TYPE_PATTERN]);
#[rustfmt::skip]
pub static SLUG_ANSWER_TABLE: table::Table = table::Table::Text(&SLUG_ANSWER_TYPE);

/// How the slug answer is read and written.
pub fn slug_answer() -> toolrt::Codec<Slug> {
    toolrt::Codec::new(table_slug_answer, read_slug_answer, encode_slug_answer)
}

fn table_slug_answer() -> table::Table {
    SLUG_ANSWER_TABLE
}

fn encode_slug_answer(value: &Slug, w: &mut Writer) {
    w.text(value, &SLUG_ANSWER_TYPE);
}

fn read_slug_answer(r: &mut Reader<'_>) -> Result<Slug, Refused> {
    r.text(&SLUG_ANSWER_TYPE)
}

#[rustfmt::skip]
pub static CHECKED_ANSWER_TYPE_SCHEMA: table::Schema = table::Schema::new(table::Table::INT, "{\"multipleOf\":2}");
#[rustfmt::skip]
pub static CHECKED_ANSWER_TABLE: table::Table = table::Table::Schema(&CHECKED_ANSWER_TYPE_SCHEMA);

/// How the checked answer is read and written.
pub fn checked_answer() -> toolrt::Codec<Even> {
    toolrt::Codec::new(
        table_checked_answer,
        read_checked_answer_checked,
        encode_checked_answer,
    )
}

fn table_checked_answer() -> table::Table {
    CHECKED_ANSWER_TABLE
}

fn encode_checked_answer(value: &Even, w: &mut Writer) {
    w.check();
    w.write(value);
}

fn read_checked_answer(r: &mut Reader<'_>) -> Result<Even, Refused> {
    r.read()
}

fn read_checked_answer_checked(r: &mut Reader<'_>) -> Result<Even, Refused> {
    r.checked()?;
    read_checked_answer(r)
}
