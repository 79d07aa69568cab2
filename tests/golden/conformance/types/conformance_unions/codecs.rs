// Made by toolc from unions.tools; do not edit.

//! How the types of `conformance.unions` are read, written and checked.

use toolrt::table;
use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer};

use super::types::*;

#[rustfmt::skip]
pub static TRIGGER: table::Tagged = table::Tagged {
    name: "Trigger",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("schedule", table::Table::Record(&CRON)),
        table::Variant::new("event", table::Table::Record(&EVENT_REF)),
    ],
};

impl Payload for Trigger {
    fn table() -> table::Table {
        table::Table::Tagged(&TRIGGER)
    }
}

impl Decode for Trigger {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "schedule" => r.variant("kind").map(Self::Schedule),
            "event" => r.variant("kind").map(Self::Event),
            _ => Err(Refused),
        }
    }
}

impl Encode for Trigger {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Schedule(value) => {
                w.variant("kind", "schedule", value);
            }
            Self::Event(value) => {
                w.variant("kind", "event", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static CRON: table::Record = table::Record {
    name: "Cron",
    fields: &[
        table::Field::required("expression", table::Table::STRING),
        table::Field::default("timezone", table::Table::STRING, "\"UTC\""),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Cron {
    fn table() -> table::Table {
        table::Table::Record(&CRON)
    }
}

impl Decode for Cron {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut expression = None;
        let mut timezone = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "expression" => expression = Some(r.read()?),
                "timezone" => timezone = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            expression: expression.ok_or(Refused)?,
            timezone: timezone.unwrap_or_else(Self::default_timezone),
        })
    }
}

impl Encode for Cron {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("expression").write(&self.expression);
        w.key("timezone").write(&self.timezone);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static EVENT_REF: table::Record = table::Record {
    name: "EventRef",
    fields: &[
        table::Field::required("source", table::Table::URI),
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for EventRef {
    fn table() -> table::Table {
        table::Table::Record(&EVENT_REF)
    }
}

impl Decode for EventRef {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut source = None;
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "source" => source = Some(r.read()?),
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            source: source.ok_or(Refused)?,
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for EventRef {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("source").write(&self.source);
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ANSWER: table::Tagged = table::Tagged {
    name: "Answer",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("text", table::Table::Text(&ANSWER_TEXT)),
        table::Variant::new("plan", table::Table::Record(&CRON)),
    ],
};
#[rustfmt::skip]
static ANSWER_TEXT: table::Text = table::Text::ANY.min(1);

impl Payload for Answer {
    fn table() -> table::Table {
        table::Table::Tagged(&ANSWER)
    }
}

impl Decode for Answer {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "text" => r.content("type", "value", read_answer_text).map(Self::Text),
            "plan" => r.content("type", "value", Reader::read).map(Self::Plan),
            _ => Err(Refused),
        }
    }
}

impl Encode for Answer {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Text(value) => {
                w.key("type").str("text");
                w.key("value");
                w.text(value, &ANSWER_TEXT);
            }
            Self::Plan(value) => {
                w.key("type").str("plan");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

fn read_answer_text(r: &mut Reader<'_>) -> Result<String, Refused> {
    r.text(&ANSWER_TEXT)
}

#[rustfmt::skip]
pub static LOCATOR: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&LOCATOR_TEXT),
        table::Table::Int(&LOCATOR_INT),
    ],
};
#[rustfmt::skip]
static LOCATOR_TEXT_PATTERN: table::Pattern = table::Pattern::new("^[A-Z]{3}-\\d+$");
#[rustfmt::skip]
static LOCATOR_TEXT: table::Text = table::Text::ANY.patterns(&[&LOCATOR_TEXT_PATTERN]);
#[rustfmt::skip]
static LOCATOR_INT: table::Int = table::Int::ANY.at_least(1);

impl Payload for Locator {
    fn table() -> table::Table {
        table::Table::Union(&LOCATOR)
    }
}

impl Decode for Locator {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LOCATOR)? {
            0 => r.text(&LOCATOR_TEXT).map(Self::Text),
            1 => r.int(&LOCATOR_INT).map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Locator {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.text(value, &LOCATOR_TEXT),
            Self::Int(value) => w.int(*value, &LOCATOR_INT),
        }
    }
}

#[rustfmt::skip]
pub static NUMBER: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::FLOAT,
    ],
};

impl Payload for Number {
    fn table() -> table::Table {
        table::Table::Union(&NUMBER)
    }
}

impl Decode for Number {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&NUMBER)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Float),
            _ => Err(Refused),
        }
    }
}

