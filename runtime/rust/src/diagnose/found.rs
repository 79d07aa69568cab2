//! What a walk finds: problems at their paths, and the results of unions with problems of their own.

use std::rc::Rc;

use super::problem::Problem;
use crate::issues::{Got, Segment, pointer};
use crate::json::Value;
use crate::table::Schema;

/// A problem, and its path.
pub(super) struct Found<'v> {
    /// The path from the walked value to the problem.
    pub(super) path: Vec<Segment<'v>>,
    pub(super) what: What<'v>,
}

/// One problem, or all problems of the closest alternative of a union for the value there: shared, since unions may be
/// nested. Or the value, and the schema whose validator has issues with it.
pub(super) enum What<'v> {
    Problem(Problem<'v>, Got<'v>),
    Judged(&'static Schema, Value),
    Refusal(Rc<Verdict<'v>>),
}

/// The result of a union for a value; paths are relative to that value.
pub(super) struct Verdict<'v> {
    /// The alternative that accepts.
    pub(super) place: Option<usize>,
    pub(super) found: Vec<Found<'v>>,
    /// How many issues these are.
    pub(super) told: usize,
    pub(super) ignored: Vec<Ignored<'v>>,
    pub(super) literals: usize,
}

/// An ignored key, or all those that an alternative ignores.
pub(super) struct Ignored<'v> {
    pub(super) path: Vec<Segment<'v>>,
    pub(super) below: Option<Rc<Verdict<'v>>>,
}

/// The pointers of ignored keys.
pub(super) fn pointers(ignored: &[Ignored<'_>], above: &str, out: &mut Vec<String>) {
    for one in ignored {
        let path = format!("{above}{}", pointer(&one.path));
        match &one.below {
            Some(verdict) => pointers(&verdict.ignored, &path, out),
            None => out.push(path),
        }
    }
}
