//! Signals that ask a command to end.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, mpsc};
use std::thread;

use tokio::sync::oneshot;

use crate::call::Cancel;

/// What a command does, which decides what a signal does to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Phase {
    /// It reads words and stdin: it ends at once.
    Reads,
    /// It asks for a secret: that is cancelled, and nothing else ends the process, for only who asks can give the terminal
    /// back as it was.
    Asks,
    /// It calls: the calls are cancelled.
    Calls,
    /// It writes its answer, which is not stopped.
    Answers,
    /// A signal has come while it read: what it did is over.
    Ends,
}

/// Watches for signals as long as it is kept.
pub struct Watched {
    cancel: Cancel,
    phase: Arc<AtomicU8>,
    /// Dropping it ends the thread that watches.
    _done: oneshot::Sender<()>,
}

impl Watched {
    /// Watches from now on. `ends` answers for a command that is asked to end before anything is called, and gives the exit
    /// code. A second signal ends the process at once.
    ///
    /// A thread of its own waits for signals, since a handler may block the thread of its call.
    pub fn new(ends: impl FnOnce() -> u8 + Send + 'static) -> Self {
        let (cancel, phase) = (Cancel::new(), Arc::new(AtomicU8::new(Phase::Reads as u8)));
        let (done, mut is_done) = oneshot::channel();
        let (watches, is_watching) = mpsc::channel();
        let watcher = thread::Builder::new().name("toolrt-signals".to_owned());
        let (own, own_phase) = (cancel.clone(), phase.clone());
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
                let mut ends = Some(ends);
                loop {
                    let number = tokio::select! {
                        number = signals.next() => number,
                        _ = &mut is_done => return,
                    };
                    let now = own_phase.compare_exchange(
                        Phase::Reads as u8,
                        Phase::Ends as u8,
                        Ordering::AcqRel,
                        Ordering::Acquire,
                    );
                    let asks = now == Err(Phase::Asks as u8);
                    if own.is_cancelled() && !asks {
                        std::process::exit(128 + number);
                    }
                    own.cancel();
                    if let Some(ends) = ends.take().filter(|_| now.is_ok()) {
                        std::process::exit(ends().into());
                    }
                }
            });
        });
        // Nothing must begin before; where signals cannot be watched, the other end is dropped.
        let _ = is_watching.recv();
        Self {
            cancel,
            phase,
            _done: done,
        }
    }

    /// The token that a signal cancels.
    pub fn cancel(&self) -> &Cancel {
        &self.cancel
    }

    /// Says what the command does now. Where a signal has ended it, the thread stops here until the process is gone.
    pub fn enter(&self, phase: Phase) {
        let goes_on = |now: u8| (now != Phase::Ends as u8).then_some(phase as u8);
        let entered = (self.phase).fetch_update(Ordering::AcqRel, Ordering::Acquire, goes_on);
        while entered.is_err() {
            thread::park();
        }
    }
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
