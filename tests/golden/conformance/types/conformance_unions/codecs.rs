// Made by toolc from unions.tools; do not edit.

//! How the types of `conformance.unions` are read, written and checked.

use toolrt::{Decode, Encode, Payload, Reader, Refused, Writer, table};

use super::types::{
    A, AKind, AMode, Answer, Anything, B, BKind, BMode, Box_, Branch, C, CKind, Cell, Circle,
    CircleShape, Cron, Deep, Either, Either2, EventRef, Full, Grade, High, Holder, Holders, Ids,
    Kept, Leaf, Left, LeftSide, Level, Lists, Locator, Loose, Loosely, Low, Maps, Measure,
    MeasureLiteral, Mixed, Mode, Moment, Name, Named, NamedLiteral, Number, One, OpenA, OpenB,
    OpenEither, Opened, Paths, Plain, Quoted, Ranges, Right, RightSide, Shape, Speed, SpeedLiteral,
    Square, SquareShape, Texts, Tree, Trigger, Tuples, Whatever, Whole, Wider, X1, X1Kind, X2,
    X2Kind,
};

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

#[rustfmt::skip]
pub static LISTS: table::Union = table::Union {
    alternatives: &[
        table::Table::List(&LISTS_INT_LIST),
        table::Table::List(&LISTS_TEXT_LIST),
    ],
};
#[rustfmt::skip]
static LISTS_INT_LIST: table::List = table::List::of(table::Table::INT);
#[rustfmt::skip]
static LISTS_TEXT_LIST: table::List = table::List::of(table::Table::STRING);

impl Payload for Lists {
    fn table() -> table::Table {
        table::Table::Union(&LISTS)
    }
}

impl Decode for Lists {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LISTS)? {
            0 => r.read().map(Self::IntList),
            1 => r.read().map(Self::TextList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Lists {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::IntList(value) => w.write(value),
            Self::TextList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static CELL: table::Union = table::Union {
    alternatives: &[
        table::Table::Int(&CELL_INT),
        table::Table::Tuple(&CELL_TUPLE),
    ],
};
#[rustfmt::skip]
static CELL_INT: table::Int = table::Int::ANY.at_least(0).at_most(9);
#[rustfmt::skip]
static CELL_TUPLE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);

impl Payload for Cell {
    fn table() -> table::Table {
        table::Table::Union(&CELL)
    }
}

impl Decode for Cell {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&CELL)? {
            0 => r.int(&CELL_INT).map(Self::Int),
            1 => read_cell_tuple(r).map(Self::Tuple),
            _ => Err(Refused),
        }
    }
}

impl Encode for Cell {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.int(*value, &CELL_INT),
            Self::Tuple(value) => write_cell_tuple(w, value),
        }
    }
}

