//! Threads on which the calls of a session run: a handler may block.
//!
//! One thread leads: it reads a line, runs the call, and reads the next line. That is faster than to hand calls on.
//! Another one watches it, and leads in its place when a call has not ended in a moment; that call goes on where it is.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;
use tokio::sync::Notify;

/// How many calls run at once.
const MOST: usize = 64;

/// How long a call runs before another thread leads.
const MOMENT: Duration = Duration::from_millis(2);

/// For how many moments somebody watches while nothing begins.
const QUIET: u32 = 50;

/// What is to be done for a line; it gets the workers that do it.
pub type Job<L> = Box<dyn FnOnce(&Workers<L>) + Send>;

/// What comes to the thread that leads.
pub enum Step<L> {
    Job(Job<L>),
    /// A line for which nothing is left to be done.
    Nothing,
    /// No more lines are taken.
    End,
}

/// Whoever takes the lines; one thread at a time does.
pub trait Lines: Send + Sync + Sized + 'static {
    /// Whether the next line is there: nobody needs to wait for it.
    fn is_at_hand(&self) -> bool;

    /// Called before a line is waited for.
    fn pause(&self);

    /// Waits for a line, and takes it.
    fn next(self: &Arc<Self>) -> Step<Self>;

    /// Called at least once in a moment while somebody watches.
    fn flush(&self);
}

/// Whether somebody watches: the next moment comes soon.
#[derive(Default)]
pub struct Pace(AtomicBool);

impl Pace {
    pub fn goes_on(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }
}

/// The threads.
pub struct Workers<L>(Arc<Shared<L>>);

struct Shared<L> {
    lines: Arc<L>,
    /// Where futures are polled.
    handle: Handle,
    state: Mutex<State<L>>,
    /// Told where an idle thread is wanted.
    wanted: Condvar,
    /// Told where no more lines are taken, and where nothing runs any more.
    closed: Notify,
    ended: Notify,
    pace: Arc<Pace>,
}

struct State<L> {
    waiting: VecDeque<Job<L>>,
    threads: usize,
    /// How many wait for something to do, and how many of them were called.
    idle: usize,
    called: usize,
    running: usize,
    /// How many have begun where the lines are taken.
    taken: u64,
    /// How many have begun that waited.
    begun: u64,
    /// How often a thread has begun to lead, and the number of the one that leads.
    leads: u64,
    leader: Option<u64>,
    /// Whether a job runs where the lines are taken.
    is_busy: bool,
    /// Whether somebody watches; `Pace` says whether somebody does or was called to.
    has_watcher: bool,
    /// Whether jobs have blocked, so that those behind them get threads.
    has_blocked: bool,
    is_closed: bool,
}

type Locked<'s, L> = MutexGuard<'s, State<L>>;

