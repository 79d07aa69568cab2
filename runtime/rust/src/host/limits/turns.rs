//! Whose turn it is: calls that run, and calls that wait, round robin between callers and in order for each of them.

use std::any::Any;
use std::future::poll_fn;
use std::sync::{Arc, OnceLock, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

use super::bucket::Bucket;
use super::callers::CallerKey;
use super::circle::{self, Waits};
use super::rate::Window;
use super::state::{Place, State, Wait};
use super::{Limits, Rate, ToolLimits};
use crate::spec::Spec;
use crate::sync::{Mutex, MutexGuard};

/// The turns of a registry.
#[derive(Debug, Default)]
pub(crate) struct Turns {
    limits: Limits,
    state: Mutex<State>,
}

/// Why a call gets no turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Full {
    /// Too many wait already.
    Queue,
    /// All who could make room wait for this call.
    Circle,
    /// The tools were called too often; this much later they may be again.
    Rate(Duration),
    /// Too many calls of this caller wait already.
    CallersQueue,
    /// The caller has called too often; this much later it may again.
    CallersRate(Duration),
}

/// A call's own part in the turns, for the context of its handler: calls made by that are calls inside of this one.
#[derive(Debug)]
struct Held {
    turns: Arc<Turns>,
    /// Its number, as soon as it has a turn or waits for it.
    number: OnceLock<u64>,
    /// Of another registry, or of this one.
    outer: Option<Arc<dyn Any + Send + Sync>>,
}

impl Held {
    fn is_of(&self, turns: &Arc<Turns>) -> bool {
        Arc::ptr_eq(&self.turns, turns)
    }
}

/// A call that has a turn, or waits for it. Whatever it has is given back when this is dropped.
#[derive(Debug)]
pub(crate) struct Turn {
    turns: Arc<Turns>,
    number: u64,
}

impl Turns {
    pub(crate) fn new(limits: Limits) -> Self {
        Self {
            limits,
            state: Mutex::default(),
        }
    }

    /// Whether calls of a tool are limited at all.
    pub(crate) fn limit(&self, spec: &Spec) -> bool {
        spec.parallel.is_some() || !self.limits.is_plain()
    }

    /// What the context of a call has that is going to enter.
    ///
    /// `outer` is what the context of the caller has: a call that is made inside of another one uses its places.
    pub(crate) fn held(
        self: &Arc<Self>,
        outer: Option<&Arc<dyn Any + Send + Sync>>,
    ) -> Arc<dyn Any + Send + Sync> {
        Arc::new(Held {
            turns: self.clone(),
            number: OnceLock::new(),
            outer: outer.cloned(),
        })
    }

    /// Takes a turn, or a place in the queue; `None` if nothing has to be taken.
    ///
    /// `held` is what the context of the call has, `caller` whom it counts for.
    pub(crate) fn enter(
        self: &Arc<Self>,
        spec: &'static Spec,
        held: Option<&Arc<dyn Any + Send + Sync>>,
        caller: CallerKey,
        now: impl FnOnce() -> Duration,
    ) -> Result<Option<Turn>, Full> {
        let tool = spec.name;
        let own = self.limits.tools.get(tool).copied().unwrap_or_default();
        let mut state = self.state();
        let callers = self.callers(&state, held);
        let is_inside = callers.iter().any(|number| {
            let caller = state.places.get(number);
            caller.is_some_and(|caller| caller.tool == tool && caller.limit.is_some())
        });
        let limit = match is_inside {
            true => None,
            false => [spec.parallel, own.parallel].into_iter().flatten().min(),
        };
        let index = state.index(tool);
        let is_outermost = callers.is_empty();
        let place = Place {
            tool,
            index,
            takes_one: is_outermost && self.limits.parallel.is_some(),
            limit,
            caller,
            is_outermost,
        };
        let waits = match self.fits(&state, &place) {
            true => None,
            false => Some(self.may_wait(&state, &place, &callers)?),
        };
        self.count(&mut state, &place, &own, now)?;
        let has_quota = is_outermost && !self.limits.quota.is_plain();
        if !place.takes_one && limit.is_none() && !has_quota {
            return Ok(None);
        }
        let number = state.next;
        state.next += 1;
        if let Some(held) = held.and_then(|held| held.downcast_ref::<Held>())
            && held.is_of(self)
        {
            // A call enters once.
            let _ = held.number.set(number);
        }
        let mut gone = None;
        match waits {
            None => state.take(number, place),
            Some(gives_way) => {
                gone = gives_way.and_then(|other| state.wait_no_more(other));
                let wait = Wait {
                    place,
                    callers,
                    waker: None,
                };
                state.wait(number, wait);
            }
        }
        drop(state);
        if let Some(waker) = gone.and_then(|wait| wait.waker) {
            waker.wake();
        }
        Ok(Some(Turn {
            turns: self.clone(),
            number,
        }))
    }

    /// The numbers of the calls that a call is made inside of, as far as they have places here.
    fn callers(
        self: &Arc<Self>,
        state: &State,
        mut held: Option<&Arc<dyn Any + Send + Sync>>,
    ) -> Vec<u64> {
        let mut callers = Vec::new();
        while let Some(call) = held.and_then(|held| held.downcast_ref::<Held>()) {
            // The call itself has no number yet.
            if let Some(number) = call.number.get()
                && call.is_of(self)
                && state.places.contains_key(number)
            {
                callers.push(*number);
            }
            held = call.outer.as_ref();
        }
        callers
    }

    fn fits(&self, state: &State, place: &Place) -> bool {
        let running = state.tools[place.index].running;
        let is_full = place.takes_one
            && self
                .limits
                .parallel
                .is_some_and(|most| state.running >= most);
        let most = self.limits.quota.parallel.filter(|_| place.is_outermost);
        let has_all = most.is_some_and(|most| state.callers.running(&place.caller) >= most);
        !is_full && !has_all && place.limit.is_none_or(|most| running < most)
    }

