//! The sweep: thousands of designs, each checked, generated, compiled and asked about values.

pub mod agreement;
mod alike;
mod crashes;
mod language;
mod languages;
mod python;
mod questions;
mod rust;
mod sample;
mod shrink;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};

use rayon::prelude::*;

pub use language::Language;
pub use languages::{LANGUAGES, LANGUAGES_FOR_MUCH};
pub(crate) use python::venv;
pub(crate) use questions::questions;
pub use questions::{Place, Question};
pub use sample::{Answer, Failure, Sample, Stage};

/// What to sweep.
#[derive(Debug, Clone)]
pub struct Options {
    /// The first seed; the others follow it.
    pub seed: u64,
    /// How many designs.
    pub count: u64,
    /// How many designs are compiled together.
    pub batch: usize,
    /// How far each of them goes.
    pub until: Stage,
    /// A folder for build products, kept between runs.
    pub work: PathBuf,
    /// Where designs that fail are written, smaller than they were; nowhere without it.
    pub keep: Option<PathBuf>,
}

/// Sweeps, says how far it is, and gives everything that is wrong.
pub fn run(
    language: &dyn Language,
    options: &Options,
    mut progress: impl FnMut(&str),
) -> Result<Vec<Failure>, String> {
    let mut failures = Vec::new();
    let seeds: Vec<u64> = (options.seed..options.seed + options.count).collect();
    let mut done = 0;
    for seeds in seeds.chunks(options.batch.max(1)) {
        let made: Vec<Result<Sample, Failure>> = seeds
            .par_iter()
            .map(|seed| Sample::of_seed(language.name(), *seed))
            .collect();
        let mut samples = Vec::new();
        let mut found = Vec::new();
        for made in made {
            match made {
                Ok(sample) => samples.push(sample),
                Err(failure) => found.push(failure),
            }
        }
        if options.until >= Stage::Texts {
            found.extend(texts::judge(language, &samples)?);
        }
        if options.until >= Stage::Layout {
            found.extend(language.judge(&samples, &options.work, options.until)?);
        }
        done += seeds.len();
        for failure in &mut found {
            if let Some(keep) = &options.keep {
                shrink::shrink(language, failure, &options.work)?;
                save(failure, keep)?;
            }
            progress(&failure.to_string());
        }
        failures.extend(found);
        progress(&format!(
            "{done} of {} designs, {} failures",
            options.count,
            failures.len()
        ));
    }
    Ok(failures)
}

fn save(failure: &Failure, keep: &Path) -> Result<(), String> {
    let folder = keep.join(format!("seed{}", failure.seed));
    let saved = fs::create_dir_all(&folder).and_then(|()| {
        failure
            .inputs
            .iter()
            .try_for_each(|input| fs::write(folder.join(&input.path), &input.text))?;
        fs::write(folder.join("failure.txt"), failure.to_string())
    });
    saved.map_err(|error| format!("{} cannot be written: {error}", folder.display()))
}