fn read_cell_tuple(r: &mut Reader<'_>) -> Result<(i64, i64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn write_cell_tuple(w: &mut Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

#[rustfmt::skip]
pub static PATHS: table::Union = table::Union {
    alternatives: &[
        table::Table::PATH,
        table::Table::List(&PATHS_PATH_LIST),
    ],
};
#[rustfmt::skip]
static PATHS_PATH_LIST: table::List = table::List::of(table::Table::PATH);

impl Payload for Paths {
    fn table() -> table::Table {
        table::Table::Union(&PATHS)
    }
}

impl Decode for Paths {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&PATHS)? {
            0 => r.read().map(Self::Path),
            1 => r.read().map(Self::PathList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Paths {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Path(value) => w.write(value),
            Self::PathList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static IDS: table::Union = table::Union {
    alternatives: &[
        table::Table::UUID,
        table::Table::INT,
    ],
};

impl Payload for Ids {
    fn table() -> table::Table {
        table::Table::Union(&IDS)
    }
}

impl Decode for Ids {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&IDS)? {
            0 => r.read().map(Self::Uuid),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Ids {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Uuid(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static MOMENT: table::Union = table::Union {
    alternatives: &[
        table::Table::DATE,
        table::Table::DATE_TIME,
    ],
};

impl Payload for Moment {
    fn table() -> table::Table {
        table::Table::Union(&MOMENT)
    }
}

impl Decode for Moment {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MOMENT)? {
            0 => r.read().map(Self::Date),
            1 => r.read().map(Self::DateTime),
            _ => Err(Refused),
        }
    }
}

impl Encode for Moment {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Date(value) => w.write(value),
            Self::DateTime(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static MEASURE_LITERAL: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("auto"),
    ],
};

impl Payload for MeasureLiteral {
    fn table() -> table::Table {
        table::Table::Enum(&MEASURE_LITERAL)
    }
}

impl Decode for MeasureLiteral {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&MEASURE_LITERAL, &Self::ALL)
    }
}

impl Encode for MeasureLiteral {
    fn encode(&self, w: &mut Writer) {
        w.member(&MEASURE_LITERAL, *self as usize);
    }
}

#[rustfmt::skip]
pub static MEASURE: table::Union = table::Union {
    alternatives: &[
        table::Table::Enum(&MEASURE_LITERAL),
        table::Table::INT,
    ],
};

impl Payload for Measure {
    fn table() -> table::Table {
        table::Table::Union(&MEASURE)
    }
}

impl Decode for Measure {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MEASURE)? {
            0 => r.read().map(Self::Literal),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Measure {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Literal(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static SPEED_LITERAL: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("fast"),
        table::Literal::Text("slow"),
    ],
};

impl Payload for SpeedLiteral {
    fn table() -> table::Table {
        table::Table::Enum(&SPEED_LITERAL)
    }
}

impl Decode for SpeedLiteral {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&SPEED_LITERAL, &Self::ALL)
    }
}

impl Encode for SpeedLiteral {
    fn encode(&self, w: &mut Writer) {
        w.member(&SPEED_LITERAL, *self as usize);
    }
}

#[rustfmt::skip]
pub static SPEED: table::Union = table::Union {
    alternatives: &[
        table::Table::Enum(&SPEED_LITERAL),
        table::Table::INT,
    ],
};

impl Payload for Speed {
    fn table() -> table::Table {
        table::Table::Union(&SPEED)
    }
}

impl Decode for Speed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&SPEED)? {
            0 => r.read().map(Self::Literal),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Speed {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Literal(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static NAMED_LITERAL: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("v1"),
    ],
};

impl Payload for NamedLiteral {
    fn table() -> table::Table {
        table::Table::Enum(&NAMED_LITERAL)
    }
}

impl Decode for NamedLiteral {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&NAMED_LITERAL, &Self::ALL)
    }
}

impl Encode for NamedLiteral {
    fn encode(&self, w: &mut Writer) {
        w.member(&NAMED_LITERAL, *self as usize);
    }
}

#[rustfmt::skip]
pub static NAMED: table::Union = table::Union {
    alternatives: &[
        table::Table::Enum(&NAMED_LITERAL),
        table::Table::List(&NAMED_INT_LIST),
    ],
};
#[rustfmt::skip]
static NAMED_INT_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for Named {
    fn table() -> table::Table {
        table::Table::Union(&NAMED)
    }
}

impl Decode for Named {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&NAMED)? {
            0 => r.read().map(Self::Literal),
            1 => r.read().map(Self::IntList),
            _ => Err(Refused),
        }
    }
}

impl Encode for Named {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Literal(value) => w.write(value),
            Self::IntList(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static WIDER: table::Union = table::Union {
    alternatives: &[
        table::Table::Union(&LOCATOR),
        table::Table::Bool,
    ],
};

impl Payload for Wider {
    fn table() -> table::Table {
        table::Table::Union(&WIDER)
    }
}

impl Decode for Wider {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&WIDER)? {
            0 => r.read().map(Self::Locator),
            1 => r.read().map(Self::Bool),
            _ => Err(Refused),
        }
    }
}

impl Encode for Wider {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Locator(value) => w.write(value),
            Self::Bool(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static ANYTHING: table::Union = table::Union {
    alternatives: &[
        table::Table::Json,
        table::Table::INT,
    ],
};

impl Payload for Anything {
    fn table() -> table::Table {
        table::Table::Union(&ANYTHING)
    }
}

impl Decode for Anything {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&ANYTHING)? {
            0 => r.read().map(Self::Json),
            1 => r.read().map(Self::Int),
            _ => Err(Refused),
        }
    }
}

impl Encode for Anything {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Json(value) => w.write(value),
            Self::Int(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static WHOLE: table::Union = table::Union {
    alternatives: &[
        table::Table::INT,
        table::Table::Json,
    ],
};

impl Payload for Whole {
    fn table() -> table::Table {
        table::Table::Union(&WHOLE)
    }
}

impl Decode for Whole {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&WHOLE)? {
            0 => r.read().map(Self::Int),
            1 => r.read().map(Self::Json),
            _ => Err(Refused),
        }
    }
}

