//! Tool definitions of others, broken in every way: importing them ends soon, and whatever is written checks and goes on.

use std::fs;
use std::time::{Duration, Instant};

use toolc_compiler::import::{
    Imported, NoteKind, Options as ImportOptions, Source, canonicalize, detect, import, value,
};
use toolc_compiler::ir::{Design, Rest, Tool, Value};
use toolc_compiler::source::is_active;
use toolc_compiler::{Checked, Input, compile};
use toolc_templates::emit::{EmitNotation, emit};
use toolc_templates::{Options, TARGETS};

use super::definitions::{Definitions, hostile_text};
use super::{Attack, Order, Report};
use crate::Random;

/// Mutations of definitions, through everything that reads them.
pub const ATTACK: Attack = Attack {
    name: "imports",
    about: "definitions of tools, mutated as JSON and as text: imported, checked, generated, emitted, canonicalized",
    sample: 300,
    run,
};

/// Nothing that reads a definition takes longer; programs that are not optimized take ten times as long.
const MOST: Duration = match cfg!(debug_assertions) {
    true => Duration::from_secs(10),
    false => Duration::from_secs(1),
};

/// One of so many goes through all targets and formats, too.
const SHARE: u64 = 8;

fn run(order: &Order) -> Result<Report, String> {
    let definitions = Definitions::read()?;
    fs::create_dir_all(&order.work).map_err(|error| error.to_string())?;
    Ok(order.each(|seed| attempt(&definitions, seed, order)))
}

fn attempt(
    definitions: &Definitions,
    seed: u64,
    order: &Order,
) -> Result<Vec<(&'static str, Duration)>, String> {
    let mut random = Random::new(seed);
    let text = definitions.mutated(&mut random);
    let label = match random.chance(10) {
        true => hostile_text(&mut random),
        false => "attacked".to_owned(),
    };
    let source = Source {
        label,
        text,
        notation: None,
        ..Source::default()
    };
    let shown = |why: String| match source.text.len() {
        0..=2000 => format!("{why}\n{}", source.text),
        _ => {
            let path = order.work.join(format!("{seed}.json"));
            let put = fs::write(&path, &source.text);
            format!("{why}\n{} has the input: {put:?}", path.display())
        }
    };
    through(&source, seed.is_multiple_of(SHARE), MOST * order.patience).map_err(shown)
}

/// Everything, none of which takes longer than `most`.
fn through(
    source: &Source,
    wholly: bool,
    most: Duration,
) -> Result<Vec<(&'static str, Duration)>, String> {
    let mut times = Vec::new();
    let (detected, time) = timed(most, "detect", || detect(&source.text))?;
    times.push(time);
    let options = ImportOptions::default();
    let (imported, time) = timed(most, "import", || {
        import(std::slice::from_ref(source), &options)
    })?;
    times.push(time);
    if detected.is_err() == imported.broken.is_empty() {
        return Err("`detect` and `import` do not read the same".to_owned());
    }
    for file in &imported.files {
        // A tab is white space wherever it stands.
        let acts = |letter| is_active(letter) && !matches!(letter, '\n' | '\t');
        if let Some(line) = file.text.lines().find(|line| line.contains(acts)) {
            return Err(format!("what is written acts: {line:?}"));
        }
        let (checked, time) = timed(most, "check", || compiled(&file.text))?;
        times.push(time);
        if checked.ready().is_err() {
            let mut all = checked.findings.iter();
            let first = all.find(|finding| finding.is_error());
            let first = first.map(|finding| format!("{}: {}", finding.code.id, finding.message));
            return Err(format!(
                "what is written does not check: {first:?}\n{}",
                file.text
            ));
        }
        nothing_is_set_aside_silently(&checked.design, &imported)?;
        if wholly {
            times.extend(goes_on(&checked, most)?);
        }
    }
    let (_, time) = timed(most, "canonicalize", || canonicalize(&source.text, None))?;
    times.push(time);
    Ok(times)
}

fn compiled(text: &str) -> Checked {
    compile(vec![Input {
        path: "attacked.tools".to_owned(),
        text: text.to_owned(),
    }])
}

/// Generates and emits what was imported.
fn goes_on(checked: &Checked, most: Duration) -> Result<Vec<(&'static str, Duration)>, String> {
    let mut times = Vec::new();
    let ready = checked.ready().map_err(|_| "it was checked")?;
    for target in TARGETS {
        let (files, time) = timed(most, target.name, || {
            target.files(ready, &Options::default())
        })?;
        files.map_err(|faults| format!("{}: {faults:?}", target.name))?;
        times.push(time);
    }
    for tool in &checked.design.tools {
        for (name, format) in EmitNotation::ALL {
            for strict in [false, true] {
                let (emitted, time) =
                    timed(most, "emit", || emit(&checked.design, tool, format, strict))?;
                times.push(time);
                value(&emitted.json).map_err(|mistake| format!("{name}: {mistake:?}"))?;
            }
        }
    }
    Ok(times)
}

/// A tool that takes anything, or nothing, while `meta` keeps a schema with properties: that must be told as a loss.
fn nothing_is_set_aside_silently(design: &Design, imported: &Imported) -> Result<(), String> {
    let lost = imported.report.count(NoteKind::Lost) > 0;
    for tool in &design.tools {
        if !lost && takes_anything(tool) && tool.meta.as_ref().is_some_and(keeps_arguments) {
            return Err(format!(
                "the schema of `{}` is set aside, and nothing said",
                tool.name
            ));
        }
    }
    Ok(())
}

fn takes_anything(tool: &Tool) -> bool {
    let record = &tool.payload.record;
    let is_open = match record.rest {
        Rest::Open | Rest::Closed => true,
        Rest::Typed { .. } => false,
    };
    record.fields.is_empty() && is_open && tool.payload.declared.is_none()
}

/// Whether a schema of arguments stands in what was left of a definition.
fn keeps_arguments(meta: &Value) -> bool {
    let left = meta.get("toolc/input").and_then(|places| places.get(""));
    left.is_some_and(|left| has_properties(left, 1))
}

/// Whether a value is the schema of an object, or a member of it is.
fn has_properties(value: &Value, depth: usize) -> bool {
    let Value::Object(members) = value else {
        return false;
    };
    let own = match value.get("properties") {
        Some(Value::Object(properties)) => !properties.is_empty(),
        Some(_) | None => false,
    };
    own || depth > 0
        && members
            .iter()
            .filter(|(key, _)| !matches!(&**key, "default" | "examples" | "example"))
            .any(|(_, inner)| has_properties(inner, depth - 1))
}

/// Does something, twice where it took too long: others may use the machine, too.
fn timed<T>(
    most: Duration,
    name: &'static str,
    doing: impl Fn() -> T,
) -> Result<(T, (&'static str, Duration)), String> {
    let mut start = Instant::now();
    let mut done = doing();
    if start.elapsed() > most {
        start = Instant::now();
        done = doing();
    }
    match start.elapsed() {
        time if time > most => Err(format!("{name} takes {:.1} s", time.as_secs_f64())),
        time => Ok((done, (name, time))),
    }
}
