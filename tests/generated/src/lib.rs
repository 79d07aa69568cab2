//! The generated code that tests check: that of every case in `tests/cases`, and that of the vectors in
//! `spec/conformance`.
//!
//! `tests/golden` has the code of a few cases, for reviewers. All of it is made when tests run, by [`made`], and
//! `cargo xtask generated FOLDER` writes it to any other folder.

#![warn(clippy::wildcard_enum_match_arm)]

mod cases;
pub mod conformance;
mod folder;
pub mod imported;
mod program;
mod tree;
pub mod vectors;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use rayon::prelude::*;
use toolc_templates::TARGETS;

pub use cases::{Case, cases};
pub use folder::{Held, fill, hold};
pub use program::cargo_of;
pub use tree::{Files, Tree};

/// The folder with all trees as the generator makes them now: `CASE/TARGET/…`.
///
/// It does not change before this process ends. Files that were the same before keep their times.
pub fn made() -> &'static Path {
    static MADE: OnceLock<(PathBuf, Held)> = OnceLock::new();
    let (folder, _) = MADE.get_or_init(|| {
        let folder = root().join("target/generated");
        let held = hold(&folder, &trees());
        let held =
            held.unwrap_or_else(|error| panic!("{} cannot be made: {error}", folder.display()));
        (folder, held)
    });
    folder
}

/// The code of every case and of the vectors in every language, by name and language.
pub fn trees() -> Vec<Tree> {
    let mut all: Vec<(Option<Case>, &str)> = Vec::new();
    for target in TARGETS {
        // The vectors take the longest, so they start first.
        all.push((None, target.name));
    }
    for case in cases() {
        all.extend(
            TARGETS
                .iter()
                .map(|target| (Some(case.clone()), target.name)),
        );
    }
    let tree = |(case, language): (Option<Case>, &str)| match case {
        Some(case) => case.tree(language),
        None => conformance::tree(language),
    };
    let mut trees: Vec<Tree> = all.into_par_iter().map(tree).collect();
    trees.push(conformance::native_tree());
    trees.extend(cases().iter().filter_map(Case::native));
    trees.extend(["rust", "python"].map(conformance::newtypes));
    trees.sort_by_key(|tree| tree.folder());
    trees
}

/// The root of the repository.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .nth(2)
        .expect("the crate is two folders deep")
}
