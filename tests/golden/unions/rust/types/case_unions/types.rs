// Made by toolc from unions.tools; do not edit.

//! The types of the package `case.unions`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Wire {
    Todo,
    InProgress,
    /// Deprecated: use closed
    Done,
    PlusOne,
    MinusOne,
    Empty,
}

impl Wire {
    /// Every member, in declared order.
    #[rustfmt::skip]
    pub const ALL: [Self; 6] = [
        Self::Todo,
        Self::InProgress,
        Self::Done,
        Self::PlusOne,
        Self::MinusOne,
        Self::Empty,
    ];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Todo => "To Do",
            Self::InProgress => "in progress",
            Self::Done => "done",
            Self::PlusOne => "+1",
            Self::MinusOne => "-1",
            Self::Empty => "",
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Code {
    Ok,
    Gone,
}

impl Code {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Ok, Self::Gone];

    /// The number on the wire.
    pub const fn as_i64(self) -> i64 {
        match self {
            Self::Ok => 200,
            Self::Gone => 410,
        }
    }
}

/// A ticket, by key or by number.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Locator {
    Text(String),
    Int(i64),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Trigger {
    Schedule(Cron),
    EventRef(EventRef),
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
    pub labels: std::collections::BTreeMap<String, String>,
}

impl EventRef {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(source: toolrt::Uri) -> Self {
        Self {
            source,
            labels: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Answer {
    Text(String),
    Plan(Vec<Step>),
    None(()),
    Again(Box<Answer>),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Step {
    pub title: String,
    pub steps: Vec<Step>,
    pub next: Option<Box<Step>>,
    pub answer: Option<Answer>,
}

impl Step {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(title: impl Into<String>) -> Self {
        Self {
            title: title.into(),
            steps: Vec::new(),
            next: None,
            answer: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct AnyRecord {
    pub a: i64,
}

impl AnyRecord {
    /// Takes the required fields.
    pub fn new(a: i64) -> Self {
        Self { a }
    }
}

#[derive(Debug, Clone, PartialEq)]
pub enum Any {
    Text(String),
    Int(i64),
    Float(f64),
    Bool(bool),
    IntList(Vec<i64>),
    Record(AnyRecord),
    Wire(Wire),
}

pub type Span = (f64, f64);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Cell {
    Int(i64),
    Tuple((i64, i64)),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Where {
    Path(toolrt::FilePath),
    PathList(Vec<toolrt::FilePath>),
}

pub type Trail = (String, Vec<i64>);

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tree {
    Text(String),
    TreeList(Vec<Tree>),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Below {
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
    pub below: Option<Box<Below>>,
}

impl Left {
    /// Takes the required fields.
    pub fn new(side: LeftSide, below: Option<Box<Below>>) -> Self {
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
    pub below: toolrt::Maybe<Box<Below>>,
}

impl Right {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(side: RightSide) -> Self {
        Self {
            side,
            below: toolrt::Maybe::Absent,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Group {
    pub nodes: Vec<Node>,
}

impl Group {
    /// Takes the required fields.
    pub fn new(nodes: Vec<Node>) -> Self {
        Self { nodes }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Node {
    Group(Group),
    Leaf(Cron),
}

#[derive(Debug, Clone, PartialEq)]
pub enum Json {
    Text(String),
    Float(f64),
    JsonList(Vec<Option<Json>>),
    JsonMap(std::collections::BTreeMap<String, Option<Json>>),
}
