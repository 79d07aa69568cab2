// Made by toolc from namesakes.tools; do not edit.

//! How the types of `namesakes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Outcome, OutcomeSchema, RowsItem, Twins};

#[rustfmt::skip]
pub static ROWS_ITEM: table::Record = table::Record {
    name: "RowsItem",
    fields: &[
        table::Field::required("id", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for RowsItem {
    fn table() -> table::Table {
        table::Table::Record(&ROWS_ITEM)
    }
}

impl Decode for RowsItem {
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

impl Encode for RowsItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("id").write(&self.id);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TWINS: table::Record = table::Record {
    name: "Twins",
    fields: &[
        table::Field::required("x", table::Table::Int(&TWINS_X)),
        table::Field::required("x_", table::Table::Int(&TWINS_X_2)),
        table::Field::required("both", table::Table::List(&TWINS_BOTH)),
        table::Field::required("both_", table::Table::List(&TWINS_BOTH_2)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TWINS_X: table::Int = table::Int::ANY.at_least(1).at_most(2);
#[rustfmt::skip]
static TWINS_X_2: table::Int = table::Int::ANY.at_least(3).at_most(4);
#[rustfmt::skip]
static TWINS_BOTH_ITEM: table::Int = table::Int::ANY.at_least(5).at_most(6);
#[rustfmt::skip]
static TWINS_BOTH: table::List = table::List::of(table::Table::Int(&TWINS_BOTH_ITEM));
#[rustfmt::skip]
static TWINS_BOTH_2_ITEM: table::Int = table::Int::ANY.at_least(7).at_most(8);
#[rustfmt::skip]
static TWINS_BOTH_2: table::List = table::List::of(table::Table::Int(&TWINS_BOTH_2_ITEM));

impl Payload for Twins {
    fn table() -> table::Table {
        table::Table::Record(&TWINS)
    }
}

impl Decode for Twins {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut x_2 = None;
        let mut both = None;
        let mut both_2 = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.int(&TWINS_X)?),
                "x_" => x_2 = Some(r.int(&TWINS_X_2)?),
                "both" => both = Some(r.list(&TWINS_BOTH, read_twins_both_item)?),
                "both_" => both_2 = Some(r.list(&TWINS_BOTH_2, read_twins_both_2_item)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            x_2: x_2.ok_or(Refused)?,
            both: both.ok_or(Refused)?,
            both_2: both_2.ok_or(Refused)?,
        })
    }
}

impl Encode for Twins {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").int(self.x, &TWINS_X);
        w.key("x_").int(self.x_2, &TWINS_X_2);
        w.key("both");
        w.list(&self.both, &TWINS_BOTH, write_twins_both_item);
        w.key("both_");
        w.list(&self.both_2, &TWINS_BOTH_2, write_twins_both_2_item);
        w.end_object();
    }
}

fn read_twins_both_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&TWINS_BOTH_ITEM)
}

fn read_twins_both_2_item(r: &mut Reader<'_>) -> Result<i64, Refused> {
    r.int(&TWINS_BOTH_2_ITEM)
}

fn write_twins_both_item(w: &mut Writer, value: &i64) {
    w.int(*value, &TWINS_BOTH_ITEM);
}

fn write_twins_both_2_item(w: &mut Writer, value: &i64) {
    w.int(*value, &TWINS_BOTH_2_ITEM);
}

#[rustfmt::skip]
pub static OUTCOME: table::Record = table::Record {
    name: "Outcome",
    fields: &[
        table::Field::optional("rows", table::Table::INT),
        table::Field::optional("pages", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
pub static OUTCOME_SCHEMA_2: table::Schema = table::Schema::new(table::Table::Record(&OUTCOME), "{\"minProperties\":1}");

impl Payload for Outcome {
    fn table() -> table::Table {
        table::Table::Schema(&OUTCOME_SCHEMA_2)
    }
}

impl Decode for Outcome {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let mut rows = None;
        let mut pages = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rows" => rows = Some(r.read()?),
                "pages" => pages = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self { rows, pages })
    }
}

impl Encode for Outcome {
    fn encode(&self, w: &mut Writer) {
        w.check();
        w.begin_object();
        if let Some(rows) = &self.rows {
            w.key("rows").write(rows);
        }
        if let Some(pages) = &self.pages {
            w.key("pages").write(pages);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OUTCOME_SCHEMA: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("rows"),
        table::Literal::Text("pages"),
    ],
};

impl Payload for OutcomeSchema {
    fn table() -> table::Table {
        table::Table::Enum(&OUTCOME_SCHEMA)
    }
}

impl Decode for OutcomeSchema {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&OUTCOME_SCHEMA, &Self::ALL)
    }
}

impl Encode for OutcomeSchema {
    fn encode(&self, w: &mut Writer) {
        w.member(&OUTCOME_SCHEMA, *self as usize);
    }
}
