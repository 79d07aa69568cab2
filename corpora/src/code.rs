//! Generated code of all definitions: laid out, compiled, linted, and asked about judged values, in batches.

use std::collections::HashMap;
use std::path::Path;

use toolc_compiler::Input;
use toolc_designs::sweep::{Failure, Language, Place, Question, Sample, Stage};

use crate::asked::{Answers, Asked, answering};
use crate::batches::{BATCH, batches, in_batches};
use crate::groups::{Group, divided};
use crate::scores::Column;
use crate::told::list;
use crate::verdicts::{Verdict, agreement};

/// Sources of more definitions than this are divided: what is compiled at once must fit into memory.
const LARGE: usize = 1000;

/// Judges the code of one language; whether nothing is wrong with it.
pub fn told(
    language: &dyn Language,
    groups: &[Group],
    asked: &[Asked],
    work: &Path,
    columns: &mut Vec<Column>,
    all: bool,
) -> Result<bool, String> {
    let divided: Vec<Vec<Group>> = groups
        .iter()
        .map(|group| match group.rows.len() > LARGE {
            true => divided(group, BATCH),
            false => Vec::new(),
        })
        .collect();
    // Whole sources and parts of large ones, and what each is of.
    let (mut parts, mut of): (Vec<&Group>, Vec<usize>) = (Vec::new(), Vec::new());
    for (at, (whole, own)) in groups.iter().zip(&divided).enumerate() {
        match own.is_empty() {
            true => parts.push(whole),
            false => parts.extend(own),
        }
        of.resize(parts.len(), at);
    }
    let groups = &parts[..];
    let answering = &answering(groups);
    let questions = questions(groups.len(), asked, answering);
    // What only repeats others in another form is here for its questions.
    let judged: Vec<usize> = (0..groups.len())
        .filter(|at| !groups[*at].is_lifted() || !questions[*at].is_empty())
        .collect();
    let failures = in_batches(
        language.name(),
        &batches(groups, &judged),
        |batch, worker| {
            let work = work.join(worker.to_string());
            judge(language, groups, batch, &questions, &work)
        },
    )?;
    let mut column = Column::new(format!("{} code", language.name()));
    for at in &judged {
        let wrong =
            |failure: &Failure| failure.seed == *at as u64 && failure.stage != Stage::Values;
        column.add(of[*at], groups[*at].rows.len(), !failures.iter().any(wrong));
    }
    columns.push(column);
    let compiled = compiled(language, groups, &judged, &failures, all);
    let mut verdicts = verdicts(language, groups, &questions, asked, answering, &failures);
    for verdict in &mut verdicts {
        verdict.group = of[verdict.group];
    }
    let who = format!("generated {}", language.name());
    let name = format!("{} agrees", language.name());
    Ok(agreement(&who, &name, asked, &verdicts, columns, all) && compiled)
}

/// A question, and the judged value that it is made of.
type Asking = (Question, usize);

/// The questions of each group.
fn questions(
    groups: usize,
    asked: &[Asked],
    answering: &HashMap<String, Answers>,
) -> Vec<Vec<Asking>> {
    let mut questions: Vec<Vec<Asking>> = (0..groups).map(|_| Vec::new()).collect();
    for (at, one) in asked.iter().enumerate() {
        if let Some(answers) = answering.get(&one.id) {
            let question = Question {
                tool: answers.tool.clone(),
                place: Place::Args,
                valid: Some(one.valid),
                payload: one.arguments.clone().into_bytes(),
            };
            questions[answers.group].push((question, at));
        }
    }
    questions
}

fn judge(
    language: &dyn Language,
    groups: &[&Group],
    batch: &[usize],
    questions: &[Vec<Asking>],
    work: &Path,
) -> Result<Vec<Failure>, String> {
    let mut samples = Vec::new();
    let mut failures = Vec::new();
    for at in batch {
        let files = groups[*at].imported.files.iter().map(|file| Input {
            path: format!("{}.tools", file.name),
            text: file.text.clone(),
        });
        let asked = questions[*at].iter().map(|(question, _)| question.clone());
        match Sample::asked(
            language.name(),
            *at as u64,
            files.collect(),
            asked.collect(),
        ) {
            Ok(sample) => samples.push(sample),
            Err(failure) => failures.push(failure),
        }
    }
    failures.extend(language.judge(&samples, work, Stage::Values)?);
    Ok(failures)
}

/// Prints what could not be laid out, compiled and linted as it is.
fn compiled(
    language: &dyn Language,
    groups: &[&Group],
    judged: &[usize],
    failures: &[Failure],
    all: bool,
) -> bool {
    println!("\n── generated {}", language.name());
    let mut fine = true;
    let count = |of: &dyn Fn(usize) -> bool| -> usize {
        let good = judged
            .iter()
            .filter(|at| !groups[**at].is_lifted() && of(**at));
        good.map(|at| groups[*at].rows.len()).sum()
    };
    for (stage, what) in [
        (Stage::Check, "generated"),
        (Stage::Layout, "laid out as the formatter does"),
        (Stage::Lints, "compiled and checked without a word"),
    ] {
        let wrong: Vec<&Failure> = failures
            .iter()
            .filter(|failure| failure.stage == stage)
            .collect();
        let is_wrong = |at: usize| wrong.iter().any(|failure| failure.seed == at as u64);
        let good = count(&|at| !is_wrong(at));
        let sign = if wrong.is_empty() { "✓" } else { "✗" };
        println!("{sign} {what}: {good} of {} definitions", count(&|_| true));
        let lines = wrong.iter().flat_map(|failure| {
            let source = &groups[failure.seed as usize].source;
            let lines = failure.detail.lines();
            lines.map(move |line| format!("{source}: {line}"))
        });
        list(&lines.collect::<Vec<_>>(), all);
        fine &= wrong.is_empty();
    }
    fine
}

fn verdicts<'a>(
    language: &dyn Language,
    groups: &[&Group],
    questions: &[Vec<Asking>],
    asked: &'a [Asked],
    answering: &HashMap<String, Answers>,
    failures: &[Failure],
) -> Vec<Verdict<'a>> {
    let mut verdicts = Vec::new();
    for (at, questions) in questions.iter().enumerate() {
        let own = failures.iter().filter(|one| one.seed == at as u64);
        let wrong: HashMap<usize, &str> = own
            .clone()
            .flat_map(|failure| &failure.answers)
            .map(|answer| (answer.question, &*answer.wrong))
            .collect();
        // What does not compile, or whose program ends, answers nothing.
        let silent = own
            .clone()
            .find(|failure| match failure.stage {
                Stage::Texts | Stage::Layout => false,
                Stage::Lints => !language.asks_all(),
                Stage::Check | Stage::Order | Stage::Schemas | Stage::Values => {
                    failure.answers.is_empty()
                }
            })
            .map(|_| format!("{} has no code that answers", groups[at].source));
        for (number, (_, index)) in questions.iter().enumerate() {
            let asked = &asked[*index];
            let wrong = wrong.get(&number).map(|text| (*text).to_owned());
            verdicts.push(Verdict {
                asked,
                group: at,
                must: answering[&asked.id].must,
                wrong: wrong.or_else(|| silent.clone()),
            });
        }
    }
    verdicts
}
