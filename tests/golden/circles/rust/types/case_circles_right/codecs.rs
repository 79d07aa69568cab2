// Made by toolc from right.tools; do not edit.

//! How the types of `case.circles.right` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::case_circles_left::codecs as case_circles_left;
use super::super::case_circles_left::types::{Colour, Name, Turns};
use super::types::{Folder, Form, MixedItem, Other, Side, Square, Turn};

#[rustfmt::skip]
pub static TURN: table::Record = table::Record {
    name: "Turn",
    fields: &[
        table::Field::required("turns", table::Table::Nullable(&table::Table::List(&TURN_TURNS))),
        table::Field::required("name", table::Table::Text(&TURN_NAME)),
        table::Field::default("colour", table::Table::Enum(&case_circles_left::COLOUR), "\"red\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static TURN_TURNS: table::List = table::List::of(table::Table::Record(&TURN)).max(4);
#[rustfmt::skip]
static TURN_NAME: table::Text = table::Text::ANY.min(1).max(10);

impl Payload for Turn {
    fn table() -> table::Table {
        table::Table::Record(&TURN)
    }
}

impl Decode for Turn {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut turns = None;
        let mut name = None;
        let mut colour = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "turns" => turns = Some(r.nullable(read_turn_turns)?),
                "name" => name = Some(r.text(&TURN_NAME)?),
                "colour" => colour = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            turns: turns.ok_or(Refused)?,
            name: name.ok_or(Refused)?,
            colour: colour.unwrap_or(Colour::Red),
        })
    }
}

impl Encode for Turn {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("turns");
        w.nullable(self.turns.as_ref(), write_turn_turns);
        w.key("name").text(&self.name, &TURN_NAME);
        w.key("colour").write(&self.colour);
        w.end_object();
    }
}

fn read_turn_turns(r: &mut Reader<'_>) -> Result<Turns, Refused> {
    r.list(&TURN_TURNS, Reader::read)
}

fn write_turn_turns(w: &mut Writer, value: &Turns) {
    w.list(value, &TURN_TURNS, Writer::write);
}

fn write_turn_turns_or_null(w: &mut Writer, value: &Option<Turns>) {
    w.nullable(value.as_ref(), write_turn_turns);
}

#[rustfmt::skip]
pub static OTHER: table::Record = table::Record {
    name: "Other",
    fields: &[
        table::Field::required("pair", table::Table::Nullable(&table::Table::Record(&case_circles_left::PAIR))),
        table::Field::default("names", table::Table::List(&OTHER_NAMES), "[]"),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static OTHER_NAMES_ITEM: table::Text = table::Text::ANY.min(1).max(10);
#[rustfmt::skip]
static OTHER_NAMES: table::List = table::List::of(table::Table::Text(&OTHER_NAMES_ITEM));

impl Payload for Other {
    fn table() -> table::Table {
        table::Table::Record(&OTHER)
    }
}

impl Decode for Other {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut pair = None;
        let mut names = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "pair" => pair = Some(r.read()?),
                "names" => names = Some(r.list(&OTHER_NAMES, read_other_names_item)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            pair: pair.ok_or(Refused)?,
            names: names.unwrap_or_default(),
        })
    }
}

impl Encode for Other {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("pair").write(&self.pair);
        w.key("names");
        w.list(&self.names, &OTHER_NAMES, write_other_names_item);
        w.end_object();
    }
}

fn read_other_names_item(r: &mut Reader<'_>) -> Result<Name, Refused> {
    r.text(&OTHER_NAMES_ITEM)
}

fn write_other_names_item(w: &mut Writer, value: &Name) {
    w.text(value, &OTHER_NAMES_ITEM);
}

#[rustfmt::skip]
pub static FOLDER: table::List = table::List::of(table::Table::Map(&case_circles_left::INDEX));

impl Payload for Folder {
    fn table() -> table::Table {
        table::Table::List(&FOLDER)
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

#[rustfmt::skip]
pub static MIXED_ITEM: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&MIXED_ITEM_NAME),
        table::Table::INT,
    ],
};
#[rustfmt::skip]
static MIXED_ITEM_NAME: table::Text = table::Text::ANY.min(1).max(10);

impl Payload for MixedItem {
    fn table() -> table::Table {
        table::Table::Union(&MIXED_ITEM)
    }
}

impl Decode for MixedItem {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MIXED_ITEM)? {
            0 => r.text(&MIXED_ITEM_NAME).map(Self::Name),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for MixedItem {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Name(value) => w.text(value, &MIXED_ITEM_NAME),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("near"),
        table::Literal::Text("far"),
    ],
};

impl Payload for Side {
    fn table() -> table::Table {
        table::Table::Enum(&SIDE)
    }
}

impl Decode for Side {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&SIDE, &Self::ALL)
    }
}

impl Encode for Side {
    fn encode(&self, w: &mut Writer) {
        w.member(&SIDE, *self as usize);
    }
}

#[rustfmt::skip]
pub static SQUARE: table::Record = table::Record {
    name: "Square",
    fields: &[
        table::Field::default("colour", table::Table::Enum(&case_circles_left::COLOUR), "\"green\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Square {
    fn table() -> table::Table {
        table::Table::Record(&SQUARE)
    }
}

impl Decode for Square {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut colour = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "colour" => colour = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            colour: colour.unwrap_or(Colour::Green),
        })
    }
}

impl Encode for Square {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("colour").write(&self.colour);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FORM: table::Tagged = table::Tagged {
    name: "Form",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("round", table::Table::Record(&case_circles_left::ROUND)),
        table::Variant::new("square", table::Table::Record(&SQUARE)),
    ],
};

impl Payload for Form {
    fn table() -> table::Table {
        table::Table::Tagged(&FORM)
    }
}

impl Decode for Form {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "round" => r.variant("kind").map(Self::Round),
            "square" => r.variant("kind").map(Self::Square),
            _ => Err(Refused),
        }
    }
}

impl Encode for Form {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Round(value) => {
                w.variant("kind", "round", value);
            }
            Self::Square(value) => {
                w.variant("kind", "square", value);
            }
        }
    }
}
