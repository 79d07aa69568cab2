//! Tokio's timers, also where the runtime of a call has none.

use std::pin::Pin;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::runtime::{Builder, Handle};
use tokio::task::JoinHandle;

use crate::call::BoxFuture;
use crate::caught::caught;

/// A future that is ready after `time`; `None` if the system gives no thread for the timers.
pub(super) fn sleep(time: Duration) -> Option<BoxFuture<'static, ()>> {
    /// A runtime without timers panics when it is asked for one, and its hook prints that. Once is enough.
    static LACKING: AtomicBool = AtomicBool::new(false);
    if Handle::try_current().is_ok() && !LACKING.load(Ordering::Relaxed) {
        match caught(|| tokio::time::sleep(time)) {
            Ok(sleep) => return Some(Box::pin(sleep)),
            Err(_) => LACKING.store(true, Ordering::Relaxed),
        }
    }
    let own = own()?;
    Some(Box::pin(Alarm(
        own.spawn(async move { tokio::time::sleep(time).await }),
    )))
}

/// The runtime of the timers: one thread, started when it is first needed, which ends with the process.
fn own() -> Option<&'static Handle> {
    static OWN: OnceLock<Option<Handle>> = OnceLock::new();
    let own = OWN.get_or_init(|| {
        let runtime = Builder::new_current_thread().enable_time().build().ok()?;
        let handle = runtime.handle().clone();
        std::thread::Builder::new()
            .name("toolrt-timers".into())
            .spawn(move || runtime.block_on(std::future::pending::<()>()))
            .ok()?;
        Some(handle)
    });
    own.as_ref()
}

/// A timer on the own thread; nothing of it stays when it is dropped.
struct Alarm(JoinHandle<()>);

impl Future for Alarm {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<()> {
        Pin::new(&mut self.0).poll(task).map(|_| ())
    }
}

impl Drop for Alarm {
    fn drop(&mut self) {
        self.0.abort();
    }
}
