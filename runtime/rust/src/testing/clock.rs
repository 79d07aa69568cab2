//! Time that passes when a test says so.

use std::fmt;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context as Task, Poll, Wake, Waker};
use std::thread::Thread;
use std::time::Duration;

use crate::call::{BoxFuture, Clock};

/// A clock that stands still until a test moves it. Timers (`timeout`, waits between `retries`, deadlines of callers)
/// fire when it is moved to their time or past it. Clones are the same clock.
#[derive(Clone, Default)]
pub struct ManualClock(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    now: Duration,
    /// In the order in which they were set.
    timers: Vec<Set>,
    count: u64,
}

struct Set {
    number: u64,
    at: Duration,
    waker: Option<Waker>,
}

impl ManualClock {
    /// A clock at zero; for what expires it is 2000-01-01.
    pub fn new() -> Self {
        Self::default()
    }

    /// Moves the clock. Timers that are due fire, the earliest first.
    pub fn advance(&self, time: Duration) {
        let mut due: Vec<(Duration, u64, Waker)> = {
            let mut state = self.state();
            state.now = state.now.saturating_add(time);
            let now = state.now;
            let timers = state.timers.iter_mut().filter(|timer| timer.at <= now);
            timers
                .filter_map(|timer| Some((timer.at, timer.number, timer.waker.take()?)))
                .collect()
        };
        due.sort_by_key(|(at, number, _)| (*at, *number));
        // A waker is somebody else's: it may set timers.
        due.into_iter().for_each(|(_, _, waker)| waker.wake());
    }

    /// How many timers have not fired.
    pub fn waiting(&self) -> usize {
        let state = self.state();
        let open = state.timers.iter().filter(|timer| timer.at > state.now);
        open.count()
    }

    /// The time until the next timer fires.
    pub fn next_timer(&self) -> Option<Duration> {
        let state = self.state();
        let open = state.timers.iter().filter(|timer| timer.at > state.now);
        open.map(|timer| timer.at - state.now).min()
    }

    /// Runs something to its end. Whenever it can do nothing but wait, the clock moves to its next timer, so no test
    /// waits. What waits for other threads or for the system is waited for, if no timer is set.
    pub fn run<F: Future>(&self, future: F) -> F::Output {
        let mut future = pin!(future);
        let awake = Arc::new(Awake {
            is_awake: AtomicBool::new(true),
            thread: std::thread::current(),
        });
        let waker = Waker::from(awake.clone());
        let mut task = Task::from_waker(&waker);
        loop {
            while awake.is_awake.swap(false, Ordering::AcqRel) {
                if let Poll::Ready(output) = future.as_mut().poll(&mut task) {
                    return output;
                }
            }
            match self.next_timer() {
                Some(time) => self.advance(time),
                None => std::thread::park(),
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

struct Awake {
    is_awake: AtomicBool,
    thread: Thread,
}

impl Wake for Awake {
    fn wake(self: Arc<Self>) {
        self.is_awake.store(true, Ordering::Release);
        self.thread.unpark();
    }
}

/// 2000-01-01, in seconds since 1970.
const BEGIN: u64 = 946_684_800;

impl Clock for ManualClock {
    fn now(&self) -> Duration {
        self.state().now
    }

    fn sleep(&self, time: Duration) -> Option<BoxFuture<'static, ()>> {
        let mut state = self.state();
        let (number, at) = (state.count, state.now.saturating_add(time));
        state.count += 1;
        state.timers.push(Set {
            number,
            at,
            waker: None,
        });
        let clock = self.clone();
        Some(Box::pin(Timer { clock, number, at }))
    }

    fn unix_time(&self) -> u64 {
        BEGIN + self.state().now.as_secs()
    }

    fn has_timers(&self) -> bool {
        true
    }
}

impl fmt::Debug for ManualClock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("ManualClock").field(&self.now()).finish()
    }
}

struct Timer {
    clock: ManualClock,
    number: u64,
    at: Duration,
}

impl Future for Timer {
    type Output = ();

    fn poll(self: Pin<&mut Self>, task: &mut Task<'_>) -> Poll<()> {
        let mut state = self.clock.state();
        if state.now >= self.at {
            return Poll::Ready(());
        }
        let mut timers = state.timers.iter_mut();
        let own = timers.find(|timer| timer.number == self.number);
        let before = own.and_then(|own| own.waker.replace(task.waker().clone()));
        drop(state);
        // A waker is somebody else's: dropping it may run anything.
        drop(before);
        Poll::Pending
    }
}

impl Drop for Timer {
    fn drop(&mut self) {
        let gone = {
            let mut state = self.clock.state();
            let timers = state.timers.iter();
            let mut places = timers.enumerate();
            let place = places.find(|(_, timer)| timer.number == self.number);
            let place = place.map(|(place, _)| place);
            place.map(|place| state.timers.remove(place))
        };
        drop(gone);
    }
}
