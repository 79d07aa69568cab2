//! Schemas say what codecs do, but for what the table in `spec/specs.md` lists.

use std::fs;
use std::path::Path;

use rayon::prelude::*;
use toolc_designs::sweep::agreement::{Agreement, Unsaid, of_seed};

/// How many random designs; `cargo xtask sweep` asks more.
const DESIGNS: u64 = 60;

#[test]
fn an_outside_validator_accepts_what_codecs_accept() {
    let all: Vec<(u64, Agreement)> = (0..DESIGNS)
        .into_par_iter()
        .map(|seed| (seed, of_seed(seed)))
        .collect();
    let differences: Vec<String> = all
        .iter()
        .flat_map(|(seed, told)| {
            let lines = told.differences.iter();
            lines.map(move |line| format!("seed {seed}: {line:.600}"))
        })
        .collect();
    assert!(
        differences.is_empty(),
        "{} differences:\n{}",
        differences.len(),
        differences[..differences.len().min(20)].join("\n")
    );
    let compared: usize = all.iter().map(|(_, told)| told.compared).sum();
    let unsaid: usize = all.iter().map(|(_, told)| told.unsaid.len()).sum();
    assert!(compared > 5_000, "{compared} questions");
    assert!(
        unsaid * 20 < compared,
        "{unsaid} of {compared} are not said"
    );
}

#[test]
fn the_spec_lists_what_no_schema_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../spec/specs.md");
    let text = fs::read_to_string(path).expect("the page is there");
    let (_, rest) = text
        .split_once("## 6. What a schema cannot say")
        .expect("the section is there");
    let rows = rest.lines().filter(|line| line.starts_with("| "));
    let first = rows.map(|row| row.split(" | ").next().unwrap_or_default());
    let first: Vec<&str> = first
        .map(|cell| cell.trim_start_matches("| "))
        .skip(1)
        .collect();
    let known: Vec<&str> = Unsaid::ALL.iter().map(|(_, name)| *name).collect();
    assert_eq!(first, known);
}
