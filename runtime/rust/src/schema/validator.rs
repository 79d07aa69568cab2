//! A schema, compiled once, and the issues of values by it.

use std::fmt;
use std::sync::OnceLock;

use super::compile::Compiler;
use super::documents::Documents;
use super::drafts::Draft;
use super::item::Item;
use super::meta;
use super::nodes::Compiled;
use super::problem::Found;
use super::walk::{MOST_STEPS, Stop, Walk};
use super::words::told;
#[cfg(feature = "schema")]
use crate::issues::Segment;
use crate::issues::{Code, Issue};
use crate::json::{MAX_DEPTH, Value};

/// How many steps a schema takes to be checked, at most: that of a thousand subschemas takes forty thousand.
const MOST_SCHEMA_STEPS: u64 = 10_000_000;

/// A JSON Schema, compiled: it gives the issues of values.
///
/// The draft is that of its `$schema`: 2020-12, 2019-09, 7, 6 or 4. Each keyword of the draft is applied. `format` and
/// `content…` are annotations; [`Options::formats`] applies `format`, too. Nothing is fetched: `$ref` leads to what is in
/// the schema, in a document of [`Options::documents`], or in a meta-schema.
#[derive(Debug)]
pub struct Validator {
    compiled: Compiled,
}

impl Validator {
    /// Compiles a schema.
    ///
    /// # Errors
    /// If it is none; each issue has the place in the schema as its path.
    pub fn new(schema: &Value) -> Result<Self, InvalidSchema> {
        Options::default().compile(schema)
    }

    /// All issues of a value, at most 100; none if the schema accepts it.
    ///
    /// A value that takes too long to check, or that a schema checks without end, has one issue that says so.
    pub fn validate(&self, value: &Value) -> Vec<Issue> {
        if is_too_deep(value) {
            return vec![too_deep()];
        }
        let mut walk = Walk::new(&self.compiled);
        walk.at(0, Item::of(value));
        match walk.stopped {
            Some(why) => vec![Issue::of_value(Code::Schema, &stopped(why))],
            None => self.told(&walk.found),
        }
    }

    /// The issues of a value that stands at a path, and is not nested too deeply; none if the check takes too long.
    #[cfg(feature = "schema")]
    pub(super) fn issues_at(&self, value: &Value, path: &[Segment<'_>]) -> Vec<Issue> {
        let mut walk = Walk::new(&self.compiled);
        walk.path = path.to_vec();
        walk.at(0, Item::of(value));
        match walk.stopped {
            Some(_) => Vec::new(),
            None => self.told(&walk.found),
        }
    }

    /// What is wrong with a schema, by this one, which is a meta-schema.
    fn check(&self, schema: &Value) -> Vec<Issue> {
        let mut walk = Walk::new(&self.compiled);
        walk.left = MOST_SCHEMA_STEPS;
        walk.at(0, Item::of(schema));
        match walk.stopped {
            Some(_) => vec![Issue::of_value(Code::Schema, "is too large for a schema.")],
            None => self.told(&walk.found),
        }
    }

    fn told(&self, found: &[Found<'_>]) -> Vec<Issue> {
        let mut issues: Vec<Issue> = Vec::new();
        for found in found {
            let issue = told(&self.compiled, found);
            // What two subschemas say alike is said once.
            if !issues.contains(&issue) {
                issues.push(issue);
            }
        }
        issues
    }

    /// Whether the schema accepts a value.
    pub fn accepts(&self, value: &Value) -> bool {
        if is_too_deep(value) {
            return false;
        }
        let mut walk = Walk::new(&self.compiled);
        walk.most = 1;
        walk.at(0, Item::of(value));
        walk.broken == 0
    }

    /// The keywords of the schema itself that a value violates.
    #[cfg(feature = "schema")]
    pub(super) fn broken(&self, value: &Value) -> Vec<&'static str> {
        let mut walk = Walk::new(&self.compiled);
        walk.most = 1;
        walk.keywords = Some(Vec::new());
        walk.at(0, Item::of(value));
        walk.keywords.unwrap_or_default()
    }
}

/// The issues of a value by a schema that is used once; a [`Validator`] is compiled once and used often.
///
/// # Errors
/// If the schema is none.
pub fn validate(value: &Value, schema: &Value) -> Result<Vec<Issue>, InvalidSchema> {
    Validator::new(schema).map(|validator| validator.validate(value))
}

/// How schemas are compiled.
#[derive(Debug, Clone, Copy, Default)]
pub struct Options<'d> {
    formats: bool,
    draft: Draft,
    documents: &'d [(String, Value)],
}

