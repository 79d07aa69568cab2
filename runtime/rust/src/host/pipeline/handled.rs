//! Turns and attempts of handlers.

use std::time::Duration;

use super::Run;
use super::faults::{no_turn, shut_down};
use crate::call::{BoxFuture, CallFault, Context};
use crate::host::gate::Pass;
use crate::host::limits::{CallerKey, Full, Turn};
use crate::host::stall::beside;
use crate::host::tool::{Hidden, Produced};
use crate::host::{Refusal, attempts};

impl Run<'_> {
    /// Waits for the turn of the call, if calls of the tool are limited.
    pub(super) async fn turn(
        &mut self,
        pass: &Pass,
        cx: &Context,
    ) -> Result<Option<Turn>, Refusal> {
        let now = || self.host.surroundings.clock.now();
        let caller = CallerKey::of(cx);
        let turn = match self.host.turns.enter(self.spec, cx.held(), caller, now) {
            Ok(Some(turn)) => turn,
            Ok(None) => return Ok(None),
            Err(full) => return Err(no_turn(self.spec, full)),
        };
        if turn.is_mine() {
            return Ok(Some(turn));
        }
        if !pass.may_wait() {
            return Err(shut_down());
        }
        // The tool's own limit does not count yet; the caller's does, and so does a cancel.
        let comes = Box::pin(async {
            beside(cx, turn.comes()).await;
            Ok(())
        });
        let came = self.guarded("queue", cx, comes).await;
        if pass.is_turned_away() {
            return Err(shut_down());
        }
        came?;
        match turn.is_mine() {
            true => Ok(Some(turn)),
            // It has given way to calls of callers of whom fewer wait.
            false => Err(no_turn(self.spec, Full::Queue)),
        }
    }

    /// Runs the handler, again if it fails for now and may be tried again.
    pub(super) async fn handled(
        &mut self,
        cx: &Context,
        mut args: Hidden,
        mut injected: Hidden,
    ) -> Result<Produced, Refusal> {
        let most = attempts::retries(self.spec).saturating_add(1);
        // Calls before this one may have begun it, if their processes have ended.
        let before = cx.attempt() - 1;
        if before > 0 {
            self.meta.attempts = Some(cx.attempt());
        }
        let mut attempt = 1;
        let mut later;
        let mut cx = cx;
        loop {
            let again = match attempt < most {
                true => self.tool.copied(&args, &injected),
                false => None,
            };
            let mut handler = self.tool.call(self.registry, cx, args, injected);
            if let Some(claimed) = &self.claimed {
                handler = claimed.noticing(handler);
            }
            let fault = match self.guarded("handler", cx, handler).await {
                Ok(produced) => return Ok(produced),
                Err(fault) => fault,
            };
            let Some(again) = again else {
                return Err(fault);
            };
            let Some(pause) = self.pause(&fault, attempt, most, cx) else {
                return Err(fault);
            };
            if let Some(pause) = pause {
                let pause = Box::pin(async move {
                    pause.await;
                    Ok(())
                });
                self.guarded("timer", cx, pause).await?;
            }
            cx.cancel().begin_again();
            if let Some(asking) = cx.asking() {
                asking.begin_again();
            }
            attempt += 1;
            let next = cx.clone().at_attempt(before.saturating_add(attempt));
            later = next;
            cx = &later;
            self.meta.attempts = Some(cx.attempt());
            (args, injected) = again;
        }
    }

    /// The wait before the next attempt, which may be none at all; `None` if there must not be one.
    pub(super) fn pause(
        &self,
        fault: &CallFault,
        failed: u32,
        most: u32,
        cx: &Context,
    ) -> Option<Option<BoxFuture<'static, ()>>> {
        if !attempts::may_pass(fault) || cx.cancel().has_sent() {
            return None;
        }
        let time = attempts::wait(self.spec, failed, fault, self.host.random.as_ref());
        let clock = self.host.surroundings.clock.as_ref();
        if cx
            .deadline()
            .is_some_and(|deadline| clock.now().saturating_add(time) >= deadline)
        {
            return None;
        }
        let pause = match time {
            Duration::ZERO => None,
            time => Some(clock.sleep(time)?),
        };
        cx.log(format!(
            "Attempt {failed} of {most} failed with {}; the next one begins in {} ms.",
            fault.code,
            time.as_millis(),
        ));
        Some(pause)
    }
}
