//! The signals that ask a server on stdin to end.

use std::{process, thread};

use tokio::sync::oneshot;

/// Waits for SIGINT or SIGTERM, on Windows for Ctrl-C; gives its number. Where nothing can be watched, it waits for ever.
///
/// A thread of its own watches, since the runtime of a host may have no driver for that, or be busy. It ends with the
/// future; after a first signal, a second one ends the process at once.
pub(super) async fn signal() -> i32 {
    let (tell, told) = oneshot::channel();
    let watcher = thread::Builder::new().name("toolrt-signals".to_owned());
    let _ = watcher.spawn(|| watch(tell));
    match told.await {
        Ok(number) => number,
        Err(_) => std::future::pending().await,
    }
}

fn watch(mut tell: oneshot::Sender<i32>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let Ok(runtime) = runtime else {
        return;
    };
    runtime.block_on(async {
        let Some(mut signals) = Signals::new() else {
            return;
        };
        let first = tokio::select! {
            number = signals.next() => number,
            () = tell.closed() => return,
        };
        if tell.send(first).is_ok() {
            process::exit(128 + signals.next().await);
        }
    });
}

#[cfg(unix)]
struct Signals([tokio::signal::unix::Signal; 2]);

#[cfg(unix)]
impl Signals {
    fn new() -> Option<Self> {
        use tokio::signal::unix::{SignalKind, signal};

        let interrupt = signal(SignalKind::interrupt()).ok()?;
        let terminate = signal(SignalKind::terminate()).ok()?;
        Some(Self([interrupt, terminate]))
    }

    /// The number of the next one.
    async fn next(&mut self) -> i32 {
        let [interrupt, terminate] = &mut self.0;
        tokio::select! {
            _ = interrupt.recv() => 2,
            _ = terminate.recv() => 15,
        }
    }
}

#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> Option<Self> {
        Some(Self)
    }

    /// The number of the next one.
    async fn next(&mut self) -> i32 {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
        2
    }
}
