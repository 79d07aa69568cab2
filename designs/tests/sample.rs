//! A few designs of the sweep, with fixed seeds, in every run of the tests; and many that are only checked.

use std::fs;
use std::path::{Path, PathBuf};

use toolc_compiler::Input;
use toolc_compiler::import::{ImportedFile, Options, Source, import};
use toolc_designs::design;
use toolc_designs::sweep::{LANGUAGES, Sample, Stage};

/// The first designs, as they come. What the sweep finds elsewhere becomes a case of `tests/cases`.
const SEEDS: [u64; 12] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

/// The first seed of values for designs that are imported.
const IMPORTED: u64 = 1000;

#[test]
fn generated_code_holds_for_a_sample() {
    let work = Path::new(env!("CARGO_MANIFEST_DIR")).join("../target/tests/designs");
    for language in LANGUAGES {
        let random = SEEDS.into_iter().map(|seed| (seed, design(seed)));
        let samples: Vec<Sample> = random
            .chain(imported())
            .map(|(seed, inputs)| {
                Sample::new(language.name(), seed, inputs)
                    .unwrap_or_else(|failure| panic!("{failure}"))
            })
            .collect();
        let failures = language
            .judge(&samples, &work, Stage::Values)
            .expect("the tools of the language work");
        let text: Vec<String> = failures.iter().map(ToString::to_string).collect();
        assert!(text.is_empty(), "{}", text.join("\n"));
    }
}

/// The definitions of `tests/import`, which have every format, and each its own design.
fn imported() -> impl Iterator<Item = (u64, Vec<Input>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/import");
    let entries = fs::read_dir(folder).expect("the definitions are there");
    let paths = entries.map(|entry| entry.expect("the folder can be read").path());
    let is_source = |path: &PathBuf| {
        let ending = path.extension().and_then(|ending| ending.to_str());
        matches!(ending, Some("json" | "jsonl"))
    };
    let mut paths: Vec<PathBuf> = paths.filter(is_source).collect();
    paths.sort();
    assert!(paths.len() > 10, "there are definitions");
    let inputs = paths.into_iter().map(|path| {
        let source = Source {
            label: path
                .file_stem()
                .map_or_else(String::new, |stem| stem.to_string_lossy().into_owned()),
            text: fs::read_to_string(path).expect("they can be read"),
            notation: None,
            ..Source::default()
        };
        let files = import(&[source], &Options::default()).files.into_iter();
        let input = |file: ImportedFile| Input {
            path: format!("{}.tools", file.name),
            text: file.text,
        };
        files.map(input).collect()
    });
    (IMPORTED..).zip(inputs)
}

#[test]
fn the_checker_accepts_every_design() {
    for seed in 0..1000 {
        let checked = toolc_compiler::compile(design(seed));
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let errors: Vec<&str> = errors.map(|finding| &*finding.message).collect();
        assert!(errors.is_empty(), "seed {seed}: {errors:#?}");
    }
}

#[test]
fn a_seed_gives_the_same_design_each_time() {
    let text = |seed| {
        let inputs = design(seed).into_iter();
        inputs
            .map(|input| input.path + &input.text)
            .collect::<String>()
    };
    for seed in 0..50 {
        assert_eq!(text(seed), text(seed));
    }
}
