//! Aliases of aliases, from refs to refs: a design limits how many may follow each other.

use super::types::{About, Body, Decl, Kind, Types};
use crate::ir::MOST_ALIASES;

/// The maximum length of a chain of aliases, counted from its target; aliases around it may add some.
const LONGEST: usize = MOST_ALIASES / 2;

/// Lets every alias after a long chain of aliases refer directly to the target of the chain.
pub(super) fn shortened(types: &mut Types) {
    // By declaration: how many aliases there are to what it means, and what that is.
    let mut ends: Vec<Option<(usize, usize)>> = vec![None; types.decls.len()];
    for index in 0..types.decls.len() {
        let mut row = Vec::new();
        let mut at = index;
        let mut end = loop {
            if let Some(known) = ends[at] {
                break known;
            }
            // A row that comes back to itself is no longer than there are declarations.
            match next(&types.decls[at]).filter(|_| row.len() <= types.decls.len()) {
                Some(next) => {
                    row.push(at);
                    at = next;
                }
                None => break (0, at),
            }
        };
        ends[at] = Some(end);
        for at in row.into_iter().rev() {
            if end.0 >= LONGEST
                && let Body::Alias(target) = &mut types.decls[at].body
            {
                target.kind = Kind::Named(end.1);
                end.0 = 0;
            }
            end.0 += 1;
            ends[at] = Some(end);
        }
    }
}

/// The target of a declaration, if it is an alias without constraints or docs.
fn next(decl: &Decl) -> Option<usize> {
    match &decl.body {
        Body::Alias(ty) if decl.schema.is_empty() && decl.about == About::default() => {
            ty.kind.named().filter(|_| ty.is_plain() && !ty.nullable)
        }
        Body::Pending | Body::Record(_) | Body::Alias(_) | Body::Enum(_) | Body::Tagged(..) => None,
    }
}
