//! One change of a large project: what has nothing to do with it is taken from the last run.
//!
//! A run leaves what it knew in `.toolc/parts` of each output folder. The next one compares the sources with it and
//! compiles only the changed packages, with all that they name something of and all that name something of them (their
//! group), the packages of types that these share with others, and a stand-in for every other file
//! ([`toolc_compiler::parts`]). It makes the files of that group, and keeps
//! the others as the lock lists them, where they still are like that. Wherever anything is in doubt, everything is
//! made: what this finds and writes is what a run from nothing finds and writes.

mod kept;
mod known;
mod part;

pub(crate) use kept::{Kept, Made};
pub(crate) use known::Known;
pub(crate) use part::{Part, whole};
