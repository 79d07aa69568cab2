//! The texts of sources from run to run: only what may have changed is read again.

use std::collections::HashMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use rayon::prelude::*;
use toolc_compiler::Input;
use xxhash_rust::xxh3::xxh3_128;

use super::{LoadedProject, read};
use crate::problem::Problem;
use crate::stamp::Stamp;

/// What was read, by the path that it was read by.
#[derive(Debug, Default)]
pub(crate) struct Texts {
    known: HashMap<PathBuf, Known>,
}

#[derive(Debug)]
struct Known {
    stamp: Stamp,
    /// Whether a change since then cannot have left the stamp as it is.
    is_settled: bool,
    /// Nothing while a project has it.
    text: Option<String>,
    hash: u128,
}

/// A text with its hash.
pub(super) type Hashed = (String, u128);

impl Texts {
    /// The texts of some files, in order. Every file is asked for its state, whatever was told of changes: a notice may
    /// be lost, and a file that was changed just now may change again without a trace, so it is read again.
    pub(super) fn of(&mut self, paths: &[&Path]) -> Vec<Result<Hashed, Problem>> {
        let now = SystemTime::now();
        let stamps = paths.par_iter().with_min_len(64).map(|path| {
            // First the state, then the text: what changes in between is found the next time.
            fs::metadata(path).ok().map(|data| Stamp::of(&data))
        });
        let stamps: Vec<Option<Stamp>> = stamps.collect();
        let mut before = std::mem::take(&mut self.known);
        let taken = paths.iter().zip(&stamps).map(|(path, stamp)| {
            let known = before.remove(*path)?;
            let is_same = *stamp == Some(known.stamp) && known.is_settled;
            Some((known.text.filter(|_| is_same)?, known.hash))
        });
        let taken: Vec<Option<Hashed>> = taken.collect();
        let texts = paths.par_iter().zip(taken).map(|(path, taken)| {
            taken.map_or_else(
                || {
                    let text = read::text_of(path)?;
                    let hash = xxh3_128(text.as_bytes());
                    Ok((text, hash))
                },
                Ok,
            )
        });
        let texts: Vec<Result<Hashed, Problem>> = texts.collect();
        for ((path, stamp), text) in paths.iter().zip(stamps).zip(&texts) {
            if let (Some(stamp), Ok((_, hash))) = (stamp, text) {
                let known = Known {
                    is_settled: stamp.is_settled(now),
                    stamp,
                    text: None,
                    hash: *hash,
                };
                self.known.insert(path.to_path_buf(), known);
            }
        }
        texts
    }

    /// Takes the texts of a project back that it does not need any more.
    pub(crate) fn take_back(&mut self, project: &LoadedProject, inputs: Vec<Input>) {
        for input in inputs {
            let known = project.shown.get(&input.path);
            if let Some(known) = known.and_then(|path| self.known.get_mut(path)) {
                known.text = Some(input.text);
            }
        }
    }
}
