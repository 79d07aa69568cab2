// Made by toolc from collections.tools; do not edit.

//! The types of the package `conformance.collections`.

pub type Names = Vec<String>;

pub type Tags = Vec<String>;

pub type Numbers = Vec<f64>;

pub type Points = Vec<Point>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Point {
    pub x: i64,
    pub y: i64,
}

impl Point {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(x: i64) -> Self {
        Self { x, y: 0 }
    }
}

pub type Scores = std::collections::BTreeMap<String, i64>;

pub type Grid = Vec<Vec<i64>>;

pub type Span = (f64, f64);

pub type Trail = (String, Vec<i64>);

pub type Bag = std::collections::BTreeMap<String, Vec<toolrt::Value>>;

pub type Anything = Vec<toolrt::Value>;

pub type AtMostOne = Vec<i64>;

pub type AtLeastTwo = Vec<i64>;

pub type One = std::collections::BTreeMap<String, i64>;

pub type Few = std::collections::BTreeMap<String, i64>;

pub type Some_ = std::collections::BTreeMap<String, i64>;

pub type Holes = Vec<Option<String>>;

pub type Blobs = Vec<toolrt::Bytes>;

pub type Stamps = Vec<toolrt::DateTime>;

pub type Pairs = Vec<(i64, i64)>;

pub type Maps = Vec<std::collections::BTreeMap<String, f64>>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum KindsItem {
    Int(i64),
    Text(String),
}

pub type Kinds = Vec<Option<KindsItem>>;

pub type Nested = std::collections::BTreeMap<String, std::collections::BTreeMap<String, Vec<i64>>>;

pub type Steps = Vec<Step>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Step {
    Up,
    Down,
}

impl Step {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Up, Self::Down];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }
}

pub type Row = (String, Option<i64>, Vec<f64>, Vec<bool>);

pub type Poly = ((f64, f64), Vec<(f64, f64)>);

pub type Empties = Vec<()>;

pub type Blank = Vec<toolrt::Value>;

pub type Trio = (i64, i64, Vec<i64>);

pub type Lone = (i64, Vec<i64>);

pub type Mixed = (f64, toolrt::Value, Vec<Point>);

pub type Couple = (String, String);

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Forest(pub Vec<Forest>);

impl From<Vec<Forest>> for Forest {
    fn from(value: Vec<Forest>) -> Self {
        Self(value)
    }
}

pub type Grove = Forest;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Folders(pub std::collections::BTreeMap<String, Folders>);

impl From<std::collections::BTreeMap<String, Folders>> for Folders {
    fn from(value: std::collections::BTreeMap<String, Folders>) -> Self {
        Self(value)
    }
}

pub type FewFolders = Folders;

#[derive(Debug, Clone, PartialEq)]
pub struct Stack(pub (i64, Option<Box<Stack>>, Vec<toolrt::Value>));

impl From<(i64, Option<Box<Stack>>, Vec<toolrt::Value>)> for Stack {
    fn from(value: (i64, Option<Box<Stack>>, Vec<toolrt::Value>)) -> Self {
        Self(value)
    }
}

pub type TallStack = Stack;

pub type LongTrail = Trail;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Shady(pub Vec<Shady>);

impl From<Vec<Shady>> for Shady {
    fn from(value: Vec<Shady>) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Hedge(pub Ivy);

impl From<Ivy> for Hedge {
    fn from(value: Ivy) -> Self {
        Self(value)
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Ivy(pub Vec<Option<Hedge>>);

impl From<Vec<Option<Hedge>>> for Ivy {
    fn from(value: Vec<Option<Hedge>>) -> Self {
        Self(value)
    }
}
