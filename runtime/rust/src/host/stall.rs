//! Runs a call until it has ended, or until it can do nothing but wait for its caller.
//!
//! A handler that waits keeps the waker of its task somewhere: in a timer, a socket, a channel. An open request keeps
//! none. So the handler is polled with a waker whose holders are counted: if nobody holds it when the handler is
//! pending, nothing can ever wake it, and the caller is asked. Requests that something else polls, such as a task of its
//! own or a set of futures, hide this; there the handler counts as waiting when nothing has happened for a second.

use std::future::poll_fn;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context as Task, Poll, Wake, Waker};
use std::time::Duration;

use crate::call::asking::{Asking, Waiting};
use crate::call::{BoxFuture, Clock, Context};
use crate::caught::{Caged, caught_poll};

/// How long nothing may happen before a handler counts as waiting.
const QUIET: Duration = Duration::from_secs(1);

/// How a call came to its end.
pub(super) enum Stalling<T> {
    /// With what it gave, or the text of a panic.
    Ended(Result<T, String>),
    Waiting(Waiting),
}

/// Polls the steps of a call. Those of a call inside never wait for a caller here: the call around does.
pub(super) async fn stalling<F: Future>(
    cx: &Context,
    clock: &dyn Clock,
    mut steps: Pin<&mut F>,
) -> Stalling<F::Output> {
    let asking = cx.asking().filter(|asking| !asking.is_inside());
    let mut counted: Option<Counted> = None;
    let mut quiet: Option<Caged<BoxFuture<'static, ()>>> = None;
    poll_fn(|task| {
        let Some(asking) = asking else {
            return caught_poll(steps.as_mut(), task).map(Stalling::Ended);
        };
        if counted.is_none() {
            if let Poll::Ready(ended) = caught_poll(steps.as_mut(), task) {
                return Poll::Ready(Stalling::Ended(ended));
            }
            if !asking.waits(task.waker()) {
                return Poll::Pending;
            }
        }
        // From here on there is something to wait for: who else holds the waker decides.
        let counting = counted.get_or_insert_with(|| Counted::of(task.waker()));
        counting.follow(asking, task.waker());
        if let Poll::Ready(ended) =
            caught_poll(steps.as_mut(), &mut Task::from_waker(&counting.waker))
        {
            return Poll::Ready(Stalling::Ended(ended));
        }
        if !asking.waits(task.waker()) {
            quiet = None;
            return Poll::Pending;
        }
        let waits = match (asking.has_fault(), asking.is_elsewhere()) {
            (true, _) => true,
            (false, false) => counting.is_alone(),
            (false, true) => is_quiet(&mut quiet, clock, task),
        };
        match waits {
            true => Poll::Ready(Stalling::Waiting(asking.waiting())),
            false => Poll::Pending,
        }
    })
    .await
}

/// Waits for something that does not keep what a handler asks from the caller, such as the turn of a call inside.
pub(super) async fn beside<T>(cx: &Context, waited: impl Future<Output = T>) -> T {
    let mut waited = std::pin::pin!(waited);
    poll_fn(|task| {
        let uncounted = cx
            .asking()
            .and_then(|asking| asking.uncounted(task.waker()));
        let waker = uncounted.as_ref().unwrap_or(task.waker());
        waited.as_mut().poll(&mut Task::from_waker(waker))
    })
    .await
}

/// Whether nothing has happened for a while: whatever wakes the call makes it begin again.
fn is_quiet(
    timer: &mut Option<Caged<BoxFuture<'static, ()>>>,
    clock: &dyn Clock,
    task: &mut Task<'_>,
) -> bool {
    let mut rings = |timer: &mut Caged<BoxFuture<'static, ()>>| {
        timer
            .pinned()
            .is_none_or(|timer| timer.poll(task).is_ready())
    };
    if timer.as_mut().is_some_and(&mut rings) {
        return true;
    }
    // Without timers nobody could ever tell.
    let Some(next) = clock.sleep(QUIET) else {
        return true;
    };
    let mut next = Caged::new(next);
    let rang = rings(&mut next);
    *timer = Some(next);
    rang
}

/// A waker whose holders are counted.
struct Counted {
    holders: Arc<Holders>,
    waker: Waker,
    /// How many there are when nobody else holds it.
    own: usize,
}

struct Holders {
    task: Waker,
    woken: AtomicBool,
}

impl Wake for Holders {
    fn wake(self: Arc<Self>) {
        self.wake_by_ref();
    }

    fn wake_by_ref(self: &Arc<Self>) {
        self.woken.store(true, Ordering::SeqCst);
        self.task.wake_by_ref();
    }
}

impl Counted {
    fn of(task: &Waker) -> Self {
        let holders = Arc::new(Holders {
            task: task.clone(),
            woken: AtomicBool::new(false),
        });
        let waker = Waker::from(holders.clone());
        Self {
            holders,
            waker,
            // This one, the waker, and the one that the asking knows.
            own: 3,
        }
    }

    /// Makes it stand for the waker of the task, which may be another one at each poll.
    fn follow(&mut self, asking: &Asking, task: &Waker) {
        if !self.holders.task.will_wake(task) {
            *self = Self::of(task);
        }
        self.holders.woken.store(false, Ordering::SeqCst);
        asking.count(&self.waker, task);
    }

    /// Whether nobody else holds it, and nobody has used it.
    fn is_alone(&self) -> bool {
        // In this order: whoever has used it up has woken before.
        Arc::strong_count(&self.holders) == self.own && !self.holders.woken.load(Ordering::SeqCst)
    }
}
