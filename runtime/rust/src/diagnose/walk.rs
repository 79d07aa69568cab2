//! The walk of a table over a document: collects all problems.

use std::collections::HashMap;
use std::rc::Rc;

use super::found::{Found, Ignored, Verdict, What, pointers};
use super::message;
use super::problem::Problem;
use crate::issues::{Got, Issue, MAX_ISSUES, Segment};
use crate::json::Node;
use crate::meter::spend;
use crate::schema::ENFORCED;
use crate::table::{Schema, Table};

/// The results of unions for values, whether unknown keys are ignored, and whether the value is secret.
pub(super) type Verdicts<'v> = HashMap<(usize, usize, bool, bool), Rc<Verdict<'v>>>;

/// A walk in progress over a document that lives for `'v`.
pub(super) struct Walk<'v> {
    pub(super) path: Vec<Segment<'v>>,
    /// The first [`MAX_ISSUES`] problems; a rejection by a union counts as one.
    pub(super) found: Vec<Found<'v>>,
    /// How many issues these are, at most [`MAX_ISSUES`].
    pub(super) told: usize,
    /// The number of problems, reported or not.
    pub(super) broken: usize,
    pub(super) ignored: Vec<Ignored<'v>>,
    pub(super) lenient: bool,
    pub(super) secret: u32,
    pub(super) verdicts: Verdicts<'v>,
    /// Whether what is written is only compared: equal decimals are written as one text.
    pub(super) compares: bool,
    /// The number of fields whose literal matches, which make an alternative of a union the closer one.
    pub(super) literals: usize,
}

impl<'v> Walk<'v> {
    pub(super) fn new(lenient: bool) -> Self {
        Self {
            path: Vec::new(),
            found: Vec::new(),
            told: 0,
            broken: 0,
            ignored: Vec::new(),
            lenient,
            secret: 0,
            verdicts: Verdicts::new(),
            compares: false,
            literals: 0,
        }
    }

    /// The issues, and the pointers of ignored keys.
    pub(super) fn finish(self) -> (Vec<Issue>, Vec<String>) {
        let mut issues = Vec::with_capacity(self.told);
        message::tell(&self.found, &mut Vec::new(), &mut issues);
        let mut ignored = Vec::with_capacity(self.ignored.len());
        pointers(&self.ignored, "", &mut ignored);
        (issues, ignored)
    }

    /// Checks `value` against `table`.
    pub(super) fn value(&mut self, table: Table, value: &'v Node<'v>) {
        self.at(table, value, false);
    }

    pub(super) fn at(&mut self, table: Table, value: &'v Node<'v>, nullable: bool) {
        if (nullable && matches!(value, Node::Null)) || !spend(6) {
            return;
        }
        match (table, value) {
            (Table::Nullable(inner), _) => self.at(*inner, value, true),
            (Table::Secret(inner), _) => {
                self.secret += 1;
                self.at(*inner, value, nullable);
                self.secret -= 1;
            }
            (Table::Schema(schema), _) => self.schema(schema, value, nullable),
            (Table::Enum(literals), _) => self.literal(literals, value, nullable),
            (Table::Union(union), _) => self.union(union, value, nullable),
            (Table::Json, _) | (Table::Null, Node::Null) | (Table::Bool, Node::Bool(_)) => {}
            (Table::Int(limits), Node::Number(spelling)) => self.int(limits, spelling, nullable),
            (Table::Float(limits), Node::Number(spelling)) => self.float(limits, spelling),
            (Table::Text(limits), Node::Text(text)) => self.text(limits, text),
            (Table::List(list), Node::List(items)) => self.list(list, items),
            (Table::Tuple(tuple), Node::List(items)) => self.tuple(tuple, items),
            (Table::Map(map), Node::Object(object)) => self.map(map, object),
            (Table::Record(record), Node::Object(object)) => self.record(record, object, None),
            (Table::Tagged(tagged), Node::Object(object)) => self.tagged(tagged, object),
            _ => {
                let wanted = table;
                self.add_shown(Problem::Type { wanted, nullable }, shown(table, value));
            }
        }
    }

    fn schema(&mut self, schema: &'static Schema, value: &'v Node<'v>, nullable: bool) {
        let has_secrets = Table::Schema(schema).has_secrets();
        let hides = has_secrets && schema.describes_secrets();
        let before = self.broken;
        self.secret += u32::from(hides);
        self.at(schema.table(), value, nullable);
        self.secret -= u32::from(hides);
        if self.broken > before || !ENFORCED || !schema.has_keywords() {
            return;
        }
        let judged = self.judged(schema.table(), value);
        let Some(keyword) = schema.broken(&judged) else {
            return;
        };
        // All issues of the validator are told, unless they might tell a secret.
        let is_told = self.secret == 0 && !has_secrets && !self.is_full();
        let count = match is_told {
            true => schema.issues(&judged, &[]).len(),
            false => 0,
        };
        match count {
            0 => self.add_shown(
                Problem::Schema { keyword },
                shown(Table::Schema(schema), value),
            ),
            _ => self.keep(count, || What::Judged(schema, judged)),
        }
    }

    pub(super) fn below(&mut self, segment: Segment<'v>, table: Table, value: &'v Node<'v>) {
        self.path.push(segment);
        self.at(table, value, false);
        self.path.pop();
    }

    pub(super) fn key(&self, key: &'v str) -> Segment<'v> {
        if self.secret == 0 {
            Segment::Key(key.into())
        } else {
            Segment::Hidden
        }
    }

    /// Whether the limit of issues is reached.
    pub(super) fn is_full(&self) -> bool {
        self.told >= MAX_ISSUES
    }

    pub(super) fn add_got(&mut self, problem: Problem<'v>, value: &'v Node<'v>) {
        self.add_shown(problem, Got::of(value));
    }

    /// Adds a problem, with the actual value if it may be shown.
    pub(super) fn add_shown(&mut self, problem: Problem<'v>, got: Got<'v>) {
        let got = if self.secret == 0 { got } else { Got::Nothing };
        self.add(problem, got);
    }

    pub(super) fn add(&mut self, problem: Problem<'v>, got: Got<'v>) {
        self.keep(1, || What::Problem(problem, got));
    }

    pub(super) fn keep(&mut self, count: usize, what: impl FnOnce() -> What<'v>) {
        self.broken += 1;
        if !self.is_full() {
            self.told = (self.told + count).min(MAX_ISSUES);
            self.found.push(Found {
                path: self.path.clone(),
                what: what(),
            });
        }
    }
}

/// The part that may be shown of a value in which a type does not find its secrets: of a list or an object, only the size
/// is shown in any case.
fn shown<'v>(table: Table, value: &'v Node<'v>) -> Got<'v> {
    let has_size = matches!(value, Node::List(_) | Node::Object(_)) && !table.is_secret();
    match has_size || !table.has_secrets() {
        true => Got::of(value),
        false => Got::Nothing,
    }
}
