//! The attack with texts reaches every position where text can stand; a new one is reached, or exempted with a reason.

use std::collections::BTreeSet;

use toolc_designs::hostile::texts::{NOT_TEXT, Positions, reached};
use toolc_designs::sweep::LANGUAGES;
use toolc_templates::TARGETS;

#[test]
fn every_position_of_text_is_reached() {
    let all = Positions::of_ir().all();
    let reached = reached(0..4).expect("the designs are there");
    let exempt: BTreeSet<String> = NOT_TEXT.iter().map(|(at, _)| (*at).to_owned()).collect();
    let missing: Vec<_> = all
        .difference(&reached)
        .filter(|at| !exempt.contains(*at))
        .collect();
    assert!(missing.is_empty(), "no hostile text stands in {missing:#?}");
    let stale: Vec<_> = exempt
        .iter()
        .filter(|at| reached.contains(*at) || !all.contains(*at))
        .collect();
    assert!(stale.is_empty(), "these need no exemption: {stale:#?}");
}

#[test]
fn every_target_is_judged() {
    // A bundle is JSON by serde, documents are Markdown, a site is HTML: no code. Documents and a site of hostile texts are
    // those of `tests/documents`.
    let targets = TARGETS.iter().map(|target| target.name);
    let targets: Vec<&str> = targets
        .filter(|name| !["bundle", "docs", "html", "schemas"].contains(name))
        .collect();
    let judged: Vec<&str> = LANGUAGES.iter().map(|language| language.name()).collect();
    assert_eq!(targets, judged);
}
