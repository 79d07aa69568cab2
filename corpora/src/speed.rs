//! How many small definitions a second one core imports.

use std::time::Instant;

/// Seconds that this thread has run: others may use the machine as well.
fn seconds(start: Instant) -> f64 {
    let statistics = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let running = statistics.and_then(|text| text.split(' ').next()?.parse::<u64>().ok());
    running.map_or_else(
        || start.elapsed().as_secs_f64(),
        |nanoseconds| nanoseconds as f64 / 1e9,
    )
}

use toolc_compiler::import::{Options, Source, canonicalize, import};

use crate::groups::Group;

/// Definitions up to this many bytes are small.
const SMALL: usize = 1500;

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
                format: None,
            })
        })
        .collect();
    let count: usize = sources
        .iter()
        .map(|source| source.text.lines().count())
        .sum();
    let bytes: usize = sources.iter().map(|source| source.text.len()).sum();
    let clock = Instant::now();
    let mut best = f64::MAX;
    let mut parts = (0.0, 0.0);
    for _ in 0..3 {
        let start = seconds(clock);
        for source in &sources {
            let one = std::slice::from_ref(source);
            std::hint::black_box(import(one, &Options::default()));
        }
        let imported = seconds(clock) - start;
        for source in &sources {
            let _ = std::hint::black_box(canonicalize(&source.text, None));
        }
        let all = seconds(clock) - start;
        if all < best {
            best = all;
            parts = (imported, all - imported);
        }
    }
    let rate = |seconds: f64| count as f64 / seconds;
    println!(
        "\n── speed, one core: {count} definitions of at most {SMALL} bytes, {} on average",
        bytes / count.max(1)
    );
    println!(
        "import {:.0} a second, canonicalize {:.0} a second",
        rate(parts.0),
        rate(parts.1)
    );
    let fine = rate(best) >= 20_000.0;
    println!(
        "{} both: {:.0} definitions a second (goal ≥ 20000)",
        if fine { "✓" } else { "✗" },
        rate(best)
    );
    fine
}
