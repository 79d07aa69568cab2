//! Attack on `--fix`: no error more than before, nothing left to fix the second time.

use std::time::Instant;

use toolc_compiler::{Checked, Input, Levels, compile, fix};

use super::edits::{broken, foreign, shown};
use super::sources::{piece, project};
use super::{Attack, Order, Report};
use crate::random::Random;

pub(super) const ATTACK: Attack = Attack {
    name: "fix",
    about: "broken designs and habits of other languages, fixed twice",
    sample: 12,
    run,
};

fn run(order: &Order) -> Result<Report, String> {
    Ok(order.each(|seed| {
        let mut random = Random::new(seed);
        let mut inputs = project(&mut random);
        for input in &mut inputs {
            if random.chance(80) {
                input.text = foreign(&mut random, &input.text);
            }
            if random.chance(40) {
                let other = piece(&mut random);
                input.text = broken(&mut random, &input.text, other);
            }
        }
        let start = Instant::now();
        judged(&inputs).map_err(|wrong| format!("{wrong}\n{}", shown(&inputs)))?;
        Ok(vec![("two runs", start.elapsed())])
    }))
}

fn judged(inputs: &[Input]) -> Result<(), String> {
    let levels = Levels::default();
    let before = compile(inputs.to_vec());
    let once = fix(inputs.to_vec(), &levels);
    let texts = texts(&once.checked);
    let (old, new) = (errors(&before), errors(&once.checked));
    if new.len() > old.len() {
        let new = new.join("\n");
        return Err(format!(
            "more errors than before:\n{}\nbecame\n{new}",
            old.join("\n")
        ));
    }
    if once.fixes.is_empty() != (texts == self::texts(&before)) {
        return Err(format!("{} fixes were told", once.fixes.len()));
    }
    let twice = fix(inputs_of(&once.checked), &levels);
    match twice.fixes.first() {
        // Too many fixes to try all of them in one run.
        Some(_) if !once.is_complete => Ok(()),
        Some(fix) => Err(format!("the second time fixed {fix:?}")),
        None if texts != self::texts(&twice.checked) => {
            Err("the second time changed something".to_owned())
        }
        None => Ok(()),
    }
}

fn errors(checked: &Checked) -> Vec<String> {
    let errors = checked.findings.iter().filter(|finding| finding.is_error());
    errors
        .map(|finding| format!("{}: {}", finding.code.id, finding.message))
        .collect()
}

fn texts(checked: &Checked) -> Vec<&str> {
    checked
        .sources
        .iter()
        .map(|(_, file)| &*file.text)
        .collect()
}

fn inputs_of(checked: &Checked) -> Vec<Input> {
    let files = checked.sources.iter();
    let inputs = files.map(|(_, file)| Input {
        path: file.path.clone(),
        text: file.text.clone(),
    });
    inputs.collect()
}
