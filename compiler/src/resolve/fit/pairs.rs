//! Which types were compared already, so that recursive ones come to an end.

use super::{Fit, MOST};
use crate::ir::{Design, TypeKind};

/// Where a declared type or a part of one lives in memory.
pub(super) type Identity = usize;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Verdict {
    /// How many parts deep it was asked: a union that comes back to itself without a part in between takes nothing.
    Assumed(usize),
    /// Since so many failures: what was found to fit before another may have relied on that.
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