impl Encode for Number {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Float(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::FLOAT,
        table::Table::INT,
    ],
};

impl Payload for Either {
    fn table() -> table::Table {
        table::Table::Union(&EITHER)
    }
}

impl Decode for Either {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER)? {
            0 => r.read().map(Self::Float),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Either {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Float(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static SHAPE: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&CIRCLE),
        table::Table::Record(&SQUARE),
        table::Table::List(&SHAPE_INT_LIST),
    ],
};
#[rustfmt::skip]
static SHAPE_INT_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for Shape {
    fn table() -> table::Table {
        table::Table::Union(&SHAPE)
    }
}

impl Decode for Shape {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&SHAPE)? {
            0 => r.read().map(Self::Circle),
            1 => r.read().map(Self::Square),
            2 => r.read().map(Self::IntList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Shape {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Circle(value) => w.write(value),
            Self::Square(value) => w.write(value),
            Self::IntList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static CIRCLE_SHAPE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("circle"),
    ],
};

impl Payload for CircleShape {
    fn table() -> table::Table {
        table::Table::Enum(&CIRCLE_SHAPE)
    }
}

impl Decode for CircleShape {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&CIRCLE_SHAPE, &Self::ALL)
    }
}

impl Encode for CircleShape {
    fn encode(&self, w: &mut Writer) {
        w.member(&CIRCLE_SHAPE, *self as usize);
    }
}

#[rustfmt::skip]
pub static CIRCLE: table::Record = table::Record {
    name: "Circle",
    fields: &[
        table::Field::required("shape", table::Table::Enum(&CIRCLE_SHAPE)),
        table::Field::required("radius", table::Table::Float(&CIRCLE_RADIUS)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static CIRCLE_RADIUS: table::Float = table::Float::ANY.above(0.0);

impl Payload for Circle {
    fn table() -> table::Table {
        table::Table::Record(&CIRCLE)
    }
}

impl Decode for Circle {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut shape = None;
        let mut radius = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "shape" => shape = Some(r.read()?),
                "radius" => radius = Some(r.float(&CIRCLE_RADIUS)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            shape: shape.ok_or(Refused)?,
            radius: radius.ok_or(Refused)?,
        })
    }
}

impl Encode for Circle {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("shape").write(&self.shape);
        w.key("radius").float(self.radius, &CIRCLE_RADIUS);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static SQUARE_SHAPE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("square"),
    ],
};

impl Payload for SquareShape {
    fn table() -> table::Table {
        table::Table::Enum(&SQUARE_SHAPE)
    }
}

impl Decode for SquareShape {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&SQUARE_SHAPE, &Self::ALL)
    }
}

impl Encode for SquareShape {
    fn encode(&self, w: &mut Writer) {
        w.member(&SQUARE_SHAPE, *self as usize);
    }
}

#[rustfmt::skip]
pub static SQUARE: table::Record = table::Record {
    name: "Square",
    fields: &[
        table::Field::required("shape", table::Table::Enum(&SQUARE_SHAPE)),
        table::Field::required("side", table::Table::Float(&SQUARE_SIDE)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static SQUARE_SIDE: table::Float = table::Float::ANY.above(0.0);

impl Payload for Square {
    fn table() -> table::Table {
        table::Table::Record(&SQUARE)
    }
}

impl Decode for Square {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut shape = None;
        let mut side = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "shape" => shape = Some(r.read()?),
                "side" => side = Some(r.float(&SQUARE_SIDE)?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            shape: shape.ok_or(Refused)?,
            side: side.ok_or(Refused)?,
        })
    }
}

impl Encode for Square {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("shape").write(&self.shape);
        w.key("side").float(self.side, &SQUARE_SIDE);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LOOSE: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&NAME),
        table::Table::Record(&FULL),
    ],
};

impl Payload for Loose {
    fn table() -> table::Table {
        table::Table::Union(&LOOSE)
    }
}

impl Decode for Loose {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LOOSE)? {
            0 => r.read().map(Self::Name),
            1 => r.read().map(Self::Full),
            _ => Err(Refused),
        }
    }
}

