//! Generated code of all definitions: laid out, compiled, linted, and asked about judged values, in batches.

use std::collections::HashMap;
use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
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

/// What is compiled at once must fit into memory.
const MOST_WORKERS: usize = 4;

/// Sources, by their places, and how many definitions they have.
struct Batch {
    size: usize,
    groups: Vec<usize>,
}

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
    let questions = questions(groups.len(), asked, answering);
    // What only repeats others in another form is here for its questions.
    let judged: Vec<usize> = (0..groups.len())
        .filter(|at| !groups[*at].is_lifted() || !questions[*at].is_empty())
        .collect();
    let failures = in_batches(&batches(groups, &judged), |batch, worker| {
        let work = work.join(worker.to_string());
        judge(language, groups, batch, &questions, &work)
    })?;
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

/// Sources that are compiled together.
fn batches(groups: &[Group], judged: &[usize]) -> Vec<Batch> {
    let mut batches: Vec<Batch> = Vec::new();
    for at in judged {
        let size = groups[*at].rows.len();
        match batches
            .last_mut()
            .filter(|batch| batch.size + size <= BATCH)
        {
            Some(batch) => {
                batch.size += size;
                batch.groups.push(*at);
            }
            None => batches.push(Batch {
                size,
                groups: vec![*at],
            }),
        }
    }
    // The largest first: at the end nobody waits for them.
    batches.sort_by_key(|batch| std::cmp::Reverse(batch.size));
    batches
}

/// Judges batches at the same time, each worker in a folder of its own.
fn in_batches(
    batches: &[Batch],
    judge: impl Fn(&[usize], usize) -> Result<Vec<Failure>, String> + Sync,
) -> Result<Vec<Failure>, String> {
    let start = Instant::now();
    let all: usize = batches.iter().map(|batch| batch.size).sum();
    let next = AtomicUsize::new(0);
    let done: Mutex<(usize, Vec<Failure>)> = Mutex::default();
    let work = |worker: usize| -> Result<(), String> {
        while let Some(batch) = batches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let failures = judge(&batch.groups, worker)?;
            let mut done = done.lock().expect("nobody panics while counting");
            done.0 += batch.size;
            done.1.extend(failures);
            eprintln!(
                "{} of {all} definitions, {} failures, {:.0} s",
                done.0,
                done.1.len(),
                start.elapsed().as_secs_f64()
            );
        }
        Ok(())
    };
    let workers = std::thread::available_parallelism().map_or(1, NonZero::get);
    let results: Vec<Result<(), String>> = std::thread::scope(|scope| {
        let workers = (0..workers.min(MOST_WORKERS)).map(|worker| {
            let work = &work;
            let named = std::thread::Builder::new().stack_size(crate::STACK);
            named.spawn_scoped(scope, move || work(worker))
        });
        let workers: Vec<_> = workers.collect();
        let ended = workers.into_iter().map(|worker| match worker {
            Ok(worker) => worker
                .join()
                .unwrap_or_else(|_| Err("a worker panics".to_owned())),
            Err(error) => Err(format!("no thread starts: {error}")),
        });
        ended.collect()
    });
    results.into_iter().collect::<Result<(), String>>()?;
    let (_, mut failures) = done.into_inner().map_err(|error| error.to_string())?;
    failures.sort_by_key(|failure| failure.seed);
    Ok(failures)
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
