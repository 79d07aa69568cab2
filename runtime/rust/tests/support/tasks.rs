//! An executor that polls only what was woken, and says so if nobody is, or if somebody never sleeps.

use std::collections::VecDeque;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::sleep;
use std::time::{Duration, Instant};

use toolrt::BoxFuture;

/// How long other threads may take to wake somebody.
const PATIENCE: Duration = Duration::from_secs(10);

/// Tasks that run beside the main one.
#[derive(Clone, Default)]
pub struct Tasks(Arc<Mutex<VecDeque<BoxFuture<'static, ()>>>>);

impl Tasks {
    /// Starts a task.
    pub fn spawn(&self, task: impl Future<Output = ()> + Send + 'static) {
        self.0.lock().unwrap().push_back(Box::pin(task));
    }

    /// Runs the main task to its end, and the others along with it.
    pub fn run<F: Future>(&self, main: F) -> F::Output {
        let mut main = pin!(main);
        let awake = Flag::new();
        let mut others: Vec<(BoxFuture<'static, ()>, Arc<Flag>)> = Vec::new();
        for _ in 0..1000 {
            let mut moved = false;
            if awake.taken() {
                moved = true;
                let waker = Waker::from(awake.clone());
                if let Poll::Ready(output) = main.as_mut().poll(&mut Context::from_waker(&waker)) {
                    return output;
                }
            }
            let new: Vec<_> = self.0.lock().unwrap().drain(..).collect();
            others.extend(new.into_iter().map(|task| (task, Flag::new())));
            others.retain_mut(|(task, awake)| {
                if !awake.taken() {
                    return true;
                }
                moved = true;
                let waker = Waker::from(awake.clone());
                task.as_mut()
                    .poll(&mut Context::from_waker(&waker))
                    .is_pending()
            });
            // Large documents are checked on another thread, which wakes somebody.
            let patience = Instant::now() + PATIENCE;
            let is_awake = || awake.is_set() || others.iter().any(|(_, awake)| awake.is_set());
            while !moved && !is_awake() {
                assert!(
                    Instant::now() < patience,
                    "everybody sleeps, and nobody wakes them"
                );
                sleep(Duration::from_millis(1));
            }
        }
        panic!("somebody is woken all the time, and nothing happens");
    }
}

struct Flag(AtomicBool);

impl Flag {
    fn new() -> Arc<Self> {
        Arc::new(Self(AtomicBool::new(true)))
    }

    fn is_set(&self) -> bool {
        self.0.load(Ordering::Acquire)
    }

    fn taken(&self) -> bool {
        self.0.swap(false, Ordering::AcqRel)
    }
}

impl Wake for Flag {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::Release);
    }
}

/// Something that happens once, and that tasks wait for.
#[derive(Clone, Default)]
pub struct Gate(Arc<Mutex<(bool, Vec<Waker>)>>);

impl Gate {
    pub fn open(&self) {
        let wakers = {
            let mut state = self.0.lock().unwrap();
            state.0 = true;
            std::mem::take(&mut state.1)
        };
        wakers.into_iter().for_each(Waker::wake);
    }

    pub async fn opened(&self) {
        poll_fn(|task| {
            let mut state = self.0.lock().unwrap();
            if state.0 {
                return Poll::Ready(());
            }
            state.1.push(task.waker().clone());
            Poll::Pending
        })
        .await;
    }
}
