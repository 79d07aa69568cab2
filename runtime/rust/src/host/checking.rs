//! Checks of values that take long: they run on a few threads of their own, beside the executor of the call.

use std::collections::VecDeque;
use std::future::Future;
use std::panic::resume_unwind;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

use crate::caught::caught;
use crate::meter::{Budget, Exhausted};

/// From how many bytes on nothing is checked where the executor waits for it.
const LARGE: usize = 128 * 1024;

/// What a check gives: at once, or, if it takes its time, from another thread.
///
/// `here` is dropped if it takes long; then `apart` gives the same check, with what it needs, to start again.
pub(crate) async fn checked<T, F>(
    budget: &Arc<Budget>,
    size: usize,
    here: impl FnOnce() -> T,
    apart: impl FnOnce() -> F,
) -> Result<T, Exhausted>
where
    T: Send + 'static,
    F: FnOnce() -> T + Send + 'static,
{
    if size < LARGE
        && let Ok(value) = budget.run_at_once(here)
    {
        return Ok(value);
    }
    // Few checks take long: the future of the others stays small.
    Box::pin(run_apart(budget.clone(), apart())).await
}

/// What a check gives that runs on another thread.
pub(crate) async fn run_apart<T: Send + 'static>(
    budget: Arc<Budget>,
    check: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Exhausted> {
    let slot = Arc::new(Mutex::new(Slot {
        ended: None,
        waker: None,
    }));
    let (given, own) = (slot.clone(), budget.clone());
    start(Box::new(move || {
        let ended = match own.is_dropped() {
            true => Ok(Err(Exhausted)),
            false => caught(|| own.run(check)),
        };
        let waker = {
            let mut slot = locked(&given);
            slot.ended = Some(ended);
            slot.waker.take()
        };
        if let Some(waker) = waker {
            waker.wake();
        }
    }));
    let waiting = Waiting {
        slot,
        budget,
        is_over: false,
    };
    match waiting.await {
        Ok(ended) => ended,
        // It belongs to whoever waits.
        Err(text) => resume_unwind(Box::new(text)),
    }
}

/// What a check has given, or the text of its panic, and who waits for it.
struct Slot<T> {
    ended: Option<Result<Result<T, Exhausted>, String>>,
    waker: Option<Waker>,
}

/// The wait for a check. If it is dropped, the check does not begin, or ends soon.
struct Waiting<T> {
    slot: Arc<Mutex<Slot<T>>>,
    budget: Arc<Budget>,
    is_over: bool,
}

impl<T> Future for Waiting<T> {
    type Output = Result<Result<T, Exhausted>, String>;

    fn poll(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<Self::Output> {
        let waker = task.waker().clone();
        let (ended, before) = {
            let mut slot = locked(&self.slot);
            match slot.ended.take() {
                Some(ended) => (Some(ended), None),
                None => (None, slot.waker.replace(waker)),
            }
        };
        drop(before);
        match ended {
            Some(ended) => {
                self.is_over = true;
                Poll::Ready(ended)
            }
            None => Poll::Pending,
        }
    }
}

impl<T> Drop for Waiting<T> {
    fn drop(&mut self) {
        if !self.is_over {
            self.budget.drop_checks();
        }
        let waker = locked(&self.slot).waker.take();
        drop(waker);
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// The checks that wait, and how many threads run others.
struct Queue {
    waiting: VecDeque<Job>,
    running: usize,
}

static QUEUE: Mutex<Queue> = Mutex::new(Queue {
    waiting: VecDeque::new(),
    running: 0,
});

/// Runs a check when those before it are done, on as many threads as leave half of the machine to everybody else.
fn start(job: Job) {
    let most = std::thread::available_parallelism().map_or(1, |count| (count.get() / 2).max(1));
    {
        let mut queue = locked(&QUEUE);
        queue.waiting.push_back(job);
        if queue.running >= most {
            return;
        }
        queue.running += 1;
    }
    let thread = std::thread::Builder::new().name("toolrt-checks".into());
    if thread.spawn(run).is_err() {
        // There is no other thread: whoever is here waits.
        run();
    }
}

fn run() {
    loop {
        let job = {
            let mut queue = locked(&QUEUE);
            match queue.waiting.pop_front() {
                Some(job) => job,
                None => {
                    queue.running -= 1;
                    return;
                }
            }
        };
        // A panic of a check is its own; a waker's ends with it.
        drop(caught(job));
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
