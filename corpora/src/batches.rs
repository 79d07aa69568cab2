//! Sources that are compiled together, and the workers that do it.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

use toolc_designs::sweep::Failure;

use crate::groups::Group;

/// About as many tools are compiled together.
pub const BATCH: usize = 600;

/// Types lead to types as deep as there are types.
pub const STACK: usize = 256 << 20;

/// What is compiled at the same time must fit into memory.
const MOST_WORKERS: usize = 4;

/// Sources, by their places, and how many definitions they have.
pub struct Batch {
    size: usize,
    groups: Vec<usize>,
}

/// Sources that are compiled together.
pub fn batches(groups: &[&Group], judged: &[usize]) -> Vec<Batch> {
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
pub fn in_batches(
    language: &str,
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
                "{language}: {} of {all} definitions, {} failures, {:.0} s",
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
            let named = std::thread::Builder::new().stack_size(STACK);
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
