//! Holds the skill for coding agents to the grammar: each rule and each keyword occurs in its designs.

use std::collections::BTreeSet;
use std::path::Path;

use pest::Parser;

use super::grammar::{Grammar, Rule};

/// What no design can show: tokens inside of other tokens, and what recovery looks for.
const UNSEEN: &[&str] = &["line", "plain", "block_plain"];

#[test]
fn every_rule_and_every_keyword_of_the_grammar_is_taught() {
    let (mut rules, mut words) = (BTreeSet::new(), BTreeSet::new());
    for design in designs() {
        let nodes = Grammar::parse(Rule::file, &design).expect("a design of the skill is one");
        for node in nodes.flatten() {
            let rule = format!("{:?}", node.as_rule());
            words.insert((rule.clone(), node.as_str().to_owned()));
            rules.insert(rule);
        }
    }
    let junk: Vec<&String> = rules.iter().filter(|it| it.starts_with("junk")).collect();
    assert_eq!(
        junk,
        Vec::<&String>::new(),
        "a design of the skill is broken"
    );

    let (wanted_rules, wanted_words) = grammar();
    assert!(wanted_rules.len() > 150 && wanted_words.len() > 100);
    let missing: Vec<&String> = wanted_rules.difference(&rules).collect();
    assert_eq!(
        missing,
        Vec::<&String>::new(),
        "rules that the skill never shows"
    );
    let missing: Vec<_> = wanted_words.difference(&words).collect();
    assert_eq!(
        missing,
        Vec::<&_>::new(),
        "words that the skill never shows"
    );
}

/// The blocks of the skill that are designs.
fn designs() -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../skills/toolc/SKILL.md");
    let page = std::fs::read_to_string(page).expect("the skill is there");
    let blocks = page.split("\n```tools\n").skip(1);
    let designs = blocks.map(|block| block.split("\n```").next().unwrap_or(block).to_owned());
    designs.collect()
}

/// The rules of the grammar that leave a node, and the words that each accepts.
fn grammar() -> (BTreeSet<String>, BTreeSet<(String, String)>) {
    let text = include_str!("tools.pest");
    let (text, _) = text
        .split_once("// --- what `recovery` looks at again")
        .expect("it has such a part");
    let (mut rules, mut words) = (BTreeSet::new(), BTreeSet::new());
    for (name, body) in definitions(text) {
        if body.starts_with('_') || UNSEEN.contains(&name) {
            continue;
        }
        rules.insert(name.to_owned());
        // Keywords are what begins with one; the units of a duration do not.
        let body = body.trim_start_matches(['@', '{', '(', ' ', '\n']);
        if body.starts_with('"') && body.contains("edge") {
            let texts = body.split('"').skip(1).step_by(2);
            let accepted = texts.filter(|text| text.starts_with(|c: char| c.is_ascii_lowercase()));
            words.extend(accepted.map(|word| (name.to_owned(), word.to_owned())));
        }
    }
    // An exponent is no keyword.
    words.remove(&("number".to_owned(), "e".to_owned()));
    (rules, words)
}

/// The name and the body of each rule; it begins its line, and may go on in others.
fn definitions(text: &str) -> Vec<(&str, String)> {
    let mut all: Vec<(&str, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with("//")) {
        match line.split_once(" = ").or_else(|| line.split_once("= ")) {
            Some((name, body)) if !line.starts_with(' ') => {
                all.push((name.trim(), body.trim_start().to_owned()));
            }
            _ => all.iter_mut().rev().take(1).for_each(|(_, body)| {
                body.push('\n');
                body.push_str(line);
            }),
        }
    }
    all
}
