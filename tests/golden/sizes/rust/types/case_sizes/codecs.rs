// Made by toolc from sizes.tools; do not edit.

//! How the types of `case.sizes` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Folder, Outline, OutlineItem, Tree};

#[rustfmt::skip]
pub static TREE: table::List = table::List::of(table::Table::List(&TREE));

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::List(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static OUTLINE_ITEM: table::Record = table::Record {
    name: "OutlineItem",
    fields: &[
        table::Field::required("title", table::Table::STRING),
        table::Field::required("inside", table::Table::List(&OUTLINE_ITEM_INSIDE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static OUTLINE_ITEM_INSIDE: table::List = OUTLINE.max(3);

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
                "inside" => inside = Some(read_outline_item_inside(r)?),
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
        w.key("inside");
        write_outline_item_inside(w, &self.inside);
        w.end_object();
    }
}

fn read_outline_item_inside(r: &mut Reader<'_>) -> Result<Outline, Refused> {
    r.held(table::Table::List(&OUTLINE_ITEM_INSIDE))?;
    r.read()
}

fn write_outline_item_inside(w: &mut Writer, value: &Outline) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&OUTLINE_ITEM_INSIDE));
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
pub static FOLDER: table::Map = table::Map::of(table::Table::Map(&FOLDER));

impl Payload for Folder {
    fn table() -> table::Table {
        table::Table::Map(&FOLDER)
    }
}

impl Decode for Folder {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Folder {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}
