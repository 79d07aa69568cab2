//! Generated code of all definitions: laid out, compiled, linted, and asked about judged values, in batches.

use std::collections::HashMap;
use std::path::Path;
use std::time::Instant;

use toolc_compiler::Input;
use toolc_designs::sweep::{Failure, Language, Place, Question, Sample, Stage};

use crate::asked::{Answers, Asked};
use crate::groups::Group;
use crate::scores::Column;
use crate::told::list;
use crate::verdicts::{Verdict, agreement};

/// About as many tools are compiled together; a source is never divided.
const BATCH: usize = 600;

/// Judges the code of one language; whether nothing is wrong with it.
pub fn told(
    language: &dyn Language,
    groups: &[Group],
    asked: &[Asked],
    answering: &HashMap<String, Answers>,
    work: &Path,
    columns: &mut Vec<Column>,
    all: bool,
) -> Result<bool, String> {
    let start = Instant::now();
    let questions = questions(groups.len(), asked, answering);
    let mut failures = Vec::new();
    // What only repeats others in another form is here for its questions.
    let judged: Vec<usize> = (0..groups.len())
        .filter(|at| !groups[*at].is_lifted() || !questions[*at].is_empty())
        .collect();
    let mut batch: Vec<usize> = Vec::new();
    let mut done = 0;
    for (index, at) in judged.iter().enumerate() {
        batch.push(*at);
        let count = |all: &[usize]| all.iter().map(|at| groups[*at].rows.len()).sum::<usize>();
        let next = judged.get(index + 1).map_or(BATCH, |next| count(&[*next]));
        if count(&batch) + next > BATCH {
            failures.extend(judge(language, groups, &batch, &questions, work)?);
            done += count(&batch);
            eprintln!(
                "{}: {done} of {} definitions, {} failures, {:.0} s",
                language.name(),
                count(&judged),
                failures.len(),
                start.elapsed().as_secs_f64()
            );
            batch.clear();
        }
    }
    let mut column = Column::new(format!("{} code", language.name()));
    for at in &judged {
        let wrong =
            |failure: &Failure| failure.seed == *at as u64 && failure.stage != Stage::Values;
        column.add(*at, groups[*at].rows.len(), !failures.iter().any(wrong));
    }
    columns.push(column);
    let compiled = compiled(language, groups, &judged, &failures, all);
    let verdicts = verdicts(language, groups, &questions, asked, answering, &failures);
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
    groups: &[Group],
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
        match Sample::asked(language, *at as u64, files.collect(), asked.collect()) {
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
    groups: &[Group],
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
        (Stage::Lints, "compiled and linted without a word"),
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
    groups: &[Group],
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
                Stage::Layout => false,
                Stage::Lints => !language.asks_all(),
                Stage::Check | Stage::Order | Stage::Values => failure.answers.is_empty(),
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
