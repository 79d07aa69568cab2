//! What is found does not depend on how many threads look for it.

use rayon::prelude::*;
use toolc_compiler::{Input, compile};
use toolc_designs::growth::{Made, kinds};
use toolc_designs::{Random, design};

/// Compiles on so many threads: all that is found, and the design.
fn compiled(inputs: &[Input], threads: usize) -> String {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .stack_size(64 << 20)
        .build();
    let checked = pool
        .expect("threads start")
        .install(|| compile(inputs.to_vec()));
    let findings: Vec<String> = checked
        .findings
        .iter()
        .map(|one| format!("{one:?}"))
        .collect();
    let design = serde_json::to_string_pretty(&checked.design).expect("a design is JSON");
    format!("{}\n{design}", findings.join("\n"))
}

fn is_same(what: &str, inputs: &[Input]) {
    let one = compiled(inputs, 1);
    for threads in [2, 4] {
        let several = compiled(inputs, threads);
        let differs = one.lines().zip(several.lines()).find(|(a, b)| a != b);
        assert!(one == several, "{what} on {threads} threads: {differs:#?}");
    }
}

/// In many files, so that there is something to share, and with more names than there are suggestions for.
#[test]
fn mistakes_by_the_thousand_are_found_in_one_order() {
    let broken = kinds().filter(|kind| matches!(kind.made, Made::Broken));
    broken.par_bridge().for_each(|kind| {
        let files = (kind.files)(250);
        let copies = (0..8).flat_map(|copy| {
            files.iter().map(move |file| Input {
                path: format!("{copy}/{}", file.name),
                text: file
                    .text
                    .replacen("package ", &format!("package copy{copy}."), 1),
            })
        });
        is_same(kind.name, &copies.collect::<Vec<_>>());
    });
}

/// Random designs with letters left out, doubled and swapped.
#[test]
fn random_mistakes_are_found_in_one_order() {
    (0..80u64).into_par_iter().for_each(|seed| {
        let mut inputs = design(seed);
        let mut random = Random::new(seed);
        for _ in 0..random.between(1, 12) {
            let input = random.below(inputs.len());
            let text = &mut inputs[input].text;
            let letters: Vec<usize> = text
                .char_indices()
                .filter(|(_, letter)| letter.is_ascii_alphabetic())
                .map(|(at, _)| at)
                .collect();
            let at = letters[random.below(letters.len())];
            match random.below(3) {
                0 => text.replace_range(at..=at, ""),
                1 => text.insert(at, 'x'),
                _ => text.replace_range(at..=at, "q"),
            }
        }
        is_same(&format!("seed {seed}"), &inputs);
    });
}

/// The names of a design are compared up to a limit: the first mistakes have suggestions, whoever looked at them first.
#[test]
fn the_first_mistakes_have_suggestions() {
    let types: String = (0..800)
        .map(|number| {
            format!("type Kind{number} {{ x: int }}\ntype User{number} {{ y: Kindx{number} }}\n")
        })
        .collect();
    let text = format!("package many\n\n{types}");
    let path = "many.tools".to_owned();
    let checked = compile(vec![Input { path, text }]);
    let unknown = checked.findings.iter().filter(|one| one.code.id == "T0101");
    let suggested: Vec<bool> = unknown.map(|one| one.help.is_some()).collect();
    let first = suggested.iter().take_while(|has| **has).count();
    assert_eq!(suggested.len(), 800);
    assert!((100..700).contains(&first), "{first}");
    assert!(suggested[first..].iter().all(|has| !has));
}
