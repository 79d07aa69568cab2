// Made by toolc from quotes.tools; do not edit.

//! How the types of `quotes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::Open;

#[rustfmt::skip]
pub static OPEN: table::Record = table::Record {
    name: "Open",
    fields: &[
        table::Field::required("list", table::Table::List(&OPEN_LIST)),
        table::Field::optional("more", table::Table::STRING),
        table::Field::default("\"\"\"; open('x', 'w'); \"\"\"", table::Table::STRING, "\"\\\"#; evil(); r#\\\"\\\\\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static OPEN_LIST: table::List = table::List::of(table::Table::STRING);

impl Payload for Open {
    fn table() -> table::Table {
        table::Table::Record(&OPEN)
    }
}

impl Decode for Open {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut list = None;
        let mut more = None;
        let mut open_x_w = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "list" => list = Some(r.read()?),
                "more" => more = Some(r.read()?),
                "\"\"\"; open('x', 'w'); \"\"\"" => open_x_w = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            list: list.ok_or(Refused)?,
            more,
            open_x_w: open_x_w.unwrap_or_else(Self::default_open_x_w),
        })
    }
}

impl Encode for Open {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("list").write(&self.list);
        if let Some(more) = &self.more {
            w.key("more").write(more);
        }
        w.any_key("\"\"\"; open('x', 'w'); \"\"\"");
        w.write(&self.open_x_w);
        w.end_object();
    }
}
