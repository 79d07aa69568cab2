//! Panics of code that is not the runtime's own: caught, and turned into texts.

use std::any::Any;
use std::future::Future;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::pin::Pin;
use std::task::{Context, Poll};

/// Runs something; if it panics, the panic's text.
pub(crate) fn caught<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(text_of)
}

/// Polls something; if it panics, it is ready with the panic's text.
pub(crate) fn caught_poll<F: Future + ?Sized>(
    future: Pin<&mut F>,
    task: &mut Context<'_>,
) -> Poll<Result<F::Output, String>> {
    match caught(|| future.poll(task)) {
        Ok(poll) => poll.map(Ok),
        Err(text) => Poll::Ready(Err(text)),
    }
}

/// A value of somebody else, whose `Drop` may panic: that ends with the value.
pub(crate) struct Caged<T>(Option<T>);

impl<T> Caged<T> {
    pub(crate) fn new(value: T) -> Self {
        Self(Some(value))
    }
}

impl<T: ?Sized> Caged<Pin<Box<T>>> {
    /// The future in the box, to be polled.
    pub(crate) fn pinned(&mut self) -> Option<Pin<&mut T>> {
        self.0.as_mut().map(Pin::as_mut)
    }
}

impl<T> Drop for Caged<T> {
    fn drop(&mut self) {
        let value = self.0.take();
        // The panic's hook has shown it; there is nobody left to tell.
        let _ = caught(|| drop(value));
    }
}

fn text_of(panic: Box<dyn Any + Send>) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    let text = text.unwrap_or("no text").to_owned();
    // Even a payload may panic when it is dropped; the payload of that panic is not dropped any more.
    if let Err(again) = catch_unwind(AssertUnwindSafe(|| drop(panic))) {
        std::mem::forget(again);
    }
    text
}
