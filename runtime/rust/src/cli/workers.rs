//! Threads on which the calls of a session run: a handler may block.
//!
//! One thread takes call after call as long as they are short: that is faster than a thread for each. Another one watches
//! it, and takes what waits when nothing has gone on for a moment.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How many calls run at once.
const MOST: usize = 64;

/// How long a call waits behind others before it gets a thread of its own.
const MOMENT: Duration = Duration::from_millis(2);

/// A call that is to be run.
type Job = Box<dyn FnOnce() + Send>;

/// The threads; they end when it is dropped and nothing waits any more.
pub struct Workers(Arc<Shared>);

struct Shared {
    state: Mutex<State>,
    changed: Condvar,
    /// See [`Pace`].
    pace: Arc<Pace>,
    /// Called at least once in a moment while a thread watches.
    on_moment: Box<dyn Fn() + Send + Sync>,
}

/// Whether more waits, and a thread watches: the next moment comes soon.
#[derive(Default)]
pub struct Pace(AtomicBool);

impl Pace {
    pub fn goes_on(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Job>,
    threads: usize,
    idle: usize,
    running: usize,
    /// How many have been taken.
    taken: u64,
    /// Whether a thread watches those that run.
    is_watched: bool,
    /// Whether those that run have blocked, so that all that waits gets threads.
    has_blocked: bool,
    is_closed: bool,
}

impl Workers {
    /// No threads yet. `on_moment` is called at least once in a moment while a thread watches.
    pub fn new(pace: Arc<Pace>, on_moment: impl Fn() + Send + Sync + 'static) -> Self {
        Self(Arc::new(Shared {
            state: Mutex::default(),
            changed: Condvar::new(),
            pace,
            on_moment: Box::new(on_moment),
        }))
    }

    /// Runs a job when one of the threads is free; `false` if there is no thread at all.
    pub fn run(&self, job: impl FnOnce() + Send + 'static) -> bool {
        let mut state = self.0.state();
        state.waiting.push_back(Box::new(job));
        self.0.help(&mut state);
        if state.threads == 0 {
            state.waiting.pop_back();
            return false;
        }
        self.0.note(&state);
        true
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.0.state().is_closed = true;
        self.0.changed.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a thread take or watch what waits, where none does.
    fn help(self: &Arc<Self>, state: &mut State) {
        if state.waiting.is_empty() || (state.is_watched && !state.has_blocked) {
            return;
        }
        if state.idle > 0 {
            self.changed.notify_one();
        } else if state.threads < MOST {
            let shared = self.clone();
            let worker = thread::Builder::new().name("toolrt-call".to_owned());
            if worker.spawn(move || shared.work()).is_ok() {
                state.threads += 1;
            }
        }
    }

    /// Says how it goes on, to those who have not the lock.
    fn note(&self, state: &State) {
        let goes_on = state.is_watched && !state.waiting.is_empty();
        self.pace.0.store(goes_on, Ordering::Release);
    }

    fn work(self: &Arc<Self>) {
        let mut state = self.state();
        loop {
            if state.waiting.is_empty() {
                if state.is_closed {
                    return;
                }
                state.idle += 1;
                state = self.wait(state);
                state.idle -= 1;
            } else if state.running == 0 || state.has_blocked {
                state = self.take(state);
            } else if state.is_watched {
                state.idle += 1;
                state = self.wait(state);
                state.idle -= 1;
            } else {
                let seen = state.taken;
                state.is_watched = true;
                self.note(&state);
                let woken = self.changed.wait_timeout(state, MOMENT);
                state = woken.unwrap_or_else(PoisonError::into_inner).0;
                state.is_watched = false;
                self.note(&state);
                drop(state);
                (self.on_moment)();
                state = self.state();
                state.has_blocked |= state.taken == seen && !state.waiting.is_empty();
            }
        }
    }

    fn wait<'s>(&self, state: MutexGuard<'s, State>) -> MutexGuard<'s, State> {
        let woken = self.changed.wait(state);
        woken.unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs what has waited longest.
    fn take<'s>(self: &'s Arc<Self>, mut state: MutexGuard<'s, State>) -> MutexGuard<'s, State> {
        let Some(job) = state.waiting.pop_front() else {
            return state;
        };
        state.has_blocked &= !state.waiting.is_empty();
        state.taken += 1;
        state.running += 1;
        self.note(&state);
        self.help(&mut state);
        if state.is_closed && state.waiting.is_empty() {
            // Those that are idle can end.
            self.changed.notify_all();
        }
        drop(state);
        job();
        let mut state = self.state();
        state.running -= 1;
        state
    }
}
