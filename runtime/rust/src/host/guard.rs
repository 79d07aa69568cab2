//! Runs a handler within its call: with deadline, cancel, and caught panics.

use std::future::{Future, poll_fn};
use std::pin::Pin;
use std::task::{Context as Task, Poll};

use crate::call::{Clock, Context};
use crate::caught::{Caged, caught_poll};

/// How a guarded handler ended.
pub(crate) enum Guarded<T> {
    Done(T),
    TimedOut,
    Cancelled,
    /// With the panic's text, which is for the log.
    Panicked(String),
}

/// Polls `handler` until it is done, its deadline passes or its caller cancels. One that does not end by itself is told
/// by the token of the call before it is dropped.
pub(crate) async fn guarded<T>(
    clock: &dyn Clock,
    cx: &Context,
    handler: Pin<Box<dyn Future<Output = T> + Send + '_>>,
) -> Guarded<T> {
    // Whatever the others' `Drop` does, the call ends in order.
    let mut handler = Caged::new(handler);
    let ended = ended(clock, cx, &mut handler).await;
    match &ended {
        Guarded::Done(_) => {}
        Guarded::TimedOut | Guarded::Cancelled | Guarded::Panicked(_) => cx.cancel().cancel(),
    }
    ended
}

async fn ended<T>(
    clock: &dyn Clock,
    cx: &Context,
    handler: &mut Caged<Pin<Box<dyn Future<Output = T> + Send + '_>>>,
) -> Guarded<T> {
    let is_late = || {
        cx.deadline()
            .is_some_and(|deadline| clock.now() >= deadline)
    };
    if cx.cancel().is_cancelled() {
        return Guarded::Cancelled;
    }
    if is_late() {
        return Guarded::TimedOut;
    }
    let timer = cx
        .deadline()
        .and_then(|deadline| clock.sleep(deadline.saturating_sub(clock.now())));
    let mut timer = timer.map(Caged::new);
    let mut cancel = cx.cancel().watch();
    poll_fn(|task| {
        if cx.cancel().is_cancelled() {
            return Poll::Ready(Guarded::Cancelled);
        }
        let Some(handler) = handler.pinned() else {
            return Poll::Pending;
        };
        match caught_poll(handler, task) {
            Poll::Ready(Ok(value)) => return Poll::Ready(Guarded::Done(value)),
            Poll::Ready(Err(text)) => return Poll::Ready(Guarded::Panicked(text)),
            Poll::Pending => {}
        }
        // What waits beside the handler does not count as something that the handler waits for.
        let uncounted = cx
            .asking()
            .and_then(|asking| asking.uncounted(task.waker()));
        let task = &mut Task::from_waker(uncounted.as_ref().unwrap_or(task.waker()));
        if cancel.poll(task).is_ready() {
            return Poll::Ready(Guarded::Cancelled);
        }
        let timer = timer.as_mut().and_then(Caged::pinned);
        let timer_rang = timer.is_some_and(|timer| timer.poll(task).is_ready());
        match timer_rang || is_late() {
            true => Poll::Ready(Guarded::TimedOut),
            false => Poll::Pending,
        }
    })
    .await
}
