// Made by toolc from recursion.tools; do not edit.

//! How the types of `case.recursion` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Chain, Deep, Folder, Node, Odd, Outline, OutlineItem, Ping, Pong, Text, Tree};

#[rustfmt::skip]
pub static TREE: table::List = table::List::of(table::Table::List(&TREE)).max(9);

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::List(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.list(&TREE, Reader::read)?;
        Ok(Self(value))
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.list(value, &TREE, Writer::write);
    }
}

#[rustfmt::skip]
pub static OUTLINE_ITEM: table::Record = table::Record {
    name: "OutlineItem",
    fields: &[
        table::Field::required("title", table::Table::STRING),
        table::Field::required("inside", table::Table::Nullable(&table::Table::List(&OUTLINE))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for OutlineItem {
    fn table() -> table::Table {
        table::Table::Record(&OUTLINE_ITEM)
    }
}

impl Decode for OutlineItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut title = None;
        let mut inside = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "title" => title = Some(r.read()?),
                "inside" => inside = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            title: title.ok_or(Refused)?,
            inside: inside.ok_or(Refused)?,
        })
    }
}

impl Encode for OutlineItem {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("title").write(&self.title);
        w.key("inside").write(&self.inside);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OUTLINE: table::List = table::List::of(table::Table::Record(&OUTLINE_ITEM));

impl Payload for Outline {
    fn table() -> table::Table {
        table::Table::List(&OUTLINE)
    }
}

impl Decode for Outline {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Outline {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static FOLDER: table::Map = table::Map::of(table::Table::Map(&FOLDER)).max(20);

impl Payload for Folder {
    fn table() -> table::Table {
        table::Table::Map(&FOLDER)
    }
}

impl Decode for Folder {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.map(&FOLDER, Reader::read)?;
        Ok(Self(value))
    }
}

impl Encode for Folder {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.map(value, &FOLDER, Writer::write);
    }
}

#[rustfmt::skip]
pub static PING: table::List = table::List::of(table::Table::Nullable(&table::Table::Map(&PONG)));

impl Payload for Ping {
    fn table() -> table::Table {
        table::Table::List(&PING)
    }
}

impl Decode for Ping {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Ping {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static PONG: table::Map = table::Map::of(table::Table::List(&PING));

impl Payload for Pong {
    fn table() -> table::Table {
        table::Table::Map(&PONG)
    }
}

impl Decode for Pong {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Pong {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static CHAIN: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::Nullable(&table::Table::Tuple(&CHAIN))]);

impl Payload for Chain {
    fn table() -> table::Table {
        table::Table::Tuple(&CHAIN)
    }
}

impl Decode for Chain {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = read_chain_value(r)?;
        Ok(Self(value))
    }
}

impl Encode for Chain {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        write_chain_value(w, value);
    }
}

fn read_chain_value(r: &mut Reader<'_>) -> Result<(i64, Option<Box<Chain>>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_chain_value(w: &mut Writer, value: &(i64, Option<Box<Chain>>)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

#[rustfmt::skip]
pub static NODE: table::Record = table::Record {
    name: "Node",
    fields: &[
        table::Field::required("value", table::Table::INT),
        table::Field::required("next", table::Table::Nullable(&table::Table::Record(&NODE))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Node {
    fn table() -> table::Table {
        table::Table::Record(&NODE)
    }
}

impl Decode for Node {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut value_ = None;
        let mut next = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "value" => value_ = Some(r.read()?),
                "next" => next = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            value: value_.ok_or(Refused)?,
            next: next.ok_or(Refused)?,
        })
    }
}

impl Encode for Node {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("value").write(&self.value);
        w.key("next").write(&self.next);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TEXT: table::Union = table::Union {
    alternatives: &[
        table::Table::STRING,
        table::Table::List(&TEXT_TEXT_LIST),
    ],
};
#[rustfmt::skip]
static TEXT_TEXT_LIST: table::List = table::List::of(table::Table::Union(&TEXT));

impl Payload for Text {
    fn table() -> table::Table {
        table::Table::Union(&TEXT)
    }
}

impl Decode for Text {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&TEXT)? {
            0 => r.read().map(Self::Text),
            1 => r.read().map(Self::TextList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Text {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.write(value),
            Self::TextList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
static DEEP_ITEM: table::List = table::List::of(table::Table::Nullable(&table::Table::List(&DEEP)));
#[rustfmt::skip]
pub static DEEP: table::List = table::List::of(table::Table::List(&DEEP_ITEM)).unique();

impl Payload for Deep {
    fn table() -> table::Table {
        table::Table::List(&DEEP)
    }
}

impl Decode for Deep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.list(&DEEP, Reader::read)?;
        Ok(Self(value))
    }
}

impl Encode for Deep {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.list(value, &DEEP, Writer::write);
    }
}

#[rustfmt::skip]
pub static ODD_ITEM_SCHEMA: table::Schema = table::Schema::new(table::Table::List(&ODD), "{\"maxItems\":3}");
#[rustfmt::skip]
pub static ODD: table::List = table::List::of(table::Table::Schema(&ODD_ITEM_SCHEMA));

impl Payload for Odd {
    fn table() -> table::Table {
        table::Table::List(&ODD)
    }
}

impl Decode for Odd {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.checked()?;
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Odd {
    fn encode(&self, w: &mut Writer) {
        w.check();
        let value = &self.0;
        w.write(value);
    }
}
