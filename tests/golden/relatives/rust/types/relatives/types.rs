// Made by toolc from relatives.tools; do not edit.

//! The types of the package `relatives`.

/// Its part with limits has functions of its own, as has that of the next type.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Sheet {
    pub page_rows: Vec<i64>,
}

impl Sheet {
    /// Takes the required fields.
    pub fn new(page_rows: Vec<i64>) -> Self {
        Self { page_rows }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SheetPage {
    pub rows: Vec<i64>,
}

impl SheetPage {
    /// Takes the required fields.
    pub fn new(rows: Vec<i64>) -> Self {
        Self { rows }
    }
}

/// Fields that are called as parts of others are, and as variables and functions beside them.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Fields {
    pub rest: Vec<i64>,
    pub row: Vec<i64>,
    pub row_item: toolrt::Maybe<i64>,
    pub read_fields_row_item: i64,
    pub write_fields_row: String,
    pub kept_rest_2: String,
    pub a_field_with_a_name_that_outgrows_its_line: i64,
    pub field7: i64,
    pub field8: Option<String>,
    pub another_field_that_is_as_long_as_the_first: Vec<String>,
    pub field10: Vec<String>,
    /// All other keys.
    pub rest_2: std::collections::BTreeMap<String, Vec<i64>>,
}

impl Fields {
    /// Takes the required fields; the others start absent or at their defaults.
    pub fn new(
        rest: Vec<i64>,
        row: Vec<i64>,
        write_fields_row: impl Into<String>,
        kept_rest_2: impl Into<String>,
        field7: i64,
    ) -> Self {
        let field7_2 = 7;
        let field10_2 = Self::default_field10_2();
        Self {
            rest,
            row,
            row_item: toolrt::Maybe::Absent,
            read_fields_row_item: 5,
            write_fields_row: write_fields_row.into(),
            kept_rest_2: kept_rest_2.into(),
            a_field_with_a_name_that_outgrows_its_line: field7_2,
            field7,
            field8: None,
            another_field_that_is_as_long_as_the_first: field10_2,
            field10: Self::default_field10(),
            rest_2: std::collections::BTreeMap::new(),
        }
    }

    pub(super) fn default_field10_2() -> Vec<String> {
        vec!["a".to_owned()]
    }

    pub(super) fn default_field10() -> Vec<String> {
        vec!["b".to_owned()]
    }
}

/// The keywords of each have a constant, which is called as the table of the other one would be.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Defaults {
    pub a: Option<i64>,
}

impl Defaults {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { a: None }
    }
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DefaultsSchema {
    pub a: Option<i64>,
}

impl DefaultsSchema {
    /// All fields absent or at their defaults.
    pub fn new() -> Self {
        Self { a: None }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DefaultsSchemaSchema {
    A,
}

impl DefaultsSchemaSchema {
    /// Every member, in declared order.
    pub const ALL: [Self; 1] = [Self::A];

    /// The text on the wire.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::A => "a",
        }
    }
}

/// Types that are called as what a provider has beside its tools.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct P {
    pub p: i64,
}

impl P {
    /// Takes the required fields.
    pub fn new(p: i64) -> Self {
        Self { p }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct S {
    pub s: i64,
}

impl S {
    /// Takes the required fields.
    pub fn new(s: i64) -> Self {
        Self { s }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct FromService {
    pub from: i64,
}

impl FromService {
    /// Takes the required fields.
    pub fn new(from: i64) -> Self {
        Self { from }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SheetsTools {
    pub tools: i64,
}

impl SheetsTools {
    /// Takes the required fields.
    pub fn new(tools: i64) -> Self {
        Self { tools }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SheetService {
    pub service: i64,
}

impl SheetService {
    /// Takes the required fields.
    pub fn new(service: i64) -> Self {
        Self { service }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Path {
    pub path: Expr,
}

impl Path {
    /// Takes the required fields.
    pub fn new(path: Expr) -> Self {
        Self { path }
    }
}

pub type Expr = Vec<String>;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Draft {
    pub text: String,
}

impl Draft {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct DraftCompletion {
    pub text: String,
}

impl DraftCompletion {
    /// Takes the required fields.
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into() }
    }
}

/// The error `draft`.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct DraftError {}
