// Made by toolc from namesakes.tools; do not edit.

//! The types of the package `namesakes`.

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RowsItem {
    pub id: i64,
}

impl RowsItem {
    /// Takes the required fields.
    pub fn new(id: i64) -> Self {
        Self { id }
    }
}

/// A list whose items have no name of their own.
pub type Rows = Vec<RowsItem>;

/// Fields that an underscore tells apart.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Twins {
    pub x: i64,
    pub x_2: i64,
    pub both: Vec<i64>,
    pub both_2: Vec<i64>,
}

impl Twins {
    /// Takes the required fields.
    pub fn new(x: i64, x_2: i64, both: Vec<i64>, both_2: Vec<i64>) -> Self {
        Self {
            x,
            x_2,
            both,
            both_2,
        }
    }
}

/// Its keywords have a constant, which is called as the table of the next type would be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Outcome {
    pub rows: Option<i64>,
    pub pages: Option<i64>,
}

impl Outcome {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self {
            rows: None,
            pages: None,
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum OutcomeSchema {
    Rows,
    Pages,
}

impl OutcomeSchema {
    /// Every member, in declared order.
    pub const ALL: [Self; 2] = [Self::Rows, Self::Pages];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Rows => "rows",
            Self::Pages => "pages",
        }
    }
}
