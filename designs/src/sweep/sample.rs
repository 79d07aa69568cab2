//! A design, what is generated from it, and what its code will be asked.

use std::fmt;

use toolc_compiler::{Checked, Input, compile};
use toolc_templates::{GeneratedFile, Options, TARGETS};

use super::agreement::agreement;
use super::{Place, Question, questions};

/// A design that the checker accepts.
#[derive(Debug)]
pub struct Sample {
    /// What it was made from.
    pub seed: u64,
    /// Its files.
    pub inputs: Vec<Input>,
    /// The generated code.
    pub files: Vec<GeneratedFile>,
    /// What the code is asked.
    pub questions: Vec<Question>,
}

/// What is asked of a design, one after the other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// The checker accepts it.
    Check,
    /// The order of its files makes no difference.
    Order,
    /// An outside validator with its schemas accepts what the tables of the runtime accept.
    Schemas,
    /// Texts that would like to be code are texts in what is generated.
    Texts,
    /// The formatter of the language has nothing to change.
    Layout,
    /// The code compiles, and the linter of the language has nothing to say.
    Lints,
    /// The code accepts what is valid, refuses what is not, and writes what it read.
    Values,
}

impl Stage {
    /// As in `--until NAME`, and in what is said of failures.
    pub fn name(self) -> &'static str {
        match self {
            Self::Check => "check",
            Self::Order => "order",
            Self::Schemas => "schemas",
            Self::Texts => "texts",
            Self::Layout => "layout",
            Self::Lints => "lints",
            Self::Values => "values",
        }
    }
}

/// Something is wrong with a design or the code made from it.
#[derive(Debug)]
pub struct Failure {
    /// What the design was made from.
    pub seed: u64,
    /// The design.
    pub inputs: Vec<Input>,
    /// What failed.
    pub stage: Stage,
    /// What was said.
    pub detail: String,
    /// The answers that are wrong, where the code was asked.
    pub answers: Vec<Answer>,
}

/// What is wrong with the answer to a question.
#[derive(Debug)]
pub struct Answer {
    /// The place of the question in the sample.
    pub question: usize,
    /// What is wrong.
    pub wrong: String,
}

impl Sample {
    /// The design of a seed, checked, and what a target generates of it.
    pub fn of_seed(target: &str, seed: u64) -> Result<Self, Failure> {
        Self::new(target, seed, crate::design(seed))
    }

    /// A design, checked, and what a target generates of it.
    pub fn new(target: &str, seed: u64, inputs: Vec<Input>) -> Result<Self, Failure> {
        let failure = |inputs: Vec<Input>, stage, detail| Failure {
            seed,
            inputs,
            stage,
            detail,
            answers: Vec::new(),
        };
        let checked = compile(inputs.clone());
        let files = match files(target, &checked) {
            Ok(files) => files,
            Err(detail) => return Err(failure(inputs, Stage::Check, detail)),
        };
        let turned = compile(inputs.iter().rev().cloned().collect());
        if files_of(target, &turned) != files {
            return Err(failure(
                inputs,
                Stage::Order,
                "the order of the files changes what is generated".to_owned(),
            ));
        }
        let mut questions = questions::questions(seed, &checked.design);
        let told = agreement(&checked.design, &mut questions);
        if !told.differences.is_empty() {
            return Err(failure(inputs, Stage::Schemas, told.differences.join("\n")));
        }
        Ok(Self {
            seed,
            inputs,
            files,
            questions,
        })
    }

    /// A design whose questions are known, generated.
    pub fn asked(
        target: &str,
        seed: u64,
        inputs: Vec<Input>,
        questions: Vec<Question>,
    ) -> Result<Self, Failure> {
        match files(target, &compile(inputs.clone())) {
            Ok(files) => Ok(Self {
                seed,
                inputs,
                files,
                questions,
            }),
            Err(detail) => Err(Failure {
                seed,
                inputs,
                stage: Stage::Check,
                detail,
                answers: Vec::new(),
            }),
        }
    }

    /// Says that answers of its code are wrong.
    pub fn answered(&self, answers: Vec<Answer>) -> Failure {
        let lines = answers.iter().map(|answer| {
            let question = &self.questions[answer.question];
            let payload = String::from_utf8_lossy(&question.payload);
            let place = match question.place {
                Place::Args => "arguments",
                Place::Result => "result",
            };
            format!(
                "{place} of {:?}: {}, for {payload}",
                question.tool, answer.wrong
            )
        });
        let detail = lines.collect::<Vec<_>>().join("\n");
        Failure {
            answers,
            ..self.failure(Stage::Values, detail)
        }
    }

    /// Says that something is wrong with it.
    pub fn failure(&self, stage: Stage, detail: String) -> Failure {
        Failure {
            seed: self.seed,
            inputs: self.inputs.clone(),
            stage,
            detail,
            answers: Vec::new(),
        }
    }
}

/// The generated files of a design, or why it has none.
fn files(target: &str, checked: &Checked) -> Result<Vec<GeneratedFile>, String> {
    let Ok(ready) = checked.ready() else {
        let errors = checked.findings.iter().filter(|finding| finding.is_error());
        let lines = errors.map(|finding| {
            let span = finding.span();
            let source = checked
                .sources
                .iter()
                .find(|(id, _)| *id == span.file)
                .map(|(_, file)| file.text.as_str());
            let rest = source
                .and_then(|text| text.get(span.start as usize..))
                .unwrap_or_default();
            let near: String = rest
                .lines()
                .next()
                .unwrap_or_default()
                .chars()
                .take(80)
                .collect();
            format!("{}: {} (at `{near}`)", finding.code.id, finding.message)
        });
        return Err(lines.collect::<Vec<_>>().join("\n"));
    };
    let known = TARGETS.iter().find(|known| known.name == target);
    let target = known.ok_or_else(|| format!("there is no target `{target}`"))?;
    target.files(ready, &Options::default()).map_err(|faults| {
        faults
            .into_iter()
            .map(|fault| fault.message)
            .collect::<Vec<_>>()
            .join("\n")
    })
}

fn files_of(target: &str, checked: &Checked) -> Vec<GeneratedFile> {
    files(target, checked).unwrap_or_default()
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let detail: String = self.detail.chars().take(3000).collect();
        write!(out, "seed {}, {}:\n{detail}", self.seed, self.stage.name())
    }
}
