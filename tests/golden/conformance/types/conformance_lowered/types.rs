// Made by toolc from lowered.tools; do not edit.

//! The types of the package `conformance.lowered`.

pub type Point = (f64, f64);

pub type Way = (String, Vec<Point>);

pub type Labels = std::collections::BTreeMap<String, Option<String>>;

pub type Nested = std::collections::BTreeMap<String, Labels>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Line {
    pub article: String,
    pub count: i64,
    pub note: toolrt::Maybe<String>,
    pub labels: Option<Labels>,
}

impl Line {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(article: impl Into<String>) -> Self {
        Self {
            article: article.into(),
            count: 1,
            note: toolrt::Maybe::Absent,
            labels: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Tree {
    pub name: String,
    pub children: Option<Vec<Tree>>,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, Labels>,
}

impl Tree {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            children: None,
            rest: std::collections::BTreeMap::new(),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Target {
    Line(Line),
    Tree(Tree),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Answer {
    Labels(Labels),
    Nothing(()),
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Either {
    Text(String),
    TreeList(Vec<Tree>),
    Nested(Nested),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OddWord {
    A,
}

impl OddWord {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::A];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
        }
    }
}

#[derive(Debug, Clone, Default, PartialEq)]
pub struct Odd {
    pub word: toolrt::Maybe<OddWord>,
    pub any: Option<toolrt::Value>,
    pub secret: Option<toolrt::Secret<String>>,
    pub text: Option<String>,
    pub lines: toolrt::Maybe<toolrt::Secret<Vec<Line>>>,
}

impl Odd {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            word: toolrt::Maybe::Absent,
            any: None,
            secret: None,
            text: None,
            lines: toolrt::Maybe::Absent,
        }
    }
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
    pub below: Option<Deep>,
}

impl Left {
    /// Takes the required fields.
    pub fn new(side: LeftSide, below: Option<Deep>) -> Self {
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
    pub labels: Option<Labels>,
}

impl Right {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(side: RightSide, below: Option<Box<Deep>>) -> Self {
        Self {
            side,
            below,
            labels: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Deep {
    Left(Box<Left>),
    Right(Right),
}

#[derive(Debug, Clone, PartialEq)]
pub struct Documents {
    pub one: Option<toolrt::Value>,
    pub many: Vec<toolrt::Value>,
    pub by: std::collections::BTreeMap<String, toolrt::Value>,
}

impl Documents {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        many: Vec<toolrt::Value>,
        by: std::collections::BTreeMap<String, toolrt::Value>,
    ) -> Self {
        Self {
            one: None,
            many,
            by,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Pair {
    pub both: Vec<i64>,
    pub at: Option<toolrt::DateTime>,
    pub ids: Option<Vec<toolrt::Uuid>>,
}

impl Pair {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(both: Vec<i64>) -> Self {
        Self {
            both,
            at: None,
            ids: None,
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Kept {
    OpenClose(Bag),
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Bag {
    pub items: Option<Vec<i64>>,
    /// All other keys.
    pub rest: std::collections::BTreeMap<String, Vec<i64>>,
}

impl Bag {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            items: None,
            rest: std::collections::BTreeMap::new(),
        }
    }
}
