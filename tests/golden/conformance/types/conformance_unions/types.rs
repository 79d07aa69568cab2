// Made by toolc from unions.tools; do not edit.

//! The types of the package `conformance.unions`.

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Trigger {
    Schedule(Cron),
    Event(EventRef),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Cron {
    pub expression: String,
    pub timezone: String,
}

impl Cron {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(expression: impl Into<String>) -> Self {
        Self {
            expression: expression.into(),
            timezone: Self::default_timezone(),
        }
    }

    pub(super) fn default_timezone() -> String {
        "UTC".to_owned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct EventRef {
    pub source: toolrt::Uri,
    pub name: String,
}

impl EventRef {
    /// Takes the required fields.
    pub fn new(source: toolrt::Uri, name: impl Into<String>) -> Self {
        Self {
            source,
            name: name.into(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Answer {
    Text(String),
    Plan(Cron),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Locator {
    Text(String),
    Int(i64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Number {
    Int(i64),
    Float(f64),
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Either {
    Float(f64),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    Circle(Circle),
    Square(Square),
    IntList(Vec<i64>),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CircleShape {
    Circle,
}

impl CircleShape {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Circle];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Circle => "circle",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Circle {
    pub shape: CircleShape,
    pub radius: f64,
}

impl Circle {
    /// Takes the required fields.
    pub fn new(shape: CircleShape, radius: f64) -> Self {
        Self { shape, radius }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SquareShape {
    Square,
}

impl SquareShape {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Square];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Square => "square",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Square {
    pub shape: SquareShape,
    pub side: f64,
}

impl Square {
    /// Takes the required fields.
    pub fn new(shape: SquareShape, side: f64) -> Self {
        Self { shape, side }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Loose {
    Name(Name),
    Full(Full),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Name {
    pub name: String,
}

impl Name {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Full {
    pub name: String,
    pub age: i64,
}

impl Full {
    /// Takes the required fields.
    pub fn new(name: impl Into<String>, age: i64) -> Self {
        Self {
            name: name.into(),
            age,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Deep {
    Left(Left),
    Right(Right),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LeftSide {
    Left,
}

impl LeftSide {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Left];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Left => "left",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Left {
    pub side: LeftSide,
    pub below: Option<Box<Deep>>,
}

impl Left {
    /// Takes the required fields.
    pub fn new(side: LeftSide, below: Option<Box<Deep>>) -> Self {
        Self { side, below }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RightSide {
    Right,
}

impl RightSide {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::Right];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Right => "right",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Right {
    pub side: RightSide,
    pub below: Option<Box<Deep>>,
}

impl Right {
    /// Takes the required fields.
    pub fn new(side: RightSide, below: Option<Box<Deep>>) -> Self {
        Self { side, below }
    }
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Holder {
    pub locator: toolrt::Maybe<Locator>,
}

impl Holder {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            locator: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Quoted {
    AB(Cron),
    CD(EventRef),
}
