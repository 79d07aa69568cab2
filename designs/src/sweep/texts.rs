//! The stage of texts: a design with hostile texts in it generates what it does with tame ones.

use rayon::prelude::*;

use super::{Failure, Language, Sample, Stage};
use crate::twins::{Generated, Pair};

/// The designs in which a text became code.
pub(super) fn judge(language: &dyn Language, samples: &[Sample]) -> Result<Vec<Failure>, String> {
    let pairs: Result<Vec<Pair>, String> = samples
        .par_iter()
        .map(|sample| Pair::of_design(sample.seed, sample.inputs.clone()))
        .collect();
    let pairs = pairs?;
    let modes = language.modes();
    let made: Result<Vec<Generated<'_>>, String> = samples
        .par_iter()
        .zip(&pairs)
        .map(|(sample, pair)| {
            Generated::of(
                language.name(),
                pair,
                &modes[sample.seed as usize % modes.len()],
            )
        })
        .collect();
    let told = language.differences(&made?)?;
    let failures = samples.iter().zip(told).filter_map(|(sample, told)| {
        // What fails are the texts, which come from the seed.
        told.map(|told| sample.failure(Stage::Texts, told))
    });
    Ok(failures.collect())
}
