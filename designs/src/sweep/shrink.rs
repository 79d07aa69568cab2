//! Smaller designs that fail in the same way.

use std::path::Path;

use toolc_compiler::{Input, compile};

use super::{Failure, Language, Sample, Stage};

/// How often the tools of the language are run at most.
const RUNS: usize = 60;

/// Leaves out files, items and lines, as long as what is left fails at the same stage.
pub(super) fn shrink(
    language: &dyn Language,
    failure: &mut Failure,
    work: &Path,
) -> Result<(), String> {
    let mut runs = 0;
    let mut settled = false;
    while !settled && runs < RUNS {
        settled = true;
        for by in [Piece::Item, Piece::Line] {
            for file in (0..failure.inputs.len()).rev() {
                let mut at = 0;
                // Halves first, then ever smaller parts.
                let mut size = pieces(&failure.inputs[file].text, by)
                    .len()
                    .div_ceil(2)
                    .max(1);
                while runs < RUNS {
                    let all = pieces(&failure.inputs[file].text, by);
                    if at >= all.len() {
                        if size == 1 {
                            break;
                        }
                        (at, size) = (0, size / 2);
                        continue;
                    }
                    let end = (at + size).min(all.len());
                    let text: String = all[..at].iter().chain(&all[end..]).copied().collect();
                    let mut inputs = failure.inputs.clone();
                    inputs[file] = Input {
                        text,
                        ..inputs[file].clone()
                    };
                    if compile(inputs.clone()).ready().is_err() && failure.stage != Stage::Check {
                        at += size;
                        continue;
                    }
                    runs += 1;
                    match again(language, failure, inputs, work)? {
                        Some(smaller) => {
                            *failure = smaller;
                            settled = false;
                        }
                        None => at += size,
                    }
                }
            }
        }
    }
    Ok(())
}

/// What a design may be cut into.
#[derive(Clone, Copy)]
enum Piece {
    /// Declarations, which have an empty line between them.
    Item,
    /// Lines, each with those that its brackets reach to.
    Line,
}

fn pieces(text: &str, by: Piece) -> Vec<&str> {
    let mut found = Vec::new();
    let (mut start, mut depth, mut at) = (0, 0_i32, 0);
    for line in text.split_inclusive('\n') {
        at += line.len();
        let is_comment = line.trim_start().starts_with("///");
        if !is_comment {
            depth += level(line);
        }
        let ends = match by {
            Piece::Item => line.trim().is_empty(),
            // What stands in a block at the top is a piece of its own.
            Piece::Line => !is_comment && depth <= 1,
        };
        if ends {
            found.push(&text[start..at]);
            start = at;
        }
    }
    found.push(&text[start..]);
    found.retain(|piece| !piece.is_empty());
    found
}

/// How much deeper a line leaves the brackets; those in texts are counted too, and pair up mostly.
fn level(line: &str) -> i32 {
    line.chars()
        .map(|letter| match letter {
            '{' | '(' | '[' => 1,
            '}' | ')' | ']' => -1,
            _ => 0,
        })
        .sum()
}

/// Whether other files fail at the same stage.
fn again(
    language: &dyn Language,
    failure: &Failure,
    inputs: Vec<Input>,
    work: &Path,
) -> Result<Option<Failure>, String> {
    let found = match Sample::new(language, failure.seed, inputs) {
        Err(failure) => vec![failure],
        Ok(sample) => language.judge(&[sample], work, failure.stage)?,
    };
    let code = |detail: &str| detail.split(':').next().unwrap_or_default().to_owned();
    Ok(found.into_iter().find(|other| {
        other.stage == failure.stage
            && (failure.stage != Stage::Check || code(&other.detail) == code(&failure.detail))
    }))
}
