//! What a language brings to the sweep: how its generated code is compiled, linted and called.

use std::path::Path;

use toolc_templates::Options;

use super::{Failure, Sample, Stage};
use crate::twins::Generated;

/// A language whose generated code can be judged.
pub trait Language: Sync {
    /// As in `--lang NAME`, the name of its target.
    fn name(&self) -> &'static str;

    /// Whether code is asked of which the linter has something to say.
    fn asks_all(&self) -> bool;

    /// Formats, compiles and lints the code of many designs together, and puts their questions to it, as far as a stage.
    /// An error means that the tools of the language do not work; what is wrong with a design is a failure.
    fn judge(&self, samples: &[Sample], work: &Path, until: Stage) -> Result<Vec<Failure>, String>;

    /// The ways in which its target lays out a tree, as options.
    fn modes(&self) -> Vec<Options>;

    /// What pairs of trees differ in beside texts, comments and docs, for each of them: nothing, or a text became code.
    fn differences(&self, pairs: &[Generated<'_>]) -> Result<Vec<Option<String>>, String>;
}
