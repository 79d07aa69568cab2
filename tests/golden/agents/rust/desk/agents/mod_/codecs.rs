// Made by toolc from desk.tools; do not edit.

//! How what the model of `../mod` answers is read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{ABAnswer, AMinusBAnswer, EmptyAnswer, SelfAnswer};

#[rustfmt::skip]
pub static SELF_ANSWER: table::Record = table::Record {
    name: "SelfAnswer",
    fields: &[
        table::Field::required("self", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for SelfAnswer {
    fn table() -> table::Table {
        table::Table::Record(&SELF_ANSWER)
    }
}

impl Decode for SelfAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut self_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "self" => self_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            self_: self_.ok_or(Refused)?,
        })
    }
}

impl Encode for SelfAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("self").write(&self.self_);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EMPTY_ANSWER: table::Record = table::Record {
    name: "EmptyAnswer",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for EmptyAnswer {
    fn table() -> table::Table {
        table::Table::Record(&EMPTY_ANSWER)
    }
}

impl Decode for EmptyAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for EmptyAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static AB_ANSWER: table::Record = table::Record {
    name: "ABAnswer",
    fields: &[
        table::Field::required("x", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for ABAnswer {
    fn table() -> table::Table {
        table::Table::Record(&AB_ANSWER)
    }
}

impl Decode for ABAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
        })
    }
}

impl Encode for ABAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static A_MINUS_B_ANSWER: table::Record = table::Record {
    name: "AMinusBAnswer",
    fields: &[
        table::Field::required("y", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for AMinusBAnswer {
    fn table() -> table::Table {
        table::Table::Record(&A_MINUS_B_ANSWER)
    }
}

impl Decode for AMinusBAnswer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            y: y.ok_or(Refused)?,
        })
    }
}

impl Encode for AMinusBAnswer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPTION_ANSWER_TABLE: table::Table = table::Table::Nullable(&table::Table::INT);

/// How the option answer is read and written.
pub fn option_answer() -> toolrt::Codec<Option<i64>> {
    toolrt::Codec::new(
        table_option_answer,
        read_option_answer,
        encode_option_answer,
    )
}

fn table_option_answer() -> table::Table {
    OPTION_ANSWER_TABLE
}

fn encode_option_answer(value: &Option<i64>, w: &mut Writer) {
    w.write(value);
}

fn read_option_answer(r: &mut Reader<'_>) -> Result<Option<i64>, Refused> {
    r.read()
}

#[rustfmt::skip]
static OPTION2_ANSWER_TYPE: table::List = table::List::of(table::Table::Nullable(&table::Table::INT));
#[rustfmt::skip]
pub static OPTION2_ANSWER_TABLE: table::Table = table::Table::List(&OPTION2_ANSWER_TYPE);

/// How the option2 answer is read and written.
pub fn option2_answer() -> toolrt::Codec<Vec<Option<i64>>> {
    toolrt::Codec::new(
        table_option2_answer,
        read_option2_answer,
        encode_option2_answer,
    )
}

fn table_option2_answer() -> table::Table {
    OPTION2_ANSWER_TABLE
}

fn encode_option2_answer(value: &Vec<Option<i64>>, w: &mut Writer) {
    w.write(value);
}

fn read_option2_answer(r: &mut Reader<'_>) -> Result<Vec<Option<i64>>, Refused> {
    r.read()
}

#[rustfmt::skip]
static VEC_ANSWER_TYPE: table::List = table::List::of(table::Table::STRING);
#[rustfmt::skip]
pub static VEC_ANSWER_TABLE: table::Table = table::Table::List(&VEC_ANSWER_TYPE);

/// How the vec answer is read and written.
pub fn vec_answer() -> toolrt::Codec<Vec<String>> {
    toolrt::Codec::new(table_vec_answer, read_vec_answer, encode_vec_answer)
}

fn table_vec_answer() -> table::Table {
    VEC_ANSWER_TABLE
}

fn encode_vec_answer(value: &Vec<String>, w: &mut Writer) {
    w.write(value);
}

fn read_vec_answer(r: &mut Reader<'_>) -> Result<Vec<String>, Refused> {
    r.read()
}