impl Encode for Loose {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Name(value) => w.write(value),
            Self::Full(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static NAME: table::Record = table::Record {
    name: "Name",
    fields: &[
        table::Field::required("name", table::Table::STRING),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Name {
    fn table() -> table::Table {
        table::Table::Record(&NAME)
    }
}

impl Decode for Name {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
        })
    }
}

impl Encode for Name {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static FULL: table::Record = table::Record {
    name: "Full",
    fields: &[
        table::Field::required("name", table::Table::STRING),
        table::Field::required("age", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Full {
    fn table() -> table::Table {
        table::Table::Record(&FULL)
    }
}

impl Decode for Full {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut name = None;
        let mut age = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "name" => name = Some(r.read()?),
                "age" => age = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            name: name.ok_or(Refused)?,
            age: age.ok_or(Refused)?,
        })
    }
}

impl Encode for Full {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("name").write(&self.name);
        w.key("age").write(&self.age);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static DEEP: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&LEFT),
        table::Table::Record(&RIGHT),
    ],
};

impl Payload for Deep {
    fn table() -> table::Table {
        table::Table::Union(&DEEP)
    }
}

impl Decode for Deep {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&DEEP)? {
            0 => r.read().map(Self::Left),
            1 => r.read().map(Self::Right),
            _ => Err(Refused),
        }
    }
}

impl Encode for Deep {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Left(value) => w.write(value),
            Self::Right(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static LEFT_SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("left"),
    ],
};

impl Payload for LeftSide {
    fn table() -> table::Table {
        table::Table::Enum(&LEFT_SIDE)
    }
}

impl Decode for LeftSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&LEFT_SIDE, &Self::ALL)
    }
}

impl Encode for LeftSide {
    fn encode(&self, w: &mut Writer) {
        w.member(&LEFT_SIDE, *self as usize);
    }
}

#[rustfmt::skip]
pub static LEFT: table::Record = table::Record {
    name: "Left",
    fields: &[
        table::Field::required("side", table::Table::Enum(&LEFT_SIDE)),
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&DEEP))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Left {
    fn table() -> table::Table {
        table::Table::Record(&LEFT)
    }
}

impl Decode for Left {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        let mut below = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                "below" => below = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
            below: below.ok_or(Refused)?,
        })
    }
}

impl Encode for Left {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.key("below").write(&self.below);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static RIGHT_SIDE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("right"),
    ],
};

impl Payload for RightSide {
    fn table() -> table::Table {
        table::Table::Enum(&RIGHT_SIDE)
    }
}

impl Decode for RightSide {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&RIGHT_SIDE, &Self::ALL)
    }
}

impl Encode for RightSide {
    fn encode(&self, w: &mut Writer) {
        w.member(&RIGHT_SIDE, *self as usize);
    }
}

#[rustfmt::skip]
pub static RIGHT: table::Record = table::Record {
    name: "Right",
    fields: &[
        table::Field::required("side", table::Table::Enum(&RIGHT_SIDE)),
        table::Field::required("below", table::Table::Nullable(&table::Table::Union(&DEEP))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Right {
    fn table() -> table::Table {
        table::Table::Record(&RIGHT)
    }
}

impl Decode for Right {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut side = None;
        let mut below = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "side" => side = Some(r.read()?),
                "below" => below = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            side: side.ok_or(Refused)?,
            below: below.ok_or(Refused)?,
        })
    }
}

impl Encode for Right {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("side").write(&self.side);
        w.key("below").write(&self.below);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HOLDER: table::Record = table::Record {
    name: "Holder",
    fields: &[
        table::Field::optional("locator", table::Table::Nullable(&table::Table::Union(&LOCATOR))),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Holder {
    fn table() -> table::Table {
        table::Table::Record(&HOLDER)
    }
}

impl Decode for Holder {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut locator = toolrt::Maybe::Absent;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "locator" => locator = r.read()?,
                _ => r.unknown()?,
            }
        }
        Ok(Self { locator })
    }
}

impl Encode for Holder {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if !self.locator.is_absent() {
            w.key("locator");
            w.nullable(self.locator.value(), Writer::write);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static QUOTED: table::Tagged = table::Tagged {
    name: "Quoted",
    tag: "the \"kind\"",
    content: None,
    variants: &[
        table::Variant::new("a\"b", table::Table::Record(&CRON)),
        table::Variant::new("c\\d", table::Table::Record(&EVENT_REF)),
    ],
};

impl Payload for Quoted {
    fn table() -> table::Table {
        table::Table::Tagged(&QUOTED)
    }
}

impl Decode for Quoted {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("the \"kind\"")? {
            "a\"b" => r.variant("the \"kind\"").map(Self::AB),
            "c\\d" => r.variant("the \"kind\"").map(Self::CD),
            _ => Err(Refused),
        }
    }
}

impl Encode for Quoted {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::AB(value) => {
                w.variant("the \"kind\"", "a\"b", value);
            }
            Self::CD(value) => {
                w.variant("the \"kind\"", "c\\d", value);
            }
        }
    }
}