impl Encode for Whole {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.write(value),
            Self::Json(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static MODE: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&A),
        table::Table::Record(&B),
        table::Table::Record(&C),
    ],
};

impl Payload for Mode {
    fn table() -> table::Table {
        table::Table::Union(&MODE)
    }
}

impl Decode for Mode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MODE)? {
            0 => r.read().map(Self::A),
            1 => r.read().map(Self::B),
            2 => r.read().map(Self::C),
            _ => Err(Refused),
        }
    }
}

impl Encode for Mode {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::A(value) => w.write(value),
            Self::B(value) => w.write(value),
            Self::C(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static A_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
    ],
};

impl Payload for AKind {
    fn table() -> table::Table {
        table::Table::Enum(&A_KIND)
    }
}

impl Decode for AKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&A_KIND, &Self::ALL)
    }
}

impl Encode for AKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&A_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static A_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("x"),
    ],
};

impl Payload for AMode {
    fn table() -> table::Table {
        table::Table::Enum(&A_MODE)
    }
}

impl Decode for AMode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&A_MODE, &Self::ALL)
    }
}

impl Encode for AMode {
    fn encode(&self, w: &mut Writer) {
        w.member(&A_MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static A: table::Record = table::Record {
    name: "A",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&A_KIND)),
        table::Field::required("mode", table::Table::Enum(&A_MODE)),
        table::Field::required("n", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for A {
    fn table() -> table::Table {
        table::Table::Record(&A)
    }
}

impl Decode for A {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut mode = None;
        let mut n = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "n" => n = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            mode: mode.ok_or(Refused)?,
            n: n.ok_or(Refused)?,
        })
    }
}

impl Encode for A {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("mode").write(&self.mode);
        w.key("n").write(&self.n);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static B_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("a"),
    ],
};

impl Payload for BKind {
    fn table() -> table::Table {
        table::Table::Enum(&B_KIND)
    }
}

impl Decode for BKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&B_KIND, &Self::ALL)
    }
}

impl Encode for BKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&B_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static B_MODE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("y"),
    ],
};

impl Payload for BMode {
    fn table() -> table::Table {
        table::Table::Enum(&B_MODE)
    }
}

impl Decode for BMode {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&B_MODE, &Self::ALL)
    }
}

impl Encode for BMode {
    fn encode(&self, w: &mut Writer) {
        w.member(&B_MODE, *self as usize);
    }
}

#[rustfmt::skip]
pub static B: table::Record = table::Record {
    name: "B",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&B_KIND)),
        table::Field::required("mode", table::Table::Enum(&B_MODE)),
        table::Field::required("n", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for B {
    fn table() -> table::Table {
        table::Table::Record(&B)
    }
}

impl Decode for B {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut mode = None;
        let mut n = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "mode" => mode = Some(r.read()?),
                "n" => n = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            mode: mode.ok_or(Refused)?,
            n: n.ok_or(Refused)?,
        })
    }
}

impl Encode for B {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("mode").write(&self.mode);
        w.key("n").write(&self.n);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static C_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("b"),
    ],
};

impl Payload for CKind {
    fn table() -> table::Table {
        table::Table::Enum(&C_KIND)
    }
}

impl Decode for CKind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&C_KIND, &Self::ALL)
    }
}

impl Encode for CKind {
    fn encode(&self, w: &mut Writer) {
        w.member(&C_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static C: table::Record = table::Record {
    name: "C",
    fields: &[
        table::Field::required("kind", table::Table::Enum(&C_KIND)),
        table::Field::required("p", table::Table::INT),
        table::Field::required("q", table::Table::INT),
        table::Field::required("r", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for C {
    fn table() -> table::Table {
        table::Table::Record(&C)
    }
}

impl Decode for C {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut kind = None;
        let mut p = None;
        let mut q = None;
        let mut r_ = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "kind" => kind = Some(r.read()?),
                "p" => p = Some(r.read()?),
                "q" => q = Some(r.read()?),
                "r" => r_ = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            kind: kind.ok_or(Refused)?,
            p: p.ok_or(Refused)?,
            q: q.ok_or(Refused)?,
            r: r_.ok_or(Refused)?,
        })
    }
}

impl Encode for C {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("kind").write(&self.kind);
        w.key("p").write(&self.p);
        w.key("q").write(&self.q);
        w.key("r").write(&self.r);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static LEVEL: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&LOW),
        table::Table::Record(&HIGH),
    ],
};

impl Payload for Level {
    fn table() -> table::Table {
        table::Table::Union(&LEVEL)
    }
}

impl Decode for Level {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&LEVEL)? {
            0 => r.read().map(Self::Low),
            1 => r.read().map(Self::High),
            _ => Err(Refused),
        }
    }
}

