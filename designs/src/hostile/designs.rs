//! Attack on the compiler: designs with parts taken out, put in, repeated, nested, through everything that is made of designs.

use std::time::{Duration, Instant};

use serde_json::value::RawValue;
use toolc_compiler::layout::formatted;
use toolc_compiler::source::Span;
use toolc_compiler::{Checked, Input, Ready, compile};
use toolc_templates::emit::{EmitNotation, emit};
use toolc_templates::{Options, TARGETS};

use super::edits::{broken, moved, shown};
use super::sources::{piece, project};
use super::{Attack, Order, Report};
use crate::random::Random;

pub(super) const ATTACK: Attack = Attack {
    name: "designs",
    about: "broken designs, checked, formatted, generated and emitted",
    sample: 30,
    run,
};

/// How long anything may take with texts of a few pages. Code without optimization proves nothing.
const MOST: Duration = Duration::from_secs(if cfg!(debug_assertions) { 60 } else { 1 });

fn run(order: &Order) -> Result<Report, String> {
    Ok(order.each(|seed| {
        let mut random = Random::new(seed);
        let mut inputs = project(&mut random);
        let at = random.below(inputs.len());
        let other = piece(&mut random);
        let text = &mut inputs[at].text;
        *text = match random.below(10) {
            0 => moved(&mut random, text),
            _ => broken(&mut random, text, other),
        };
        let mut times = Vec::new();
        judged(order, &inputs, &mut times)
            .map_err(|wrong| format!("{wrong}\n{}", shown(&inputs)))?;
        Ok(times)
    }))
}

fn judged(
    order: &Order,
    inputs: &[Input],
    times: &mut Vec<(&'static str, Duration)>,
) -> Result<(), String> {
    let mut timed = |name: &'static str, start: Instant| {
        let time = start.elapsed();
        times.push((name, time));
        (time <= MOST * order.patience)
            .then_some(())
            .ok_or_else(|| format!("{name} took {time:?}"))
    };
    let start = Instant::now();
    let checked = compile(inputs.to_vec());
    timed("compile", start)?;
    places(&checked)?;
    let start = Instant::now();
    for input in inputs {
        formatted(&input.text);
    }
    timed("format", start)?;
    let start = Instant::now();
    serde_json::to_string(&checked.design).map_err(|error| error.to_string())?;
    timed("design as JSON", start)?;
    if let Ok(ready) = checked.ready() {
        let start = Instant::now();
        generated(ready)?;
        timed("generate", start)?;
        let start = Instant::now();
        emitted(ready)?;
        timed("emit", start)?;
    }
    Ok(())
}

/// Everything that findings name stands in the texts, between letters.
fn places(checked: &Checked) -> Result<(), String> {
    for finding in checked.findings.iter() {
        let labels = finding.labels.iter().map(|label| label.span);
        let edits = finding.edits.iter().map(|edit| edit.span);
        let is_there = |span: Span| {
            let mut files = checked.sources.iter();
            let file = files.find(|(id, _)| *id == span.file);
            file.is_some_and(|(_, file)| {
                file.text
                    .get(span.start as usize..span.end as usize)
                    .is_some()
            })
        };
        if let Some(span) = labels.chain(edits).find(|span| !is_there(*span)) {
            return Err(format!(
                "{}: {} at {span:?}",
                finding.code.id, finding.message
            ));
        }
    }
    Ok(())
}

fn generated(ready: Ready<'_>) -> Result<(), String> {
    for target in TARGETS {
        let files = target.files(ready, &Options::default());
        let files = files.map_err(|faults| format!("{}: {}", target.name, faults[0].message))?;
        let mut paths: Vec<String> = files.iter().map(|file| file.path.to_lowercase()).collect();
        paths.sort_unstable();
        if let Some(pair) = paths.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(format!(
                "{}: two files are called `{}`",
                target.name, pair[0]
            ));
        }
    }
    Ok(())
}

fn emitted(ready: Ready<'_>) -> Result<(), String> {
    let design = ready.design();
    for tool in &design.tools {
        for (name, format) in EmitNotation::ALL {
            for strict in [false, true] {
                if strict && !format.has_strict() {
                    continue;
                }
                let json = emit(design, tool, format, strict).json;
                serde_json::from_str::<&RawValue>(&json)
                    .map_err(|error| format!("{name} of `{}`: {error}\n{json}", tool.name))?;
            }
        }
    }
    Ok(())
}
