//! Which types were compared already, so that recursive ones come to an end.

use super::{Fit, MOST};
use crate::ir::{Design, TypeKind};

/// Where a declared type or a part of one lives in memory.
pub(super) type Identity = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// How many parts deep it was asked: a union that comes back to itself without a part in between takes nothing.
    Assumed(usize),
    Holds,
    /// Not known any more.
    Open,
    Fails,
}

impl Fit<'_> {
    /// Compares two types once.
    pub(super) fn pair(
        &mut self,
        from: Identity,
        to: Identity,
        compare: impl FnOnce(&mut Self) -> bool,
    ) -> bool {
        let known = self
            .pairs
            .iter()
            .position(|(one, other, _)| (*one, *other) == (from, to));
        let assumed = Verdict::Assumed(self.path.len());
        let at = match known.map(|at| (at, self.pairs[at].2)) {
            None => {
                self.pairs.push((from, to, assumed));
                self.pairs.len() - 1
            }
            Some((_, Verdict::Holds)) => return true,
            Some((_, Verdict::Assumed(depth))) => return depth < self.path.len(),
            Some((_, Verdict::Fails)) if self.trials > 0 || self.mismatches.len() >= MOST => {
                return false;
            }
            // Where it is known to fail, what fails has to be written down.
            Some((at, Verdict::Fails | Verdict::Open)) => {
                self.pairs[at].2 = assumed;
                at
            }
        };
        let fits = compare(self);
        if fits {
            self.pairs[at].2 = Verdict::Holds;
        } else {
            // What was found to fit may have relied on this.
            for (_, _, verdict) in &mut self.pairs {
                if *verdict == Verdict::Holds {
                    *verdict = Verdict::Open;
                }
            }
            self.pairs[at].2 = Verdict::Fails;
        }
        fits
    }
}

pub(super) fn identity(design: &Design, kind: &TypeKind) -> Identity {
    match kind {
        TypeKind::Named { id } => std::ptr::from_ref(&design[*id]).addr(),
        other => std::ptr::from_ref(other).addr(),
    }
}
