//! Runs a handler within its call: with deadline, cancel, and caught panics.

use std::future::{Future, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::Poll;

use super::Clock;
use crate::call::Context;

/// How a guarded handler ended.
pub(crate) enum Guarded<T> {
    Done(T),
    TimedOut,
    Cancelled,
    /// With the panic's text, which is for the log.
    Panicked(String),
}

/// Polls `handler` until it is done, its deadline passes or its caller cancels.
pub(crate) async fn guarded<T>(
    clock: &dyn Clock,
    cx: &Context,
    mut handler: Pin<Box<dyn Future<Output = T> + Send + '_>>,
) -> Guarded<T> {
    let mut timer = cx
        .deadline()
        .and_then(|deadline| clock.sleep(deadline.saturating_sub(clock.now())));
    let mut cancel = cx.cancel().watch();
    poll_fn(|task| {
        if cx.cancel().is_cancelled() {
            return Poll::Ready(Guarded::Cancelled);
        }
        match catch_unwind(AssertUnwindSafe(|| handler.as_mut().poll(task))) {
            Ok(Poll::Ready(value)) => return Poll::Ready(Guarded::Done(value)),
            Ok(Poll::Pending) => {}
            Err(panic) => return Poll::Ready(Guarded::Panicked(panic_text(panic.as_ref()))),
        }
        if cancel.poll(task).is_ready() {
            return Poll::Ready(Guarded::Cancelled);
        }
        let timer_rang = timer
            .as_mut()
            .is_some_and(|timer| timer.as_mut().poll(task).is_ready());
        if timer_rang
            || cx
                .deadline()
                .is_some_and(|deadline| clock.now() >= deadline)
        {
            return Poll::Ready(Guarded::TimedOut);
        }
        Poll::Pending
    })
    .await
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("the handler panicked: {}", text.unwrap_or("no text"))
}
