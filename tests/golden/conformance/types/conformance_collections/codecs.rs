// Made by toolc from collections.tools; do not edit.

//! How the types of `conformance.collections` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{Folders, Forest, Hedge, Ivy, KindsItem, Point, Shady, Stack, Step};

#[rustfmt::skip]
pub static POINT: table::Record = table::Record {
    name: "Point",
    fields: &[
        table::Field::required("x", table::Table::INT),
        table::Field::default("y", table::Table::INT, "0"),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Point {
    fn table() -> table::Table {
        table::Table::Record(&POINT)
    }
}

impl Decode for Point {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut y = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                "y" => y = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            x: x.ok_or(Refused)?,
            y: y.unwrap_or_default(),
        })
    }
}

impl Encode for Point {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("x").write(&self.x);
        w.key("y").write(&self.y);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KINDS_ITEM: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::STRING,
    ],
};

impl Payload for KindsItem {
    fn table() -> table::Table {
        table::Table::Union(&KINDS_ITEM)
    }
}

impl Decode for KindsItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&KINDS_ITEM)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Text),
            _ => Err(Refused),
        }
    }
}

impl Encode for KindsItem {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Text(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static STEP: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("up"),
        table::Literal::Text("down"),
    ],
};

impl Payload for Step {
    fn table() -> table::Table {
        table::Table::Enum(&STEP)
    }
}

impl Decode for Step {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&STEP, &Self::ALL)
    }
}

impl Encode for Step {
    fn encode(&self, w: &mut Writer) {
        w.member(&STEP, *self as usize);
    }
}

#[rustfmt::skip]
pub static FOREST: table::List = table::List::of(table::Table::List(&FOREST)).max(3);

impl Payload for Forest {
    fn table() -> table::Table {
        table::Table::List(&FOREST)
    }
}

impl Decode for Forest {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.list(&FOREST, Reader::read)?;
        Ok(Self(value))
    }
}

impl Encode for Forest {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.list(value, &FOREST, Writer::write);
    }
}

#[rustfmt::skip]
pub static FOLDERS: table::Map = table::Map::of(table::Table::Map(&FOLDERS));

impl Payload for Folders {
    fn table() -> table::Table {
        table::Table::Map(&FOLDERS)
    }
}

impl Decode for Folders {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Folders {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static STACK: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::Nullable(&table::Table::Tuple(&STACK))]).tail(table::Table::Json);

impl Payload for Stack {
    fn table() -> table::Table {
        table::Table::Tuple(&STACK)
    }
}

impl Decode for Stack {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = read_stack_value(r)?;
        Ok(Self(value))
    }
}

impl Encode for Stack {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        write_stack_value(w, value);
    }
}

fn read_stack_value(
    r: &mut Reader<'_>,
) -> Result<(i64, Option<Box<Stack>>, Vec<toolrt::Value>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    let tail = r.tail(&STACK, Reader::read)?;
    Ok((item1, item2, tail))
}

fn write_stack_value(w: &mut Writer, value: &(i64, Option<Box<Stack>>, Vec<toolrt::Value>)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.tail(&value.2, &STACK, Writer::write);
    w.end_list();
}

#[rustfmt::skip]
static SHADY_ITEM: table::List = SHADY.max(1);
#[rustfmt::skip]
pub static SHADY: table::List = table::List::of(table::Table::List(&SHADY_ITEM));

impl Payload for Shady {
    fn table() -> table::Table {
        table::Table::List(&SHADY)
    }
}

impl Decode for Shady {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.list(&SHADY, read_shady_value_item)?;
        Ok(Self(value))
    }
}

impl Encode for Shady {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.list(value, &SHADY, write_shady_value_item);
    }
}

fn read_shady_value_item(r: &mut Reader<'_>) -> Result<Shady, Refused> {
    r.held(table::Table::List(&SHADY_ITEM))?;
    r.read()
}

fn write_shady_value_item(w: &mut Writer, value: &Shady) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&SHADY_ITEM));
}

#[rustfmt::skip]
pub static HEDGE: table::List = IVY.min(1);

impl Payload for Hedge {
    fn table() -> table::Table {
        table::Table::List(&HEDGE)
    }
}

impl Decode for Hedge {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = read_hedge_value(r)?;
        Ok(Self(value))
    }
}

impl Encode for Hedge {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        write_hedge_value(w, value);
    }
}

fn read_hedge_value(r: &mut Reader<'_>) -> Result<Ivy, Refused> {
    r.held(table::Table::List(&HEDGE))?;
    r.read()
}

fn write_hedge_value(w: &mut Writer, value: &Ivy) {
    let start = w.position();
    w.write(value);
    w.held(start, table::Table::List(&HEDGE));
}

#[rustfmt::skip]
pub static IVY: table::List = table::List::of(table::Table::Nullable(&table::Table::List(&HEDGE)));

impl Payload for Ivy {
    fn table() -> table::Table {
        table::Table::List(&IVY)
    }
}

impl Decode for Ivy {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Ivy {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}