impl<L> Clone for Workers<L> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<L: Lines> Workers<L> {
    /// No threads yet.
    pub fn new(lines: Arc<L>, pace: Arc<Pace>, handle: Handle) -> Self {
        Self(Arc::new(Shared {
            lines,
            handle,
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                threads: 0,
                idle: 0,
                called: 0,
                running: 0,
                taken: 0,
                begun: 0,
                leads: 0,
                leader: None,
                is_busy: false,
                has_watcher: false,
                has_blocked: false,
                is_closed: false,
            }),
            wanted: Condvar::new(),
            closed: Notify::new(),
            ended: Notify::new(),
            pace,
        }))
    }

    /// Begins to take lines; `false` if there is no thread.
    pub fn start(&self) -> bool {
        self.start_one(&mut self.state())
    }

    /// Waits until no more lines are taken.
    pub async fn closed(&self) {
        self.0.closed.notified().await;
    }

    /// Waits until nothing runs any more, of workers that are closed.
    pub async fn ended(&self) {
        self.0.ended.notified().await;
    }

    /// Takes no more lines.
    pub fn close(&self) {
        let mut state = self.state();
        self.end(&mut state);
        self.tell(&state);
    }

    /// Lets another thread take lines: a job is going to wait.
    pub fn give_way(&self) {
        let mut state = self.state();
        if state.is_busy {
            self.depose(&mut state);
            self.help(&mut state);
        }
    }

    /// Runs a future to its end, in this thread.
    pub fn block_on<F: Future>(&self, future: F) -> F::Output {
        self.0.handle.block_on(future)
    }

    fn state(&self) -> Locked<'_, L> {
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start_one(&self, state: &mut State<L>) -> bool {
        let own = self.clone();
        let worker = thread::Builder::new().name("toolrt-call".to_owned());
        let started = worker.spawn(move || own.work()).is_ok();
        state.threads += usize::from(started);
        started
    }

    /// Lets a thread do what is to be done; whether there may be one. Where the system has none left, those that are
    /// there go on.
    fn help(&self, state: &mut State<L>) -> bool {
        if state.idle > state.called {
            state.called += 1;
            self.0.wanted.notify_one();
            return true;
        }
        state.threads >= MOST + 2 || self.start_one(state)
    }

    fn depose(&self, state: &mut State<L>) {
        state.leader = None;
        state.is_busy = false;
    }

    fn end(&self, state: &mut State<L>) {
        if !state.is_closed {
            state.is_closed = true;
            self.0.pace.0.store(false, Ordering::Release);
            // Nobody watches those that still wait.
            state.has_blocked = true;
            if !state.waiting.is_empty() {
                self.help(state);
            }
            self.0.wanted.notify_all();
            self.0.closed.notify_one();
        }
    }

    /// Tells who waits for the end.
    fn tell(&self, state: &State<L>) {
        if state.is_closed && state.running == 0 && state.waiting.is_empty() {
            self.0.ended.notify_one();
        }
    }

    fn work(&self) {
        let _polled = self.0.handle.enter();
        let mut state = self.state();
        loop {
            if state.leader.is_none() && !state.is_closed {
                state = self.lead(state);
            } else if state.running < MOST
                && let Some(job) = state.waiting.pop_front()
            {
                state.running += 1;
                state.begun += 1;
                if state.has_blocked && !state.waiting.is_empty() {
                    self.help(&mut state);
                }
                drop(state);
                let start = Instant::now();
                job(self);
                state = self.state();
                // Where it was short, it need not have waited.
                state.has_blocked &= state.is_closed || start.elapsed() >= MOMENT;
                state.running -= 1;
                self.tell(&state);
            } else if self.0.pace.goes_on() && !state.has_watcher {
                state = self.watch(state);
            } else if state.is_closed {
                state.threads -= 1;
                return;
            } else {
                state = self.rest(state);
            }
        }
    }

    /// Waits until there is something to do.
    fn rest<'s>(&'s self, mut state: Locked<'s, L>) -> Locked<'s, L> {
        state.idle += 1;
        while state.called == 0 && !state.is_closed {
            let woken = self.0.wanted.wait(state);
            state = woken.unwrap_or_else(PoisonError::into_inner);
        }
        state.idle -= 1;
        state.called = state.called.saturating_sub(1);
        state
    }

    /// Lets somebody watch, where nobody does.
    fn call_watcher(&self, state: &mut State<L>) {
        if !self.0.pace.goes_on() {
            let watched = self.help(state);
            self.0.pace.0.store(watched, Ordering::Release);
        }
    }

    /// Takes lines, until somebody else does.
    fn lead<'s>(&'s self, mut state: Locked<'s, L>) -> Locked<'s, L> {
        state.leads += 1;
        let own = Some(state.leads);
        state.leader = own;
        if !state.waiting.is_empty() {
            self.help(&mut state);
        }
        while !state.is_closed {
            let waits = !self.0.lines.is_at_hand();
            if waits {
                state.has_blocked = false;
            }
            drop(state);
            if waits {
                self.0.lines.pause();
            }
            let step = self.0.lines.next();
            state = self.state();
            let job = match step {
                Step::Job(job) => job,
                Step::Nothing => continue,
                Step::End => {
                    self.end(&mut state);
                    break;
                }
            };
            if state.has_blocked || state.running >= MOST {
                state.waiting.push_back(job);
                self.help(&mut state);
                self.call_watcher(&mut state);
                continue;
            }
            state.running += 1;
            state.taken += 1;
            state.is_busy = true;
            self.call_watcher(&mut state);
            drop(state);
            job(self);
            state = self.state();
            state.running -= 1;
            if state.leader != own {
                break;
            }
            state.is_busy = false;
        }
        self.tell(&state);
        state
    }

    /// Takes the lead from a thread whose call has not ended in a moment.
    fn watch<'s>(&'s self, mut state: Locked<'s, L>) -> Locked<'s, L> {
        state.has_watcher = true;
        let mut quiet = 0;
        while self.0.pace.goes_on() && quiet < QUIET {
            let (seen, begun) = (state.taken, state.begun);
            drop(state);
            thread::sleep(MOMENT);
            self.0.lines.flush();
            state = self.state();
            if !state.waiting.is_empty() && state.begun == begun {
                state.has_blocked = true;
                self.help(&mut state);
            }
            if (state.taken, state.begun) != (seen, begun) {
                quiet = 0;
            } else if state.is_busy {
                state.has_blocked = true;
                self.depose(&mut state);
                break;
            } else {
                quiet += 1;
            }
        }
        state.has_watcher = false;
        self.0.pace.0.store(false, Ordering::Release);
        drop(state);
        // What was held because somebody watched.
        self.0.lines.flush();
        self.state()
    }
}