impl Encode for Level {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Low(value) => w.write(value),
            Self::High(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static GRADE: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("low"),
        table::Literal::Text("high"),
    ],
};

impl Payload for Grade {
    fn table() -> table::Table {
        table::Table::Enum(&GRADE)
    }
}

impl Decode for Grade {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&GRADE, &Self::ALL)
    }
}

impl Encode for Grade {
    fn encode(&self, w: &mut Writer) {
        w.member(&GRADE, *self as usize);
    }
}

#[rustfmt::skip]
pub static LOW: table::Record = table::Record {
    name: "Low",
    fields: &[
        table::Field::required("grade", table::Table::Enum(&GRADE)),
        table::Field::required("low", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Low {
    fn table() -> table::Table {
        table::Table::Record(&LOW)
    }
}

impl Decode for Low {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut grade = None;
        let mut low = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "grade" => grade = Some(r.read()?),
                "low" => low = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            grade: grade.ok_or(Refused)?,
            low: low.ok_or(Refused)?,
        })
    }
}

impl Encode for Low {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("grade").write(&self.grade);
        w.key("low").write(&self.low);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HIGH: table::Record = table::Record {
    name: "High",
    fields: &[
        table::Field::required("rank", table::Table::Enum(&GRADE)),
        table::Field::required("high", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for High {
    fn table() -> table::Table {
        table::Table::Record(&HIGH)
    }
}

impl Decode for High {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut rank = None;
        let mut high = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "rank" => rank = Some(r.read()?),
                "high" => high = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            rank: rank.ok_or(Refused)?,
            high: high.ok_or(Refused)?,
        })
    }
}

impl Encode for High {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("rank").write(&self.rank);
        w.key("high").write(&self.high);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static MIXED: table::Union = table::Union {
    alternatives: &[
        table::Table::Tagged(&TRIGGER),
        table::Table::Record(&CRON),
        table::Table::Map(&MIXED_INT_MAP),
    ],
};
#[rustfmt::skip]
static MIXED_INT_MAP: table::Map = table::Map::of(table::Table::INT);

impl Payload for Mixed {
    fn table() -> table::Table {
        table::Table::Union(&MIXED)
    }
}

impl Decode for Mixed {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MIXED)? {
            0 => r.read().map(Self::Trigger),
            1 => r.read().map(Self::Cron),
            2 => r.read().map(Self::IntMap),
            _ => Err(Refused),
        }
    }
}

impl Encode for Mixed {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Trigger(value) => w.write(value),
            Self::Cron(value) => w.write(value),
            Self::IntMap(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static EITHER2: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&X1),
        table::Table::Record(&X2),
    ],
};

impl Payload for Either2 {
    fn table() -> table::Table {
        table::Table::Union(&EITHER2)
    }
}

impl Decode for Either2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&EITHER2)? {
            0 => r.read().map(Self::X1),
            1 => r.read().map(Self::X2),
            _ => Err(Refused),
        }
    }
}

impl Encode for Either2 {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::X1(value) => w.write(value),
            Self::X2(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static X1_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("x"),
    ],
};

impl Payload for X1Kind {
    fn table() -> table::Table {
        table::Table::Enum(&X1_KIND)
    }
}

impl Decode for X1Kind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&X1_KIND, &Self::ALL)
    }
}

