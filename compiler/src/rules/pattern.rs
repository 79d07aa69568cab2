//! Whether a pattern can read one text in exponentially many ways.
//!
//! The pattern becomes a position automaton that keeps how often two positions follow each other. A loop that can be
//! walked in two ways on one text (two edges between the same positions, or two paths in step) doubles the work with
//! each round. What is too large to decide is taken to be harmless.

mod automaton;
mod charset;
mod tree;

/// Whether a backtracking matcher may need exponential time.
pub(super) fn is_exponential(pattern: &str) -> bool {
    let Some(tree) = tree::parse(pattern) else {
        return false;
    };
    // A loop that nothing follows never fails, so nothing is tried twice.
    tree.parts.iter().any(|part| {
        automaton::Automaton::new(part)
            .is_some_and(|automaton| automaton.is_ambiguous(tree.asserts))
    })
}
