// Made by toolc from left.tools; do not edit.

//! How the types of `case.circles.left` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::super::case_circles_right::codecs as case_circles_right;
use super::super::case_circles_right::types::Side;
use super::types::{Colour, Either, Flat, Index, Pair, Round, Shape};

#[rustfmt::skip]
pub static PAIR: table::Record = table::Record {
    name: "Pair",
    fields: &[
        table::Field::required("other", table::Table::Nullable(&table::Table::Record(&case_circles_right::OTHER))),
        table::Field::required("name", table::Table::Text(&PAIR_NAME)),
        table::Field::default("side", table::Table::Enum(&case_circles_right::SIDE), "\"far\""),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static PAIR_NAME: table::Text = table::Text::ANY.min(1).max(10);

impl Payload for Pair {
    fn table() -> table::Table {
        table::Table::Record(&PAIR)
    }
}

impl Decode for Pair {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut other = None;
        let mut name = None;
        let mut side = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "other" => other = Some(r.read()?),
                "name" => name = Some(r.text(&PAIR_NAME)?),
                "side" => side = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            other: other.ok_or(Refused)?,
            name: name.ok_or(Refused)?,
            side: side.unwrap_or(Side::Far),
        })
    }
}

impl Encode for Pair {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("other").write(&self.other);
        w.key("name").text(&self.name, &PAIR_NAME);
        w.key("side").write(&self.side);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&EITHER_CODE),
        table::Table::List(&EITHER_OTHER_LIST),
    ],
};
#[rustfmt::skip]
static EITHER_CODE: table::Text = table::Text::ANY.min(1).max(3);
#[rustfmt::skip]
static EITHER_OTHER_LIST: table::List = table::List::of(table::Table::Record(&case_circles_right::OTHER));

impl Payload for Either {
    fn table() -> table::Table {
        table::Table::Union(&EITHER)
    }
}

impl Decode for Either {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER)? {
            0 => r.text(&EITHER_CODE).map(Self::Code),
            1 => r.read().map(Self::OtherList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Either {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Code(value) => w.text(value, &EITHER_CODE),
            Self::OtherList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static INDEX: table::Map = table::Map::of(table::Table::List(&case_circles_right::FOLDER));

impl Payload for Index {
    fn table() -> table::Table {
        table::Table::Map(&INDEX)
    }
}

impl Decode for Index {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let value = r.read()?;
        Ok(Self(value))
    }
}

impl Encode for Index {
    fn encode(&self, w: &mut Writer) {
        let value = &self.0;
        w.write(value);
    }
}

#[rustfmt::skip]
pub static COLOUR: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("red"),
        table::Literal::Text("green"),
    ],
};

impl Payload for Colour {
    fn table() -> table::Table {
        table::Table::Enum(&COLOUR)
    }
}

impl Decode for Colour {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&COLOUR, &Self::ALL)
    }
}

impl Encode for Colour {
    fn encode(&self, w: &mut Writer) {
        w.member(&COLOUR, *self as usize);
    }
}

#[rustfmt::skip]
pub static FLAT: table::Record = table::Record {
    name: "Flat",
    fields: &[
        table::Field::default("side", table::Table::Enum(&case_circles_right::SIDE), "\"near\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Flat {
    fn table() -> table::Table {
        table::Table::Record(&FLAT)
    }
}

impl Decode for Flat {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.unwrap_or(Side::Near),
        })
    }
}

impl Encode for Flat {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ROUND: table::Record = table::Record {
    name: "Round",
    fields: &[
        table::Field::required("colour", table::Table::Enum(&COLOUR)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Round {
    fn table() -> table::Table {
        table::Table::Record(&ROUND)
    }
}

impl Decode for Round {
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
            colour: colour.ok_or(Refused)?,
        })
    }
}

impl Encode for Round {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("colour").write(&self.colour);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SHAPE: table::Tagged = table::Tagged {
    name: "Shape",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("flat", table::Table::Record(&FLAT)),
        table::Variant::new("square", table::Table::Record(&case_circles_right::SQUARE)),
    ],
};

impl Payload for Shape {
    fn table() -> table::Table {
        table::Table::Tagged(&SHAPE)
    }
}

impl Decode for Shape {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "flat" => r.variant("kind").map(Self::Flat),
            "square" => r.variant("kind").map(Self::Square),
            _ => Err(Refused),
        }
    }
}

impl Encode for Shape {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Flat(value) => {
                w.variant("kind", "flat", value);
            }
            Self::Square(value) => {
                w.variant("kind", "square", value);
            }
        }
    }
}