impl Encode for X1Kind {
    fn encode(&self, w: &mut Writer) {
        w.member(&X1_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static X1: table::Record = table::Record {
    name: "X1",
    fields: &[
        table::Field::required("list", table::Table::List(&X1_LIST)),
        table::Field::required("kind", table::Table::Enum(&X1_KIND)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static X1_LIST: table::List = table::List::of(table::Table::INT);

impl Payload for X1 {
    fn table() -> table::Table {
        table::Table::Record(&X1)
    }
}

impl Decode for X1 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut list = None;
        let mut kind = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "list" => list = Some(r.read()?),
                "kind" => kind = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            list: list.ok_or(Refused)?,
            kind: kind.ok_or(Refused)?,
        })
    }
}

impl Encode for X1 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("list").write(&self.list);
        w.key("kind").write(&self.kind);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static X2_KIND: table::Enum = table::Enum {
    members: &[
        table::Literal::Text("y"),
    ],
};

impl Payload for X2Kind {
    fn table() -> table::Table {
        table::Table::Enum(&X2_KIND)
    }
}

impl Decode for X2Kind {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.member(&X2_KIND, &Self::ALL)
    }
}

impl Encode for X2Kind {
    fn encode(&self, w: &mut Writer) {
        w.member(&X2_KIND, *self as usize);
    }
}

#[rustfmt::skip]
pub static X2: table::Record = table::Record {
    name: "X2",
    fields: &[
        table::Field::required("list", table::Table::List(&X2_LIST)),
        table::Field::required("kind", table::Table::Enum(&X2_KIND)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static X2_LIST: table::List = table::List::of(table::Table::Bool);

impl Payload for X2 {
    fn table() -> table::Table {
        table::Table::Record(&X2)
    }
}

impl Decode for X2 {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut list = None;
        let mut kind = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "list" => list = Some(r.read()?),
                "kind" => kind = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            list: list.ok_or(Refused)?,
            kind: kind.ok_or(Refused)?,
        })
    }
}

impl Encode for X2 {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("list").write(&self.list);
        w.key("kind").write(&self.kind);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN_EITHER: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&OPEN_A),
        table::Table::Record(&OPEN_B),
    ],
};

impl Payload for OpenEither {
    fn table() -> table::Table {
        table::Table::Union(&OPEN_EITHER)
    }
}

impl Decode for OpenEither {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&OPEN_EITHER)? {
            0 => r.read().map(Self::OpenA),
            1 => r.read().map(Self::OpenB),
            _ => Err(Refused),
        }
    }
}

impl Encode for OpenEither {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::OpenA(value) => w.write(value),
            Self::OpenB(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static OPEN_A: table::Record = table::Record {
    name: "OpenA",
    fields: &[
        table::Field::required("a", table::Table::INT),
    ],
    rest: table::Rest::Open,
};

impl Payload for OpenA {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_A)
    }
}

impl Decode for OpenA {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                _ => r.skip()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
        })
    }
}

impl Encode for OpenA {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static OPEN_B: table::Record = table::Record {
    name: "OpenB",
    fields: &[
        table::Field::required("b", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::STRING),
};

impl Payload for OpenB {
    fn table() -> table::Table {
        table::Table::Record(&OPEN_B)
    }
}

impl Decode for OpenB {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut b = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "b" => b = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self {
            b: b.ok_or(Refused)?,
            rest,
        })
    }
}

impl Encode for OpenB {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("b").write(&self.b);
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static TUPLES: table::Union = table::Union {
    alternatives: &[
        table::Table::Tuple(&TUPLES_TUPLE),
        table::Table::Tuple(&TUPLES_TUPLE2),
        table::Table::Tuple(&TUPLES_TUPLE3),
    ],
};
#[rustfmt::skip]
static TUPLES_TUPLE: table::Tuple = table::Tuple::of(&[table::Table::INT, table::Table::INT]);
#[rustfmt::skip]
static TUPLES_TUPLE2: table::Tuple = table::Tuple::of(&[table::Table::STRING, table::Table::STRING]);
#[rustfmt::skip]
static TUPLES_TUPLE3: table::Tuple = table::Tuple::of(&[table::Table::INT]).tail(table::Table::STRING);

impl Payload for Tuples {
    fn table() -> table::Table {
        table::Table::Union(&TUPLES)
    }
}

impl Decode for Tuples {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&TUPLES)? {
            0 => read_tuples_tuple(r).map(Self::Tuple),
            1 => read_tuples_tuple2(r).map(Self::Tuple2),
            2 => read_tuples_tuple3(r).map(Self::Tuple3),
            _ => Err(Refused),
        }
    }
}

impl Encode for Tuples {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Tuple(value) => write_tuples_tuple(w, value),
            Self::Tuple2(value) => write_tuples_tuple2(w, value),
            Self::Tuple3(value) => write_tuples_tuple3(w, value),
        }
    }
}

