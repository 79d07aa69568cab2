//! How many small definitions a second one core imports, canonicalizes and emits.

use std::time::Instant;

use toolc_compiler::import::{ImportedFile, Options, Source, canonicalize, import};
use toolc_compiler::{Checked, Input, compile};
use toolc_templates::emit::{EmitNotation, emit};

use crate::groups::Group;

/// Definitions up to this many bytes are small.
const SMALL: usize = 1500;

/// Seconds that this thread has run: others may use the machine as well.
fn seconds(start: Instant) -> f64 {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let running = statistics.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    running.map_or_else(
        || start.elapsed().as_secs_f64(),
        |nanoseconds| nanoseconds as f64 / 1e9,
    )
}

/// Prints the speed; whether the goal is met.
pub fn told(groups: &[Group]) -> bool {
    let sources: Vec<Source> = groups
        .iter()
        .filter_map(|group| {
            let lines: Vec<String> = group
                .rows
                .iter()
                .map(|row| row.definition.to_json())
                .filter(|text| text.len() <= SMALL)
                .collect();
            (!lines.is_empty()).then(|| Source {
                label: group.source.clone(),
                text: lines.join("\n"),
                notation: None,
                ..Source::default()
            })
        })
        .collect();
    let count: usize = sources
        .iter()
        .map(|source| source.text.lines().count())
        .sum();
    let bytes: usize = sources.iter().map(|source| source.text.len()).sum();
    let mut parts: [f64; 4] = [f64::MAX; 4];
    let clock = Instant::now();
    for _ in 0..3 {
        let mut files = Vec::new();
        let start = seconds(clock);
        for source in &sources {
            files.push(import(std::slice::from_ref(source), &Options::default()).files);
        }
        let imported = seconds(clock);
        for source in &sources {
            let _ = std::hint::black_box(canonicalize(&source.text, None));
        }
        let canonical = seconds(clock);
        let checked: Vec<Checked> = files.into_iter().map(checked).collect();
        let compiled = seconds(clock);
        for one in &checked {
            for tool in &one.design.tools {
                std::hint::black_box(emit(&one.design, tool, EmitNotation::OpenAi, false));
            }
        }
        let emitted = seconds(clock);
        let times = [
            imported - start,
            canonical - imported,
            compiled - canonical,
            emitted - compiled,
        ];
        for (best, time) in parts.iter_mut().zip(times) {
            *best = best.min(time);
        }
    }
    let rate = |seconds: f64| count as f64 / seconds;
    println!(
        "\n── speed, one core: {count} definitions of at most {SMALL} bytes, {} on average",
        bytes / count.max(1)
    );
    let [imported, canonical, compiled, emitted] = parts;
    println!(
        "import {:.0} a second, canonicalize {:.0}, emit {:.0}; what is written compiles at {:.0}",
        rate(imported),
        rate(canonical),
        rate(emitted),
        rate(compiled)
    );
    let three = rate(imported + canonical + emitted);
    let fine = three >= 20_000.0;
    println!(
        "{} import, canonicalize and emit: {three:.0} definitions a second (goal ≥ 20000); {:.0} with the compiler between",
        if fine { "✓" } else { "✗" },
        rate(parts.iter().sum())
    );
    fine
}

fn checked(files: Vec<ImportedFile>) -> Checked {
    let inputs = files.into_iter().map(|file| Input {
        path: format!("{}.tools", file.name),
        text: file.text,
    });
    compile(inputs.collect())
}
