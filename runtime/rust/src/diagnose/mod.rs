//! The slow path and the one definition of what is valid: walks a table over any document and finds
//! every issue, or the canonical form of the document.

mod bound;
mod bounds;
mod canonical;
mod declined;
mod found;
mod hidden;
mod judged;
mod kinds;
mod lists;
mod message;
mod problem;
mod records;
mod scalars;
mod tagged;
mod unions;
mod unique;
mod walk;

pub use crate::issues::{Code, Issue, MAX_ISSUES};
pub(crate) use bound::{Bound, Kind as BoundKind, each_bound, kinds as bound_kinds};
pub(crate) use declined::declined;
pub(crate) use hidden::{Hidden, secret_texts};

pub(crate) use crate::issues::{nearest as nearest_name, shortened as shown_text};
pub(crate) use unions::{first_accepting, may_start_with};
pub(crate) use unique::{is_unique, may_repeat_decimals, plainly_unique};

use crate::json::{self, Broken, Node};
use crate::table::{Rest, Table, record_of};
use walk::Walk;

/// The issues of a document, at most [`MAX_ISSUES`]; none if it is valid.
pub fn diagnose(table: Table, bytes: &[u8]) -> Vec<Issue> {
    check(table, bytes, false).err().unwrap_or_default()
}

/// Whether a consumer can read a document: unknown keys do not matter.
pub fn is_readable(table: Table, bytes: &[u8]) -> bool {
    check(table, bytes, true).is_ok()
}

/// The canonical form of a document: declared order, defaults filled in, no white space.
pub fn canonical(table: Table, bytes: &[u8]) -> Result<Vec<u8>, Vec<Issue>> {
    check(table, bytes, false).map(|checked| checked.canonical)
}

/// A valid document.
pub(crate) struct Checked {
    pub(crate) canonical: Vec<u8>,
    /// The pointers of unknown keys that a lenient reading ignored.
    pub(crate) ignored: Vec<String>,
}

pub(crate) fn check(table: Table, bytes: &[u8], lenient: bool) -> Result<Checked, Vec<Issue>> {
    let value = json::document(bytes).map_err(|broken| vec![unreadable(broken)])?;
    let mut walk = Walk::new(lenient);
    walk.value(table, &value);
    let mut canonical = Vec::new();
    if walk.found.is_empty() {
        walk.write(&mut canonical, table, &value);
    }
    match walk.finish() {
        (issues, ignored) if issues.is_empty() => Ok(Checked { canonical, ignored }),
        (issues, _) => Err(issues),
    }
}

/// The issue `unknown` for each undeclared key of a valid document that `is_hidden` names: an open record accepts such
/// keys, but no caller may send these.
pub(crate) fn hidden_keys(
    table: Table,
    bytes: &[u8],
    is_hidden: impl Fn(&str) -> bool,
) -> Vec<Issue> {
    let open = record_of(table).filter(|record| !matches!(record.rest, Rest::Closed));
    let Some(record) = open else {
        return Vec::new();
    };
    let Ok(Node::Object(members)) = json::document(bytes) else {
        return Vec::new();
    };
    let declares = |key: &str| record.fields.iter().any(|field| field.name == key);
    let keys = members.iter().map(|(key, _)| key);
    let mut walk = Walk::new(false);
    walk.unknown(keys.filter(|key| is_hidden(key) && !declares(key)), || {
        record.fields.iter().map(|field| field.name).collect()
    });
    walk.finish().0
}

/// Whether a table accepts a value that is given as text.
pub(crate) fn accepts(table: Table, raw: &str, lenient: bool) -> bool {
    let Ok(value) = json::document(raw.as_bytes()) else {
        return false;
    };
    let mut walk = Walk::new(lenient);
    walk.value(table, &value);
    walk.found.is_empty()
}

/// The issues of an encoder's output.
pub(crate) fn output(table: Table, bytes: &[u8]) -> Vec<Issue> {
    match json::output(bytes) {
        Err(broken) => vec![unreadable(broken)],
        Ok(value) => {
            let mut walk = Walk::new(false);
            walk.value(table, &value);
            walk.finish().0
        }
    }
}

fn unreadable(broken: Broken) -> Issue {
    if broken.is_depth() {
        Issue::depth(broken)
    } else {
        Issue::json(broken)
    }
}