fn read_tuples_tuple(r: &mut Reader<'_>) -> Result<(i64, i64), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_tuples_tuple2(r: &mut Reader<'_>) -> Result<(String, String), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    r.place()?;
    let item2 = r.read()?;
    r.end_list()?;
    Ok((item1, item2))
}

fn read_tuples_tuple3(r: &mut Reader<'_>) -> Result<(i64, Vec<String>), Refused> {
    r.begin_list()?;
    r.place()?;
    let item1 = r.read()?;
    let tail = r.tail(&TUPLES_TUPLE3, Reader::read)?;
    Ok((item1, tail))
}

fn write_tuples_tuple(w: &mut Writer, value: &(i64, i64)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_tuples_tuple2(w: &mut Writer, value: &(String, String)) {
    w.begin_list();
    w.write(&value.0);
    w.write(&value.1);
    w.end_list();
}

fn write_tuples_tuple3(w: &mut Writer, value: &(i64, Vec<String>)) {
    w.begin_list();
    w.write(&value.0);
    w.tail(&value.1, &TUPLES_TUPLE3, Writer::write);
    w.end_list();
}

#[rustfmt::skip]
pub static MAPS: table::Union = table::Union {
    alternatives: &[
        table::Table::Map(&MAPS_INT_MAP),
        table::Table::Map(&MAPS_TEXT_MAP),
    ],
};
#[rustfmt::skip]
static MAPS_INT_MAP: table::Map = table::Map::of(table::Table::INT);
#[rustfmt::skip]
static MAPS_TEXT_MAP: table::Map = table::Map::of(table::Table::STRING);

impl Payload for Maps {
    fn table() -> table::Table {
        table::Table::Union(&MAPS)
    }
}

impl Decode for Maps {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&MAPS)? {
            0 => r.read().map(Self::IntMap),
            1 => r.read().map(Self::TextMap),
            _ => Err(Refused),
        }
    }
}

impl Encode for Maps {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::IntMap(value) => w.write(value),
            Self::TextMap(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static TEXTS: table::Union = table::Union {
    alternatives: &[
        table::Table::Text(&TEXTS_TEXT),
        table::Table::Text(&TEXTS_TEXT2),
    ],
};
#[rustfmt::skip]
static TEXTS_TEXT: table::Text = table::Text::ANY.max(3);
#[rustfmt::skip]
static TEXTS_TEXT2_PATTERN: table::Pattern = table::Pattern::new("^x");
#[rustfmt::skip]
static TEXTS_TEXT2: table::Text = table::Text::ANY.patterns(&[&TEXTS_TEXT2_PATTERN]);

impl Payload for Texts {
    fn table() -> table::Table {
        table::Table::Union(&TEXTS)
    }
}

impl Decode for Texts {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&TEXTS)? {
            0 => r.text(&TEXTS_TEXT).map(Self::Text),
            1 => r.text(&TEXTS_TEXT2).map(Self::Text2),
            _ => Err(Refused),
        }
    }
}

impl Encode for Texts {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Text(value) => w.text(value, &TEXTS_TEXT),
            Self::Text2(value) => w.text(value, &TEXTS_TEXT2),
        }
    }
}

#[rustfmt::skip]
pub static RANGES: table::Union = table::Union {
    alternatives: &[
        table::Table::Int(&RANGES_INT),
        table::Table::Int(&RANGES_INT2),
    ],
};
#[rustfmt::skip]
static RANGES_INT: table::Int = table::Int::ANY.at_least(0).at_most(9);
#[rustfmt::skip]
static RANGES_INT2: table::Int = table::Int::ANY.at_least(100).at_most(199);

impl Payload for Ranges {
    fn table() -> table::Table {
        table::Table::Union(&RANGES)
    }
}

impl Decode for Ranges {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&RANGES)? {
            0 => r.int(&RANGES_INT).map(Self::Int),
            1 => r.int(&RANGES_INT2).map(Self::Int2),
            _ => Err(Refused),
        }
    }
}

impl Encode for Ranges {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Int(value) => w.int(*value, &RANGES_INT),
            Self::Int2(value) => w.int(*value, &RANGES_INT2),
        }
    }
}

#[rustfmt::skip]
pub static TREE: table::Union = table::Union {
    alternatives: &[
        table::Table::Record(&LEAF),
        table::Table::Record(&BRANCH),
    ],
};

impl Payload for Tree {
    fn table() -> table::Table {
        table::Table::Union(&TREE)
    }
}

