//! Signals that ask a command to end.

use std::thread;

use tokio::sync::oneshot;

use crate::call::Cancel;

/// Watches for signals as long as it is kept.
pub struct Watched(#[allow(dead_code, reason = "dropping it ends the thread")] oneshot::Sender<()>);

/// Cancels when the process is asked to end; a second signal ends it at once.
///
/// A thread of its own waits for that, since a handler may block the thread of its call.
pub fn watched(cancel: &Cancel) -> Watched {
    let cancel = cancel.clone();
    let (done, mut is_done) = oneshot::channel();
    let (watches, is_watching) = std::sync::mpsc::channel();
    let watcher = thread::Builder::new().name("toolrt-signals".to_owned());
    let _ = watcher.spawn(move || {
        let mut runtime = tokio::runtime::Builder::new_current_thread();
        let Ok(runtime) = runtime.enable_all().build() else {
            return;
        };
        runtime.block_on(async {
            let Some(mut signals) = Signals::new() else {
                return;
            };
            let _ = watches.send(());
            loop {
                tokio::select! {
                    number = signals.next() => {
                        if cancel.is_cancelled() {
                            std::process::exit(128 + number);
                        }
                        cancel.cancel();
                    }
                    _ = &mut is_done => return,
                }
            }
        });
    });
    // A call must not begin before; where nothing can be watched, the other end is dropped.
    let _ = is_watching.recv();
    Watched(done)
}

#[cfg(unix)]
struct Signals([tokio::signal::unix::Signal; 3]);

#[cfg(unix)]
impl Signals {
    fn new() -> Option<Self> {
        use tokio::signal::unix::{SignalKind, signal};

        let interrupt = signal(SignalKind::interrupt()).ok()?;
        let terminate = signal(SignalKind::terminate()).ok()?;
        let hangup = signal(SignalKind::hangup()).ok()?;
        Some(Self([interrupt, terminate, hangup]))
    }

    /// The number of the next one.
    async fn next(&mut self) -> i32 {
        let [interrupt, terminate, hangup] = &mut self.0;
        tokio::select! {
            _ = interrupt.recv() => 2,
            _ = terminate.recv() => 15,
            _ = hangup.recv() => 1,
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
