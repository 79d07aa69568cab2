//! `.toolc/last-run`: a run that would repeat the last one is skipped.
//!
//! It has, for each target, a hash of everything that the run depends on, and the number of reported warnings. The
//! files on the disk are always checked.

use std::fs;
use std::path::Path;
use std::time::UNIX_EPOCH;

use rayon::prelude::*;
use toolc_compiler::Levels;
use toolc_templates::{Options, Target};
use xxhash_rust::xxh3::{Xxh3Default, xxh3_128};

use crate::draft::Draft;
use crate::project::LoadedProject;
use crate::regular::read_own;
use crate::write::{LOCK, Lock, Look, Places, Portion, Stamps};

const FILE: &str = "last-run";

/// Hashes of everything that outputs and findings depend on.
pub(crate) struct Digests {
    /// Of all of it.
    pub whole: u128,
    /// Of this program and the levels of findings.
    pub program: u128,
    /// Of each source, in their order.
    pub texts: Vec<u128>,
}

impl Digests {
    /// Those of a project, as it was read.
    pub(crate) fn of(project: &LoadedProject) -> Self {
        let mut all = hash_of_program(&project.levels);
        let program = all.digest128();
        let texts = match project.hashes.len() == project.inputs.len() {
            true => project.hashes.clone(),
            false => {
                let inputs = project.inputs.par_iter();
                inputs
                    .map(|input| xxh3_128(input.text.as_bytes()))
                    .collect()
            }
        };
        for (input, text) in project.inputs.iter().zip(&texts) {
            all.update(&input.path.len().to_le_bytes());
            all.update(input.path.as_bytes());
            all.update(&text.to_le_bytes());
        }
        Self {
            whole: all.digest128(),
            program,
            texts,
        }
    }
}

fn hash_of_program(levels: &Levels) -> Xxh3Default {
    let mut all = Xxh3Default::new();
    all.update(format!("{levels:?}").as_bytes());
    all.update(env!("CARGO_PKG_VERSION").as_bytes());
    if let Ok(data) = std::env::current_exe().and_then(fs::metadata) {
        let age = data
            .modified()
            .ok()
            .and_then(|time| time.duration_since(UNIX_EPOCH).ok())
            .map_or(0, |age| age.as_nanos());
        all.update(&data.len().to_le_bytes());
        all.update(&age.to_le_bytes());
    }
    all
}

/// A run that need not be repeated.
pub(crate) struct LastRun {
    /// How many files the target has in the folder.
    pub files: usize,
    /// How many warnings were reported.
    pub warnings: usize,
}

/// The last runs of the targets of a folder, in their order, if all files are still as these wrote them; and why files
/// were read for that although earlier runs have read them.
pub(crate) fn up_to_date(
    folder: &Path,
    targets: &[(&'static Target, Options)],
    inputs: u128,
) -> Option<(Vec<LastRun>, Option<&'static str>)> {
    let places = Places::of(folder, &Portion::Whole);
    if places.interrupted() {
        return None;
    }
    let text_of = |path| String::from_utf8(read_own(path).ok()?).ok();
    let kept = text_of(places.state.join(FILE))?;
    let text = text_of(folder.join(LOCK))?;
    let lock = Lock::parse(&text, LOCK).ok()?;
    let known = targets.iter().map(|(target, options)| {
        let wanted = line(&lock, target.name, options, inputs);
        let warnings = kept.lines().find_map(|line| {
            let warnings = line.strip_prefix(&wanted)?.strip_prefix(' ')?;
            warnings.parse().ok()
        })?;
        Some((target.name, warnings))
    });
    let known: Vec<(&str, usize)> = known.collect::<Option<_>>()?;
    let mut look = Look::beside(folder, Stamps::read(folder, &places.state));
    let last = known.into_iter().map(|(target, warnings)| {
        let files: Vec<_> = lock.files(target).collect();
        let fresh = files
            .par_iter()
            .all(|(path, hash)| look.has(path, *hash).unwrap_or_default());
        fresh.then_some(LastRun {
            files: files.len(),
            warnings,
        })
    });
    let last: Vec<LastRun> = last.collect::<Option<_>>()?;
    let stamps = look.take_stamps();
    let fault = stamps.fault();
    stamps.write((folder, &places.state), lock.all().count());
    Some((last, fault))
}

/// Stores a run of some targets in a folder, whose lock is this. A failure only costs time.
pub(crate) fn remember(
    folder: &Path,
    lock: &Lock,
    targets: &[(&'static Target, Options)],
    inputs: u128,
    warnings: usize,
) {
    let path = Places::of(folder, &Portion::Whole).state.join(FILE);
    let old = read_own(&path).unwrap_or_default();
    let old = String::from_utf8(old).unwrap_or_default();
    let is_of = |line: &str, target: &Target| {
        let rest = line.strip_prefix(target.name);
        rest.is_some_and(|rest| rest.starts_with(' '))
    };
    let mut lines: Vec<String> = old
        .lines()
        .filter(|line| !targets.iter().any(|(target, _)| is_of(line, target)))
        .map(Into::into)
        .collect();
    lines.extend(targets.iter().map(|(target, options)| {
        let line = line(lock, target.name, options, inputs);
        format!("{line} {warnings}")
    }));
    lines.sort();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    if text != old {
        let _ = Draft::of(&path).and_then(|draft| draft.put(text.as_bytes(), None));
    }
}

fn line(lock: &Lock, target: &str, options: &Options, inputs: u128) -> String {
    let mut all = Xxh3Default::new();
    all.update(&inputs.to_le_bytes());
    all.update(format!("{options:?}").as_bytes());
    for (path, hash) in lock.files(target) {
        all.update(format!("{path} {hash}\n").as_bytes());
    }
    format!("{target} {:032x}", all.digest128())
}