impl Decode for Tree {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.alternative(&TREE)? {
            0 => r.read().map(Self::Leaf),
            1 => r.read().map(Self::Branch),
            _ => Err(Refused),
        }
    }
}

impl Encode for Tree {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Leaf(value) => w.write(value),
            Self::Branch(value) => w.write(value),
        }
    }
}

#[rustfmt::skip]
pub static LEAF: table::Record = table::Record {
    name: "Leaf",
    fields: &[
        table::Field::required("leaf", table::Table::INT),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Leaf {
    fn table() -> table::Table {
        table::Table::Record(&LEAF)
    }
}

impl Decode for Leaf {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut leaf = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "leaf" => leaf = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            leaf: leaf.ok_or(Refused)?,
        })
    }
}

impl Encode for Leaf {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("leaf").write(&self.leaf);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BRANCH: table::Record = table::Record {
    name: "Branch",
    fields: &[
        table::Field::required("left", table::Table::Union(&TREE)),
        table::Field::required("right", table::Table::Union(&TREE)),
    ],
    rest: table::Rest::Closed,
};

impl Payload for Branch {
    fn table() -> table::Table {
        table::Table::Record(&BRANCH)
    }
}

impl Decode for Branch {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut left = None;
        let mut right = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "left" => left = Some(r.read()?),
                "right" => right = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            left: left.ok_or(Refused)?,
            right: right.ok_or(Refused)?,
        })
    }
}

impl Encode for Branch {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("left").write(&self.left);
        w.key("right").write(&self.right);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static ONE: table::Tagged = table::Tagged {
    name: "One",
    tag: "type",
    content: None,
    variants: &[
        table::Variant::new("only", table::Table::Record(&CRON)),
    ],
};

impl Payload for One {
    fn table() -> table::Table {
        table::Table::Tagged(&ONE)
    }
}

impl Decode for One {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "only" => r.variant("type").map(Self::Only),
            _ => Err(Refused),
        }
    }
}

impl Encode for One {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Only(value) => {
                w.variant("type", "only", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static OPENED: table::Tagged = table::Tagged {
    name: "Opened",
    tag: "kind",
    content: None,
    variants: &[
        table::Variant::new("loose", table::Table::Record(&LOOSELY)),
        table::Variant::new("kept", table::Table::Record(&KEPT)),
        table::Variant::new("plain", table::Table::Record(&PLAIN)),
    ],
};

impl Payload for Opened {
    fn table() -> table::Table {
        table::Table::Tagged(&OPENED)
    }
}

impl Decode for Opened {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("kind")? {
            "loose" => r.variant("kind").map(Self::Loose),
            "kept" => r.variant("kind").map(Self::Kept),
            "plain" => r.variant("kind").map(Self::Plain),
            _ => Err(Refused),
        }
    }
}

impl Encode for Opened {
    fn encode(&self, w: &mut Writer) {
        match self {
            Self::Loose(value) => {
                w.variant("kind", "loose", value);
            }
            Self::Kept(value) => {
                w.variant("kind", "kept", value);
            }
            Self::Plain(value) => {
                w.variant("kind", "plain", value);
            }
        }
    }
}

#[rustfmt::skip]
pub static LOOSELY: table::Record = table::Record {
    name: "Loosely",
    fields: &[
        table::Field::optional("x", table::Table::INT),
    ],
    rest: table::Rest::Open,
};

impl Payload for Loosely {
    fn table() -> table::Table {
        table::Table::Record(&LOOSELY)
    }
}

impl Decode for Loosely {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => r.skip()?,
            }
        }
        Ok(Self { x })
    }
}

impl Encode for Loosely {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(x) = &self.x {
            w.key("x").write(x);
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static KEPT: table::Record = table::Record {
    name: "Kept",
    fields: &[
        table::Field::optional("x", table::Table::INT),
    ],
    rest: table::Rest::Kept(table::Table::INT),
};

impl Payload for Kept {
    fn table() -> table::Table {
        table::Table::Record(&KEPT)
    }
}

impl Decode for Kept {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut x = None;
        let mut rest = std::collections::BTreeMap::new();
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "x" => x = Some(r.read()?),
                _ => {
                    let key = key.to_owned();
                    let value = r.read()?;
                    rest.insert(key, value);
                }
            }
        }
        Ok(Self { x, rest })
    }
}