impl<'d> Options<'d> {
    /// The usual: no documents, formats are annotations.
    pub fn new() -> Self {
        Self::default()
    }

    /// Applies `format`, for the formats of `spec/wire.md` §4; others stay annotations.
    pub fn formats(mut self) -> Self {
        self.formats = true;
        self
    }

    /// The draft of schemas whose `$schema` names none; 2020-12 without this.
    pub fn draft(mut self, draft: Draft) -> Self {
        self.draft = draft;
        self
    }

    /// The documents that `$ref` may name, by their absolute URIs.
    pub fn documents(mut self, documents: &'d [(String, Value)]) -> Self {
        self.documents = documents;
        self
    }

    /// Compiles a schema.
    ///
    /// # Errors
    /// If it is none; each issue has the place in the schema as its path, behind the URI of its document and `#` if
    /// that is another one.
    pub fn compile(&self, schema: &Value) -> Result<Validator, InvalidSchema> {
        if is_too_deep(schema) || self.documents.iter().any(|(_, one)| is_too_deep(one)) {
            return Err(InvalidSchema {
                issues: vec![too_deep()],
            });
        }
        let documents = self.documents.iter();
        let documents = documents.map(|(uri, value)| (uri.as_str(), value));
        let documents = Documents::new(documents, self.draft);
        let check = |schema: &Value, draft: Draft| meta_validator(draft).check(schema);
        match Compiler::new(documents, self.formats, check).compile(schema) {
            Ok(compiled) => Ok(Validator { compiled }),
            Err(issues) => Err(InvalidSchema { issues }),
        }
    }
}

/// What is wrong with a schema.
#[derive(Debug, Clone, PartialEq)]
pub struct InvalidSchema {
    /// At least one issue; its path is the place in the schema.
    pub issues: Vec<Issue>,
}

impl fmt::Display for InvalidSchema {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it is no JSON Schema:")?;
        self.issues
            .iter()
            .try_for_each(|issue| write!(f, " {issue}"))
    }
}

impl std::error::Error for InvalidSchema {}

fn meta_validator(draft: Draft) -> &'static Validator {
    static VALIDATORS: [OnceLock<Validator>; 5] = [const { OnceLock::new() }; 5];
    VALIDATORS[draft as usize].get_or_init(|| {
        let documents = Documents::new(std::iter::empty(), draft);
        let compiler = Compiler::new(documents, false, |_, _| Vec::new());
        let compiled = compiler.compile(meta::schema(draft));
        Validator {
            compiled: compiled.expect("it is a schema"),
        }
    })
}

fn stopped(why: Stop) -> String {
    match why {
        Stop::Steps => {
            format!("cannot be checked: the schema needs more than {MOST_STEPS} steps for it.")
        }
        Stop::Nested => "cannot be checked: the schema refers to itself too deeply.".to_owned(),
    }
}

fn too_deep() -> Issue {
    let says = format!("is nested too deeply: more than {MAX_DEPTH} containers are nested.");
    Issue::of_value(Code::Depth, &says)
}

fn is_too_deep(value: &Value) -> bool {
    let mut open = vec![(value, 0)];
    while let Some((value, depth)) = open.pop() {
        match Item::of(value) {
            Item::List(_) | Item::Object(_) if depth >= MAX_DEPTH => return true,
            Item::List(items) => open.extend(items.iter().map(|item| (item, depth + 1))),
            Item::Object(object) => {
                open.extend(object.iter().map(|(_, member)| (member, depth + 1)));
            }
            Item::Null | Item::Bool(_) | Item::Number(_) | Item::Text(_) => {}
        }
    }
    false
}
