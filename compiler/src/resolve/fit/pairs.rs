//! Which types were compared already, so that comparing recursive ones ends.

use super::{Fit, MOST};
use crate::ir::{Design, TypeKind};

/// The address of a declared type or of a part of one.
pub(super) type Identity = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// The depth in parts: a union that is recursive without a part in between accepts nothing.
    Assumed(usize),
    /// The number of failures so far: an earlier result that relied on a later failure is no longer valid.
    Holds(usize),
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
        match self.pairs.get(&(from, to)) {
            None => {}
            Some(Verdict::Holds(failures)) if *failures == self.failures => return true,
            Some(Verdict::Assumed(depth)) => return *depth < self.path.len(),
            Some(Verdict::Fails) if self.trials > 0 || self.mismatches.len() >= MOST => {
                return false;
            }
            // Where it is known to fail, what fails has to be written down.
            Some(Verdict::Fails | Verdict::Holds(_)) => {}
        }
        let assumed = Verdict::Assumed(self.path.len());
        self.pairs.insert((from, to), assumed);
        let fits = compare(self);
        let verdict = if fits {
            Verdict::Holds(self.failures)
        } else {
            self.failures += 1;
            Verdict::Fails
        };
        self.pairs.insert((from, to), verdict);
        fits
    }
}

pub(super) fn identity(design: &Design, kind: &TypeKind) -> Identity {
    match kind.named() {
        Some(id) => std::ptr::from_ref(&design[id]).addr(),
        None => std::ptr::from_ref(kind).addr(),
    }
}