impl Encode for Kept {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        if let Some(x) = &self.x {
            w.key("x").write(x);
        }
        w.entries(&self.rest, Writer::write);
        w.end_object();
    }
}

#[rustfmt::skip]
pub static PLAIN: table::Record = table::Record {
    name: "Plain",
    fields: &[],
    rest: table::Rest::Closed,
};

impl Payload for Plain {
    fn table() -> table::Table {
        table::Table::Record(&PLAIN)
    }
}

impl Decode for Plain {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        r.begin_object()?;
        while r.key()?.is_some() {
            r.unknown()?;
        }
        Ok(Self {})
    }
}

impl Encode for Plain {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.end_object();
    }
}

#[rustfmt::skip]
pub static WHATEVER: table::Tagged = table::Tagged {
    name: "Whatever",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("flag", table::Table::Nullable(&table::Table::Bool)),
        table::Variant::new("nothing", table::Table::Null),
        table::Variant::new("many", table::Table::List(&WHATEVER_MANY)),
        table::Variant::new("any", table::Table::Json),
    ],
};
#[rustfmt::skip]
static WHATEVER_MANY: table::List = table::List::of(table::Table::INT);

impl Payload for Whatever {
    fn table() -> table::Table {
        table::Table::Tagged(&WHATEVER)
    }
}

impl Decode for Whatever {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "flag" => r.content("type", "value", Reader::read).map(Self::Flag),
            "nothing" => r.content("type", "value", Reader::read).map(Self::Nothing),
            "many" => r.content("type", "value", Reader::read).map(Self::Many),
            "any" => r.content("type", "value", Reader::read).map(Self::Any),
            _ => Err(Refused),
        }
    }
}

impl Encode for Whatever {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Flag(value) => {
                w.key("type").str("flag");
                w.key("value");
                w.write(value);
            }
            Self::Nothing(value) => {
                w.key("type").str("nothing");
                w.key("value");
                w.write(value);
            }
            Self::Many(value) => {
                w.key("type").str("many");
                w.key("value");
                w.write(value);
            }
            Self::Any(value) => {
                w.key("type").str("any");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static BOX_: table::Tagged = table::Tagged {
    name: "Box_",
    tag: "type",
    content: Some("value"),
    variants: &[
        table::Variant::new("boxed", table::Table::Tagged(&BOX_)),
        table::Variant::new("empty", table::Table::Null),
    ],
};

impl Payload for Box_ {
    fn table() -> table::Table {
        table::Table::Tagged(&BOX_)
    }
}

impl Decode for Box_ {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        match r.tag("type")? {
            "boxed" => r.content("type", "value", Reader::read).map(Self::Boxed),
            "empty" => r.content("type", "value", Reader::read).map(Self::Empty),
            _ => Err(Refused),
        }
    }
}

impl Encode for Box_ {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        match self {
            Self::Boxed(value) => {
                w.key("type").str("boxed");
                w.key("value");
                w.write(value);
            }
            Self::Empty(value) => {
                w.key("type").str("empty");
                w.key("value");
                w.write(value);
            }
        }
        w.end_object();
    }
}

#[rustfmt::skip]
pub static HOLDERS: table::Record = table::Record {
    name: "Holders",
    fields: &[
        table::Field::required("a", table::Table::Union(&LOOSE)),
        table::Field::required("b", table::Table::List(&HOLDERS_B)),
    ],
    rest: table::Rest::Closed,
};
#[rustfmt::skip]
static HOLDERS_B: table::List = table::List::of(table::Table::Union(&LOOSE));

impl Payload for Holders {
    fn table() -> table::Table {
        table::Table::Record(&HOLDERS)
    }
}

impl Decode for Holders {
    fn decode(r: &mut Reader<'_>) -> Result<Self, Refused> {
        let mut a = None;
        let mut b = None;
        r.begin_object()?;
        while let Some(key) = r.key()? {
            match key {
                "a" => a = Some(r.read()?),
                "b" => b = Some(r.read()?),
                _ => r.unknown()?,
            }
        }
        Ok(Self {
            a: a.ok_or(Refused)?,
            b: b.ok_or(Refused)?,
        })
    }
}

impl Encode for Holders {
    fn encode(&self, w: &mut Writer) {
        w.begin_object();
        w.key("a").write(&self.a);
        w.key("b").write(&self.b);
        w.end_object();
    }
}
