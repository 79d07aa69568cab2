//! Smaller designs that fail in the same way.

use std::path::Path;

use toolc_compiler::{Input, compile};

use super::{Failure, Language, Sample, Stage, texts};

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
        for by in PIECES {
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
    /// Lines inside of so many brackets, each with those that its own reach to and with what is said of it.
    Block(i32),
    /// Lines.
    Line,
}

/// From large to small.
const PIECES: [Piece; 5] = [
    Piece::Item,
    Piece::Block(1),
    Piece::Block(2),
    Piece::Block(3),
    Piece::Line,
];

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
            Piece::Block(deepest) => !is_comment && depth <= deepest,
            Piece::Line => true,
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
    let found = match Sample::new(language.name(), failure.seed, inputs) {
        Err(failure) => vec![failure],
        Ok(sample) if failure.stage == Stage::Texts => texts::judge(language, &[sample])?,
        Ok(sample) => language.judge(&[sample], work, failure.stage)?,
    };
    let code = |detail: &str| detail.split(':').next().unwrap_or_default().to_owned();
    Ok(found.into_iter().find(|other| {
        other.stage == failure.stage
            && (failure.stage != Stage::Check || code(&other.detail) == code(&failure.detail))
    }))
}

#[cfg(test)]
mod tests {
    use toolc_templates::Options;

    use super::*;
    use crate::twins::Generated;

    /// A language with one mistake: it cannot do fields that are called `culprit` beside a tool that is called `tools`.
    struct Mistaken;

    impl Language for Mistaken {
        fn name(&self) -> &'static str {
            "python"
        }

        fn asks_all(&self) -> bool {
            true
        }

        fn modes(&self) -> Vec<Options> {
            Vec::new()
        }

        fn differences(&self, _: &[Generated<'_>]) -> Result<Vec<Option<String>>, String> {
            Ok(Vec::new())
        }

        fn judge(
            &self,
            samples: &[Sample],
            _: &Path,
            until: Stage,
        ) -> Result<Vec<Failure>, String> {
            assert_eq!(until, Stage::Lints, "no further than it failed");
            let has =
                |sample: &Sample, text| sample.inputs.iter().any(|input| input.text.contains(text));
            let bad = samples
                .iter()
                .filter(|sample| has(sample, "culprit:") && has(sample, "tool tools("));
            Ok(bad
                .map(|sample| sample.failure(Stage::Lints, "no".to_owned()))
                .collect())
        }
    }

    #[test]
    fn what_does_not_matter_is_left_out() {
        let types = "package types\n\n/// Says nothing.\nenum Colour { red, green }\n\n/// Has it.\ntype Bad {\n  name: string\n  \
                     /// It is this one.\n  culprit: Colour?\n  colours: [Colour]\n}\n\ntype Other = [Bad]\n";
        let tools = "package tools\n\nuse types { Bad, Other }\n\nservice shop {\n  /// Sells.\n  toolset selling {\n    /// Has both.\n    tool \
                     tools(a: int, b: Bad) -> Other { idempotent }\n    /// Has none.\n    tool others(\n      a: int\n      b: \
                     Other\n    )\n  }\n}\n\nservice unused {}\n";
        let input = |path: &str, text: &str| Input {
            path: path.to_owned(),
            text: text.to_owned(),
        };
        let inputs = vec![input("types.tools", types), input("tools.tools", tools)];
        let mut failure = Sample::new(Mistaken.name(), 1, inputs)
            .map(|sample| sample.failure(Stage::Lints, "no".to_owned()))
            .expect("the design is fine");
        shrink(&Mistaken, &mut failure, Path::new("nowhere")).expect("nothing is written");
        let texts: Vec<&str> = failure.inputs.iter().map(|input| &*input.text).collect();
        let types = "package types\nenum Colour { red, green }\ntype Bad {\n  culprit: Colour?\n}\ntype Other = [Bad]\n";
        let tools = "package tools\nuse types { Bad, Other }\nservice shop {\n  toolset selling {\n    tool tools(a: int, b: Bad) -> \
                     Other { idempotent }\n  }\n}\n";
        assert_eq!(texts, [types, tools]);
    }

    #[test]
    fn brackets_keep_lines_together() {
        let text =
            "type A {\n  a: {\n    b: int\n  }\n  /// About c.\n  c: int\n}\n\nenum B { c }\n";
        assert_eq!(
            pieces(text, Piece::Item),
            [
                "type A {\n  a: {\n    b: int\n  }\n  /// About c.\n  c: int\n}\n\n",
                "enum B { c }\n"
            ]
        );
        assert_eq!(
            pieces(text, Piece::Block(1)),
            [
                "type A {\n",
                "  a: {\n    b: int\n  }\n",
                "  /// About c.\n  c: int\n",
                "}\n",
                "\n",
                "enum B { c }\n"
            ]
        );
    }
}
