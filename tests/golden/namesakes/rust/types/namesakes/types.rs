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