    /// Whether waiting makes sense; the call that gives way where too many wait already.
    fn may_wait(&self, state: &State, place: &Place, callers: &[u64]) -> Result<Option<u64>, Full> {
        if place.limit == Some(0) || self.limits.parallel == Some(0) {
            return Err(Full::Queue);
        }
        if place.is_outermost {
            let quota = &self.limits.quota;
            let waiting = state.callers.waiting(&place.caller);
            if quota.parallel == Some(0) || quota.queue.is_some_and(|most| waiting >= most) {
                return Err(Full::CallersQueue);
            }
        }
        let gives_way = match state.tools[place.index].waiting >= self.limits.queue {
            true => Some(state.greediest(place).ok_or(Full::Queue)?),
            false => None,
        };
        // Nobody waits for a call that is made inside of no other.
        if callers.is_empty() {
            return Ok(gives_way);
        }
        let inside = state
            .waiting
            .values()
            .filter(|wait| !wait.callers.is_empty());
        let waits = inside.map(|wait| (wait.place.tool, wait.callers.as_slice()));
        let waits: Waits<'_> = waits.chain([(place.tool, callers)]).collect();
        let places = state
            .places
            .iter()
            .filter(|(_, place)| place.limit.is_some());
        let places = places.map(|(number, place)| (*number, place.tool));
        match circle::closes(place.tool, &waits, &places.collect::<Vec<_>>()) {
            true => Err(Full::Circle),
            false => Ok(gives_way),
        }
    }

    /// Counts a call against the rates.
    fn count(
        &self,
        state: &mut State,
        place: &Place,
        own: &ToolLimits,
        now: impl FnOnce() -> Duration,
    ) -> Result<(), Full> {
        let quota = &self.limits.quota;
        let bucket = Bucket::of(quota).filter(|_| place.is_outermost);
        if self.limits.rate.is_none() && own.rate.is_none() && bucket.is_none() {
            return Ok(());
        }
        let (index, now) = (place.index, now());
        let full_at = state.callers.full_at(&place.caller);
        let callers_wait = bucket.and_then(|bucket| bucket.wait(full_at, now));
        let wait = |rate: Option<Rate>, window: &mut Window| window.wait(rate?, now);
        let window = &mut state.tools[index].rate;
        let own_wait = wait(own.rate, window);
        let all_wait = wait(self.limits.rate, &mut state.rate);
        let longer = own_wait.max(all_wait);
        match callers_wait {
            Some(wait) if longer.is_none_or(|longer| wait >= longer) => {
                return Err(Full::CallersRate(wait));
            }
            Some(_) | None => {}
        }
        if let Some(longer) = longer {
            return Err(Full::Rate(longer));
        }
        if let Some(bucket) = bucket {
            let callers = &mut state.callers;
            callers.take(place.caller, &bucket, now, quota.callers);
        }
        if own.rate.is_some() {
            state.tools[index].rate.count(now);
        }
        if self.limits.rate.is_some() {
            state.rate.count(now);
        }
        Ok(())
    }

    /// Lets calls run for which there is room now, those first whose callers were not served for longest; returns whom to
    /// wake.
    fn admit(&self, state: &mut State) -> Vec<Waker> {
        let mut wakers = Vec::new();
        loop {
            let has_room = |number: &u64| {
                let wait = state.waiting.get(number);
                wait.is_some_and(|wait| self.fits(state, &wait.place))
            };
            let Some(number) = state.callers.in_turn().find(has_room) else {
                return wakers;
            };
            if let Some(wait) = state.wait_no_more(number) {
                state.take(number, wait.place);
                wakers.extend(wait.waker);
            }
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many calls have places, and how many wait.
    #[cfg(test)]
    pub(super) fn counts(&self) -> (usize, usize) {
        let state = self.state();
        let running: u32 = state.tools.iter().map(|tool| tool.running).sum();
        assert!(running as usize <= state.places.len());
        let waiting: usize = state.tools.iter().map(|tool| tool.waiting).sum();
        assert_eq!(waiting, state.waiting.len());
        (state.places.len(), waiting)
    }

    /// How many callers are remembered.
    #[cfg(test)]
    pub(super) fn remembered(&self) -> usize {
        self.state().callers.remembered()
    }
}

impl Turn {
    /// Whether it is this call's turn. A call that has waited and has none had to give way.
    pub(crate) fn is_mine(&self) -> bool {
        self.turns.state().places.contains_key(&self.number)
    }

    /// Whether it is not this call's turn yet, but will be.
    #[cfg(test)]
    pub(super) fn waits(&self) -> bool {
        self.turns.state().waiting.contains_key(&self.number)
    }

    /// Waits for it.
    pub(crate) async fn comes(&self) {
        poll_fn(|task| {
            let mut state = self.turns.state();
            let Some(wait) = state.waiting.get_mut(&self.number) else {
                return Poll::Ready(());
            };
            let before = wait.waker.replace(task.waker().clone());
            drop(state);
            drop(before);
            Poll::Pending
        })
        .await;
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let turns = &self.turns;
        let (wakers, gone) = {
            let mut state = turns.state();
            let gone = state.wait_no_more(self.number);
            match state.places.remove(&self.number) {
                Some(place) => {
                    state.give_back(&place);
                    (turns.admit(&mut state), gone)
                }
                None => (Vec::new(), gone),
            }
        };
        // Wakers are somebody else's: nothing of them runs while the state is locked.
        drop(gone);
        wakers.into_iter().for_each(Waker::wake);
    }
}
