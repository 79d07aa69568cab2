//! A sample of `cargo xtask bench growth` in every run of the tests: times must grow as designs do, not as their squares.

use std::time::{Duration, Instant};

use rayon::prelude::*;
use toolc_compiler::Input;
use toolc_compiler::import::{Options, Source, import};
use toolc_designs::growth::{Kind, Made, kinds};
use toolc_templates::emit::{EmitNotation, emit};

const SMALL: usize = 100;
const LARGE: usize = 1000;

/// Ten times as many take ten times as long; what grows with the square takes a hundred times as long. Between them is room for a
/// machine that does other things as well.
const MOST: u32 = 40;

/// Less than this is never too long, whatever it is compared with.
const SHORT: Duration = Duration::from_millis(500);

#[test]
fn times_grow_as_designs_do() {
    let kinds: Vec<&Kind> = kinds().collect();
    // As deep as the command may go.
    let threads = rayon::ThreadPoolBuilder::new()
        .stack_size(256 << 20)
        .build();
    let slow: Vec<String> = threads
        .expect("threads start")
        .install(|| kinds.into_par_iter().filter_map(too_slow).collect());
    assert!(slow.is_empty(), "{}", slow.join("\n"));
}

/// What is wrong with a kind. A time that is too long is measured again: only the machine can make it longer than it is.
fn too_slow(kind: &Kind) -> Option<String> {
    let mut large = time(kind, LARGE);
    if large <= SHORT {
        return None;
    }
    let mut small = time(kind, SMALL);
    for _ in 0..4 {
        if large <= SHORT || large <= small * MOST {
            return None;
        }
        small = small.max(time(kind, SMALL));
        large = large.min(time(kind, LARGE));
    }
    let name = kind.name;
    Some(format!(
        "{name}: {SMALL} take {small:?}, {LARGE} take {large:?}"
    ))
}

fn time(kind: &Kind, size: usize) -> Duration {
    let files = (kind.files)(size);
    let start = Instant::now();
    match kind.made {
        Made::Sound | Made::Broken => {
            let inputs = files.into_iter().map(|file| Input {
                path: file.name,
                text: file.text,
            });
            let checked = toolc_compiler::compile(inputs.collect());
            assert_eq!(
                checked.findings.has_errors(),
                kind.made == Made::Broken,
                "{} of {size}",
                kind.name
            );
        }
        Made::Definitions => {
            let sources = files.into_iter().map(|file| Source {
                label: "growth".into(),
                text: file.text,
                notation: None,
                ..Source::default()
            });
            let imported = import(&sources.collect::<Vec<_>>(), &Options::default());
            let inputs = imported.files.into_iter().map(|file| Input {
                path: format!("{}.tools", file.name),
                text: file.text,
            });
            let design = toolc_compiler::compile(inputs.collect()).design;
            for tool in design.declared_tools() {
                emit(&design, tool, EmitNotation::Mcp, false);
            }
        }
    }
    start.elapsed()
}
