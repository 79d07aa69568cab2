// Made by toolc from scalars.tools; do not edit.

//! The types of the package `conformance.scalars`.

pub type Text = String;

pub type Whole = i64;

pub type Real = f64;

pub type Flag = bool;

pub type Nothing = ();

pub type Any = toolrt::Value;

pub type MaybeText = Option<String>;

pub type MaybeWhole = Option<i64>;

pub type MaybeReal = Option<f64>;

pub type MaybeFlag = Option<bool>;

pub type MaybeAny = Option<toolrt::Value>;

pub type MaybeData = Option<toolrt::Bytes>;

pub type MaybeDay = Option<toolrt::Date>;

pub type MaybeList = Option<Vec<i64>>;

pub type MaybeMap = Option<std::collections::BTreeMap<String, i64>>;

pub type MaybeRecord = Option<Point>;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Point {
    pub x: i64,
}

impl Point {
    /// Takes the required fields.
    pub fn new(x: i64) -> Self {
        Self { x }
    }
}

pub type Data = toolrt::Bytes;

pub type Noted = String;
