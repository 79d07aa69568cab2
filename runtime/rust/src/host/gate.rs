//! Which calls a registry lets in, and which of them run: what it takes to shut it down.

use std::any::Any;
use std::collections::BTreeMap;
use std::future::poll_fn;
use std::sync::{Arc, PoisonError};
use std::task::{Poll, Waker};

use crate::call::{BoxFuture, Cancel, Context};
use crate::caught::Caged;
use crate::sync::{Mutex, MutexGuard};

/// What has become of the calls that ran when a registry was shut down. Calls that these have made do not count.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct ShutDown {
    /// Those that have ended by themselves.
    pub finished: usize,
    /// Those that were told to end and have ended: the grace was over, or they still waited for their turn.
    pub cancelled: usize,
    /// Those that were told to end and have not: they still run.
    pub left: usize,
}

/// Lets calls in until it is shut, and knows those that run.
#[derive(Debug, Default)]
pub(crate) struct Gate(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    is_shut: bool,
    next: u64,
    running: BTreeMap<u64, Running>,
    report: ShutDown,
    /// Those who wait until nothing runs.
    waiting: BTreeMap<u64, Waker>,
}

#[derive(Debug)]
struct Running {
    cancel: Cancel,
    /// Whether a call of this registry that runs has made it.
    is_inside: bool,
    /// Whether it waits for its turn.
    waits: bool,
    /// Whether it was told to end.
    is_told: bool,
}

/// A call that was let in. It has ended when this is dropped.
#[derive(Debug)]
pub(crate) struct Pass {
    gate: Arc<Gate>,
    number: u64,
}

/// What the context of a call that was let in says of it, and of the calls around.
struct Admitted {
    gate: Arc<Gate>,
    number: u64,
    outer: Option<Arc<dyn Any + Send + Sync>>,
}

impl Gate {
    /// Lets a call in, unless the gate is shut; calls that are made by one that runs belong to it.
    pub(crate) fn enter(self: &Arc<Self>, cx: Context) -> (Context, Option<Pass>) {
        let mut state = self.state();
        let is_inside = self.is_inside(&state, cx.admitted());
        if state.is_shut && !is_inside {
            drop(state);
            return (cx, None);
        }
        let number = state.next;
        state.next += 1;
        let running = Running {
            cancel: cx.cancel().clone(),
            is_inside,
            waits: false,
            is_told: false,
        };
        state.running.insert(number, running);
        drop(state);
        let admitted = Arc::new(Admitted {
            gate: self.clone(),
            number,
            outer: cx.admitted().cloned(),
        });
        let gate = self.clone();
        (cx.with_admitted(admitted), Some(Pass { gate, number }))
    }

    /// Whether a call that runs here is around the one whose context this is.
    fn is_inside(&self, state: &State, mut around: Option<&Arc<dyn Any + Send + Sync>>) -> bool {
        while let Some(call) = around.and_then(|call| call.downcast_ref::<Admitted>()) {
            if std::ptr::eq(&*call.gate, self) && state.running.contains_key(&call.number) {
                return true;
            }
            around = call.outer.as_ref();
        }
        false
    }

    /// Lets nobody in any more, and turns those away who wait for their turn.
    pub(crate) fn shut(&self) {
        let mut state = self.state();
        state.is_shut = true;
        let told = state.tell(|running| running.waits && !running.is_inside);
        drop(state);
        told.iter().for_each(Cancel::cancel);
    }

    /// Whether nobody is let in any more.
    pub(crate) fn is_shut(&self) -> bool {
        self.state().is_shut
    }

    /// Cancels every call that runs.
    pub(crate) fn cancel(&self) {
        let told = self.state().tell(|_| true);
        told.iter().for_each(Cancel::cancel);
    }

    /// Waits until nothing runs or the timer rings; not at all without one. Whether nothing runs then.
    pub(crate) async fn idle(&self, timer: Option<BoxFuture<'static, ()>>) -> bool {
        let mut timer = timer.map(Caged::new);
        let mut idle = Idle {
            gate: self,
            place: None,
        };
        poll_fn(|task| {
            if idle.poll(task.waker()) {
                return Poll::Ready(true);
            }
            let Some(timer) = timer.as_mut().and_then(Caged::pinned) else {
                return Poll::Ready(false);
            };
            timer.poll(task).map(|()| false)
        })
        .await
    }

    /// What has become of the calls until now.
    pub(crate) fn report(&self) -> ShutDown {
        let state = self.state();
        let left = state.running.values().filter(|running| !running.is_inside);
        ShutDown {
            left: left.count(),
            ..state.report
        }
    }

    fn leave(&self, number: u64) {
        let mut state = self.state();
        let gone = state.running.remove(&number);
        if let Some(gone) = gone.as_ref().filter(|gone| !gone.is_inside)
            && state.is_shut
        {
            match gone.is_told {
                true => state.report.cancelled += 1,
                false => state.report.finished += 1,
            }
        }
        let wakers = match state.running.is_empty() {
            true => std::mem::take(&mut state.waiting),
            false => BTreeMap::new(),
        };
        drop(state);
        // Tokens hold wakers, which are somebody else's.
        drop(gone);
        wakers.into_values().for_each(Waker::wake);
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// Notes that calls are told to end; gives their tokens, to be cancelled without the lock.
    fn tell(&mut self, which: impl Fn(&Running) -> bool) -> Vec<Cancel> {
        let running = self.running.values_mut();
        let told = running.filter(|running| !running.is_told && which(running));
        told.map(|running| {
            running.is_told = true;
            running.cancel.clone()
        })
        .collect()
    }
}

impl Pass {
    /// The call waits for its turn from now on; whether it may.
    pub(crate) fn may_wait(&self) -> bool {
        let mut state = self.gate.state();
        let is_shut = state.is_shut;
        let Some(running) = state.running.get_mut(&self.number) else {
            return false;
        };
        running.waits = running.is_inside || !is_shut;
        running.waits
    }

    /// The call does not wait for its turn any more; whether it was turned away.
    pub(crate) fn is_turned_away(&self) -> bool {
        let mut state = self.gate.state();
        let running = state.running.get_mut(&self.number);
        running.is_none_or(|running| {
            running.waits = false;
            running.is_told
        })
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        self.gate.leave(self.number);
    }
}

/// Somebody who waits until nothing runs.
struct Idle<'a> {
    gate: &'a Gate,
    place: Option<u64>,
}

impl Idle<'_> {
    /// Whether nothing runs; else the waker is woken when nothing does.
    fn poll(&mut self, waker: &Waker) -> bool {
        let mut state = self.gate.state();
        if state.running.is_empty() {
            return true;
        }
        let place = *self.place.get_or_insert_with(|| {
            state.next += 1;
            state.next - 1
        });
        let before = state.waiting.insert(place, waker.clone());
        drop(state);
        drop(before);
        false
    }
}

impl Drop for Idle<'_> {
    fn drop(&mut self) {
        if let Some(place) = self.place {
            let own = self.gate.state().waiting.remove(&place);
            drop(own);
        }
    }
}

#[cfg(test)]
mod tests;
