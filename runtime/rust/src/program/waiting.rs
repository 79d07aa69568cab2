//! Waiting for a thread, from any executor of futures.

use std::future::poll_fn;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::task::{Poll, Waker};
use std::thread;
use std::time::Duration;

/// How many threads run, and who waits for the last one.
static RUNNING: (Mutex<usize>, Condvar) = (Mutex::new(0), Condvar::new());

/// Waits until no program runs any more, and tells whether that is so after this time.
///
/// A call that is cancelled, or whose time is over, ends without waiting for its program, which is ended soon after, with
/// all that it has started. A process that ends earlier leaves it behind, so a host waits here before it ends. Commands
/// do that themselves.
pub fn settle(time: Duration) -> bool {
    let (running, ended) = &RUNNING;
    let running = running.lock().unwrap_or_else(PoisonError::into_inner);
    let waited = ended.wait_timeout_while(running, time, |running| *running > 0);
    !waited.unwrap_or_else(PoisonError::into_inner).1.timed_out()
}

/// What a thread has made, and who waits for it.
struct Slot<T> {
    made: Option<T>,
    is_over: bool,
    waker: Option<Waker>,
}

/// Tells a thread that nobody waits any more.
struct Waits(Arc<AtomicBool>);

impl Drop for Waits {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Release);
    }
}

/// Ends the wait, also where the thread panics.
struct Ends<T>(Arc<Mutex<Slot<T>>>);

impl<T> Drop for Ends<T> {
    fn drop(&mut self) {
        let mut slot = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        slot.is_over = true;
        if let Some(waker) = slot.waker.take() {
            waker.wake();
        }
        drop(slot);
        count(|running| running - 1);
    }
}

fn count(change: impl FnOnce(usize) -> usize) {
    let (running, ended) = &RUNNING;
    let mut running = running.lock().unwrap_or_else(PoisonError::into_inner);
    *running = change(*running);
    ended.notify_all();
}

/// Runs `work` on a thread of its own, and gives what it makes; nothing if there is no thread, or it panics. `work` gets a
/// flag that is set when nobody waits for it any more.
pub(super) async fn on_a_thread<T: Send + 'static>(
    name: &str,
    work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
) -> Option<T> {
    let slot = Arc::new(Mutex::new(Slot {
        made: None,
        is_over: false,
        waker: None,
    }));
    let is_gone = Arc::new(AtomicBool::new(false));
    let (own, gone) = (slot.clone(), is_gone.clone());
    let thread = thread::Builder::new().name(name.to_owned());
    count(|running| running + 1);
    let ends = Ends(own);
    let spawned = thread.spawn(move || {
        let ends = ends;
        let made = work(&gone);
        let mut slot = ends.0.lock().unwrap_or_else(PoisonError::into_inner);
        slot.made = Some(made);
    });
    spawned.ok()?;
    let _waits = Waits(is_gone);
    poll_fn(|task| {
        let mut slot = slot.lock().unwrap_or_else(PoisonError::into_inner);
        if slot.is_over {
            return Poll::Ready(slot.made.take());
        }
        slot.waker = Some(task.waker().clone());
        Poll::Pending
    })
    .await
}
