// Made by toolc from other.tools; do not edit.

//! How the types of `other.names` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Aliased, Exception, T1, Warning};

#[rustfmt::skip]
pub static EXCEPTION: table::Record = table::Record {
    name: "Exception",
    fields: &[
        table::Field::required("text", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Exception {
    fn table() -> table::Table {
        table::Table::Record(&EXCEPTION)
    }
}

impl Decode for Exception {
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

impl Encode for Exception {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("text").write(&self.text);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static T1: table::Record = table::Record {
    name: "T1",
    fields: &[
        table::Field::required("way", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for T1 {
    fn table() -> table::Table {
        table::Table::Record(&T1)
    }
}

impl Decode for T1 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut way = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "way" => way = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            way: way.ok_or(Refused)?,
        })
    }
}

impl Encode for T1 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("way").write(&self.way);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ALIASED: table::Record = table::Record {
    name: "Aliased",
    fields: &[
        table::Field::default("code", table::Table::INT, "3"),
        table::Field::optional("all", table::Table::List(&ALIASED_ALL)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static ALIASED_ALL_ITEM: table::Text = table::Text::ANY.max(9);
#[rustfmt::skip]
static ALIASED_ALL: table::List = table::List::of(table::Table::Text(&ALIASED_ALL_ITEM));

impl Payload for Aliased {
    fn table() -> table::Table {
        table::Table::Record(&ALIASED)
    }
}

impl Decode for Aliased {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut code = None;
        let mut all = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "code" => code = Some(r.read()?),
                "all" => all = Some(r.list(&ALIASED_ALL, read_aliased_all_item)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            code: code.unwrap_or(3),
            all,
        })
    }
}

impl Encode for Aliased {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("code").write(&self.code);
        if let Some(all) = &self.all {
            w.key("all").list(all, &ALIASED_ALL, write_aliased_all_item);
        }
        w.end_object();
    }
}

fn read_aliased_all_item(r: &mut Reader<'_>) -> Result<Warning, Refused> {
    r.text(&ALIASED_ALL_ITEM)
}

fn write_aliased_all_item(w: &mut Writer, value: &Warning) {
    w.text(value, &ALIASED_ALL_ITEM);
}
